/** The direct messages with people, kept: opening them is limited, and an opened channel stays. */
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { PersonId } from './person.ts'

/** Remembers the channels of direct messages. */
export interface DmChannels {
  /** @param stored the channel in the database as it was just read; undefined: it was not */
  of(person: PersonId, stored?: string | null): Promise<string | null>
  keep(person: PersonId, channelId: string): Promise<void>
  /** A channel was opened. A call that is sent there stores it; until then it is not stored. */
  opened(person: PersonId, channelId: string): void
  /** The opened channel of a person that is not stored yet; null: there is none. */
  unstored(person: PersonId): string | null
  /** The opened channel of a person has been stored. */
  stored(person: PersonId): void
  /** Whether a channel is known as one of direct messages: one that was used lately is. */
  has(channelId: string): boolean
}

/** The most channels that are kept in memory. */
const MOST_KNOWN = 10_000

/** The statement that keeps a channel. */
export const keepingDm = (person: PersonId, channelId: string): Prisma.Sql => Prisma.sql`
  INSERT INTO "DmChannel" ("personId", "channelId") VALUES (${person}, ${channelId})
  ON CONFLICT ("personId") DO UPDATE SET "channelId" = excluded."channelId"`

/** Keeps them in the database, and those of late in memory. */
export class StoredDmChannels implements DmChannels {
  readonly #prisma: Database
  readonly #known = new Map<PersonId, string>()
  readonly #channels = new Set<string>()
  readonly #unstored = new Set<PersonId>()

  constructor(prisma: Database) {
    this.#prisma = prisma
  }

  async of(person: PersonId, stored?: string | null): Promise<string | null> {
    const known = this.#known.get(person)
    if (known !== undefined) return known
    const found = stored === undefined ? await this.#read(person) : stored
    if (found !== null) this.#learn(person, found)
    return found
  }

  async #read(person: PersonId): Promise<string | null> {
    const row = await this.#prisma.dmChannel.findUnique({ where: { personId: person } })
    return row?.channelId ?? null
  }

  async keep(person: PersonId, channelId: string): Promise<void> {
    if (this.#known.get(person) === channelId && !this.#unstored.has(person)) return
    await this.#prisma.direct(keepingDm(person, channelId))
    this.#learn(person, channelId)
    this.#unstored.delete(person)
  }

  opened(person: PersonId, channelId: string): void {
    this.#learn(person, channelId)
    this.#unstored.add(person)
  }

  unstored(person: PersonId): string | null {
    return this.#unstored.has(person) ? (this.#known.get(person) ?? null) : null
  }

  stored(person: PersonId): void {
    this.#unstored.delete(person)
  }

  /** Deletes the channel of a person who has deleted their data. */
  async forget(person: PersonId): Promise<void> {
    this.forgotten(person)
    await this.#prisma.dmChannel.deleteMany({ where: { personId: person } })
  }

  has(channelId: string): boolean {
    return this.#channels.has(channelId)
  }

  /** Another process has deleted the channel of a person. */
  forgotten(person: PersonId): void {
    this.#known.delete(person)
    this.#unstored.delete(person)
  }

  #learn(person: PersonId, channelId: string): void {
    if (this.#known.size >= MOST_KNOWN) {
      this.#known.clear()
      this.#unstored.clear()
      this.#channels.clear()
    }
    this.#channels.add(channelId)
    this.#known.set(person, channelId)
  }
}
