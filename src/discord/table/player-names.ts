/** How the players of a match are named in texts about it. Pure. */

import type { Language, Seat, Voice } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import { ours, type SafeText, safe } from '../../locales/safe-text.ts'
import { literal } from '../shell/text-limits.ts'

/** How the people of a match are called. */
export interface Called {
  /** In a story: the name alone, with the seat only where two are called alike. */
  readonly names: Readonly<Record<Seat, SafeText>>
  /** Where it matters who plays what: the name with its seat. */
  readonly titles: Readonly<Record<Seat, SafeText>>
}

/** A voice for texts with markup: the names in it are escaped. */
export interface SpokenVoice extends Voice {
  readonly names: Readonly<Record<Seat, SafeText>>
}

/** Returns the name of a seat's player as a text has it; the seat itself where nobody plays it. */
export const spokenName = ({ names }: Pick<SpokenVoice, 'names'>, seat: Seat): SafeText => names[seat] ?? ours(seat)

/** @param names of people as they chose them; what comes back is escaped */
export function called(game: AnyGame, names: Readonly<Record<Seat, string>>, language: Language): Called {
  const map = (write: (seat: Seat) => SafeText) => Object.fromEntries(game.seats.map((seat) => [seat, write(seat)]))
  const plain = map((seat) => literal(names[seat] ?? seat))
  const titles = map((seat) => safe`${spokenName({ names: plain }, seat)} (${ours(game.words.seat(seat, language))})`)
  const alike = new Set(Object.values(plain)).size < game.seats.length
  return { names: alike ? titles : plain, titles }
}
