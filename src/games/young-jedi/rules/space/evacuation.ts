/** Evacuation and interception (rules 22.4, 22.6, 22.7; G-60 to G-66). */
import type { Answer } from '../../../../contract/index.ts'
import { stream } from '../../../../kit/chance/streams.ts'
import { opposite, type Planet } from '../../cards/card.ts'
import { rulesOf } from '../../cards/editions.ts'
import { cardById } from '../../cards/index.ts'
import { selects } from '../../cards/selecting.ts'
import { ask } from '../../state/ask.ts'
import type { EvacuationFrame, Question, Side, TableCard } from '../../state/game-state.ts'
import type { Table } from '../../state/game-table.ts'
import { openSpaceBattle } from '../battle/battle-frame.ts'
import { deploy } from '../deploy.ts'
import { leaving } from '../leaving.ts'

/** Starts the evacuation of a planet (rule 22.4). */
export function beginEvacuation(table: Table, side: Side, planet: Planet): void {
  const ships = table.side(side).hyperspace.map(({ handle }) => handle)
  table.state.flow.push({ frame: 'evacuation', side, planet, step: 'answer', intercepted: false, ships })
  table.state.today = { ...table.state.today, evacuated: true }
  table.tell('evacuation', side, {
    planet,
    cards: leaving(table.state, side, planet).length,
    ships: table.side(side).hyperspace.map(({ handle, card }) => ({ handle, card })),
  })
}

/** Asks the opponent whether they intercept, if they can; then ends the evacuation. */
export function runEvacuation(table: Table, frame: EvacuationFrame): void {
  const other = opposite(frame.side)
  if (frame.step === 'close') return closeEvacuation(table, frame)
  frame.step = 'close'
  const { hand, hyperspace } = table.side(other)
  // It is public that a side without a starship or a card in hand can't intercept.
  if (hand.length + hyperspace.length > 0) ask(table, other, 'intercept')
}

/** Takes the answer to `intercept`: starships added from hand (rules 22.4.4, G-61, G-62), and whether they fight. */
export function answerEvacuation(table: Table, frame: EvacuationFrame, question: Question, answer: Answer): void {
  const { side } = question
  for (const handle of answer.choose ?? []) {
    const { card } = table.fromHand(side, handle)
    deploy(table, side, card, { target: 'usual', from: 'hand' })
  }
  // A side without any starship can't intercept.
  frame.intercepted = answer.exit === 'intercept' && table.side(side).hyperspace.length > 0
  table.tell('intercept', side, { intercepts: frame.intercepted })
  if (frame.intercepted) openSpaceBattle(table, side, frame.planet)
}

function closeEvacuation(table: Table, frame: EvacuationFrame): void {
  const { side, planet } = frame
  const { state } = table
  state.flow.splice(state.flow.indexOf(frame), 1)
  const survivors = table
    .side(side)
    .hyperspace.filter(
      ({ handle, card }) => frame.ships.includes(handle) && selects({ type: 'transport' }, cardById(card), null),
    )
  const cards = [...leaving(state, side, planet)]
  for (const { handle } of cards) table.lift(side, handle)
  const gone = cards.map(({ card }) => card)
  if (survivors.length === 0) {
    // Rule 22.4.8: the cards are discarded without damage.
    table.noteLost(side, gone)
    table.toDiscard(side, gone)
    table.tell('evacuated', side, { planet, saved: false, cards: gone, transport: null })
    return
  }
  // Rule 22.4.7 and decision G-65: one surviving transport, chosen at random, goes with them.
  const zone = table.side(side)
  let transport: string | null = null
  if (rulesOf(state.options).transportReturns) {
    const pick = stream(state.seed, `${side}/transport/${zone.shuffles}`)(survivors.length)
    transport = table.lift(side, (survivors[pick] as TableCard).handle).card
  }
  const open = cards.filter(({ hidden }) => !hidden).map(({ card }) => card)
  const hidden = cards.filter((laid) => laid.hidden).map(({ card }) => card)
  table.intoDeck(side, transport === null ? gone : [...gone, transport])
  table.tell(
    'evacuated',
    side,
    { planet, saved: true, cards: open, hidden: hidden.length, transport },
    hidden.length === 0 ? undefined : { hidden },
  )
  table.shuffle(side)
}
