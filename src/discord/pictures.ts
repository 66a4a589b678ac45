/** Pictures of cards, as whoever draws them hands them over. */
import type { CardSheet, Language } from '../games/game.ts'
import type { FoundCard } from '../lookup/search.ts'
import type { App } from './app.ts'
import type { BodyFile } from './components.ts'
import { safeError } from './errors.ts'

export interface Picture {
  readonly png: Buffer
  readonly name: string
  readonly alt: string
}

export interface Pictures {
  card(game: string, sheet: CardSheet, language: Language): Promise<Picture>
  /** Several cards in one picture. */
  sideBySide(pictures: readonly Picture[]): Promise<Picture>
}

/** A card's picture for a message, several cards in one; null if it can't be drawn: the words say the same. */
export async function drawn(
  app: App,
  cards: readonly FoundCard[],
  language: Language,
): Promise<(BodyFile & { readonly alt: string }) | null> {
  const { pictures: artist } = app
  if (artist === null) return null
  try {
    const pictures = await Promise.all(
      cards.map(({ game, card }) => artist.card(game.id, game.cards.sheet(card.id, language), language)),
    )
    const [only] = pictures
    const { png, name, alt } = pictures.length === 1 && only !== undefined ? only : await artist.sideBySide(pictures)
    return { name, data: png, alt }
  } catch (error) {
    app.log.error({ err: safeError(error), cards: cards.map(({ id }) => id) }, 'a card could not be drawn')
    return null
  }
}
