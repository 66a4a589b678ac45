/** Describes a card in words for people who can't see its picture: everything on it, in its order. */
import type { CardSheet } from '../contract/index.ts'

/** Returns the description of a card: everything on it, in its order, as one text. */
export function altOf(sheet: CardSheet): string {
  const { mark, title, subtitle, kind, numbers, located, blocks, correction } = sheet
  const name = `${mark === null ? '' : `${mark} `}${title}${subtitle === null ? '' : `, ${subtitle}`}`
  const sentences = [
    `${name}. ${kind}`,
    numbers.map(({ label, value }) => `${label} ${value}`).join(', '),
    located.map(({ label, bonus }) => `${label} +${bonus}`).join(', '),
    ...blocks.map(({ heading, text }) => (heading === undefined ? text : `${heading}: ${text}`)),
    correction ?? '',
  ]
  return sentences
    .filter((sentence) => sentence !== '')
    .map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ')
}
