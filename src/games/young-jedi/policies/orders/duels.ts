/** Orders for duels: a programme for the dueling hand, and a defence for any duel (part 23). */
import { type Option, type OrderField, WAITING } from '../../../../contract/index.ts'
import type { Side } from '../../cards/card.ts'
import { cardById, cards } from '../../cards/index.ts'
import { isDuelist } from '../../rules/duel/duelists.ts'
import { attacks } from '../../rules/duel/exchange.ts'
import { type DecisionOf, optionsOf } from '../../state/abouts.ts'
import type { View } from '../../view/player-view.ts'
import * as defaults from '../defaults.ts'
import { duelistsNow } from './basis.ts'
import {
  type AnswerContent,
  chosen,
  hasExit,
  leave,
  number,
  numberFrom,
  type Order,
  type OrderAnswer,
  type OrderCase,
  oneOf,
  ranked,
  someOf,
  take,
  turnKey,
} from './order.ts'

/** Dueling texts of choice. */
const TEXTS = ['extra-hits', 'more-cards', 'remove-hit', 'draw-defending'] as const

/** Fields about the use of a dueling hand, which both orders have. */
const programme = (): OrderField[] => [
  numberFrom('pass-ahead', 0, 20),
  someOf(
    'texts',
    TEXTS.map((id) => ({ id })),
  ),
  numberFrom('ask-hits', 1, 10),
  numberFrom('ask-cards', 1, 15),
]

const PROGRAMME = {
  attacks: chosen('high'),
  block: chosen('always'),
  'pass-ahead': number(2),
  texts: chosen(...TEXTS),
}

/** Public reasons to stop: hits on the seat's own character, few cards left in one of the dueling hands. */
function stops({ view, own, filled }: OrderCase): boolean {
  const { duel } = view
  const [hits, few] = [filled.number('ask-hits'), filled.number('ask-cards')]
  if (duel === null) return false
  return (
    (hits !== undefined && duel.hits[own] >= hits) ||
    (few !== undefined && Math.min(duel.hands.dark, duel.hands.light) < few)
  )
}

const attack: OrderAnswer<'attack'> = (asked) => {
  const { view, decision, own, other, filled } = asked
  const order = filled.one('attacks')
  if (order === undefined || stops(asked) || view.duel === null) return null
  const ahead = view.duel.hits[other] - view.duel.hits[own]
  const enough = filled.number('pass-ahead')
  if (enough !== undefined && ahead >= enough && hasExit(decision, 'pass')) return leave('pass')
  const open = optionsOf(decision)
  const listed = (order === 'list' ? (filled.list('list') ?? []) : []).find((id) => open.some((one) => one.id === id))
  return take('attack', listed ?? defaults.attackByNumber(decision, order === 'low'))
}

const block: OrderAnswer<'block'> = (asked) => {
  const { decision, filled } = asked
  const wish = filled.one('block')
  if (wish === undefined || stops(asked)) return null
  const open = optionsOf(decision).map(({ id }) => id)
  const listed = (filled.list('blocks') ?? []).filter((id) => open.includes(id))
  const card = listed[0] ?? (wish === 'always' ? defaults.blockWith(decision) : undefined)
  return wish === 'never' || card === undefined ? leave('take') : take('block', card)
}

const duelingText: OrderAnswer<'dueling-text'> = (asked) => {
  const uses = asked.filled.list('texts')
  if (uses === undefined || stops(asked)) return null
  return leave(uses.includes(String(asked.decision.about.does)) ? 'use' : 'none')
}

/**
 * The programme of one duel, set with the dueling hand in view.
 * - `attacks`: cards to attack with: `high` numbers first, `low` first, or by the `list`
 * - `list`: the order of attacks, `dd3` or `dd3:4` for one of two numbers; after its end, high ones first
 * - `block`: `always`, `never`, or `list`: only with the cards of `blocks`
 * - `blocks`: cards to block with; the first one that fits blocks
 * - `pass-ahead`: pass instead of attacking when ahead by this many hits or more; never if left out
 * - `texts`: dueling texts of choice to use (`extra-hits`, `more-cards`, `remove-hit`, `draw-defending`)
 *
 * Stops: `ask-hits`: this many hits on my character, or more; `ask-cards`: one of the hands holds fewer cards than
 * this.
 */
export const DUEL: Order = {
  kind: 'duel',
  key: (view, own) => (hasHand(view, own) ? turnKey('duel', view.turn) : null),
  offer(view) {
    const hand = view.duel?.own ?? []
    return {
      fields: [
        oneOf('attacks', ['high', 'low', 'list'], false),
        ranked('list', attacks(hand)),
        oneOf('block', ['always', 'never', 'list'], false),
        ranked(
          'blocks',
          hand.map(({ handle, card }) => ({ id: handle, card })),
        ),
        ...programme(),
      ],
      suggestion: PROGRAMME,
      about: { cards: hand.length },
      moments: ['attack', 'block', 'dueling-text', WAITING],
      saves: Math.max(1, hand.length),
    }
  },
  answers: { attack, block, 'dueling-text': duelingText },
}

/** Whether the exchange is going on and this side has, or had, a dueling hand; the numbers of cards are public. */
function hasHand({ duel }: View, own: Side): boolean {
  return duel !== null && duel.hands[own] + duel.piles[own].length > 0
}

// ---------------------------------------------------------------- defence

/** The seat's own dueling characters, as options. */
const ownDuelists = (view: View, own: Side): Option[] =>
  (view.sides[own].list ?? [])
    .filter((id) => cardById(id).type === 'character' && isDuelist(id))
    .map((card) => ({ id: card, card }))

/** Possible attackers: one card stands for all of its title. */
function attackers(side: Side): Option[] {
  const titles = new Map<string, string>()
  for (const card of cards)
    if (card.side === side && card.type === 'character' && isDuelist(card.id) && !titles.has(card.title.toLowerCase()))
      titles.set(card.title.toLowerCase(), card.id)
  return [...titles.values()].map((card) => ({ id: card, card }))
}
const ATTACKERS: Readonly<Record<Side, Option[]>> = { dark: attackers('dark'), light: attackers('light') }

const DESTINIES: readonly Option[] = [1, 2, 3, 4, 5, 6].map((one) => ({ id: String(one) }))

/**
 * The response to an opponent's duel. Each field left out is asked.
 * - `substitute`: own dueling characters (card ids); the first one present steps in; nobody if the list is empty
 * - `weapon`: the `best`, or `none`
 * - `named`: two numbers for the text that names two
 * - `attacks`: `high` or `low` numbers first; `block`: `always`, `never`; `pass-ahead`, `texts`: as in a programme
 *
 * Stops: `ask-foes`: one of these (a card stands for its title) attacks; `ask-hits`, `ask-cards`: as in a programme.
 */
export const DUEL_DEFENCE: Order = {
  kind: 'duel-defence',
  key: (view) => (view.outcome === null ? 'match' : null),
  offer: (view, own) => ({
    fields: [
      ranked('substitute', ownDuelists(view, own)),
      oneOf('weapon', ['best', 'none']),
      { id: 'named', shape: { type: 'choose', options: DESTINIES, min: 2, max: 2 }, optional: true },
      oneOf('attacks', ['high', 'low']),
      oneOf('block', ['always', 'never']),
      ...programme(),
      someOf('ask-foes', ATTACKERS[own === 'dark' ? 'light' : 'dark']),
    ],
    suggestion: { substitute: chosen(), weapon: chosen('best'), named: chosen('3', '4'), ...PROGRAMME },
    about: {},
    moments: ['substitute', 'duel-weapon'],
    saves: 2,
    basis: duelistsNow(view, own),
  }),
  answers: {
    substitute: defending('substitute', ({ decision, filled }) => {
      const open = optionsOf(decision)
      const found = (filled.list('substitute') ?? [])
        .map((card) => open.find((option) => option.card === card))
        .find((option) => option !== undefined)
      return found === undefined ? leave('none') : take('use', found.id)
    }),
    'duel-weapon': defending('weapon', ({ view, decision, filled }) => {
      const best = filled.one('weapon') === 'best' ? defaults.duelWeapon(view, decision) : null
      return best === null ? leave('none') : take('use', best)
    }),
    'name-numbers': defending('named', ({ decision, filled }) =>
      take('ok', ...defaults.named(decision, filled.list('named'))),
    ),
    attack: defending('attacks', attack),
    block: defending('block', block),
    'dueling-text': defending('texts', duelingText),
  },
}

/** Answers only for the defender, and not against attackers named in `ask-foes`. */
function defending<One extends DecisionOf>(field: string, answer: (asked: OrderCase<One>) => AnswerContent | null) {
  return (asked: OrderCase<One>): AnswerContent | null => {
    const { view, own, other, filled } = asked
    if (!filled.has(field) || view.duel === null || view.duel.initiator === own) return null
    const foe = view.duel.duelists[other]?.card
    const title = foe === undefined ? '' : cardById(foe).title.toLowerCase()
    if ((filled.list('ask-foes') ?? []).some((id) => cardById(id).title.toLowerCase() === title)) return null
    return answer(asked)
  }
}
