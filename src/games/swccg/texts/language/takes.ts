/**
 * The types of arguments of words. A folder of words lists its words with a table of their arguments; types, walkers and
 * checks are all made from that one table.
 */
/** The types of arguments, by the names that tables use: filled by `words.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Takings {}
/** The name of a type, a closed list of values, or a list of objects with a table of their own. */
export type Take = keyof Takings | readonly string[] | { readonly each: Table }
/** The arguments of a word. A name with a question mark behind it may be left out. */
export type Table = { readonly [argument: string]: Take }

type Value<T> = T extends keyof Takings
  ? Takings[T]
  : T extends readonly (infer S)[]
    ? S
    : T extends { readonly each: infer E }
      ? readonly Arguments<E>[]
      : never
/** The arguments of a word as a type. */
export type Arguments<T> = {
  readonly [A in keyof T as A extends `${string}?` ? never : A]: Value<T[A]>
} & {
  readonly [A in keyof T as A extends `${infer N}?` ? N : never]?: Value<T[A]>
}

/** Returns what each argument takes, by its name without the question mark. */
export const argumentsIn = (table: Table): ReadonlyMap<string, { readonly take: Take; readonly optional: boolean }> =>
  new Map(
    Object.entries(table).map(([name, take]) => {
      const optional = name.endsWith('?')
      return [optional ? name.slice(0, -1) : name, { take, optional }]
    }),
  )
