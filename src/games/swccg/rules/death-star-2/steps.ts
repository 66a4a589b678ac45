/** The steps of ships through sectors, and the moves of the mobile system. */
import type { Answer } from '../../../../contract/index.ts'
import type { Side } from '../../state/engine-card.ts'
import type { Move } from '../../state/game-frames.ts'
import type { Place, TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { locationOf, parsecOf, pieceOf, placeOf, toldPlace } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import { placesFitting } from '../../texts/reading/fits.ts'
import { statOf } from '../../texts/values/fighting-values.ts'
import { drawDestiny } from '../destiny/steps.ts'
import type { PassageFrame, SystemMoveFrame } from './state.ts'
import { goingBack, neededToLeave } from './ways.ts'

/** Returns the frame of a step from place to place. */
export const passage = (side: Side, piece: TableCard, to: string, cost: number): PassageFrame => ({
  ...{ frame: 'passage', step: 'begin', side, card: null, of: [piece.handle], by: null, to, cost },
})

/** Makes a move from sector to sector. @returns whether it is one */
export function goesBySector(table: GameTable, side: Side, piece: TableCard, { kind, at, cost }: Move): boolean {
  if (kind !== 'sector' || at === null) return false
  table.push(passage(side, piece, at, cost))
  return true
}

/** Starfighters of Dark that find nobody to hunt go back by themselves. @returns whether any does (rule 25.5.2) */
export function goBack(table: GameTable): boolean {
  const all = goingBack(table.reading)
  // The last frame acts first.
  for (const [piece, out] of all.toReversed()) table.push(passage('dark', piece, out, 0))
  return all.length > 0
}

/** Movement destiny is drawn before the ship arrives; what is in and on it goes along, or is lost with it (rule 25.5). */
export function passageStep(table: GameTable, frame: PassageFrame): void {
  const piece = pieceOf(table.state, frame.of[0] ?? null)
  if (piece === null || piece.at === null) return table.pop()
  const { side, escapes = false } = frame
  const needed = neededToLeave(table.reading, piece, escapes)
  if (frame.step === 'begin') {
    table.use(side, frame.cost)
    if (needed === null) return arrive(table, frame, piece)
    Object.assign(frame, { step: 'total', took: [] })
    return drawDestiny(table, side, 'frame')
  }
  const drawn = frame.took?.[0]?.value ?? null
  const maneuver = statOf(table.reading, piece, 'maneuver') ?? 0
  const { card, handle, at } = piece
  const roles = { player: side, at: { place: at } }
  const total = drawn === null ? null : table.reading.adjust('movement destiny', drawn + maneuver, roles)
  // Without a card to draw the ship is lost (rule 4.10).
  const lost = total === null || total < (needed ?? 0)
  table.tell('passage-drawn', side, {
    ...{ card, handle, ...toldPlace(table.board, at), drawn, maneuver, total, needed: needed ?? 0, lost },
    added: total === null || drawn === null ? 0 : total - drawn - maneuver,
  })
  if (!lost) return arrive(table, frame, piece)
  table.pop()
  table.leave(handle, 'lost')
}

function arrive(table: GameTable, { side, to, cost, escapes }: PassageFrame, piece: TableCard): void {
  const { card, handle, at: from } = piece
  table.pop()
  table.shift(handle, { at: to, on: null, role: null })
  if (escapes === undefined) table.state.today.moved.push(handle)
  table.tell('moved', side, {
    ...{ card, handle, from, ...toldPlace(table.board, to), on: null, onHandle: null, role: null },
    ...{ how: 'sector', cost, with: [], withHandles: [], react: false },
  })
}

/** Where a mobile system can go: to orbit a planet's system, or into deep space; `around` null. */
export interface SystemGoal {
  readonly id: string
  readonly parsec: number
  readonly around: Place | null
}

/** The system of a frame. @throws if it has left the table: a fault of the flow */
export function movingSystem(reading: Position, { system, side, card }: SystemMoveFrame): Place {
  const meant = { reading, you: side, card: card ?? '', self: null, here: null }
  const [place] = placesFitting(system, meant)
  if (place === undefined) throw new Error('a system moves that is not on table')
  return place
}

/** All goals within its parsecs; at its own parsec it may enter or leave an orbit (rule 24.10). */
export function systemGoals(reading: Position, frame: SystemMoveFrame): readonly SystemGoal[] {
  const moving = movingSystem(reading, frame)
  const from = parsecOf(moving) ?? 0
  const { parsecs } = frame
  const orbits = reading.board.places.flatMap((around): readonly SystemGoal[] => {
    const { kind, planet } = locationOf(around)
    const parsec = parsecOf(around)
    if (around === moving || kind !== 'system' || planet !== true || parsec === undefined) return []
    if (Math.abs(parsec - from) > parsecs || moving.orbit?.around === around.id) return []
    return [{ id: `orbit-${around.id}`, parsec, around }]
  })
  const least = Math.max(0, from - parsecs)
  const space = Array.from({ length: from + parsecs - least + 1 }, (_, more) => least + more)
    .filter((parsec) => parsec !== from || moving.orbit?.around != null)
    .map((parsec) => ({ id: `space-${parsec}`, parsec, around: null }))
  return [...orbits, ...space]
}

export const systemMoveStep = (table: GameTable, frame: SystemMoveFrame): void => table.ask(frame.side, 'system-goal')

/** Everything at its locations goes with it; nothing else has moved (rule 24.10). */
export function closeSystemMove(table: GameTable, frame: SystemMoveFrame, _seat: Side, { choose = [] }: Answer): void {
  const { reading } = table
  const goal = systemGoals(reading, frame).find(({ id }) => id === choose[0])
  const { id } = movingSystem(reading, frame)
  table.pop()
  if (goal === undefined) return
  const { parsec, around } = goal
  const place = placeOf(table.state, id)
  place.orbit = { parsec, around: around?.id ?? null }
  table.tell('system-moved', frame.side, {
    ...{ card: locationOf(place).id, handle: id, parsec },
    ...{ around: around === null ? null : locationOf(around).id, aroundPlace: around?.id ?? null },
  })
}
