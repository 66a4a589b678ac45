/** Recording and replaying, tried with the tiny game: what is refused, and what a difference says. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isRefusal } from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { randomAnswer } from '../../src/kit/decisions/shapes.ts'
import { repeat } from '../../src/matches/log.ts'
import { seededNumbers } from '../../src/simulation/simulate.ts'
import { tiny, tinyDecks } from '../games/high-card.ts'
import type { Carrier } from './carrying.ts'
import { firstDifference, type Side } from './compare.ts'
import { matchesOf, versionsOf } from './files.ts'
import { type GoldenMatch, type GoldenSet, type Plan, playPlan } from './record.ts'
import { addToSet, recordSet, whyNot } from './recording.ts'
import { differenceIn, whatToDo } from './replay.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'golden-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function plan(match: string, more: Partial<Plan> = {}): Plan {
  const next = seededNumbers(match)
  return {
    ...{ match, options: { format: 'long' }, decks: tinyDecks, seed: match, next },
    answer: (_, decision) => randomAnswer(decision, next),
    ...more,
  }
}

const STOPPED = { stop: { after: 6, reason: 'void', loser: null } } as const

const setOf = (game: AnyGame): GoldenSet => ({
  game,
  plans: [plan('first'), plan('second', STOPPED)],
  more: (_, number) => plan(`more-${number}`),
  names: ['fact never told'],
  shownBy: () => [],
  never: Object.fromEntries(['origin', 'rule', 'row', 'outcome', 'short'].map((name) => [name, 'not tried here'])),
})

const raised: AnyGame = { ...tiny, version: `${Number(tiny.version) + 1}` }

describe('recording', () => {
  it('keeps what replays without a difference, and says what nothing has shown', () => {
    const recorded = recordSet(setOf(tiny), { root, inVain: 5 })
    expect(recorded.missing).toContain('fact never told')
    const matches = matchesOf(tiny.id, tiny.version, root)
    expect(matches.map(({ match }) => match)).toEqual(expect.arrayContaining(['first', 'second']))
    expect(matches.map((record) => differenceIn(tiny, record))).toEqual(matches.map(() => null))
    // A row is read as it was played, whether of answers or not.
    const played = [plan('first'), plan('second', STOPPED)].map((one) => playPlan(tiny, one).rows)
    const unplayed = played.map((rows) => rows.map(({ events: _, ...row }) => row))
    expect(['first', 'second'].map((name) => matches.find(({ match }) => match === name)?.rows)).toEqual(unplayed)
    expect(matches.reduce((sum, { rows }) => sum + rows.length, 0)).toBe(recorded.rows)
  })

  it('tells after each match, and while nothing new comes up, what is missing', () => {
    const told: string[] = []
    recordSet(setOf(tiny), { root, inVain: 30, tell: (line) => told.push(line) })
    expect(told[0]).toMatch(/^first: \d+ rows; still to be shown: \d+/)
    expect(told.at(-1)).toMatch(/^try \d+, 25 in vain; still to be shown: \d+ \(.*fact never told.*\)$/)
  })

  it('is refused for a version that is recorded already', () => {
    recordSet(setOf(tiny), { root, inVain: 5 })
    const files = readdirSync(join(root, tiny.id, tiny.version))
    expect(whyNot(setOf(tiny), root)).toContain(`raise VERSION to ${raised.version}; then run this again`)
    expect(() => recordSet(setOf(tiny), { root, inVain: 5 })).toThrow('nothing was done')
    expect(readdirSync(join(root, tiny.id, tiny.version))).toEqual(files)
  })

  it('adds matches for what has come since, and leaves the recorded ones as they are', () => {
    const set = setOf(tiny)
    recordSet(set, { root, inVain: 5 })
    const before = matchesOf(tiny.id, tiny.version, root)
    // A new card, which no recorded match has.
    const rows = (record: { rows: readonly object[] } | undefined) => JSON.stringify(record?.rows[0])
    const later = new Set(['more-7', 'more-8'])
    const seeds = new Set([...later].map((match) => rows(playPlan(tiny, plan(match)))))
    const grown: GoldenSet = {
      ...set,
      names: ['card new'],
      shownBy: (row) => (seeds.has(JSON.stringify(row)) ? ['card new'] : []),
    }
    const added = addToSet(grown, { root, inVain: 20 })
    expect(added?.matches).toBe(1)
    expect(added?.missing).not.toContain('card new')
    const after = matchesOf(tiny.id, tiny.version, root)
    expect(after.filter(({ match }) => match !== 'more-7')).toEqual(before)
    expect(after).toHaveLength(before.length + 1)
    expect(addToSet(grown, { root, inVain: 20 })?.matches).toBe(0)
  })

  it('adds nothing while a recorded match differs', () => {
    recordSet(setOf(tiny), { root, inVain: 5 })
    const files = readdirSync(join(root, tiny.id, tiny.version))
    const other: AnyGame = { ...tiny, decisions: (state) => tiny.decisions(state).slice(0, 1) }
    expect(addToSet(setOf(other), { root, inVain: 5 })).toBeNull()
    expect(readdirSync(join(root, tiny.id, tiny.version))).toEqual(files)
  })

  it('takes the place of the set of an older version', () => {
    recordSet(setOf(tiny), { root, inVain: 5 })
    expect(whyNot(setOf(raised), root)).toBeNull()
    recordSet(setOf(raised), { root, inVain: 5 })
    expect(versionsOf(tiny.id, root)).toEqual([raised.version])
  })

  it('gives the same files each time', () => {
    const folders = ['one', 'two'].map((name) => join(root, name))
    const [one, two] = folders.map((folder) => {
      recordSet(setOf(tiny), { root: folder, inVain: 5 })
      const files = join(folder, tiny.id, tiny.version)
      return readdirSync(files).map((name) => [name, readFileSync(join(files, name), 'utf8')])
    })
    expect(one).toEqual(two)
  })

  it('keeps standing orders, safest answers, taking back and every way to stop', () => {
    const played = [
      plan('late', { stop: { after: 4, reason: 'time-out', loser: 'left' } }),
      plan('gives-up', { stop: { after: 4, reason: 'concession', loser: 'right' } }),
      plan('practice', { practice: 'left' }),
      plan('back', { takesBack: 1 }),
    ].map((one) => playPlan(tiny, one))
    const has = (at: number, origin: string, kind = 'answers') =>
      played[at]?.rows.some((row) => row.origin === origin && row.kind === kind)
    expect([has(0, 'clock'), has(0, 'player', 'stop'), has(1, 'player', 'stop'), has(2, 'practice')]).toEqual([
      ...[true, true, true, true],
    ])
    expect(has(3, 'player', 'take-back')).toBe(tiny.takeBack !== undefined)
    expect(played.map(({ states }) => tiny.outcome(states.at(-1) as never)?.kind).slice(0, 2)).toEqual([
      ...['time-out', 'concession'],
    ])
  })

  it('refuses a deck that is not legal', () => {
    expect(() => playPlan(tiny, plan('none', { decks: { left: [], right: [] } }))).toThrow('is not legal')
  })
})

describe('a difference', () => {
  const recorded = (): GoldenMatch => {
    const played = playPlan(tiny, plan('first'))
    return { game: tiny.id, version: tiny.version, match: 'first', rows: played.rows }
  }

  /** The tiny game with another result of the answer after which the record has a fact of this type. */
  const changed = (change: (step: { state: unknown; events: readonly object[] }) => object): AnyGame => ({
    ...tiny,
    play: (state, seat, answers) => {
      const step = tiny.play(state, seat, answers)
      return isRefusal(step) || step.events.length === 0 ? step : (change(step) as never)
    },
  })

  it('names the match and the row, and tells its facts as they are now', () => {
    const record = recorded()
    const played = playPlan(tiny, plan('first')).rows
    const row = played.findIndex(({ kind, events }) => kind === 'answers' && events.length > 0)
    const told = differenceIn(
      changed(({ state, events }) => ({ state, events: events.map((event) => ({ ...event, data: { oh: 1 } })) })),
      record,
    )
    expect(told).toContain(`Match first, row ${row} (answers of `)
    expect(told).toContain('other facts than recorded')
    expect(told).toContain('"data":{"oh":1}')
  })

  it('is found in a fact that is missing or new', () => {
    expect(
      differenceIn(
        changed((step) => ({ ...step, events: [] })),
        recorded(),
      ),
    ).toMatch(/other facts than recorded:\n {2}none$/)
    const more = changed((step) => ({ ...step, events: [...step.events, { type: 'more', data: {} }] }))
    expect(differenceIn(more, recorded())).toContain('{"type":"more","data":{}}')
  })

  it('is found in a state without a fact', () => {
    const told = differenceIn(
      changed((step) => ({ ...step, state: { ...(step.state as object), oh: 1 } })),
      recorded(),
    )
    expect(told).toContain('the state differs')
  })

  it('is found in what is refused, and in what may be answered', () => {
    const refuses: AnyGame = { ...tiny, play: () => ({ refused: 'no', values: {} }) }
    expect(differenceIn(refuses, recorded())).toContain('Match first, row 1')
    expect(differenceIn(refuses, recorded())).toContain('the game refuses what it accepted before')
    const asks: AnyGame = {
      ...tiny,
      decisions: (state) => tiny.decisions(state).map((one) => ({ ...one, exits: [...one.exits, { id: 'flee' }] })),
    }
    expect(differenceIn(asks, recorded())).toContain('other answers are legal now')
  })

  it('says what to do: raise VERSION, undo the change, or compare', () => {
    expect(whatToDo(tiny)).toContain('raise VERSION of the game and run `npm run golden`')
    expect(whatToDo(tiny)).toContain('undo the change')
    expect(whatToDo(tiny)).toContain('npm run golden -- compare HEAD')
  })
})

describe('beside another program', () => {
  /** The tiny game with another fact for each that tells how many tokens were laid. */
  const other: AnyGame = {
    ...tiny,
    play: (state, seat, answers) => {
      const step = tiny.play(state, seat, answers)
      if (isRefusal(step)) return step
      const events = step.events.map((event) => (event.type === 'tokens' ? { ...event, data: { laid: 7 } } : event))
      return { ...step, events }
    },
  }
  const record = (): GoldenMatch => ({
    ...{ game: tiny.id, version: tiny.version, match: 'first' },
    rows: playPlan(tiny, plan('first')).rows,
  })
  const sideOf = (game: AnyGame): Side => ({ game, repeat })

  it('the same rules give nothing to name', () => {
    expect(firstDifference(record(), { earlier: sideOf(tiny), today: sideOf({ ...tiny }) })).toBeNull()
  })

  it('the first fact that differs is named, as it was and as it is', () => {
    const match = record()
    const row = playPlan(tiny, plan('first')).rows.findIndex(({ events }) =>
      events.some(({ type }) => type === 'tokens'),
    )
    const told = firstDifference(match, { earlier: sideOf(tiny), today: sideOf(other) })!
    expect(told).toContain(`Match first, row ${row} (answers of `)
    expect(told).toMatch(/fact \d+ of \d+ differs/)
    const [then, now] = ['then:', 'now:'].map((word) => told.split('\n').find((line) => line.includes(word)))
    expect(then).toContain('"type":"tokens"')
    expect(then).not.toContain('"laid":7')
    expect(now).toContain('"data":{"laid":7}')
  })

  it('a refusal is named, and whose it is', () => {
    const refuses: AnyGame = { ...tiny, play: () => ({ refused: 'no', values: {} }) }
    const told = firstDifference(record(), { earlier: sideOf(tiny), today: sideOf(refuses) })
    expect(told).toContain('accepted then and refused now')
  })

  it('states and questions are compared, too', () => {
    const asks: AnyGame = {
      ...tiny,
      decisions: (state) => tiny.decisions(state).map((one) => ({ ...one, exits: [...one.exits, { id: 'flee' }] })),
    }
    expect(firstDifference(record(), { earlier: sideOf(tiny), today: sideOf(asks) })).toContain(
      'other answers are legal',
    )
  })
})

describe('beside another program whose options have other ids', () => {
  const renamed = (id: string): string => `new-${id}`
  /** The tiny game with new ids of all options to choose from. */
  const later: AnyGame = {
    ...raised,
    decisions: (state) =>
      tiny.decisions(state).map((decision) => {
        const { shape } = decision
        if (shape.type !== 'choose') return decision
        const options = shape.options.map((option) => ({ ...option, id: renamed(option.id) }))
        return { ...decision, shape: { ...shape, options } }
      }),
    play: (state, seat, answers) => {
      const old = answers.map((answer) =>
        answer.choose === undefined
          ? answer
          : { ...answer, choose: answer.choose.map((id) => (id.startsWith('new-') ? id.slice(4) : 'none')) },
      )
      return tiny.play(state, seat, old)
    },
  }
  const carrier: Carrier = { option: ({ id }) => renamed(id), fact: (event) => event }
  const record = (): GoldenMatch => ({
    ...{ game: tiny.id, version: tiny.version, match: 'first' },
    rows: playPlan(tiny, plan('first')).rows,
  })
  const between = (today: AnyGame, by?: Carrier) =>
    firstDifference(record(), { earlier: { game: tiny, repeat }, today: { game: today, repeat }, carrier: by })

  it('the recorded answers are carried over to the new ids, and nothing differs', () => {
    expect(between(later)).not.toBeNull()
    expect(between(later, carrier)).toBeNull()
  })

  it('a fact that differs is named although the states have other names', () => {
    const other: AnyGame = {
      ...later,
      play: (state, seat, answers) => {
        const step = later.play(state, seat, answers)
        if (isRefusal(step)) return step
        const events = step.events.map((event) => (event.type === 'tokens' ? { ...event, data: { laid: 7 } } : event))
        return { ...step, events }
      },
    }
    expect(between(other, carrier)).toMatch(/fact \d+ of \d+ differs/)
    const fact: Carrier['fact'] = (event) => (event.type === 'tokens' ? { ...event, data: { laid: 7 } } : event)
    expect(between(other, { ...carrier, fact })).toBeNull()
  })

  it('an option that the map gives another name is named as another legal answer', () => {
    expect(between(later, { ...carrier, option: ({ id }) => id })).toContain('other answers are legal')
  })
})
