import type { Language } from '../../game.ts'
import { chapters } from './chapters.ts'
import { decisions } from './decisions.ts'

/** One thing that can be found: a rule or a decision. */
interface Entry {
  readonly number: string
  /** How much each of its words counts. */
  readonly words: ReadonlyMap<string, number>
}

/** What a word is worth by where it stands; what is printed bold is what the rule is about. */
const WEIGHT = { title: 2, above: 1, bold: 4, text: 2, question: 2 } as const
/** A word that only begins as the one asked for is worth less than the word itself. */
const BEGINNING = 0.5
const SHORTEST_BEGINNING = 4
/** What scores less than this share of the best only happens to have a word in common. */
const CUT = 0.3

/** Without marks and capitals, in whole words, plural as singular: "Évacuées" is found as "evacuee". */
const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase()
      .match(/[\p{Letter}\p{Number}◆]+/gu) ?? []
  ).map((word) => (word.length > 3 ? word.replace(/(?<![su])s$/, '') : word))

function entry(number: string, texts: readonly (readonly [text: string, weight: number])[]): Entry {
  const words = new Map<string, number>()
  for (const [text, weight] of texts)
    for (const word of wordsOf(text)) words.set(word, Math.max(words.get(word) ?? 0, weight))
  return { number, words }
}

function entriesIn(language: Language): Entry[] {
  const bold = (text: string): string => [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, words]) => words).join(' ')
  return [
    ...chapters
      .flatMap(({ parts }) => parts)
      .toSorted((one, other) => one.number - other.number)
      .flatMap(({ title, rules }) =>
        rules.map(({ number, text }) =>
          entry(number, [
            [title[language], WEIGHT.title],
            // A point of a list speaks of what its rule speaks of: "in your first turn too" of surrendering.
            ...rules
              .filter((rule) => number.startsWith(`${rule.number}.`))
              .map((rule) => [rule.text[language], WEIGHT.above] as const),
            [text[language], WEIGHT.text],
            [bold(text[language]), WEIGHT.bold],
          ]),
        ),
      ),
    ...decisions.map(({ number, question, reading, reason }) =>
      entry(number, [
        [question[language], WEIGHT.question],
        [reading[language], WEIGHT.text],
        [reason[language], WEIGHT.above],
      ]),
    ),
  ]
}

const entries: Readonly<Record<Language, readonly Entry[]>> = { en: entriesIn('en'), fr: entriesIn('fr') }

/** `10.2`, `rule 10.2`, `G-26`, `g26`, `part 10`. */
const RULE = /^(?:\p{Letter}+\.?\s+)?(\d+(?:\.\d+)*)\.?$/u
const DECISION = /^([UGE])\s?-?\s?(\d{1,2})$/i

/**
 * Rules and decisions that a text asks for, best first. A number finds itself and what is below it; words find what
 * has them, rare words counting more. What has all the words comes before what has some.
 * @returns numbers (`10.2.3`, `G-26`); none if nothing fits
 */
export function search(text: string, language: Language): string[] {
  const asked = text.trim()
  const [, letter, digits] = DECISION.exec(asked) ?? []
  if (letter !== undefined && digits !== undefined) {
    const number = `${letter.toUpperCase()}-${digits.padStart(2, '0')}`
    return entries[language].filter((found) => found.number === number).map((found) => found.number)
  }
  const [, number] = RULE.exec(asked) ?? []
  if (number !== undefined)
    return entries[language]
      .map((found) => found.number)
      .filter((found) => found === number || found.startsWith(`${number}.`))
  return byWords([...new Set(wordsOf(asked))], entries[language])
}

function byWords(asked: readonly string[], all: readonly Entry[]): string[] {
  const columns = asked.map((word) => {
    const values = all.map((found) => worth(word, found))
    const having = values.filter((value) => value > 0).length
    const rarity = Math.log(1 + all.length / Math.max(having, 1))
    return values.map((value) => value * rarity)
  })
  const scored = all
    .map(({ number, words }, at) => {
      const scores = columns.map((column) => column[at]!)
      const total = scores.reduce((sum, score) => sum + score, 0)
      const share = scores.filter((score) => score > 0).length / Math.max(asked.length, 1)
      // Long texts have many words: each says less of what they are about.
      return { number, score: (total * share ** 2) / Math.log2(8 + words.size) }
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
  const best = scored[0]?.score ?? 0
  return scored.filter(({ score }) => score >= CUT * best).map(({ number }) => number)
}

function worth(word: string, { words }: Entry): number {
  const exact = words.get(word)
  if (exact !== undefined) return exact
  if (word.length < SHORTEST_BEGINNING) return 0
  let best = 0
  for (const [found, weight] of words) if (found.startsWith(word)) best = Math.max(best, weight * BEGINNING)
  return best
}
