/** The program as one file, for tests that start it in processes of its own. The first test that needs it makes it. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { bundleProgram } from '../scripts/bundle.ts'

/** Returns the arguments with which Node starts the program, bundled as by `npm start`. */
export async function programArguments(): Promise<readonly string[]> {
  const folder = inject('program')
  if (!existsSync(folder)) await make(folder)
  return [join(folder, 'main.mjs')]
}

/** If two workers make it at once, the first counts. */
async function make(folder: string): Promise<void> {
  const own = `${folder}-${process.pid}`
  await bundleProgram(own)
  try {
    renameSync(own, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(own, { recursive: true })
  }
}
