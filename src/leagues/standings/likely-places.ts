/**
 * Likely final places from simulated seasons. Running games count as not begun, so that no hidden position shows through.
 * Rounds to come are drawn in a simple way (neighbours in the table who have not met); that is close enough for a
 * forecast and takes a thousandth of the time of a real pairing. The same league gives the same forecast.
 */

import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { stream } from '../../kit/chance/streams.ts'
import { robinRound, robinRounds } from '../forms/berger-tables.ts'
import { formRules, hasChallenges } from '../forms/forms.ts'
import type { Criterion, GamesOfPairing, League, Pair, PlayerId } from '../league.ts'
import { bracketOrder, readySlots, type SlotResult, seatBracket } from '../pairing/bracket.ts'
import { bracketOf, bracketResults, goneFrom } from '../pairing/next-round.ts'
import { gamePoints, isComplete, type RoundOutcome, USUAL_GAMES } from '../record.ts'
import { barredLast } from './final-places.ts'
import { countedRecords, criteriaOf, LEVELS, levelOf, type TableRow, tableOf } from './league-table.ts'
import { LEAST_PERCENT } from './tie-breaks.ts'

/** A forecast for one player: places from 1. */
export interface PlaceForecast {
  readonly player: PlayerId
  /** The middle 80 % of the simulated seasons. */
  readonly likely: Pair<number>
  /** The best and the worst place that points still allow. */
  readonly possible: Pair<number>
}

export interface ForecastTerms {
  /** Ratings by player; without one, 1500. */
  readonly ratings?: ReadonlyMap<PlayerId, number>
  /** Results to suppose for running pairings, in the order of their players: "with a win now". */
  readonly suppose?: ReadonlyMap<string, Pair<RoundOutcome>>
  readonly runs?: number
}

const RUNS = 1000
/** The shares of seasons that are left out at either end. */
const EDGE = 0.1
const UNKNOWN_RATING = 1500

/**
 * Returns the forecasts for all players: of the bracket while there is one, else of the table of the main stage, in groups
 * of the own group. Null for a ladder, whose season is free.
 */
export function likelyPlaces(league: League, terms: ForecastTerms = {}): readonly PlaceForecast[] | null {
  if (hasChallenges(league) || league.mainRounds === null) return null
  if (league.final !== null) return settled(league.final)
  const random = randomOf(league)
  if (league.bracket !== null) return bracketForecast(league, terms, random)
  const groups = league.groups.length < 2 ? [null] : league.groups
  return groups.flatMap((group) => tableForecast(league, group, terms, random))
}

const settled = (order: readonly PlayerId[]): readonly PlaceForecast[] =>
  order.map((player, at) => ({ player, likely: [at + 1, at + 1], possible: [at + 1, at + 1] }))

function randomOf(league: League): () => number {
  const ended = league.rounds.flatMap(({ pairings }) =>
    pairings.flatMap(({ games }) => games.filter(({ result }) => result !== null)),
  )
  const generator = xoroshiro128plus(stream(league.seed, `forecast ${league.rounds.length} ${ended.length}`)(2 ** 31))
  return () => uniformFloat64(generator)
}

/** The chance that the first of two wins a game, by their ratings. */
const chanceOf = (one: number, other: number): number => 1 / (1 + 10 ** ((other - one) / 400))

/** Everything that a run begins with; players are numbers here. */
interface Base {
  readonly rows: readonly TableRow[]
  readonly ratings: readonly number[]
  readonly points: readonly number[]
  readonly games: readonly number[]
  readonly wins: readonly number[]
  /** Points of rounds with a game, and how many, for percentages. */
  readonly won: readonly number[]
  readonly counted: readonly number[]
  readonly met: readonly (readonly number[])[]
  readonly byes: readonly boolean[]
  readonly pending: readonly PendingPairing[]
  /** Rounds to come: their pairs, or null where they depend on the table. */
  readonly future: readonly (readonly Pair<number>[] | null)[]
  readonly active: readonly boolean[]
  /** The part of the table of each row, from above. */
  readonly levels: readonly number[]
}

interface PendingPairing {
  readonly players: Pair<number>
  readonly scored: Pair<number>
  readonly left: number
  readonly supposed: Pair<RoundOutcome> | null
}

function baseOf(league: League, group: readonly PlayerId[] | null, terms: ForecastTerms): Base {
  const rows = tableOf(league, group)
  const at = new Map(rows.map(({ player }, number) => [player, number]))
  const records = countedRecords(league, 'main')
  const own = rows.map(({ player }) => records.get(player) ?? [])
  const played = own.map((list) => list.filter(({ kind, outcome }) => kind === 'played' && outcome !== null))
  const status = new Map(league.players.map((player) => [player.id, player.status]))
  return {
    rows,
    ratings: rows.map(({ player }) => terms.ratings?.get(player) ?? UNKNOWN_RATING),
    points: rows.map(({ sums }) => sums.points.value),
    games: rows.map(({ sums }) => sums.gamePoints.value),
    wins: rows.map(({ won, drawn }) => won + drawn / 2),
    won: played.map((list) => list.reduce((sum, { outcome }) => sum + league.settings.points[outcome!], 0)),
    counted: played.map(({ length }) => length),
    met: own.map((list) => list.flatMap(({ opponent }) => (opponent === null ? [] : [at.get(opponent) ?? -1]))),
    byes: own.map((list) => list.some(({ kind }) => kind === 'bye')),
    pending: pendingOf(league, at, terms),
    future: futureOf(league, group, at),
    active: rows.map(({ player }) => status.get(player) === 'in'),
    levels: rows.map((row) => LEVELS.indexOf(levelOf(league, row))),
  }
}

function pendingOf(league: League, at: ReadonlyMap<PlayerId, number>, terms: ForecastTerms): readonly PendingPairing[] {
  const usual = USUAL_GAMES[league.settings.games]
  return league.rounds.flatMap(({ pairings }) =>
    pairings.flatMap((pairing): PendingPairing[] => {
      const [one, other] = pairing.players.map((id) => at.get(id)) as [number | undefined, number | undefined]
      if (one === undefined || other === undefined || isComplete(pairing, league.settings.games)) return []
      const over = pairing.games.filter(({ result }) => result !== null).length
      const scored = gamePoints(pairing)
      return [{ players: [one, other], scored, left: usual - over, supposed: terms.suppose?.get(pairing.id) ?? null }]
    }),
  )
}

function futureOf(
  league: League,
  group: readonly PlayerId[] | null,
  at: ReadonlyMap<PlayerId, number>,
): readonly (readonly Pair<number>[] | null)[] {
  const { pairing, meetings } = formRules(league)
  const drawn = league.rounds.filter(({ stage }) => stage === 'main').length
  if (pairing === 'byTable') return Array.from({ length: Math.max(0, (league.mainRounds ?? 0) - drawn) }, () => null)
  if (pairing !== 'byPlan') return []
  const ids = group ?? league.groups[0] ?? []
  const rounds = robinRounds(ids.length) * (meetings ?? 1)
  return Array.from({ length: Math.max(0, rounds - drawn) }, (_, later) =>
    robinRound(ids, drawn + later).pairs.map(([one, other]) => [at.get(one)!, at.get(other)!] as const),
  )
}

function tableForecast(
  league: League,
  group: readonly PlayerId[] | null,
  terms: ForecastTerms,
  random: () => number,
): readonly PlaceForecast[] {
  const base = baseOf(league, group, terms)
  if (base.pending.length === 0 && base.future.length === 0)
    return base.rows.map(({ player, place }) => ({ player, likely: [place, place], possible: [place, place] }))
  const places: number[][] = base.rows.map(() => [])
  const criteria = criteriaOf(league.settings)
  for (let run = 0; run < (terms.runs ?? RUNS); run++)
    for (const [place, number] of new Run(league, base, random).order(criteria).entries())
      places[number]!.push(place + 1)
  const possible = possiblePlaces(league, base)
  return base.rows.map(({ player }, number) => ({
    player,
    likely: middle(places[number]!),
    possible: possible[number]!,
  }))
}

/** The places between which a player ends in the middle 80 % of the runs. */
function middle(places: readonly number[]): Pair<number> {
  const sorted = [...places].sort((one, other) => one - other)
  const last = sorted.length - 1
  return [sorted[Math.floor(last * EDGE)]!, sorted[Math.ceil(last * (1 - EDGE))]!]
}

/**
 * By points alone: everybody else loses everything, or wins everything. Players who are disqualified, or whose results
 * are left out, stay below all others.
 */
function possiblePlaces(league: League, base: Base): readonly Pair<number>[] {
  const { win } = league.settings.points
  const fixed = base.levels.map((level) => Math.max(level, LEVELS.indexOf('neverPlayed')))
  const most = base.points.map((points, number) => {
    const running = base.pending.filter(({ players }) => players.includes(number)).length
    const later = base.active[number]
      ? base.future.filter((pairs) => pairs === null || pairs.some((pair) => pair.includes(number))).length
      : 0
    return points + (running + later) * win
  })
  return base.points.map((points, number) => {
    const own = fixed[number]!
    const above = base.points.filter(
      (theirs, other) => fixed[other]! < own || (fixed[other] === own && theirs > most[number]!),
    ).length
    const below = most.filter(
      (theirs, other) => fixed[other]! > own || (fixed[other] === own && theirs < points),
    ).length
    return [above + 1, base.points.length - below]
  })
}

/** One simulated season. */
class Run {
  readonly #base: Base
  readonly #league: League
  readonly #random: () => number
  readonly #points: number[]
  readonly #games: number[]
  readonly #wins: number[]
  readonly #won: number[]
  readonly #counted: number[]
  readonly #met: number[][]
  readonly #byes: boolean[]

  constructor(league: League, base: Base, random: () => number) {
    this.#base = base
    this.#league = league
    this.#random = random
    this.#points = [...base.points]
    this.#games = [...base.games]
    this.#wins = [...base.wins]
    this.#won = [...base.won]
    this.#counted = [...base.counted]
    this.#met = base.met.map((list) => [...list])
    this.#byes = [...base.byes]
  }

  /** Plays everything that is left, and returns the players in their final order. */
  order(criteria: readonly Criterion[]): readonly number[] {
    for (const { players, scored, left, supposed } of this.#base.pending) {
      if (supposed === null) this.#play(players, scored, left)
      else this.#result(players, supposed)
    }
    const usual = USUAL_GAMES[this.#league.settings.games]
    for (const pairs of this.#base.future) for (const pair of pairs ?? this.#neighbours()) this.#meet(pair, usual)
    return this.#ranked(criteria)
  }

  #meet(pair: Pair<number>, games: number): void {
    const [one, other] = pair
    const { active } = this.#base
    if (active[one] && active[other]) {
      this.#met[one]!.push(other)
      this.#met[other]!.push(one)
      this.#play(pair, [0, 0], games)
    } else for (const id of pair) if (active[id]) this.#bye(id)
  }

  #bye(id: number): void {
    this.#points[id]! += this.#league.settings.points.win
    this.#wins[id]! += 1
    this.#byes[id] = true
  }

  #play([one, other]: Pair<number>, scored: Pair<number>, games: number): void {
    const chance = chanceOf(this.#base.ratings[one]!, this.#base.ratings[other]!)
    let [first, second] = scored
    const decided = this.#league.settings.games === 'bestOf3' ? 2 : Number.POSITIVE_INFINITY
    for (let game = 0; game < games && first < decided && second < decided; game++) {
      if (this.#random() < chance) first++
      else second++
    }
    this.#games[one]! += first - scored[0]
    this.#games[other]! += second - scored[1]
    const outcome = (own: number, theirs: number): RoundOutcome =>
      own === theirs ? 'draw' : own > theirs ? 'win' : 'loss'
    this.#result([one, other], [outcome(first, second), outcome(second, first)])
  }

  #result(pair: Pair<number>, outcomes: Pair<RoundOutcome>): void {
    for (const [at, id] of pair.entries()) {
      const outcome = outcomes[at]!
      const points = this.#league.settings.points[outcome]
      this.#points[id]! += points
      this.#won[id]! += points
      this.#counted[id]! += 1
      this.#wins[id]! += outcome === 'win' ? 1 : outcome === 'draw' ? 0.5 : 0
    }
  }

  /** Neighbours by wins who have not met; the last without a bye gets one if the number is odd. */
  #neighbours(): readonly Pair<number>[] {
    const active = this.#base.rows.flatMap((_, number) => (this.#base.active[number] ? [number] : []))
    const chance = active.map(() => this.#random())
    const jitter = new Map(active.map((id, at) => [id, chance[at]!]))
    const left = active.sort(
      (one, other) => this.#wins[other]! - this.#wins[one]! || jitter.get(one)! - jitter.get(other)!,
    )
    if (left.length % 2 === 1) {
      const at = left.findLastIndex((id) => !this.#byes[id])
      const [holder] = left.splice(at < 0 ? left.length - 1 : at, 1)
      this.#bye(holder!)
    }
    const pairs: Pair<number>[] = []
    while (left.length > 1) {
      const one = left.shift()!
      const at = left.findIndex((other) => !this.#met[one]!.includes(other))
      const [other] = left.splice(Math.max(0, at), 1)
      pairs.push([one, other!])
    }
    return pairs
  }

  #ranked(criteria: readonly Criterion[]): readonly number[] {
    const { win } = this.#league.settings.points
    const percent = this.#won.map((won, id) => Math.max(LEAST_PERCENT, won / Math.max(1, this.#counted[id]! * win)))
    const opponents = this.#met.map((list) => {
      const known = list.filter((id) => id >= 0)
      const sum = known.reduce((sum, id) => sum + percent[id]!, 0)
      return known.length === 0 ? LEAST_PERCENT : sum / known.length
    })
    const values: Partial<Record<Criterion, readonly number[]>> = {
      points: this.#points,
      gamePoints: this.#games,
      wins: this.#wins,
      opponents,
      differential: this.#base.rows.map(({ sums }) => sums.differential.value),
    }
    const jitter = this.#points.map(() => this.#random())
    const last = this.#base.levels
    return this.#base.rows
      .map((_, id) => id)
      .sort((one, other) => {
        if (last[one] !== last[other]) return last[one]! - last[other]!
        for (const criterion of criteria) {
          const list = values[criterion]
          if (list !== undefined && list[one] !== list[other]) return list[other]! - list[one]!
        }
        return jitter[one]! - jitter[other]!
      })
  }
}

/** A pairing of the bracket that runs: results that are in, and games that are left. */
interface RunningSlot {
  readonly players: Pair<PlayerId>
  readonly scored: Pair<number>
  readonly left: number
  /** Whether a tie gives one more game; after that the higher seed goes on. */
  readonly mayTie: boolean
  readonly supposed: Pair<RoundOutcome> | null
}

function runningSlots(league: League, terms: ForecastTerms): ReadonlyMap<string, RunningSlot> {
  const kind = league.settings.games
  const slots = new Map<string, RunningSlot>()
  for (const { pairings } of league.rounds)
    for (const pairing of pairings) {
      if (pairing.slot === null || isComplete(pairing, kind)) continue
      const over = pairing.games.filter(({ result }) => result !== null).length
      slots.set(pairing.slot, {
        players: pairing.players,
        scored: gamePoints(pairing),
        left: Math.max(USUAL_GAMES[kind], pairing.games.length) - over,
        mayTie: pairing.games.length <= USUAL_GAMES[kind],
        supposed: terms.suppose?.get(pairing.id) ?? null,
      })
    }
  return slots
}

/** Plays the games of a pairing of the bracket that are left. @returns whether the first one goes on */
function goesOn(
  { scored, left, mayTie, supposed }: Omit<RunningSlot, 'players'>,
  kind: GamesOfPairing,
  { wins, higher }: { readonly wins: () => boolean; readonly higher: boolean },
): boolean {
  if (supposed !== null && supposed[0] !== supposed[1]) return supposed[0] === 'win'
  let [first, second] = scored
  const decided = kind === 'bestOf3' ? 2 : Number.POSITIVE_INFINITY
  for (let game = 0; game < left && first < decided && second < decided; game++) {
    if (wins()) first++
    else second++
  }
  if (first !== second) return first > second
  return mayTie ? wins() : higher
}

/** Plays the bracket once. @param chance of the first of two to win a game */
function bracketRun(
  league: League,
  known: ReadonlyMap<string, SlotResult>,
  running: ReadonlyMap<string, RunningSlot>,
  chance: (one: PlayerId, other: PlayerId) => number,
  random: () => number,
): readonly PlayerId[] {
  const bracket = bracketOf(league)!
  const seeds = league.bracket ?? []
  const gone = goneFrom(league)
  const results = new Map(known)
  const kind = league.settings.games
  const fresh = { scored: [0, 0], left: USUAL_GAMES[kind], mayTie: true, supposed: null } as const
  for (;;) {
    const ready = readySlots(seatBracket(bracket, seeds, results, gone))
    if (ready.length === 0) return bracketOrder(bracket, seeds, results, gone)
    for (const { id, players } of ready) {
      const slot = running.get(id)
      const [one, other] = slot?.players ?? players
      const higher = seeds.indexOf(one) < seeds.indexOf(other)
      const wins = () => random() < chance(one, other)
      const first = goesOn(slot ?? fresh, kind, { wins, higher })
      results.set(id, first ? { winner: one, loser: other } : { winner: other, loser: one })
    }
  }
}

/** Likely places by ratings; possible are also those that even chances reach. */
function bracketForecast(league: League, terms: ForecastTerms, random: () => number): readonly PlaceForecast[] {
  const seeds = league.bracket ?? []
  const rating = (id: PlayerId) => terms.ratings?.get(id) ?? UNKNOWN_RATING
  const known = bracketResults(league)
  const running = runningSlots(league, terms)
  const runs = terms.runs ?? RUNS
  const all = [...seeds, ...(league.cutTable ?? []).filter((id) => !seeds.includes(id))]
  const rest = all.slice(seeds.length)
  const placesBy = (chance: (one: PlayerId, other: PlayerId) => number): ReadonlyMap<PlayerId, readonly number[]> => {
    const places = new Map<PlayerId, number[]>(all.map((id) => [id, []]))
    for (let run = 0; run < runs; run++) {
      const order = bracketRun(league, known, running, chance, random)
      for (const [place, id] of barredLast(league, [...order, ...rest]).entries()) places.get(id)!.push(place + 1)
    }
    return places
  }
  const rated = placesBy((one, other) => chanceOf(rating(one), rating(other)))
  const even = placesBy(() => 0.5)
  return all.map((player): PlaceForecast => {
    const seen = [...rated.get(player)!, ...even.get(player)!]
    return { player, likely: middle(rated.get(player)!), possible: [Math.min(...seen), Math.max(...seen)] }
  })
}
