#include "LateConformances.h"

#include <stdbool.h>

// The linker defines both for the section that late-conformances.ld names. Without that script there is no section.
__attribute__((weak, visibility("hidden"))) extern const char __start_late_conformances[];
__attribute__((weak, visibility("hidden"))) extern const char __stop_late_conformances[];

// Of the Swift runtime: "Register a block of protocol conformance records for dynamic lookup."
void swift_registerProtocolConformances(const void *begin, const void *end);

void registerLateConformances(void) {
  static bool isDone = false;
  if (isDone || !__start_late_conformances) return;
  isDone = true;
  swift_registerProtocolConformances(__start_late_conformances, __stop_late_conformances);
}
