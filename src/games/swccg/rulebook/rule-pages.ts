/** The rulebook as pages of `docs/rules`, in English. */
import type { RuleEntry } from '../../../contract/index.ts'
import { blocks, table, wrapped } from '../../../kit/rulebook/markdown.ts'
import { DECISION_KINDS, rulebook } from './rule-book.ts'

const NOTE =
  '<!-- Generated from src/games/swccg/rulebook by `npx vitest run test/swccg/rulebook --update`. Edit there. -->'

/** Returns the pages by file name. */
export const rulePages = (): Readonly<Record<string, string>> => ({
  'swccg-rules.md': rulesPage(),
  'swccg-decisions.md': decisionsPage(),
})

const isDecision = ({ number, kind, above }: RuleEntry): boolean =>
  kind === 'decision' || (above === null && DECISION_KINDS.some(([prefix]) => prefix === number))

function rulesPage(): string {
  const rules = (rulebook.entries as readonly RuleEntry[]).filter((entry) => !isDecision(entry))
  const block = ({ number, kind, text }: RuleEntry): string =>
    kind === 'part' ? `## ${number}. ${text.en}` : wrapped(`**${number}** ${text.en}`)
  return blocks([NOTE, '# The rules of the Star Wars CCG', ...rules.map(block)])
}

function decisionsPage(): string {
  const entries = rulebook.entries as readonly RuleEntry[]
  const rows = (prefix: string) =>
    entries
      .filter(({ kind, above }) => kind === 'decision' && above === prefix)
      .map(({ number, links, text, remarks }) => [number, links.join(', '), text.en, remarks[0]?.text.en ?? ''])
  return blocks([
    NOTE,
    '# Decisions on the Star Wars CCG',
    wrapped(
      'Where the rules can be read in more than one way (U), say nothing (SG), or leave open how words of a card are meant (S-E, S-D, SW), the program follows these readings. They are ours: no authority stands behind them.',
    ),
    ...DECISION_KINDS.flatMap(([prefix, title]) => [
      `## ${title}`,
      table(['no.', 'rule', 'question', 'reading'], rows(prefix)),
    ]),
  ])
}
