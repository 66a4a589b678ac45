/** Says that the time of players was up, and that the safest answers were given for them. */
import type { Seat, Voice } from '../../contract/index.ts'
import { speak } from '../../locales/index.ts'

/** Returns a headline and a sentence for each seat. It is public: everybody can see a deadline. */
export function timeUpWords(
  seats: readonly Seat[],
  { language, names }: Voice,
): readonly (readonly [string, string])[] {
  const say = speak(language)
  return seats.map((seat) => {
    const name = names[seat] ?? seat
    return [say('missed.head', { name }), say('missed.safest', { name })]
  })
}
