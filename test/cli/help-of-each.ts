/**
 * Asks each program that is named on the command line for its help, one after the other in this process: they share most of
 * their code, which is read once. Words behind a program's name, in the same argument, are given to it. Prints a JSON object:
 * what each has printed, and the status with which it ended.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A program that has printed its help and ends. */
class Ended extends Error {}

const ended: Record<string, { status: number | null; stdout: string; stderr: string }> = {}
const { stdout, stderr, exit } = process
const print = stdout.write.bind(stdout)

const programs = process.argv.slice(2)
for (const [at, program] of programs.entries()) {
  const [file = '', ...words] = program.split(' ')
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
  process.argv = [process.execPath, resolve(file), ...words, '--help']
  try {
    // Each query is a module of its own, so that a file runs once for each of its commands.
    await import(`${pathToFileURL(resolve(file)).href}?${at}`)
  } catch (error) {
    if (!(error instanceof Ended)) result.stderr += String(error)
  }
  ended[program] = result
}
print(JSON.stringify(ended))
exit(0)
