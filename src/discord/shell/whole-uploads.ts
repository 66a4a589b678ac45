/**
 * Requests of discord.js whose files are sent in one piece. Node sends a form part by part. If such a request is given up
 * meanwhile, as after a time-out, Node 24 hands the next part to a stream that is closed, and nobody can catch that error: it
 * ends the program.
 */
import { DefaultRestOptions, type RESTOptions } from 'discord.js'

type MakeRequest = RESTOptions['makeRequest']

/**
 * Sends a request as discord.js does, with the bytes of its form in place of the form.
 *
 * @throws the error of the request; an `AbortError` if its signal ends it
 */
export const sendWhole: MakeRequest = async (url, init) => {
  if (!(init.body instanceof FormData)) return DefaultRestOptions.makeRequest(url, init)
  const form = new Response(init.body)
  const body = new Uint8Array(await form.arrayBuffer())
  const headers = {
    ...(init.headers as Record<string, string>),
    'content-type': form.headers.get('content-type') ?? '',
  }
  return DefaultRestOptions.makeRequest(url, { ...init, body, headers })
}
