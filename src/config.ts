/** The program's configuration, read from environment variables; `.env.example` describes each. */
import { z } from 'zod'
import { PERSON_LIMITS } from './people/person.ts'

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
  SANDBOX: optional(z.enum(['allowed', 'never'])),
  HOST: optional(z.string()),
  PORT: optional(port),
  OPERATIONS_HOST: optional(z.string()),
  OPERATIONS_PORT: optional(port),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
  OWNERS: optional(z.string().regex(/^\s*\d{5,20}(?:[\s,]+\d{5,20})*\s*$/)),
  MISSES_TO_LOSE: optional(z.coerce.number().int().min(1).max(100)),
  OPEN_MATCHES: optional(z.coerce.number().int().min(1).max(PERSON_LIMITS.openMatches)),
})

/** The values that each variable takes. */
const WANTED: Readonly<Record<keyof z.infer<typeof schema>, string>> = {
  DISCORD_TOKEN: 'the token of your bot, from https://discord.com/developers/applications',
  DISCORD_API: 'an address such as https://discord.com/api',
  DATABASE_URL: 'an address such as postgresql://user:password@localhost:5432/holonet',
  REDIS_URL: 'an address such as redis://localhost:6379',
  DATA_DIR: 'the path of a folder',
  SANDBOX: 'allowed or never',
  HOST: 'an address of this machine, such as 127.0.0.1 or 0.0.0.0',
  PORT: 'a number from 0 to 65535',
  OPERATIONS_HOST: 'an address of this machine, such as 127.0.0.1 or 0.0.0.0',
  OPERATIONS_PORT: 'a number from 0 to 65535',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
  OWNERS: 'ids of Discord users with commas between them, such as 123456789012345678',
  MISSES_TO_LOSE: 'a number from 1 to 100',
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
  /** Where the sandbox listens. */
  readonly host: string
  readonly port: number
  /** Where `/healthz`, `/readyz` and `/metrics` are; port undefined: nowhere. */
  readonly operationsHost: string
  readonly operationsPort: number | undefined
  readonly logLevel: string
  /** The people who host the bot, for `/admin`; empty: the owners of its application. */
  readonly owners: readonly string[]
  readonly missesToLose: number
  /** The number of matches at once for people who have set no number. */
  readonly openMatches: number
}

/** Reports a configuration that can't be used. The message names each variable and says what to set, but never the value. */
export class BadConfig extends Error {
  override name = 'BadConfig'
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
  return {
    discordToken: data.DISCORD_TOKEN,
    discordApi: data.DISCORD_API,
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    dataDir: data.DATA_DIR ?? './data',
    host: data.HOST ?? '127.0.0.1',
    port: data.PORT ?? 8080,
    operationsHost: data.OPERATIONS_HOST ?? '127.0.0.1',
    operationsPort: data.OPERATIONS_PORT,
    // In the sandbox the terminal should show the address of the page, not the log.
    logLevel: data.LOG_LEVEL ?? (data.DISCORD_TOKEN === undefined ? 'warn' : 'info'),
    owners: data.OWNERS?.match(/\d+/g) ?? [],
    missesToLose: data.MISSES_TO_LOSE ?? 2,
    openMatches: data.OPEN_MATCHES ?? 10,
  }
}
