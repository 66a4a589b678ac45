/** Checks lists against a pool: the cards that their owner has, counted over all printings. Pure. */
import type { DeckList, Refusal } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'

/** Returns the copies of a card, in all printings, that a list holds. */
export function copiesIn(game: AnyGame, list: DeckList, card: string): number {
  const same = printingsOf(game, card)
  return list.reduce((sum, one) => (same.includes(one.card) ? sum + one.count : sum), 0)
}

/** Returns the cards of a deck of which the pool has too few: `league.deck-pool` (name, copies in the deck, in the pool). */
export function poolFaults(game: AnyGame, list: DeckList, pool: DeckList): readonly Refusal[] {
  const names = new Map(game.cards.all.map(({ id, name }) => [id, name]))
  const groups = new Map(list.map(({ card }) => [printingsOf(game, card)[0] ?? card, card]))
  return [...groups.values()].flatMap((card): readonly Refusal[] => {
    const [count, most] = [copiesIn(game, list, card), copiesIn(game, pool, card)]
    const values = { card: names.get(card) ?? card, count, most }
    return count <= most ? [] : [{ refused: most === 0 ? 'league.deck-pool-none' : 'league.deck-pool', values }]
  })
}

const printingsOf = (game: AnyGame, card: string): readonly string[] => {
  const printings = game.cards.all.find(({ id }) => id === card)?.printings ?? []
  return printings.length === 0 ? [card] : printings
}
