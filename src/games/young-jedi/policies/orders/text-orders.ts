/** Orders for texts of choice and for discards that the opponent forces (part 5 of the vocabulary of effects). */

import type { OrderField } from '../../../../contract/index.ts'
import type { DecisionOf } from '../../state/abouts.ts'
import * as defaults from '../defaults.ts'
import { newest, options } from '../defaults.ts'
import { planetNow } from './basis.ts'
import {
  chosen,
  type FilledFields,
  leave,
  number,
  numberFrom,
  type Order,
  type OrderAnswer,
  type OrderCase,
  oneOf,
  someOf,
  take,
} from './order.ts'

/** The purposes of a destiny draw. */
const PURPOSES = ['power', 'weapon', 'battle'] as const

/** Public reasons to stop: few cards in the seat's own deck, few in its hand, a close fight. */
function stops({ view, decision, own, filled }: OrderCase): boolean {
  const side = view.sides[own]
  const [deck, hand, close] = [filled.number('ask-deck'), filled.number('ask-hand'), filled.number('ask-close')]
  const between = defaults.aheadBy(decision)
  return (
    (deck !== undefined && side.deck < deck) ||
    (hand !== undefined && side.hand < hand) ||
    (close !== undefined && between !== null && Math.abs(between) <= close)
  )
}

/** Answers unless a public reason stops it or the field was left out. */
const by =
  <One extends DecisionOf>(
    field: string,
    answer: (asked: OrderCase<One>, filled: FilledFields) => ReturnType<OrderAnswer>,
  ) =>
  (asked: OrderCase<One>): ReturnType<OrderAnswer> =>
    !asked.filled.has(field) || stops(asked) ? null : answer(asked, asked.filled)

/** The fields of the standing order for optional texts. */
export const TEXT_FIELDS: readonly OrderField[] = [
  numberFrom('redraw', 1, 7),
  someOf(
    'redraw-for',
    PURPOSES.map((id) => ({ id })),
  ),
  numberFrom('redraw-deck', 0, 60),
  oneOf('two-cards', ['higher', 'lower']),
  oneOf('show-hand', ['always', 'behind', 'never']),
  numberFrom('strike', 0, 10),
  oneOf('raise', ['always', 'never']),
  numberFrom('call-tie', 0, 10),
  oneOf('give-up', ['weakest', 'strongest']),
  numberFrom('defeat-draw', 0, 60),
  oneOf('lap-card', ['always', 'never']),
  oneOf('control', ['never', 'newest']),
  numberFrom('ask-deck', 1, 60),
  numberFrom('ask-hand', 1, 12),
  numberFrom('ask-close', 0, 20),
]

/** The settings that the game suggests for them. */
export const TEXT_START = {
  redraw: number(3),
  'redraw-for': chosen('power'),
  'redraw-deck': number(9),
  'two-cards': chosen('higher'),
  'show-hand': chosen('always'),
  strike: number(3),
  raise: chosen('always'),
  'call-tie': number(1),
  'give-up': chosen('weakest'),
  'defeat-draw': number(10),
  'lap-card': chosen('always'),
  control: chosen('never'),
}

/**
 * Texts of choice, mostly in the opponent's turn. Each field left out is asked.
 * - `redraw`: a number: redraw anything lower (1: never); `redraw-for`: only draws for `power`, `weapon`, `battle` (a
 *   Battle card); `redraw-deck`: keep the draw with fewer cards than this in the draw deck
 * - `two-cards`: of two cards drawn the `higher` or the `lower` counts
 * - `show-hand`: for the bonus of a Battle card: `always`, `behind` (only while the totals leave me behind), `never`
 * - `strike`: discard the weapon to ignore an opposing one, if that adds at least this much, a draw counting 3
 * - `raise`: `always`: replace or switch drawn numbers if it raises my total; `never` (a compulsory switch is done
 *   well)
 * - `call-tie`: discard two cards (the newest) for a tie if I would else lose a character of this DAMAGE or more
 * - `give-up`: the defeated member of a group: `weakest` (lowest DAMAGE) or `strongest`
 * - `defeat-draw`: draw for a defeat while more cards than this are in the draw deck
 * - `lap-card`: discard the opponent's last lap card for a defeat: `always`, `never`
 * - `control`: discard for new cards on winning control: `newest` (the newest cards), `never`
 *
 * Stops: `ask-deck`, `ask-hand`: fewer cards than this in my draw deck, my hand; `ask-close`: the totals of the fight
 * differ by this or less.
 */
export const TEXTS: Order = {
  kind: 'texts',
  key: (view) => (view.outcome === null ? 'match' : null),
  offer: (view) => ({
    moments: ['plan', ...Object.keys(TEXTS.answers)],
    saves: 2,
    basis: planetNow(view),
    fields: TEXT_FIELDS,
    suggestion: TEXT_START,
    about: {},
  }),
  answers: {
    redraw: by('redraw', ({ view, decision, own }, filled) => {
      const low = decision.about.number < (filled.number('redraw') ?? 0)
      const meant = filled.list('redraw-for')?.includes(decision.about.for) ?? true
      const enough = view.sides[own].deck >= (filled.number('redraw-deck') ?? 0)
      return leave(low && meant && enough ? 'redraw' : 'keep')
    }),
    'destiny-card': by('two-cards', ({ decision }, filled) =>
      take('ok', defaults.drawnCard(decision, filled.one('two-cards') === 'lower')),
    ),
    'show-hand': by('show-hand', ({ decision }, filled) => {
      const wish = filled.one('show-hand')
      return leave(wish === 'always' || (wish === 'behind' && (defaults.aheadBy(decision) ?? -1) < 0) ? 'show' : 'hide')
    }),
    strike: by('strike', ({ view, decision, other }, filled) => {
      const best = defaults.armToStrike(view, decision, other)
      return best !== null && best.worth >= (filled.number('strike') ?? 0) ? take('use', best.id) : leave('none')
    }),
    replace: by('raise', ({ decision }, filled) => {
      const at = filled.one('raise') === 'always' ? defaults.drawToReplace(decision) : null
      return at === null ? leave('none') : take('use', at)
    }),
    switch: by('raise', ({ decision }) => take('ok', defaults.pairToSwitch(decision))),
    'call-tie': by('call-tie', ({ view, decision, own }, filled) => {
      const lost = defaults.damageAtStake(view, own)
      const behind = (defaults.aheadBy(decision) ?? 0) < 0
      return behind && lost >= (filled.number('call-tie') ?? 0) ? take('use', ...newest(decision)) : leave('none')
    }),
    'give-up': by('give-up', ({ decision }, filled) =>
      take('ok', defaults.toGiveUp(decision, filled.one('give-up') === 'strongest')),
    ),
    'defeat-text': ({ view, decision, own, filled, ...rest }) => {
      const asked = { view, decision, own, filled, ...rest }
      const use = (yes: boolean) => leave(yes ? 'use' : 'none')
      if (decision.about.does === 'hand')
        return by('defeat-draw', () => use(view.sides[own].deck > (filled.number('defeat-draw') ?? 0)))(asked)
      return by('lap-card', () => use(filled.one('lap-card') === 'always'))(asked)
    },
    'control-text': by('control', ({ decision }, filled) =>
      filled.one('control') === 'newest' ? take('use', ...newest(decision)) : leave('none'),
    ),
  },
}

/** The fields of the standing order for discards. */
export const DISCARD_FIELDS: readonly OrderField[] = [
  oneOf('which', ['newest', 'lowest', 'locations'], false),
  numberFrom('ask-hand', 1, 12),
]

/** The settings that the game suggests for them. */
export const DISCARD_START = { which: chosen('newest') }

/**
 * Cards from hand that a card of the opponent makes me discard.
 * - `which`: `newest`, `lowest` (destiny), `locations` (Locations first, then the newest)
 * - `ask-hand`: stop with fewer cards than this in my hand
 */
export const DISCARDS: Order = {
  kind: 'discards',
  key: (view) => (view.outcome === null ? 'match' : null),
  offer: () => ({
    fields: DISCARD_FIELDS,
    suggestion: DISCARD_START,
    about: {},
    moments: ['forced-discard'],
    saves: 2,
  }),
  answers: {
    'forced-discard'({ view, decision, own, filled }) {
      const few = filled.number('ask-hand')
      if (few !== undefined && view.sides[own].hand < few) return null
      return take('ok', ...toDiscard(decision, filled.one('which') ?? 'newest'))
    },
  },
}

/** The required number of cards to discard, by a rule. */
export function toDiscard(decision: DecisionOf, which: string): string[] {
  const count = decision.shape.type === 'choose' ? decision.shape.min : 0
  const last = [...options(decision)].reverse()
  const rank = {
    newest: () => 0,
    lowest: defaults.destinyOfOption,
    locations: (option: (typeof last)[number]) => (defaults.isLocation(option) ? 0 : 1),
  }
  const of = rank[which as keyof typeof rank] ?? rank.newest
  return last
    .sort((one, other) => of(one) - of(other))
    .slice(0, count)
    .map(({ id }) => id)
}
