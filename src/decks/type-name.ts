/** The names of types of cards. */
import type { Language } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'

/** The name of a type of cards; a type that the filter does not list has the name of its kind. */
export function typeName(game: AnyGame, type: string, language: Language): string {
  const values = game.cards.filters.find(({ id }) => id === 'type')?.values
  const labelOf = (value: string) => values?.find(({ id }) => id === value)?.label[language]
  const make = game.cards.all.find((card) => card.type === type)?.kind
  return labelOf(type) ?? labelOf(String(make)) ?? type.charAt(0).toUpperCase() + type.slice(1)
}
