/**
 * Games are played twice through the whole program: with other secret cards of one player, and the same moves.
 * Everything that is sent to the opponent and to the public is the same: requests, their order, their files and times.
 */
import { expect, it } from 'vitest'
import type { TestUser } from '../../sandbox/driver.ts'
import { isRefusal } from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { swccg } from '../../src/games/swccg/index.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import type { State } from '../../src/games/young-jedi/rules/state.ts'
import type { Denied } from '../../src/matches/api.ts'
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

/** Requests to everybody but the owner, and those to the owner. */
interface Telling {
  readonly told: Told
  readonly own: Told
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
  const world = await startWorld({ games: gamesOf(cases, which), pictures: artist })
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
    const played = await world.holonet.matches.play({
      matchId,
      person: person.id,
      answers: [answer],
      interaction: `move ${alice.id} ${step}`,
    })
    expect(played, `move ${step}`).not.toHaveProperty('refused')
    await world.quiet()
    // The opponent looks at their panel now and then, on either player’s turn.
    if (step % 8 === 7 && step < given.length - 1) await openFromThread(bob, thread.id)
    note()
  }
  const status = most === undefined ? 'over' : 'running'
  expect(await world.holonet.matches.record(matchId)).toMatchObject({ status })
  return { told, own }
}

/** Begins the match, with no click of anybody. */
async function begin({ holonet, sandbox }: World, game: AnyGame, format: string, alice: TestUser, bob: TestUser) {
  const { challenges } = holonet
  const terms = { game: game.id, format, rules: {}, rated: false, sittingMs: 3 * 24 * 60 * MINUTE }
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

function must<T>(answer: T | Denied): T {
  if (isRefusal(answer)) throw new Error((answer as Denied).refused)
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
    // The comparison can fail: the owner of the cards is sent something else.
    expect(other.own, `${game.id} ${format}`).not.toEqual(one.own)
    const places = new Set(one.told.flatMap((move) => Object.keys(move)))
    expect([...places].sort()).toEqual(['channel', 'elsewhere', 'opponent', 'thread'])
  }
})
