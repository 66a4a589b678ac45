/** The words of standing orders, and when one can be set. */
import { describe, expect, test } from 'vitest'
import type { OrderOffer, SeenEvent } from '../../../src/contract/index.ts'
import { orderOf } from '../../../src/discord/editors/order-draft.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { SIDES } from '../../../src/games/swccg/state/engine-card.ts'
import { laid } from '../scripted-turns.ts'

const state = laid({
  phase: 'battle',
  places: ['Kessel | TIE Interceptor; X-wing', 'Endor Back Door, dark | Tarl; CZ-3'],
})
const offers = SIDES.flatMap((side) => swccg.orders(swccg.view(state, side), side))
const wordsOf = (offer: OrderOffer, language: 'en' | 'fr') =>
  swccg.words.order(offer, swccg.view(state, 'dark'), { language, names: {}, reader: 'dark' })

const offered = (kind: string): OrderOffer => offers.find((offer) => offer.kind === kind)!

describe('standing orders', () => {
  test('each says in both languages what it does, to the end of its sentence', () => {
    expect(offers.length).toBeGreaterThan(20)
    for (const offer of offers) {
      const [english, french] = [wordsOf(offer, 'en'), wordsOf(offer, 'fr')]
      expect(english.prompt, offer.kind).toMatch(/^\p{Lu}.*\.$/u)
      expect(french.prompt, offer.kind).toMatch(/^\p{Lu}.*\.$/u)
      expect(french.prompt, offer.kind).not.toBe(english.prompt)
      expect(english.title, offer.kind).toMatch(/^\p{Lu}/u)
      expect(french.title, offer.kind).toMatch(/^\p{Lu}/u)
    }
  })

  test('a stop and an order without limits can be set as they are: they count everywhere', () => {
    for (const kind of ['battle-stop', 'move-stop', 'drain-stop', 'losses', 'damage'])
      expect(orderOf(offered(kind), { fields: {} }), kind).toEqual({ kind, key: 'match', settings: {} })
  })

  test('an order that would do nothing can’t be set: no phase, no card', () => {
    for (const kind of ['phase-stop', 'card-watch', 'conditional'])
      for (const choose of [undefined, []])
        expect(
          orderOf(offered(kind), {
            fields: choose === undefined ? {} : { phases: { choose }, titles: { choose }, title: { choose } },
          }),
          kind,
        ).toBeNull()
  })

  test('one that stands names its settings, and nothing where it has none', () => {
    const said = (language: 'en' | 'fr', settings: Readonly<Record<string, { exit: string; number: number }>>) =>
      swccg.words.standing({ kind: 'losses', key: 'match', settings }, swccg.view(state, 'dark'), {
        ...{ language, names: {}, reader: 'dark' },
      })
    expect(said('en', {})).toBe('Losses of Force')
    expect(said('en', { most: { exit: 'ok', number: 3 } })).toBe('Losses of Force: ask me above 3')
    expect(said('fr', { most: { exit: 'ok', number: 3 } })).toBe('Pertes de Force\u00a0: me consulter au-dessus de 3')
  })
})

test('a fact that names several cards tells their titles, and a dash for none', () => {
  const told = (found: readonly string[]) =>
    swccg.words.events([{ type: 'searched', seat: 'dark', data: { by: '8_114', found } } as unknown as SeenEvent], {
      ...{ language: 'en', names: { dark: 'Ann', light: 'Bob' }, reader: 'dark' },
    })
  expect(told(['1_288', '1_127'])[0]).toMatch(/Found: Kessel, Tatooine\.$/)
  expect(told([])[0]).toMatch(/Found: –\.$/)
})
