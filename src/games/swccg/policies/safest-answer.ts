/** The answer that spends and shows least, for a player whose time is up. */
import type { Answer, Decision, Option } from '../../../contract/index.ts'
import { leastChoice } from '../../../kit/decisions/shapes.ts'
import { cardOf, type Side } from '../state/engine-card.ts'
import type { View } from '../view/player-view.ts'
import { addedAnswer } from './added-answers.ts'
import { startWorth } from './card-answers.ts'
import { losses } from './losing.ts'

type AnswerContent = Omit<Answer, 'decision'>
type SideDecision = Decision<Side>

/** Cards that stay in the Reserve Deck when Force is activated. */
const KEPT = 3

const optionsOf = ({ shape }: SideDecision): readonly Option[] => (shape.type === 'choose' ? shape.options : [])
const maxOf = ({ shape }: SideDecision): number => (shape.type === 'number' || shape.type === 'choose' ? shape.max : 0)
const exit = (id: string): AnswerContent => ({ exit: id })

const SAFEST: Readonly<Record<string, (view: View, decision: SideDecision) => AnswerContent>> = {
  start: (_view, decision) => ({ exit: 'choose', choose: [richest(decision)] }),
  activate: ({ sizes, active }, decision) => ({
    exit: 'activate',
    number: Math.max(0, Math.min(maxOf(decision), sizes[active].reserve - KEPT)),
  }),
  act: (_view, decision) => {
    const drains = optionsOf(decision).filter(({ group, about }) => group === 'drain' && about?.force === 0)
    return drains.length === 0 ? exit('pass') : { exit: 'do', choose: drains.map(({ id }) => id) }
  },
  begin: () => exit('pass'),
  respond: () => exit('pass'),
  draw: () => exit('end-turn'),
  plan: () => exit('ask'),
  weapons: () => exit('pass'),
  again: () => exit('stop'),
  destiny: () => exit('draw'),
  two: (_view, decision) => ({ exit: 'choose', choose: [highest(decision)] }),
  lose: (view, decision) => ({ exit: 'lose', choose: losses(view, optionsOf(decision), maxOf(decision)) }),
  satisfy: (view, decision) => ({ exit: 'lose', choose: satisfied(view, decision) }),
}

/** Own icons first, then few of the opponent's. */
function richest(decision: SideDecision): string {
  const worth = ({ id }: Option) => startWorth(cardOf(id), decision.seat)
  return optionsOf(decision).reduce((best, one) => (worth(one) > worth(best) ? one : best)).id
}

const highest = (decision: SideDecision): string =>
  optionsOf(decision).reduce((best, one) => (Number(one.id) > Number(best.id) ? one : best)).id

const numberIn = ({ about }: { readonly about?: Option['about'] }, key: string): number => Number(about?.[key] ?? 0)

/** Hit cards first; attrition by the fewest cards, then the least forfeit; damage by Force. */
export function satisfied(view: View, decision: SideDecision): readonly string[] {
  const options = optionsOf(decision)
  const forfeits = options.filter(({ group }) => group === 'forfeit')
  const least = (of: readonly Option[]) =>
    of.toSorted((one, other) => numberIn(one, 'value') - numberIn(other, 'value'))
  const [hit] = least(forfeits.filter(({ about }) => about?.hit === true))
  if (hit !== undefined) return [hit.id]
  const attrition = Number(decision.about.attrition ?? 0)
  if (attrition > 0 && forfeits.length > 0) {
    const enough = least(forfeits.filter((one) => numberIn(one, 'value') >= attrition))[0]
    const one = enough ?? least(forfeits).at(-1)
    if (one !== undefined) return [one.id]
  }
  const force = options.filter(({ group }) => group !== 'forfeit')
  const paid = losses(view, force, Math.min(maxOf(decision), Number(decision.about.damage ?? 0)))
  return paid.length > 0 ? paid : [least(forfeits)[0]?.id ?? '']
}

/** The safest answer; a kind without one of its own gets the plainest legal one. */
export function safest(view: View, decision: SideDecision): Answer {
  if (decision.silence !== undefined) return { decision: decision.id, ...decision.silence }
  const own = SAFEST[decision.kind]?.(view, decision) ?? addedAnswer('safest', view, decision)
  if (own !== null) return { decision: decision.id, ...own }
  const { shape, exits } = decision
  const [first] = exits
  const leave = exits.find(({ bare }) => bare === true)
  const base = { decision: decision.id, exit: (leave ?? first)?.id ?? '' }
  if (leave !== undefined || shape.type === 'confirm') return base
  if (shape.type === 'number') return { ...base, number: shape.min }
  return shape.type === 'choose' ? { ...base, choose: leastChoice(shape) } : base
}
