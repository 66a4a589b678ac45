/** Says that the time of players was up, and that the safest answers were given for them. */

import type { Seat } from '../../contract/index.ts'
import { speak } from '../../locales/index.ts'
import { type SpokenVoice, spokenName } from './player-names.ts'

/** Returns a headline and a sentence for each seat. It is public: everybody can see a deadline. */
export function timeUpWords(
  seats: readonly Seat[],
  { language, names }: SpokenVoice,
): readonly (readonly [string, string])[] {
  const say = speak(language)
  return seats.map((seat) => {
    const name = spokenName({ names }, seat)
    return [say('missed.head', { name }), say('missed.safest', { name })]
  })
}
