/** A whole move on one panel: composed, resumed and sent at once; and take-backs. */

import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, isEphemeral, type TestUser, textOf } from '../../sandbox/driver.ts'
import { readCustomId } from '../../src/discord/shell/custom-id.ts'
import { games } from '../../src/games/registry.ts'
import { tiny } from '../games/high-card.ts'
import { offersOf, tap } from './panel-clicks.ts'
import {
  ACCEPT,
  actionOf,
  answerPanel,
  asksSomething,
  beginMatch,
  DECK,
  openFromThread,
  publicMessages,
  startWorld,
  strictly,
  type World,
} from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ games: { ...games, [tiny.id]: tiny } })
})
afterAll(async () => {
  await world?.close()
})

let people = 0
const newPerson = (name: string): TestUser => world.sandbox.user(`${name} ${++people}`)

/** A starter game of Young Jedi; the first person plays the Dark Side and begins. */
async function beginYoungJedi(dark: TestUser, light: TestUser): Promise<string> {
  const known = new Set(dark.threads().map(({ id }) => id))
  const wanted = { opponent: light, format: 'young-jedi/starter', side: 'young-jedi/dark' }
  const asked = await typePlay(dark, wanted, { channel: 'general' })
  const posted = light.next(`<@${light.id}>`, { channel: 'general' })
  const deck = (message: APIMessage) =>
    controlsOf(message).find(({ customId }) => DECK.test(customId))!.options[0]!.value
  await dark.select(asked.message, DECK, deck(asked.message))
  const accepted = await light.click(await posted, ACCEPT)
  await light.select(accepted.message, DECK, deck(accepted.message))
  await world.quiet()
  return (await dark.until('the thread', () => dark.threads().find(({ id }) => !known.has(id)))).id
}

// ---------------------------------------------------------------- a person at their panel

/** Clicks and picks what a panel offers, and counts the taps. */
class Sitter {
  taps = 0
  panel: APIMessage
  readonly #person: TestUser

  constructor(person: TestUser, panel: APIMessage) {
    this.#person = person
    this.panel = panel
  }

  #control(action: RegExp) {
    return controlsOf(this.panel).find(({ customId, disabled }) => !disabled && action.test(actionOf(customId) ?? ''))
  }

  /** An entry of the menu, by the action or the label that it has. */
  #entry(fits: (entry: { readonly value: string; readonly label: string }) => boolean) {
    for (const { customId, options } of controlsOf(this.panel)) {
      const entry = readCustomId(customId)?.kind === 'menu' ? options.find(fits) : undefined
      if (entry !== undefined) return { customId, value: entry.value }
    }
    return undefined
  }

  can(exit: string): boolean {
    return this.#control(new RegExp(`^do\\|${exit}`)) !== undefined
  }

  get entries(): string[] {
    return controlsOf(this.panel).flatMap(({ options }) => options.map(({ label }) => label))
  }

  /** The labels of all controls and entries. */
  get ways(): string[] {
    return [...controlsOf(this.panel).map(({ label }) => label), ...this.entries]
  }

  /** Picks the first option that can be added, if there is one. */
  async add(): Promise<boolean> {
    const select = this.#control(/^mark/)
    if (select === undefined) return false
    this.taps += 1
    this.panel = (await this.#person.select(this.panel, select.customId, select.options[0]!.value)).message
    return true
  }

  async exit(exit = ''): Promise<void> {
    this.taps += 1
    const button = this.#control(new RegExp(`^do\\|${exit}`))
    const entry = this.#entry(({ value }) => actionOf(value)?.startsWith(`do|${exit}`) === true)
    if (button !== undefined) this.panel = (await this.#person.click(this.panel, button.customId)).message
    else if (entry !== undefined)
      this.panel = (await this.#person.select(this.panel, entry.customId, entry.value)).message
    else throw new Error(`no ${exit} in: ${this.text}`)
  }

  /** Presses the first exit that the panel offers. The way on from a battle that has been shown answers nothing. */
  async goOn(): Promise<void> {
    const fight = this.#control(/^seen\|/)
    if (fight !== undefined) {
      this.panel = (await this.#person.click(this.panel, fight.customId)).message
      return
    }
    this.taps += 1
    const way = this.#control(/^(?:do|act)\|/)
    if (way === undefined) throw new Error(`no way on in: ${this.text}`)
    const answered =
      way.kind === 'select'
        ? await this.#person.select(this.panel, way.customId, way.options[0]!.value)
        : await this.#person.click(this.panel, way.customId)
    this.panel = answered.message
  }

  /** Presses a button that is no control of a decision, or takes the entry of the menu. */
  async press(label: string): Promise<void> {
    this.taps += 1
    const entry = this.#entry((one) => one.label === label)
    this.panel =
      entry === undefined
        ? (await this.#person.click(this.panel, label)).message
        : (await this.#person.select(this.panel, entry.customId, entry.value)).message
  }

  get text(): string {
    return textOf(this.panel)
  }

  get asks(): boolean {
    return asksSomething(this.panel)
  }
}

async function sitDown(person: TestUser, threadId: string): Promise<Sitter> {
  await world.quiet()
  return new Sitter(person, await openFromThread(person, threadId))
}

describe('a move on one panel', () => {
  it('is previewed answer by answer, and sent with the first answer that can’t be undone', async () => {
    const [alice, bob] = [newPerson('Alice'), newPerson('Bob')]
    const threadId = await beginYoungJedi(alice, bob)
    const sitter = await sitDown(alice, threadId)
    const before = publicMessages(bob, threadId).map(textOf)
    await sitter.add()
    await sitter.exit('more')
    expect(sitter.text).toMatch(/\*\*You deploy/)
    expect(sitter.ways).toContain('Undo')
    await world.quiet()
    expect(publicMessages(bob, threadId).map(textOf)).toEqual(before)
    await sitter.exit('done')
    expect(sitter.text).toContain(`${bob.name} to play`)
    expect(sitter.ways).not.toContain('Undo')
    await world.quiet()
    await bob.sees(`deploys`, { channel: threadId })
    expect((await sitDown(bob, threadId)).asks).toBe(true)
  })

  it('is undone answer by answer, and each draft comes back', async () => {
    const [alice, bob] = [newPerson('Alice'), newPerson('Bob')]
    const threadId = await beginYoungJedi(alice, bob)
    const sitter = await sitDown(alice, threadId)
    await sitter.add()
    const put = sitter.text
    await sitter.exit('more')
    expect(sitter.ways).toContain('Undo')
    const [late, exits] = [await sitDown(alice, threadId), await sitDown(alice, threadId)]
    await sitter.press('Undo')
    expect(sitter.text).toBe(put)
    expect(sitter.ways).not.toContain('Undo')
    // An older panel undoes nothing more, and answers no other question.
    await late.press('Undo')
    expect(late.text).toContain('Already answered. Now:')
    expect(late.ways).not.toContain('Undo')
    await exits.exit('done')
    expect(exits.text).toContain('Already answered. Now:')
  })

  it('has *Undo* as its second button where three buttons have room', async () => {
    const [alice, bob] = [newPerson('Alice'), newPerson('Bob')]
    const threadId = await beginYoungJedi(alice, bob)
    const sitter = await sitDown(alice, threadId)
    await sitter.add()
    await sitter.exit('more')
    const buttons = controlsOf(sitter.panel).filter(({ kind }) => kind === 'button')
    expect(buttons.length).toBeLessThanOrEqual(3)
    expect(buttons[1]!.label).toBe('Undo')
    expect(sitter.entries).not.toContain('Undo')
  })

  it('warns with the score before its player resigns', async () => {
    const [alice, bob] = [newPerson('Alice'), newPerson('Bob')]
    const threadId = await beginYoungJedi(alice, bob)
    const sitter = await sitDown(alice, threadId)
    await sitter.press('Resign…')
    expect(sitter.text.match(/Resign\?/g)).toHaveLength(1)
    expect(sitter.text).toContain(`### Resign? ${bob.name} wins.`)
    expect(controlsOf(sitter.panel).map(({ label }) => label)).toEqual(['Keep playing', 'Resign'])
    await sitter.press('Keep playing')
    expect(sitter.asks).toBe(true)
  })

  it('survives a restart and another language', async () => {
    const [alice, bob] = [newPerson('Alice'), newPerson('Bob')]
    const threadId = await beginYoungJedi(alice, bob)
    const sitter = await sitDown(alice, threadId)
    await sitter.add()
    await sitter.exit('more')
    await world.restart()
    alice.locale('fr')
    const again = await sitDown(alice, threadId)
    expect(again.ways).toContain('Annuler')
    await again.exit('done')
    expect(again.text).toContain(`À ${bob.name} de jouer`)
  })

  it('is discarded with one message if it is no longer possible', async () => {
    const [alice, bob] = [newPerson('Alice'), newPerson('Bob')]
    const threadId = await beginYoungJedi(alice, bob)
    const sitter = await sitDown(alice, threadId)
    await sitter.add()
    await sitter.exit('more')
    await strictly(world)
    world.clock.advance(8 * 24 * 3_600_000)
    const late = await sitDown(alice, threadId)
    expect(late.text).toContain('Your unsent choices were dropped')
    expect((await sitDown(alice, threadId)).text).not.toContain('Your unsent choices were dropped')
  })

  it('takes one tap in a quiet turn, at most four with a battle, and at most two to defend', async () => {
    const [alice, bob] = [newPerson('Alice'), newPerson('Bob')]
    const threadId = await beginYoungJedi(alice, bob)
    const taps = { quiet: [] as number[], attack: [] as number[], defence: [] as number[] }
    for (let turn = 0; turn < 16 && taps.defence.length < 1; turn++) {
      const [own, other] = turn % 2 === 0 ? [alice, bob] : [bob, alice]
      const sitter = await sitDown(own, threadId)
      while (sitter.asks) await sitter.goOn()
      const defender = await sitDown(other, threadId)
      if (!/Defend with/.test(defender.text)) {
        taps.quiet.push(sitter.taps)
        continue
      }
      while (defender.asks) await defender.goOn()
      taps.defence.push(defender.taps)
      const attacker = await sitDown(own, threadId)
      while (attacker.asks) await attacker.goOn()
      taps.attack.push(sitter.taps + attacker.taps)
    }
    expect(taps.quiet.length).toBeGreaterThan(0)
    expect(Math.max(...taps.quiet)).toBe(1)
    expect(taps.attack).toHaveLength(1)
    expect(Math.max(...taps.attack)).toBeLessThanOrEqual(4)
    expect(Math.max(...taps.defence)).toBeLessThanOrEqual(2)
    expect(world.sandbox.problems).toEqual([])
  })
})

// ---------------------------------------------------------------- taking back

describe('a move that is sent', () => {
  interface Challenge {
    readonly threadId: string
    readonly by: TestUser
    readonly other: TestUser
    /** The panel of the player who has challenged. */
    readonly panel: APIMessage
  }

  /** Plays the tiny game until somebody challenges: the opponent has to answer, and nothing was drawn. */
  async function challenge(): Promise<Challenge> {
    const [alice, bob] = [newPerson('Alice'), newPerson('Bob')]
    const { threadId } = await beginMatch(world, alice, bob, { format: 'tiny/long' })
    for (let round = 0; round < 20; round++)
      for (const [by, other] of [
        [alice, bob],
        [bob, alice],
      ] as const) {
        const sitter = await sitDown(by, threadId)
        while (sitter.asks && !sitter.can('yes')) sitter.panel = await answerPanel(by, sitter.panel)
        if (!sitter.can('yes')) continue
        await sitter.exit('yes')
        await world.quiet()
        return { threadId, by, other, panel: sitter.panel }
      }
    throw new Error('nobody could challenge')
  }

  const dmWith = (person: TestUser, words: string) =>
    person.until('a message', () => person.dms().findLast((message) => textOf(message).includes(words)))

  it('is taken back when the opponent agrees', async () => {
    const { threadId, by, other, panel } = await challenge()
    expect(offersOf(panel)).toContain('Request take-back')
    expect(offersOf((await sitDown(other, threadId)).panel)).not.toContain('Request take-back')
    const asked = await tap(by, panel, 'Request take-back')
    expect(asked.text).toContain('If')
    expect(offersOf(asked.message)).not.toContain('Request take-back')
    await world.quiet()
    const question = await dmWith(other, 'requests a take-back')
    const open = await sitDown(other, threadId)
    expect(open.text).toContain('requests a take-back')
    // It names the question that waits.
    expect(open.text).toContain('It comes before your next question: ')
    const agreed = await other.click(question, 'Agree')
    expect(agreed.text).toContain('Agreed: the move is undone.')
    await world.quiet()
    await by.sees('takes his move back', { channel: threadId })
    const again = await sitDown(by, threadId)
    expect(again.can('yes')).toBe(true)
    await again.exit('yes')
    expect(offersOf(again.panel)).not.toContain('Request take-back')
    // An answer to the former question comes too late.
    await open.press('Refuse')
    expect(open.text).toContain('can no longer be undone')
  })

  it('leaves one panel in a DM: the question, then the panel again, then a line', async () => {
    const { by, other, panel } = await challenge()
    const panels = () => other.dms().filter((message) => controlsOf(message).length > 0)
    expect(panels().map(asksSomething)).toEqual([true])
    await tap(by, panel, 'Request take-back')
    await world.quiet()
    const asked = await dmWith(other, 'requests a take-back')
    expect(panels().map(({ id }) => id)).toEqual([asked.id])
    expect(offersOf(asked)).toEqual(expect.arrayContaining(['Agree', 'Refuse']))
    const refused = await other.click(asked, 'Refuse')
    expect(refused.message.id).toBe(asked.id)
    await world.quiet()
    expect(panels().map(asksSomething)).toEqual([true])
    let now = refused.message
    while (asksSomething(now)) now = await answerPanel(other, now)
    await world.quiet()
    expect(panels().map(({ id }) => id)).toEqual([asked.id])
  })

  it('leaves no panel that asks in the DM of the opponent who agrees', async () => {
    const { by, other, panel } = await challenge()
    await tap(by, panel, 'Request take-back')
    await world.quiet()
    await other.click(await dmWith(other, 'requests a take-back'), 'Agree')
    await world.quiet()
    expect(other.dms().filter(asksSomething)).toEqual([])
    // The player whose move it was is asked again, in one panel.
    expect(by.dms().filter(asksSomething)).toHaveLength(1)
  })

  it('stands when the opponent refuses', async () => {
    const { by, other, threadId, panel } = await challenge()
    await tap(by, panel, 'Request take-back')
    await world.quiet()
    const sitter = await sitDown(other, threadId)
    await sitter.press('Refuse')
    expect(sitter.text).toContain('Refused: the move stands')
    expect(sitter.asks).toBe(true)
    await world.quiet()
    await dmWith(by, 'refused the take-back')
    expect((await sitDown(by, threadId)).text).toContain('your move stands')
  })

  it('stands when the opponent plays on', async () => {
    const { by, other, threadId, panel } = await challenge()
    // They have filled their answer in before the request came.
    const sitter = await sitDown(other, threadId)
    await sitter.add()
    await tap(by, panel, 'Request take-back')
    await sitter.exit('spend')
    await world.quiet()
    await dmWith(by, 'No answer to your take-back')
    expect(world.sandbox.problems).toEqual([])
    expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
  })

  it('is requested back in the thread from an opponent without direct messages', async () => {
    const { by, other, threadId, panel } = await challenge()
    await world.holonet.persons.change(other.id, { dms: false })
    await tap(by, panel, 'Request take-back')
    await world.quiet()
    const asked = await other.sees('requests a take-back', { channel: threadId })
    expect(isEphemeral(asked)).toBe(false)
    expect(textOf(asked)).toContain(`<@${other.id}>, **${by.name}** requests`)
    expect(asked.mentions.map(({ id }) => id)).toEqual([other.id])
    const own = await other.click(asked, 'Open my panel')
    expect(offersOf(own.message)).toEqual(expect.arrayContaining(['Agree', 'Refuse']))
    expect((await other.click(own.message, 'Agree')).text).toContain('Agreed: the move is undone.')
    // Only its owner may use a panel.
    expect((await by.click(asked, 'Open my panel')).text).not.toContain('Agree')
  })

  it('can be taken back by nobody else', async () => {
    const { by, other, threadId, panel } = await challenge()
    await tap(by, panel, 'Request take-back')
    await world.quiet()
    const question = await dmWith(other, 'requests a take-back')
    const theirs = (await sitDown(by, threadId)).panel
    expect(offersOf(theirs)).not.toContain('Agree')
    expect(textOf(question)).toContain(by.name)
  })
})
