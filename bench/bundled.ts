/** Bundles of modules that a bench measures, made as the program is (`scripts/bundle.ts`). */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'esbuild'
import { bundle } from '../scripts/bundle.ts'

/** Packages that are measured beside the program, and load files of their own. */
const RIVALS = ['@pkmn/*', 'boardgame.io']
const HOME = join(import.meta.dirname, '../reports')

/** Bundles modules of the benches. @returns the folder of their files */
export async function bundled(names: readonly string[], plugins: Plugin[] = []): Promise<string> {
  mkdirSync(HOME, { recursive: true })
  const outdir = mkdtempSync(join(HOME, 'bench-'))
  const entries = names.map((name) => [basename(name), join(import.meta.dirname, `${name}.ts`)])
  await bundle({ entries: Object.fromEntries(entries), outdir, plugins, external: RIVALS })
  return outdir
}

/** Deletes bundled modules. */
export const removeBundles = (folder: string): void => rmSync(folder, { recursive: true, force: true })

/** Bundles modules of the benches, runs something with the folder of their files, and deletes it. */
export async function withBundles<T>(
  names: readonly string[],
  run: (folder: string) => Promise<T>,
  plugins: Plugin[] = [],
): Promise<T> {
  const folder = await bundled(names, plugins)
  try {
    return await run(folder)
  } finally {
    removeBundles(folder)
  }
}
