/** The picture of a card, or of several in one, for a message. */
import type { Language } from '../../contract/index.ts'
import type { FoundCard } from '../../lookup/search.ts'
import type { App } from '../shell/app.ts'
import type { BodyFile } from '../shell/components.ts'
import type { Picture, Pictures } from '../shell/pictures.ts'

type CardImage = BodyFile & { readonly alt: string }

/** A card's picture for a message, several cards in one; null if it can't be drawn: the words say the same. */
export const drawn = (app: App, cards: readonly FoundCard[], language: Language): Promise<CardImage | null> =>
  together(app, cards, language, async (pictures, artist) => {
    const [only] = pictures
    return pictures.length === 1 && only !== undefined ? only : artist.sideBySide(pictures)
  })

/** A sheet of small pictures of cards; null if it can't be drawn, or there are none. */
export const drawnSheet = async (
  app: App,
  cards: readonly FoundCard[],
  language: Language,
): Promise<CardImage | null> =>
  cards.length === 0 ? null : together(app, cards, language, (pictures, artist) => artist.sheet(pictures))

async function together(
  app: App,
  cards: readonly FoundCard[],
  language: Language,
  join: (pictures: readonly Picture[], artist: Pictures) => Promise<Picture>,
): Promise<CardImage | null> {
  const { pictures: artist } = app
  if (artist === null) return null
  try {
    const pictures = await Promise.all(
      cards.map(({ game, card }) => artist.card(game.id, game.cards.sheet(card.id, language), language)),
    )
    const { png, name, alt } = await join(pictures, artist)
    return { name, data: png, alt }
  } catch (error) {
    app.log.error({ err: error, cards: cards.map(({ id }) => id) }, 'a card could not be drawn')
    return null
  }
}
