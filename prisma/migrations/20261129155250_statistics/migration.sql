-- AlterTable
ALTER TABLE "Person" ADD COLUMN     "counted" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "MatchCount" (
    "matchId" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "endedAt" TIMESTAMPTZ(3) NOT NULL,
    "counts" JSON,

    CONSTRAINT "MatchCount_pkey" PRIMARY KEY ("matchId")
);

-- CreateTable
CREATE TABLE "StatisticsSum" (
    "scope" TEXT NOT NULL,
    "game" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "madeAt" TIMESTAMPTZ(3) NOT NULL,
    "members" JSON NOT NULL,
    "sums" TEXT NOT NULL,

    CONSTRAINT "StatisticsSum_pkey" PRIMARY KEY ("scope","game","format")
);

-- AddForeignKey
ALTER TABLE "MatchCount" ADD CONSTRAINT "MatchCount_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;
