/** The rulebook as the pages of `docs/rules`, in English. */
import { blocks, type PagePart, partsPage, table, wrapped } from '../../../kit/rulebook/markdown.ts'
import { chapters } from './chapters.ts'
import { decisions } from './decisions.ts'
import { KINDS, type OlderEdition, type Rule, type RulebookPart } from './rule.ts'

const EDITION: Readonly<Record<OlderEdition, string>> = {
  '2001': 'December 2001',
  '2000': 'December 2000',
  printed: 'As printed',
}

const NOTE =
  '<!-- Generated from src/games/young-jedi/rulebook by `npx vitest run test/young-jedi/rulebook --update`. Edit there. -->'

/** Returns every page but the introduction, by file name. */
export function pages(): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(
      chapters.map(({ file, title, parts }) => [`${file}.md`, partsPage(NOTE, title, parts.map(pagePart))]),
    ),
    'decisions.md': decisionsPage(),
  }
}

const pagePart = ({ number, title, rules }: RulebookPart): PagePart => ({
  number,
  title: title.en,
  rules: rules.map((rule) => ({ number: rule.number, text: rule.text.en, remarks: remarks(rule) })),
})

const remarks = ({ older, impossible }: Rule): string[] => [
  ...(older ?? []).map(({ editions, text }) => {
    const names = editions.map((edition, at) => (at === 0 ? EDITION[edition] : EDITION[edition].toLowerCase()))
    return `*${names.join(' and ').replaceAll('december', 'December')}:* ${text.en}`
  }),
  ...(impossible === undefined ? [] : [`*Cannot happen here:* ${impossible.en}`]),
]

function decisionsPage(): string {
  return blocks([
    NOTE,
    '# Decisions',
    wrapped(
      "Where the rules can be read in more than one way (U), say nothing (G), or leave open how a card's words are meant (E), the program follows these readings. They are ours: no authority stands behind them.",
    ),
    ...Object.entries(KINDS).flatMap(([kind, title]) => [`## ${title.en}`, decisionsTable(kind)]),
  ])
}

const decisionsTable = (kind: string): string =>
  table(
    ['no.', 'rule', 'question', 'reading', 'reason'],
    decisions
      .filter(({ number }) => number.startsWith(kind))
      .map(({ number, rules, question, reading, reason }) => [
        ...[number, rules.join(', ')],
        ...[question.en, reading.en, reason.en],
      ]),
  )
