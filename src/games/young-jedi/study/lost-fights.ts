/**
 * Why fights were lost, from the events of a battle alone. Draws stay with the fighters that made them. A battle in which
 * totals depend on the fighter that is met is not put into another order: the order is blamed only where it is sure.
 */
import type { BattleCard, Card, Side } from '../cards/card.ts'
import { opposite, SIDES } from '../cards/card.ts'
import { findCard } from '../cards/index.ts'
import { worksForOne } from '../cards/users.ts'
import type { Fact } from '../state/game-facts.ts'

/** Why a fight was lost; the first that holds. */
export type LossCause = 'order' | 'unused' | 'draw' | 'power'

/** A fight, with its fighters and totals. */
interface OneFight {
  readonly fighters: Readonly<Record<Side, Fact<'fighters'>['data']>>
  readonly fight: Fact<'fight'>['data']
  readonly winner: Side | null
}

/** A battle, read from its events. */
export interface FoughtBattle {
  readonly fights: readonly OneFight[]
  /** Battle cards that were never reached, by side. */
  readonly unused: Readonly<Record<Side, readonly string[]>>
  /** Something happened that binds a total to the fight in which it was counted. */
  readonly bound: boolean
}

/** Events that change a total or the order of fighters within a battle. */
const BINDING: ReadonlySet<string> = new Set([
  ...['ignored', 'strike', 'send-back', 'draw-two', 'redraw', 'replace', 'switch', 'called-tie', 'fight-next'],
])
const MOST_FIGHTS = 6

/** Returns the battles on planets in these events, the first first. The last one may have ended with the game. */
export function battlesIn(events: readonly Fact[]): readonly FoughtBattle[] {
  const battles: FoughtBattle[] = []
  let fights: OneFight[] = []
  let fighters: Partial<Record<Side, Fact<'fighters'>['data']>> = {}
  let unused: Record<Side, string[]> = { dark: [], light: [] }
  let bound = false
  let where: 'planet' | 'space' | null = null
  for (const event of events) {
    if (event.type === 'battle' || event.type === 'starship-battle') {
      where = event.type === 'battle' ? 'planet' : 'space'
      fights = []
      fighters = {}
      unused = { dark: [], light: [] }
      bound = false
    } else if (event.type === 'fighters') fighters = { ...fighters, [event.seat]: event.data }
    else if (event.type === 'fight') {
      const { dark, light } = fighters
      if (dark !== undefined && light !== undefined)
        fights.push({ fighters: { dark, light }, fight: event.data, winner: event.seat ?? null })
    } else if (event.type === 'discard' && event.data.why === 'unused') unused[event.seat].push(...event.data.cards)
    else if (BINDING.has(event.type)) bound = true
    else if (event.type === 'battle-end') {
      if (where === 'planet') battles.push({ fights, unused, bound })
      where = null
    }
  }
  return where === 'planet' ? [...battles, { fights, unused, bound }] : battles
}

/** Returns why a side lost each of its lost fights. */
export function lossesOf(battle: FoughtBattle, side: Side): readonly LossCause[] {
  const orders = betterOrders(battle, side)
  return battle.fights.flatMap((one, at) =>
    one.winner === opposite(side) ? [causeOf(battle, one, side, orders.has(at))] : [],
  )
}

function causeOf(battle: FoughtBattle, one: OneFight, side: Side, order: boolean): LossCause {
  if (order) return 'order'
  const { total, power } = one.fight
  const foe = opposite(side)
  if (battle.unused[side].some((id) => wouldWin(id, one, side))) return 'unused'
  return total[side] - power[side].destiny > total[foe] - power[foe].destiny ? 'draw' : 'power'
}

/** Whether an unused Battle card would have won the fight by its bonus alone. */
function wouldWin(id: string, { fighters, fight }: OneFight, side: Side): boolean {
  const own = fighters[side]
  const card = findCard(id)
  const [fighter] = own.characters.map((piece) => findCard(piece.card))
  if (own.battle !== null || own.characters.length !== 1 || card?.type !== 'battle') return false
  if (fighter?.type !== 'character' || !isPlain(card) || !worksForOne(card, fighter, null)) return false
  return fight.total[side] + card.use.bonus > fight.total[opposite(side)]
}

/** Whether a Battle card adds its bonus to any fighter that may use it, against any fighter. */
const isPlain = ({ use, also }: BattleCard): boolean =>
  use.for === 'one' &&
  use.first !== true &&
  use.needs === undefined &&
  use.bonusIf === undefined &&
  also.every(({ form }) => form !== 'compare-destiny' && form !== 'send-back')

/**
 * Returns the lost fights that another order of the same plan would have won, and no further fight lost: all orders of
 * at most six fighters against the revealed order.
 */
function betterOrders({ fights, bound }: FoughtBattle, side: Side): ReadonlySet<number> {
  const found = new Set<number>()
  if (bound || fights.length < 2 || fights.length > MOST_FIGHTS || fights.some(dependsOnFoe)) return found
  const own = fights.map(({ fight }) => fight.total[side])
  const theirs = fights.map(({ fight }) => fight.total[opposite(side)])
  const lost = fights.map(({ winner }) => winner === opposite(side))
  for (const order of ordersOf(own)) {
    if (order.some((total, at) => !lost[at] && total < theirs[at]!)) continue
    for (const [at, total] of order.entries()) if (lost[at] && total > theirs[at]!) found.add(at)
  }
  return found
}

function* ordersOf(totals: readonly number[]): Generator<readonly number[]> {
  if (totals.length <= 1) yield totals
  for (const [at, first] of totals.length <= 1 ? [] : totals.entries())
    for (const rest of ordersOf(totals.toSpliced(at, 1))) yield [first, ...rest]
}

/** Fields of cards by which a total depends on the opposing fighter or on the place in the plan. */
const DEPENDING = ['fighting', 'against', 'noBonusAgainst', 'first', 'needs', 'bonusIf', 'fought']
/** Texts of Battle cards that do so. */
const DEPENDING_FORMS = ['compare-destiny', 'ignore-weapons', 'fight-next', 'send-back', 'no-weapons']

function dependsOnFoe({ fighters, fight }: OneFight): boolean {
  if (SIDES.some((side) => fight.texts[side].length > 0)) return true
  return SIDES.some((side) => {
    const { characters, weapons, battle } = fighters[side]
    const ids = [...characters, ...weapons].map(({ card }) => card)
    return [...ids, ...(battle === null ? [] : [battle])].some((id) => isDepending(findCard(id)))
  })
}

function isDepending(card: Card | undefined): boolean {
  if (card === undefined) return true
  const text = JSON.stringify(card)
  return (
    DEPENDING.some((field) => text.includes(`"${field}":`)) ||
    DEPENDING_FORMS.some((form) => text.includes(`"form":"${form}"`))
  )
}
