/** A HoloNet with leagues for tests: the tiny game, a clock that tests move, and a herald that records its lines. */
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { HoloNetOptions } from '../../src/holonet.ts'
import type { LeagueHerald, LeagueLine, LeagueReader, LeagueSight, Requester } from '../../src/league-play/api.ts'
import type { LeagueSettings } from '../../src/leagues/league.ts'
import type { Delivery } from '../../src/matches/api.ts'
import { HandClock } from '../hand-clock.ts'
import { DAY, HOUR, START, settings } from '../leagues/leagues.ts'
import { act, must, type Net, newInteraction, open, see } from '../matches/net.ts'
import { type Place, quickest } from '../storage/servers.ts'

export const HOST = {
  guildId: 'server',
  channelId: 'channel',
  helperRole: 'helpers',
  joinRole: null,
  championRole: null,
}
export const DECKS = { left: 'left-even-short', right: 'right-even-short' }
export const PEOPLE = ['ann', 'bob', 'cid', 'dan']

export class RememberingLeagueHerald implements LeagueHerald {
  readonly told: { readonly person: string; readonly lines: readonly LeagueLine[] }[] = []
  boards = 0
  /** The matches whose messages tell a ruling, one entry a time. */
  readonly results: string[] = []
  /** The leagues whose champions have been honoured, one entry a time. */
  readonly honours: string[] = []
  /** The role of people in their server. */
  readonly roles = new Map<string, string>()
  /** People who have left the server. */
  readonly gone = new Set<string>()
  /** Results of the next deliveries of lines; `sent` when the list runs out. */
  answers: Delivery[] = []
  /** Results of the next looks for people of a role; those who have it when the list runs out. */
  readonly holdersAnswers: Delivery[] = []
  /** People whose lines do not arrive before this is over. */
  readonly hangs = new Map<string, Promise<void>>()

  async tell(person: string, lines: readonly LeagueLine[]): Promise<Delivery> {
    await this.hangs.get(person)
    const answer = this.answers.shift() ?? 'sent'
    if (answer === 'sent') this.told.push({ person, lines })
    return answer
  }

  async board(): Promise<Delivery> {
    this.boards += 1
    return 'sent'
  }

  async members(): Promise<Delivery> {
    return 'sent'
  }

  async result(matchId: string): Promise<Delivery> {
    this.results.push(matchId)
    return 'sent'
  }

  async holders(_: string, role: string | null, persons: readonly string[]): Promise<readonly string[] | Delivery> {
    const answer = this.holdersAnswers.shift() ?? this.answers.shift()
    return (
      answer ?? persons.filter((person) => !this.gone.has(person) && (role === null || this.roles.get(person) === role))
    )
  }

  async admins(_: string, persons: readonly string[]): Promise<readonly string[] | Delivery> {
    return persons.filter((person) => this.roles.get(person) === 'admins')
  }

  async honour(leagueId: string): Promise<Delivery> {
    this.honours.push(leagueId)
    return 'sent'
  }
}

export interface LeagueNet extends Net {
  readonly leagueHerald: RememberingLeagueHerald
  /** The time of the network. */
  readonly network: HandClock
}

/** Opens a net whose leagues are `league1`, `league2` …; it starts nine days before the first round. */
export async function openLeagueNet(
  place: Omit<Place, 'remove'>,
  more: Partial<HoloNetOptions> = {},
): Promise<LeagueNet> {
  let leagues = 0
  const clock = new HandClock(new Date(START - 9 * DAY))
  const network = new HandClock(new Date(START))
  const net = await open(place, { clock: clock as never, network, newLeagueId: () => `league${++leagues}`, ...more })
  const leagueHerald = new RememberingLeagueHerald()
  net.setLeagueHerald(leagueHerald)
  await net.start()
  return { ...net, leagueHerald, network }
}

/** Returns a function that opens a net in a new database; the nets are closed after the test. */
export function netsOfTest(): (more?: Partial<HoloNetOptions>) => Promise<LeagueNet> {
  const opened: { readonly place: Place; readonly net: LeagueNet }[] = []
  afterEach(async () => {
    for (const { place, net } of opened.splice(0)) {
      await net.close()
      await place.remove()
    }
  })
  return async (more = {}) => {
    const place = quickest()
    const net = await openLeagueNet(place, more)
    opened.push({ place, net })
    return net
  }
}

/** Gives each test of a file a net of its own. */
export function netForEachTest(use: (net: LeagueNet) => void): void {
  const newNet = netsOfTest()
  beforeEach(async () => use(await newNet()))
}

/** Gives all tests of a file the same net. */
export function netForAllTests(use: (net: LeagueNet) => void): void {
  let place: Place | undefined
  let net: LeagueNet | undefined
  beforeAll(async () => {
    place = quickest()
    net = await openLeagueNet(place)
    use(net)
  })
  afterAll(async () => {
    await net?.close()
    await place?.remove()
  })
}

export const asking = (person: string, more: Omit<LeagueReader, 'person'> = {}): Requester => ({
  person,
  interaction: newInteraction(),
  ...more,
})

/** Settings of a league of the tiny game without check-in. */
export const tinySettings = (changes: Partial<LeagueSettings> = {}): LeagueSettings =>
  settings({
    format: 'short',
    sides: ['left', 'right'],
    dates: { signUpEndsAt: START - 2 * DAY, checkInEndsAt: null, startsAt: START },
    ...changes,
  })

/** Makes and publishes a league of `orga`, which these people join. */
export async function published(
  net: LeagueNet,
  changes: Partial<LeagueSettings> = {},
  people = PEOPLE,
): Promise<string> {
  const orga = asking('orga', { manages: true })
  const made = must(await net.leagues.create({ ...orga, settings: tinySettings(changes), host: HOST }))
  const leagueId = made.sight.id
  must(await net.leagues.organise({ ...asking('orga', { manages: true }), leagueId, command: { type: 'publish' } }))
  for (const person of people) must(await net.leagues.join({ ...asking(person), leagueId, decks: DECKS }))
  return leagueId
}

/**
 * Moves time on, with all work that it brings: in steps of hours while matches or messages wait for something, else from one
 * date of a league to the next one.
 */
export async function pass(net: LeagueNet, ms: number): Promise<void> {
  const end = net.clock.now().getTime() + ms
  for (;;) {
    const now = net.clock.now().getTime()
    if (now >= end) return
    const step = (await nextDate(net, new Date(now))) ?? now + 6 * HOUR
    net.clock.advance(Math.min(step, end) - now)
    await net.wake()
    await net.idle()
  }
}

/** Returns the next date of a league, or the end of all time, where nothing else can become due; else null. */
async function nextDate({ prisma }: LeagueNet, now: Date): Promise<number | null> {
  const [found] = await prisma.$queryRaw<{ waits: boolean; nextAt: Date | null }[]>`
    SELECT (SELECT min("nextAt") FROM "League" WHERE "nextAt" > ${now}::timestamptz) AS "nextAt",
      EXISTS (SELECT 1 FROM "Match" WHERE "status" = 'running')
        OR EXISTS (SELECT 1 FROM "Challenge" WHERE "status" NOT IN ('accepted', 'declined', 'withdrawn', 'expired'))
        OR EXISTS (SELECT 1 FROM "QueueTicket") OR EXISTS (SELECT 1 FROM "QueueOffer")
        OR EXISTS (SELECT 1 FROM "Notice") OR EXISTS (SELECT 1 FROM "LeagueEffect") OR EXISTS (SELECT 1 FROM "MatchReport")
        OR EXISTS (SELECT 1 FROM "LostServer") OR EXISTS (SELECT 1 FROM "League" WHERE "nextAt" <= ${now}::timestamptz)
      AS "waits"`
  return found!.waits ? null : (found!.nextAt?.getTime() ?? Number.POSITIVE_INFINITY)
}

/** Moves time on to a moment. */
export const passTo = (net: LeagueNet, at: number): Promise<void> => pass(net, at - net.clock.now().getTime())

export async function sightFor(net: LeagueNet, leagueId: string, person: string): Promise<LeagueSight> {
  const sight = await net.leagues.find(leagueId, { person })
  if (sight === null) throw new Error('no league')
  return sight
}

/** The running match of a person in a league. */
export async function matchOf(net: LeagueNet, leagueId: string, person: string): Promise<string> {
  const { league, games, player } = await sightFor(net, leagueId, person)
  const own = league.rounds.at(-1)!.pairings.find(({ players, voided }) => !voided && players.includes(player!))!
  return games[own.games[0]!.id]!.matchId
}

/** Plays a match to its end. */
export async function playOut(net: LeagueNet, matchId: string): Promise<void> {
  for (let answers = 0; answers < 500; answers++) {
    const { status, players } = (await net.matches.record(matchId))!
    if (status === 'over') return
    for (const person of Object.values(players))
      if ((await see(net, matchId, person)).decisions.length > 0) {
        await act(net, matchId, person)
        break
      }
  }
  throw new Error('a match without an end')
}
