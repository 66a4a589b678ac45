CREATE TABLE "LeagueDrawn" (
    "leagueId" TEXT NOT NULL,
    "mark" TEXT NOT NULL,

    CONSTRAINT "LeagueDrawn_pkey" PRIMARY KEY ("leagueId","mark")
);

ALTER TABLE "LeagueDrawn" ADD CONSTRAINT "LeagueDrawn_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE;
