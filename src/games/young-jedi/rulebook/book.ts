/** The rulebook behind the contract of a game: parts, rules and decisions as entries that lead to each other. */
import type { Language, Rulebook, RuleEntry, RuleRemark } from '../../../contract/index.ts'
import { lazily } from '../../../kit/library/lazily.ts'
import { RuleSearch } from '../../../kit/rulebook/search.ts'
import { cards, printingsOf } from '../cards/index.ts'
import { same, titlesOf } from '../cards/selecting.ts'
import { rulings } from '../library/card-rulings.ts'
import { fullName } from '../texts/card-text.ts'
import { GRAMMARS } from '../texts/grammar.ts'
import { decisions, parts } from './index.ts'
import { keywords } from './keywords.ts'
import { concernedBy } from './kinds-of-cards.ts'
import { KINDS, type OlderEdition, type Rule, type RulebookPart, type RulesDecision, type RuleText } from './rule.ts'

const EDITION: Readonly<Record<OlderEdition, RuleText>> = {
  '2001': { en: 'December 2001', fr: 'Décembre 2001' },
  '2000': { en: 'December 2000', fr: 'Décembre 2000' },
  printed: { en: 'As first printed', fr: 'Texte d’origine' },
}

const LABEL = {
  impossible: { en: 'Cannot happen here', fr: 'Impossible ici' },
  reading: { en: 'Here we read', fr: 'Notre lecture' },
  reason: { en: 'Why', fr: 'Pourquoi' },
} as const satisfies Record<string, RuleText>

const joined = (texts: readonly RuleText[]): RuleText => {
  const of = (language: Language) =>
    texts
      .map((text, at) => (at === 0 ? text[language] : text[language].replace(/^\p{Lu}/u, small(language))))
      .join(', ')
  return { en: of('en'), fr: of('fr') }
}
/** Months are written small in French. */
const small = (language: Language) => (letter: string) => (language === 'fr' ? letter.toLowerCase() : letter)

/** French marks keep their distance without breaking the line. */
const typeset = (text: RuleText): RuleText => ({ en: text.en, fr: GRAMMARS.fr.typeset(text.fr) })

// ---------------------------------------------------------------- what leads where

const REFERENCE = /(?<![\w-])(?:\d+\.\d+(?:\.\d+)*|[UGE]-\d{2})\b|\bpart(?:s)? (\d+)(?: (?:to|and) (\d+))?/g

/** Numbers of rules, decisions and parts that an English text points to. */
function pointedTo(text: string): string[] {
  return [...text.matchAll(REFERENCE)].flatMap(([found, first, last]) =>
    first === undefined ? [found] : last === undefined ? [first] : [first, last],
  )
}

const PRINTED_ID = /(?<=\()[A-Z]{2}-[A-Z]?\d+(?=\))/g

/** The cards that an English text names: by their ids in brackets, or in bold or italics. */
function cardsNamed(text: string): string[] {
  const ids = new Set(text.match(PRINTED_ID) ?? [])
  const exact = cards.filter(({ id }) => ids.has(id))
  const names = [...text.matchAll(/(\*{1,2})([^*]+)\1/g)].flatMap(([, , name = '']) => {
    const whole = name.replace(/[.,:;]$/, '')
    return cards.some((card) => isCalled(card, whole)) ? [whole] : whole.split(/, | and /)
  })
  // Where an id stands beside the name, no other card of that name is meant.
  const called = names.filter((name) => !exact.some((card) => isCalled(card, name)))
  return cards
    .filter((card) => ids.has(card.id) || called.some((name) => isCalled(card, name)))
    .flatMap(({ id }) => printingsOf(id))
}

const isCalled = (card: (typeof cards)[number], name: string): boolean =>
  same(fullName(card), name) || titlesOf(card).some((title) => same(title, name))

const without = (number: string, list: readonly string[]): string[] => [...new Set(list)].filter((to) => to !== number)

// ---------------------------------------------------------------- entries

const partEntry = ({ number, title }: RulebookPart): RuleEntry => ({
  number: String(number),
  kind: 'part',
  above: null,
  text: typeset(title),
  editions: [],
  remarks: [],
  links: [],
  cards: [],
})

function ruleEntry({ number, text, older = [], impossible }: Rule): RuleEntry {
  const all = [text.en, ...older.map((one) => one.text.en), impossible?.en ?? ''].join('\n')
  return {
    number,
    kind: 'rule',
    above: number.slice(0, number.lastIndexOf('.')),
    text: typeset(text),
    editions: older.map(({ editions, text }) => ({
      label: joined(editions.map((one) => EDITION[one])),
      text: typeset(text),
    })),
    remarks: impossible === undefined ? [] : [{ label: LABEL.impossible, text: typeset(impossible) }],
    links: without(number, pointedTo(all)),
    cards: [...new Set(cardsNamed(all))],
  }
}

function decisionEntry({ number, rules, question, reading, reason }: RulesDecision): RuleEntry {
  const all = [question.en, reading.en, reason.en].join('\n')
  const remarks: readonly RuleRemark[] = [
    { label: LABEL.reading, text: typeset(reading) },
    { label: LABEL.reason, text: typeset(reason) },
  ]
  return {
    number,
    kind: 'decision',
    above: number.slice(0, 1),
    text: typeset(question),
    editions: [],
    remarks,
    links: without(number, [...rules, ...pointedTo(all)]),
    cards: [...new Set(cardsNamed(all))],
  }
}

const kindEntry = (number: string, text: RuleText): RuleEntry => ({
  ...partEntry({ number: 0, title: text, rules: [] }),
  number,
})

// Hundreds of texts and thousands of pairs, needed only when somebody asks.
const entries = lazily((): readonly RuleEntry[] => [
  ...parts.flatMap((part) => [partEntry(part), ...part.rules.map(ruleEntry)]),
  ...Object.entries(KINDS).flatMap(([kind, title]) => [
    kindEntry(kind, title),
    ...decisions.filter(({ number }) => number.startsWith(`${kind}-`)).map(decisionEntry),
  ]),
])
const byNumber = lazily(() => new Map(entries().map((entry) => [entry.number, entry])))

/** Every number that concerns a card, by the card's id. */
const about = lazily((): ReadonlyMap<string, readonly string[]> => {
  const found = new Map(cards.map((card) => [card.id, new Set(concernedBy(card))]))
  for (const { number, cards } of entries()) for (const id of cards) found.get(id)?.add(number)
  for (const { cards, rules } of rulings()) for (const id of cards) for (const rule of rules) found.get(id)?.add(rule)
  const order = new Map(entries().map(({ number }, at) => [number, at]))
  return new Map(
    [...found].map(([id, numbers]) => [id, [...numbers].toSorted((one, two) => order.get(one)! - order.get(two)!)]),
  )
})

const finder = lazily(
  () =>
    new RuleSearch(
      entries(),
      Object.fromEntries(Object.entries(keywords).map(([number, [en, fr]]) => [number, { en, fr }])),
    ),
)

/** The rulebook of Young Jedi, as `/rules` searches and shows it. */
export const rulebook: Rulebook = {
  edition: {
    en: 'December 2001, with the later updates of the Players Committee',
    fr: 'décembre 2001, avec les mises à jour ultérieures du Players Committee',
  },
  get entries() {
    return entries()
  },
  find: (number) => byNumber().get(number) ?? byNumber().get(finder().numberMeant(number)?.[0] ?? '') ?? null,
  search: (query, language) => finder().search(query, language),
  about: (card) => about().get(card) ?? [],
}
