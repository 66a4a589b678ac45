/** What a move is made of: a verb, what may stand behind it, and how it becomes an answer. */
import type { Answer, Decision, Option, Piece } from '../../../../contract/index.ts'
import { Refused } from '../../../../kit/scenarios/problems.ts'
import type { Verb as KitVerb, Mover } from '../../../../kit/scenarios/sentences.ts'
import type { Side } from '../../cards/card.ts'
import type { Course } from '../course.ts'
import { optionsFor } from '../options.ts'

/** Who makes a move, and in which game. */
export type Seat = Mover<Course, Side>

export type Verb = KitVerb<Course, Side>

/** Nothing stands behind the verb. */
export const ALONE = /^$/
export const CARDS = /^(?<cards>.+)$/

export const optionsOf = ({ shape }: Decision): readonly Option[] => (shape.type === 'choose' ? shape.options : [])

export const piecesOf = ({ shape }: Decision): readonly Piece[] => (shape.type === 'arrange' ? shape.pieces : [])

/** Hands in an answer by its exit; the exit has to be there. */
export function give(
  { course, side }: Seat,
  decision: Decision,
  exit: string,
  part: Omit<Answer, 'decision' | 'exit'> = {},
): void {
  if (!decision.exits.some(({ id }) => id === exit)) {
    const offered = decision.exits.map(({ id }) => id).join(', ')
    throw new Refused('not offered', `${side} may not do that here: offered is ${offered}.`)
  }
  course.give(side, { decision: decision.id, exit, ...part })
}

/** Hands in options by their names. */
export function choose(seat: Seat, decision: Decision, exit: string, names: readonly string[] = []): void {
  give(seat, decision, exit, { choose: optionsFor(names, optionsOf(decision)).map(({ id }) => id) })
}

/** A verb that chooses among the options of one kind of question. */
export function chooses(says: Verb['says'], written: string, kinds: readonly string[], exit: string | null): Verb {
  return {
    says,
    written,
    pattern: CARDS,
    act(seat, { cards = [] }) {
      const decision = seat.course.decision(seat.side, ...kinds)
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
    act: (seat) => give(seat, seat.course.decision(seat.side, ...kinds), exit),
  }
}
