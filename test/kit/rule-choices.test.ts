/** The rules that players may agree on: reading, storing and describing them. */
import { describe, expect, it } from 'vitest'
import type { Json } from '../../src/contract/index.ts'
import { swccg } from '../../src/games/swccg/index.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { agreedRules, otherRules, rulesLine } from '../../src/kit/library/rule-choices.ts'
import { tiny, tinyDecks } from '../games/high-card.ts'

describe('rules that are agreed on', () => {
  it('are kept without the defaults, in the order of the game', () => {
    expect(agreedRules(tiny, {})).toEqual({})
    expect(agreedRules(tiny, { guards: 'three', copies: 'two' })).toEqual({})
    const both = agreedRules(tiny, { copies: 'three', guards: 'none' })
    expect(JSON.stringify(both)).toBe('{"guards":"none","copies":"three"}')
    expect(agreedRules(tiny, { copies: 'three', guards: 'three' })).toEqual({ copies: 'three' })
  })

  const known = ['guards', 'copies']
  const unknown: [Readonly<Record<string, Json>>, object][] = [
    [{ edition: '2001' }, { refused: 'rule-choice.unknown', values: { rule: 'edition', known } }],
    [{ constructor: 'three' }, { refused: 'rule-choice.unknown', values: { rule: 'constructor', known } }],
    [JSON.parse('{"__proto__":"none"}'), { refused: 'rule-choice.unknown', values: { rule: '__proto__', known } }],
    ...(['four', '', 3, null, true, ['none'], { none: 1 }] as Json[]).map((value): [Record<string, Json>, object] => [
      { guards: value },
      { refused: 'rule-choice.value', values: { rule: 'guards', value, known: ['three', 'none'] } },
    ]),
  ]
  it.each(unknown)('are refused if the game offers no such thing: %j', (given, refusal) => {
    expect(agreedRules(tiny, given)).toEqual(refusal)
  })

  it('are said in one line, if any is not the default', () => {
    expect(rulesLine(tiny, {}, 'en')).toBeNull()
    expect(rulesLine(tiny, { copies: 'three', guards: 'none' }, 'en')).toBe('Without guards · Three of a card')
    expect(rulesLine(tiny, { guards: 'none' }, 'fr')).toBe('Sans gardes')
    // Of an older program, as far as this one knows it.
    expect(rulesLine(tiny, { guards: 'three', copies: 'nine', hats: 'red' }, 'en')).toBeNull()
    expect(otherRules(tiny, { copies: 'three' }).map(({ id }) => id)).toEqual(['three'])
  })

  it('are what the game is set up and decks are checked by', () => {
    const rules = { guards: 'none', copies: 'three' }
    const guards = (options: object) =>
      Object.values(tiny.setup({ format: 'short', ...options }, tinyDecks, 'seed').state.sides).map((one) => one.guards)
    expect([guards({}), guards({ rules: { guards: 'three' } }), guards({ rules })]).toEqual([
      [3, 3],
      [3, 3],
      [0, 0],
    ])
    const list = [1, 2, 3].map((value) => ({ card: `left-${value}`, count: 3 }))
    const deck = [...list, { card: 'left-4', count: 1 }]
    const faults = (options: object) => tiny.checkDeck(deck, 'left', { format: 'short', ...options }).length
    expect([faults({}), faults({ rules: { copies: 'two' } }), faults({ rules })]).toEqual([3, 3, 0])
  })
})

describe.each([tiny, youngJedi, swccg])('the choices of $id', ({ ruleChoices }) => {
  const languages = ['en', 'fr'] as const

  it('can be told apart', () => {
    for (const of of [
      ruleChoices.map(({ id }) => id),
      ...languages.map((language) => ruleChoices.map(({ name }) => name[language])),
      ...ruleChoices.map(({ values }) => values.map(({ id }) => id)),
      // In a line of all that is not the default they stand beside each other.
      ...languages.map((language) => ruleChoices.flatMap(({ values }) => values.map(({ label }) => label[language]))),
    ])
      expect(new Set(of).size).toBe(of.length)
  })

  it('have French texts with spaces that do not break', () => {
    const said = ruleChoices.flatMap(({ about, values }) => [about, ...values.flatMap((one) => [one.label, one.about])])
    expect(said.map(({ fr }) => fr).filter((fr) => / [:;?!»%]|« /.test(fr))).toEqual([])
  })

  it('have a default and something else, named in both languages, short enough for every front end', () => {
    for (const { name, about, values } of ruleChoices) {
      expect(values.length).toBeGreaterThan(1)
      expect(values.length).toBeLessThanOrEqual(25)
      for (const language of languages) {
        expect(name[language]).toMatch(/^[\p{Ll}\d-]{1,32}$/u)
        expect(about[language].length).toBeLessThanOrEqual(100)
        for (const { label, about } of values) {
          expect(label[language].length).toBeLessThanOrEqual(100)
          expect(about[language]).toMatch(/^[^\n]{5,400}$/)
        }
      }
    }
  })
})
