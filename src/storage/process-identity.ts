/** The identity of a process of this machine: its pid alone may belong to another process later. */
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'

/** A process writes this down, so that others can tell whether it still runs. */
export interface ProcessIdentity {
  readonly pid: number
  readonly host: string
  /** The start time of the process, if the system tells it. */
  readonly born: string | null
}

/** Returns the identity of this process. */
export const ownIdentity = (): ProcessIdentity => ({
  pid: process.pid,
  host: hostname(),
  born: bornOf(process.pid),
})

/** Whether a process of this machine runs. Says nothing about processes of other machines: look at `host` first. */
export function isLiving({ pid, born }: ProcessIdentity): boolean {
  if (!exists(pid)) return false
  const present = bornOf(pid)
  return present === null || born === null || present === born
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
