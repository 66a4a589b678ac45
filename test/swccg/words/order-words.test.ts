/** The words of standing orders, and when one can be set. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type OrderOffer, type SeenEvent, type StandingOrder } from '../../../src/contract/index.ts'
import { orderOf } from '../../../src/discord/editors/order-draft.ts'
import { MOST_LINE } from '../../../src/discord/orders/order-room.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { wayId } from '../../../src/games/swccg/rules/deploy/ways.ts'
import { moveId } from '../../../src/games/swccg/rules/move/ways.ts'
import { comingHandle, goingTo } from '../../../src/games/swccg/rules/option-facts.ts'
import { SIDES } from '../../../src/games/swccg/state/engine-card.ts'
import { laid } from '../scripted-turns.ts'

const state = laid({
  phase: 'battle',
  places: ['Kessel | TIE Interceptor; X-wing', 'Endor Back Door, dark | Tarl; CZ-3'],
})
const view = swccg.view(state, 'dark')
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

  test('each fits its panel: what it does in two lines of a phone, names and choices that begin with a capital', () => {
    for (const offer of offers)
      for (const language of LANGUAGES) {
        const { prompt, title, fields, options } = wordsOf(offer, language)
        const called = [title, ...Object.values(fields)]
        expect(prompt.length, `${language} ${offer.kind}`).toBeLessThanOrEqual(MOST_LINE)
        for (const name of called) expect(name.length, name).toBeLessThanOrEqual(34)
        for (const name of [...called, ...Object.values(options).map(({ label }) => label)])
          expect(name, `${language} ${offer.kind}`).toMatch(/^[\p{Lu}\d]/u)
      }
  })

  test('every field and choice has a word in both languages, and no sentence a gap', () => {
    for (const offer of offers) {
      const filled = Object.fromEntries(
        offer.fields.map(({ id, shape }) => [
          id,
          shape.type === 'number'
            ? { exit: 'ok', number: shape.min }
            : {
                exit: 'ok',
                choose: shape.type === 'choose' ? shape.options.slice(0, 6).map((option) => option.id) : [],
              },
        ]),
      )
      for (const language of LANGUAGES) {
        const { fields, options } = wordsOf(offer, language)
        for (const [id, name] of [
          ...Object.entries(fields),
          ...Object.entries(options).map(([id, { label }]) => [id, label]),
        ])
          expect(name, `${offer.kind} ${id}`).not.toBe(id)
        const said = swccg.words.standing({ kind: offer.kind, key: offer.key, settings: filled }, view, {
          ...{ language, names: {}, reader: 'dark' },
        })
        expect(said, offer.kind).not.toMatch(/[{}]|undefined|\w\.\w/)
      }
    }
  })

  test('an empty field that is no limit says what it means', () => {
    expect(wordsOf(offered('rest'), 'en').empty).toEqual({
      ...{ moves: 'none', draws: 'none', watched: 'no', stays: 'continue' },
    })
    expect(wordsOf(offered('rest'), 'fr').empty?.stays).toBe('continuer')
    expect(wordsOf(offered('drain-stop'), 'en').empty).toEqual({})
    expect(swccg.deckOrders?.words(swccg.deckOrders.offers([], 'dark', 'starter')[0]!, 'dark', 'en').empty?.start).toBe(
      'you are asked',
    )
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
    const said = (language: 'en' | 'fr', settings: StandingOrder['settings'], kind = 'losses') =>
      swccg.words.standing({ kind, key: 'match', settings }, view, { ...{ language, names: {}, reader: 'dark' } })
    const chosen = (...choose: readonly string[]) => ({ exit: 'ok', choose })
    expect(said('en', {})).toBe('Losses of Force')
    expect(said('en', { most: { exit: 'ok', number: 3 } })).toBe('Losses of Force: ask me above 3')
    expect(said('fr', { most: { exit: 'ok', number: 3 } })).toBe('Pertes de Force\u00a0: me demander au-dessus de 3')
    const aimed = { function: chosen('aim-used'), titles: chosen('1_146') }
    expect(said('en', aimed, 'aim')).toBe('Aim: Used function; at X-wing')
    expect(said('fr', aimed, 'aim')).toBe('Viser\u00a0: fonction utilisée\u00a0; sur X-wing')
    expect(said('en', { ...aimed, titles: chosen() }, 'aim')).toBe('Aim: Used function')
    expect(said('en', { when: chosen() }, 'plus-one')).toBe('Raise battle destiny: never')
    const phases = ['activate', 'control', 'deploy', 'battle', 'move']
    expect(said('en', { phases: chosen(...phases) }, 'phase-stop')).toBe(
      'Stop at the end of a phase: Activate, Control, Deploy and 2 more',
    )
  })
})

test('a planned move and a ship with its coming system are told by their cards', () => {
  const [ship] = view.pieces.filter(({ card }) => card === '9_175')
  const [kessel] = view.places
  const move = moveId({ kind: 'hyperspeed', at: kessel?.id ?? '', on: null, role: null, cost: 1 })
  const [moves, deploys] = [
    goingTo(ship?.handle ?? '', move),
    goingTo(ship?.handle ?? '', wayId({ way: 'place', at: comingHandle('1_127') })),
  ]
  const hand = [{ handle: 'coming', card: '1_127' }]
  const said = (settings: StandingOrder['settings']) =>
    swccg.words.standing({ kind: 'plan', key: 'turn:1', settings }, { ...view, hand } as never, {
      ...{ language: 'en', names: {}, reader: 'dark' },
    })
  expect(said({ moves: { exit: 'ok', choose: [moves] } })).toBe('Rest of my turn: move TIE Interceptor → Kessel')
  expect(said({ deploys: { exit: 'ok', choose: [deploys] } })).toBe(
    'Rest of my turn: deploy TIE Interceptor → Tatooine',
  )
})

test('an option says what it costs, in both languages', () => {
  const options = [{ id: 'one', card: '1_146', about: { force: 3 } }]
  const shape = { type: 'choose', options, min: 1, max: 1 }
  const label = (language: 'en' | 'fr') =>
    swccg.words.decision({ kind: 'act', exits: [], shape, about: {} } as never, view, {
      language,
      names: {},
      reader: 'dark',
    }).options.one?.label
  expect(label('en')).toBe('X-wing · 3 Force')
  expect(label('fr')).toBe('X-wing · coût 3')
})

test('a fact that names several cards tells their titles, or that nothing was found', () => {
  const told = (found: readonly string[]) =>
    swccg.words.events([{ type: 'searched', seat: 'dark', data: { by: '8_114', found } } as unknown as SeenEvent], {
      ...{ language: 'en', names: { dark: 'Ann', light: 'Bob' }, reader: 'dark' },
    })
  expect(told(['1_288', '1_127'])[0]).toMatch(/ and find Kessel and Tatooine\.$/)
  expect(told([])[0]).toMatch(/ and find nothing\.$/)
})
