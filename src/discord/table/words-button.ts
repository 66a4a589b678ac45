/** The button below pictures of a table that shows the table in words. */
import type { Language } from '../../contract/index.ts'
import { speak } from '../../locales/index.ts'
import { type Body, type BodyFile, button, picture, row } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'

/** The table for somebody who does not play. */
export const spectatorPictures = (matchId: string, pictures: readonly BodyFile[], language: Language): Body => ({
  components: [...pictures.map(picture), row(button(customId('words', matchId), speak(language)('picture.words')))],
  files: pictures,
})
