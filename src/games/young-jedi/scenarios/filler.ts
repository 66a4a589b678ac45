/** Unimportant cards of a scenario: it names none of them, so that no expectation counts them. */
import { plain } from '../../../kit/scenarios/spelling.ts'
import type { Planet, Side } from '../cards/card.ts'
import { cardById, cards } from '../cards/index.ts'
import type { Scenario } from './form.ts'

/** Characters of destiny 3 without a text; the first in the list is used first. */
const OF_NO_CONSEQUENCE: Readonly<Record<Side, readonly string[]>> = {
  dark: ['JC-95', 'BL-91', 'DM-95', 'DM-96', 'DM-101', 'DM-102', 'DM-103', 'DM-104'],
  light: ['DM-29', 'DM-27', 'JC-37', 'DM-20', 'BL-26', 'DM-24', 'DM-25', 'DM-32'],
}

/** A smaller rest is drawn soon, so it holds no Locations. */
const LEAST_WITH_LOCATIONS = 5

/** Unimportant cards that fill up the decks of a scenario. */
export interface Filler {
  /** This many unimportant cards. */
  cards(side: Side, count: number): string[]
  /** The lower part of a draw deck, top card first: at the bottom a Location for each planet ahead. */
  rest(side: Side, count: number, ahead: readonly Planet[]): string[]
}

/** The cards that fill up piles in a scenario. */
export function fillerFor(given: Scenario): Filler {
  const said = plain(JSON.stringify(given))
  const unnamed = (id: string): boolean => {
    const { title, ...card } = cardById(id)
    return ![title, 'place' in card ? String(card.place) : title].some((name) => said.includes(plain(name)))
  }
  const cardFor = (side: Side): string =>
    OF_NO_CONSEQUENCE[side].find(unnamed) ?? (OF_NO_CONSEQUENCE[side][0] as string)
  const locationFor = (side: Side, planet: Planet): string | undefined => {
    const own = cards.filter((card) => card.side === side && card.type === 'location' && card.planet === planet)
    return own.map(({ id }) => id).find(unnamed)
  }
  return {
    cards: (side, count) => Array<string>(count).fill(cardFor(side)),
    rest(side, count, ahead) {
      const planets = count < LEAST_WITH_LOCATIONS ? [] : ahead
      const locations = planets.flatMap((planet) => locationFor(side, planet) ?? [])
      return [...this.cards(side, count - locations.length), ...locations]
    },
  }
}
