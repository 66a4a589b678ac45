/** Rulings that run: the vocabulary of this game for scenarios. */
import { type Scenarios, seenBy } from '../../../contract/index.ts'
import { runFile, type ScenarioVocabulary } from '../../../kit/scenarios/running.ts'
import { rulebook } from '../rulebook/rule-book.ts'
import type { Side } from '../state/engine-card.ts'
import type { State } from '../state/game-state.ts'
import { eventLines } from '../story/story-words.ts'
import { positionOf } from './laid-position.ts'
import { PlayedScenario } from './played-scenario.ts'
import { type Scenario, scenarioForm } from './scenario-form.ts'
import { MOVES } from './scenario-verbs.ts'
import { check } from './sentences-checked.ts'

/** A rule or a decision as it is printed: 9.6.2, 15A.1, U-17, SG-48, S-D43. */
const isRule = (number: string): boolean => rulebook.find(number) !== null && /^(?:\d|U|SG|S-[DE]|SW)/.test(number)

const vocabulary: ScenarioVocabulary<State, Side, PlayedScenario, Scenario> = {
  form: {
    scenario: scenarioForm,
    colonHint: 'The name of a site goes without its colon: "Endor Back Door".',
    ruleFault: (number) => (isRule(number) ? null : `There is no rule ${number}.`),
  },
  moves: MOVES,
  begin: (given, reload) => new PlayedScenario(positionOf(given), reload),
  check,
  story: ({ events }, from) =>
    eventLines(
      events.slice(from).map((event) => seenBy(event, 'spectator')),
      { language: 'en', names: { dark: 'dark', light: 'light' }, reader: 'spectator' },
    ),
}

/** Scenarios of this game, as the contract wants them. */
export const scenarios: Scenarios = {
  run: (text, file, options) => runFile(vocabulary, text, file, options),
}
