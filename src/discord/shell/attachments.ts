/** Fetches files that people send with a command: from Discord's own addresses, and from nowhere else. */

import type { Refusal } from '../../contract/index.ts'
import { tooLarge } from '../../decks/file.ts'
import type { SentFile } from './requests.ts'

/** The hosts of Discord's files. */
const DISCORD = ['https://cdn.discordapp.com', 'https://media.discordapp.net']

const FETCH_MS = 8_000

/** Fetches files from Discord's hosts. */
export class FileFetcher {
  readonly #origins: ReadonlySet<string>

  /** @param api address of the API if it is not Discord's own: then its host keeps the files */
  constructor(api: string | undefined) {
    this.#origins = new Set(api === undefined ? DISCORD : [...DISCORD, new URL(api).origin])
  }

  /**
   * The bytes of a file. It is refused before the download if it declares itself too large, during the download if it
   * proves to be, and with `decks.file-gone` if it is unavailable.
   */
  async fetch({ url, size }: SentFile, most: number): Promise<Uint8Array | Refusal> {
    if (size > most) return tooLarge(size)
    if (!URL.canParse(url) || !this.#origins.has(new URL(url).origin)) return GONE
    try {
      // Redirects are not followed: they could lead anywhere.
      const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(FETCH_MS) })
      return answer.ok && answer.body !== null ? await read(answer.body, most) : GONE
    } catch {
      return GONE
    }
  }
}

const GONE: Refusal = { refused: 'decks.file-gone', values: {} }

async function read(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | Refusal> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body) {
    size += part.length
    // Leaving the loop ends the download.
    if (size > most) return tooLarge(size)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
