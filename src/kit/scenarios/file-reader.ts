/** Reads files of scenarios, and says in which line something is wrong. */
import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml'
import type { z } from 'zod'
import { fileForm, type ScenarioFrame } from './form.ts'

/** An error in a scenario file: its line, from 1, and a sentence. */
export interface Problem {
  readonly line: number
  readonly text: string
}

/** The keys and indices that lead to a part of a scenario: `['moves', 3]`. */
export type ScenarioPath = readonly (string | number)[]

/** A scenario that was read, and the lines of its parts. */
export interface ScenarioRead<Given> {
  readonly line: number
  readonly id: string
  readonly title: string
  /** Null if it can't be played. */
  readonly scenario: Given | null
  readonly problems: readonly Problem[]
  /** Returns the line, from 1, of a part of it (`moves`, 3). */
  lineOf(path: ScenarioPath): number
}

/** The form of a game's scenarios, which the reader needs. */
export interface ScenarioForm<Given extends ScenarioFrame> {
  readonly scenario: z.ZodType<Given>
  /** A sentence that says how to write a card's name with a colon in it. */
  readonly colonHint: string
  /** Returns the error in a number under "rule:", or null. */
  ruleFault(number: string): string | null
}

/**
 * Reads a file of scenarios. It throws nothing: a scenario that can't be read is an entry with its problem, and the
 * reader still reads the others.
 */
export function readFile<Given extends ScenarioFrame>(
  written: string,
  form: ScenarioForm<Given>,
): readonly ScenarioRead<Given>[] {
  const text = written.replace(/\r\n?/g, '\n')
  const whole = parse(text, form)
  const read = whole.error === null ? readWhole(whole, form) : readInPieces(text, whole.error, form)
  return read.map((one, index) =>
    isTwice(read, index) ? withProblem(one, `Another scenario of this file has the id ${one.id}.`) : one,
  )
}

const isTwice = <Given>(read: readonly ScenarioRead<Given>[], index: number): boolean =>
  read[index]?.id !== '' && read.findIndex(({ id }) => id === read[index]?.id) < index

const withProblem = <Given>(one: ScenarioRead<Given>, text: string): ScenarioRead<Given> => ({
  ...one,
  scenario: null,
  problems: [...one.problems, { line: one.line, text }],
})

// ---------------------------------------------------------------- YAML

interface ParsedFile {
  readonly document: Document
  readonly at: (offset: number) => number
  /** The first YAML error; later ones mostly follow from it. */
  readonly error: Problem | null
}

/** Parses YAML. Every scalar stays text: "14.10", "yes" and "none" become no number, boolean or null. */
function parse(text: string, { colonHint }: Pick<ScenarioForm<never>, 'colonHint'>): ParsedFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines, prettyErrors: false })
  const at = (offset: number) => lines.linePos(offset).line
  const [first] = document.errors.toSorted((one, other) => one.pos[0] - other.pos[0])
  const lost = numberIn(text)
  if (lost !== null) return { document, at, error: { line: lost, text: NUMBER } }
  const sign = signIn(document)
  if (sign !== null && sign < (first?.pos[0] ?? Number.POSITIVE_INFINITY))
    return { document, at, error: { line: at(sign), text: SIGN } }
  return { document, at, error: first === undefined ? null : slipOf(first, text, at, colonHint) }
}

/**
 * Returns the line of the first number sign, such as that of `X #2`, with which YAML begins a comment although it stands
 * within a text; null if there is none.
 */
function numberIn(text: string): number | null {
  const lines = text.split('\n').map((line) => line.replace(/"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'/g, ''))
  const at = lines.findIndex((line) => /^[^#]*\S\s+#\d/.test(line))
  return at < 0 ? null : at + 1
}

/** Returns the offset of the first `*`, `&` or `!` that YAML would read as something else than text; null if none. */
function signIn(document: Document): number | null {
  const found = document.warnings.map(({ pos: [begin] }) => begin)
  visit(document, {
    Node(_, node) {
      if (isAlias(node) || node.anchor !== undefined) found.push(node.range?.[0] ?? 0)
    },
  })
  return found.length === 0 ? null : Math.min(...found)
}

const unreadable = <Given>(problems: readonly Problem[], id = '', title = ''): ScenarioRead<Given> => ({
  ...{ line: problems[0]?.line ?? 1, id, title, scenario: null, problems },
  lineOf: () => problems[0]?.line ?? 1,
})

function readWhole<Given extends ScenarioFrame>(
  { document, at }: ParsedFile,
  form: ScenarioForm<Given>,
): ScenarioRead<Given>[] {
  const lineOf = (path: ScenarioPath) => at(offsetOf(document, path))
  const file = fileForm.safeParse(document.toJS())
  if (!file.success) return [unreadable(problemsOf(file.error, lineOf))]
  if (file.data.scenarios.length === 0) return [unreadable([{ line: 1, text: 'There is no scenario in this file.' }])]
  return file.data.scenarios.map((given, index) =>
    readOne(given, (path) => lineOf(['scenarios', index, ...path]), form),
  )
}

/** Returns the indices of the lines with which scenarios begin, in a file that can't be read as a whole. */
function beginnings(lines: readonly string[]): number[] {
  const indents = lines.map((line) => /^( *)-(?:\s|$)/.exec(line)?.[1]?.length ?? null)
  const list = lines.findIndex((line) => /^scenarios\s*:/.test(line))
  const first = indents.find((indent, at) => at > list && indent !== null) ?? 0
  // A dash may stand a little aside; what is indented further belongs to a scenario.
  const isBeginning = (indent: number, line: string) =>
    indent === first || (indent <= first + 2 && /^\s*-\s+id\s*:/.test(line))
  return lines.flatMap((line, at) => {
    const indent = indents[at] ?? null
    return list >= 0 && at > list && indent !== null && isBeginning(indent, line) ? [at] : []
  })
}

/** Reads each scenario by itself, so that an error in one doesn't keep the others from being played. */
function readInPieces<Given extends ScenarioFrame>(
  text: string,
  error: Problem,
  form: ScenarioForm<Given>,
): ScenarioRead<Given>[] {
  const lines = text.split('\n')
  const begins = beginnings(lines)
  const [first] = begins
  // An error before the first scenario concerns the whole file.
  if (first === undefined || error.line <= first) return [unreadable([error])]
  return begins.flatMap((begin, index): ScenarioRead<Given>[] => {
    const end = begins[index + 1] ?? lines.length
    const piece = parse(`scenarios:\n${lines.slice(begin, end).join('\n')}`, form)
    // Lines of the piece count from its own beginning.
    const line = (inPiece: number) => inPiece - 1 + begin
    if (piece.error === null) {
      const lineOf = (path: ScenarioPath) => line(piece.at(offsetOf(piece.document, ['scenarios', 0, ...path])))
      return [readOne(piece.document.toJS().scenarios?.[0], lineOf, form)]
    }
    const said = (word: string) =>
      lines.slice(begin, end).flatMap((one) => one.match(new RegExp(`^[\\s-]*${word}\\s*:\\s*(.+)$`))?.[1] ?? [])[0]
    const problem = { ...piece.error, line: line(piece.error.line) }
    return [{ ...unreadable<Given>([problem], said('id'), said('title')), line: begin + 1 }]
  })
}

// ---------------------------------------------------------------- one scenario

function readOne<Given extends ScenarioFrame>(
  given: unknown,
  lineOf: (path: ScenarioPath) => number,
  { scenario, ruleFault }: ScenarioForm<Given>,
): ScenarioRead<Given> {
  const result = scenario.safeParse(given)
  const said = (key: string) => {
    const value = typeof given === 'object' && given !== null ? (given as Record<string, unknown>)[key] : undefined
    return typeof value === 'string' ? value : ''
  }
  const problems = result.success
    ? result.data.rule.flatMap((number) => {
        const fault = ruleFault(number)
        return fault === null ? [] : [{ line: lineOf(['rule']), text: fault }]
      })
    : problemsOf(result.error, lineOf)
  return {
    line: lineOf([]),
    id: said('id'),
    title: said('title'),
    scenario: problems.length === 0 && result.success ? result.data : null,
    problems,
    lineOf,
  }
}

// ---------------------------------------------------------------- lines and messages

/** Returns the offset of a part: its key, so that empty parts are found too, else the nearest part around it. */
function offsetOf(document: Document, path: ScenarioPath): number {
  for (let length = path.length; length > 0; length--) {
    const parent: unknown = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true)
    const last = path[length - 1]
    if (isMap(parent)) {
      const pair = parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(last))
      if (pair !== undefined && isNode(pair.key)) return pair.key.range?.[0] ?? 0
      continue
    }
    const node: unknown = document.getIn(path.slice(0, length), true)
    if (isNode(node)) return node.range?.[0] ?? 0
  }
  return 0
}

/** Returns the problems that the form has found. An unknown key is reported in its own line. */
function problemsOf(error: z.ZodError, lineOf: (path: ScenarioPath) => number): Problem[] {
  const misspelt = error.issues.flatMap(meantInstead)
  const told = error.issues.filter((issue) => !misspelt.includes(JSON.stringify(issue.path)))
  return told.map((issue) => {
    const path = issue.path.filter((part) => typeof part !== 'symbol')
    const strange = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined
    const place = path.length === 0 ? '' : `${path.join(' → ')}: `
    return { line: lineOf(strange === undefined ? path : [...path, strange]), text: `${place}${missing(issue)}` }
  })
}

/** Returns the places of the words that are missing because they are misspelt: one slip is one problem. */
const meantInstead = (issue: z.core.$ZodIssue): string[] =>
  issue.code === 'unrecognized_keys'
    ? [...issue.message.matchAll(/Perhaps "([^"]+)"/g)].map(([, word]) => JSON.stringify([...issue.path, word]))
    : []

const missing = (issue: z.core.$ZodIssue): string =>
  (issue.code === 'invalid_type' || issue.code === 'invalid_union') &&
  issue.input === undefined &&
  /stands? here/.test(issue.message) &&
  issue.path.length > 0
    ? `It is missing. ${issue.message}`
    : issue.message

/** Returns the line and the message of a YAML error. For an open quotation mark it is the line of that mark. */
function slipOf(error: YAMLError, text: string, at: (offset: number) => number, colonHint: string): Problem {
  const line = at(error.pos[0])
  const lines = text.split('\n')
  if (error.code === 'MISSING_CHAR' && /quote/.test(error.message)) {
    const open = lines.findIndex((one) => (one.match(/"/g) ?? []).length % 2 === 1)
    return { line: open < 0 ? line : open + 1, text: 'A quotation mark is opened here and not closed.' }
  }
  return { line, text: inWords(error, lines[line - 1] ?? '', colonHint) }
}

const SIGN = "A text can't begin with this sign: put quotation marks around it."
const NUMBER = 'Behind " #" stands a comment: put quotation marks around the line.'
const INDENTED = 'This line is indented otherwise than those it belongs to.'

/** Returns the usual YAML errors in words for people who write lists of cards. */
function inWords({ code }: YAMLError, line: string, colonHint: string): string {
  if (/^\s*\t/.test(line) || code === 'TAB_AS_INDENT') return 'Lines are indented with spaces, not with tabs.'
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      if ((line.match(/:(?=\s|$)/g) ?? []).length < 2) return INDENTED
      return `There are two colons in this line. ${colonHint}`
    case 'BAD_INDENT':
    case 'BAD_COLLECTION_TYPE':
      return INDENTED
    case 'DUPLICATE_KEY':
      return 'This word stands here twice.'
    case 'MISSING_CHAR':
      return 'A colon, a comma or a closing bracket is missing here.'
    case 'BAD_SCALAR_START':
      return SIGN
    case 'MULTIPLE_DOCS':
      return 'A file is one list of scenarios: no "---" stands between them.'
    default:
      return 'This does not belong here. Perhaps a colon is missing, or the line is indented otherwise than it should be.'
  }
}
