/** Why the program can't start, in words for its host. */
import { BadConfig } from './config.ts'
import { databaseTrouble } from './storage/database-trouble.ts'
import { DataFolderInUse, StorageDown } from './storage/errors.ts'

/** Returns a sentence that says what to mend: a setting, the data folder or the database; null for other errors. */
export function startTrouble(error: unknown, databaseUrl: string | undefined): string | null {
  if (error instanceof BadConfig || error instanceof DataFolderInUse) return error.message
  return error instanceof StorageDown ? databaseTrouble(error, databaseUrl) : null
}
