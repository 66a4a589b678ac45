import { describe, expect, it } from 'vitest'
import type { DeckList } from '../../../src/contract/index.ts'
import type { Side } from '../../../src/games/young-jedi/cards/card.ts'
import { cardById } from '../../../src/games/young-jedi/cards/index.ts'
import { decks } from '../../../src/games/young-jedi/decks/index.ts'
import { shuffle, stream } from '../../../src/kit/chance/streams.ts'
import { cardsOf, listOf, newMatch, type Played } from '../position.ts'

const ready = (id: string): DeckList => decks.find((deck) => deck.id === id)?.list as DeckList
const STARTER = { dark: ready('dark-starter'), light: ready('light-starter') }
const FULL = { dark: ready('dark-sith'), light: ready('light-jedi') }

const allCards = (list: DeckList) => list.flatMap(({ card, count }) => Array<string>(count).fill(card)).sort()

describe('the starter game', () => {
  it('rules 3.1.1, 3.1.2, YJ-001 – dark plays the Desert Landing Site from the deck', () => {
    const game = newMatch('starter', STARTER, 'one')
    expect(game.location).toBe('Tatooine • Desert Landing Site')
    expect(game.state.planet).toBe('Tatooine')
    expect(game.state.locations).toEqual([{ card: 'DM-135', owner: 'dark' }])
    expect(game.dark.deck + game.dark.hand.length).toBe(29)
    expect(game.light.deck + game.light.hand.length).toBe(30)
  })

  it('rule 3.1.3 – both shuffle and draw six', () => {
    const game = newMatch('starter', STARTER, 'one')
    expect(game.events.filter((event) => event.type === 'shuffle').map((event) => event.seat)).toEqual([
      'dark',
      'light',
    ])
    expect([game.dark.hand.length, game.dark.deck]).toEqual([6, 23])
    expect([game.light.hand.length, game.light.deck]).toEqual([6, 24])
    const hands = (side: Side) =>
      new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => newMatch('starter', STARTER, seed)[side].hand.join()))
    expect(hands('dark').size).toBe(5)
    expect(hands('light').size).toBe(5)
  })

  it('rules 3.1.4, G-09 – dark takes the first turn with this hand', () => {
    const game = newMatch('starter', STARTER, 'one')
    expect(game.asked).toEqual(['dark deploy'])
    expect(game.state.turn).toBe(1)
  })

  it('rule 3.1.5 – controlling the planet wins', () => {
    const game = newMatch('starter', STARTER, 'one')
    game.dark.deploys()
    game.dark.evensUp({ exit: 'surrender' })
    expect(game.outcome).toMatchObject({ kind: 'planet-victory', winner: 'light' })
  })
})

describe('a starter game of the set with Naboo', () => {
  const naboo = decks.filter(({ format, id }) => format === 'starter' && id.includes('naboo'))
  const list = (side: Side): DeckList => naboo.find(({ seat }) => seat === side)?.list as DeckList
  const given = { dark: list('dark'), light: list('light') }

  it('rule 3.1.2, G-86 – begins at the palace, unless the deck has the landing site', () => {
    expect(newMatch('starter', given, 'one').location).toBe('Naboo • Theed Palace')
    const both = [{ card: 'DM-135', count: 1 }, ...given.dark]
    expect(newMatch('starter', { ...given, dark: [...both].reverse() }, 'one').location).toBe(
      'Tatooine • Desert Landing Site',
    )
  })

  it('rules 2.6, 25.1, G-87 – may have an Objective, which is in play before anybody draws', () => {
    const dark = [...given.dark, { card: 'BP-59', count: 1 }]
    const game = newMatch('starter', { ...given, dark }, 'one')
    expect(game.told('objective')).toEqual([{ card: 'BP-59' }])
    expect(game.state.sides.dark.race?.objective).toBe('BP-59')
    expect(game.events.findIndex(({ type }) => type === 'objective')).toBeLessThan(
      game.events.findIndex(({ type }) => type === 'draw'),
    )
  })
})

describe('the full game', () => {
  it('rules 3.2.2, 3.2.4, YJ-123, YJ-125 – the higher destiny begins and chooses any Location of the deck', () => {
    const strong = listOf('dark', { 'Sith Probe Droid': 57, 'DM-135': 1, 'DM-136': 1, 'DM-137': 1 })
    const weak = listOf('light', { 'Boss Nass': 57, 'DM-65': 1, 'DM-66': 1, 'DM-67': 1 })
    const game = newMatch('full', { dark: strong, light: weak }, 'one')
    expect(game.told('start-draw')).toEqual([{ dark: 'DM-91', light: 'DM-13', numbers: { dark: 6, light: 1 } }])
    expect(game.asked).toEqual(['dark start-location'])
    expect(game.dark.offered('start-location')).toEqual([
      'Tatooine • Desert Landing Site',
      'Coruscant • Jedi Council Chamber',
      'Naboo • Gungan Swamp',
    ])
    game.dark.lays('Naboo • Gungan Swamp')
    expect(game.location).toBe('Naboo • Gungan Swamp')
    expect(game.told('location')).toEqual([{ card: 'DM-137', from: 'deck', planet: 'Naboo', place: 'Gungan Swamp' }])
  })

  it('rule 3.2.2 – light may be the higher one', () => {
    const weak = listOf('dark', { 'Darth Maul, Sith Lord': 57, 'DM-135': 1, 'DM-136': 1, 'DM-137': 1 })
    const strong = listOf('light', { 'R2-D2': 57, 'DM-65': 1, 'DM-66': 1, 'DM-67': 1 })
    const game = newMatch('full', { dark: weak, light: strong }, 'one')
    expect(game.told('start-draw')[0]?.numbers).toEqual({ dark: 1, light: 6 })
    expect(game.asked).toEqual(['light start-location'])
  })

  it('rule 3.2.2, G-07, YJ-124 – equal numbers: both draw again; the cards drawn are set aside until then', () => {
    let again = 0
    for (let seed = 0; seed < 60; seed++) {
      const game = newMatch('full', FULL, `seed ${seed}`)
      const draws = game.told('start-draw') as { dark: string; light: string; numbers: Record<Side, number> }[]
      for (const draw of draws) {
        expect(draw.numbers.dark).toBe(cardById(draw.dark).destiny)
        expect(draw.numbers.light).toBe(cardById(draw.light).destiny)
      }
      const last = draws.at(-1)?.numbers as Record<Side, number>
      expect(draws.slice(0, -1).every(({ numbers }) => numbers.dark === numbers.light)).toBe(true)
      expect(game.asked).toEqual([last.dark > last.light ? 'dark start-location' : 'light start-location'])
      expect(last.dark).not.toBe(last.light)
      expect(cardsOf(game.state, 'dark')).toEqual(allCards(FULL.dark))
      expect(cardsOf(game.state, 'light')).toEqual(allCards(FULL.light))
      again += draws.length - 1
    }
    expect(again).toBeGreaterThan(5)
  })

  it('rule 3.2.2, G-07 – one card after another, none twice, even to the end of two equal decks', () => {
    const fours = {
      dark: listOf('dark', { 'DM-97': 9, 'DM-135': 1 }),
      light: listOf('light', { 'DM-16': 9, 'DM-65': 1 }),
    }
    const game = newMatch('full', fours, 'alike')
    expect(game.told('start-draw')).toHaveLength(10)
    expect(
      game
        .told('start-draw')
        .map((draw) => draw.light)
        .sort(),
    ).toEqual(allCards(fours.light))
    expect(game.asked).toEqual(['dark start-location'])
    expect(cardsOf(game.state, 'dark')).toEqual(allCards(fours.dark))
  })

  function begun(): { game: Played; starter: Side; other: Side } {
    const game = newMatch('full', FULL, 'two')
    const starter = game.asked[0]?.startsWith('dark') ? 'dark' : 'light'
    return { game, starter, other: starter === 'dark' ? 'light' : 'dark' }
  }

  it('rule 3.2.5, YJ-126 – then both shuffle with the drawn cards, and draw six', () => {
    const { game, starter, other } = begun()
    expect([game[starter].hand.length, game[other].hand.length]).toEqual([0, 0])
    game[starter].lays(starter === 'dark' ? 'Tatooine • Desert Landing Site' : 'Tatooine • Podrace Arena')
    expect(game.events.map((event) => event.type)).toEqual([
      ...['location', 'shuffle', 'shuffle', 'draw', 'draw'],
      ...['fetch', 'fetch', 'turn'],
    ])
    expect([game[starter].hand.length, game[starter].deck]).toEqual([6, 53])
    expect([game[other].hand.length, game[other].deck]).toEqual([6, 54])
  })

  it('rule 3.2.7 – the starting player takes the first turn', () => {
    const { game, starter } = begun()
    game[starter].lays(starter === 'dark' ? 'Tatooine • Desert Landing Site' : 'Tatooine • Podrace Arena')
    expect(game.asked).toEqual([`${starter} deploy`])
    expect(game.state.turn).toBe(1)
  })
})

describe('chance', () => {
  it('G-01 – the same seed gives the same game, another seed another', () => {
    expect(newMatch('full', FULL, 'one').state).toEqual(newMatch('full', FULL, 'one').state)
    expect(newMatch('full', FULL, 'one').state.sides).not.toEqual(newMatch('full', FULL, 'two').state.sides)
  })

  it('G-01 – each shuffle has its own random stream: one player’s moves never change the opponent’s shuffles', () => {
    const handsAt = (location: string) => {
      const game = newMatch('full', FULL, 'two')
      const starter = game.asked[0]?.startsWith('dark') ? 'dark' : 'light'
      game[starter].lays(game[starter].offered('start-location').find((name) => name.startsWith(location)) as string)
      return { starter: game[starter].hand, other: game[starter === 'dark' ? 'light' : 'dark'].hand }
    }
    expect(handsAt('Naboo').other).toEqual(handsAt('Tatooine').other)
  })

  it('G-01 – every order of four cards comes up about as often', () => {
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 2400; seed++) {
      const order = shuffle([1, 2, 3, 4], stream(String(seed), 'test')).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    expect(Math.min(...counts.values())).toBeGreaterThan(65)
    expect(Math.max(...counts.values())).toBeLessThan(140)
  })
})
