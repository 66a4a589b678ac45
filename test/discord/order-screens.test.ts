/** Every panel of standing orders fits a phone: at most five controls, short labels that all differ, few lines. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type OrderOffer, type Shape } from '../../src/contract/index.ts'
import { changeField, fieldControls, found } from '../../src/discord/editors/order-field.ts'
import { renderOrders } from '../../src/discord/orders/order-list.ts'
import { renderOrder } from '../../src/discord/orders/order-panel.ts'
import { swccg } from '../../src/games/swccg/index.ts'
import type { Side } from '../../src/games/young-jedi/cards/card.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { fullOrders } from '../../src/games/young-jedi/study/turn-kinds.ts'
import { fullOrdersOf } from '../../src/kit/study/full-orders.ts'
import { speak } from '../../src/locales/index.ts'
import type { Sight } from '../../src/matches/api.ts'
import { simulate } from '../../src/simulation/simulate.ts'
import { laid } from '../swccg/scripted-turns.ts'
import { checkScreen, type Shown } from './screens.ts'

/** The sight of a side in a state, with every order set or none. */
function sightIn(state: unknown, seat: Side, set: boolean): Sight {
  const view = youngJedi.view(state as never, seat)
  return {
    match: { id: 'AbCdEf0123', players: { dark: '10', light: '20' }, outcome: null },
    reader: seat,
    view,
    decisions: [],
    offers: youngJedi.orders(view, seat),
    orders: set ? fullOrders(view, seat) : [],
    drafts: {},
  } as unknown as Sight
}

describe('panels of standing orders', () => {
  it.each(['starter', 'full'])('fit a phone in every position, in both languages: %s', (format) => {
    const seen = new Set<string>()
    let moves = 0
    simulate(youngJedi, {
      games: 2,
      seed: 'order screens',
      format,
      orders: 'deck',
      player: 'mixed',
      onMove: ({ after }) => {
        moves += 1
        if (moves % 9 > 0) return
        for (const language of LANGUAGES)
          for (const set of [true, false])
            for (const seat of ['dark', 'light'] as const) {
              const sight = sightIn(after, seat, set)
              const input = {
                game: youngJedi,
                sight,
                language,
                names: { dark: 'W'.repeat(32), light: 'Bob' },
                happened: [],
              }
              checkScreen(renderOrders({ ...input, done: 'x'.repeat(200) }), `list in ${language}`)
              for (const offer of sight.offers)
                for (const open of screensOf(offer)) {
                  const fields = Object.fromEntries(
                    Object.entries(offer.suggestion ?? {}).map(([id, { exit: _, ...given }]) => [id, given]),
                  )
                  checkScreen(
                    renderOrder(input, offer, { open, fields } as never),
                    `${offer.kind} ${open} in ${language}`,
                  )
                  seen.add(offer.kind)
                }
            }
      },
    })
    expect(seen.size).toBeGreaterThan(8)
  })
})

describe('panels of standing orders of the Star Wars CCG', () => {
  const state = laid({
    phase: 'battle',
    places: ['Kessel | TIE Interceptor; X-wing', 'Endor Back Door, dark | Tarl; CZ-3'],
  })

  it('fit a phone with every order set and with none, in both languages', () => {
    const seen = new Set<string>()
    for (const seat of ['dark', 'light'] as const) {
      const view = swccg.view(state, seat)
      const offers = swccg.orders(view, seat)
      const all = fullOrdersOf(offers, { isStop: () => false })
      expect(all.length).toBe(offers.length)
      for (const language of LANGUAGES)
        for (const orders of [all, []]) {
          const match = { id: 'AbCdEf0123', players: { dark: '10', light: '20' }, outcome: null }
          const sight = { match, reader: seat, view, decisions: [], offers, orders, drafts: {} }
          const names = { dark: 'W'.repeat(32), light: 'Bob' }
          const input = { game: swccg, sight: sight as unknown as Sight, language, names, happened: [] }
          const list = renderOrders({ ...input, done: 'x'.repeat(200) })
          checkScreen(list, `list in ${language}`)
          expect(JSON.stringify(list).includes('**Stop'), 'stops have a heading').toBe(
            language === 'en' && orders === all,
          )
          for (const offer of offers)
            for (const open of screensOf(offer)) {
              const fields = Object.fromEntries(
                Object.entries(offer.suggestion ?? {}).map(([id, { exit: _, ...given }]) => [id, given]),
              )
              checkScreen(renderOrder(input, offer, { open, fields } as never), `${offer.kind} ${open} in ${language}`)
              seen.add(offer.kind)
            }
        }
    }
    expect(seen.size).toBeGreaterThan(20)
  })

  it('offer orders that answer before stops, and say what an empty field means', () => {
    const view = swccg.view(state, 'dark')
    const offers = swccg.orders(view, 'dark')
    const match = { id: 'AbCdEf0123', players: { dark: '10', light: '20' }, outcome: null }
    const sight = { match, reader: 'dark', view, decisions: [], offers, orders: [], drafts: {} }
    const names = { dark: 'Ann', light: 'Bob' }
    const input = { game: swccg, sight: sight as unknown as Sight, language: 'en' as const, names, happened: [] }
    const listed = (renderOrders(input).components as unknown as readonly Shown[])
      .flatMap(({ components = [] }) => components)
      .flatMap(({ options = [] }) => options.map(({ label }) => label))
    expect(listed.indexOf('Stop in battles')).toBeGreaterThan(listed.indexOf('Aim'))
    const rest = offers.find(({ kind }) => kind === 'rest')!
    expect(JSON.stringify(renderOrder(input, rest, { open: 'watched', fields: {} } as never))).toContain(': no"')
    expect(JSON.stringify(renderOrder(input, rest, { open: 'stays', fields: {} } as never))).toContain('"Continue"')
    expect(JSON.stringify(renderOrder(input, rest, { fields: {} } as never))).not.toContain('no limit')
  })
})

describe('a field with many options', () => {
  const options = Array.from({ length: 40 }, (_, at) => ({ id: `c${at}` }))
  const labels = Object.fromEntries(
    options.map(({ id }, at) => [id, { label: at === 7 ? 'Rabé, Handmaiden' : `Card ${at}` }]),
  )
  const shape: Shape = { type: 'choose', options, min: 0, max: 40, ordered: true }
  const field = { id: 'deploy', shape, optional: true }
  const controls = (typed?: string) =>
    fieldControls(
      { field, draft: {}, left: true, labels, id: (...action) => action.join('|'), typed },
      speak('en'),
    ).flatMap(({ components }) => components as unknown as readonly Shown[])

  it('is searched by name, whatever its accents', () => {
    expect(controls().map(({ label }) => label)).toContain('Search by name…')
    expect(found(options, labels, 'rabe hand').map(({ id }) => id)).toEqual(['c7'])
    expect(controls('rabe')[0]?.options?.map(({ label }) => label)).toEqual(['Ask me', 'Rabé, Handmaiden'])
  })

  it('keeps the order of choices, drops the last one, and is left to the player by an entry', () => {
    const first = changeField(field, {}, 'add', ['c9'])
    const second = changeField(field, first.draft ?? {}, 'add', ['c2'])
    expect(second).toEqual({ draft: { choose: ['c9', 'c2'] }, stay: true })
    expect(changeField(field, second.draft ?? {}, 'undo', [])).toEqual(first)
    expect(changeField(field, second.draft ?? {}, 'add', ['~ask'])).toEqual({ draft: null, stay: false })
  })
})

/** The preview, and each field but for rows of cards, which have an editor of their own. */
const screensOf = ({ fields }: OrderOffer): (string | undefined)[] => [
  undefined,
  ...fields.flatMap(({ id, shape }) => (shape.type === 'arrange' ? [] : [id])),
]
