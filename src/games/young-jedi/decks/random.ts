/**
 * Random legal decks whose cards have something to do with each other: for simulations and tests, which want every card
 * and every text to come up.
 */
import type { DeckList } from '../../game.ts'
import { type Card, PLANETS, type Selector, type Side, SLOTS, type Slot } from '../cards/card.ts'
import { cards } from '../cards/index.ts'
import { selects } from '../cards/selecting.ts'
import type { Edition } from '../rules/editions.ts'
import { rulesOf } from '../rules/editions.ts'
import { type Format, STARTING_PLACES } from './check.ts'
import { titleKey } from './slots.ts'

const PER_SLOT: Readonly<Record<Format, number>> = { starter: 5, full: 10 }

/** How often a card is taken that has to do with one that is in the deck already. */
const RELATED = 0.8

/** How often a deck has an Objective, if the format has room for it. */
const RACES = 0.4

/**
 * A legal deck drawn at random (part 2).
 * @param random gives numbers from 0 up to 1
 */
export function randomDeck(side: Side, format: Format, edition: Edition, random: () => number): DeckList {
  return new Builder(side, format, edition, random).build()
}

class Builder {
  private readonly pool: readonly Card[]
  private readonly taken: Card[] = []
  private readonly filled: Record<Slot, Card[]> = { red: [], orange: [], blue: [], yellow: [], green: [], purple: [] }
  private readonly format: Format
  private readonly limit: number
  private readonly random: () => number

  constructor(side: Side, format: Format, edition: Edition, random: () => number) {
    this.pool = cards.filter((card) => card.side === side)
    this.format = format
    this.limit = rulesOf({ edition }).titleLimit
    this.random = random
  }

  build(): DeckList {
    this.seed()
    this.locations()
    if (this.random() < RACES) this.race()
    for (const slot of shuffled(SLOTS, this.random)) while (this.room(slot) > 0) this.fillOne(slot)
    const counts = new Map<string, number>()
    for (const { id } of this.taken) counts.set(id, (counts.get(id) ?? 0) + 1)
    return [...counts].map(([card, count]) => ({ card, count }))
  }

  private room = (slot: Slot): number => PER_SLOT[this.format] - this.filled[slot].length

  private take(card: Card, slot: Slot): boolean {
    const same = this.filled[slot].filter((other) => titleKey(other) === titleKey(card)).length
    if (this.room(slot) <= 0 || same >= this.limit) return false
    this.filled[slot].push(card)
    this.taken.push(card)
    return true
  }

  private pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T
  }

  /** The cards around which the rest is built. */
  private seed(): void {
    const speaking = this.pool.filter((card) => card.slot !== null && card.type !== 'location')
    for (let count = 0; count < 3; count++) {
      const card = this.pick(speaking)
      this.take(card, card.slot as Slot)
    }
  }

  /** Rules 2.5 and 3.1.2. */
  private locations(): void {
    const places: readonly string[] = Object.values(STARTING_PLACES)
    const planets = this.format === 'full' ? PLANETS : [null]
    for (const planet of planets) {
      const candidates = this.pool.filter(
        (card) => card.type === 'location' && (planet === null ? places.includes(card.place) : card.planet === planet),
      )
      this.take(this.pick(candidates), 'purple')
    }
  }

  /** An Objective as a wild card, with a pilot and the Podracer that matches. */
  private race(): void {
    const objective = this.pool.find((card) => card.type === 'objective')
    const slot = objective?.wild?.find((one) => this.room(one) > 0)
    if (objective === undefined || slot === undefined) return
    this.take(objective, slot)
    const podracers = this.pool.filter((card) => selects({ type: 'weapon', kind: 'Podracer' }, card, null))
    const podracer = this.pick(podracers)
    const pilots = this.pool.filter(
      (card) =>
        selects({ kind: 'Podracer pilot' }, card, null) &&
        podracer.title.toLowerCase().includes(card.title.toLowerCase()),
    )
    for (const card of [podracer, podracer, ...(pilots.length === 0 ? [] : [this.pick(pilots), this.pick(pilots)])])
      if (card.slot !== null) this.take(card, card.slot)
  }

  /** One more card for a slot: mostly one that has to do with the others, often another copy of what is there. */
  private fillOne(slot: Slot): void {
    const ordinary = this.pool.filter((card) => card.slot === slot)
    const wild = this.filled[slot].some((card) => card.slot !== slot)
      ? []
      : this.pool.filter(
          (card) => card.slot === null && card.type !== 'objective' && card.wild?.includes(slot) === true,
        )
    const candidates = [...ordinary, ...(this.random() < 0.1 ? wild : [])]
    const near = this.random() < RELATED ? candidates.filter((card) => this.isNear(card)) : []
    const again = this.filled[slot].filter(
      (card) => card.type !== 'location' && card.type !== 'objective' && card.slot === slot,
    )
    const from = again.length > 0 && this.random() < 0.5 ? again : near.length > 0 ? near : candidates
    if (!this.take(this.pick(from), slot)) this.take(this.pick(candidates), slot)
  }

  /** Whether the card speaks of one in the deck, or one of those of it. */
  private readonly isNear = (card: Card): boolean => {
    const own = namesIn(card)
    return this.taken.some(
      (other) =>
        other !== card &&
        (own.some((selector) => selects(selector, other, null)) ||
          namesIn(other).some((selector) => selects(selector, card, null))),
    )
  }
}

const known = new WeakMap<Card, readonly Selector[]>()

/** Every narrow selector in a card's data: whom it speaks of. */
function namesIn(card: Card): readonly Selector[] {
  const before = known.get(card)
  if (before !== undefined) return before
  const found: Selector[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null) return
    if (('name' in value || 'kind' in value) && !('title' in value)) found.push(value as Selector)
    for (const part of Object.values(value)) visit(part)
  }
  visit(card)
  known.set(card, found)
  return found
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const row = [...list]
  for (let last = row.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[row[last], row[other]] = [row[other] as T, row[last] as T]
  }
  return row
}
