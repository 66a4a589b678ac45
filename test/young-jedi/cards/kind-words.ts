import { kindOf } from '../../../src/games/young-jedi/cards/kinds.ts'
import { FRENCH } from '../../../src/games/young-jedi/texts/wording/fr.ts'
import type { FrenchNoun } from '../../../src/kit/grammar/lexicon.ts'

/** The French words for a kind of card, singular and plural. */
export function frenchKind(kind: string): readonly [string, string] {
  const { one, many = `${one}s`, behind }: FrenchNoun = FRENCH.nouns[kindOf(kind)]
  const whole = (word: string) => (behind === undefined ? word : `${word} ${behind}`)
  return [whole(one), whole(many)]
}
