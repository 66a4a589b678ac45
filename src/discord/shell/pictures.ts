/** Pictures of cards and tables, as whoever draws them hands them over. */
import type { CardSheet, Language } from '../../contract/index.ts'
import type { FoundCard } from '../../lookup/search.ts'
import type { Shown } from '../../pictures/table/scene.ts'
import type { App } from './app.ts'
import type { BodyFile } from './components.ts'

export interface Picture {
  /** A PNG or a JPEG, as its name says. */
  readonly png: Buffer
  readonly name: string
  readonly alt: string
}

export interface Pictures {
  card(game: string, sheet: CardSheet, language: Language): Promise<Picture>
  /** Several cards in one picture. */
  sideBySide(pictures: readonly Picture[]): Promise<Picture>
  /** A table as one reader sees it. Its name, and that of a hand, says what is seen: another table has another one. */
  table(game: string, shown: Shown): Promise<Picture>
  /** The reader's own hand; null if he holds none. */
  hand(game: string, shown: Shown): Promise<Picture | null>
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
    app.log.error({ err: error, cards: cards.map(({ id }) => id) }, 'a card could not be drawn')
    return null
  }
}
