/** The permissions of the bot in all guilds, and the demands of each guild. */
import type { GuildRules } from './guild.ts'
import { allows, bitsOf, type Permission } from './permissions.ts'

/** The permissions of the bot's own role, and the rules of guilds. */
export class GuildRights {
  /** All permissions of the bot. */
  bits: bigint
  readonly #rules = new Map<string, GuildRules>()

  constructor(bits: bigint) {
    this.bits = bits
  }

  /** Gives the role of the bot further permissions. */
  allow(...permissions: readonly Permission[]): void {
    this.bits |= bitsOf(permissions)
  }

  /** Whether the bot may do something in a whole guild. */
  may(permission: Permission): boolean {
    return allows(this.bits, 'Administrator') || allows(this.bits, permission)
  }

  of(guildId: string): GuildRules {
    return this.#rules.get(guildId) ?? {}
  }

  /** Changes what a guild demands. */
  demand(guildId: string, rules: GuildRules): void {
    this.#rules.set(guildId, { ...this.of(guildId), ...rules })
  }
}
