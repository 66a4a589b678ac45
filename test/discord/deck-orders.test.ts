/** Standing orders that are set with a deck, and apply to the matches begun with it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { controlsOf, type TestUser } from '../../sandbox/driver.ts'
import type { Deck, DeckList } from '../../src/contract/index.ts'
import type { SavedDeck } from '../../src/decks/deck.ts'
import { offersOf, renderDeckOrders } from '../../src/discord/decks/deck-order-panel.ts'
import { games } from '../../src/games/registry.ts'
import type { Side } from '../../src/games/young-jedi/cards/card.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { ordersOfDeck } from '../../src/kit/orders/deck-orders.ts'
import { complaintsAboutBody } from './complaints.ts'
import { DECK, startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ games })
})
afterAll(async () => {
  await world?.close()
})

const deckOrders = youngJedi.deckOrders!
const effectsIn = ({ list, seat, format }: Deck<Side>): string[] =>
  deckOrders
    .offers(list, seat, format)
    .flatMap(({ kind, fields }) => (kind === 'fetch' ? fields : []))
    .flatMap(({ id, shape }) => (id === 'Naboo' && shape.type === 'choose' ? shape.options.map((one) => one.id) : []))
const ready = youngJedi.decks().find((deck) => deck.format === 'full' && effectsIn(deck).length > 1)!
const other = youngJedi.decks().find(({ format, seat }) => format === 'full' && seat !== ready.seat)!
/** A field of the order that the program sets for the deck. */
const filledIn = (kind: string, field: string): readonly string[] =>
  deckOrders.filled(ready.list, ready.seat, ready.format).find((order) => order.kind === kind)!.settings[field]!.choose!
const nameOf = (card: string): string => youngJedi.cards.all.find(({ id }) => id === card)!.name
const chosen = (...choose: string[]) => ({ exit: 'ok', choose })

/** A person's own copy of a ready-made deck, with its panel. */
async function begin(person: TestUser) {
  const { seat, format, list } = ready
  const { id } = person
  const made = { person: id, interaction: `make ${id}`, name: 'Mine', game: youngJedi.id, seat, format, list }
  await world.holonet.decks.create(made)
  const shown = await person.slash('deck', {}, { subcommand: 'list' })
  return person.select(shown.message, /\|open/, 'Mine')
}

const kept = async (person: TestUser): Promise<SavedDeck> => (await world.holonet.decks.of(person.id))[0]!

describe('orders of a deck', () => {
  it('are filled in from the deck, and clicks set, unset and reset them', async () => {
    const ann = world.sandbox.user('Ann')
    const panel = await begin(ann)
    const all = await ann.click(panel.message, 'Standing orders…')
    const [best] = filledIn('fetch', 'Naboo')
    expect(all.text).toContain(`Effects to fetch – Tatooine: ${nameOf(best!)}`)
    expect(all.text).toContain('Even Up – you are asked')
    const fetch = await ann.select(all.message, 'Choose an order…', 'Effects to fetch')
    const naboo = await ann.select(fetch.message, 'Change an answer…', 'Naboo')
    expect(naboo.text).toContain('Naboo** · filled in from the deck')
    expect((await kept(ann)).orders).toEqual([])
    const asking = await ann.click(naboo.message, 'Ask me')
    expect(asking.text).toContain('Naboo** · you are asked')
    expect((await kept(ann)).orders).toEqual([{ kind: 'fetch', key: 'match', settings: { Naboo: { exit: 'ask' } } }])
    const effect = controlsOf(asking.message).find(({ customId }) => customId.includes('|in|fetch|Naboo|add'))!
    const listed = await ann.select(asking.message, effect.customId, effect.options[0]!.value)
    expect(listed.text).toContain('Naboo** · set by you')
    expect((await kept(ann)).orders[0]!.settings).toEqual({ Naboo: chosen(effect.options[0]!.value) })
    const reset = await ann.click(listed.message, 'Reset this answer')
    expect(reset.text).toContain('Naboo** · filled in from the deck')
    expect((await kept(ann)).orders).toEqual([])
    const numbers = await ann.select(reset.message, 'Choose an order…', 'Cards with two numbers')
    const asked = await ann.click(numbers.message, 'Ask me')
    expect((await kept(ann)).orders.map(({ kind }) => kind)).toEqual(['numbers'])
    await ann.click(asked.message, 'Reset this order')
    expect((await kept(ann)).orders).toEqual([])
  })

  it('apply to a match from its beginning, and can be changed there', async () => {
    const bob = world.sandbox.user('Bob')
    await begin(bob)
    const deck = await kept(bob)
    const offers = offersOf({ orders: deckOrders, deck })
    const first = (kind: string, field: string) => {
      const shape = offers.find((offer) => offer.kind === kind)!.fields.find(({ id }) => id === field)!.shape
      return shape.type === 'choose' ? shape.options.map(({ id }) => id) : []
    }
    const locations = first('locations', 'start').reverse()
    const orders = [
      { kind: 'locations', key: 'match', settings: { start: chosen(...locations), next: chosen(...locations) } },
      { kind: 'numbers', key: 'match', settings: { start: chosen('higher') } },
      {
        kind: 'fetch',
        key: 'match',
        settings: { Tatooine: chosen(), Coruscant: chosen(), Naboo: chosen(...first('fetch', 'Naboo')) },
      },
    ]
    const { id, version } = deck
    const change = () => ({ orders })
    await world.holonet.decks.change({ person: bob.id, id, version, interaction: 'orders', change })
    // The first player is drawn by lot. Challenges are repeated until it is Bob.
    let starts = 0
    for (let match = 0; match < 8 && starts === 0; match++) {
      const asked = await bob.slash('play', { opponent: { id: world.sandbox.botId }, format: 'young-jedi/full' })
      await bob.select(asked.message, DECK, '★ Mine')
      await world.quiet()
      const known = await world.holonet.matches.of(bob.id)
      const sight = known.toSorted((one, other) => Number(other.match.startedAt) - Number(one.match.startedAt))[0]!
      expect(sight.orders.map(({ kind }) => kind).sort()).toEqual(['fetch', 'locations', 'numbers'])
      const rows = await world.holonet.prisma.move.findMany({ where: { matchId: sight.match.id, origin: 'order' } })
      const answers = rows.flatMap(
        ({ data }) => (data as unknown as { answers: { decision: string; choose?: string[] }[] }).answers,
      )
      const start = answers.filter(({ choose = [] }) => locations.includes(choose[0] ?? ''))
      starts += start.length
      for (const { choose } of start) expect(choose).toEqual([locations[0]])
      expect(answers.length).toBeGreaterThan(0)
      const person = bob.id
      const dropped = await world.holonet.matches.deleteOrder({
        matchId: sight.match.id,
        person,
        kind: 'fetch',
        key: 'match',
      })
      expect('orders' in dropped && dropped.orders.map(({ kind }) => kind).sort()).toEqual(['locations', 'numbers'])
      expect((await kept(bob)).orders).toHaveLength(3)
      world.clock.advance(1000)
      await world.holonet.matches.concede({ matchId: sight.match.id, person, interaction: `concede ${match}` })
    }
    expect(starts).toBeGreaterThan(0)
    expect(world.sandbox.problems).toEqual([])
    expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
  })

  it('drop cards that have left the deck, and are filled in anew when no card is left', () => {
    const decks = { [ready.seat]: ready.list, [other.seat]: other.list } as Record<Side, DeckList>
    const { state } = youngJedi.setup({ format: 'full' }, decks, 'deck orders')
    const [effect] = effectsIn(ready)
    const orders = [
      {
        kind: 'fetch',
        key: 'match',
        settings: { Naboo: chosen('gone', effect!), Tatooine: chosen('gone'), Coruscant: chosen() },
      },
      { kind: 'numbers', key: 'match', settings: { start: chosen('neither') } },
      { kind: 'unknown', key: 'match', settings: { start: chosen('higher') } },
    ]
    const taken = ordersOfDeck(youngJedi, state, ready.seat, { ...ready, orders })
    const filled = (kind: string, field: string) => chosen(...filledIn(kind, field))
    expect(taken.map(({ kind }) => kind)).toEqual(['locations', 'fetch', 'numbers'])
    expect(taken[1]!.settings).toEqual({
      Naboo: chosen(effect!),
      // Nothing of this list is left, so it is filled in from the deck again.
      Tatooine: filled('fetch', 'Tatooine'),
      Coruscant: chosen(),
    })
    expect(taken[2]!.settings).toEqual({ start: filled('numbers', 'start'), fight: filled('numbers', 'fight') })
  })

  it('keep to the limits of Discord with every field of every order, in both languages', () => {
    for (const { seat, format, list } of youngJedi.decks())
      for (const language of ['en', 'fr'] as const) {
        const name = 'W'.repeat(60)
        const deck = { id: 'AbCdEf0123', version: 999, name, seat, format, list, orders: [] } as unknown as SavedDeck
        const input = { orders: deckOrders, deck, language }
        for (const { kind, fields } of offersOf(input))
          for (const { id: field } of fields) {
            const body = renderDeckOrders(input, { kind, field, note: 'x'.repeat(500) })
            expect(complaintsAboutBody(body)).toEqual([])
          }
      }
  })
})
