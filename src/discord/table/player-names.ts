/** How the players of a match are named in texts about it. Pure. */

import type { Language, Seat, Voice } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import { ours, type SafeText, safe } from '../../locales/safe-text.ts'
import { literal } from '../shell/text-limits.ts'

/** How the people of a match are called. */
export interface PlayerNames<Name extends string = SafeText> {
  /** In a story: the name alone, with the seat only where two are called alike. */
  readonly names: Readonly<Record<Seat, Name>>
  /** Where it matters who plays what: the name with its seat. */
  readonly titles: Readonly<Record<Seat, Name>>
}

/** A voice for texts with markup: the names in it are escaped. */
export interface SpokenVoice extends Voice {
  readonly names: Readonly<Record<Seat, SafeText>>
}

/** Returns the name of a seat's player as a text has it; the seat itself where nobody plays it. */
export const spokenName = ({ names }: Pick<SpokenVoice, 'names'>, seat: Seat): SafeText => names[seat] ?? ours(seat)

/** @param names of people as they chose them; what comes back is escaped */
export const called = (game: AnyGame, names: Readonly<Record<Seat, string>>, language: Language): PlayerNames =>
  calledBy(
    game,
    (seat) => literal(names[seat] ?? seat),
    (name, seat) => safe`${name} (${ours(game.words.seat(seat, language))})`,
  )

/** The same for pictures and scenes, where names are not escaped. */
export const calledPlainly = (
  game: AnyGame,
  names: Readonly<Record<Seat, string>>,
  language: Language,
): PlayerNames<string> =>
  calledBy(
    game,
    (seat) => names[seat] ?? seat,
    (name, seat) => `${name} (${game.words.seat(seat, language)})`,
  )

function calledBy<Name extends string>(
  { seats }: AnyGame,
  name: (seat: Seat) => Name,
  title: (name: Name, seat: Seat) => Name,
): PlayerNames<Name> {
  const map = (write: (seat: Seat) => Name) => Object.fromEntries(seats.map((seat) => [seat, write(seat)]))
  const plain = map(name)
  const titles = map((seat) => title(name(seat), seat))
  const alike = new Set(Object.values(plain)).size < seats.length
  return { names: alike ? titles : plain, titles }
}
