/** The scenarios of this game: positions, moves and results, each also saved and loaded between any two moves. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { scenarios } from '../../../src/games/swccg/scenarios/index.ts'
import { scenarioForm } from '../../../src/games/swccg/scenarios/scenario-form.ts'
import { MOVES } from '../../../src/games/swccg/scenarios/scenario-verbs.ts'
import { SENTENCES } from '../../../src/games/swccg/scenarios/sentences-checked.ts'
import { KINDS } from '../../../src/games/swccg/state/game-state.ts'

const folder = join(import.meta.dirname, '../../../scenarios/swccg')

for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml')))
  describe(file, () => {
    const text = readFileSync(join(folder, file), 'utf8')
    for (const reload of [false, true])
      for (const { id, title, problems, asked } of scenarios.run(text, file, { reload }))
        test(`${id}${reload ? ' (loaded between moves)' : ''}: ${title}`, () => {
          expect({ problems, asked: problems.length > 0 ? asked : null }).toEqual({ problems: [], asked: null })
        })
  })

type Plain = { [key: string]: unknown }

/** Everything that is expected in a scenario, by reference: the maps behind "then:". */
function expectations(scenario: Plain): readonly Plain[] {
  const looks = ((scenario.moves ?? []) as unknown[]).flatMap((move) => {
    const { then } = (typeof move === 'object' ? move : {}) as { then?: Plain }
    return then === undefined ? [] : [then]
  })
  return scenario.then === undefined ? looks : [...looks, scenario.then as Plain]
}

/** A sentence with its last number raised by one, or null if it has none. */
function raised(sentence: string): string | null {
  const [, before, number] = sentence.match(/^(.* (?:is|are) )(\d+)$/) ?? []
  return number === undefined ? null : `${before}${Number(number) + 1}`
}

describe('no expectation could be another', () => {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml')))
    test(file, () => {
      const data = parse(readFileSync(join(folder, file), 'utf8'), { schema: 'failsafe' }) as { scenarios: Plain[] }
      const idle: string[] = []
      let changed = 0
      const tryOut = (scenario: Plain, sentence: string) => {
        changed += 1
        const text = stringify({ topic: 'changed', game: 'swccg', scenarios: [scenario] }, { lineWidth: 0 })
        if (scenarios.run(text, file, {}).every(({ problems }) => problems.length === 0))
          idle.push(`${String(scenario.id)}: ${sentence}`)
      }
      for (const scenario of data.scenarios)
        for (const expected of expectations(scenario))
          for (const [key, sentences] of Object.entries(expected) as [string, string[]][])
            for (const [at, sentence] of sentences.entries()) {
              // A number is another one; anything else is said to be false, or true.
              const other = raised(sentence)
              const opposite = key === 'holds' ? 'not' : 'holds'
              if (other !== null && key === 'holds') expected[key] = sentences.with(at, other)
              else {
                expected[key] = sentences.toSpliced(at, 1)
                expected[opposite] = [...((expected[opposite] as string[] | undefined) ?? []), sentence]
              }
              const kept = expected[opposite] as string[] | undefined
              tryOut(scenario, sentence)
              expected[key] = sentences
              if (kept?.at(-1) === sentence) {
                if (kept.length === 1) delete expected[opposite]
                else expected[opposite] = kept.slice(0, -1)
              }
            }
      expect(changed).toBeGreaterThan(10)
      expect(idle).toEqual([])
    })
})

describe('an expectation that can’t fail is a mistake', () => {
  const said = (then: string) =>
    scenarios
      .run(
        `topic: Test\nscenarios:\n  - id: it\n    title: A test\n    rule: 9.2.3\n    places: ["Endor Back Door, dark | Tarl"]\n    then: ${then}\n`,
        'test',
      )
      .flatMap(({ problems }) => problems.map(({ text }) => text))

  test('a question that there is not', () => {
    expect(said('{ not: [dark is asked satisfied] }')[0]).toMatch(/^"satisfied" is no question\. There are: start,/)
    expect(said('{ not: [dark is asked satisfy] }')).toEqual([])
  })

  test('a card that is nowhere in the game', () => {
    const nowhere = '"Midge" is nowhere in this game, so that this could not be otherwise.'
    for (const what of ['is lost', 'is in hand', 'is on table', 'is at Endor Back Door'])
      expect(said(`{ not: [Midge ${what}] }`)).toEqual([nowhere])
    expect(said('{ not: [Tarl is lost] }')).toEqual([])
  })

  test('nothing at all', () => {
    expect(said('{ not: [] }')[0]).toMatch(/Something has to stand here/)
  })
})

describe('the documentation', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../../docs/scenarios-swccg.md'), 'utf8')
  const rules = join(import.meta.dirname, '../../../src/games/swccg/rules')
  // A mechanism with a folder of its own describes its moves there.
  const pages = readdirSync(rules)
    .map((folder) => join(rules, folder, 'README.md'))
    .filter((page) => existsSync(page))
    .map((page) => readFileSync(page, 'utf8'))
  const written = new Set([...[docs, ...pages].join('\n').matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words))

  test('its example holds', () => {
    const [, example = ''] = /^```yaml\n([\s\S]*?)^```$/m.exec(docs) ?? []
    const reports = scenarios.run(example, 'docs', {})
    expect(reports.map(({ id, problems }) => ({ id, problems }))).toEqual([{ id: 'two-icons', problems: [] }])
  })

  test('it has every word of a scenario', () => {
    const { shape } = scenarioForm
    const [side, after] = [shape.dark.unwrap().shape, shape.then.unwrap().shape]
    const own = Object.keys(shape).filter((word) => !['id', 'title', 'rule', 'note', 'moves', 'then'].includes(word))
    const words = [...own, ...Object.keys(side), ...Object.keys(after)]
    expect(words.length).toBeGreaterThan(15)
    expect(words.filter((word) => !written.has(word))).toEqual([])
  })

  test('it has every move and every sentence', () => {
    const moves = MOVES.verbs.flatMap((verb) => verb.written.split(' | '))
    expect(moves.filter((move) => !written.has(move))).toEqual([])
    expect(SENTENCES.filter((sentence) => !written.has(sentence))).toEqual([])
  })

  test('it has every question, and nothing else', () => {
    const asked = [...(docs.split('## Questions\n')[1] ?? '').matchAll(/^\| `([^`]+)` \|/gm)].map(([, kind]) => kind)
    expect(asked.toSorted()).toEqual(KINDS.toSorted())
  })
})

describe('a list that means nothing is a mistake', () => {
  const said = (words: string) =>
    scenarios
      .run(`topic: Test\nscenarios:\n  - id: it\n    title: A test\n    rule: 7.2\n    ${words}\n`, 'test', {})
      .flatMap(({ problems }) => problems.map(({ text }) => text))

  test('cards without a name', () => {
    expect(said('dark: { hand: Tarl; 5 more }')).toEqual(['Every card is named here: "5 more" means none.'])
    expect(said('table: [2 cards]')).toEqual(['Every card is named here: "2 more" means none.'])
  })

  test('a hidden card', () => {
    expect(said('light: { next: X-wing (hidden) }')).toEqual(['No card lies hidden in this game: "X-wing".'])
  })
})

/** A move that cannot be made, without a reason. */
const isTrial = (move: unknown): move is string => typeof move === 'string' && /^\w+ cannot [^:]+$/.test(move)

// A side that isn't asked can do nothing at all: such a move would prove nothing, unless the scenario is about that.
describe('a move that cannot be made is not offered to a side that is asked, or the scenario says so', () => {
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml')))
    test(file, () => {
      const data = parse(readFileSync(join(folder, file), 'utf8'), { schema: 'failsafe' }) as { scenarios: Plain[] }
      const idle: string[] = []
      for (const scenario of data.scenarios) {
        const moves = (scenario.moves ?? []) as readonly unknown[]
        for (const [at, move] of moves.entries()) {
          if (!isTrial(move)) continue
          const changed = { ...scenario, moves: moves.with(at, `${move}: not offered`) }
          const text = stringify({ topic: 'changed', game: 'swccg', scenarios: [changed] }, { lineWidth: 0 })
          for (const { problems } of scenarios.run(text, file, {}))
            for (const { text: said } of problems) idle.push(`${String(scenario.id)}: ${said}`)
        }
      }
      expect(idle).toEqual([])
    })
})
