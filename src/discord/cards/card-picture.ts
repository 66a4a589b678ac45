/** The picture of a card, or of several in one, for a message. */
import type { Language } from '../../contract/index.ts'
import type { FoundCard } from '../../lookup/search.ts'
import type { App } from '../shell/app.ts'
import type { BodyFile } from '../shell/components.ts'

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
