/** Draws the next round of a league, whatever its form: its pairs and byes, or that the stage is over. */

import { stream } from '../../kit/chance/streams.ts'
import { robinRound, robinRounds } from '../forms/berger-tables.ts'
import { formRules, hasChallenges } from '../forms/forms.ts'
import type { Bracket, Bye, League, Pair, PairingLog, Player, PlayerId, Stage } from '../league.ts'
import { biasOf, isComplete, outcomesOf, type RoundRecord, recordsOf } from '../record.ts'
import { samePerson } from '../same-person.ts'
import { readySlots, type SeatedSlot, type SlotResult, seatBracket } from './bracket.ts'
import type { DrawnPair } from './make-pairing.ts'
import { pairSwiss } from './swiss.ts'
import { lotOf, swissPlayers } from './swiss-players.ts'

/** A round to come. */
export interface DrawnRound {
  readonly stage: Stage
  readonly pairs: readonly DrawnPair[]
  readonly byes: readonly Bye[]
  readonly log: PairingLog
}

/** `over`: the stage has no round left. `wait`: its next round needs results that are not in. */
export type NextRound = DrawnRound | 'over' | 'wait'

const PLAIN: PairingLog = { cost: 0, relaxed: [], open: [] }

/**
 * Returns the next round of the present stage.
 *
 * @param separated pairs that must not meet, as `separation` writes their player ids
 */
export function nextRound(league: League, separated: ReadonlySet<string>): NextRound {
  const { pairing } = formRules(league)
  const bracket = bracketOf(league)
  if (stageOver(league)) return 'over'
  if (bracket !== null) return nextBracketRound(league, bracket)
  if (pairing === 'challenges') return ladderSeason()
  if (stillIn(league).length < 2) return 'over'
  return pairing === 'byTable' ? nextSwissRound(league, separated) : nextRobinRound(league)
}

/** Returns the number of the last round of the table; null before the first one, in a bracket, and where a form has no rounds. */
export const tableRoundNow = ({ settings, rounds, bracket }: Pick<League, 'settings' | 'rounds' | 'bracket'>) =>
  !hasChallenges({ settings }) && bracket === null ? (rounds.at(-1)?.number ?? null) : null

/** Returns whether the present stage has no round left. It pairs nobody, and so costs little. */
export function stageOver(league: League): boolean {
  const bracket = bracketOf(league)
  if (bracket !== null) return !isRunning(league) && readySlots(seatedBracket(league, bracket)).length === 0
  if (hasChallenges(league)) return league.rounds.length > 0
  const mayPlay = league.players.filter(({ status, seed }) => seed !== null && (status === 'in' || status === 'silent'))
  return mainRoundsOf(league) >= (league.mainRounds ?? 0) || mayPlay.length < 2
}

const stillIn = (league: League) => league.players.filter(({ status, seed }) => status === 'in' && seed !== null)

const isRunning = (league: League): boolean =>
  league.rounds.some(({ pairings }) => pairings.some((pairing) => !isComplete(pairing, league.settings.games)))

/** Returns the bracket that is played now; null before a play-off, and for leagues without one. */
export const bracketOf = (league: League): Bracket | null =>
  league.bracket === null ? null : formRules(league).bracket

/** Whether a player whose opponent is gone is paired with another one: only in a Swiss league, before its play-off. */
export const pairsAnew = (league: League): boolean =>
  formRules(league).pairing === 'byTable' && bracketOf(league) === null

/** Returns the players who may be paired in a round: neither away nor gone. */
const present = (league: League, round: number): readonly Player[] =>
  league.players.filter(
    ({ status, seed, from, away }) => status === 'in' && seed !== null && from <= round && !away.includes(round),
  )

const mainRoundsOf = (league: League) => league.rounds.filter(({ stage }) => stage === 'main').length

function nextSwissRound(league: League, separated: ReadonlySet<string>): NextRound {
  const number = league.rounds.length + 1
  const active = stillIn(league)
  const records = recordsOf(league)
  const here = present(league, number)
  const drawn = pairSwiss({
    players: swissPlayers(league, here, records),
    separated,
    sidesMatter: league.settings.games !== 'bothSides',
    bye: true,
    lot: lotOf(league, number),
  })
  const absent = active.filter(({ away }) => away.includes(number))
  const open = league.rounds.flatMap(({ pairings }) =>
    pairings.filter((pairing) => !isComplete(pairing, league.settings.games)).map(({ id }) => id),
  )
  return {
    stage: 'main',
    pairs: drawn.pairs.map((players) => ({ players })),
    byes: [
      ...(drawn.bye === null ? [] : [{ player: drawn.bye, worth: 'full', why: 'odd' } as const]),
      ...drawn.unpaired.map((player) => ({ player, worth: 'full', why: 'unpaired' }) as const),
      ...absent.map((player) => awayBye(player, records.get(player.id) ?? [])),
    ],
    log: { cost: drawn.cost, relaxed: drawn.relaxed, open },
  }
}

/** An announced absence gives half a win once, and nothing after any bye. */
const awayBye = ({ id }: Player, records: readonly RoundRecord[]): Bye => ({
  player: id,
  worth: records.some(({ kind }) => kind === 'bye') ? 'zero' : 'half',
  why: 'away',
})

function nextRobinRound(league: League): NextRound {
  const legs = formRules(league).meetings ?? 1
  const round = mainRoundsOf(league)
  const number = league.rounds.length + 1
  const here = new Set(present(league, number).map(({ id }) => id))
  const annulled = new Set(league.players.filter((player) => player.annulled).map(({ id }) => id))
  const pairs: DrawnPair[] = []
  const byes: Bye[] = []
  for (const [group, ids] of league.groups.entries()) {
    if (round >= robinRounds(ids.length) * legs) continue
    const { pairs: drawn, free } = robinRound(ids, round)
    if (free !== null && here.has(free)) byes.push({ player: free, worth: 'zero', why: 'odd' })
    for (const players of drawn) {
      const there = players.filter((id) => here.has(id))
      const [alone, other] = there
      if (alone !== undefined && other !== undefined) {
        if (samePerson(league, alone, other) === null) pairs.push({ players, group })
        else for (const player of there) byes.push({ player, worth: 'zero', why: 'unpaired' })
      }
      if (there.length !== 1 || alone === undefined) continue
      const worth = players.some((id) => annulled.has(id)) ? 'zero' : 'full'
      byes.push({ player: alone, worth, why: 'opponentLeft' })
    }
  }
  return { stage: 'main', pairs, byes, log: PLAIN }
}

/** Returns the results of the slots of a bracket that have been played. A tie that stayed one goes to the higher seed. */
export function bracketResults(league: League): ReadonlyMap<string, SlotResult> {
  const seeds = league.bracket ?? []
  const results = new Map<string, SlotResult>()
  for (const { pairings } of league.rounds)
    for (const pairing of pairings) {
      const outcomes = pairing.slot === null ? null : outcomesOf(pairing, league.settings.games)
      if (pairing.slot === null || outcomes === null) continue
      const [one, other] = pairing.players
      const firstIsHigher = seeds.indexOf(one) < seeds.indexOf(other)
      const tied = outcomes[0] === 'draw'
      if (outcomes[0] === 'loss' && outcomes[1] === 'loss') results.set(pairing.slot, { winner: null, loser: null })
      else if (tied ? firstIsHigher : outcomes[0] === 'win') results.set(pairing.slot, { winner: one, loser: other })
      else results.set(pairing.slot, { winner: other, loser: one })
    }
  return results
}

/** Returns the players who play no more. The silent ones may still come back until the next round is drawn. */
export const goneFrom = (league: League): ReadonlySet<PlayerId> =>
  new Set(league.players.filter(({ status }) => status !== 'in' && status !== 'silent').map(({ id }) => id))

/** Returns the slots of the present bracket with their contestants. */
export function seatedBracket(league: League, bracket: Bracket): readonly SeatedSlot[] {
  const gone = goneFrom(league)
  return seatBracket(bracket, league.bracket ?? [], bracketResults(league), gone)
}

function nextBracketRound(league: League, bracket: Bracket): NextRound {
  const stage: Stage = league.cutTable === null ? 'main' : 'playOff'
  if (isRunning(league)) return 'wait'
  const ready = readySlots(seatedBracket(league, bracket))
  const records = recordsOf(league)
  const first = !league.rounds.some((round) => round.stage === stage)
  const paired = new Set(ready.flatMap(({ players }) => players))
  const free = first ? (league.bracket ?? []).filter((id) => !paired.has(id)) : []
  const still = new Set(league.players.filter(({ status }) => status === 'in').map(({ id }) => id))
  return {
    stage,
    pairs: ready.map(({ id, players }) => ({ slot: id, players: sidesByBias(league, players, id, records, stage) })),
    byes: free.filter((id) => still.has(id)).map((player) => ({ player, worth: 'full', why: 'bracket' })),
    log: PLAIN,
  }
}

/** The player with fewer games on side 0 in this stage has it; between equals a lot decides. */
function sidesByBias(
  league: League,
  [one, other]: Pair<PlayerId>,
  slot: string,
  records: ReadonlyMap<PlayerId, readonly RoundRecord[]>,
  stage: Stage,
): Pair<PlayerId> {
  const bias = (id: PlayerId) => biasOf(records.get(id) ?? [], id, stage)
  const difference = bias(one) - bias(other)
  const lot = stream(league.seed, `sides of ${slot}`)(2)
  return difference < 0 || (difference === 0 && lot === 0) ? [one, other] : [other, one]
}

/** The season of a ladder is one long round, to which challenges add their pairings. */
const ladderSeason = (): DrawnRound => ({ stage: 'main', pairs: [], byes: [], log: PLAIN })
