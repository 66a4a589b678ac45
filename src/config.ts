/** The program's configuration, read from environment variables; `.env.example` describes each. */
import { z } from 'zod'
import { PERSON_LIMITS } from './people/person.ts'

/** Counts an empty variable as not set: `.env` files leave values out that way. */
const optional = <T extends z.ZodType>(inner: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), inner.optional())

const schema = z.object({
  DISCORD_TOKEN: optional(z.string().trim().min(1)),
  DISCORD_API: optional(z.url({ protocol: /^https?$/ })),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })),
  REDIS_URL: optional(z.url({ protocol: /^rediss?$/ })),
  DATA_DIR: optional(z.string()),
  HOST: optional(z.string()),
  PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])),
  MISSES_TO_LOSE: optional(z.coerce.number().int().min(1).max(100)),
  OPEN_MATCHES: optional(z.coerce.number().int().min(1).max(PERSON_LIMITS.openMatches)),
})

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
  readonly logLevel: string
  readonly missesToLose: number
  /** The number of matches at once for people who have set no number. */
  readonly openMatches: number
}

/** Reports a configuration that can't be used. The message names the variable and the fault, but never the value. */
export class BadConfig extends Error {
  override name = 'BadConfig'
}

/** Reads the configuration from environment variables. @throws BadConfig */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = schema.safeParse(environment)
  if (!read.success) {
    const wrong = read.error.issues.map(({ path, code }) => `${path.join('.')} (${code.replaceAll('_', ' ')})`)
    throw new BadConfig(`Invalid settings: ${wrong.join(', ')}. See .env.example.`)
  }
  const { data } = read
  return {
    discordToken: data.DISCORD_TOKEN,
    discordApi: data.DISCORD_API,
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    dataDir: data.DATA_DIR ?? './data',
    host: data.HOST ?? '127.0.0.1',
    port: data.PORT ?? 8080,
    // In the sandbox the terminal should show the address of the page, not the log.
    logLevel: data.LOG_LEVEL ?? (data.DISCORD_TOKEN === undefined ? 'warn' : 'info'),
    missesToLose: data.MISSES_TO_LOSE ?? 2,
    openMatches: data.OPEN_MATCHES ?? 10,
  }
}
