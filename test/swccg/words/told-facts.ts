/** Every sentence that a fact of the Star Wars CCG can make, by its fields. */

import { FACT_TEXTS } from '../../../src/games/swccg/words/fact-texts.ts'
import type { FactPair, ToldFields } from '../../../src/kit/wording/plain-words.ts'

/** Values that make a difference to sentences. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  on: [null, '1_146'],
  at: ['1_288', null],
  role: [null, 'pilot', 'driver', 'passenger', 'hold', 'carried'],
  how: [
    ...['used', 'lost', 'may', 'must'],
    ...['landspeed', 'path', 'shuttle', 'transit', 'transfer', 'embark', 'disembark', 'seat', 'hyperspeed', 'land'],
    'take-off',
  ],
  cost: [0, 1, 2],
  react: [false, true],
  with: [[], ['1_147']],
  targets: [[], ['1_147']],
  cards: [undefined, ['1_146', '1_147']],
  winner: [null, 'dark', 'light'],
  damage: [0, 1, 3],
  darkAttrition: [0, 4],
  attrition: [0, 4],
  hit: [true, false],
  converts: [false, true],
  what: [null, '1_146'],
  paid: [null, { dark: { damage: 2, attrition: 4 }, light: { damage: 0, attrition: 0 } }],
}

const FIRST: ToldFields = Object.fromEntries(Object.entries(VALUES).map(([field, [first]]) => [field, first]))
const LAST: ToldFields = Object.fromEntries(Object.entries(VALUES).map(([field, all]) => [field, all.at(-1)]))

/** Fields in which one or two values differ from the plainest, or from the fullest. */
const variants: readonly ToldFields[] = [FIRST, LAST].flatMap((base) =>
  Object.entries(VALUES).flatMap(([field, all]) =>
    all.flatMap((value) =>
      Object.entries(VALUES).flatMap(([other, more]) =>
        more.map((second): ToldFields => ({ ...base, [field]: value, [other]: second })),
      ),
    ),
  ),
)

/** The sentences of a fact in both languages, each once; none for a fact that nobody tells. */
export function sentencesOf(fact: keyof typeof FACT_TEXTS): readonly FactPair[] {
  const text = FACT_TEXTS[fact]
  if (text === null) return []
  if (typeof text !== 'function') return [text]
  const found = variants.flatMap((fields) => {
    const pair = text(fields)
    return pair === null ? [] : [[pair[0], pair[1]] as const]
  })
  return [...new Map(found.map((pair) => [pair.join('|'), pair])).values()]
}

/** All facts that are told. */
export const toldFacts = Object.keys(FACT_TEXTS) as readonly (keyof typeof FACT_TEXTS)[]
