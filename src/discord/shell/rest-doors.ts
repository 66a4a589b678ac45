/**
 * The doors of Discord's API: kinds of requests that may fail by themselves, while all others work. Pure.
 */

/**
 * `answers`: to interactions, with changes of them and what follows; `threads`: messages and threads in servers; `open-dms`:
 * opening direct messages; `dms`: messages in them; `other`: all else.
 */
export type Door = 'answers' | 'threads' | 'open-dms' | 'dms' | 'other'

/** Returns the door that a request goes through. @param isDm whether a channel is known as one of direct messages */
export function doorOf(url: string, isDm: (channelId: string) => boolean): Door {
  if (/\/(?:interactions|webhooks)\//.test(url)) return 'answers'
  if (/\/users\/@me\/channels(?:\?|$)/.test(url)) return 'open-dms'
  const [, channelId] = /\/channels\/(\d+)/.exec(url) ?? []
  if (channelId === undefined) return 'other'
  return isDm(channelId) ? 'dms' : 'threads'
}

/** The parts of a response that are looked at. */
export interface RestResponse {
  readonly status: number
  text?(): Promise<string>
  readonly headers?: { entries(): Iterable<[string, string]>; get(name: string): string | null }
}

/**
 * Reads Discord's code out of a refusal.
 *
 * @returns the code, 0 if the body has none, null if there is no body; and the response, to be read once more
 */
export async function withCode<R extends RestResponse>(
  answer: R,
): Promise<{ answer: R | Response; code: number | null }> {
  if (answer.text === undefined) return { answer, code: null }
  const body = await answer.text()
  const headers = Object.fromEntries(answer.headers?.entries() ?? [])
  return { answer: new Response(body, { status: answer.status, headers }), code: codeIn(body) }
}

function codeIn(body: string): number {
  try {
    const code = (JSON.parse(body) as { code?: unknown } | null)?.code
    return typeof code === 'number' ? code : 0
  } catch {
    return 0
  }
}
