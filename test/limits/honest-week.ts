/**
 * A busy week of an honest community: 30 players, two leagues, 40 matches. It asks for everything that is limited as people
 * do, in bursts of an evening, and counts each use by the table, without a database.
 */
import { stream } from '../../src/kit/chance/streams.ts'
import { type Count, LIMIT_TABLE, type Limit, type LimitedBy, type LimitName } from '../../src/limits/limit-table.ts'
import type { LimitUse } from '../../src/limits/limits.ts'
import { acceptedUses, challengeUses, expiryOf, threadUses } from '../../src/matches/challenge-limits.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/time/lengths.ts'

type Table = Readonly<Record<LimitName, Limit>>

/** The outcome of a week. */
export interface Week {
  /** Limits that refused something. */
  readonly refused: readonly LimitName[]
  /** The most uses of each count of each limit at once, as `posts.1`. */
  readonly peaks: Readonly<Record<string, number>>
  /** How often each limit was used. */
  readonly uses: Readonly<Partial<Record<LimitName, number>>>
}

const PLAYERS = 30
const LEAGUES = 2
const MATCHES = 40
const SERVER = 'server'

/** Counts uses as the database does. */
class Counter {
  readonly peaks: Record<string, number> = {}
  readonly uses: Partial<Record<LimitName, number>> = {}
  readonly refused = new Set<LimitName>()
  readonly #times = new Map<string, number[]>()
  readonly #table: Table

  constructor(table: Table) {
    this.#table = table
  }

  take(at: number, ...uses: readonly LimitUse[]): void {
    for (const { limit, of } of uses) {
      this.uses[limit] = (this.uses[limit] ?? 0) + 1
      for (const [place, one] of this.#table[limit].counts.entries()) {
        const times = this.#timesOf(limit, place, one, of)
        times.push(at)
        const now = times.filter((time) => time > at - one.withinMs).length
        const name = `${limit}.${place}`
        this.peaks[name] = Math.max(this.peaks[name] ?? 0, now)
        if (now > one.most) this.refused.add(limit)
      }
    }
  }

  giveBack(at: number, uses: readonly LimitUse[]): void {
    for (const { limit, of } of uses)
      for (const [place, one] of this.#table[limit].counts.entries()) {
        const times = this.#timesOf(limit, place, one, of)
        times.splice(times.indexOf(at), 1)
      }
  }

  #timesOf(limit: LimitName, place: number, one: Count, of: LimitUse['of']): number[] {
    const key = JSON.stringify([limit, place, ...one.of.map((thing: LimitedBy) => of[thing])])
    const times = this.#times.get(key) ?? []
    this.#times.set(key, times)
    return times
  }
}

interface Act {
  readonly at: number
  readonly does: (counter: Counter, at: number) => void
}

/** Plays the week by a table of limits. @param seed gives the same week each time */
export function honestWeek(seed: string, table: Table = LIMIT_TABLE): Week {
  const below = stream(seed, 'week')
  const chance = (percent: number) => below(100) < percent
  const acts: Act[] = []
  const on = (at: number, does: Act['does']) => void acts.push({ at, does })
  const uses = (at: number, limit: LimitName, of: LimitUse['of']) =>
    on(at, (counter, now) => counter.take(now, { limit, of }))
  const times = (count: number, from: number, apartMs: number, limit: LimitName, of: LimitUse['of']) => {
    for (let time = 0; time < count; time++) uses(from + time * apartMs + below(500), limit, of)
  }
  const people = Array.from({ length: PLAYERS }, (_, player) => `player ${player}`)
  const someone = () => people[below(PLAYERS)]!
  /** An hour of an evening of the week. */
  const evening = () => below(7) * DAY_MS + (18 + below(5)) * HOUR_MS + below(50) * MINUTE_MS
  const week = { below, chance, on, uses, times, people, someone, evening }
  for (const person of people) daily(week, person)
  for (let match = 0; match < MATCHES; match++) played(week, `match ${match}`)
  for (let league = 0; league < LEAGUES; league++) organised(week, `league ${league}`, people[league]!)
  newcomers(week)
  const counter = new Counter(table)
  for (const { at, does } of acts.toSorted((one, other) => one.at - other.at)) does(counter, at)
  return { refused: [...counter.refused].toSorted(), peaks: counter.peaks, uses: counter.uses }
}

type WeekTools = {
  readonly below: (limit: number) => number
  readonly chance: (percent: number) => boolean
  readonly on: (at: number, does: Act['does']) => void
  readonly uses: (at: number, limit: LimitName, of: LimitUse['of']) => void
  readonly times: (count: number, from: number, apartMs: number, limit: LimitName, of: LimitUse['of']) => void
  readonly people: readonly string[]
  readonly someone: () => string
  readonly evening: () => number
}

/** Each day of a player: turns in bursts of clicks, look-ups, cards and results that they show to others. */
function daily({ below, chance, times, uses, evening }: WeekTools, person: string): void {
  for (let day = 0; day < 7; day++) {
    const from = day * DAY_MS + (17 + below(6)) * HOUR_MS
    times(40 + below(40), from, 1_500, 'acts', { person })
    if (chance(60)) times(5 + below(20), from + 10 * MINUTE_MS, 2_500, 'searches', { person, server: SERVER })
    if (chance(60)) times(20, from + 11 * MINUTE_MS, 300, 'completions', { person })
    if (chance(40)) times(1 + below(5), from + 12 * MINUTE_MS, MINUTE_MS, 'posts', { person, server: SERVER })
    if (chance(25)) times(5 + below(30), from + 20 * MINUTE_MS, 10_000, 'foreignTables', { person })
    if (chance(10)) times(1 + below(3), from + 40 * MINUTE_MS, MINUTE_MS, 'pictures', { person, server: SERVER })
  }
  if (chance(30)) times(1 + below(6), evening(), 30_000, 'imports', { person, server: SERVER })
  if (chance(20)) times(1 + below(3), evening(), 30_000, 'exports', { person, server: SERVER })
  if (chance(20)) times(1 + below(2), evening(), 60_000, 'analyses', { person, server: SERVER })
  if (chance(20)) times(1 + below(3), evening(), 5 * MINUTE_MS, 'searchesForOpponents', { person })
  if (chance(5)) uses(evening(), 'vacationReturns', { person })
}

/** A match by challenge, with what its players ask of each other, and perhaps rematches in the same evening. */
function played({ below, chance, on, uses, someone, evening }: WeekTools, match: string): void {
  const [one, other] = [someone(), someone()]
  if (one === other) return
  const at = evening()
  const challenge = (of: string | null, sittingMs: number) =>
    ({
      by: one,
      to: other,
      terms: { game: 'g', format: 'f', rules: {}, rated: false, sittingMs },
      seat: null,
      place: { guildId: SERVER, channelId: 'c' },
      rematchOf: of,
    }) as unknown as Parameters<typeof acceptedUses>[0]
  const ask = (from: number, of: string | null, accepted: boolean, sittingMs = DAY_MS) => {
    const asked = challenge(of, sittingMs)
    on(from, (counter, now) => {
      counter.take(now, ...challengeUses(asked))
      if (accepted) on_accept(counter, now)
    })
    const on_accept = (counter: Counter, now: number) =>
      counter.giveBack(now, acceptedUses({ ...asked, expiresAt: expiryOf(new Date(now)) }).uses)
  }
  // Some change their mind about the clock, or ask again the next day.
  if (chance(20)) ask(at - 10 * MINUTE_MS, null, false, 3 * DAY_MS)
  if (chance(15)) ask(at - 5 * MINUTE_MS, null, false)
  ask(at, null, true)
  const games = 1 + (chance(40) ? 1 + below(4) : 0)
  for (let game = 1; game < games; game++) ask(at + game * 20 * MINUTE_MS, `${match} ${game}`, chance(80))
  if (chance(25)) {
    const pause = { match, person: one, move: `${below(3)}` }
    uses(at + HOUR_MS, 'pauses', pause)
    uses(at + HOUR_MS, 'notices', { person: one, target: other })
  }
  if (chance(25)) {
    uses(at + 2 * HOUR_MS, 'gifts', { match, person: other, sitting: '1' })
    uses(at + 2 * HOUR_MS, 'notices', { person: other, target: one })
  }
  if (chance(10)) uses(at + DAY_MS, 'playOnRequests', { match, person: one })
  if (chance(50)) uses(at + 3 * HOUR_MS, 'posts', { person: one, server: SERVER })
}

/** A league: its organisers write it, set it right, rule and answer; its players join, leave, and ask a judge. */
function organised({ below, chance, uses, times, people, evening }: WeekTools, league: string, person: string): void {
  const at = 10 * HOUR_MS + below(120) * MINUTE_MS
  const of = { league }
  times(14, at, 15_000, 'draftChanges', of)
  times(2, at + 10 * MINUTE_MS, MINUTE_MS, 'leagueRoles', of)
  uses(at + 15 * MINUTE_MS, 'publishedLeagues', { person, server: SERVER })
  uses(at + 15 * MINUTE_MS, 'posts', { person, server: SERVER })
  times(2, at + HOUR_MS, 10 * MINUTE_MS, 'leagueTexts', of)
  times(3, at + 3 * HOUR_MS, 10 * MINUTE_MS, 'leagueCheckIns', of)
  times(2, at + 2 * HOUR_MS, 10 * MINUTE_MS, 'leagueDates', of)
  times(2, at + 3 * HOUR_MS, 10 * MINUTE_MS, 'leagueHosts', of)
  uses(evening(), 'leaguePauses', of)
  for (const player of people.filter(() => chance(60))) {
    const from = DAY_MS + below(DAY_MS)
    times(chance(15) ? 2 : 1, from, HOUR_MS, 'leagueJoins', { person: player, league })
    if (chance(30)) times(1 + below(3), evening(), MINUTE_MS, 'awayRounds', { person: player, league })
    if (chance(15))
      times(1 + below(2), evening(), HOUR_MS, 'judgeCalls', { person: player, pairing: `${league} ${player}` })
    if (chance(10)) uses(evening(), 'goBackRequests', { person: player, game: `${league} ${player}` })
    // Direct messages of some are closed: they are called in the channel.
    if (chance(10)) times(1 + below(2), evening(), 3 * HOUR_MS, 'leagueMentions', { person: player, league })
    if (chance(60)) uses(6 * DAY_MS + below(DAY_MS), 'sharedPlaces', { person: player, league })
    if (chance(15)) times(1 + below(2), evening(), HOUR_MS, 'extensions', { pairing: `${league} ${player}` })
    if (chance(20)) times(1 + below(4), evening(), 20 * MINUTE_MS, 'rulings', { pairing: `${league} ${player}` })
    if (chance(15)) times(1 + below(3), evening(), 10 * MINUTE_MS, 'judgeMessages', { pairing: `${league} ${player}` })
  }
}

/** Newcomers practise in their first evening, and an admin sets the server up. */
function newcomers({ below, uses, times, on, people }: WeekTools): void {
  for (const person of people.slice(0, 8)) {
    const from = 19 * HOUR_MS + below(60) * MINUTE_MS
    for (let game = 0; game < 1 + below(4); game++)
      on(from + game * 12 * MINUTE_MS, (counter, now) =>
        counter.take(now, ...threadUses({ by: person, place: { guildId: SERVER, channelId: 'c' } })),
      )
    uses(from, 'practiceByDm', { challenge: person })
  }
  times(25, 9 * HOUR_MS, 20_000, 'serverSettings', { server: SERVER })
  times(3, 9 * HOUR_MS + 5 * MINUTE_MS, MINUTE_MS, 'serverTests', { server: SERVER })
  for (const channel of ['c', 'd', 'e']) uses(9 * HOUR_MS + 4 * MINUTE_MS, 'firstWords', { server: SERVER, channel })
  uses(9 * HOUR_MS + 9 * MINUTE_MS, 'refusedMessages', { server: SERVER })
  uses(6 * DAY_MS, 'deletions', { person: people[PLAYERS - 1] })
}
