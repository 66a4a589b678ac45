/** A rulebook as pages of Markdown, with lines of an even width. */

/** A line holds at most this many characters, tables apart. */
const WIDTH = 118

/** A rule with its remarks, in the language of the page. */
export interface PageRule {
  /** `10.2`, or `10.2.3` for a point of a rule. */
  readonly number: string
  readonly text: string
  /** Remarks below the rule, each already marked up. */
  readonly remarks: readonly string[]
}

/** A part of a rulebook, in the language of the page. */
export interface PagePart {
  readonly number: number
  readonly title: string
  readonly rules: readonly PageRule[]
}

/** Returns the blocks of a page with an empty line between any two. */
export const blocks = (list: readonly string[]): string => `${list.join('\n\n')}\n`

/** Returns a page of several parts. @param note the first line: from what it is generated, and by which command */
export const partsPage = (note: string, title: string, parts: readonly PagePart[]): string =>
  blocks([note, `# ${heading(parts)}: ${title}`, ...parts.flatMap(partBlocks)])

/** Returns "Part 3", "Parts 9 and 12", or "Parts 9 to 13". */
function heading(parts: readonly PagePart[]): string {
  const numbers = parts.map(({ number }) => number)
  if (numbers.length === 1) return `Part ${numbers[0]}`
  const inRow = numbers.length > 2 && numbers.every((number, at) => at === 0 || number === numbers[at - 1]! + 1)
  return inRow
    ? `Parts ${numbers[0]} to ${numbers.at(-1)}`
    : `Parts ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`
}

function partBlocks({ number, title, rules }: PagePart): string[] {
  const list: string[] = [`## ${number}. ${title}`]
  for (const rule of rules) {
    const point = rule.number.split('.').length > 2
    const text = point ? item(`${rule.number} ${rule.text}`) : wrapped(`${rule.number} ${rule.text}`)
    const lines = [text, ...rule.remarks.map((remark) => item(remark, point ? 1 : 0))].join('\n')
    if (point) list.push(`${list.pop()}\n${lines}`)
    else list.push(lines)
  }
  return list
}

const item = (text: string, depth = 0): string => wrapped(text, `${'  '.repeat(depth)}- `, '  '.repeat(depth + 1))

/**
 * Returns a text in lines that are not too long, and of which none begins like a list or a heading.
 * @param first the beginning of the first line
 * @param rest the beginning of all other lines
 */
export function wrapped(text: string, first = '', rest = ''): string {
  const lines: string[] = []
  let line = first
  for (const word of text.split(' ')) {
    const longer = line === first || line === rest ? line + word : `${line} ${word}`
    if (longer.length > WIDTH && !/^(?:[-+*>|]|#+|\d+[.)])$/.test(word)) {
      lines.push(line)
      line = rest + word
    } else line = longer
  }
  return [...lines, line].join('\n')
}

/** Returns a table of these columns. */
export const table = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .toSpliced(1, 0, `|${'---|'.repeat(columns.length)}`)
    .join('\n')
