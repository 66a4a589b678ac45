/** Results of matches as their leagues count them: set or corrected by rulings, and summed up to the score of a pairing. */
import type { Outcome } from '../contract/index.ts'
import type { GameResult, League, Pairing } from '../leagues/league.ts'
import { gameById, gamePoints, needsAnother } from '../leagues/record.ts'
import type { Database } from '../storage/open.ts'
import type { Correction, PairingScore } from './api.ts'
import { endOf, scoresOf } from './ended-matches.ts'
import { loadLeague } from './league-rows.ts'

interface RuledRow {
  readonly matchId: string
  readonly leagueId: string
  readonly game: string
  readonly type: 'gameEnded' | 'resultCorrected' | 'pairingVoided'
  readonly reason: string
  readonly at: Date
  /** The end of the match itself; null while it runs. */
  readonly outcome: Outcome | null
}

/**
 * Returns the last ruling on the result of each of these matches. Those whose result stands as it was played have no entry,
 * and neither have those of no league. A match that still runs has one as soon as its league has ended it. Only leagues
 * with a ruling are read.
 */
export async function correctionsOf(
  prisma: Database,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, Correction>> {
  const found = new Map<string, Correction>()
  if (matchIds.length === 0) return found
  const rows = await prisma.$queryRaw<RuledRow[]>`
    SELECT DISTINCT ON (g."matchId") g."matchId", g."leagueId", g."game", m."outcome", e."at",
      e."data"->>'type' AS "type", e."data"->>'reason' AS "reason"
    FROM "LeagueGame" g JOIN "Match" m ON m."id" = g."matchId" JOIN "LeagueEvent" e ON e."leagueId" = g."leagueId"
      AND (e."data"->>'type' IN ('gameEnded', 'resultCorrected') AND e."data"->>'game' = g."game"
        OR e."data"->>'type' = 'pairingVoided' AND e."data"->>'pairing' = g."pairing")
      AND e."data"->>'reason' IS NOT NULL
    WHERE g."matchId" IN (SELECT json_array_elements_text(${JSON.stringify(matchIds)}::json))
    ORDER BY g."matchId", e."seq" DESC`
  for (const leagueId of new Set(rows.map((row) => row.leagueId))) {
    const league = (await loadLeague(prisma, leagueId))?.league
    if (league === undefined) continue
    for (const row of rows.filter((one) => one.leagueId === leagueId)) {
      const correction = correctionOf(league, row)
      if (correction !== null) found.set(row.matchId, correction)
    }
  }
  return found
}

function correctionOf(league: League, { game: id, type, reason, at, outcome }: RuledRow): Correction | null {
  const known = gameById(league, id)
  if (known === null) return null
  const { game, pairing } = known
  const { name, sides } = league.settings
  const result = pairing.voided ? { ...NOTHING, at: at.getTime() } : game.result
  if (result === null) return null
  if (type === 'resultCorrected') {
    const before = game.corrected.at(-1)
    if (before === undefined) return null
    const own = game.corrected.length === 1 && tells(outcome, before, league)
    // The ruling confirms what was played.
    if (own && tells(outcome, result, league)) return null
    return { league: name, sides, result, before: own ? null : before, reason }
  }
  // A match that the ruling has ended tells its result. It may have ended by itself just before.
  return tells(outcome, result, league) ? null : { league: name, sides, result, before: null, reason }
}

const NOTHING = { scores: [0, 0], how: 'void', differential: 0, turns: null } as const

/** Whether the end of a match is this result. */
function tells(outcome: Outcome | null, { scores: [one, other], how }: GameResult, { settings }: League): boolean {
  if (outcome === null) return false
  const { kind, winner } = outcome
  if (how === 'void' || kind === 'void') return how === kind
  if (one !== other) return winner === settings.sides[one > other ? 0 : 1]
  return winner === null && (how === 'double-loss') === (kind === 'double-loss' || kind === 'time-out')
}

// ---------------------------------------------------------------- the score of a pairing

interface EndedRow {
  readonly leagueId: string
  readonly pairing: string
  readonly game: string
  readonly matchId: string
  /** The end of the match; null while it runs. */
  readonly outcome: Outcome | null
}

/**
 * Returns the score of the pairing to which a match belongs; null if it is not of a league, or if its pairing does not
 * count. A league hears of the end of a match a moment later: an end that it does not know yet counts as it was played.
 */
export async function pairingScoreOf(prisma: Database, matchId: string): Promise<PairingScore | null> {
  const rows = await prisma.$queryRaw<EndedRow[]>`
    SELECT g."leagueId", g."pairing", g."game", g."matchId", m."outcome"
    FROM "LeagueGame" own JOIN "LeagueGame" g ON g."leagueId" = own."leagueId" AND g."pairing" = own."pairing"
      JOIN "Match" m ON m."id" = g."matchId"
    WHERE own."matchId" = ${matchId}`
  const own = rows.find((row) => row.matchId === matchId)
  const league = own === undefined ? undefined : (await loadLeague(prisma, own.leagueId))?.league
  const known = league?.rounds.flatMap(({ pairings }) => pairings).find(({ id }) => id === own?.pairing)
  if (own === undefined || league === undefined || known === undefined || known.voided) return null
  const { sides, games: kind } = league.settings
  const games = known.games.map((game) => {
    const outcome = rows.find((row) => row.game === game.id)?.outcome ?? null
    return { ...game, result: game.result ?? (outcome === null ? null : resultOf(outcome, sides[0])) }
  })
  const pairing: Pairing = { ...known, games }
  const seats = games.find(({ id }) => id === own.game)?.seats ?? known.players
  const points = gamePoints({ ...pairing, players: seats })
  return {
    league,
    pairing: { id: known.id, slot: known.slot },
    points: { [sides[0]]: points[0], [sides[1]]: points[1] },
    running: games.filter(({ result }) => result === null).length,
    another: needsAnother(pairing, kind),
  }
}

const resultOf = (outcome: Outcome, first: string): GameResult => ({
  scores: scoresOf(outcome, first),
  how: endOf(outcome),
  differential: 0,
  turns: null,
  at: 0,
})
