/** The button below pictures of a table that shows the table in words. */
import type { Language } from '../../contract/index.ts'
import { type Say, speak } from '../../locales/index.ts'
import { type Body, type BodyFile, button, picture, row } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'

/** The button below pictures that tells the same in words; nothing where no picture is. */
export const wordsButtons = (matchId: string, pictures: readonly BodyFile[], say: Say) =>
  pictures.length === 0 ? [] : [button(customId('words', matchId), say('picture.words'))]

/** The table for somebody who does not play. */
export const spectatorPictures = (matchId: string, pictures: readonly BodyFile[], language: Language): Body => ({
  components: [...pictures.map(picture), row(...wordsButtons(matchId, pictures, speak(language)))],
  files: pictures,
})
