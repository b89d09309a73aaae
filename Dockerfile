# Two images from one file: `app` runs the API or the workers, `files` is the S3-compatible store with a home it may write to.
# Node strips the types itself, so nothing but the web client is built.

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY shared/package.json shared/
COPY ledger/package.json ledger/
COPY projections/package.json projections/
COPY workers/package.json workers/
COPY api/package.json api/
COPY web/package.json web/

FROM packages AS web
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build --workspace=web

FROM packages AS production
# The rooms' own packages only: neither tools nor the embedded database.
RUN npm ci --no-audit --no-fund --omit=dev \
  --workspace=shared --workspace=ledger --workspace=projections --workspace=workers --workspace=api

FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS app
# What keeps a process small: see scripts/memory-settings.ts.
ENV NODE_ENV=production MALLOC_MMAP_THRESHOLD_=1048576 NODE_OPTIONS=--max-old-space-size=2000
WORKDIR /app
COPY --from=production /app ./
COPY shared shared
COPY ledger ledger
COPY projections projections
COPY workers workers
COPY api api
COPY scripts scripts
COPY --from=web /app/web/dist web/dist
# The commit as operators see it: `.git` is not in the image. Last, so that it makes no other layer anew.
ARG BUILD_COMMIT=""
ENV BUILD_COMMIT=$BUILD_COMMIT
USER node
EXPOSE 3000
CMD ["node", "api/src/main.ts"]

FROM minio/minio:RELEASE.2025-04-22T22-12-26Z@sha256:a1ea29fa28355559ef137d71fc570e508a214ec84ff8083e39bc5428980b015e AS files
COPY --chown=1000:1000 scripts/docker/empty /data
USER 1000:1000
CMD ["server", "/data"]
