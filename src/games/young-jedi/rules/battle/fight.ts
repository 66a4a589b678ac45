/** One fight: fixed power, the destiny protocol, the result and what it costs (parts 10–14 and 16). */
import type { Json } from '../../../game.ts'
import { type BattleCard, opposite, SIDES, type Side } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { destinyOf, placeBonus, selects } from '../../cards/users.ts'
import type { BattleFrame } from '../state.ts'
import { placeOf, type Table } from '../table.ts'
import { characterCard, discardFromPlan, type Fighters } from './reveal.ts'

type Both<T> = Record<Side, T>

/** Where the power of a side comes from; the parts add up to the total. */
interface Power {
  readonly characters: number
  readonly location: number
  readonly weapon: number
  readonly battle: number
  readonly destiny: number
}

/** Fights out one fight; its Battle cards are discarded at the end, whatever came of it (rule 12.3). */
export function fight(table: Table, frame: BattleFrame, fighters: Both<Fighters>): void {
  const destiny = drawDestiny(table, frame, fighters)
  const power = {
    dark: powerOf(table, fighters, 'dark', destiny.dark),
    light: powerOf(table, fighters, 'light', destiny.light),
  }
  const total = { dark: sum(power.dark), light: sum(power.light) }
  const winner = total.dark === total.light ? null : total.dark > total.light ? 'dark' : 'light'
  table.tell('fight', winner, { power, total } as unknown as Record<string, Json>)
  for (const side of SIDES) {
    const { battle } = fighters[side]
    if (battle !== null) discardFromPlan(table, frame, side, battle, 'used')
  }
  table.checkDecks() // after all draws, before any damage (rules 16.4, 19.2.4)
  if (!table.over && winner !== null) defeat(table, fighters[opposite(winner)])
}

// ---------------------------------------------------------------- power

const sum = (power: Power): number =>
  Math.max(0, power.characters + power.location + power.weapon + power.battle + power.destiny)

function powerOf(table: Table, fighters: Both<Fighters>, side: Side, destiny: number): Power {
  const place = placeOf(table.state)
  const { characters, weapon, battle } = fighters[side]
  const own = { characters: 0, location: 0 }
  for (const piece of characters) {
    const card = characterCard(piece)
    own.characters += card.power === 'destiny' ? 0 : card.power
    own.location += placeBonus(card, place)
  }
  return {
    ...own,
    weapon: weapon?.line.bonus ?? 0,
    battle: battle === null ? 0 : battleBonus(table, fighters, side),
    destiny,
  }
}

/** The bonus of the Battle card, if what it asks for holds (rules 10.2.4, 12.2). */
function battleBonus(table: Table, fighters: Both<Fighters>, side: Side): number {
  const { battle } = fighters[side]
  if (battle === null) return 0
  const { use } = cardById(battle.card) as BattleCard
  if (use.for === 'one' && use.bonusIf !== undefined && 'fighting' in use.bonusIf) {
    const place = placeOf(table.state)
    const foes = fighters[opposite(side)].characters.map(characterCard)
    const holds = use.bonusIf.fighting.some((selector) => foes.some((foe) => selects(selector, foe, place)))
    return holds ? use.bonus : 0
  }
  return use.bonus
}

// ---------------------------------------------------------------- destiny

/** Rule 16.1: what a draw is for, in the order of the protocol; the defender before the attacker each time. */
const PROTOCOL = ['battle', 'weapon', 'power'] as const
type Purpose = (typeof PROTOCOL)[number]

function drawsFor(purpose: Purpose, fighters: Fighters): number {
  switch (purpose) {
    case 'battle':
      return fighters.battle === null ? 0 : (cardById(fighters.battle.card) as BattleCard).use.draws
    case 'weapon':
      return fighters.weapon?.line.draws ?? 0
    case 'power':
      return fighters.characters.filter((piece) => characterCard(piece).power === 'destiny').length
  }
}

/** Draws in the order of the protocol and adds up; then the drawn cards enter the hands (rules 10.3, 16.1, G-26). */
function drawDestiny(table: Table, frame: BattleFrame, fighters: Both<Fighters>): Both<number> {
  const drawn: Both<number> = { dark: 0, light: 0 }
  const cards: Both<string[]> = { dark: [], light: [] }
  for (const purpose of PROTOCOL)
    for (const side of [opposite(frame.attacker), frame.attacker])
      for (let draw = drawsFor(purpose, fighters[side]); draw > 0; draw--) {
        const card = table.takeTop(side)
        const destiny = card === undefined ? 0 : destinyOf(cardById(card)) // G-28
        if (card !== undefined) cards[side].push(card)
        drawn[side] += destiny
        table.tell('destiny', side, { for: purpose, card: card ?? null, destiny })
      }
  for (const side of SIDES) for (const card of cards[side]) table.toHand(side, card)
  return drawn
}

// ---------------------------------------------------------------- result

/** Rule 14.1 and 13.5: the beaten characters and the weapon they used are discarded, then their DAMAGE is taken. */
function defeat(table: Table, beaten: Fighters): void {
  const { side, characters, weapon, battle } = beaten
  const also = battle === null ? [] : (cardById(battle.card) as BattleCard).also
  const rescued = also.some(({ form }) => form === 'rescue')
  const lost = [...characters, ...(weapon === null ? [] : [weapon.piece])]
  const cards = lost.map((piece) => table.lift(side, piece.handle).card)
  table.tell('defeat', side, { lost: lost.map(({ handle, card }) => ({ handle, card })), rescued })
  if (rescued) {
    for (const card of cards) table.toHand(side, card)
    return
  }
  table.toDiscard(side, cards)
  table.damage(
    side,
    characters.reduce((total, piece) => total + characterCard(piece).damage, 0),
    'damage',
  )
}
