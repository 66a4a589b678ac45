/** Everything that a reader is given in a position, part by part, and the same position with other hidden cards. */
import {
  type AnswerDraft,
  type Decision,
  isRefusal,
  type Language,
  type Reader,
  type StandingOrder,
  type Voice,
} from '../../../src/contract/index.ts'
import type { AnyGame } from '../../../src/games/games.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { opponentOf, SIDES, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import type { State } from '../../../src/games/swccg/state/game-state.ts'
import type { View } from '../../../src/games/swccg/view/player-view.ts'
import { shuffle } from '../../../src/kit/chance/streams.ts'
import { answerBy } from '../../../src/kit/decisions/chosen.ts'
import { fullOrdersOf } from '../../../src/kit/study/full-orders.ts'
import { goOn, nothingPending, tryOut } from '../../../src/matches/pending.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'
import { randomOrders } from './random-orders.ts'

const game = swccg as unknown as AnyGame
const { panels } = swccg

/** The parts of what a reader is given. */
export const PARTS = [
  ...(['view', 'calls', 'questions', 'table', 'layout', 'proposals', 'texts', 'lists', 'buttons', 'scenes'] as const),
  ...(['orders', 'stops', 'answers by orders', 'plans', 'ahead', 'standing'] as const),
] as const
export type Part = (typeof PARTS)[number]
export type Parts = Readonly<Record<Part, string>>

/** A reader with a language. */
export interface Reading {
  readonly reader: Reader
  readonly language: Language
}

const voiceOf = ({ reader, language }: Reading): Voice => ({ reader, language, names: { dark: 'Ann', light: 'Bob' } })

/** The drafts of a question: untouched, as proposed, and with its first entry chosen. */
function draftsOf(decision: Decision<Side>, view: View, voice: Voice): readonly AnswerDraft[] {
  const proposal = panels.suggest(decision, view)
  const untouched = { suggested: false }
  const first = panels.ask(decision, view, untouched, voice).list?.entries[0]
  return [
    untouched,
    ...(proposal === null ? [] : [{ ...proposal, suggested: true }]),
    ...(first === undefined || decision.shape.type !== 'choose' ? [] : [{ choose: first.choose, suggested: false }]),
  ]
}

/** The game as its reader would see it after each button of a panel, as far as nothing new is shown. */
function plansAt(state: State, seat: Side, decision: Decision<Side>, view: View, voice: Voice): unknown {
  return draftsOf(decision, view, voice).flatMap((begun) => {
    const { actions, more } = panels.ask(decision, view, begun, voice)
    return [...actions, ...more].map((action) => {
      const answer = action.off === true ? null : answerBy(decision, action, begun)
      if (answer === null) return null
      const first = tryOut(game, seat, nothingPending(state), { ...answer, decision: decision.id }, [])
      if (isRefusal(first)) return first
      const { ahead, final } =
        action.next === undefined ? first : goOn(game, seat, first, { next: action.next, later: action.later }, [])
      // An answer that can't be undone may show something new.
      return final ? { final } : { final, pending: ahead.pending, view: game.view(ahead.state, seat) }
    })
  })
}

/** The panel on which a player puts the rest of their turn together while the opponent pays; null elsewhere. */
function aheadAt(view: View, seat: Side, voice: Voice, orders: readonly StandingOrder[]): unknown {
  const { ahead } = panels
  if (ahead === undefined || ahead.id(view, seat) === null) return null
  const decision = ahead.decision(view, seat, undefined, orders) as Decision<Side>
  return draftsOf(decision, view, voice).map((begun) => {
    const asked = ahead.decision(view, seat, begun.choose, orders) as Decision<Side>
    const panel = panels.ask(asked, view, begun, voice)
    return [panel, panel.scene(), ahead.skipped(view, orders, [], voice)]
  })
}

/** Returns all parts of what a reader is given in a state, as text. */
export function givenParts(state: State, reading: Reading): Parts {
  const { reader } = reading
  const voice = voiceOf(reading)
  const view = swccg.view(state, reader)
  const seat = SIDES.find((side) => side === reader)
  const asked = seat === undefined ? [] : swccg.decisions(state).filter((one) => one.seat === seat)
  const shown = asked.flatMap((decision) =>
    draftsOf(decision, view, voice).map((begun) => panels.ask(decision, view, begun, voice)),
  )
  const offers = seat === undefined ? [] : swccg.orders(view, seat)
  const laid: readonly StandingOrder[] =
    seat === undefined
      ? []
      : [...fullOrdersOf(offers), ...randomOrders(state, seat, seededNumbers(`orders ${state.turn}`))]
  const parts: Readonly<Record<Part, unknown>> = {
    view,
    calls: swccg.calls(state, reader),
    questions: asked,
    table: panels.scene(view, voice),
    layout: swccg.layout(view, voice),
    proposals: asked.map((decision) => panels.suggest(decision, view)),
    texts: shown.map(({ question, below, final }) => [question, below, final]),
    lists: shown.map(({ list }) => list),
    buttons: shown.map(({ actions, more }) => [actions, more]),
    scenes: shown.map((panel) => panel.scene()),
    orders: offers.filter(({ stops }) => stops !== true),
    stops: offers.filter(({ stops }) => stops === true),
    'answers by orders': asked.map((decision) => laid.map((order) => swccg.obey(view, decision, [order]))),
    plans: seat === undefined ? [] : asked.map((decision) => plansAt(state, seat, decision, view, voice)),
    ahead: seat === undefined ? null : aheadAt(view, seat, voice, laid),
    standing: swccg.moments?.standing(view, voice),
  }
  return Object.fromEntries(PARTS.map((part) => [part, JSON.stringify(parts[part]) ?? ''])) as Parts
}

/** Returns the parts that differ. */
export const differing = (one: Parts, other: Parts): readonly Part[] =>
  PARTS.filter((part) => one[part] !== other[part])

/** Exchanges some cards among their places by chance. */
function exchange(places: readonly { get(): string; set(card: string): void }[], next: () => number): void {
  const cards = shuffle(
    places.map((place) => place.get()),
    (limit) => Math.floor(next() * limit),
  )
  for (const [at, place] of places.entries()) place.set(cards[at] ?? '')
}

const PILES = ['reserve', 'force', 'used'] as const

const slotsIn = (pile: string[]) =>
  pile.map((_, at) => ({ get: () => pile[at] ?? '', set: (card: string) => void pile.splice(at, 1, card) }))

/**
 * Returns the position with other cards where the reader can't see them: hands and face-down piles of others exchanged,
 * the reader's own piles in another order.
 */
export function otherHidden(state: State, reader: Reader, next: () => number): State {
  const copy = structuredClone(state)
  for (const side of SIDES) {
    const { hand, ...piles } = copy.sides[side]
    if (side === reader) {
      for (const name of PILES) exchange(slotsIn(piles[name]), next)
      continue
    }
    const held = hand.map((one, at) => ({
      get: () => hand[at]?.card ?? '',
      set: (card: string) => void hand.splice(at, 1, { ...one, card }),
    }))
    exchange([...held, ...PILES.flatMap((name) => slotsIn(piles[name]))], next)
  }
  return copy
}

/** Returns a card that a reader must not know: the top of their opponent's Reserve Deck, or of a player's. */
export function secretOf({ sides }: State, reader: Reader): string {
  const owner = reader === 'spectator' ? 'dark' : opponentOf(reader as Side)
  return sides[owner].reserve[0] ?? sides[owner].hand[0]?.card ?? ''
}
