# Marquee in one image: the site with its API, its database, and the stream provider. See docs/self-hosting.md.
#   docker build -t marquee . && docker run -p 8787:8787 -v marquee-data:/data marquee

FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV TURBO_TELEMETRY_DISABLED=1 CI=1
# The lockfile first: the downloaded packages stay cached until it changes.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
RUN npx --yes pnpm@10.34.9 fetch
COPY . .
RUN npx --yes pnpm@10.34.9 install --offline --frozen-lockfile
RUN npx --yes pnpm@10.34.9 turbo run build --filter=@marquee/postgres --filter=@marquee/web --filter=@marquee/api --filter=@marquee/stream-provider
# What runs needs neither the build's packages nor the browser's, nor the sources.
RUN find . -name node_modules -prune -exec rm -rf {} + \
 && npx --yes pnpm@10.34.9 install --offline --frozen-lockfile --prod \
      --filter @marquee/api... --filter @marquee/stream-provider... --filter @marquee/tooling... \
 && node packages/tooling/bin/prune-image.mjs \
 && rm -rf apps/*/src apps/web/e2e apps/web/public apps/web/guides packages/artwork packages/catalogue packages/core \
      packages/player packages/server packages/tmdb packages/postgres/src packages/*/fixtures packages/*/.turbo apps/*/.turbo \
      tools .turbo

FROM node:24-bookworm-slim
# ffmpeg lets the stream provider remux and transcode the operator's own films.
RUN apt-get update && apt-get install -y --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build --chown=node:node /app /app
RUN mkdir -m 700 /data && chown node:node /data
ENV NODE_ENV=production DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 8787
# The servers finish what they answer, then the database writes everything down: stop with a timeout of 20 s or more.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --start-period=30s --timeout=5s \
  CMD node -e "fetch('http://localhost:'+(process.env.PORT||8787)+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "packages/tooling/bin/serve.mjs"]
