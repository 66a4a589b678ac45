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
    "version" INTEGER NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Deck_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "Deck_personId_nameKey_key" ON "Deck"("personId", "nameKey");

CREATE UNIQUE INDEX "Deck_personId_place_key" ON "Deck"("personId", "place");
