/** The place for folders that live no longer than a test. */
import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
/** A folder with a database takes 40 MB, and a run seldom has more than a dozen at once. */
const ENOUGH_BYTES = 2 * 1024 ** 3

/**
 * Returns a place in memory if there is one with enough room, else the system's own for temporary files: copying a
 * database there takes six times as long.
 */
export function scratch(): string {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir()
}
