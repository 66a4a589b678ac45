/**
 * Allows one process per data folder. PGlite has no server that could separate two processes: the second would silently
 * overwrite the data of the first.
 *
 * The holder names itself in `data/holder.json` (`{ pid, host, born }`). If the holder was killed or has crashed, the
 * next process takes over at once. Reading and taking over happen under a short lock of proper-lockfile, so that two
 * starting processes can't both find the place empty.
 */

import { readFileSync, rmSync, statSync } from 'node:fs'
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import lockfile from 'proper-lockfile'
import { systemClock } from '../time/clock.ts'
import { DataFolderInUse } from './errors.ts'

interface Holder {
  readonly pid: number
  readonly host: string
  /** The start time of the process, if the system tells it: another process may get the same pid later. */
  readonly born: string | null
}

/** The time between signs of life, for processes on other machines that can't see its pid. */
const SIGN_OF_LIFE_MS = 10_000
/**
 * A holder on another machine (or in a container that is gone) counts as dead after this time without a sign of life.
 */
const SILENCE_MS = 30_000

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
    const holder = await readHolder(file)
    if (holder !== null && isAlive(holder, file)) throw new DataFolderInUse(inUse(dataDir, holder))
    const own: Holder = { pid: process.pid, host: hostname(), born: bornOf(process.pid) }
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

async function readHolder(file: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder
  } catch {
    // No file, or an unfinished one. A living holder's file is complete, because it is put in place by renaming.
    return null
  }
}

function isAlive(holder: Holder, file: string): boolean {
  if (holder.host !== hostname()) return systemClock.now().getTime() - statSync(file).mtimeMs < SILENCE_MS
  if (holder.pid === process.pid) return held.has(file)
  if (!exists(holder.pid)) return false
  const born = bornOf(holder.pid)
  return born === null || holder.born === null || born === holder.born
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Returns the start time of a process in ticks since the machine started (field 22 of Linux' `stat`), else null. */
function bornOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the name in brackets and may hold blanks.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function inUse(dataDir: string, holder: Holder): string {
  return (
    `The data folder ${dataDir} is in use by process ${holder.pid} on ${holder.host}. ` +
    'Two programs on one folder would lose data. Stop that process first, or give this one another folder.'
  )
}
