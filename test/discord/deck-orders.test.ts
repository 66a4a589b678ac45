/** Standing orders that are set with a deck, and apply to the matches begun with it. */

import type { APIMessage } from 'discord-api-types/v10'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { typePlay } from '../../bench/challenging.ts'
import { controlsOf, type TestUser } from '../../sandbox/driver.ts'
import type { Deck, DeckList } from '../../src/contract/index.ts'
import type { SavedDeck } from '../../src/decks/deck.ts'
import { orderOffersOf, renderDeckOrders } from '../../src/discord/decks/deck-order-panel.ts'
import { games } from '../../src/games/registry.ts'
import type { Side } from '../../src/games/young-jedi/cards/card.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { ordersOfDeck } from '../../src/kit/orders/deck-orders.ts'
import { choose } from './league-clicks.ts'
import { checkScreen } from './screens.ts'
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
    const all = await choose(ann, panel.message, 'Standing orders…')
    const [best] = filledIn('fetch', 'Naboo')
    expect(all.text).toContain(`Effects to fetch – Tatooine: ${nameOf(best!)}`)
    expect(all.text).toContain('Even Up – you are asked')
    const fetch = await ann.select(all.message, 'Choose an order…', 'Effects to fetch')
    const naboo = await ann.select(fetch.message, 'Change an answer…', 'Naboo')
    expect(naboo.text).toContain('Naboo** · filled in from the deck')
    expect((await kept(ann)).orders).toEqual([])
    const list = (message: APIMessage) => controlsOf(message).find(({ customId }) => /\|in\|.*\|add$/.test(customId))!
    const pick = (message: APIMessage, label: string) => {
      const { customId, options } = list(message)
      return ann.select(message, customId, options.find((option) => option.label === label)!.value)
    }
    const order = await pick(naboo.message, 'Ask me')
    expect(order.text).toContain('**Naboo** · you are asked')
    expect((await kept(ann)).orders).toEqual([{ kind: 'fetch', key: 'match', settings: { Naboo: { exit: 'ask' } } }])
    const asking = await ann.select(order.message, 'Change an answer…', 'Naboo')
    const { value, label } = list(asking.message).options.at(-1)!
    const listed = await pick(asking.message, label)
    expect(listed.text).toContain('Naboo** · set by you')
    expect((await kept(ann)).orders[0]!.settings).toEqual({ Naboo: chosen(value) })
    const none = await ann.click(listed.message, 'None')
    expect((await kept(ann)).orders[0]!.settings).toEqual({ Naboo: chosen() })
    const reset = await pick(none.message, 'Reset this answer')
    expect(reset.text).toContain('Naboo** · filled in from the deck')
    expect((await kept(ann)).orders).toEqual([])
    const whole = await ann.click(reset.message, 'Back to the order')
    const back = await ann.click(whole.message, 'All orders')
    const numbers = await ann.select(back.message, 'Choose an order…', 'Cards with two numbers')
    const field = controlsOf(numbers.message).find(({ kind }) => kind === 'select')!.options[0]!
    const start = await ann.select(numbers.message, 'Change an answer…', field.value)
    const asked = await pick(start.message, 'Ask me')
    expect((await kept(ann)).orders.map(({ kind }) => kind)).toEqual(['numbers'])
    await ann.click(asked.message, 'Reset this order')
    expect((await kept(ann)).orders).toEqual([])
  })

  it('apply to a match from its beginning, and can be changed there', async () => {
    const bob = world.sandbox.user('Bob')
    await begin(bob)
    const deck = await kept(bob)
    const offers = orderOffersOf({ orders: deckOrders, deck })
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
      const asked = await typePlay(bob, { opponent: { id: world.sandbox.botId }, format: 'young-jedi/full' })
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

  it('fit the screen of a phone with every field of every order, in both languages', () => {
    for (const { seat, format, list } of youngJedi.decks())
      for (const language of ['en', 'fr'] as const) {
        const made = { id: 'AbCdEf0123', version: 999, name: 'W'.repeat(60), seat, format, list }
        for (const asks of [false, true]) {
          const orders = orderOffersOf({
            orders: deckOrders,
            deck: { ...made, orders: [] } as unknown as SavedDeck,
          }).map(({ kind, key, fields }) => ({
            kind,
            key,
            settings: Object.fromEntries(fields.map(({ id }) => [id, { exit: 'ask' }])),
          }))
          const deck = { ...made, orders: asks ? orders : [] } as unknown as SavedDeck
          const input = { orders: deckOrders, deck, language }
          const note = 'x'.repeat(500)
          checkScreen(renderDeckOrders(input, { note }), `all in ${language}`)
          for (const { kind, fields } of orderOffersOf(input)) {
            checkScreen(renderDeckOrders(input, { kind, note }), `${kind} in ${language}`)
            for (const { id: field } of fields)
              checkScreen(renderDeckOrders(input, { kind, field, note }), `${kind} ${field} in ${language}`)
          }
        }
      }
  })
})
