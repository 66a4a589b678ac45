/** A fight or duel as texts see it: the fighters of each side with their cards (part 4 of the effects' conditions). */
import type { CharacterCard, Place, Planet, Selectors, SingleCard, UserLine, WeaponCard } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { type Fighter, same, selects, selectsBuiltIn } from '../../cards/selecting.ts'
import { lineFor } from '../../cards/users.ts'
import type { PlanCard, Side } from '../../state/game-state.ts'

/** One side of a scene. */
export interface FightSceneSide {
  readonly characters: readonly PlanCard[]
  /** Weapons that the first of them uses, without ignored ones. */
  readonly weapons: readonly PlanCard[]
  /** Handles of the characters with an ignored built-in weapon. */
  readonly ignored: readonly string[]
  readonly battle: string | null
  /** The Battle card of the previous fight, for texts about its title (E-05). */
  readonly carried: string | null
}

/** A fight, starship battle or duel as texts see it. */
export interface FightScene {
  readonly kind: 'battle' | 'space' | 'duel'
  readonly planet: Planet
  /** Null in space: there are no location bonuses (rule 22.5.2). */
  readonly place: Place | null
  readonly sides: Readonly<Record<Side, FightSceneSide>>
  /** The side that started the duel; null in a battle. */
  readonly initiator: Side | null
  /** The characters and weapons that this side evacuates; null without an evacuation. */
  readonly evacuated: { readonly side: Side; readonly cards: readonly PlanCard[] } | null
}

/** Returns the character or starship of a plan's card. @throws if it is neither */
export const fighterCard = ({ card }: PlanCard): Fighter => {
  const data = cardById(card)
  if (data.type !== 'character' && data.type !== 'starship') throw new Error(`${card} is no fighter`)
  return data
}

/** Returns the weapon of a plan's card. @throws if it is no weapon */
export const weaponCard = ({ card }: PlanCard): WeaponCard => {
  const data = cardById(card)
  if (data.type !== 'weapon') throw new Error(`${card} is no weapon`)
  return data
}

const opponents = (scene: FightScene, side: Side): readonly Fighter[] =>
  scene.sides[side === 'dark' ? 'light' : 'dark'].characters.map(fighterCard)

/** Returns whether one of the opposing fighters fits; "fighting X" holds for any member of a group. */
export const facing = (scene: FightScene, side: Side, who: Selectors): boolean =>
  opponents(scene, side).some((foe) => who.some((selector) => selects(selector, foe, scene.place, { own: false })))

/** A weapon in use with its user line. */
export interface WeaponInUse {
  readonly piece: PlanCard
  readonly line: UserLine
}

/** Returns the user line by which the first fighter of a side uses this weapon against its opponents, or null. */
export function lineOf(scene: FightScene, side: Side, weapon: WeaponCard): UserLine | null {
  const [first] = scene.sides[side].characters
  if (first === undefined) return null
  return lineFor(weapon, fighterCard(first), scene.place, { foes: opponents(scene, side), duel: scene.kind === 'duel' })
}

/** Returns a side's weapons in use with their lines; all belong to the first fighter (rule 13.2). */
export const weaponsInUse = (scene: FightScene, side: Side): readonly WeaponInUse[] =>
  scene.sides[side].weapons.flatMap((piece) => {
    const line = lineOf(scene, side, weaponCard(piece))
    return line === null ? [] : [{ piece, line }]
  })

/** Returns a side's characters whose built-in weapon works in this fight (rules 24.2.2, E-21). */
export const builtInsInUse = (scene: FightScene, side: Side): readonly CharacterCard[] => {
  const { characters, ignored } = scene.sides[side]
  return characters
    .filter(({ handle }) => !ignored.includes(handle))
    .map(fighterCard)
    .filter((card): card is CharacterCard => card.type === 'character' && card.builtIn !== undefined)
}

/** Returns whether the fighter with this handle uses one of these weapons; null: any weapon. */
export function usesWeapon(scene: FightScene, side: Side, handle: string, which: Selectors | null): boolean {
  const { characters } = scene.sides[side]
  const meant = (card: SingleCard | WeaponCard) =>
    which === null || which.some((one) => selects(one, card, scene.place))
  if (characters[0]?.handle === handle && weaponsInUse(scene, side).some(({ piece }) => meant(weaponCard(piece))))
    return true
  const own = characters.find((piece) => piece.handle === handle)
  if (own === undefined) return false
  const card = fighterCard(own)
  if (card.type !== 'character' || card.builtIn === undefined) return false
  if (scene.sides[side].ignored.includes(handle)) return false
  return which === null || which.some((one) => selectsBuiltIn(one, card))
}

/**
 * Returns whether a Battle card of this title works for this side, or did in the previous fight for the same fighter
 * (E-05).
 */
export function usesBattleCard(scene: FightScene, side: Side, title: string): boolean {
  const { battle, carried } = scene.sides[side]
  return [battle, carried].some((id) => {
    if (id === null) return false
    const card = cardById(id)
    return card.type === 'battle' && [card.title, ...(card.titles ?? [])].some((one) => same(one, title))
  })
}
