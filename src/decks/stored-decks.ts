/**
 * Decks in the database. Each change is one statement: it happens completely or not at all, and only if no other change
 * came first.
 */
import { customAlphabet } from 'nanoid'
import { type DeckList, isRefusal, type StandingOrder } from '../contract/index.ts'
import { findGame, type Games } from '../games/games.ts'
import { type Deck, Prisma } from '../storage/generated/client.ts'
import { type Database, isTaken } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import {
  DECK_LIMITS,
  type DeckChange,
  type DeckChanges,
  type Decks,
  type Denial,
  type Doubt,
  type InteractionId,
  type NewDeck,
  type PersonId,
  type SavedDeck,
} from './deck.ts'
import { deckName, nameKey, numbered } from './deck-names.ts'

/** The dependencies of the stored decks. */
export interface DecksOptions {
  readonly prisma: Database
  readonly games: Games
  readonly clock: Clock
}

/** Makes an id of letters and digits, short enough for the buttons of a panel. */
const newId = customAlphabet('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 10)

/** How often a change is retried after another one came first. */
const TRIES = 5

const deny = (refused: string, values: Denial['values'] = {}): Denial => ({ refused, values })
const STALE = deny('decks.stale')
const UNKNOWN = deny('decks.unknown')

type DeckRow = Pick<SavedDeck, 'name' | 'game' | 'seat' | 'format' | 'list' | 'doubts' | 'orders'>

/** Stores decks in the database. */
export class StoredDecks implements Decks {
  readonly #options: DecksOptions

  constructor(options: DecksOptions) {
    this.#options = options
  }

  async of(person: PersonId): Promise<readonly SavedDeck[]> {
    const rows = await this.#options.prisma.deck.findMany({
      where: { personId: person },
      orderBy: [{ changedAt: 'desc' }, { place: 'desc' }],
    })
    return rows.map(deckOf)
  }

  async find(person: PersonId, id: string): Promise<SavedDeck | null> {
    const row = await this.#options.prisma.deck.findFirst({ where: { id, personId: person } })
    return row === null ? null : deckOf(row)
  }

  async create(request: NewDeck): Promise<SavedDeck | Denial> {
    const { person, interaction, game, seat, format, list = [], doubts = [], orders = [], anyName = false } = request
    const name = deckName(request.name)
    if (name === null) return deny('decks.name', { most: DECK_LIMITS.name })
    const wrong = this.#wrong({ name, game, seat, format, list, doubts, orders })
    if (wrong !== null) return wrong
    for (let number = 1; ; number++) {
      const called = number === 1 ? name : numbered(name, number)
      const made = await this.#insert(person, interaction, { name: called, game, seat, format, list, doubts, orders })
      const taken = isRefusal(made) && made.refused === 'decks.name-taken'
      if (!taken || !anyName || number > DECK_LIMITS.perPerson) return made
    }
  }

  async change({ person, id, version, interaction, change }: DeckChange): Promise<SavedDeck | Denial> {
    for (let tries = 0; tries < TRIES; tries++) {
      const deck = await this.find(person, id)
      if (deck === null) return UNKNOWN
      if (version !== undefined && deck.version !== version) return STALE
      const changed = change(deck)
      if (isRefusal(changed)) return changed
      const next = this.#changed(deck, changed)
      if (isRefusal(next)) return next
      const written = await this.#update(deck, next, interaction)
      if (written !== 'late') return written
    }
    return STALE
  }

  async copy(request: { person: PersonId; interaction: InteractionId; id: string; name?: string }) {
    const { person, interaction, id, name } = request
    const deck = await this.find(person, id)
    if (deck === null) return UNKNOWN
    const { game, seat, format, list, doubts, orders } = deck
    const called = name === undefined ? { name: deck.name, anyName: true } : { name }
    return this.create({ person, interaction, ...called, game, seat, format, list, doubts, orders })
  }

  async remove({ person, id, version }: { person: PersonId; id: string; version?: number }) {
    const deck = await this.find(person, id)
    if (deck === null) return UNKNOWN
    if (version !== undefined && deck.version !== version) return STALE
    const where = { id, personId: person, version: deck.version }
    const { count } = await this.#options.prisma.deck.deleteMany({ where })
    return count === 1 ? deck : STALE
  }

  // -------------------------------------------------------------- steps

  #changed(deck: SavedDeck, changed: DeckChanges): DeckRow | Denial {
    const name = changed.name === undefined ? deck.name : deckName(changed.name)
    if (name === null) return deny('decks.name', { most: DECK_LIMITS.name })
    const next = { ...deck, ...changed, name }
    return this.#wrong(next) ?? next
  }

  /** Returns why a deck can't be stored under any rules of its game. */
  #wrong({ game, seat, format, list, doubts }: DeckRow): Denial | null {
    const known = findGame(this.#options.games, game)
    if (known === undefined || !known.seats.includes(seat) || !known.formats.includes(format))
      return deny('decks.code-game')
    const { cards, copies } = DECK_LIMITS
    const counts = list.every(({ count }) => Number.isInteger(count) && count > 0 && count <= copies)
    if (!counts || list.length > cards || doubts.length > DECK_LIMITS.doubts)
      return deny('decks.large', { cards, copies })
    return null
  }

  /** Takes the person's first free place. */
  async #insert(person: PersonId, interaction: InteractionId, deck: DeckRow): Promise<SavedDeck | Denial> {
    const { prisma } = this.#options
    const id = newId()
    const at = this.#options.clock.now()
    const { name, game, seat, format, list, doubts, orders } = deck
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        const made = await prisma.$executeRaw`
          WITH free AS (
            SELECT min(p) AS "place" FROM generate_series(1, ${DECK_LIMITS.perPerson}::int) AS p
            WHERE NOT EXISTS (SELECT 1 FROM "Deck" WHERE "personId" = ${person} AND "place" = p)
              AND NOT EXISTS (SELECT 1 FROM "Deck" WHERE "personId" = ${person} AND "nameKey" = ${nameKey(name)})
          ), brought AS (
            INSERT INTO "Interaction" ("id", "at")
            SELECT ${interaction}::text, ${at}::timestamptz FROM free WHERE "place" IS NOT NULL
            ON CONFLICT DO NOTHING RETURNING "id"
          )
          INSERT INTO "Deck" ("id", "personId", "place", "name", "nameKey", "game", "seat", "format", "list", "doubts",
            "orders", "version", "changedAt")
          SELECT ${id}, ${person}, free."place", ${name}, ${nameKey(name)}, ${game}, ${seat}, ${format}, ${json(list)},
            ${json(doubts)}, ${json(orders)}, 0, ${at}::timestamptz
          FROM free, brought`
        return made === 1 ? { id, person, ...deck, version: 0, changedAt: at } : await this.#obstacle(person, name)
      } catch (error) {
        // Another request of the same person has taken the place or the name meanwhile.
        if (!isTaken(error)) throw error
      }
    }
    return STALE
  }

  /** Returns why nothing was created. */
  async #obstacle(person: PersonId, name: string): Promise<Denial> {
    const { prisma } = this.#options
    const [{ taken, count } = { taken: false, count: 0 }] = await prisma.$queryRaw<{ taken: boolean; count: number }[]>`
      SELECT count(*)::int AS "count", coalesce(bool_or("nameKey" = ${nameKey(name)}), false) AS "taken"
      FROM "Deck" WHERE "personId" = ${person}`
    if (taken) return deny('decks.name-taken', { name })
    return count >= DECK_LIMITS.perPerson ? deny('decks.full', { most: DECK_LIMITS.perPerson }) : STALE
  }

  /** @returns `late` if the deck was changed since it was read */
  async #update(deck: SavedDeck, next: DeckRow, interaction: InteractionId): Promise<SavedDeck | Denial | 'late'> {
    const at = this.#options.clock.now()
    const { name, format, list, doubts, orders } = next
    try {
      const [{ won, known } = { won: 0, known: 0 }] = await this.#options.prisma.$queryRaw<
        { won: number; known: number }[]
      >`
        WITH known AS (SELECT 1 FROM "Interaction" WHERE "id" = ${interaction}
        ), won AS (
          UPDATE "Deck" SET "name" = ${name}, "nameKey" = ${nameKey(name)}, "format" = ${format},
            "list" = ${json(list)}, "doubts" = ${json(doubts)}, "orders" = ${json(orders)}, "version" = "version" + 1,
            "changedAt" = ${at}::timestamptz
          WHERE "id" = ${deck.id} AND "personId" = ${deck.person} AND "version" = ${deck.version}::int
            AND NOT EXISTS (SELECT 1 FROM known)
          RETURNING "id"
        ), brought AS (
          INSERT INTO "Interaction" ("id", "at") SELECT ${interaction}::text, ${at}::timestamptz FROM won
        )
        SELECT (SELECT count(*)::int FROM won) AS "won", (SELECT count(*)::int FROM known) AS "known"`
      if (won === 1) return { ...deck, name, format, list, doubts, orders, version: deck.version + 1, changedAt: at }
      return known > 0 ? STALE : 'late'
    } catch (error) {
      if (!isTaken(error)) throw error
      // The name is taken, or the same request came twice at the same moment.
      const taken = nameKey(name) !== nameKey(deck.name)
      return taken ? deny('decks.name-taken', { name }) : STALE
    }
  }
}

const json = (value: unknown) => Prisma.sql`${JSON.stringify(value)}::json`

function deckOf(row: Deck): SavedDeck {
  const { id, personId, name, game, seat, format, list, doubts, orders, version, changedAt } = row
  return {
    id,
    person: personId,
    name,
    game,
    seat,
    format,
    list: list as unknown as DeckList,
    doubts: doubts as unknown as Doubt[],
    orders: orders as unknown as StandingOrder[],
    version,
    changedAt,
  }
}
