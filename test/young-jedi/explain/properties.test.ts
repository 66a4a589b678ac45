/** Over whole games: explanations agree with the engine, and depend on nothing that their reader does not see. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Decision,
  type GameEvent,
  type Language,
  type MissingAnswer,
  seenBy,
} from '../../../src/contract/index.ts'
import { cardById } from '../../../src/games/young-jedi/cards/index.ts'
import { help } from '../../../src/games/young-jedi/explain/index.ts'
import { layout } from '../../../src/games/young-jedi/panels/layout.ts'
import { decisions } from '../../../src/games/young-jedi/playing.ts'
import { rulebook } from '../../../src/games/young-jedi/rulebook/book.ts'
import { decisionFor } from '../../../src/games/young-jedi/rules/questions/index.ts'
import type { State } from '../../../src/games/young-jedi/state/game-state.ts'
import { viewOf } from '../../../src/games/young-jedi/view/player-view.ts'
import { seenState } from '../../../src/games/young-jedi/view/seen-state.ts'
import { runs } from '../../runs.ts'
import { anyDeck, matches, playOut, READERS, singleDeck } from '../properties/games.ts'
import { hangsOnNoSecret, occurring, secretIds } from '../properties/secrets.ts'
import { voice } from '../words/reading.ts'

const STYLES = ['keen', 'random', 'practice', 'mixed'] as const

/** Questions whose offer a seat could work out from its view. */
const OPEN_TO_THE_SEAT = [
  ...['deploy', 'thrust', 'raise-limit', 'battle', 'intercept', 'even-up', 'discard-down', 'duel'],
  ...['end-turn', 'remove'],
]

const optionIds = ({ shape }: Decision): readonly string[] =>
  (shape.type === 'choose' ? shape.options : []).map(({ id }) => id)

/** The possible answers, without consequences: those may depend on facts that nobody has seen yet. */
const offer = (decision: Decision): unknown =>
  JSON.parse(JSON.stringify(decision, (key, value) => (key === 'consequences' ? undefined : value)))

const LANGUAGES: readonly Language[] = ['en', 'fr']

/** Every position of a match in which somebody is asked, or one in so many moves, with its question. */
function each(
  visit: (state: State, decision: Decision) => void,
  everyMoves = 1,
): (match: Parameters<typeof playOut>[0]) => void {
  return (match) => {
    let moves = 0
    playOut(match, ({ before, decision }) => {
      if (moves++ % everyMoves === 0) visit(before, decision)
      return undefined
    })
  }
}

describe('a view', () => {
  it('makes the same offer by the rules as the state that it was made from', () => {
    const kinds = new Set<string>()
    fc.assert(
      fc.property(
        matches(anyDeck, STYLES),
        each((state, decision) => {
          if (!OPEN_TO_THE_SEAT.includes(decision.kind)) return
          kinds.add(decision.kind)
          const question = state.questions.find(({ id }) => id === decision.id)!
          const seen = decisionFor(seenState(viewOf(state, decision.seat)), question)
          expect(offer(seen)).toEqual(offer(decision))
        }),
      ),
      { numRuns: runs(8) },
    )
    expect([...kinds]).toEqual(expect.arrayContaining(['deploy', 'battle', 'even-up']))
  })
})

describe('why not', () => {
  it('has either an offer or exactly one reason for every card in hand at a deployment', () => {
    const reasons = new Map<string, number>()
    fc.assert(
      fc.property(
        matches(anyDeck, STYLES),
        each((state, decision) => {
          if (decision.kind !== 'deploy') return
          const view = viewOf(state, decision.seat)
          const why = help.whyNot(view, decision)
          const offered = new Set(optionIds(decision).map((id) => id.replace('@objective', '')))
          for (const { handle } of view.sides[decision.seat as 'dark' | 'light'].cards ?? []) {
            const own = why.filter(({ id }) => id === handle)
            expect(own).toHaveLength(offered.has(handle) ? 0 : 1)
            for (const { refusal } of own) reasons.set(refusal.refused, (reasons.get(refusal.refused) ?? 0) + 1)
          }
        }),
      ),
      { numRuns: runs(8) },
    )
    expect([...reasons.keys()]).toEqual(
      expect.arrayContaining(['not.deploy.battle', 'not.deploy.counters', 'not.deploy.planet']),
    )
  })

  it('gives nothing two reasons, misses nothing that is offered, and says all in both languages', () => {
    fc.assert(
      fc.property(
        matches(anyDeck, STYLES),
        each((state, decision) => {
          const view = viewOf(state, decision.seat)
          const why = help.whyNot(view, decision)
          const ids = why.map(({ id }) => id)
          expect(new Set(ids).size).toBe(ids.length)
          if (decision.shape.type === 'choose') expect(optionIds(decision).filter((id) => ids.includes(id))).toEqual([])
          for (const one of why) for (const language of LANGUAGES) expectWords(one, state, decision, language)
        }),
      ),
      { numRuns: runs(6) },
    )
  })

  function expectWords(one: MissingAnswer, state: State, { seat }: Decision, language: Language): void {
    const { label, text, rules } = help.missing(one, viewOf(state, seat), voice(seat, language))
    expect(label.length).toBeGreaterThan(0)
    expect(label.length).toBeLessThanOrEqual(100)
    expect(text).not.toMatch(/\{\{|^not\./)
    expect(rules.length).toBeGreaterThan(0)
    for (const rule of rules) expect(rulebook.find(rule), rule).not.toBeNull()
  }

  it('like every explanation, depends on nothing that the reader does not see', () => {
    const changed = hangsOnNoSecret(matches(anyDeck, STYLES), explained, 6)
    expect(changed).toBeGreaterThan(50)
  })
})

/** All explanations that this reader can open when the game waits in this state. */
function explained(state: State, reader: string): unknown {
  const view = viewOf(state, reader)
  const said = voice(reader)
  const faces = layout(view, said).zones.flatMap(({ cards = [] }) => cards)
  const own = decisions(state).filter(({ seat }) => seat === reader)
  return [
    help.standing(view, said),
    ...faces.map(({ handle }) => help.explain(handle, view, said)),
    ...own.map((decision) => help.whyNot(view, decision)),
  ]
}

/** Faces change little from move to move: those of one in this many positions are explained. */
const SOME = 3

describe('an explanation', () => {
  it('exists for every face that the reader sees, with existing rules', () => {
    const silent = new Set<string>()
    fc.assert(
      fc.property(
        matches(anyDeck, STYLES),
        each((state) => {
          for (const reader of READERS)
            for (const language of LANGUAGES) {
              const view = viewOf(state, reader)
              for (const one of help.standing(view, voice(reader, language))) expectSaid(one.text, one.rules)
              const zones = layout(view, voice(reader)).zones.filter(({ id }) => !id.endsWith('.discard'))
              for (const { handle, card } of zones.flatMap(({ cards = [] }) => cards)) {
                const lines = help.explain(handle, view, voice(reader, language))
                if (card !== null && lines.length === 0)
                  silent.add(
                    `${cardById(card).type} ${zones.find((zone) => zone.cards?.some((face) => face.handle === handle))?.id}`,
                  )
                for (const { text, rules } of lines) expectSaid(text, rules)
              }
            }
        }, SOME),
      ),
      { numRuns: 4 },
    )
    // Cards beside the game have nothing to count; the owner of a hidden card knows it.
    expect([...silent]).toEqual([])
  })

  it('of a fight adds up to the total in the story, for every reader', () => {
    let fights = 0
    fc.assert(
      fc.property(matches(anyDeck, ['keen', 'random', 'mixed']), (match) => {
        const all: GameEvent[] = []
        playOut(match, ({ events }) => void all.push(...events))
        for (const reader of READERS) {
          const told = all.map((event) => seenBy(event, reader))
          const counted = help.counts(told, voice(reader))
          const results = told.filter(({ type }) => type === 'fight' || type === 'dueling-hand')
          expect(counted).toHaveLength(results.length)
          for (const { text } of counted) for (const side of text.split(/^\*\*/m).slice(1)) expectSum(side)
          fights += counted.length
        }
      }),
      { numRuns: 5 },
    )
    expect(fights).toBeGreaterThan(30)
  })

  /** "Anna 9**" and its parts; a text’s addition to a dueling hand is no part of the power. */
  function expectSum(side: string): void {
    const total = Number(/ (\d+)\*\*/.exec(side)?.[1])
    const parts = [...side.matchAll(/^- ([+−])(\d+) · (.*)$/gm)].filter(([, , , what]) => what !== 'cards from a text')
    const sum = parts.reduce((all, [, sign, number]) => all + (sign === '−' ? -1 : 1) * Number(number), 0)
    expect(Math.max(0, sum), side).toBe(total)
    expect(side.includes('never below 0')).toBe(sum < 0)
  }

  it('names no card in a zone that its reader can’t see', () => {
    fc.assert(
      fc.property(matches(singleDeck, STYLES), (match) => {
        playOut(match, ({ after, events }) => {
          for (const reader of READERS) {
            const secret = secretIds(after, reader)
            for (const decision of decisions(after).filter(({ seat }) => seat === reader))
              expect(occurring(help.whyNot(viewOf(after, reader), decision), secret)).toEqual([])
            const seen = events.map((event) => seenBy(event, reader))
            const named = new Set(occurring(seen, new Set(help.cardsIn(seen))))
            expect(help.cardsIn(seen).filter((id) => !named.has(id))).toEqual([])
          }
          return undefined
        })
      }),
      { numRuns: 4 },
    )
  })

  function expectSaid(text: string, rules: readonly string[]): void {
    expect(text).not.toMatch(/\{\{|undefined|NaN|^why\./)
    for (const rule of rules) expect(rulebook.find(rule), rule).not.toBeNull()
  }
})
