/** A game with windows, stops, groups, payments and cards on cards, played on panels. */

import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import { games } from '../../src/games/registry.ts'
import { speak } from '../../src/locales/index.ts'
import { tiny } from '../games/tiny.ts'
import { ACCEPT, actionOf, DECK, openFromThread, startWorld, type World } from './world.ts'

const say = speak('en')

let world: World
beforeAll(async () => {
  world = await startWorld({ games: { ...games, [tiny.id]: tiny } })
})
afterAll(async () => {
  await world?.close()
})

const control = (panel: APIMessage, action: string) => {
  const found = controlsOf(panel).find(({ customId, disabled }) => !disabled && actionOf(customId)?.startsWith(action))
  if (found === undefined) throw new Error(`no ${action} in: ${textOf(panel)}`)
  return found
}
const has = (panel: APIMessage, action: string): boolean =>
  controlsOf(panel).some(({ customId, disabled }) => !disabled && actionOf(customId)?.startsWith(action))

async function begin(one: TestUser, other: TestUser): Promise<string> {
  const known = new Set(one.threads().map(({ id }) => id))
  const wanted = { opponent: other, format: 'outpost/short', side: 'outpost/north' }
  const asked = await typePlay(one, wanted, { channel: 'general' })
  const posted = other.next(`<@${other.id}>`, { channel: 'general' })
  await one.select(asked.message, DECK, 'Ready')
  const accepted = await other.click(await posted, ACCEPT)
  await other.select(accepted.message, DECK, 'Ready')
  await world.quiet()
  return (await one.until('the thread', () => one.threads().find(({ id }) => !known.has(id)))).id
}

/** Deploys the first unit that is offered and pays for it; all of these answers are pending. */
async function deploy(person: TestUser, panel: APIMessage): Promise<APIMessage> {
  const select = control(panel, 'mark')
  let now = (await person.select(panel, select.customId, select.options[0]!.value)).message
  now = (await person.click(now, control(now, 'do|do').customId)).message
  // The payment takes cards one by one, always from the same pile.
  for (let paid = 0; !has(now, 'do|pay'); paid++) {
    if (paid > 3) throw new Error(`can't be paid: ${textOf(now)}`)
    const piles = control(now, 'mark')
    now = (await person.select(now, piles.customId, piles.options[0]!.value)).message
  }
  return (await person.click(now, control(now, 'do|pay').customId)).message
}

/** Begins matches until the first player has a unit that they can pay for. */
async function beginWithUnit(): Promise<{ ann: TestUser; bob: TestUser; thread: string }> {
  for (let tries = 3; tries < 13; tries++) {
    const [ann, bob] = [world.sandbox.user(`Ann ${tries}`), world.sandbox.user(`Bob ${tries}`)]
    const thread = await begin(ann, bob)
    if (has(await openFromThread(ann, thread), 'mark')) return { ann, bob, thread }
  }
  throw new Error('nobody has a unit')
}

describe('a game with windows', () => {
  it('is played on panels: groups, payments, and windows that players need not pass', async () => {
    const [ann, bob] = [world.sandbox.user('Ann'), world.sandbox.user('Bob')]
    const thread = await begin(ann, bob)
    let panel = await openFromThread(ann, thread)
    panel = await deploy(ann, panel)
    expect(textOf(panel)).toContain('in place')
    expect(has(panel, 'do|end')).toBe(true)
    panel = (await ann.click(panel, control(panel, 'do|end').customId)).message
    await world.quiet()
    const theirs = await openFromThread(bob, thread)
    expect(has(theirs, 'do|end')).toBe(true)
  })

  it('stops where a player wants to be asked, and continues from there', async () => {
    const [ann, bob] = [world.sandbox.user('Ann 2'), world.sandbox.user('Bob 2')]
    const thread = await begin(ann, bob)
    const matchId = (await world.holonet.matches.of(bob.id)).at(0)!.match.id
    const order = { kind: 'watch', key: 'match', settings: { from: { exit: 'ok', number: 1 } } }
    await world.holonet.matches.setOrder({ matchId, person: bob.id, order, interaction: 'stop' })
    let panel = await deploy(ann, await openFromThread(ann, thread))
    expect(textOf(panel)).toContain('in place')
    panel = (await ann.click(panel, control(panel, 'do|end').customId)).message
    expect(textOf(panel)).toContain(say('sitting.rest-waits'))
    await world.quiet()
    const theirs = await openFromThread(bob, thread)
    expect(textOf(theirs)).toContain('Do you play a trick?')
    expect(textOf(theirs)).toContain('▸')
    await bob.click(theirs, control(theirs, 'do|pass').customId)
    await world.quiet()
    const back = await openFromThread(ann, thread)
    expect(textOf(back)).toContain(say('sitting.stopped'))
    expect(has(back, 'do|end')).toBe(true)
  })

  it('lets a player who was stopped delete the rest while the opponent is asked', async () => {
    const { ann, bob, thread } = await beginWithUnit()
    const matchId = (await world.holonet.matches.of(bob.id)).at(0)!.match.id
    const order = { kind: 'watch', key: 'match', settings: { from: { exit: 'ok', number: 1 } } }
    await world.holonet.matches.setOrder({ matchId, person: bob.id, order, interaction: 'stop 3' })
    let panel = await deploy(ann, await openFromThread(ann, thread))
    panel = (await ann.click(panel, control(panel, 'do|end').customId)).message
    const deletion = controlsOf(panel).find(({ label }) => label === say('sitting.delete-rest'))!
    const gone = (await ann.click(panel, deletion.customId)).message
    expect(textOf(gone)).toContain(say('sitting.rest-gone'))
    await world.quiet()
    const theirs = await openFromThread(bob, thread)
    await bob.click(theirs, control(theirs, 'do|pass').customId)
    await world.quiet()
    const back = await openFromThread(ann, thread)
    expect(textOf(back)).not.toContain(say('sitting.stopped'))
    expect(has(back, 'do|end')).toBe(true)
  })

  it('lets a player start over from the menu, with several answers that wait', async () => {
    const { ann, thread } = await beginWithUnit()
    const panel = await deploy(ann, await openFromThread(ann, thread))
    const { message } = await ann.select(panel, /^1\|menu\|/, say('sitting.over'))
    expect(textOf(message)).not.toContain('in place')
    expect(has(message, 'mark')).toBe(true)
  })
})
