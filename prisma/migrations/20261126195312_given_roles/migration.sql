ALTER TABLE "League" ADD COLUMN     "championSure" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "GivenRole" (
    "leagueId" TEXT NOT NULL,
    "personId" TEXT NOT NULL,
    "roleId" TEXT NOT NULL,
    "givenAt" TIMESTAMPTZ(3),

    CONSTRAINT "GivenRole_pkey" PRIMARY KEY ("leagueId","personId","roleId")
);

CREATE INDEX "GivenRole_personId_idx" ON "GivenRole"("personId");

ALTER TABLE "GivenRole" ADD CONSTRAINT "GivenRole_leagueId_fkey" FOREIGN KEY ("leagueId") REFERENCES "League"("id") ON DELETE CASCADE ON UPDATE CASCADE;
