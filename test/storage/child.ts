/** Runs a TypeScript file as a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface Child {
  readonly process: ChildProcess
  /** Resolves with the next line that it prints; null when it has ended. */
  line(): Promise<string | null>
  /** Kills it, so that it can't tidy up. */
  kill(): Promise<void>
}

/** @param file relative to this one */
export function run(file: string, ...args: string[]): Child {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', path, ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = readLines(child)
  return {
    process: child,
    async line() {
      const { value, done } = await lines.next()
      return done === true ? null : (value as string)
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

async function* readLines(child: ChildProcess): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of child.stdout!) {
    const parts = (rest + String(chunk)).split('\n')
    rest = parts.pop()!
    yield* parts
  }
  if (rest !== '') yield rest
}
