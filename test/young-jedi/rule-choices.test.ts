/** The choices on which the players of Young Jedi may agree (decision G-04). */
import { describe, expect, it } from 'vitest'
import type { DeckList } from '../../src/contract/index.ts'
import type { Side } from '../../src/games/young-jedi/cards/card.ts'
import { DEFAULT_RULES, EDITIONS } from '../../src/games/young-jedi/cards/editions.ts'
import { deckById } from '../../src/games/young-jedi/decks/index.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { agreedRules, type ChosenRules } from '../../src/kit/library/rule-choices.ts'

const { ruleChoices, rulebook } = youngJedi
const choice = (id: string) => ruleChoices.find((one) => one.id === id)!
const numbers = (text: string): string[] => text.match(/\b\d+\.\d+(?:\.\d+)*\b/g) ?? []

describe('the choices in the rules', () => {
  it('are the edition, both decks out, and the order of a failed search; each begins with its default', () => {
    expect(ruleChoices.map(({ id, values }) => [id, values.map((value) => value.id)])).toEqual([
      ['edition', ['current', '2001', '2000']],
      ['decksOut', ['tie', 'protocol']],
      ['searchPenalty', ['edition', 'shuffle-first', 'damage-first']],
    ])
  })

  it('point to existing rules, the same ones in both languages', () => {
    const texts = ruleChoices.flatMap(({ about, values }) => [about, ...values.map((value) => value.about)])
    expect(texts.flatMap(({ en }) => numbers(en)).length).toBeGreaterThan(12)
    for (const { en, fr } of texts) {
      expect(numbers(fr).sort()).toEqual(numbers(en).sort())
      for (const number of numbers(en)) expect([number, rulebook.find(number)?.kind]).toEqual([number, 'rule'])
    }
  })

  it('name with an edition each rule that differs in it and that can come up in a match', () => {
    const otherwise = (label: RegExp) =>
      rulebook.entries.filter(({ editions }) => editions.some((older) => label.test(older.label.en)))
    // Corrections of cards, terms, misplays and ties are left out: they can't come up, or are chosen separately.
    const [of2001, of2000] = [otherwise(/December 2001/), otherwise(/December 2000/)].map((entries) =>
      entries.map(({ number }) => number).filter((number) => /^(?:2\.3|21|22|23|25)\b/.test(number)),
    ) as [string[], string[]]
    const said = (id: string) => numbers(choice('edition').values.find((value) => value.id === id)!.about.en)
    const covers = (cited: readonly string[], number: string) =>
      cited.some((one) => number === one || number.startsWith(`${one}.`))
    expect(of2001.length).toBeGreaterThan(5)
    expect(of2001.filter((number) => !covers(said('2001'), number))).toEqual([])
    // Rules that follow from the duelists are not named again (23.5, 23.6.1).
    const follows = ['23.5', '23.6.1']
    const both = [...said('2001'), ...said('2000'), ...follows]
    expect(of2000.length).toBeGreaterThan(5)
    expect(of2000.filter((number) => !covers(both, number))).toEqual([])
  })

  it('apply to deck checks: rule 2.3 limits titles in the current edition only', () => {
    const { list, seat, format } = deckById('dark-droids')
    const more = list.map((entry, at) => (at === 0 ? { ...entry, count: 60 } : { ...entry, count: 0 }))
    const six = more.filter(({ count }) => count > 0)
    const titles = (edition: string) =>
      youngJedi.checkDeck(six, seat, { format, rules: { edition } }).filter(({ refused }) => refused === 'deck.title')
    const limited = choice('edition').values.map(({ id }) => titles(id).length > 0)
    expect(limited).toEqual([true, false, false])
    expect(youngJedi.checkDeck(six, seat, { format })).toEqual(
      youngJedi.checkDeck(six, seat, { format, rules: { edition: choice('edition').values[0]!.id } }),
    )
  })

  const lists = Object.fromEntries(
    youngJedi.seats.map((seat) => [
      seat,
      youngJedi.decks().find((deck) => deck.seat === seat && deck.format === 'full')!.list,
    ]),
  ) as Record<Side, DeckList>
  const begun = (rules: ChosenRules) => youngJedi.setup({ format: 'full', rules }, lists, 'seed').state
  const agreed = (rules: ChosenRules) => agreedRules(youngJedi, rules) as ChosenRules

  it('change nothing if nothing is chosen', () => {
    const { options } = begun(agreed({ edition: 'current', decksOut: 'tie', searchPenalty: 'edition' }))
    expect(options).toEqual(DEFAULT_RULES)
    expect(begun({}).options).toEqual(options)
    expect(choice('edition').values.map(({ id }) => id)).toEqual([...EDITIONS])
  })

  it.each(ruleChoices.flatMap(({ id, values }) => values.slice(1).map((value) => [id, value.id] as const)))(
    'reach the engine: %s %s',
    (rule, value) => {
      const state = begun(agreed({ [rule]: value }))
      expect(state.options).toMatchObject({ [rule]: value })
      expect(youngJedi.decisions(state).length).toBeGreaterThan(0)
    },
  )

  it('treat a failed search as the edition does, or as chosen, in any edition (rule 21.3.5, U-03)', () => {
    const order = (edition: string, searchPenalty: string) =>
      begun(agreed({ edition, searchPenalty })).options.searchPenalty
    expect(EDITIONS.map((edition) => order(edition, 'edition'))).toEqual([
      'shuffle-first',
      'damage-first',
      'shuffle-first',
    ])
    for (const edition of EDITIONS)
      for (const chosen of ['shuffle-first', 'damage-first']) expect(order(edition, chosen)).toBe(chosen)
  })
})
