import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file that came with a request. */
export interface Upload {
  /** The number in `files[n]`. */
  readonly index: string
  readonly name: string
  readonly contentType: string
  readonly data: Buffer
}

/** Stores attachments by id, in a folder or in memory. */
export class Files {
  readonly #folder: string | undefined
  readonly #memory = new Map<string, Buffer>()

  constructor(folder?: string) {
    this.#folder = folder
    if (folder !== undefined) mkdirSync(folder, { recursive: true })
  }

  save(id: string, data: Buffer): void {
    if (this.#folder === undefined) this.#memory.set(id, data)
    else writeFileSync(join(this.#folder, id), data)
  }

  /** @param id digits only, as it comes from outside */
  read(id: string): Buffer | null {
    if (!/^\d+$/.test(id)) return null
    if (this.#folder === undefined) return this.#memory.get(id) ?? null
    try {
      return readFileSync(join(this.#folder, id))
    } catch {
      return null
    }
  }
}
