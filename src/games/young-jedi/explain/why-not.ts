/**
 * What a question does not offer to its seat, and why: one reason for each card, by the predicates that make the offer.
 * All of it is asked of what the seat sees.
 */
import type { Decision, Json, Missing } from '../../../contract/index.ts'
import { costOf } from '../../../kit/decisions/shapes.ts'
import { opposite, type Side } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { same } from '../cards/selecting.ts'
import { battleBar } from '../rules/battle/battle.ts'

import { asDeployed, countersLeft, lieBar, type Target } from '../rules/deploy.ts'
import { hasTransport, textBar } from '../rules/deploy-step.ts'
import { duelBar, isDuelist, isLightsaber } from '../rules/duel/duelists.ts'
import { rulesOf } from '../rules/editions.ts'
import { lapBar, nextNumber, thrustBar } from '../rules/race/race.ts'
import { frameOf, type HeldCard, type QuestionKind, type State, type TableCard } from '../rules/state.ts'
import { type InPlay, inPlay, isType, type Where } from '../rules/table.ts'
import { textsOf } from '../rules/texts/in-play.ts'
import { bannedFromWeapons, costNow } from '../rules/texts/numbers.ts'
import { momentOf } from '../rules/texts/pending.ts'
import { fighterCard } from '../rules/texts/scene.ts'
import type { View } from '../view.ts'
import { BESIDE, besideBar } from './beside.ts'
import { seenState } from './seen.ts'

/** Every reason, with the rules on which it rests. */
export const REASONS = {
  'deploy.battle': ['9.2.3', '12.2'],
  'deploy.objective': ['25.1'],
  'deploy.counters': ['5.1', '5.2'],
  'deploy.planet': ['8.3'],
  'deploy.same-location': ['8.6'],
  'deploy.effect': ['20.3'],
  'deploy.starship': ['22.2', '6.4'],
  'deploy.stack': ['6.2.1'],
  'deploy.unique': ['6.4'],
  'text.hidden': ['7.5'],
  'text.elsewhere': ['21.1'],
  'text.used': ['21.1'],
  'text.hand': ['21.1'],
  'text.target': ['7.5'],
  'thrust.pair': ['25.5', '25.3'],
  'thrust.match': ['25.3'],
  'thrust.done': ['25.5'],
  'thrust.late': ['25.10'],
  'evacuate.transport': ['22.4.1', '22.3'],
  'evacuate.nobody': ['22.4.1'],
  'lap.kind': ['25.6'],
  'lap.number': ['25.6', '25.7'],
  'lap.handling': ['25.7'],
  'battle.later': ['4.2.3'],
  'battle.over': ['9.1', '4.2'],
  'battle.passed': ['23.8', '9.1'],
  'battle.nobody': ['9.1', '7.5'],
  'battle.no-foe': ['9.1', '7.5'],
  'battle.card': ['9.2.3'],
  'fight.hidden': ['7.5', '7.4'],
  'fight.out': ['9.2.5'],
  'plan.user': ['11.2', '12.2'],
  'intercept.kind': ['22.4.4'],
  'intercept.none': ['22.4.4'],
  'duel.later': ['23.1'],
  'duel.over': ['23.1'],
  'duel.done': ['23.1'],
  'duel.no-foe': ['23.4.2'],
  'duel.nobody': ['23.2', '23.3'],
  'duel.who': ['23.3'],
  'duel.unarmed': ['23.2', '23.4.1'],
  'duel.lightsaber': ['23.2', '23.4.1'],
  'duel.foe': ['23.4.2'],
  'duel.self': ['23.4.3'],
  'weapon.hidden': ['7.5'],
  'weapon.banned': ['11.3'],
  'weapon.user': ['23.4.4', '11.2'],
  'pass.edition': ['23.8'],
  'pass.text': ['23.8'],
  'block.number': ['23.7.2'],
  'even-up.location': ['17.2'],
  'target.hidden': ['7.5'],
  'target.kind': ['21.1'],
  'give-up.kind': ['13.5'],
  ...BESIDE,
} as const satisfies Readonly<Record<string, readonly string[]>>
export type Reason = keyof typeof REASONS

/** How a refusal calls a reason. */
export const NOT = 'not.'

const missing = (
  id: string,
  card: string | null,
  reason: Reason,
  values: Readonly<Record<string, Json>> = {},
): Missing => ({ id, card, refusal: { refused: `${NOT}${reason}`, values: { ...values, rules: REASONS[reason] } } })

interface Asked {
  readonly view: View
  readonly decision: Decision<Side>
  readonly state: State
  readonly side: Side
  /** Handles of the cards that are among the answers. */
  readonly offered: ReadonlySet<string>
  /** Ids of the options that are chosen so far. */
  readonly chosen: readonly string[]
}

type Finder = (asked: Asked) => readonly Missing[]

export function whyNot(view: View, decision: Decision<Side>, chosen: readonly string[] = []): readonly Missing[] {
  if (view.reader !== decision.seat) return []
  const find = FINDERS[decision.kind as QuestionKind]
  if (find === undefined) return []
  const state = seenState(view)
  const asked: Asked = { view, decision, chosen, state, side: decision.seat, offered: offeredIn(decision) }
  return [...notBeside(asked), ...find(asked)]
}

/** Cards that are offered and can't be taken beside what is chosen already. */
function notBeside(asked: Asked): Missing[] {
  const { decision, chosen } = asked
  const { shape } = decision
  if (shape.type !== 'choose' || shape.max === 1) return []
  const kind = decision.kind as QuestionKind
  const bars = shape.options.map((option) => ({ option, bar: besideBar(kind, shape, chosen, option) }))
  // A card that can still be taken in another way, or is taken, is not missed.
  const open = new Set(bars.filter(({ bar }) => bar === null).map(({ option }) => handleIn(option.id)))
  const found = bars.flatMap(({ option: { id, card = null, cost = 0 }, bar }): Missing[] => {
    if (bar === null || open.has(handleIn(id))) return []
    return [bar === 'counters' ? tooDear(asked, handleIn(id), card, cost) : missing(handleIn(id), card, bar)]
  })
  return [...new Map(found.map((one) => [one.id, one])).values()]
}

/** Rule 5.2: what it costs, and what is left beside what is chosen. */
function tooDear({ state, side, decision, chosen }: Asked, id: string, card: string | null, cost: number): Missing {
  const { shape } = decision
  const taken = shape.type === 'choose' ? costOf(shape, chosen) : 0
  return missing(id, card, 'deploy.counters', { cost, left: Math.max(0, countersLeft(state, side) - taken) })
}

/** `dh3`, `dh3@objective`, `who:dt1`, `text:dt5:0`, `dh5/2`: the handle in each. */
function offeredIn({ shape }: Decision<Side>): ReadonlySet<string> {
  const ids = shape.type === 'choose' ? shape.options : shape.type === 'arrange' ? shape.pieces : []
  return new Set(ids.map(({ id }) => handleIn(id)))
}

function handleIn(id: string): string {
  const [head = '', second] = id.split(':')
  const handle = ROLES.has(head) ? (second ?? '') : head
  return handle.replace(/[@/].*$/, '')
}
const ROLES: ReadonlySet<string> = new Set(['who', 'with', 'foe', 'text'])

const exits = ({ decision }: Asked, id: string): boolean => decision.exits.some((exit) => exit.id === id)

/** Cards of the hand that are not offered. */
const held = (asked: Asked, why: (card: HeldCard) => Missing): Missing[] =>
  asked.state.sides[asked.side].hand.filter(({ handle }) => !asked.offered.has(handle)).map(why)

/** Own cards on the current planet that are not offered. */
const lying = (asked: Asked, why: (laid: TableCard) => Missing | null): Missing[] =>
  asked.state.sides[asked.side].table
    .filter(({ handle }) => !asked.offered.has(handle))
    .flatMap((laid) => why(laid) ?? [])

// ---------------------------------------------------------------- deploying

function deployable(asked: Asked, { handle, card }: HeldCard): Missing {
  const { state, side } = asked
  const as = asDeployed(card)
  if (as === null) return missing(handle, card, 'deploy.battle')
  const late = state.sides[side].race === null || raceIsOver(state)
  const targets: readonly Target[] = late ? ['usual'] : ['usual', 'objective']
  if (targets.some((target) => lieBar(state, side, as, target) === null))
    return tooDear(asked, handle, card, costNow(state, side, as))
  return barred(state, side, handle, card, as)
}

/** Rule 25.10: whether the active player has done something that ends his Podracing of this step. */
const raceIsOver = (state: State): boolean => frameOf(state, 'turn')?.raced === true && rulesOf(state.options).raceFirst

/** Why a card of the hand can't lie in its usual place. */
function barred(state: State, side: Side, handle: string, card: string, as: string): Missing {
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
function texts({ state, side, offered }: Asked): Missing[] {
  return inPlay(state, side).flatMap((one) => {
    const { handle, card } = one.laid
    const at = textsOf(card).findIndex((text) => momentOf(text)?.on === 'deploy-step')
    return at < 0 || offered.has(handle) ? [] : textWhy(state, side, one, at)
  })
}

function textWhy(state: State, side: Side, one: InPlay, at: number): Missing[] {
  const { handle, card, hidden } = one.laid
  if (hidden) return [missing(handle, card, 'text.hidden')]
  const bar = textBar(state, side, one, at)
  return bar === null ? [] : [missing(handle, card, `text.${bar}`)]
}

function race({ state, side, offered }: Asked): Missing[] {
  const { race: own } = state.sides[side]
  if (own === null || offered.has('thrust')) return []
  const bar = raceIsOver(state) ? 'late' : thrustBar(state, side)
  return bar === null || bar === 'none' ? [] : [missing('thrust', null, `thrust.${bar}`)]
}

function evacuation({ state, side, offered }: Asked): Missing[] {
  const { hyperspace, stranded } = state.sides[side]
  if (offered.has('evacuate') || (hyperspace.length === 0 && Object.keys(stranded).length === 0)) return []
  return [missing('evacuate', null, hasTransport(state, side) ? 'evacuate.nobody' : 'evacuate.transport')]
}

/** A duel is only missed by who has something of one. */
const thinksOfDuels = ({ state, side }: Asked): boolean =>
  state.sides[side].table.some(({ card }) => isDuelist(card) || isLightsaber(card))

const duel = (asked: Asked, otherwise: 'duel.later' | 'duel.over'): Missing[] => {
  if (!thinksOfDuels(asked)) return []
  const bar = duelBar(asked.state)
  return [missing('duel', null, bar === null ? otherwise : `duel.${bar}`)]
}

function battle({ state }: Asked, otherwise: 'battle.later' | 'battle.over'): Missing[] {
  const bar = battleBar(state)
  return [missing('battle', null, bar === null ? otherwise : `battle.${bar}`)]
}

// ---------------------------------------------------------------- battles

const noBattleCards: Finder = (asked) => held(asked, ({ handle, card }) => missing(handle, card, 'battle.card'))

/** Characters that can't be in the battle, and why. */
const noFighters: Finder = (asked) =>
  lying(asked, ({ handle, card, hidden }) => {
    if (hidden) return missing(handle, card, isType(card, 'weapon') ? 'weapon.hidden' : 'fight.hidden')
    return asked.state.today.out.includes(handle) ? missing(handle, card, 'fight.out') : null
  })

const onPlanet = ({ view }: Asked): boolean => view.battle?.where !== 'space'

/** What lies in the plan and can serve nobody there. */
function useless({ decision: { shape } }: Asked): Missing[] {
  if (shape.type !== 'arrange') return []
  return shape.pieces
    .filter((piece) => !piece.anchor && piece.instead === undefined && piece.fits?.length === 0)
    .map(({ id, card = '' }) => missing(id, card, 'plan.user'))
}

// ---------------------------------------------------------------- duels

function duelist({ state, side }: Asked, { handle, card, hidden }: TableCard): Missing | null {
  if (isType(card, 'weapon')) return saber(hidden, handle, card)
  if (hidden) return missing(handle, card, 'fight.hidden')
  if (!isDuelist(card)) return missing(handle, card, 'duel.who')
  const banned = bannedFromWeapons(state, side, fighterCard({ handle, card }))
  return missing(handle, card, banned ? 'weapon.banned' : 'duel.unarmed')
}

function saber(hidden: boolean, handle: string, card: string): Missing {
  if (hidden) return missing(handle, card, 'weapon.hidden')
  return missing(handle, card, isLightsaber(card) ? 'duel.unarmed' : 'duel.lightsaber')
}

const foes = ({ state, side, offered }: Asked, why: (laid: TableCard) => Missing | null): Missing[] =>
  state.sides[opposite(side)].table.filter(({ handle }) => !offered.has(handle)).flatMap((laid) => why(laid) ?? [])

/** Who can't be named as defender: hidden cards are not there, weapons never. */
const noDefender = (laid: TableCard): Missing | null =>
  laid.hidden || !isType(laid.card, 'character') ? null : missing(laid.handle, laid.card, 'duel.foe')

function weaponWhy({ state, side }: Asked, { handle, card, hidden }: TableCard): Missing | null {
  if (!isType(card, 'weapon')) return null
  if (hidden) return missing(handle, card, 'weapon.hidden')
  const frame = frameOf(state, 'duel')
  const user = state.sides[side].table.find((laid) => laid.handle === frame?.duelists[side])
  const banned = user !== undefined && bannedFromWeapons(state, side, fighterCard(user))
  return missing(handle, card, banned ? 'weapon.banned' : 'weapon.user')
}

function substituteWhy({ state, side }: Asked, { handle, card, hidden }: TableCard): Missing | null {
  if (!isType(card, 'character')) return null
  if (hidden) return missing(handle, card, 'fight.hidden')
  if (frameOf(state, 'duel')?.duelists[side] === handle) return missing(handle, card, 'duel.self')
  return missing(handle, card, 'duel.who')
}

function noPass(asked: Asked): Missing[] {
  if (exits(asked, 'pass')) return []
  return [missing('pass', null, rulesOf(asked.state.options).passing ? 'pass.text' : 'pass.edition')]
}

function noBlock({ view, decision, offered }: Asked): Missing[] {
  const number = Number(decision.about.number ?? 0)
  return (view.duel?.own ?? [])
    .filter(({ handle }) => !offered.has(handle))
    .map(({ handle, card }) => missing(handle, card, 'block.number', { number }))
}

// ---------------------------------------------------------------- races, interceptions, targets

const noLap: Finder = (asked) =>
  held(asked, ({ handle, card }) => {
    const { state, side } = asked
    const own = state.sides[side].race
    const bar = lapBar(state, side, card) ?? 'number'
    return missing(handle, card, `lap.${bar}`, {
      next: own === null ? 1 : nextNumber(own),
      most: rulesOf(state.options).handlingCards,
    })
  })

const noShip: Finder = (asked) => [
  ...held(asked, ({ handle, card }) =>
    isType(card, 'starship')
      ? barred(asked.state, asked.side, handle, card, card)
      : missing(handle, card, 'intercept.kind'),
  ),
  ...(exits(asked, 'intercept') ? [] : [missing('intercept', null, 'intercept.none')]),
]

const noTarget: Finder = (asked) =>
  foes(asked, ({ handle, card, hidden }) =>
    hidden ? missing(handle, null, 'target.hidden') : missing(handle, card, 'target.kind'),
  )

function notGiven({ view, side, offered }: Asked): Missing[] {
  const group = view.fight?.fighters[side].characters ?? []
  return group
    .filter(({ handle }) => !offered.has(handle))
    .map(({ handle, card }) => missing(handle, card, 'give-up.kind'))
}

const afterBattle: Finder = (asked) => [...battle(asked, 'battle.over'), ...duel(asked, 'duel.over')]

const FINDERS: Readonly<Partial<Record<QuestionKind, Finder>>> = {
  deploy: (asked) => [
    ...held(asked, (card) => deployable(asked, card)),
    ...texts(asked),
    ...race(asked),
    ...evacuation(asked),
    ...battle(asked, 'battle.later'),
    ...duel(asked, 'duel.later'),
  ],
  thrust: noLap,
  duel: (asked) => [...lying(asked, (laid) => duelist(asked, laid)), ...foes(asked, noDefender)],
  battle: (asked) => [...noBattleCards(asked), ...noFighters(asked), ...duel(asked, 'duel.over')],
  'battle-cards': (asked) => [...noBattleCards(asked), ...(onPlanet(asked) ? noFighters(asked) : [])],
  plan: (asked) => [...(onPlanet(asked) ? noFighters(asked) : []), ...useless(asked)],
  intercept: noShip,
  substitute: (asked) => lying(asked, (laid) => substituteWhy(asked, laid)),
  'duel-weapon': (asked) => lying(asked, (laid) => weaponWhy(asked, laid)),
  attack: noPass,
  block: noBlock,
  'text-target': noTarget,
  remove: noTarget,
  'give-up': notGiven,
  'even-up': (asked) => [
    ...held(asked, ({ handle, card }) => missing(handle, card, 'even-up.location')),
    ...afterBattle(asked),
  ],
  'discard-down': afterBattle,
  'end-turn': afterBattle,
}
