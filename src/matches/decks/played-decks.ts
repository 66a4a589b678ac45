/** The decks with which a finished match was played, for its rematch. */

import type { Deck, DeckList } from '../../contract/index.ts'
import type { SavedDeck } from '../../decks/deck.ts'
import type { AnyGame } from '../../games/games.ts'
import type { Database } from '../../storage/open.ts'
import { type PersonId, playedDeck } from '../api.ts'
import { loadRecord } from '../match-rows.ts'
import { isPractice } from '../practice/practice.ts'
import { isOpen } from '../resuming.ts'
import { seatOfPerson } from '../sight.ts'

const SETUP = 0

const sortedOf = (list: DeckList): string => JSON.stringify([...list].map((entry) => JSON.stringify(entry)).sort())

/**
 * Returns the decks of a finished match that a person may play again: their own, and the opponent's where everybody may
 * know it. Their own brings its present orders along if they still have it. None if they did not play in it.
 * @param saved the person's own decks
 */
export async function playedDecks(
  prisma: Database,
  game: AnyGame,
  matchId: string,
  person: PersonId,
  saved: readonly SavedDeck[],
  at: Date,
): Promise<readonly Deck[]> {
  const match = await loadRecord(prisma, matchId)
  const own = match === null ? null : seatOfPerson(match.players, person)
  if (match === null || own === null || match.status !== 'over' || match.terms.game !== game.id) return []
  const setup = await prisma.move.findUnique({ where: { matchId_seq: { matchId, seq: SETUP } } })
  if (setup === null) return []
  const { decks } = setup.data as unknown as { decks: Readonly<Record<string, DeckList>> }
  const practice = Object.values(match.players).some(isPractice)
  const known = practice || isOpen(game, match, at)
  const { format } = match.terms
  return Object.entries(decks)
    .filter(([seat]) => seat === own || known)
    .map(([seat, list]) => {
      const kept = saved.find(
        (deck) =>
          deck.game === game.id &&
          deck.seat === seat &&
          deck.format === format &&
          sortedOf(deck.list) === sortedOf(list),
      )
      return {
        id: playedDeck(seat),
        name: '',
        seat,
        format,
        list,
        ...(kept === undefined ? {} : { orders: kept.orders }),
      }
    })
}
