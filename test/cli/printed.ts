/** Catches the output of commands that tests run in their own process. */
import { afterEach, beforeEach, vi } from 'vitest'

/** The text printed since the start of a test. */
export interface Printed {
  readonly text: string
  /** Forgets what has been printed so far. */
  clear(): void
}

/** Catches what each test of the calling file prints, and gives the exit code of the process back after it. */
export function catchPrinted(): Printed {
  let text = ''
  let exitCode: typeof process.exitCode
  beforeEach(() => {
    text = ''
    exitCode = process.exitCode
    process.exitCode = undefined
    vi.spyOn(process.stdout, 'write').mockImplementation((more) => {
      text += more
      return true
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    process.exitCode = exitCode
  })
  return {
    get text() {
      return text
    },
    clear() {
      text = ''
    },
  }
}
