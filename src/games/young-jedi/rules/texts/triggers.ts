/** Runs the texts that a deployment starts, one after the other (rules 5.6, 7.6, 21.3; G-12; forms F14-F17, F27). */
import type { Answer } from '../../../../contract/index.ts'
import type { Moment } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { selects } from '../../cards/selecting.ts'
import { ask } from '../../state/ask.ts'
import type { Side, State, TableCard, TriggersFrame, WaitingText } from '../../state/game-state.ts'
import { findInPlay, type InPlay, inPlay, type Table } from '../../state/game-table.ts'
import { pendingId } from '../../state/kept-ids.ts'
import { textsOf } from '../../texts/reading/in-play.ts'
import { wantsPartner } from '../partners.ts'
import { useText } from './moments.ts'
import { isCompulsory, momentOf, momentText } from './pending.ts'

/**
 * Queues the texts that a face-up deployment starts: the card's own texts first, then those of cards that wait for it.
 */
export function setOff(table: Table, side: Side, laid: TableCard, target: 'usual' | 'objective'): void {
  const pending: WaitingText[] = []
  for (const other of inPlay(table.state, side)) {
    if (other.laid.hidden) continue
    textsOf(other.laid.card).forEach((text, index) => {
      const when = momentOf(text)
      if (when !== null && isSetOff(when, table.state, other, laid, target))
        pending.push({ source: other.laid.handle, text: index, by: laid.handle })
    })
  }
  if (pending.length === 0) return
  pending.sort((one, two) => Number(two.source === laid.handle) - Number(one.source === laid.handle))
  table.state.flow.push({ frame: 'triggers', side, pending })
}

/** Returns whether the deployment of a card starts the text of another card, or its own, with this moment. */
export function isSetOff(
  when: Moment,
  state: Pick<State, 'planet'>,
  bearer: InPlay,
  laid: TableCard,
  target: 'usual' | 'objective',
): boolean {
  if (when.on === 'deployed') {
    if (bearer.laid.handle !== laid.handle) return false
    // A deployment to the Objective is none "here" or to the planet.
    if (target === 'objective') return when.at === 'objective'
    return when.at === undefined || when.at === state.planet
  }
  if (when.on !== 'deploys' || bearer.laid.handle === laid.handle) return false
  const card = cardById(laid.card)
  if (!when.who.some((selector) => selects(selector, card, null))) return false
  if (when.where === 'objective') return target === 'objective'
  if (target === 'objective') return false
  return when.where !== 'here' || bearer.where === 'effect' || bearer.where === state.planet
}

/** Runs the queued texts; compulsory ones run without a question if there is no order to choose. */
export function runTriggers(table: Table, frame: TriggersFrame): void {
  frame.pending = frame.pending.filter((one) => isOpen(table.state, frame.side, one))
  const [first, ...rest] = frame.pending
  if (first === undefined) {
    table.state.flow.pop()
    return
  }
  if (rest.length === 0 && isCompulsory(table.state, frame.side, first)) return start(table, frame, first)
  ask(table, frame.side, 'text')
}

/**
 * Whether the text can still work: its card lies face up, and the card that it searches for has a place to go
 * (rule 25.3).
 */
function isOpen(state: State, side: Side, { source, text }: WaitingText): boolean {
  const bearer = findInPlay(state, side, source)
  if (bearer === null || bearer.laid.hidden) return false
  const what = momentText(bearer.laid.card, text)
  return what?.form !== 'search' || what.for !== 'matching' || wantsPartner(state, side)
}

/** Takes the answer to `text`: the text that works next, or that none is used. */
export function answerTriggers(table: Table, frame: TriggersFrame, answer: Answer): void {
  const chosen = frame.pending.find((one) => pendingId(one) === answer.choose?.[0])
  if (answer.exit === 'none' || chosen === undefined) {
    frame.pending = []
    return
  }
  start(table, frame, chosen)
}

function start(table: Table, frame: TriggersFrame, one: WaitingText): void {
  frame.pending = frame.pending.filter((other) => pendingId(other) !== pendingId(one))
  useText(table, frame.side, one)
}
