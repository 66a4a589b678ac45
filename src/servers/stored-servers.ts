/** Servers in the database. All are kept in memory; other processes tell when they have changed one. */

import { LANGUAGES } from '../contract/index.ts'
import { Prisma, type Server as Row } from '../storage/generated/client.ts'
import { type Fence, stands } from '../storage/leases.ts'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import { controlFault, type TimeControl } from '../time/time-control.ts'
import {
  type BoardMessage,
  type Denial,
  RATED_WAYS,
  REVEAL_WAYS,
  SERVER_LIMITS,
  type ServerId,
  type ServerSettings,
  type Servers,
  UNSET,
} from './server.ts'

/** The dependencies of the stored servers. */
export interface ServersOptions {
  readonly prisma: Database
  readonly clock: Clock
  /** Called after each change of settings, and of locales (null), for other processes that have read them. */
  readonly written?: (server: ServerId | null) => void
  /** The right under which the messages of boards are kept; null: this process keeps all of them. */
  readonly fence?: () => Fence | null
}

const deny = (refused: string, values: Denial['values'] = {}): Denial => ({ refused, values })

/** Stores servers in the database and caches them. */
export class StoredServers implements Servers {
  readonly #options: ServersOptions
  #known: ReadonlyMap<ServerId, ServerSettings> = new Map()
  #locales: ReadonlyMap<ServerId, string> = new Map()

  private constructor(options: ServersOptions) {
    this.#options = options
  }

  /** Reads all servers. */
  static async open(options: ServersOptions): Promise<StoredServers> {
    const servers = new StoredServers(options)
    await servers.reread()
    return servers
  }

  /** Reads all servers again, since another process may have changed them. @throws StorageDown */
  async reread(): Promise<void> {
    const { prisma } = this.#options
    const [rows, locales] = await Promise.all([prisma.server.findMany(), prisma.serverLocale.findMany()])
    this.#known = new Map(rows.map((row) => [row.id, settingsOf(row)]))
    this.#locales = new Map(locales.map(({ id, locale }) => [id, locale]))
  }

  /** Reads a server again that another process has changed. @throws StorageDown */
  async changedElsewhere(server: ServerId): Promise<void> {
    const row = await this.#options.prisma.server.findUnique({ where: { id: server } })
    if (row !== null) this.#keep(row)
  }

  #keep(row: Row): ServerSettings {
    const settings = settingsOf(row)
    this.#known = new Map(this.#known).set(row.id, settings)
    return settings
  }

  localeOf(server: ServerId): string | null {
    return this.#locales.get(server) ?? null
  }

  async located(locales: ReadonlyMap<ServerId, string>): Promise<void> {
    const changed = [...locales].filter(([id, locale]) => this.#locales.get(id) !== locale)
    if (changed.length === 0) return
    const [ids, values] = [changed.map(([id]) => id), changed.map(([, locale]) => locale)]
    await this.#options.prisma.$executeRaw`
      INSERT INTO "ServerLocale" ("id", "locale")
      SELECT * FROM unnest(${ids}::text[], ${values}::text[])
      ON CONFLICT ("id") DO UPDATE SET "locale" = excluded."locale"`
    this.#locales = new Map([...this.#locales, ...changed])
    this.#options.written?.(null)
  }

  of(server: ServerId | null): ServerSettings {
    return (server === null ? undefined : this.#known.get(server)) ?? UNSET
  }

  async change(server: ServerId, changed: Partial<ServerSettings>): Promise<ServerSettings | Denial> {
    const wrong = wrongIn(changed)
    if (wrong !== null) return wrong
    const { prisma, clock } = this.#options
    const { format, challengeChannels, leagueRoles, rules, sittingMs, clock: control, ...plain } = changed
    const data = {
      ...plain,
      ...(format === undefined ? {} : { game: format?.game ?? null, format: format?.format ?? null }),
      ...(challengeChannels === undefined ? {} : { challengeChannels: [...new Set(challengeChannels)] }),
      ...(leagueRoles === undefined ? {} : { leagueRoles: [...new Set(leagueRoles)] }),
      ...(rules === undefined ? {} : { rules: { ...rules } }),
      ...(sittingMs === undefined ? {} : { sittingMs: sittingMs === null ? null : BigInt(sittingMs) }),
      ...(control === undefined ? {} : { clock: control === null ? Prisma.DbNull : { ...control } }),
      changedAt: clock.now(),
    }
    const unset = { challengeChannels: [], rules: {}, rated: UNSET.rated, reveals: UNSET.reveals }
    const row = await prisma.server.upsert({
      where: { id: server },
      create: { ...unset, ...data, id: server },
      update: data,
    })
    const settings = this.#keep(row)
    this.#options.written?.(server)
    return settings
  }

  boards(): readonly (readonly [ServerId, ServerSettings])[] {
    return [...this.#known].filter(([, { boardChannel }]) => boardChannel !== null)
  }

  async boardOf(server: ServerId): Promise<BoardMessage | null> {
    const row = await this.#options.prisma.server.findUnique({ where: { id: server } })
    const { boardMessage: messageId = null, boardMessageChannel: channelId = null } = row ?? {}
    return messageId === null || channelId === null ? null : { channelId, messageId }
  }

  async keepBoard(server: ServerId, message: BoardMessage | null): Promise<boolean> {
    const { prisma, fence = () => null } = this.#options
    const kept = await prisma.$executeRaw`
      UPDATE "Server" SET "boardMessage" = ${message?.messageId ?? null},
        "boardMessageChannel" = ${message?.channelId ?? null}
      WHERE "id" = ${server} AND ${stands(fence())}`
    return kept > 0
  }
}

/** Returns why a value can't be stored; null if it can. */
function wrongIn(changed: Partial<ServerSettings>): Denial | null {
  const { challengeChannels, leagueRoles = [], language, sittingMs, clock, rated, reveals } = changed
  if (clock != null && controlFault(clock) !== null) return deny('servers.time')
  const most = SERVER_LIMITS.challengeChannels
  if (challengeChannels !== undefined && new Set(challengeChannels).size > most)
    return deny('servers.channels', { most })
  if (new Set(leagueRoles).size > SERVER_LIMITS.leagueRoles)
    return deny('servers.league-roles', { most: SERVER_LIMITS.leagueRoles })
  if (language != null && !LANGUAGES.includes(language)) return deny('servers.language')
  if (sittingMs != null && !(Number.isInteger(sittingMs) && sittingMs > 0)) return deny('servers.time')
  if (rated !== undefined && !RATED_WAYS.includes(rated)) return deny('servers.rated')
  if (reveals !== undefined && !REVEAL_WAYS.includes(reveals)) return deny('servers.reveals')
  return null
}

function settingsOf(row: Row): ServerSettings {
  const {
    challengeChannels,
    matchChannel,
    language,
    sittingMs,
    clock,
    game,
    format,
    rules,
    challengerRole,
    rated,
    reveals,
    suggestions,
    leagueRoles,
    boardChannel,
  } = row
  return {
    challengeChannels: challengeChannels as readonly string[],
    matchChannel,
    language: LANGUAGES.find((one) => one === language) ?? UNSET.language,
    sittingMs: sittingMs === null ? null : Number(sittingMs),
    clock: clock as TimeControl | null,
    format: game === null || format === null ? null : { game, format },
    rules: rules as ServerSettings['rules'],
    challengerRole,
    rated: RATED_WAYS.find((way) => way === rated) ?? UNSET.rated,
    reveals: REVEAL_WAYS.find((way) => way === reveals) ?? UNSET.reveals,
    suggestions,
    leagueRoles: leagueRoles as readonly string[],
    boardChannel,
  }
}
