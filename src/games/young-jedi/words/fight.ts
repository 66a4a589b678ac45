/** One fight told as one block: who against whom, the numbers explained, who wins, what it costs. */
import type { Json, Seat, SeenEvent } from '../../game.ts'
import { type BattleCard, SIDES, type Side } from '../cards/card.ts'
import { findCard } from '../cards/index.ts'
import { cardName, listed, row, titleOf } from './naming.ts'
import type { Speaker } from './say.ts'

export type Pile = 'deck' | 'hand' | 'discard'

interface Open {
  readonly handle: string
  readonly card: string
}

interface Power {
  readonly characters: number
  readonly location: number
  readonly weapon: number
  readonly battle: number
  readonly destiny: number
}

/** What `fighters` tells of one side. */
interface Fighters {
  readonly characters: readonly Open[]
  readonly weapon: Open | null
  readonly battle: string | null
  readonly ignored: readonly Open[]
}

export interface Bout {
  readonly fighters: Readonly<Record<Side, Fighters>>
  readonly faults: readonly SeenEvent[]
  readonly draws: readonly SeenEvent[]
  readonly power: Readonly<Record<Side, Power>>
  readonly total: Readonly<Record<Side, number>>
  readonly winner: Seat | null
  /** Absent after a tie, and where the draws of this fight ended the game. */
  readonly defeat: SeenEvent | null
  readonly damage: SeenEvent | null
  /** How many facts tell of this fight. */
  readonly taken: number
}

const BEFORE = ['discard', 'fighters', 'destiny']
const AFTER = ['discard', 'defeat', 'damage']

const isFault = ({ type, data }: SeenEvent): boolean => type === 'discard' && data.why === 'fault'

/** The fight that begins with this fact, faults of the plans before it included; null if none does. */
export function boutOf(events: readonly SeenEvent[], at: number): Bout | null {
  const first = events[at] as SeenEvent
  if (first.type !== 'fighters' && !isFault(first)) return null
  let end = at
  while (end < events.length && BEFORE.includes(events[end]?.type ?? '')) end++
  const fight = events[end]
  if (fight?.type !== 'fight') return null
  const before = events.slice(at, end)
  end++
  const from = end
  while (end < events.length && belongsToTheEnd(events[end] as SeenEvent)) end++
  const after = events.slice(from, end)
  const [dark, light] = SIDES.map((side) => before.find(({ type, seat }) => type === 'fighters' && seat === side)?.data)
  if (dark === undefined || light === undefined) return null
  return {
    fighters: { dark, light } as unknown as Bout['fighters'],
    faults: before.filter(isFault),
    draws: before.filter(({ type }) => type === 'destiny'),
    power: fight.data.power as unknown as Bout['power'],
    total: fight.data.total as unknown as Bout['total'],
    winner: fight.seat ?? null,
    defeat: after.find(({ type }) => type === 'defeat') ?? null,
    damage: after.find(({ type }) => type === 'damage') ?? null,
    taken: end - at,
  }
}

/** A discard for a fault belongs to the next fight, one of an unused card to the end of the battle. */
const belongsToTheEnd = ({ type, data }: SeenEvent): boolean =>
  AFTER.includes(type) && (type !== 'discard' || data.why === 'used')

// ---------------------------------------------------------------- lines

export function boutLines(bout: Bout, number: number, speaker: Speaker): string[] {
  const { say, tell, sides, language } = speaker
  const [left, right] = sides.map((side) => armed(bout.fighters[side], speaker)) as [string, string]
  const faults = bout.faults.map((fault) =>
    tell(fault.seat as Seat, 'fight.fault', { cards: listed(fault.data.cards as string[], language) }),
  )
  const ignored = sides
    .filter((side) => bout.fighters[side].ignored.length > 0)
    .map((side) => tell(side, 'fight.ignored', { cards: listed(ids(bout.fighters[side].ignored), language) }))
  return [
    say('fight.head', { number, left, right }),
    ...faults,
    ...ignored,
    ...destinyLine(bout.draws, speaker),
    sumLine(bout, speaker),
    result(bout, speaker),
  ]
}

const ids = (cards: readonly Open[]): string[] => cards.map(({ card }) => card)

function armed({ characters, weapon, battle }: Fighters, { say, language }: Speaker): string {
  const means = [
    ...(weapon === null ? [] : [cardName(weapon.card)]),
    ...(battle === null ? [] : [say('fight.battle-card', { card: cardName(battle) })]),
  ]
  const who = listed(ids(characters), language)
  return means.length === 0 ? who : say('fight.armed', { characters: who, means: row(means, language) })
}

function destinyLine(draws: readonly SeenEvent[], { say, tell, language }: Speaker): string[] {
  if (draws.length === 0) return []
  const said = draws.map(({ seat, data }) => {
    const purpose = say(`destiny.for.${data.for as 'battle' | 'weapon' | 'power'}`)
    return data.card === null
      ? tell(seat as Seat, 'destiny.none', { purpose })
      : tell(seat as Seat, 'destiny.drawn', {
          number: data.destiny as number,
          card: cardName(data.card as string),
          purpose,
        })
  })
  return [say('destiny.line', { draws: row(said, language) })]
}

function sumLine({ fighters, power, total }: Bout, { say, subject, person, sides }: Speaker): string {
  const [first, second] = sides
  const side = (of: Side, name: string) => {
    const parts = partsOf(power[of], fighters[of], say)
    return parts.length === 0
      ? say('sum.nothing', { name, total: total[of] })
      : say('sum.side', { name, total: total[of], parts: parts.join(' + ') })
  }
  return say('sum.line', { left: side(first, subject(first)), right: side(second, person(second)) })
}

/** What the total is made of; a part that adds nothing is left out, but for a Battle card whose condition failed. */
function partsOf(power: Power, { weapon, battle }: Fighters, say: Speaker['say']): string[] {
  const parts: string[] = []
  if (power.characters !== 0) parts.push(say('sum.power', { number: power.characters }))
  if (power.location !== 0) parts.push(say('sum.location', { number: power.location }))
  if (weapon !== null && power.weapon !== 0)
    parts.push(say('sum.card', { card: titleOf(weapon.card), number: power.weapon }))
  if (battle !== null && (power.battle !== 0 || isConditional(battle)))
    parts.push(say('sum.card', { card: titleOf(battle), number: power.battle }))
  if (power.destiny !== 0) parts.push(say('sum.destiny', { number: power.destiny }))
  return parts
}

function isConditional(id: string): boolean {
  const use = (findCard(id) as BattleCard | undefined)?.use
  return use?.for === 'one' && use.bonusIf !== undefined
}

function result({ winner, defeat, damage }: Bout, speaker: Speaker): string {
  const { say, tell, language } = speaker
  if (winner === null) return say('fight.tie')
  const won = tell(winner, 'fight.won')
  if (defeat === null) return won // the game ended with the draws
  const cards = listed(ids(defeat.data.lost as unknown as Open[]), language)
  const loser = defeat.seat as Seat
  if (defeat.data.rescued === true) return `${won} ${tell(loser, 'fight.rescued', { cards })}`
  const cost = damage === null ? say('fight.harmless') : damageLine(damage, speaker)
  return `${won} ${tell(loser, 'fight.lost', { cards })} ${cost}`
}

/** Cards lost from the draw deck, and how many should have been lost where it held too few. */
export function damageLine({ seat, data }: SeenEvent, { tell, language }: Speaker): string {
  const lost = data.cards as readonly string[]
  const due = data.count as Json as number
  const cards = listed(lost, language)
  return lost.length < due
    ? tell(seat as Seat, 'told.damage.short', { due, count: lost.length, cards })
    : tell(seat as Seat, 'told.damage', { count: due, cards })
}
