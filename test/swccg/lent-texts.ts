/** Scenarios that are played with trial texts, to which cards of the library lend their titles. */
import { afterAll, beforeAll } from 'vitest'
import { scenarios } from '../../src/games/swccg/scenarios/index.ts'
import { positionOf } from '../../src/games/swccg/scenarios/laid-position.ts'
import { PlayedScenario } from '../../src/games/swccg/scenarios/played-scenario.ts'
import { scenarioForm } from '../../src/games/swccg/scenarios/scenario-form.ts'
import { cardOf, type EngineCard } from '../../src/games/swccg/state/engine-card.ts'
import { forgetAnswers } from '../../src/games/swccg/texts/hand-answers.ts'
import type { CardPiece } from '../../src/games/swccg/texts/language/words.ts'

type Changeable = { -readonly [Field in keyof EngineCard]: EngineCard[Field] }

/** Gives these cards their trial texts while the tests of a file run. */
export function lendTexts(trials: Readonly<Record<string, CardPiece>>): void {
  const before = Object.keys(trials).map((id) => [id, cardOf(id).text] as const)
  beforeAll(() => {
    for (const [id, trial] of Object.entries(trials))
      (cardOf(id) as Changeable).text = { dark: { trial }, light: { trial } }
    // Other files of this worker may have asked already.
    forgetAnswers()
  })
  afterAll(() => {
    for (const [id, text] of before) (cardOf(id) as Changeable).text = text
    forgetAnswers()
  })
}

/** Plays a scenario, written in one line a field. @returns the problems */
export const run = (...written: readonly string[]): readonly string[] =>
  scenarios
    .run(
      `topic: Trial\ngame: swccg\nscenarios:\n  - id: it\n    title: it\n    rule: 9.2.5\n${written.map((line) => `    ${line}\n`).join('')}`,
      'test',
      {},
    )
    .flatMap(({ problems }) => problems.map(({ text }) => text))

/** Returns a position that can be played on. */
export const laid = (given: object): PlayedScenario =>
  new PlayedScenario(positionOf(scenarioForm.parse({ id: 'it', title: 'it', rule: '9.2.5', ...given })), false)
