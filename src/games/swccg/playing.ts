/** The rules in the form that the contract wants: set-up, decisions, moves, views, the end. */
import type { DeckList, Game, Options, Reader, Refusal, Seat, Step } from '../../contract/index.ts'
import { irrevocableBy } from '../../kit/facts/irrevocable.ts'
import { engine } from './engine.ts'
import { mechanisms } from './mechanisms.ts'
import { layout } from './panels/layout.ts'
import { newGame, opener } from './rules/setup/steps.ts'
import { SIDES, type Side } from './state/engine-card.ts'
import type { Facts } from './state/game-facts.ts'
import type { MatchAgreement, State } from './state/game-state.ts'
import { frameIn } from './state/game-state.ts'
import { irrevocableCore } from './state/irrevocable-facts.ts'
import { eventLines, storyLines } from './story/story-words.ts'
import { type View, viewOf } from './view/player-view.ts'
import { spoken } from './words/spoken.ts'

/** The choices of the players; the default where they made none. */
const agreedIn = ({ rules = {} }: Options): MatchAgreement => ({
  pace: 'table',
  damage: 'turns',
  turns: 'none',
  ...(rules as Partial<MatchAgreement>),
})

/** Starts a match and plays until a seat is asked. The same options, decks and seed give the same game. */
function setup(options: Options, decks: Readonly<Record<Side, DeckList>>, seed: string): Step<State> {
  return engine.start(newGame(options.format, agreedIn(options), decks, seed), () => {})
}

/**
 * The sides for which the game waits. A side that has chosen its starting location in secret still counts for everybody
 * else, until both come to light (rule 3.1); one that begins with an Objective chooses none.
 */
function calls(state: State, reader: Reader): readonly Side[] {
  const open = engine.calls(state)
  const step = frameIn(state.flow, 'setup')?.step ?? 'opening'
  if (step === 'opening') return open
  const isChoosing = (side: Side) => step !== 'location' || opener(state, side) === undefined
  return SIDES.filter((side) => open.includes(side) || (side !== reader && isChoosing(side)))
}

function play(state: State, seat: Seat, answers: Parameters<typeof engine.play>[2]): Step<State> | Refusal {
  if (!Array.isArray(answers) || answers.length === 0) return { refused: 'answer.none', values: {} }
  return engine.play(state, seat as Side, answers)
}

/** The game as it is played. */
export const playing: Pick<
  Game<State, View, Side>,
  | 'setup'
  | 'decisions'
  | 'awaits'
  | 'calls'
  | 'play'
  | 'stop'
  | 'irrevocable'
  | 'takeBack'
  | 'view'
  | 'outcome'
  | 'layout'
  | 'words'
> = {
  setup,
  decisions: engine.decisions,
  awaits: engine.awaits,
  calls,
  play,
  stop: (state, reason, loser) => engine.stop(state, reason, loser),
  irrevocable: irrevocableBy<Facts>({ ...irrevocableCore, ...mechanisms.irrevocable }),
  takeBack: engine.takeBack((table, seat, ruled) => table.tell('taken-back', seat, ruled ? { ruled } : {})),
  view: viewOf,
  outcome: engine.outcome,
  layout,
  words: {
    ...spoken,
    decision: (asked, view, voice) => mechanisms.worded(asked, view, voice) ?? spoken.decision(asked, view, voice),
    events: eventLines,
    story: storyLines,
  },
}
