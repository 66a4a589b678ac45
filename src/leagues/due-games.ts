/** Deadlines of running pairings: second calls, silence, soft and hard ends, questions to bye holders; open cases. */
import { DateTime } from 'luxon'
import { HOUR_MS } from '../time/lengths.ts'
import { forfeited, lose } from './dropping-out.ts'
import { AT_ONCE, type DueStep, type Knowledge } from './due-step.ts'
import { endGame } from './ending.ts'
import type { GameResult, League, LeagueGame, Pairing, PlayerId } from './league.ts'
import type { Happening } from './league-events.ts'
import { separation } from './pairing/swiss-costs.ts'
import { openGames, silencesIn, waiting } from './player-silence.ts'
import { bothMoved, isComplete, seatIn } from './record.ts'
import { repair } from './repairs.ts'

/** Games in which both moved in this many hours before the soft end go on until the hard end. */
const LATELY_HOURS = 48

/** Returns what falls due in the pairings of all rounds that are not closed. */
export function gamesDue(league: League, now: number, knowledge: Knowledge): readonly DueStep[] {
  const steps: DueStep[] = []
  for (const round of league.rounds)
    if (!round.closed)
      for (const pairing of round.pairings)
        if (!isComplete(pairing, league.settings.games) && pairing.frozenAt === null)
          steps.push(...pairingDue(league, pairing, now, knowledge))
  for (const { player, until } of league.byeOffers)
    steps.push({ at: until, happen: () => [{ type: 'byeHolderAnswered', player, accepted: false }] })
  const separated = separatedPairs(league, knowledge)
  steps.push({ at: AT_ONCE, happen: () => repair(league, now, separated) })
  return steps
}

/** Returns the times at which the rules decide open cases. */
export const casesDue = ({ cases }: League): readonly DueStep[] =>
  cases
    .filter(({ settled }) => settled === null)
    .map(({ id, until }) => ({
      at: until,
      happen: () => [{ type: 'caseSettled', case: id, judge: 'rules', ruling: 'timeUp' }],
    }))

/** Returns the pairs that must not meet, as pairing wants them. */
export const separatedPairs = ({ samePersons = [] }: League, { separated = [] }: Knowledge): ReadonlySet<string> =>
  new Set([...separated, ...samePersons.map(({ players }) => players)].map(([one, other]) => separation(one, other)))

function pairingDue(league: League, pairing: Pairing, now: number, knowledge: Knowledge): readonly DueStep[] {
  const { softEndAt, hardEndAt, overtime } = pairing
  const silent = silencesIn(league, pairing, knowledge)
  const steps: DueStep[] = []
  // Two players who have kept the pairing waiting for as long are out together, and both lose.
  const late = (at: number) =>
    silent.filter(({ restsUntil, outAt }) => restsUntil === null && outAt <= at).map(({ player }) => player)
  for (const { player, restsUntil, callAt, outAt } of silent) {
    if (restsUntil !== null) {
      steps.push({ at: restsUntil, happen: () => [] })
      continue
    }
    if (!pairing.calledAgain.includes(player))
      steps.push({ at: callAt, happen: () => [{ type: 'calledAgain', pairing: pairing.id, player, until: outAt }] })
    steps.push({ at: outAt, happen: () => putOut(league, pairing, late(now), now) })
  }
  if (!overtime) steps.push({ at: softEndAt, happen: () => softEnd(league, pairing, now, knowledge) })
  steps.push({ at: hardEndAt, happen: () => endAll(league, pairing, openGames(pairing), now, knowledge) })
  return steps
}

/** Those who made no move are out of the round; if that is both, both have lost. */
function putOut(league: League, pairing: Pairing, silent: readonly PlayerId[], now: number): readonly Happening[] {
  const out = silent.map((player): Happening => ({ type: 'putOut', pairing: pairing.id, player }))
  const [one] = silent
  if (silent.length === 1 && one !== undefined) return [...out, ...lose(league, pairing, one, now, 'silent')]
  return [...out, ...openGames(pairing).map((game) => ended(game, [0, 0], 'double-loss', now))]
}

const ended = (
  game: LeagueGame,
  scores: GameResult['scores'],
  how: GameResult['how'],
  at: number,
  differential = 0,
): Happening => ({
  type: 'gameEnded',
  game: game.id,
  result: { scores, how, differential, turns: null, at },
  reason: null,
})

/** At the soft end, games go on in which both moved lately; all others end. */
function softEnd(league: League, pairing: Pairing, now: number, knowledge: Knowledge): readonly Happening[] {
  const since = DateTime.fromMillis(pairing.softEndAt - LATELY_HOURS * HOUR_MS, { zone: league.settings.zone })
    .startOf('day')
    .toMillis()
  const alive = ({ movedAt: [one, other] }: LeagueGame) =>
    one !== null && other !== null && one >= since && other >= since
  const open = openGames(pairing)
  const over = open.filter((game) => !alive(game))
  const going: Happening[] = over.length < open.length ? [{ type: 'overtime', pairing: pairing.id }] : []
  return [...going, ...endAll(league, pairing, over, now, knowledge)]
}

/** Ends games for lack of time: silence loses, then the game's measure decides if the league says so, else a draw. */
function endAll(
  league: League,
  pairing: Pairing,
  games: readonly LeagueGame[],
  now: number,
  knowledge: Knowledge,
): readonly Happening[] {
  const silent = silencesIn(league, pairing, knowledge).map(({ player }) => player)
  const out = silent
    .filter((player) => !pairing.left.includes(player))
    .map((player): Happening => ({ type: 'putOut', pairing: pairing.id, player }))
  return [...out, ...games.flatMap((game) => endByTime(league, pairing, game, silent, now, knowledge))]
}

function endByTime(
  league: League,
  pairing: Pairing,
  game: LeagueGame,
  silent: readonly PlayerId[],
  now: number,
  knowledge: Knowledge,
): readonly Happening[] {
  const close = (result: GameResult) => endGame(league, { pairing, game }, result, null)
  const [only] = silent
  if (silent.length === 2) return [ended(game, [0, 0], 'double-loss', now)]
  if (only !== undefined) return close(forfeited(game, only, now, 'silent'))
  if (!bothMoved(game)) {
    const late = waiting(game, knowledge).filter((id) => game.movedAt[seatIn(game, id)] === null)
    const [one, other] = late
    if (one !== undefined && other === undefined) return close(forfeited(game, one, now, 'silent'))
    if (one !== undefined) return [ended(game, [0, 0], 'double-loss', now)]
  }
  const measured = league.settings.measure ? knowledge.leaders?.[game.id] : undefined
  const leader = measured?.leader ?? null
  const scores: GameResult['scores'] = leader === null ? [0.5, 0.5] : seatIn(game, leader) === 0 ? [1, 0] : [0, 1]
  const differential = leader === null ? 0 : (measured?.differential ?? 0)
  return close({ scores, how: 'round-over', differential, turns: null, at: now })
}
