/**
 * Runs a game: the innermost frame of `state.flow` acts until the game is over or a player is asked. Frames are data;
 * this module finds the next step of each by its name, and no callback is ever stored.
 */
import type { Answer } from '../../contract/index.ts'
import { runFrames } from '../../kit/flow/frames.ts'
import { answerBattle, runBattle } from './rules/battle/battle-frame.ts'
import { answerFight, runFight } from './rules/battle/fight-frame.ts'
import { answerMoveOn, runMoveOn } from './rules/control.ts'
import { answerDuel, runDuel } from './rules/duel/duel-frame.ts'
import { answerFetch, runFetch } from './rules/fetch.ts'
import { answerSetup, runSetup } from './rules/setup.ts'
import { answerEvacuation, runEvacuation } from './rules/space/evacuation.ts'
import { answerSearch, runSearch } from './rules/texts/deck-search.ts'
import { answerText } from './rules/texts/moments.ts'
import { answerTriggers, runTriggers } from './rules/texts/triggers.ts'
import { answerTurn, runTurn } from './rules/turn-frame.ts'
import type { Frame, Question } from './state/game-state.ts'
import type { Table } from './state/game-table.ts'

/** Runs the game until it waits for somebody or is over. */
export const run = (table: Table): void => runFrames(table, act)

function act(table: Table, frame: Frame): void {
  switch (frame.frame) {
    case 'setup':
      return runSetup(table, frame)
    case 'fetch':
      return runFetch(table, frame)
    case 'turn':
      return runTurn(table, frame)
    case 'triggers':
      return runTriggers(table, frame)
    case 'search':
      return runSearch(table, frame)
    case 'battle':
      return runBattle(table, frame)
    case 'fight':
      return runFight(table, frame)
    case 'evacuation':
      return runEvacuation(table, frame)
    case 'duel':
      return runDuel(table, frame)
    case 'move-on':
      return runMoveOn(table, frame)
  }
}

/** Questions of texts, whose answers do not go to the current frame. */
const OF_A_TEXT: ReadonlySet<Question['kind']> = new Set(['text-either', 'text-cards', 'text-target', 'peek'])

/** Closes a question with an answer that fits its shape, and passes the answer to the frame that asked. */
export function close(table: Table, question: Question, answer: Answer): void {
  const { state } = table
  state.questions = state.questions.filter((open) => open.id !== question.id)
  if (OF_A_TEXT.has(question.kind)) return answerText(table, question, answer)
  const frame = state.flow.at(-1)
  switch (frame?.frame) {
    case 'setup':
      return answerSetup(table, frame, question, answer)
    case 'fetch':
      return answerFetch(table, frame, question, answer)
    case 'turn':
      return answerTurn(table, frame, question, answer)
    case 'triggers':
      return answerTriggers(table, frame, answer)
    case 'search':
      return answerSearch(table, frame, question, answer)
    case 'battle':
      return answerBattle(table, frame, question, answer)
    case 'fight':
      return answerFight(table, frame, question, answer)
    case 'evacuation':
      return answerEvacuation(table, frame, question, answer)
    case 'duel':
      return answerDuel(table, frame, question, answer)
    case 'move-on':
      return answerMoveOn(table, frame, question, answer)
    default:
      throw new Error(`nobody takes the answer to ${question.kind}`)
  }
}
