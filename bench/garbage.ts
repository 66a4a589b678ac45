/** Clears the heap away, so that no bench pays for the objects of the ones before. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const once: () => void = runInNewContext('gc')

/** Collects all garbage: what one round frees, such as buffers, may hold more that the next one frees. */
export function collect(): void {
  for (let round = 0; round < 4; round++) once()
}
