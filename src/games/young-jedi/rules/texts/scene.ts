/** A fight or duel as texts see it: who stands against whom with what (part 4 of the effects' conditions). */
import type { CharacterCard, Place, Planet, Selectors, SingleCard, UserLine, WeaponCard } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { type Fighter, same, selects, selectsBuiltIn } from '../../cards/selecting.ts'
import { lineFor } from '../../cards/users.ts'
import type { PlanCard, Side } from '../state.ts'

/** One side of a scene. */
export interface SceneSide {
  readonly characters: readonly PlanCard[]
  /** Weapons in use by the first of them; ignored ones are not among them. */
  readonly weapons: readonly PlanCard[]
  /** Handles of characters whose built-in weapon is ignored. */
  readonly ignored: readonly string[]
  readonly battle: string | null
  /** The Battle card of the fight before, for texts that ask for its title (E-05). */
  readonly carried: string | null
}

export interface Scene {
  readonly kind: 'battle' | 'space' | 'duel'
  readonly planet: Planet
  /** Null in space: there are no location bonuses (rule 22.5.2). */
  readonly place: Place | null
  readonly sides: Readonly<Record<Side, SceneSide>>
  /** Of a duel: who began it. */
  readonly initiator: Side | null
  /** Handles of characters and weapons that are being evacuated, of that side. */
  readonly evacuated: { readonly side: Side; readonly cards: readonly PlanCard[] } | null
}

export const fighterCard = ({ card }: PlanCard): Fighter => {
  const data = cardById(card)
  if (data.type !== 'character' && data.type !== 'starship') throw new Error(`${card} is no fighter`)
  return data
}

export const weaponCard = ({ card }: PlanCard): WeaponCard => {
  const data = cardById(card)
  if (data.type !== 'weapon') throw new Error(`${card} is no weapon`)
  return data
}

const opponents = (scene: Scene, side: Side): readonly Fighter[] =>
  scene.sides[side === 'dark' ? 'light' : 'dark'].characters.map(fighterCard)

/** Whether one of the opposing fighters is meant; "fighting X" holds for any member of a group. */
export const facing = (scene: Scene, side: Side, who: Selectors): boolean =>
  opponents(scene, side).some((foe) => who.some((selector) => selects(selector, foe, scene.place, { own: false })))

/** A weapon in use with the line by which it works. */
export interface Using {
  readonly piece: PlanCard
  readonly line: UserLine
}

/** The line by which the first fighter of a side uses this weapon against those it meets, or null. */
export function lineOf(scene: Scene, side: Side, weapon: WeaponCard): UserLine | null {
  const [first] = scene.sides[side].characters
  if (first === undefined) return null
  return lineFor(weapon, fighterCard(first), scene.place, { foes: opponents(scene, side), duel: scene.kind === 'duel' })
}

/** The weapons in use on a side with their lines; all are the first fighter's (rule 13.2). */
export const weaponsInUse = (scene: Scene, side: Side): readonly Using[] =>
  scene.sides[side].weapons.flatMap((piece) => {
    const line = lineOf(scene, side, weaponCard(piece))
    return line === null ? [] : [{ piece, line }]
  })

/** The characters of a side whose built-in weapon works in this fight (rules 24.2.2, E-21). */
export const builtInsInUse = (scene: Scene, side: Side): readonly CharacterCard[] => {
  const { characters, ignored } = scene.sides[side]
  return characters
    .filter(({ handle }) => !ignored.includes(handle))
    .map(fighterCard)
    .filter((card): card is CharacterCard => card.type === 'character' && card.builtIn !== undefined)
}

/** Whether the fighter with this handle uses one of these weapons; null: any weapon at all. */
export function usesWeapon(scene: Scene, side: Side, handle: string, which: Selectors | null): boolean {
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

/** Whether a Battle card of this title works for this side, or did in the fight before for the same fighter (E-05). */
export function usesBattleCard(scene: Scene, side: Side, title: string): boolean {
  const { battle, carried } = scene.sides[side]
  return [battle, carried].some((id) => {
    if (id === null) return false
    const card = cardById(id)
    return card.type === 'battle' && [card.title, ...(card.titles ?? [])].some((one) => same(one, title))
  })
}
