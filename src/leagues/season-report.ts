/** The figures of a season. All of them follow from its events and effects. */

import { DAY_MS } from '../time/lengths.ts'
import { formRules } from './forms/forms.ts'
import type { Bye, GameEnd, GamesOfPairing, League, Pair, PlayerId, Relaxation, Round, Stage } from './league.ts'
import type { Effect } from './league-effects.ts'
import type { LeagueEvent } from './league-events.ts'
import { biasOf, gamePoints, isComplete, recordsOf } from './record.ts'
import { finalPlaces } from './standings/final-places.ts'
import { countedRecords, pointsOf } from './standings/league-table.ts'

/** The results of a round. */
export interface RoundResults {
  readonly round: number
  readonly stage: Stage
  readonly pairings: readonly {
    readonly players: Pair<PlayerId>
    /** Null while a game of it is running or to come. */
    readonly scores: Pair<number> | null
    /** The end of each game. */
    readonly ends: readonly (GameEnd | null)[]
  }[]
  readonly byes: readonly Pick<Bye, 'player' | 'worth' | 'why'>[]
}

export interface SeasonReport {
  readonly finished: boolean
  readonly phase: League['phase']
  readonly rounds: number
  /** Pairs that have met more than once beyond what the form wants. */
  readonly repeatedPairings: number
  readonly byes: { readonly max: number; readonly perPlayer: Readonly<Record<PlayerId, number>> }
  /** The largest difference of games on either side of one player within a stage. */
  readonly sideImbalance: number
  readonly relaxed: readonly Relaxation[]
  /** Every pairing that stands, round by round, with its game points in the order of its players; and the byes. */
  readonly results: readonly RoundResults[]
  readonly standings: readonly { readonly place: number; readonly player: PlayerId; readonly points: number }[]
  readonly noticesPerPersonPerWeek: number
  /** Those among them that may make a sound. */
  readonly soundsPerPersonPerWeek: number
  readonly days: number
}

/** Returns the figures of a season. */
export function seasonReport(league: League, events: readonly LeagueEvent[], effects: readonly Effect[]): SeasonReport {
  const records = recordsOf(league)
  const began = league.rounds[0]?.startsAt ?? events[0]?.at ?? 0
  const ended = league.finishedAt ?? events.at(-1)?.at ?? began
  const weeks = Math.max(1 / 7, (ended - began) / (7 * DAY_MS))
  const persons = Math.max(1, records.size)
  const tells = effects.filter((effect) => effect.kind === 'tell')
  const per = (count: number) => Math.round((count / persons / weeks) * 100) / 100
  const places = finalPlaces(league)
  const counted = countedRecords(league, 'main')
  const byes = byesOf(league)
  return {
    finished: league.phase === 'finished',
    phase: league.phase,
    rounds: league.rounds.length,
    repeatedPairings: repeated(league),
    byes: { max: Math.max(0, ...Object.values(byes)), perPlayer: byes },
    sideImbalance: imbalance(records),
    relaxed: [...new Set(league.rounds.flatMap(({ log }) => log.relaxed))],
    results: league.rounds.map((round) => resultsOf(round, league.settings.games)),
    standings: places.map((player, at) => ({
      place: at + 1,
      player,
      points: pointsOf(counted.get(player) ?? [], league.settings.points),
    })),
    noticesPerPersonPerWeek: per(tells.length),
    soundsPerPersonPerWeek: per(tells.filter(({ sound }) => sound).length),
    days: Math.round(((ended - began) / DAY_MS) * 10) / 10,
  }
}

function resultsOf({ number, stage, pairings, byes }: Round, games: GamesOfPairing): RoundResults {
  return {
    round: number,
    stage,
    pairings: pairings
      .filter(({ voided }) => !voided)
      .map((pairing) => ({
        players: pairing.players,
        scores: isComplete(pairing, games) ? gamePoints(pairing) : null,
        ends: pairing.games.map(({ result }) => result?.how ?? null),
      })),
    byes: byes.map(({ player, worth, why }) => ({ player, worth, why })),
  }
}

function imbalance(records: ReturnType<typeof recordsOf>): number {
  const biases = [...records].flatMap(([id, own]) =>
    (['main', 'playOff'] as const).map((stage) => Math.abs(biasOf(own, id, stage))),
  )
  return Math.max(0, ...biases)
}

/** Meetings that were played beyond the first, or beyond the legs of a round robin; brackets and ladders repeat freely. */
function repeated(league: League): number {
  const { meetings: allowed } = formRules(league)
  if (allowed === null) return 0
  const met = new Map<string, number>()
  for (const [id, own] of recordsOf(league))
    for (const { stage, kind, opponent } of own)
      if (stage === 'main' && kind === 'played' && opponent !== null && id < opponent)
        met.set(`${id} ${opponent}`, (met.get(`${id} ${opponent}`) ?? 0) + 1)
  return [...met.values()].filter((times) => times > allowed).length
}

/** Byes for want of an opponent, for everybody who had any. */
function byesOf(league: League): Record<PlayerId, number> {
  const byes: Record<PlayerId, number> = {}
  for (const round of league.rounds)
    for (const { player, why } of round.byes)
      if (why === 'odd' || why === 'unpaired') byes[player] = (byes[player] ?? 0) + 1
  return byes
}
