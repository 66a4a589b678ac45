/** The program as one file, for tests that start it in processes of its own. The first test that needs it makes it. */
import { existsSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { bundle } from '../bench/bundle.ts'

const root = join(import.meta.dirname, '..')

/**
 * Returns the arguments with which Node starts the program. It does the same as `src/main.ts` with `tsx`, as `npm start`
 * runs it, and starts with a third of the work.
 */
export async function programArguments(): Promise<readonly string[]> {
  const folder = inject('program')
  if (!existsSync(folder)) await make(folder)
  return [join(folder, 'main.mjs')]
}

/** If two workers make it at once, the first counts. */
async function make(folder: string): Promise<void> {
  const own = `${folder}-${process.pid}`
  await bundle({ entries: { main: join(root, 'src/main.ts') }, outdir: own })
  // The sandbox finds its page beside its own code.
  symlinkSync(join(root, 'sandbox/page'), join(own, 'page'))
  try {
    renameSync(own, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(own, { recursive: true })
  }
}
