/**
 * Every refusal of Young Jedi with its values. All code that refuses uses this map, and `words/refusals.ts` puts the
 * refusals into words by it. A refusal without words, or words that want a value that it does not have, does not
 * compile.
 */

import type { ShapeRefusals } from '../../../kit/decisions/shapes.ts'
import { reasonsOf } from '../../../kit/explain/reasons.ts'
import type { Place, Planet, Side, Slot } from '../cards/card.ts'
import type { Where } from './game-table.ts'

type Nothing = Readonly<Record<never, never>>

/** Answers that close nothing. */
export interface AnswerRefusals extends ShapeRefusals {
  'seat.unknown': { readonly seat: string }
  'answer.none': Nothing
  'decision.closed': { readonly decision: string }
}

/** The faults of a deck; `rule` is the number of the rule that the deck breaks. */
export interface DeckRefusals {
  'deck.format': { readonly rule: string; readonly format: string }
  'deck.edition': { readonly rule: string; readonly edition: string }
  'deck.unknown-card': { readonly rule: string; readonly card: string }
  'deck.count': { readonly rule: string; readonly card: string; readonly count: number }
  'deck.side': { readonly rule: string; readonly card: string; readonly side: Side }
  'deck.size': { readonly rule: string; readonly count: number; readonly needed: number }
  'deck.slot': { readonly rule: string; readonly slot: Slot; readonly count: number; readonly needed: number }
  'deck.wild': { readonly rule: string; readonly card: string; readonly count: number }
  'deck.objective': { readonly rule: string; readonly count: number; readonly limit: number }
  'deck.title': {
    readonly rule: string
    readonly title: string
    readonly slot: string
    readonly count: number
    readonly limit: number
  }
  'deck.planet': { readonly rule: string; readonly planet: Planet }
  'deck.start': { readonly rule: string; readonly tatooine: Place; readonly naboo: Place }
}

/** Every reason for which something is not offered, with the rules on which it rests. */
export const REASONS = {
  'deploy.battle': ['9.2.3', '12.2'],
  'deploy.objective': ['25.1'],
  'deploy.counters': ['5.1', '5.2'],
  'deploy.planet': ['8.3'],
  'deploy.same-location': ['8.6'],
  'deploy.effect': ['20.3'],
  'deploy.starship': ['22.2', '6.4'],
  'deploy.stack': ['6.2.1'],
  'deploy.unique': ['6.4'],
  'text.hidden': ['7.5'],
  'text.elsewhere': ['21.1'],
  'text.used': ['21.1'],
  'text.hand': ['21.1'],
  'text.target': ['7.5'],
  'thrust.pair': ['25.5', '25.3'],
  'thrust.match': ['25.3'],
  'thrust.done': ['25.5'],
  'thrust.late': ['25.10'],
  'evacuate.transport': ['22.4.1', '22.3'],
  'evacuate.nobody': ['22.4.1'],
  'lap.kind': ['25.6'],
  'lap.number': ['25.6', '25.7'],
  'lap.handling': ['25.7'],
  'battle.later': ['4.2.3'],
  'battle.over': ['9.1', '4.2'],
  'battle.passed': ['23.8', '9.1'],
  'battle.nobody': ['9.1', '7.5'],
  'battle.no-foe': ['9.1', '7.5'],
  'battle.card': ['9.2.3'],
  'fight.hidden': ['7.5', '7.4'],
  'fight.out': ['9.2.5'],
  'plan.user': ['11.2', '12.2'],
  'intercept.kind': ['22.4.4'],
  'intercept.none': ['22.4.4'],
  'duel.later': ['23.1'],
  'duel.over': ['23.1'],
  'duel.done': ['23.1'],
  'duel.no-foe': ['23.4.2'],
  'duel.nobody': ['23.2', '23.3'],
  'duel.who': ['23.3'],
  'duel.unarmed': ['23.2', '23.4.1'],
  'duel.lightsaber': ['23.2', '23.4.1'],
  'duel.foe': ['23.4.2'],
  'duel.self': ['23.4.3'],
  'weapon.hidden': ['7.5'],
  'weapon.banned': ['11.3'],
  'weapon.user': ['23.4.4', '11.2'],
  'pass.edition': ['23.8'],
  'pass.text': ['23.8'],
  'block.number': ['23.7.2'],
  'even-up.location': ['17.2'],
  'target.hidden': ['7.5'],
  'target.kind': ['21.1'],
  'give-up.kind': ['13.5'],
  // the chosen option that rules this one out
  'chosen.location': ['8.2'],
  'chosen.effect': ['20.3'],
  'chosen.racer': ['25.2'],
  'chosen.copy': ['6.4', '6.2.1'],
  'chosen.hand': ['17.2'],
  'chosen.duel': ['23.4.1', '23.4.2'],
  'chosen.user': ['23.2', '23.4.1'],
} as const satisfies Readonly<Record<string, readonly string[]>>
/** The name of a reason. */
export type RefusalReason = keyof typeof REASONS

/** Values of the reasons that have some. */
interface ReasonValues {
  'deploy.counters': { readonly cost: number; readonly left: number }
  'deploy.planet': { readonly planet: string; readonly current: Planet | null }
  'deploy.stack': { readonly where: Where }
  'deploy.unique': { readonly where: Where }
  'lap.kind': { readonly next: number; readonly most: number }
  'lap.number': { readonly next: number; readonly most: number }
  'lap.handling': { readonly next: number; readonly most: number }
  'block.number': { readonly number: number }
}

/** The values of a reason. */
export type ValuesOf<R extends RefusalReason> = R extends keyof ReasonValues ? ReasonValues[R] : Nothing

/** The values of a reason as the last argument of the functions that give it: none where it has none. */
export type ReasonValuesArgument<R extends RefusalReason> = R extends keyof ReasonValues
  ? readonly [values: ReasonValues[R]]
  : readonly []

/** The reasons by their codes; `missing` names something that is not offered, with its reason. */
export const reasons = reasonsOf(REASONS)
