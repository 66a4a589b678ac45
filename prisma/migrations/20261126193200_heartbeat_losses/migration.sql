-- Short outages add up: the last outage, in as many pieces as it came.
ALTER TABLE "Heartbeat" ADD COLUMN "lostMs" DOUBLE PRECISION NOT NULL DEFAULT 0,
    ADD COLUMN "givenMs" DOUBLE PRECISION NOT NULL DEFAULT 0,
    ADD COLUMN "lostAt" TIMESTAMPTZ(3);
