ALTER TABLE "Challenge" ADD COLUMN "rematch" TEXT, ADD COLUMN "rematchOf" TEXT;

ALTER TABLE "Notice" ADD COLUMN "heldTo" TIMESTAMPTZ(3);

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
    "openMatches" INTEGER,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Person_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Block" (
    "by" TEXT NOT NULL,
    "whom" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Block_pkey" PRIMARY KEY ("by", "whom")
);

CREATE TABLE "Call" (
    "personId" TEXT NOT NULL,
    "matchId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,
    "noticeId" TEXT NOT NULL,
    "sentAt" TIMESTAMPTZ(3) NOT NULL,
    "rangAt" TIMESTAMPTZ(3),
    "covers" JSON NOT NULL,

    CONSTRAINT "Call_pkey" PRIMARY KEY ("personId", "matchId")
);

CREATE UNIQUE INDEX "Challenge_rematch_key" ON "Challenge"("rematch");

CREATE INDEX "Challenge_by_status_idx" ON "Challenge"("by", "status");

-- Languages were kept with the drafts of each match: that of the youngest match goes to the person.
INSERT INTO "Person" ("id", "language", "zoneAsked", "quietWay", "wordsOnly", "dms", "calls", "changedAt")
SELECT DISTINCT ON (p."personId") p."personId", d."draft" #>> '{}', false, 'silent', false, true, 'each', m."startedAt"
FROM "Draft" d
JOIN "Player" p ON p."matchId" = d."matchId" AND p."seat" = d."seat"
JOIN "Match" m ON m."id" = d."matchId"
WHERE d."about" = '@language' AND d."draft" #>> '{}' IN ('en', 'fr')
ORDER BY p."personId", m."startedAt" DESC;

DELETE FROM "Draft" WHERE "about" = '@language';

-- What each player is told of a miss and of the end is a notice of its own now.
INSERT INTO "Notice" ("id", "matchId", "kind", "data", "at")
SELECT n."id" || ':' || p."seat", n."matchId", 'result', json_build_object('seat', p."seat", 'outcome', n."data" -> 'outcome'),
  n."at"
FROM "Notice" n JOIN "Player" p ON p."matchId" = n."matchId" AND p."personId" <> 'practice'
WHERE n."kind" = 'over' AND n."deadAt" IS NULL
ORDER BY n."seq", p."seat";

INSERT INTO "Notice" ("id", "matchId", "kind", "data", "at")
SELECT n."id" || ':own', n."matchId", 'late', n."data", n."at"
FROM "Notice" n WHERE n."kind" = 'missed' AND n."deadAt" IS NULL
ORDER BY n."seq";
