/** The program's configuration, read from environment variables; `.env.example` describes each. */
import { z } from 'zod'
import { type ProcessRole, ROLES, readShards, type Serves } from './cluster/roles.ts'
import { PERSON_LIMITS } from './people/person.ts'
import { readJourney } from './time/time-travel.ts'

/** Counts an empty variable as not set: `.env` files leave values out that way. */
const optional = <T extends z.ZodType>(inner: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), inner.optional())

const port = z.coerce.number().int().min(0).max(65_535)

const schema = z.object({
  DISCORD_TOKEN: optional(z.string().trim().min(1)),
  DISCORD_API: optional(z.url({ protocol: /^https?$/ })),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  REDIS_URL: optional(z.url({ protocol: /^rediss?$/ })),
  DATA_DIR: optional(z.string()),
  ROLE: optional(z.enum(ROLES)),
  SHARDS: optional(z.string().refine((text) => readShards(text) !== null)),
  INTERACTIONS_HOST: optional(z.string()),
  INTERACTIONS_PORT: optional(port),
  SANDBOX: optional(z.enum(['allowed', 'never'])),
  SANDBOX_SEED: optional(z.string()),
  SANDBOX_TIME: optional(z.string().refine((text) => readJourney(text) !== null)),
  HOST: optional(z.string()),
  PORT: optional(port),
  OPERATIONS_HOST: optional(z.string()),
  OPERATIONS_PORT: optional(port),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
  OWNERS: optional(z.string().regex(/^\s*\d{5,20}(?:[\s,]+\d{5,20})*\s*$/)),
  MISSES_TO_LOSE: optional(z.coerce.number().int().min(1).max(100)),
  ACTS_PER_MINUTE: optional(z.coerce.number().int().min(10).max(1_000_000)),
  OPEN_MATCHES: optional(z.coerce.number().int().min(1).max(PERSON_LIMITS.openMatches)),
})

/** The values that each variable takes. */
const WANTED: Readonly<Record<keyof z.infer<typeof schema>, string>> = {
  DISCORD_TOKEN: 'the token of your bot, from https://discord.com/developers/applications',
  DISCORD_API: 'an address such as https://discord.com/api',
  DATABASE_URL: 'an address such as postgresql://user:password@localhost:5432/holonet',
  REDIS_URL: 'an address such as redis://localhost:6379',
  DATA_DIR: 'the path of a folder',
  ROLE: 'all, gateway or worker',
  SHARDS: 'some shards and their whole number, such as 0,1/4 or 0-3/8',
  INTERACTIONS_HOST: 'an address of this machine, such as 127.0.0.1 or 0.0.0.0',
  INTERACTIONS_PORT: 'a number from 0 to 65535',
  SANDBOX: 'allowed or never',
  SANDBOX_SEED: 'any text',
  SANDBOX_TIME: 'how far to move, such as +1h, +3d or +1w, or a date such as 2030-05-01',
  HOST: 'an address of this machine, such as 127.0.0.1 or 0.0.0.0',
  PORT: 'a number from 0 to 65535',
  OPERATIONS_HOST: 'an address of this machine, such as 127.0.0.1 or 0.0.0.0',
  OPERATIONS_PORT: 'a number from 0 to 65535',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
  OWNERS: 'ids of Discord users with commas between them, such as 123456789012345678',
  MISSES_TO_LOSE: 'a number from 1 to 100',
  ACTS_PER_MINUTE: 'a number from 10 to 1000000',
  OPEN_MATCHES: `a number from 1 to ${PERSON_LIMITS.openMatches}`,
}

/** The configuration of the program, checked and with its defaults. */
export interface Config {
  /** If it is missing, the sandbox takes the place of Discord. */
  readonly discordToken: string | undefined
  readonly discordApi: string | undefined
  readonly databaseUrl: string | undefined
  readonly redisUrl: string | undefined
  readonly dataDir: string
  /** The work of this process. */
  readonly role: ProcessRole
  /** The requests of people that it takes; null: none. */
  readonly serves: Serves | null
  /** Where requests by HTTP arrive; null: they come over the gateway. */
  readonly http: { readonly host: string; readonly port: number } | null
  /** Where the sandbox listens. */
  readonly host: string
  readonly port: number
  /** The chance of all matches in the sandbox follows from it; undefined: nobody can foresee it, as with a real bot. */
  readonly sandboxSeed: string | undefined
  /** How far the time of the sandbox moves ahead after the start; null: it does not, or this is a real bot. */
  readonly sandboxTime: number | Date | null
  /** Where `/healthz`, `/readyz` and `/metrics` are; port undefined: nowhere. */
  readonly operationsHost: string
  readonly operationsPort: number | undefined
  readonly logLevel: string
  /** The people who host the bot, for `/admin`; empty: the owners of its application. */
  readonly owners: readonly string[]
  readonly missesToLose: number
  /** The number of matches at once for people who have set no number. */
  readonly openMatches: number
  /** The acts a minute that each person may make; undefined: those of the table of limits. */
  readonly actsPerMinute: number | undefined
}

/** Reports a configuration that can't be used. The message names each variable and says what to set, but never the value. */
export class BadConfig extends Error {
  override name = 'BadConfig'
}

/** Returns why a role can't work with the other settings, and what to set; null: it can. */
function wrongRole({ ROLE: role = 'all', ...data }: z.infer<typeof schema>): string | null {
  if (role === 'all') {
    if (data.SHARDS !== undefined) return 'SHARDS needs ROLE=gateway: with ROLE=all one process serves all shards.'
  } else {
    if (data.DATABASE_URL === undefined)
      return `ROLE=${role} needs DATABASE_URL: several processes share a PostgreSQL server, and the embedded database takes one process, with ROLE=all.`
    if (data.DISCORD_TOKEN === undefined)
      return `ROLE=${role} needs DISCORD_TOKEN: the stand-in for Discord belongs to one process, with ROLE=all.`
  }
  if (role === 'worker' && (data.SHARDS !== undefined || data.INTERACTIONS_PORT !== undefined))
    return 'ROLE=worker takes no requests of people: leave SHARDS and INTERACTIONS_PORT out, or set ROLE=gateway.'
  if (data.SHARDS !== undefined && data.INTERACTIONS_PORT !== undefined)
    return 'SHARDS belongs to the gateway, and INTERACTIONS_PORT takes requests by HTTP instead: set one of the two.'
  if (data.INTERACTIONS_PORT !== undefined && data.DISCORD_TOKEN === undefined)
    return 'INTERACTIONS_PORT needs DISCORD_TOKEN: the stand-in for Discord has a gateway of its own.'
  return null
}

/** Reads the configuration from environment variables. @throws BadConfig */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = schema.safeParse(environment)
  if (!read.success) {
    const names = new Set(read.error.issues.map(({ path }) => String(path[0])))
    const wrong = [...names].map((name) => `${name} is not valid: set ${WANTED[name as keyof typeof WANTED]}.`)
    throw new BadConfig([...wrong, 'The file .env.example explains every setting.'].join('\n'))
  }
  const { data } = read
  if (data.DISCORD_TOKEN === undefined && data.SANDBOX === 'never')
    throw new BadConfig(
      `DISCORD_TOKEN is missing: set ${WANTED.DISCORD_TOKEN}. In a container it belongs into the file .env beside docker-compose.yml. SANDBOX=allowed starts the stand-in for Discord instead.`,
    )
  if (data.DISCORD_TOKEN !== undefined && data.SANDBOX_TIME !== undefined)
    throw new BadConfig('SANDBOX_TIME (--time) moves the time of the sandbox alone: leave it out with DISCORD_TOKEN.')
  const wrong = wrongRole(data)
  if (wrong !== null) throw new BadConfig(`${wrong} docs/growing.md explains the roles.`)
  const { ROLE: role = 'all', INTERACTIONS_PORT: interactionsPort } = data
  return {
    role,
    serves: role === 'worker' ? null : interactionsPort === undefined ? (readShards(data.SHARDS ?? '') ?? '*') : 'http',
    http:
      interactionsPort === undefined ? null : { host: data.INTERACTIONS_HOST ?? '127.0.0.1', port: interactionsPort },
    discordToken: data.DISCORD_TOKEN,
    discordApi: data.DISCORD_API,
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    dataDir: data.DATA_DIR ?? './data',
    host: data.HOST ?? '127.0.0.1',
    port: data.PORT ?? 8080,
    sandboxSeed: data.DISCORD_TOKEN === undefined ? data.SANDBOX_SEED : undefined,
    sandboxTime: readJourney(data.SANDBOX_TIME ?? ''),
    operationsHost: data.OPERATIONS_HOST ?? '127.0.0.1',
    operationsPort: data.OPERATIONS_PORT,
    // In the sandbox the terminal should show the address of the page, not the log.
    logLevel: data.LOG_LEVEL ?? (data.DISCORD_TOKEN === undefined ? 'warn' : 'info'),
    owners: data.OWNERS?.match(/\d+/g) ?? [],
    missesToLose: data.MISSES_TO_LOSE ?? 2,
    openMatches: data.OPEN_MATCHES ?? 10,
    actsPerMinute: data.ACTS_PER_MINUTE,
  }
}
