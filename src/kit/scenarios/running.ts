/** Runs scenarios: sets up, plays and checks each scenario of a file, for any game. */
import type { ScenarioReport, Seat } from '../../contract/index.ts'
import { type Problem, readFile, type ScenarioForm, type ScenarioPath, type ScenarioRead } from './file-reader.ts'
import type { ScenarioFrame } from './form.ts'
import type { PlayedGame } from './played.ts'
import { Mistake, RefusedMove } from './problems.ts'
import { isTrial, type Moves, playSentence } from './sentences.ts'

/** A difference from the expected position; `path` leads to the expectation. */
export interface Difference {
  readonly path: readonly string[]
  readonly text: string
}

/** A game's vocabulary for its scenarios. */
export interface ScenarioVocabulary<
  S,
  Side extends Seat,
  Played extends PlayedGame<S, Side>,
  Given extends ScenarioFrame,
> {
  readonly form: ScenarioForm<Given>
  readonly moves: Moves<Played, Side>
  /** Makes the position of a scenario; null if it plays nothing. @throws Mistake for an impossible position */
  begin(given: Given, reload: boolean): Played | null
  /** Returns the differences from the expectations. @throws Mistake for an expectation that can't be understood */
  check(played: Played | null, given: Given, after: NonNullable<Given['then']>): readonly Difference[]
  /** Returns the events from index `from` on, as spectators are told of them. */
  story(played: Played, from: number): readonly string[]
}

/** The options of a run of scenarios. */
export interface RunOptions {
  /** Whether the state is saved and loaded between any two moves. */
  readonly reload?: boolean
  /** Whether the report tells what happened, move by move. */
  readonly explain?: boolean
}

/** Plays every scenario of a file. It throws nothing: errors in the text are problems in the report. */
export function runFile<S, Side extends Seat, Played extends PlayedGame<S, Side>, Given extends ScenarioFrame>(
  vocabulary: ScenarioVocabulary<S, Side, Played, Given>,
  text: string,
  file: string,
  { reload = false, explain = false }: RunOptions = {},
): readonly ScenarioReport[] {
  return readFile(text, vocabulary.form).map((read): ScenarioReport => {
    const { line, id, title, problems, scenario } = read
    if (scenario === null) return { file, line, id, title, problems, asked: null }
    const run = new Run(vocabulary, read, scenario, reload)
    run.run()
    return {
      ...{ file, line, id, title, problems: run.problems, asked: run.asked },
      ...(explain ? { told: run.told } : {}),
    }
  })
}

/** The reason after a refused move, where the whole line stands in quotation marks. */
const REASON = /(?<=^\S+ cannot .*):\s+(?=[a-z ]+$)/i

type ScenarioLine = NonNullable<ScenarioReport['told']>[number]

/** One run of a scenario. It continues after a difference, but not after a move that could not be made. */
class Run<S, Side extends Seat, Played extends PlayedGame<S, Side>, Given extends ScenarioFrame> {
  readonly told: ScenarioLine[] = []
  readonly #found: Problem[] = []
  readonly #vocabulary: ScenarioVocabulary<S, Side, Played, Given>
  readonly #read: ScenarioRead<Given>
  readonly #scenario: Given
  readonly #reload: boolean
  #played: Played | null = null
  /** The number of events told so far. */
  #heard = 0
  /** The number of checks made. */
  #checks = 0

  constructor(
    vocabulary: ScenarioVocabulary<S, Side, Played, Given>,
    read: ScenarioRead<Given>,
    scenario: Given,
    reload: boolean,
  ) {
    this.#vocabulary = vocabulary
    this.#read = read
    this.#scenario = scenario
    this.#reload = reload
  }

  get problems(): readonly Problem[] {
    return this.#found.toSorted((one, other) => one.line - other.line)
  }

  /** The open decisions at the end, in words; null if nothing was played. */
  get asked(): string | null {
    return this.#played?.askedWords ?? null
  }

  run(): void {
    this.#attempt([], () => this.#play())
    if (this.#found.length > 0 || this.#checks > 0) return
    this.#note(
      [],
      'Nothing is looked at: a scenario says with "then:" what must be true, or with "cannot" what may not be done.',
    )
  }

  #play(): void {
    const { moves = [], then } = this.#scenario
    this.#played = this.#vocabulary.begin(this.#scenario, this.#reload)
    this.#tell([], 'position')
    const possible = moves.every((move, index) => {
      const look = lookIn(move)
      return look === null ? this.#move(move as Sentence, index) : this.#look(look, ['moves', index, 'then'])
    })
    if (possible && then !== undefined) this.#look(then, ['then'])
  }

  /** Makes a move. @returns whether the scenario can continue */
  #move(move: Sentence, index: number): boolean {
    const [sentence, why, ...rest] = typeof move === 'string' ? move.split(REASON) : Object.entries(move).flat()
    const path = ['moves', index]
    return this.#attempt(path, () => {
      if (sentence === undefined || rest.length > 0)
        throw new Mistake('A move is one sentence; each has a line of its own with a dash.')
      if (this.#played === null) throw new Mistake('Nothing is played here: without two decks no move can be made.')
      if (isTrial(sentence)) this.#checks += 1
      playSentence(this.#vocabulary.moves, this.#played, sentence, why ?? null)
      this.#tell(path, sentence)
    })
  }

  #look(after: object, path: ScenarioPath): boolean {
    return this.#attempt(path, () => {
      this.#checks += Object.keys(after).length
      const found = this.#vocabulary.check(this.#played, this.#scenario, after as NonNullable<Given['then']>)
      for (const difference of found) this.#note([...path, ...difference.path], difference.text)
      this.#played?.looked()
    })
  }

  /** Keeps the story of a move. */
  #tell(path: ScenarioPath, move: string): void {
    if (this.#played === null) return
    const lines = this.#vocabulary.story(this.#played, this.#heard)
    this.#heard = this.#played.events.length
    this.told.push({ line: this.#read.lineOf(path), move, lines })
  }

  #note(path: ScenarioPath, text: string): void {
    this.#found.push({ line: this.#read.lineOf(path), text })
  }

  #attempt(path: ScenarioPath, what: () => void): boolean {
    try {
      what()
      return true
    } catch (error) {
      const own = error instanceof Mistake || error instanceof RefusedMove
      const place = error instanceof Mistake && error.path !== null ? [...path, ...error.path] : path
      this.#note(
        place,
        own ? error.message : `The engine failed: ${error instanceof Error ? error.message : String(error)}`,
      )
      return false
    }
  }
}

/** A move as written: a sentence, or a sentence with the reason of its refusal. */
type Sentence = string | Readonly<Record<string, string>>

/** Returns the expectations between two moves; null for a move. */
const lookIn = (move: string | object): object | null =>
  typeof move === 'object' && 'then' in move && typeof move.then === 'object' ? move.then : null
