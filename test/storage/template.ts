/**
 * An empty database in a folder, which tests copy: PGlite takes ten times as long to make one as to open it. The first
 * test that needs it makes it, and it is deleted after the run.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the run's template, which may not exist yet. */
    template: string
  }
}

/** Tells the folder to all workers. */
export default function setup({ provide }: TestProject): () => void {
  const home = mkdtempSync(join(tmpdir(), 'holonet-template-'))
  provide('template', join(home, 'data'))
  return () => rmSync(home, { recursive: true, force: true })
}

const MAKER = fileURLToPath(new URL('./make-template.ts', import.meta.url))

/** Makes the template if necessary. If two workers make it at once, the first counts. */
export function ensureTemplate(template: string): void {
  if (existsSync(template)) return
  const own = `${template}-${process.pid}`
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', MAKER, own], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`No database could be made to copy: ${stderr}`)
  try {
    renameSync(own, template)
  } catch (error) {
    if (!existsSync(template)) throw error
    rmSync(own, { recursive: true })
  }
}
