/**
 * First answers to interactions whose fate is unknown: the connection broke, or Discord said nothing in time. They are sent
 * again. If Discord then says that there is an answer already (40060), it is ours, and the person must not wait for another
 * one for ever.
 */

import { ANSWERED_ALREADY } from './discord-errors.ts'
import { withCode } from './rest-doors.ts'

/** A response of Discord, as the HTTP client of discord.js reads it. */
type HttpResponse = Pick<Response, 'status' | 'text' | 'headers'>
/** Sends one request, as the HTTP client of discord.js does. */
type Send<R> = (url: string, init: object) => Promise<R>

/** The address of a first answer: the id of its interaction and its token. */
const FIRST_ANSWER = /\/interactions\/(\d+)\/[^/]+\/callback/
/** Interactions whose answers are remembered as lost. Discord takes a first answer for three seconds. */
const MOST_LOST = 1_000

/** Makes discord.js send a request again, whatever the error of the connection was. */
class LostAnswer extends Error {
  override name = 'AbortError'

  constructor(cause: unknown) {
    super('The answer to a request was lost', { cause })
  }
}

/**
 * Returns the same way of sending requests, which takes a refusal as "answered already" for success if an earlier try of
 * the same answer was lost. The response then names the interaction and no message.
 */
export function takingResent<R extends HttpResponse>(send: Send<R>): Send<R | Response> {
  const lost = new Set<string>()
  const broken = new Set<string>()
  return async (url, init) => {
    const [, id] = FIRST_ANSWER.exec(url) ?? []
    if (id === undefined) return send(url, init)
    let answer: R
    try {
      answer = await send(url, init)
    } catch (error) {
      remember(lost, id)
      throw new LostAnswer(error)
    }
    if (answer.status >= 500) remember(broken, id)
    if (answer.status !== 400) return answer
    const [wasLost, hasBroken] = [lost.delete(id), broken.delete(id)]
    if (!wasLost && !hasBroken) return answer
    const { answer: refusal, code } = await withCode(answer)
    if (code !== ANSWERED_ALREADY) return refusal
    if (wasLost) return Response.json({ interaction: { id, type: 0 } })
    // Discord broke at the answer, and took it for one all the same: nobody sees it. It says so by no code.
    return Response.json({ message: 'The first answer broke', code: 0 }, { status: 400 })
  }
}

function remember(ids: Set<string>, id: string): void {
  ids.add(id)
  for (const oldest of ids) if (ids.size > MOST_LOST) ids.delete(oldest)
}
