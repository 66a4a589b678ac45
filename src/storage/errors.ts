/**
 * The database can't be reached or refuses to work. The request was kept as a whole (then only the answer was lost) or
 * not at all; it may be tried again, since the same answer never counts twice.
 */
export class StorageDown extends Error {
  override name = 'StorageDown'

  constructor(cause: unknown) {
    super('The database does not answer', { cause })
  }
}

/** The database refuses a statement. What it says of the values in it may be a secret of a match, and is left out. */
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

/** The database does not fit this version of the program. */
export class MigrationFailed extends Error {
  override name = 'MigrationFailed'
}
