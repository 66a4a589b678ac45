/** Statements that wait for each other, over all processes, because what one counts another may be writing. */
import type { Prisma } from './generated/client.ts'
import type { Database } from './open.ts'

/**
 * Runs a statement after all others of the same name have been written: it sees what they wrote.
 * @param name of the things that are counted, such as `leagues <server>`
 */
export async function inTurn<T>(prisma: Database, name: string, statement: Prisma.PrismaPromise<T>): Promise<T> {
  const lock = prisma.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`
  const [, done] = await prisma.$transaction([lock, statement])
  return done
}
