/** Counts finished matches: cards in hand and in play, openings, Force lost by cause, drains, battles, destiny. */
import type {
  CountableMatch,
  DeckList,
  GameEvent,
  MatchCounter,
  SeatCounts,
  SeatNumbers,
} from '../../../contract/index.ts'
import { findCard } from '../cards/index.ts'
import { SIDES, type Side } from '../cards/printed-card.ts'
import type { Facts } from '../state/game-facts.ts'
import { endName, ownTables } from './own-tables.ts'

type Fact = GameEvent<Facts>

/** The stored events of a match; those of a former version may have names that are not known any more. */
const factsOf = ({ events }: CountableMatch<Side>): readonly Fact[] => events as readonly Fact[]

/** The cards of an event that were in the hand of its seat. */
function inHand(fact: Fact): readonly string[] {
  switch (fact.type) {
    case 'first-hand':
    case 'drew':
    case 'taken-hidden':
      return fact.secret?.[fact.seat]?.cards ?? []
    case 'hand-shown':
      return fact.data.cards
    case 'lost':
      return fact.data.from === 'hand' ? [fact.data.card] : []
    default:
      return []
  }
}

/** The cards that an event puts into play. */
const inPlay = (fact: Fact): readonly string[] =>
  fact.type === 'deployed' || fact.type === 'played' || fact.type === 'placed' ? [fact.data.card] : []

const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)]
const total = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0)

function countsOf(facts: readonly Fact[], side: Side, deck: DeckList): SeatCounts {
  const own = facts.filter(({ seat }) => seat === side)
  const first = facts.findIndex(({ type }) => type === 'turn')
  const before = facts.slice(0, first < 0 ? facts.length : first).filter(({ seat }) => seat === side)
  return {
    drawn: unique(own.flatMap(inHand)),
    played: unique(own.flatMap(inPlay)),
    opening: unique(
      before.flatMap((fact) =>
        (fact.type === 'placed' || fact.type === 'starting-chosen') && fact.data.card !== null ? [fact.data.card] : [],
      ),
    ),
    numbers: numbersOf(facts, side, deck),
  }
}

/** Returns what each drain took, or was taking when the game ended, with the seat that drained. */
function drainsIn(facts: readonly Fact[]): readonly { readonly seat: Side; readonly amount: number }[] {
  const drains: { seat: Side; amount: number }[] = []
  let pending: { seat: Side; amount: number } | null = null
  for (const fact of facts) {
    if (fact.type === 'drain-counted') pending = { seat: fact.seat, amount: fact.data.amount }
    else if (fact.type === 'drain-cancelled') pending = null
    else if (fact.type === 'drain-over') {
      if (fact.data.amount !== null) drains.push({ seat: fact.seat, amount: fact.data.amount })
      pending = null
    }
  }
  return pending === null ? drains : [...drains, pending]
}

/** The mean destiny of a deck, in hundredths: a card with two numbers counts with their mean. */
function meanDestiny(deck: DeckList): number {
  const all = deck.flatMap(({ card, count }) => {
    const numbers = findCard(card)?.destiny ?? []
    return numbers.length === 0 ? [] : Array<number>(count).fill(total(numbers) / numbers.length)
  })
  return all.length === 0 ? 0 : Math.round((100 * total(all)) / all.length)
}

function numbersOf(facts: readonly Fact[], side: Side, deck: DeckList): SeatNumbers {
  const of = <Name extends Fact['type']>(type: Name) =>
    facts.filter((fact) => fact.type === type) as Extract<Fact, { type: Name }>[]
  const lost = (cause: string) => of('lost').filter(({ seat, data }) => seat === side && data.cause === cause).length
  const drains = drainsIn(facts)
  const battles = of('totals').map(({ data }) => data)
  const foe = side === 'dark' ? 'light' : 'dark'
  const draws = of('destiny').filter(({ seat }) => seat === side)
  return {
    lostDrain: lost('drain'),
    lostDamage: lost('damage'),
    lostText: lost('text'),
    forfeited: of('forfeited').filter(({ seat, data }) => seat === side && data.attrition > 0).length,
    drainsGiven: total(drains.filter(({ seat }) => seat === side).map(({ amount }) => amount)),
    drainsTaken: total(drains.filter(({ seat }) => seat !== side).map(({ amount }) => amount)),
    battlesBegun: of('battle').filter(({ seat }) => seat === side).length,
    battles: battles.length,
    battlesWon: battles.filter(({ winner }) => winner === side).length,
    powerAhead: total(battles.map((one) => one[side] - one[foe])),
    destinies: draws.length,
    destiny: total(draws.map(({ data }) => data.value)),
    deckDestiny: meanDestiny(deck),
  }
}

/** Counts matches of the Star Wars CCG. */
export const counter: MatchCounter<Side> = {
  version: 1,
  count(match) {
    const facts = factsOf(match)
    const [dark, light] = SIDES.map((side) => countsOf(facts, side, match.decks[side])) as [SeatCounts, SeatCounts]
    const turns = facts.reduce((most, fact) => (fact.type === 'turn' ? Math.max(most, fact.data.turn) : most), 0)
    return { turns, seats: { dark, light } }
  },
  endName,
  own: ownTables,
}
