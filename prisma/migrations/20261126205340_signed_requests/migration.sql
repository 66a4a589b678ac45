-- Signed requests by HTTP, each of which counts once.
CREATE TABLE "SignedRequest" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "SignedRequest_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "SignedRequest_at_idx" ON "SignedRequest"("at");
