/** The actions of panels: those that answer, and how they are shown beside a proposal. */
import type { AnswerContent, AnswerDraft, Decision, PanelAction } from '../../contract/index.ts'
import { answerBy, isForced } from '../decisions/chosen.ts'
import { MARK } from './fitting.ts'

/** A question of which actions are made. */
interface QuestionAsked {
  readonly decision: Pick<Decision, 'shape' | 'exits'>
  readonly begun: AnswerDraft
  /** The game's proposal, where the draft is that proposal; else null. */
  readonly proposal: AnswerContent | null
  /** Ids of the options that the draft takes, as far as they can be taken together. */
  readonly taken: readonly string[]
}

/** An action that answers by this exit. */
export const answers = (exit: string, label: string, more: Partial<PanelAction> = {}): PanelAction => ({
  id: exit,
  label,
  look: 'plain',
  exit,
  ...more,
})

/** Whether the draft takes as many options as have to be taken. */
export function takesEnough({ decision: { shape }, taken }: Pick<QuestionAsked, 'decision' | 'taken'>): boolean {
  return shape.type !== 'choose' || taken.length >= shape.min
}

/** An action that gives what is put together: it can't be done before that is complete. */
export const gives = (
  asking: Pick<QuestionAsked, 'decision' | 'taken'>,
  exit: string,
  label: string,
  more: Partial<PanelAction> = {},
): PanelAction => answers(exit, label, takesEnough(asking) ? more : { ...more, off: true })

const isSame = (one: AnswerContent | null, other: AnswerContent | null): boolean =>
  one !== null && other !== null && JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))

const ordered = ({ exit, choose = [], arrange = [], number }: AnswerContent) => [exit, choose, arrange, number ?? null]

/** Whether an answer of these actions is the player's own choice, and not only the exit. */
function isChosen({ decision, begun, taken }: QuestionAsked, action: PanelAction): boolean {
  const exit = decision.exits.find(({ id }) => id === action.exit)
  if (exit?.bare === true || action.choose !== undefined || action.number !== undefined || action.off === true)
    return false
  switch (decision.shape.type) {
    case 'choose':
      return taken.length > 0 && (begun.choose ?? []).length > 0 && !isForced(decision.shape)
    case 'arrange':
      return begun.arrange !== undefined
    case 'number':
      return begun.number !== undefined
    default:
      return false
  }
}

/**
 * The actions as they are shown. The one that gives the proposal comes first, is green and marked; without a proposal the
 * first is green if it gives something that the player has chosen. Others that were to stand out don't beside it.
 */
export function dressed(actions: readonly PanelAction[], asking: QuestionAsked): PanelAction[] {
  const { decision, begun, proposal } = asking
  const proposed = actions.find(
    (action) => action.look !== 'bad' && action.off !== true && isSame(answerBy(decision, action, begun), proposal),
  )
  const first = proposed ?? actions[0]
  if (first === undefined) return []
  const rest = actions.filter((action) => action !== first).map((one) => (one.look === 'main' ? plain(one) : one))
  if (proposed !== undefined) return [{ ...first, label: `${MARK}${first.label}`, look: 'good' }, ...rest]
  const good = first.look !== 'bad' && !begun.suggested && isChosen(asking, first)
  return [good ? { ...first, look: 'good' } : first, ...rest]
}

const plain = (action: PanelAction): PanelAction => ({ ...action, look: 'plain' })
