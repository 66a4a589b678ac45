/** A panel with its picture: made for its question, or for the table while nothing is asked. */
import type { PersonId } from '../../matches/api.ts'
import type { App } from '../shell/app.ts'
import type { Body, BodyFile } from '../shell/components.ts'
import { shownScene } from '../table/scene-pictures.ts'
import { fileOf, soonOrLater } from '../table/table-pictures.ts'
import { type LaidPanel, laidPanel } from './asked-panel.ts'
import type { PanelInput } from './panel-input.ts'

/**
 * Returns a panel with a picture that leaves the whole of it on one screen; in words for people who play in words, and
 * until a late picture is there.
 */
export const drawnPanel = (app: App, person: PersonId, input: PanelInput): Promise<Body> =>
  drawnBody(app, person, input, laidPanel(input))

/** Returns a message with its scene as a picture, or in words. */
export async function drawnBody(
  app: App,
  person: PersonId,
  { game, language }: Pick<PanelInput, 'game' | 'language'>,
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
