/** The prospects of a battle, over all pairs of destiny numbers that can still be drawn. */
import { onceFor } from '../../../../kit/library/once-for.ts'
import { newBattle } from '../../rules/battle/steps.ts'
import { opponentOf, type Side } from '../../state/engine-card.ts'
import { type Board, lifeForce, type TableCard } from '../../state/game-state.ts'
import { withAllOn } from '../../state/nesting.ts'
import type { Position } from '../../state/position-reading.ts'
import { forfeitPile } from '../../texts/forfeits.ts'
import { asideAt, barredAt, battleDestinies, fightersOf, totalPower } from '../../texts/values/battling.ts'
import { abilityOf, forfeitOf } from '../../texts/values/fighting-values.ts'
import { read } from './supposing.ts'
import type { Odds } from './unseen-odds.ts'
import { lifeWorth, tableWorth } from './worths.ts'

/** The loss of a side, and whether it would still stand there. */
interface Loss {
  readonly cost: number
  readonly stands: boolean
}

/** A set of cards that a side can forfeit together: what it pays, what it costs, whether presence is left. */
interface Payment extends Loss {
  readonly pays: number
  readonly cards: number
}

/** A side in a battle that is supposed. */
interface Party {
  readonly power: number
  /** How many battle destinies it draws. */
  readonly draws: number
  readonly payments: readonly Payment[]
  readonly life: number
  readonly lifeWorth: number
  /** The least forfeit value that attrition can reach: 0 if nobody is vulnerable, by attrition. */
  readonly vulnerable: (attrition: number) => boolean
}

/** The result of a battle for the side that is asked: the mean, and the chance to lose much. */
export interface Prospect {
  readonly mean: number
  readonly risk: number
  /** The chance to win, less that to lose. */
  readonly wins: number
}

/** More cards than this are not weighed one against the other: the dearest stay out of it. */
const MOST_CARDS = 7
/** A loss that counts as much. */
const MUCH = 8
/** A card that comes back to the Used Pile costs only this much of its worth. */
const COMES_BACK = 0.35

/** Returns every set of some cards that can be forfeited, cheapest first and without those that another beats. */
function paymentsOf(reading: Position, fighters: readonly TableCard[]): readonly Payment[] {
  const { board } = reading
  const rated = fighters
    .map((piece) => {
      const back = forfeitPile(reading, piece) === 'used' ? COMES_BACK : 1
      return { piece, cost: tableWorth(reading, piece) * back, pays: forfeitOf(reading, piece) }
    })
    .sort((one, other) => one.cost - other.cost)
  const weighed = rated.slice(0, MOST_CARDS)
  const bits = new Map(weighed.map(({ piece }, at) => [piece.handle, 1 << at]))
  const ability = weighed.map(({ piece }) => abilityOf(reading, piece))
  const others = rated.slice(MOST_CARDS).reduce((sum, { piece }) => sum + abilityOf(reading, piece), 0)
  // A carrier takes along who is aboard.
  const takes = weighed.map(({ piece }) =>
    withAllOn(board, piece).reduce((mask, { handle }) => mask | (bits.get(handle) ?? 0), 0),
  )
  // Each sum is that of the set without its last card, and that card: in the order of the cards.
  const sets = 1 << weighed.length
  const [pays, cards, gone] = [
    new Array<number>(sets).fill(0),
    new Array<number>(sets).fill(0),
    new Array<number>(sets).fill(0),
  ]
  const [costs, abilities] = [new Array<number>(sets).fill(0), new Array<number>(sets).fill(others)]
  for (let at = 0; at < weighed.length; at++)
    for (let rest = 0; rest < 1 << at; rest++) {
      const set = rest | (1 << at)
      pays[set] = (pays[rest] ?? 0) + (weighed[at]?.pays ?? 0)
      cards[set] = (cards[rest] ?? 0) + 1
      gone[set] = (gone[rest] ?? 0) | (takes[at] ?? 0)
      costs[set] = (costs[rest] ?? 0) + (weighed[at]?.cost ?? 0)
      abilities[set] = (abilities[rest] ?? 0) + (ability[at] ?? 0)
    }
  const all = pays.map((sum, set): Payment => {
    const away = gone[set] ?? 0
    const left = abilities[(sets - 1) & ~away] ?? 0
    return { pays: sum, cost: costs[away] ?? 0, cards: cards[set] ?? 0, stands: left >= 1 }
  })
  const sorted = all.sort((one, other) => one.cost - other.cost || other.pays - one.pays)
  const best: Payment[] = []
  for (const one of sorted) {
    const beaten = best.some(
      (other) => other.pays >= one.pays && (other.stands || !one.stands) && (other.cards > 0 || one.cards === 0),
    )
    if (!beaten) best.push(one)
  }
  return best
}

const PARTIES = onceFor<Position, Party>()

/** @param reading with the battle on its board */
const partyOf = (reading: Position, side: Side, at: string): Party =>
  PARTIES(reading, `${side}/${at}`, () => partyFrom(reading, side, at))

function partyFrom(reading: Position, side: Side, at: string): Party {
  const { board } = reading
  const battle = board.battle
  if (battle === null) throw new Error('no battle is supposed')
  const fighters = fightersOf(reading, side)
  const immunities = fighters.map((piece) => reading.immunity(piece))
  return {
    power: totalPower(reading, battle, side),
    draws: board.sizes[side].reserve > 0 ? battleDestinies(reading, side, at) : 0,
    payments: paymentsOf(reading, fighters),
    life: lifeForce(board, side),
    lifeWorth: lifeWorth(board, side),
    vulnerable: (attrition) => immunities.some((below) => attrition >= below),
  }
}

/** The least loss that pays this much. @param place the cost of losing the place */
function leastLoss(
  { payments, life, lifeWorth: each, vulnerable }: Party,
  attrition: number,
  damage: number,
  place: number,
) {
  const mustForfeit = attrition > 0 && vulnerable(attrition)
  let best: Loss & { readonly whole: number } = { cost: 0, stands: true, whole: Number.POSITIVE_INFINITY }
  let most = 0
  for (const one of payments) most = Math.max(most, one.pays)
  for (const { pays, cost, cards, stands } of payments) {
    if (mustForfeit && (cards === 0 || pays < Math.min(attrition, most))) continue
    const force = Math.max(0, damage - pays)
    const paidCost = cost + force * each + (force >= life ? 100 : 0)
    const whole = paidCost + (stands ? 0 : place)
    if (whole < best.whole) best = { cost: paidCost, stands, whole }
  }
  return best.whole === Number.POSITIVE_INFINITY ? { cost: damage * each, stands: true } : best
}

/** Pairs of numbers of as many draws as a side makes; two draws count as one of twice the mean. */
function drawn(odds: Odds, draws: number): Odds {
  if (draws <= 0) return [{ number: 0, chance: 1 }]
  return draws === 1 ? odds : odds.map(({ number, chance }) => ({ number: number * draws, chance }))
}

/** The means of both sides' losses over all pairs of numbers. */
function weighed(
  [mine, theirs]: readonly [Party, Party],
  ahead: number,
  odds: Readonly<Record<'mine' | 'theirs', Odds>>,
  stakes: SupposedBattle['stakes'],
): Prospect {
  let [mean, risk, wins] = [0, 0, 0]
  for (const one of odds.mine)
    for (const two of odds.theirs) {
      const chance = one.chance * two.chance
      const margin = ahead + one.number - two.number
      const lost = leastLoss(mine, two.number, Math.max(0, -margin), stakes.gone)
      const won = leastLoss(theirs, one.number, Math.max(0, margin), stakes.alone)
      const stays = lost.stands && !won.stands ? stakes.alone : !lost.stands && won.stands ? -stakes.gone : 0
      wins += chance * Math.sign(margin)
      mean += chance * (won.cost - lost.cost + stays)
      if (lost.cost > MUCH && lost.cost > won.cost) risk += chance
    }
  return { mean, risk, wins }
}

/** Numbers of a side that are added to what it has drawn so far: of its own choice, and what was drawn just now. */
export interface AddedPower {
  readonly mine: number
  readonly theirs: number
}

/**
 * Returns what the battle that goes on will bring, once the draws that are left are made.
 * @param added to the battle destinies of both sides, which are nothing where none was drawn
 */
export function battleNow(board: Board, { own, at, odds, stakes }: SupposedBattle, added: AddedPower): Prospect {
  const other = opponentOf(own)
  const { battle } = board
  if (battle === null) return { mean: 0, risk: 0, wins: 0 }
  const reading = read(board)
  const [mine, theirs] = [partyOf(reading, own, at), partyOf(reading, other, at)]
  const before = (side: Side) => battle.destinies[side].reduce((sum, value) => sum + value, 0)
  const left = ({ draws }: Party, side: Side, more: number): Odds =>
    drawn(odds[side], draws - battle.draws[side]).map(({ number, chance }) => ({
      number: before(side) + more + number,
      chance,
    }))
  const numbers = { mine: left(mine, own, added.mine), theirs: left(theirs, other, added.theirs) }
  // The destinies that were drawn count in the power already.
  const ahead = mine.power - before(own) - (theirs.power - before(other))
  return weighed([mine, theirs], ahead, numbers, stakes)
}

/** A battle that is supposed. */
export interface SupposedBattle {
  /** The side whose gain is counted. */
  readonly own: Side
  readonly at: string
  readonly odds: Readonly<Record<Side, Odds>>
  /** The gain of the own side from standing alone instead of beside the opponent, and its loss from being gone. */
  readonly stakes: { readonly alone: number; readonly gone: number }
  /** Power that the opponent brings along, and whether it draws destiny by it. */
  readonly reinforced?: number
  /** Fights anew, as in another turn. */
  readonly fresh?: boolean
}

/** The opponent draws by what it brings from this much power on. */
const DRAWS_FROM = 4

/** Returns what a battle at a place would bring. */
export function prospectOf(board: Board, supposed: SupposedBattle): Prospect {
  const { own, at, odds, stakes, reinforced = 0, fresh = false } = supposed
  const other = opponentOf(own)
  const reading = withBattle(board, own, at, fresh)
  const mine = partyOf(reading, own, at)
  const theirs = partyOf(reading, other, at)
  const [power, against] = [mine.power, theirs.power + reinforced]
  const draws = Math.max(theirs.draws, reinforced >= DRAWS_FROM && board.sizes[other].reserve > 0 ? 1 : 0)
  const numbers = { mine: drawn(odds[own], mine.draws), theirs: drawn(odds[other], draws) }
  const ahead = power - against
  return weighed([mine, theirs], ahead, numbers, stakes)
}

const SUPPOSED = onceFor<Board, Position>()

/** The reading of a board on which a battle has begun: the numbers are the same for either initiator. */
function withBattle(board: Board, side: Side, at: string, fresh: boolean): Position {
  const reading = read(board)
  const aside = fresh ? barredAt(reading, at) : asideAt(reading, at)
  const key = fresh ? at : `${at}/aside`
  return SUPPOSED(board, key, () => read({ ...board, battle: newBattle(side, at, aside) }))
}
