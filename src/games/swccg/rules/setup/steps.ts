/** Set-up: starting locations, shuffling, the first hands (part 3). */
import type { Answer, DeckList } from '../../../../contract/index.ts'
import { bySeat } from '../../../../kit/seats/seats.ts'
import { cardsOf } from '../../../../kit/zones/piles.ts'
import { cardOf, orbitOf, SIDES, type Side } from '../../state/engine-card.ts'
import type { SetupFrame } from '../../state/game-frames.ts'
import { boardOf, type MatchAgreement, newDay, type State, type TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { sideOfPiece } from '../../state/nesting.ts'
import { mayStart } from '../../texts/pools.ts'
import { holds } from '../../texts/reading/fits.ts'
import { readingOf } from '../../texts/reading-of.ts'
import { slotsFor } from '../../texts/values/rows.ts'
import { openingOf } from '../deploy/card-types.ts'
import { beginText } from '../texts/begin.ts'
import { beginTurn } from '../turn/steps.ts'

/** Cards of the first hand, if no text names another number (rule 3.6). */
const FIRST_HAND = 8

/** Returns the state before anything was chosen: all cards in the Reserve Decks, Dark first (rules 1.1, 3.7). */
export function newGame(
  format: string,
  agreed: MatchAgreement,
  decks: Readonly<Record<Side, DeckList>>,
  seed: string,
): State {
  const sides = bySeat(SIDES, (side) => ({
    ...{
      hand: [],
      reserve: cardsOf(decks[side]),
      force: [],
      used: [],
      lost: [],
      revealed: [],
      played: [],
      shots: null,
    },
    ...{ drawn: 0, shuffles: 0 },
  }))
  const chosen = { dark: null, light: null }
  return {
    ...{
      format,
      agreed,
      turn: 0,
      active: 'dark',
      phase: 'draw',
      places: [],
      pieces: [],
      today: newDay(),
      still: 0,
      battles: 0,
      lasting: [],
      spent: [],
    },
    ...{ started: { dark: null, light: null }, outcome: null, questions: [], asked: { dark: 0, light: 0 } },
    ...{ seed, sides, named: 0 },
    shown: { dark: [], light: [] },
    flow: [{ frame: 'setup', step: 'location', chosen, decided: [], aside: { dark: [], light: [] } }],
  }
}

/**
 * The locations that a side can start with: none that was set aside, and none that lies only beside another one, unless
 * nothing else is left (rules 3.2, 24.9; SG-03).
 */
export function startsOf({ sides }: Pick<State, 'sides'>, { aside }: SetupFrame, side: Side): readonly string[] {
  const all = [...new Set([...sides[side].reserve, ...aside[side]])].filter((card) => cardOf(card).type === 'location')
  const alone = all.filter((card) => cardOf(card).kind !== 'sector' && orbitOf(cardOf(card)) === undefined)
  const own = alone.length > 0 ? alone : all
  const barred = new Set(aside[side].map((card) => cardOf(card).title))
  const free = own.filter((card) => !barred.has(cardOf(card).title))
  return free.length > 0 ? free : own
}

export function setupStep(table: GameTable, frame: SetupFrame): void {
  switch (frame.step) {
    case 'location':
      return locationStep(table, frame)
    case 'opening':
      frame.step = 'interrupt'
      return
    case 'interrupt':
      return startingStep(table, frame)
    case 'shuffle':
      return deal(table)
  }
}

/** The card on table with which a side begins in place of a starting location (rule 36.1); undefined: none. */
export const opener = ({ pieces }: Pick<State, 'pieces'>, side: Side): TableCard | undefined =>
  pieces.find((piece) => sideOfPiece(piece) === side && openingOf(cardOf(piece.card)) !== undefined)

/** Both choose in secret, and both choices come to light together (rules 3.1 to 3.3). */
function locationStep(table: GameTable, frame: SetupFrame): void {
  for (const side of SIDES) showOpener(table, side)
  const starting = SIDES.filter((side) => opener(table.state, side) === undefined)
  const open = starting.filter((side) => frame.chosen[side] === null)
  if (open.length > 0) {
    for (const side of open) table.ask(side, 'start')
    return
  }
  const titles = new Set(starting.map((side) => cardOf(frame.chosen[side] ?? '').title))
  if (titles.size < starting.length && starting.every((side) => startsOf(table.state, frame, side).length > 1))
    return setAside(table, frame)
  for (const side of starting) {
    const card = frame.chosen[side] ?? ''
    frame.chosen[side] = null
    table.state.started[side] = place(table, side, card)
  }
  if (starting.length === SIDES.length) {
    frame.step = 'interrupt'
    return
  }
  frame.step = 'opening'
  // The last frame acts first: that of Dark.
  for (const side of SIDES.toReversed()) {
    const piece = opener(table.state, side)
    if (piece !== undefined) openingOf(cardOf(piece.card))?.begin(table, piece)
  }
}

/** A deck with a card that begins the game in place of a location begins with it, and shows it first (rules 36.1, 36.2). */
function showOpener(table: GameTable, side: Side): void {
  if (opener(table.state, side) !== undefined) return
  const { reserve } = table.side(side)
  const at = reserve.findIndex((card) => openingOf(cardOf(card)) !== undefined)
  const [card] = at < 0 ? [] : reserve.splice(at, 1)
  if (card !== undefined) openingOf(cardOf(card))?.show(table, side, card)
}

/** Whether a card is a Starting Interrupt. */
export const isStarting = (card: string): boolean =>
  cardOf(card).pieces[cardOf(card).side].some((piece) => 'offer' in piece && piece.offer === 'starting')

/** The Starting Interrupts in a deck that its player can begin with. */
export function startingInterrupts(state: State, side: Side): readonly string[] {
  const reading = readingOf(boardOf(state))
  const isOpen = (card: string) => {
    const meant = { reading, you: side, card, self: null, here: null }
    return cardOf(card).pieces[side].some(
      (piece) => 'offer' in piece && piece.offer === 'starting' && (piece.if === undefined || holds(piece.if, meant)),
    )
  }
  return [...new Set(state.sides[side].reserve.filter((card) => cardOf(card).type === 'interrupt' && isOpen(card)))]
}

/** Both decide in secret; the one of Dark is carried out first (rule 3.4, SG-07, SG-09). */
function startingStep(table: GameTable, frame: SetupFrame): void {
  const { format } = table.state
  const open = SIDES.filter((side) => !frame.decided.includes(side) && mayStart(format, side, isStarting))
  if (open.length > 0) {
    for (const side of open) table.ask(side, 'starting')
    return
  }
  frame.step = 'shuffle'
  // The last frame acts first: that of Dark.
  for (const side of SIDES.toReversed()) {
    const card = frame.chosen[side]
    frame.chosen[side] = null
    if (card === null) continue
    table.side(side).played.push(card)
    beginStarting(table, side, card)
  }
}

function beginStarting(table: GameTable, side: Side, card: string): void {
  const [piece] =
    Object.entries(cardOf(card).text[side]).find(([, one]) => 'offer' in one && one.offer === 'starting') ?? []
  if (piece === undefined) throw new Error(`${card} is no Starting Interrupt`)
  table.tell('starting-chosen', side, { card })
  beginText(table, side, { card, source: null, hand: null, piece, responds: false })
}

/** The same location twice: neither is laid, both choose again (rule 3.2, U06). */
function setAside(table: GameTable, frame: SetupFrame): void {
  for (const side of SIDES) {
    const card = frame.chosen[side]
    if (card === null) continue
    frame.aside[side].push(card)
    frame.chosen[side] = null
    table.tell('set-aside', side, { card })
  }
}

/** Lays a starting location, next to a related one in its row (rules 2.4.6, 3.3). */
function place(table: GameTable, side: Side, card: string): string {
  const same = table.state.places.find(({ cards }) => cards.some((one) => cardOf(one).title === cardOf(card).title))
  same?.cards.push(card)
  const place = same?.id ?? table.open(card, slotsFor(table.board, cardOf(card))[0] ?? table.state.places.length)
  table.tell('placed', side, { card, place, converts: same !== undefined })
  return place
}

export function closeSetup(table: GameTable, frame: SetupFrame, side: Side, { choose = [] }: Answer): void {
  const [card = ''] = choose
  const { reserve } = table.side(side)
  if (frame.step === 'interrupt') frame.decided.push(side)
  if (card === '') return
  const from = reserve.includes(card) ? reserve : frame.aside[side]
  from.splice(from.indexOf(card), 1)
  frame.chosen[side] = card
}

/** The cards set aside go back, both decks are shuffled, 8 cards are drawn, Dark begins (rules 3.2, 3.5 to 3.7). */
function deal(table: GameTable): void {
  const frame = table.frame as SetupFrame
  for (const side of SIDES) {
    table.side(side).reserve.push(...frame.aside[side].splice(0))
    table.shuffle(side)
    const cards = table.draw(side, frame.hands?.[side] ?? FIRST_HAND)
    table.tell('first-hand', side, { count: cards.length }, { cards })
  }
  table.pop()
  table.state.turn = 1
  beginTurn(table)
}
