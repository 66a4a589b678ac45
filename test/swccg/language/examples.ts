/** Texts that show one word: each example of it in the smallest text in which it can stand. */
import type { Language } from '../../../src/contract/index.ts'
import type { Family, Text } from '../../../src/games/swccg/texts/language/words.ts'
import { language } from '../../../src/games/swccg/texts/registry.ts'
import { type Speaker, wordedBlocks } from '../../../src/games/swccg/texts/wording/card-wording.ts'

const SPEAKER: Speaker = { noun: 'character', isPlace: false, isCarried: false }
const ANY_TIME = { word: 'any time' } as const
const WEAPONS = { word: 'weapons' } as const
const DRAW = { word: 'draw' } as const

/** Returns a text in which this node stands, under the key `shown`. */
export function textWith(family: Family, node: { readonly word: string }): Text {
  const { word, ...given } = node
  const offer = (more: object) => ({ offer: 'may', at: [ANY_TIME], does: [DRAW], ...more })
  const texts: Readonly<Record<Family, object>> = {
    filters: { word: 'immune', below: 4, of: node },
    tests: { word: 'immune', below: 4, while: node },
    amounts: { word: 'add', stat: 'power', amount: node },
    rules: node,
    deeds: { word: 'ban', deeds: [word], ...given },
    leaves: { word: 'allow', leave: word, ...given },
    acts: offer({ does: [node] }),
    moments: offer({ at: [node] }),
    costs: offer({ at: [WEAPONS], cost: node }),
  }
  return { shown: texts[family] } as Text
}
/** Returns the examples of a word as nodes. */
export const examplesOf = (family: Family, word: string): readonly { readonly word: string }[] =>
  language.words[family].get(word)!.examples.map((given) => ({ ...given, word }))

/** Returns a text as one line. */
export const lineOf = (text: Text, tongue: Language, speaker: Speaker = SPEAKER): string =>
  wordedBlocks(text, speaker, tongue)
    .map(({ heading, text: words }) =>
      heading === undefined ? words : `${heading}${tongue === 'fr' ? '\u00a0' : ''}: ${words}`,
    )
    .join(' ')

/** Returns an example of a word in words. */
export const wordedExample = (family: Family, word: string, at: number, tongue: Language): string =>
  lineOf(textWith(family, examplesOf(family, word)[at]!), tongue)
