CREATE TABLE "LimitUse" (
    "name" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "personId" TEXT,
    "times" TIMESTAMPTZ(3)[],
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LimitUse_pkey" PRIMARY KEY ("name","key")
);

CREATE INDEX "LimitUse_until_idx" ON "LimitUse"("until");

CREATE INDEX "LimitUse_personId_idx" ON "LimitUse"("personId");

CREATE TABLE "LimitSecret" (
    "id" INTEGER NOT NULL,
    "secret" TEXT NOT NULL,

    CONSTRAINT "LimitSecret_pkey" PRIMARY KEY ("id")
);
