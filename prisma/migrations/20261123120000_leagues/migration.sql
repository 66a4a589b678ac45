CREATE TABLE "League" (
    "id" TEXT NOT NULL,
    "guildId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "organisers" JSON NOT NULL,
    "helperRole" TEXT,
    "joinRole" TEXT,
    "championRole" TEXT,
    "name" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "phase" TEXT NOT NULL,
    "round" INTEGER,
    "players" INTEGER NOT NULL,
    "cases" INTEGER NOT NULL,
    "snapshot" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "events" INTEGER NOT NULL,
    "nextAt" TIMESTAMPTZ(3),
    "owedMs" BIGINT NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "boardChannel" TEXT,
    "boardMessage" TEXT,
    "boardPostedAt" TIMESTAMPTZ(3),
    "boardEditedAt" TIMESTAMPTZ(3),

    CONSTRAINT "League_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "League_nextAt_idx" ON "League"("nextAt");
CREATE INDEX "League_guildId_endedAt_idx" ON "League"("guildId", "endedAt");
CREATE INDEX "League_owedMs_idx" ON "League"("owedMs");

CREATE TABLE "LeaguePerson" (
    "leagueId" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "player" TEXT,
    "organises" BOOLEAN NOT NULL,

    CONSTRAINT "LeaguePerson_pkey" PRIMARY KEY ("leagueId", "personId"),
    CONSTRAINT "LeaguePerson_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "LeaguePerson_personId_idx" ON "LeaguePerson"("personId");

CREATE TABLE "LeagueEvent" (
    "leagueId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "by" TEXT NOT NULL,
    "data" JSON NOT NULL,

    CONSTRAINT "LeagueEvent_pkey" PRIMARY KEY ("leagueId", "seq"),
    CONSTRAINT "LeagueEvent_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- What leagues still have to do elsewhere, in order; a row is deleted once it is done.
CREATE TABLE "LeagueEffect" (
    "seq" BIGSERIAL NOT NULL,
    "id" TEXT NOT NULL,
    "leagueId" TEXT,
    "kind" TEXT NOT NULL,
    "personId" TEXT,
    "data" JSON NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "notBefore" TIMESTAMPTZ(3),
    "deadAt" TIMESTAMPTZ(3),

    CONSTRAINT "LeagueEffect_pkey" PRIMARY KEY ("seq")
);
CREATE UNIQUE INDEX "LeagueEffect_id_key" ON "LeagueEffect"("id");
CREATE INDEX "LeagueEffect_deadAt_notBefore_idx" ON "LeagueEffect"("deadAt", "notBefore");
CREATE INDEX "LeagueEffect_leagueId_idx" ON "LeagueEffect"("leagueId");
CREATE INDEX "LeagueEffect_personId_idx" ON "LeagueEffect"("personId");

CREATE TABLE "LeagueGame" (
    "matchId" TEXT NOT NULL,
    "leagueId" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "pairing" TEXT NOT NULL,

    CONSTRAINT "LeagueGame_pkey" PRIMARY KEY ("matchId")
);
CREATE UNIQUE INDEX "LeagueGame_game_key" ON "LeagueGame"("game");
CREATE INDEX "LeagueGame_leagueId_idx" ON "LeagueGame"("leagueId");

CREATE TABLE "LeagueDeck" (
    "leagueId" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "deckId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "list" JSON NOT NULL,
    "orders" JSON NOT NULL,
    "lockedAt" TIMESTAMPTZ(3),

    CONSTRAINT "LeagueDeck_pkey" PRIMARY KEY ("leagueId", "personId", "seat"),
    CONSTRAINT "LeagueDeck_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- What leagues and ratings have to hear of matches; written with the move, deleted with what follows from it.
CREATE TABLE "MatchReport" (
    "seq" BIGSERIAL NOT NULL,
    "matchId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "seat" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MatchReport_pkey" PRIMARY KEY ("seq")
);

CREATE TABLE "RatedGame" (
    "id" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "guildId" TEXT,
    "leagueId" TEXT,
    "one" TEXT,
    "other" TEXT,
    "data" JSON NOT NULL,
    "decks" JSON NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "why" TEXT,
    "change" JSON,

    CONSTRAINT "RatedGame_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "RatedGame_one_game_format_idx" ON "RatedGame"("one", "game", "format");
CREATE INDEX "RatedGame_other_game_format_idx" ON "RatedGame"("other", "game", "format");
CREATE INDEX "RatedGame_guildId_game_format_idx" ON "RatedGame"("guildId", "game", "format");
CREATE INDEX "RatedGame_leagueId_idx" ON "RatedGame"("leagueId");
CREATE INDEX "RatedGame_game_format_at_idx" ON "RatedGame"("game", "format", "at");

CREATE TABLE "Rating" (
    "game" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "ratings" JSON NOT NULL,

    CONSTRAINT "Rating_pkey" PRIMARY KEY ("game", "format", "personId")
);

-- The people of a pool are rated together; a writer names the version that they have read.
CREATE TABLE "RatingPool" (
    "game" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "advantage" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "RatingPool_pkey" PRIMARY KEY ("game", "format")
);

CREATE TABLE "Badge" (
    "personId" TEXT NOT NULL,
    "leagueId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "league" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Badge_pkey" PRIMARY KEY ("personId", "leagueId", "kind")
);

CREATE TABLE "QueueTicket" (
    "personId" TEXT NOT NULL,
    "wishes" JSON NOT NULL,
    "guildId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "declined" JSON NOT NULL,
    "offerId" TEXT,

    CONSTRAINT "QueueTicket_pkey" PRIMARY KEY ("personId")
);
CREATE INDEX "QueueTicket_until_idx" ON "QueueTicket"("until");

CREATE TABLE "QueueOffer" (
    "id" TEXT NOT NULL,
    "one" TEXT NOT NULL,
    "other" TEXT NOT NULL,
    "seats" JSON NOT NULL,
    "terms" JSON NOT NULL,
    "decks" JSON NOT NULL,
    "accepted" JSON NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "matchId" TEXT,

    CONSTRAINT "QueueOffer_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "QueueOffer_until_idx" ON "QueueOffer"("until");

-- How long searches took, for the estimate that people are shown.
CREATE TABLE "QueueSearch" (
    "id" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "tookMs" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "QueueSearch_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "QueueSearch_game_format_at_idx" ON "QueueSearch"("game", "format", "at");
