/** Windows that are passed after an answer, and payments that go on. They follow from what lies open for both players. */
import type { AnswerContent, PanelAction } from '../../../contract/index.ts'
import { isBetweenLosses, isTempting, nextLoss } from '../policies/battle-rest.ts'
import { type DecisionOf, optionsOf } from '../rules/abouts.ts'
import { lifeForce } from '../state/game-state.ts'
import type { View } from '../view/player-view.ts'
import { type FollowUp, nextOf } from './asking.ts'

/** The name of going on without playing anything. */
const FIGHT = 'fight'
/** The name of going on with a payment. */
const PAY = 'pay'

/** How a player goes on who plays nothing as long as no card on table offers anything. */
export const fightOn: string = nextOf(FIGHT)

/** The exits by which a window is passed. */
const PASSES: Partial<Readonly<Record<DecisionOf['kind'], AnswerContent>>> = {
  respond: { exit: 'pass' },
  begin: { exit: 'pass' },
  weapons: { exit: 'pass' },
  destiny: { exit: 'draw' },
}

/** Passes a window in which nothing on table tempts, whatever the hand holds. */
function passing(decision: DecisionOf): AnswerContent | null {
  const pass = PASSES[decision.kind]
  return pass === undefined || isTempting(decision) ? null : pass
}

// ---------------------------------------------------------------- payments

/**
 * Returns how a payment goes on.
 * @param ids of the options that are lost after the first answer, each as often as it is taken
 * @returns nothing where nothing is left
 */
export const payOn = (ids: readonly string[]): Pick<PanelAction, 'next' | 'later'> =>
  ids.length === 0 ? {} : { next: nextOf(PAY), later: ids }

/** The next payment; null where it does not fit what is owed. */
const paying = (later: readonly string[], decision: DecisionOf): AnswerContent | null => nextLoss(later, decision)

// ---------------------------------------------------------------- all drains of a turn

/** The name of paying all drains of this turn from one pile. */
const DRAINS = 'drains'

/** Returns how a player goes on who pays all drains of this turn from a pile. */
export const allDrains = (pile: string): string => nextOf(DRAINS, pile)

/** The next drain, paid from the pile as long as it has enough and a Life Force is left. */
function payingDrains([pile = '']: readonly string[], decision: DecisionOf, view: View): AnswerContent | null {
  if (decision.kind !== 'lose' || decision.about.cause !== 'drain') return null
  const { left } = decision.about
  const has = optionsOf(decision).find(({ id }) => id === pile)?.upTo ?? 0
  if (has < left || lifeForce(view, decision.seat) <= left) return null
  return { exit: 'lose', choose: Array<string>(left).fill(pile) }
}

// ---------------------------------------------------------------- searches

/** The name of going on where a search finds nothing that fits. */
const SEARCH = 'search'

/** How a player goes on who searches: where nothing fits they are not asked. */
export const searchOn: string = nextOf(SEARCH)

const foundNothing = (decision: DecisionOf): AnswerContent | null =>
  decision.kind === 'pick' && optionsOf(decision).length === 0 ? { exit: decision.exits[0]?.id ?? 'do' } : null

/** Answers until an answer can't be undone. */
export const FOLLOWING: Readonly<Record<string, FollowUp>> = {
  [FIGHT]: (_words, decision) => passing(decision),
  [PAY]: (_words, decision, _view, later) => paying(later, decision),
  [SEARCH]: (_words, decision) => foundNothing(decision),
}

/** Answers from then on: the rest of the payment, and the windows between. */
export const THROUGH: Readonly<Record<string, FollowUp>> = {
  [FIGHT]: (_words, decision) => passing(decision),
  [PAY]: (_words, decision, view, later) =>
    paying(later, decision) ?? (isBetweenLosses(decision, view) ? passing(decision) : null),
  [DRAINS]: (words, decision, view) =>
    payingDrains(words, decision, view) ?? (isBetweenLosses(decision, view) ? passing(decision) : null),
  [SEARCH]: (_words, decision) => foundNothing(decision),
}
