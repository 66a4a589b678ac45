/** Makes a fresh clone ready: installs the packages of package-lock.json and generates the database client. */
import { installPackages } from './installed.mjs'

installPackages()
await import('./generate.mjs')
