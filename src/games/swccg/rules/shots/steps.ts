/** Firing weapons (rules 8.5.4, 9.2.1 to 9.2.6, 9.2.10, 28.7). */
import type { Answer } from '../../../../contract/index.ts'
import { cardOf, opponentOf, type Side } from '../../state/engine-card.ts'
import type { ShotFrame } from '../../state/game-frames.ts'
import type { TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import {
  cardsOn,
  isPresent,
  locationAt,
  mustPiece,
  pieceOf,
  sideOfPiece,
  sitesOf,
  stepsBetween,
  toldPlace,
  whereIs,
} from '../../state/nesting.ts'
import type { Position, TextAt } from '../../state/position-reading.ts'
import { answersTo } from '../../texts/answers.ts'
import { occasionOf } from '../../texts/occasions.ts'
import { fits } from '../../texts/reading/fits.ts'
import { isInBattle } from '../../texts/values/battling.ts'
import { isCrewed, isLanded, SQUADRON } from '../../texts/values/crews.ts'
import { defenseOf } from '../../texts/values/fighting-values.ts'
import { firing } from '../../texts/values/shooting.ts'
import { drawDestiny } from '../destiny/steps.ts'
import { endLasting } from '../texts/begin.ts'
import { couldAct } from '../texts/chances.ts'
import { answered, nextIn } from '../turn/windows.ts'

/** The Force for which the carrier's own text lets it fire a weapon again at the same target; null: it doesn't (rule 9.2.7). */
function againAtIt(reading: Position, weapon: TableCard): number | null {
  const carrier = pieceOf(reading.board, weapon.on)
  if (carrier === null) return null
  const asked = { question: 'fire again at it', card: { piece: carrier }, weapon: { piece: weapon } } as const
  const costs = answersTo(reading, 'fires again', asked).map(({ rule }) => rule.cost)
  return costs.length === 0 ? null : Math.min(...costs)
}

/** The Force that a shot costs (rule 9.2.3; S-E10). @param shooter of a weapon that nobody carries */
export function fireCost(reading: Position, weapon: TableCard, further: boolean, shooter?: string): number {
  const facts = cardOf(weapon.card).weapon
  const base = further ? (facts?.again ?? againAtIt(reading, weapon) ?? 0) : (facts?.cost ?? 0)
  return reading.adjust('fire cost', base, firing(reading.board, weapon, shooter))
}

/** Whether a weapon lies on a system, which fires it without anybody aboard (rule 28.5). */
const isOfSystem = ({ board }: Position, { at, on }: TableCard): boolean =>
  on === null && at !== null && locationAt(board, at).kind === 'system'

/** Whether the carrier can use a weapon: crewed, not landed, not in a hold, and not barred by a text (rule 9.2.9; SG-37, SG-41). */
function canUse(reading: Position, carrier: TableCard): boolean {
  const { board } = reading
  const card = cardOf(carrier.card)
  if (reading.forbids('use weapons', { question: 'use weapons', card: { piece: carrier } })) return false
  if (card.type === 'character') return isPresent(board, carrier)
  return carrier.role !== 'hold' && isCrewed(board, carrier) && !isLanded(board, carrier)
}

/** Whether its own text lets a carrier fire so (S-E08, S-E48). */
const permits = (reading: Position, what: 'fire twice' | 'fire all', carrier: TableCard, weapon: TableCard): boolean =>
  reading.allows(what, { question: 'fire again', card: { piece: carrier }, weapon: { piece: weapon } })

/** One weapon card a turn for a character, vehicle or starfighter, three for a squadron; a weapon once a battle (rules 8.5.4, 27.2). */
function hasShotLeft(reading: Position, carrier: TableCard | null, weapon: TableCard): boolean {
  const { board } = reading
  const shots = board.today.shots.filter(({ by }) => by === (carrier?.handle ?? weapon.at))
  const times = board.battle?.fired.filter((handle) => handle === weapon.handle).length ?? 0
  // A system fires one weapon a turn (rule 28.5).
  if (carrier === null) return times === 0 && shots.length === 0
  const { kind } = cardOf(carrier.card)
  if (times >= (permits(reading, 'fire twice', carrier, weapon) ? 2 : 1)) return false
  if (board.battle === null && shots.some((shot) => shot.weapon === weapon.handle && !shot.battle)) return false
  if (kind === 'capital' || permits(reading, 'fire all', carrier, weapon)) return true
  const others = new Set(shots.map((shot) => shot.weapon).filter((handle) => handle !== weapon.handle))
  // A squadron stands for three ships (rule 27.2).
  return others.size < (kind === 'squadron' ? SQUADRON : 1)
}

/** The card that carries a weapon, or the cards of its player that its text lets fire it, present where it lies (rule 28.7). */
function shootersOf(reading: Position, weapon: TableCard): readonly TableCard[] {
  const { board } = reading
  const carrier = pieceOf(board, weapon.on)
  if (carrier !== null) return [carrier]
  const { by } = cardOf(weapon.card).weapon ?? {}
  if (by === undefined || weapon.at === null) return []
  const [you, here] = [sideOfPiece(weapon), weapon.at]
  const meant = { reading, you, card: weapon.card, self: weapon, here }
  return board.pieces.filter(
    (piece) =>
      sideOfPiece(piece) === you &&
      isPresent(board, piece) &&
      whereIs(board, piece) === here &&
      fits({ piece }, by, meant),
  )
}

/**
 * Returns the cards that can fire a weapon in the battle now, those with the fewest weapons of their own first; none for a
 * weapon that a system fires.
 */
export function readyShooters(reading: Position, weapon: TableCard): readonly TableCard[] {
  const ready = shootersOf(reading, weapon).filter(
    (one) => hasShotLeft(reading, one, weapon) && mayJoinIn(reading, one, weapon) && canUse(reading, one),
  )
  const arms = (one: TableCard) => cardsOn(reading.board, one.handle).filter(({ card }) => cardOf(card).weapon).length
  return ready.length < 2 ? ready : ready.toSorted((one, other) => arms(one) - arms(other))
}

/** Whether a weapon can be fired outside of a battle, by a text (S-E17). */
export function canShoot(reading: Position, weapon: TableCard): boolean {
  const isReady = (one: TableCard) => canUse(reading, one) && hasShotLeft(reading, one, weapon)
  if (!shootersOf(reading, weapon).some(isReady)) return false
  const { force } = reading.board.sizes[sideOfPiece(weapon)]
  return fireCost(reading, weapon, false) <= force && targetsOf(reading, weapon).length > 0
}

/** Whether a side can fire this weapon in the battle now. */
export function mayFire(reading: Position, side: Side, weapon: TableCard): boolean {
  if (sideOfPiece(weapon) !== side || cardOf(weapon.card).weapon === undefined) return false
  const isReady = isOfSystem(reading, weapon)
    ? hasShotLeft(reading, null, weapon)
    : readyShooters(reading, weapon).length > 0
  if (!isReady) return false
  return fireCost(reading, weapon, false) <= reading.board.sizes[side].force && targetsOf(reading, weapon).length > 0
}

/**
 * Whether a weapon fires in this battle: its carrier takes part, or is present at another site that the weapon reaches from
 * there. Then the carrier need not take part, and has not battled by it (SW-002).
 */
function mayJoinIn(reading: Position, carrier: TableCard, weapon: TableCard): boolean {
  const { board } = reading
  if (isInBattle(board, carrier)) return true
  const here = whereIs(board, carrier)
  if (board.battle === null || here === board.battle.at || !isPresent(board, carrier)) return false
  return reachOf(reading, weapon).includes(board.battle.at)
}

/** The places into which a weapon fires: its own, by its text others, and by one on it sites beside it (SW-002). */
function inReach({ reading, here }: TextAt, weapon: TableCard, isFar: (place: string) => boolean): readonly string[] {
  const { board } = reading
  if (here === null) return []
  const isOutside = (place: string) => locationAt(board, place).exterior === true
  const next = reading.allows('fire at adjacent', { question: 'fire at adjacent', weapon: { piece: weapon } }) ? 1 : 0
  const far = sitesOf(board, locationAt(board, here).system ?? '').flatMap(({ id }) => {
    const steps = stepsBetween(board, here, id) ?? 0
    if (steps === 0) return []
    return steps <= next || (isOutside(here) && isFar(id)) ? [id] : []
  })
  // From a system to other systems that the text names.
  const systems = board.places.flatMap(({ id }) =>
    id !== here && locationAt(board, here).kind === 'system' && locationAt(board, id).kind === 'system' && isFar(id)
      ? [id]
      : [],
  )
  return [here, ...far, ...systems]
}

/** The places into which a weapon fires, by its text. */
function reachOf(reading: Position, weapon: TableCard): readonly string[] {
  const { range } = cardOf(weapon.card).weapon ?? {}
  const meant = {
    reading,
    you: sideOfPiece(weapon),
    card: weapon.card,
    self: weapon,
    here: whereIs(reading.board, weapon),
  }
  return inReach(meant, weapon, (place) => range !== undefined && fits({ place }, range, meant))
}

/** The opponent's cards at which a weapon can be aimed: present in its reach, and in the battle (9.2.4; SG-48, SG-51, SG-66). */
export function targetsOf(reading: Position, weapon: TableCard): readonly TableCard[] {
  const { board } = reading
  const facts = cardOf(weapon.card).weapon
  if (facts === undefined) return []
  const here = whereIs(board, weapon)
  const meant = { reading, you: sideOfPiece(weapon), card: weapon.card, self: weapon, here }
  const places = reachOf(reading, weapon)
  return board.pieces.filter(
    (piece) =>
      sideOfPiece(piece) !== sideOfPiece(weapon) &&
      places.includes(whereIs(board, piece) ?? '') &&
      isPresent(board, piece) &&
      piece.role !== 'hold' &&
      !reading.forbids('be targeted', { question: 'be targeted', card: { piece }, by: { piece: weapon } }) &&
      // In a battle nothing is aimed at that takes no part (SG-48, SW-002).
      (board.battle === null || isInBattle(board, piece)) &&
      fits({ piece }, facts.at, meant),
  )
}

/** The cards at which a shot that has begun can be aimed: a further one by the text of its carrier at the same target alone. */
export const targetsFor = (
  reading: Position,
  { only }: Pick<ShotFrame, 'only'>,
  weapon: TableCard,
): readonly TableCard[] => targetsOf(reading, weapon).filter(({ handle }) => only === undefined || handle === only)

/** A shot as it begins: whether a hit card is lost at once, the target if it was laid ahead, and who fires what nobody carries. */
interface ShotBegun {
  readonly deadly?: boolean
  readonly target?: string
  readonly by?: string
}

export function beginShot(table: GameTable, side: Side, weapon: string, begun: ShotBegun = {}): void {
  const { deadly = false, target } = begun
  const by = begun.by ?? firstShooter(table, weapon)
  const frame: ShotFrame = {
    ...{ frame: 'shot', step: 'target', side, weapon, target: null, window: null, result: null },
    ...{ further: false, deadly },
    ...(by === undefined ? {} : { by }),
  }
  table.push(frame)
  if (target !== undefined) aim(table, frame, target)
}

/** The card that fires a weapon which nobody carries, if its player names none; undefined: another weapon. */
function firstShooter({ reading }: GameTable, handle: string): string | undefined {
  const weapon = pieceOf(reading.board, handle)
  if (weapon === null || weapon.on !== null) return undefined
  return (readyShooters(reading, weapon)[0] ?? shootersOf(reading, weapon)[0])?.handle
}

export function shotStep(table: GameTable, frame: ShotFrame): void {
  const { reading } = table
  const weapon = pieceOf(table.board, frame.weapon)
  if (weapon === null) return table.pop()
  if (frame.step === 'target' || frame.step === 'again') {
    const [only, ...more] = targetsFor(reading, frame, weapon)
    if (only === undefined) return table.pop()
    if (frame.step === 'again') return goOn(table, frame, [only, ...more])
    return more.length === 0 ? aim(table, frame, only.handle) : table.ask(frame.side, 'target')
  }
  if (frame.step === 'targeted') {
    const seat = nextIn(frame, opponentOf(frame.side), (side) =>
      couldAct(reading, side, occasionOf(frame, reading.board)),
    )
    if (seat !== null) return table.ask(seat, 'respond')
    frame.step = 'draw'
  }
  if (frame.step === 'draw' || frame.step === 'second') {
    const { draws = 1, contested } = cardOf(weapon.card).weapon ?? {}
    const left = frame.step === 'draw' ? draws - 1 : (frame.left ?? 0)
    frame.step = left > 0 ? 'second' : contested === true ? 'theirs' : 'result'
    // Of two destinies one is left by itself.
    if (draws > 2) frame.left = left - 1
    return drawDestiny(table, frame.side, 'weapon')
  }
  if (frame.step === 'theirs') {
    // A plain destiny: texts about weapon destinies do not reach it (rule 9.2.11).
    Object.assign(frame, { step: 'result', took: [] })
    return drawDestiny(table, opponentOf(frame.side), 'frame')
  }
  result(table, frame, weapon)
}

export function closeShot(table: GameTable, frame: ShotFrame, { exit, choose = [] }: Answer): void {
  if (frame.step === 'targeted') return answered(frame, exit === 'pass')
  const [target] = choose
  if (exit === 'stop' || target === undefined) return table.pop()
  aim(table, frame, target)
}

/** A further shot: as it was laid ahead, else by choice (S-E10). */
function goOn(table: GameTable, frame: ShotFrame, targets: readonly TableCard[]): void {
  const { shots } = table.side(frame.side)
  if (shots === null) return table.ask(frame.side, 'again')
  const [next] = shots.left
  const isNext = next?.weapon === frame.weapon && targets.some(({ handle }) => handle === next.target)
  if (next === undefined || !isNext) return table.pop()
  shots.left.shift()
  aim(table, frame, next.target)
}

/** Target and cost: the initiation of the shot (rules 15.6, 15.7). */
function aim(table: GameTable, frame: ShotFrame, target: string): void {
  const { board, state } = table
  const weapon = mustPiece(board, frame.weapon)
  // A weapon on a system is fired by the system.
  const carrier = pieceOf(board, weapon.on ?? frame.by ?? null)
  const by = {
    card: carrier?.card ?? locationAt(board, weapon.at ?? '').id,
    handle: carrier?.handle ?? weapon.at ?? '',
  }
  const cost = fireCost(table.reading, weapon, frame.further, frame.by)
  table.use(frame.side, cost)
  Object.assign(frame, { target, step: 'targeted', window: null })
  const { battle } = board
  state.today.shots.push({
    weapon: weapon.handle,
    card: weapon.card,
    by: by.handle,
    target,
    battle: battle !== null,
  })
  battle?.fired.push(weapon.handle)
  const aimed = mustPiece(board, target)
  table.tell('fired', frame.side, {
    ...{ card: weapon.card, handle: weapon.handle, by: by.card, byHandle: by.handle },
    ...{ target: aimed.card, targetHandle: target, ...toldPlace(board, whereIs(board, aimed)), cost },
  })
}

/** The total of a shot with this weapon destiny at this target (rule 9.2.3). */
export function shotTotal(
  reading: Position,
  { side: player, weapon, by }: Pick<ShotFrame, 'side' | 'weapon' | 'by'>,
  destiny: number,
  target: TableCard,
): number {
  const roles = firing(reading.board, mustPiece(reading.board, weapon), by)
  return reading.adjust('total weapon destiny', destiny, { ...roles, player, against: { piece: target } })
}

/**
 * Returns the number that the total of a shot has to exceed: the defense value of its target, for some weapons twice as much;
 * null where the opponent draws it (rules 9.2.3, 9.2.11). @param defense in the place of the target's own
 */
export function boundOf(
  reading: Position,
  weapon: TableCard,
  target: TableCard,
  defense: number = defenseOf(reading, target),
): number | null {
  const { twice, contested } = cardOf(weapon.card).weapon ?? {}
  return contested === true ? null : defense * (twice === true ? 2 : 1)
}

/** Returns the number that the opponent has drawn against a shot: 0 without a card; null: not yet. */
export const drawnAgainst = ({ took, step }: Pick<ShotFrame, 'took' | 'step'>): number | null =>
  step === 'result' && took !== undefined ? (took[0]?.value ?? 0) : null

/**
 * The total of the draw against the defense value, or against the opponent's draw; the result applies at once (rules
 * 9.2.3, 9.2.5, 9.2.10; SG-52, SG-65).
 */
function result(table: GameTable, frame: ShotFrame, weapon: TableCard): void {
  const target = pieceOf(table.state, frame.target)
  const shotAt = { card: target?.card ?? '', handle: target?.handle ?? '', weapon: weapon.handle }
  if (target !== null && frame.result !== null) {
    const { reading } = table
    const total = shotTotal(reading, frame, frame.result, target)
    const bound = boundOf(reading, weapon, target)
    const defense = bound ?? drawnAgainst(frame) ?? 0
    if (cardOf(weapon.card).weapon?.works === true) {
      const works = total > defense
      const drawn = bound === null ? ({ drawn: true } as const) : {}
      table.tell('shot', frame.side, { ...shotAt, total, defense, hit: false, works, by: weapon.card, ...drawn })
      if (works) table.note({ moment: 'shot works', side: frame.side, it: { handle: target.handle } })
    } else {
      const barred = reading.forbids('be hit', { question: 'be hit', card: { piece: target }, by: { piece: weapon } })
      const hit = total > defense && !barred
      table.tell('shot', frame.side, { ...shotAt, total, defense, hit })
      if (hit) strike(table, frame, weapon, target)
    }
  } else if (target !== null) table.tell('missed', frame.side, shotAt)
  afterwards(table, frame, weapon)
}

/** In the battle it is turned; outside of it it is lost at once (rules 9.2.5, 9.2.6; SG-65). */
function strike(table: GameTable, { side, deadly, by }: ShotFrame, { on }: TableCard, target: TableCard): void {
  const doer = on ?? by ?? null
  if (!deadly && isInBattle(table.board, target)) {
    target.hit = true
    const it = { handle: target.handle }
    return table.note({ moment: 'hit', side, it, ...(doer === null ? {} : { doer }) })
  }
  const spot = toldPlace(table.board, whereIs(table.board, target))
  table.tell('gone', sideOfPiece(target), { card: target.card, handle: target.handle, ...spot, cause: 'hit' })
  table.leave(target.handle, 'lost')
}

/** A shot in a battle is over: texts may answer while its target is still on table (rule 9.2.8). */
function noteShot(table: GameTable, { side, target: handle, by }: ShotFrame, { on }: TableCard): void {
  const doer = on ?? by ?? null
  if (table.board.battle === null || handle === null || pieceOf(table.state, handle) === null) return
  table.note({ moment: 'fired', side, it: { handle }, first: side, ...(doer === null ? {} : { doer }) })
}

/** Some weapons leave the table, some may be fired again right away (S-E10, S-E11). */
function afterwards(table: GameTable, frame: ShotFrame, weapon: TableCard): void {
  endLasting(table, 'shot')
  noteShot(table, frame, weapon)
  const { after, again } = cardOf(weapon.card).weapon ?? {}
  if (after !== undefined) {
    table.leave(weapon.handle, 'used')
    table.show(weapon.card)
    return table.pop()
  }
  const isOver = again === undefined && againAtIt(table.reading, weapon) === null
  if (isOver || fireCost(table.reading, weapon, true) > table.force(frame.side)) return table.pop()
  // By the text of its carrier it goes on at the same target alone.
  if (again === undefined && frame.target !== null) frame.only = frame.target
  Object.assign(frame, { step: 'again', target: null, result: null, further: true })
}
