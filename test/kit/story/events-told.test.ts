/** Telling events by groups, with the events of a made-up game. */
import { describe, expect, test } from 'vitest'
import { eventsTold } from '../../../src/kit/story/events-told.ts'
import type { EventTelling, Storyteller } from '../../../src/kit/story/telling.ts'

type Step =
  | { readonly type: 'round' }
  | { readonly type: 'fight'; readonly at: string }
  | { readonly type: 'blow'; readonly hits: number }
  | { readonly type: 'over' }
  | { readonly type: 'laid'; readonly card: string }
  | { readonly type: 'paid' }
  | { readonly type: 'shout'; readonly text: string }

interface Sums {
  readonly fight: { readonly at: string; readonly hits: number }
  readonly laying: readonly string[]
}

type TellingFor<Name extends Step['type']> = EventTelling<Extract<Step, { type: Name }>, Step, string, Sums>

const fightOf = (sum: Sums[keyof Sums] | null) => (sum !== null && 'hits' in sum ? sum : null)

const round: TellingFor<'round'> = { weight: 'move', closes: true, line: () => ['a round'] }
const fight: TellingFor<'fight'> = {
  weight: 'fight',
  part: () => ({ group: 'fight', begins: true }),
  line: ([{ at }], name) => [`${name} fights at ${at}`],
}
const blow: TellingFor<'blow'> = {
  weight: 'detail',
  joins: (_, next) => next.type === 'blow',
  line: (run, _, sum) => [`${run.length} blows, ${fightOf(sum)?.hits ?? 'no'} hits`],
}
const teller: Storyteller<Step, string, Sums> = {
  tellings: {
    round,
    fight,
    blow,
    over: { weight: 'detail', part: () => ({ group: 'fight', ends: true }), line: () => ['it is over'] },
    laid: { weight: 'move', part: () => ({ group: 'laying' }), line: ([{ card }]) => [`lays ${card}`] },
    paid: { weight: 'unsaid', line: () => ['never told'] },
    shout: { weight: 'detail', apart: true, line: ([{ text }]) => [text, 'and again'], brief: () => ['!'] },
  },
  groups: {
    fight: {
      holds: true,
      begin: (before) => ({ at: `after ${before.length}`, hits: 0 }),
      add: (sum, one) =>
        one.type === 'fight'
          ? { ...sum, at: one.at }
          : one.type === 'blow'
            ? { ...sum, hits: sum.hits + one.hits }
            : sum,
      resume: (sum) => ({ ...sum, hits: 0 }),
      points: (sums, name, going) => [
        {
          weight: 'fight',
          text: `${name}: ${sums.map(({ at, hits }) => `${hits} at ${at}`).join(', ')}${going ? ' …' : ''}`,
        },
      ],
      counts: ({ hits }) => [{ text: `${hits} hits`, rules: ['1'] }],
    },
    laying: {
      holds: false,
      begin: () => [],
      add: (sum, one) => (one.type === 'laid' ? [...sum, one.card] : sum),
      resume: () => [],
      points: (sums) => [{ weight: 'move', text: `lays ${sums.flat().join(' and ')}` }],
    },
  },
}

const at = (place: string): Step => ({ type: 'fight', at: place })
const hits = (count: number): Step => ({ type: 'blow', hits: count })
const lays = (card: string): Step => ({ type: 'laid', card })
const over: Step = { type: 'over' }
const told = (events: readonly Step[], from?: number) => eventsTold(teller, events, 'Ann', from)
const pointsOf = (events: readonly Step[], from?: number) =>
  told(events, from).entries.map(({ points }) => points.map(({ text }) => text))

describe('lines', () => {
  test('a run is one line, with the sum of its group after it; what is unsaid parts no run', () => {
    expect(told([at('sea'), hits(1), { type: 'paid' }, hits(2), over]).lines).toEqual([
      'Ann fights at sea',
      '2 blows, 3 hits',
      'it is over',
    ])
  })

  test('each run has the sum as it was then', () => {
    expect(told([at('sea'), hits(1), lays('x'), hits(4)]).lines).toEqual([
      'Ann fights at sea',
      '1 blows, 1 hits',
      'lays x',
      '1 blows, 5 hits',
    ])
  })

  test('an event outside of groups has no sum', () => {
    expect(told([hits(1)]).lines).toEqual(['1 blows, no hits'])
  })
})

describe('groups', () => {
  test('an unsaid event of no group parts no others of one that holds only its own', () => {
    expect(pointsOf([lays('x'), { type: 'paid' }, lays('y')])).toEqual([['lays x and y']])
    const joined: typeof teller = {
      ...teller,
      tellings: {
        ...teller.tellings,
        laid: { ...teller.tellings.laid, joins: () => true, line: (run) => [`lays ${run.length}`] },
      },
    }
    expect(eventsTold(joined, [lays('x'), { type: 'paid' }, lays('y')], 'Ann').lines).toEqual(['lays 2'])
  })

  test('those that gather are one entry wherever they stand, in the order of their lines', () => {
    const laying = { ...teller.groups.laying, gathers: true as const }
    const gathering: typeof teller = { ...teller, groups: { ...teller.groups, laying } }
    const { entries } = eventsTold(gathering, [lays('x'), hits(1), lays('y')], 'Ann')
    expect(entries.map(({ points, lines }) => [points[0]?.text, lines])).toEqual([
      ['lays x and y', ['lays x', 'lays y']],
      ['1 blows, no hits', []],
    ])
  })

  test('one that holds takes everything until its end, but what stands apart, and is told once', () => {
    expect(pointsOf([at('sea'), lays('x'), { type: 'shout', text: 'hey' }, hits(2), over, lays('y')])).toEqual([
      ['Ann: 2 at sea'],
      ['hey'],
      ['lays y'],
    ])
  })

  test('one that holds only its own is over with the first event of another', () => {
    expect(pointsOf([lays('x'), lays('y'), hits(1), lays('z')])).toEqual([
      ['lays x and y'],
      ['1 blows, no hits'],
      ['lays z'],
    ])
  })

  test('neighbours of one name are one entry, told by one head, and the last may go on', () => {
    const { entries } = told([at('sea'), hits(1), over, at('hill'), hits(2)])
    expect(entries).toHaveLength(1)
    expect(entries[0]?.points).toEqual([{ weight: 'fight', text: 'Ann: 1 at sea, 2 at hill …' }])
    expect(entries[0]?.counts.map(({ text }) => text)).toEqual(['1 hits', '2 hits'])
  })

  test('a group begins within another where an event says so, and the outer one goes on after it', () => {
    expect(told([at('sea'), hits(1), at('hill'), hits(5), over, hits(2)]).lines.at(-1)).toBe('1 blows, 3 hits')
  })

  test('a round ends all groups', () => {
    expect(pointsOf([at('sea'), { type: 'round' }, hits(1)])).toEqual([
      ['Ann: 0 at sea'],
      ['a round'],
      ['1 blows, no hits'],
    ])
  })
})

test('a sum told before adds up, and is told no more: of a resumed sum its group keeps what later lines need', () => {
  const { lines, entries } = told([at('sea'), hits(3), hits(2), over], 2)
  expect(lines).toEqual(['1 blows, 2 hits', 'it is over'])
  expect(entries.map(({ points }) => points[0]?.text)).toEqual(['Ann: 2 at sea'])
})

test('alone, the first line is the point, with its shorter forms, and the others follow', () => {
  expect(told([{ type: 'shout', text: 'hey' }]).entries).toEqual([
    { points: [{ weight: 'detail', text: 'hey', brief: ['!'] }], lines: ['and again'], counts: [] },
  ])
})

test('a group that there isn’t is a fault', () => {
  const lost = { ...teller, groups: { laying: teller.groups.laying } } as unknown as typeof teller
  expect(() => eventsTold(lost, [at('sea')], 'Ann')).toThrow('no group fight')
})
