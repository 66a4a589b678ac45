ALTER TABLE "LeagueDrawn" ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'drawn';
ALTER TABLE "LeagueDrawn" DROP CONSTRAINT "LeagueDrawn_pkey";
ALTER TABLE "LeagueDrawn" ADD CONSTRAINT "LeagueDrawn_pkey" PRIMARY KEY ("leagueId","mark","kind");

CREATE TABLE "RatedMark" (
    "mark" TEXT NOT NULL,
    "nobody" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RatedMark_pkey" PRIMARY KEY ("mark","nobody")
);

CREATE INDEX "RatedMark_until_idx" ON "RatedMark"("until");

CREATE TABLE "MarkKey" (
    "id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,

    CONSTRAINT "MarkKey_pkey" PRIMARY KEY ("id")
);
