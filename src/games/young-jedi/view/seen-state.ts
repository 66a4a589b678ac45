/**
 * A view as a state, so that the rules' own functions can be applied to it: nothing is computed twice, and no result
 * can depend on a secret. Cards that the reader doesn't see are present in their number, without an id.
 */

import { seatNamed, seatOf } from '../../../kit/seats/seats.ts'
import type { SeenCard } from '../../../kit/zones/masking.ts'
import { SIDES, type Side } from '../cards/card.ts'
import {
  type BattleFrame,
  type DuelFrame,
  type Fighters,
  type FightFrame,
  type Frame,
  type HeldCard,
  NEW_TURN,
  type PlanCard,
  type SideState,
  type State,
  type TableCard,
} from '../state/game-state.ts'
import type { BattleView, DuelView, FightView, SeenFighters, SideView, View } from './player-view.ts'

/** The id of a card that the reader doesn't see: no card has this name. */
const UNSEEN = ''

const made = new WeakMap<View, State>()

/** The state as this view shows it; for questions, never for playing on. */
export function seenState(view: View): State {
  const before = made.get(view)
  if (before !== undefined) return before
  const both = <T>(of: (side: Side) => T): Record<Side, T> => ({ dark: of('dark'), light: of('light') })
  const state: State = {
    schema: 3,
    format: view.format,
    options: view.rules,
    seed: '',
    turn: view.turn,
    active: view.active,
    planet: view.planet,
    locations: [...view.locations],
    won: view.won,
    sides: both((side) => seenSide(view.sides[side])),
    today: view.today,
    flow: framesOf(view, both),
    questions: [],
    stillTurns: 0,
    stirred: false,
    outcome: view.outcome,
  }
  made.set(view, state)
  return state
}

const unseen = (count: number): HeldCard[] => Array.from({ length: count }, () => ({ handle: '', card: UNSEEN }))

const laid = ({ handle, card, hidden }: SeenCard): TableCard => ({ handle, card: card ?? UNSEEN, hidden })

function seenSide(side: SideView): SideState {
  const stranded = Object.fromEntries(Object.entries(side.stranded).map(([planet, cards]) => [planet, cards.map(laid)]))
  return {
    list: side.list ?? [],
    deck: Array<string>(side.deck).fill(UNSEEN),
    hand: [...(side.cards ?? unseen(side.hand))],
    discard: side.discardTop === null ? [] : [side.discardTop],
    table: side.table.map(laid),
    effect: side.effect === null ? null : laid(side.effect),
    hyperspace: [...side.hyperspace],
    race: side.race,
    stranded,
    turnsHere: side.turnsHere,
    handles: { held: 0, table: 0, duel: 0 },
    shuffles: 0,
    asked: 0,
  }
}

// ---------------------------------------------------------------- what is going on

type Both = <T>(of: (side: Side) => T) => Record<Side, T>

function framesOf(view: View, both: Both): Frame[] {
  const { evacuation, battle, fight, duel } = view
  return [
    { ...NEW_TURN, step: 'deploy', spent: view.spent ?? 0, raced: view.raced },
    ...(evacuation === null
      ? []
      : [{ ...evacuation, frame: 'evacuation', step: 'answer', intercepted: false } satisfies Frame]),
    ...(battle === null ? [] : [battleFrame(battle, view, both)]),
    ...(fight === null ? [] : [fightFrame(fight, both)]),
    ...(duel === null ? [] : [duelFrame(duel, view, both)]),
  ]
}

function battleFrame({ where, planet, attacker, numbers, own }: BattleView, { reader }: View, both: Both): BattleFrame {
  const cards = (side: Side) => (side === reader ? own : unseen(numbers[side] ?? 0))
  return {
    frame: 'battle',
    step: 'fights',
    where,
    planet,
    attacker,
    sides: both((side) => ({
      cards: numbers[side] === null ? null : cards(side),
      plan: null,
      fights: 0,
      left: [],
      next: null,
      covered: false,
    })),
    results: [],
  }
}

function fightFrame({ fighters, drawn }: FightView, both: Both): FightFrame {
  const shown = ({ battle, ...rest }: SeenFighters): Fighters => ({
    ...rest,
    battle: battle === null ? null : { handle: '', card: battle },
  })
  return {
    frame: 'fight',
    step: 'draw',
    fighters: both((side) => shown(fighters[side])),
    said: {},
    at: 0,
    drawn: drawn.map((one) => ({ ...one, for: 'battle', users: [], taken: null })),
    winner: null,
    tied: false,
    beaten: [],
    due: [],
  }
}

function duelFrame({ duelists, hands, own, ...duel }: DuelView, { reader }: View, both: Both): DuelFrame {
  const handle = (piece: PlanCard | null) => piece?.handle ?? ''
  return {
    frame: 'duel',
    step: 'exchange',
    initiator: duel.initiator,
    duelists: both((side) => handle(duelists[side])),
    weapons: { dark: null, light: null },
    ignored: [],
    named: [],
    hands: both((side) => (side === reader ? own : unseen(hands[side]))),
    piles: duel.piles,
    hits: duel.hits,
    passed: duel.passed,
    turn: duel.initiator,
    attack: duel.attack,
    scored: null,
    drawn: { dark: null, light: null },
    said: {},
    beaten: null,
    due: [],
  }
}

/** Returns the side that reads, or null for anybody else. */
export const readingSide = ({ reader }: Pick<View, 'reader'>): Side | null => seatNamed(SIDES, reader)

/** Returns the side that reads. @throws for a spectator, who is never asked */
export const readerSide = ({ reader }: Pick<View, 'reader'>): Side => seatOf(SIDES, reader)
