CREATE TABLE "LeagueWatch" (
    "guildId" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LeagueWatch_pkey" PRIMARY KEY ("guildId","personId")
);

CREATE INDEX "LeagueWatch_personId_idx" ON "LeagueWatch"("personId");
