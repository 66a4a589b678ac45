/** The kinds of values that stand in custom ids and are picked in selects, each with what it may look like. */

/** The most decimal digits that a number of an id may have: it is exact in any case. */
const DIGITS = 15

/** Parts that name a thing by its id: the act is asked of that thing. */
export const THINGS = ['match', 'league', 'challenge', 'person'] as const
/** A thing that an act is about. */
export type ThingName = (typeof THINGS)[number]

/** The pattern of each kind of part. */
export const PARTS = {
  match: /^[A-Za-z0-9_-]{1,32}$/,
  league: /^[A-Za-z0-9_-]{1,32}$/,
  challenge: /^[A-Za-z0-9_-]{1,32}$/,
  /** An id of Discord. */
  person: /^\d{1,20}$/,
  seat: /^[A-Za-z0-9_-]{1,30}$/,
  /** An id of something within a league, a game or a list. */
  id: /^[^\s|]{1,80}$/u,
  /** A page, a number of cards or days: counted in thousands at most. */
  n: /^\d{1,5}$/,
  /** A number within the game, which knows its own bounds. */
  number: new RegExp(`^-?\\d{1,${DIGITS}}$`),
  /** A time in milliseconds, or a number of as many digits. */
  ms: new RegExp(`^\\d{1,${DIGITS}}$`),
  /** One word of our own: a choice, a manner, a time zone. */
  word: /^[\w+./:-]{1,60}$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  /** Anything that fits into an id or an entry. */
  text: /^.{1,100}$/u,
} as const satisfies Record<string, RegExp>

/** The name of a kind of part. */
export type PartName = keyof typeof PARTS

/** A place in an id: its kind, and whether it may be missing or repeated. */
export interface IdPlace {
  readonly name: PartName
  readonly many: '' | '?' | '*'
}

const MANY = ['?', '*'] as const

/** Returns the places that a row or an order names, `match seat? n*`. @throws for a kind that does not exist */
export const placesOf = (written: string): readonly IdPlace[] =>
  written
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => {
      const many = MANY.find((mark) => one.endsWith(mark)) ?? ''
      const name = many === '' ? one : one.slice(0, -1)
      if (!Object.hasOwn(PARTS, name)) throw new Error(`No part of an id is called ${name}.`)
      return { name: name as PartName, many }
    })
