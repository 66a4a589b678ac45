/**
 * The sign of life of the database: a write of every kind that a move needs, which is taken back. It may take one small row
 * and refuse a move, because its disk is full, or because a right or a table is missing.
 */
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'

/**
 * Writes a match with everything that belongs to it, and takes it back within the same statement: nobody ever sees it.
 * Its state is of random letters, so that it takes the room of a real one.
 */
const TRIAL = Prisma.raw(`
  DO $trial$
  DECLARE trial text := 'trial ' || md5(random()::text);
    filling text := (SELECT string_agg(md5(random()::text), '') FROM generate_series(1, 256));
  BEGIN
    INSERT INTO "Match" ("id", "game", "format", "rated", "sittingMs", "channelId", "status", "startedAt", "version",
      "moves", "engine", "state") VALUES (trial, '', '', false, 0, '', 'trial', now(), 0, 0, '', filling);
    INSERT INTO "Player" ("matchId", "seat", "personId", "misses") VALUES (trial, '', trial, 0);
    INSERT INTO "Sitting" ("matchId", "seat", "calledAt", "deadline", "misses", "answered")
      VALUES (trial, '', now(), now(), 0, true);
    INSERT INTO "Move" ("matchId", "seq", "at", "kind", "origin", "engine", "data", "events", "hash")
      VALUES (trial, 0, now(), 'setup', 'program', '', '{}', '[]', '');
    INSERT INTO "Interaction" ("id", "at", "matchId") VALUES (trial, now(), trial);
    INSERT INTO "Draft" ("matchId", "seat", "about", "draft") VALUES (trial, '', '', '{}');
    INSERT INTO "StandingOrder" ("matchId", "seat", "kind", "key", "settings") VALUES (trial, '', '', '', '{}');
    INSERT INTO "Live" ("matchId", "answeredAt", "agreed") VALUES (trial, '{}', '[]');
    INSERT INTO "Notice" ("id", "matchId", "kind", "data", "at") VALUES (trial, trial, 'trial', '{}', now());
    INSERT INTO "MatchReport" ("matchId", "kind", "at") VALUES (trial, 'moved', now());
    UPDATE "Match" SET "version" = 1 WHERE "id" = trial;
    UPDATE "Player" SET "misses" = 1 WHERE "matchId" = trial;
    DELETE FROM "Draft" WHERE "matchId" = trial;
    DELETE FROM "Sitting" WHERE "matchId" = trial;
    RAISE SQLSTATE 'HN001';
  EXCEPTION WHEN SQLSTATE 'HN001' THEN NULL;
  END $trial$`)

/** Tries whether the database takes a move. @throws StorageDown or StatementRefused if it does not */
export const tryMove = async (prisma: Pick<Database, 'direct'>): Promise<void> => {
  await prisma.direct(Prisma.sql`${TRIAL}`)
}
