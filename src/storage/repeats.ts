/**
 * Statements that are tried again because their connection was ended: once PostgreSQL has cut its connections, each of them
 * fails once more. Only those of which nothing was written are.
 */

/** PostgreSQL has ended the connection by order, and with it the statement, of which nothing is left. */
const ENDED_BY_SERVER = new Set(['57P01', '57P02'])
/** The connection broke. If the statement writes, nobody knows whether it was done. */
const BROKEN = new Set(['ECONNRESET', 'EPIPE'])
const BROKEN_WORDS = /Connection terminated|connection error and is not queryable|Server has closed the connection/i
const WRITES = /\b(?:INSERT|UPDATE|DELETE|MERGE|DO)\b/i
/** There are so many connections, and each may be one that was ended. */
const TRIES = 4

/** Whether a statement only reads. */
export const readsOnly = (sql: string): boolean => !WRITES.test(sql)

/** Does something with the database, and again if its connection was ended and nothing was written. */
export async function repeating<T>(act: () => Promise<T>, reads: boolean): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await act()
    } catch (error) {
      if (tries >= TRIES || !wroteNothing(error, reads)) throw error
    }
  }
}

/** Whether an error says that a statement has certainly written nothing, and that it may work on another connection. */
export function wroteNothing(error: unknown, reads: boolean): boolean {
  return causesOf(error).some(({ code, words }) => {
    if (ENDED_BY_SERVER.has(code)) return true
    return reads && (BROKEN.has(code) || code === 'P1017' || BROKEN_WORDS.test(words))
  })
}

/** Whether the connection broke while a statement was on its way. */
export const connectionBroke = (error: unknown): boolean => wroteNothing(error, true)

/** The codes and words of an error and its causes: the driver's error lies within Prisma's. */
function causesOf(error: unknown, depth = 0): readonly { readonly code: string; readonly words: string }[] {
  if (typeof error !== 'object' || error === null || depth > 4) return []
  const { code, originalCode, message, originalMessage, cause, meta } = error as Record<string, unknown>
  const within = (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError
  const own = [code, originalCode].filter((one) => typeof one === 'string') as string[]
  const words = [message, originalMessage].filter((one) => typeof one === 'string').join(' ')
  const codes = own.length === 0 ? [''] : own
  return [...codes.map((one) => ({ code: one, words })), ...causesOf(cause, depth + 1), ...causesOf(within, depth + 1)]
}
