# An image with untangle, for servers that run containers:
#
#   docker build -t untangle .
#   docker run --rm -v "$PWD:/src" untangle lint --since origin/main
#
# The image ends on Debian, for git: --since and --staged run it. Where neither is used, '--target bare' gives an image
# of the program, the dynamic loader, libc and libm, without a shell.
#
# Scripts/try-release runs the program in a root that Scripts/bare-root has made, with chroot. What it does not try:
# Docker itself, the images that are named here, the stage with git.

FROM swift:6.3-bookworm AS build
WORKDIR /untangle
COPY . .
# The folder of the tests must exist for SwiftPM; nothing in it is built.
RUN Scripts/build /built/untangle && Scripts/bare-root /built/untangle /bare

FROM scratch AS bare
COPY --from=build /bare /
COPY LICENSE Distribution/ThirdParty.txt /usr/share/doc/untangle/
WORKDIR /src
ENTRYPOINT ["/usr/bin/untangle"]

# The Debian of the build, so that glibc is at least the one that the program was linked with.
FROM debian:bookworm-slim
# The folder that is mounted belongs to somebody else, and git refuses to look at it.
RUN apt-get update \
  && apt-get install -y --no-install-recommends git \
  && rm -rf /var/lib/apt/lists/* \
  && git config --system --add safe.directory '*'
COPY --from=build /built/untangle /usr/bin/untangle
COPY LICENSE Distribution/ThirdParty.txt /usr/share/doc/untangle/
WORKDIR /src
ENTRYPOINT ["/usr/bin/untangle"]
