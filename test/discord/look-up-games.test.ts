/** Looking things up where several games are played: the game of the match, the channel or the person comes first. */

import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf } from '../../sandbox/driver.ts'
import { games } from '../../src/games/registry.ts'
import { DECK, firstDeck, startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ games })
})
afterAll(async () => {
  await world?.close()
})

const SWCCG = 'Star Wars Customizable Card Game'
const optionsOf = (message: APIMessage): string[] =>
  controlsOf(message).flatMap((control) => (control.kind === 'select' ? control.options.map(({ value }) => value) : []))

/** A person with a match against the practice opponent, and its thread. */
async function player(name: string, format: string) {
  const person = world.sandbox.user(name)
  const opponent = { id: world.sandbox.botId }
  const asked = await typePlay(person, { opponent, format })
  await person.select(asked.message, DECK, firstDeck(asked.message))
  await world.quiet()
  return { person, thread: person.threads().at(-1)! }
}

describe('The game that is asked first', () => {
  it('An answer says which game it is from, and the same number of the other game is one click away', async () => {
    const ann = world.sandbox.user('Ann')
    const shown = await ann.slash('rules', { query: '5.1' })
    expect(shown.text).toMatch(/^-# Young Jedi › /m)
    expect(optionsOf(shown.message)).toContain('swccg/5.1')
    expect((await ann.slash('card', { name: 'darth maul' })).text).toMatch(/^-# Young Jedi$/m)
    expect((await ann.slash('rules', { card: 'darth maul' })).text).toMatch(/^-# Young Jedi$/m)
    expect((await ann.slash('search', { text: 'tatooine' })).text).toMatch(/^-# Young Jedi/m)
    expect((await ann.slash('search', { side: 'swccg/dark', text: 'endor' })).text).toContain(`-# ${SWCCG}`)
    const list = await ann.slash('rules', { query: 'battle' })
    expect(list.text).toContain(`· ${SWCCG} ·`)
    expect(list.text).toContain('· Young Jedi ·')
    const card = await ann.slash('rules', { card: 'swccg/9_98' })
    expect(card.text).toContain(`Rules on Admiral Piett · ${SWCCG}`)
  })

  it('In the thread of a match, for its player, and in a channel with matches it is the game that is played', async () => {
    const { person, thread } = await player('Bea', 'swccg/starter')
    for (const place of [{ channel: thread.id }, {}]) {
      const shown = await person.slash('rules', { query: '5.1' }, place)
      expect(shown.text).toMatch(new RegExp(`^-# ${SWCCG} › `, 'm'))
      const list = optionsOf((await person.slash('rules', { query: 'battle' }, place)).message)
      expect(list[0]).toMatch(/^swccg\//)
      const [choice] = await person.autocomplete('rules', 'query', 'battle', place)
      expect(choice!.value).toMatch(/^swccg\//)
    }
    const other = await player('Cid', 'young-jedi/starter')
    const own = await other.person.slash('rules', { query: '5.1' }, { channel: other.thread.id })
    expect(own.text).toMatch(/^-# Young Jedi › /m)
    const there = await other.person.slash('rules', { query: '5.1' }, { channel: thread.id })
    expect(there.text).toMatch(new RegExp(`^-# ${SWCCG} › `, 'm'))
  })
})

describe('Rules of a named game', () => {
  it('Lists, their later pages, what is shared and what is offered while typing hold rules of that game alone', async () => {
    const eve = world.sandbox.user('Eve')
    const named = { query: 'battle', game: 'Star Wars' }
    const onlyOf = (message: APIMessage) => {
      const rules = optionsOf(message)
      expect(rules.length).toBeGreaterThan(1)
      expect(rules.filter((id) => !id.startsWith('swccg/'))).toEqual([])
    }
    const first = await eve.slash('rules', named)
    onlyOf(first.message)
    const second = await eve.click(first.message, 'Next ›')
    onlyOf(second.message)
    expect(optionsOf(second.message)).not.toEqual(optionsOf(first.message))
    const shared = await eve.click(second.message, 'Show to everyone')
    onlyOf(shared.message)
    const offered = await eve.autocomplete('rules', 'query', 'battle', { others: { game: 'swccg' } })
    expect(offered.filter(({ value }) => !String(value).startsWith('swccg/'))).toEqual([])
    const contents = await eve.slash('rules', { game: 'young-jedi' })
    expect(optionsOf(contents.message).filter((id) => !id.startsWith('young-jedi/'))).toEqual([])
  })

  it('A number or words that it lacks are not looked up in another game', async () => {
    const eve = world.sandbox.user('Eve')
    const said = (await eve.slash('rules', { query: 'SG-48', game: 'young-jedi' })).text
    expect(said).toContain('No rule found for “SG-48” (Young Jedi).')
    expect((await eve.slash('rules', { query: 'SG-48' })).text).toContain('SG-48')
  })
})

describe('A name that the library lacks', () => {
  it('/card says what the library holds, and offers no similar card of another game', async () => {
    const { person, thread } = await player('Dan', 'swccg/starter')
    const place = { channel: thread.id }
    const { all } = games.swccg!.cards
    const yarna = await person.slash('card', { name: 'Yarna d’al’ Gargan' }, place)
    expect(yarna.text).toContain(`In the library: ${all.length} cards so far (${SWCCG}).`)
    expect(optionsOf(yarna.message).filter((id) => id.startsWith('young-jedi/'))).toEqual([])
    for (const { value } of await person.autocomplete('card', 'name', 'yarna', place)) expect(value).toMatch(/^swccg\//)
    person.locale('fr')
    const french = await person.slash('card', { name: 'Yarna d’al’ Gargan' }, place)
    expect(french.text).toMatch(/Dans la bibliothèque\s: \d+ cartes pour l’instant \(/)
  })

  it('A card of exactly this name in another game is offered as that, and shown only on request', async () => {
    const { person, thread } = await player('Fay', 'swccg/starter')
    const yoda = await person.slash('card', { name: 'Yoda' }, { channel: thread.id })
    expect(yoda.text).toContain('Young Jedi has a card of this name:')
    expect(optionsOf(yoda.message).every((id) => id.startsWith('young-jedi/'))).toBe(true)
    const rules = await person.slash('rules', { card: 'Yoda' }, { channel: thread.id })
    expect(rules.text).toContain('Young Jedi has a card of this name:')
  })

  it('/search looks for words in the game that is played, and says what the library holds', async () => {
    const { person, thread } = await player('Gus', 'swccg/starter')
    const found = await person.slash('search', { text: 'naboo' }, { channel: thread.id })
    expect(found.text).toContain('In the library')
    expect(optionsOf(found.message).filter((id) => id.startsWith('young-jedi/'))).toEqual([])
    const cards = await person.slash('search', { text: 'endor' }, { channel: thread.id })
    expect(cards.text).not.toContain('In the library')
    expect(optionsOf(cards.message).length).toBeGreaterThan(3)
  })

  it('1_129 is not 11_29', async () => {
    const { person: hal, thread } = await player('Hal', 'swccg/starter')
    const place = { channel: thread.id }
    expect((await hal.slash('card', { name: '11_29' }, place)).text).toContain('Resilience')
    const lacking = await hal.slash('card', { name: '1_129' }, place)
    expect(lacking.text).not.toContain('Resilience')
  })
})
