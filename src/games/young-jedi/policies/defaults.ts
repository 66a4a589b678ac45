/**
 * Default answers to single questions (decision G-78, and one for each text of choice). The safest answer, the practice
 * opponent and standing orders are made of them.
 */
import type { Option } from '../../../contract/index.ts'
import { opposite, type Side, type StarshipCard, type WeaponCard } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { destinyOf, groupSizes, lineFor, worksForGroup, worksForOne, worksForTwoWeapons } from '../cards/users.ts'
import { battleUse, type PlanPiece, waysOf } from '../rules/battle/plan.ts'
import { type DecisionOf, type OptionOf, optionsOf } from '../state/abouts.ts'
import type { View } from '../view/player-view.ts'
import { battleWorth, combine, weaponWorth, worth } from './plan.ts'
import { fieldOf, fieldPieces, fleetOf } from './seen.ts'

/** The options of a decision as cards, with the fields that the kind of each option tells. */
export const options: (decision: DecisionOf) => readonly Option[] = optionsOf

/** How many have to be chosen. */
export const least = ({ shape }: DecisionOf): number => (shape.type === 'choose' ? shape.min : 0)

/** The cards that came last, as many as must go: the options lie in the order in which they came. */
export function newest(decision: DecisionOf): string[] {
  const all = options(decision)
  return all.slice(all.length - least(decision)).map((option) => option.id)
}

/** The card of an option; null if it stands for none. */
export const cardOf = (option: Option | undefined) => (option?.card === undefined ? null : cardById(option.card))

/** Whether an option is a Location. */
export const isLocation = (option: Option): boolean => cardOf(option)?.type === 'location'

/** A Location without further use: its planet is decided, or it is the one in force. */
export function isUseless(view: View, option: Option): boolean {
  const card = cardOf(option)
  if (card?.type !== 'location') return false
  if (view.format !== 'full' && card.planet !== view.planet) return true
  const top = view.locations.at(-1)
  const here = top === undefined ? null : cardById(top.card)
  return (
    view.won.some(({ planet }) => planet === card.planet) || (here?.type === 'location' && here.place === card.place)
  )
}

/** The printed destiny of an option's card, the higher of two. */
export const destinyOfOption = (option: Option): number => {
  const card = cardOf(option)
  return card === null ? 0 : destinyOf(card)
}

// ---------------------------------------------------------------- drawn numbers

/** The card with the higher destiny of two cards drawn, or with the lower. */
export function drawnCard(decision: DecisionOf, lower = false): string {
  const sorted = [...options(decision)].sort((one, other) => destinyOfOption(one) - destinyOfOption(other))
  return ((lower ? sorted[0] : sorted.at(-1)) as Option).id
}

/** The seat's lowest draw, if the number that may replace it is higher; else null. */
export function drawToReplace(decision: DecisionOf<'replace'>): string | null {
  const { drawn } = decision.about
  const number = (id: string) => drawn[Number(id)] ?? 0
  const [lowest] = options(decision)
    .map(({ id }) => id)
    .sort((one, other) => number(one) - number(other))
  return lowest !== undefined && number(lowest) < decision.about.number ? lowest : null
}

/** The pair whose switch raises the seat's own total most: its lowest number against the opponent's highest. */
export function pairToSwitch(decision: DecisionOf<'switch'>): string {
  const { drawn } = decision.about
  const gain = ({ about }: OptionOf<'switch'>) => (drawn[about.theirs] ?? 0) - (drawn[about.own] ?? 0)
  const [best] = [...optionsOf(decision)].sort((one, other) => gain(other) - gain(one))
  return (best as OptionOf<'switch'>).id
}

// ---------------------------------------------------------------- in a fight

/** The opponent's weapon that gives it most in this fight or duel, and how much, a draw counting 3. */
export function armToStrike(view: View, decision: DecisionOf, other: Side): { id: string; worth: number } | null {
  const user = userOf(view, other)
  const place = fieldOf(view)
  const rated = options(decision).map((option) => {
    const card = cardOf(option)
    if (card?.type === 'character') return { id: option.id, worth: gain(card.builtIn ?? { bonus: 0, draws: 0 }) }
    const line = card?.type === 'weapon' && user !== null ? lineFor(card, user, place) : null
    return { id: option.id, worth: line === null ? 0 : gain(line) }
  })
  return rated.sort((one, two) => two.worth - one.worth)[0] ?? null
}

/** The rough worth of a bonus and its draws. */
const gain = ({ bonus, draws }: { bonus: number; draws: number }): number => bonus + draws * A_DRAW
const A_DRAW = 3

/** The first fighter of a side in the fight or duel that is going on. */
function userOf(view: View, side: Side) {
  const found = view.fight?.fighters[side].characters[0]?.card ?? view.duel?.duelists[side]?.card
  const card = found === undefined ? null : cardById(found)
  return card?.type === 'character' || card?.type === 'starship' ? card : null
}

/** DAMAGE of the seat's own fighters in this fight. */
export const damageAtStake = (view: View, own: Side): number =>
  (view.fight?.fighters[own].characters ?? []).reduce((sum, { card }) => {
    const data = cardById(card)
    return sum + ('damage' in data ? data.damage : 0)
  }, 0)

/** The member of a group to give up: the one with the lowest DAMAGE, or the highest; the first of several. */
export function toGiveUp(decision: DecisionOf, strongest = false): string {
  const damage = (option: Option) => {
    const card = cardOf(option)
    return card !== null && 'damage' in card ? card.damage : 0
  }
  const sign = strongest ? -1 : 1
  const [chosen] = [...options(decision)].sort((one, other) => sign * (damage(one) - damage(other)))
  return (chosen as Option).id
}

/** How far the asked side is ahead in the fight so far; null if the question isn't about one. */
export function aheadBy({ about, seat }: DecisionOf): number | null {
  if (!('totals' in about)) return null
  const { dark, light } = about.totals
  return seat === 'dark' ? dark - light : light - dark
}

/** The strongest card among the options, by its worth in its place; null if there is none. */
export function strongest(decision: DecisionOf): string | null {
  const power = (option: Option) => {
    const card = cardOf(option)
    if (card?.type === 'character') return worth(card, null) + card.damage
    return card?.type === 'weapon' ? Math.max(0, ...card.uses.map(gain)) : 0
  }
  return [...options(decision)].sort((one, other) => power(other) - power(one))[0]?.id ?? null
}

// ---------------------------------------------------------------- plans

/** How many of these can fight on a planet. */
export const fighterCount = (pieces: readonly PlanPiece[]): number =>
  pieces.filter(({ card }) => cardById(card).type === 'character').length

/** The worth of a fleet in a starship battle, on average. */
export const fleetPower = (ships: readonly StarshipCard[]): number =>
  ships.reduce((sum, ship) => sum + worth(ship, null), 0)

/** A group risks all its members against one fighter: only small ones are put together. */
const SMALL = 3

/** Limit on the cards that are tried in groups. */
const MOST_SMALL = 7

/** Battle cards among the options that would work in the plan, at most one a fighter. */
export function usefulBattleCards(view: View, decision: DecisionOf): string[] {
  const own = decision.seat
  const space = view.battle?.where === 'space'
  const place = space ? null : fieldOf(view)
  const fighters = space
    ? [...fleetOf(view, own)]
    : fieldPieces(view, own)
        .map(({ card }) => cardById(card))
        .filter((card) => card.type === 'character')
  const weapons = space
    ? []
    : fieldPieces(view, own)
        .map(({ card }) => cardById(card))
        .filter((card): card is WeaponCard => card.type === 'weapon')
  type One = (typeof fighters)[number]
  const free: One[] = [...fighters]
  const chosen: string[] = []
  const usersFor = (card: string): readonly One[] => {
    const battle = battleUse(space ? 'space' : 'planet', card)
    if (battle === null || battleWorth(battle) <= 0) return []
    const { use } = battle
    if (use.for === 'one') {
      const { needs } = use
      const armed = (fighter: One) =>
        needs === undefined || ('using' in needs && weapons.some((weapon) => weaponWorth(weapon, fighter, place) > 0))
      return free.filter((fighter) => worksForOne(battle, fighter, place) && armed(fighter)).slice(0, 1)
    }
    if (use.for === 'two weapons') {
      const user = free.find((fighter) =>
        weapons.some((one) =>
          weapons.some((two) => one !== two && worksForTwoWeapons(battle, [one, two], fighter, place)),
        ),
      )
      return user === undefined ? [] : [user]
    }
    const small = free.filter((fighter) => worth(fighter, place) <= SMALL + use.bonus).slice(0, MOST_SMALL)
    return combine(small, groupSizes(battle), (group) => worksForGroup(battle, group, place)) ?? []
  }
  for (const option of options(decision)) {
    if (option.card === undefined) continue
    const users = waysOf(option.id, option.card)
      .map(({ card }) => usersFor(card))
      .find((found) => found.length > 0)
    if (users === undefined) continue
    for (const user of users) free.splice(free.indexOf(user), 1)
    chosen.push(option.id)
  }
  return chosen
}

// ---------------------------------------------------------------- duels

/** The attack with the highest number of the hand, or the lowest; the one that came first of several. */
export function attackByNumber(decision: DecisionOf<'attack'>, low = false): string {
  const sign = low ? 1 : -1
  const [chosen] = [...optionsOf(decision)].sort((one, other) => sign * (one.about.number - other.about.number))
  return (chosen as OptionOf<'attack'>).id
}

/** The card to block with: the lowest that fits, so that one with two numbers is kept. */
export function blockWith(decision: DecisionOf): string | undefined {
  const [chosen] = [...options(decision)].sort((one, other) => destinyOfOption(one) - destinyOfOption(other))
  return chosen?.id
}

/** The seat's own weapon that gives the duelist most; draws don't count in a duel (rule 23.6.3). */
export function duelWeapon(view: View, decision: DecisionOf): string | null {
  const own = decision.seat
  const user = userOf(view, own)
  const foe = userOf(view, opposite(own))
  const bonus = (option: Option) => {
    const card = cardOf(option)
    const foes = foe === null ? [] : [foe]
    return card?.type === 'weapon' && user !== null
      ? (lineFor(card, user, fieldOf(view), { foes, duel: true })?.bonus ?? 0)
      : 0
  }
  return [...options(decision)].sort((one, other) => bonus(other) - bonus(one))[0]?.id ?? null
}

/** As many numbers as the question asks for: the preferred ones, then the commonest. */
export function named(decision: DecisionOf, wished: readonly string[] = []): string[] {
  const known = options(decision).map(({ id }) => id)
  return [...new Set([...wished, ...COMMONEST])].filter((id) => known.includes(id)).slice(0, least(decision))
}

/** Destiny numbers by how many cards bear them. */
const COMMONEST: readonly string[] = ['4', '3', '5', '2', '1', '6']
