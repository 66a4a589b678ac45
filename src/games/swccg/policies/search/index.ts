/** Joins the parts by which an opponent looks ahead in the Star Wars CCG. */
import type { Answer, ChanceStream, Decision, Search } from '../../../../contract/index.ts'
import { shuffle } from '../../../../kit/chance/streams.ts'
import { opponentOf, type Side } from '../../state/engine-card.ts'
import { lifeForce, type State } from '../../state/game-state.ts'
import { readingOf } from '../../texts/reading-of.ts'
import { powerSeen } from '../../view/place-seen.ts'
import type { View } from '../../view/player-view.ts'
import { imagine, isImagined, knows, learns } from './imagine.ts'

/** The weight of each advantage, in logits, fitted to few games: enough to tell a lead, no more. */
const WEIGHTS = {
  /** For ten cards of Life Force. */
  life: 1.03,
  /** For a place where a side is stronger by `CLEARLY`. */
  places: 0.89,
  /** For five cards. */
  hand: 0.44,
  turn: 0.27,
} as const
const CLEARLY = 2

function strength(view: View, side: Side): number {
  const reading = readingOf(view)
  const power = (place: string, of: Side) => powerSeen(reading, place, of) ?? 0
  const held = view.places.filter(({ id }) => power(id, side) >= power(id, opponentOf(side)) + CLEARLY)
  return (
    (WEIGHTS.life * lifeForce(view, side)) / 10 +
    WEIGHTS.places * held.length +
    (WEIGHTS.hand * view.sizes[side].hand) / 5 +
    (view.active === side ? WEIGHTS.turn : 0)
  )
}

/** @see Search.value */
function value(view: View, seat: Side): number {
  if (view.outcome !== null) return view.outcome.winner === null ? 0.5 : Number(view.outcome.winner === seat)
  return 1 / (1 + Math.exp(strength(view, opponentOf(seat)) - strength(view, seat)))
}

/** Passing, and single acts drawn from those that are offered; amounts from all that are allowed. */
function candidates(
  _view: View,
  { id, shape, exits }: Decision<Side>,
  most: number,
  chance: ChanceStream,
): readonly Answer[] {
  const bare = exits.flatMap((exit) => (exit.bare === true ? [{ decision: id, exit: exit.id }] : []))
  const full = exits.find((exit) => exit.bare !== true)
  if (full === undefined) return bare.slice(0, most)
  const given = { decision: id, exit: full.id }
  const acts: Answer[] =
    shape.type === 'choose' && shape.min <= 1
      ? shuffle([...shape.options], chance).map((option) => ({ ...given, choose: [option.id] }))
      : shape.type === 'number'
        ? amounts(shape.min, shape.max).map((number) => ({ ...given, number }))
        : []
  return [...bare.slice(0, 1), ...acts].slice(0, most)
}

/** The least, the most, and what lies half way. */
const amounts = (min: number, max: number): readonly number[] => [...new Set([max, min, Math.floor((min + max) / 2)])]

/** Turns ahead that a playout looks: to the end of the opponent's next turn. */
const TURNS_AHEAD = 2

/** Imagined states of the Star Wars CCG, and their worth. */
export const search: Search<State, View, Side> = {
  knows,
  learns,
  imagine,
  candidates,
  value,
  rests: (start, view) => view.turn >= start.turn + TURNS_AHEAD,
  matters: isImagined,
  usual: { playouts: 384, candidates: 6 },
  // Nothing else is shown to win more or less than the practice policy.
  offers: [],
  mixes: [],
}
