import { describe, expect, it } from 'vitest'
import { type DeckList, LANGUAGES } from '../../../src/games/game.ts'
import { type CharacterCard, PLACES, PLANETS, type Place, type Side } from '../../../src/games/young-jedi/cards/card.ts'
import { cardById } from '../../../src/games/young-jedi/cards/index.ts'
import { groupSize, lineFor, worksForGroup, worksForOne } from '../../../src/games/young-jedi/cards/users.ts'
import { checkDeck, deckById, deckRefusal, decks, type Format } from '../../../src/games/young-jedi/decks/index.ts'

/** The list with so many copies more (or fewer) of some cards. */
function changed(list: DeckList, more: Readonly<Record<string, number>>): DeckList {
  const counts = new Map(list.map(({ card, count }) => [card, count]))
  for (const [card, by] of Object.entries(more)) counts.set(card, (counts.get(card) ?? 0) + by)
  return [...counts].filter(([, count]) => count !== 0).map(([card, count]) => ({ card, count }))
}

const combinations = <T>(items: readonly T[], size: number): T[][] =>
  size === 0
    ? [[]]
    : items.flatMap((item, index) => combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]))

describe('the ready-made decks', () => {
  it.each(decks.map((deck) => [deck.id, deck] as const))('%s is legal', (_, deck) => {
    expect(checkDeck(deck.list, deck.seat as Side, deck.format as Format)).toEqual([])
  })

  it('are there for both sides in both formats, each with its own id and name', () => {
    for (const seat of ['dark', 'light']) {
      for (const format of ['starter', 'full']) {
        expect(decks.some((deck) => deck.seat === seat && deck.format === format)).toBe(true)
      }
    }
    expect(new Set(decks.map(({ id }) => id)).size).toBe(decks.length)
    expect(new Set(decks.map(({ name }) => name)).size).toBe(decks.length)
  })

  it.each(decks.map((deck) => [deck.id, deck] as const))('%s has users for its weapons and Battle cards', (_, deck) => {
    const held = deck.list.flatMap(({ card, count }) => Array.from({ length: count }, () => cardById(card)))
    const fighters = held.filter((card) => card.type === 'character')
    const somewhere = (works: (place: Place) => boolean): boolean =>
      PLANETS.some((planet) => PLACES[planet].some((place) => works(place)))
    for (const card of held) {
      if (card.type === 'weapon') {
        expect(
          fighters.some((user) => lineFor(card, user, 'Mos Espa')),
          card.title,
        ).toBe(true)
      } else if (card.type === 'battle') {
        const parties = combinations(fighters, groupSize(card) ?? 1)
        const works = (party: CharacterCard[]) =>
          somewhere((place) => worksForOne(card, party[0]!, place) || worksForGroup(card, party, place))
        expect(parties.some(works), card.title).toBe(true)
      }
    }
  })

  it.each(['light', 'dark'] as const)('two starter decks of the %s make a legal full deck (2.1)', (side) => {
    const { list } = deckById(`${side}-starter`)
    expect(checkDeck([...list, ...list], side, 'full')).toEqual([])
  })

  it('are found by id', () => {
    expect(deckById('dark-droids').seat).toBe('dark')
    expect(() => deckById('no-such-deck')).toThrow('no-such-deck')
  })
})

describe('bad decks', () => {
  const light = deckById('light-jedi').list
  const starter = deckById('dark-starter').list

  it.each<[string, DeckList, Side, Format, unknown[]]>([
    [
      'a card short (2.2)',
      changed(light, { 'DM-2': -1 }),
      'light',
      'full',
      [
        { refused: 'deck.size', values: { rule: '2.2', count: 59, needed: 60 } },
        { refused: 'deck.slot', values: { rule: '2.2', slot: 'red', count: 9, needed: 10 } },
      ],
    ],
    [
      'eleven of a colour and nine of another (2.2)',
      changed(light, { 'DM-2': -1, 'DM-41': 1 }),
      'light',
      'full',
      [
        { refused: 'deck.slot', values: { rule: '2.2', slot: 'red', count: 9, needed: 10 } },
        { refused: 'deck.slot', values: { rule: '2.2', slot: 'orange', count: 11, needed: 10 } },
      ],
    ],
    [
      'six of one title in a colour, versions together (2.3)',
      changed(light, { 'DM-2': -2, 'DM-7': -1, 'DM-33': 3 }),
      'light',
      'full',
      [{ refused: 'deck.title', values: { rule: '2.3', title: 'Obi-Wan Kenobi', slot: 'red', count: 6, limit: 5 } }],
    ],
    [
      'the same card twice in the list (2.3)',
      [...changed(light, { 'DM-45': -2, 'DM-34': -1 }), { card: 'DM-34', count: 3 }],
      'light',
      'full',
      [
        {
          refused: 'deck.title',
          values: { rule: '2.3', title: "Obi-Wan Kenobi's Lightsaber", slot: 'orange', count: 6, limit: 5 },
        },
      ],
    ],
    [
      'no Location of a planet (2.5)',
      changed(light, { 'DM-67': -3, 'DM-65': 1, 'DM-66': 2 }),
      'light',
      'full',
      [{ refused: 'deck.planet', values: { rule: '2.5', planet: 'Naboo' } }],
    ],
    [
      'a card of the other side (2.2)',
      changed(light, { 'DM-45': -1, 'DM-119': 1 }),
      'light',
      'full',
      [{ refused: 'deck.side', values: { rule: '2.2', card: 'DM-119', side: 'light' } }],
    ],
    [
      'no place to begin a starter game (3.1.2)',
      changed(starter, { 'DM-135': -2, 'DM-136': 2 }),
      'dark',
      'starter',
      [{ refused: 'deck.start', values: { rule: '3.1.2', place: 'Desert Landing Site' } }],
    ],
    [
      'a card that is not there (2.1)',
      [...starter, { card: 'DM-999', count: 1 }],
      'dark',
      'starter',
      [{ refused: 'deck.unknown-card', values: { rule: '2.1', card: 'DM-999' } }],
    ],
    [
      'a broken number of copies (2.1)',
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

  it('name every fault at once', () => {
    const faults = checkDeck([{ card: 'DM-71', count: 6 }], 'light', 'full')
    expect(faults.map(({ refused }) => refused)).toEqual([
      'deck.side',
      'deck.size',
      ...Array.from({ length: 6 }, () => 'deck.slot'),
      'deck.title',
      ...Array.from({ length: 3 }, () => 'deck.planet'),
    ])
  })

  it('count a title five times in a colour as fine, and a starter deck as one of five a colour', () => {
    expect(checkDeck(changed(light, { 'DM-2': -2, 'DM-33': 2 }), 'light', 'full')).toEqual([])
    expect(checkDeck(starter, 'dark', 'full').map(({ refused }) => refused)).toContain('deck.size')
    expect(checkDeck(light, 'light', 'starter').map(({ refused }) => refused)).toContain('deck.size')
  })

  it('are told in words, with the rule', () => {
    const [short] = checkDeck(changed(light, { 'DM-2': -1 }), 'light', 'full')
    expect(deckRefusal(short!, 'en')).toBe('The deck holds 59 cards and needs 60. (rule 2.2)')
    const [foreign] = checkDeck(changed(light, { 'DM-45': -1, 'DM-119': 1 }), 'light', 'full')
    expect(deckRefusal(foreign!, 'fr')).toBe("Blaster n'est pas une carte du Côté lumineux. (règle 2.2)")
    expect(deckRefusal({ refused: 'answer.none', values: {} }, 'en')).toBeNull()
  })

  it('have words for every fault', () => {
    const faults = [
      ...checkDeck(
        [
          { card: 'DM-71', count: 6 },
          { card: 'x', count: 1 },
          { card: 'DM-1', count: 0 },
        ],
        'light',
        'full',
      ),
      ...checkDeck([], 'dark', 'starter'),
      ...checkDeck([], 'dark', 'none' as Format),
    ]
    const codes = new Set(faults.map(({ refused }) => refused))
    expect(codes.size).toBe(9)
    for (const fault of faults) {
      for (const language of LANGUAGES) expect(deckRefusal(fault, language)).toMatch(/\((rule|règle) [\d.]+\)$/)
    }
  })
})
