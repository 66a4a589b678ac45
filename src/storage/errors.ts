/** The database can't be reached or refuses to work. Nothing of the request was kept; it may be tried again. */
export class StorageDown extends Error {
  override name = 'StorageDown'

  constructor(cause: unknown) {
    super('The database does not answer', { cause })
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
