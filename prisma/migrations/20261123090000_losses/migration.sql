CREATE TABLE "LostServer" (
    "id" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LostServer_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "DmChannel" (
    "personId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,

    CONSTRAINT "DmChannel_pkey" PRIMARY KEY ("personId")
);

CREATE INDEX "Notice_matchId_idx" ON "Notice"("matchId");
