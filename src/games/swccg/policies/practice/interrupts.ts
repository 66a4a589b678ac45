/** Interrupts, texts of cards on table, reacts: when they are worth their card and their Force. */
import type { OptionHere } from '../../rules/abouts.ts'
import { wayId } from '../../rules/deploy/ways.ts'
import { destinyValue } from '../../rules/destiny/steps.ts'
import { drainAmount } from '../../rules/drain/steps.ts'
import { moveId } from '../../rules/move/ways.ts'
import { reactMoves, reactWays } from '../../rules/react/reacting.ts'
import { shotTotal } from '../../rules/shots/steps.ts'
import { cardOf, opponentOf, pieceOfText, type Side } from '../../state/engine-card.ts'
import { lifeForce, type TableCard } from '../../state/game-state.ts'
import { pieceOf, sideOfPiece, whereIs } from '../../state/nesting.ts'
import type { Act, Filter, Offer, Stat } from '../../texts/language/words.ts'
import { meantOf } from '../../texts/offers.ts'
import { amountOf, fits } from '../../texts/reading/fits.ts'
import { addedBy, isSetting, rulesBegun, setBy } from '../../texts/rules-begun.ts'
import { defenseOf } from '../../values/fighting-values.ts'
import type { View } from '../../view/player-view.ts'
import { type Answering, type AskedHere, bestOf, optionsOf, type PracticeAnswer, pass, taking } from './asked.ts'
import { oddsIn, positionValue, runningBattle, theirBattle } from './place-values.ts'
import { deployed, moved, paid, read } from './supposing.ts'
import { chanceAbove, unseenOf } from './unseen-odds.ts'
import { handWorth, lifeWorth, tableWorth, WEIGHTS } from './worths.ts'

/** A text that is offered: its player, piece and acts. */
interface Offered {
  readonly view: View
  readonly own: Side
  readonly option: OptionHere
  readonly piece: Offer
  /** The card, or the place, that has the text; null: an Interrupt. */
  readonly source: string | null
}

/** The worth of an offer, before its card and Force; 0: nothing now. */
type Worth = (offered: Offered) => number

const has = ({ piece }: Offered, what: Act['word']): boolean => piece.does.some(({ word }) => word === what)

/** How much an offer adds to a number. */
const added = ({ piece }: Offered, stat: Stat): number => addedBy(piece.does, stat)
const sets = ({ piece }: Offered, stat: Stat): boolean => rulesBegun(piece.does).some((rule) => isSetting(rule, stat))

/** The number to which an offer sets a value; 0 where it sets none. */
const setTo = ({ piece }: Offered, stat: Stat): number => Math.max(0, setBy(piece.does, stat) ?? 0)

/** The worth of each kind of text; the first that says anything counts. */
const KINDS: readonly Worth[] = [
  destinyChanged,
  evasion,
  aim,
  damageSaved,
  handTrimmed,
  forceActivated,
  retrieved,
  searched,
  initiative,
  gift,
]

/** The worth of a tie that becomes a victory, or of a defeat that becomes a tie, by itself. */
const VICTORY = 0.8

/** A battle destiny that is cancelled, raised or lowered: by how much the battle gets better. */
function destinyChanged(offered: Offered): number {
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
function evasion(offered: Offered): number {
  const { view, own } = offered
  const { shot, destiny } = view
  const target = pieceOf(view, shot?.target ?? null)
  if (shot === null || target === null || sideOfPiece(target) !== own) return 0
  const reading = read(view)
  const worth = tableWorth(reading, target)
  // It stays hit for the battle: what it still pays is not lost. A text that costs nothing can be used again and again.
  if (sets(offered, 'defense')) return setTo(offered, 'defense') > defenseOf(reading, target) ? worth : 0
  const more = added(offered, 'maneuver')
  if (more === 0 || destiny === null || destiny.step !== 'drawn' || destiny.use !== 'weapon') return 0
  const total = shotTotal(reading, shot, destinyValue(reading, destiny) ?? 0, target)
  const defense = defenseOf(reading, target)
  return total > defense && total <= defense + more && worth >= 3 ? worth : 0
}

/** A shot that hits more often. */
function aim(offered: Offered): number {
  const { view, own, piece } = offered
  const { shot } = view
  const target = pieceOf(view, shot?.target ?? null)
  const more = added(offered, 'weapon destiny')
  if (more === 0 || shot === null || target === null || shot.side !== own) return 0
  const reading = read(view)
  const worth = tableWorth(reading, target)
  const defense = defenseOf(reading, target)
  const base = shotTotal(reading, shot, 0, target)
  const odds = oddsIn(view)[own]
  const gained = chanceAbove(odds, defense - base - more) - chanceAbove(odds, defense - base)
  const isLost = piece.offer === 'lost'
  return gained >= (isLost ? 0.4 : 0.3) && worth >= (isLost ? 7 : 4) ? gained * worth + 1 : 0
}

/** Battle damage that is not paid. */
function damageSaved(offered: Offered): number {
  const { view, own } = offered
  if (!sets(offered, 'battle damage') || view.battle === null) return 0
  const left = view.battle.damageLeft[own]
  const isLast = left >= lifeForce(view, own)
  return left >= 4 || isLast ? left * lifeWorth(view, own) : 0
}

const MANY_CARDS = 9
const PLENTY_FORCE = 8

/** Cards of the opponent's hand that are lost or put away. */
function handTrimmed(offered: Offered): number {
  const { view, own } = offered
  const other = opponentOf(own)
  const { hand } = view.sizes[other]
  if (has(offered, 'trim hand')) return (hand - 8) * 1.2
  if (!has(offered, 'lose copies')) return 0
  // Their own turn has just begun, or the Force is left over.
  const spare = view.sizes[own].force >= (view.active === own ? PLENTY_FORCE : 4)
  return hand >= MANY_CARDS && spare && (view.active !== own || view.phase === 'draw') ? 4.5 : 0
}

/** Force activated by a destiny, in a battle that needs it. */
function forceActivated(offered: Offered): number {
  const { view, own } = offered
  if (!has(offered, 'activate')) return 0
  const { force, reserve } = view.sizes[own]
  if (!has(offered, 'draw')) return reserve > 4 ? 0.5 : 0
  return force < 3 && reserve > 8 ? 1.6 : 0
}

/** Cards of the Lost Pile that come back. */
function retrieved({ view, own, piece, source, option }: Offered): number {
  const act = piece.does.find(({ word }) => word === 'retrieve')
  if (act?.word !== 'retrieve') return 0
  const { of } = act
  const meant = meantOf(read(view), own, { card: option.card ?? '', source })
  const count = view.lost[own].filter((card) => of === undefined || fits({ card }, of, meant)).length
  return count >= 3 ? Math.min(count, 3) * lifeWorth(view, own) : 0
}

/** Cards that a search finds: only while the list still holds one. */
function searched({ view, own, piece, source, option }: Offered): number {
  const unseen = unseenOf(view, own)
  const meant = meantOf(read(view), own, { card: option.card ?? '', source })
  const isUnseen = (of: Filter) => [...(unseen ?? [])].some(([card, count]) => count > 0 && fits({ card }, of, meant))
  for (const act of piece.does) {
    if (act.word === 'take' && isUnseen(act.of)) return 2
    if (act.word === 'deploy pair') {
      const { one: ship, two: pilot } = act
      const held = view.hand.some(({ card }) => fits({ card }, ship, meant) || fits({ card }, pilot, meant))
      if (held && view.sizes[own].force >= 4) return 2
    }
    if (act.word === 'deploy' && act.free === true && isUnseen(act.of)) return 2
  }
  return 0
}

/** Total battle destiny that is raised. */
function initiative(offered: Offered): number {
  const { view, own, option, source } = offered
  const { battle } = view
  if (battle === null || battle.step !== 'weapons') return 0
  const meant = meantOf(read(view), own, { card: option.card ?? '', source })
  const more = rulesBegun(offered.piece.does).reduce(
    (sum, rule) =>
      rule.word === 'add' && rule.stat === 'total battle destiny' ? sum + amountOf(rule.amount, meant) : sum,
    0,
  )
  if (more <= 0) return 0
  const now = runningBattle(view, own, { mine: 0, theirs: 0 }).mean
  return runningBattle(view, own, { mine: more, theirs: 0 }).mean - now
}

/** Things that cost nothing and never harm: a card drawn, a choice of two draws, a lost card that comes back. */
function gift(offered: Offered): number {
  const { piece, view, own } = offered
  if (has(offered, 'draw two')) return 0.8
  if (has(offered, 'draw cards')) return view.sizes[own].hand < 10 ? 0.6 : 0
  const [act, ...others] = piece.does
  if (act?.word !== 'place' || act.to !== 'used' || others.length > 0) return 0
  return typeof act.of !== 'string' && act.of.word === 'it' ? 2 : 0
}

/** The cost of an Interrupt that leaves the hand: one that goes to the Used Pile comes back. */
function cardCost({ view, piece, option }: Offered): number {
  if (option.group !== 'interrupt') return 0
  const worth = handWorth(view, option.card ?? '')
  return piece.offer === 'used' ? Math.min(0.6, worth * 0.5) : Math.min(1.8, worth)
}

/** Rates an option, its card and Force paid. */
function rate(view: View, own: Side, option: OptionHere): number {
  if (option.group === 'react') return reactWorth(view, own, option)
  if (option.group === 'effect') return 0.5
  const card = option.card ?? ''
  if (card === '' || (option.group !== 'interrupt' && option.group !== 'text')) return 0
  const piece = pieceOfText(card, own, option.about?.text ?? '')
  if (piece === undefined || !('offer' in piece)) return 0
  const source = option.group === 'text' ? (option.face ?? null) : null
  const offered = { view, own, option, piece, source } as const
  for (const kind of KINDS) {
    const worth = kind(offered)
    if (worth !== 0) return worth - cardCost(offered) - Number(option.about?.force ?? 0) * WEIGHTS.force
  }
  return 0
}

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

/** Returns the text, Interrupt or react that gains most now; null if none gains anything. */
export function interruptNow(view: View, decision: AskedHere): PracticeAnswer | null {
  const best = bestOf(
    optionsOf(decision).map((option) => ({ option, gain: rate(view, decision.seat, option) })),
    ({ gain }) => gain,
  )
  if (best === undefined || best.gain <= 0) return null
  const exit = decision.exits.some(({ id }) => id === 'do') ? 'do' : (decision.exits[0]?.id ?? 'do')
  return taking(exit, best.option)
}

/** A response, or a pass. */
export const respond: Answering = (view, decision) => interruptNow(view, decision) ?? pass

/** Whether a text with a target raises numbers of that card. */
const raises = (card: string, own: Side): boolean =>
  cardOf(card).pieces[own].some(
    (piece) =>
      'offer' in piece &&
      piece.choose !== undefined &&
      rulesBegun(piece.does).some((rule) => rule.word === 'add' && typeof rule.amount === 'number' && rule.amount > 0),
  )

/**
 * Aims a text: at the own card that is shot at, else the dearest own one where it raises numbers, else the dearest of
 * theirs.
 */
export const textTarget: Answering = (view, decision) => {
  const own = decision.seat
  const helps = raises(String(decision.about.card), own)
  const rated = (piece: TableCard) => {
    const aimed = view.shot?.target === piece.handle ? 100 : 0
    const theirs = (sideOfPiece(piece) === own) === helps ? 50 : 0
    return aimed + theirs + tableWorth(read(view), piece)
  }
  const best = bestOf(optionsOf(decision), ({ id }) => {
    const piece = pieceOf(view, id)
    return piece === null ? -1 : rated(piece)
  })
  return best === undefined ? null : taking('do', best)
}

/** The best cards that a search finds. */
export const pick: Answering = (view, { shape, exits }) => {
  if (shape.type !== 'choose') return null
  const worth = ({ card = '' }: OptionHere) => (card === '' ? 0 : handWorth(view, card))
  const sorted = shape.options.toSorted((one, other) => worth(other) - worth(one)).slice(0, shape.max)
  return taking(exits[0]?.id ?? 'do', ...sorted)
}
