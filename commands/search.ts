/** `/search`: lists cards by common properties. The games define the filters. */

import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandOptionChoice,
  ApplicationCommandOptionType,
} from 'discord-api-types/v10'
import type { CardFilter, Language } from '../src/contract/index.ts'
import { inWords, mannerFor } from '../src/discord/cards/card-clicks.ts'
import { gameAsked } from '../src/discord/cards/game-asked.ts'
import { type CardQuery, fitsButtons, MOST_TEXT, searchView } from '../src/discord/cards/search-panel.ts'
import { takeAllowance } from '../src/discord/shell/allowances.ts'
import type { App } from '../src/discord/shell/app.ts'
import { ANYWHERE, alone, choice, described, type MakeCommand, named } from '../src/discord/shell/command.ts'
import { MOST } from '../src/discord/shell/components.ts'
import type { IncomingCommand } from '../src/discord/shell/requests.ts'
import { literal } from '../src/discord/shell/text-limits.ts'
import type { AnyGame, Games } from '../src/games/games.ts'
import { clip } from '../src/kit/wording/clipping.ts'
import { plainly, speak } from '../src/locales/index.ts'
import { ours } from '../src/locales/safe-text.ts'
import { type Pick as Picked, readRange, valuesLike } from '../src/lookup/query.ts'

/** A filter of one game, or filters of several games with the same name. */
interface Searchable {
  readonly option: string
  readonly of: readonly { readonly game: AnyGame; readonly filter: CardFilter }[]
}

/** Names of options are lower-case without spaces, and without remarks in brackets. */
const optionName = (label: string): string =>
  label
    .replace(/\(.*\)/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 32)

function searchables(games: Games): readonly Searchable[] {
  const all = Object.values(games).flatMap((game) => game.cards.filters.map((filter) => ({ game, filter })))
  const names = [...new Set(all.map(({ filter }) => optionName(filter.id)))]
  return names.map((option) => ({ option, of: all.filter(({ filter }) => optionName(filter.id) === option) }))
}

/** Values of the games' filters under names that tell them apart. */
function valuesOf({ of }: Searchable, typed: string, language: Language): { id: string; label: string }[] {
  const games = new Set(of.map(({ game }) => game)).size
  return of.flatMap(({ game, filter }) =>
    valuesLike(filter.values ?? [], typed, language).map(({ id, label }) => ({
      id: `${game.id}/${id}`,
      label: games > 1 ? `${game.words.title(language)}: ${label[language]}` : label[language],
    })),
  )
}

function optionOf(searchable: Searchable): APIApplicationCommandBasicOption {
  const [{ filter }] = searchable.of as [Searchable['of'][number]]
  const { en, fr } = filter.label
  const words = {
    name: searchable.option,
    name_localizations: { fr: optionName(fr) },
    type: ApplicationCommandOptionType.String as const,
  }
  if (filter.values === undefined)
    return {
      ...words,
      description: clip(plainly(speak('en'))('search.number', { what: en }), 100),
      description_localizations: { fr: clip(plainly(speak('fr'))('search.number', { what: fr }), 100) },
    }
  const english = valuesOf(searchable, '', 'en')
  const french = valuesOf(searchable, '', 'fr')
  const examples = (language: Language, what: string, values: readonly { label: string }[]) =>
    clip(plainly(speak(language))('search.pick', { what, value: values.map(({ label }) => label).join(', ') }), 100)
  const about = {
    description: examples('en', en, english),
    description_localizations: { fr: examples('fr', fr, french) },
  }
  if (english.length > MOST.options) return { ...words, ...about, autocomplete: true }
  return {
    ...words,
    ...about,
    choices: english.map(({ id, label }, at) => choice(id, clip(label, 100), clip(french[at]!.label, 100))),
  }
}

/** The value of an option, and the filters that it may mean. */
interface FilledIn extends Pick<Searchable, 'of'> {
  readonly value: string
}

/** The one game in which all options are valid; undefined if there is none. */
function gameMeant(games: Games, given: readonly FilledIn[]): AnyGame | undefined {
  const ids = given.map(({ value }) => Object.keys(games).find((id) => value.startsWith(`${id}/`)))
  const named = new Set(ids.filter((id) => id !== undefined))
  if (named.size > 1) return undefined
  const [gameId] = named
  return Object.values(games).find(
    (game) =>
      (gameId === undefined || game.id === gameId) && given.every(({ of }) => of.some((one) => one.game === game)),
  )
}

/** Returns the condition of one option, or a sentence if it is invalid. */
function picked(game: AnyGame, { of, value }: FilledIn, language: Language): Picked | string {
  const say = speak(language)
  const { filter } = of.find((one) => one.game === game)!
  const said = { value: literal(clip(value, 50)), option: ours(filter.label[language]) }
  if (filter.values === undefined) {
    const range = readRange(value)
    return range === null ? say('search.not-a-number', said) : { filter, is: range }
  }
  const given = value.startsWith(`${game.id}/`) ? value.slice(game.id.length + 1) : value
  // A person who types without picking means the first choice for that text.
  const is = filter.values.find(({ id }) => id === given) ?? valuesLike(filter.values, given, language)[0]
  return is === undefined || given.trim() === '' ? say('search.value', said) : { filter, is: is.id }
}

/** Returns all conditions, or a sentence if one is invalid. */
/** @param first the game in which words alone are looked for; null: all */
function read(
  all: readonly Searchable[],
  { options, language }: IncomingCommand,
  app: App,
  first: AnyGame | null,
): CardQuery | string {
  const say = speak(language)
  const text = clip(String(options.text ?? '').trim(), MOST_TEXT)
  const given = all.flatMap(({ option, of }): FilledIn[] => {
    const value = options[option]
    return value === undefined ? [] : [{ of, value: String(value) }]
  })
  if (given.length === 0) return text === '' ? say('search.nothing') : { game: first, picks: [], text }
  const game = gameMeant(app.games, given)
  if (game === undefined) return say('search.mixed')
  const picks: Picked[] = []
  for (const one of given) {
    const pick = picked(game, one, language)
    if (typeof pick === 'string') return pick
    picks.push(pick)
  }
  const query = { game, picks, text }
  return fitsButtons(query) ? query : say('search.too-much')
}

export const search: MakeCommand = (games) => {
  const all = searchables(games)
  return {
    data: {
      ...named('command.search'),
      ...described('command.search.about'),
      ...ANYWHERE,
      options: [
        ...all.map(optionOf),
        {
          type: ApplicationCommandOptionType.String,
          ...named('command.search.text'),
          ...described('command.search.text.about'),
          max_length: MOST_TEXT,
        },
        {
          type: ApplicationCommandOptionType.Boolean,
          ...named('command.search.public'),
          ...described('command.search.public.about'),
        },
      ],
    },

    ack: (incoming, app) =>
      incoming.options.public === true && typeof read(all, incoming, app, null) === 'object'
        ? 'public'
        : alone(incoming),
    atOnce: true,

    async run(request, app) {
      const { incoming } = request
      const query = read(all, incoming, app, await gameAsked(app, incoming))
      if (typeof query === 'string') return request.tell(query)
      if (!(await takeAllowance(request, app, 'searches'))) return
      const manner = mannerFor(incoming, incoming.options.public !== true && (await inWords(app, incoming)))
      await request.show(await searchView(app, query, 0, incoming.language, manner))
    },

    complete({ focused, language }): readonly APIApplicationCommandOptionChoice<string>[] {
      const searchable = all.find(({ option }) => option === focused.name)
      if (searchable === undefined) return []
      return valuesOf(searchable, focused.value, language)
        .slice(0, MOST.options)
        .map(({ id, label }) => ({ name: label, value: id }))
    },
  }
}
