/** The licences of packages, as the lock file names them. Pure. */

/** A package with its licence. */
export interface PackageLicence {
  /** Its place, as `node_modules/zod`. */
  readonly path: string
  readonly version: string
  /** By its SPDX name; `none` where neither the lock file nor a reader names one. */
  readonly licence: string
  /** Only developers use it: it is not handed on with the program. */
  readonly dev: boolean
}

/** A package in a lock file. */
export interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
}

/** Licences that ask for no more than their own text. */
const FREE =
  /^(?:MIT|ISC|Apache-2\.0|Apache License|BSD-[23]-Clause|0BSD|Unlicense|BlueOak-1\.0\.0|OFL-1\.1|CC-BY-4\.0)$/
/** Licences of which only the changed files have to be published: we change none. */
const OF_FILES = /^(?:MPL-2\.0|EPL-2\.0)$/

/** Packages that name no licence in the lock file, but have one in their files. */
const BY_HAND: Readonly<Record<string, string>> = {
  'node_modules/base64-arraybuffer': 'MIT',
  'node_modules/only': 'MIT',
  'node_modules/seq-queue': 'MIT',
  'node_modules/xmlhttprequest-ssl': 'MIT',
}

/** Returns the packages of a lock file by their places, without the program itself. @param packages its `packages` */
export const licencesOf = (packages: Readonly<Record<string, LockedPackage>>): readonly PackageLicence[] =>
  Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license, dev = false }]) => ({
      path,
      version,
      licence: license ?? BY_HAND[path] ?? 'none',
      dev,
    }))

const parts = (licence: string): readonly string[] => licence.split(/ (?:OR|AND|and) /).map((one) => one.trim())

/** Returns the packages with which the program may not be given away under the MIT licence, as far as their licences tell. */
export const bindingOnes = (packages: readonly PackageLicence[]): readonly PackageLicence[] =>
  packages.filter(({ licence }) => !parts(licence).every((one) => FREE.test(one) || OF_FILES.test(one)))
