-- CreateTable
CREATE TABLE "Challenge" (
    "id" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "to" TEXT,
    "game" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "rules" JSON NOT NULL DEFAULT '{}',
    "rated" BOOLEAN NOT NULL,
    "suggestions" BOOLEAN,
    "opens" BOOLEAN,
    "sittingMs" BIGINT NOT NULL,
    "clock" JSON,
    "guildId" TEXT,
    "channelId" TEXT NOT NULL,
    "seat" TEXT,
    "deckId" TEXT,
    "status" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "messageId" TEXT,
    "matchId" TEXT,
    "rematchOf" TEXT,
    "rematch" TEXT,

    CONSTRAINT "Challenge_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Match" (
    "id" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "rules" JSON NOT NULL DEFAULT '{}',
    "rated" BOOLEAN NOT NULL,
    "suggestions" BOOLEAN,
    "opens" BOOLEAN,
    "sittingMs" BIGINT NOT NULL,
    "clock" JSON,
    "standstill" JSON,
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

-- CreateTable
CREATE TABLE "Live" (
    "matchId" TEXT NOT NULL,
    "answeredAt" JSON NOT NULL,
    "agreed" JSON NOT NULL,
    "endsAt" TIMESTAMPTZ(3),

    CONSTRAINT "Live_pkey" PRIMARY KEY ("matchId")
);

-- CreateTable
CREATE TABLE "Player" (
    "matchId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "misses" INTEGER NOT NULL,
    "stockMs" DOUBLE PRECISION,
    "submission" JSON,

    CONSTRAINT "Player_pkey" PRIMARY KEY ("matchId","seat")
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "Sitting" (
    "matchId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "calledAt" TIMESTAMPTZ(3) NOT NULL,
    "deadline" TIMESTAMPTZ(3) NOT NULL,
    "remindAt" TIMESTAMPTZ(3),
    "lastCallAt" TIMESTAMPTZ(3),
    "calendar" JSON,
    "heldMs" DOUBLE PRECISION,
    "upAt" TIMESTAMPTZ(3),
    "misses" INTEGER NOT NULL,
    "answered" BOOLEAN NOT NULL,

    CONSTRAINT "Sitting_pkey" PRIMARY KEY ("matchId","seat")
);

-- CreateTable
CREATE TABLE "StandingOrder" (
    "matchId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "settings" JSON NOT NULL,

    CONSTRAINT "StandingOrder_pkey" PRIMARY KEY ("matchId","seat","kind","key")
);

-- CreateTable
CREATE TABLE "Draft" (
    "matchId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "about" TEXT NOT NULL,
    "draft" JSON NOT NULL,

    CONSTRAINT "Draft_pkey" PRIMARY KEY ("matchId","seat","about")
);

-- CreateTable
CREATE TABLE "Deck" (
    "id" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "nameKey" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "list" JSON NOT NULL,
    "doubts" JSON NOT NULL,
    "orders" JSON NOT NULL DEFAULT '[]',
    "version" INTEGER NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Deck_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Interaction" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "matchId" TEXT,

    CONSTRAINT "Interaction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Notice" (
    "seq" BIGSERIAL NOT NULL,
    "id" TEXT NOT NULL,
    "matchId" TEXT,
    "kind" TEXT NOT NULL,
    "data" JSON NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "deadAt" TIMESTAMPTZ(3),
    "deadFor" TEXT,
    "heldTo" TIMESTAMPTZ(3),

    CONSTRAINT "Notice_pkey" PRIMARY KEY ("seq")
);

-- CreateTable
CREATE TABLE "Person" (
    "id" TEXT NOT NULL,
    "language" TEXT,
    "zone" TEXT,
    "zoneAsked" BOOLEAN NOT NULL,
    "quietFrom" INTEGER,
    "quietTo" INTEGER,
    "quietWay" TEXT NOT NULL,
    "wordsOnly" BOOLEAN NOT NULL,
    "dms" BOOLEAN NOT NULL,
    "calls" TEXT NOT NULL,
    "suggestions" BOOLEAN NOT NULL DEFAULT true,
    "hidesPage" BOOLEAN NOT NULL DEFAULT false,
    "openMatches" INTEGER,
    "digestAt" INTEGER,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Person_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WorkingTime" (
    "personId" TEXT NOT NULL,
    "nightFrom" INTEGER,
    "nightTo" INTEGER,
    "rest" JSON NOT NULL,
    "holidays" JSON NOT NULL,
    "vacations" JSON NOT NULL,
    "autoVacation" BOOLEAN NOT NULL,
    "course" JSON,
    "nudgedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL,

    CONSTRAINT "WorkingTime_pkey" PRIMARY KEY ("personId")
);

-- CreateTable
CREATE TABLE "Block" (
    "by" TEXT NOT NULL,
    "whom" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Block_pkey" PRIMARY KEY ("by","whom")
);

-- CreateTable
CREATE TABLE "Call" (
    "personId" TEXT NOT NULL,
    "matchId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "noticeId" TEXT NOT NULL,
    "sentAt" TIMESTAMPTZ(3) NOT NULL,
    "rangAt" TIMESTAMPTZ(3),
    "covers" JSON NOT NULL,

    CONSTRAINT "Call_pkey" PRIMARY KEY ("personId","matchId")
);

-- CreateTable
CREATE TABLE "Server" (
    "id" TEXT NOT NULL,
    "challengeChannels" JSON NOT NULL,
    "matchChannel" TEXT,
    "language" TEXT,
    "sittingMs" BIGINT,
    "clock" JSON,
    "game" TEXT,
    "format" TEXT,
    "rules" JSON NOT NULL,
    "challengerRole" TEXT,
    "rated" TEXT NOT NULL,
    "reveals" TEXT NOT NULL DEFAULT 'friendly',
    "suggestions" BOOLEAN NOT NULL DEFAULT true,
    "leagueRoles" JSON NOT NULL DEFAULT '[]',
    "boardChannel" TEXT,
    "boardMessage" TEXT,
    "boardMessageChannel" TEXT,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Server_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LessonOffer" (
    "personId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LessonOffer_pkey" PRIMARY KEY ("personId")
);

-- CreateTable
CREATE TABLE "Heartbeat" (
    "id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "lostMs" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "givenMs" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "lostAt" TIMESTAMPTZ(3),

    CONSTRAINT "Heartbeat_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Process" (
    "id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "pid" INTEGER NOT NULL,
    "born" TEXT,
    "applicationId" TEXT,
    "serves" TEXT,
    "reachable" BOOLEAN NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Process_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Lease" (
    "name" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "fence" BIGINT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Lease_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "ServerLocale" (
    "id" TEXT NOT NULL,
    "locale" TEXT NOT NULL,

    CONSTRAINT "ServerLocale_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LostServer" (
    "id" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "byHost" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "LostServer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DmChannel" (
    "personId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,

    CONSTRAINT "DmChannel_pkey" PRIMARY KEY ("personId")
);

-- CreateTable
CREATE TABLE "League" (
    "id" TEXT NOT NULL,
    "guildId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "organisers" JSON NOT NULL,
    "helperRole" TEXT,
    "joinRole" TEXT,
    "championRole" TEXT,
    "championSure" BOOLEAN NOT NULL DEFAULT false,
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

-- CreateTable
CREATE TABLE "GivenRole" (
    "leagueId" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "roleId" TEXT NOT NULL,
    "givenAt" TIMESTAMPTZ(3),

    CONSTRAINT "GivenRole_pkey" PRIMARY KEY ("leagueId","personId","roleId")
);

-- CreateTable
CREATE TABLE "LeagueInvitation" (
    "leagueId" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LeagueInvitation_pkey" PRIMARY KEY ("leagueId","personId")
);

-- CreateTable
CREATE TABLE "LeaguePerson" (
    "leagueId" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "player" TEXT,
    "organises" BOOLEAN NOT NULL,

    CONSTRAINT "LeaguePerson_pkey" PRIMARY KEY ("leagueId","personId")
);

-- CreateTable
CREATE TABLE "LeagueEvent" (
    "leagueId" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "by" TEXT NOT NULL,
    "data" JSON NOT NULL,

    CONSTRAINT "LeagueEvent_pkey" PRIMARY KEY ("leagueId","seq")
);

-- CreateTable
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
    "deadFor" TEXT,

    CONSTRAINT "LeagueEffect_pkey" PRIMARY KEY ("seq")
);

-- CreateTable
CREATE TABLE "LeagueGame" (
    "matchId" TEXT NOT NULL,
    "leagueId" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "pairing" TEXT NOT NULL,

    CONSTRAINT "LeagueGame_pkey" PRIMARY KEY ("matchId")
);

-- CreateTable
CREATE TABLE "LeagueDeck" (
    "leagueId" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "deckId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "list" JSON NOT NULL,
    "orders" JSON NOT NULL,
    "lockedAt" TIMESTAMPTZ(3),

    CONSTRAINT "LeagueDeck_pkey" PRIMARY KEY ("leagueId","personId","seat")
);

-- CreateTable
CREATE TABLE "LeagueDrawn" (
    "leagueId" TEXT NOT NULL,
    "mark" TEXT NOT NULL,
    "kind" TEXT NOT NULL DEFAULT 'drawn',

    CONSTRAINT "LeagueDrawn_pkey" PRIMARY KEY ("leagueId","mark","kind")
);

-- CreateTable
CREATE TABLE "RatedMark" (
    "mark" TEXT NOT NULL,
    "nobody" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RatedMark_pkey" PRIMARY KEY ("mark","nobody")
);

-- CreateTable
CREATE TABLE "MarkKey" (
    "id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,

    CONSTRAINT "MarkKey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MatchReport" (
    "seq" BIGSERIAL NOT NULL,
    "matchId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "seat" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "notBefore" TIMESTAMPTZ(3),
    "deadAt" TIMESTAMPTZ(3),
    "deadFor" TEXT,

    CONSTRAINT "MatchReport_pkey" PRIMARY KEY ("seq")
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "Rating" (
    "game" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "ratings" JSON NOT NULL,

    CONSTRAINT "Rating_pkey" PRIMARY KEY ("game","format","personId")
);

-- CreateTable
CREATE TABLE "RatingPool" (
    "game" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "advantage" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "RatingPool_pkey" PRIMARY KEY ("game","format")
);

-- CreateTable
CREATE TABLE "LeagueWatch" (
    "guildId" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LeagueWatch_pkey" PRIMARY KEY ("guildId","personId")
);

-- CreateTable
CREATE TABLE "Badge" (
    "personId" TEXT NOT NULL,
    "leagueId" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "league" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Badge_pkey" PRIMARY KEY ("personId","leagueId","kind")
);

-- CreateTable
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

-- CreateTable
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

-- CreateTable
CREATE TABLE "QueueSearch" (
    "id" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "tookMs" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "QueueSearch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LimitUse" (
    "name" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "personId" TEXT,
    "times" TIMESTAMPTZ(3)[],
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LimitUse_pkey" PRIMARY KEY ("name","key")
);

-- CreateTable
CREATE TABLE "LimitSecret" (
    "id" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,

    CONSTRAINT "LimitSecret_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SignedRequest" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SignedRequest_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Challenge_rematch_key" ON "Challenge"("rematch");

-- CreateIndex
CREATE INDEX "Challenge_status_expiresAt_idx" ON "Challenge"("status", "expiresAt");

-- CreateIndex
CREATE INDEX "Challenge_by_status_idx" ON "Challenge"("by", "status");

-- CreateIndex
CREATE INDEX "Match_status_idx" ON "Match"("status");

-- CreateIndex
CREATE INDEX "Match_guildId_status_startedAt_idx" ON "Match"("guildId", "status", "startedAt");

-- CreateIndex
CREATE INDEX "Match_guildId_status_endedAt_idx" ON "Match"("guildId", "status", "endedAt");

-- CreateIndex
CREATE INDEX "Live_endsAt_idx" ON "Live"("endsAt");

-- CreateIndex
CREATE INDEX "Player_personId_idx" ON "Player"("personId");

-- CreateIndex
CREATE INDEX "Sitting_answered_deadline_idx" ON "Sitting"("answered", "deadline");

-- CreateIndex
CREATE INDEX "Sitting_answered_remindAt_idx" ON "Sitting"("answered", "remindAt");

-- CreateIndex
CREATE UNIQUE INDEX "Deck_personId_nameKey_key" ON "Deck"("personId", "nameKey");

-- CreateIndex
CREATE UNIQUE INDEX "Deck_personId_place_key" ON "Deck"("personId", "place");

-- CreateIndex
CREATE INDEX "Interaction_at_idx" ON "Interaction"("at");

-- CreateIndex
CREATE INDEX "Interaction_matchId_idx" ON "Interaction"("matchId");

-- CreateIndex
CREATE UNIQUE INDEX "Notice_id_key" ON "Notice"("id");

-- CreateIndex
CREATE INDEX "Notice_deadAt_idx" ON "Notice"("deadAt");

-- CreateIndex
CREATE INDEX "Notice_matchId_idx" ON "Notice"("matchId");

-- CreateIndex
CREATE INDEX "League_nextAt_idx" ON "League"("nextAt");

-- CreateIndex
CREATE INDEX "League_guildId_endedAt_idx" ON "League"("guildId", "endedAt");

-- CreateIndex
CREATE INDEX "League_owedMs_idx" ON "League"("owedMs");

-- CreateIndex
CREATE INDEX "GivenRole_personId_idx" ON "GivenRole"("personId");

-- CreateIndex
CREATE INDEX "LeagueInvitation_personId_idx" ON "LeagueInvitation"("personId");

-- CreateIndex
CREATE INDEX "LeaguePerson_personId_idx" ON "LeaguePerson"("personId");

-- CreateIndex
CREATE UNIQUE INDEX "LeagueEffect_id_key" ON "LeagueEffect"("id");

-- CreateIndex
CREATE INDEX "LeagueEffect_deadAt_notBefore_idx" ON "LeagueEffect"("deadAt", "notBefore");

-- CreateIndex
CREATE INDEX "LeagueEffect_leagueId_idx" ON "LeagueEffect"("leagueId");

-- CreateIndex
CREATE INDEX "LeagueEffect_personId_idx" ON "LeagueEffect"("personId");

-- CreateIndex
CREATE UNIQUE INDEX "LeagueGame_game_key" ON "LeagueGame"("game");

-- CreateIndex
CREATE INDEX "LeagueGame_leagueId_idx" ON "LeagueGame"("leagueId");

-- CreateIndex
CREATE INDEX "RatedMark_until_idx" ON "RatedMark"("until");

-- CreateIndex
CREATE INDEX "RatedGame_one_game_format_idx" ON "RatedGame"("one", "game", "format");

-- CreateIndex
CREATE INDEX "RatedGame_other_game_format_idx" ON "RatedGame"("other", "game", "format");

-- CreateIndex
CREATE INDEX "RatedGame_guildId_game_format_idx" ON "RatedGame"("guildId", "game", "format");

-- CreateIndex
CREATE INDEX "RatedGame_leagueId_idx" ON "RatedGame"("leagueId");

-- CreateIndex
CREATE INDEX "RatedGame_game_format_at_idx" ON "RatedGame"("game", "format", "at");

-- CreateIndex
CREATE INDEX "LeagueWatch_personId_idx" ON "LeagueWatch"("personId");

-- CreateIndex
CREATE INDEX "QueueTicket_until_idx" ON "QueueTicket"("until");

-- CreateIndex
CREATE INDEX "QueueOffer_until_idx" ON "QueueOffer"("until");

-- CreateIndex
CREATE INDEX "QueueSearch_game_format_at_idx" ON "QueueSearch"("game", "format", "at");

-- CreateIndex
CREATE INDEX "LimitUse_until_idx" ON "LimitUse"("until");

-- CreateIndex
CREATE INDEX "LimitUse_personId_idx" ON "LimitUse"("personId");

-- CreateIndex
CREATE INDEX "SignedRequest_at_idx" ON "SignedRequest"("at");

-- AddForeignKey
ALTER TABLE "Live" ADD CONSTRAINT "Live_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Player" ADD CONSTRAINT "Player_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Move" ADD CONSTRAINT "Move_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Sitting" ADD CONSTRAINT "Sitting_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StandingOrder" ADD CONSTRAINT "StandingOrder_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Draft" ADD CONSTRAINT "Draft_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Interaction" ADD CONSTRAINT "Interaction_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GivenRole" ADD CONSTRAINT "GivenRole_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LeagueInvitation" ADD CONSTRAINT "LeagueInvitation_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LeaguePerson" ADD CONSTRAINT "LeaguePerson_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LeagueEvent" ADD CONSTRAINT "LeagueEvent_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LeagueDeck" ADD CONSTRAINT "LeagueDeck_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LeagueDrawn" ADD CONSTRAINT "LeagueDrawn_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE;
