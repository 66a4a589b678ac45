/** Part 32 of the rules: seats, handing over, frozen captives, release elsewhere, and conditions that name captives. */
import { describe, expect, test } from 'vitest'
import { swccg } from '../../../src/games/swccg/index.ts'
import type { PlayedScenario } from '../../../src/games/swccg/scenarios/played-scenario.ts'
import type { Condition, Filter } from '../../../src/games/swccg/texts/language/words.ts'
import { amountOf, cardsFitting, holds } from '../../../src/games/swccg/texts/reading/fits.ts'
import { totalPower } from '../../../src/games/swccg/texts/values/battling.ts'
import { laid, lendTexts, run } from '../lent-texts.ts'
import { TRIAL } from './trial-texts.ts'

lendTexts(TRIAL)

const DARK_PLAYS = ['turn: dark', 'phase: deploy']
const there = (...cards: readonly string[]) => laid({ places: [`Endor Back Door, dark | ${cards.join('; ')}`] })
const meant = ({ reading }: PlayedScenario) =>
  ({ reading, you: 'dark', card: '1_234', self: null, here: reading.board.places[0]?.id ?? null }) as const
const CAPTIVE: Filter = { word: 'captive' }
const MIDGE: Filter = { word: 'titled', titles: ['Corporal Midge'] }

test('rule 32.1: a captured character leaves its battle and the vehicle that it was in', () => {
  const played = laid({
    ...{ turn: 'dark', phase: 'battle', dark: { hand: 'dark Alter' } },
    places: ['Endor Back Door, dark | Tarl; Elite Squadron Stormtrooper; Tauntaun + Midge; General Solo'],
  })
  const power = () => totalPower(played.reading, played.reading.board.battle!, 'light')
  played.choose('dark', ['act'], 'do', ({ id }) => id.startsWith('battle'), 'the battle')
  const before = power()
  const kinds = ['respond', 'weapons', 'plan', 'act']
  played.reach('dark', kinds, ({ card }) => card === '1_234')
  played.choose('dark', kinds, 'do', ({ card }) => card === '1_234', 'Alter')
  played.choose('dark', ['text-target'], 'do', ({ card }) => card === '9_11', 'Midge')
  played.choose('dark', ['seize'], 'do', ({ card }) => card === '8_114', 'Tarl')
  expect(power()).toBe(before - 2)
  const { pieces, resting = [] } = played.state
  expect(pieces.map(({ card }) => card)).not.toContain('9_11')
  const tarl = pieces.find(({ card }) => card === '8_114')?.handle
  expect(resting).toMatchObject([{ card: '9_11', on: tarl, role: null, mark: 'captive' }])
})

describe('seats', () => {
  test('rule 32.3: an escort boards only where its captive finds a seat, too', () => {
    const aboard = (captive: string, beside: string) =>
      run(
        ...['turn: dark', 'phase: move'],
        `places: ['Endor Back Door, dark | Tarl${captive}; Bantha${beside}']`,
        'moves: []',
        'then: { holds: [move cost of Tarl aboard Bantha is 0] }',
      )
    // A Bantha has two seats.
    expect(aboard('', ' + Elite Squadron Stormtrooper')).toEqual([])
    expect(aboard(' + Midge captive', '')).toEqual([])
    expect(aboard(' + Midge captive', ' + Elite Squadron Stormtrooper')).not.toEqual([])
  })

  test('rule 32.3: a captive takes a seat from others that board', () => {
    const boards = (riders: string, cost: number | 'none') =>
      run(
        ...['turn: dark', 'phase: move'],
        `places: ['Endor Back Door, dark | Elite Squadron Stormtrooper; Bantha ${riders}']`,
        'moves: []',
        `then: { holds: [move cost of Elite Squadron Stormtrooper aboard Bantha is ${cost}] }`,
      )
    expect(boards('+ Tarl', 0)).toEqual([])
    expect(boards('+ Tarl ++ Midge captive', 'none')).toEqual([])
  })

  test('rule 32.2: an escort aboard needs a seat for the character that it seizes', () => {
    const plays = (...more: readonly string[]) =>
      run(
        ...DARK_PLAYS,
        'dark: { hand: Ghhhk }',
        `places: ['Endor Back Door, dark | General Solo; Bantha + Grond${more.join('')}']`,
        'moves: [dark plays Ghhhk at General Solo]',
        'then: { holds: [General Solo rests under Grond] }',
      )
    expect(plays()).toEqual([])
    expect(plays(' + Elite Squadron Stormtrooper')).not.toEqual([])
  })
})

describe('handing over', () => {
  const hand = 'dark: { hand: Torture }'
  const gives = (place: string, ...moves: readonly string[]) =>
    run(
      ...[...DARK_PLAYS, hand, `places: ['${place}']`],
      `moves: [dark plays Torture at Midge${moves.map((one) => `, ${one}`).join('')}]`,
      'then: { holds: [Midge rests under Grond], not: [Midge rests under Tarl] }',
    )

  test('rule 32.6: the only card that can takes it without a question', () => {
    expect(gives('Endor Back Door, dark | Tarl + Midge captive; Grond')).toEqual([])
  })

  test('rule 32.6: of several its player chooses', () => {
    const place = 'Endor Back Door, dark | Tarl + Midge captive; Grond; Elite Squadron Stormtrooper'
    expect(gives(place, 'dark hands it to Grond')).toEqual([])
  })

  test.each([
    ['has a captive', 'Endor Back Door, dark | Tarl + Midge captive; Grond + General Solo captive'],
    ['is elsewhere', "Endor Back Door, dark | Tarl + Midge captive', 'Endor Great Forest, dark | Grond"],
    ['is hit', 'Endor Back Door, dark | Tarl + Midge captive; Grond hit'],
    ['sits in an enclosed vehicle', 'Endor Back Door, dark | Tarl + Midge captive; Tempest 1 + Grond pilot'],
  ])('rule 32.6: nobody takes it who %s', (_, place) => {
    expect(gives(place)).not.toEqual([])
  })

  test('a captive that was handed over is told, and goes where its new escort goes', () => {
    const played = laid({
      ...{ turn: 'dark', phase: 'deploy', dark: { hand: 'Torture' } },
      places: ['Endor Back Door, dark | Tarl + Midge captive; Grond'],
    })
    played.choose('dark', ['act'], 'do', ({ card }) => card === '6_158', 'handing over')
    played.question('dark', 'draw')
    const voice = { names: { dark: 'Ann', light: 'Bob' }, reader: 'spectator' } as const
    const told = (language: 'en' | 'fr') =>
      swccg.words.events(played.events.filter(({ type }) => type === 'handed-over') as never, { ...voice, language })
    expect(told('en')).toEqual(['Sergeant Tarl hands Corporal Midge over to Lieutenant Grond.'])
    expect(told('fr')).toEqual(['Sergeant Tarl confie Corporal Midge à Lieutenant Grond.'])
  })
})

describe('releasing', () => {
  test('rule 32.7: it boards a vehicle of its owner with a free seat', () => {
    const place = 'Endor Back Door, dark | Tarl + Midge captive; Tauntaun'
    const then = 'then: { holds: [Midge is aboard Tauntaun] }'
    const hand = 'dark: { hand: Sonic Bombardment }'
    const moves = 'moves: [dark plays Sonic Bombardment, light lets it Tauntaun]'
    expect(run(...DARK_PLAYS, hand, `places: ['${place}']`, moves, then)).toEqual([])
    // One with no seat left is no option.
    expect(run(...DARK_PLAYS, hand, `places: ['${place} + General Solo']`, moves, then)).not.toEqual([])
  })

  test('rule 32.7: at a system it goes to the Used Pile without a question', () => {
    const played = laid({
      ...{ turn: 'dark', phase: 'deploy', dark: { hand: 'Sonic Bombardment' } },
      places: ['Endor, dark | Victory-Class Star Destroyer + Grond pilot ++ Midge captive'],
    })
    played.choose('dark', ['act'], 'do', ({ card }) => card === '5_155', 'releasing')
    played.question('dark', 'act')
    expect(played.state.sides.light.used).toContain('9_11')
    expect(played.state.resting).toEqual([])
  })

  test('rule 32.5: a frozen captive is none to capture again, stays where it is released, and its numbers are 0', () => {
    const held = "places: ['Endor Back Door, dark | Tarl + Midge frozen; General Solo']"
    const hand = 'dark: { hand: Sonic Bombardment }'
    const then = 'then: { holds: [Midge is at Endor Back Door], not: [light is asked freed] }'
    expect(run(...DARK_PLAYS, hand, held, 'moves: [dark plays Sonic Bombardment]', then)).toEqual([])
    const ability = (mark: string) =>
      amountOf(
        { word: 'value', stat: 'ability', of: { word: 'all', fit: [MIDGE, CAPTIVE] } },
        meant(there(`Tarl + Midge ${mark}`)),
      )
    expect([ability('captive'), ability('frozen')]).toEqual([2, 0])
    const frozen = meant(there('Tarl + Midge frozen'))
    expect(cardsFitting({ word: 'frozen' }, frozen)).toHaveLength(1)
    expect(cardsFitting({ word: 'frozen' }, meant(there('Tarl + Midge captive')))).toEqual([])
  })

  test.each([
    [
      'an enclosed vehicle is lost with it, and the captive is released',
      'Tempest 1',
      'is at Endor Back Door',
      ', light lets it stay',
    ],
    ['a creature is not, and keeps its captive', 'Bantha', 'rests under Tarl', ''],
  ])('rule 32.7: an escort aboard %s', (_, vehicle, holds, more) => {
    const place = `Endor Back Door, dark | ${vehicle} + Tarl ++ Midge captive; Chewbacca Of Kashyyyk; General Solo`
    expect(
      run(
        ...['turn: light', 'phase: battle', 'light: { next: 1 }', `places: ['${place}']`],
        `moves: [light battles at Endor Back Door, light draws destiny, dark forfeits ${vehicle}${more}]`,
        `then: { holds: [Midge ${holds}, ${vehicle} is lost] }`,
      ),
    ).toEqual([])
  })
})

describe('rule 32.3: a captive is none of at, present and with, but for texts that say so', () => {
  const played = there('Tarl + Midge captive; General Solo')
  const exists = (fit: Filter): Condition => ({ word: 'exists', fit })
  const count = (of: Filter) => amountOf({ word: 'count', of }, meant(played))
  const all = (...fit: readonly Filter[]): Filter => ({ word: 'all', fit })

  test('a condition on captives finds them, and no other condition does', () => {
    expect(holds(exists(CAPTIVE), meant(played))).toBe(true)
    expect(holds(exists(all(MIDGE, CAPTIVE)), meant(played))).toBe(true)
    expect(holds(exists(MIDGE), meant(played))).toBe(false)
    expect(holds(exists(all('droid', CAPTIVE)), meant(played))).toBe(false)
    expect(holds(exists(CAPTIVE), meant(there('Tarl', 'Midge')))).toBe(false)
  })

  test('numbers count captives only where a text counts them', () => {
    const rebels = all('rebel')
    expect([count(CAPTIVE), count(rebels), count({ word: 'or', fit: ['rebel', CAPTIVE] })]).toEqual([1, 1, 2])
  })

  test('an alternative that names captives does not let the others reach them', () => {
    // «A warrior or a captive droid»: Midge is a warrior, but rests.
    const found = cardsFitting({ word: 'or', fit: [all('warrior', 'rebel'), all('droid', CAPTIVE)] }, meant(played))
    expect(found.map(({ card }) => card)).toEqual(['8_15'])
  })

  test('a site holds a captive only for a text that says so', () => {
    const held = (fit: Filter) => holds(exists({ word: 'holding', fit }), meant(there('Tarl + Midge captive')))
    expect([held(CAPTIVE), held('rebel')]).toEqual([true, false])
  })

  test('rules 32.4, 32.5: a text aims at such captives as it names', () => {
    const plays = (interrupt: string, mark: string, then: string) =>
      run(
        ...[
          ...DARK_PLAYS,
          `dark: { hand: ${interrupt} }`,
          `places: ['Endor Back Door, dark | Tarl + Midge ${mark}; Grond']`,
        ],
        ...[`moves: [dark plays ${interrupt}]`, `then: { holds: [Midge ${then}] }`],
      )
    expect(plays('Dark Maneuvers', 'captive', 'rests under Grond')).toEqual([])
    expect(plays('Dark Maneuvers', 'frozen', 'rests under Grond')).not.toEqual([])
    expect(plays('Imperial Reinforcements', 'frozen', 'is at Endor Back Door')).toEqual([])
    expect(plays('Imperial Reinforcements', 'captive', 'is at Endor Back Door')).not.toEqual([])
  })

  test('rule 32.4: *even as a captive* reaches a captive whose escort is present, and none that is frozen', () => {
    const reached = (cards: string) =>
      cardsFitting(all(MIDGE, { word: 'even captive' }), meant(there(cards))).length === 1
    expect(reached('Tarl; Midge')).toBe(true)
    expect(reached('Tarl + Midge captive')).toBe(true)
    expect(reached('Tempest 1 + Tarl ++ Midge captive')).toBe(false)
    expect(reached('Tarl + Midge frozen')).toBe(false)
    expect(cardsFitting(MIDGE, meant(there('Tarl + Midge captive')))).toEqual([])
  })
})
