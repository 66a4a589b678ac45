/** Compares the cards of a zone with the words of a scenario. */

import { type Items, type ListedCard, onlyNamed } from '../../../kit/scenarios/items.ts'
import type { Planet, Side } from '../cards/card.ts'
import type { State, TableCard } from '../state/game-state.ts'
import { calls, cardsCalled, identityOf, nameOf, planetCalled } from './names.ts'

/** A card in a zone. */
export interface ScenarioZoneCard {
  readonly card: string
  readonly hidden: boolean
}

/** The zones of a side that scenarios name. */
export const ZONES = ['table', 'hand', 'deck', 'discard', 'hyperspace'] as const
/** The name of a zone. */
export type ZoneName = (typeof ZONES)[number]

const open = (card: string): ScenarioZoneCard => ({ card, hidden: false })
const laid = ({ card, hidden }: TableCard): ScenarioZoneCard => ({ card, hidden })

/** The cards of a zone; a deck from the top. */
export function zoneOf(state: State, side: Side, zone: ZoneName): readonly ScenarioZoneCard[] {
  const own = state.sides[side]
  switch (zone) {
    case 'table':
      return own.table.map(laid)
    case 'hand':
      return own.hand.map(({ card }) => open(card))
    case 'deck':
      return own.deck.toReversed().map(open)
    case 'discard':
      return own.discard.map(open)
    case 'hyperspace':
      return own.hyperspace.map(laid)
  }
}

/** A side's stranded cards on a planet. */
export const strandedOn = (state: State, side: Side, planet: Planet): readonly ScenarioZoneCard[] =>
  (state.sides[side].stranded[planet] ?? []).map(laid)

/** A side's Effect in play; empty if it has none. */
export function effectOf(state: State, side: Side): readonly ScenarioZoneCard[] {
  const { effect } = state.sides[side]
  return effect === null ? [] : [laid(effect)]
}

// ---------------------------------------------------------------- comparing

/**
 * Takes named cards out of a zone, each once. The closest sense comes first, so that "Blaster" doesn't take a card with
 * a longer name that another word means.
 * @returns the names without a card, and the remaining cards
 */
export function takeOut(
  side: Side | null,
  items: readonly ListedCard[],
  lying: readonly ScenarioZoneCard[],
): { missing: ListedCard[]; left: ScenarioZoneCard[] } {
  const left = [...lying]
  const missing: ListedCard[] = []
  const wanted = items.map((item) => ({ item, closeness: closest(side, item, lying) }))
  for (const { item, closeness } of wanted.toSorted((one, other) => other.closeness - one.closeness)) {
    const at = left.findIndex(
      ({ card, hidden }) => hidden === item.hidden && calls(item.name, card) >= Math.max(1, closeness),
    )
    if (at < 0) missing.push(item)
    else left.splice(at, 1)
  }
  return { missing, left }
}

/** How closely a name means a card that lies there; 0 for a card without an id. */
function closest(side: Side | null, { name }: ListedCard, lying: readonly ScenarioZoneCard[]): number {
  const closeness = Math.max(0, ...lying.map(({ card }) => calls(name, card)))
  if (closeness === 0 && !/^destiny \d$/i.test(name)) cardsCalled(side, name)
  return closeness
}

/** Compares with exactly these cards, and as many more as the list says. @returns the difference, or null */
export function differs(side: Side | null, wanted: Items, lying: readonly ScenarioZoneCard[]): string | null {
  const { missing, left } = takeOut(side, wanted.items, lying)
  const rest = wanted.more ?? 0
  if (missing.length === 0 && left.length === rest) return null
  if (wanted.items.length === 0)
    return `there should be ${rest === 0 ? 'nothing' : cardCount(rest)}, but there ${are(lying)}`
  return `there should be ${words(wanted)}, but there ${are(lying)}`
}

/** The cards of a deck in their order from the top, and the number of further ones. */
export function differsInOrder(side: Side, wanted: Items, lying: readonly ScenarioZoneCard[]): string | null {
  const { items, more } = wanted
  const top = lying.slice(0, items.length)
  for (const { name } of items) closest(side, { name, hidden: false }, lying)
  const fits = items.every(({ name }, at) => top[at] !== undefined && calls(name, top[at].card) > 0)
  if (fits && (more === null || lying.length === items.length + more)) return null
  const found = top.length === 0 ? '' : `${namesOf(top)} on top and `
  return `there should be ${words(wanted)}, but there are ${found}${lying.length} cards in all`
}

const are = (lying: readonly ScenarioZoneCard[]): string =>
  lying.length === 0 ? 'is nothing' : `${lying.length === 1 ? 'is' : 'are'} ${namesOf(lying)}`

const cardCount = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

/** Names as scenarios write them; equal ones are counted. */
export function namesOf(lying: readonly ScenarioZoneCard[]): string {
  const counts = new Map<string, number>()
  for (const { card, hidden } of lying) {
    const name = `${nameOf(identityOf({ id: card }))}${hidden ? ' (hidden)' : ''}`
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`)).join('; ')
}

function words({ items, more }: Items): string {
  const named = items.map(({ name, hidden }) => `${name}${hidden ? ' (hidden)' : ''}`)
  return [...named, ...(more === null || more === 0 ? [] : [`${more} more`])].join('; ')
}

/** A planet in a scenario's list. */
export interface PlanetItem {
  readonly planet: Planet
  /** Whether the list says that it was surrendered. */
  readonly surrendered: boolean
}

const SURRENDERED = /\s*\(surrendered\)$/i

/** Planets of a scenario's list: `Naboo; Coruscant (surrendered)`. @throws Mistake for an unknown planet, or a number */
export const planetItems = (list: Items): PlanetItem[] =>
  onlyNamed(list).items.map(({ name }) => ({
    planet: planetCalled(name.replace(SURRENDERED, '')),
    surrendered: SURRENDERED.test(name),
  }))
