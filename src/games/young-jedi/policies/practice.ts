/** The practice opponent: plays to win, from his own view alone. Not deep, but never absurd. */
import type { Answer, Decision, Option } from '../../game.ts'
import { type BattleCard, type Card, type CharacterCard, PLACES, type Place } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { placeBonus, worksForOne } from '../cards/users.ts'
import type { View } from '../view.ts'
import { findGroup, goodPlan, MEAN_DESTINY, weaponWorth, worth } from './plan.ts'
import { options, safest } from './safest.ts'
import { type Force, forceOf, placeSeen, sidesOf } from './seen.ts'

export function practice(view: View, decision: Decision): Answer {
  const exit = (id: string) => ({ decision: decision.id, exit: id })
  switch (decision.kind) {
    case 'deploy':
      return { ...exit('done'), choose: bestDeployment(view, decision) }
    case 'battle':
      return promising(view, decision) ? { ...exit('battle'), choose: usefulBattleCards(view, decision) } : exit('pass')
    case 'battle-cards':
      return { ...exit('ok'), choose: usefulBattleCards(view, decision) }
    case 'plan':
      return { ...exit('ok'), arrange: goodPlan(decision, placeSeen(view)) }
    case 'even-up':
      return { ...exit('end'), choose: uselessLocations(view, decision) }
    case 'discard-down':
      return { ...exit('ok'), choose: leastUseful(view, decision) }
    case 'start-location':
    case 'next-location':
      return { ...exit('ok'), choose: [bestLocation(view, decision)] }
    default:
      return safest(view, decision)
  }
}

// ---------------------------------------------------------------- deploy

/** More options than this are looked at in the order of the hand only: subsets grow fast. */
const MOST_OPTIONS = 11

/** The subset of the deployable cards that is worth most at the place where it will stand. */
function bestDeployment(view: View, decision: Decision): string[] {
  if (decision.shape.type !== 'choose') return []
  const options = decision.shape.options.slice(0, MOST_OPTIONS)
  const rate = rating(view, decision)
  let best: readonly Option[] = []
  let most = rate([])
  const visit = (chosen: readonly Option[], from: number, budget: number) => {
    for (let at = from; at < options.length; at++) {
      const option = options[at]!
      const left = budget - (option.cost ?? 0)
      if (left < 0 || chosen.some(({ id, excludes }) => excludes?.includes(option.id) || option.excludes?.includes(id)))
        continue
      const more = [...chosen, option]
      const gain = rate(more)
      if (gain > most + 1e-9) {
        best = more
        most = gain
      }
      visit(more, at + 1, left)
    }
  }
  visit([], 0, decision.shape.budget ?? 0)
  return best.map((option) => option.id)
}

/** What the own side would be worth against the other with these cards deployed. */
function rating(view: View, decision: Decision): (chosen: readonly Option[]) => number {
  const { own, other } = sidesOf(decision.seat)
  const present = forceOf(view, own)
  const foes = forceOf(view, other)
  const here = placeSeen(view)
  const against = new Map<Place, number>()
  return (chosen) => {
    const cards = chosen.map((option) => cardById(option.card as string))
    const location = cards.find((card) => card.type === 'location')
    const place = location?.place ?? here
    if (!against.has(place)) against.set(place, forceWorth(foes, place))
    const characters = [...present.characters, ...cards.filter((card) => card.type === 'character')]
    const weapons = [...present.weapons, ...cards.filter((card) => card.type === 'weapon')]
    // A Location is laid only where it changes something; of equals the cheaper deployment is kept.
    return forceWorth({ characters, weapons }, place) - (against.get(place) ?? 0) - 0.01 * cards.length
  }
}

function forceWorth({ characters, weapons }: Force, place: Place): number {
  const free = [...characters]
  let total = characters.reduce((sum, card) => sum + worth(card, place), 0)
  for (const weapon of weapons) {
    const gains = free.map((card) => weaponWorth(weapon, card, place))
    const most = Math.max(0, ...gains)
    if (most === 0) continue
    total += most * 0.8
    free.splice(gains.indexOf(most), 1)
  }
  return total
}

// ---------------------------------------------------------------- battle

/** Battle cards that would work in the plan, at most one a fighter. */
function usefulBattleCards(view: View, decision: Decision): string[] {
  const place = placeSeen(view)
  const { own } = sidesOf(decision.seat)
  const free: CharacterCard[] = [...forceOf(view, own).characters]
  const chosen: string[] = []
  for (const option of options(decision)) {
    const battle = cardById(option.card as string) as BattleCard
    const users = battle.use.for === 'group' ? grouped(battle, free, place) : single(battle, free, place)
    if (users.length === 0) continue
    for (const user of users) free.splice(free.indexOf(user), 1)
    chosen.push(option.id)
  }
  return chosen
}

function single(battle: BattleCard, free: readonly CharacterCard[], place: Place): CharacterCard[] {
  if (battle.use.for === 'one' && battle.use.bonus + battle.use.draws === 0 && battle.also.length === 0) return []
  return free.filter((card) => worksForOne(battle, card, place)).slice(0, 1)
}

/** A group risks all its members against one fighter: only small ones are put together. */
const SMALL = 3

function grouped(battle: BattleCard, free: readonly CharacterCard[], place: Place): CharacterCard[] {
  const small = free.filter((card) => worth(card, place) <= SMALL)
  const pieces = small.map((card, at) => ({ id: String(at), card: card.id, anchor: true }))
  return (findGroup(battle, pieces, place) ?? []).map((piece) => small[Number(piece.id)] as CharacterCard)
}

/** Whether attacking promises more damage than it costs, strongest against strongest. */
function promising(view: View, decision: Decision): boolean {
  const place = placeSeen(view)
  const { own, other } = sidesOf(decision.seat)
  const extra = usefulBattleCards(view, decision).map((id) => {
    const battle = cardById(options(decision).find((option) => option.id === id)?.card as string) as BattleCard
    return battle.use.bonus + battle.use.draws * MEAN_DESTINY
  })
  const mine = strengths(forceOf(view, own), place, extra)
  const theirs = strengths(forceOf(view, other), place, [])
  let gain = Math.max(0, mine.length - theirs.length)
  for (let at = 0; at < Math.min(mine.length, theirs.length); at++) {
    const [me, them] = [mine[at]!, theirs[at]!]
    const win = 1 / (1 + Math.exp((them.power - me.power) / 2))
    gain += win * (them.damage + 2) - (1 - win) * (me.damage + 2)
  }
  return gain > 0
}

function strengths(force: Force, place: Place, extra: readonly number[]): { power: number; damage: number }[] {
  const rows = force.characters.map((card) => ({ card, power: worth(card, place), damage: card.damage }))
  rows.sort((one, other) => other.power - one.power)
  for (const weapon of force.weapons) {
    const user = rows.find((row) => weaponWorth(weapon, row.card, place) > 0)
    if (user !== undefined) user.power += weaponWorth(weapon, user.card, place)
  }
  extra.forEach((bonus, at) => {
    const row = rows[at]
    if (row !== undefined) row.power += bonus
  })
  return rows
}

// ---------------------------------------------------------------- hand

/** Locations of planets on which nobody will play any more, and the one that lies already. */
function uselessLocations(view: View, decision: Decision): string[] {
  const closed = view.won.map((won) => won.planet)
  return options(decision)
    .filter((option) => {
      if (option.card === undefined) return false
      const card = cardById(option.card)
      return (
        card.type === 'location' &&
        (view.format === 'starter' ? card.planet !== view.planet : closed.includes(card.planet))
      )
    })
    .map((option) => option.id)
}

/** The cards that promise least, as many as must go. */
function leastUseful(view: View, decision: Decision): string[] {
  const place = placeSeen(view)
  const { own } = sidesOf(decision.seat)
  const friends = [
    ...forceOf(view, own).characters,
    ...options(decision)
      .map((option) => cardById(option.card as string))
      .filter((card) => card.type === 'character'),
  ]
  const count = decision.shape.type === 'choose' ? decision.shape.min : 0
  return [...options(decision)]
    .map((option) => ({ id: option.id, use: usefulness(cardById(option.card as string), friends, place, view) }))
    .sort((one, other) => one.use - other.use)
    .slice(0, count)
    .map((entry) => entry.id)
}

function usefulness(card: Card, friends: readonly CharacterCard[], place: Place, view: View): number {
  switch (card.type) {
    case 'character':
      return worth(card, place)
    case 'weapon':
      return Math.max(0, ...friends.map((friend) => weaponWorth(card, friend, place)))
    case 'battle':
      return friends.some((friend) => worksForOne(card, friend, place)) ? 1 + card.use.bonus : 0.5
    case 'location':
      return card.planet === view.planet && card.place !== place ? 1 : 0
    default:
      return 0
  }
}

// ---------------------------------------------------------------- locations

/** The Location at which the own hand is worth most; before the hands the planet of most characters. */
function bestLocation(view: View, decision: Decision): string {
  const { own } = sidesOf(decision.seat)
  const hand = (view.sides[own].cards ?? [])
    .map((held) => cardById(held.card))
    .filter((card) => card.type === 'character')
  const rated = options(decision).map((option) => {
    const location = cardById(option.card as string)
    const place = location.type === 'location' ? location.place : PLACES.Tatooine[0]
    const home = location.type === 'location' && location.planet === 'Tatooine' ? 0.5 : 0
    return { id: option.id, gain: hand.reduce((sum, card) => sum + placeBonus(card, place), home) }
  })
  return rated.sort((one, other) => other.gain - one.gain)[0]?.id as string
}
