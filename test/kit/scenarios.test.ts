/** Scenarios of a game that the kit does not know: High Card brings a few words, the kit reads, plays and reports. */
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { seenBy } from '../../src/contract/index.ts'
import { headWords, keys, lines, list, moveOf, textLine } from '../../src/kit/scenarios/form.ts'
import { PlayedGame } from '../../src/kit/scenarios/played.ts'
import { Mistake } from '../../src/kit/scenarios/problems.ts'
import { runFile, type ScenarioVocabulary } from '../../src/kit/scenarios/running.ts'
import type { Verb } from '../../src/kit/scenarios/sentences.ts'
import { TINY_SEATS, type TinyState, tiny, tinyDecks } from '../games/high-card.ts'

const after = keys({ asked: lines.optional(), hand: list.optional() })
const form = keys({
  ...headWords,
  seed: textLine.optional(),
  moves: z.array(moveOf(after)).optional(),
  // biome-ignore lint/suspicious/noThenProperty: it is data and holds no function
  then: after.optional(),
})

type Tiny = PlayedGame<TinyState, string>

const ordersTokens: Verb<Tiny, string> = {
  says: ['orders', 'order'],
  written: 'orders red; green; blue',
  pattern: /^(?<cards>.+)$/,
  act({ played, side }, { cards = [] }) {
    const decision = played.open(side, 'order')
    if (decision === null) throw new Mistake(`${side} has ordered the tokens already.`)
    played.give(side, { decision: decision.id, exit: 'lay', arrange: [...cards] })
  },
}

const vocabulary: ScenarioVocabulary<TinyState, string, Tiny, z.output<typeof form>> = {
  form: {
    scenario: form,
    colonHint: '',
    ruleFault: (number) => (number === '1' ? null : `There is no rule ${number}.`),
  },
  moves: { sides: TINY_SEATS, verbs: [ordersTokens], noCards: new Set(), checkNames: () => {} },
  begin: ({ seed = 'kit' }, reload) =>
    new PlayedGame<TinyState, string>(tiny, tiny.setup({ format: 'short' }, tinyDecks, seed), reload),
  check(played, _given, { asked }) {
    const wanted = asked?.join('; ')
    return wanted === undefined || wanted === played?.askedWords
      ? []
      : [{ path: ['asked'], text: `asked: should be ${wanted}, but it is ${played?.askedWords}` }]
  },
  story: ({ events }, from) => events.slice(from).map((event) => seenBy(event, 'spectator').type),
}

const head = (id: string) => `  - id: ${id}\n    title: A test\n    rule: 1\n`
const run = (body: string, options = {}) =>
  runFile(vocabulary, `topic: Tiny\nscenarios:\n${body}`, 'tiny.yaml', options)

describe('scenarios of another game', () => {
  const ORDERED = `    moves:\n      - left orders red; green; blue\n`

  it('are played by its own words, saved and loaded between moves or not', () => {
    for (const reload of [false, true]) {
      const [report] = run(`${head('ordered')}${ORDERED}    then:\n      asked: right order\n`, { reload })
      expect(report).toMatchObject({ id: 'ordered', problems: [], asked: 'right order' })
    }
  })

  it('say in which line something is not as expected, and what is asked in the end', () => {
    const [report] = run(`${head('wrong')}${ORDERED}    then:\n      asked: nobody\n`)
    expect(report?.problems).toEqual([{ line: 9, text: 'asked: should be nobody, but it is right order' }])
    expect(report?.asked).toBe('right order')
  })

  it('tell the events of each move on request', () => {
    const [report] = run(`${head('told')}${ORDERED}    then:\n      asked: right order\n`, { explain: true })
    expect(report?.told?.map(({ line, move }) => [line, move])).toEqual([
      [3, 'position'],
      [7, 'left orders red; green; blue'],
    ])
    expect(report?.told?.[0]?.lines.length).toBeGreaterThan(0)
  })

  it('prove with "cannot" that a move is refused, and why', () => {
    const [twice, wrong] = run(
      `${head('twice')}    moves:\n      - left cannot order red; red; blue: not offered\n${head('wrong')}    moves:\n      - left cannot order red; green; blue\n`,
    )
    expect(twice?.problems).toEqual([])
    expect(wrong?.problems).toEqual([{ line: 12, text: 'left can: the rules allow "order red; green; blue" here.' }])
  })

  it('are refused with the game’s own reasons: sides, moves, rules', () => {
    const said = (body: string) =>
      run(`${head('said')}${body}`).flatMap(({ problems }) => problems.map((one) => one.text))
    expect(said('    moves:\n      - dark orders red\n')).toEqual([
      'A move begins with "left" or "right": "dark orders red".',
    ])
    expect(said('    moves:\n      - left sings\n')[0]).toMatch(/no move begins so\. There are: orders\./)
    expect(run('  - id: it\n    title: A test\n    rule: 7\n')[0]?.problems).toEqual([
      { line: 5, text: 'There is no rule 7.' },
    ])
  })
})
