/** Measures the Star Wars CCG: an answer of a person with all silences that follow, and a silent chance alone. */
import { type Answer, type Decision, isRefusal, type Step } from '../src/contract/index.ts'
import { swccg } from '../src/games/swccg/index.ts'
import type { Side } from '../src/games/swccg/state/engine-card.ts'
import { simulate } from '../src/simulation/simulate.ts'
import { median, type Row } from './table.ts'

const GAMES = 12
const ROUNDS = 9
/** Milliseconds that an answer with its silences, and a silence, may take. */
const LIMITS = { answer: 5, silence: 0.1 }

interface Moment {
  readonly before: unknown
  readonly decision: Decision<Side>
  readonly answer: Answer
}

const isSilent = ({ decision: { silence }, answer }: Moment): boolean =>
  silence !== undefined && silence.exit === answer.exit && answer.choose === undefined

/** Answers of whole games, found beforehand so that the engine alone is measured. */
function recorded(): readonly Moment[] {
  const moments: Moment[] = []
  const onMove = ({ before, decision, answer }: Moment) => moments.push({ before, decision, answer })
  simulate(swccg, { games: GAMES, seed: 'bench', format: 'starter', orders: 'none', player: 'mixed', onMove })
  return moments
}

function played(state: unknown, { seat }: Decision<Side>, answer: Answer): Step<unknown> {
  const step = swccg.play(state as never, seat, [answer])
  if (isRefusal(step)) throw new Error(`refused: ${step.refused}`)
  return step
}

/** Plays an answer, then every silence; the next decision and both views are made as for a panel. */
function withSilences({ before, decision, answer }: Moment): void {
  let { state } = played(before, decision, answer)
  for (;;) {
    const open = swccg.decisions(state as never)
    const silent = open.find(({ silence }) => silence !== undefined)
    if (silent?.silence === undefined) break
    state = played(state, silent, { decision: silent.id, ...silent.silence }).state
  }
  for (const seat of swccg.seats) swccg.view(state as never, seat)
}

/** Returns the milliseconds of each. */
function timed(moments: readonly Moment[], play: (moment: Moment) => void): number {
  const start = performance.now()
  for (const moment of moments) play(moment)
  return (performance.now() - start) / moments.length
}

export function benchSilences(): Row[] {
  const moments = recorded()
  const silences = moments.filter(isSilent)
  const answers = moments.filter((moment) => !isSilent(moment))
  const millis = { answer: [] as number[], silence: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    millis.answer.push(timed(answers, withSilences))
    millis.silence.push(timed(silences, ({ before, decision, answer }) => void played(before, decision, answer)))
  }
  const row = (what: string, key: keyof typeof LIMITS): Row => {
    const value = median(millis[key])
    return {
      what: `Star Wars CCG, ${what}`,
      value: `${value.toFixed(3)} ms`,
      base: `${LIMITS[key]} ms`,
      ratio: value / LIMITS[key],
      limit: 1,
    }
  }
  return [row('answer with all silences after it', 'answer'), row('silent chance', 'silence')]
}
