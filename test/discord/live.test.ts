/** Both players at their screens: a live session is asked for, keeps open panels up to date, and ends by itself. */
import type { APIMessage } from 'discord-api-types/v10'
import { afterEach, describe, expect, it } from 'vitest'
import { controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import { offersOf, tap } from './panel-clicks.ts'
import { answerPanel, asksSomething, beginMatch, openFromDm, openFromThread, startWorld, type World } from './world.ts'

const MINUTE = 60_000

const worlds: World[] = []
afterEach(async () => {
  for (const world of worlds.splice(0)) {
    await world.close()
    expect(world.sandbox.problems).toEqual([])
    expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
  }
})

/** A match of two people that has begun. */
async function begun() {
  const world = await startWorld()
  worlds.push(world)
  const [alice, bob] = [world.sandbox.user('Alice'), world.sandbox.user('Bob')]
  const { threadId } = await beginMatch(world, alice, bob, { format: 'tiny/long' })
  return { world, alice, bob, threadId }
}

/** Two people who have both answered, each of them in public, and their open panels. */
interface Here {
  readonly world: World
  readonly alice: TestUser
  readonly bob: TestUser
  readonly threadId: string
  ofAlice: APIMessage
  ofBob: APIMessage
}

type Open = (person: TestUser, threadId: string) => Promise<APIMessage>

async function bothHere(open: Open = openFromThread): Promise<Here> {
  const { world, alice, bob, threadId } = await begun()
  const round = async (...people: TestUser[]) => {
    const panels: APIMessage[] = []
    for (const person of people) panels.push(await answerPanel(person, await open(person, threadId)))
    await world.quiet()
    return panels
  }
  await round(alice, bob)
  await round(bob, alice)
  return { world, alice, bob, threadId, ofAlice: await open(alice, threadId), ofBob: await open(bob, threadId) }
}

/** Waits until a message shows something, while the time for changes of panels passes. */
async function becomes(here: Here, person: TestUser, message: APIMessage, words: RegExp): Promise<APIMessage> {
  here.world.clock.advance(2_000)
  return person.until(`${words}`, () => {
    const now = person.now(message)
    return now !== undefined && words.test(textOf(now)) ? now : undefined
  })
}

/** Begins a session. @returns both with their panels */
async function live(open?: Open): Promise<Here> {
  const here = await bothHere(open)
  here.ofAlice = (await here.alice.click(here.ofAlice, 'Play live')).message
  await here.world.quiet()
  here.ofBob = await becomes(here, here.bob, here.ofBob, /Alice\*\* wants to play live: 5 minutes a turn/)
  here.ofBob = (await here.bob.click(here.ofBob, 'Play live')).message
  await here.world.quiet()
  here.world.clock.advance(2_000)
  here.ofAlice = await here.alice.until('a live panel', () => {
    const now = here.alice.now(here.ofAlice)
    return now !== undefined && offersOf(now).includes('End live') ? now : undefined
  })
  return here
}

const edits = ({ world }: Here, { id }: APIMessage) =>
  world.sandbox.requests.filter(
    ({ method, path }) => method === 'PATCH' && (path.includes(id) || path.includes('@original')),
  ).length

const calls = (person: TestUser) => person.dms().filter((message) => /Your turn/.test(textOf(message)))

/** The panel of a player as it is now, once it asks something. */
const asked = (here: Pick<Here, 'world'>, person: TestUser, panel: APIMessage): Promise<APIMessage> => {
  here.world.clock.advance(2_000)
  return person.until('a question', () => {
    const now = person.now(panel)
    return now !== undefined && asksSomething(now) ? now : undefined
  })
}

/** Alice has lost the first round, and may challenge; Bob then answers. */
async function challenged(here: Here): Promise<void> {
  here.ofAlice = await answerPanel(here.alice, here.ofAlice)
  await here.world.quiet()
}

const isPrimary = (panel: APIMessage, label: string): boolean =>
  new RegExp(`"style":1[^}]*"label":"${label}"|"label":"${label}"[^}]*"style":1`).test(JSON.stringify(panel.components))

describe('a live session', () => {
  it('calls nobody: the panel of the player who waits asks by itself, with one request for a burst of moves', async () => {
    const here = await live()
    const { world, bob } = here
    expect(offersOf(here.ofBob)).toEqual(expect.arrayContaining(['Stay live', 'End live']))
    const [before, dms] = [edits(here, here.ofBob), bob.dms().map(({ id }) => id)]
    await challenged(here)
    here.ofBob = await asked(here, bob, here.ofBob)
    expect(offersOf(here.ofBob)).toContain('End live')
    world.clock.advance(5_000)
    await world.quiet()
    // Alice's click is answered by the click itself; Bob's panel is changed once for the story and the call.
    expect(edits(here, here.ofBob) - before).toBe(1)
    expect(bob.dms().map(({ id }) => id)).toEqual(dms)
    expect(bob.dms().filter(asksSomething)).toEqual([])
  })

  it('goes on while Discord takes long to show the answer to a click', async () => {
    const here = await live()
    const { world, alice } = here
    const held = world.sandbox.faults.hold('POST /interactions/{interaction_id}/{interaction_token}/callback')
    const clicked = answerPanel(alice, here.ofAlice)
    await held.arrived
    // Her move is written and told, and its panels are changed: her own can't be yet.
    await world.quiet()
    world.clock.advance(2_000)
    await world.quiet()
    const sessions = () => world.holonet.prisma.live.count({ where: { endsAt: { not: null } } })
    held.release()
    here.ofAlice = await clicked
    await world.quiet()
    expect(await sessions()).toBe(1)
    world.clock.advance(5_000)
    await world.quiet()
    expect(offersOf(alice.now(here.ofAlice)!)).toContain('End live')
  })

  it('changes nothing on the panel of a player whose opponent answers in secret', async () => {
    const here = await live()
    const { world, alice, bob } = here
    await challenged(here)
    here.ofBob = await answerPanel(bob, await asked(here, bob, here.ofBob))
    await world.quiet()
    here.ofAlice = await asked(here, alice, here.ofAlice)
    expect(asksSomething(here.ofBob)).toBe(true)
    const requests = () => world.sandbox.requests.filter(({ method }) => method === 'PATCH').length
    world.clock.advance(5_000)
    await world.quiet()
    const [shown, before] = [bob.now(here.ofBob), requests()]
    here.ofAlice = await answerPanel(alice, here.ofAlice)
    await world.quiet()
    world.clock.advance(5_000)
    await world.quiet()
    expect(bob.now(here.ofBob)).toEqual(shown)
    expect(requests()).toBe(before)
  })

  it('ends after five quiet minutes, and then calls by message', async () => {
    const here = await live()
    const { world, bob } = here
    await challenged(here)
    await asked(here, bob, here.ofBob)
    expect(calls(bob)).toEqual([])
    world.clock.advance(6 * MINUTE)
    await world.holonet.wake()
    await world.quiet()
    expect(calls(bob).map(asksSomething)).toEqual([true])
    // The days of the ordinary clock are left.
    expect(textOf(calls(bob)[0]!)).toMatch(/<t:\d+:R>/)
  })

  it('ends by one tap, and both panels say so', async () => {
    const here = await live()
    const { alice, bob, world } = here
    // She is asked: the tap is in the menu of her panel.
    const ended = await tap(alice, here.ofAlice, 'End live')
    expect(offersOf(ended.message)).not.toContain('End live')
    expect(asksSomething(ended.message)).toBe(true)
    await world.quiet()
    world.clock.advance(2_000)
    await bob.until('an ordinary panel', () => !offersOf(bob.now(here.ofBob)!).includes('End live'))
    expect((await tap(bob, bob.now(here.ofBob)!, 'Refresh')).text).not.toContain('🟢')
  })

  it('asks for a click before a panel can’t be changed any more, and ends without it', async () => {
    const here = await live()
    const { world, alice, bob } = here
    await challenged(here)
    const matchId = (await world.holonet.matches.of(bob.id))[0]!.match.id
    // Bob needs long, and asks for more time: each time the panel is opened anew.
    const more = async (ms: number) => {
      world.clock.advance(ms)
      await world.quiet()
      here.ofBob = await openFromThread(bob, here.threadId)
      await world.holonet.matches.live({ matchId, person: bob.id, what: 'stay', interaction: `${world.clock.now()}` })
      await world.quiet()
    }
    for (let minutes = 0; minutes < 14; minutes += 2) await more(2 * MINUTE)
    await alice.until('a panel that asks for a click', () => isPrimary(alice.now(here.ofAlice)!, 'Stay live'))
    expect(calls(bob)).toEqual([])
    world.clock.advance(MINUTE)
    await bob.until('a call', () => calls(bob).length > 0)
    expect(await world.holonet.prisma.live.findMany({ where: { endsAt: { not: null } } })).toEqual([])
  })

  it('is played from direct messages, too, in one message each', async () => {
    const here = await live((person) => openFromDm(person))
    const { alice, bob, world } = here
    await challenged(here)
    // No line: her panel stays, to be kept up to date.
    expect(textOf(here.ofAlice)).not.toContain('Answered')
    const dm = await asked(here, bob, here.ofBob)
    expect(dm.id).toBe(here.ofBob.id)
    here.ofBob = await answerPanel(bob, dm)
    await world.quiet()
    await asked(here, alice, here.ofAlice)
    for (const person of [alice, bob]) expect(person.dms().filter((one) => controlsOf(one).length > 0)).toHaveLength(1)
  })

  it('ends quietly after a restart, and the next move calls', async () => {
    const here = await live()
    const { world, bob } = here
    await world.restart()
    await challenged(here)
    // Nothing is known of Bob's panel any more.
    world.clock.advance(2_000)
    await bob.until('a call', () => calls(bob).some(asksSomething))
    await world.quiet()
    expect(await world.holonet.prisma.live.findMany({ where: { endsAt: { not: null } } })).toEqual([])
    expect(await world.holonet.prisma.notice.count()).toBe(0)
  })
})

describe('a panel that waits in the thread', () => {
  it('asks by itself when its player is called by message', async () => {
    const { world, alice, bob, threadId } = await begun()
    const waits = await answerPanel(alice, await openFromThread(alice, threadId))
    expect(asksSomething(waits)).toBe(false)
    world.clock.advance(10 * MINUTE)
    await answerPanel(bob, await openFromThread(bob, threadId))
    await world.quiet()
    const before = world.queries.length
    const panel = await asked({ world }, alice, waits)
    // The call has read what the panel shows.
    expect(world.queries.slice(before).filter((sql) => sql.includes('"recent"'))).toEqual([])
    expect(calls(alice).some(asksSomething)).toBe(true)
    // It is the panel itself: it is answered without opening anything.
    expect(asksSomething(await answerPanel(alice, panel))).toBe(false)
  })

  it('stays as it is when its message can’t be changed any more', async () => {
    const { world, alice, bob, threadId } = await begun()
    const waits = await answerPanel(alice, await openFromThread(alice, threadId))
    world.clock.advance(15 * MINUTE)
    await answerPanel(bob, await openFromThread(bob, threadId))
    await world.quiet()
    world.clock.advance(2_000)
    await world.quiet()
    expect(asksSomething(alice.now(waits)!)).toBe(false)
    expect(calls(alice).some(asksSomething)).toBe(true)
  })
})
