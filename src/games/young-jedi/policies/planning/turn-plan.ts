/** The rest of a turn after a deployment, as the practice opponent would play it. */
import type { AnswerContent, Decision } from '../../../../contract/index.ts'
import type { Side } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { mayBattle } from '../../rules/battle/battle-frame.ts'
import { asDeployed } from '../../rules/deploy.ts'
import { mayDuel } from '../../rules/duel/duelists.ts'
import { TURN_QUESTIONS } from '../../rules/questions/turn-questions.ts'
import { WHOLE_HAND } from '../../rules/turn-frame.ts'
import { type DecisionOf, optionsOf } from '../../state/abouts.ts'
import { COMING } from '../../view/ahead.ts'
import type { View } from '../../view/player-view.ts'
import { seenState } from '../../view/seen-state.ts'
import { practice } from '../practice.ts'

/** The rest of a turn after a deployment. */
export interface TurnPlan {
  /** The practice opponent would start a duel or a battle. */
  readonly attacks: boolean
  /** Handles of the cards of the hand that it would discard at Even Up; null: the whole hand. */
  readonly discards: readonly string[] | null
}

type DeployDecision = DecisionOf<'deploy'>

/** More discards than these are the player's to decide: Even Up asks for them. */
const MOST_UNASKED = 2

/** Returns the cards of the hand that the end of a proposed turn discards without asking. */
export const unaskedDiscards = ({ attacks, discards }: TurnPlan): readonly string[] =>
  attacks || discards === null || discards.length > MOST_UNASKED ? [] : discards

/** Whether Even Up asks before it discards as many cards as this. */
export const isAsked = (discards: number): boolean => discards > MOST_UNASKED

/** Returns what the practice opponent would do after deploying these options. */
export function planAfter(view: View, decision: DeployDecision, taken: readonly string[]): TurnPlan {
  const { seat } = decision
  const then = viewAfter(view, decision, taken)
  const attacks = !decision.about.hidden && (duels(then, seat) || battles(then, seat))
  const { choose = [] } = answer(then, seat, 'even-up')
  return { attacks, discards: choose.includes(WHOLE_HAND) ? null : choose }
}

/** How many cards an answer to Even Up discards. */
export const discardedBy = ({ about }: DecisionOf<'even-up'>, { choose = [] }: AnswerContent): number =>
  choose.includes(WHOLE_HAND) ? about.hand : choose.length

const duels = (view: View, side: Side): boolean => {
  const state = seenState(view)
  return state.options.duels && mayDuel(state) && answer(view, side, 'duel').exit === 'duel'
}

const battles = (view: View, side: Side): boolean =>
  mayBattle(seenState(view)) && answer(view, side, 'battle').exit === 'battle'

/** The practice opponent's answer to a question that is not asked yet. */
function answer(view: View, seat: Side, kind: 'duel' | 'battle' | 'even-up'): AnswerContent {
  const asked: Decision<Side> = {
    id: kind,
    seat,
    kind,
    ...TURN_QUESTIONS[kind](seenState(view), seat),
  }
  return practice(view, asked)
}

/** The view after a deployment, with its cards face up as far as these are known to their owner. */
function viewAfter(view: View, decision: DeployDecision, taken: readonly string[]): View {
  const { seat, about } = decision
  const gone = new Set<string>()
  const coming: string[] = []
  for (const id of taken) {
    const option = optionsOf(decision).find((one) => one.id === id)
    if (option?.card === undefined || option.about.does !== 'deploy') continue
    gone.add(option.about.handle)
    const laid = asDeployed(option.card)
    if (laid !== null && option.about.target === 'usual') coming.push(laid)
  }
  const own = view.sides[seat]
  const hand = (own.cards ?? []).filter(({ handle }) => !gone.has(handle))
  const lying = coming.map((card, at) => ({ handle: `${COMING}${at}`, card, hidden: about.hidden }))
  const on = (...types: readonly string[]) => lying.filter(({ card }) => types.includes(cardById(card).type))
  const [effect = own.effect] = on('effect')
  return {
    ...view,
    locations: [...view.locations, ...on('location').map(({ card }) => ({ card, owner: seat }))],
    sides: {
      ...view.sides,
      [seat]: {
        ...own,
        cards: hand,
        hand: hand.length,
        table: [...own.table, ...on('character', 'weapon')],
        hyperspace: [...own.hyperspace, ...on('starship')],
        effect,
      },
    },
  }
}
