/** The rules of a legal deck: each with the errors that it finds, and with decks that it accepts. */
import { describe, expect, it } from 'vitest'
import type { DeckList } from '../../../src/contract/index.ts'
import type { Side } from '../../../src/games/young-jedi/cards/card.ts'
import { EDITIONS } from '../../../src/games/young-jedi/cards/editions.ts'
import { cardById, cards } from '../../../src/games/young-jedi/cards/index.ts'
import { checkDeck, deckById, type Format } from '../../../src/games/young-jedi/decks/index.ts'
import { changed } from './lists.ts'

const light = deckById('light-jedi').list
const dark = deckById('dark-droids').list
const starter = deckById('dark-starter').list
const light60 = (more: Readonly<Record<string, number>>, rules = {}) =>
  checkDeck(changed(light, more), 'light', 'full', rules)
const dark60 = (more: Readonly<Record<string, number>>, rules = {}) =>
  checkDeck(changed(dark, more), 'dark', 'full', rules)
const codes = (faults: readonly { refused: string }[]) => faults.map(({ refused }) => refused)

describe('numbers (2.1, 2.2)', () => {
  it.each<[string, DeckList, Side, Format, unknown[]]>([
    [
      'a card short',
      changed(light, { 'DM-2': -1 }),
      'light',
      'full',
      [
        { refused: 'deck.size', values: { rule: '2.2', count: 59, needed: 60 } },
        { refused: 'deck.slot', values: { rule: '2.2', slot: 'red', count: 9, needed: 10 } },
      ],
    ],
    [
      'eleven of a colour and nine of another',
      changed(light, { 'DM-2': -1, 'DM-41': 1 }),
      'light',
      'full',
      [
        { refused: 'deck.slot', values: { rule: '2.2', slot: 'red', count: 9, needed: 10 } },
        { refused: 'deck.slot', values: { rule: '2.2', slot: 'orange', count: 11, needed: 10 } },
      ],
    ],
    [
      'a card of the other side',
      changed(light, { 'DM-45': -1, 'DM-119': 1 }),
      'light',
      'full',
      [{ refused: 'deck.side', values: { rule: '2.2', card: 'DM-119', side: 'light' } }],
    ],
    [
      'a card that is not there',
      [...starter, { card: 'DM-999', count: 1 }],
      'dark',
      'starter',
      [{ refused: 'deck.unknown-card', values: { rule: '2.1', card: 'DM-999' } }],
    ],
    [
      'half of a Double Impact card, which is none by itself',
      [...starter, { card: 'RF-D8/1', count: 1 }],
      'dark',
      'starter',
      [{ refused: 'deck.unknown-card', values: { rule: '2.1', card: 'RF-D8/1' } }],
    ],
    [
      'a broken number of copies',
      [...starter, { card: 'DM-71', count: 0.5 }, { card: 'DM-72', count: -1 }],
      'dark',
      'starter',
      [
        { refused: 'deck.count', values: { rule: '2.1', card: 'DM-71', count: 0.5 } },
        { refused: 'deck.count', values: { rule: '2.1', card: 'DM-72', count: -1 } },
      ],
    ],
    [
      'a format that is not there',
      starter,
      'dark',
      'toString' as Format,
      [{ refused: 'deck.format', values: { rule: '2.2', format: 'toString' } }],
    ],
  ])('%s', (_, list, side, format, faults) => {
    expect(checkDeck(list, side, format)).toEqual(faults)
  })

  it('count a starter deck as one of five a colour, and a full deck as one of ten', () => {
    expect(checkDeck(starter, 'dark', 'starter')).toEqual([])
    expect(codes(checkDeck(starter, 'dark', 'full'))).toContain('deck.size')
    expect(codes(checkDeck(light, 'light', 'starter'))).toContain('deck.size')
  })

  it('YJ-221 – eleven red and nine blue cards without a wild card are not legal', () => {
    expect(light60({ 'DM-1': 1, 'DM-14': -1 })).toEqual([
      { refused: 'deck.slot', values: { rule: '2.2', slot: 'red', count: 11, needed: 10 } },
      { refused: 'deck.slot', values: { rule: '2.2', slot: 'blue', count: 9, needed: 10 } },
    ])
  })

  it('name every error at once', () => {
    expect(codes(checkDeck([{ card: 'DM-71', count: 6 }], 'light', 'full'))).toEqual([
      'deck.side',
      'deck.size',
      ...Array.from({ length: 6 }, () => 'deck.slot'),
      'deck.title',
      ...Array.from({ length: 3 }, () => 'deck.planet'),
    ])
  })

  it('list everything that an empty deck lacks', () => {
    expect(codes(checkDeck([], 'light', 'starter'))).toEqual([
      'deck.size',
      ...Array.from({ length: 6 }, () => 'deck.slot'),
    ])
  })
})

describe('the title limit (2.3)', () => {
  const six = { title: 'Obi-Wan Kenobi', slot: 'red', count: 6, limit: 5 }

  it('is five in a colour, versions together', () => {
    expect(light60({ 'DM-2': -2, 'DM-33': 2 })).toEqual([])
    expect(light60({ 'DM-2': -2, 'DM-7': -1, 'DM-33': 3 })).toEqual([
      { refused: 'deck.title', values: { rule: '2.3', ...six } },
    ])
  })

  it('counts a card that is in the list twice', () => {
    const twice = [...changed(light, { 'DM-45': -2, 'DM-34': -1 }), { card: 'DM-34', count: 3 }]
    expect(checkDeck(twice, 'light', 'full')).toEqual([
      {
        refused: 'deck.title',
        values: { rule: '2.3', title: "Obi-Wan Kenobi's Lightsaber", slot: 'orange', count: 6, limit: 5 },
      },
    ])
  })

  it('ignores the case of titles', () => {
    // Jabba the Hutt, Jabba The Hutt
    const jabba = { 'DM-76': 3, 'BL-76': 3, 'DM-97': -3, 'DM-98': -2, 'DM-99': -1 }
    expect(dark60(jabba)).toEqual([
      { refused: 'deck.title', values: { rule: '2.3', title: 'Jabba the Hutt', slot: 'blue', count: 6, limit: 5 } },
    ])
  })

  it('26.4 – counts a virtual card with cards of its title', () => {
    const mace = (virtual: number) => ({
      'DM-1': -3,
      'DM-2': -2,
      'DM-7': 5 - 2,
      'V1-JC-7': virtual,
      'DM-27': 2 - virtual,
    })
    expect(light60(mace(0))).toEqual([])
    expect(light60(mace(1))).toEqual([
      { refused: 'deck.title', values: { rule: '2.3', title: 'Mace Windu', slot: 'red', count: 6, limit: 5 } },
    ])
  })

  it('26.4 – every virtual card has the title of the card under it', () => {
    const virtual = cards.filter(({ id }) => /^V\d-/.test(id))
    expect(virtual.length).toBeGreaterThan(10)
    for (const { id, title, side } of virtual) {
      const printed = cardById(id.replace(/^V\d-/, ''))
      expect([printed.title, printed.side]).toEqual([title, side])
      // rule 26.2
      expect(printed.id).not.toMatch(/^RF-[ACD]/)
    }
  })

  it.each(EDITIONS)('depends on the edition: %s (Appendix B)', (edition) => {
    const faults = light60({ 'DM-2': -2, 'DM-7': -1, 'DM-33': 3 }, { edition })
    expect(codes(faults)).toEqual(edition === 'current' ? ['deck.title'] : [])
  })

  it('holds without an edition, and an unknown edition is refused', () => {
    expect(light60({}, {})).toEqual([])
    expect(light60({}, { edition: '1977' })).toEqual([
      { refused: 'deck.edition', values: { rule: '2.3', edition: '1977' } },
    ])
    expect(codes(light60({}, { edition: null }))).toEqual([])
    expect(codes(light60({}, { edition: { $: 1 } }))).toEqual(['deck.edition'])
  })
})

describe('wild cards (2.4)', () => {
  it('2.4.1, 2.4.2 – one takes the place of an ordinary card of any colour', () => {
    for (const gone of ['DM-1', 'DM-14', 'DM-16', 'DM-45', 'DM-51', 'DM-65'])
      expect(light60({ [gone]: -1, 'EM-P1': 1 }), gone).toEqual([])
  })

  it('2.4.2 – six fit a deck, one in each colour, the same card or different ones', () => {
    const nine = { 'DM-1': -1, 'DM-14': -1, 'DM-16': -1, 'DM-45': -1, 'DM-51': -1, 'DM-65': -1 }
    expect(light60({ ...nine, 'EM-P2': 6 })).toEqual([])
    expect(light60({ ...nine, 'EM-P1': 1, 'EM-P2': 2, 'EB-P8': 1, 'EB-P12': 1, 'EB-P13': 1 })).toEqual([])
  })

  it('2.4.2 – a second one for the same colour is refused', () => {
    expect(light60({ 'DM-1': -2, 'EM-P2': 2 })).toEqual([
      { refused: 'deck.slot', values: { rule: '2.2', slot: 'red', count: 9, needed: 10 } },
      { refused: 'deck.wild', values: { rule: '2.4.2', card: 'EM-P2', count: 1 } },
    ])
  })

  it('2.4.2 – one beside ten ordinary cards of each colour is refused too', () => {
    expect(light60({ 'EM-P2': 7 })).toEqual([
      { refused: 'deck.size', values: { rule: '2.2', count: 67, needed: 60 } },
      { refused: 'deck.wild', values: { rule: '2.4.2', card: 'EM-P2', count: 7 } },
    ])
  })

  it('fill the gaps of an incomplete deck', () => {
    const faults = checkDeck([{ card: 'EM-P2', count: 3 }], 'light', 'full')
    const filled = faults.flatMap(({ refused, values }) => (refused === 'deck.slot' ? [values.count] : []))
    expect(filled).toEqual([1, 1, 1, 0, 0, 0])
  })

  it('2.4.4, YJ-224 – count for the title limit of the colour that they fill', () => {
    const quiGon = { 'DM-1': -3, 'DM-2': 3, 'DM-7': -1, 'EM-P1': 1 }
    expect(light60(quiGon)).toEqual([
      { refused: 'deck.title', values: { rule: '2.3', title: 'Qui-Gon Jinn', slot: 'red', count: 6, limit: 5 } },
    ])
    expect(light60({ ...quiGon, 'DM-2': 2, 'DM-7': 0 })).toEqual([])
    expect(light60(quiGon, { edition: '2000' })).toEqual([])
  })

  it('2.4.4 – fill colours so that no title is in one too often, if possible', () => {
    // Red holds five Qui-Gon Jinn and needs one card, blue needs one: Qui-Gon must go to blue, the other one to red.
    const both = { 'DM-1': -3, 'DM-2': 3, 'DM-7': -1, 'DM-14': -1, 'EM-P1': 1, 'EB-P8': 1 }
    expect(light60(both)).toEqual([])
    expect(checkDeck(changed(light, both).toReversed(), 'light', 'full')).toEqual([])
  })

  it('YJ-225 – five tanks in red, and four with a wild one in blue', () => {
    const red = { 'DM-88': 4, 'DM-89': -3, 'DM-79': -1 }
    const blue = { 'JC-80': 4, 'EM-P6': 1, 'DM-97': -3, 'DM-98': -2 }
    expect(dark60({ ...red, ...blue })).toEqual([])
    expect(dark60({ ...red, ...blue, 'JC-80': 5, 'DM-99': -1 })).toEqual([
      {
        refused: 'deck.title',
        values: { rule: '2.3', title: 'Trade Federation Tank', slot: 'blue', count: 6, limit: 5 },
      },
    ])
  })

  it('fit a starter deck as well, one in each colour', () => {
    expect(checkDeck(changed(starter, { 'DM-71': -1, 'EM-P4': 1 }), 'dark', 'starter')).toEqual([])
    expect(codes(checkDeck(changed(starter, { 'DM-71': -2, 'EM-P4': 2 }), 'dark', 'starter'))).toEqual([
      'deck.slot',
      'deck.wild',
    ])
  })
})

describe('Objectives (2.6)', () => {
  it.each([
    ['yellow', 'DM-51'],
    ['orange', 'DM-45'],
    ['purple', 'DM-65'],
  ])('YJ-232 – fill the wild place of %s', (_, gone) => {
    expect(light60({ [gone]: -1, 'BP-29': 1 })).toEqual([])
  })

  it('fill no other colour', () => {
    expect(light60({ 'DM-1': -1, 'BP-29': 1 })).toEqual([
      { refused: 'deck.slot', values: { rule: '2.2', slot: 'red', count: 9, needed: 10 } },
      { refused: 'deck.wild', values: { rule: '2.4.2', card: 'BP-29', count: 1 } },
    ])
  })

  it('leave their place to other cards and take a free one', () => {
    const list = changed(light, { 'DM-51': -1, 'DM-1': -1, 'BP-29': 1, 'EM-P2': 1 })
    for (const order of [list, list.toReversed()]) expect(checkDeck(order, 'light', 'full')).toEqual([])
  })

  it('are limited to one per deck', () => {
    expect(light60({ 'DM-51': -1, 'DM-45': -1, 'BP-29': 2 })).toEqual([
      { refused: 'deck.objective', values: { rule: '2.6', count: 2, limit: 1 } },
    ])
  })
})

describe('Locations', () => {
  it('2.5, YJ-223 – one of each planet', () => {
    expect(light60({ 'DM-67': -3, 'DM-65': 1, 'DM-66': 2 })).toEqual([
      { refused: 'deck.planet', values: { rule: '2.5', planet: 'Naboo' } },
    ])
    expect(light60({ 'DM-66': -3, 'DM-70': 3 })).toEqual([
      { refused: 'deck.planet', values: { rule: '2.5', planet: 'Coruscant' } },
    ])
  })

  it('2.5 – matter in a starter game only for its first Location', () => {
    expect(checkDeck(changed(starter, { 'DM-136': -2, 'DM-137': -1, 'DM-135': 3 }), 'dark', 'starter')).toEqual([])
  })

  it('3.1.2 – a dark starter deck has the first Location of the game, on Tatooine or on Naboo', () => {
    const none = changed(starter, { 'DM-135': -2, 'DM-136': 2 })
    expect(checkDeck(none, 'dark', 'starter')).toEqual([
      {
        refused: 'deck.start',
        values: { rule: '3.1.2', tatooine: 'Desert Landing Site', naboo: 'Theed Palace' },
      },
    ])
    expect(checkDeck(changed(none, { 'DM-136': -1, 'BL-136': 1 }), 'dark', 'starter')).toEqual([])
    expect(codes(checkDeck(deckById('light-starter').list, 'light', 'starter'))).toEqual([])
  })
})
