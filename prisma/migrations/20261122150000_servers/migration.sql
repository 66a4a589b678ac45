CREATE TABLE "Server" (
    "id" TEXT NOT NULL,
    "challengeChannels" JSON NOT NULL,
    "matchChannel" TEXT,
    "language" TEXT,
    "sittingMs" BIGINT,
    "game" TEXT,
    "format" TEXT,
    "rules" JSON NOT NULL,
    "challengerRole" TEXT,
    "rated" TEXT NOT NULL,
    "changedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Server_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "LessonOffer" (
    "personId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LessonOffer_pkey" PRIMARY KEY ("personId")
);
