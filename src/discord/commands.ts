/** What a slash command is; the commands themselves are one file each in `commands/`. */
import type {
  APIApplicationCommandOptionChoice,
  LocalizationMap,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10'
import { type Key, speak } from '../locales/index.ts'
import type { Games } from '../matches/games.ts'
import type { App } from './app.ts'
import type { Ack, Asked, CommandAsked, KeysAsked, Request } from './requests.ts'

export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody
  ack(asked: CommandAsked): Ack
  run(request: Request<CommandAsked>, app: App): Promise<void>
  /** Choices for what is being typed; from memory alone, since there is no time for more. */
  complete?(asked: KeysAsked, app: App): readonly APIApplicationCommandOptionChoice<string>[]
}

/** Commands name formats and sides of the games that there are. */
export type MakeCommand = (games: Games) => Command

const FRENCH = 'fr'

/** A description in all languages. */
export function described(key: Key): { description: string; description_localizations: LocalizationMap } {
  return { description: speak('en')(key), description_localizations: { [FRENCH]: speak('fr')(key) } }
}

/** A name in all languages; of commands and options lower-case, without spaces. */
export function named(key: Key): { name: string; name_localizations: LocalizationMap } {
  return { name: speak('en')(key), name_localizations: { [FRENCH]: speak('fr')(key) } }
}

/** A choice of an option, in all languages. */
export const choice = <V extends string | number>(value: V, en: string, fr: string) => ({
  name: en,
  name_localizations: { [FRENCH]: fr },
  value,
})

/** Where the commands of the game can be used: in guilds and in the DM with the bot. */
export const EVERYWHERE = { contexts: [0, 1], integration_types: [0] }

/**
 * For answers that concern one person alone. In the DM nobody else reads along, and an ephemeral message would not last
 * there.
 */
export const alone = ({ place }: Asked): Ack => (place.guildId === null ? 'public' : 'private')
