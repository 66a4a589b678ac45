/** Over whole games: explanations agree with the engine, hang on nothing secret, and every missing thing has one reason. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { Decision, Explanation, Language, SeenEvent } from '../../../src/contract/index.ts'
import { seenBy } from '../../../src/contract/index.ts'
import { help } from '../../../src/games/swccg/explain/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { practice } from '../../../src/games/swccg/policies/practice/practice-player.ts'
import { drainAmount } from '../../../src/games/swccg/rules/drain/steps.ts'
import { opponentOf, SIDES, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import type { Facts } from '../../../src/games/swccg/state/game-facts.ts'
import type { State } from '../../../src/games/swccg/state/game-state.ts'
import { readingOf } from '../../../src/games/swccg/texts/reading-of.ts'
import { numberParts, statOf, TABLE_STATS } from '../../../src/games/swccg/texts/values/fighting-values.ts'
import { controls } from '../../../src/games/swccg/texts/values/presence.ts'
import { viewOf } from '../../../src/games/swccg/view/player-view.ts'
import { shortName } from '../../../src/games/swccg/words/short-names.ts'
import { begun, played, playedOn } from '../starter-lists.ts'

const SEEDS = [1, 2, 3, 4]
const MOVES = 400
const pages = new Set(swccg.rulebook.entries.map(({ number }) => number))
const LANGUAGES: readonly Language[] = ['en', 'fr']

interface Position {
  readonly state: State
  readonly decision: Decision
}

const positions: Position[] = []
const told: SeenEvent[][] = []

beforeAll(() => {
  for (const seed of SEEDS)
    playedOn(seed, MOVES, ({ after, events }) => {
      const [decision] = swccg.decisions(after)
      if (decision !== undefined) positions.push({ state: after, decision })
      told.push(events.map((event) => seenBy(event, 'spectator')))
    })
})

const NAMES = { dark: 'Ann', light: 'Bob' } as const
const voiceOf = (language: Language, reader: string) => ({ language, reader, names: NAMES })

/** The results of the battles of some whole games of the practice opponent. */
function fought(): readonly SeenEvent[] {
  const results: SeenEvent[] = []
  for (const seed of ['fought-1', 'fought-2', 'fought-3']) {
    let { state } = begun(seed)
    while (state.outcome === null) {
      const [decision] = swccg.decisions(state)
      if (decision === undefined) break
      const step = played(state, decision.seat, practice(viewOf(state, decision.seat), decision))
      results.push(...step.events.filter(({ type }) => type === 'totals').map((one) => seenBy(one, 'spectator')))
      state = step.state
    }
  }
  return results
}

/** The numbers of a line in bold, then those of its parts. */
const firstNumber = ({ text }: Explanation): number => Number(/\*\*(\d+)\*\*/.exec(text)?.[1])

describe('explained numbers', () => {
  test('the parts of every number on table add up to the number that counts', () => {
    let changed = 0
    for (const { state } of positions) {
      const reading = readingOf(swccg.view(state, 'spectator'))
      for (const piece of reading.board.pieces)
        for (const stat of TABLE_STATS) {
          const found = numberParts(reading, piece, stat)
          const counts = statOf(reading, piece, stat)
          if (found === null || counts === null) continue
          changed += found.parts.length
          expect(found.parts.reduce((sum, { change }) => sum + change, found.base)).toBe(counts)
        }
    }
    expect(changed).toBeGreaterThan(100)
  })

  test('a drain is explained by the amount that it takes, in both languages', () => {
    let seen = 0
    for (const { state } of positions) {
      const view = swccg.view(state, 'spectator')
      const reading = readingOf(view)
      for (const { id } of view.places)
        for (const side of SIDES.filter((one) => controls(reading, id, one)))
          for (const language of LANGUAGES) {
            const line = help
              .explain(id, view, voiceOf(language, 'spectator'))
              .find(({ rules }) => rules.includes('7.2'))
            if (line === undefined) continue
            seen += 1
            expect(firstNumber(line)).toBe(drainAmount(reading, side, id))
          }
    }
    expect(seen).toBeGreaterThan(50)
  })

  test('the totals of a battle are explained by the numbers of its facts', () => {
    const totals = told.flat().filter(({ type }) => type === 'totals')
    expect(totals.length).toBeGreaterThan(2)
    for (const fact of totals) {
      const data = fact.data as Record<Side, number>
      const [line] = help.counts([fact], voiceOf('en', 'spectator'))
      const bold = [...line!.text.matchAll(/\*\*(\d+)\*\*/g)].map(([, number]) => Number(number))
      expect(bold).toEqual([data.dark, data.light])
    }
  })

  test('the attrition of a battle is explained draw by draw with their cards, and what texts change', () => {
    let seen = 0
    for (const fact of fought())
      for (const side of SIDES) {
        const data = fact.data as Facts['totals']['data']
        const attrition = data[`${side}Attrition`]
        const draws = data.draws[opponentOf(side)].filter(({ use }) => use === 'battle')
        if (attrition === 0) continue
        for (const language of LANGUAGES) {
          const { text } = help.counts([fact], voiceOf(language, 'spectator'))[0]!
          const line = text.split('\n').find((one) => /attrition/.test(one) && one.includes(NAMES[side]))!
          const parts = (line.split(' = ')[1] ?? '').split(', ')
          for (const { card } of draws) if (card !== null) expect(line).toContain(shortName(card))
          const numbers = parts.map((part) => Number(/ ([+−]?\d+)(?: \(|$)/.exec(part)?.[1]?.replace('−', '-')))
          expect(
            numbers.reduce((sum, number) => sum + number, 0),
            line,
          ).toBe(attrition)
          seen += 1
        }
      }
    expect(seen).toBeGreaterThan(4)
  })

  test('no text has an unfilled gap or a word without an entry', () => {
    for (const { state, decision } of positions.filter((_, at) => at % 10 === 0))
      for (const language of LANGUAGES) {
        const view = swccg.view(state, decision.seat)
        const voice = voiceOf(language, decision.seat)
        const faces = [
          ...view.places.map(({ id }) => id),
          ...view.pieces.map((one) => one.handle),
          ...view.hand.map((one) => one.handle),
        ]
        const all = [
          ...help.standing(view, voice),
          ...faces.flatMap((handle) => help.explain(handle, view, voice)),
          ...help.whyNot(view, decision).map((one) => help.missing(one, view, voice)),
        ]
        for (const { text, rules } of all) {
          expect(text).not.toMatch(/[{}]|undefined|NaN|^[a-z]+[.-][a-z]/)
          for (const rule of rules) expect(pages.has(rule), rule).toBe(true)
        }
      }
  })
})

describe('secrets', () => {
  test('a card in hand is explained to its owner alone', () => {
    for (const { state } of positions.filter((_, at) => at % 10 === 0))
      for (const side of SIDES) {
        const held = swccg.view(state, side).hand
        for (const reader of ['spectator', ...SIDES.filter((one) => one !== side)])
          for (const { handle } of held)
            expect(help.explain(handle, swccg.view(state, reader), voiceOf('en', reader))).toEqual([])
      }
  })
})

describe('why not', () => {
  test('in the deploy phase every card in hand is offered or has exactly one reason', () => {
    const reasons = new Map<string, number>()
    for (const { state, decision } of positions) {
      if (decision.kind !== 'act') continue
      const view = swccg.view(state, decision.seat)
      const missing = help.whyNot(view, decision)
      expect(new Set(missing.map(({ id }) => id)).size).toBe(missing.length)
      for (const { refusal } of missing) reasons.set(refusal.refused, (reasons.get(refusal.refused) ?? 0) + 1)
      const options = decision.shape.type === 'choose' ? decision.shape.options : []
      for (const { handle } of view.hand) {
        const offered = options.some(({ id }) => new RegExp(`^(?:deploy|effect|play)-${handle}(?:-|$)`).test(id))
        expect(
          missing.filter(({ id }) => id === handle),
          handle,
        ).toHaveLength(offered ? 0 : 1)
      }
    }
    expect([...reasons.keys()]).toEqual(
      expect.arrayContaining(['not.card-force', 'not.card-place', 'not.card-moment', 'not.card-phase']),
    )
  })
})
