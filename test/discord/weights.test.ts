/** The weight of messages, which Discord limits without saying so. */
import { describe, expect, it } from 'vitest'
import { HEAVIEST } from '../../sandbox/behaviour.ts'
import { weightOf as weighedByDiscord } from '../../sandbox/limits.ts'
import { deckList } from '../../src/discord/decks/deck-panel.ts'
import {
  button,
  container,
  type MenuEntry,
  type MessagePart,
  picture,
  row,
  select,
  text,
} from '../../src/discord/shell/components.ts'
import { pagedSelects, pageOf, pagesOf } from '../../src/discord/shell/pages.ts'
import { firstBytes } from '../../src/discord/shell/text-limits.ts'
import { BUDGET, fitted, weightOf } from '../../src/discord/shell/weights.ts'
import { games } from '../../src/games/registry.ts'
import { speak } from '../../src/locales/index.ts'

const WIDE = 'あ'.repeat(60)
const entries = (count: number, label = WIDE): MenuEntry[] =>
  Array.from({ length: count }, (_, at) => ({ value: `id-${at}`, label: `${label}${at}`, hint: WIDE }))
const labelsIn = (parts: readonly unknown[]): string[] =>
  (JSON.stringify(parts).match(/"label":"[^"]*"/g) ?? []).map((found) => found.slice(9, -1))

describe('weight', () => {
  it('is counted as the stand-in counts it', () => {
    const parts: MessagePart[] = [
      container([text('é'), picture({ name: 'a.png', data: Buffer.of(), alt: 'A picture' })]),
      select('1|a', 'Choose…', entries(3)),
      row({ ...button('1|b', 'Go'), emoji: { name: '🎴' } }, button('1|c', 'Stop', 'bad')),
    ]
    expect(weightOf(parts)).toBe(weighedByDiscord(parts))
    expect(weightOf(parts)).toBeGreaterThan(1_000)
    expect(BUDGET).toBeLessThan(HEAVIEST)
  })

  it('of a message that is light enough changes nothing in it', () => {
    const parts = [text('Hello'), select('1|a', 'Choose…', entries(5))]
    expect(fitted(parts)).toBe(parts)
  })

  it('takes the hints of options first, then their ends, and never an option', () => {
    const hinted = [select('1|a', 'Choose…', entries(25, 'Short'))]
    expect(JSON.stringify(fitted(hinted, 5_000))).not.toContain('description')
    expect(labelsIn(fitted(hinted, 5_000))).toEqual(labelsIn(hinted))
    const heavy = ['1|a', '1|b', '1|c'].map((id) => select(id, 'Choose…', entries(25)))
    const light = fitted(heavy)
    expect(weightOf(light)).toBeLessThanOrEqual(BUDGET)
    expect(labelsIn(light)).toHaveLength(75)
  })

  it('cuts the longest text where nothing else is left', () => {
    const light = fitted([text(WIDE.repeat(60)), container([text('Short')]), row(button('1|a', 'Go'))])
    expect(weightOf(light)).toBeLessThanOrEqual(BUDGET)
    expect(JSON.stringify(light)).toContain('Short')
    expect(labelsIn(light)).toEqual(['Go'])
  })
})

describe('a long list', () => {
  it('has fifty light entries on a page, and fewer heavy ones', () => {
    expect(pagesOf(entries(60, 'A').map(({ value, label }) => ({ value, label }))).starts).toEqual([0, 50])
    const heavy = pagesOf(entries(50))
    expect(heavy.starts.length).toBeGreaterThan(2)
    expect(heavy.choices.every(({ hint }) => hint === undefined)).toBe(true)
    expect(heavy.starts.map((start) => pageOf(heavy, start))).toEqual(heavy.starts.map((_, at) => at))
  })

  it('shows each entry on one page alone, and no page is too heavy', () => {
    const choices = entries(120)
    const id = (...parts: string[]) => `1|x|${parts.join('|')}`
    const shown = pagesOf(choices).starts.flatMap((_, page) => {
      const rows = pagedSelects({ choices, placeholder: 'Pick', page, id, verb: 'pick' }, speak('en'))
      expect(weightOf(rows)).toBeLessThan(6_000)
      return labelsIn(rows).filter((label) => label.startsWith(WIDE))
    })
    expect(shown).toEqual(choices.map(({ label }) => label))
  })

  it('of fifty decks with names of sixty wide letters opens, in both languages', () => {
    const decks = Array.from({ length: 50 }, (_, at) => ({
      id: `deck${at}`,
      person: '1',
      name: WIDE,
      game: 'young-jedi',
      seat: 'dark',
      format: 'full',
      list: [],
      doubts: [],
      version: 1,
      changedAt: new Date(0),
    }))
    for (const language of ['en', 'fr'] as const)
      for (let page = 0; page < 5; page++) {
        const { components } = deckList(games, decks as never, language, null, page)
        expect(weightOf(components)).toBeLessThanOrEqual(BUDGET)
      }
  })
})

describe('lines', () => {
  it('are cut by bytes where letters are wide', () => {
    const lines = Array.from({ length: 50 }, () => WIDE)
    expect(Buffer.byteLength(firstBytes(lines, 2_000))).toBeLessThanOrEqual(2_000)
    expect(firstBytes(['a', 'b'], 100)).toBe('a\nb')
  })
})
