-- Who sees a person's page, and who creates leagues in a server.
ALTER TABLE "Person" ADD COLUMN "hidesPage" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Server" ADD COLUMN "leagueRoles" JSON NOT NULL DEFAULT '[]';
