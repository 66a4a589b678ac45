CREATE TABLE "Process" (
    "id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "pid" INTEGER NOT NULL,
    "born" TEXT,
    "applicationId" TEXT,
    "serves" TEXT,
    "reachable" BOOLEAN NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Process_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "Lease" (
    "name" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "fence" BIGINT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Lease_pkey" PRIMARY KEY ("name")
);

CREATE TABLE "ServerLocale" (
    "id" TEXT NOT NULL,
    "locale" TEXT NOT NULL,

    CONSTRAINT "ServerLocale_pkey" PRIMARY KEY ("id")
);
