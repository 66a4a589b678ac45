/** Makes a fresh clone ready: installs what package-lock.json asks for, generates the database client. */
import { installPackages } from './installed.mjs'

installPackages()
await import('./generate.mjs')
