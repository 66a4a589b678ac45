ALTER TABLE "Player" ADD COLUMN "submission" JSON;

UPDATE "Player" p SET "submission" = json_build_object('move', m."handIn"->'move', 'asked', m."handIn"->'asked')
FROM "Match" m
WHERE m."id" = p."matchId" AND m."status" = 'running' AND m."handIn"->>'by' = p."seat";
