/** Rulings that run: the vocabulary of Young Jedi for scenarios. */
import { type Scenarios, seenBy } from '../../../contract/index.ts'
import { runFile, type ScenarioVocabulary } from '../../../kit/scenarios/running.ts'
import type { Side } from '../cards/card.ts'
import { decisionByNumber, ruleByNumber } from '../rulebook/index.ts'
import type { State } from '../state/game-state.ts'
import { words } from '../words/index.ts'
import { check } from './checks.ts'
import { type Scenario, scenarioForm } from './form.ts'
import { MOVES } from './moves.ts'
import { begin } from './position.ts'
import { ScenarioGame } from './scenario-game.ts'

/** The names of the players in the story of a scenario. */
const NAMES = { dark: 'dark', light: 'light' }

const vocabulary: ScenarioVocabulary<State, Side, ScenarioGame, Scenario> = {
  form: {
    scenario: scenarioForm,
    colonHint: 'A card\'s name goes without its colon: "Battle Droid Infantry, MTT Division".',
    ruleFault: (number) =>
      ruleByNumber(number) !== undefined || decisionByNumber(number) !== undefined
        ? null
        : `The rulebook has no "${number}". Rules are numbered like 10.2.3, decisions like G-26, U-05 or E-12.`,
  },
  moves: MOVES,
  begin(given, reload) {
    const { moves = [], decks } = given
    // A deck list of which only the legality is tested is not played.
    const listsOnly =
      decks !== undefined && (decks.dark === undefined || decks.light === undefined) && moves.length === 0
    return listsOnly ? null : new ScenarioGame(begin(given), reload)
  },
  check,
  story: ({ events }, from) =>
    words.events(
      events.slice(from).map((event) => seenBy(event, 'spectator')),
      { language: 'en', names: NAMES, reader: 'spectator' },
    ),
}

/** Scenarios of Young Jedi, as the contract wants them. */
export const scenarios: Scenarios = {
  run: (text, file, options) => runFile(vocabulary, text, file, options),
}
