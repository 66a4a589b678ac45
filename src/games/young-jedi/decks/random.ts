/**
 * Makes random legal decks of cards that work with each other, so that simulations and tests meet every card and every
 * text.
 */
import type { DeckList } from '../../../contract/index.ts'
import { type Card, PLANETS, type Selector, type Side, SLOTS, type Slot } from '../cards/card.ts'
import type { Edition } from '../cards/editions.ts'
import { rulesOf } from '../cards/editions.ts'
import { cards } from '../cards/index.ts'
import { selects } from '../cards/selecting.ts'
import { type Format, STARTING_PLACES } from './check.ts'
import { titleKey } from './slots.ts'

const PER_SLOT: Readonly<Record<Format, number>> = { starter: 5, full: 10 }

/** The chance that the next card is related to one in the deck. */
const RELATED = 0.5

/** The number of text forms that a deck is built around, and the copies of each card. */
const FOCI = 4
const COPIES = 4

/** Forms that work only in a duel. A deck built around one of them gets duelists and lightsabers. */
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

/** The number of text forms in the shared theme of two decks, and the copies of each card with such a text. */
const THEME = 3
const THEME_COPIES = 5

/** The number of cards taken that name a given card. */
const ASKING = 2

/** The chance that a deck gets a Battle card with its users. */
const BATTLES = 0.5

/** Forms that every deck has. */
const COMMON: ReadonlySet<string> = new Set(['power', 'search', 'hand', 'one', 'group'])

/** The chance that a deck without a text about duels still gets duelists, and which duelists. */
const DUELS = 0.4
const LIGHTSABER: Selector = { type: 'weapon', kind: 'lightsaber' }
const PODRACER: Selector = { type: 'weapon', kind: 'Podracer' }
const PODRACER_PILOT: Selector = { kind: 'Podracer pilot' }
const DUELISTS: readonly Selector[] = [{ kind: 'Jedi' }, { name: 'Darth Maul' }, { name: 'Aurra Sing' }]

/** The number of cards with dueling text in such a deck, each in as many copies as possible. */
const DUELING_TEXTS = 8

/** The chance that the next card is another copy of one in the slot. */
const AGAIN = 0.35

/** The chance that a deck has an Objective, if the format has room for it. */
const RACES = 0.8

/** The theme of a deck. Two decks of one theme fit each other: both bring duelists, for example. */
export interface Theme {
  readonly duels: boolean
  /** The forms of text, or ids of cards, that the deck is built around. */
  readonly around: readonly string[]
}

/** The cards of each form of text, of both sides. */
const bearers = formsOf(cards)

/** Every form of text that a deck can be built around. */
export const themes: readonly string[] = [...bearers.keys()]

/** Returns a theme of these forms of text or cards. @param random returns numbers from 0 up to 1 */
export const themeOf = (around: readonly string[], random: () => number): Theme => ({
  duels: around.some((form) => IN_DUELS.has(form)) || random() < DUELS,
  around,
})

function randomTheme(random: () => number): Theme {
  const pick = () => themes[Math.floor(random() * themes.length)] as string
  return themeOf(Array.from({ length: THEME }, pick), random)
}

/**
 * Returns a random legal deck (part 2).
 * @param random returns numbers from 0 up to 1
 * @param theme a random theme by default
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

/** The cards of a side with the lists that a builder takes from: these never change, and each is worked out once. */
class Pool {
  readonly cards: readonly Card[]
  /** The cards of each form of text. */
  readonly forms: readonly (readonly [form: string, bearers: readonly Card[]])[]
  private readonly lists = new Map<unknown, readonly Card[]>()
  private readonly asking = new Map<Card, readonly Card[]>()

  constructor(side: Side) {
    this.cards = cards.filter((card) => card.side === side)
    this.forms = [...formsOf(this.cards)]
  }

  /** Returns the cards for which the answer is yes, in their order. @param key another one for each question */
  those(key: unknown, fits: (card: Card) => boolean): readonly Card[] {
    const found = this.lists.get(key) ?? this.cards.filter(fits)
    this.lists.set(key, found)
    return found
  }

  /** Returns the cards that a selector fits. */
  selected(what: Selector): readonly Card[] {
    return this.those(what, (card) => selects(what, card, null))
  }

  /** Returns the cards that name this one, itself left out. */
  askingFor(card: Card): readonly Card[] {
    const found = this.asking.get(card) ?? this.cards.filter((other) => other !== card && speaksOf(other, card))
    this.asking.set(card, found)
    return found
  }
}

const pools = new Map<Side, Pool>()

function poolOf(side: Side): Pool {
  const pool = pools.get(side) ?? new Pool(side)
  pools.set(side, pool)
  return pool
}

class Builder {
  private readonly side: Side
  private readonly pool: Pool
  private readonly taken: Card[] = []
  private readonly filled: Record<Slot, Card[]> = { red: [], orange: [], blue: [], yellow: [], green: [], purple: [] }
  private readonly format: Format
  private readonly limit: number
  private readonly random: () => number
  private readonly theme: Theme

  constructor(side: Side, format: Format, edition: Edition, random: () => number, theme: Theme) {
    this.theme = theme
    this.side = side
    this.pool = poolOf(side)
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
    // Each slot may have one wild card (rule 2.4.2).
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

  /**
   * Takes the cards that the rest is built around: one card for each of a few forms of text, in as many copies as
   * possible.
   */
  private seed(): void {
    const { forms } = this.pool
    for (const what of this.theme.around)
      this.takeWithFriends(this.pick(bearers.get(what) ?? cards.filter(({ id }) => id === what)))
    if (this.theme.duels) this.duel()
    if (this.random() < BATTLES)
      this.takeWithFriends(this.pick(this.pool.those('battle', ({ type }) => type === 'battle')))
    for (let count = 0; count < FOCI; count++) {
      const [, some] = this.pick(forms)
      this.takeOften(this.pick(some))
    }
  }

  /** Takes a lightsaber, duelists and cards with dueling text. */
  private duel(): void {
    const some = (what: Selector) => {
      const found = this.pool.selected(what)
      if (found.length > 0) this.takeOften(this.pick(found))
    }
    some(LIGHTSABER)
    // If the deck has a duelist already, that one shall duel.
    if (!this.taken.some((card) => DUELISTS.some((what) => selects(what, card, null))))
      for (const what of DUELISTS) some(what)
    const texts = this.pool.those('dueling', (card) =>
      facesOf(card).some((face) => 'dueling' in face && face.dueling !== undefined),
    )
    for (let count = 0; count < DUELING_TEXTS; count++) this.takeOften(this.pick(texts), THEME_COPIES)
  }

  /** Takes the card if it is of this side, one card for each selector of its text, and some cards that name it. */
  private takeWithFriends(card: Card): void {
    if (card.side === this.side) this.takeOften(card, THEME_COPIES)
    for (const selector of namesIn(card)) {
      const meant = this.pool.selected(selector).filter((other) => other !== card)
      if (meant.length > 0) this.takeOften(this.pick(meant))
    }
    const asking = this.pool.askingFor(card)
    for (let count = 0; count < ASKING && asking.length > 0; count++) this.takeOften(this.pick(asking))
  }

  private takeOften(card: Card, most = COPIES): void {
    const slots = card.slot === null ? (card.wild ?? []) : [card.slot]
    const copies = card.slot === null ? 1 : most
    const slot = slots.length === 0 ? undefined : this.pick(slots)
    if (slot === undefined) return
    // This leaves the rest of the slot to other cards.
    for (let copy = 0; copy < copies && (most > COPIES || this.room(slot) > PER_SLOT[this.format] / 2); copy++)
      this.take(card, slot)
  }

  /** Rules 2.5 and 3.1.2. */
  private locations(): void {
    const places: readonly string[] = Object.values(STARTING_PLACES)
    const planets = this.format === 'full' ? PLANETS : [null]
    for (const planet of planets) {
      const candidates = this.pool.cards.filter(
        (card) => card.type === 'location' && (planet === null ? places.includes(card.place) : card.planet === planet),
      )
      this.take(this.pick(candidates), 'purple')
    }
  }

  /** Takes an Objective as a wild card, a pilot and the matching Podracer. */
  private race(): void {
    const objective = this.pool.cards.find((card) => card.type === 'objective')
    const slot = objective?.wild?.find((one) => this.room(one) > 0)
    if (objective === undefined || slot === undefined) return
    this.take(objective, slot)
    const podracers = this.pool.selected(PODRACER)
    const podracer = this.pick(podracers)
    const pilots = this.pool
      .selected(PODRACER_PILOT)
      .filter((card) => podracer.title.toLowerCase().includes(card.title.toLowerCase()))
    for (const card of [podracer, podracer, ...(pilots.length === 0 ? [] : [this.pick(pilots), this.pick(pilots)])])
      if (card.slot !== null) this.take(card, card.slot)
  }

  /** Takes one more card for a slot, usually one related to the others, often another copy. */
  private fillOne(slot: Slot): void {
    const ordinary = this.pool.those(slot, (card) => card.slot === slot)
    const wild = this.filled[slot].some((card) => card.slot !== slot)
      ? []
      : this.pool.those(
          `wild ${slot}`,
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

  /** Whether the card names a card of the deck, or one of them names it. */
  private readonly isNear = (card: Card): boolean => {
    const answers = related.get(card) ?? new Map<Card, boolean>()
    related.set(card, answers)
    return this.taken.some((other) => {
      if (other === card) return false
      const before = answers.get(other)
      if (before !== undefined) return before
      const answer = names(card, other) || names(other, card)
      answers.set(other, answer)
      return answer
    })
  }
}

/** Whether one of two cards names the other, by both; it never changes. */
const related = new Map<Card, Map<Card, boolean>>()

const names = (one: Card, other: Card): boolean => namesIn(one).some((selector) => selects(selector, other, null))

const known = new WeakMap<Card, readonly Selector[]>()

/** Returns the selectors in a card's data that fit few cards. */
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

/**
 * Whether a selector in the card's data fits the other card. A card whose text declares kinds counts by these kinds
 * only.
 */
function speaksOf(card: Card, other: Card): boolean {
  const kinds = 'text' in other ? other.text.flatMap((text) => (text.form === 'is-also' ? text.kinds : [])) : []
  return namesIn(card).some((meant) =>
    kinds.length > 0 ? meant.kind !== undefined && kinds.includes(meant.kind) : selects(meant, other, null),
  )
}

function facesOf(card: Card) {
  return card.type === 'double' ? card.halves : [card]
}

/** Returns the cards of each form of text: in play, in a fight, on a hit. */
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
