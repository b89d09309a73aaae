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
# The rooms' own packages only: neither tools nor the embedded database. npm brings what they may stand beside as well; it goes again.
COPY scripts/docker/runtime-packages.ts ./
RUN npm ci --no-audit --no-fund --omit=dev \
  --workspace=shared --workspace=ledger --workspace=projections --workspace=workers --workspace=api \
  && node runtime-packages.ts shared ledger projections workers api && rm runtime-packages.ts

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
# Of the API, which the image runs by itself. Workers are asked by `scripts/strongroom.ts status`, as docker-compose.yml does.
HEALTHCHECK --interval=10s --timeout=5s --retries=3 --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api/src/main.ts"]

FROM chrislusf/seaweedfs:4.48@sha256:4e61d15fd35994cb1e43e1e553dff106794841fd9a99ade2fc8c8bfce4d7872d AS files
COPY --chown=1000:1000 scripts/docker/empty /data
USER 1000:1000
