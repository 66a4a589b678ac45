/** Makes one migration of all, and checks that it loses nothing. */
import { type Migration, migrate } from '../src/storage/migrate.ts'
import { connectionTo, emptyDatabase, missingIn } from './schema-engine.ts'

/** The migrations can't become one; the message says why and what to do. */
export class CannotSquash extends Error {
  override name = 'CannotSquash'
}

/** The parts of a database, a line for each: columns, constraints, indexes, triggers, functions, views. */
const PARTS = `
  WITH mine AS (SELECT oid, relname, relkind FROM pg_class WHERE relnamespace = 'public'::regnamespace)
  SELECT part FROM (
    SELECT format('%s %s', relkind, relname) AS part FROM mine
    UNION ALL SELECT format('%s.%s %s %s %s', relname, attname, format_type(atttypid, atttypmod), attnotnull,
        pg_get_expr(adbin, adrelid))
      FROM mine JOIN pg_attribute ON attrelid = mine.oid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
      WHERE attnum > 0 AND NOT attisdropped AND relkind <> 'i'
    UNION ALL SELECT format('%s %s %s', relname, conname, pg_get_constraintdef(pg_constraint.oid))
      FROM mine JOIN pg_constraint ON conrelid = mine.oid
    UNION ALL SELECT pg_get_indexdef(oid) FROM mine WHERE relkind = 'i'
    UNION ALL SELECT pg_get_viewdef(oid) FROM mine WHERE relkind IN ('v', 'm')
    UNION ALL SELECT pg_get_triggerdef(pg_trigger.oid) FROM mine JOIN pg_trigger ON tgrelid = mine.oid
      WHERE NOT tgisinternal
    UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
  ) AS parts ORDER BY part`

/** Returns the parts of a database after these migrations. */
async function partsAfter(migrations: readonly Migration[]): Promise<readonly string[]> {
  const database = await emptyDatabase()
  await migrate(connectionTo(database), migrations)
  const { rows } = await database.query<{ part: string }>(PARTS)
  await database.close()
  return rows.map(({ part }) => part)
}

/**
 * Returns one migration, made from prisma/schema.prisma under the name of the first, that makes what all of these make.
 * @throws CannotSquash if they lack something of the schema, or make something that no schema can say
 */
export async function squashed(migrations: readonly Migration[]): Promise<Migration> {
  if ((await missingIn(migrations)) !== null)
    throw new CannotSquash('The migrations lack something of the schema: run `npm run migration -- new <name>` first.')
  const [first] = migrations
  const sql = await missingIn([])
  if (first === undefined || sql === null) throw new CannotSquash('There is no migration.')
  const one: Migration = { name: first.name, sql }
  const [before, after] = [await partsAfter(migrations), await partsAfter([one])]
  const lost = before.filter((part) => !after.includes(part))
  if (lost.length > 0)
    throw new CannotSquash(`No schema can say these parts, so they need a migration of their own:\n${lost.join('\n')}`)
  return one
}
