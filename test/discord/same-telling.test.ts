/**
 * Games are played twice through the whole program: with other secret cards of one player, and the same moves.
 * Everything that is sent to the opponent and to the public is the same: requests, their order, their files and times, also
 * of moves that are taken back and of the GIF. So is what the host reads: the log in full, and the figures, each time.
 */
import { expect, it } from 'vitest'
import { type TestUser, textOf } from '../../sandbox/driver.ts'
import { type Answer, isRefusal } from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { swccg } from '../../src/games/swccg/index.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import type { State } from '../../src/games/young-jedi/state/game-state.ts'
import type { Denial } from '../../src/matches/api.ts'
import { Metrics } from '../../src/operations/metrics.ts'
import { artist } from './artist.ts'
import { type Twins, twinsOf } from './twin-games.ts'
import { openFromThread, startWorld, type World } from './world.ts'

const OWNER = 'dark'
const MINUTE = 60_000
/** The time between two moves: an open panel can't be changed any more, which would happen beside the next move. */
const PAUSE = 16 * MINUTE

/** A request as it is compared: ids, which differ from run to run, are replaced. */
type Line = string

/** The requests to each place but the owner's own, move by move. */
type Told = readonly Readonly<Record<string, readonly Line[]>>[]

/** A game that is played twice, and how many of its answers. */
interface Case {
  readonly game: AnyGame
  readonly format: string
  readonly keep?: Parameters<typeof twinsOf>[3]
  readonly most?: number
}

/** Requests to everybody but the owner, those to the owner, and what the host reads. */
interface Telling {
  readonly told: Told
  readonly own: Told
  /** Lines of the log and of what is counted, each in the order of the alphabet. */
  readonly log: readonly string[]
  readonly counted: readonly string[]
  /** The figures after each move. */
  readonly figures: readonly string[]
  /** How many moves were taken back, and how many requests for that were refused. */
  readonly back: Readonly<Record<'agree' | 'refuse', number>>
}

/** The games of a world, each of its twins under its format. */
function gamesOf(twins: readonly (Case & { readonly twins: Twins })[], which: 'plain' | 'swapped') {
  const ids = [...new Set(twins.map(({ game }) => game.id))]
  return Object.fromEntries(
    ids.map((id) => {
      const own = twins.filter(({ game }) => game.id === id)
      const setup: AnyGame['setup'] = (options, decks, seed) => {
        const twin = own.find(({ format }) => format === options.format)?.twins[which]
        return twin === undefined ? own[0]!.game.setup(options, decks, seed) : twin.setup(options, decks, seed)
      }
      return [id, { ...own[0]!.twins[which], setup }]
    }),
  )
}

/** Plays the games, one after the other, in a world of their own. */
async function tellingsOf(
  cases: readonly (Case & { readonly twins: Twins })[],
  which: 'plain' | 'swapped',
): Promise<readonly Telling[]> {
  const world = await startWorld({ games: gamesOf(cases, which), pictures: artist, logLevel: 'trace' })
  try {
    const tellings: Telling[] = []
    for (const [at, one] of cases.entries()) tellings.push(await tellingOf(world, one, at))
    expect(world.sandbox.problems).toEqual([])
    return tellings
  } finally {
    await world.close()
  }
}

/** Plays a game between two new people. */
async function tellingOf(
  world: World,
  { game, format, most, twins }: Case & { readonly twins: Twins },
  at: number,
): Promise<Telling> {
  const { given } = twins
  const [alice, bob] = [world.sandbox.user(`Alice ${at}`), world.sandbox.user(`Bob ${at}`)]
  const ownerDm = await alice.openDm()
  const bobDm = await bob.openDm()
  const [logged, counts] = [world.log.length, world.counted.length]
  const metrics = new Metrics({ ...world.holonet, clock: world.clock })
  const figures: string[] = []
  const back = { agree: 0, refuse: 0 }
  const told: Record<string, Line[]>[] = []
  const own: Record<string, Line[]>[] = []
  let from = world.sandbox.requests.length
  const known = new Set(alice.threads().map(({ id }) => id))
  const { matchId, challengeId } = await begin(world, game, format, alice, bob)
  await world.quiet()
  const thread = await alice.until('the thread', () => alice.threads().find(({ id }) => !known.has(id)))
  const places: Readonly<Record<string, string>> = {
    [thread.id]: 'thread',
    [ownerDm]: 'owner',
    [bobDm]: 'opponent',
    [world.sandbox.channelIds.general]: 'channel',
  }
  const plain = (request: object) =>
    JSON.stringify(request)
      .replaceAll(matchId, 'MATCH')
      .replaceAll(challengeId, 'CHALLENGE')
      .replace(/"nonce":"[^"]*"/g, '"nonce":""')
      // Seals and the ends of logs: each match has a secret of its own, under which they hide what they cover.
      .replace(/\b(?:[0-9a-f]{8} ){1,3}[0-9a-f]{8}\b/g, 'SEAL')
      // Ends the ids of controls, so that clients forget what was ticked: it comes from the notice's random id.
      .replace(/\|[\w-]{16}(?=")/g, '|MARK')
      .replace(/\/webhooks\/\d+\/[\w-]+/g, '/webhooks/ID/TOKEN')
      .replace(/\/interactions\/\d+\/[\w-]+/g, '/interactions/ID/TOKEN')
      .replace(/\b\d{17,20}\b/g, 'ID')
  const note = () => {
    const noted: Record<string, Line[]> = {}
    for (const request of world.sandbox.requests.slice(from)) {
      const place = places[/^\/channels\/(\d+)/.exec(request.path)?.[1] ?? ''] ?? 'elsewhere'
      noted[place] = [...(noted[place] ?? []), plain(request)]
    }
    from = world.sandbox.requests.length
    const { owner = [], ...rest } = noted
    told.push(rest)
    own.push({ owner })
  }
  note()
  for (const [step, { seat, answer }] of given.entries()) {
    world.clock.advance(PAUSE)
    const person = seat === OWNER ? alice : bob
    const moves = (name: string) => move(world, matchId, person, answer, `${name} ${alice.id} ${step}`)
    await moves('move')
    const others = person === alice ? bob : alice
    const what = await takenBack(world, matchId, person, others, back.agree <= back.refuse, `${alice.id} ${step}`)
    if (what !== null) back[what] += 1
    if (what === 'agree') await moves('again')
    // The opponent looks at their panel now and then, on either player’s turn.
    if (step % 8 === 7 && step < given.length - 1) await openFromThread(bob, thread.id)
    note()
    figures.push(await figuresOf(metrics))
  }
  // The cards stay hidden after the end.
  if (most !== undefined) {
    must(await world.holonet.matches.concede({ matchId, person: bob.id, interaction: `concede ${bob.id}` }))
    await world.quiet()
  }
  await watch(bob, thread.id)
  await world.quiet()
  note()
  figures.push(await figuresOf(metrics))
  expect(await world.holonet.matches.record(matchId)).toMatchObject({ status: 'over' })
  const lines = world.log.slice(logged).map((line) => plain(JSON.parse(line, bare)))
  return { told, own, log: lines.sort(), counted: world.counted.slice(counts).sort(), figures, back }
}

/** The figures of the program, but for those of its process. */
async function figuresOf(metrics: Metrics): Promise<string> {
  const lines = (await metrics.text()).split('\n')
  return lines.filter((line) => line.startsWith('holonet_')).join('\n')
}

/** Values of a line of the log that differ from run to run: times and random ids. */
const bare = (key: string, value: unknown): unknown =>
  ['time', 'ms', 'interaction', 'id', 'notice'].includes(key) ? null : value

/** Gives an answer; after a move was taken back its question has another id. */
async function move({ holonet, quiet }: World, matchId: string, person: TestUser, answer: Answer, interaction: string) {
  const open = (await holonet.matches.sight(matchId, person.id))?.decisions ?? []
  const asked = open.find(({ id }) => id === answer.decision) ?? open[0]
  const answers = [{ ...answer, decision: asked?.id ?? '' }]
  const played = await holonet.matches.play({ matchId, person: person.id, answers, interaction })
  expect(played, interaction).not.toHaveProperty('refused')
  await quiet()
}

/** Asks to take the last move back, if that is possible. @returns the opponent's answer; null if it is not */
async function takenBack(
  { holonet, quiet }: World,
  matchId: string,
  mover: TestUser,
  opponent: TestUser,
  agrees: boolean,
  name: string,
): Promise<'agree' | 'refuse' | null> {
  const last = (await holonet.matches.sight(matchId, mover.id))?.takeBack
  if (last?.state !== 'open') return null
  const what = agrees ? 'agree' : 'refuse'
  const steps = [
    [mover, 'ask'],
    [opponent, what],
  ] as const
  for (const [person, step] of steps) {
    const request = { matchId, person: person.id, what: step, move: last.move, interaction: `${step} ${name}` }
    expect(await holonet.matches.takeBack(request), request.interaction).not.toHaveProperty('refused')
    await quiet()
  }
  return what
}

/** Opens the replay of a match whose hands stay closed, its GIF and its text. */
async function watch(person: TestUser, threadId: string) {
  const result = person.messages(threadId).findLast((message) => textOf(message).includes('🏁'))
  const replay = (await person.click(result!, 'Replay')).message
  await person.click(replay, /\|moving\|/)
  // It is drawn beside the requests.
  await person.sees((message) => textOf(message).includes('The match as a GIF'), { channel: threadId })
  const asked = (await person.select(replay, /\|more\|/, 'export')).message
  await person.click(asked, /\|text\|/)
}

/** Begins the match, with no click of anybody. */
async function begin({ holonet, sandbox }: World, game: AnyGame, format: string, alice: TestUser, bob: TestUser) {
  const { challenges } = holonet
  // Hands stay closed after the end.
  const terms = { game: game.id, format, rules: {}, rated: false, opens: false, sittingMs: 3 * 24 * 60 * MINUTE }
  const place = { guildId: sandbox.guildId, channelId: sandbox.channelIds.general }
  const drafted = must(
    await challenges.draft({ by: alice.id, to: bob.id, terms, place, seat: OWNER, interaction: `draft ${alice.id}` }),
  )
  const challengeId = drafted.id
  let begun = drafted
  for (const person of [alice.id, bob.id]) {
    const [offer] = must(await challenges.decksFor(challengeId, person))
    begun = must(await challenges.chooseDeck({ challengeId, person, deckId: offer!.id, interaction: `deck ${person}` }))
  }
  return { challengeId, matchId: begun.matchId! }
}

function must<T>(answer: T | Denial): T {
  if (isRefusal(answer)) throw new Error((answer as Denial).refused)
  return answer as T
}

/** A list of a deck is in the order of its cards' ids, wherever they lie. */
function withList(swapped: unknown, plain: unknown): unknown {
  const [state, { sides }] = [swapped as State, plain as State]
  const { list } = sides[OWNER]
  return { ...state, sides: { ...state.sides, [OWNER]: { ...state.sides[OWNER], list } } }
}

const CASES: readonly Case[] = [
  { game: youngJedi, format: 'starter', keep: withList },
  { game: swccg, format: 'starter', most: 40 },
]

it('secret cards change nothing in what the opponent and the public are sent', async () => {
  const cases = CASES.map((one) => ({ ...one, twins: twinsOf(one.game, one.format, OWNER, one.keep, one.most) }))
  const plain = await tellingsOf(cases, 'plain')
  const swapped = await tellingsOf(cases, 'swapped')
  for (const [at, { game, format, twins }] of cases.entries()) {
    const [one, other] = [plain[at]!, swapped[at]!]
    expect(twins.secret.length, `${game.id} ${format}`).toBeGreaterThan(3)
    expect(other.told, `${game.id} ${format}`).toEqual(one.told)
    expect([other.log, other.counted, other.back], `${game.id} ${format}`).toEqual([one.log, one.counted, one.back])
    expect(other.figures).toEqual(one.figures)
    expect(one.figures[0]).toContain('holonet_open_matches 1')
    expect([one.log.length, one.counted.length].every((length) => length > twins.given.length)).toBe(true)
    if (game.takeBack !== undefined) expect(Object.values(one.back)).not.toContain(0)
    // The comparison can fail: the owner of the cards is sent something else.
    expect(other.own, `${game.id} ${format}`).not.toEqual(one.own)
    const places = new Set(one.told.flatMap((move) => Object.keys(move)))
    expect([...places].sort()).toEqual(['channel', 'elsewhere', 'opponent', 'thread'])
  }
})
