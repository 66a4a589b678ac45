/** Why something can't be done, and what to do instead. */
import type { Language, Refusal } from '../../../contract/index.ts'
import { deckRefusal } from '../decks/index.ts'
import { isReason, reasonWords } from '../explain/words.ts'
import { type Key, type Say, speak } from './say.ts'

/** Codes whose sentence needs no values. */
const PLAIN = [
  'shape.exit',
  'shape.superfluous',
  'shape.piece',
  'shape.option',
  'shape.twice',
  'shape.excludes',
  'shape.requires',
  'seat.unknown',
  'answer.none',
  'decision.closed',
] as const satisfies readonly (Key extends infer K ? (K extends `refused.${infer Code}` ? Code : never) : never)[]

export function refusalWords(refusal: Refusal, language: Language): string {
  const say = speak(language)
  const { refused } = refusal
  const plain = PLAIN.find((code) => code === refused)
  if (plain !== undefined) return say(`refused.${plain}`)
  if (isReason(refusal)) return reasonWords(refusal, language).text
  return deckRefusal(refusal, language) ?? withNumbers(refusal, say) ?? say('refused.other')
}

/** Sentences with the limits that were overstepped. */
function withNumbers({ refused, values }: Refusal, say: Say): string | null {
  const number = (key: string): number => Number(values[key] ?? 0)
  switch (refused) {
    case 'shape.number':
      return say('refused.shape.number', { min: number('min'), max: number('max') })
    case 'shape.arrange':
      return say('refused.shape.arrange', { count: number('pieces') })
    case 'shape.choose':
      return number('min') === number('max')
        ? say('refused.shape.choose.exactly', { count: number('min') })
        : say('refused.shape.choose.between', { min: number('min'), max: number('max') })
    case 'shape.budget':
      return say('refused.shape.budget', { cost: number('cost'), count: number('budget') })
    default:
      return null
  }
}
