/** Bundles the program into `dist/program`, as `npm start` and the container run it. */
import { register } from 'tsx/esm/api'

register()
const { bundleProgram, PROGRAM } = await import('./bundle.ts')
await bundleProgram(PROGRAM)
