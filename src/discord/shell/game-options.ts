/** Sides, formats and rules of all games, as choices: `<game>/<id>`. */
import { type APIApplicationCommandStringOption, ApplicationCommandOptionType } from 'discord-api-types/v10'
import type { Language, RuleChoice } from '../../contract/index.ts'
import { type AnyGame, findGame, type Games } from '../../games/games.ts'
import { choice, localized } from './command.ts'
import type { MenuEntry } from './components.ts'

/** In one language; with several games each choice names its game. */
export function choicesOf(games: Games, of: 'formats' | 'seats', language: Language): MenuEntry[] {
  return Object.values(games).flatMap((game) =>
    game[of].map((id: string) => {
      const word = of === 'formats' ? game.words.format(id, language) : game.words.seat(id, language)
      return { value: `${game.id}/${id}`, label: named(games, game, word, language) }
    }),
  )
}

const named = (games: Games, game: AnyGame, word: string, language: Language): string =>
  Object.keys(games).length > 1 ? `${game.words.title(language)}: ${word}` : word

/** In all languages, for the option of a command. */
export function optionChoices(games: Games, of: 'formats' | 'seats') {
  const french = choicesOf(games, of, 'fr')
  return choicesOf(games, of, 'en').map(({ value, label }, at) => choice(value, label, french[at]?.label ?? label))
}

/** The parts of a choice; empty if nothing was chosen. */
export function split(value: string | number | boolean | undefined): [game?: string, id?: string] {
  if (typeof value !== 'string' || !value.includes('/')) return []
  const at = value.indexOf('/')
  return [value.slice(0, at), value.slice(at + 1)]
}

// ---------------------------------------------------------------- rules

/** An option for each rule on which players may agree; games share an option if they use the same name. */
export function ruleOptions(games: Games): APIApplicationCommandStringOption[] {
  const all = Object.values(games)
  const names = new Set(all.flatMap(({ ruleChoices }) => ruleChoices.map(({ name }) => name.en)))
  return [...names].map((called) => {
    const offers = all.flatMap((game) =>
      game.ruleChoices.filter(({ name }) => name.en === called).map((offer) => ({ game, offer })),
    )
    const { name, about } = (offers[0] as { offer: RuleChoice }).offer
    return {
      type: ApplicationCommandOptionType.String,
      ...localized('name', name),
      ...localized('description', about),
      choices: offers.flatMap(({ game, offer }) =>
        offer.values.map(({ id, label }) =>
          choice(`${game.id}/${id}`, named(games, game, label.en, 'en'), named(games, game, label.fr, 'fr')),
        ),
      ),
    }
  })
}

/** A rule choice made with an option of a command. */
export interface RuleTaken {
  readonly game: string
  /** The id of the choice, or its name if the game has no such choice. */
  readonly rule: string
  readonly value: string
}

/** The rule choices made with the options of a command. */
export function rulesTaken(games: Games, options: Readonly<Record<string, string | number | boolean>>): RuleTaken[] {
  return ruleOptions(games).flatMap(({ name: called }) => {
    const [game, value] = split(options[called])
    if (game === undefined || value === undefined) return []
    const rule = findGame(games, game)?.ruleChoices.find(({ name }) => name.en === called)?.id ?? called
    return [{ game, rule, value }]
  })
}
