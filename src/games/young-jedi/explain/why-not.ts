/**
 * Finds the things that a question does not offer to its seat, with one reason for each card, by the predicates that make
 * the offer. They are applied to the view of that seat.
 */
import type { Decision, MissingAnswer, Option } from '../../../contract/index.ts'
import { costOf } from '../../../kit/decisions/shapes.ts'
import { notBeside, notOffered, thingsIn } from '../../../kit/explain/why-not.ts'
import { opposite, type Side } from '../cards/card.ts'
import { rulesOf } from '../cards/editions.ts'
import { cardById } from '../cards/index.ts'
import { same } from '../cards/selecting.ts'
import { battleBar } from '../rules/battle/battle-frame.ts'
import { asDeployed, countersLeft, lieBar, type Target } from '../rules/deploy.ts'
import { hasTransport, textBar } from '../rules/deploy-step.ts'
import { duelBar, isDuelist, isLightsaber } from '../rules/duel/duelists.ts'
import { lapBar, nextNumber, thrustBar } from '../rules/race/podrace.ts'
import { momentOf } from '../rules/texts/pending.ts'
import { madeHere } from '../state/abouts.ts'
import { frameOf, type HeldCard, type QuestionKind, type State, type TableCard } from '../state/game-state.ts'
import { type InPlay, inPlay, isType, type Where } from '../state/game-table.ts'
import { type ReasonValuesArgument, type RefusalReason, reasons } from '../state/refusal-map.ts'
import { textsOf } from '../texts/reading/in-play.ts'
import { bannedFromWeapons, costNow } from '../texts/reading/numbers.ts'
import { fighterCard } from '../texts/reading/scene.ts'
import type { View } from '../view/player-view.ts'
import { seenState } from '../view/seen-state.ts'
import { besideBar } from './beside.ts'

const missing = <R extends RefusalReason>(
  id: string,
  card: string | null,
  reason: R,
  ...[values]: ReasonValuesArgument<R>
): MissingAnswer => reasons.missing(id, card, reason, values)

/** A question, with what its seat sees. */
interface WhyNotContext {
  readonly view: View
  readonly decision: Decision<Side>
  readonly state: State
  readonly side: Side
  /** Handles of the cards that are among the answers. */
  readonly offered: ReadonlySet<string>
  /** Ids of the options that are chosen so far. */
  readonly chosen: readonly string[]
}

type Finder = (wondering: WhyNotContext) => readonly MissingAnswer[]

/** Returns the things that a question does not offer to its seat, each with its reason; none for other readers. */
export function whyNot(view: View, decision: Decision<Side>, chosen: readonly string[] = []): readonly MissingAnswer[] {
  if (view.reader !== decision.seat) return []
  const find = FINDERS[decision.kind as QuestionKind]
  if (find === undefined) return []
  const state = seenState(view)
  const wondering: WhyNotContext = { view, decision, chosen, state, side: decision.seat, offered: thingsIn(decision) }
  return [...barredBeside(wondering), ...find(wondering)]
}

/** Returns the cards that are offered and can't be taken beside what is chosen already. */
function barredBeside(wondering: WhyNotContext): MissingAnswer[] {
  const { decision, chosen } = wondering
  const { shape } = decision
  if (shape.type !== 'choose') return []
  const barOf = (option: Option) => besideBar(decision.kind as QuestionKind, shape, chosen, option)
  return notBeside(decision, barOf, (id, { card = null, cost = 0 }, bar) =>
    bar === 'counters' ? tooDear(wondering, id, card, cost) : missing(id, card, bar),
  )
}

/** Rule 5.2: what it costs, and what is left beside what is chosen. */
function tooDear(
  { state, side, decision, chosen }: WhyNotContext,
  id: string,
  card: string | null,
  cost: number,
): MissingAnswer {
  const { shape } = decision
  const taken = shape.type === 'choose' ? costOf(shape, chosen) : 0
  return missing(id, card, 'deploy.counters', { cost, left: Math.max(0, countersLeft(state, side) - taken) })
}

const exits = ({ decision }: WhyNotContext, id: string): boolean => decision.exits.some((exit) => exit.id === id)

/** Cards of the hand that are not offered. */
const held = (wondering: WhyNotContext, why: (card: HeldCard) => MissingAnswer): MissingAnswer[] =>
  notOffered(wondering.state.sides[wondering.side].hand, wondering.offered, why)

/** Own cards on the current planet that are not offered. */
const lying = (wondering: WhyNotContext, why: (laid: TableCard) => MissingAnswer | null): MissingAnswer[] =>
  notOffered(wondering.state.sides[wondering.side].table, wondering.offered, why)

// ---------------------------------------------------------------- deploying

function deployable(wondering: WhyNotContext, { handle, card }: HeldCard): MissingAnswer {
  const { state, side } = wondering
  const as = asDeployed(card)
  if (as === null) return missing(handle, card, 'deploy.battle')
  const late = state.sides[side].race === null || raceIsOver(state)
  const targets: readonly Target[] = late ? ['usual'] : ['usual', 'objective']
  if (targets.some((target) => lieBar(state, side, as, target) === null))
    return tooDear(wondering, handle, card, costNow(state, side, as))
  return barred(state, side, handle, card, as)
}

/** Rule 25.10: whether the active player has done something that ends their Podracing in this step. */
const raceIsOver = (state: State): boolean => frameOf(state, 'turn')?.raced === true && rulesOf(state.options).raceFirst

/** Why a card of the hand can't lie in its usual place. */
function barred(state: State, side: Side, handle: string, card: string, as: string): MissingAnswer {
  const bar = lieBar(state, side, as)
  const data = cardById(as)
  switch (bar) {
    case 'planet':
      return missing(handle, card, 'deploy.planet', {
        planet: data.type === 'location' ? data.planet : '',
        current: state.planet,
      })
    case 'same-location':
    case 'effect':
    case 'starship':
      return missing(handle, card, `deploy.${bar}`)
    case 'stack':
    case 'unique':
      return missing(handle, card, `deploy.${bar}`, { where: whereIs(state, side, data.title) })
    default:
      return missing(handle, card, data.type === 'objective' ? 'deploy.objective' : 'deploy.battle')
  }
}

/** Where the copy lies that is in the way. */
function whereIs(state: State, side: Side, title: string): Where {
  const copies = inPlay(state, side).filter(({ laid }) => same(cardById(laid.card).title, title))
  return (copies.find(({ where }) => where !== state.planet) ?? copies[0])?.where ?? 'effect'
}

/** Texts for the Deploy step that can't be used, one reason for each card. */
function texts({ state, side, offered }: WhyNotContext): MissingAnswer[] {
  return inPlay(state, side).flatMap((one) => {
    const { handle, card } = one.laid
    const at = textsOf(card).findIndex((text) => momentOf(text)?.on === 'deploy-step')
    return at < 0 || offered.has(handle) ? [] : textWhy(state, side, one, at)
  })
}

function textWhy(state: State, side: Side, one: InPlay, at: number): MissingAnswer[] {
  const { handle, card, hidden } = one.laid
  if (hidden) return [missing(handle, card, 'text.hidden')]
  const bar = textBar(state, side, one, at)
  return bar === null ? [] : [missing(handle, card, `text.${bar}`)]
}

function race({ state, side, offered }: WhyNotContext): MissingAnswer[] {
  const { race: own } = state.sides[side]
  if (own === null || offered.has('thrust')) return []
  const bar = raceIsOver(state) ? 'late' : thrustBar(state, side)
  return bar === null || bar === 'none' ? [] : [missing('thrust', null, `thrust.${bar}`)]
}

function evacuation({ state, side, offered }: WhyNotContext): MissingAnswer[] {
  const { hyperspace, stranded } = state.sides[side]
  if (offered.has('evacuate') || (hyperspace.length === 0 && Object.keys(stranded).length === 0)) return []
  return [missing('evacuate', null, hasTransport(state, side) ? 'evacuate.nobody' : 'evacuate.transport')]
}

/** Whether a player may miss a duel: only with a card that belongs to one. */
const thinksOfDuels = ({ state, side }: WhyNotContext): boolean =>
  state.sides[side].table.some(({ card }) => isDuelist(card) || isLightsaber(card))

const duel = (wondering: WhyNotContext, otherwise: 'duel.later' | 'duel.over'): MissingAnswer[] => {
  if (!thinksOfDuels(wondering)) return []
  const bar = duelBar(wondering.state)
  return [missing('duel', null, bar === null ? otherwise : `duel.${bar}`)]
}

function battle({ state }: WhyNotContext, otherwise: 'battle.later' | 'battle.over'): MissingAnswer[] {
  const bar = battleBar(state)
  return [missing('battle', null, bar === null ? otherwise : `battle.${bar}`)]
}

// ---------------------------------------------------------------- battles

const noBattleCards: Finder = (wondering) => held(wondering, ({ handle, card }) => missing(handle, card, 'battle.card'))

/** Characters that can't be in the battle, and why. */
const noFighters: Finder = (wondering) =>
  lying(wondering, ({ handle, card, hidden }) => {
    if (hidden) return missing(handle, card, isType(card, 'weapon') ? 'weapon.hidden' : 'fight.hidden')
    return wondering.state.today.out.includes(handle) ? missing(handle, card, 'fight.out') : null
  })

const onPlanet = ({ view }: WhyNotContext): boolean => view.battle?.where !== 'space'

/** Returns the cards in the plan that can serve nobody there. */
function useless({ decision: { shape } }: WhyNotContext): MissingAnswer[] {
  if (shape.type !== 'arrange') return []
  return shape.pieces
    .filter((piece) => !piece.anchor && piece.instead === undefined && piece.fits?.length === 0)
    .map(({ id, card = '' }) => missing(id, card, 'plan.user'))
}

// ---------------------------------------------------------------- duels

function duelist({ state, side }: WhyNotContext, { handle, card, hidden }: TableCard): MissingAnswer | null {
  if (isType(card, 'weapon')) return saber(hidden, handle, card)
  if (hidden) return missing(handle, card, 'fight.hidden')
  if (!isDuelist(card)) return missing(handle, card, 'duel.who')
  const banned = bannedFromWeapons(state, side, fighterCard({ handle, card }))
  return missing(handle, card, banned ? 'weapon.banned' : 'duel.unarmed')
}

function saber(hidden: boolean, handle: string, card: string): MissingAnswer {
  if (hidden) return missing(handle, card, 'weapon.hidden')
  return missing(handle, card, isLightsaber(card) ? 'duel.unarmed' : 'duel.lightsaber')
}

const foes = (
  { state, side, offered }: WhyNotContext,
  why: (laid: TableCard) => MissingAnswer | null,
): MissingAnswer[] => notOffered(state.sides[opposite(side)].table, offered, why)

/** Why a card can't be named as defender; null for hidden cards and weapons, which nobody would name. */
const noDefender = (laid: TableCard): MissingAnswer | null =>
  laid.hidden || !isType(laid.card, 'character') ? null : missing(laid.handle, laid.card, 'duel.foe')

function weaponWhy({ state, side }: WhyNotContext, { handle, card, hidden }: TableCard): MissingAnswer | null {
  if (!isType(card, 'weapon')) return null
  if (hidden) return missing(handle, card, 'weapon.hidden')
  const frame = frameOf(state, 'duel')
  const user = state.sides[side].table.find((laid) => laid.handle === frame?.duelists[side])
  const banned = user !== undefined && bannedFromWeapons(state, side, fighterCard(user))
  return missing(handle, card, banned ? 'weapon.banned' : 'weapon.user')
}

function substituteWhy({ state, side }: WhyNotContext, { handle, card, hidden }: TableCard): MissingAnswer | null {
  if (!isType(card, 'character')) return null
  if (hidden) return missing(handle, card, 'fight.hidden')
  if (frameOf(state, 'duel')?.duelists[side] === handle) return missing(handle, card, 'duel.self')
  return missing(handle, card, 'duel.who')
}

function noPass(wondering: WhyNotContext): MissingAnswer[] {
  if (exits(wondering, 'pass')) return []
  return [missing('pass', null, rulesOf(wondering.state.options).passing ? 'pass.text' : 'pass.edition')]
}

function noBlock({ view, decision, offered }: WhyNotContext): MissingAnswer[] {
  const made = madeHere(decision)
  const number = made.kind === 'block' ? made.about.number : 0
  return notOffered(view.duel?.own ?? [], offered, ({ handle, card }) =>
    missing(handle, card, 'block.number', { number }),
  )
}

// ---------------------------------------------------------------- races, interceptions, targets

const noLap: Finder = (wondering) =>
  held(wondering, ({ handle, card }) => {
    const { state, side } = wondering
    const own = state.sides[side].race
    const bar = lapBar(state, side, card) ?? 'number'
    return missing(handle, card, `lap.${bar}`, {
      next: own === null ? 1 : nextNumber(own),
      most: rulesOf(state.options).handlingCards,
    })
  })

const noShip: Finder = (wondering) => [
  ...held(wondering, ({ handle, card }) =>
    isType(card, 'starship')
      ? barred(wondering.state, wondering.side, handle, card, card)
      : missing(handle, card, 'intercept.kind'),
  ),
  ...(exits(wondering, 'intercept') ? [] : [missing('intercept', null, 'intercept.none')]),
]

const noTarget: Finder = (wondering) =>
  foes(wondering, ({ handle, card, hidden }) =>
    hidden ? missing(handle, null, 'target.hidden') : missing(handle, card, 'target.kind'),
  )

function notGiven({ view, side, offered }: WhyNotContext): MissingAnswer[] {
  const group = view.fight?.fighters[side].characters ?? []
  return notOffered(group, offered, ({ handle, card }) => missing(handle, card, 'give-up.kind'))
}

const afterBattle: Finder = (wondering) => [...battle(wondering, 'battle.over'), ...duel(wondering, 'duel.over')]

const FINDERS: Readonly<Partial<Record<QuestionKind, Finder>>> = {
  deploy: (wondering) => [
    ...held(wondering, (card) => deployable(wondering, card)),
    ...texts(wondering),
    ...race(wondering),
    ...evacuation(wondering),
    ...battle(wondering, 'battle.later'),
    ...duel(wondering, 'duel.later'),
  ],
  thrust: noLap,
  duel: (wondering) => [...lying(wondering, (laid) => duelist(wondering, laid)), ...foes(wondering, noDefender)],
  battle: (wondering) => [...noBattleCards(wondering), ...noFighters(wondering), ...duel(wondering, 'duel.over')],
  'battle-cards': (wondering) => [...noBattleCards(wondering), ...(onPlanet(wondering) ? noFighters(wondering) : [])],
  plan: (wondering) => [...(onPlanet(wondering) ? noFighters(wondering) : []), ...useless(wondering)],
  intercept: noShip,
  substitute: (wondering) => lying(wondering, (laid) => substituteWhy(wondering, laid)),
  'duel-weapon': (wondering) => lying(wondering, (laid) => weaponWhy(wondering, laid)),
  attack: noPass,
  block: noBlock,
  'text-target': noTarget,
  remove: noTarget,
  'give-up': notGiven,
  'even-up': (wondering) => [
    ...held(wondering, ({ handle, card }) => missing(handle, card, 'even-up.location')),
    ...afterBattle(wondering),
  ],
  'discard-down': afterBattle,
  'end-turn': afterBattle,
}
