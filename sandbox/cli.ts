/** Starts the sandbox alone: `tsx sandbox/cli.ts [--port 7700] [--data ./data/sandbox.jsonl]`. */
import { parseArgs } from 'node:util'
import { startSandbox } from './sandbox.ts'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '7700' }, data: { type: 'string' } },
})
const sandbox = await startSandbox({
  port: Number(values.port),
  ...(values.data === undefined ? {} : { dataFile: values.data }),
})
process.stdout.write(`Sandbox: ${sandbox.url}\nAPI for a bot: ${sandbox.apiUrl} (any token)\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close())
}
