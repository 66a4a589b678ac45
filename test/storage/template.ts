/**
 * An empty database in a folder, which tests copy: PGlite takes ten times as long to make one as to open it. The first
 * test that needs it makes it, and it is deleted after the run, as are the schemas of the run.
 */
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { type AnsweringServers, answeringServers, POSTGRES } from './answering.ts'
import { dropSchemas } from './schemas.ts'
import { scratch } from './scratch.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the run's template, which may not exist yet. */
    template: string
    /** The prefix of the run's schemas. */
    schemas: string
    /** The folder of the run's program in one file, which may not exist yet. */
    program: string
    /** The servers that answered when the run began. */
    servers: AnsweringServers
  }
}

/** The program in one file lies as deep in the project as its source does. */
const REPORTS = fileURLToPath(new URL('../../reports', import.meta.url))

/** Tells the folders, the prefix and the servers to all workers; when the run is over, all that is in them goes. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const home = mkdtempSync(join(scratch(), 'holonet-template-'))
  const schemas = `test_${randomBytes(5).toString('hex')}`
  const program = join(REPORTS, `test-${schemas}`)
  provide('template', join(home, 'data'))
  provide('program', program)
  provide('schemas', schemas)
  provide('servers', await answeringServers())
  return async () => {
    for (const folder of [home, program]) rmSync(folder, { recursive: true, force: true })
    // Without a server there is nothing to drop.
    await dropSchemas(POSTGRES, schemas).catch(() => {})
  }
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
