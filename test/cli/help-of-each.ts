/**
 * Asks each program that is named on the command line for its help, one after the other in this process: they share most of
 * their code, which is read once. Prints a JSON object: what each has printed, and the status with which it ended.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A program that has printed its help and ends. */
class Ended extends Error {}

const ended: Record<string, { status: number | null; stdout: string; stderr: string }> = {}
const { stdout, stderr, exit } = process
const print = stdout.write.bind(stdout)

const programs = process.argv.slice(2)
for (const program of programs) {
  const result = { status: null as number | null, stdout: '', stderr: '' }
  const noting = (name: 'stdout' | 'stderr') => (text: string | Uint8Array) => {
    if (result.status === null) result[name] += String(text)
    return true
  }
  stdout.write = noting('stdout')
  stderr.write = noting('stderr')
  process.exit = (code) => {
    // A program may catch this as an error; what it prints or ends with then does not count.
    result.status ??= Number(code ?? 0)
    throw new Ended()
  }
  process.argv = [process.execPath, resolve(program), '--help']
  try {
    await import(pathToFileURL(resolve(program)).href)
  } catch (error) {
    if (!(error instanceof Ended)) result.stderr += String(error)
  }
  ended[program] = result
}
print(JSON.stringify(ended))
exit(0)
