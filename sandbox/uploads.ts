/** Files that people send along with a command: uploaded first, then named in the command by id, as in Discord. */
import type { APIAttachment } from 'discord-api-types/v10'
import type { Files } from './files.ts'

/** A file of a person. */
export interface SentFile {
  readonly name: string
  readonly data: string | Uint8Array
  readonly contentType?: string
}

/** Discord's own limit for people without a subscription. */
export const MOST_UPLOADED = 10 * 1024 * 1024

interface Kept {
  readonly userId: string
  readonly attachment: Omit<APIAttachment, 'url' | 'proxy_url'>
}

export class Uploads {
  readonly #files: Files
  readonly #newId: () => string
  readonly #url: () => string
  readonly #kept = new Map<string, Kept>()

  constructor(files: Files, newId: () => string, url: () => string) {
    this.#files = files
    this.#newId = newId
    this.#url = url
  }

  /** Stores a file. @returns the id for the command. @throws if it is too large */
  keep(userId: string, { name, data, contentType = 'application/octet-stream' }: SentFile): string {
    const bytes = Buffer.from(data as Uint8Array)
    if (bytes.length > MOST_UPLOADED) throw new Error('Your file is too powerful')
    const id = this.#newId()
    this.#files.save(id, bytes)
    const filename = name.replace(/[^\w.-]+/g, '_').slice(-100) || 'file'
    const attachment = { id, filename, size: bytes.length, content_type: contentType, ephemeral: true }
    this.#kept.set(id, { userId, attachment })
    return id
  }

  /** Returns a file of this person in the format for the bot. */
  find(userId: string, channelId: string, id: string): APIAttachment | null {
    const kept = this.#kept.get(id)
    if (kept === undefined || kept.userId !== userId) return null
    const url = `${this.#url()}/attachments/${channelId}/${id}/${kept.attachment.filename}`
    return { ...kept.attachment, url, proxy_url: url }
  }
}
