/** Why Redis can't be used, as a sentence for the host that says what to do. It holds no password. */

/** All goes on without Redis, since the ticks of the program find what is due. */
const MEANWHILE = 'Deadlines are kept all the same, up to half a minute late.'

const REFUSED = /^(?:WRONGPASS|NOAUTH|NOPERM|ERR (?:invalid password|AUTH|Client sent AUTH))/
const BUSY = /^(?:LOADING|BUSY|MASTERDOWN|READONLY|OOM|MISCONF)/

/**
 * Returns why Redis can't be used and what to do: it is away, it refuses the password, or it answers with a failure.
 * @param error the error of the client
 */
export function redisTrouble(error: unknown, redisUrl: string): string {
  const { hostname, port } = new URL(redisUrl)
  const at = `${hostname || 'localhost'}:${port || 6379}`
  const { message = '' } = (error ?? {}) as { message?: string }
  if (REFUSED.test(message))
    return `Redis at ${at} refuses the user or the password. Correct both in REDIS_URL. ${MEANWHILE}`
  const [word = ''] = BUSY.exec(message) ?? []
  if (word !== '') return `Redis at ${at} takes nothing now (${word}). Look at its log. ${MEANWHILE}`
  return `No Redis answers at ${at}. Start it, or correct host and port in REDIS_URL. ${MEANWHILE}`
}
