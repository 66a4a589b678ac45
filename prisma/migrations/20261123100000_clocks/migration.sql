-- Older challenges and matches keep their days per move: without a clock, "sittingMs" is the time of each sitting.
ALTER TABLE "Challenge" ADD COLUMN "clock" JSON;
ALTER TABLE "Match" ADD COLUMN "clock" JSON,
  ADD COLUMN "standstill" JSON;
ALTER TABLE "Player" ADD COLUMN "stockMs" DOUBLE PRECISION;
ALTER TABLE "Sitting" ADD COLUMN "lastCallAt" TIMESTAMPTZ(3),
  ADD COLUMN "calendar" JSON,
  ADD COLUMN "heldMs" DOUBLE PRECISION,
  ADD COLUMN "upAt" TIMESTAMPTZ(3);
ALTER TABLE "Server" ADD COLUMN "clock" JSON;
ALTER TABLE "Person" ADD COLUMN "digestAt" INTEGER;

CREATE TABLE "WorkingTime" (
    "personId" TEXT NOT NULL,
    "nightFrom" INTEGER,
    "nightTo" INTEGER,
    "rest" JSON NOT NULL,
    "holidays" JSON NOT NULL,
    "vacations" JSON NOT NULL,
    "autoVacation" BOOLEAN NOT NULL,
    "nudgedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL,

    CONSTRAINT "WorkingTime_pkey" PRIMARY KEY ("personId")
);
