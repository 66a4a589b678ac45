/** The parts of a move: a verb, the words behind it, and the function that makes an answer of them. */
import type { Answer, Decision, Option, Piece } from '../../../../contract/index.ts'
import { RefusedMove } from '../../../../kit/scenarios/problems.ts'
import type { Verb as KitVerb, Mover } from '../../../../kit/scenarios/sentences.ts'
import type { Side } from '../../cards/card.ts'
import { optionsFor } from '../options.ts'
import type { ScenarioGame } from '../scenario-game.ts'

/** The side that makes a move, with its game. */
export type MovingSide = Mover<ScenarioGame, Side>

/** A verb of this game. */
export type Verb = KitVerb<ScenarioGame, Side>

/** No words behind the verb. */
export const ALONE = /^$/
/** Any words behind the verb, as `cards`. */
export const CARDS = /^(?<cards>.+)$/

/** The options of a decision; empty for other shapes. */
export const optionsOf = ({ shape }: Decision): readonly Option[] => (shape.type === 'choose' ? shape.options : [])

/** The pieces of a decision; empty for other shapes. */
export const piecesOf = ({ shape }: Decision): readonly Piece[] => (shape.type === 'arrange' ? shape.pieces : [])

/** Gives an answer by its exit; the exit has to be there. */
export function give(
  { played, side }: MovingSide,
  decision: Decision,
  exit: string,
  part: Omit<Answer, 'decision' | 'exit'> = {},
): void {
  if (!decision.exits.some(({ id }) => id === exit)) {
    const offered = decision.exits.map(({ id }) => id).join(', ')
    throw new RefusedMove('not offered', `${side} may not do that here: offered is ${offered}.`)
  }
  played.give(side, { decision: decision.id, exit, ...part })
}

/** Gives options by their names. */
export function choose(seat: MovingSide, decision: Decision, exit: string, names: readonly string[] = []): void {
  give(seat, decision, exit, { choose: optionsFor(names, optionsOf(decision)).map(({ id }) => id) })
}

/** A verb that chooses among the options of one kind of question. */
export function chooses(says: Verb['says'], written: string, kinds: readonly string[], exit: string | null): Verb {
  return {
    says,
    written,
    pattern: CARDS,
    act(seat, { cards = [] }) {
      const decision = seat.played.decision(seat.side, ...kinds)
      choose(seat, decision, exit ?? decision.exits[0]?.id ?? 'ok', cards)
    },
  }
}

/** A verb that is an exit and nothing more. */
export function leaves(says: Verb['says'], written: string, kinds: readonly string[], exit: string): Verb {
  return {
    says,
    written,
    pattern: ALONE,
    act: (seat) => give(seat, seat.played.decision(seat.side, ...kinds), exit),
  }
}
