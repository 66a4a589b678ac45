/** The grammar of card texts in each language, and the phrases that other texts take from it. */

import type { Language } from '../../../contract/index.ts'
import { English } from '../../../kit/grammar/english.ts'
import { French } from '../../../kit/grammar/french.ts'
import type { Realiser } from '../../../kit/grammar/realiser.ts'
import { numberInWords } from '../../../kit/grammar/tree.ts'
import { frenchSpaced, lists } from '../../../kit/wording/words.ts'
import type { Selector, Selectors } from '../cards/card.ts'
import { cards, one, oneOf } from './wording/cards-named.ts'
import { ENGLISH } from './wording/en.ts'
import { FRENCH } from './wording/fr.ts'
import { gainOf } from './wording/gains.ts'
import { type CardWords, worded } from './wording/keys.ts'

/** Phrases of one language for sentences that are no card texts. */
export interface Grammar {
  readonly realiser: Realiser<CardWords>
  and(parts: readonly string[]): string
  or(parts: readonly string[]): string
  /** "two"; digits above ten. */
  number(count: number): string
  /** "a card", "two cards". */
  cards(count: number): string
  /** "Darth Maul", "a ◆ Gungan". */
  one(selector: Selector): string
  /** "+2 and a destiny draw"; null if there is nothing to gain. */
  gain(bonus: number, draws: number): string | null
  readonly noGain: string
  /** "+2, but only against a Jedi"; null if there is nothing to gain. */
  gainAgainst(bonus: number, draws: number, opponents: Selectors): string | null
  /** The final typography: spaces that don't break a line. */
  typeset(text: string): string
}

function grammarOf(language: Language, realiser: Realiser<CardWords>): Grammar {
  return {
    realiser,
    and: lists(language, 'conjunction'),
    or: lists(language, 'disjunction'),
    number: (count) => realiser.words({ k: 'counted', number: numberInWords(count) }),
    cards: (count) => realiser.words(cards(count)),
    one: (selector) => realiser.words(one(selector)),
    gain(bonus, draws) {
      const phrase = gainOf(bonus, draws)
      return phrase && realiser.words(phrase)
    },
    noGain: realiser.words(worded('no bonus')),
    gainAgainst(bonus, draws, opponents) {
      const phrase = gainOf(bonus, draws)
      return phrase && realiser.words(worded('but only against', { n: phrase, o: oneOf(opponents) }))
    },
    typeset: language === 'fr' ? frenchSpaced : (text) => text,
  }
}

/** The grammar of each language. */
export const GRAMMARS: Readonly<Record<Language, Grammar>> = {
  en: grammarOf('en', new English<CardWords>(ENGLISH)),
  fr: grammarOf('fr', new French<CardWords>(FRENCH)),
}
