/** Rulings that run: each scenario of a file is laid out, played and looked at. */
import type { ScenarioReport, Scenarios } from '../../../contract/index.ts'
import { check } from './checks.ts'
import { Course } from './course.ts'
import type { After, Move, Scenario } from './form.ts'
import { playMove } from './moves.ts'
import { begin } from './position.ts'
import { Mistake, Refused } from './problems.ts'
import { type Problem, type Read, readFile } from './read.ts'

export const scenarios: Scenarios = {
  run(text, file, { reload = false } = {}) {
    return readFile(text).map((read): ScenarioReport => {
      const { line, id, title, problems, scenario } = read
      return { file, line, id, title, problems: scenario === null ? problems : new Play(read, scenario, reload).run() }
    })
  },
}

type Path = readonly (string | number)[]

/** The reason behind a move that can't be made, where the whole line stands in quotation marks. */
const REASON = /(?<=^(?:dark|light) cannot .*):\s+(?=[a-z ]+$)/i

/** One scenario being played. It goes on after a difference, but not after a move that could not be made. */
class Play {
  private readonly problems: Problem[] = []
  private readonly read: Read
  private readonly scenario: Scenario
  private readonly reload: boolean
  /** Whether anything was proven. */
  private checks = 0

  constructor(read: Read, scenario: Scenario, reload: boolean) {
    this.read = read
    this.scenario = scenario
    this.reload = reload
  }

  run(): readonly Problem[] {
    this.attempt([], () => this.play())
    if (this.problems.length === 0 && this.checks === 0)
      this.note(
        [],
        'Nothing is looked at: a scenario says with "then:" what must be true, or with "cannot" what may not be done.',
      )
    return this.problems.toSorted((one, other) => one.line - other.line)
  }

  private play(): void {
    const { moves = [], then, decks } = this.scenario
    // A list of which only the legality is in question is not played.
    const listsOnly =
      decks !== undefined && (decks.dark === undefined || decks.light === undefined) && moves.length === 0
    const course = listsOnly ? null : new Course(begin(this.scenario), this.reload)
    const possible = moves.every((move, index) => course !== null && this.move(course, move, index))
    if (possible && then !== undefined) this.look(course, then, ['then'])
  }

  /** @returns whether it makes sense to go on */
  private move(course: Course, move: Move, index: number): boolean {
    if (typeof move !== 'string' && isLook(move)) return this.look(course, move.then, ['moves', index, 'then'])
    const [sentence, why, ...rest] = typeof move === 'string' ? move.split(REASON) : Object.entries(move).flat()
    return this.attempt(['moves', index], () => {
      if (sentence === undefined || rest.length > 0)
        throw new Mistake('A move is one sentence; each has a line of its own with a dash.')
      if (/^(?:dark|light) cannot /i.test(sentence)) this.checks += 1
      playMove(course, sentence, why ?? null)
    })
  }

  private look(course: Course | null, after: After, path: Path): boolean {
    return this.attempt(path, () => {
      this.checks += Object.keys(after).length
      for (const difference of check(course, this.scenario, after))
        this.note([...path, ...difference.path], difference.text)
    })
  }

  private note(path: Path, text: string): void {
    this.problems.push({ line: this.read.lineOf(path), text })
  }

  private attempt(path: Path, what: () => void): boolean {
    try {
      what()
      return true
    } catch (error) {
      const own = error instanceof Mistake || error instanceof Refused
      const place = error instanceof Mistake && error.path !== null ? [...path, ...error.path] : path
      this.note(
        place,
        own ? error.message : `The engine failed: ${error instanceof Error ? error.message : String(error)}`,
      )
      return false
    }
  }
}

const isLook = (move: Exclude<Move, string>): move is { then: After } => typeof move.then === 'object'
