/** The practice opponent in duels (part 23). */
import type { Answer, Option } from '../../../contract/index.ts'
import { type CharacterCard, opposite, type Side } from '../cards/card.ts'
import { cardById, cards } from '../cards/index.ts'
import { selects } from '../cards/selecting.ts'
import { destinyOf, type Fighter, lineFor, placeBonus } from '../cards/users.ts'
import type { DuelRole } from '../rules/duel/duelists.ts'
import { isDuelist } from '../rules/duel/duelists.ts'
import { duelTextOf } from '../rules/duel/exchange.ts'
import { type DecisionOf, type OptionOf, optionsOf } from '../state/abouts.ts'
import type { View } from '../view/player-view.ts'
import { cardOf, options } from './defaults.ts'
import { MEAN_DESTINY } from './plan.ts'
import { forceOf, placeSeen } from './seen.ts'
import { giftsOf, giftTo } from './worth.ts'

type AnswerContent = Omit<Answer, 'decision'>

/** This lead in cards of the dueling hand is reason enough to duel. */
const MARGIN = 3

/** The power of a character in a duel with a weapon, which is also the size of the dueling hand (rule 23.6). */
function power(
  view: View,
  side: Side,
  fighter: CharacterCard,
  weapon: Option['card'] | null,
  foe: Fighter | null,
): number {
  const place = placeSeen(view)
  const card = weapon == null ? null : cardById(weapon)
  const foes = foe === null ? [] : [foe]
  const line = card?.type === 'weapon' ? lineFor(card, fighter, place, { foes, duel: true }) : null
  const own = fighter.text.reduce((sum, text) => {
    if (text.form !== 'power' || text.of !== 'this') return sum
    const { if: condition } = text
    if (condition === undefined) return sum + text.bonus
    const against = 'dueling' in condition ? condition.dueling : 'fighting' in condition ? condition.fighting : []
    const meets = foe !== null && against.some((one) => selects(one, foe, place, { own: false }))
    const armed =
      'using' in condition && card !== null && line !== null && condition.using.some((one) => selects(one, card, place))
    return sum + (meets || armed ? text.bonus : 0)
  }, 0)
  return (
    (fighter.power === 'destiny' ? MEAN_DESTINY : fighter.power) +
    placeBonus(fighter, place) +
    (fighter.builtIn?.bonus ?? 0) +
    (line?.bonus ?? 0) +
    own +
    giftTo(giftsOf(view, side), fighter, place)
  )
}

/** The most that a side's weapons can give this defender. */
function defence(view: View, side: Side, fighter: CharacterCard, foe: Fighter): number {
  const weapons = forceOf(view, side).weapons.map(({ id }) => id)
  return Math.max(...[null, ...weapons].map((weapon) => power(view, side, fighter, weapon, foe)))
}

const characterOf = (option: Option): CharacterCard | null => {
  const card = cardOf(option)
  return card?.type === 'character' ? card : null
}

/** A duelist with a weapon and a foe, as options of `duel`, and how much the duel promises. */
export interface Trio {
  readonly who: OptionOf<'duel'>
  readonly arm: OptionOf<'duel'>
  readonly foe: OptionOf<'duel'>
  /** From 0 on it is worth a challenge. */
  readonly gain: number
}

/** Returns every duel that may be started, the most promising first. */
export function triosOf(view: View, decision: DecisionOf<'duel'>): readonly Trio[] {
  const own = decision.seat
  const other = opposite(own)
  const by = (role: DuelRole) => optionsOf(decision).filter(({ about }) => about.role === role)
  const stand = forceOf(view, other).characters.filter(({ id }) => isDuelist(id))
  const trios: Trio[] = []
  for (const who of by('who'))
    for (const arm of by('with')) {
      if (arm.requires?.includes(who.id) === false) continue
      for (const foe of by('foe')) {
        const [mine, theirs] = [characterOf(who), characterOf(foe)]
        if (mine === null || theirs === null) continue
        const attack = power(view, own, mine, arm.card ?? null, theirs)
        const against = Math.max(...[theirs, ...stand].map((fighter) => defence(view, other, fighter, mine)))
        trios.push({ who, arm, foe, gain: attack - against - MARGIN + 0.2 * (theirs.damage - mine.damage) })
      }
    }
  return trios.sort((one, two) => two.gain - one.gain)
}

/** The duelists and weapon, if the dueling hands are promising even against the best substitute; else null. */
export function challenge(view: View, decision: DecisionOf<'duel'>): AnswerContent | null {
  const [best] = triosOf(view, decision)
  return best === undefined || best.gain < 0 ? null : { exit: 'duel', choose: [best.who.id, best.arm.id, best.foe.id] }
}

/** A dueling character that would do clearly better than the one named. */
export function substitute(view: View, decision: DecisionOf<'substitute'>): AnswerContent {
  const own = decision.seat
  const foe = cardById(decision.about.foe)
  const named = cardById(decision.about.own)
  if (foe.type !== 'character' || named.type !== 'character') return { exit: 'none' }
  const now = defence(view, own, named, foe)
  const rated = options(decision).flatMap((option) => {
    const card = characterOf(option)
    return card === null ? [] : [{ id: option.id, gain: defence(view, own, card, foe) - now }]
  })
  const [best] = rated.sort((one, other) => other.gain - one.gain)
  return best !== undefined && best.gain >= 2 ? { exit: 'use', choose: [best.id] } : { exit: 'none' }
}

/** How many cards of a side bear a destiny number: rare numbers are seldom blocked. */
function commonness(side: Side): readonly number[] {
  const counts = [0, 0, 0, 0, 0, 0, 0]
  for (const card of cards)
    if (card.side === side)
      for (const number of new Set([card.destiny ?? []].flat())) counts[number] = (counts[number] ?? 0) + 1
  return counts
}
const COMMON: Readonly<Record<Side, readonly number[]>> = { dark: commonness('dark'), light: commonness('light') }

/** Attacks with the number that is least likely to be blocked; when ahead, keeps the last cards for blocks. */
export function attack(view: View, decision: DecisionOf<'attack'>): AnswerContent {
  const { duel } = view
  const own = decision.seat
  const other = opposite(own)
  const all = optionsOf(decision)
  if (duel !== null && decision.exits.some(({ id }) => id === 'pass')) {
    const ahead = duel.hits[other] - duel.hits[own]
    if (ahead > 0 && duel.hands[own] <= 2 && duel.hands[other] > 0) return { exit: 'pass' }
  }
  // A number that has been played is likelier to be used up in the opponent's hand.
  const played = (number: number) =>
    (duel?.piles[other] ?? []).filter((id) => [cardById(id).destiny ?? []].flat().includes(number)).length
  const open = (option: OptionOf<'attack'>) => {
    const { number } = option.about
    const left = (COMMON[other][number] ?? 0) / 50 - 0.5 * played(number)
    const text = option.card === undefined ? null : duelTextOf(option.card)
    return left - (text?.form === 'extra-hits' ? 1 : 0)
  }
  const [best] = [...all].sort((one, two) => open(one) - open(two))
  return { exit: 'attack', choose: [(best as Option).id] }
}

/** Blocks whenever possible, with the lowest card that fits; of equal ones with a card whose text helps if it hits. */
export function block(decision: DecisionOf): AnswerContent {
  const text = (option: Option) => (option.card !== undefined && duelTextOf(option.card) !== null ? 1 : 0)
  const destiny = (option: Option) => (option.card === undefined ? 0 : destinyOf(cardById(option.card)))
  const [card] = [...options(decision)].sort((one, two) => text(two) - text(one) || destiny(one) - destiny(two))
  return card === undefined ? { exit: 'take' } : { exit: 'block', choose: [card.id] }
}
