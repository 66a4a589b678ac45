-- AlterTable
ALTER TABLE "Challenge" ADD COLUMN     "seal" TEXT;

-- AlterTable
ALTER TABLE "Match" ADD COLUMN     "end" TEXT,
ADD COLUMN     "seal" TEXT;

-- CreateTable
CREATE TABLE "Seal" (
    "subject" TEXT NOT NULL,
    "secret" TEXT NOT NULL,
    "authorSeat" TEXT,
    "authorDeck" JSON,
    "version" INTEGER NOT NULL DEFAULT 0,
    "matchId" TEXT,

    CONSTRAINT "Seal_pkey" PRIMARY KEY ("subject")
);

-- CreateTable
CREATE TABLE "SealWord" (
    "subject" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "text" TEXT,
    "hash" TEXT NOT NULL,

    CONSTRAINT "SealWord_pkey" PRIMARY KEY ("subject","personId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Seal_matchId_key" ON "Seal"("matchId");

-- CreateIndex
CREATE INDEX "SealWord_personId_idx" ON "SealWord"("personId");

-- AddForeignKey
ALTER TABLE "SealWord" ADD CONSTRAINT "SealWord_subject_fkey" FOREIGN KEY ("subject") REFERENCES "Seal"("subject") ON DELETE CASCADE ON UPDATE CASCADE;
