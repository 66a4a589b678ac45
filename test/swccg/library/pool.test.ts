/** The pool of cards: what stands in its lines is true of the cards, and no word of the vocabulary is idle. */
import { describe, expect, test } from 'vitest'
import { cardById, cards, findCard, SETS, setOf } from '../../../src/games/swccg/cards/index.ts'
import { type Card, SIDES } from '../../../src/games/swccg/cards/printed-card.ts'
import { sidesOf, textsOf } from '../../../src/games/swccg/texts/card-text.ts'
import {
  ABSENT_KINDS,
  type CardKind,
  FEATURE_KINDS,
  MODEL_KINDS,
  TRAIT_KINDS,
  TYPE_KINDS,
} from '../../../src/games/swccg/texts/core/kinds/vocabulary.ts'
import { kindsOf } from '../../../src/games/swccg/texts/reading/kinds.ts'

const here: readonly CardKind[] = [...TYPE_KINDS, ...FEATURE_KINDS, ...MODEL_KINDS, ...TRAIT_KINDS]
const textOf = (card: Card): string => JSON.stringify(card.text)
/** Everything in a text that is a filter by a kind: a string in a place where cards are meant. */
const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(stringsIn)
}
const onCards = new Set(cards.flatMap(({ id }) => [...kindsOf(id)]))

test('the pool has cards of both sides, each id once and in the order of sets and numbers', () => {
  expect(cards.length).toBeGreaterThanOrEqual(159)
  expect(new Set(cards.map(({ side }) => side))).toEqual(new Set(SIDES))
  const numbers = cards.map(({ id }) => id.split('_').map(Number))
  const sorted = numbers.toSorted(([set = 0, at = 0], [otherSet = 0, other = 0]) => set - otherSet || at - other)
  expect(numbers).toEqual(sorted)
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
})

test('a card is found by its id, and its set by the number before the underscore', () => {
  expect(cardById('9_98').title).toBe('Admiral Piett')
  expect(findCard('9_999')).toBeUndefined()
  expect(() => cardById('9_999')).toThrow('9_999')
  expect(setOf('111_6').name).toBe('Third Anthology')
  expect(() => setOf('77_1')).toThrow('77_1')
  for (const { code } of SETS) expect(cards.some(({ id }) => setOf(id).code === code)).toBe(true)
})

describe('kinds', () => {
  test('every kind under a heading is on a card, and no absent one is', () => {
    expect(here.filter((kind) => !onCards.has(kind))).toEqual([])
    expect(ABSENT_KINDS.filter((kind) => onCards.has(kind))).toEqual([])
  })

  test('every absent kind is asked for by a text', () => {
    const asked = new Set(cards.flatMap((card) => stringsIn(card.text)))
    expect(ABSENT_KINDS.filter((kind) => !asked.has(kind))).toEqual([])
  })

  test('a card has the kinds that its facts give it', () => {
    const of = (id: string) => [...kindsOf(id)]
    expect(of('9_167')).toEqual(expect.arrayContaining(['starship', 'starfighter', 'TIE/sa', 'bomber', 'TIE']))
    expect(of('9_167')).not.toContain('hyperdrive')
    expect(of('8_76')).toEqual(expect.arrayContaining(['site', 'docking bay', 'interior', 'exterior', 'battleground']))
    expect(of('9_143')).not.toContain('battleground')
    const places = cards.flatMap(({ id, type }) => (type === 'location' ? [id] : []))
    expect(places.filter((id) => !kindsOf(id).has('battleground'))).toEqual([
      ...['4_159', '4_160', '4_161', '4_162', '4_163', '7_282'],
      ...['8_70', '8_71', '8_160', '9_57', '9_58', '9_142', '9_143', '9_144', '9_145', '9_146', '9_147'],
    ])
    expect(of('4_174')).toEqual(expect.arrayContaining(['character weapon', 'rifle', '[Dagobah]']))
  })
})

describe('names', () => {
  const known = new Set(
    cards.flatMap((card) => {
      const { title, persona = title, called = [] } = card
      return [title, ...sidesOf(card).map((side) => side.title), persona, ...called]
    }),
  )
  const namesIn = (value: unknown): readonly string[] => {
    if (value === null || typeof value !== 'object') return []
    const { word, names, titles } = value as { word?: unknown; names?: readonly string[]; titles?: readonly string[] }
    const own = word === 'named' ? names : word === 'titled' ? titles : []
    return [...(own ?? []), ...Object.values(value).flatMap(namesIn)]
  }

  test('the names that texts use and no card has are these, and no misspelling', () => {
    const strange = new Set(cards.flatMap((card) => namesIn(textsOf(card))).filter((name) => !known.has(name)))
    expect([...strange].sort()).toMatchInlineSnapshot(`
      [
        "3,720 To 1",
        "A Gift",
        "Biggs",
        "Black 2",
        "Black 4",
        "Blasted Droid",
        "Blaster Rack",
        "Blizzard Scout 1",
        "Captive Fury",
        "Chief Chirpa's Hut",
        "Cloud City Celebration",
        "Cloud City Occupation",
        "Comlink",
        "Coruscant Celebration",
        "Counter Assault",
        "Dark Jedi Presence",
        "Don't Get Cocky",
        "Draw Their Fire",
        "Droid Merchant",
        "Echo Med Lab",
        "Elis Helrot",
        "Frozen Assets",
        "Full Scale Alert",
        "General Tagge",
        "Goo Nee Tay",
        "Haven",
        "Hero Of A Thousand Devices",
        "I Did It!",
        "Imperial Propaganda",
        "Kessel Run",
        "Kuat",
        "Landing Claw",
        "Landing Platform",
        "Laser Cannon Battery",
        "Life Debt",
        "Major Bren Derlin",
        "Maneuvering Flaps",
        "Molator",
        "NOOOOOOOOOOOO!",
        "Never Tell Me The Odds",
        "Nightfall",
        "Noble Sacrifice",
        "OS-72-10",
        "Obi-Wan",
        "Off The Edge",
        "On The Edge",
        "Portable Fusion Generator",
        "Proton Bombs",
        "Quad Laser Cannon",
        "Rebel Base Occupation",
        "Red 5",
        "Rendezvous Point",
        "Rendili",
        "Rogue 4",
        "S-foils",
        "SFS L-s9.3 Laser Cannons",
        "Scanning Crew",
        "Sienar Fleet Systems",
        "Slave I",
        "Special Delivery",
        "Stormtrooper Utility Belt",
        "Strangle",
        "Sunsdown",
        "Surface Defense Cannon",
        "Surprise Assault",
        "Tactical Support",
        "Tantive IV",
        "Tarkin",
        "Tatooine Celebration",
        "Tatooine Occupation",
        "The Force Is Strong With This One",
        "This Is Still Wrong",
        "Thrawn",
        "Throne Room",
        "Trooper Assault",
        "Trooper Charge",
        "Veers",
        "Visored Vision",
        "Wakeelmui",
        "X-wing Laser Cannon",
        "You Are Beaten",
        "Zuckuss",
      ]
    `)
  })

  test('a matching partner is a card, and names its partner too', () => {
    for (const card of cards) {
      if (card.type === 'character')
        for (const ship of card.matchingShips ?? [])
          expect(cardById(ship)).toMatchObject({ matchingPilots: expect.arrayContaining([card.id]) })
      if ((card.type === 'starship' || card.type === 'vehicle') && card.matchingPilots !== undefined)
        for (const pilot of card.matchingPilots) expect(cardById(pilot).type).toBe('character')
    }
  })
})

test('every card says what it does, except two plain fighters and one that needs a pilot', () => {
  expect(cards.filter((card) => textOf(card) === '{}').map(({ title }) => title)).toEqual([
    'X-wing',
    'Y-wing',
    'Black 3',
  ])
})

test('no text waits for a card whose text is written', () => {
  const titles = new Set(cards.map(({ title }) => title))
  const waitsFor = (value: unknown): readonly string[] => {
    if (value === null || typeof value !== 'object') return []
    const own = 'later' in value && typeof value.later === 'string' ? [value.later] : []
    return [...own, ...Object.values(value).flatMap(waitsFor)]
  }
  const waiting = cards.flatMap((card) => waitsFor(card.text).map((about) => ({ id: card.id, about })))
  expect(waiting.length).toBeGreaterThan(50)
  expect(waiting.filter(({ about }) => titles.has(about))).toEqual([])
})
