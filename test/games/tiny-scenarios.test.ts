/** The tiny game in scenarios: a few words of its own, read, played and checked by the kit. */
import { expect, it } from 'vitest'
import { z } from 'zod'
import { seenBy } from '../../src/contract/index.ts'
import { headWords, keys, lines, moveOf } from '../../src/kit/scenarios/form.ts'
import { PlayedGame } from '../../src/kit/scenarios/played.ts'
import { RefusedMove } from '../../src/kit/scenarios/problems.ts'
import { runFile, type ScenarioVocabulary } from '../../src/kit/scenarios/running.ts'
import type { Verb } from '../../src/kit/scenarios/sentences.ts'
import { SEATS, type Seat, type State, tiny } from './tiny.ts'

type Played = PlayedGame<State, Seat>
const after = keys({ asked: lines.optional(), told: lines.optional() })
const form = keys({
  ...headWords,
  moves: z.array(moveOf(after)).optional(),
  // biome-ignore lint/suspicious/noThenProperty: it is data and holds no function
  then: after.optional(),
})

/** A move that answers a question of this kind with its first option. */
const verb = (says: readonly [string, string], kind: string, exit: string, bare = false): Verb<Played, Seat> => ({
  says,
  written: says[0],
  pattern: /^$/,
  act({ played, side }) {
    const decision = played.open(side, kind)
    if (decision?.shape.type !== 'choose') throw new RefusedMove('not asked', `${side} is not asked to ${kind}.`)
    const { options, min } = decision.shape
    const choose = Array.from({ length: bare ? 0 : min }, () => options[0]?.id ?? '')
    played.give(side, { decision: decision.id, exit, ...(bare ? {} : { choose }) })
  },
})

const vocabulary: ScenarioVocabulary<State, Seat, Played, z.output<typeof form>> = {
  form: { scenario: form, colonHint: '', ruleFault: (number) => (tiny.rulebook.find(number) ? null : 'unknown') },
  moves: {
    sides: SEATS,
    verbs: [
      verb(['deploys', 'deploy'], 'act', 'do'),
      verb(['ends', 'end'], 'act', 'end', true),
      verb(['pays', 'pay'], 'pay', 'pay'),
      verb(['tricks', 'trick'], 'respond', 'play'),
      verb(['passes', 'pass'], 'respond', 'pass', true),
    ],
    noCards: new Set(),
    checkNames: () => {},
  },
  begin(_given, reload) {
    // North holds riders alone, and south tricks.
    const lists = {
      north: [{ card: 'north-rider', count: 12 }],
      south: [{ card: 'south-trick', count: 12 }],
    }
    return new PlayedGame<State, Seat>(tiny, tiny.setup({ format: 'short' }, lists, 'scenario'), reload)
  },
  check(played, _given, { asked, told }) {
    const news = played?.news.map(({ type }) => type).join('; ')
    played?.looked()
    return [
      ...(asked === undefined || asked.join('; ') === played?.askedWords
        ? []
        : [{ path: ['asked'], text: `asked: ${played?.askedWords}` }]),
      ...(told === undefined || told.join('; ') === news ? [] : [{ path: ['told'], text: `told: ${news}` }]),
    ]
  },
  story: ({ events }, from) => events.slice(from).map((event) => seenBy(event, 'spectator').type),
}

const FILE = `topic: Tricks
scenarios:
  - id: cancelled
    title: A trick cancels a unit that waits
    rule: 1.2
    moves:
      - north deploys
      - north pays
      - then: { asked: south respond }
      - south tricks
      - north cannot trick
      - north passes
      - south passes
    then: { asked: north act }
  - id: landed
    title: A unit lands once both have passed
    rule: 1.1
    moves:
      - north deploys
      - south cannot pass
      - north pays
      - then: {}
      - south passes
      - north passes
    then: { asked: north act, told: landed }
`

it.each([false, true])('rulings on tricks and units are played, saved and loaded between moves: %s', (reload) => {
  const reports = runFile(vocabulary, FILE, 'outpost.yaml', { reload })
  expect(reports.map(({ id, problems }) => ({ id, problems }))).toEqual([
    { id: 'cancelled', problems: [] },
    { id: 'landed', problems: [] },
  ])
})

it('a ruling that does not hold is reported with its line', () => {
  const [report] = runFile(vocabulary, FILE.replace('told: landed', 'told: tricked'), 'outpost.yaml').slice(1)
  expect(report?.problems).toEqual([{ line: 25, text: 'told: landed' }])
})
