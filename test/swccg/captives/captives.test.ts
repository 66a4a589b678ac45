/** Captives, with trial texts of cards that are not whole yet: Interrupts of the library lend them a title. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Decision, seenBy } from '../../../src/contract/index.ts'
import { textBlocks } from '../../../src/games/swccg/cards/card-text.ts'
import { findCard } from '../../../src/games/swccg/cards/index.ts'
import type { Card } from '../../../src/games/swccg/cards/printed-card.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { practice } from '../../../src/games/swccg/policies/practice/practice-player.ts'
import { safest } from '../../../src/games/swccg/policies/safest-answer.ts'
import { scenarios } from '../../../src/games/swccg/scenarios/index.ts'
import { positionOf } from '../../../src/games/swccg/scenarios/laid-position.ts'
import { PlayedScenario } from '../../../src/games/swccg/scenarios/played-scenario.ts'
import { scenarioForm } from '../../../src/games/swccg/scenarios/scenario-form.ts'
import { cardOf, type EngineCard, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import { boardOf, cardsOfSide } from '../../../src/games/swccg/state/game-state.ts'
import { mayLie } from '../../../src/games/swccg/values/rows.ts'
import { TRIAL } from './trial-texts.ts'

type Changeable = { -readonly [Field in keyof EngineCard]: EngineCard[Field] }
const before = Object.keys(TRIAL).map((id) => [id, cardOf(id).text] as const)
beforeAll(() => {
  for (const [id, trial] of Object.entries(TRIAL))
    (cardOf(id) as Changeable).text = { dark: { trial }, light: { trial } }
})
afterAll(() => {
  for (const [id, text] of before) (cardOf(id) as Changeable).text = text
})

/** Plays a scenario, written in one line a field. @returns the problems */
const run = (fields: string): readonly string[] =>
  scenarios
    .run(`topic: Captives\ngame: swccg\nscenarios:\n  - id: it\n    title: it\n    rule: 9.2.5\n${fields}`, 'test', {})
    .flatMap(({ problems }) => problems.map(({ text }) => text))
const lines = (...written: readonly string[]): string => written.map((line) => `    ${line}\n`).join('')

const AT = "places: ['Endor Back Door, dark | Tarl; Elite Squadron Stormtrooper; Midge + BlasTech E-11B Blaster Rifle']"
const HELD = "places: ['Endor Back Door, dark | Tarl + Midge captive; General Solo']"

describe('capturing', () => {
  test('a text that names nobody lets any warrior there seize the character, with what is on it', () => {
    const moves = 'moves: [dark plays dark Alter at Midge, dark seizes with Tarl]'
    const then =
      'then: { holds: [Midge rests under Tarl, BlasTech E-11B Blaster Rifle rests under Midge, dark controls Endor Back Door], not: [Midge is on table] }'
    expect(run(lines('turn: dark', 'phase: deploy', 'dark: { hand: dark Alter }', AT, moves, then))).toEqual([])
  })

  test('it may let the character escape: the card is used, and what is on it lost', () => {
    const moves = 'moves: [dark plays dark Alter at Midge, dark seizes with escape]'
    const then = 'then: { holds: [Midge is used, BlasTech E-11B Blaster Rifle is lost] }'
    expect(run(lines('turn: dark', 'phase: deploy', 'dark: { hand: dark Alter }', AT, moves, then))).toEqual([])
  })

  test('the character escapes where nobody can seize it', () => {
    const places = "places: ['Endor Back Door, dark | Midge']"
    const then = 'then: { holds: [Midge is used], not: [dark is asked seize] }'
    const moves = 'moves: [dark plays dark Alter]'
    expect(run(lines('turn: dark', 'phase: deploy', 'dark: { hand: dark Alter }', places, moves, then))).toEqual([])
  })

  test('a text that names its escort does nothing where none has room', () => {
    const moves = 'moves: [dark plays Ghhhk at General Solo]'
    const places = "places: ['Endor Back Door, dark | Tarl + Midge captive; General Solo']"
    const then = 'then: { holds: [General Solo is at Endor Back Door] }'
    expect(run(lines('turn: dark', 'phase: deploy', 'dark: { hand: Ghhhk }', places, moves, then))).toEqual([])
  })

  test('the only escort that a text names seizes without a question', () => {
    const moves = 'moves: [dark plays Ghhhk at General Solo]'
    const places = "places: ['Endor Back Door, dark | Grond; General Solo']"
    const then = 'then: { holds: [General Solo rests under Grond] }'
    expect(run(lines('turn: dark', 'phase: deploy', 'dark: { hand: Ghhhk }', places, moves, then))).toEqual([])
  })
})

describe('a captive', () => {
  test('rests: no presence, no target, and no other copy of a unique card', () => {
    const places = "places: ['Endor Back Door, dark | Tarl + Midge captive']"
    const then =
      'then: { holds: [Midge rests under Tarl, dark controls Endor Back Door], not: [light is offered Midge] }'
    expect(
      run(
        lines('turn: light', 'phase: deploy', 'light: { hand: Midge }', places, 'moves: [light ends the turn]', then),
      ),
    ).toEqual([])
    const { state } = positionOf(
      scenarioForm.parse({
        id: 'it',
        title: 'it',
        rule: '9.2.5',
        places: ['Endor Back Door, dark | Tarl + Midge captive'],
      }),
    )
    expect(mayLie(boardOf(state), cardOf('9_11'))).toBe(false)
    expect(cardsOfSide(state, 'light', (card) => cardOf(card).side)).toContain('9_11')
  })

  test('goes where its escort goes', () => {
    const places = "places: ['Endor Back Door, dark | Tarl + Midge captive', 'Endor Great Forest, dark']"
    const then = 'then: { holds: [Midge rests under Tarl, Tarl is at Endor Great Forest] }'
    expect(
      run(lines('turn: dark', 'phase: move', places, 'moves: [dark moves Tarl to Endor Great Forest]', then)),
    ).toEqual([])
  })
})

describe('releasing', () => {
  const played = 'moves: [dark plays Sonic Bombardment, light lets it stay]'
  const hand = 'dark: { hand: Sonic Bombardment }'

  test('the second function of Young Fool: it stays at the site and can act again', () => {
    const then = 'then: { holds: [Midge is at Endor Back Door, power of Midge is 2], not: [Midge rests under Tarl] }'
    expect(run(lines('turn: dark', 'phase: deploy', hand, HELD, played, then))).toEqual([])
  })

  test('or it goes to the Used Pile of its owner', () => {
    const moves = 'moves: [dark plays Sonic Bombardment, light lets it leave]'
    expect(run(lines('turn: dark', 'phase: deploy', hand, HELD, moves, 'then: { holds: [Midge is used] }'))).toEqual([])
  })

  test.each([
    [3, 'Midge is at Endor Back Door', ['light lets it stay']],
    [2, 'Midge rests under Tarl', []],
  ] as const)('Ewok Rescue with a destiny of %i against an ability of 2', (next, holds, more) => {
    const moves = `moves: [${['light plays A Few Maneuvers', ...more].join(', ')}]`
    const light = `light: { hand: A Few Maneuvers, next: ${next} }`
    expect(run(lines('turn: light', 'phase: deploy', light, HELD, moves, `then: { holds: [${holds}] }`))).toEqual([])
  })

  test('an escort that is forfeited sets its captive free, which stands aside in that battle', () => {
    const places = "places: ['Endor Back Door, dark | Tarl + Midge captive; Chewbacca Of Kashyyyk; General Solo']"
    const moves =
      'moves: [light battles at Endor Back Door, light draws destiny, dark forfeits Tarl, light lets it stay]'
    const then = 'then: { holds: [Midge is at Endor Back Door, Tarl is lost] }'
    expect(run(lines('turn: light', 'phase: battle', 'light: { next: 1 }', places, moves, then))).toEqual([])
  })
})

describe('how it is asked and told', () => {
  const asked = (side: Side): { readonly played: PlayedScenario; readonly decision: Decision<Side> } => {
    const given = scenarioForm.parse({
      ...{
        id: 'it',
        title: 'it',
        rule: '9.2.5',
        turn: 'dark',
        phase: 'deploy',
        dark: { hand: 'dark Alter; Sonic Bombardment' },
      },
      places: ['Endor Back Door, dark | Tarl + Midge captive; Elite Squadron Stormtrooper; General Solo'],
    })
    const played = new PlayedScenario(positionOf(given), false)
    played.choose('dark', ['act'], 'do', ({ card }) => card === (side === 'dark' ? '1_234' : '5_155'), 'it')
    const decision = played.question(side, side === 'dark' ? 'seize' : 'freed')
    return { played, decision }
  }

  test.each(['dark', 'light'] as const)('the question to %s has a panel and plain words in both languages', (side) => {
    const { played, decision } = asked(side)
    const view = swccg.view(played.state, side)
    for (const language of ['en', 'fr'] as const) {
      const voice = { language, names: { dark: 'Ann', light: 'Bob' }, reader: side }
      const panel = swccg.panels.ask(decision, view, { suggested: false } as never, voice)
      expect(panel.actions.length).toBeGreaterThan(1)
      for (const { label } of panel.actions) expect(label.length).toBeLessThanOrEqual(34)
      const words = swccg.words.decision(decision, view, voice)
      expect([words.title, words.prompt, ...Object.values(words.options).map(({ label }) => label)]).not.toContain('')
      expect(panel.question).toBe(words.prompt)
    }
    // The safest answer and that of the practice opponent are legal.
    for (const policy of [safest, practice])
      expect(swccg.play(played.state, side, [policy(view, decision)])).not.toHaveProperty('refused')
  })

  test('its events are told in both languages', () => {
    const { played } = asked('light')
    played.choose('light', ['freed'], 'do', ({ id }) => id === 'stay', 'staying')
    const told = (language: 'en' | 'fr') =>
      swccg.words.events(
        played.events.map((event) => seenBy(event, 'spectator')),
        { language, names: { dark: 'Ann', light: 'Bob' }, reader: 'spectator' },
      )
    expect(told('en')).toContain('Corporal Midge is released.')
    expect(told('fr')).toContain('Fin de captivité : Corporal Midge.')
  })

  test('its texts are worded in both languages', () => {
    const worded = (id: string, language: 'en' | 'fr') =>
      textBlocks({ ...findCard(id)!, text: { trial: TRIAL[id]! } } as Card, language).map(({ text }) => text)
    expect([
      worded('2_132', 'en'),
      worded('2_132', 'fr'),
      worded('1_70', 'en'),
      worded('1_70', 'fr'),
    ]).toMatchInlineSnapshot(`
      [
        [
          "Capture an opposing character with an Imperial.",
        ],
        [
          "Capturez un personnage adverse avec un Impérial.",
        ],
        [
          "Choose a character in captivity and draw destiny. If that destiny is higher than the ability of the card escorting that character, that character is released.",
        ],
        [
          "Choisissez un personnage en captivité et tirez une destinée. Si cette destinée dépasse l’habileté de la carte qui escorte ce personnage, ce personnage est libéré.",
        ],
      ]
    `)
  })
})
