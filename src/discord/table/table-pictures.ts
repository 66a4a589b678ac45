/**
 * Pictures of the table for a message. People who play with text only get none. Where drawing takes long,
 * the text comes first and the pictures follow.
 */
import type { Language, Reader, Seat } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import type { PersonId } from '../../matches/api.ts'
import type { App } from '../shell/app.ts'
import type { Body, BodyFile } from '../shell/components.ts'
import type { Picture } from '../shell/pictures.ts'
import { shownScene } from './scene-pictures.ts'

/** One reader's view of a match, to be drawn. */
export interface SeenMatch {
  readonly game: AnyGame
  readonly view: unknown
  readonly reader: Reader
  readonly language: Language
  /** Display names, not escaped. */
  readonly names: Readonly<Record<Seat, string>>
}

/** How long a message waits for its picture, in ms. A later picture moves the buttons under the player's finger. */
const PATIENCE_MS = 500

/** Returns a picture as a file of a message. */
export const fileOf = ({ png, name, alt }: Picture): BodyFile => ({ name, data: png, alt, lasting: true })

/**
 * Draws the table with the reader's hand, as a panel shows it where nothing is asked; nothing if it can't be drawn.
 * @param room the height that the picture may have on a telephone, in drawn pixels
 */
export async function drawnScene(app: App, seen: SeenMatch, room?: number): Promise<readonly BodyFile[]> {
  const { pictures: artist } = app
  const { game, view, reader, language, names } = seen
  if (artist === null) return []
  try {
    const scene = shownScene(game, game.panels.scene(view, { language, names, reader }), language)
    return [fileOf(await artist.scene(game.id, { ...scene, ...(room === undefined ? {} : { room }) }))]
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
  return soonOrLater(app, drawnScene(app, seen), render)
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
