/** Revealing the next fighter of a plan, with what its faults bring about (rules 10.1, 13.3 and part 15). */
import type { BattleCard, CharacterCard, Place, Side, UserLine, WeaponCard } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { groupSize, lineFor, worksForGroup, worksForOne } from '../../cards/users.ts'
import type { BattleFrame } from '../state.ts'
import { isType, placeOf, type Table } from '../table.ts'
import { type PlanCard, planCards } from './plan.ts'

/** One side of a fight as it was revealed. */
export interface Fighters {
  readonly side: Side
  /** One character, or a group in the order of the plan. */
  readonly characters: readonly PlanCard[]
  readonly weapon: { readonly piece: PlanCard; readonly line: UserLine } | null
  readonly battle: PlanCard | null
}

/** Takes the next fighter off a side's plan. The plan must still hold a character. */
export function revealFighters(table: Table, frame: BattleFrame, side: Side): Fighters {
  const place = placeOf(table.state)
  let row = planCards(table.state, frame, side)
  for (;;) {
    const at = row.findIndex((piece) => isType(piece.card, 'character'))
    const before = row.slice(0, at)
    const battle = before.find((piece) => isType(piece.card, 'battle')) ?? null
    const works = battle === null ? 1 : membersFor(battle, before, row.slice(at), place, frame.sides[side].fights === 0)
    if (battle !== null && works === 0) {
      // Rule 15.3: only the first Battle card goes; the others go back onto the plan in their order.
      discardFromPlan(table, frame, side, battle, 'fault')
      row = row.filter((piece) => piece !== battle)
      continue
    }
    const characters = row.slice(at, at + works)
    const weapon = weaponBefore(before, characters[0] as PlanCard, battle, place)
    const ignored = before.filter((piece) => piece !== battle && piece !== weapon?.piece)
    const plan = row.slice(at + works).map((piece) => piece.handle)
    frame.sides[side] = { ...frame.sides[side], plan, fights: frame.sides[side].fights + 1 }
    tellFighters(table, side, characters, weapon?.piece ?? null, battle, ignored)
    return { side, characters, weapon, battle }
  }
}

/**
 * With how many characters the Battle card works where it lies: 0 if it doesn't.
 * @param before what was revealed before the first character, `battle` among it
 * @param after the plan from that character on
 */
function membersFor(
  battle: PlanCard,
  before: readonly PlanCard[],
  after: readonly PlanCard[],
  place: Place,
  first: boolean,
): number {
  // More than one Battle card or Weapon is a fault of the plan (rules 15.3, 15.4).
  const battles = before.filter((piece) => isType(piece.card, 'battle')).length
  if (battles > 1 || before.length - battles > 1) return 0
  const card = cardById(battle.card) as BattleCard
  const size = groupSize(card)
  if (size === null) {
    const right = card.use.for === 'one' && (card.use.first !== true || first)
    return right && worksForOne(card, characterCard(after[0] as PlanCard), place) ? 1 : 0
  }
  const group = after.slice(0, size)
  if (group.length < size || group.some((piece) => !isType(piece.card, 'character'))) return 0
  return worksForGroup(card, group.map(characterCard), place) ? size : 0
}

/** The weapon that works: directly before the first character and listing it (rules 11.2, 11.3, 13.2). */
function weaponBefore(
  before: readonly PlanCard[],
  character: PlanCard,
  battle: PlanCard | null,
  place: Place,
): Fighters['weapon'] {
  const piece = before.at(-1)
  if (piece === undefined || !isType(piece.card, 'weapon')) return null
  if (battle !== null) {
    const { use } = cardById(battle.card) as BattleCard
    if (use.for === 'group' && use.noWeapon === true) return null
  }
  const line = lineFor(cardById(piece.card) as WeaponCard, characterCard(character), place)
  return line === null ? null : { piece, line }
}

/** A Battle card leaves the battle for the discard pile. */
export function discardFromPlan(
  table: Table,
  frame: BattleFrame,
  side: Side,
  piece: PlanCard,
  why: 'fault' | 'used',
): void {
  const { cards, plan, fights } = frame.sides[side]
  frame.sides[side] = {
    cards: (cards ?? []).filter((held) => held.handle !== piece.handle),
    plan: (plan ?? []).filter((handle) => handle !== piece.handle),
    fights,
  }
  table.toDiscard(side, [piece.card])
  table.tell('discard', side, { why, cards: [piece.card] })
}

function tellFighters(
  table: Table,
  side: Side,
  characters: readonly PlanCard[],
  weapon: PlanCard | null,
  battle: PlanCard | null,
  ignored: readonly PlanCard[],
): void {
  const open = (piece: PlanCard) => ({ handle: piece.handle, card: piece.card })
  table.tell('fighters', side, {
    characters: characters.map(open),
    weapon: weapon === null ? null : open(weapon),
    battle: battle?.card ?? null,
    ignored: ignored.map(open),
  })
}

export const characterCard = (piece: PlanCard): CharacterCard => cardById(piece.card) as CharacterCard
