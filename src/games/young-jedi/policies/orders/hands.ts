/** The order for Even Up and the end of a turn (rules 17.2, 17.3). */
import { type OrderField, WAITING } from '../../../../contract/index.ts'
import { cardById } from '../../cards/index.ts'
import { WHOLE_HAND } from '../../rules/turn-frame.ts'
import { type DecisionOf, optionsOf } from '../../state/abouts.ts'
import type { View } from '../../view/player-view.ts'
import * as defaults from '../defaults.ts'
import { planetNow } from './basis.ts'
import { type AnswerContent, chosen, leave, numberFrom, type Order, type OrderCase, oneOf, take } from './order.ts'
import { toDiscard } from './text-orders.ts'

/** The ways to handle too many cards at Even Up. */
export const ABOVE_SIX = ['ask', 'newest', 'locations'] as const

/** The fields of the standing order for Even Up. */
export const EVEN_UP_FIELDS: readonly OrderField[] = [
  oneOf('above-six', ABOVE_SIX, false),
  oneOf('locations', ['keep', 'closed', 'all']),
  numberFrom('recycle', 1, 60),
  oneOf('remove', ['never', 'strongest']),
  numberFrom('ask-deck', 1, 60),
  numberFrom('ask-lost', 1, 10),
  oneOf('ask-won', ['ask']),
]

/** The settings that the game suggests for them. */
export const EVEN_UP_START = { 'above-six': chosen('ask') }

/**
 * Answers at the end of each own turn; never surrenders.
 * - `above-six`: with more cards than may be kept: `ask`, discard the `newest`, or `locations` first
 * - `locations`: `keep` them all (also if left out), discard those of `closed` planets and the one in force, or `all`
 * - `recycle`: discard the whole hand if at least this many cards are in the draw deck; never if left out
 * - `remove`: an Effect of mine that removes a card of the opponent in this step: `never`, or the `strongest`; asked if
 *   left out
 *
 * Stops: `ask-deck`: fewer cards than this in my draw deck; `ask-lost`: this many characters of mine, or more, were
 * lost in this turn; `ask-won`: `ask`: the planet will be mine at the end of the turn.
 */
export const EVEN_UP: Order = {
  kind: 'even-up',
  key: () => 'match',
  offer: (view, own) => ({
    fields: EVEN_UP_FIELDS,
    suggestion: EVEN_UP_START,
    about: {},
    moments: ['battle', 'even-up', ...(view.battle?.attacker === own ? [WAITING] : [])],
    saves: 2,
    together: 'plans',
    basis: planetNow(view),
  }),
  answers: {
    remove: (asked) => (stops(asked) || !asked.filled.has('remove') ? null : remove(asked)),
    'even-up': (asked) => {
      const { decision, filled } = asked
      const above = filled.one('above-six')
      const { hand, size } = decision.about
      if (above === undefined || stops(asked)) return null
      if (hand > size && above === 'ask') return null
      return take('end', ...thrownAway(asked))
    },
    'discard-down': (asked) => {
      const above = asked.filled.one('above-six')
      return above === undefined || above === 'ask' || stops(asked)
        ? null
        : take('ok', ...toDiscard(asked.decision, above))
    },
  },
}

function stops({ view, own, filled }: OrderCase): boolean {
  const deck = filled.number('ask-deck')
  const lost = filled.number('ask-lost')
  return (
    (deck !== undefined && view.sides[own].deck < deck) ||
    (lost !== undefined && view.today.lost[own] >= lost) ||
    (filled.has('ask-won') && isWon(view, own))
  )
}

/** Whether this side is going to win control: all of it is public (rule 18.1). */
function isWon(view: View, own: 'dark' | 'light'): boolean {
  const mine = view.sides[own]
  const theirs = view.sides[own === 'dark' ? 'light' : 'dark']
  const isCharacter = (card: string | null) => card !== null && cardById(card).type === 'character'
  return (
    mine.table.some((laid) => !laid.hidden && isCharacter(laid.card)) &&
    theirs.effect?.hidden !== true &&
    !theirs.table.some((laid) => laid.hidden || isCharacter(laid.card))
  )
}

function remove({ decision, filled }: OrderCase<DecisionOf<'remove'>>): AnswerContent {
  const target = filled.one('remove') === 'strongest' ? defaults.strongest(decision) : null
  return target === null ? leave('none') : take('use', target)
}

function thrownAway({ view, decision, own, filled }: OrderCase<DecisionOf<'even-up'>>): string[] {
  const recycle = filled.number('recycle')
  const options = optionsOf(decision)
  if (recycle !== undefined && view.sides[own].deck >= recycle && options.some(({ id }) => id === WHOLE_HAND))
    return [WHOLE_HAND]
  const locations = options.filter(({ id }) => id !== WHOLE_HAND)
  switch (filled.one('locations')) {
    case 'all':
      return locations.map(({ id }) => id)
    case 'closed':
      return locations.filter((option) => defaults.isUseless(view, option)).map(({ id }) => id)
    default:
      return []
  }
}
