/** The public hash of a league's seed: shown before anything is drawn, so that nobody can choose another seed later. */
import { createHash } from 'node:crypto'

/** Returns the SHA-256 of a seed in hexadecimal digits. */
export const seedHash = (seed: string): string => createHash('sha256').update(seed).digest('hex')
