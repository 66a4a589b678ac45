/** The practice opponent's Deploy step: cards to deploy, races, texts, and cards to evacuate. */
import type { Answer, Option } from '../../../contract/index.ts'
import { type Card, type CharacterCard, opposite, type Place, type Planet, type Side } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { selects } from '../cards/selecting.ts'
import { asDeployed } from '../rules/deploy.ts'
import { matches } from '../rules/partners.ts'
import { type DecisionOf, type DeployAction, type OptionOf, optionsOf } from '../state/abouts.ts'
import { textsOf } from '../texts/reading/in-play.ts'
import type { View } from '../view/player-view.ts'
import { fleetPower } from './defaults.ts'
import { weaponWorth, worth } from './plan.ts'
import { PLENTY } from './safest.ts'
import { deckOf, fleetOf, forceOf, placeSeen, spareCards } from './seen.ts'
import { effectWorth, giftsOf, giftTo, textWorth, usefulness, WORTH_A_TRANSPORT } from './worth.ts'

/** A card of the hand that could be deployed, with its worth. */
interface Candidate {
  readonly option: Option
  readonly card: Card
  readonly cost: number
  /** The worth of the card by itself; a weapon gets its worth from its user. */
  readonly alone: number
  readonly role: 'fighter' | 'weapon' | 'ship' | 'location' | 'other'
}

/** Limit on the cards that are compared with each other: the number of subsets grows fast. */
const MOST_CANDIDATES = 8

/** A deployed card has to be drawn again from the deck, and an empty deck loses the game. */
const A_CARD = 0.4

/** The worth of a pilot or Podracer on the Objective if its partner is in the deck. */
const RACING = 5

/** The practice opponent's answer to the Deploy step. */
export function deployment(view: View, decision: DecisionOf<'deploy'>): Answer {
  const all = optionsOf(decision)
  const laid = bestLaid(view, decision, all, decision.shape.budget ?? 0)
  const actions = all.filter(({ about }) => about.does !== 'deploy' && isGood(view, decision, about))
  const ids = (evacuations: boolean) =>
    actions.filter(({ about }) => (about.does === 'evacuate') === evacuations).map(({ id }) => id)
  const choose = [...ids(false), ...laid, ...ids(true)]
  const opens = laid.some((id) => opensMore(all.find((option) => option.id === id)))
  const exit = opens && decision.exits.some(({ id }) => id === 'more') ? 'more' : 'done'
  return { decision: decision.id, exit, choose }
}

type Deployable = OptionOf<'deploy'>

const toObjective = ({ about }: Deployable): boolean => about.does === 'deploy' && about.target === 'objective'

/** Whether the option makes others possible: a transport evacuates, a pilot fetches their Podracer. */
function opensMore(option: Deployable | undefined): boolean {
  if (option?.card === undefined) return false
  return toObjective(option) || cardById(option.card).type === 'starship'
}

// ---------------------------------------------------------------- cards

/**
 * The affordable cards that are worth most together, at the Location where they would stand; never so many that Even Up
 * would draw the last card of the deck.
 */
function bestLaid(view: View, decision: DecisionOf, all: readonly Deployable[], budget: number): string[] {
  const own = decision.seat
  const most = spareCards(view, own)
  const here = placeSeen(view)
  const candidates = all
    .flatMap((option) => candidateOf(view, own, option, here))
    .sort((one, other) => other.alone - one.alone)
  const of = (...roles: readonly Candidate['role'][]) => candidates.filter(({ role }) => roles.includes(role))
  const weighed = [...of('fighter', 'other'), ...of('weapon')].slice(0, MOST_CANDIDATES)
  let best = new Scale(view, own, weighed, here).best(budget, most)
  for (const { option, card } of of('location')) {
    if (card.type !== 'location' || most < 1) continue
    const there = new Scale(view, own, weighed, card.place).best(budget, most - 1)
    if (there.worth - A_LOCATION > best.worth)
      best = { ...there, ids: [option.id, ...there.ids], worth: there.worth - A_LOCATION }
  }
  return [...best.ids, ...fillUp(candidates, best).slice(0, most - best.ids.length)]
}

/** Cards without a rival for counters: ships with a purpose, and idle cards of a hand without characters. */
function fillUp(candidates: readonly Candidate[], { ids, left }: WeighedChoice): string[] {
  const taken = candidates.filter(({ option }) => ids.includes(option.id))
  const more: string[] = []
  let budget = left
  for (const one of candidates) {
    if (one.alone <= 0 || one.cost > budget || (one.role !== 'ship' && one.role !== 'weapon')) continue
    if (taken.includes(one) || taken.some((other) => excludes(one.option, other.option))) continue
    taken.push(one)
    more.push(one.option.id)
    budget -= one.cost
  }
  return more
}

/** Deploys a Location only if it changes something. */
const A_LOCATION = 0.7

function candidateOf(view: View, own: Side, option: Deployable, here: Place): Candidate[] {
  if (option.card === undefined || option.about.does !== 'deploy') return []
  const id = asDeployed(option.card)
  if (id === null) return []
  const card = cardById(id)
  const races = toObjective(option)
  const alone = races ? raceWorth(view, own, card) : aloneWorth(view, own, card, here)
  const role = races ? 'other' : (ROLES[card.type] ?? 'other')
  const counts = alone > 0 || role === 'weapon' || role === 'location'
  return counts ? [{ option, card, cost: option.cost ?? 0, alone, role }] : []
}

const ROLES: Readonly<Partial<Record<Card['type'], Candidate['role']>>> = {
  character: 'fighter',
  weapon: 'weapon',
  starship: 'ship',
  location: 'location',
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
      return Math.max(shipWorth(view, own, card.starfighter), isStuck(view, own) ? DUMPED : -1)
    case 'weapon':
      return isStuck(view, own) ? DUMPED : 0
    default:
      return 0
  }
}

/** Whether the hand holds so few characters, and the deck so many cards, that idle cards should make room for others. */
const isStuck = (view: View, own: Side): boolean => inHand(view, own).length <= FEW && deckOf(view, own) > PLENTY
const FEW = 1
const DUMPED = 0.2

const inHand = (view: View, own: Side) =>
  (view.sides[own].cards ?? []).map(({ card }) => cardById(card)).filter((card) => card.type === 'character')

/** A transport is useful if there are cards to evacuate, a starfighter if there is a transport to guard or stop. */
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
  const { race, list = [], cards = [] } = view.sides[own]
  if (race === null || (card.type !== 'character' && card.type !== 'weapon')) return 0
  const partner = (id: string) => fitsTogether(card, cardById(id))
  const { pilot, podracer } = race
  if (pilot !== null && !partner(pilot.card)) return 0
  if (podracer !== null && !partner(podracer.card)) return 0
  const comes = list.some(partner) || cards.some((held) => partner(held.card))
  return pilot !== null || podracer !== null || comes ? RACING : 0
}

function fitsTogether(one: Card, other: Card): boolean {
  const single = (card: Card) => (card.type === 'double' ? null : card)
  const [a, b] = [single(one), single(other)]
  return a !== null && b !== null && (matches(a, b) || matches(b, a))
}

interface WeighedChoice {
  readonly ids: readonly string[]
  readonly worth: number
  /** Counters left. */
  readonly left: number
}

type Weapon = Extract<Card, { type: 'weapon' }>

/** Compares subsets of cards at one place. */
class Scale {
  readonly #candidates: readonly Candidate[]
  readonly #values: readonly number[]
  /** Fighters and weapons there, then those of the candidates, by their numbers in the tables below. */
  readonly #fighters: readonly CharacterCard[]
  readonly #weapons: readonly Weapon[]
  /** The gain of each weapon for each fighter. */
  readonly #gains: readonly (readonly number[])[]
  readonly #base: number
  /** How many of them are there already. */
  readonly #there: { readonly fighters: number; readonly weapons: number }

  constructor(view: View, own: Side, candidates: readonly Candidate[], place: Place) {
    const given = giftsOf(view, own)
    const there = forceOf(view, own)
    const sum = (characters: readonly CharacterCard[]) => characters.reduce((all, card) => all + worth(card, place), 0)
    const idle = isStuck(view, own) ? 0 : A_CARD
    this.#candidates = candidates
    this.#values = candidates.map(({ card, alone, role }) => {
      if (role === 'weapon') return -idle
      return role === 'fighter' && card.type === 'character'
        ? worth(card, place) + textWorth(card) + giftTo(given, card, place) - A_CARD
        : alone
    })
    this.#there = { fighters: there.characters.length, weapons: there.weapons.length }
    const of = (role: Candidate['role']) => candidates.filter((one) => one.role === role).map(({ card }) => card)
    this.#fighters = [...there.characters, ...of('fighter').filter((card) => card.type === 'character')]
    this.#weapons = [...there.weapons, ...of('weapon').filter((card) => card.type === 'weapon')]
    this.#gains = this.#weapons.map((weapon) => this.#fighters.map((user) => weaponWorth(weapon, user, place)))
    this.#base = sum(there.characters) - sum(forceOf(view, opposite(own)).characters)
  }

  /** The most valuable subset. @param most cards that may be taken */
  best(budget: number, most: number): WeighedChoice {
    const candidates = this.#candidates
    const fighters = this.#fighters.map((_, at) => at < this.#there.fighters)
    const weapons = this.#weapons.map((_, at) => at < this.#there.weapons)
    // The index of each candidate in the tables.
    let [fighter, weapon] = [this.#there.fighters, this.#there.weapons]
    const places = candidates.map(({ role }) => (role === 'fighter' ? fighter++ : role === 'weapon' ? weapon++ : -1))
    const taken: Candidate[] = []
    let best: WeighedChoice = { ids: [], worth: this.#base + this.#armed(weapons, fighters), left: budget }
    const visit = (from: number, total: number, left: number) => {
      for (let at = from; at < candidates.length; at++) {
        const one = candidates[at] as Candidate
        if (taken.length === most || one.cost > left) continue
        if (taken.some((other) => excludes(one.option, other.option))) continue
        const flags = one.role === 'fighter' ? fighters : weapons
        const flag = places[at] as number
        if (flag >= 0) flags[flag] = true
        taken.push(one)
        const value = total + (this.#values[at] as number)
        const all = value + this.#armed(weapons, fighters)
        if (all > best.worth + 1e-9)
          best = { ids: taken.map(({ option }) => option.id), worth: all, left: left - one.cost }
        visit(at + 1, value, left - one.cost)
        taken.pop()
        if (flag >= 0) flags[flag] = false
      }
    }
    visit(0, this.#base, budget)
    return best
  }

  /**
   * The gain of the weapons there, each for another fighter; a little less than in a fight, since there may be none.
   */
  #armed(weapons: readonly boolean[], fighters: readonly boolean[]): number {
    let total = 0
    let armed = 0
    for (let weapon = 0; weapon < weapons.length; weapon++) {
      if (!weapons[weapon]) continue
      const gains = this.#gains[weapon] as readonly number[]
      let most = 0
      let bearer = -1
      for (let user = 0; user < gains.length; user++)
        if (fighters[user] === true && (armed & (1 << user)) === 0 && (gains[user] as number) > most) {
          most = gains[user] as number
          bearer = user
        }
      if (bearer < 0) continue
      total += most * 0.8
      armed |= 1 << bearer
    }
    return total
  }
}

const excludes = (one: Option, other: Option): boolean =>
  one.excludes?.includes(other.id) === true || other.excludes?.includes(one.id) === true

// ---------------------------------------------------------------- what else may be done

/** Whether an action beside deploying is worth doing. */
function isGood(view: View, decision: DecisionOf, item: DeployAction): boolean {
  const own = decision.seat
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

/**
 * Stranded cards go back into the deck, unless the opponent's fleet is much stronger. Cards never leave a planet in
 * play.
 */
function shouldLeave(view: View, own: Side, planet: Planet): boolean {
  if (planet === view.planet) return isHopeless(view, own)
  const there = view.sides[own].stranded[planet] ?? []
  const theirs = fleetPower(fleetOf(view, opposite(own)))
  return there.length >= 2 && fleetPower(fleetOf(view, own)) >= theirs - 4
}

/** Nothing can be won here: the planet is nearly lost, and many cards would be lost with it. */
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
      // A card under the deck is not lost.
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

/** The card with this handle, wherever it lies face up on the seat's own side. */
function cardSeen(view: View, own: Side, handle: string): string | null {
  const zone = view.sides[own]
  const { race, effect } = zone
  const all = [...zone.table, ...Object.values(zone.stranded).flat(), ...zone.hyperspace]
  const others = [effect, race?.pilot ?? null, race?.podracer ?? null]
  return [...all, ...others].find((laid) => laid?.handle === handle)?.card ?? null
}
