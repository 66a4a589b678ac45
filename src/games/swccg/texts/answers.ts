/** The rules of cards in play that answer a question of the engine. */
import type { Active, Position, TextAt, TextQuestion } from '../state/position-reading.ts'
import { isInForce } from './in-force.ts'
import type { ArgumentsOf, Rule } from './language/words.ts'
import { wordOf } from './reading/defined.ts'
import { areLimitsMet } from './reading/limits.ts'
import { language } from './registry.ts'

/** A rule of that word, with its position. */
export interface AnsweringRule<W extends Rule['word']> {
  readonly rule: ArgumentsOf<'rules', W>
  readonly meant: TextAt
}

/**
 * Returns the rules of this word that answer a question: their limits are met, and they are in force.
 * @param texts the rules that may answer, those of cards in play where they are left out
 * @throws if rules of this word answer another question
 */
export function answersTo<W extends Rule['word']>(
  reading: Position,
  word: W,
  asked: TextQuestion,
  texts: readonly Active[] = reading.active(word),
): readonly AnsweringRule<W>[] {
  const defined = wordOf(language.words.rules, word)
  const { asks } = defined
  if (typeof asks === 'string' || asks.question !== asked.question)
    throw new Error(`«${word}» is no answer to «${asked.question}»`)
  return texts.filter(
    (one) => one.rule.word === word && areLimitsMet(one.rule, defined, asks, asked, one.meant) && isInForce(one),
  ) as readonly Active[] as readonly AnsweringRule<W>[]
}
