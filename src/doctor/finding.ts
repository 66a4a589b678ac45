/** The results of the doctor: a line each, with its mark and what the host can do about it. */

/** `good`: as it should be; `bad`: something has to be clicked; `look`: only a person can see it. */
export type FindingMark = 'good' | 'bad' | 'look'

/** A measured value, by its name. */
export type Measurement = Readonly<Record<string, number | string | boolean | null>>

/** The result of one check. */
export interface Finding {
  /** The check, as it is named in the JSON. */
  readonly check: string
  readonly mark: FindingMark
  readonly words: string
  /** The thing to click, or to look at. */
  readonly todo?: string
  readonly measured?: Measurement
}

/** Returns a finding that needs nobody. */
export const good = (check: string, words: string, measured?: Measurement): Finding => ({
  ...{ check, mark: 'good' as const, words },
  ...(measured === undefined ? {} : { measured }),
})

/** Returns a finding with what to do about it. */
export const bad = (check: string, words: string, todo: string, measured?: Measurement): Finding => ({
  ...{ check, mark: 'bad' as const, words, todo },
  ...(measured === undefined ? {} : { measured }),
})

/** Returns a finding that a person completes by looking. */
export const look = (check: string, words: string, todo: string, measured?: Measurement): Finding => ({
  ...{ check, mark: 'look' as const, words, todo },
  ...(measured === undefined ? {} : { measured }),
})

const SIGNS: Readonly<Record<FindingMark, string>> = { good: '✔', bad: '✘', look: '?' }

/** More values than this stand on lines of their own. */
const MOST_IN_LINE = 6

/** Returns a finding as it is printed: one line, and what to do below it. */
export function printed({ mark, words, todo, measured }: Finding): string {
  const values = Object.entries(measured ?? {}).map(([name, value]) => `${name} ${value}`)
  const inLine = values.length > 0 && values.length <= MOST_IN_LINE ? ` (${values.join(', ')})` : ''
  const below = [...(values.length > MOST_IN_LINE ? values : []), ...(todo === undefined ? [] : [todo])]
  return [`${SIGNS[mark]} ${words}${inLine}`, ...below].join('\n    ')
}
