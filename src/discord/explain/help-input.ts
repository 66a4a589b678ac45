/** The data from which explanations of a match are made, and how they are said. */
import type { Explanation, Language, Seat, Voice } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import type { Say } from '../../locales/index.ts'
import type { Sight } from '../../matches/api.ts'
import type { CardManner } from '../cards/card-panel.ts'
import type { App } from '../shell/app.ts'
import { button } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { literal } from '../shell/text-limits.ts'

/** The data from which explanations of a match are made. */
export interface HelpInput {
  readonly app: App
  readonly game: AnyGame
  readonly sight: Sight
  readonly language: Language
  /** The name of each seat's person. */
  readonly names: Readonly<Record<Seat, string>>
  /** How cards are shown to this person. */
  readonly manner: CardManner
}

/** Returns the custom id of an explanation or a part of the table. */
export const helpId = (sight: Sight, ...action: readonly string[]): string =>
  customId('help', sight.match.id, ...action)

/** Returns the button that opens the reader's panel; none for a spectator. */
export const panelButton = ({ game, sight }: Pick<HelpInput, 'game' | 'sight'>, say: Say) =>
  game.seats.includes(sight.reader)
    ? [button(customId('open', sight.match.id, sight.reader), say('help.button.panel'))]
    : []

/** Returns the words, each followed by the numbers of its rules. */
export const explanationLine = ({ text: words, rules }: Explanation): string =>
  rules.length === 0 ? words : `${words} _(${rules.join(', ')})_`

/** Returns how the game speaks to the reader in text, where names are escaped. */
export function spokenVoice({ sight, language, names }: Pick<HelpInput, 'sight' | 'language' | 'names'>): Voice {
  const escaped = Object.fromEntries(Object.entries(names).map(([seat, name]) => [seat, literal(name)]))
  return { language, names: escaped, reader: sight.reader }
}
