/** The panel on which people see what is stored of them, take it away, and delete it. Pure. */
import type { Language } from '../../contract/index.ts'
import { speak } from '../../locales/index.ts'
import type { StoredOfPerson } from '../../privacy/personal-data.ts'
import { type Body, button, row, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'

/** Returns the panel: what is stored of its person. @param counted whether their matches count in statistics */
export function privacyPanel(stored: StoredOfPerson, counted: boolean, language: Language): Body {
  const say = speak(language)
  const lines = [
    `### ${say('privacy.title')}`,
    say('privacy.stored'),
    `• ${say('privacy.matches', { running: stored.running, over: stored.over })}`,
    `• ${say('privacy.decks', { count: stored.decks })}`,
    `• ${say('privacy.settings')}`,
    `• ${say('privacy.blocks', { count: stored.blocks })}`,
    say(counted ? 'privacy.counted' : 'privacy.counted.off'),
    `-# ${say('privacy.not-stored')}`,
  ]
  return {
    components: [
      text(lines.join('\n')),
      row(
        button(
          customId('privacy', 'counted', counted ? 'off' : 'on'),
          say(counted ? 'privacy.counted.off.button' : 'privacy.counted.on.button'),
        ),
        button(customId('privacy', 'export'), say('privacy.export'), 'main'),
        button(customId('privacy', 'delete'), say('privacy.delete'), 'bad'),
      ),
    ],
  }
}

/** Returns the question before everything is deleted: what is lost, and what stays. */
export function sureToDelete(stored: StoredOfPerson, language: Language): Body {
  const say = speak(language)
  const lines = [
    `### ${say('privacy.sure')}`,
    `• ${say('privacy.sure.gone')}`,
    ...(stored.running === 0 ? [] : [`• ${say('privacy.sure.running', { count: stored.running })}`]),
    `• ${say('privacy.sure.stays')}`,
  ]
  return {
    components: [
      text(lines.join('\n')),
      row(
        button(customId('privacy', 'sure'), say('privacy.sure.button'), 'bad'),
        button(customId('privacy', 'show'), say('privacy.back')),
      ),
    ],
  }
}

/** Returns the message after everything was deleted. */
export const deletedPanel = (language: Language): Body => ({
  components: [text(`✅ ${speak(language)('privacy.deleted')}`)],
})
