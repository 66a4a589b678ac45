/** Orders of the Star Wars CCG by clicks: six stops are set by one tap each, and orders show what they would have done last. */
import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import { games } from '../../src/games/registry.ts'
import { practice } from '../../src/games/swccg/policies/practice/practice-player.ts'
import type { View } from '../../src/games/swccg/view/player-view.ts'
import { artist } from './artist.ts'
import { tap } from './panel-clicks.ts'
import { ACCEPT, DECK, openFromThread, startWorld, type World } from './world.ts'

let world: World
let [ann, bob]: TestUser[] = []
let threadId = ''

/** The blocks of the pictures drawn so far. */
const drawn: string[][] = []

/** Answers after which both have drained, paid and fought. */
const ANSWERS = 120

beforeAll(async () => {
  const scene: typeof artist.scene = (game, shown) => {
    drawn.push(shown.scene.blocks.map(({ block }) => block))
    return artist.scene(game, shown)
  }
  world = await startWorld({ games, pictures: { ...artist, scene } })
  ;[ann, bob] = ['Ann', 'Bob'].map((name) => world.sandbox.user(name))
  bob!.locale('fr')
  const asked = await typePlay(ann!, { opponent: bob!, format: 'swccg/starter', side: 'swccg/dark' })
  const first = (message: APIMessage) => controlsOf(message).find(({ customId }) => DECK.test(customId))!.options[0]!
  const posted = bob!.next(`<@${bob!.id}>`)
  await ann!.select(asked.message, DECK, first(asked.message).value)
  const accepted = await bob!.click(await posted, ACCEPT)
  await bob!.select(accepted.message, DECK, first(accepted.message).value)
  await world.quiet()
  threadId = ann!.threads().at(-1)!.id
  const { matches } = world.holonet
  for (let answers = 0; answers < ANSWERS; answers++) {
    const sights = await Promise.all([ann!, bob!].map(async ({ id }) => ({ id, sight: (await matches.of(id))[0] })))
    const asked = sights.find(({ sight }) => (sight?.decisions.length ?? 0) > 0)
    const [decision] = asked?.sight?.decisions ?? []
    if (asked?.sight === undefined || decision === undefined) throw new Error('nobody is asked')
    const answer = practice(asked.sight.view as View, decision as Parameters<typeof practice>[1])
    const request = { matchId: asked.sight.match.id, person: asked.id, answers: [answer] }
    await matches.play({ ...request, interaction: `answer ${answers}` })
  }
  await world.quiet()
})
afterAll(async () => {
  expect(world.sandbox.problems).toEqual([])
  expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
  await world?.close()
})

const listIn = (message: APIMessage, placeholder: string) =>
  controlsOf(message).find(({ label }) => label === placeholder)

describe('the list of orders', () => {
  it('sets each of the six ready stops by one tap, and then offers it no more', async () => {
    let list = (await tap(ann!, await openFromThread(ann!, threadId), 'Answer ahead…')).message
    const names = listIn(list, 'Stop and ask me…')!.options.map(({ label }) => label)
    expect(names).toHaveLength(6)
    for (const [at, name] of names.entries()) {
      list = (await ann!.select(list, 'Stop and ask me…', name)).message
      expect(textOf(list)).toContain('Order set: Stop')
      expect(listIn(list, 'Stop and ask me…')?.options.map(({ label }) => label) ?? []).toEqual(names.slice(at + 1))
    }
    const [sight] = await world.holonet.matches.of(ann!.id)
    expect(sight?.orders.map(({ kind, settings }) => [kind, Object.keys(settings)]).toSorted()).toEqual([
      ['appear-stop', ['types']],
      ['battle-stop', []],
      ['drain-stop', ['least']],
      ['move-stop', ['where']],
      ['phase-stop', ['phases']],
      ['shot-stop', ['types']],
    ])
  })

  it('says of each order what it would have done last, in the language of its reader', async () => {
    const list = (await tap(bob!, await openFromThread(bob!, threadId), 'Répondre à l’avance…')).message
    expect(drawn.at(-1)).toContain('note')
    expect(new Set(drawn.at(-1)).size).toBe(1)
    const raw = JSON.stringify(listIn(list, 'Donner une consigne…')?.raw)
    expect(raw).toMatch(/La dernière fois\s: Perdre \d+ .* · Tour \d+/)
  })
})

describe('the panel of an order', () => {
  it('shows the last question that it would have answered as a picture, with its answer', async () => {
    const list = (await tap(bob!, await openFromThread(bob!, threadId), 'Répondre à l’avance…')).message
    drawn.length = 0
    const shown = (await bob!.select(list, 'Donner une consigne…', 'Pertes de Force')).message
    expect(textOf(shown)).toMatch(/\*\*Pertes de Force\*\* aurait répondu la dernière fois\s: \*\*Perdre/)
    expect(textOf(shown)).toMatch(/Vous renoncez à\s: choisir chaque carte/)
    expect(drawn.at(-1)).toContain('sources')
    expect((await world.holonet.matches.of(bob!.id))[0]?.orders.some(({ kind }) => kind === 'losses')).toBe(false)
  })
})
