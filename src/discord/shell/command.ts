/**
 * The type of a command, typed with a slash or picked in the menu of a message. Each command is a file in `commands/`.
 */
import {
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType,
  type LocalizationMap,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord-api-types/v10'
import type { Games } from '../../games/games.ts'
import { type Key, speak } from '../../locales/index.ts'
import type { App } from './app.ts'
import type { Form } from './forms.ts'
import type { Ack, IncomingCommand, IncomingKeys, IncomingRequest, Request } from './requests.ts'

/** A command: its appearance on Discord, and its handler. */
export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody | RESTPostAPIContextMenuApplicationCommandsJSONBody
  /** How it is acknowledged, or the form that is the whole answer. */
  ack(incoming: IncomingCommand, app: App): Ack | Form
  /** It is of no use in a server that has the commands alone, without the bot. */
  readonly needsBot?: true
  /** See `ClickHandler.atOnce`. */
  readonly atOnce?: true
  run(request: Request<IncomingCommand>, app: App): Promise<void>
  /** Choices for an option while a person types; at most one short query, since there is no time for more. */
  complete?(incoming: IncomingKeys, app: App): Choices | Promise<Choices>
}

/** The choices while a person types. */
export type Choices = readonly APIApplicationCommandOptionChoice<string>[]

/** Commands name formats and sides of the known games. */
export type MakeCommand = (games: Games) => Command

const FRENCH = 'fr'

/** A description in all languages. */
export function described(key: Key): { description: string; description_localizations: LocalizationMap } {
  return { description: speak('en')(key), description_localizations: { [FRENCH]: speak('fr')(key) } }
}

/** A name or description in the words of a game. */
export function named(key: Key): { name: string; name_localizations: LocalizationMap } {
  return { name: speak('en')(key), name_localizations: { [FRENCH]: speak('fr')(key) } }
}

/** A choice of an option, in all languages. */
export const choice = <V extends string | number>(value: V, en: string, fr: string) => ({
  name: en,
  name_localizations: { [FRENCH]: fr },
  value,
})

/** The places for commands of the game: guilds and the DM with the bot. */
export const EVERYWHERE = { contexts: [0, 1], integration_types: [0] }

/** Also places without the bot, for people who have installed it for themselves: for commands that need no match. */
export const ANYWHERE = { contexts: [0, 1, 2], integration_types: [0, 1] }

/** A command about one other person, which is private. */
export const aboutPerson = (
  key: 'command.block' | 'command.unblock',
  run: (request: Request, app: App, whom: IncomingCommand['people'][number]) => Promise<void>,
): Command => ({
  data: {
    ...named(key),
    ...described(`${key}.about`),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.User,
        ...named(`${key}.person`),
        ...described(`${key}.person.about`),
        required: true,
      },
    ],
  },

  ack: alone,

  async run(request, app) {
    const [whom] = request.incoming.people
    if (whom === undefined) return request.tell(speak(request.incoming.language)('error.refused'))
    app.people.named(whom.id, whom.name)
    return run(request, app, whom)
  },
})

/** For answers that concern one person alone. A DM is private anyway, and an ephemeral message would not last there. */
export const alone = ({ withBot }: IncomingRequest): Ack => (withBot ? 'public' : 'private')
