/** The options of commands that concern a game: the game itself, and sides, formats and rules as choices `<game>/<id>`. */
import { type APIApplicationCommandStringOption, ApplicationCommandOptionType } from 'discord-api-types/v10'
import { LANGUAGES, type Language } from '../../contract/index.ts'
import { type AnyGame, type Games, gameOf } from '../../games/games.ts'
import { clip } from '../../kit/wording/clipping.ts'
import { speak } from '../../locales/index.ts'
import { gamesCalled } from '../../lookup/game-names.ts'
import { comparable } from '../../lookup/query-words.ts'
import type { App } from './app.ts'
import { type Choices, described, named as namedBy } from './command.ts'
import type { MenuEntry } from './components.ts'
import type { IncomingKeys, OptionValues } from './requests.ts'
import { literal } from './text-limits.ts'

/** The name of the option on Discord. */
export const GAME = 'game'

/** The longest name that a sentence repeats. */
const MOST_REPEATED = 60

/** The option: a name that people may also type, without picking one of the choices. */
export const gameOption = (): APIApplicationCommandStringOption & { autocomplete: true } => ({
  type: ApplicationCommandOptionType.String,
  ...namedBy('command.option.game'),
  ...described('command.option.game.about'),
  autocomplete: true,
  max_length: 100,
})

/** A game in a list of games: its title, and what players call it for short. */
const listed = ({ words, shortNames: [short] }: AnyGame, language: Language): string => {
  const title = words.title(language)
  return short === undefined || short === title ? title : `${title} (${short})`
}

/**
 * Returns the game that the option of a command names; null if it names none. A name that no game has, or that several
 * may have, is answered by a sentence with the names of the games.
 */
export function gameNamed(
  { games }: Pick<App, 'games'>,
  options: OptionValues,
  language: Language,
): AnyGame | null | { readonly why: string } {
  const typed = typeof options[GAME] === 'string' ? options[GAME].trim() : ''
  if (typed === '') return null
  const meant = gamesCalled(games, typed)
  const [first, second] = meant
  if (first !== undefined && second === undefined) return first
  const among = (first === undefined ? Object.values(games) : meant).map((game) => listed(game, language)).join(', ')
  const key = first === undefined ? 'game.unknown' : 'game.ambiguous'
  return { why: speak(language)(key, { name: literal(clip(typed, MOST_REPEATED)), game: among }) }
}

/** Returns the id of the game that the option clearly names, for completions that depend on it; null if there is none. */
export function gameIdNamed(app: Pick<App, 'games'>, options: OptionValues): string | null {
  const meant = gameNamed(app, options, 'en')
  return meant === null || 'why' in meant ? null : meant.id
}

/** Whether a game was found where a sentence may stand in its place. */
export const isWhy = (meant: AnyGame | null | { readonly why: string }): meant is { readonly why: string } =>
  meant !== null && 'why' in meant

/** Returns the choices while a person types the name of a game: the games that it may mean, and nothing else. */
const gameChoices = (games: Games, typed: string, language: Language): Choices =>
  gamesCalled(games, typed).map((game) => ({ name: clip(listed(game, language), 100), value: game.id }))

/** Completes the option of a command that completes nothing else. */
export const completeGame = ({ focused, language }: IncomingKeys, { games }: Pick<App, 'games'>): Choices =>
  gameChoices(games, focused.value, language)

// ---------------------------------------------------------------- parts of a game

/** A part of a game that a deck or a player chooses. */
type Part = 'formats' | 'seats'

/** The hint of a format in a menu: what its decks may hold; none where its name says it. */
export const formatHint = (words: AnyGame['words'], format: string, language: Language): Pick<MenuEntry, 'hint'> => {
  const hint = words.aboutFormat?.(format, language)
  return hint == null ? {} : { hint }
}

/** The formats of a game as entries of a menu, each with what its decks may hold. */
export const formatEntries = ({ formats, words }: AnyGame, language: Language): MenuEntry[] =>
  formats.map((value) => ({ value, label: words.format(value, language), ...formatHint(words, value, language) }))

/** In one language; with several games each choice names its game. */
export function choicesOf(games: Games, of: Part, language: Language): MenuEntry[] {
  return Object.values(games).flatMap((game) =>
    game[of].map((id: string) => ({
      value: `${game.id}/${id}`,
      label: named(games, game, wordFor(game, of, id, language), language),
      ...(of === 'formats' ? formatHint(game.words, id, language) : {}),
    })),
  )
}

const wordFor = ({ words }: AnyGame, of: Part, id: string, language: Language): string =>
  of === 'formats' ? words.format(id, language) : words.seat(id, language)

const named = (games: Games, game: AnyGame, word: string, language: Language): string =>
  Object.keys(games).length > 1 ? `${game.words.title(language)}: ${word}` : word

/**
 * Returns the choices while a person types a side or format: those of the named game, else those of all games, each with
 * the name of its game.
 */
export const partChoices = (
  games: Games,
  of: Part,
  typed: string,
  gameId: string | null,
  language: Language,
): Choices =>
  choicesOf(within(games, gameId), of, language)
    .filter(({ label }) => comparable(label).includes(comparable(typed)))
    .map(({ label, value }) => ({ name: label, value }))

/**
 * Returns the side or format that a person picked or typed, as `<game>/<id>`; null if none is called so, or if several
 * games have one of that name.
 */
export function partNamed(games: Games, of: Part, typed: string, gameId: string | null): string | null {
  const all = Object.values(within(games, gameId)).flatMap((game) =>
    game[of].map((id: string) => ({
      value: `${game.id}/${id}`,
      names: [id, ...LANGUAGES.map((language) => wordFor(game, of, id, language))].map(comparable),
    })),
  )
  const picked = all.find(({ value }) => value === typed)
  const [first, second] = all.filter(({ names }) => names.includes(comparable(typed)))
  return picked?.value ?? (second === undefined ? (first?.value ?? null) : null)
}

const within = (games: Games, gameId: string | null): Games =>
  gameId === null ? games : { [gameId]: gameOf(games, gameId) }

/** The parts of a choice; empty if nothing was chosen. */
export function split(value: string | number | boolean | undefined): [game?: string, id?: string] {
  if (typeof value !== 'string' || !value.includes('/')) return []
  const at = value.indexOf('/')
  return [value.slice(0, at), value.slice(at + 1)]
}
