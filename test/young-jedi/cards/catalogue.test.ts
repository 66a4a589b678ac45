import { describe, expect, it } from 'vitest'
import {
  type BattleCard,
  type Card,
  type CharacterCard,
  type EffectCard,
  PLACES,
  PLANETS,
  RARITIES,
  type Selector,
  SIDES,
  SLOTS,
} from '../../../src/games/young-jedi/cards/card.ts'
import { cardById, cards, findCard, printingsOf, SETS, setOf } from '../../../src/games/young-jedi/cards/index.ts'
import { same, selects } from '../../../src/games/young-jedi/cards/selecting.ts'
import { facts } from '../../../src/games/young-jedi/texts/card-text.ts'
import { numbered, PUBLISHED, published } from './published.ts'

const only = <T extends Card['type']>(type: T) =>
  cards.filter((card): card is Extract<Card, { type: T }> => card.type === type)
const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
const titled = (title: string): readonly Card[] => cards.filter((card) => same(card.title, title))
/** The ids of the published ones among these cards. */
const inPrint = (some: readonly Card[]): string[] => some.map(({ id }) => id).filter((id) => PUBLISHED.includes(id))
const ofSet = (code: string): readonly Card[] => published.filter((card) => setOf(card.id).code === code)

// ---------------------------------------------------------------- all cards

describe('the catalogue', () => {
  it('holds every published card, in order, and no number twice', () => {
    expect(published.map((card) => card.id)).toEqual(PUBLISHED)
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length)
  })

  it.each([
    // set, light and dark: characters, weapons, Battle cards, Effects, starships, Locations, Objectives, Double Impact
    ['DM', [33, 13, 18, 0, 3, 3, 0, 0], [36, 14, 14, 0, 3, 3, 0, 0]],
    ['JC', [39, 12, 13, 0, 3, 3, 0, 0], [35, 14, 15, 0, 3, 3, 0, 0]],
    ['BL', [35, 10, 15, 5, 4, 3, 0, 0], [40, 9, 11, 5, 4, 3, 0, 0]],
    ['EM', [3, 0, 0, 0, 0, 0, 0, 0], [3, 0, 0, 0, 0, 0, 0, 0]],
    ['DF', [11, 2, 9, 7, 1, 0, 0, 0], [10, 3, 11, 5, 1, 0, 0, 0]],
    ['EB', [6, 0, 0, 0, 0, 0, 0, 0], [6, 0, 0, 0, 0, 0, 0, 0]],
    ['RF', [7, 0, 7, 0, 0, 0, 0, 7], [6, 0, 7, 0, 0, 0, 0, 7]],
    ['BP', [15, 6, 4, 3, 1, 0, 1, 0], [17, 4, 4, 3, 1, 0, 1, 0]],
    ['V1', [10, 1, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0]],
    ['V2', [0, 0, 1, 0, 0, 0, 0, 0], [2, 0, 1, 0, 0, 0, 0, 0]],
  ])('holds the right number of each type: %s', (set, light, dark) => {
    const types = ['character', 'weapon', 'battle', 'effect', 'starship', 'location', 'objective', 'double'] as const
    const counts = (side: string): number[] =>
      types.map((type) => ofSet(set).filter((card) => card.type === type && card.side === side).length)
    expect([counts('light'), counts('dark')]).toEqual([light, dark])
  })

  it('knows its sets in the order of their publication', () => {
    expect(SETS.map(({ code }) => code).slice(0, 10)).toEqual([
      'DM',
      'JC',
      'BL',
      'EM',
      'DF',
      'EB',
      'RF',
      'BP',
      'V1',
      'V2',
    ])
    expect(new Set(SETS.map(({ code }) => code)).size).toBe(SETS.length)
    expect(new Set(SETS.map(({ name }) => name)).size).toBe(SETS.length)
    expect(setOf('EB-P8').name).toBe('Enhanced Battle of Naboo')
    expect(setOf('V1-JC-42').name).toBe('Virtual Set 1')
    expect(setOf('RF-D6/1').code).toBe('RF')
    expect(() => setOf('XX-1')).toThrow('XX-1')
  })

  it('finds cards by id, and says so when there is none', () => {
    for (const card of cards) expect(cardById(card.id)).toBe(card)
    expect(findCard('DM-141')).toBeUndefined()
    expect(findCard('constructor')).toBeUndefined()
    expect(() => cardById('DM-141')).toThrow('DM-141')
  })
})

// ---------------------------------------------------------------- numbers

/** Everything printed on a card except its text, as one line. */
function printed(card: Card): string {
  const { id, side, type, title, subtitle, slot, wild = [], rarity } = card
  const facts: unknown[] = [id, side, type, title, subtitle, card.destiny, slot, wild, rarity]
  const more = ['planet', 'place', 'copies', 'counters', 'power', 'bonus', 'damage', 'starfighter'] as const
  return JSON.stringify([...facts, ...more.map((key) => (card as unknown as Record<string, unknown>)[key])])
}

/** A sum that changes with every character and every swap. */
function checksum(texts: readonly string[]): number {
  let sum = 0
  for (const character of texts.join('\n')) sum = (sum * 31 + character.codePointAt(0)!) % 999_999_937
  return sum
}

/** The rules data of a card. */
const rulesOf = (card: Card) => facts(card).rules

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

describe('the numbers', () => {
  it.each([
    // set, counters, power, dots, damage, destiny, numbers in the rules data; checksums of the printed facts and the
    // rules data
    ['DM', 209, 205, 182, 161, 495, 152, 54_372_915, 361_755_765],
    ['JC', 245, 243, 189, 208, 510, 142, 913_835_100, 320_630_208],
    ['BL', 267, 257, 168, 199, 518, 164, 223_256_945, 876_131_177],
    ['EM', 23, 29, 18, 24, 36, -1, 258_364_148, 400_133_889],
    ['DF', 92, 72, 39, 62, 257, 99, 828_872_587, 946_069_716],
    ['EB', 27, 40, 36, 37, 72, 12, 29_056_201, 196_859_427],
    ['RF', 59, 48, 33, 39, 248, 126, 339_705_180, 609_089_577],
    ['BP', 78, 77, 73, 61, 250, 91, 349_011_268, 170_693_248],
    ['V1', 41, 35, 30, 38, 33, 32, 219_702_120, 384_762_319],
    ['V2', 3, 4, 4, 3, 16, 2, 194_192_365, 467_849_868],
  ])(
    'are those of the printed set, all in all: %s',
    (set, counters, power, dots, damage, destiny, rules, seen, done) => {
      const its = ofSet(set)
      const sum = (key: string): number =>
        total(numbersIn(its.map((card) => (card as unknown as Record<string, unknown>)[key])))
      expect([
        ...[sum('counters'), sum('power'), sum('bonus'), sum('damage'), sum('destiny')],
        total(numbersIn(its.map(rulesOf))),
        checksum(its.map(printed)),
        checksum(its.map((card) => JSON.stringify(rulesOf(card)))),
      ]).toEqual([counters, power, dots, damage, destiny, rules, seen, done])
    },
  )

  it.each(cards.map((card) => [card.id, card] as const))('have legal values: %s', (_, card) => {
    expect(SIDES).toContain(card.side)
    expect(card.title).toBe(card.title.trim())
    expect(card.title).not.toBe('')
    expect(card.subtitle).not.toBe('')
    expect(RARITIES).toContain(card.rarity)
    const twoNumbers = card.type === 'double' || (card.type === 'character' && card.builtIn !== undefined)
    const destinies = card.destiny === null ? [] : [card.destiny].flat()
    expect(destinies).toHaveLength(card.type === 'objective' ? 0 : twoNumbers ? 2 : 1)
    for (const number of destinies) expect([1, 2, 3, 4, 5, 6]).toContain(number)
    if ('counters' in card) expect([0, 1, 2, 3, 4, 5, 6]).toContain(card.counters)
    if ('damage' in card) expect([0, 1, 2, 3, 4, 5, 6]).toContain(card.damage)
    if ('power' in card) expect([1, 2, 3, 4, 5, 6, 'destiny']).toContain(card.power)
    switch (card.type) {
      case 'character':
        expect(PLANETS).toContain(card.planet)
        expect(card.bonus).toHaveLength(3)
        for (const dots of card.bonus) expect([0, 1, 2, 3]).toContain(dots)
        break
      case 'weapon':
        expect(card.uses.length).toBeGreaterThan(0)
        break
      case 'battle':
        expect([0, 1, 2, 3, 4]).toContain(card.use.bonus)
        expect([0, 1, 2]).toContain(card.use.draws)
        break
      case 'effect':
        expect([2, 3, 4]).toContain(card.counters)
        expect(card.text.length).toBeGreaterThan(0)
        break
      case 'location':
        expect(PLACES[card.planet]).toContain(card.place)
        expect(card.title).toBe(`${card.planet} • ${card.place}`)
        break
    }
  })

  it('give each card its colour (2.11), or six white dots, or those of an Objective (2.4, 2.6)', () => {
    const colours: Record<Card['type'], readonly string[]> = {
      character: ['red', 'blue', 'green'],
      weapon: ['orange'],
      battle: ['yellow'],
      effect: ['yellow'],
      double: ['yellow'],
      starship: ['purple'],
      location: ['purple'],
      objective: [],
    }
    for (const card of cards) {
      if (card.slot !== null) expect(colours[card.type]).toContain(card.slot)
      expect(card.wild !== undefined).toBe(card.slot === null)
    }
    for (const set of ['EM', 'EB']) for (const card of ofSet(set)) expect(card.wild).toEqual(SLOTS)
    for (const card of only('objective')) expect(card.wild).toEqual(['orange', 'yellow', 'purple'])
    expect(published.filter((card) => card.wild !== undefined)).toHaveLength(6 + 12 + 2)
  })

  it('fill all six colours on each side', () => {
    const counts = SIDES.map((side) =>
      SLOTS.map((slot) => published.filter((card) => card.side === side && card.slot === slot).length),
    )
    expect(counts).toEqual([
      [47, 44, 42, 83, 57, 21],
      [46, 44, 56, 89, 48, 21],
    ])
  })

  it('make every place a Location of each side', () => {
    for (const side of SIDES) {
      const places = only('location').filter((card) => card.side === side)
      expect(places.map((card) => card.place).toSorted()).toEqual(
        PLANETS.flatMap((planet) => PLACES[planet]).toSorted(),
      )
    }
    const everywhere = new Set(only('location').map((card) => card.place))
    expect(everywhere).toEqual(new Set(PLANETS.flatMap((planet) => PLACES[planet])))
  })

  it('have only one character with destiny as power: Anakin (10.4)', () => {
    const drawing = only('character').filter((card) => card.power === 'destiny')
    expect(drawing.map((card) => card.id)).toEqual(['DM-4', 'JC-4', 'BL-4', 'DF-3', 'EB-P9', 'BP-1', 'V1-JC-4'])
    expect(only('character').filter((card) => card.title === 'Anakin Skywalker')).toEqual(drawing)
  })

  it('tell starfighters from transports (22.3), and which are unique (6.4)', () => {
    const titles = (cards: readonly Card[]) => [...new Set(cards.map((card) => card.title))].sort()
    const ships = only('starship')
    expect(titles(ships.filter((ship) => !ship.starfighter))).toEqual([
      "Amidala's Starship",
      'Battleship',
      'Droid Control Ship',
      'Radiant VII',
      'Republic Cruiser',
      "Viceroy's Battleship",
    ])
    expect(titles(ships.filter((ship) => ship.copies === 'unique'))).toEqual([
      "Amidala's Starship",
      'Bravo 1',
      'Bravo 2',
      'Bravo 3',
      "Darth Maul's Starfighter",
      'Droid Control Ship',
      'Radiant VII',
      "Viceroy's Battleship",
    ])
    expect(ships.filter((ship) => ship.copies === 'stack')).toEqual([])
  })
})

// ---------------------------------------------------------------- corrections

describe('corrections in force (part 30)', () => {
  it('are applied', () => {
    expect(cardById('DM-40')).toMatchObject({ title: 'Eopie', counters: 1 })
    expect(cardById('DM-103')).toMatchObject({ title: 'Battle Droid: Infantry', counters: 2 })
    const guards = { kind: 'Coruscant Guard', diamond: true }
    expect(cardById('JC-61')).toMatchObject({ use: { bonus: 1, groups: [{ members: [[guards], [guards]] }] } })
    expect(cardById('BL-139')).toMatchObject({ title: 'Droid Starfighter', starfighter: true })
    expect(cardById('RF-C1')).toMatchObject({ use: { bonus: 4 } })
    expect(cardById('BP-4')).toMatchObject({ title: 'Jira', copies: 'unique' })
  })

  it('are marked with the changed facts, and no other card is', () => {
    const marked = cards.flatMap(({ id, corrected }) => (corrected === undefined ? [] : [[id, corrected]]))
    expect(marked).toEqual([
      ['DM-40', ['counters']],
      ['DM-103', ['counters']],
      ['JC-61', ['use']],
      ['BL-139', ['starfighter']],
      ['RF-C1', ['use']],
      ['BP-4', ['copies']],
    ])
    for (const card of cards) for (const fact of card.corrected ?? []) expect(card).toHaveProperty(fact)
  })
})

// ---------------------------------------------------------------- rules data of the cards

/** The keys in the data that hold selectors. */
const SELECTING = new Set(
  'by against noBonusAgainst with members weapons onlyDefeated using fighting dueling fought present evacuating'
    .concat(' stackHolds each weapon who for what')
    .split(' '),
)

function selectorsIn(value: unknown): readonly Selector[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (!SELECTING.has(key)) return selectorsIn(inner)
    const found = [inner].flat(2).filter((one) => typeof one === 'object' && one !== null) as Selector[]
    // `whose` and `who` may hold selectors deeper down.
    return found.flatMap((one) => ('each' in one ? selectorsIn(one) : [one]))
  })
}

/** Every value of this key, at any depth. */
function valuesOf(key: string, value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    (name === key ? [inner] : []).concat(valuesOf(key, inner) as []),
  )
}

/** Different selectors, each with a card that has it. */
const SELECTORS = new Map<string, { readonly selector: Selector; readonly on: Card }>(
  cards.flatMap((on) =>
    selectorsIn(rulesOf(on)).map((selector) => [JSON.stringify(selector), { selector, on }] as const),
  ),
)

const withoutPlace = ({ at: _, ...selector }: Selector): Selector => selector
const meant = (selector: Selector): readonly Card[] =>
  cards.filter((card) => selects(withoutPlace(selector), card, null))

describe('the rules data of the cards', () => {
  it('exists for every card except plain characters, starships and Locations', () => {
    const silent = published.filter((card) => Object.values(rulesOf(card) as object).flat().length === 0)
    const counts = (type: Card['type']) => silent.filter((card) => card.type === type).length
    expect([counts('character'), counts('starship'), counts('location')]).toEqual([209, 20, 18])
    expect(silent).toHaveLength(209 + 20 + 18)
  })

  it('has this many cards of each form', () => {
    const count = (has: (rules: unknown) => boolean): number => published.filter((card) => has(rulesOf(card))).length
    const forms = [...new Set(published.flatMap((card) => valuesOf('form', rulesOf(card))))].sort() as string[]
    const counted = Object.fromEntries(
      forms.map((form) => [form, count((rules) => valuesOf('form', rules).includes(form))]),
    )
    expect(counted).toEqual({
      'as-battle-card': 1,
      'compare-destiny': 2,
      cost: 9,
      'counter-limit': 4,
      damage: 15,
      'draw-defending': 1,
      'draw-two': 1,
      'dueling-hand': 1,
      'even-up-size': 2,
      'extra-hits': 6,
      'fight-next': 4,
      'first-pass': 1,
      hand: 11,
      handling: 1,
      harm: 2,
      hurts: 1,
      'hurts-double': 1,
      'ignore-weapons': 4,
      'is-also': 1,
      'lap-card': 1,
      'may-use': 1,
      'more-cards': 4,
      'name-numbers': 1,
      'no-battle-cards': 1,
      'no-breakthrough': 4,
      'no-dueling-text': 1,
      'no-passing': 1,
      'no-substitute': 1,
      'no-weapons': 2,
      peek: 2,
      podrace: 2,
      power: 51,
      redraw: 1,
      remove: 3,
      'remove-hit': 2,
      'replace-destiny': 2,
      rescue: 9,
      reshuffle: 1,
      search: 36,
      'send-back': 2,
      stakes: 2,
      'stay-out': 1,
      'strike-weapon': 1,
      'switch-destiny': 2,
      thrust: 2,
      tie: 1,
    })
    expect(count((rules) => valuesOf('uses', rules).length > 0)).toBe(88)
    expect(count((rules) => valuesOf('builtIn', rules).length > 0)).toBe(12)
    expect(count((rules) => valuesOf('for', rules).includes('one'))).toBe(81)
    expect(count((rules) => valuesOf('for', rules).includes('group'))).toBe(58)
    expect(count((rules) => valuesOf('for', rules).includes('two weapons'))).toBe(5)
  })

  it.each([...SELECTORS])('has a selector that fits some card: %s', (_, { selector, on }) => {
    expect(
      meant(selector).map((card) => card.id),
      on.id,
    ).not.toEqual([])
    if (selector.at !== undefined)
      expect([...PLANETS, ...PLANETS.flatMap((planet) => PLACES[planet])]).toContain(selector.at)
  })

  it('names persons by existing titles, and never uses a person as a kind', () => {
    const named = [...SELECTORS.values()].filter(({ selector }) => selector.name !== undefined)
    expect(named.length).toBeGreaterThan(50)
    for (const { selector, on } of named) {
      const type = selector.type ?? 'character'
      expect(
        titled(selector.name!).some((card) => card.type === type),
        `${on.id}: ${selector.name}`,
      ).toBe(true)
    }
    for (const { selector, on } of SELECTORS.values()) {
      if (selector.except !== undefined) expect(titled(selector.except), on.id).not.toEqual([])
    }
  })

  it('names Battle cards and Effects by existing titles', () => {
    const battles = cards.flatMap((card) => valuesOf('usingBattle', rulesOf(card))) as string[]
    expect(battles).toEqual(['Wisdom Of The Council', 'Yoka To Bantha Poodoo'])
    for (const title of battles) expect(titled(title).map((card) => card.type)).toEqual(['battle'])
    const discarded = cards.flatMap((card) => valuesOf('discarded', rulesOf(card))) as string[]
    expect(discarded).toEqual(['Jedi Training'])
    for (const title of discarded) expect(titled(title).map((card) => card.type)).toEqual(['effect'])
  })

  it('declares only kinds that other cards have', () => {
    const kinds = cards.flatMap((card) => valuesOf('kinds', rulesOf(card))).flat() as string[]
    expect(kinds).toEqual(['Naboo Officer', 'Royal Guard', 'Naboo Security'])
    for (const kind of kinds) expect(meant({ kind, diamond: true }).length).toBeGreaterThan(1)
  })

  it('has an "other" line only after the line that it excludes (11.2.1)', () => {
    for (const { id, uses } of only('weapon')) expect(uses[0]!.other, id).toBeUndefined()
  })

  it('has prices only for texts with a moment, and no empty price', () => {
    const prices = cards.flatMap((card) => valuesOf('price', rulesOf(card))) as object[]
    expect(prices.length).toBeGreaterThan(15)
    for (const price of prices) expect(Object.keys(price)).not.toEqual([])
  })
})

// ---------------------------------------------------------------- cards made of others

describe('Armed & Dangerous cards (24.2)', () => {
  const armed = only('character').filter((card) => card.builtIn !== undefined)

  it('are twelve, each with +2 and a draw', () => {
    expect(inPrint(armed)).toEqual(numbered('RF-A', 1, 12))
    for (const { builtIn } of armed) expect(builtIn).toMatchObject({ bonus: 2, draws: 1 })
  })

  it.each(armed.map((card) => [card.id, card] as const))('are a plain card and a weapon: %s', (_, card) => {
    const { weapon, counters } = card.builtIn!
    const plain = titled(card.title).find(
      (other): other is CharacterCard =>
        other.type === 'character' && other !== card && other.subtitle === card.subtitle,
    )!
    const arms = titled(weapon).filter((other) => other.type === 'weapon' && other.side === card.side)
    expect(arms.map((arm) => arm.type === 'weapon' && arm.counters)).toContain(counters)
    expect(card).toMatchObject({ power: plain.power, damage: plain.damage, bonus: plain.bonus, slot: plain.slot })
    expect(card.counters).toBe(plain.counters + counters)
    expect(card.text).toEqual([])
    const [own, of] = card.destiny as readonly [number, number]
    expect(own).toBe(plain.destiny)
    expect(arms.map((arm) => arm.destiny)).toContain(of)
  })
})

describe('Combo Battle cards (24.3)', () => {
  const combos = only('battle').filter((card) => card.titles !== undefined)

  it('have the titles of two Battle cards of their side', () => {
    expect(inPrint(combos)).toEqual(numbered('RF-C', 1, 14))
    for (const { side, title, titles = [] } of combos) {
      expect(title).toBe(titles.join(' & '))
      for (const one of titles) {
        expect(titled(one).map((card) => [card.type, card.side])).toContainEqual(['battle', side])
      }
    }
  })
})

describe('Double Impact cards (24.4)', () => {
  const doubles = only('double')

  it('are fourteen, found with their halves; the list has no halves', () => {
    expect(inPrint(doubles)).toEqual(numbered('RF-D', 1, 14))
    for (const { id, side, slot, rarity, title, destiny, halves } of doubles) {
      expect(title).toBe(halves.map((half) => half.title).join(' & '))
      expect(destiny).toEqual(halves.map((half) => half.destiny))
      for (const [index, half] of halves.entries()) {
        expect(half).toMatchObject({ id: `${id}/${index + 1}`, side, slot, rarity })
        expect(findCard(half.id)).toBe(half)
        expect(cards).not.toContain(half)
        expect(printingsOf(half.id)).toEqual([half.id])
      }
    }
  })

  it('have in each half the rules of the card of that title', () => {
    for (const { halves } of doubles) {
      for (const half of halves) {
        const same = titled(half.title).filter((card) => !card.id.startsWith('V'))
        expect(same.length).toBeGreaterThan(0)
        const { use, also, dueling, text, counters } = same[0] as BattleCard & EffectCard
        expect(half).toEqual({
          ...{ id: half.id, side: half.side, type: same[0]!.type, title: half.title, subtitle: null },
          ...{ destiny: same[0]!.destiny, slot: 'yellow', rarity: half.rarity },
          ...(half.type === 'battle'
            ? { use, also, ...(dueling === undefined ? {} : { dueling }) }
            : { text, counters }),
        })
      }
    }
  })
})

describe('virtual cards (part 26)', () => {
  it('have the title and type of the card under them (26.4)', () => {
    const virtual = cards.filter(({ id }) => /^V\d/.test(id))
    expect(virtual.filter(({ id }) => PUBLISHED.includes(id))).toHaveLength(15)
    for (const card of virtual) {
      const usedOn = cardById(card.id.replace(/^V\d-/, ''))
      const advice = `${card.id} is a virtual version of ${usedOn.id}, so it has its title, type, side and slot`
      expect([card.title, card.type, card.side, card.slot], advice).toEqual([
        usedOn.title,
        usedOn.type,
        usedOn.side,
        usedOn.slot,
      ])
      expect(rulesOf(card)).not.toEqual(rulesOf(usedOn))
    }
  })
})

// ---------------------------------------------------------------- printings

describe('printings', () => {
  it('are the same card under other numbers, the first one first', () => {
    expect(printingsOf('BL-F1')).toEqual(['BL-1', 'BL-F1'])
    expect(printingsOf('JC-50')).toEqual(['DM-45', 'JC-50', 'BL-42'])
    expect(printingsOf('BL-116')).toEqual(['DM-119', 'JC-118', 'BL-116'])
    expect(printingsOf('BL-139')).toEqual(['DM-139', 'JC-139', 'BL-139'])
    expect(printingsOf('BP-15')).toEqual(['RF-P7', 'BP-15'])
    expect(printingsOf('DM-1')).toEqual(['DM-1'])
    expect(printingsOf('JC-42')).toEqual(['JC-42'])
    expect(() => printingsOf('DM-141')).toThrow('DM-141')
  })

  it('keep different cards of one title apart', () => {
    expect(printingsOf('JC-40')).toEqual(['JC-40'])
    expect(printingsOf('DM-35')).toEqual(['DM-35'])
    expect(printingsOf('DM-135')).toEqual(['DM-135'])
  })

  it('are 582 cards, 23 of them with more than one, of those published', () => {
    const different = new Set(published.map((card) => printingsOf(card.id)[0]))
    const more = [...different].filter((id) => inPrint(printingsOf(id!).map(cardById)).length > 1)
    expect([different.size, more.length]).toEqual([582, 23])
    for (const card of cards) expect(printingsOf(card.id)).toContain(card.id)
  })
})

// ---------------------------------------------------------------- facts

describe('facts', () => {
  it.each([
    ['RF-A2', { set: 'RF', number: 'A2', kind: 'armed-and-dangerous', counters: 4, destiny: [1, 4] }],
    ['RF-C1', { kind: 'combo-battle', corrected: ['use'], counters: 0 }],
    ['RF-D6', { kind: 'double-impact', type: 'double', destiny: [4, 5], counters: 0, power: null }],
    ['V1-JC-42', { set: 'V1', number: 'JC-42', kind: 'virtual', subtitle: null }],
    ['V2-JC-62', { set: 'V2', kind: 'virtual' }],
    ['BL-F1', { kind: 'foil', printings: ['BL-1', 'BL-F1'] }],
    ['RF-P7', { kind: 'foil' }],
    ['EM-P1', { kind: null, slot: null, wild: SLOTS, foilIn: 'RF' }],
    ['DM-1', { kind: null, wild: [], corrected: [], foilIn: null, starfighter: null, rules: { text: [] } }],
    ['BL-139', { power: 2, starfighter: true, counters: null, damage: 0 }],
    ['DM-70', { power: 5, starfighter: false }],
    ['BL-131', { counters: 2, rules: { text: [{ form: 'counter-limit', counters: 7 }] } }],
    ['BP-29', { destiny: null, counters: null, wild: ['orange', 'yellow', 'purple'] }],
  ])('tell %s', (id, expected) => {
    expect(facts(cardById(id))).toMatchObject(expected)
  })

  it('include the rules of a card’s halves', () => {
    const { rules } = facts(cardById('RF-D5')) as unknown as { readonly rules: { readonly halves: readonly object[] } }
    expect(rules.halves).toMatchObject([
      { title: 'The Negotiations Were Short', use: { bonus: 3, first: true } },
      { title: "Qui-Gon's Final Stand", also: [{ form: 'no-breakthrough' }], dueling: { hits: 2, discard: true } },
    ])
  })

  it('tell which cards are also foils in Reflections', () => {
    expect(published.filter((card) => facts(card).foilIn === 'RF')).toHaveLength(58)
  })
})
