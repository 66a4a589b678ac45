/** The rulebook behind the contract: parts 0 to 18, those of mechanisms, and decisions where they are unclear, silent, or about single cards. */
import type { Rulebook, RuleEntry } from '../../../contract/index.ts'
import { lazily } from '../../../kit/library/lazily.ts'
import { rowsOf } from '../../../kit/notation/lines.ts'
import { RuleSearch } from '../../../kit/rulebook/search.ts'
import { type Both, both, frenchSpaced } from '../../../kit/wording/words.ts'
import { cards, findCard } from '../cards/index.ts'
import type { LibraryCard } from '../cards/library-card.ts'
import { cardRulings } from '../library/card-rulings.ts'
import { READINGS } from './card-readings.ts'
import { BEGIN } from './parts-begin.ts'
import { MOVES } from './parts-moves.ts'
import { PHASES } from './parts-phases.ts'
import { TIMING } from './parts-timing.ts'
import { SILENT } from './silent-points.ts'
import { UNCLEAR } from './unclear-points.ts'

const said = (en: string, fr: string): Both => both(en, frenchSpaced(fr))

// ---------------------------------------------------------------- what leads where

const REFERENCE = /(?<![\w.-])(?:\d+A?\.\d+(?:\.\d+)*|(?:U|SG)-\d{2}|S-[DE]\d{2}|SW-\d{3})(?!\w|\.\d)|\bparts? (\d+A?)/g
/** Numbers that an English text points to. */
const pointedTo = (text: string): readonly string[] =>
  [...text.matchAll(REFERENCE)].map(([found, part]) => part ?? found)
/** Cards whose titles stand in italics. */
function cardsNamed(text: string): readonly string[] {
  const names = [...text.matchAll(/(?<!\*)\*([^*]+)\*(?!\*)/g)].map(([, name = '']) => name.toLowerCase())
  return cards.filter(({ title }) => names.includes(title.toLowerCase())).map(({ id }) => id)
}

// ---------------------------------------------------------------- entries

const above = (number: string): string | null =>
  number.includes('.') ? number.slice(0, number.lastIndexOf('.')) : null

function ruleEntry([number = '', en = '', fr = '']: readonly string[]): RuleEntry {
  return {
    number,
    kind: above(number) === null ? 'part' : 'rule',
    above: above(number),
    text: said(en, fr),
    editions: [],
    remarks: [],
    links: [...new Set(pointedTo(en))].filter((link) => link !== number),
    cards: cardsNamed(en),
  }
}

const READING = both('Here we read', 'Notre lecture')
function decisionEntry([
  number = '',
  rules = '',
  en = '',
  fr = '',
  reading = '',
  lecture = '',
]: readonly string[]): RuleEntry {
  return {
    number,
    kind: 'decision',
    above: number.replace(/-?\d+$/, ''),
    text: said(en, fr),
    editions: [],
    remarks: [{ label: READING, text: said(reading, lecture) }],
    links: rules.split(',').map((rule) => rule.trim()),
    cards: cardsNamed(en),
  }
}

/** The kinds of decisions: the beginning of their numbers, and their heading. */
export const DECISION_KINDS: readonly (readonly [kind: string, en: string, fr: string])[] = [
  ['U', 'Where the rules are unclear', 'Là où les règles sont floues'],
  ['SG', 'Where the rules are silent', 'Là où les règles sont muettes'],
  ['S-E', 'How words of cards are read', 'Comment se lisent les mots des cartes'],
  ['S-D', 'How words of Death Star II are read', 'Comment se lisent les mots de Death Star II'],
  ['SW', 'What the glossary means', 'Ce que veut dire le glossaire'],
]

const ROWS = lazily(() => rowsOf([UNCLEAR, SILENT, READINGS].join('\n')).map(decisionEntry))
const decisionsOf = ([kind, en, fr]: (typeof DECISION_KINDS)[number]): readonly RuleEntry[] => [
  { ...ruleEntry([kind, en, fr]), kind: 'part' },
  ...ROWS().filter(({ above }) => above === kind),
]

const added: string[] = []

/** Adds the parts of mechanisms, before anybody asks for a rule. */
export const addRules = (lines: string): void => void added.push(lines)

/** Mechanisms bring their parts in any order. */
const byPart = (one: RuleEntry, two: RuleEntry): number =>
  Number.parseInt(one.number, 10) - Number.parseInt(two.number, 10)

// Needed only when somebody asks.
const entries = lazily((): readonly RuleEntry[] => [
  ...rowsOf([BEGIN, PHASES, MOVES, TIMING].join('\n')).map(ruleEntry),
  ...rowsOf(added.join('\n')).map(ruleEntry).toSorted(byPart),
  ...DECISION_KINDS.flatMap(decisionsOf),
])
const byNumber = lazily(() => new Map(entries().map((entry) => [entry.number, entry])))
const order = lazily(() => new Map(entries().map(({ number }, at) => [number, at])))
const finder = lazily(() => new RuleSearch(entries()))

/** The rules of each type of card. */
const OF_TYPE: Readonly<Record<LibraryCard['type'], readonly string[]>> = {
  character: ['2.3.5', '8.3.2', '10.1', '10.4'],
  starship: ['8.3.4', '8.3.5', '9.5.1', '10.2', '10.4.2'],
  vehicle: ['8.3.3', '9.5.2', '10.1.2', '10.4.2', '10.4.3'],
  weapon: ['8.5.1', '8.5.4', '9.2'],
  device: ['8.5.1', '8.5.4'],
  effect: ['8.6'],
  interrupt: ['13.1', '13.2', '13.3', '13.6'],
  location: ['2.4', '8.2'],
  "admiral's order": ['26.1', '26.2', '26.3'],
  'epic event': ['37.1', '37.2', '37.3'],
  objective: ['3.8', '36.1', '36.3', '36.5', '36.6'],
  podracer: ['18.2'],
  'jedi test': ['18.3'],
  'defensive shield': ['3.8', '18.6'],
}

function about(id: string): readonly string[] {
  const card = findCard(id)
  if (card === undefined) return []
  const named = entries()
    .filter((entry) => entry.cards.includes(id))
    .map(({ number }) => number)
  const ruled = cardRulings.filter((ruling) => ruling.cards.includes(id)).flatMap(({ rules }) => rules)
  const dots = card.unique === null || card.type === 'interrupt' ? [] : ['8.8']
  return [...new Set([...named, ...ruled, ...OF_TYPE[card.type], ...dots])].toSorted(
    (one, two) => (order().get(one) ?? 0) - (order().get(two) ?? 0),
  )
}

/** The rulebook of the Star Wars CCG, as `/rules` searches and shows it. */
export const rulebook: Rulebook = {
  edition: said(
    'Death Star II rulebook (2000) with the glossary and its rulings up to August 2001',
    'Livret Death Star II (2000), avec le glossaire et ses décisions jusqu’en août 2001',
  ),
  get entries() {
    return entries()
  },
  find: (number) =>
    byNumber().get(number.toUpperCase()) ?? byNumber().get(finder().numberMeant(number)?.[0] ?? '') ?? null,
  search: (query, language) => finder().search(query, language),
  about,
}
