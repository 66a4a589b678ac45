ALTER TABLE "LeagueEffect" ADD COLUMN "deadFor" TEXT;
