/** The practice opponent's Deploy step: what to lay, what to race, which texts to use, whom to bring away. */
import type { Answer, Decision, Option } from '../../game.ts'
import { type Card, opposite, type Place, type Side } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { selects } from '../cards/selecting.ts'
import { asDeployed } from '../rules/deploy.ts'
import { readItem } from '../rules/deploy-step.ts'
import { matches } from '../rules/race/partners.ts'
import { textsOf } from '../rules/texts/in-play.ts'
import type { View } from '../view.ts'
import { fleetPower, options } from './defaults.ts'
import { weaponWorth, worth } from './plan.ts'
import { deckOf, fleetOf, forceOf, placeSeen } from './seen.ts'
import {
  effectWorth,
  giftsOf as gifts,
  type giftsOf,
  giftTo,
  textWorth,
  usefulness,
  WORTH_A_TRANSPORT,
} from './worth.ts'

/** A card of the hand that could be laid, with what it promises. */
interface Candidate {
  readonly option: Option
  readonly card: Card
  readonly cost: number
  /** What it is worth by itself; weapons get theirs from whoever bears them. */
  readonly alone: number
}

/** More than these are not weighed against each other: subsets grow fast. */
const MOST_CANDIDATES = 10

/** A card laid has to be drawn again from the deck, which is what one lives on. */
const A_CARD = 0.4

/** What a pilot or Podracer on the Objective is worth where its partner is in the deck. */
const RACING = 3.5

export function deployment(view: View, decision: Decision): Answer {
  const { shape } = decision
  const all = options(decision)
  const laid = shape.type === 'choose' ? bestLaid(view, decision, all, shape.budget ?? 0) : []
  const actions = all
    .filter(({ id }) => readItem(id).does !== 'deploy' && isGood(view, decision, id))
    .map(({ id }) => id)
  const choose = [
    ...actions.filter((id) => !id.startsWith('evacuate')),
    ...laid,
    ...actions.filter((id) => id.startsWith('evacuate')),
  ]
  const opens = laid.some((id) => opensMore(all.find((option) => option.id === id)))
  const exit = opens && decision.exits.some(({ id }) => id === 'more') ? 'more' : 'done'
  return { decision: decision.id, exit, choose }
}

/** Whether something can be done afterwards that can't be done now: a transport brings away, a pilot calls his Podracer. */
function opensMore(option: Option | undefined): boolean {
  if (option?.card === undefined) return false
  return option.id.endsWith('@objective') || cardById(option.card).type === 'starship'
}

// ---------------------------------------------------------------- cards

/** The affordable cards that are worth most together, at the Location that they would stand at. */
function bestLaid(view: View, decision: Decision, all: readonly Option[], budget: number): string[] {
  const own = decision.seat as Side
  const here = placeSeen(view)
  const candidates = all
    .flatMap((option) => candidateOf(view, own, option, here))
    .sort((one, other) => other.alone - one.alone)
  const locations = candidates.filter(({ card }) => card.type === 'location')
  const others = candidates.filter(({ card }) => card.type !== 'location').slice(0, MOST_CANDIDATES)
  let best = weigh(view, own, others, here, budget)
  for (const location of locations) {
    if (location.card.type !== 'location') continue
    const there = weigh(view, own, others, location.card.place, budget)
    if (there.worth - A_LOCATION > best.worth)
      best = { ids: [location.option.id, ...there.ids], worth: there.worth - A_LOCATION }
  }
  return best.ids
}

/** A Location is laid only where it changes something. */
const A_LOCATION = 0.7

function candidateOf(view: View, own: Side, option: Option, here: Place): Candidate[] {
  if (option.card === undefined || readItem(option.id).does !== 'deploy') return []
  const id = asDeployed(option.card)
  if (id === null) return []
  const card = cardById(id)
  const alone = option.id.endsWith('@objective') ? raceWorth(view, own, card) : aloneWorth(view, own, card, here)
  const counts = alone > 0 || card.type === 'weapon' || card.type === 'location'
  return counts ? [{ option, card, cost: option.cost ?? 0, alone }] : []
}

function aloneWorth(view: View, own: Side, card: Card, here: Place): number {
  switch (card.type) {
    case 'character':
      return worth(card, here) + textWorth(card) - A_CARD
    case 'effect': {
      const friends = [...forceOf(view, own).characters, ...inHand(view, own)]
      return effectWorth(card, friends, forceOf(view, opposite(own)).characters) - A_CARD
    }
    case 'starship':
      return shipWorth(view, own, card.starfighter)
    default:
      return 0
  }
}

const inHand = (view: View, own: Side) =>
  (view.sides[own].cards ?? []).map(({ card }) => cardById(card)).filter((card) => card.type === 'character')

/** A transport is wanted where there is somebody to bring away, a starfighter where there is a transport to guard or stop. */
function shipWorth(view: View, own: Side, starfighter: boolean): number {
  const fleet = fleetOf(view, own)
  const transports = fleet.filter((ship) => !ship.starfighter).length
  if (!starfighter) return transports === 0 && stranded(view, own) >= WORTH_A_TRANSPORT ? 2 : -1
  const theirs = fleetOf(view, opposite(own))
  const close = Math.abs(fleetPower(fleet) - fleetPower(theirs)) < 8
  return (transports > 0 || theirs.some((ship) => !ship.starfighter)) && close ? 1 : -1
}

const stranded = (view: View, side: Side): number => Object.values(view.sides[side].stranded).flat().length

function raceWorth(view: View, own: Side, card: Card): number {
  const { race, list = [] } = view.sides[own]
  if (race === null || (card.type !== 'character' && card.type !== 'weapon')) return 0
  const partner = (id: string) => fitsTogether(card, cardById(id))
  const { pilot, podracer } = race
  if (pilot !== null && !partner(pilot.card)) return 0
  if (podracer !== null && !partner(podracer.card)) return 0
  return pilot !== null || podracer !== null || list.some(partner) ? RACING : 0
}

function fitsTogether(one: Card, other: Card): boolean {
  const single = (card: Card) => (card.type === 'double' ? null : card)
  const [a, b] = [single(one), single(other)]
  return a !== null && b !== null && (matches(a, b) || matches(b, a))
}

interface Weighed {
  readonly ids: readonly string[] | string[]
  readonly worth: number
}

/** The subset that is worth most at a place. */
function weigh(
  view: View,
  own: Side,
  candidates: readonly Candidate[],
  place: Place,
  budget: number,
): { ids: string[]; worth: number } {
  const given: ReturnType<typeof giftsOf> = gifts(view, own)
  const there = forceOf(view, own)
  const foes = forceOf(view, opposite(own)).characters.reduce((sum, card) => sum + worth(card, place), 0)
  const base = there.characters.reduce((sum, card) => sum + worth(card, place), 0) - foes
  const values = candidates.map(({ option, card, alone }) =>
    card.type === 'character' && !option.id.endsWith('@objective')
      ? worth(card, place) + textWorth(card) + giftTo(given, card, place) - A_CARD
      : alone,
  )
  const users = [...there.characters]
  let best: Weighed = { ids: [], worth: base + armed(there.weapons, users, place) }
  const visit = (from: number, taken: readonly Candidate[], total: number, left: number) => {
    for (let at = from; at < candidates.length; at++) {
      const one = candidates[at] as Candidate
      if (one.cost > left || taken.some((other) => excludes(one.option, other.option))) continue
      const more = [...taken, one]
      const value = total + (values[at] as number)
      const weapons = more.flatMap(({ option, card }) =>
        card.type === 'weapon' && !option.id.endsWith('@objective') ? [card] : [],
      )
      const bearers = more.flatMap(({ option, card }) =>
        card.type === 'character' && !option.id.endsWith('@objective') ? [card] : [],
      )
      const all = value + armed([...there.weapons, ...weapons], [...users, ...bearers], place) - A_CARD * weapons.length
      if (all > best.worth + 1e-9) best = { ids: more.map(({ option }) => option.id), worth: all }
      visit(at + 1, more, value, left - one.cost)
    }
  }
  visit(0, [], base, budget)
  return { ids: [...best.ids], worth: best.worth }
}

const excludes = (one: Option, other: Option): boolean =>
  one.excludes?.includes(other.id) === true || other.excludes?.includes(one.id) === true

/** What these weapons add, each to another of these; a little less than in the fight, which may not come to it. */
function armed(
  weapons: readonly Extract<Card, { type: 'weapon' }>[],
  users: readonly Parameters<typeof weaponWorth>[1][],
  place: Place,
): number {
  const free = [...users]
  let total = 0
  for (const weapon of weapons) {
    let most = 0
    let bearer = -1
    free.forEach((user, at) => {
      const gain = weaponWorth(weapon, user, place)
      if (gain > most) [most, bearer] = [gain, at]
    })
    if (bearer < 0) continue
    total += most * 0.8
    free.splice(bearer, 1)
  }
  return total
}

// ---------------------------------------------------------------- what else may be done

/** Whether an action beside deploying is worth doing. */
function isGood(view: View, decision: Decision, id: string): boolean {
  const own = decision.seat as Side
  const item = readItem(id)
  switch (item.does) {
    case 'thrust':
      return true
    case 'partner':
      return hasPartner(view, own) && deckOf(view, own) > 8
    case 'evacuate':
      return shouldLeave(view, own, item.planet)
    case 'text':
      return usesText(view, own, item.handle, item.text)
    default:
      return false
  }
}

function hasPartner(view: View, own: Side): boolean {
  const { race, list = [] } = view.sides[own]
  const one = race?.pilot ?? race?.podracer
  return one != null && list.some((id) => fitsTogether(cardById(one.card), cardById(id)))
}

/** Stranded cards go back into the deck, unless the other side has much the stronger fleet; nobody leaves a planet in play. */
function shouldLeave(view: View, own: Side, planet: string): boolean {
  if (planet === view.planet) return isHopeless(view, own)
  const there = view.sides[own].stranded[planet as keyof typeof view.sides.dark.stranded] ?? []
  const theirs = fleetPower(fleetOf(view, opposite(own)))
  return there.length >= 2 && fleetPower(fleetOf(view, own)) >= theirs - 4
}

/** Nothing can be won here: the planet is as good as lost, and many cards would be lost with it. */
function isHopeless(view: View, own: Side): boolean {
  const place = placeSeen(view)
  const power = (side: Side) => forceOf(view, side).characters.reduce((sum, card) => sum + worth(card, place), 0)
  return view.sides[own].table.length >= 3 && power(own) * 3 < power(opposite(own))
}

function usesText(view: View, own: Side, handle: string, index: number): boolean {
  const card = cardSeen(view, own, handle)
  const text = card === null ? undefined : textsOf(card)[index]
  if (card === null || text === undefined) return false
  switch (text.form) {
    case 'peek':
      return true
    case 'stay-out': {
      const place = placeSeen(view)
      const mine = cardById(card)
      const best = forceOf(view, opposite(own))
        .characters.filter((foe) => text.with.some((one) => selects(one, foe, null, { own: false })))
        .reduce((most, foe) => Math.max(most, worth(foe, place)), 0)
      return mine.type === 'character' && best > worth(mine, place) + 1
    }
    case 'hand':
      // A card under the deck is no card lost.
      return text.price?.bottom !== undefined && hasUseless(view, own)
    default:
      return false
  }
}

function hasUseless(view: View, own: Side): boolean {
  const friends = [...forceOf(view, own).characters, ...inHand(view, own)]
  return (view.sides[own].cards ?? []).some(({ card }) => usefulness(view, own, cardById(card), friends) < USELESS)
}

const USELESS = 0.5

/** The card with this handle, wherever it lies open on the own side. */
function cardSeen(view: View, own: Side, handle: string): string | null {
  const zone = view.sides[own]
  const { race, effect } = zone
  const all = [...zone.table, ...Object.values(zone.stranded).flat(), ...zone.hyperspace]
  const others = [effect, race?.pilot ?? null, race?.podracer ?? null]
  return [...all, ...others].find((laid) => laid?.handle === handle)?.card ?? null
}
