FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production
# A container without a token must say so. It would start the stand-in for Discord otherwise.
ENV SANDBOX=never

COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund

COPY prisma ./prisma
COPY prisma.config.ts tsconfig.json ./
COPY scripts ./scripts
COPY src ./src
COPY commands ./commands
COPY sandbox ./sandbox
RUN node scripts/generate.mjs && node scripts/build.mjs

RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
CMD ["node", "dist/program/main.mjs"]
