/**
 * Compares the words of the Star Wars CCG with their records, each as a test of its own, so that a mutant is tried only by
 * the cards and words that reach it: the text of every card in both languages, the cards of every kind, and the examples of
 * every word as they stand in `docs/words.md`.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/contract/index.ts'
import { cards } from '../../src/games/swccg/cards/index.ts'
import { textBlocks } from '../../src/games/swccg/texts/card-text.ts'
import { FAMILIES } from '../../src/games/swccg/texts/language/definitions.ts'
import { language as texts } from '../../src/games/swccg/texts/registry.ts'
import { readPage, wordRows } from '../../test/swccg/language/word-page.ts'
import { KINDS_FILE, kindEntry, kindNames, recordFile, textEntry } from '../../test/swccg/library/recorded-texts.ts'

const FILES = new Map<string, ReadonlySet<string>>()

/** The entries of a record, which is read once. */
function entriesOf(file: string): ReadonlySet<string> {
  const entries = FILES.get(file) ?? new Set(readFileSync(file, 'utf8').trimEnd().split('\n\n'))
  FILES.set(file, entries)
  return entries
}

if (process.env.MUTATION_GAME === 'swccg') {
  describe.each(LANGUAGES)('the recorded text in %s', (language) => {
    for (const card of cards.filter((one) => textBlocks(one, language).length > 0)) {
      const recorded = entriesOf(recordFile(card, language))
      // A copy: the words of a card are kept by the card itself.
      test(`of ${card.id}`, () => expect([...recorded]).toContain(textEntry(structuredClone(card), language)))
    }
  })

  describe('the cards of a kind', () => {
    const recorded = entriesOf(KINDS_FILE)
    for (const kind of kindNames()) test(kind, () => expect([...recorded]).toContain(kindEntry(kind)))
  })

  const page = readPage()
  describe.each(FAMILIES)('an example of the %s', (family) => {
    for (const word of texts.words[family].keys())
      test(word, () => {
        for (const row of wordRows(family, word)) expect(page.includes(row)).toBe(true)
      })
  })
}
