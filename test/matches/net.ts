/** A HoloNet for tests: the tiny game, a clock that tests move, and a herald that records its notices. */
import { afterAll, beforeAll } from 'vitest'
import { type Answer, type Decision, isRefusal } from '../../src/contract/index.ts'
import { type HoloNet, type HoloNetOptions, openHoloNet } from '../../src/holonet.ts'
import type { ChosenRules } from '../../src/kit/library/rule-choices.ts'
import type { Challenge, Delivery, Herald, Notice, PersonId, PlayResult, Sight } from '../../src/matches/api.ts'
import { type MatchClock, timeTerms } from '../../src/matches/clock-terms.ts'
import { tiny } from '../games/high-card.ts'
import { HandClock } from '../hand-clock.ts'
import type { Place } from '../storage/servers.ts'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR

export class RememberingHerald implements Herald {
  readonly told: Notice[] = []
  /** Results of the next deliveries; `sent` when the list runs out. */
  answers: (Delivery | Error)[] = []

  async deliver(notice: Notice): Promise<Delivery> {
    const answer = this.answers.shift() ?? 'sent'
    if (answer instanceof Error) throw answer
    if (answer === 'sent') this.told.push(notice)
    return answer
  }

  /** Kinds (and seats) of the notices of a match since the last call, but for those that only change a message. */
  news(matchId: string): string[] {
    const news = this.told.filter((notice) => notice.matchId === matchId && !this.#read.has(notice))
    for (const notice of news) this.#read.add(notice)
    return news
      .filter(({ kind }) => kind !== 'answered')
      .map((notice) => ('seat' in notice ? `${notice.kind} ${notice.seat}` : notice.kind))
  }

  readonly #read = new Set<Notice>()
}

let interactions = 0
export const newInteraction = (): string => `i${++interactions}`

export interface Net extends HoloNet {
  readonly clock: HandClock
  readonly herald: RememberingHerald
  readonly queries: string[]
  /** Seeds of the next matches; when the list runs out, each match has one of its own. */
  readonly seeds: string[]
}

/** The options of a net. */
interface NetOptions extends Partial<HoloNetOptions> {
  /** Challenges count against their limits. Default: they don't, since people of a test start many matches in a minute. */
  readonly countsChallenges?: true
}

export async function open(
  place: Omit<Place, 'remove'>,
  { countsChallenges, ...options }: NetOptions = {},
): Promise<Net> {
  const clock = (options.clock ?? new HandClock('2026-11-21T12:00:00Z')) as HandClock
  const herald = (options.herald as RememberingHerald | undefined) ?? new RememberingHerald()
  const queries: string[] = []
  const { databaseUrl, dataDir } = place
  const games = { tiny }
  const seeds: string[] = []
  let matches = 0
  const net = await openHoloNet({
    games,
    databaseUrl,
    dataDir,
    onQuery: (sql) => queries.push(sql),
    // The games are the same in every run of the tests.
    openMatches: 1_000,
    newSeed: () => seeds.shift() ?? `match ${++matches}`,
    ...options,
    clock,
    herald,
  })
  if (countsChallenges === undefined) countNoChallenges(net)
  return { ...net, clock, herald, queries, seeds }
}

function countNoChallenges({ challenges, prisma }: HoloNet): void {
  const draft = challenges.draft.bind(challenges)
  challenges.draft = async (request) => {
    await prisma.limitUse.deleteMany({})
    return draft(request)
  }
}

/** One net for all tests of a group, started before them in a place of its own, and removed after them. */
export function startsOnce(newPlace: () => Place, use: (net: Net) => void, options: NetOptions = {}): void {
  let place: Place | undefined
  let net: Net | undefined
  beforeAll(async () => {
    place = newPlace()
    net = await open(place, options)
    await net.start()
    use(net)
  })
  afterAll(async () => {
    await net?.close()
    await place?.remove()
  })
}

export function must<T>(result: T): Exclude<T, { refused: string }> {
  if (isRefusal(result)) throw new Error(`refused: ${result.refused}`)
  return result as Exclude<T, { refused: string }>
}

export const refusedAs = (result: unknown): string => (isRefusal(result) ? result.refused : 'not refused')

export interface Begin {
  readonly left?: PersonId
  readonly right?: PersonId
  readonly format?: string
  readonly rules?: ChosenRules
  readonly sittingMs?: number
  /** Without it: this long for each sitting, and two misses in a row lose. */
  readonly clock?: MatchClock | 'friendly'
  readonly rated?: boolean
}

export async function draft(net: HoloNet, by: PersonId, to: PersonId | null, begin: Begin = {}): Promise<Challenge> {
  const { format = 'short', rules = {}, sittingMs = 3 * DAY } = begin
  const { clock = { kind: 'each', sittingMs, counts: 'all', misses: 2 }, rated = false } = begin
  const timed = clock === 'friendly' ? { sittingMs } : timeTerms(clock)
  const terms = { game: 'tiny', format, rules, rated, ...timed }
  const place = { guildId: 'guild', channelId: 'channel' }
  return must(await net.challenges.draft({ by, to, terms, place, seat: null, interaction: newInteraction() }))
}

export async function choose(net: HoloNet, { id }: Challenge, person: PersonId, deckId: string) {
  return net.challenges.chooseDeck({ challengeId: id, person, deckId, interaction: newInteraction() })
}

/** Starts a match of Ann (left) against Bob (right). */
export async function begin(net: HoloNet, options: Begin = {}): Promise<string> {
  const { left = 'ann', right = 'bob', format = 'short' } = options
  const drafted = await draft(net, left, right, options)
  const opened = must(await choose(net, drafted, left, `left-even-${format}`))
  const started = opened.status === 'open' ? must(await choose(net, drafted, right, `right-even-${format}`)) : opened
  return started.matchId!
}

export async function see(net: HoloNet, matchId: string, person: PersonId): Promise<Sight> {
  const sight = await net.matches.sight(matchId, person)
  if (sight === null) throw new Error('no match')
  return sight
}

export function answerTo(decision: Decision, view: unknown): Answer {
  const answer = tiny.policies.practice(view as never, decision, null)
  if (answer === 'ask') throw new Error('asked')
  return answer
}

/** Answers a person's first open decision as the practice opponent would. */
export async function act(net: HoloNet, matchId: string, person: PersonId): Promise<PlayResult> {
  const sight = await see(net, matchId, person)
  const answers = [answerTo(sight.decisions[0]!, sight.view)]
  return must(await net.matches.play({ matchId, person, answers, interaction: newInteraction() }))
}

/** Both place their tokens: the first round begins. */
export async function layTokens(net: HoloNet, matchId: string): Promise<void> {
  for (const person of ['ann', 'bob']) await act(net, matchId, person)
}

/**
 * Plays on until the next round has begun or the match is over; a seat that is not asked about this round is left
 * alone.
 */
export async function finishRound(net: HoloNet, matchId: string, round: number): Promise<void> {
  for (const person of ['ann', 'bob', 'ann', 'bob']) {
    const { decisions, view } = await see(net, matchId, person)
    if (decisions.length > 0 && (view as { round: number }).round === round) await act(net, matchId, person)
  }
}

/** Plays to the end, whichever seat is asked first. */
export async function playOut(net: HoloNet, matchId: string): Promise<number> {
  for (let moves = 0; ; moves++) {
    const sights = await Promise.all(['ann', 'bob'].map((person) => see(net, matchId, person)))
    if (sights[0]!.match.status === 'over') return moves
    const open = sights.find((sight) => sight.decisions.length > 0)!
    await act(net, matchId, open.match.players[open.reader]!)
  }
}
