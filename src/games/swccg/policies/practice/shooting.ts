/** The choice of weapons and their targets. */
import type { Option } from '../../../../contract/index.ts'
import { readyShooters, targetsOf } from '../../rules/shots/steps.ts'
import { cardOf, type Side } from '../../state/engine-card.ts'
import type { TableCard } from '../../state/game-state.ts'
import { pieceOf, withAllOn } from '../../state/nesting.ts'
import { defenseOf, powerOf } from '../../texts/values/fighting-values.ts'
import type { View } from '../../view/player-view.ts'
import { shotChance } from '../shot-chances.ts'
import { type AnswerRule, bestOf, optionsOf, pass, taking } from './asked.ts'
import { interruptNow } from './interrupts.ts'
import { read } from './supposing.ts'
import { tableWorth } from './worths.ts'

/** A shot must be worth more than its Force by this much. */
const PRICE = 1.2
/** Points that a target may add to its defense by its own text. */
const ROAR = 4
/** The worth of each power that a target loses for a turn, and the share of its worth that a vehicle loses as it crashes. */
const WEAKENED = 0.8
const CRASHED = 0.8

/** The chance of a hit. */
function chanceOf(view: View, own: Side, weapon: TableCard, target: TableCard): number {
  const defense = Math.max(defenseOf(read(view), target), answers(target) ? ROAR : 0)
  const by = weapon.on === null ? readyShooters(read(view), weapon)[0]?.handle : undefined
  const shot = { side: own, weapon: weapon.handle, ...(by === undefined ? {} : { by }) }
  return shotChance(view, shot, target, { defense })
}

/** Whether a text of the target answers when it is aimed at. */
const answers = (target: TableCard): boolean =>
  cardOf(target.card).pieces[cardOf(target.card).side].some(
    (piece) => 'offer' in piece && piece.at.some(({ word }) => word === 'targeted'),
  )

/** The worth of a shot: the chance of a hit times what is lost with the target. */
function shotWorth(view: View, own: Side, weapon: TableCard, target: TableCard): number {
  const reading = read(view)
  const { works, contested } = cardOf(weapon.card).weapon ?? {}
  // A shot that works takes the power of its target for the turn, or leaves it on table without any for good.
  const lost =
    contested === true
      ? powerOf(reading, target) * WEAKENED
      : withAllOn(view, target).reduce((sum, piece) => sum + tableWorth(reading, piece), 0) * (works ? CRASHED : 1)
  return target.hit === true ? 0 : chanceOf(view, own, weapon, target) * lost
}

const costIn = ({ about }: Option): number => Number(about?.force ?? 0)
const isWorth = (worth: number, cost: number): boolean => worth > Math.max(0.4, cost * PRICE)

/** The best shot of the weapon that an option fires. */
function bestShot(view: View, own: Side, option: Option): number {
  const weapon = pieceOf(view, String(option.about?.weapon ?? ''))
  if (weapon === null) return 0
  return Math.max(0, ...targetsOf(read(view), weapon).map((target) => shotWorth(view, own, weapon, target)))
}

/** Shots that are laid ahead: each weapon at its best target, the surest first; if the opponent acts, it thinks again. */
export const plan: AnswerRule = (view, decision) => {
  const own = decision.seat
  const rated = optionsOf(decision)
    .filter(({ group }) => group === 'fire')
    .map((option) => {
      const [by, at] = [option.about?.weapon, option.about?.target].map((one) => pieceOf(view, String(one ?? '')))
      return { option, by, at, worth: by == null || at == null ? 0 : shotWorth(view, own, by, at) }
    })
    .filter(({ option, worth }) => isWorth(worth, costIn(option)))
    .sort((one, other) => other.worth - one.worth)
  const chosen: typeof rated = []
  let force = view.sizes[own].force
  for (const one of rated) {
    if (chosen.some(({ by, at }) => by === one.by || at === one.at) || costIn(one.option) > force) continue
    chosen.push(one)
    force -= costIn(one.option)
  }
  return chosen.length === 0 ? { exit: 'ask' } : taking('plan-ask', ...chosen.map(({ option }) => option))
}

/** One weapons action, or pass. */
export const weapons: AnswerRule = (view, decision) => {
  const own = decision.seat
  const best = bestOf(
    optionsOf(decision)
      .filter(({ group }) => group === 'fire')
      .map((option) => ({ option, worth: bestShot(view, own, option) }))
      .filter(({ option, worth }) => isWorth(worth, costIn(option))),
    ({ option, worth }) => worth - costIn(option),
  )
  if (best !== undefined) return taking('do', best.option)
  return interruptNow(view, decision) ?? pass
}

/** The target of a shot, or no further shot. */
export const target: AnswerRule = (view, decision) => {
  const own = decision.seat
  const { shot } = view
  const weapon = pieceOf(view, shot?.weapon ?? null)
  const best = bestOf(optionsOf(decision), ({ id }) => {
    const aimed = pieceOf(view, id)
    return weapon === null || aimed === null ? 0 : shotWorth(view, own, weapon, aimed)
  })
  if (best === undefined) return null
  const aimed = pieceOf(view, best.id)
  const worth = weapon === null || aimed === null ? 0 : shotWorth(view, own, weapon, aimed)
  const cost = Number(decision.about.force ?? 0)
  if (decision.kind === 'again' && !isWorth(worth, Math.max(1, cost))) return { exit: 'stop' }
  return taking('fire', best)
}
