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
  /** Any other permanent refusal. */
  | 'refused'

const CODES: Readonly<Record<number, Meaning>> = {
  10003: 'gone',
  10004: 'gone',
  10008: 'gone',
  10013: 'closed',
  10015: 'late',
  10062: 'late',
  20026: 'throttled',
  30046: 'worn',
  40003: 'throttled',
  40004: 'later',
  40006: 'later',
  40058: 'later',
  40060: 'late',
  40062: 'later',
  40067: 'forbidden',
  50001: 'forbidden',
  50007: 'closed',
  50008: 'forbidden',
  50013: 'forbidden',
  50024: 'forbidden',
  50027: 'late',
  50083: 'archived',
  50278: 'closed',
  110001: 'later',
  130000: 'later',
  160004: 'threaded',
  160005: 'forbidden',
  160006: 'forbidden',
  160007: 'forbidden',
}

/** Thrown instead of a request that Discord would refuse: the channel can hold no threads. */
export class NoThreadsThere extends Error {
  override name = 'NoThreadsThere'
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

/** The meaning of an error from Discord; null for errors that are not Discord's. */
export function meaningOf(error: unknown): Meaning | null {
  if (error instanceof NoThreadsThere) return 'forbidden'
  if (error instanceof RateLimitError || error instanceof HTTPError) return 'later'
  if (error instanceof DiscordAPIError) {
    const known = CODES[Number(error.code)]
    if (known !== undefined) return known
    // A refused token says nothing about the request.
    return error.status >= 500 || error.status === 429 || error.status === 401 ? 'later' : 'refused'
  }
  if (error instanceof Error && NO_TOKEN.test(error.message)) return 'later'
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

/**
 * An error in a form that may be logged: requests to Discord hold tokens in their addresses, and other people's words
 * or cards in their bodies.
 */
export function safeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { name: typeof error }
  const { name, stack, cause } = error
  if (error instanceof DiscordAPIError || error instanceof HTTPError) {
    const { status, method } = error
    const code = error instanceof DiscordAPIError ? error.code : undefined
    return { name, code, status, method, path: withoutToken(error.url), stack: withoutToken(stack ?? '') }
  }
  return { name, message: error.message, stack, ...(cause === undefined ? {} : { cause: safeError(cause) }) }
}

const withoutToken = (text: string): string =>
  text.replace(/(\/(?:interactions|webhooks)\/\d+\/)[^/?\s]+/g, '$1…').replace(/^https?:\/\/[^/]+/, '')
