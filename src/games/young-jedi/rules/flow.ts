/**
 * How a game goes on: the innermost frame of `state.flow` acts until the game is over or somebody is asked.
 * Frames are data; what each of them does next is found here by its name, never kept as a callback.
 */
import type { Answer } from '../../game.ts'
import { answerBattle, runBattle } from './battle/battle.ts'
import { answerMoveOn, runMoveOn } from './control.ts'
import { answerSetup, runSetup } from './setup.ts'
import type { BattleFrame, Frame, MoveOnFrame, Question, SetupFrame, TurnFrame } from './state.ts'
import type { Table } from './table.ts'
import { answerTurn, runTurn } from './turn.ts'

/** Runs the game until it waits for somebody or is over. */
export function run(table: Table): void {
  const { state } = table
  while (!table.over && state.questions.length === 0) {
    const frame = state.flow.at(-1)
    if (frame === undefined) throw new Error('the game has nothing to do and is not over')
    act(table, frame)
  }
}

function act(table: Table, frame: Frame): void {
  switch (frame.frame) {
    case 'setup':
      return runSetup(table, frame)
    case 'turn':
      return runTurn(table, frame)
    case 'battle':
      return runBattle(table, frame)
    case 'move-on':
      return runMoveOn(table, frame)
  }
}

/** Closes a question with an answer that fits its shape, and hands it to the frame that asked. */
export function close(table: Table, question: Question, answer: Answer): void {
  const { state } = table
  state.questions = state.questions.filter((open) => open.id !== question.id)
  const frame = state.flow.at(-1)
  switch (question.kind) {
    case 'start-location':
      return answerSetup(table, frame as SetupFrame, answer)
    case 'deploy':
    case 'battle':
    case 'even-up':
    case 'discard-down':
    case 'end-turn':
      return answerTurn(table, frame as TurnFrame, question, answer)
    case 'battle-cards':
    case 'plan':
      return answerBattle(table, frame as BattleFrame, question, answer)
    case 'next-location':
      return answerMoveOn(table, frame as MoveOnFrame, question, answer)
  }
}
