import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

interface Entry {
  table: string
  key: string
  /** Missing: the row was deleted. */
  value?: unknown
}

/**
 * Keeps tables in one file, a line of JSON per change, written before the change is answered. A killed process loses
 * nothing that anybody was told. The file is rewritten without outdated lines each time it is opened.
 */
export class Journal {
  readonly #tables = new Map<string, Map<string, unknown>>()
  #file: number | null = null

  /** @param path the file; without one everything is lost at the end */
  constructor(path?: string) {
    if (path === undefined) return
    mkdirSync(dirname(path), { recursive: true })
    if (existsSync(path)) this.#read(readFileSync(path, 'utf8'))
    const fresh = `${path}.new`
    writeFileSync(fresh, this.#dump())
    renameSync(fresh, path)
    this.#file = openSync(path, 'a')
  }

  table<V>(name: string): Table<V> {
    return new Table<V>(this.#rows(name) as Map<string, V>, (key, value) => this.#write({ table: name, key, value }))
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file)
    this.#file = null
  }

  #rows(name: string): Map<string, unknown> {
    const known = this.#tables.get(name)
    if (known !== undefined) return known
    const rows = new Map<string, unknown>()
    this.#tables.set(name, rows)
    return rows
  }

  #read(text: string): void {
    for (const line of text.split('\n')) {
      let entry: Entry
      try {
        entry = JSON.parse(line) as Entry
      } catch {
        continue // The process was killed in the middle of this line, or it is the empty one at the end.
      }
      if (entry.value === undefined) this.#rows(entry.table).delete(entry.key)
      else this.#rows(entry.table).set(entry.key, entry.value)
    }
  }

  #dump(): string {
    let text = ''
    for (const [table, rows] of this.#tables) {
      for (const [key, value] of rows) text += `${JSON.stringify({ table, key, value })}\n`
    }
    return text
  }

  #write(entry: Entry): void {
    if (this.#file !== null) writeSync(this.#file, `${JSON.stringify(entry)}\n`)
  }
}

/** Rows by key, in the order in which they were first set. Values are replaced, never changed in place. */
export class Table<V> {
  readonly #rows: Map<string, V>
  readonly #write: (key: string, value: V | undefined) => void

  constructor(rows: Map<string, V>, write: (key: string, value: V | undefined) => void) {
    this.#rows = rows
    this.#write = write
  }

  get(key: string): V | undefined {
    return this.#rows.get(key)
  }

  set(key: string, value: V): void {
    this.#rows.set(key, value)
    this.#write(key, value)
  }

  delete(key: string): void {
    if (this.#rows.delete(key)) this.#write(key, undefined)
  }

  values(): V[] {
    return [...this.#rows.values()]
  }

  keys(): string[] {
    return [...this.#rows.keys()]
  }
}
