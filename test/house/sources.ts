/** The project's own source files and what each imports, for the tests of its structure. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

export interface Source {
  readonly path: string
  readonly text: string
  /** Our own files by path from the root, packages by name. */
  readonly imports: readonly string[]
}

const IMPORT = /(?:\bfrom\s+|\bimport\s*\(?\s*)'([^']+)'/g

function read(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('generated'))
    .map((name) => {
      const path = join(folder, name)
      const text = readFileSync(join(root, path), 'utf8')
      const imports = [...text.matchAll(IMPORT)].map(([, target]) => {
        const name = String(target)
        return name.startsWith('.') ? relative(root, join(root, dirname(path), name)) : name
      })
      return { path, text, imports }
    })
}

/** Every source file of the program: `src` and `commands`. */
export const sources: readonly Source[] = [...read('src'), ...read('commands')]

/** The text of a file without its comments. */
export const code = (source: Source): string => source.text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
