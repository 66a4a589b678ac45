/** A season of many people through the stand-in: sign-up and the first round by clicks, the others by the game's policies. */
import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestUser, textOf } from '../../sandbox/driver.ts'
import { stream } from '../../src/kit/chance/streams.ts'
import type { LeagueHerald, OwnCommand } from '../../src/league-play/api.ts'
import type { League, PlayerId } from '../../src/leagues/league.ts'
import type { LeagueEvent } from '../../src/leagues/league-events.ts'
import { gameById } from '../../src/leagues/record.ts'
import { replayLeague } from '../../src/leagues/reducer.ts'
import { seasonReport } from '../../src/leagues/season-report.ts'
import type { Herald } from '../../src/matches/api.ts'
import { tinySettings } from '../league-play/league-net.ts'
import { couldBalance, outOfBalance } from '../leagues/balance.ts'
import { answerTo, must, newInteraction, see } from '../matches/net.ts'
import { runs } from '../runs.ts'
import { boardIn } from './league-clicks.ts'
import { answerPanel, asksSomething, openFromDm, startWorld, type Wires, type World } from './world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** As many as in the season that `test/league-play` plays without Discord. */
const [PEOPLE, ROUNDS] = runs(1) > 1 ? [64, 7] : [32, 5]
/** Players who never move, and the chances that others are silent in a round or drop out in it. */
const NEVER = ['p11', 'p20']
const SILENT = 0.05
const DROP = 0.06
/** This many games of the first round are played to their end; in the others a player resigns. */
const WHOLE = 4
/** This many people are told by Discord in all rounds. */
const READERS = 8
/** The round of the policies in whose middle the program stops, and for how long; it also stops in the first one. */
const RESTART = { round: 3, ms: 5 * HOUR }

/** Whether Discord tells everybody, as in the first round, or only the readers. */
let everybody = true
const readers: string[] = []
/** The ids of all lines of the league that were brought to people, by person. */
const told = new Map<string, string[]>()

/** Notes the lines that reach people. Discord's part of all other rounds for everybody would take most of the time. */
const wires: Wires = {
  herald: (real): Herald => ({ deliver: async (notice) => (everybody ? real.deliver(notice) : 'sent') }),
  leagueHerald: (real) => {
    const tell: LeagueHerald['tell'] = async (person, lines) => {
      const delivery = everybody || readers.includes(person) ? await real.tell(person, lines) : 'sent'
      if (delivery === 'sent') told.set(person, [...(told.get(person) ?? []), ...lines.map(({ id }) => id)])
      return delivery
    }
    return new Proxy(real, {
      get: (target, key) => {
        const part: unknown = key === 'tell' ? tell : Reflect.get(target, key)
        return typeof part === 'function' ? part.bind(target) : part
      },
    })
  },
}

let world: World
beforeAll(async () => {
  // This many people are told at once what a server hears in weeks; real rates would take minutes.
  const many = { requests: 1_000_000, perMs: 1_000 }
  world = await startWorld({
    ...wires,
    // Every run plays the same season.
    newLeagueId: () => 'season',
    requestsPerSecond: many.requests,
    sandbox: { limits: { global: many, bucket: many, oldEdits: many } },
  })
})
afterAll(async () => {
  await world?.close()
})

const chance = (label: string): number => stream('a great season', label)(1_000) / 1_000
const asking = (person: string) => ({ person, interaction: newInteraction() })
const personOf = ({ players }: League, id: PlayerId): string => players.find((one) => one.id === id)!.person
const sight = async (leagueId: string) => (await world.holonet.leagues.find(leagueId, { person: 'olga' }))!

/** The weaker of two loses more often. */
function loserOf(game: string, seats: readonly [PlayerId, PlayerId]): PlayerId {
  const [one, other] = seats.map((id) => Number(id.slice(1))) as [number, number]
  return chance(`game ${game}`) < 1 / (1 + 10 ** ((one - other) / 40)) ? seats[1] : seats[0]
}

/** Makes a league that all people join by clicks, and lets its first round begin. */
async function begun(people: readonly TestUser[]): Promise<string> {
  const { sandbox, clock, holonet } = world
  const startsAt = clock.now().getTime() + 2 * DAY
  const settings = tinySettings({
    form: { kind: 'swiss', rounds: ROUNDS, playOff: null },
    dates: { signUpEndsAt: startsAt - DAY, checkInEndsAt: null, startsAt },
    rounds: { kind: 'calendar', days: 3, skipWeekends: false, holidays: [], graceHours: 24 },
  })
  const place = { guildId: sandbox.guildId, channelId: sandbox.channelIds.general }
  const host = { ...place, helperRole: null, joinRole: null, championRole: null }
  const leagueId = must(await holonet.leagues.create({ ...asking('olga'), settings, host })).sight.id
  must(await holonet.leagues.organise({ ...asking('olga'), leagueId, command: { type: 'publish' } }))
  await world.quiet()
  const board = await boardIn(world, people[0]!, /Sign-up ends/)
  for (const person of people) {
    const offered = (await person.click(board, 'Join…')).message
    const mine = (await person.click(offered, 'Join with these')).message
    expect(textOf(mine)).toContain('Nothing more to do.')
  }
  await world.pass(2 * DAY + 1)
  return leagueId
}

/** A player answers until they are asked no more. @returns the panel after the last answer */
async function answers(person: TestUser, first: APIMessage): Promise<APIMessage> {
  let panel = first
  while (asksSomething(panel)) panel = await answerPanel(person, panel)
  return panel
}

/**
 * The first round, each act a click: all but two answer from the message that calls them, the program stops and starts
 * again, then some games are played to their end, and in each other one a player resigns.
 */
async function firstRound(leagueId: string, people: readonly TestUser[]): Promise<void> {
  const { league } = await sight(leagueId)
  const userOf = (id: PlayerId) => people.find((one) => one.id === personOf(league, id))!
  for (const { id } of league.players) if (!NEVER.includes(id)) await answers(userOf(id), userOf(id).dms().at(-1)!)
  await world.quiet()
  await world.restart(wires, HOUR)
  await world.quiet()
  const games = league.rounds[0]!.pairings.flatMap((pairing) => pairing.games)
  const open = games.filter(({ seats }) => !seats.some((seat) => NEVER.includes(seat)))
  for (const { id, seats } of open.slice(0, WHOLE)) await playOut(leagueId, id, seats.map(userOf))
  for (const { id, seats } of open.slice(WHOLE)) {
    const loser = userOf(loserOf(id, seats))
    const sure = await loser.slash('resign')
    await loser.click(sure.message, 'Resign')
  }
  await world.quiet()
}

/** Two play by turns until their game is over. */
async function playOut(leagueId: string, game: string, two: readonly TestUser[]): Promise<void> {
  const { matchId } = (await sight(leagueId)).games[game]!
  for (let turns = 0; turns < 20; turns++)
    for (const person of two) {
      if ((await world.holonet.matches.record(matchId))!.status === 'over') return
      await answers(person, await openFromDm(person))
      await world.quiet()
    }
  throw new Error('a game without an end')
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
  // The league ends the matches of those who leave a moment later: nobody is to answer in one that ends meanwhile.
  await world.quiet()
  for (const [game, { matchId, waitsFor }] of Object.entries(games))
    for (const player of waitsFor)
      if (!NEVER.includes(player) && chance(`silence of ${player} in ${number}`) >= SILENT)
        await move(league, { game, matchId, player }, done.moved)
  // The league reads of the moves on the day on which they were made.
  await world.quiet()
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
  if (movers.size === 2) {
    const person = personOf(league, loserOf(game, seats))
    // The opponent, who is asked too, may have resigned just now.
    if ((await matches.record(matchId))!.status === 'running')
      must(await matches.concede({ ...asking(person), matchId }))
    return
  }
  const person = personOf(league, player)
  let now = await see(world.holonet, matchId, person)
  if (now.match.status === 'over') return
  moved.set(game, movers.add(player))
  for (let [open] = now.decisions; open !== undefined; [open] = now.decisions)
    now = must(await matches.play({ ...asking(person), matchId, answers: [answerTo(open, now.view)] })).sight
}

/** Plays all rounds after the first, with a restart in the middle of one, until the league has ended by itself. */
async function otherRounds(leagueId: string): Promise<void> {
  let restarted = false
  const done: Done = { moved: new Map(), decided: new Set() }
  for (let days = 0; days < 40; days++) {
    const { league } = await sight(leagueId)
    if (league.phase !== 'running') break
    const { number, startsAt, softEndAt } = league.rounds.at(-1)!
    if (number > 1) everybody = false
    if (!restarted && number === RESTART.round && world.clock.now().getTime() > (startsAt + softEndAt) / 2) {
      restarted = true
      await world.restart(wires, RESTART.ms)
      await world.quiet()
    }
    if (number > 1) await day(leagueId, done)
    await world.pass(DAY)
  }
  expect(restarted).toBe(true)
  // The league's public message is edited once an hour when it is old: its last edit may have to wait for that.
  await world.pass(HOUR)
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
    else if (['concession', 'played'].includes(result!.how)) {
      const { winner } = (await matches.record(matchId))!.outcome!
      const scores = winner === null ? [0.5, 0.5] : winner === 'left' ? [1, 0] : [0, 1]
      expect(result!.scores).toEqual(scores)
    }
  }
  const conceded = games.filter(({ result }) => result!.how === 'concession').length
  // 56 of 74 games, whatever runs beside this test.
  expect(conceded).toBeGreaterThan(games.length * 0.7)
}

/** Nobody meets anybody twice or has two byes, and sides are out of balance by two games at most, where that must be. */
function pairsWell(league: League, events: readonly LeagueEvent[]): void {
  const report = seasonReport(league, events, [])
  expect(report).toMatchObject({ finished: true, rounds: ROUNDS, repeatedPairings: 0, relaxed: [] })
  expect(report.byes.max).toBeLessThanOrEqual(1)
  expect(report.sideImbalance).toBeLessThanOrEqual(2)
  for (const [at, event] of events.entries()) {
    if (event.type !== 'roundPaired') continue
    const before = replayLeague(events.slice(0, at))
    if (outOfBalance(before, event).length > 0) expect(couldBalance(before, { number: event.round })).toBe(false)
  }
}

it(`a season of ${PEOPLE} people ends by itself: a first round by clicks, silent players, drop-outs and two restarts`, async () => {
  const people = Array.from({ length: PEOPLE }, (_, at) => world.sandbox.user(`Player ${at + 1}`))
  readers.push(...people.slice(0, READERS).map(({ id }) => id))
  const leagueId = await begun(people)
  await firstRound(leagueId, people)
  const clicked = (await sight(leagueId)).league.rounds[0]!.pairings.flatMap(({ games }) => games)
  const ways = clicked.map(({ result }) => result?.how)
  expect(ways.filter((how) => how === 'played')).toHaveLength(WHOLE)
  expect(ways.filter((how) => how === 'concession')).toHaveLength(PEOPLE / 2 - NEVER.length - WHOLE)
  await otherRounds(leagueId)

  const { prisma } = world.holonet
  const rows = await prisma.leagueEvent.findMany({ orderBy: { seq: 'asc' } })
  const events = rows.map(({ at, by, data }) => ({ ...(data as object), at: at.getTime(), by }) as LeagueEvent)
  const league = replayLeague(events)
  const { snapshot } = await prisma.league.findUniqueOrThrow({ where: { id: leagueId } })
  expect(JSON.parse(snapshot)).toEqual(JSON.parse(JSON.stringify(league)))
  pairsWell(league, events)

  // Some have dropped out, some were silent and came back, and two have never moved.
  const count = (type: LeagueEvent['type']) => events.filter((event) => event.type === type).length
  expect(Math.min(count('withdrew'), count('returned'), count('putOut') - NEVER.length)).toBeGreaterThan(0)
  for (const id of NEVER) expect(league.players.find((one) => one.id === id)!.status).toBe('silent')
  // Each outage moved the deadlines once, and each round was closed once.
  expect(count('delayed')).toBe(2)
  const closed = events.flatMap((event) => (event.type === 'roundClosed' ? [event.round] : []))
  expect(closed).toEqual(Array.from({ length: ROUNDS }, (_, at) => at + 1))

  await agreesWithMatches(league)
  // Everything has been done and told, and nothing twice.
  expect(await prisma.leagueEffect.findMany()).toEqual([])
  expect(await prisma.matchReport.count()).toBe(0)
  // The organiser, who does not play, hears of the end.
  expect(told.size).toBe(PEOPLE + 1)
  for (const lines of told.values()) expect(new Set(lines).size).toBe(lines.length)
  expect(world.sandbox.problems).toEqual([])
  expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
})
