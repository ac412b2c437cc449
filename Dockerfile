# Nightshift with its embedded PostgreSQL. docker compose up, or see deploy/README.md.
# `npm run prove -- package` runs these instructions without Docker.

FROM node:22-bookworm-slim AS build
WORKDIR /app
# The manifests first: packages are installed again only when these change.
COPY package.json package-lock.json .npmrc ./
COPY packages/shared/package.json packages/shared/
COPY packages/ui/package.json packages/ui/
COPY packages/demo/package.json packages/demo/
COPY apps/server/package.json apps/server/
COPY apps/site/package.json apps/site/
COPY apps/office/package.json apps/office/
COPY apps/kiosk/package.json apps/kiosk/
COPY e2e/package.json e2e/
RUN npm ci
COPY . .
RUN npm run build

FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json /app/.npmrc ./
COPY packages/shared/package.json packages/shared/
COPY packages/ui/package.json packages/ui/
COPY packages/demo/package.json packages/demo/
COPY apps/server/package.json apps/server/
COPY apps/site/package.json apps/site/
COPY apps/office/package.json apps/office/
COPY apps/kiosk/package.json apps/kiosk/
COPY e2e/package.json e2e/
COPY deploy/link-database.mjs deploy/
# The packages of the server alone: the apps are bundled. The server finds their builds by these links.
RUN npm ci --omit=dev --workspace=apps/server \
  && node deploy/link-database.mjs \
  && ln -s ../../apps/site ../../apps/office ../../apps/kiosk node_modules/@nightshift/

FROM node:22-bookworm-slim
RUN groupadd --system --gid 10001 nightshift \
  && useradd --system --uid 10001 --gid nightshift --no-create-home --shell /usr/sbin/nologin nightshift \
  && install --directory --owner=nightshift --group=nightshift --mode=0700 /data
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /app/apps/server/dist apps/server/dist/
COPY --from=build /app/apps/server/migrations apps/server/migrations/
COPY --from=build /app/apps/site/dist apps/site/dist/
COPY --from=build /app/apps/office/dist apps/office/dist/
COPY --from=build /app/apps/kiosk/dist apps/kiosk/dist/
COPY deploy/healthcheck.mjs deploy/
# No demo: its passwords are known.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO=false MALLOC_ARENA_MAX=2
USER nightshift
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "deploy/healthcheck.mjs"]
CMD ["node", "apps/server/dist/main.js"]
