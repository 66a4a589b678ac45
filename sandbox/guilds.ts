/** The guilds of the sandbox, and who is in them. The first one is for everybody. */
import type { StoredGuild } from './guild.ts'
import type { Table } from './journal.ts'

/** The guild for everybody, and the bot. */
interface First {
  readonly guildId: string
  readonly botId: string
}

/** Keeps the further guilds. */
export class Guilds {
  readonly #rows: Table<StoredGuild>
  readonly #first: First

  constructor(rows: Table<StoredGuild>, first: First) {
    this.#rows = rows
    this.#first = first
  }

  add(guild: StoredGuild): StoredGuild {
    this.#rows.set(guild.id, guild)
    return guild
  }

  name(guildId: string): string {
    return this.#rows.get(guildId)?.name ?? 'Sandbox'
  }

  /** Lets the bot join a further guild with its commands, or leave it with them. @returns whether that changes anything */
  setBot(guildId: string, bot: boolean): boolean {
    const guild = this.#rows.get(guildId)
    if (guild === undefined || guild.bot === bot) return false
    const { commands: _, ...others } = guild
    this.#rows.set(guildId, { ...others, bot, ...(bot ? { commands: true } : {}) })
    return true
  }

  /** Lets a person join a further guild, or leave it; no bot hears of it without the members intent. */
  setPerson(guildId: string, userId: string, inIt: boolean): void {
    const guild = this.#rows.get(guildId)
    if (guild === undefined) return
    const others = guild.people.filter((id) => id !== userId)
    this.#rows.set(guildId, { ...guild, people: inIt ? [...others, userId] : others })
  }

  /** Returns the ids of all guilds with the bot; only a fault takes the first one away. */
  ofBot(): string[] {
    return [this.#first.guildId, ...this.#rows.values().flatMap(({ id, bot }) => (bot ? [id] : []))]
  }

  /** Whether a person is in a guild with the bot. @param kicked the bot is out of the first one */
  sharedWith(userId: string, kicked: boolean): boolean {
    return this.ofBot().some((id) => !(kicked && id === this.#first.guildId) && this.isIn(id, userId))
  }

  /** Whether a guild has installed the app: with the bot, or with the commands alone. */
  hasCommands(guildId: string): boolean {
    return this.#rows.get(guildId)?.commands === true || this.isIn(guildId, this.#first.botId)
  }

  /** Whether somebody is in a guild. */
  isIn(guildId: string, userId: string): boolean {
    const guild = this.#rows.get(guildId)
    if (guild === undefined) return guildId === this.#first.guildId
    return userId === this.#first.botId ? guild.bot : guild.people.includes(userId)
  }
}
