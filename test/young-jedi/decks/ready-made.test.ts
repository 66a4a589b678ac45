/** The ready-made decks: legal, different, and able to follow their plans. */
import { describe, expect, it } from 'vitest'
import type { Deck } from '../../../src/contract/index.ts'
import {
  type BattleCard,
  type Card,
  PLACES,
  type Place,
  SIDES,
  type Side,
  type SingleCard,
} from '../../../src/games/young-jedi/cards/card.ts'
import { EDITIONS } from '../../../src/games/young-jedi/cards/editions.ts'
import { cardById } from '../../../src/games/young-jedi/cards/index.ts'
import type { Fighter } from '../../../src/games/young-jedi/cards/users.ts'
import {
  groupSizes,
  lineFor,
  worksForGroup,
  worksForOne,
  worksForTwoWeapons,
} from '../../../src/games/young-jedi/cards/users.ts'
import {
  checkDeck,
  deckById,
  decks,
  type Format,
  lessonDecks,
  readyMade,
  STARTING_PLACES,
} from '../../../src/games/young-jedi/decks/index.ts'
import { youngJedi } from '../../../src/games/young-jedi/index.ts'

const named = readyMade.map((deck) => [deck.id, deck] as const)
const cardsOf = ({ list }: Pick<Deck, 'list'>): Card[] =>
  list.flatMap(({ card, count }) => Array.from({ length: count }, () => cardById(card)))
const of = (side: Side, format: Format) => readyMade.filter((deck) => deck.seat === side && deck.format === format)
/** The decks of all sets. */
const whole = (side: Side) => of(side, 'full').filter(({ list }) => list.some(({ card }) => !card.startsWith('DM-')))

const combinations = <T>(items: readonly T[], size: number): T[][] =>
  size === 0
    ? [[]]
    : items.flatMap((item, index) => combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]))

const ANYWHERE: readonly Place[] = Object.values(PLACES).flat()
const somewhere = (works: (place: Place) => boolean): boolean => ANYWHERE.some(works)

/** The cards of a deck as played: a Double Impact card is either of its halves. */
const used = (deck: Deck): SingleCard[] =>
  cardsOf(deck).flatMap((card) => (card.type === 'double' ? card.halves : [card]))

function worksIn(battle: BattleCard, deck: Deck): boolean {
  const all = used(deck)
  const fighters = all.filter((card): card is Fighter => card.type === 'character' || card.type === 'starship')
  if (battle.use.for === 'one')
    return fighters.some((fighter) => somewhere((place) => worksForOne(battle, fighter, place)))
  if (battle.use.for === 'two weapons') {
    const weapons = all.filter((card) => card.type === 'weapon')
    return combinations(weapons, 2).some(([first, second]) =>
      fighters.some((fighter) => somewhere((place) => worksForTwoWeapons(battle, [first!, second!], fighter, place))),
    )
  }
  return groupSizes(battle).some((size) =>
    combinations(fighters, size).some((party) => somewhere((place) => worksForGroup(battle, party, place))),
  )
}

describe('the ready-made decks', () => {
  it.each(named)('%s is legal', (_, { list, seat, format }) => {
    expect(checkDeck(list, seat as Side, format as Format)).toEqual([])
    for (const edition of EDITIONS) expect(checkDeck(list, seat as Side, format as Format, { edition })).toEqual([])
  })

  it.each(named)('%s has users for its weapons and Battle cards', (_, deck) => {
    const all = used(deck)
    for (const card of all) {
      if (card.type === 'weapon')
        expect(
          all.some((user) => user.type === 'character' && somewhere((place) => lineFor(card, user, place) !== null)),
          card.title,
        ).toBe(true)
      else if (card.type === 'battle') expect(worksIn(card, deck), card.title).toBe(true)
    }
  })

  it.each(named)('%s lists each card once', (_, { list }) => {
    expect(new Set(list.map(({ card }) => card)).size).toBe(list.length)
  })

  it('have ids and names of their own', () => {
    expect(new Set(readyMade.map(({ id }) => id)).size).toBe(readyMade.length)
    expect(new Set(readyMade.map(({ name }) => name)).size).toBe(readyMade.length)
  })

  it('are found by id', () => {
    expect(deckById('dark-droids').seat).toBe('dark')
    expect(() => deckById('no-such-deck')).toThrow('no-such-deck')
  })
})

describe.each(SIDES)('the decks of the %s side', (side) => {
  it('are at least four of all sets, and a starter for each of two planets', () => {
    expect(whole(side).length).toBeGreaterThanOrEqual(4)
    const sets = new Set(whole(side).flatMap(({ list }) => list.map(({ card }) => card.replace(/\d?-.*$/, ''))))
    for (const set of ['DM', 'JC', 'BL', 'EM', 'EB', 'DF', 'RF', 'BP']) expect([...sets]).toContain(set)
    const begins = of('dark', 'starter').map((deck) =>
      Object.entries(STARTING_PLACES)
        .filter(([, place]) => cardsOf(deck).some((card) => card.type === 'location' && card.place === place))
        .map(([planet]) => planet),
    )
    // Each begins on one planet only.
    expect(begins.toSorted()).toEqual([['Naboo'], ['Tatooine']])
    expect(of('light', 'starter')).toHaveLength(2)
  })

  it('differ in plan: two of them share less than half of their cards', () => {
    for (const [one, other] of combinations(whole(side), 2) as [Deck, Deck][]) {
      const shared = one.list.reduce((sum, { card, count }) => {
        const there = other.list.find((entry) => entry.card === card)?.count ?? 0
        return sum + Math.min(count, there)
      }, 0)
      expect(shared, `${one.id} and ${other.id}`).toBeLessThan(30)
    }
  })

  it('fill the six counters of a turn: the middle character costs two or three', () => {
    for (const deck of of(side, 'full')) {
      const costs = cardsOf(deck)
        .flatMap((card) => (card.type === 'character' ? [card.counters] : []))
        .toSorted((a, b) => a - b)
      expect([2, 3], deck.id).toContain(costs[Math.floor(costs.length / 2)])
      expect(costs.length, deck.id).toBeGreaterThanOrEqual(28)
    }
  })

  it('2.1 – two starters, the same or different ones, make a legal full deck', () => {
    for (const one of of(side, 'starter'))
      for (const other of of(side, 'starter'))
        expect(checkDeck([...one.list, ...other.list], side, 'full'), `${one.id} and ${other.id}`).toEqual([])
  })

  it('with an Objective have pilots with their Podracer, and each lap number three times (25.3, 25.6)', () => {
    const racing = whole(side).filter((deck) => cardsOf(deck).some(({ type }) => type === 'objective'))
    expect(racing).toHaveLength(1)
    for (const deck of racing) {
      const cards = cardsOf(deck)
      const pilots = cards.filter(
        (pilot) =>
          pilot.type === 'character' &&
          cards.some((card) => card.type === 'weapon' && card.title === `${pilot.title}'s Podracer`),
      )
      expect(pilots.length).toBeGreaterThanOrEqual(4)
      for (const lap of [1, 2, 3, 4, 5, 6]) {
        const fit = cards.filter(({ type, destiny }) => type !== 'location' && [destiny].flat().includes(lap))
        expect(fit.length, `${deck.id}: lap ${lap}`).toBeGreaterThanOrEqual(3)
      }
    }
  })

  it('with starships have a transport, which alone evacuates (22.3)', () => {
    for (const deck of whole(side)) {
      const ships = cardsOf(deck).filter((card) => card.type === 'starship')
      const fighters = ships.filter(({ starfighter }) => starfighter)
      // A lone starfighter can still intercept.
      if (ships.length > 1) expect(ships.length, deck.id).toBeGreaterThan(fighters.length)
    }
  })
})

describe('the list of ready-made decks', () => {
  it('offers every deck that can be played now, and no other', () => {
    expect(youngJedi.decks()).toEqual(readyMade)
    expect(youngJedi.decks()).toBe(decks)
    for (const side of SIDES)
      for (const format of youngJedi.formats)
        expect(decks.some((deck) => deck.seat === side && deck.format === format)).toBe(true)
    for (const id of ['light-starter', 'dark-starter', 'light-jedi', 'light-gungans', 'dark-sith', 'dark-droids'])
      expect(decks.map((deck) => deck.id)).toContain(id)
  })
})

describe('the two decks of the demonstration game', () => {
  it.each(SIDES)('%s: fifteen different cards of its side, a Location among them', (side) => {
    const { list, damage } = lessonDecks[side]
    const cards = cardsOf(lessonDecks[side])
    expect([list.length, cards.length]).toEqual([15, 15])
    expect(cards.every((card) => card.side === side)).toBe(true)
    expect(cards.filter(({ type }) => type === 'location')).toHaveLength(1)
    // Each character has its DAMAGE there, at most what it has elsewhere.
    const characters = cards.filter((card) => card.type === 'character')
    expect(Object.keys(damage).toSorted()).toEqual(characters.map(({ id }) => id).toSorted())
    for (const card of characters) expect(damage[card.id]).toBeLessThanOrEqual(card.damage)
    expect(Object.values(damage).filter((number) => number === 0)).toHaveLength(1)
  })
})
