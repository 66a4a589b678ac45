/**
 * Matches of older versions go on (the golden games hold those of version 2). The fixtures are states that version 1
 * left at each of its questions, with those questions.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type GameEvent, isRefusal, LANGUAGES, seenBy } from '../../src/contract/index.ts'
import { SIDES } from '../../src/games/young-jedi/cards/card.ts'
import { DEFAULT_RULES } from '../../src/games/young-jedi/editions.ts'
import { decisions, play } from '../../src/games/young-jedi/game.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import type { QuestionKind, State } from '../../src/games/young-jedi/rules/state.ts'
import { viewOf } from '../../src/games/young-jedi/view.ts'
import { randomAnswer } from '../../src/kit/decisions/shapes.ts'
import { Course } from '../../src/matches/course.ts'
import { replayLog } from '../../src/matches/log.ts'
import { seededNumbers } from '../../src/simulation/simulate.ts'
import { cardsOf, freeze, throughJson } from './position.ts'
import { idsIn } from './properties/secrets.ts'

interface Asked {
  readonly id: string
  readonly seat: string
  readonly kind: string
  readonly exits: readonly string[]
  readonly options: readonly string[]
}

interface Fixture {
  readonly at: string
  readonly state: { readonly turn: number; readonly sides: Readonly<Record<'dark' | 'light', Record<string, unknown>>> }
  readonly asked: readonly Asked[]
}

const linesOf = <T>(file: string): readonly T[] =>
  readFileSync(join(import.meta.dirname, 'fixtures', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

const FIXTURES = linesOf<Fixture>('version-1.jsonl')
/** A fact of every form that version 1 told. */
const FACTS = linesOf<GameEvent>('version-1-events.jsonl')

/** All questions of version 1. */
const KINDS: readonly QuestionKind[] = [
  ...(['start-location', 'next-location', 'deploy', 'battle', 'battle-cards', 'plan'] as const),
  ...(['even-up', 'discard-down', 'end-turn'] as const),
]

const upgraded = (fixture: Fixture): State => youngJedi.upgrade(freeze(throughJson(fixture.state)), '1')

/** Plays on with random answers. @returns the state at the end */
function playOn(from: State, seed: string, visit: (state: State) => void): State {
  const next = seededNumbers(seed)
  let state = from
  for (let [open] = decisions(state); open !== undefined; [open] = decisions(state)) {
    const result = play(freeze(state), open.seat, [randomAnswer(open, next)])
    if (isRefusal(result)) throw new Error(result.refused)
    state = throughJson(result.state)
    visit(state)
  }
  return state
}

/** A state of version 2: the lesson was a format, and the rules that only it changes were not kept. */
function asVersion2(state: State, format: string): unknown {
  const { duels: _duels, fetching: _fetching, damage: _damage, ...options } = state.options
  return { ...throughJson(state), schema: 2, format, options }
}

describe('a match of version 2', () => {
  const { decks, seed } = youngJedi.lesson!
  const lesson = youngJedi.setup({ format: 'lesson' }, decks, seed).state
  const starter = youngJedi.setup({ format: 'starter' }, decks, seed).state

  it('goes on as the same starter game, by the rules with which it began', () => {
    expect(youngJedi.upgrade(freeze(asVersion2(lesson, 'lesson')), '2')).toStrictEqual(lesson)
  })

  it('goes on as the same starter game, by the rules that it was begun with', () => {
    expect(starter.options).toEqual(DEFAULT_RULES)
    expect(youngJedi.upgrade(freeze(asVersion2(starter, 'starter')), '2')).toStrictEqual(starter)
  })

  it('is not accepted as another version', () => {
    for (const other of [null, {}, { schema: 1 }, lesson])
      expect(() => youngJedi.upgrade(other, '2')).toThrow('no state of version 2')
  })
})

describe('a match of version 1', () => {
  it('exists for every question of that version, and at its end', () => {
    const kinds = FIXTURES.flatMap(({ asked }) => asked.map(({ kind }) => kind))
    expect(KINDS.filter((kind) => !kinds.includes(kind))).toEqual([])
    expect(FIXTURES.filter(({ asked }) => asked.length === 0)).toHaveLength(1)
  })

  it.each(FIXTURES.map((fixture) => [fixture.at, fixture] as const))('asks the same again: %s', (_, fixture) => {
    const state = upgraded(fixture)
    expect(throughJson(state)).toStrictEqual(state)
    const now = decisions(state)
    expect(now.map(({ id, seat, kind }) => ({ id, seat, kind }))).toEqual(
      fixture.asked.map(({ id, seat, kind }) => ({ id, seat, kind })),
    )
    for (const [at, { options, exits }] of fixture.asked.entries()) {
      const shape = now[at]?.shape
      const offered = shape?.type === 'choose' ? shape.options : shape?.type === 'arrange' ? shape.pieces : []
      // Answers on an old panel, or in a draft, can still be given.
      expect(offered.map(({ id }) => id)).toEqual(options)
      expect(now[at]?.exits.map(({ id }) => id)).toEqual(exits)
    }
  })

  it.each(FIXTURES.map((fixture) => [fixture.at, fixture] as const))(
    'has everything where it was: %s',
    (_, fixture) => {
      const state = upgraded(fixture)
      expect(SIDES.flatMap((side) => cardsOf(state, side)).sort()).toEqual(idsIn(fixture.state).sort())
      for (const side of SIDES) {
        const { handles, ...old } = fixture.state.sides[side]
        expect(state.sides[side]).toMatchObject(old)
        expect(state.sides[side].handles).toMatchObject(handles as object)
        expect(viewOf(state, side).sides[side].list).toEqual(
          [...new Set(cardsOf(state, side))].sort((one, other) => one.localeCompare(other, 'en', { numeric: true })),
        )
      }
      const { sides: _sides, ...rest } = throughJson(fixture.state) as Record<string, unknown>
      const { schema: _schema, options, flow: _flow, ...same } = rest
      expect(state).toMatchObject(same)
      expect(state.options).toMatchObject(options as object)
      expect(state.options.edition).toBe('current')
    },
  )

  it.each(FIXTURES.map((fixture) => [fixture.at, fixture] as const))('can be played to its end: %s', (_, fixture) => {
    const state = upgraded(fixture)
    const whole = SIDES.map((side) => cardsOf(state, side))
    for (const seed of ['one', 'two', 'three']) {
      const end = playOn(state, seed, (now) => expect(SIDES.map((side) => cardsOf(now, side))).toEqual(whole))
      expect(end.outcome).not.toBeNull()
    }
  })

  it('goes on in the log with a row of its own, and is read from there', () => {
    const fixture = FIXTURES.find(({ at }) => at === 'even-up') as Fixture
    const course = new Course(youngJedi, throughJson(fixture.state), '1')
    expect(course.rows).toMatchObject([{ kind: 'upgrade', engine: youngJedi.version, events: [] }])
    expect(course.awaited).toEqual(fixture.asked.map(({ seat }) => seat))
    const [asked] = fixture.asked
    const answer = { decision: asked?.id ?? '', exit: 'end', choose: [] }
    expect(course.answer(asked?.seat ?? '', [answer], 'player')).toBeNull()
    const rows = course.rows.map((row, seq) => ({ ...throughJson(row), seq, at: new Date(0) }))
    const again = replayLog(youngJedi, rows as unknown as Parameters<typeof replayLog>[1])
    expect(again).toMatchObject({ from: 0, differs: null })
    expect(again?.state).toStrictEqual(throughJson(course.state))
  })

  it('has a story that can still be told', () => {
    const names = { dark: 'Ann', light: 'Bob' }
    for (const language of LANGUAGES)
      for (const reader of [...SIDES, 'spectator']) {
        const lines = FACTS.flatMap((fact) =>
          youngJedi.words.events([seenBy(fact, reader)], { language, names, reader }),
        )
        expect(lines.length).toBeGreaterThan(FACTS.length / 2)
        for (const line of lines) expect(line).not.toMatch(/undefined|null|NaN|\{\{|\[object/)
      }
  })

  it('keeps its secrets', () => {
    const hidden = FIXTURES.find(({ at }) => at.includes('hidden'))
    const state = upgraded(hidden as Fixture)
    const laid = SIDES.flatMap((side) => state.sides[side].table.filter((card) => card.hidden))
    expect(laid.length).toBeGreaterThan(0)
    const seen = SIDES.flatMap((side) => viewOf(state, 'spectator').sides[side].table.filter((card) => card.hidden))
    expect(seen).toEqual(laid.map(({ handle }) => ({ handle, card: null, hidden: true })))
  })

  it('is accepted as no other version, and other states are refused', () => {
    const { state } = FIXTURES[0] as Fixture
    expect(() => youngJedi.upgrade(state, '0')).toThrow('no way from version 0')
    for (const other of [null, 'state', {}, { schema: 2 }])
      expect(() => youngJedi.upgrade(other, '1')).toThrow('no state of version 1')
    const now = upgraded(FIXTURES[0] as Fixture)
    expect(youngJedi.upgrade(now, youngJedi.version)).toBe(now)
  })
})
