/** Part 34 of the rules: duels, with trial texts of cards that are not whole yet. */
import { describe, expect, test } from 'vitest'
import { swccg } from '../../../src/games/swccg/index.ts'
import { duelMoments } from '../../../src/games/swccg/rules/duels/scene.ts'
import type { PlayedScenario } from '../../../src/games/swccg/scenarios/played-scenario.ts'
import { cardOf, SIDES } from '../../../src/games/swccg/state/engine-card.ts'
import { cardsOfSide } from '../../../src/games/swccg/state/game-state.ts'
import { contextOf, type StoryEvent } from '../../../src/games/swccg/story/telling-context.ts'
import { laid, lendTexts, run } from '../lent-texts.ts'
import { TRIAL } from './trial-texts.ts'

lendTexts(TRIAL)

const BOTH = "places: ['Endor Back Door, dark | Lord Vader; Luke Skywalker Jedi Knight']"
const TURN = ['turn: dark', 'phase: control'] as const
const DRAWS = ["dark: { hand: '2_132', next: '3; 4' }", "light: { next: '2; 4' }"] as const
const PLAYS = 'moves: [dark plays 2_132]'

/** A duel that dark has begun, up to its end. */
function dueled(given: object = {}): PlayedScenario {
  const played = laid({
    ...{ turn: 'dark', phase: 'control', dark: { hand: '2_132', next: '3; 4' }, light: { next: '2; 4' } },
    places: ['Endor Back Door, dark | Lord Vader; Luke Skywalker Jedi Knight'],
    ...given,
  })
  played.choose('dark', ['act'], 'do', ({ card = '' }) => card === '2_132', 'the duel')
  played.settle()
  return played
}
const result = ({ events }: PlayedScenario) =>
  events.flatMap((event) => (event.type === 'dueled' ? [event as unknown as StoryEvent<'dueled'>] : []))[0]

describe('totals', () => {
  test('rules 34.3, 34.4: destinies and ability; the result of the winner follows', () => {
    // 3 + 4 + 6 against 2 + 4 + 6.
    const then = 'then: { holds: [light is asked lose, Lord Vader is at Endor Back Door] }'
    expect(run(...TURN, ...DRAWS, BOTH, PLAYS, then)).toEqual([])
    expect(result(dueled())?.data).toMatchObject({
      winner: 'dark',
      sides: {
        dark: { card: '9_113', ability: 6, total: 13, draws: [{ value: 3 }, { value: 4 }] },
        light: { card: '9_24', ability: 6, total: 12, draws: [{ value: 2 }, { value: 4 }] },
      },
    })
  })

  test('SD-090: equal totals have no result', () => {
    const draws = ["dark: { hand: '2_132', next: '3; 4' }", "light: { next: '2; 5' }"]
    const then = 'then: { holds: [life of light is 32, life of dark is 32], not: [light is asked lose] }'
    expect(run(...TURN, ...draws, BOTH, PLAYS, then)).toEqual([])
    expect(result(dueled({ light: { next: '2; 5' } }))?.data.winner).toBeNull()
  })

  test('rule 34.5: the other player’s result follows where theirs wins', () => {
    const draws = ["dark: { hand: '2_132; Sense', next: '3; 3' }", "light: { next: '2; 5' }"]
    const then = 'then: { holds: [dark is asked lose] }'
    expect(run(...TURN, ...draws, BOTH, PLAYS, then)).toEqual([])
  })

  test('rules 34.1, 34.7: Luke duels in captivity, and is a captive after it', () => {
    const places = "places: ['Endor Back Door, dark | Lord Vader + Luke Skywalker Jedi Knight captive']"
    const then = 'then: { holds: [light is asked lose, Luke Skywalker Jedi Knight rests under Lord Vader] }'
    expect(run(...TURN, ...DRAWS, places, PLAYS, then)).toEqual([])
  })

  test('rule 34.1: a frozen captive does not duel, nor one at another place', () => {
    const frozen = "places: ['Endor Back Door, dark | Lord Vader + Luke Skywalker Jedi Knight frozen']"
    const apart = "places: ['Endor Back Door, dark | Lord Vader', 'Endor, light | Luke Skywalker Jedi Knight']"
    for (const places of [frozen, apart])
      expect(
        run(...TURN, ...DRAWS, places, 'moves: [dark cannot play 2_132]', 'then: { holds: [phase is control] }'),
      ).toEqual([])
  })

  test('rule 34.4: a draw without a card counts for nothing', () => {
    expect(
      result(dueled({ dark: { hand: '2_132', next: '3', reserve: '0' }, light: { next: '2; 1' } }))?.data,
    ).toMatchObject({
      winner: null,
      sides: { dark: { total: 9, draws: [{ value: 3 }] }, light: { total: 9 } },
    })
  })
})

describe('moments', () => {
  test('rule 34.5: a text about a duel that was won follows the result', () => {
    const played = dueled({
      ...{ dark: { hand: '2_132', next: '1; 1' }, light: { next: '2; 5' } },
      table: ['Squadron Assignments'],
    })
    const order = played.events.map(({ type }) => type).filter((type) => ['dueled', 'lost', 'used-text'].includes(type))
    expect(order[0]).toBe('dueled')
    expect(played.state.sides.light.force).toHaveLength(10)
    played.choose('dark', ['lose'], 'lose', ({ id }) => id === 'reserve', 'a card')
    played.settle()
    expect(played.state.sides.light.force).toHaveLength(11)
  })

  test('rule 34.6: it stops without a result if one of the two leaves', () => {
    const light = "light: { hand: '1_70', next: '2; 4' }"
    const then =
      'then: { holds: [Luke Skywalker Jedi Knight is lost, life of dark is 32], not: [dark is asked lose, light is asked lose] }'
    expect(run(...TURN, DRAWS[0], light, BOTH, 'moves: [dark plays 2_132, light plays 1_70]', then)).toEqual([])
  })
})

describe('9_178: a lightsaber is thrown', () => {
  const armed = "places: ['Endor Back Door, dark | Lord Vader + Darth Vaders Lightsaber; Luke Skywalker Jedi Knight']"
  const draws = ["dark: { hand: '2_132', next: '3; 4' }", "light: { next: '2; 6' }"]

  test('rules 34.2, 34.5: each draw of its player is 1 more, and it goes to the Used Pile', () => {
    // 4 + 5 + 6 against 2 + 6 + 6.
    const moves = 'moves: [dark plays 2_132, dark uses Darth Vaders Lightsaber]'
    const then = 'then: { holds: [light is asked lose, Darth Vaders Lightsaber is used] }'
    expect(run(...TURN, ...draws, armed, moves, then)).toEqual([])
  })

  test('without it the duel is lost, and it stays', () => {
    const then = 'then: { holds: [dark is asked lose, Darth Vaders Lightsaber is at Endor Back Door] }'
    expect(run(...TURN, ...draws, armed, PLAYS, then)).toEqual([])
  })

  test('rule 34.5: if the duel stops it stays with its bearer', () => {
    const light = "light: { hand: '1_70', next: '2; 6' }"
    const moves = 'moves: [dark plays 2_132, dark uses Darth Vaders Lightsaber, light plays 1_70]'
    const then = 'then: { holds: [Darth Vaders Lightsaber is at Endor Back Door, Luke Skywalker Jedi Knight is lost] }'
    expect(run(...TURN, draws[0]!, light, armed, moves, then)).toEqual([])
  })
})

describe('telling', () => {
  const voice = (language: 'en' | 'fr') =>
    ({ language, names: { dark: 'Ann', light: 'Bob' }, reader: 'light' }) as const

  test('the log and the picture have draws, abilities and totals of both, in both languages', () => {
    const played = dueled()
    const event = result(played)!
    const words = (language: 'en' | 'fr') => swccg.words.events(played.events as never, voice(language)).join(' ')
    expect(words('en')).toContain('Lord Vader wins the duel 13–12.')
    expect(words('fr')).toContain('Duel gagné par Lord Vader, 13–12.')
    const [moment] = duelMoments
    const [sum] = moment!.blocks(event as never, contextOf(voice('en')), voice('en'))
    if (sum?.block !== 'sum') throw new Error('no sum')
    expect(sum.sides.map(({ total, state }) => [total, state])).toEqual([
      [12, 'lost'],
      [13, 'won'],
    ])
    expect(sum.sides[0].lines.map(({ label, value }) => `${label} ${value}`)).toEqual(['Draws 2 + 4', 'Ability 6'])
    expect(moment!.words(event, contextOf(voice('en')))).toEqual(['Lord Vader wins the duel 13–12.'])
  })

  test('both sides have their 60 cards’ worth of cards at its end', () => {
    const before = laid({ places: ['Endor Back Door, dark | Lord Vader; Luke Skywalker Jedi Knight'] })
    const played = dueled()
    for (const side of SIDES)
      expect(cardsOfSide(played.state, side, (card) => cardOf(card).side).length).toBeGreaterThan(
        cardsOfSide(before.state, side, (card) => cardOf(card).side).length - 1,
      )
  })
})
