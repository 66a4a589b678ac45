CREATE TABLE "LeagueInvitation" (
    "leagueId" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LeagueInvitation_pkey" PRIMARY KEY ("leagueId","personId")
);

CREATE INDEX "LeagueInvitation_personId_idx" ON "LeagueInvitation"("personId");

ALTER TABLE "LeagueInvitation" ADD CONSTRAINT "LeagueInvitation_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE;
