ALTER TABLE "Server" ADD COLUMN "reveals" TEXT NOT NULL DEFAULT 'friendly';
ALTER TABLE "Server" ADD COLUMN "boardChannel" TEXT;
ALTER TABLE "Server" ADD COLUMN "boardMessage" TEXT;
ALTER TABLE "Server" ADD COLUMN "boardMessageChannel" TEXT;
