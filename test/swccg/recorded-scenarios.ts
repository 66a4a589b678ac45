/**
 * Scenarios as data for a file: every fact that a move tells, with its secrets, and the questions that are open then. A
 * scenario itself checks only the few sentences that it is about.
 */
import type { Decision, GameEvent, Option, Shape } from '../../src/contract/index.ts'
import { positionOf } from '../../src/games/swccg/scenarios/laid-position.ts'
import { PlayedScenario } from '../../src/games/swccg/scenarios/played-scenario.ts'
import { type Scenario, scenarioForm } from '../../src/games/swccg/scenarios/scenario-form.ts'
import { MOVES } from '../../src/games/swccg/scenarios/scenario-verbs.ts'
import { check } from '../../src/games/swccg/scenarios/sentences-checked.ts'
import { cardOf, type Side } from '../../src/games/swccg/state/engine-card.ts'
import type { State } from '../../src/games/swccg/state/game-state.ts'
import { runFile, type ScenarioVocabulary } from '../../src/kit/scenarios/running.ts'

/** The parts of a line that are there. */
const line = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' | ')

const json = (name: string, value: object | undefined) =>
  value === undefined || Object.keys(value).length === 0 ? '' : `${name}${JSON.stringify(value)}`

const factLine = ({ type, seat, data, secret }: GameEvent): string =>
  line(`${type} ${seat ?? '–'}`, json('', data), json('secret ', secret))

const optionLine = ({ id, card, about, consequences = [], ...more }: Option): string =>
  `    ${line(id, card === undefined ? '' : cardOf(card).title, json('', about), json('', more), consequences.join(' '))}`

function shapeOf(shape: Shape): readonly [limits: string, options: readonly string[]] {
  if (shape.type !== 'choose') return [JSON.stringify(shape), []]
  const { options, type, ...limits } = shape
  return [json(`${type} `, limits), options.map(optionLine)]
}

const exitWords = ({ exits }: Decision): string =>
  exits
    .map(({ id, bare, consequences = [] }) => [id, bare ? '(bare)' : '', ...consequences].filter(Boolean).join(' '))
    .join(', ')

function questionLines(decision: Decision<Side>): readonly string[] {
  const { id, seat, kind, shape, about, window, silence } = decision
  const [limits, options] = shapeOf(shape)
  const more = [json('about ', about), json('window ', window), json('silence ', silence)]
  return [`  ${seat} is asked ${line(`${kind} ${id}`, limits, exitWords(decision), ...more)}`, ...options]
}

class RecordedScenario extends PlayedScenario {
  /** The questions as they were written last: while they stay open they aren't written again. */
  #asked = ''
  /** The facts and questions after the responses that were passed at the end. */
  end: readonly string[] = []

  linesFrom(index: number): readonly string[] {
    const questions = this.asked().flatMap(questionLines)
    const fresh = questions.join('\n') !== this.#asked
    this.#asked = questions.join('\n')
    return [...this.events.slice(index).map(factLine), ...(fresh ? questions : [])]
  }
}

/** The words of scenarios, whose story is data. @param games takes each game by the id of its scenario */
const recording = (
  games: Map<string, RecordedScenario>,
): ScenarioVocabulary<State, Side, RecordedScenario, Scenario> => ({
  form: { scenario: scenarioForm, colonHint: '', ruleFault: () => null },
  moves: MOVES,
  begin: (given, reload) => {
    const played = new RecordedScenario(positionOf(given), reload)
    games.set(given.id, played)
    return played
  },
  check: (played, given, after) => {
    const from = played?.events.length ?? 0
    const differences = check(played, given, after)
    if (played !== null) played.end = played.linesFrom(from)
    return differences
  },
  story: (played, from) => {
    played.end = []
    return played.linesFrom(from)
  },
})

/** A played scenario: its record, and what is not as it says. */
export interface Recorded {
  readonly id: string
  readonly record: string
  readonly problems: readonly { readonly line: number; readonly text: string }[]
}

/** Plays the scenarios of a text, and records each. */
export function recorded(text: string, file: string): readonly Recorded[] {
  const games = new Map<string, RecordedScenario>()
  return runFile(recording(games), text, file, { explain: true }).map(({ id, told = [], problems }) => {
    const end = games.get(id)?.end ?? []
    const moves = [...told, ...(end.length > 0 ? [{ move: 'all pass', lines: end }] : [])]
    const lines = moves.flatMap(({ move, lines: after }) => [`- ${move}`, ...after])
    return { id, record: lines.join('\n'), problems }
  })
}

const HEAD = '# '

/** Records as the text of a file. */
export const recordFile = (records: readonly Recorded[]): string =>
  `${records.map(({ id, record }) => `${HEAD}${id}\n${record}`).join('\n\n')}\n`

/** The records in the text of such a file, by the ids of their scenarios. */
export const recordsIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trimEnd()
      .split(/\n\n(?=# )/)
      .map((section) => {
        const [head = '', ...lines] = section.split('\n')
        return [head.slice(HEAD.length), lines.join('\n')]
      }),
  )
