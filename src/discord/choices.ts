/** Sides and formats of all games, as people choose them: `<game>/<id>`. */
import type { Language } from '../games/game.ts'
import type { Games } from '../games/games.ts'
import { choice } from './commands.ts'
import type { Choice } from './components.ts'

/** In one language; the game is named where there are several. */
export function choicesOf(games: Games, of: 'formats' | 'seats', language: Language): Choice[] {
  const all = Object.values(games)
  return all.flatMap((game) =>
    game[of].map((id: string) => {
      const word = of === 'formats' ? game.words.format(id, language) : game.words.seat(id, language)
      return { value: `${game.id}/${id}`, label: all.length > 1 ? `${game.words.title(language)}: ${word}` : word }
    }),
  )
}

/** In all languages, for the option of a command. */
export function optionChoices(games: Games, of: 'formats' | 'seats') {
  const french = choicesOf(games, of, 'fr')
  return choicesOf(games, of, 'en').map(({ value, label }, at) => choice(value, label, french[at]?.label ?? label))
}

/** What was chosen, taken apart; nothing for nothing. */
export function split(value: string | number | boolean | undefined): [game?: string, id?: string] {
  if (typeof value !== 'string' || !value.includes('/')) return []
  const at = value.indexOf('/')
  return [value.slice(0, at), value.slice(at + 1)]
}
