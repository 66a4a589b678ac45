/** Battle plans that make sense, from the pieces of the decision: for the opponent, and as suggestions on panels. */
import type { Decision, Piece } from '../../game.ts'
import type { BattleCard, CharacterCard, Place, WeaponCard } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { groupSize, lineFor, placeBonus, worksForGroup, worksForOne } from '../cards/users.ts'

/** Mean of a destiny draw over a usual deck: what a draw is worth before it is made. */
export const MEAN_DESTINY = 3.5

/** A fighter of a plan: one character or a group, with what is laid before it. */
interface Unit {
  characters: readonly Piece[]
  weapon: Piece | null
  battle: Piece | null
}

const character = (piece: Piece): CharacterCard => cardById(piece.card as string) as CharacterCard

/** What a character is worth in a fight at this place, on average. */
export const worth = (card: CharacterCard, place: Place): number =>
  (card.power === 'destiny' ? MEAN_DESTINY : card.power) + placeBonus(card, place)

/** What a weapon adds for a character, on average; 0 if he can't use it. */
export function weaponWorth(weapon: WeaponCard, user: CharacterCard, place: Place): number {
  const line = lineFor(weapon, user, place)
  return line === null ? 0 : line.bonus + line.draws * MEAN_DESTINY
}

const battleWorth = (battle: BattleCard): number => battle.use.bonus + battle.use.draws * MEAN_DESTINY

function piecesOf(decision: Pick<Decision, 'shape'>): readonly Piece[] {
  if (decision.shape.type !== 'arrange') throw new Error('no battle plan is asked for')
  return decision.shape.pieces
}

/**
 * A plan in which every Battle card and weapon does as much as it can: groups first, then single cards, then weapons;
 * the strongest fighter first, whatever finds no use last.
 */
export function goodPlan(decision: Pick<Decision, 'shape'>, place: Place): string[] {
  const pieces = piecesOf(decision)
  const of = (type: string) => pieces.filter((piece) => cardById(piece.card as string).type === type)
  const battles = of('battle')
  const { units, used } = group(of('character'), battles, place)
  for (const battle of battles) if (!used.has(battle) && giveBattle(units, battle, place)) used.add(battle)
  for (const weapon of of('weapon')) if (giveWeapon(units, weapon, place)) used.add(weapon)
  units.sort(
    (one, other) =>
      Number(goesFirst(other)) - Number(goesFirst(one)) || unitWorth(other, place) - unitWorth(one, place),
  )
  return rowOf(units, pieces)
}

/** Characters by descending POWER, each with the first fitting weapon; Battle cards last (decision G-78). */
export function plainPlan(decision: Pick<Decision, 'shape'>, place: Place): string[] {
  const pieces = piecesOf(decision)
  const power = (piece: Piece) => {
    const card = character(piece)
    return card.power === 'destiny' ? 0 : card.power
  }
  const anchors = pieces.filter((piece) => piece.anchor).sort((one, other) => power(other) - power(one))
  const weapons = pieces.filter((piece) => cardById(piece.card as string).type === 'weapon')
  const units: Unit[] = anchors.map((anchor) => {
    const at = weapons.findIndex((piece) =>
      lineFor(cardById(piece.card as string) as WeaponCard, character(anchor), place),
    )
    return { characters: [anchor], weapon: at < 0 ? null : (weapons.splice(at, 1)[0] as Piece), battle: null }
  })
  return rowOf(units, pieces)
}

function group(
  characters: readonly Piece[],
  battles: readonly Piece[],
  place: Place,
): { units: Unit[]; used: Set<Piece> } {
  const used = new Set<Piece>()
  const free = new Set(characters)
  const units: Unit[] = []
  for (const battle of battles) {
    const members = findGroup(cardById(battle.card as string) as BattleCard, [...free], place)
    if (members === null) continue
    for (const member of members) free.delete(member)
    used.add(battle)
    units.push({ characters: members, weapon: null, battle })
  }
  for (const piece of free) units.push({ characters: [piece], weapon: null, battle: null })
  return { units, used }
}

/** A complete group for this Battle card among the characters, its strongest first; null if there is none. */
export function findGroup(battle: BattleCard, characters: readonly Piece[], place: Place): Piece[] | null {
  const size = groupSize(battle)
  if (size === null) return null
  const candidates = [...characters].sort((one, other) => worth(character(other), place) - worth(character(one), place))
  const search = (from: number, taken: Piece[]): Piece[] | null => {
    if (taken.length === size) return worksForGroup(battle, taken.map(character), place) ? taken : null
    for (let at = from; at < candidates.length; at++) {
      const found = search(at + 1, [...taken, candidates[at] as Piece])
      if (found !== null) return found
    }
    return null
  }
  return search(0, [])
}

function giveBattle(units: Unit[], piece: Piece, place: Place): boolean {
  const battle = cardById(piece.card as string) as BattleCard
  const single = units.filter((unit) => unit.battle === null && unit.characters.length === 1)
  const user = single
    .filter((unit) => worksForOne(battle, character(unit.characters[0] as Piece), place))
    .sort((one, other) => unitWorth(other, place) - unitWorth(one, place))[0]
  if (user !== undefined) user.battle = piece
  return user !== undefined
}

function giveWeapon(units: Unit[], piece: Piece, place: Place): boolean {
  const weapon = cardById(piece.card as string) as WeaponCard
  const gain = (unit: Unit) => weaponWorth(weapon, character(unit.characters[0] as Piece), place)
  const user = units
    .filter((unit) => unit.weapon === null && !refusesWeapon(unit) && gain(unit) > 0)
    .sort((one, other) => gain(other) - gain(one))[0]
  if (user !== undefined) user.weapon = piece
  return user !== undefined
}

function refusesWeapon(unit: Unit): boolean {
  const use = unit.battle === null ? null : (cardById(unit.battle.card as string) as BattleCard).use
  return use?.for === 'group' && use.noWeapon === true
}

function goesFirst(unit: Unit): boolean {
  const use = unit.battle === null ? null : (cardById(unit.battle.card as string) as BattleCard).use
  return use?.for === 'one' && use.first === true
}

function unitWorth(unit: Unit, place: Place): number {
  const first = character(unit.characters[0] as Piece)
  const base = unit.characters.reduce((sum, piece) => sum + worth(character(piece), place), 0)
  const weapon =
    unit.weapon === null ? 0 : weaponWorth(cardById(unit.weapon.card as string) as WeaponCard, first, place)
  return base + weapon + (unit.battle === null ? 0 : battleWorth(cardById(unit.battle.card as string) as BattleCard))
}

/** Rule 9.3: Battle card, weapon, characters; what nobody uses goes to the end. */
function rowOf(units: readonly Unit[], pieces: readonly Piece[]): string[] {
  const row = units.flatMap((unit) => [unit.battle, unit.weapon, ...unit.characters]).filter((piece) => piece !== null)
  const rest = pieces.filter((piece) => !row.includes(piece))
  return [...row, ...rest].map((piece) => piece.id)
}
