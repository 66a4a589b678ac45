/** Part 33 of the rules: crossing over, with trial texts of cards that are not whole yet. */
import { describe, expect, test } from 'vitest'
import { swccg } from '../../../src/games/swccg/index.ts'
import { crossingMoments } from '../../../src/games/swccg/rules/crossing/story.ts'
import { cardOf, SIDES } from '../../../src/games/swccg/state/engine-card.ts'
import { cardsOfSide } from '../../../src/games/swccg/state/game-state.ts'
import { sideOfPiece } from '../../../src/games/swccg/state/nesting.ts'
import { contextOf } from '../../../src/games/swccg/story/telling-context.ts'
import { laid, lendTexts, run } from '../lent-texts.ts'
import { TRIAL } from './trial-texts.ts'

lendTexts(TRIAL)

const LIGHT = ['turn: light', 'phase: control'] as const
const DARK = ['turn: dark', 'phase: control'] as const
const PLAYS = 'moves: [light plays 1_70]'
const light = (next: string, more = '') => `light: { hand: '1_70', next: '${next}'${more} }`
/** The only card of a deck that is shuffled has this destiny. */
const only = (next: string) => light(next, ', reserve: 0')
const VADER = "places: ['Endor Back Door, dark | Lord Vader + Darth Vaders Lightsaber; Midge']"

/** Vader has crossed over to Light. */
function crossed(places: readonly string[], more: object = {}) {
  const played = laid({
    ...{ turn: 'light', phase: 'control', light: { hand: '1_70', next: '7', reserve: '0' }, places, ...more },
  })
  const before = structuredClone(played.state)
  played.choose('light', ['act'], 'do', ({ card = '' }) => card === '1_70', 'the attempt')
  played.settle()
  return { played, before }
}

describe('the attempt', () => {
  test('rule 33.1: more than the number, and the acts follow', () => {
    expect(run(...LIGHT, only('7'), VADER, PLAYS, 'then: { holds: [dark is asked lose] }')).toEqual([])
    expect(run(...LIGHT, only('6'), VADER, PLAYS, 'then: { not: [dark is asked lose] }')).toEqual([])
  })

  test('9_109: where the Emperor is present, attempts on Vader have 3 less', () => {
    const places = "places: ['Endor Back Door, dark | Lord Vader; Emperor Palpatine; Midge']"
    const apart =
      "places: ['Endor Back Door, dark | Lord Vader; Midge', 'Endor Great Forest, dark | Emperor Palpatine']"
    expect(run(...LIGHT, only('7'), places, PLAYS, 'then: { not: [dark is asked lose] }')).toEqual([])
    expect(run(...LIGHT, only('7'), apart, PLAYS, 'then: { holds: [dark is asked lose] }')).toEqual([])
  })

  test.each(['Lord Vader + Luke Skywalker Jedi Knight captive', 'Lord Vader; Luke Skywalker Jedi Knight'])(
    'rules 33.1, 33.6: the text of Luke subtracts 3 from attempts on him, and a successful one depletes a Life Force (%s)',
    (there) => {
      const ended = (drawn: string, outcome: string) =>
        run(
          ...[...DARK, `dark: { hand: '2_132', next: '${drawn}', reserve: 0 }`],
          ...[`places: ['Endor Back Door, dark | ${there}']`, 'moves: [dark plays 2_132]'],
          `then: { holds: [${outcome}] }`,
        )
      expect(ended('6', 'the game goes on')).toEqual([])
      expect(ended('7', 'dark has won')).toEqual([])
    },
  )

  test('rule 33.1: without a card to draw it fails', () => {
    expect(
      run(...LIGHT, "light: { hand: '1_70', reserve: 0 }", VADER, PLAYS, 'then: { not: [dark is asked lose] }'),
    ).toEqual([])
  })

  test('rule 33.1: the deck is shuffled before the draw', () => {
    const { played } = crossed(['Endor Back Door, dark | Lord Vader; Midge'])
    const told = played.events.map(({ type }) => type)
    expect(told.indexOf('crossing-tried')).toBeLessThan(told.indexOf('destiny'))
    expect(played.state.sides.light.shuffles).toBe(1)
  })
})

describe('its new player', () => {
  const after = ['Endor Back Door, dark | Lord Vader + Darth Vaders Lightsaber; Midge']

  test('rules 33.2, 33.3: it stays at its place, on the side of its new player', () => {
    const then =
      'then: { holds: [Lord Vader is at Endor Back Door, light controls Endor Back Door, power of Lord Vader is 7] }'
    expect(run(...LIGHT, only('7'), VADER, PLAYS, then)).toEqual([])
    const { played } = crossed(after)
    const vader = played.state.pieces.find(({ card }) => card === '9_113')!
    expect(sideOfPiece(vader)).toBe('light')
    expect(swccg.view(played.state, 'dark').pieces.find(({ card }) => card === '9_113')).toMatchObject({
      side: 'light',
    })
  })

  test('rule 33.4: a weapon for Dark’s Vader is lost, and the card goes to the piles of its first owner', () => {
    expect(run(...LIGHT, only('7'), VADER, PLAYS, 'then: { holds: [Darth Vaders Lightsaber is lost] }')).toEqual([])
    const { played, before } = crossed(after)
    expect(played.state.sides.dark.lost).toContain('9_178')
    for (const side of SIDES)
      expect(cardsOfSide(played.state, side, (card) => cardOf(card).side)).toHaveLength(
        cardsOfSide(before, side, (card) => cardOf(card).side).length,
      )
  })

  test('rule 33.2: it gets off a vehicle at a site', () => {
    const places = "places: ['Endor Back Door, dark | Tempest 1 + Grond pilot + Lord Vader passenger; Midge']"
    const then = 'then: { holds: [Lord Vader is at Endor Back Door], not: [Lord Vader is aboard Tempest 1] }'
    expect(run(...LIGHT, only('7'), places, PLAYS, then)).toEqual([])
  })

  test('rule 33.2: at a system without a seat it is lost', () => {
    const places = "places: ['Endor, dark | Saber 1 + Lord Vader pilot']"
    expect(run(...LIGHT, only('7'), places, PLAYS, 'then: { holds: [Lord Vader is lost] }')).toEqual([])
  })

  test('rule 33.2: its captive is released', () => {
    const places = "places: ['Endor Back Door, dark | Lord Vader + Midge captive']"
    const moves = 'moves: [light plays 1_70, light lets it stay]'
    expect(run(...LIGHT, only('7'), places, moves, 'then: { holds: [Midge is at Endor Back Door] }')).toEqual([])
  })

  test('rule 33.5: its former player deploys no other card of that person', () => {
    const { played } = crossed(after, { dark: { hand: 'Lord Vader; Grond' } })
    const { reading } = played
    const asked = (card: string, player: 'dark' | 'light') =>
      ({ question: 'deploy', card: { card }, to: { place: played.state.places[0]!.id }, player }) as const
    expect(reading.forbids('deploy', asked('9_113', 'dark'))).toBe(true)
    expect(reading.forbids('deploy', asked('8_95', 'dark'))).toBe(false)
  })
})

test('it is told in both languages, and a moment of its own', () => {
  const { played } = crossed(['Endor Back Door, dark | Lord Vader; Midge'])
  const voice = (language: 'en' | 'fr') =>
    ({ language, names: { dark: 'Ann', light: 'Bob' }, reader: 'light' }) as const
  const words = (language: 'en' | 'fr') => swccg.words.events(played.events as never, voice(language)).join(' ')
  expect(words('en')).toContain('Lord Vader crosses over to you.')
  expect(words('fr')).toContain('Lord Vader passe dans votre camp.')
  const event = played.events.find(({ type }) => type === 'crossed')
  const [moment] = crossingMoments
  expect(moment!.words(event as never, contextOf(voice('en')))).toEqual(['Lord Vader crosses over to you.'])
  expect(moment!.blocks(event as never, contextOf(voice('en')), voice('en'))).toMatchObject([
    { block: 'banner', title: 'Lord Vader crosses over to you' },
  ])
})
