/** A season of 64 people through the stand-in: the first round by clicks, the others by the policies of the game. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestUser } from '../../sandbox/driver.ts'
import { stream } from '../../src/kit/chance/streams.ts'
import type { LeagueHerald, OwnCommand } from '../../src/league-play/api.ts'
import type { League, PlayerId } from '../../src/leagues/league.ts'
import type { LeagueEvent } from '../../src/leagues/league-events.ts'
import { gameById } from '../../src/leagues/record.ts'
import { replay } from '../../src/leagues/reducer.ts'
import { seasonReport } from '../../src/leagues/season-report.ts'
import { DECKS, tinySettings } from '../league-play/league-net.ts'
import { act, must, newInteraction, see } from '../matches/net.ts'
import { answerPanel, asksSomething, startWorld, type World } from './world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const PEOPLE = 64
const ROUNDS = 7
/** Players who never move, and the chances that others are silent in a round or drop out in it. */
const NEVER = ['p11', 'p40']
const SILENT = 0.05
const DROP = 0.03
/** So many people are told by Discord in all rounds. */
const READERS = 8
/** Rounds in whose middle the program stops, and for how many hours. */
const RESTARTS = new Map([
  [2, 5],
  [4, 1],
])

let world: World
beforeAll(async () => {
  // Sixty-four people read at once what a week of a real server would tell them.
  const many = { requests: 100_000, perMs: 1_000 }
  // Every run plays the same season.
  const newLeagueId = () => 'season'
  world = await startWorld({
    newLeagueId,
    sandbox: { limits: { global: many, bucket: many, oldEdits: many, buckets: {} } },
  })
})
afterAll(async () => {
  await world?.close()
})

const chance = (label: string): number => stream('a great season', label)(1_000) / 1_000
const asking = (person: string) => ({ person, interaction: newInteraction() })
const personOf = ({ players }: League, id: PlayerId): string => players.find((one) => one.id === id)!.person
const sight = async (leagueId: string) => (await world.holonet.leagues.find(leagueId, { person: 'olga' }))!

/** The weaker of two concedes more often. */
function loserOf(game: string, seats: readonly [PlayerId, PlayerId]): PlayerId {
  const [one, other] = seats.map((id) => Number(id.slice(1))) as [number, number]
  return chance(`game ${game}`) < 1 / (1 + 10 ** ((one - other) / 40)) ? seats[1] : seats[0]
}

/** Makes a league that all people have joined, and lets its first round begin. */
async function begun(people: readonly TestUser[]): Promise<string> {
  const { sandbox, clock, holonet } = world
  const startsAt = clock.now().getTime() + 2 * DAY
  const settings = tinySettings({
    form: { kind: 'swiss', rounds: ROUNDS, playOff: null },
    dates: { signUpEndsAt: startsAt - DAY, checkInEndsAt: null, startsAt },
    rounds: { kind: 'calendar', days: 5, skipWeekends: false, holidays: [], graceHours: 24 },
  })
  const place = { guildId: sandbox.guildId, channelId: sandbox.channelIds.general! }
  const host = { ...place, helperRole: null, joinRole: null, championRole: null }
  const leagueId = must(await holonet.leagues.create({ ...asking('olga'), settings, host })).sight.id
  must(await holonet.leagues.organise({ ...asking('olga'), leagueId, command: { type: 'publish' } }))
  for (const { id } of people) must(await holonet.leagues.join({ ...asking(id), leagueId, decks: DECKS }))
  await world.pass(2 * DAY + 1)
  return leagueId
}

/** The first round: each player answers from the message that calls them, then one of each two resigns, all by clicks. */
async function firstRound(leagueId: string, people: readonly TestUser[]): Promise<void> {
  const { league } = await sight(leagueId)
  const userOf = (id: PlayerId) => people.find((one) => one.id === personOf(league, id))!
  for (const { id } of league.players) {
    let panel = userOf(id).dms().at(-1)!
    while (!NEVER.includes(id) && asksSomething(panel)) panel = await answerPanel(userOf(id), panel)
  }
  await world.quiet()
  for (const { games } of league.rounds[0]!.pairings)
    for (const { id, seats } of games.filter((game) => !game.seats.some((seat) => NEVER.includes(seat)))) {
      const loser = userOf(loserOf(id, seats))
      const sure = await loser.slash('resign')
      await loser.click(sure.message, 'Resign')
    }
  await world.quiet()
}

/** The acts of people in the later rounds. */
interface Done {
  /** The players who have moved in each game. */
  readonly moved: Map<string, Set<PlayerId>>
  /** Players with the rounds in which they have decided to stay, to leave or to come back. */
  readonly decided: Set<string>
}

/** Everybody does what they would do on a day of a later round. */
async function day(leagueId: string, done: Done): Promise<void> {
  const { leagues } = world.holonet
  const { league, games } = await sight(leagueId)
  const { number } = league.rounds.at(-1)!
  const ask = (id: PlayerId, command: OwnCommand) => leagues.act({ ...asking(personOf(league, id)), leagueId, command })
  for (const { player } of league.byeOffers) must(await ask(player, { type: 'answerByeOffer', accepted: true }))
  for (const { id, status } of league.players) {
    if (NEVER.includes(id) || done.decided.has(`${id} ${number}`)) continue
    done.decided.add(`${id} ${number}`)
    if (status === 'silent') must(await ask(id, { type: 'return' }))
    else if (status === 'in' && chance(`drop of ${id} in ${number}`) < DROP) must(await ask(id, { type: 'leave' }))
  }
  for (const [game, { matchId, waitsFor }] of Object.entries(games))
    for (const player of waitsFor)
      if (!NEVER.includes(player) && chance(`silence of ${player} in ${number}`) >= SILENT)
        await move(league, { game, matchId, player }, done.moved)
}

/** A player answers until they are asked no more; once both have moved, one of them resigns. */
async function move(
  league: League,
  { game, matchId, player }: { readonly game: string; readonly matchId: string; readonly player: PlayerId },
  moved: Done['moved'],
): Promise<void> {
  const { matches } = world.holonet
  const movers = moved.get(game) ?? new Set()
  const { seats } = gameById(league, game)!.game
  const person = personOf(league, movers.size === 2 ? loserOf(game, seats) : player)
  if ((await matches.record(matchId))!.status === 'over') return
  if (movers.size === 2) return void must(await matches.concede({ ...asking(person), matchId }))
  moved.set(game, movers.add(player))
  while ((await see(world.holonet, matchId, person)).decisions.length > 0) await act(world.holonet, matchId, person)
}

/** Plays all rounds after the first, with restarts in mid-round, after which Discord tells only some of the people. */
async function otherRounds(leagueId: string, people: readonly TestUser[]): Promise<void> {
  const restarts = new Map(RESTARTS)
  const done: Done = { moved: new Map(), decided: new Set() }
  for (let days = 0; days < 60; days++) {
    const { league } = await sight(leagueId)
    if (league.phase !== 'running') break
    const { number, startsAt, softEndAt } = league.rounds.at(-1)!
    const down = restarts.get(number)
    if (down !== undefined && world.clock.now().getTime() > (startsAt + softEndAt) / 2) {
      restarts.delete(number)
      // All that Discord tells sixty-four people in a season would take most of the time of this test.
      await world.restart({ herald: () => ({ deliver: async () => 'sent' }) }, down * HOUR)
      listen(people.slice(0, READERS).map(({ id }) => id))
    }
    if (number > 1) await day(leagueId, done)
    await world.pass(DAY)
  }
  expect(restarts.size).toBe(0)
}

/** The ids of all lines of the league that were brought to people, by person. */
const told = new Map<string, string[]>()

/**
 * Notes the lines that reach people.
 * @param through the people that get these lines from Discord
 */
function listen(through: readonly string[]): void {
  const real = world.discord.leagueHerald
  const tell: LeagueHerald['tell'] = async (person, lines) => {
    const delivery = through.includes(person) ? await real.tell(person, lines) : 'sent'
    if (delivery === 'sent') told.set(person, [...(told.get(person) ?? []), ...lines.map(({ id }) => id)])
    return delivery
  }
  world.holonet.setLeagueHerald(
    new Proxy(real, {
      get: (target, key) => {
        const part: unknown = key === 'tell' ? tell : Reflect.get(target, key)
        return typeof part === 'function' ? part.bind(target) : part
      },
    }),
  )
}

/** Every game has had one match, which is over with the same result; games that ended before they began have had none. */
async function agreesWithMatches(league: League): Promise<void> {
  const { prisma, matches } = world.holonet
  const games = league.rounds.flatMap(({ pairings }) => pairings.flatMap((pairing) => pairing.games))
  const rows = new Map((await prisma.leagueGame.findMany()).map(({ game, matchId }) => [game, matchId]))
  expect(await prisma.leagueGame.count()).toBe(rows.size)
  expect(await prisma.match.count({ where: { status: 'running' } })).toBe(0)
  for (const { id, result, movedAt } of games) {
    const matchId = rows.get(id)
    if (matchId === undefined) expect([result!.how, movedAt]).toEqual(['forfeit', [null, null]])
    else if (result!.how === 'concession')
      expect((await matches.record(matchId))!.outcome).toMatchObject({
        kind: 'concession',
        winner: result!.scores[0] === 1 ? 'left' : 'right',
      })
  }
  const conceded = games.filter(({ result }) => result!.how === 'concession').length
  expect(conceded).toBeGreaterThan(games.length * 0.75)
}

it('a season of 64 people ends by itself: a first round by clicks, silent players, drop-outs and two restarts', async () => {
  const people = Array.from({ length: PEOPLE }, (_, at) => world.sandbox.user(`Player ${at + 1}`))
  listen(people.map(({ id }) => id))
  const leagueId = await begun(people)
  await firstRound(leagueId, people)
  const clicked = (await sight(leagueId)).league.rounds[0]!.pairings.flatMap(({ games }) => games)
  expect(clicked.filter(({ result }) => result?.how === 'concession')).toHaveLength(PEOPLE / 2 - NEVER.length)
  await otherRounds(leagueId, people)

  const { prisma } = world.holonet
  const rows = await prisma.leagueEvent.findMany({ orderBy: { seq: 'asc' } })
  const events = rows.map(({ at, by, data }) => ({ ...(data as object), at: at.getTime(), by }) as LeagueEvent)
  const league = replay(events)
  const { snapshot } = await prisma.league.findUniqueOrThrow({ where: { id: leagueId } })
  expect(JSON.parse(snapshot)).toEqual(JSON.parse(JSON.stringify(league)))
  const report = seasonReport(league, events, [])
  expect(report).toMatchObject({ finished: true, rounds: ROUNDS, repeatedPairings: 0, relaxed: [] })
  expect(report.byes.max).toBeLessThanOrEqual(1)
  expect(report.sideImbalance).toBeLessThanOrEqual(2)

  // Some have dropped out, some were silent and came back, and two have never moved.
  const count = (type: LeagueEvent['type']) => events.filter((event) => event.type === type).length
  expect(Math.min(count('withdrew'), count('returned'), count('putOut') - NEVER.length)).toBeGreaterThan(0)
  for (const id of NEVER) expect(league.players.find((one) => one.id === id)!.status).toBe('silent')
  // Each outage moved the deadlines once, and each round was closed once.
  expect(count('delayed')).toBe(RESTARTS.size)
  const closed = events.flatMap((event) => (event.type === 'roundClosed' ? [event.round] : []))
  expect(closed).toEqual(Array.from({ length: ROUNDS }, (_, at) => at + 1))

  await agreesWithMatches(league)
  // Everything has been done and told, and nothing twice.
  expect(await prisma.leagueEffect.count()).toBe(0)
  expect(await prisma.matchReport.count()).toBe(0)
  expect(told.size).toBe(PEOPLE)
  for (const lines of told.values()) expect(new Set(lines).size).toBe(lines.length)
  expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
}, 600_000)
