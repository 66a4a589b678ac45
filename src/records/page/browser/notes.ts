/** The notes of a reader: kept in the browser where it allows that, and written into the page when it is saved. */

import { scriptJson } from '../script-json.ts'
import type { OpenedPage } from './data.ts'

interface Note {
  readonly row: number
  readonly step: string
  readonly by: string
  readonly text: string
  readonly at: string
}

/** The most characters of a note. */
export const MOST_NOTE = 2000

/** The notes of a page by the names of its frames. */
export class Notes {
  readonly #page: OpenedPage
  readonly #texts = new Map<string, string>()
  /** Whether the browser keeps them. */
  kept = true

  constructor(page: OpenedPage) {
    this.#page = page
    for (const one of page.match.notes as readonly unknown[]) {
      const { step, row, text } = (one ?? {}) as Partial<Note>
      if (typeof text === 'string') this.#texts.set(String(step ?? `r${row}`), text)
    }
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key) ?? '{}') as Record<string, unknown>
      for (const [step, text] of Object.entries(kept)) if (typeof text === 'string') this.#texts.set(step, text)
    } catch {
      this.kept = false
    }
  }

  get #key(): string {
    return `holonet ${this.#page.match.match.id}`
  }

  of(step: string): string {
    return this.#texts.get(step) ?? ''
  }

  write(step: string, text: string): void {
    // An empty one stays: the page itself may bring the note that was deleted.
    this.#texts.set(step, text.slice(0, MOST_NOTE))
    try {
      localStorage.setItem(this.#key, JSON.stringify(Object.fromEntries(this.#texts)))
    } catch {
      this.kept = false
    }
  }

  /** Downloads the page as it came, with the notes in its JSON. */
  save(name: string): void {
    const copy = this.#page.original.cloneNode(true) as HTMLElement
    const at = new Date().toISOString()
    const notes = [...this.#texts]
      .filter(([, text]) => text !== '')
      .map(([step, text]): Note => {
        const row = Number(/^r(\d+)/.exec(step)?.[1] ?? 0)
        return { row, step, by: 'reader', text, at }
      })
    const place = copy.querySelector('#match')
    if (place !== null) place.textContent = scriptJson(JSON.stringify({ ...this.#page.match, notes }, null, 2))
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([`<!doctype html>\n${copy.outerHTML}`], { type: 'text/html' }))
    link.download = `${name}.html`
    link.click()
    // Some browsers read it only after the click.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  }
}
