CREATE TABLE "Challenge" (
    "id" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "to" TEXT,
    "game" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "rated" BOOLEAN NOT NULL,
    "sittingMs" BIGINT NOT NULL,
    "guildId" TEXT,
    "channelId" TEXT NOT NULL,
    "seat" TEXT,
    "deckId" TEXT,
    "status" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "messageId" TEXT,
    "matchId" TEXT,

    CONSTRAINT "Challenge_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Match" (
    "id" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "rated" BOOLEAN NOT NULL,
    "sittingMs" BIGINT NOT NULL,
    "guildId" TEXT,
    "channelId" TEXT NOT NULL,
    "threadId" TEXT,
    "status" TEXT NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "outcome" JSON,
    "version" INTEGER NOT NULL,
    "moves" INTEGER NOT NULL,
    "engine" TEXT NOT NULL,
    "state" TEXT NOT NULL,

    CONSTRAINT "Match_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Player" (
    "matchId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "misses" INTEGER NOT NULL,

    CONSTRAINT "Player_pkey" PRIMARY KEY ("matchId","seat")
);

CREATE TABLE "Move" (
    "matchId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "kind" TEXT NOT NULL,
    "seat" TEXT,
    "origin" TEXT NOT NULL,
    "engine" TEXT NOT NULL,
    "data" JSON NOT NULL,
    "events" JSON NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "Move_pkey" PRIMARY KEY ("matchId","seq")
);

CREATE TABLE "Sitting" (
    "matchId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "calledAt" TIMESTAMPTZ(3) NOT NULL,
    "deadline" TIMESTAMPTZ(3) NOT NULL,
    "remindAt" TIMESTAMPTZ(3),
    "misses" INTEGER NOT NULL,
    "answered" BOOLEAN NOT NULL,

    CONSTRAINT "Sitting_pkey" PRIMARY KEY ("matchId","seat")
);

CREATE TABLE "StandingOrder" (
    "matchId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "settings" JSON NOT NULL,

    CONSTRAINT "StandingOrder_pkey" PRIMARY KEY ("matchId","seat","kind","key")
);

CREATE TABLE "Draft" (
    "matchId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "about" TEXT NOT NULL,
    "draft" JSON NOT NULL,

    CONSTRAINT "Draft_pkey" PRIMARY KEY ("matchId","seat","about")
);

CREATE TABLE "Interaction" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "matchId" TEXT,

    CONSTRAINT "Interaction_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Notice" (
    "seq" BIGSERIAL NOT NULL,
    "id" TEXT NOT NULL,
    "matchId" TEXT,
    "kind" TEXT NOT NULL,
    "data" JSON NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "deadAt" TIMESTAMPTZ(3),

    CONSTRAINT "Notice_pkey" PRIMARY KEY ("seq")
);

CREATE TABLE "Heartbeat" (
    "id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Heartbeat_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "Challenge_status_expiresAt_idx" ON "Challenge"("status", "expiresAt");

CREATE INDEX "Match_status_idx" ON "Match"("status");

CREATE INDEX "Player_personId_idx" ON "Player"("personId");

CREATE INDEX "Sitting_answered_deadline_idx" ON "Sitting"("answered", "deadline");

CREATE INDEX "Sitting_answered_remindAt_idx" ON "Sitting"("answered", "remindAt");

CREATE INDEX "Interaction_at_idx" ON "Interaction"("at");

CREATE INDEX "Interaction_matchId_idx" ON "Interaction"("matchId");

CREATE UNIQUE INDEX "Notice_id_key" ON "Notice"("id");

CREATE INDEX "Notice_deadAt_idx" ON "Notice"("deadAt");

ALTER TABLE "Player" ADD CONSTRAINT "Player_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Move" ADD CONSTRAINT "Move_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Sitting" ADD CONSTRAINT "Sitting_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "StandingOrder" ADD CONSTRAINT "StandingOrder_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Draft" ADD CONSTRAINT "Draft_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Interaction" ADD CONSTRAINT "Interaction_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

