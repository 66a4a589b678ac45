/** Finds the characters that may duel, their weapons and their opponents (rules 23.2-23.5). */
import { opposite, type Selectors, type WeaponCard } from '../../cards/card.ts'
import { rulesOf } from '../../cards/editions.ts'
import { cardById } from '../../cards/index.ts'
import { selects } from '../../cards/selecting.ts'
import { lineFor } from '../../cards/users.ts'
import type { OptionAbouts } from '../../state/abouts.ts'
import type { DuelFrame, PlanCard, Side, State, TableCard } from '../../state/game-state.ts'
import { faceUp, fighters, isType, placeOf } from '../../state/game-table.ts'
import { bannedFromWeapons } from '../../texts/reading/numbers.ts'
import { type FightScene, fighterCard, weaponCard } from '../../texts/reading/scene.ts'

/** Rule 23.3: the characters that can fight with a lightsaber. */
const DUELISTS: Selectors = [
  { name: 'Obi-Wan Kenobi' },
  { name: 'Qui-Gon Jinn' },
  { kind: 'Jedi' },
  { name: 'Darth Maul' },
  { name: 'Darth Sidious' },
  { name: 'Aurra Sing' },
]

const LIGHTSABER = { type: 'weapon', kind: 'lightsaber' } as const

/** Returns whether the card is a dueling character (rule 23.3). */
export const isDuelist = (card: string): boolean => DUELISTS.some((one) => selects(one, cardById(card), null))

/** Returns whether the card is a lightsaber. */
export const isLightsaber = (card: string): boolean => selects(LIGHTSABER, cardById(card), null)

/** Returns a side's face-up dueling characters on the current planet. */
export const duelists = (state: State, side: Side): readonly TableCard[] =>
  fighters(state.sides[side]).filter(({ card }) => isDuelist(card))

/**
 * Returns the side's face-up weapons there that this character may use in a duel (rule 23.4.4), against this opponent
 * if it is known.
 */
export function weaponsFor(state: State, side: Side, user: PlanCard, foe: PlanCard | null): readonly TableCard[] {
  const fighter = fighterCard(user)
  if (bannedFromWeapons(state, side, fighter)) return []
  const foes = foe === null ? [] : [fighterCard(foe)]
  return faceUp(state.sides[side]).filter(
    (laid) =>
      isType(laid.card, 'weapon') &&
      lineFor(weaponCard(laid) as WeaponCard, fighter, placeOf(state), { foes, duel: true }) !== null,
  )
}

/**
 * Returns the pairs of dueling character and lightsaber with which a side may start a duel (rules 23.2, 23.4.1; G-82).
 */
export function initiators(state: State, side: Side): readonly { readonly who: TableCard; readonly with: TableCard }[] {
  return duelists(state, side).flatMap((who) =>
    weaponsFor(state, side, who, null)
      .filter(({ card }) => isLightsaber(card))
      .map((weapon) => ({ who, with: weapon })),
  )
}

/** The role of a card in a duel: the character that starts it, its lightsaber, or the defender. */
export type DuelRole = OptionAbouts['duel']['role']

/** Returns the id of the option of `duel` that gives the card this role: `who:dt1`, `with:dt2`, `foe:lt3`. */
export const duelId = (role: DuelRole, handle: string): string => `${role}:${handle}`

/**
 * Returns the characters that a side may name as defender (rule 23.4.2); in the oldest edition only dueling characters.
 */
export const targets = (state: State, side: Side): readonly TableCard[] =>
  rulesOf(state.options).duelistsOnly ? duelists(state, opposite(side)) : fighters(state.sides[opposite(side)])

/**
 * Rules 23.1 and 23.2: returns the reason why the active player may not duel; null if they may. A duel needs both sides
 * there, and there is one per turn.
 */
export function duelBar(state: State): 'done' | 'no-foe' | 'nobody' | null {
  if (state.today.dueled) return 'done'
  if (targets(state, state.active).length === 0) return 'no-foe'
  return initiators(state, state.active).length === 0 ? 'nobody' : null
}

/** Returns whether the active player may duel. */
export const mayDuel = (state: State): boolean => duelBar(state) === null

/** Returns a side's duelist. @throws if it has left play */
export function duelist(state: State, frame: DuelFrame, side: Side): PlanCard {
  const found = state.sides[side].table.find(({ handle }) => handle === frame.duelists[side])
  if (found === undefined) throw new Error(`the ${side} duelist has gone`)
  return { handle: found.handle, card: found.card }
}

/** Returns the weapon that a side uses in the duel, or null if it has none or it is ignored. */
export function weaponInDuel(state: State, frame: DuelFrame, side: Side): PlanCard | null {
  const handle = frame.weapons[side]
  if (handle === null || frame.ignored.includes(handle)) return null
  const found = state.sides[side].table.find((laid) => laid.handle === handle)
  return found === undefined ? null : { handle: found.handle, card: found.card }
}

/** Returns the duel as texts see it. */
export function duelScene(state: State, frame: DuelFrame): FightScene {
  const side = (one: Side) => {
    const weapon = weaponInDuel(state, frame, one)
    return {
      characters: [duelist(state, frame, one)],
      weapons: weapon === null ? [] : [weapon],
      ignored: frame.ignored,
      battle: null,
      carried: null,
    }
  }
  return {
    kind: 'duel',
    planet: state.planet ?? 'Tatooine',
    place: placeOf(state),
    sides: { dark: side('dark'), light: side('light') },
    initiator: frame.initiator,
    evacuated: null,
  }
}
