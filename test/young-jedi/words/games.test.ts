/** Whole games in words: no text is missing or too long, and none tells anything that its reader may not know. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DecisionWords, Layout, Reader, SeenEvent } from '../../../src/contract/index.ts'
import { LANGUAGES } from '../../../src/contract/index.ts'
import type { Side } from '../../../src/games/young-jedi/cards/card.ts'
import { type Card, opposite, SIDES } from '../../../src/games/young-jedi/cards/card.ts'
import { cardById, cards } from '../../../src/games/young-jedi/cards/index.ts'
import { layout } from '../../../src/games/young-jedi/panels/layout.ts'
import { decisions } from '../../../src/games/young-jedi/playing.ts'
import { orders } from '../../../src/games/young-jedi/policies/standing-orders.ts'
import { frameOf, QUESTION_KINDS, type State } from '../../../src/games/young-jedi/state/game-state.ts'
import { fullOrders } from '../../../src/games/young-jedi/study/turn-kinds.ts'
import { fullName } from '../../../src/games/young-jedi/texts/card-text.ts'
import { viewOf } from '../../../src/games/young-jedi/view/player-view.ts'
import { words } from '../../../src/games/young-jedi/words/index.ts'
import { runs } from '../../runs.ts'
import { anyDeck, begin, matches, numbers, playOut, READERS, singleDeck } from '../properties/games.ts'
import { idsIn, mustEqual, permuted, secretIds, told } from '../properties/secrets.ts'
import { NAMES, voice } from './reading.ts'

const STYLES = ['anything', 'keen', 'curious'] as const

/** Signs of a missing value in a text, or of a card or a place called by its id. */
const BROKEN = [
  /undefined|\bnull\b|NaN|\{\{|\}\}|\[object|\$t\(|_one|_other|_zero|\b[a-z-]+\.[a-z-]+\.[a-z]/,
  /\b(DM|JC|BL|EM|DF|EB|RF|BP|V1|V2)-[A-Z]?\d/,
  /\b[dl][thdo]\d+\b/,
]
/** The games are always the same, so that rare questions come up; a failing one is shown whole. */
const WHOLE_RUN = { numRuns: runs(6), seed: 20_001, endOnFailure: true }

/** Texts that were found whole: most are read again at the next move. */
const whole = new Set<string>()

function mustBeWhole(text: string, what: string): void {
  if (whole.has(text)) return
  expect(text.trim(), what).not.toBe('')
  for (const broken of BROKEN) expect(text, what).not.toMatch(broken)
  whole.add(text)
}

function mustFit({ title, prompt, options, exits }: DecisionWords, what: string): void {
  for (const text of [title, prompt, ...Object.values(exits)]) mustBeWhole(text, what)
  for (const text of Object.values(exits)) expect(text.length, what).toBeLessThanOrEqual(80)
  for (const { label, hint } of Object.values(options)) {
    for (const text of hint === undefined ? [label] : [label, hint]) {
      mustBeWhole(text, what)
      expect(text.length, what).toBeLessThanOrEqual(100)
    }
  }
}

const textsOf = ({ headline, zones }: Layout): string[] => [
  headline,
  ...zones.flatMap(({ label, cards: faces }) => [label, ...(faces ?? []).flatMap(({ note }) => note ?? [])]),
]

/**
 * The interval, in moves, of the checks of the table and of the offered orders: they change little from move to move.
 */
const OFTEN = { table: 3, orders: 12 }

/** Every text for the open questions, the calls and the offered orders of this state. */
function readEverything(state: State, seen: Set<string>, move: number): void {
  for (const language of LANGUAGES) {
    for (const reader of move % OFTEN.table === 0 ? READERS : []) {
      const laid = layout(viewOf(state, reader), voice(reader, language))
      for (const text of textsOf(laid)) mustBeWhole(text, `layout ${reader}`)
      for (const { count, cards: faces } of laid.zones) if (faces !== undefined) expect(faces).toHaveLength(count)
    }
    for (const decision of decisions(state)) {
      const view = viewOf(state, decision.seat)
      const said = words.decision(decision, view, voice(decision.seat, language))
      mustFit(said, decision.kind)
      seen.add(`asked ${decision.kind}`)
      const { shape } = decision
      const ids = shape.type === 'choose' ? shape.options : shape.type === 'arrange' ? shape.pieces : []
      expect(Object.keys(said.options).sort()).toEqual(ids.map(({ id }) => id).sort())
      expect(Object.keys(said.exits)).toEqual(decision.exits.map(({ id }) => id))
      for (const { id } of decision.exits) expect(said.exits[id]).not.toBe(id)
    }
    for (const side of move % OFTEN.orders === 0 || frameOf(state, 'duel') !== null ? SIDES : []) {
      const view = viewOf(state, side)
      for (const offer of orders(view, side)) {
        const said = words.order(offer, view, voice(side, language))
        mustFit(said, `order ${offer.kind}`)
        expect(Object.keys(said.fields).sort()).toEqual(offer.fields.map(({ id }) => id).sort())
        for (const text of Object.values(said.fields)) mustBeWhole(text, offer.kind)
        seen.add(`order ${offer.kind}`)
      }
      for (const order of fullOrders(view, side))
        mustBeWhole(words.standing(order, view, voice(side, language)), order.kind)
    }
  }
}

/** Questions that may be missing from some dozens of random games; `asked.ts` has a game for each kind of question. */
const RARE: readonly string[] = [
  ...['start-number', 'raise-limit', 'text-either', 'text-cards', 'text-target', 'peek', 'reshuffle', 'remove'],
  ...['control-text', 'show-hand', 'strike', 'destiny-number', 'destiny-card', 'redraw', 'replace', 'switch'],
  ...['call-tie', 'give-up', 'defeat-text', 'forced-discard', 'name-numbers', 'dueling-text', 'substitute'],
]

const EVERYTHING = [
  ...QUESTION_KINDS.filter((kind) => !RARE.includes(kind)).map((kind) => `asked ${kind}`),
  ...['order even-up', 'order plans', 'order texts', 'order duel', 'order interception'],
  ...['start-draw', 'location', 'draw', 'turn', 'reveal', 'deploy', 'battle', 'battle-cards', 'fighters', 'destiny'],
  ...['fight', 'defeat', 'damage', 'breakthrough', 'battle-end', 'surrender', 'control', 'over', 'fetch', 'search'],
  ...['found', 'duel', 'dueling-hand', 'attack', 'block', 'hit', 'pass', 'duel-end', 'evacuation', 'evacuated'],
  ...['intercept', 'starship-battle', 'thrust', 'lap-card', 'refuel', 'objective'],
  ...['fault', 'used', 'unused', 'even-up', 'recycle', 'planet'].map((why) => `discard ${why}`),
]

const nameOf = (event: SeenEvent): string =>
  event.type === 'discard' ? `discard ${String(event.data.why)}` : event.type

describe('whole games', () => {
  it('are told and asked without a gap, in both languages, to everybody', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(matches(anyDeck, STYLES), (match) => {
        const first = begin(match)
        let moves = 0
        const read = (state: State, events: typeof first.events) => {
          readEverything(state, seen, moves++)
          for (const event of events) seen.add(nameOf(event))
          for (const reader of READERS)
            for (const language of LANGUAGES)
              for (const line of words.events(told(events, reader), voice(reader, language))) mustBeWhole(line, 'story')
        }
        read(first.state, first.events)
        playOut(match, ({ after, events }) => {
          read(after, events)
          return undefined
        })
      }),
      WHOLE_RUN,
    )
    expect(EVERYTHING.filter((thing) => !seen.has(thing))).toEqual([])
  })

  it('leave out no fact that has a story', () => {
    fc.assert(
      fc.property(matches(anyDeck, STYLES), (match) => {
        playOut(match, ({ events }) => {
          const facts = told(events, 'spectator')
          const lines = words.events(facts, voice('spectator'))
          const heads = (type: string) => facts.filter((event) => event.type === type).length
          expect(lines.filter((line) => /^Fight \d+:/.test(line)).length * 2).toBe(heads('fighters'))
          expect(lines.filter((line) => / = |^\S+ 0[;.]/.test(line)).length).toBeGreaterThanOrEqual(heads('fight'))
          const breaches = heads('breakthrough') + heads('covered')
          expect(lines.filter((line) => line.startsWith('Breakthrough')).length).toBe(breaches)
          expect(lines.filter((line) => line.startsWith('— Turn')).length).toBe(heads('turn'))
          const costs = lines.join('\n').match(/takes? \d+ damage/g) ?? []
          expect(costs).toHaveLength(heads('damage') + heads('breakthrough'))
          if (facts.some(({ type }) => type !== 'shuffle')) expect(lines.length).toBeGreaterThan(0)
          // Each card that was shown to all is named, by the fact that shows it first.
          const text = lines.join('\n')
          for (const id of publicIds(facts.filter(showsCards))) expect(text).toContain(fullName(cardById(id)))
          return undefined
        })
      }),
      WHOLE_RUN,
    )
  })
})

/** Facts about cards that others have shown, or about so many that they are only counted. */
const AFTERWARDS = ['race-lost', 'fight', 'hit', 'redraw', 'dueling-hand', 'ignored']
const showsCards = ({ type, data }: SeenEvent): boolean =>
  !AFTERWARDS.includes(type) && !(type === 'discard' && data.why === 'used')

/** Cards that the public part of these facts shows. */
const publicIds = (facts: readonly SeenEvent[]): string[] => idsIn(facts.map(({ data }) => data))

/** All names of a card: a half has its own title, a built-in weapon too. */
function callsOf(card: Card): string[] {
  const own = [fullName(card), card.title]
  if (card.type === 'double') return [...own, ...card.halves.flatMap(callsOf)]
  return card.type === 'character' && card.builtIn !== undefined ? [...own, card.builtIn.weapon] : own
}

const namesOf = (ids: Iterable<string>): Set<string> => new Set([...ids].flatMap((id) => callsOf(cardById(id))))

/** All names and titles, longer ones first: "Blaster" stands in "Blaster Rifle". */
const ALL_NAMES = [...namesOf(cards.map(({ id }) => id))].sort((a, b) => b.length - a.length)

const found = new Map<string, readonly string[]>()

/** The names of cards that stand in a text; several readers are told the same. */
function namesIn(text: string): readonly string[] {
  const known = found.get(text)
  if (known !== undefined) return known
  let rest = text
  const names = ALL_NAMES.filter((name) => {
    const stands = rest.includes(name)
    if (stands) rest = rest.replaceAll(name, '·')
    return stands
  })
  found.set(text, names)
  return names
}

/** The ids of the cards that are called so, by name. */
const CALLED = new Map<string, string[]>()
for (const card of cards)
  for (const name of new Set(callsOf(card))) CALLED.set(name, [...(CALLED.get(name) ?? []), card.id])

describe('a reader', () => {
  it('is told of no card that their facts do not name', () => {
    let named = 0
    fc.assert(
      fc.property(matches(anyDeck, STYLES), (match) => {
        playOut(match, ({ events }) => {
          for (const reader of READERS) {
            const facts = told(events, reader)
            const ids = idsIn(facts)
            named += ids.length
            const allowed = namesOf(ids)
            for (const language of LANGUAGES) {
              const text = words.events(facts, voice(reader, language)).join('\n')
              expect(namesIn(text).filter((name) => !allowed.has(name))).toEqual([])
            }
          }
          return undefined
        })
      }),
      WHOLE_RUN,
    )
    expect(named).toBeGreaterThan(2000)
  })

  it('is told of no card that is secret from them at that time', () => {
    let secrets = 0
    fc.assert(
      // With one copy of each card an id identifies the card; names that two cards share say nothing.
      fc.property(matches(singleDeck, STYLES), (match) => {
        playOut(match, ({ before, after, events }) => {
          for (const reader of READERS) {
            const facts = told(events, reader)
            const [was, is] = [secretIds(before, reader), secretIds(after, reader)]
            // A player who looks at a card that stays secret is shown it by this fact alone.
            const shown = [...publicIds(facts), ...idsIn(facts.filter(({ type }) => type === 'peek'))]
            const hidden = [...is].filter((id) => was.has(id) && !shown.includes(id))
            secrets += hidden.length
            const isHidden = new Set(hidden)
            const names = hidden.map((id) => fullName(cardById(id)))
            const telling = new Set(names.filter((name) => CALLED.get(name)?.every((id) => isHidden.has(id))))
            const text = words.events(facts, voice(reader)).join('\n')
            expect(namesIn(text).filter((name) => telling.has(name))).toEqual([])
          }
          return undefined
        })
      }),
      WHOLE_RUN,
    )
    expect(secrets).toBeGreaterThan(5000)
  })

  it('sees the same table and the same questions whatever cards are secret from them', () => {
    let compared = 0
    const all = (state: State, reader: Reader) =>
      LANGUAGES.map((language) => {
        const view = viewOf(state, reader)
        const speak = voice(reader, language)
        const asked = decisions(state).filter(({ seat }) => seat === reader)
        const offers = reader === 'spectator' ? [] : orders(view, reader as Side)
        return {
          table: layout(view, speak),
          asked: asked.map((decision) => words.decision(decision, view, speak)),
          offers: offers.map((offer) => words.order(offer, view, speak)),
        }
      })
    fc.assert(
      fc.property(matches(anyDeck, STYLES), (match) => {
        const next = numbers(match.choices)
        playOut(match, ({ after }) => {
          for (const reader of READERS) {
            const other = permuted(after, reader, next)
            compared += Number(JSON.stringify(other.sides) !== JSON.stringify(after.sides))
            mustEqual(all(other, reader), all(after, reader))
          }
          return undefined
        })
      }),
      { ...WHOLE_RUN, numRuns: runs(4) },
    )
    expect(compared).toBeGreaterThan(300)
  })

  it('is addressed as you and never by name; the opponent by name, and a spectator never as you', () => {
    const bare = (text: string) => ALL_NAMES.reduce((left, name) => left.replaceAll(name, '·'), text)
    fc.assert(
      fc.property(matches(anyDeck, STYLES), (match) => {
        playOut(match, ({ events }) => {
          for (const side of SIDES) {
            const own = words.events(told(events, side), voice(side)).join('\n')
            expect(own).not.toContain(NAMES[side] as string)
            const other = opposite(side)
            if (told(events, side).some(({ type, seat }) => seat === other && type === 'turn'))
              expect(own).toContain(NAMES[other] as string)
          }
          const [en, fr] = LANGUAGES.map((language) =>
            bare(words.events(told(events, 'spectator'), voice('spectator', language)).join('\n')),
          )
          expect(en).not.toMatch(/\b(you|your)\b/i)
          expect(fr).not.toMatch(/\b(vous|votre|vos)\b/i)
          return undefined
        })
      }),
      WHOLE_RUN,
    )
  })
})
