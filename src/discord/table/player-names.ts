/** How the players of a match are named in texts about it. Pure. */
import type { Language, Seat } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import { literal } from '../shell/text-limits.ts'

/** How the people of a match are called. */
export interface Called {
  /** In a story: the name alone, with the seat only where two are called alike. */
  readonly names: Readonly<Record<Seat, string>>
  /** Where it matters who plays what: the name with its seat. */
  readonly titles: Readonly<Record<Seat, string>>
}

/** @param names of people as they chose them; what comes back is escaped */
export function called(game: AnyGame, names: Readonly<Record<Seat, string>>, language: Language): Called {
  const map = (write: (seat: Seat) => string) => Object.fromEntries(game.seats.map((seat) => [seat, write(seat)]))
  const plain = map((seat) => literal(names[seat] ?? seat))
  const titles = map((seat) => `${plain[seat]} (${game.words.seat(seat, language)})`)
  const alike = new Set(Object.values(plain)).size < game.seats.length
  return { names: alike ? titles : plain, titles }
}
