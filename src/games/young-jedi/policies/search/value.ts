/** How good a view is for a side, and how far a search looks. */
import type { Decision } from '../../../../contract/index.ts'
import { opposite, type Side } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import type { View } from '../../view/player-view.ts'
import { deckOf } from '../seen.ts'
import { isImagined } from './imagine.ts'

/** The weight of each advantage, in logits: fitted to 400 games of the practice opponent by logistic regression. */
const WEIGHTS = {
  planets: 0.65,
  /** For ten cards that can still be lost. */
  cards: 0.41,
  /** For an empty deck; less in proportion up to `LOW` cards. */
  short: -1.65,
  /** For five cards. */
  hand: 0.37,
  /** For ten points of worth on the planet. */
  worth: 0.6,
  starships: 0.59,
  laps: 0.06,
  turn: 0.31,
} as const

const LOW = 12
/** The worth of a weapon, and of a card face down. */
const A_WEAPON = 3
const UNSEEN = 4

/** The worth of the cards of a side on the planet: power and half the DAMAGE. */
function worthOf(view: View, side: Side): number {
  return view.sides[side].table.reduce((sum, { card }) => {
    if (card === null) return sum + UNSEEN
    const data = cardById(card)
    if (data.type === 'weapon') return sum + A_WEAPON
    if (data.type !== 'character') return sum
    return sum + (data.power === 'destiny' ? A_WEAPON : data.power) + data.damage / 2
  }, 0)
}

/** The sum of a side's advantages. */
function strength(view: View, side: Side): number {
  const { hand, hyperspace, race } = view.sides[side]
  const { duel, won, active } = view
  const cards = deckOf(view, side) + (duel === null ? 0 : duel.hands[side] + duel.piles[side].length)
  return (
    WEIGHTS.planets * won.filter(({ by }) => by === side).length +
    (WEIGHTS.cards * cards) / 10 +
    (WEIGHTS.short * Math.max(0, LOW - cards)) / LOW +
    (WEIGHTS.hand * hand) / 5 +
    (WEIGHTS.worth * worthOf(view, side)) / 10 +
    WEIGHTS.starships * hyperspace.length +
    WEIGHTS.laps * (race?.laps ?? 0) +
    (active === side ? WEIGHTS.turn : 0)
  )
}

/** @see Search.value */
export function value(view: View, seat: Side): number {
  if (view.outcome !== null) return view.outcome.winner === null ? 0.5 : Number(view.outcome.winner === seat)
  return 1 / (1 + Math.exp(strength(view, opposite(seat)) - strength(view, seat)))
}

/** Turns ahead that a playout looks: to the end of the opponent's next turn. */
const TURNS_AHEAD = 2

/** @see Search.rests */
export function rests(start: View, view: View): boolean {
  // Between planets the turn that counts has not begun yet.
  const begun = start.planet !== null && start.turn > 0
  return view.turn >= start.turn + TURNS_AHEAD + (begun ? 0 : 1)
}

/** @see Search.matters */
export const matters = (view: View, decision: Decision<Side>): boolean => isImagined(view, decision)
