/** A panel around one picture: laid out before the picture is drawn, which gets the height that the rest leaves. */
import type { Language, Scene } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import type { PersonId } from '../../matches/api.ts'
import type { App } from '../shell/app.ts'
import { type Body, type BodyFile, type MessagePart, picture } from '../shell/components.ts'
import { pictureRoom } from './phone-room.ts'
import { shownScene } from './scene-pictures.ts'
import { sceneWords, wordsPart } from './scene-words.ts'
import { fileOf, soonOrLater } from './table-pictures.ts'

/** The most characters of a table in words. */
const ROOM = 1800

/** A panel before its picture is drawn. */
export interface LaidPanel {
  /** Its picture. */
  readonly scene: () => Scene
  /** The height that its picture may have on a telephone, in drawn pixels. */
  readonly room: number
  /** The message with its picture, or with lines of text where there is none: those of the scene by default. */
  readonly body: (pictures: readonly BodyFile[], words?: readonly string[]) => Body
}

/** Returns a panel of parts above and below its picture. */
export const aroundPicture = (
  above: readonly MessagePart[],
  scene: () => Scene,
  below: readonly MessagePart[],
  language: Language,
): LaidPanel => ({
  scene,
  room: pictureRoom([...above, ...below]),
  body: (pictures, words) => {
    const table =
      pictures.length > 0
        ? pictures.map(picture)
        : wordsPart(words ?? sceneWords(scene(), language), [...above, ...below], ROOM)
    return { components: [...above, ...table, ...below], files: pictures }
  },
})

/** Returns a message with its scene as a picture, or in words. */
export async function drawnBody(
  app: App,
  person: PersonId,
  { game, language }: { readonly game: AnyGame; readonly language: Language },
  { scene, room, body }: LaidPanel,
): Promise<Body> {
  const { pictures: artist } = app
  if (artist === null || (await app.persons.of(person)).wordsOnly) return body([])
  const draw = async (): Promise<readonly BodyFile[]> => {
    try {
      return [fileOf(await artist.scene(game.id, { ...shownScene(game, scene(), language), room }))]
    } catch (error) {
      app.log.error({ err: error, game: game.id }, 'the picture of a question could not be drawn')
      return []
    }
  }
  return soonOrLater(app, draw(), body)
}
