/** Interrupts, texts of cards on table, reacts: when they are worth their card and their Force. */
import type { OptionHere } from '../../rules/abouts.ts'
import { wayId } from '../../rules/deploy/ways.ts'
import { destinyValue } from '../../rules/destiny/steps.ts'
import { drainAmount } from '../../rules/drain/steps.ts'
import { moveId } from '../../rules/move/ways.ts'
import { reactMoves, reactWays } from '../../rules/react/reacting.ts'
import { boundOf, shotTotal } from '../../rules/shots/steps.ts'
import { cardOf, pieceOfText, type Side } from '../../state/engine-card.ts'
import { lifeForce, type TableCard } from '../../state/game-state.ts'
import { pieceOf, sideOfPiece, whereIs } from '../../state/nesting.ts'
import type { Act, Offer, Stat } from '../../texts/language/words.ts'
import { offersOf } from '../../texts/offers.ts'
import { addedBy, isSetting, rulesBegun, setBy } from '../../texts/rules-begun.ts'
import { defenseOf } from '../../texts/values/fighting-values.ts'
import type { View } from '../../view/player-view.ts'
import { shotChance } from '../shot-chances.ts'
import { type AnswerRule, type AskedHere, bestOf, optionsOf, type PracticeAnswer, pass, taking } from './asked.ts'
import { positionValue, runningBattle, theirBattle } from './place-values.ts'
import { deployed, moved, paid, read } from './supposing.ts'
import { actsWorth, occasionSeen, textWorth, type Usable, worthsByAim } from './text-goods.ts'
import { handWorth, lifeWorth, tableWorth, WEIGHTS } from './worths.ts'

/** A text that is offered: its player, piece and acts. */
interface TextOffer {
  readonly view: View
  readonly own: Side
  readonly option: OptionHere
  readonly piece: Offer
  /** The card, or the place, that has the text; null: an Interrupt. */
  readonly source: string | null
}

/** The worth of an offer, before its card and Force; 0: nothing now. */
type Worth = (offered: TextOffer) => number

const has = ({ piece }: TextOffer, what: Act['word']): boolean => piece.does.some(({ word }) => word === what)

/** How much an offer adds to a number. */
const added = ({ piece }: TextOffer, stat: Stat): number => addedBy(piece.does, stat)
const sets = ({ piece }: TextOffer, stat: Stat): boolean => rulesBegun(piece.does).some((rule) => isSetting(rule, stat))

/** The number to which an offer sets a value; 0 where it sets none. */
const setTo = ({ piece }: TextOffer, stat: Stat): number => Math.max(0, setBy(piece.does, stat) ?? 0)

/** The worth of each kind of text; the first that says anything counts. */
const KINDS: readonly Worth[] = [destinyChanged, evasion, aim, damageSaved]

/** The worth of a tie that becomes a victory, or of a defeat that becomes a tie, by itself. */
const VICTORY = 0.8

/** A battle destiny that is cancelled, raised or lowered: by how much the battle gets better. */
function destinyChanged(offered: TextOffer): number {
  const { view, own } = offered
  const { destiny, battle } = view
  if (destiny === null || battle === null || destiny.use !== 'battle' || destiny.step !== 'drawn') return 0
  const value = destinyValue(read(view), destiny) ?? 0
  const more = added(offered, 'battle destiny')
  const cancels = has(offered, 'cancel')
  if (more === 0 && !cancels) return 0
  const mine = destiny.side === own
  if (cancels && mine) return 0
  const at = (number: number) => {
    const { mean, wins } = runningBattle(view, own, mine ? { mine: number, theirs: 0 } : { mine: 0, theirs: number })
    return mean + wins * VICTORY
  }
  const then = cancels ? 0 : Math.max(0, value + more)
  return at(then) - at(value)
}

/** A hit that becomes a miss. */
function evasion(offered: TextOffer): number {
  const { view, own } = offered
  const { shot, destiny } = view
  const target = pieceOf(view, shot?.target ?? null)
  if (shot === null || target === null || sideOfPiece(target) !== own) return 0
  const reading = read(view)
  const worth = tableWorth(reading, target)
  // It stays hit for the battle: what it still pays is not lost. A text that costs nothing can be used again and again.
  const weapon = pieceOf(view, shot.weapon)
  const bound = weapon === null ? null : boundOf(reading, weapon, target)
  // Where both players draw, neither defense value nor maneuver counts.
  if (bound === null) return 0
  if (sets(offered, 'defense')) return setTo(offered, 'defense') > defenseOf(reading, target) ? worth : 0
  const more = added(offered, 'maneuver')
  if (more === 0 || destiny === null || destiny.step !== 'drawn' || destiny.use !== 'weapon') return 0
  const total = shotTotal(reading, shot, destinyValue(reading, destiny) ?? 0, target)
  return total > bound && total <= bound + more && worth >= 3 ? worth : 0
}

/** A shot that hits more often. */
function aim(offered: TextOffer): number {
  const { view, own, piece } = offered
  const { shot } = view
  const target = pieceOf(view, shot?.target ?? null)
  const more = added(offered, 'weapon destiny')
  if (more === 0 || shot === null || target === null || shot.side !== own) return 0
  const reading = read(view)
  const worth = tableWorth(reading, target)
  const gained = shotChance(view, shot, target, { more }) - shotChance(view, shot, target)
  const isLost = piece.offer === 'lost'
  return gained >= (isLost ? 0.4 : 0.3) && worth >= (isLost ? 7 : 4) ? gained * worth + 1 : 0
}

/** Battle damage that is not paid. */
function damageSaved(offered: TextOffer): number {
  const { view, own } = offered
  if (!sets(offered, 'battle damage') || view.battle === null) return 0
  const left = view.battle.damageLeft[own]
  const isLast = left >= lifeForce(view, own)
  return left >= 4 || isLast ? left * lifeWorth(view, own) : 0
}

/** The cost of an Interrupt that leaves the hand: one that goes to the Used Pile comes back. */
function cardCost({ view, piece, option }: TextOffer): number {
  if (option.group !== 'interrupt') return 0
  const worth = handWorth(view, option.card ?? '')
  return piece.offer === 'used' ? Math.min(0.6, worth * 0.5) : Math.min(1.8, worth)
}

/** Rates an option at a moment, its card and Force paid. */
function rate(view: View, own: Side, option: OptionHere, moment: string | null): number {
  if (option.group === 'react') return reactWorth(view, own, option)
  if (option.group === 'effect') return 0.5
  const card = option.card ?? ''
  if (card === '' || (option.group !== 'interrupt' && option.group !== 'text')) return 0
  const piece = pieceOfText(card, own, option.about?.text ?? '')
  if (piece === undefined || !('offer' in piece)) return 0
  const source = option.group === 'text' ? (option.face ?? null) : null
  const offered = { view, own, option, piece, source } as const
  const price = cardCost(offered) + Number(option.about?.force ?? 0) * WEIGHTS.force
  for (const kind of KINDS) {
    const worth = kind(offered)
    if (worth !== 0) return worth - price
  }
  const occasion = occasionSeen(view, moment)
  // A text on table without limit or price could be used for ever where nothing else happens in between.
  const endless = option.group === 'text' && moment === null && piece.once === undefined && piece.cost === undefined
  const usable = { view, own, card, source, piece: option.about?.text ?? '', offer: piece, occasion }
  const worth = textWorth(endless ? { ...usable, endless } : usable)
  return worth >= LEAST_GAIN ? worth - price : 0
}

/** A text whose goods are worth less is kept: what they are worth is known only roughly. */
const LEAST_GAIN = 0.4

/** A react must gain this much. */
const LEAST_REACT = 0.8

/** The gain of a react: the drain that it stops or the battle that it changes, and the place where the card then stands. */
function reactWorth(view: View, own: Side, option: OptionHere): number {
  const best = bestOf(reactsOf(view, own, option), ({ gain }) => gain)
  return best === undefined ? 0 : best.gain - LEAST_REACT
}

function reactsOf(
  view: View,
  own: Side,
  option: OptionHere,
): readonly { readonly id: string; readonly gain: number }[] {
  const held = option.about?.held
  const reading = read(view)
  if (held !== undefined) {
    const card = cardOf(option.card ?? '')
    const others = view.hand.filter((one) => one.handle !== held)
    return reactWays(reading, own, card, others).map(({ way, cost }) => ({
      id: wayId(way),
      gain: reactGain(view, paid(deployed(view, held, way), own, cost), own, []) - cost * WEIGHTS.force,
    }))
  }
  const piece = pieceOf(view, option.face ?? null)
  if (piece === null) return []
  const from = whereIs(view, piece)
  return reactMoves(reading, piece).map((move) => ({
    id: moveId(move),
    gain:
      reactGain(view, paid(moved(view, piece, move), own, move.cost), own, from === null ? [] : [from]) -
      move.cost * WEIGHTS.force,
  }))
}

function reactGain(view: View, then: View, own: Side, left: readonly string[]): number {
  const { battle, drain } = view
  if (drain !== null) {
    const stopped = drainAmount(read(view), drain.side, drain.at) * lifeWorth(view, own)
    const places = [drain.at, ...left]
    const change = positionValue(then, own, places, 'after battle') - positionValue(view, own, places, 'after battle')
    return stopped + change
  }
  if (battle === null) return 0
  return theirBattle(then, own, battle.at).mean - theirBattle(view, own, battle.at).mean
}

/** The moment that a question names; null: none. */
const momentOf = ({ about }: AskedHere): string | null => (typeof about.moment === 'string' ? about.moment : null)

/** Returns the text, Interrupt or react that gains most now; null if none gains anything. */
export function interruptNow(view: View, decision: AskedHere): PracticeAnswer | null {
  const best = bestOf(
    optionsOf(decision).map((option) => ({ option, gain: rate(view, decision.seat, option, momentOf(decision)) })),
    ({ gain }) => gain,
  )
  if (best === undefined || best.gain <= 0) return null
  const exit = decision.exits.some(({ id }) => id === 'do') ? 'do' : (decision.exits[0]?.id ?? 'do')
  return taking(exit, best.option)
}

/** A response, or a pass. */
export const respond: AnswerRule = (view, decision) => interruptNow(view, decision) ?? pass

/** Whether a text with a target raises numbers of that card. */
const raises = (card: string, own: Side): boolean =>
  cardOf(card).pieces[own].some(
    (piece) =>
      'offer' in piece &&
      piece.choose !== undefined &&
      rulesBegun(piece.does).some((rule) => rule.word === 'add' && typeof rule.amount === 'number' && rule.amount > 0),
  )

/** The texts of a card that could be meant by a question about it, as goods are asked about them. */
function usableOf(view: View, decision: AskedHere): readonly Usable[] {
  const own = decision.seat
  const card = String(decision.about.card)
  const source = view.pieces.find((one) => one.card === card && sideOfPiece(one) === own)?.handle ?? null
  const occasion = occasionSeen(view, momentOf(decision))
  return offersOf(card, own).map(({ piece, offer }) => ({ view, own, card, source, piece, offer, occasion }))
}

/**
 * Aims a text: at the own card that is shot at, else where its goods are worth most, else at the dearest own one where it
 * raises numbers, else the dearest of theirs.
 */
export const textTarget: AnswerRule = (view, decision) => {
  const own = decision.seat
  const helps = raises(String(decision.about.card), own)
  const aimed = usableOf(view, decision).map(worthsByAim)
  const rated = (piece: TableCard) => {
    const shotAt = view.shot?.target === piece.handle ? 1000 : 0
    const goods = Math.max(0, ...aimed.map((worths) => worths.get(piece.handle) ?? 0))
    const theirs = (sideOfPiece(piece) === own) === helps ? 50 : 0
    return shotAt + (goods >= LEAST_GAIN ? 100 * goods : 0) + theirs + tableWorth(read(view), piece)
  }
  const best = bestOf(optionsOf(decision), ({ id }) => {
    const piece = pieceOf(view, id)
    return piece === null ? -1 : rated(piece)
  })
  return best === undefined ? null : taking('do', best)
}

/** The best cards that a search finds. */
export const pick: AnswerRule = (view, { shape, exits }) => {
  if (shape.type !== 'choose') return null
  const worth = ({ card = '' }: OptionHere) => (card === '' ? 0 : handWorth(view, card))
  const sorted = shape.options.toSorted((one, other) => worth(other) - worth(one)).slice(0, shape.max)
  return taking(exits[0]?.id ?? 'do', ...sorted)
}

/** One of several acts of a text: those whose goods are worth most. */
export const oneOf: AnswerRule = (view, decision) => {
  const [first] = usableOf(view, decision)
  if (first === undefined) return null
  const best = bestOf(optionsOf(decision), ({ about }) => actsWorth({ ...first, offer: { does: about?.does ?? [] } }))
  return best === undefined ? null : taking('do', best)
}
