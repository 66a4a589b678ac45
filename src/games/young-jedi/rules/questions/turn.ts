/** Questions of a turn: deploying, racing, dueling, battling, Even Up (parts 4, 5, 17, 23.4, 25). */
import type { Exit, Option } from '../../../../contract/index.ts'
import { opposite, type Side } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { same } from '../../cards/selecting.ts'
import { isBattleCard } from '../battle/plan.ts'
import { controllerOf } from '../control.ts'
import { asDeployed, countersLeft, mayLie, type Target } from '../deploy.ts'
import { actions } from '../deploy-step.ts'
import { initiators, targets } from '../duel/duelists.ts'
import { rulesOf } from '../editions.ts'
import { LAP, mayLap, mostFuel, nextNumber } from '../race/race.ts'
import { type HeldCard, type QuestionKind, type State, turnFrame } from '../state.ts'
import { battlers, findInPlay, isType } from '../table.ts'
import { costNow, counterLimit, evenUpSize } from '../texts/numbers.ts'
import { removals, WHOLE_HAND } from '../turn.ts'
import { nothingMust, ofDeployment, ofItem, settingOff } from './follows.ts'
import { type Asking, type Choose, CONFIRM, chooseOne, chooseSome, OK, okThat, optionOf, orNone } from './shapes.ts'

export const TURN_QUESTIONS = {
  deploy: (state, side) => {
    const shape = deployShape(state, side)
    return {
      shape,
      exits: shape.options.length === 0 ? [{ id: 'done' }] : [{ id: 'done' }, { id: 'more' }],
      about: {
        spent: turnFrame(state)?.spent ?? 0,
        limit: counterLimit(state, side),
        hidden: state.sides[side].turnsHere === 1,
        planet: state.planet,
      },
    }
  },

  thrust: (state, side, { about = '0' }) => {
    const { hand, race } = state.sides[side]
    const options = hand.filter(({ card }) => mayLap(state, side, card)).map(optionOf)
    const next = race === null ? 1 : nextNumber(race)
    // Rule 25.9: a lap that is complete goes into the draw deck.
    const play: Exit = next === LAP ? { id: 'play', consequences: ['deck'] } : { id: 'play' }
    return {
      shape: chooseSome(options, Math.min(1, options.length), Math.min(1, options.length)),
      exits: options.length === 0 ? [{ id: 'stop', bare: true }] : [play, { id: 'stop', bare: true }],
      about: { next, left: Number(about), laps: race?.laps ?? 0 },
    }
  },

  refuel: (state, side) => ({
    shape: { type: 'number', min: 0, max: mostFuel(state, side) },
    exits: [{ id: 'ok', consequences: ['draws'] }],
    about: { deck: state.sides[side].deck.length },
  }),

  'raise-limit': (state, side) => ({
    shape: chooseOne(state.sides[side].hand.map(optionOf)),
    exits: OK,
    about: { limit: counterLimit(state, side) },
  }),

  duel: (state, side) => ({ shape: duelShape(state, side), exits: DUEL_EXITS, about: {} }),

  battle: (state, side) => ({
    shape: chooseBattleCards(state.sides[side].hand),
    exits: [
      { id: 'battle', consequences: ['asks'] },
      { id: 'pass', bare: true },
    ],
    about: { own: battlers(state, side).length, theirs: battlers(state, opposite(side)).length },
  }),

  remove: (state, side) => {
    const found = removals(state, side)
    return {
      shape: chooseOne(found.map(({ target }) => optionOf(target))),
      exits: orNone('use'),
      about: { card: state.sides[side].effect?.card ?? null },
    }
  },

  'even-up': (state, side) => {
    const { hand } = state.sides[side]
    const locations = hand.filter((held) => isType(held.card, 'location'))
    const options: Option[] = locations.map((held) => ({ id: held.handle, card: held.card, excludes: [WHOLE_HAND] }))
    if (hand.length > 0) options.push({ id: WHOLE_HAND, excludes: locations.map((held) => held.handle) })
    return {
      shape: chooseSome(options, 0, Math.max(1, locations.length)),
      exits: [
        { id: 'end', consequences: ['draws'] },
        { id: 'review', consequences: ['draws'] },
        { id: 'surrender', consequences: ['draws'] },
      ],
      about: { hand: hand.length, size: evenUpSize(state, side), planet: state.planet },
    }
  },

  'discard-down': (state, side) => {
    const { hand } = state.sides[side]
    const count = hand.length - evenUpSize(state, side)
    // What is left of the turn is one more question, or it is the other's.
    const goesOn = turnFrame(state)?.ending === 'review' && controllerOf(state) === null
    return {
      shape: chooseSome(hand.map(optionOf), count, count),
      exits: goesOn ? OK : okThat('asks'),
      about: { count },
    }
  },

  'end-turn': (state) => ({
    shape: CONFIRM,
    exits: [
      { id: 'end', consequences: ['asks'] },
      { id: 'surrender', consequences: ['asks'] },
    ],
    about: { planet: state.planet },
  }),
} satisfies Partial<Record<QuestionKind, Asking>>

const DUEL_EXITS: readonly Exit[] = [
  { id: 'duel', consequences: ['asks'] },
  { id: 'pass', bare: true },
]

function chooseBattleCards(hand: readonly HeldCard[]): Choose {
  const options = hand.filter((held) => isBattleCard('planet', held.card)).map(optionOf)
  return chooseSome(options, 0, options.length)
}

// ---------------------------------------------------------------- deploying

interface Deployable {
  readonly held: HeldCard
  readonly as: string
  readonly cost: number
  readonly target: Target
  readonly id: string
}

/**
 * Everything that can be done in the step, in any order within the counters. What only becomes possible on the way is
 * found by asking again: a second Location needs a look at the first.
 */
function deployShape(state: State, side: Side): Choose {
  const frame = turnFrame(state)
  const budget = Math.max(0, countersLeft(state, side))
  const late = state.sides[side].race === null || (frame?.raced === true && rulesOf(state.options).raceFirst)
  const targets = late ? USUAL : USUAL_OR_RACE
  const legal: Deployable[] = []
  for (const held of state.sides[side].hand) addPlaces(legal, state, side, held, budget, targets)
  const quiet = nothingMust(state, side, legal)
  const options: Option[] = legal.map((one) => deployOption(state, side, one, legal, quiet))
  if (frame !== null) for (const id of actions(state, side, frame)) options.push(actionOption(state, side, id))
  return { type: 'choose', options, min: 0, max: options.length, ordered: true, budget }
}

const USUAL: readonly Target[] = ['usual']
const USUAL_OR_RACE: readonly Target[] = ['usual', 'objective']

/** @param quiet nothing works by itself, whatever is deployed */
function deployOption(state: State, side: Side, one: Deployable, legal: readonly Deployable[], quiet: boolean): Option {
  const excludes: string[] = []
  for (const other of legal) if (other !== one && excludeEachOther(one, other)) excludes.push(other.id)
  const base = { id: one.id, card: one.held.card, cost: one.cost }
  const option = excludes.length === 0 ? base : { ...base, excludes }
  if (quiet) return option
  const others = legal.filter((other) => other.held !== one.held).map(({ as }) => as)
  return settingOff(option, ofDeployment(state, side, one.as, one.target, others))
}

function addPlaces(
  legal: Deployable[],
  state: State,
  side: Side,
  held: HeldCard,
  budget: number,
  targets: readonly Target[],
): void {
  const as = asDeployed(held.card)
  if (as === null) return
  const cost = costNow(state, side, as)
  if (cost > budget) return
  for (const target of targets)
    if (mayLie(state, side, as, target))
      legal.push({ held, as, cost, target, id: target === 'usual' ? held.handle : `${held.handle}@objective` })
}

/** Whether one of the two makes the other impossible. */
function excludeEachOther(one: Deployable, other: Deployable): boolean {
  if (one.held === other.held) return true
  const a = cardById(one.as)
  const b = cardById(other.as)
  if (a.type === 'location' || b.type === 'location' || a.type === 'effect' || b.type === 'effect')
    return a.type === b.type
  if (one.target === 'objective' && other.target === 'objective' && a.type === b.type) return true
  if (!('copies' in a) || !('copies' in b) || !same(a.title, b.title) || a.copies === 'diamond') return false
  return a.copies === 'unique' || one.target !== other.target
}

/** An action beside deploying: with its card, and what it sets off at once. */
function actionOption(state: State, side: Side, id: string): Option {
  const card = cardOfAction(state, side, id)
  return settingOff({ id, ...(card === undefined ? {} : { card }) }, ofItem(state, side, id))
}

function cardOfAction(state: State, side: Side, id: string): string | undefined {
  const [does, handle = ''] = id.split(':')
  if (does === 'text') return findInPlay(state, side, handle)?.laid.card
  return does === 'partner' ? state.sides[side].race?.objective : undefined
}

// ---------------------------------------------------------------- a duel

/** Who duels, with which lightsaber, against whom (rules 23.4.1, 23.4.2). */
function duelShape(state: State, side: Side): Choose {
  const pairs = initiators(state, side)
  const handles = (role: 'who' | 'with') => [...new Set(pairs.map((pair) => pair[role].handle))]
  const cardOf = (handle: string) =>
    [...state.sides[side].table, ...state.sides[opposite(side)].table].find((laid) => laid.handle === handle)?.card ??
    ''
  const others = (ids: readonly string[], own: string) => ids.filter((id) => id !== own)
  const who = handles('who').map((handle) => `who:${handle}`)
  const arms = handles('with').map((handle) => `with:${handle}`)
  const foes = targets(state, side).map(({ handle }) => `foe:${handle}`)
  const option = (id: string, rivals: readonly string[], requires?: readonly string[]): Option => ({
    id,
    card: cardOf(id.slice(id.indexOf(':') + 1)),
    ...(rivals.length > 0 ? { excludes: rivals } : {}),
    ...(requires === undefined ? {} : { requires }),
  })
  const usersOf = (id: string) =>
    pairs.filter((pair) => `with:${pair.with.handle}` === id).map((pair) => `who:${pair.who.handle}`)
  return chooseSome(
    [
      ...who.map((id) => option(id, others(who, id))),
      ...arms.map((id) => option(id, others(arms, id), usersOf(id))),
      ...foes.map((id) => option(id, others(foes, id))),
    ],
    3,
    3,
  )
}
