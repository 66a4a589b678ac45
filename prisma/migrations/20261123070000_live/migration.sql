CREATE TABLE "Live" (
  "matchId" TEXT NOT NULL,
  "answeredAt" JSON NOT NULL,
  "agreed" JSON NOT NULL,
  "endsAt" TIMESTAMPTZ(3),
  CONSTRAINT "Live_pkey" PRIMARY KEY ("matchId"),
  CONSTRAINT "Live_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "Live_endsAt_idx" ON "Live" ("endsAt");
