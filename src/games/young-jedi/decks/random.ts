/**
 * Random legal decks whose cards have something to do with each other: for simulations and tests, which want every card
 * and every text to come up.
 */
import type { DeckList } from '../../../contract/index.ts'
import { type Card, PLANETS, type Selector, type Side, SLOTS, type Slot } from '../cards/card.ts'
import { cards } from '../cards/index.ts'
import { selects } from '../cards/selecting.ts'
import type { Edition } from '../editions.ts'
import { rulesOf } from '../editions.ts'
import { type Format, STARTING_PLACES } from './check.ts'
import { titleKey } from './slots.ts'

const PER_SLOT: Readonly<Record<Format, number>> = { starter: 5, full: 10 }

/** How often a card is taken that has to do with one that is in the deck already. */
const RELATED = 0.5

/** Around how many forms of text a deck is built, and with how many copies of each card. */
const FOCI = 4
const COPIES = 4

/** Forms that work only in a duel: decks built around one are made for duels. */
const IN_DUELS: ReadonlySet<string> = new Set([
  'draw-defending',
  'dueling-hand',
  'extra-hits',
  'first-pass',
  'more-cards',
  'name-numbers',
  'no-dueling-text',
  'no-passing',
  'no-substitute',
  'remove-hit',
  'reshuffle',
])

/** Around how many forms both decks of a theme are built, and how many copies they have of what bears them. */
const THEME = 3
const THEME_COPIES = 5

/** How many cards are taken that speak of one. */
const ASKING = 2

/** How often a deck has a Battle card with those who can use it. */
const BATTLES = 0.5

/** Forms that come up in any deck. */
const COMMON: ReadonlySet<string> = new Set(['power', 'search', 'hand', 'one', 'group'])

/** How often a deck is made for duels without being built around a text of them, and with whom. */
const DUELS = 0.4
const DUELISTS: readonly Selector[] = [{ kind: 'Jedi' }, { name: 'Darth Maul' }, { name: 'Aurra Sing' }]

/** How many cards with dueling text such a deck has, each as often as may be. */
const DUELING_TEXTS = 8

/** How often another copy is taken of what is in the slot already. */
const AGAIN = 0.35

/** How often a deck has an Objective, if the format has room for it. */
const RACES = 0.8

/** What a deck is for. Two decks of one theme are made for each other: who would duel finds somebody to duel with. */
export interface Theme {
  readonly duels: boolean
  /** The forms of text, or cards by their ids, that it is built around. */
  readonly around: readonly string[]
}

/** Every form of text that a deck can be built around. */
export const themes: readonly string[] = [...formsOf(cards).keys()]

/** A theme of these forms of text or cards. */
export const themeOf = (around: readonly string[], random: () => number): Theme => ({
  duels: around.some((form) => IN_DUELS.has(form)) || random() < DUELS,
  around,
})

function randomTheme(random: () => number): Theme {
  const pick = () => themes[Math.floor(random() * themes.length)] as string
  return themeOf(Array.from({ length: THEME }, pick), random)
}

/**
 * A legal deck drawn at random (part 2).
 * @param random gives numbers from 0 up to 1
 * @param theme without one it has a theme of its own
 */
export function randomDeck(
  side: Side,
  format: Format,
  edition: Edition,
  random: () => number,
  theme: Theme = randomTheme(random),
): DeckList {
  return new Builder(side, format, edition, random, theme).build()
}

class Builder {
  private readonly side: Side
  private readonly pool: readonly Card[]
  private readonly taken: Card[] = []
  private readonly filled: Record<Slot, Card[]> = { red: [], orange: [], blue: [], yellow: [], green: [], purple: [] }
  private readonly format: Format
  private readonly limit: number
  private readonly random: () => number
  private readonly theme: Theme

  constructor(side: Side, format: Format, edition: Edition, random: () => number, theme: Theme) {
    this.theme = theme
    this.side = side
    this.pool = cards.filter((card) => card.side === side)
    this.format = format
    this.limit = rulesOf({ edition }).titleLimit
    this.random = random
  }

  build(): DeckList {
    this.locations()
    if (this.random() < RACES) this.race()
    this.seed()
    for (const slot of shuffled(SLOTS, this.random)) while (this.room(slot) > 0) this.fillOne(slot)
    const counts = new Map<string, number>()
    for (const { id } of this.taken) counts.set(id, (counts.get(id) ?? 0) + 1)
    return [...counts].map(([card, count]) => ({ card, count }))
  }

  private room = (slot: Slot): number => PER_SLOT[this.format] - this.filled[slot].length

  private take(card: Card, slot: Slot): boolean {
    const filled = this.filled[slot]
    const same = filled.filter((other) => titleKey(other) === titleKey(card)).length
    // One wild card a slot may be used as one (rule 2.4.2).
    const second = card.slot !== slot && filled.some((other) => other.slot !== slot)
    // One Objective at most (rule 2.6).
    const race = card.type === 'objective' && this.taken.some((other) => other.type === 'objective')
    if (this.room(slot) <= 0 || same >= this.limit || second || race) return false
    this.filled[slot].push(card)
    this.taken.push(card)
    return true
  }

  private pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T
  }

  /** The cards around which the rest is built: of each of a few forms of text one, as often as may be. */
  private seed(): void {
    const forms = [...formsOf(this.pool)]
    const bearers = formsOf(cards)
    for (const what of this.theme.around)
      this.takeWithFriends(this.pick(bearers.get(what) ?? cards.filter(({ id }) => id === what)))
    if (this.theme.duels) this.duel()
    if (this.random() < BATTLES) this.takeWithFriends(this.pick(this.pool.filter(({ type }) => type === 'battle')))
    for (let count = 0; count < FOCI; count++) {
      const [, bearers] = this.pick(forms)
      this.takeOften(this.pick(bearers))
    }
  }

  /** Lightsabers, who can fight with them, and dueling texts. */
  private duel(): void {
    const some = (what: Selector) => {
      const found = this.pool.filter((card) => selects(what, card, null))
      if (found.length > 0) this.takeOften(this.pick(found))
    }
    some({ type: 'weapon', kind: 'lightsaber' })
    // Whoever the deck is built around shall be the one who duels.
    if (!this.taken.some((card) => DUELISTS.some((what) => selects(what, card, null))))
      for (const what of DUELISTS) some(what)
    const texts = this.pool.filter((card) =>
      facesOf(card).some((face) => 'dueling' in face && face.dueling !== undefined),
    )
    for (let count = 0; count < DUELING_TEXTS; count++) this.takeOften(this.pick(texts), THEME_COPIES)
  }

  /** A card, if it is of this side, for each that it speaks of one that is meant, and some that speak of it. */
  private takeWithFriends(card: Card): void {
    if (card.side === this.side) this.takeOften(card, THEME_COPIES)
    for (const selector of namesIn(card)) {
      const meant = this.pool.filter((other) => other !== card && selects(selector, other, null))
      if (meant.length > 0) this.takeOften(this.pick(meant))
    }
    const asking = this.pool.filter((other) => other !== card && speaksOf(other, card))
    for (let count = 0; count < ASKING && asking.length > 0; count++) this.takeOften(this.pick(asking))
  }

  private takeOften(card: Card, most = COPIES): void {
    const slots = card.slot === null ? (card.wild ?? []) : [card.slot]
    const copies = card.slot === null ? 1 : most
    const slot = slots.length === 0 ? undefined : this.pick(slots)
    if (slot === undefined) return
    // The rest of the slot is for others.
    for (let copy = 0; copy < copies && (most > COPIES || this.room(slot) > PER_SLOT[this.format] / 2); copy++)
      this.take(card, slot)
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
    const from = again.length > 0 && this.random() < AGAIN ? again : near.length > 0 ? near : candidates
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
    if ('discarded' in value) found.push({ type: 'effect', name: String(value.discarded) })
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

/** Whether a card's data means the other: by what its text makes of it, if there is such a text, or as what it is. */
function speaksOf(card: Card, other: Card): boolean {
  const kinds = 'text' in other ? other.text.flatMap((text) => (text.form === 'is-also' ? text.kinds : [])) : []
  return namesIn(card).some((meant) =>
    kinds.length > 0 ? meant.kind !== undefined && kinds.includes(meant.kind) : selects(meant, other, null),
  )
}

function facesOf(card: Card) {
  return card.type === 'double' ? card.halves : [card]
}

/** Of each form of text the cards that have it: what they do in play, in a fight, on a hit. */
function formsOf(pool: readonly Card[]): ReadonlyMap<string, readonly Card[]> {
  const found = new Map<string, Card[]>()
  const add = (form: string, card: Card) => {
    if (!COMMON.has(form)) found.set(form, [...(found.get(form) ?? []), card])
  }
  for (const card of pool) {
    for (const face of facesOf(card)) {
      if (face.type === 'objective') continue
      if ('text' in face) for (const { form } of face.text) add(form, card)
      if ('also' in face) for (const { form } of face.also) add(form, card)
      if ('dueling' in face && face.dueling !== undefined) add(face.dueling.form, card)
      if (face.type === 'battle') add(face.use.for, card)
    }
  }
  return found
}
