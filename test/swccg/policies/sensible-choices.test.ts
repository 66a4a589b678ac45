/** The choices of a sensible player in 24 positions: the practice opponent makes them, and the baseline of the bench often not. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { plainPlayer } from '../../../bench/duels/plain-player.ts'
import type { Answer, Decision } from '../../../src/contract/index.ts'
import { engine } from '../../../src/games/swccg/engine.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { practice } from '../../../src/games/swccg/policies/practice/practice-player.ts'
import { positionOf } from '../../../src/games/swccg/scenarios/laid-position.ts'
import { PlayedScenario } from '../../../src/games/swccg/scenarios/played-scenario.ts'
import { type Scenario, scenarioForm } from '../../../src/games/swccg/scenarios/scenario-form.ts'
import { MOVES } from '../../../src/games/swccg/scenarios/scenario-verbs.ts'
import { check } from '../../../src/games/swccg/scenarios/sentences-checked.ts'
import type { Side } from '../../../src/games/swccg/state/engine-card.ts'
import type { State } from '../../../src/games/swccg/state/game-state.ts'
import { viewOf } from '../../../src/games/swccg/view/player-view.ts'
import { runFile, type ScenarioVocabulary } from '../../../src/kit/scenarios/running.ts'

type Player = typeof practice

/** The questions of each position whose answers are the sensible choice, with the side that is asked. */
const NAMED: Readonly<Record<string, readonly [Side, ...string[]]>> = {
  'OP-01': ['dark', 'activate'],
  'OP-02': ['dark', 'activate'],
  'OP-03': ['dark', 'act'],
  'OP-04': ['dark', 'act', 'deploy-where'],
  'OP-05': ['dark', 'act', 'deploy-where'],
  'OP-06': ['dark', 'act', 'deploy-where'],
  'OP-07': ['dark', 'act', 'deploy-where'],
  'OP-08': ['dark', 'act', 'deploy-where'],
  'OP-09': ['dark', 'act', 'deploy-where'],
  'OP-10': ['dark', 'act', 'deploy-where'],
  'OP-11': ['dark', 'act'],
  'OP-12': ['dark', 'act'],
  'OP-13': ['dark', 'act'],
  'OP-14': ['dark', 'act'],
  'OP-15': ['dark', 'weapons', 'target'],
  'OP-16': ['dark', 'respond'],
  'OP-17': ['light', 'respond'],
  'OP-18': ['dark', 'respond'],
  'OP-19': ['dark', 'lose'],
  'OP-20': ['dark', 'lose'],
  'OP-21': ['dark', 'satisfy'],
  'OP-22': ['dark', 'act', 'move-where'],
  'OP-23': ['dark', 'act', 'move-where'],
  'OP-24': ['dark', 'draw'],
}

/** An answer as far as it is the choice: what is taken, or how many, or nothing. */
const choiceOf = ({ choose = [], number }: Answer) => ({ first: choose[0] ?? null, number: number ?? null })

interface Given {
  readonly decision: Decision<Side>
  readonly answer: Answer
  readonly state: State
}

const file = readFileSync(join(import.meta.dirname, 'sensible-choices.yaml'), 'utf8')
const [head = '', ...entries] = file.split(/\n(?= {2}- id: )/)
const positions = entries.map((entry) => ({
  id: /id: (\S+)/.exec(entry)?.[1] ?? '',
  title: /title: (.*)/.exec(entry)?.[1] ?? '',
  text: `${head}\n${entry}`,
}))

/** Plays a position as it is written. @returns every answer that its moves give, with its question and what was known */
function played(text: string): readonly Given[] {
  const given: Given[] = []
  class Watched extends PlayedScenario {
    override give(side: Side, answer: Answer): void {
      const { state } = this
      const decision = engine.decisions(state).find(({ id }) => id === answer.decision)
      if (decision !== undefined) given.push({ decision, answer, state })
      super.give(side, answer)
    }
  }
  const vocabulary: ScenarioVocabulary<State, Side, Watched, Scenario> = {
    form: { scenario: scenarioForm, colonHint: '', ruleFault: () => null },
    moves: MOVES as never,
    begin: (scenario, reload) => new Watched(positionOf(scenario), reload),
    check,
    story: () => [],
  }
  const [result] = runFile(vocabulary, text, 'sensible-choices.yaml')
  expect(result?.problems).toEqual([])
  return given
}

/** The sensible choices of a position, beside those of a player. */
function compared(id: string, text: string, player: Player) {
  const [side, ...kinds] = NAMED[id] ?? ['dark']
  return played(text)
    .filter(
      ({ decision, answer }) => decision.seat === side && kinds.includes(decision.kind) && isNamed(decision, answer),
    )
    .map(({ decision, answer, state }) => ({
      kind: decision.kind,
      sensible: choiceOf(answer),
      chosen: choiceOf(player(viewOf(state, side), decision)),
    }))
}

/** Chances that a scenario passes on its way are not the choice. */
const isNamed = ({ kind }: Decision, { choose = [] }: Answer): boolean => kind !== 'respond' || choose.length > 0

describe('the practice opponent', () => {
  for (const { id, title, text } of positions)
    test(`${id}: ${title}`, () => {
      const all = compared(id, text, practice)
      expect(all.length).toBeGreaterThan(0)
      expect(all.map(({ kind, chosen }) => ({ kind, chosen }))).toEqual(
        all.map(({ kind, sensible }) => ({ kind, chosen: sensible })),
      )
    })

  test('is what plays in matches', () => expect(swccg.policies.practice).toBe(practice))

  test('begins both drains at once where both cost nothing', () => {
    const [drain] = played(positions.find(({ id }) => id === 'OP-03')?.text ?? '')
    const { choose } = practice(viewOf(drain!.state, 'dark'), drain!.decision)
    expect(choose).toHaveLength(2)
  })
})

describe('the baseline', () => {
  test('chooses otherwise in ten of these positions', () => {
    const otherwise = positions.filter(({ id, text }) =>
      compared(id, text, plainPlayer).some(
        ({ sensible, chosen }) => JSON.stringify(sensible) !== JSON.stringify(chosen),
      ),
    )
    expect(otherwise.map(({ id }) => id)).toEqual([
      'OP-02',
      'OP-14',
      'OP-15',
      'OP-16',
      'OP-17',
      'OP-18',
      'OP-21',
      'OP-22',
      'OP-23',
      'OP-24',
    ])
  })
})
