/** Commands as Discord mentions them: a tap fills the command in. */

import type { Language } from '../../contract/index.ts'
import { type Key, speak } from '../../locales/index.ts'
import { ours, type SafeText } from '../../locales/safe-text.ts'

/**
 * Returns the mention of a command. Discord knows it by its English name alone; before its id is known it is named in
 * the reader's language.
 *
 * @param ids of the registered commands by their English names
 * @param path the texts that name the command, and its subcommand if it has some
 */
export function commandMention(
  ids: ReadonlyMap<string, string>,
  language: Language,
  path: readonly [command: Key, subcommand?: Key],
): SafeText {
  const named = (of: Language) => path.flatMap((key) => (key === undefined ? [] : speak(of)(key)))
  const [name = ''] = named('en')
  const id = ids.get(name)
  return ours(id === undefined ? `\`/${named(language).join(' ')}\`` : `</${named('en').join(' ')}:${id}>`)
}
