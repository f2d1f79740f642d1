#ifndef LATE_CONFORMANCES_H
#define LATE_CONFORMANCES_H

/// Makes the conformances of `late-conformances.ld` known to the Swift runtime. Later calls do nothing.
///
/// Not for several threads at once.
void registerLateConformances(void);

#endif
