FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production
# A container without a token must say so. It would start the stand-in for Discord otherwise.
ENV SANDBOX=never
# How little memory the process takes: scripts/memory.mjs says why.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072

COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

COPY prisma ./prisma
COPY prisma.config.ts tsconfig.json ./
COPY scripts ./scripts
COPY src ./src
COPY commands ./commands
COPY sandbox ./sandbox
RUN node scripts/generate.mjs && node scripts/build.mjs && node scripts/empty-database.mjs > /dev/null

RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
CMD ["node", "--max-semi-space-size=8", "dist/program/main.mjs"]
