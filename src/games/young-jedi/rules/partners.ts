/** Pilots and Podracers, and whether they match (rules 25.2-25.4). */
import type { Selector, SingleCard, WeaponCard } from '../cards/card.ts'
import { selects } from '../cards/selecting.ts'
import type { Side, State } from '../state/game-state.ts'
import { singleCard } from '../state/game-table.ts'

const PILOT: Selector = { kind: 'Podracer pilot' }
const PODRACER: Selector = { type: 'weapon', kind: 'Podracer' }

/** Returns whether the card is a Podracer pilot. */
export const isPilot = (card: SingleCard): boolean => selects(PILOT, card, null)

/** Returns whether pilot and Podracer match: the Podracer's title contains the pilot's name (rule 25.3). */
export const matches = (pilot: SingleCard, podracer: SingleCard): boolean =>
  pilot.type === 'character' &&
  isPodracer(podracer) &&
  podracer.title.toLowerCase().includes(pilot.title.toLowerCase()) &&
  isPilot(pilot)

/** Returns whether the card is a Podracer. */
export const isPodracer = (card: SingleCard): card is WeaponCard => selects(PODRACER, card, null)

/**
 * Returns whether this card is the matching partner of the pilot or Podracer on the Objective (U-39: later too, while
 * the place is empty).
 */
export function isPartner(state: State, side: Side, id: string): boolean {
  const { race } = state.sides[side]
  if (race === null) return false
  const { pilot, podracer } = race
  const card = singleCard(id)
  if (pilot !== null && podracer === null) return matches(singleCard(pilot.card), card)
  if (podracer !== null && pilot === null) return matches(card, singleCard(podracer.card))
  return false
}

/** Returns whether the place beside pilot or Podracer is empty and has never been filled. */
export function wantsPartner(state: State, side: Side): boolean {
  const { race } = state.sides[side]
  if (race === null) return false
  return (
    (race.pilot !== null && race.podracer === null && !race.used.podracer) ||
    (race.podracer !== null && race.pilot === null && !race.used.pilot)
  )
}
