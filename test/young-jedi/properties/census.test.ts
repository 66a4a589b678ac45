/**
 * Plays whole random games over all cards and all editions and checks them: they end, no card is lost, and no secret
 * reaches a reader who may not know it. Each run of the tests plays a few; `npm run census 10000` plays that many and
 * then counts whether every card and every form of text has come up. For the rare ones, the decks of each game are
 * built around a form that has come up least so far, or around a card that has not been played.
 */
import { describe, expect, it } from 'vitest'
import { type AskedQuestion, type GameEvent, isRefusal } from '../../../src/contract/index.ts'
import { type Card, SIDES } from '../../../src/games/young-jedi/cards/card.ts'
import { EDITIONS, type Edition } from '../../../src/games/young-jedi/cards/editions.ts'
import { cards } from '../../../src/games/young-jedi/cards/index.ts'
import { checkDeck } from '../../../src/games/young-jedi/decks/check.ts'
import { randomDeck, themeOf, themes } from '../../../src/games/young-jedi/decks/random.ts'
import { decisions, play } from '../../../src/games/young-jedi/playing.ts'
import type { State } from '../../../src/games/young-jedi/state/game-state.ts'
import { wholeCard } from '../../../src/games/young-jedi/state/game-table.ts'
import { effects } from '../../../src/games/young-jedi/study/turn-kinds.ts'
import { randomAnswer } from '../../../src/kit/decisions/shapes.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'
import { cardsOf } from '../position.ts'
import { cardsIn, type Match, playOut, READERS, type Style } from './games.ts'
import { agree, known, permuted, told } from './secrets.ts'

const FEW = 30
const GAMES = Number(process.env.CENSUS ?? FEW)
/** From this number of games on, every card and form has to come up, and each form this often. */
const MANY = 10_000
const USES = 100

/** The curious style meets most cards and forms; the others meet moves that it never makes. */
const STYLES: readonly Style[] = ['random', 'practice', 'mixed', 'keen', ...Array<Style>(6).fill('curious')]

/** Some texts can't work in the older editions. */
const PLAYED_BY: readonly Edition[] = [...EDITIONS, 'current']

/** A deck is built around one of this many forms that came up least. */
const LEAST = 8

/** All readers are checked once in this many moves. */
const LOOKS = 40

/** Facts that show that a card was played. */
const PLAYED: ReadonlySet<string> = new Set(['deploy', 'location', 'fetch', 'fighters', 'lap', 'attack', 'block'])

function matchOf(number: number, around: string): Match {
  const next = seededNumbers(`census ${number}`)
  const edition = PLAYED_BY[number % PLAYED_BY.length] as Edition
  const theme = themeOf([around], next)
  return {
    format: 'full',
    rules: { edition },
    decks: {
      dark: randomDeck('dark', 'full', edition, next, theme),
      light: randomDeck('light', 'full', edition, next, theme),
    },
    seed: `census ${number}`,
    opening: 'set-up',
    style: STYLES[Math.floor(number / PLAYED_BY.length) % STYLES.length] as Style,
    choices: { next: () => ({ value: next(), done: false }) },
  }
}

/** The chance of a card that has not been played, while there is one. */
const UNPLAYED = 0.2

/** Returns one of the forms that came up least, or a card that has not been played. */
function wanted(uses: ReadonlyMap<string, number>, played: ReadonlySet<string>, next: () => number): string {
  const unplayed = cards.filter(({ id }) => !played.has(id))
  if (next() < UNPLAYED && unplayed.length > 0) return (unplayed[Math.floor(next() * unplayed.length)] as Card).id
  const least = themes
    .filter((form) => uses.has(form))
    .sort((one, other) => (uses.get(one) as number) - (uses.get(other) as number))
    .slice(0, LEAST)
  return least[Math.floor(next() * least.length)] as string
}

/** Adds every card that these facts name to the set, secret ones too. */
function cardsNamed(events: readonly GameEvent[], into: Set<string>): void {
  const visit = (value: unknown): void => {
    if (typeof value === 'string') into.add(wholeCard(value))
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) visit(part)
  }
  for (const { type, data, secret } of events) if (PLAYED.has(type)) visit([data, secret])
}

/**
 * Checks that a reader's view, questions and refusals stay the same if everything changes that the reader may not know.
 */
function keepsSecrets(state: State, next: () => number): void {
  for (const reader of READERS) {
    const other = permuted(state, reader, next)
    expect(known(other, reader)).toEqual(known(state, reader))
    for (const decision of decisions(state)) {
      const attempt = { ...randomAnswer(decision, next), choose: ['dh1'] }
      const [one, two] = [play(state, reader, [attempt]), play(other, reader, [attempt])]
      expect(isRefusal(two)).toBe(isRefusal(one))
      if (isRefusal(one)) expect(two).toEqual(one)
    }
  }
}

/**
 * Checks that the answering player is told the same if everything changes that they may not know, until it comes to
 * light.
 */
function tellsTheSame(
  before: State,
  seat: string,
  answer: Parameters<typeof play>[2][number],
  next: () => number,
): void {
  const other = permuted(before, seat, next, { order: false })
  const [one, two] = [play(before, seat, [answer]), play(other, seat, [answer])]
  if (isRefusal(one) || isRefusal(two)) return expect(two).toEqual(one)
  agree(told(one.events, seat), told(two.events, seat))
}

describe('random full games over all cards and all editions', { timeout: GAMES * 20_000 }, () => {
  it(`end, lose no card and keep every secret: ${GAMES} of them`, () => {
    const next = seededNumbers('census')
    const uses = new Map<string, number>(effects.names.map((form) => [form, 0]))
    const played = new Set<string>()
    let moves = 0
    for (let number = 0; number < GAMES; number++) {
      const match = matchOf(number, wanted(uses, played, next))
      for (const side of SIDES) expect(checkDeck(match.decks[side], side, match.format, match.rules)).toEqual([])
      const whole = { dark: cardsIn(match.decks.dark), light: cardsIn(match.decks.light) }
      const events: GameEvent[] = []
      const asked: AskedQuestion[] = []
      const { state } = playOut(match, (move) => {
        events.push(...move.events)
        asked.push({ decision: move.decision, answer: move.answer, byOrder: false })
        for (const side of SIDES) expect(cardsOf(move.after, side)).toEqual(whole[side])
        if (moves++ % LOOKS === 0) {
          keepsSecrets(move.after, next)
          // Before the first turn cards are drawn and shown to find the starting player.
          if (move.before.turn > 0) tellsTheSame(move.before, move.decision.seat, move.answer, next)
        }
        return undefined
      })
      expect(state.outcome).not.toBeNull()
      cardsNamed(events, played)
      for (const form of effects.of(events, asked)) uses.set(form, (uses.get(form) ?? 0) + 1)
    }
    const never = cards.filter(({ id }) => !played.has(id)).map(({ id }) => id)
    const seldom = [...uses].filter(([, count]) => count < USES)
    if (GAMES > FEW)
      process.stdout.write(`${JSON.stringify({ games: GAMES, moves, never, uses: Object.fromEntries(uses) })}\n`)
    expect(GAMES < MANY ? [] : never).toEqual([])
    expect(GAMES < MANY ? [] : seldom).toEqual([])
  })
})
