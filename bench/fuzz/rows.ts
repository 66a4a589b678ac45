/** The rows of the database before and after a run, and the changes that nobody may cause. */
import type { Database } from '../../src/storage/open.ts'

/** The rows of each table, as text. */
export type Rows = ReadonlyMap<string, readonly string[]>

/** Tables about the program itself, which change by themselves; and what strangers have used of limits, also for a server. */
const OWN = new Set(['Heartbeat', 'Interaction', 'LimitSecret', 'LimitUse', '_prisma_migrations'])

/** Reads all rows of all tables. */
export async function rowsOf(prisma: Database): Promise<Rows> {
  const tables = await prisma.$queryRawUnsafe<{ name: string }[]>(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()',
  )
  const read = new Map<string, readonly string[]>()
  for (const { name } of tables) {
    if (OWN.has(name)) continue
    const rows = await prisma.$queryRawUnsafe<{ row: string }[]>(
      `SELECT row_to_json(t)::text AS row FROM "${name.replaceAll('"', '""')}" t`,
    )
    read.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return read
}

/** Returns the rows that were changed, deleted or added, except those about the strangers, their matches and their challenges. */
export function changesBetween(before: Rows, after: Rows, strangers: readonly string[]): string[] {
  const changes: string[] = []
  const namedIn = (table: string, of: string, person: string) =>
    (after.get(table) ?? []).flatMap((row) => {
      const { [of]: id, [person]: by } = JSON.parse(row) as Record<string, string>
      return id !== undefined && by !== undefined && strangers.includes(by) ? [id] : []
    })
  const things = [...namedIn('Player', 'matchId', 'personId'), ...namedIn('Challenge', 'id', 'by')]
  for (const table of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [new Set(before.get(table)), new Set(after.get(table))]
    const own = (row: string) => [...strangers, ...things].some((id) => row.includes(`"${id}"`))
    for (const row of was) if (!is.has(row) && !own(row)) changes.push(`${table} lost ${row.slice(0, 600)}`)
    for (const row of is) if (!was.has(row) && !own(row)) changes.push(`${table} has now ${row.slice(0, 600)}`)
  }
  return changes
}
