/** Counts finished matches: cards in hand and in play, openings, fights and why they were lost, duels. */
import type { CountableMatch, MatchCounter, SeatCounts, SeatNumbers } from '../../../contract/index.ts'
import type { Side } from '../cards/card.ts'
import { opposite, SIDES } from '../cards/card.ts'
import type { Fact } from '../state/game-facts.ts'
import { battlesIn, type FoughtBattle, lossesOf } from './lost-fights.ts'
import { endName, ownTables } from './own-tables.ts'

/** The stored events of a match; those of a former version may have names that are not known any more. */
const factsOf = ({ events }: CountableMatch<Side>): readonly Fact[] => events as readonly Fact[]

/** The cards of an event that were in the hand of its seat. */
function inHand(fact: Fact): readonly string[] {
  switch (fact.type) {
    case 'draw':
      return fact.secret?.[fact.seat]?.cards ?? []
    case 'found':
      return fact.data.to === 'hand' && fact.data.card !== null ? [fact.data.card] : []
    case 'hand-shown':
      return fact.data.cards
    default:
      return []
  }
}

/** The cards that an event puts into play. */
function inPlay(fact: Fact): readonly string[] {
  switch (fact.type) {
    case 'deploy': {
      const card = fact.data.card ?? fact.secret?.[fact.seat]?.card
      return card === undefined ? [] : [card]
    }
    case 'reveal':
      return fact.data.cards.map(({ card }) => card)
    case 'fighters':
      return fact.data.battle === null ? [] : [fact.data.battle]
    case 'location':
      return fact.data.from === 'hand' ? [fact.data.card] : []
    default:
      return []
  }
}

const isOf = (fact: Fact, side: Side): boolean => fact.seat === side
const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)]

function countsOf(facts: readonly Fact[], battles: readonly FoughtBattle[], side: Side): SeatCounts {
  const own = facts.filter((fact) => isOf(fact, side))
  const first = facts.findIndex(({ type }) => type === 'turn')
  const before = facts.slice(0, first < 0 ? facts.length : first).filter((fact) => isOf(fact, side))
  return {
    drawn: unique(own.flatMap(inHand)),
    played: unique(own.flatMap(inPlay)),
    opening: unique(
      before.flatMap((fact) => (fact.type === 'location' || fact.type === 'objective' ? [fact.data.card] : [])),
    ),
    numbers: numbersOf(facts, battles, side),
  }
}

function numbersOf(facts: readonly Fact[], battles: readonly FoughtBattle[], side: Side): SeatNumbers {
  const fights = battles.flatMap((battle) => battle.fights)
  const causes = battles.map((battle) => lossesOf(battle, side))
  const lost = (cause: string) => causes.flat().filter((one) => one === cause).length
  const duels = facts.filter((fact): fact is Fact<'duel-end'> => fact.type === 'duel-end')
  return {
    battles: battles.length,
    fights: fights.length,
    won: fights.filter(({ winner }) => winner === side).length,
    lost: fights.filter(({ winner }) => winner === opposite(side)).length,
    order: lost('order'),
    unused: lost('unused'),
    draw: lost('draw'),
    power: lost('power'),
    orders: causes.filter((one) => one.includes('order')).length,
    cardsUnused: battles.reduce((sum, battle) => sum + battle.unused[side].length, 0),
    duels: duels.length,
    duelsWon: duels.filter(({ seat }) => seat === side).length,
  }
}

/** Counts matches of Young Jedi. */
export const counter: MatchCounter<Side> = {
  version: 1,
  count(match) {
    const facts = factsOf(match)
    const battles = battlesIn(facts)
    const [dark, light] = SIDES.map((side) => countsOf(facts, battles, side)) as [SeatCounts, SeatCounts]
    const turns = facts.reduce((most, fact) => (fact.type === 'turn' ? Math.max(most, fact.data.turn) : most), 0)
    return { turns, seats: { dark, light } }
  },
  endName,
  own: ownTables,
}
