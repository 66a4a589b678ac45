/** The buttons below a match that is over. */
import type { Language } from '../../contract/index.ts'
import { speak } from '../../locales/index.ts'
import { button, row } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { replayButton } from './replay-panel.ts'

/** Once more with the same person, or through it again. @param mark a further part, by which the message is found again */
export const endedRow = (matchId: string, language: Language, mark?: string) =>
  row(
    button(customId('rematch', matchId, '', ...(mark === undefined ? [] : [mark])), speak(language)('rematch'), 'good'),
    replayButton(matchId, language),
  )
