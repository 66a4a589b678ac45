/** The conditions for a list of cards: values of a game's own filters, and words. */
import type { CardFacts, CardFilter, Language } from '../contract/index.ts'
import { comparable } from './query-words.ts'

/** A range of numbers, both ends included; null: open. */
export interface Range {
  readonly min: number | null
  readonly max: number | null
}

/** One condition: a value of a closed filter, or a range of a number. */
export interface Pick {
  readonly filter: CardFilter
  readonly is: string | Range
}

/** Whether a card fulfils all conditions. */
export const fulfils = (card: CardFacts, picks: readonly Pick[]): boolean =>
  picks.every(({ filter, is }) => {
    const has = filter.of(card)
    if (has === null) return false
    if (typeof is === 'string') return typeof has !== 'number' && has.includes(is)
    return typeof has === 'number' && (is.min === null || has >= is.min) && (is.max === null || has <= is.max)
  })

/** The greatest number of three digits: no card has a number near it. */
const MOST = 999

/** `3`, `2-4`, `5+` (`>=5`, `>4`) or `-2` (`<=2`, `<3`); null if it is none of these. */
export function readRange(text: string): Range | null {
  const typed = text.replace(/\s+/g, '').replaceAll('–', '-')
  const one = typed.match(/^=?(\d{1,3})$/)
  if (one !== null) return { min: Number(one[1]), max: Number(one[1]) }
  const between = typed.match(/^(\d{1,3})(?:-|\.{2,3}|…)(\d{1,3})$/)
  if (between !== null) {
    const [low, high] = [Number(between[1]), Number(between[2])]
    return { min: Math.min(low, high), max: Math.max(low, high) }
  }
  const least = typed.match(/^(?:(\d{1,3})\+|(?:≥|>=)(\d{1,3}))$/)
  if (least !== null) return { min: Number(least[1] ?? least[2]), max: null }
  const most = typed.match(/^(?:-|≤|<=)(\d{1,3})$/)
  if (most !== null) return { min: null, max: Number(most[1]) }
  const [, sign, number] = typed.match(/^([<>])(\d{1,3})$/) ?? []
  if (sign === '>' && Number(number) < MOST) return { min: Number(number) + 1, max: null }
  if (sign === '<' && Number(number) > 0) return { min: null, max: Number(number) - 1 }
  return null
}

/** Returns a range as people type it. */
export function rangeText({ min, max }: Range): string {
  if (min === null) return `-${max}`
  if (max === null) return `${min}+`
  return min === max ? `${min}` : `${min}-${max}`
}

type Value = NonNullable<CardFilter['values']>[number]

/** Returns the values that a typed text may mean, the likeliest first; all if nothing was typed. */
export function valuesLike(values: readonly Value[], text: string, language: Language): readonly Value[] {
  const typed = comparable(text)
  if (typed === '') return values
  const labels = (value: Value): string[] => [comparable(value.label[language]), comparable(value.id)]
  const rank = (value: Value): number => {
    const all = labels(value)
    if (all.includes(typed)) return 0
    if (all.some((label) => label.startsWith(typed))) return 1
    return all.some((label) => label.includes(typed)) ? 2 : 3
  }
  return values
    .map((value) => ({ value, rank: rank(value) }))
    .filter((one) => one.rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map(({ value }) => value)
}
