/** Why something isn't allowed, and what to do instead. */
import type { Language, Refusal } from '../../../contract/index.ts'
import { deckRefusal } from '../decks/index.ts'
import type { AnswerRefusals } from '../state/refusal-map.ts'
import { reasonWords } from './reasons.ts'
import { type Say, speak } from './say.ts'

/** Each refusal of an answer in words. */
const ANSWERS: { readonly [Code in keyof AnswerRefusals]: (say: Say, values: AnswerRefusals[Code]) => string } = {
  'shape.exit': (say) => say('refused.shape.exit'),
  'shape.superfluous': (say) => say('refused.shape.superfluous'),
  'shape.number': (say, { min, max }) => say('refused.shape.number', { min, max }),
  'shape.arrange': (say, { pieces }) => say('refused.shape.arrange', { count: pieces }),
  'shape.piece': (say) => say('refused.shape.piece'),
  'shape.choose': (say, { min, max }) =>
    min === max
      ? say('refused.shape.choose.exactly', { count: min })
      : say('refused.shape.choose.between', { min, max }),
  'shape.option': (say) => say('refused.shape.option'),
  'shape.twice': (say) => say('refused.shape.twice'),
  'shape.excludes': (say) => say('refused.shape.excludes'),
  'shape.requires': (say) => say('refused.shape.requires'),
  'shape.budget': (say, { cost, budget }) => say('refused.shape.budget', { cost, count: budget }),
  'seat.unknown': (say) => say('refused.seat.unknown'),
  'answer.none': (say) => say('refused.answer.none'),
  'decision.closed': (say) => say('refused.decision.closed'),
}

/** A refusal in words; for a code of another version in general words. */
export function refusalWords(refusal: Refusal, language: Language): string {
  const say = speak(language)
  return (
    reasonWords(refusal, language)?.text ??
    deckRefusal(refusal, language) ??
    answerRefusal(refusal, say) ??
    say('refused.other')
  )
}

function answerRefusal({ refused, values }: Refusal, say: Say): string | null {
  if (!Object.hasOwn(ANSWERS, refused)) return null
  // The compiler can't follow that a code and the words for it belong together.
  return (ANSWERS[refused as keyof AnswerRefusals] as (say: Say, values: object) => string)(say, values)
}
