/** The picture of a panel: made for its question, or for the table while nothing is asked. */
import type { Scene } from '../../contract/index.ts'
import type { PersonId } from '../../matches/api.ts'
import type { App } from '../shell/app.ts'
import type { Body, BodyFile } from '../shell/components.ts'
import { shownScene } from '../table/scene-pictures.ts'
import { sceneWords } from '../table/scene-words.ts'
import { fileOf, soonOrLater } from '../table/table-pictures.ts'
import { questionOf } from './asked-question.ts'
import { focused } from './panel.ts'
import { type PanelInput, voices } from './panel-input.ts'

/** Returns the scene that a panel shows. @throws if its game has no panels */
export function sceneOf(input: PanelInput): Scene {
  const { game, sight } = input
  const decision = focused(sight, input.focus)
  const asked = decision === undefined ? undefined : questionOf(input, decision).question
  if (asked !== undefined) return asked.scene()
  if (game.panels === undefined) throw new Error(`The game ${game.id} has no panels.`)
  return game.panels.scene(sight.view, voices(input).plain)
}

/**
 * Returns a panel with its picture; in words for people who play in words, and until a late picture is there.
 * @param render makes the panel
 */
export async function withScene(
  app: App,
  person: PersonId,
  input: PanelInput,
  render: (input: PanelInput) => Body,
): Promise<Body> {
  const scene = sceneOf(input)
  const { game, language } = input
  const inWords = { ...input, scene: sceneWords(scene) }
  const { pictures: artist } = app
  if (artist === null || (await app.persons.of(person)).wordsOnly) return render(inWords)
  const draw = async (): Promise<readonly BodyFile[]> => {
    try {
      return [fileOf(await artist.scene(game.id, shownScene(game, scene, language)))]
    } catch (error) {
      app.log.error({ err: error, game: game.id }, 'the picture of a question could not be drawn')
      return []
    }
  }
  return soonOrLater(app, draw(), (pictures) =>
    pictures.length === 0 ? render(inWords) : render({ ...input, pictures }),
  )
}
