/**
 * Works out the consequences of an answer, as far as its side can know them; none of them can be undone. In doubt it
 * names a consequence that may not come rather than leave one out.
 */
import type { Consequence, Decision, Exit } from '../../../../contract/index.ts'
import type { Moment, MomentText } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import type { DeployAction } from '../../state/abouts.ts'
import {
  type Question,
  type QuestionKind,
  type Side,
  type State,
  turnFrame,
  type WaitingText,
} from '../../state/game-state.ts'
import { findInPlay, type InPlay, inPlay } from '../../state/game-table.ts'
import { itemOf, pendingId } from '../../state/kept-ids.ts'
import { textsOf } from '../../texts/reading/in-play.ts'
import { asDeployed, type Target } from '../deploy.ts'
import { cardsOf } from '../texts/moments.ts'
import { isCompulsory, isMoment, momentOf, momentText, mustWork } from '../texts/pending.ts'
import { isSetOff } from '../texts/triggers.ts'

type Consequences = readonly Consequence[]

const NONE: Consequences = []

/**
 * Returns what a text does before it asks anything. @param barehanded whether its owner may have no card left by then
 */
function ofText(text: MomentText | null, barehanded: boolean): Consequences {
  switch (text?.form) {
    case 'search':
    case 'peek':
      return ['reveals']
    case 'hand':
      if (text.or !== undefined && !barehanded) return NONE
      if (text.or === undefined && cardsOf(text.price) > 0) return NONE
      return text.price?.showHand === true ? ['reveals', 'draws'] : ['draws']
    case 'harm':
      return text.damage === undefined ? NONE : ['deck']
    default:
      return NONE
  }
}

function ofPending(state: State, side: Side, { source, text }: WaitingText): Consequences {
  const card = findInPlay(state, side, source)?.laid.card
  return card === undefined ? NONE : ofText(momentText(card, text), state.sides[side].hand.length === 0)
}

// ---------------------------------------------------------------- deploying

/**
 * Returns what follows when a card is deployed: texts that must work, its own and those of cards that wait for it.
 * @param together cards that the same answer may deploy too: they may wait for it as well
 */
export function ofDeployment(
  state: State,
  side: Side,
  card: string,
  target: Target,
  together: readonly string[],
): Consequences {
  const { turnsHere, hand } = state.sides[side]
  const { type } = cardById(card)
  if (type === 'location' || (target === 'usual' && type !== 'starship' && turnsHere === 1)) return NONE
  const laid = { handle: '', card, hidden: false }
  const where = target === 'objective' ? 'objective' : (state.planet ?? 'effect')
  const bearers: InPlay[] = mustDo(card).length > 0 ? [{ laid, where }] : []
  for (const one of inPlay(state, side)) if (!one.laid.hidden && mustDo(one.laid.card).length > 0) bearers.push(one)
  for (const one of together)
    if (mustDo(one).length > 0) bearers.push({ laid: { handle: one, card: one, hidden: false }, where })
  if (bearers.length === 0) return NONE
  const bare = hand.length <= together.length + 1
  return bearers.flatMap((bearer) =>
    mustDo(bearer.laid.card).flatMap(({ text, when }) =>
      isSetOff(when, state, bearer, laid, target) ? ofText(text, bare) : NONE,
    ),
  )
}

interface Must {
  readonly text: MomentText
  readonly when: Moment
}

/** A cache: few cards have such texts, and every card that could be deployed is looked up in every move. */
const known = new Map<string, readonly Must[]>()

/** Returns the texts of a card that must work when their moment comes. */
function mustDo(card: string): readonly Must[] {
  const before = known.get(card)
  if (before !== undefined) return before
  const found = textsOf(card).flatMap((text): Must[] => {
    const when = momentOf(text)
    return when === null || !isMoment(text) || !mustWork(text) ? [] : [{ text, when }]
  })
  known.set(card, found)
  return found
}

/** Returns whether neither these cards nor any card in play has a text that must work when its moment comes. */
export function nothingMust(state: State, side: Side, cards: readonly { readonly as: string }[]): boolean {
  for (const { as } of cards) if (mustDo(as).length > 0) return false
  for (const { laid } of inPlay(state, side)) if (mustDo(laid.card).length > 0) return false
  return true
}

/** Returns what follows an action of a Deploy step. */
export function ofItem(state: State, side: Side, item: DeployAction): Consequences {
  switch (item.does) {
    case 'deploy': {
      const { hand } = state.sides[side]
      const held = hand.find(({ handle }) => handle === item.handle)
      const as = held === undefined ? null : asDeployed(held.card)
      const others = hand.flatMap((one) => asDeployed(one.card) ?? [])
      return as === null ? NONE : ofDeployment(state, side, as, item.target, others)
    }
    case 'text':
      return ofPending(state, side, { source: item.handle, text: item.text, by: '' })
    case 'evacuate':
      return ['asks']
    case 'partner':
      return ['reveals']
    default:
      return NONE
  }
}

// ---------------------------------------------------------------- after any answer

/** Questions in a Deploy step after which the rest of the queue is done. */
const ON_THE_WAY: ReadonlySet<QuestionKind> = new Set([
  ...(['text', 'text-cards', 'text-either', 'text-target', 'peek', 'search', 'reshuffle'] as const),
  ...(['thrust', 'refuel', 'raise-limit'] as const),
])

/** Returns what is still to come without a question: the rest of the Deploy step's queue, texts that must work. */
function queued(state: State, { side, kind }: Question): Consequences {
  const items = (turnFrame(state)?.queue ?? []).flatMap((id) => ofItem(state, side, itemOf(id)))
  const triggers = state.flow.filter((frame) => frame.frame === 'triggers')
  // The question `text` is about the innermost frame, so that frame does not count.
  const others = kind === 'text' ? triggers.slice(0, -1) : triggers
  return [...items, ...others.flatMap(({ pending }) => ofCompulsory(state, side, pending))]
}

const ofCompulsory = (state: State, side: Side, pending: readonly WaitingText[]): Consequences =>
  pending.filter((one) => isCompulsory(state, side, one)).flatMap((one) => ofPending(state, side, one))

/** Returns what follows if the side lets this one of several texts work first. */
export function ofTrigger(
  state: State,
  side: Side,
  chosen: WaitingText,
  pending: readonly WaitingText[],
): Consequences {
  const own = ofPending(state, side, chosen)
  if (own.length > 0 || !isCompulsory(state, side, chosen)) return own
  // After a text without a question the last text that must work follows by itself.
  return ofCompulsory(
    state,
    side,
    pending.filter((one) => pendingId(one) !== pendingId(chosen)),
  )
}

const ALL: Consequences = ['reveals', 'draws', 'deck', 'asks']

const inOrder = (consequences: Consequences): Consequences => ALL.filter((one) => consequences.includes(one))

/** Returns an exit or an option with its consequences; the field is left out if there are none. */
export const settingOff = <T extends object>(one: T, consequences: Consequences): T & Pick<Exit, 'consequences'> =>
  consequences.length === 0 ? one : { ...one, consequences: inOrder(consequences) }

/** Returns the exits with the consequences that any of them has. */
export function goingOn(state: State, question: Question, exits: Decision['exits']): Decision['exits'] {
  if (!ON_THE_WAY.has(question.kind)) return exits
  const more = queued(state, question)
  return more.length === 0 ? exits : exits.map((exit) => settingOff(exit, [...(exit.consequences ?? []), ...more]))
}
