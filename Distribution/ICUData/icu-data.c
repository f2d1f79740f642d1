/* An empty table of contents in the place of ICU's data, as ICU's own "stubdata" has it.
 *
 * ICU comes with Foundation, and its data are 34 MB of formats, calendars and collations that untangle never asks for:
 * it uses FoundationEssentials, and of its packages only what works without them. As an object of the program the
 * table is linked before the library, whose data nobody asks for then. The layout is that of DataHeader and UDataInfo
 * in ICU's ucmndata.h and udata.h.
 *
 * ICU_DATA is the name that the library at hand gives its data, as icudt76_dat; Package.swift defines it.
 */
#include <stdint.h>

struct icu_data {
  uint16_t header_size;
  uint8_t magic1, magic2;
  uint16_t info_size, reserved1;
  uint8_t is_big_endian, charset_family, size_of_char, reserved2;
  uint8_t format[4], format_version[4], data_version[4];
  uint8_t padding[8];
  uint32_t entry_count;
  uint32_t reserved3;
  int32_t no_entries[4];
};

_Alignas(16) const struct icu_data ICU_DATA = {
    .header_size = 32,
    .magic1 = 0xda,
    .magic2 = 0x27,
    .info_size = 20,
    .size_of_char = 2,
    .format = {'T', 'o', 'C', 'P'},
    .format_version = {1},
};
