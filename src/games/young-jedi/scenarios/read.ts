/** Files of scenarios as text: reading them, and saying in which line something is wrong. */
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import type { z } from 'zod'
import { decisionByNumber, ruleByNumber } from '../rulebook/index.ts'
import { fileForm, type Scenario, scenarioForm } from './form.ts'

export interface Problem {
  readonly line: number
  readonly text: string
}

type Path = readonly (string | number)[]

/** A scenario as it was read, and where each part of it stands. */
export interface Read {
  readonly line: number
  readonly id: string
  readonly title: string
  /** Null if it can't be played. */
  readonly scenario: Scenario | null
  readonly problems: readonly Problem[]
  /** The line of a part of it (`moves`, 3). */
  lineOf(path: Path): number
}

/** Reads a file. Nothing is thrown: a file that is no YAML is one entry with its problems. */
export function readFile(text: string): readonly Read[] {
  const lines = new LineCounter()
  // Everything stays as it is written: no number, date or truth is made of "14.10", "yes" or "none".
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines, prettyErrors: false })
  const at = (offset: number) => lines.linePos(offset).line
  const lineOf = (path: Path) => at(offsetOf(document, path))
  const whole = (problems: readonly Problem[]): readonly Read[] => [
    { line: problems[0]?.line ?? 1, id: '', title: '', scenario: null, problems, lineOf },
  ]
  if (document.errors.length > 0)
    return whole(document.errors.map((error) => ({ line: at(error.pos[0]), text: inWords(error.code, error.message) })))
  const content: unknown = document.toJS()
  const file = fileForm.safeParse(content)
  if (!file.success) return whole(problemsOf(file.error, (path) => lineOf(path)))
  if (file.data.scenarios.length === 0) return whole([{ line: 1, text: 'There is no scenario in this file.' }])
  const read = file.data.scenarios.map((given, index) =>
    readOne(given, (path) => lineOf(['scenarios', index, ...path])),
  )
  return read.map((one, index) =>
    isTwice(read, index) ? withProblem(one, `Another scenario of this file has the id ${one.id}.`) : one,
  )
}

const isTwice = (read: readonly Read[], index: number): boolean =>
  read[index]?.id !== '' && read.findIndex(({ id }) => id === read[index]?.id) < index

const withProblem = (one: Read, text: string): Read => ({
  ...one,
  scenario: null,
  problems: [...one.problems, { line: one.line, text }],
})

function readOne(given: unknown, lineOf: (path: Path) => number): Read {
  const result = scenarioForm.safeParse(given)
  const said = (key: string) => {
    const value = typeof given === 'object' && given !== null ? (given as Record<string, unknown>)[key] : undefined
    return typeof value === 'string' ? value : ''
  }
  const problems = result.success ? strangeRules(result.data, lineOf) : problemsOf(result.error, lineOf)
  return {
    line: lineOf([]),
    id: said('id'),
    title: said('title'),
    scenario: problems.length === 0 && result.success ? result.data : null,
    problems,
    lineOf,
  }
}

/** Every number shown has to be one of the rulebook's. */
const strangeRules = ({ rule }: Scenario, lineOf: (path: Path) => number): Problem[] =>
  rule
    .filter((number) => ruleByNumber(number) === undefined && decisionByNumber(number) === undefined)
    .map((number) => ({
      line: lineOf(['rule']),
      text: `The rulebook has no "${number}". Rules are numbered like 10.2.3, decisions like G-26, U-05 or E-12.`,
    }))

// ---------------------------------------------------------------- where and why

/** Where a part begins: the key, so that a missing or empty part is found as well; else the nearest thing around it. */
function offsetOf(document: Document, path: Path): number {
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

/** The problems that the form has found. Keys that are not known are shown where they stand. */
function problemsOf(error: z.ZodError, lineOf: (path: Path) => number): Problem[] {
  return error.issues.map((issue) => {
    const path = issue.path.filter((part) => typeof part !== 'symbol')
    const strange = issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined
    const place = path.length === 0 ? '' : `${path.join(' → ')}: `
    return { line: lineOf(strange === undefined ? path : [...path, strange]), text: `${place}${missing(issue)}` }
  })
}

const missing = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_type' &&
  issue.input === undefined &&
  /stands? here/.test(issue.message) &&
  issue.path.length > 0
    ? `It is missing. ${issue.message}`
    : issue.message

/** The usual slips, in the words of people who write lists of cards. */
function inWords(code: string, message: string): string {
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
    case 'MULTILINE_IMPLICIT_KEY':
      return 'There are two colons in this line. A card\'s name goes without its colon: "Battle Droid Infantry, MTT Division".'
    case 'TAB_AS_INDENT':
      return 'Lines are indented with spaces, not with tabs.'
    case 'BAD_INDENT':
      return 'This line is indented otherwise than those it belongs to.'
    case 'DUPLICATE_KEY':
      return 'This word stands here twice.'
    default:
      return `This can't be read: ${message.split('\n')[0] ?? message}`
  }
}
