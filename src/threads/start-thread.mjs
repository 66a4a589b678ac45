/**
 * The first module of a thread. It is plain JavaScript: Node 20 gives a thread nothing that was registered in another one,
 * so that each has to learn by itself to read TypeScript.
 */
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.file)
