-- The board of a server lists its latest matches after each move: without these it reads all matches that run.
CREATE INDEX "Match_guildId_status_startedAt_idx" ON "Match"("guildId", "status", "startedAt");

CREATE INDEX "Match_guildId_status_endedAt_idx" ON "Match"("guildId", "status", "endedAt");
