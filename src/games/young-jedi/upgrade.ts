/**
 * Carries states of older engines over to this one. Version 1 played the first set alone. Its cards stay where they
 * were, under the same handles. Open questions keep their ids, so that panels and drafts stay valid.
 */
import { SIDES, type Side } from './cards/card.ts'
import { byId } from './cards/order.ts'
import { LESSON, LESSON_RULES } from './decks/lesson.ts'
import { DEFAULT_RULES, type RuleOptions } from './editions.ts'
import {
  type BattleFrame,
  type BattleSide,
  type Frame,
  type MoveOnFrame,
  NEW_DAY,
  NEW_TURN,
  type Planet,
  type SetupFrame,
  type SideState,
  type State,
  type TurnFrame,
} from './rules/state.ts'

/** The fields that version 1 kept for a side; the other fields of a side did not exist. */
type Side1 = Pick<
  SideState,
  'deck' | 'hand' | 'discard' | 'table' | 'stranded' | 'turnsHere' | 'shuffles' | 'asked'
> & { readonly handles: { readonly held: number; readonly table: number } }

type BattleSide1 = Pick<BattleSide, 'cards' | 'plan' | 'fights'>

type Frame1 =
  | (Pick<SetupFrame, 'frame' | 'starter'> & { readonly step: 'begin' | 'location' | 'hands' })
  | (Pick<TurnFrame, 'frame' | 'spent' | 'ending'> & { readonly step: Exclude<TurnFrame['step'], 'duel'> })
  | (Pick<BattleFrame, 'frame' | 'step' | 'attacker'> & { readonly sides: Readonly<Record<Side, BattleSide1>> })
  | (Pick<MoveOnFrame, 'frame' | 'loser' | 'surrendered'> & { readonly step: 'aside' | 'location' })

/** The rules that only the lesson changes came with version 3. */
type Options2 = Omit<RuleOptions, keyof typeof LESSON_RULES>

type State2 = Omit<State, 'schema' | 'format' | 'options'> & {
  readonly schema: 2
  readonly format: State['format'] | typeof LESSON
  readonly options: Options2
}

type State1 = Omit<State, 'schema' | 'options' | 'sides' | 'today' | 'flow'> & {
  readonly schema: 1
  readonly options: Pick<RuleOptions, 'stillTurns' | 'lastTurn'>
  readonly sides: Readonly<Record<Side, Side1>>
  readonly flow: readonly Frame1[]
}

/**
 * A state of version 1 as this version continues it.
 * @throws if it isn't one
 */
export function fromVersion1(state: unknown): State {
  if (!isState1(state)) throw new Error('no state of version 1 of young-jedi')
  const { dark, light } = state.sides
  return {
    ...state,
    schema: 3,
    // Matches keep the rules with which they began: version 1 played by those in force.
    options: { ...DEFAULT_RULES, ...state.options },
    sides: { dark: sideOf(state, 'dark', dark), light: sideOf(state, 'light', light) },
    today: NEW_DAY,
    flow: state.flow.map((frame) => frameOf(frame, state.planet)),
  }
}

/**
 * A state of version 2 as this version continues it. In version 2 the lesson was a format of its own, and nobody
 * fetched an Effect in a starter game. Where something has been asked, that moment is past.
 * @throws if it isn't one
 */
export function fromVersion2(state: unknown): State {
  if (!isState2(state)) throw new Error('no state of version 2 of young-jedi')
  const lesson = state.format === LESSON
  return {
    ...state,
    schema: 3,
    format: state.format === LESSON ? 'starter' : state.format,
    options: { ...DEFAULT_RULES, ...state.options, ...(lesson ? LESSON_RULES : {}) },
  }
}

const isState2 = (state: unknown): state is State2 =>
  typeof state === 'object' && state !== null && 'schema' in state && state.schema === 2

const isState1 = (state: unknown): state is State1 =>
  typeof state === 'object' && state !== null && 'schema' in state && state.schema === 1

function sideOf(state: State1, side: Side, old: Side1): SideState {
  return {
    ...old,
    list: listOf(state, side),
    effect: null,
    hyperspace: [],
    race: null,
    handles: { ...old.handles, duel: 0 },
  }
}

/** The cards of which the deck was made, each once: all cards of this side, wherever they are now. */
function listOf(state: State1, side: Side): readonly string[] {
  const { deck, hand, discard, table, stranded } = state.sides[side]
  const taken = state.flow.flatMap((frame) => (frame.frame === 'battle' ? (frame.sides[side].cards ?? []) : []))
  const locations = [...state.locations, ...state.won.flatMap((won) => won.locations)]
  const all = [
    ...deck,
    ...discard,
    ...[...hand, ...table, ...Object.values(stranded).flat(), ...taken].map(({ card }) => card),
    ...locations.filter(({ owner }) => owner === side).map(({ card }) => card),
  ]
  return [...new Set(all)].sort(byId)
}

function frameOf(frame: Frame1, planet: Planet | null): Frame {
  switch (frame.frame) {
    case 'setup':
      // Version 1 asked for a Location at most: the cards drawn for the start were in the decks again.
      return { ...frame, aside: { dark: [], light: [] }, numbers: { dark: null, light: null } }
    case 'turn':
      // An open Deploy step waits for its answer; the tasks after that answer are listed anew.
      return { ...NEW_TURN, ...frame, again: frame.step !== 'deploy' }
    case 'battle':
      return { ...frame, where: 'planet', planet: planet as Planet, sides: battleSides(frame.sides), results: [] }
    case 'move-on':
      return { ...frame, due: [] }
  }
}

/** Version 1 fought without a stop: a battle that waits has no fight behind it. */
const battleSides = (sides: Readonly<Record<Side, BattleSide1>>): Record<Side, BattleSide> =>
  Object.fromEntries(
    SIDES.map((side) => [side, { ...sides[side], left: [], next: null, covered: false }]),
  ) as unknown as Record<Side, BattleSide>
