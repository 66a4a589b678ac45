import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../src/contract/index.ts'
import { cards } from '../../../src/games/young-jedi/cards/index.ts'
import {
  decisionByNumber,
  decisions,
  parts,
  type RuleText,
  ruleByNumber,
  rules,
  rulesBelow,
} from '../../../src/games/young-jedi/rulebook/index.ts'
import { OLDER_EDITIONS } from '../../../src/games/young-jedi/rulebook/rule.ts'
import { DECISION_NUMBERS, RULE_NUMBERS } from './numbers.ts'

/** Each text with the number that it stands under. */
const texts: readonly { readonly number: string; readonly text: RuleText }[] = [
  ...parts.map(({ number, title }) => ({ number: String(number), text: title })),
  ...rules.flatMap(({ number, text, older, impossible }) =>
    [text, ...(older ?? []).map((edition) => edition.text), ...(impossible ? [impossible] : [])].map((text) => ({
      number,
      text,
    })),
  ),
  ...decisions.flatMap(({ number, question, reading, reason }) =>
    [question, reading, reason].map((text) => ({ number, text })),
  ),
]

/** Numbers of rules and decisions, and of parts, that a text points to. */
const REFERENCE = /(?<![\w-])(?:\d+\.\d+(?:\.\d+)*|[UGE]-\d{2})\b|\bpart(?:s|ies?)? \d+(?: (?:to|à) \d+)?/g
const references = (text: string): string[] =>
  [...text.matchAll(REFERENCE)]
    .flatMap(([found]) => (/^part/.test(found) ? (found.match(/\d+/g) ?? []) : [found]))
    .toSorted()

const inOrder = (one: string, other: string): number => {
  const [left, right] = [one.split('.').map(Number), other.split('.').map(Number)]
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

describe('the rulebook', () => {
  it('rule 6.4 names every unique card of the catalogue and no other, and says how many there are', () => {
    const unique = cards.filter((card) => 'copies' in card && card.copies === 'unique')
    const titles = (type: string) => new Set(unique.filter((card) => card.type === type).map(({ title }) => title))
    const [starships, characters] = [titles('starship'), titles('character')]
    const { en, fr } = ruleByNumber('6.4')!.text
    for (const text of [en, fr]) {
      const named = [...text.matchAll(/(?<!\*)\*([^*]+)\*(?!\*)/g)].map(([, name]) => name)
      expect(named.toSorted()).toEqual([...starships, ...characters].toSorted())
    }
    const numbers = { en: ['eight starships', 'eleven characters'], fr: ['huit vaisseaux', 'onze personnages'] }
    expect([starships.size, characters.size]).toEqual([8, 11])
    for (const words of numbers.en) expect(en).toContain(words)
    for (const words of numbers.fr) expect(fr).toContain(words)
  })

  it('has every rule exactly once, in order, in its own part', () => {
    expect(rules.map(({ number }) => number)).toEqual(RULE_NUMBERS.toSorted(inOrder))
    expect(parts.map(({ number }) => number)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
    for (const part of parts)
      expect(part.rules.filter(({ number }) => !number.startsWith(`${part.number}.`))).toEqual([])
  })

  it('has every decision exactly once', () => {
    expect(decisions.map(({ number }) => number)).toEqual(DECISION_NUMBERS)
  })

  it('says everything in both languages', () => {
    for (const { number, text } of texts) {
      for (const language of LANGUAGES) expect(text[language].trim(), number).toMatch(/\S{2}/)
      expect(text.en, number).not.toBe(text.fr)
    }
  })

  it('writes French as French and English as English', () => {
    // French has a space before colon, semicolon and question mark, and guillemets. Titles of cards are English.
    const withoutTitles = (text: string): string => text.replace(/\*[^*]+\*/g, '')
    const french = texts.filter(({ text }) => /[«»]|\s[:;?]/.test(text.en)).map(({ number }) => number)
    expect(french).toEqual([])
    const english = texts
      .filter(({ text }) => /[\p{Letter}\p{Number})][:;?]/u.test(withoutTitles(text.fr)))
      .map(({ number }) => number)
    expect(english).toEqual([])
  })

  it('keeps each rule short enough to be read out in a message', () => {
    expect(rules.filter(({ text }) => LANGUAGES.some((language) => text[language].length > 600))).toEqual([])
  })

  it('points only to rules, parts and decisions that are there', () => {
    const there = (number: string): boolean =>
      ruleByNumber(number) !== undefined ||
      decisionByNumber(number) !== undefined ||
      parts.some((part) => String(part.number) === number)
    const missing = [
      ...texts.flatMap(({ number, text }) =>
        LANGUAGES.flatMap((language) => references(text[language])).map((to) => ({ number, to })),
      ),
      ...decisions.flatMap(({ number, rules }) => rules.map((to) => ({ number, to }))),
    ].filter(({ to }) => !there(to))
    expect(missing).toEqual([])
    expect(texts.flatMap(({ text }) => references(text.en)).length).toBeGreaterThan(150)
  })

  it('points to the same in both languages', () => {
    for (const { number, text } of texts) expect(references(text.fr), number).toEqual(references(text.en))
  })

  it('is decided where a rule says so: each decision belongs to a rule', () => {
    expect(decisions.filter(({ rules }) => rules.length === 0)).toEqual([])
  })

  it('names for each older reading the editions that have it', () => {
    const older = rules.flatMap((rule) => rule.older ?? [])
    expect(older.length).toBeGreaterThan(20)
    for (const { editions } of older) {
      expect(editions.length).toBeGreaterThan(0)
      expect(editions).toEqual(OLDER_EDITIONS.filter((edition) => editions.includes(edition)))
    }
  })

  it('finds what is below a rule', () => {
    expect(rulesBelow('3.2').map(({ number }) => number)).toEqual(Array.from({ length: 7 }, (_, at) => `3.2.${at + 1}`))
    expect(rulesBelow('1').map(({ number }) => number)).toEqual(['1.1', '1.2', '1.3', '1.4', '1.5'])
    expect(rulesBelow('7.1')).toEqual([])
  })
})
