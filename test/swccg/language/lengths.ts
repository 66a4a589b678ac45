/**
 * How long texts are in English, against the printed ones. Of a printed text the project holds its length alone, one number
 * a card: characters, of a location those of both sides. Signs of bold type are not counted.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cards, setOf } from '../../../src/games/swccg/cards/index.ts'
import type { Card } from '../../../src/games/swccg/cards/printed-card.ts'
import { textBlocks } from '../../../src/games/swccg/texts/card-text.ts'

/** How much longer than printed the texts of a set may be together, and a single text: 1.05 is 5 % more. */
const BOUNDS = { set: 1.05, text: 1.4 } as const

/** The printed lengths by card; a card without text has none. */
const PRINTED: ReadonlyMap<string, number> = new Map(
  readFileSync(join(import.meta.dirname, 'printed-lengths.txt'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [id = '', length] = line.split(' ')
      return [id, Number(length)]
    }),
)

/** A text or a set with its lengths: as the card says it in English, and as printed. */
export interface ComparedLength {
  readonly name: string
  readonly own: number
  readonly printed: number
}

/** How long sets and texts may be that are over their bound, and why, by the name of the set or the id of the card. */
type LengthExceptions = Readonly<Record<string, readonly [most: number, why: string]>>

/**
 * Returns the length of a card's text in English. Headings count where a card has several kinds of functions: elsewhere the
 * printed text has none.
 */
export function ownLength(card: Card): number {
  const blocks = textBlocks(card, 'en')
  const isHeaded = card.type !== 'location' && new Set(blocks.map(({ heading }) => heading)).size > 1
  return blocks
    .map(({ heading, text }) => (isHeaded && heading !== undefined ? `${heading}: ${text}` : text))
    .join(card.type === 'location' ? '' : ' ').length
}

/** Returns the texts of cards with their lengths, without those that have no text in print or in the project. */
export const textLengths = (of: readonly Card[] = cards): readonly ComparedLength[] =>
  of.flatMap((card) => {
    const [own, printed = 0] = [ownLength(card), PRINTED.get(card.id)]
    return own === 0 || printed === 0 ? [] : [{ name: card.id, own, printed }]
  })

/** Returns the lengths of all texts of each set together, by the name of the set. */
export function setLengths(texts: readonly ComparedLength[]): readonly ComparedLength[] {
  const names = [...new Set(texts.map(({ name }) => setOf(name).name))]
  const sum = (all: readonly ComparedLength[], of: 'own' | 'printed') => all.reduce((total, one) => total + one[of], 0)
  return names.map((name) => {
    const all = texts.filter((one) => setOf(one.name).name === name)
    return { name, own: sum(all, 'own'), printed: sum(all, 'printed') }
  })
}

/** Returns how long it is against the printed length: 1 is as long. */
const ratioOf = ({ own, printed }: ComparedLength): number => own / printed
/** Returns a line about a length: "1_251: 130 % (260 of 200)". */
export const lengthLine = (one: ComparedLength): string =>
  `${one.name}: ${Math.round(ratioOf(one) * 100)} % (${one.own} of ${one.printed})`

/** Returns the sets and texts that are longer than their bound, or than an exception allows. */
export function tooLong(texts: readonly ComparedLength[], exceptions: LengthExceptions): readonly ComparedLength[] {
  const isLong = (bound: number) => (one: ComparedLength) => ratioOf(one) > (exceptions[one.name]?.[0] ?? bound)
  return [...setLengths(texts).filter(isLong(BOUNDS.set)), ...texts.filter(isLong(BOUNDS.text))]
}
/** Returns the names of exceptions that nothing needs any more. */
export function idleExceptions(texts: readonly ComparedLength[], exceptions: LengthExceptions): readonly string[] {
  const needed = new Set(tooLong(texts, {}).map(({ name }) => name))
  return Object.keys(exceptions).filter((name) => !needed.has(name))
}
