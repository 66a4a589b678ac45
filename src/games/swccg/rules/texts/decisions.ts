/** The decisions of texts: targets, choices among cards, acts and amounts. */
import type { Option, Shape } from '../../../../contract/index.ts'
import { cardOf, type Side } from '../../state/engine-card.ts'
import type { TextFrame } from '../../state/game-frames.ts'
import { boardOf, frameIn, type State } from '../../state/game-state.ts'
import { locationAt, lyingPiece, mustPiece, whereIs } from '../../state/nesting.ts'
import type { ActDecision } from '../../texts/language/doing.ts'
import { nextChoice, targetsFor } from '../../texts/offers.ts'
import { readingOf } from '../../texts/reading-of.ts'
import type { MadeOf } from '../abouts.ts'
import { goalsOf } from '../move/relocating.ts'
import { startingInterrupts } from '../setup/steps.ts'
import { ActDeciding, cardOfPick } from './deciding.ts'
import { meantIn, occasionFor, offeredIn } from './steps.ts'

type Choose = Extract<Shape, { type: 'choose' }>

const one = (options: readonly Option[]): Choose => ({ type: 'choose', options, min: 1, max: 1 })

/** @throws if no text goes on: a fault of the flow */
function textIn(state: State): TextFrame {
  const frame = frameIn(state.flow, 'text')
  if (frame === null) throw new Error('a question without its text')
  return frame
}

/** The decision that the act that goes on asks; null: no text goes on, or its act asks none. */
export function decisionIn(
  state: State,
): { readonly frame: TextFrame; readonly choosing: ActDeciding; readonly decision: ActDecision } | null {
  const frame = frameIn(state.flow, 'text')
  const [act] = frame?.todo ?? []
  if (frame === null || act === undefined) return null
  const choosing = new ActDeciding(state, frame, meantIn(state, readingOf(boardOf(state)), frame), act)
  const decision = choosing.decisionOf(act)
  return decision === null ? null : { frame, choosing, decision }
}

/** The decision of this sort that the act that goes on asks. @throws if it asks none: a fault of the flow */
function askedIn<A extends ActDecision['asks']>(state: State, asks: A) {
  const found = decisionIn(state)
  if (found === null || found.decision.asks !== asks) throw new Error('a question that no act asks')
  return { ...found, decision: found.decision as Extract<ActDecision, { asks: A }> }
}

/** Which Starting Interrupt to play, in secret, or none (rule 3.4, SG-07). */
export function starting(state: State, seat: Side): MadeOf<'starting'> {
  const options = startingInterrupts(state, seat).map((card) => ({ id: card, card }))
  return {
    shape: one(options),
    exits: [
      ...(options.length > 0 ? [{ id: 'choose', consequences: ['asks' as const] }] : []),
      { id: 'none', bare: true, consequences: ['asks'] },
    ],
    about: {},
  }
}

/** Which card a text is aimed at. */
export function textTarget(state: State): MadeOf<'text-target'> {
  const frame = textIn(state)
  const reading = readingOf(boardOf(state))
  const offered = offeredIn(frame)
  const targets = targetsFor(reading, frame.side, offered, occasionFor(state, frame), frame.chosen)
  const many = nextChoice(offered.offer, frame.chosen)?.[1].many !== undefined
  const place = (id: string) => whereIs(state, lyingPiece(state, id) ?? mustPiece(state, id))
  const options = targets.map((id): Option => {
    const piece = lyingPiece(state, id)
    if (piece === null) return { id }
    const shown = { id, card: piece.card, face: id }
    // Several targets are at one place.
    return many ? { ...shown, excludes: targets.filter((other) => place(other) !== place(id)) } : shown
  })
  return {
    shape: { ...one(options), max: many ? options.length : 1 },
    exits: [{ id: 'do', consequences: ['commits'] }],
    about: { card: frame.card },
  }
}

/** To which place the targets of a text go (SW-019). */
export function goal(state: State): MadeOf<'goal'> {
  const frame = textIn(state)
  const now = readingOf(boardOf(state))
  const options = goalsOf(now, frame, meantIn(state, now, frame)).map((id) => ({
    ...{ id, card: locationAt(state, id).id, face: id },
  }))
  return {
    shape: one(options),
    exits: [{ id: 'do', consequences: ['commits'] }],
    about: { card: frame.card, targets: frame.targets },
  }
}

/** Cards that a search has found, weapons that can be fired, cards to retrieve. */
export function pick(state: State): MadeOf<'pick'> {
  const { frame, choosing, decision } = askedIn(state, 'cards')
  const { options, min, max } = choosing.picksFor(decision)
  const shown = options.map((one) => ({ id: one.id, card: cardOfPick(one), like: cardOfPick(one) }))
  return {
    shape: { type: 'choose', options: shown, min, max },
    exits: [{ id: 'do', ...(shown.length === 0 ? { bare: true } : {}), consequences: ['shuffles', 'reveals'] }],
    about: { card: frame.card },
  }
}

/** One of several acts. */
export function chooseOne(state: State): MadeOf<'one-of'> {
  const { frame, choosing, decision } = askedIn(state, 'option')
  const payable = choosing.payable(decision.options)
  const options = Object.entries(decision.options).flatMap(([key, does], at) =>
    payable.includes(key) ? [{ id: String(at), group: 'text', about: { does } }] : [],
  )
  const { card } = frame
  return {
    shape: one(options),
    exits: [{ id: 'do' }],
    about: { card, title: cardOf(card).title },
  }
}

/** How much Force to activate by a text. */
export function amount(state: State): MadeOf<'amount'> {
  const { frame, decision } = askedIn(state, 'number')
  return {
    shape: { type: 'number', min: 0, max: decision.most },
    exits: [{ id: 'activate', consequences: ['commits'] }],
    about: { card: frame.card, most: decision.most },
  }
}
