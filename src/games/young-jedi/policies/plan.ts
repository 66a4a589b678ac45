/** Sensible battle plans from the pieces of the decision, for the practice opponent and as suggestions on panels. */
import type { Decision, Piece } from '../../../contract/index.ts'
import { refitted } from '../../../kit/decisions/shapes.ts'
import type { BattleCard, Condition, Place, Selectors, WeaponCard } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { selects } from '../cards/selecting.ts'
import {
  type Fighter,
  groupSizes,
  lineFor,
  placeBonus,
  worksForGroup,
  worksForOne,
  worksForTwoWeapons,
} from '../cards/users.ts'
import { battleUse } from '../rules/battle/plan.ts'

/** Mean of a destiny draw over a usual deck: the worth of a draw before it is made. */
export const MEAN_DESTINY = 3.5

/** The effect of a Battle card; in space a character may be one. */
type Use = Pick<BattleCard, 'use' | 'also'>

/** A fighter of a plan: one card or a group, with the pieces before it. */
interface Unit {
  readonly fighters: readonly Piece[]
  weapons: readonly Piece[]
  battle: Piece | null
}

const fighterOf = (piece: Pick<Piece, 'card'>): Fighter => cardById(piece.card as string) as Fighter

const weaponOf = (piece: Piece): WeaponCard => cardById(piece.card as string) as WeaponCard

/** The worth of a fighter in a fight at this place (null: in space), on average. */
export function worth(card: Fighter, place: Place | null): number {
  if (card.type === 'starship') return card.power + (card.starfighter ? MEAN_DESTINY : 0)
  const builtIn = card.builtIn === undefined ? 0 : card.builtIn.bonus + card.builtIn.draws * MEAN_DESTINY
  const power = card.power === 'destiny' ? MEAN_DESTINY : card.power
  return power + builtIn + (place === null ? 0 : placeBonus(card, place))
}

/** The gain of a fighter by a weapon, on average; 0 if it can't use it. */
export function weaponWorth(weapon: WeaponCard, user: Fighter, place: Place | null): number {
  const line = lineFor(weapon, user, place)
  return line === null ? 0 : line.bonus + line.draws * MEAN_DESTINY + gainByUsing(user, weapon, place)
}

/** The gain by the fighter's own text while it uses this weapon. */
function gainByUsing(user: Fighter, weapon: WeaponCard, place: Place | null): number {
  let gain = 0
  for (const text of user.text)
    if (text.form === 'power' && text.of === 'this' && isUsing(text.if, weapon, place)) gain += text.bonus
  return gain
}

const isUsing = (condition: Condition | undefined, weapon: WeaponCard, place: Place | null): boolean =>
  condition !== undefined && 'using' in condition && anyOf(condition.using, weapon, place)

const anyOf = (who: Selectors, card: Parameters<typeof selects>[1], place: Place | null): boolean =>
  who.some((selector) => selects(selector, card, place))

/** The gain by a Battle card, on average; its further effects count a little. */
export const battleWorth = ({ use, also }: Use): number =>
  use.bonus + use.draws * MEAN_DESTINY + (also.length > 0 ? BESIDES : 0)

/** A further effect of a Battle card is worth about this much power. */
const BESIDES = 1.5

function piecesOf(decision: Pick<Decision, 'shape'>): readonly Piece[] {
  if (decision.shape.type !== 'arrange') throw new Error('no battle plan is asked for')
  return decision.shape.pieces
}

const isWeapon = (piece: Piece): boolean => !piece.anchor && cardById(piece.card as string).type === 'weapon'

// ---------------------------------------------------------------- a good plan

/** Variations of a good plan. */
export interface PlanManner {
  /** The weakest fighter first: the strong ones come when the opponent has used up theirs. */
  readonly weakFirst?: boolean
  /** No fighters fight together. */
  readonly alone?: boolean
  /** No weapon is used, so that none can be lost. */
  readonly unarmed?: boolean
}

/**
 * A plan in which every Battle card and weapon gains as much as it can: groups first, then cards for two weapons, then
 * weapons, then cards for one fighter. The strongest fighter comes first; useless cards stand where they do no harm.
 * @param place null in space
 */
export function goodPlan(decision: Pick<Decision, 'shape'>, place: Place | null, manner: PlanManner = {}): string[] {
  return new Planner(piecesOf(decision), place, manner).row()
}

class Planner {
  readonly #place: Place | null
  readonly #manner: PlanManner
  readonly #pieces: readonly Piece[]
  readonly #units: Unit[]
  readonly #weapons: Piece[]
  /** Battle cards without a use so far, each with all its ways. */
  readonly #battles: Map<string, Piece[]>

  constructor(pieces: readonly Piece[], place: Place | null, manner: PlanManner) {
    this.#place = place
    this.#manner = manner
    this.#pieces = pieces
    this.#units = pieces
      .filter(({ anchor }) => anchor)
      .map((piece) => ({ fighters: [piece], weapons: [], battle: null }))
    this.#weapons = pieces.filter(isWeapon)
    this.#battles = new Map()
    for (const piece of pieces) {
      if (piece.anchor || isWeapon(piece)) continue
      const base = piece.instead ?? piece.id
      this.#battles.set(base, [...(this.#battles.get(base) ?? []), piece])
    }
  }

  row(): string[] {
    const { alone, unarmed } = this.#manner
    if (alone !== true) this.#each((piece, use) => this.#group(piece, use))
    if (unarmed !== true) {
      this.#each((piece, use) => this.#arm(piece, use))
      this.#giveWeapons()
    }
    this.#each((piece, use) => this.#give(piece, use))
    return this.#inOrder()
  }

  /** Tries every way of every Battle card without a use, the most useful cards first. */
  #each(place: (piece: Piece, use: Use) => boolean): void {
    const all = [...this.#battles].map(([base, ways]) => ({ base, ways, worth: this.#best(ways) }))
    for (const { base, ways } of all.sort((one, other) => other.worth - one.worth))
      if (ways.some((piece) => this.#used(piece, place))) this.#battles.delete(base)
  }

  #used(piece: Piece, place: (piece: Piece, use: Use) => boolean): boolean {
    const use = this.#useOf(piece)
    return use !== null && place(piece, use)
  }

  #best = (ways: readonly Piece[]): number =>
    Math.max(...ways.map((piece) => battleWorth(this.#useOf(piece) ?? NO_USE)))

  #useOf = (piece: Piece): Use | null => battleUse(this.#place === null ? 'space' : 'planet', piece.card as string)

  /** A group of the weakest fighters that can form it: alone they would lose. */
  #group(piece: Piece, use: Use): boolean {
    if (use.use.for !== 'group') return false
    const single = this.#units.filter((unit) => unit.fighters.length === 1 && unit.battle === null)
    const members = findMembers(use, single, this.#place)
    if (members === null) return false
    for (const member of members) this.#units.splice(this.#units.indexOf(member), 1)
    const fighters = members.flatMap((unit) => unit.fighters)
    // The first one uses the weapon, so it should be the one that gains most.
    this.#units.push({ fighters, weapons: [], battle: piece })
    return true
  }

  #arm(piece: Piece, use: Use): boolean {
    if (use.use.for !== 'two weapons') return false
    for (const unit of this.#free())
      for (const one of this.#weapons)
        for (const two of this.#weapons) {
          const user = fighterOf(unit.fighters[0] as Piece)
          if (one === two || !worksForTwoWeapons(use, [weaponOf(one), weaponOf(two)], user, this.#place)) continue
          unit.weapons = [one, two]
          unit.battle = piece
          for (const weapon of unit.weapons) this.#weapons.splice(this.#weapons.indexOf(weapon), 1)
          return true
        }
    return false
  }

  /** Each weapon goes to the fighter that gains most by it, the greatest gain first. */
  #giveWeapons(): void {
    for (;;) {
      let best: { unit: Unit; weapon: Piece; gain: number } | null = null
      for (const unit of this.#units) {
        if (unit.weapons.length > 0 || refusesWeapon(this.#useIn(unit))) continue
        const user = fighterOf(unit.fighters[0] as Piece)
        for (const weapon of this.#weapons) {
          const gain = weaponWorth(weaponOf(weapon), user, this.#place)
          if (gain > 0 && (best === null || gain > best.gain)) best = { unit, weapon, gain }
        }
      }
      if (best === null) return
      best.unit.weapons = [best.weapon]
      this.#weapons.splice(this.#weapons.indexOf(best.weapon), 1)
    }
  }

  /** A card for one fighter goes to the one that gains most; one that must come first is placed first. */
  #give(piece: Piece, use: Use): boolean {
    if (use.use.for !== 'one') return false
    if (use.use.first === true && this.#units.some((unit) => this.#goesFirst(unit))) return false
    const users = this.#free().filter((unit) => worksForOne(use, fighterOf(unit.fighters[0] as Piece), this.#place))
    const gain = (unit: Unit) => this.#gain(use, unit)
    const [user] = users
      .filter((unit) => gain(unit) > 0)
      .sort((one, other) => gain(other) - gain(one) || this.#worth(other) - this.#worth(one))
    if (user === undefined) return false
    user.battle = piece
    return true
  }

  #gain({ use, also }: Use, unit: Unit): number {
    if (use.for !== 'one') return 0
    const uses = (condition: Condition | undefined) =>
      condition === undefined ||
      !('using' in condition) ||
      unit.weapons.some((weapon) => anyOf(condition.using, weaponOf(weapon), this.#place))
    if (!uses(use.needs)) return 0
    const bonus = uses(use.bonusIf) ? use.bonus : 0
    // A fighter without a weapon can have the opposing weapon ignored.
    const push = also.some(({ form }) => form === 'ignore-weapons') && unit.weapons.length > 0 ? 0 : BESIDES
    return bonus + use.draws * MEAN_DESTINY + (also.length > 0 ? push : 0)
  }

  #free = (): Unit[] => this.#units.filter((unit) => unit.fighters.length === 1 && unit.battle === null)

  #useIn = (unit: Unit): Use | null => (unit.battle === null ? null : this.#useOf(unit.battle))

  #goesFirst(unit: Unit): boolean {
    const use = this.#useIn(unit)?.use
    return use?.for === 'one' && use.first === true
  }

  #goesLast = (unit: Unit): boolean => this.#useIn(unit)?.also.some(({ form }) => form === 'no-breakthrough') === true

  #worth(unit: Unit): number {
    const [first] = unit.fighters
    const base = unit.fighters.reduce((sum, piece) => sum + worth(fighterOf(piece), this.#place), 0)
    const armed = unit.weapons.reduce(
      (sum, weapon) => sum + weaponWorth(weaponOf(weapon), fighterOf(first as Piece), this.#place),
      0,
    )
    const use = this.#useIn(unit)
    return base + armed + (use === null ? 0 : battleWorth(use))
  }

  /** Rule 9.3: Battle card, weapons, fighters. Unused pieces go to the end, or before the fighter that must be last. */
  #inOrder(): string[] {
    const rank = (unit: Unit) => (this.#goesFirst(unit) ? -1 : this.#goesLast(unit) ? 1 : 0)
    const worths = new Map(this.#units.map((unit) => [unit, this.#worth(unit)]))
    const turned = this.#manner.weakFirst === true ? -1 : 1
    const ahead = (one: Unit, other: Unit) => ((worths.get(other) ?? 0) - (worths.get(one) ?? 0)) * turned
    this.#units.sort((one, other) => rank(one) - rank(other) || ahead(one, other))
    const bases = [...this.#battles.keys()]
    // Battle cards before weapons: a weapon works only directly before its user.
    const rest = [...this.#pieces.filter((piece) => bases.includes(piece.id)), ...this.#weapons]
    const last = this.#units.at(-1)
    const covers = last !== undefined && this.#goesLast(last)
    // A harmless place: before a fighter without a Battle card, whose own weapon stands nearer to it.
    const harmless = covers ? this.#units.find((unit) => unit.battle === null) : undefined
    const row = this.#units.flatMap((unit) => [
      ...(unit === harmless ? rest : []),
      ...(unit.battle === null ? [] : [unit.battle]),
      ...unit.weapons,
      ...unit.fighters,
    ])
    return [...row, ...(harmless === undefined ? rest : [])].map(({ id }) => id)
  }
}

const NO_USE: Use = { use: { for: 'one', with: [], bonus: 0, draws: 0 }, also: [] }

function refusesWeapon(use: Use | null): boolean {
  return use?.use.for === 'group' && use.use.noWeapon === true
}

/** Units that make a complete group for this Battle card, the weakest that can; null if there are none. */
function findMembers(use: Use, units: readonly Unit[], place: Place | null): Unit[] | null {
  const sorted = [...units].sort((one, other) => worthOf(one, place) - worthOf(other, place))
  const found = combine(sorted, groupSizes(use), (taken) =>
    worksForGroup(
      use,
      taken.map((unit) => fighterOf(unit.fighters[0] as Piece)),
      place,
    ),
  )
  return found
}

const worthOf = (unit: Unit, place: Place | null): number => worth(fighterOf(unit.fighters[0] as Piece), place)

/**
 * The first combination of one of these sizes that passes the test, in the order of the list; null if there is none.
 */
export function combine<T>(
  list: readonly T[],
  sizes: readonly number[],
  will: (taken: readonly T[]) => boolean,
): T[] | null {
  const search = (size: number, from: number, taken: T[]): T[] | null => {
    if (taken.length === size) return will(taken) ? taken : null
    for (let at = from; at < list.length; at++) {
      const found = search(size, at + 1, [...taken, list[at] as T])
      if (found !== null) return found
    }
    return null
  }
  for (const size of [...sizes].reverse()) {
    const found = search(size, 0, [])
    if (found !== null) return found
  }
  return null
}

// ---------------------------------------------------------------- the plain plan

/** Fighters by descending POWER, each with the first fitting weapon; Battle cards last (decision G-78). */
export function plainPlan(decision: Pick<Decision, 'shape'>, place: Place | null): string[] {
  const pieces = piecesOf(decision).filter(({ instead }) => instead === undefined)
  const power = (piece: Piece) => {
    const { power } = fighterOf(piece)
    return power === 'destiny' ? 0 : power
  }
  const anchors = pieces.filter((piece) => piece.anchor).sort((one, other) => power(other) - power(one))
  const weapons = pieces.filter(isWeapon)
  const row = anchors.flatMap((anchor) => {
    const at = weapons.findIndex((piece) => lineFor(weaponOf(piece), fighterOf(anchor), place) !== null)
    return at < 0 ? [anchor] : [...weapons.splice(at, 1), anchor]
  })
  return [...row, ...pieces.filter((piece) => !row.includes(piece))].map(({ id }) => id)
}

// ---------------------------------------------------------------- a plan made before

/** A plan that was made ahead, adapted to the present pieces. */
export const repaired = (decision: Pick<Decision, 'shape'>, wanted: readonly string[]): string[] =>
  refitted(piecesOf(decision), wanted)
