/** Admiral's Orders on the table: where they deploy, one at a time, in windows and games. */
import { expect, test } from 'vitest'
import { missing, whyNot } from '../../../src/games/swccg/explain/why-not.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { practice } from '../../../src/games/swccg/policies/practice/practice-player.ts'
import { scenarios } from '../../../src/games/swccg/scenarios/index.ts'
import { positionOf } from '../../../src/games/swccg/scenarios/laid-position.ts'
import { PlayedScenario } from '../../../src/games/swccg/scenarios/played-scenario.ts'
import { scenarioForm } from '../../../src/games/swccg/scenarios/scenario-form.ts'

/** Plays a scenario, written in one line a field. @returns the problems */
const run = (...written: readonly string[]): readonly string[] =>
  scenarios
    .run(
      `topic: Orders\ngame: swccg\nscenarios:\n  - id: it\n    title: it\n    rule: 26.2\n${written.map((line) => `    ${line}\n`).join('')}`,
      'test',
      {},
    )
    .flatMap(({ problems }) => problems.map(({ text }) => text))

test('rule 26.2: free, while a battleground system is occupied', () => {
  const base = ['turn: light', 'light: { hand: Capital Support, force: 0 }', 'moves: [light deploys Capital Support]']
  const lies = 'then: { holds: [Capital Support is on table, light force is 0] }'
  expect(run(...base, "places: ['Sullust, light | X-wing']", lies)).toEqual([])
  const cannot = ['turn: light', 'light: { hand: Capital Support }', 'moves: [light cannot deploy Capital Support]']
  expect(run(...cannot, "places: ['Sullust, light']")).toEqual([])
  expect(run(...cannot, "places: ['Endor Back Door, light | Midge']")).toEqual([])
})

test('rule 26.2: it stays when the system is no longer occupied', () => {
  const then = 'then: { holds: [Capital Support is on table] }'
  expect(
    run(
      'turn: light',
      'phase: move',
      'table: [Capital Support]',
      "places: ['Sullust, light | X-wing', Kessel]",
      'moves: [light moves X-wing to Kessel]',
      then,
    ),
  ).toEqual([])
})

test('rule 26.3: the one before goes to the Used Pile of its owner, you or the opponent', () => {
  const given = [
    'turn: light',
    'light: { hand: Capital Support }',
    "places: ['Sullust, light | X-wing']",
    'moves: [light deploys Capital Support]',
  ]
  const then = (pile: string) => `then: { holds: [Capital Support is on table, ${pile}] }`
  expect(run(...given, 'table: [Battle Deployment]', then('Battle Deployment is used'))).toEqual([])
  expect(run(...given, 'table: [Concentrate All Fire]', then('Concentrate All Fire is used, light used is 1'))).toEqual(
    [],
  )
})

test('rule 26.3: another copy of the one on table cannot be deployed', () => {
  expect(
    run(
      'turn: light',
      'light: { hand: Capital Support }',
      'table: [Capital Support]',
      "places: ['Sullust, light | X-wing']",
      'moves: [light cannot deploy Capital Support]',
    ),
  ).toEqual([])
})

const laid = (given: object): PlayedScenario =>
  new PlayedScenario(positionOf(scenarioForm.parse({ id: 'it', title: 'it', rule: '26.2', ...given })), false)

test('a player is told why it cannot be deployed, in both languages', () => {
  const { state } = laid({
    turn: 'light',
    light: { hand: 'Capital Support; X-wing' },
    places: ['Endor, light', 'Endor Back Door, light | Midge'],
  })
  const view = swccg.view(state, 'light')
  const [decision] = swccg.decisions(state)
  const one = whyNot(view, decision!).find(({ card }) => card === '9_1')!
  const said = (['en', 'fr'] as const).map((language) =>
    missing(one, view, { language, reader: 'light', names: {} } as never),
  )
  expect(said.map(({ text }) => text)).toEqual([
    'It needs a battleground system that you occupy.',
    'Il lui faut un système champ de bataille que vous occupez.',
  ])
  expect(said[0]!.rules).toEqual(['26.2'])
})

test('the practice opponent deploys one', () => {
  const { state } = laid({ turn: 'light', light: { hand: 'Capital Support' }, places: ['Sullust, light | X-wing'] })
  const [decision] = swccg.decisions(state)
  const answer = practice(swccg.view(state, 'light'), decision!)
  expect(answer.exit).toBe('do')
})
