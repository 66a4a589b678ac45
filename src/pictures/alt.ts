/** Texts of pictures for people who can't see them: a card with everything on it, and texts cut to their room. */
import type { CardSheet, Language } from '../contract/index.ts'
import { jointsOf } from '../kit/wording/words.ts'

/** Returns the description of a card: everything on it, in its order, as one text. */
export function altOf(sheet: CardSheet, language: Language): string {
  const { colon } = jointsOf(language)
  const { mark, title, subtitle, kind, numbers, located, blocks, correction } = sheet
  const name = `${mark === null ? '' : `${mark} `}${title}${subtitle === null ? '' : `, ${subtitle}`}`
  const sentences = [
    `${name}. ${kind}`,
    numbers.map(({ label, value }) => `${label} ${value}`).join(', '),
    located.map(({ label, bonus }) => `${label} +${bonus}`).join(', '),
    ...blocks.map(({ heading, text }) => (heading === undefined ? text : `${heading}${colon}${text}`)),
    correction ?? '',
  ]
  return sentences
    .filter((sentence) => sentence !== '')
    .map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ')
}

/** Returns a text of at most this many characters. One that is longer ends after a whole word, where it has any. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')
  const space = start.lastIndexOf(' ')
  return `${(space > most / 2 ? start.slice(0, space) : start).replace(/[\s,;:]+$/, '')}…`
}
