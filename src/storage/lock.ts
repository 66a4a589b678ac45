/**
 * Allows one process per data folder. PGlite has no server that could separate two processes: the second would silently
 * overwrite the data of the first.
 *
 * The holder names itself in `data/holder.json` (`{ pid, host, born }`). If the holder was killed or has crashed, the
 * next process takes over at once. Reading and taking over happen under a short lock of proper-lockfile, so that two
 * starting processes can't both find the place empty.
 */

import { rmSync, statSync } from 'node:fs'
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import lockfile from 'proper-lockfile'
import { systemClock } from '../time/clock.ts'
import { DataFolderInUse } from './errors.ts'
import { isLiving, ownIdentity, type ProcessIdentity } from './process-identity.ts'

/** The time between signs of life, for processes on other machines that can't see its pid. */
const SIGN_OF_LIFE_MS = 10_000
/**
 * A holder on another machine (or in a container that is gone) counts as dead after this time without a sign of life.
 */
const SILENCE_MS = 30_000

/** Looks whether a living process has the data folder, and changes nothing. @throws DataFolderInUse */
export async function refuseHeldFolder(dataDir: string): Promise<void> {
  const file = join(dataDir, 'holder.json')
  const holder = await readHolder(file)
  if (holder !== null && isAlive(holder, file)) throw new DataFolderInUse(inUse(dataDir, holder))
}

/**
 * Takes the data folder for this process, creating it if need be.
 * @returns a function that gives it back
 * @throws DataFolderInUse if a living process has it
 */
export async function holdDataFolder(dataDir: string): Promise<() => Promise<void>> {
  // The data holds secrets of matches: no other user of this machine needs access to the folder.
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'holder.json')
  const done = await lockfile.lock(dataDir, {
    lockfilePath: join(dataDir, 'holder.lock'),
    stale: 5_000,
    retries: { retries: 40, minTimeout: 50, maxTimeout: 250 },
  })
  try {
    await refuseHeldFolder(dataDir)
    const own = ownIdentity()
    const draft = `${file}.${process.pid}`
    await writeFile(draft, JSON.stringify(own))
    await rename(draft, file)
    held.add(file)
  } finally {
    await done()
  }
  const stopSigns = giveSigns(file)
  const atExit = () => rmSync(file, { force: true })
  process.once('exit', atExit)
  return async () => {
    stopSigns()
    process.off('exit', atExit)
    held.delete(file)
    await rm(file, { force: true })
  }
}

/** Shows from time to time that this process is alive. The file's times are the system's, and so is the clock here. */
function giveSigns(file: string): () => void {
  let cancel = () => {}
  const wait = () => {
    const now = systemClock.now()
    cancel = systemClock.wake(new Date(now.getTime() + SIGN_OF_LIFE_MS), () => {
      utimes(file, systemClock.now(), systemClock.now()).catch(() => {})
      wait()
    })
  }
  wait()
  return () => cancel()
}

/** Folders that this process holds: its own pid in any other file comes from an earlier life. */
const held = new Set<string>()

async function readHolder(file: string): Promise<ProcessIdentity | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ProcessIdentity
  } catch {
    // No file, or an unfinished one. A living holder's file is complete, because it is put in place by renaming.
    return null
  }
}

function isAlive(holder: ProcessIdentity, file: string): boolean {
  if (holder.host !== hostname()) {
    // It may have given the folder back just now.
    const sign = statSync(file, { throwIfNoEntry: false })
    return sign !== undefined && systemClock.now().getTime() - sign.mtimeMs < SILENCE_MS
  }
  if (holder.pid === process.pid) return held.has(file)
  return isLiving(holder)
}

function inUse(dataDir: string, holder: ProcessIdentity): string {
  return (
    `The data folder ${dataDir} is in use by process ${holder.pid} on ${holder.host}. ` +
    'Two programs on one folder would lose data. Stop that process first, or give this one another folder.'
  )
}
