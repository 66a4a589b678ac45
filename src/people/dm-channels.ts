/** The direct messages with people, kept: opening them is limited, and an opened channel stays. */
import type { Database } from '../storage/open.ts'
import type { PersonId } from './person.ts'

/** Remembers the channels of direct messages. */
export interface DmChannels {
  /** @param stored the channel in the database as it was just read; undefined: it was not */
  of(person: PersonId, stored?: string | null): Promise<string | null>
  keep(person: PersonId, channelId: string): Promise<void>
  forget(person: PersonId): Promise<void>
}

/** The most channels that are kept in memory. */
const MOST_KNOWN = 10_000

/** Keeps them in the database, and those of late in memory. */
export class StoredDmChannels implements DmChannels {
  readonly #prisma: Database
  readonly #known = new Map<PersonId, string>()

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
    if (this.#known.get(person) === channelId) return
    await this.#prisma.$executeRaw`
      INSERT INTO "DmChannel" ("personId", "channelId") VALUES (${person}, ${channelId})
      ON CONFLICT ("personId") DO UPDATE SET "channelId" = excluded."channelId"`
    this.#learn(person, channelId)
  }

  async forget(person: PersonId): Promise<void> {
    this.#known.delete(person)
    await this.#prisma.dmChannel.deleteMany({ where: { personId: person } })
  }

  /** Another process has deleted the channel of a person. */
  forgotten(person: PersonId): void {
    this.#known.delete(person)
  }

  #learn(person: PersonId, channelId: string): void {
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    this.#known.set(person, channelId)
  }
}
