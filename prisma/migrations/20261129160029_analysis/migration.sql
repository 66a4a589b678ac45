-- CreateTable
CREATE TABLE "Analysis" (
    "matchId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "found" JSON NOT NULL,
    "madeAt" TIMESTAMPTZ(3) NOT NULL,
    "shared" JSON NOT NULL DEFAULT '[]',

    CONSTRAINT "Analysis_pkey" PRIMARY KEY ("matchId")
);

-- AddForeignKey
ALTER TABLE "Analysis" ADD CONSTRAINT "Analysis_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;
