/**
 * Pictures of the table and the hand for a message. People who play with text only get none. Where drawing takes long,
 * the text comes first and the pictures follow.
 */
import { type GameEvent, type Language, type Reader, type Seat, seenBy } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import type { PersonId } from '../../matches/api.ts'
import type { Shown } from '../../pictures/table/scene.ts'
import type { App } from '../shell/app.ts'
import type { Body, BodyFile } from '../shell/components.ts'
import type { Picture } from '../shell/pictures.ts'
import { calledPlainly } from './player-names.ts'
import { scenePictureWords, shownScene } from './scene-pictures.ts'

/** One reader's view of a match, to be drawn. */
export interface SeenMatch {
  readonly game: AnyGame
  readonly view: unknown
  readonly reader: Reader
  readonly language: Language
  /** Display names, not escaped. */
  readonly names: Readonly<Record<Seat, string>>
  /** The latest events; the picture shows their fights. */
  readonly happened: readonly GameEvent[]
}

/** How long a message waits for its picture, in ms. A later picture moves the buttons under the player's finger. */
const PATIENCE_MS = 500

/** Returns the input of the painter for this view. */
export function shownOf({ game, view, reader, language, names, happened }: SeenMatch): Shown {
  const { names: called, titles } = calledPlainly(game, names, language)
  const layout = game.layout(view, { language, names: called, reader })
  const seats = new Set([...layout.zones.flatMap(({ owner }) => owner ?? []), ...game.seats])
  return {
    layout,
    seats: [...seats].sort((one, other) => Number(one === reader) - Number(other === reader)),
    titles,
    sheet: (card) => game.cards.sheet(card, language),
    fights: game.contests?.(happened.map((event) => seenBy(event, reader))) ?? [],
    words: scenePictureWords(language),
  }
}

/** Returns a picture as a file of a message. */
export const fileOf = ({ png, name, alt }: Picture): BodyFile => ({ name, data: png, alt, lasting: true })

/** Draws the table, and below it the reader's own hand if they hold one; nothing if they can't be drawn. */
async function drawnBoth(app: App, seen: SeenMatch, withHand: boolean): Promise<readonly BodyFile[]> {
  const { pictures: artist } = app
  if (artist === null) return []
  try {
    const shown = shownOf(seen)
    const table = await artist.table(seen.game.id, shown)
    const hand = withHand ? await artist.hand(seen.game.id, shown) : null
    return [table, hand].flatMap((one) => (one === null ? [] : [fileOf(one)]))
  } catch (error) {
    app.log.error({ err: error, game: seen.game.id }, 'a table could not be drawn')
    return []
  }
}

/**
 * Draws the table. A game with panels has one picture of it with the reader's hand, as it shows it where nothing is asked;
 * other games have the table and the hand. Nothing if they can't be drawn.
 * @param room the height that the one picture may have on a telephone, in drawn pixels
 */
export async function drawnScene(
  app: App,
  seen: SeenMatch,
  withHand: boolean,
  room?: number,
): Promise<readonly BodyFile[]> {
  const { pictures: artist } = app
  const { game, view, reader, language, names } = seen
  if (artist === null || game.panels === undefined) return drawnBoth(app, seen, withHand)
  try {
    const scene = game.panels.scene(view, { language, names, reader })
    return [
      fileOf(
        await artist.scene(game.id, { ...shownScene(game, scene, language), ...(room === undefined ? {} : { room }) }),
      ),
    ]
  } catch (error) {
    app.log.error({ err: error, game: game.id }, 'the picture of a table could not be drawn')
    return []
  }
}

/**
 * Returns a message with the table drawn for this person: with pictures if they are ready soon, else first without.
 * @param render makes the message; as text if it gets no pictures
 */
export async function withPictures(
  app: App,
  person: PersonId,
  seen: SeenMatch,
  render: (pictures: readonly BodyFile[]) => Body,
): Promise<Body> {
  if (app.pictures === null || (await app.persons.of(person)).wordsOnly) return render([])
  return soonOrLater(app, drawnScene(app, seen, true), render)
}

/**
 * Returns a message with its pictures if they are ready soon, else first without.
 * @param drawing the pictures; none if they can't be drawn
 * @param render makes the message; as text if it gets no pictures
 */
export async function soonOrLater(
  app: Pick<App, 'clock'>,
  drawing: Promise<readonly BodyFile[]>,
  render: (pictures: readonly BodyFile[]) => Body,
): Promise<Body> {
  const soon = await within(drawing, PATIENCE_MS, app.clock)
  if (soon !== null) return render(soon)
  const later = async () => {
    const pictures = await drawing
    return pictures.length === 0 ? null : render(pictures)
  }
  return { ...render([]), later }
}

/** Returns the result if it comes within this time, else null. */
async function within<T>(coming: Promise<T>, ms: number, clock: App['clock']): Promise<T | null> {
  let cancel = () => {}
  const time = new Promise<null>((done) => {
    cancel = clock.wake(new Date(clock.now().getTime() + ms), () => done(null))
  })
  try {
    return await Promise.race([coming, time])
  } finally {
    cancel()
  }
}
