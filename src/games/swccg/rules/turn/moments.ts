/** Duties and chances to respond after something has happened (rules 8.6.2, 15.8, 15.11, 15.15). */
import type { Answer } from '../../../../contract/index.ts'
import { opened } from '../../../../kit/flow/windows.ts'
import { opponentOf, SIDES, type Side } from '../../state/engine-card.ts'
import type { BegunFrame, Frame, MomentFrame } from '../../state/game-frames.ts'
import type { GameTable, Note } from '../../state/game-table.ts'
import { sideOfPiece } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import { occasionOf } from '../../texts/occasions.ts'
import { dutiesOf, isSpokenOnTable, standingDuties } from '../../texts/offers.ts'
import { language } from '../../texts/registry.ts'
import { isSpoken } from '../../texts/windows.ts'
import { beginText } from '../texts/begin.ts'
import { couldAct } from '../texts/chances.ts'
import { loseMisplaced } from '../texts/leaving.ts'
import { answered, type FrameWithWindow, nextIn } from './windows.ts'

/** Returns the frame of something that has happened. */
export const momentFrame = ({ moment, side, it, doer, amount, first, leaving, taken, from }: Note): MomentFrame => ({
  ...{ frame: 'moment', step: 'duties', moment, side, it, window: null },
  ...{ doer: doer ?? null, amount: amount ?? null },
  ...(first === undefined ? {} : { first }),
  // A loss is asked about under every pace.
  ...(leaving === undefined ? {} : { leaving, asked: true as const }),
  ...(taken === undefined ? {} : { taken }),
  ...(from === undefined || from === null ? {} : { from }),
})

/** Returns the notes of the last step. The place that a card has left is kept where a text on table asks for moves. */
function notesOf(table: GameTable): readonly Note[] {
  const notes = withLosses(table, table.noted())
  if (!notes.some(({ moment }) => moment === 'moved') || isSpokenOnTable(table.board, 'moved')) return notes
  return notes.map(({ from, ...note }) => note)
}

/** A battle remembers the cards that it takes where a text asks for them. */
function withLosses(table: GameTable, notes: readonly Note[]): readonly Note[] {
  const taken = notes.flatMap(({ leaving = [] }) => leaving.map(({ card }) => card))
  if (taken.length === 0 || !isSpokenOnTable(table.board, 'battle over')) return notes
  const { battle } = table.board
  if (battle !== null) battle.taken = [...(battle.taken ?? []), ...taken]
  return notes.map((note) =>
    note.moment === 'battle over' ? { ...note, taken: [...(note.taken ?? []), ...taken] } : note,
  )
}

/** Whether a card of the moment is about to be lost. */
const isLeaving = ({ leaving }: MomentFrame): boolean => leaving !== undefined

/** Whether anything follows from a moment: a duty, or something that a side could do, as far as everybody can see. */
function matters(reading: Position, frame: MomentFrame): boolean {
  const occasion = occasionOf(frame, reading.board)
  return SIDES.some((side) => dutiesOf(reading, side, occasion).length > 0 || couldAct(reading, side, occasion))
}

/**
 * Makes moments of what has happened in the last step, the first one first, and lets duties fall due that hold at all
 * times. Nothing follows while somebody is asked.
 */
export function follow(table: GameTable): void {
  if (table.over || table.state.questions.length > 0 || table.state.turn === 0) return
  loseMisplaced(table)
  const { reading } = table
  // A card is kept before anybody responds to its loss.
  const frames = notesOf(table)
    .map(momentFrame)
    .toSorted((one, other) => Number(isLeaving(other)) - Number(isLeaving(one)))
  for (const frame of frames.toReversed())
    if (isSpoken(reading.board, frame.moment) && matters(reading, frame)) table.push(frame)
  // It is not lost yet: nothing follows from its loss.
  if (table.state.flow.some((frame) => frame.frame === 'moment' && isLeaving(frame))) return
  beginLoose(table)
  const going = table.state.flow.flatMap((frame) => (frame.frame === 'text' ? [`${frame.source}/${frame.piece}`] : []))
  const due = standingDuties(reading).find(({ source, piece }) => !going.includes(`${source}/${piece}`))
  if (due !== undefined) {
    const { side, card, source, piece } = due
    beginText(table, side, { card, source, hand: null, piece, responds: false })
  }
}

/** A card that rested and whose bearer has left begins the frame that its mark names, once. */
function beginLoose({ state }: GameTable): void {
  const { resting = [], flow } = state
  const going = flow.flatMap((frame) => ('of' in frame ? (frame as BegunFrame).of : []))
  for (const piece of resting) {
    if (piece.mark === undefined || piece.on !== null || going.includes(piece.handle)) continue
    const frame = language.marks.get(piece.mark)?.loose
    if (frame === undefined) continue
    // The compiler can't follow that a mark names a frame of its own mechanism.
    flow.push({ frame, step: 'begin', side: sideOfPiece(piece), card: null, of: [piece.handle], by: null } as never)
  }
}

/** Begins the duties that fall due with a frame; the active player's come before the others. @returns whether there are any */
function beginDuties(table: GameTable, frame: Frame): boolean {
  const { reading } = table
  const { active } = table.state
  const occasion = occasionOf(frame, reading.board)
  // The last frame acts first.
  const due = [opponentOf(active), active].flatMap((side) =>
    dutiesOf(reading, side, occasion).map(({ card, source, piece }) => ({ side, card, source, piece })),
  )
  for (const { side, card, source, piece } of due)
    beginText(table, side, { card, source, hand: null, piece, responds: true })
  return due.length > 0
}

/** Lets duties fall due once, before anybody responds to what begins. @returns whether there are any (rule 15.15) */
export function fallDue(table: GameTable, frame: Frame & FrameWithWindow, first: Side): boolean {
  if (frame.window !== null || !beginDuties(table, frame)) return false
  frame.window = opened(first)
  return true
}

/** Duties first, the active player's before the others; then both may respond. */
export function momentStep(table: GameTable, frame: MomentFrame): void {
  const { reading } = table
  const { active } = table.state
  const occasion = occasionOf(frame, reading.board)
  if (frame.step === 'duties') {
    frame.step = 'respond'
    beginDuties(table, frame)
    return
  }
  const seat: Side | null = nextIn(frame, frame.first ?? active, (side) => couldAct(reading, side, occasion))
  if (seat !== null) table.ask(seat, 'respond')
  else table.pop()
}

/** A response to what has happened was passed, or chosen. */
export const closeMoment = (frame: MomentFrame, { exit }: Answer): void => answered(frame, exit === 'pass')
