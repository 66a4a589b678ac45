/**
 * The database can't be reached or refuses to work. The request was stored completely, and only its answer was lost, or
 * nothing was stored. It may be retried: all requests are idempotent.
 */
export class StorageDown extends Error {
  override name = 'StorageDown'

  constructor(cause: unknown) {
    super('The database does not answer', { cause })
  }
}

/** The database refuses a statement. Its message may hold values that are secrets of a match, so it is left out. */
export class StatementRefused extends Error {
  override name = 'StatementRefused'
  /** The SQLSTATE. */
  readonly code: string

  constructor(code: string) {
    super(`The database refuses a statement (${code})`)
    this.code = code
  }
}

/** Another process works on the data folder. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse'
}

/** PGlite's empty database, with which a new data folder begins, could not be made. */
export class DatabaseNotMade extends Error {
  override name = 'DatabaseNotMade'

  constructor(cause: unknown) {
    super('An empty database could not be made for the data folder', { cause })
  }
}

/** The database does not fit this version of the program. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed'
}
