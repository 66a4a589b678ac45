/** Themes of leagues: conditions that each card has to fulfil, written as `filter value, filter value`. Pure. */
import type { CardFilter, Language } from '../../../contract/index.ts'
import type { AnyGame } from '../../../games/games.ts'
import type { ThemePick } from '../../../league-play/api.ts'
import { rangeText, readRange, valuesLike } from '../../../lookup/query.ts'
import { comparable } from '../../../lookup/query-words.ts'

/** Returns the conditions that a text names; null if one of them can't be read. An empty text names none. */
export function readTheme(text: string, game: AnyGame, language: Language): readonly ThemePick[] | null {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  const picks = parts.map((part) => readPick(part, game.cards.filters, language))
  return picks.some((one) => one === null) ? null : (picks as readonly ThemePick[])
}

function readPick(part: string, filters: readonly CardFilter[], language: Language): ThemePick | null {
  const typed = comparable(part)
  for (const filter of filters) {
    const name = [filter.id, filter.label.en, filter.label.fr]
      .map(comparable)
      .find((one) => typed === one || typed.startsWith(`${one} `))
    const rest =
      name === undefined ? null : part.replace(/[:=]/g, ' ').trim().split(/\s+/).slice(name.split(' ').length).join(' ')
    if (rest === null || rest === '') continue
    if (filter.values === undefined) {
      const range = readRange(rest)
      if (range !== null) return { filter: filter.id, is: range }
    } else {
      const [value] = valuesLike(filter.values, rest, language)
      if (value !== undefined) return { filter: filter.id, is: value.id }
    }
  }
  return null
}

/** Returns the conditions in words, as they can be typed again. */
export const themeText = (theme: readonly ThemePick[], game: AnyGame, language: Language): string =>
  theme
    .map(({ filter: id, is }) => {
      const filter = game.cards.filters.find((one) => one.id === id)
      const value =
        typeof is === 'string' ? (filter?.values?.find((one) => one.id === is)?.label[language] ?? is) : rangeText(is)
      return `${filter?.label[language] ?? id} ${value}`
    })
    .join(', ')
