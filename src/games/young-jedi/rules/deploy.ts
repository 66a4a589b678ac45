/** Decides where a card may be deployed, and deploys it (parts 5, 6, 7, 8, 20, 22.1, 25.2). */
import type { SingleCard } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { same } from '../cards/selecting.ts'
import { type Side, type State, turnFrame } from '../state/game-state.ts'
import { isInHyperspace, isInPlay, singleCard, type Table } from '../state/game-table.ts'
import { costNow, counterLimit } from '../texts/reading/numbers.ts'
import { isPilot, isPodracer } from './partners.ts'
import { setOff } from './texts/triggers.ts'

/** The place that a card is deployed to: its usual one, or the Objective. */
export type Target = 'usual' | 'objective'

/**
 * Returns the id that a card has once deployed: for a Double Impact card its half that is an Effect, or null if it has
 * none.
 */
export function asDeployed(id: string): string | null {
  const card = cardById(id)
  if (card.type !== 'double') return id
  return card.halves.find((half) => half.type === 'effect')?.id ?? null
}

/** Returns the counters that the active player has left. */
export const countersLeft = (state: State, side: Side): number =>
  counterLimit(state, side) - (turnFrame(state)?.spent ?? 0)

/** The reason why a card can't be deployed there, counters aside. */
export type LieBar =
  | 'not-deployed'
  | 'planet'
  | 'same-location'
  | 'effect'
  | 'starship'
  | 'stack'
  | 'unique'
  | 'race'
  | 'race-used'

/**
 * Returns the reason why the card can't be deployed there now, counters aside (rules 5.3, 6, 8.2, 20.3, 22.2, 25.2);
 * null if it can.
 * @param id a card as it is deployed, see `asDeployed`
 */
export function lieBar(state: State, side: Side, id: string, target: Target = 'usual'): LieBar | null {
  const card = singleCard(id)
  if (target === 'objective') return raceBar(state, side, card)
  const zone = state.sides[side]
  switch (card.type) {
    case 'location': {
      const top = state.locations.at(-1)
      if (card.planet !== state.planet || top === undefined) return 'planet'
      return same(cardById(top.card).title, card.title) ? 'same-location' : null
    }
    case 'effect':
      return zone.effect === null ? null : 'effect'
    case 'starship':
      if (card.copies === 'diamond') return null
      return isInHyperspace(state, side, card.title) ? 'starship' : null
    case 'character':
    case 'weapon': {
      if (card.copies === 'diamond') return null
      if (card.copies === 'stack') return isInPlay(state, side, card.title, state.planet) ? 'stack' : null
      return isInPlay(state, side, card.title) ? 'unique' : null
    }
    default:
      return 'not-deployed'
  }
}

/** Returns whether the card may be deployed there now, counters aside. */
export const mayLie = (state: State, side: Side, id: string, target: Target = 'usual'): boolean =>
  lieBar(state, side, id, target) === null

/** Rules 25.2 and 6.3: one pilot and one Podracer for the whole game, and no copy on a planet. */
function raceBar(state: State, side: Side, card: SingleCard): LieBar | null {
  const { race } = state.sides[side]
  if (race === null || (card.type !== 'character' && card.type !== 'weapon')) return 'race'
  const racer = card.type === 'character'
  if (racer ? !isPilot(card) : !isPodracer(card)) return 'race'
  if (racer ? race.used.pilot : race.used.podracer) return 'race-used'
  return card.copies === 'diamond' || !isInPlay(state, side, card.title) ? null : 'unique'
}

/** The way a card is deployed. */
export interface Deployment {
  readonly target: Target
  readonly from: 'hand' | 'deck'
  readonly free?: boolean
  /** The id of the card whose text deploys this one. */
  readonly by?: string
}

/**
 * Deploys a card that the caller has taken from its zone, pays for it, and starts the texts that follow (21.1, 7.6).
 */
export function deploy(table: Table, side: Side, id: string, { target, from, free, by }: Deployment): void {
  const { state } = table
  const card = singleCard(id)
  if (card.type === 'location') return table.layLocation(side, id, from)
  const cost = free === true ? 0 : costNow(state, side, id)
  const turn = turnFrame(state)
  if (turn !== null) turn.spent += cost
  const hidden = target === 'usual' && card.type !== 'starship' && table.side(side).turnsHere === 1
  const laid =
    target === 'objective'
      ? table.toObjective(side, id)
      : card.type === 'starship'
        ? table.toHyperspace(side, id)
        : card.type === 'effect'
          ? table.layEffect(side, id, hidden)
          : table.lay(side, id, hidden)
  const where =
    target === 'objective'
      ? 'objective'
      : card.type === 'starship'
        ? 'hyperspace'
        : card.type === 'effect'
          ? 'effect'
          : null
  table.tell(
    'deploy',
    side,
    {
      handle: laid.handle,
      cost: hidden ? null : cost,
      card: hidden ? null : id,
      ...(where === null ? {} : { where }),
      ...(from === 'hand' ? {} : { from }),
      ...(by === undefined ? {} : { by }),
    },
    hidden ? { card: id, cost } : undefined,
  )
  if (!hidden) setOff(table, side, laid, target)
}
