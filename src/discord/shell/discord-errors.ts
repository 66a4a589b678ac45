/** The meaning of errors of Discord's API, in one table. */
import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js'

/** The meaning of an error of Discord's API. */
export type Meaning =
  /** It may work later: network, overload, rate limit. */
  | 'later'
  /** The person takes no direct messages from us. */
  | 'closed'
  /** We may open no direct messages with anybody now: they were too many, or we are taken for a spammer. */
  | 'throttled'
  /** The channel, thread or message does not exist any more. */
  | 'gone'
  /** The thread has to be reopened first. */
  | 'archived'
  /** We may not write here, or open no more threads, until somebody changes that. */
  | 'forbidden'
  /** The interaction has expired, or another process has answered it. */
  | 'late'
  /** This message has been edited too often. */
  | 'worn'
  /** The message has a thread already. */
  | 'threaded'
  /** Its contents are not taken: too much, files that may not be here, words that a server blocks. Less of it may be. */
  | 'unfit'
  /** Any other permanent refusal. */
  | 'refused'
  /** A refusal that says nothing final: no code at all, as of a blocked address, or one that we don't know. */
  | 'unknown'

/** There is an answer to the interaction already. */
export const ANSWERED_ALREADY = 40060

/** Only codes that say so are final. */
const CODES: Readonly<Record<number, Meaning>> = {
  10003: 'gone',
  10004: 'gone',
  10008: 'gone',
  10011: 'refused',
  10013: 'closed',
  10015: 'late',
  10062: 'late',
  20009: 'unfit',
  20016: 'later',
  20022: 'worn',
  20026: 'throttled',
  20028: 'later',
  20029: 'later',
  30046: 'worn',
  40003: 'throttled',
  40004: 'later',
  40005: 'unfit',
  40006: 'later',
  40058: 'forbidden',
  [ANSWERED_ALREADY]: 'late',
  40062: 'later',
  40066: 'forbidden',
  40067: 'forbidden',
  40094: 'refused',
  50001: 'forbidden',
  50003: 'refused',
  50005: 'refused',
  50006: 'refused',
  50007: 'closed',
  50008: 'forbidden',
  50013: 'forbidden',
  50021: 'refused',
  50024: 'forbidden',
  50027: 'late',
  50035: 'unfit',
  50083: 'archived',
  50278: 'closed',
  60003: 'forbidden',
  110001: 'later',
  130000: 'later',
  160004: 'threaded',
  160005: 'forbidden',
  160006: 'forbidden',
  160007: 'forbidden',
  200000: 'unfit',
  240000: 'unfit',
  400001: 'unfit',
}

/** Thrown instead of a request that Discord would refuse: the channel can hold no threads. */
export class NoThreadsThere extends Error {
  override name = 'NoThreadsThere'
}

/** Thrown instead of a request: direct messages are opened one after the other, and this person has their turn later. */
export class DmLater extends Error {
  override name = 'DmLater'
  readonly until: Date

  constructor(until: Date) {
    super('Direct messages are opened one after the other')
    this.until = until
  }
}

/** Thrown instead of a request: Discord has refused just now to open direct messages with anybody. */
export class DmsShut extends Error {
  override name = 'DmsShut'
}

/** How a thread was lost: it is deleted, or it is locked and only moderators may write in it; null: it is not lost. */
export function lostThread(error: unknown): 'deleted' | 'locked' | null {
  if (!(error instanceof DiscordAPIError)) return null
  if (Number(error.code) === 10003) return 'deleted'
  return Number(error.code) === 160005 ? 'locked' : null
}

/** Whether Discord knows no such member, or no such user at all. */
export const isUnknownMember = (error: unknown): boolean =>
  error instanceof DiscordAPIError && [10007, 10013].includes(Number(error.code))

/** Whether Discord itself has broken at a request (500), which is no outage. */
export const isBroken = (error: unknown): boolean =>
  (error instanceof HTTPError || error instanceof DiscordAPIError) && error.status === 500

/** discord.js forgets a token that was refused once, and then fails by itself. */
const NO_TOKEN = /^Expected token to be set/
/** A refusal without a body, as of a proxy on the way. */
const NO_BODY = /^Unexpected end of JSON input/

/** The meaning of an error from Discord; null for errors that are not Discord's. */
export function meaningOf(error: unknown): Meaning | null {
  if (error instanceof NoThreadsThere) return 'forbidden'
  if (error instanceof DmsShut) return 'throttled'
  if (error instanceof RateLimitError || error instanceof HTTPError || error instanceof DmLater) return 'later'
  if (error instanceof DiscordAPIError) {
    const known = CODES[Number(error.code)]
    if (known !== undefined) return known
    // A refused token says nothing about the request.
    return error.status >= 500 || error.status === 429 || error.status === 401 ? 'later' : 'unknown'
  }
  if (error instanceof Error && NO_TOKEN.test(error.message)) return 'later'
  if (error instanceof SyntaxError && NO_BODY.test(error.message)) return 'unknown'
  const code = (error as { code?: unknown } | null)?.code
  const network = typeof code === 'string' && /^(?:E[A-Z]+|UND_ERR_.*)$/.test(code)
  const aborted = error instanceof Error && (error.name === 'AbortError' || error.message === 'fetch failed')
  return network || aborted ? 'later' : null
}

/** Returns Discord's code for a refused request, or its HTTP status where there is no code. */
export function errorCodeOf(error: unknown): number | string {
  if (!(error instanceof DiscordAPIError)) return 'unknown'
  return Number(error.code) > 0 ? error.code : error.status
}

/** Returns in a few words why a request to Discord failed, for the log: it quotes no address and no body. */
export function failureOf(error: unknown): string {
  if (error instanceof DiscordAPIError) return `discord ${errorCodeOf(error)}`
  if (error instanceof HTTPError) return `discord ${error.status}`
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown }
  const words = [name, code].filter((word) => typeof word === 'string' || typeof word === 'number')
  return words.length > 0 ? words.join(' ') : typeof error
}

/** Causes of causes that are logged. */
const DEEPEST = 5

/**
 * An error in a form that may be logged: it always has a name and a message, and its stack and causes where there are any.
 * Requests to Discord hold tokens in their addresses, and other people's words or cards in their bodies; addresses of
 * databases hold passwords.
 */
export function safeError(error: unknown, depth = 0): Readonly<Record<string, unknown>> {
  if (!isErrorLike(error))
    return { name: typeof error, message: typeof error === 'string' ? withoutSecrets(error) : '' }
  const { name, stack, cause } = error
  if (error instanceof DiscordAPIError || error instanceof HTTPError) {
    const { status, method } = error
    const code = error instanceof DiscordAPIError ? error.code : undefined
    const message = `Discord answers ${failureOf(error).replace('discord ', '')}`
    return { name, message, code, status, method, path: withoutToken(error.url), stack: withoutToken(stack ?? '') }
  }
  const { code, errors } = error as { code?: unknown; errors?: unknown }
  const several = Array.isArray(errors) && depth < DEEPEST ? errors : []
  return {
    name,
    message: withoutSecrets(error.message || several.map((one) => String((one as Error)?.message)).join('; ')),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    stack: withoutSecrets(stack ?? ''),
    ...(several.length === 0 ? {} : { errors: several.map((one) => safeError(one, depth + 1)) }),
    ...(cause === undefined || depth >= DEEPEST ? {} : { cause: safeError(cause, depth + 1) }),
  }
}

/** Whether something is an error, also of another thread or context, whose class is not ours. */
export const isErrorLike = (value: unknown): value is Error =>
  value instanceof Error || Object.prototype.toString.call(value) === '[object Error]'

/** The password of an address, a token in a path of Discord's, a token of a bot, and a header that holds one. */
const SECRETS: readonly [RegExp, string][] = [
  [/([a-z][a-z0-9+.-]*:\/\/[^\s:/@]*):[^\s/]*@/gi, '$1:…@'],
  [/(\/(?:interactions|webhooks)\/\d+\/)[^/?\s]+/g, '$1…'],
  [/\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}/g, '…'],
  [/\b(Bot|Bearer) [\w.-]{20,}/g, '$1 …'],
]

/** Returns a text without the secrets that can be told by their form. */
const withoutSecrets = (text: string): string =>
  SECRETS.reduce((rest, [secret, instead]) => rest.replace(secret, instead), text)

const withoutToken = (text: string): string => withoutSecrets(text).replace(/^https?:\/\/[^/]+/, '')
