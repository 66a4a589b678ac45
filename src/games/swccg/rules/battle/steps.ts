/** Battles: initiation, weapons segment, power segment, damage segment (part 9). */
import type { Answer } from '../../../../contract/index.ts'
import { opponentOf, SIDES, type Side } from '../../state/engine-card.ts'
import type { Fighter } from '../../state/game-facts.ts'
import type { BattleFrame } from '../../state/game-frames.ts'
import type { Kind } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { allAt, locationAt, toldPlace } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import { occasionOf } from '../../texts/occasions.ts'
import {
  asideAt,
  attritionAgainst,
  barredAt,
  battleDestinies,
  battlesAlone,
  fightersOf,
  hitOf,
  powerDestinies,
  resultOf,
  stands,
  totalParts,
  totalPower,
} from '../../texts/values/battling.ts'
import { countsForPower, ofSide, powerOf } from '../../texts/values/fighting-values.ts'
import { occupies } from '../../texts/values/presence.ts'
import type { OptionHere } from '../abouts.ts'
import { drawDestiny } from '../destiny/steps.ts'
import { couldPlan, followsPlan, layPlan, shootersOf } from '../shots/ahead.ts'
import { beginShot, mayFire } from '../shots/steps.ts'
import { endLasting } from '../texts/begin.ts'
import { couldAct } from '../texts/chances.ts'
import { fallDue } from '../turn/moments.ts'
import { answered, nextIn } from '../turn/windows.ts'
import { damageStep, immuneCards } from './damage.ts'

/** The Force that a battle costs (rule 9.1.2). */
export const battleCost = (reading: Position, side: Side, at: string): number =>
  reading.adjust('battle cost', 1, { player: side, at: { place: at } })

/** Whether the active player can begin a battle there: both occupy it, once a turn (rules 9.1.1 to 9.1.4). */
export function mayBattle(reading: Position, at: string): boolean {
  const { board } = reading
  const { active, today, sizes } = board
  if (today.battled.includes(at) || locationAt(board, at).kind === 'sector') return false
  const alone = (side: Side) => ofSide(allAt(board, at), side).some((piece) => battlesAlone(reading, piece))
  if (!SIDES.every((side) => occupies(reading, at, side) || alone(side))) return false
  // Cards that have battled, or may not, stand aside: what is left must still be able to meet (rules 9.1.4, 9.1.7; SG-48).
  const met: Position = { ...reading, board: { ...board, battle: newBattle(active, at, asideAt(reading, at)) } }
  return SIDES.every((side) => stands(met, side)) && battleCost(reading, active, at) <= sizes[active].force
}

const both = () => ({ dark: 0, light: 0 })

/** A battle that has just begun. @param aside cards that take no part in it (rules 9.1.4, 9.1.7) */
export const newBattle = (initiator: Side, at: string, aside: readonly string[]): BattleFrame => ({
  ...{ frame: 'battle', at, initiator, step: 'begun', window: null, aside: [...aside], fired: [] },
  ...{ armed: false, calm: true },
  ...{
    draws: both(),
    destinies: { dark: [], light: [] },
    counted: { dark: [], light: [] },
    powerDraws: both(),
    powerOnly: both(),
    totals: null,
  },
  ...{ attrition: both(), attritionLeft: both(), damageLeft: both(), immune: [], paying: initiator, cancelled: false },
  paid: { dark: { damage: 0, attrition: 0 }, light: { damage: 0, attrition: 0 } },
})

/** @param again whether cards and weapons that have battled in this turn do so once more (rule 59.2) */
export function beginBattle(table: GameTable, side: Side, at: string, again = false): void {
  const cost = battleCost(table.reading, side, at)
  table.use(side, cost)
  const { today } = table.state
  table.push({ ...newBattle(side, at, again ? barredAt(table.reading, at) : asideAt(table.reading, at)), step: 'plan' })
  today.battled.push(at)
  if (side !== table.state.active) today.begunByOther = (today.begunByOther ?? 0) + 1
  table.state.battles += 1
  for (const fighter of SIDES.flatMap((one) => fightersOf(table, one))) today.fought.push(fighter.handle)
  table.tell('battle', side, { ...toldPlace(table.board, at), cost })
}

/** The order in which the players act, draw and pay: the initiator first (rules 9.2.1, 9.4.4, 9.6.13). */
const order = ({ initiator }: BattleFrame): readonly Side[] => [initiator, opponentOf(initiator)]

/** Whether a side could do anything in the weapons segment, as far as everybody can see. */
const mayShoot = (reading: Position, side: Side): boolean =>
  couldAct(reading, side, { moments: ['weapons', 'any time'], it: null, by: null }) ||
  reading.board.pieces.some((piece) => mayFire(reading, side, piece))

/** Reacts, then the segments in their order: weapons, power with its destinies, damage (rules 9.1.5, 9.3). */
export function battleStep(table: GameTable, battle: BattleFrame): void {
  const { reading } = table
  // A card that has just come may be one that may not battle (rule 9.1.7).
  for (const handle of barredAt(reading, battle.at)) if (!battle.aside.includes(handle)) battle.aside.push(handle)
  if (
    battle.step !== 'damage' &&
    battle.step !== 'end' &&
    (battle.cancelled || !SIDES.every((side) => stands(reading, side)))
  ) {
    // Without presence of both, or cancelled, it ends at once (rule 16.1.4, SG-49).
    table.tell('battle-cancelled', battle.initiator, toldPlace(table.board, battle.at))
    const by = cancellerOf(reading, battle)
    if (by !== null) {
      battle.cancelled = true
      table.note({ moment: 'battle cancelled', side: by, it: { place: battle.at } })
    }
    battle.step = 'end'
  }
  switch (battle.step) {
    case 'plan':
      battle.step = 'begun'
      battle.armed = shootersOf(reading, battle.initiator).length > 0
      if (couldPlan(table.state, reading, battle)) table.ask(battle.initiator, 'plan')
      return
    case 'begun': {
      if (fallDue(table, battle, opponentOf(battle.initiator))) return
      const seat = nextIn(battle, opponentOf(battle.initiator), (side) =>
        couldAct(reading, side, occasionOf(battle, reading.board)),
      )
      if (seat !== null) return table.ask(seat, 'respond')
      battle.step = 'weapons'
      return
    }
    case 'weapons': {
      const seat = nextIn(battle, battle.initiator, (side) => mayShoot(reading, side))
      if (seat === battle.initiator && followsPlan(table, battle)) return
      if (seat !== null) return table.ask(seat, 'weapons')
      battle.step = 'power'
      return
    }
    case 'power':
      return powerStep(table, battle)
    case 'destiny':
      return destinyDraws(table, battle)
    case 'total':
      return total(table, battle)
    case 'damage':
      return damageStep(table, battle)
    case 'end':
      return endBattle(table, battle)
  }
}

/** The side that has cancelled a battle: by a text, or by a react that took its presence away; null: it ended early (59.1). */
function cancellerOf(reading: Position, { cancelled, cancelledBy, step }: BattleFrame): Side | null {
  if (cancelled) return cancelledBy ?? null
  return step === 'begun' ? (SIDES.find((side) => !stands(reading, side)) ?? null) : null
}

/** Destinies to power only, compulsory and before battle destiny (SG-53, S-E45). */
function powerStep(table: GameTable, battle: BattleFrame): void {
  const side = order(battle).find((one) => battle.powerDraws[one] < powerDestinies(table.reading, one, battle.at))
  if (side === undefined) {
    battle.step = 'destiny'
    return
  }
  battle.powerDraws[side] += 1
  drawDestiny(table, side, 'power')
}

/** Battle destinies, one by one and each by choice; without a Reserve Deck nothing is drawn (9.4.1, 4.10, SG-55). */
function destinyDraws(table: GameTable, battle: BattleFrame): void {
  const { reading } = table
  const side = order(battle).find(
    (one) => battle.draws[one] < battleDestinies(reading, one, battle.at) && reading.board.sizes[one].reserve > 0,
  )
  if (side !== undefined) return table.ask(side, 'destiny')
  battle.step = 'total'
  table.note({ moment: 'battle totals', side: battle.initiator, it: null })
}

/** The cards of a side that take part, each with the power that it brings. */
const toldFighters = (reading: Position, side: Side, at: string): readonly Fighter[] =>
  fightersOf(reading, side).map((piece) => ({
    ...{ card: piece.card, handle: piece.handle },
    power: countsForPower(reading, piece, at) ? powerOf(reading, piece) : 0,
  }))

/** The power segment's result, and what the damage segment demands (rules 9.5.4, 9.6.5, 9.6.8; SG-59). */
function total(table: GameTable, battle: BattleFrame): void {
  const { reading } = table
  const of = (value: (side: Side) => number) => ({ dark: value('dark'), light: value('light') })
  battle.totals = of((side) => totalPower(reading, battle, side))
  battle.attrition = of((side) => attritionAgainst(reading, battle, side))
  battle.attritionLeft = { ...battle.attrition }
  const { winner, damage } = resultOf(battle.totals)
  const owed = (side: Side) =>
    reading.adjust('battle damage', winner !== null && side !== winner ? damage : 0, {
      player: side,
      at: { place: battle.at },
    })
  battle.damageLeft = of(owed)
  battle.immune = immuneCards(reading, battle)
  battle.paying = table.state.agreed.damage === 'whole' ? opponentOf(battle.initiator) : battle.initiator
  battle.step = 'damage'
  table.tell('totals', null, {
    ...{ ...toldPlace(table.board, battle.at), dark: battle.totals.dark, light: battle.totals.light },
    ...{ darkAttrition: battle.attrition.dark, lightAttrition: battle.attrition.light, winner },
    damage: winner === null ? 0 : battle.damageLeft[opponentOf(winner)],
    fighters: { dark: toldFighters(reading, 'dark', battle.at), light: toldFighters(reading, 'light', battle.at) },
    parts: { dark: totalParts(reading, battle, 'dark'), light: totalParts(reading, battle, 'light') },
    draws: battle.counted,
  })
  if (winner !== null) table.note({ moment: 'battle won', side: winner, it: null })
}

/** Hit cards of a battle that ended early are lost (rule 9.2.6, SG-49). */
function endBattle(table: GameTable, battle: BattleFrame): void {
  for (const side of SIDES)
    for (const { handle, card } of hitOf(table.reading, side)) {
      if (!table.state.pieces.some((piece) => piece.handle === handle)) continue
      table.tell('gone', side, { card, handle, ...toldPlace(table.board, battle.at), cause: 'hit' })
      table.leave(handle, 'lost')
    }
  endLasting(table, 'battle', 'shot', 'draw')
  table.side(battle.initiator).shots = null
  const paid = battle.totals === null ? null : battle.paid
  table.tell('battle-over', null, { ...toldPlace(table.board, battle.at), paid })
  table.pop()
  if (battle.cancelled) return
  const { initiator, at, taken } = battle
  const first = opponentOf(initiator)
  table.note({
    moment: 'battle over',
    side: initiator,
    it: { place: at },
    first,
    ...(taken === undefined ? {} : { taken }),
  })
}

/** Answers within a battle: responses, weapons actions, the choice to draw. */
export function closeBattle(
  table: GameTable,
  battle: BattleFrame,
  side: Side,
  kind: Kind,
  { exit }: Answer,
  chosen: readonly OptionHere[],
): void {
  if (kind === 'plan') return layPlan(table, side, exit, chosen)
  if (battle.step === 'destiny') {
    battle.draws[side] += 1
    if (exit === 'draw') drawDestiny(table, side, 'battle')
    else battle.draws[side] = Number.MAX_SAFE_INTEGER
    return
  }
  answered(battle, exit !== 'do')
  if (exit === 'pass-all') layPlan(table, side, 'plan', [])
  const { weapon, shooter: by } = chosen[0]?.about ?? {}
  if (exit === 'do' && weapon !== undefined) beginShot(table, side, weapon, by === undefined ? {} : { by })
}
