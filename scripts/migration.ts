/**
 * `npm run migration -- new <name>`: writes the SQL by which the database follows a change of prisma/schema.prisma.
 * `npm run migration -- squash`: makes one migration of all, for as long as nobody has run any of them.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Command } from 'commander'
import { type Migration, readMigrations } from '../src/storage/migrate.ts'
import { missingIn } from './schema-engine.ts'
import { CannotSquash, squashed } from './squashed-migrations.ts'

const FOLDER = join(import.meta.dirname, '../prisma/migrations')
const tell = (line: string): void => void process.stdout.write(`${line}\n`)

function write({ name, sql }: Migration): void {
  mkdirSync(join(FOLDER, name), { recursive: true })
  writeFileSync(join(FOLDER, name, 'migration.sql'), sql)
}

/** Writes what the schema has and the migrations lack as another migration. */
async function writeNew(name: string): Promise<void> {
  const migrations = await readMigrations()
  const sql = await missingIn(migrations)
  if (sql === null) return tell('The migrations make what the schema says: nothing was written.')
  const time = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)
  write({ name: `${time}_${name}`, sql })
  tell(`prisma/migrations/${time}_${name} was written: read it, and run node scripts/prepare.mjs.`)
}

/** Puts one migration in the place of all. */
async function squash(): Promise<void> {
  const all = await readMigrations()
  const one = await squashed(all)
  for (const { name } of all) rmSync(join(FOLDER, name), { recursive: true })
  write(one)
  tell(`${all.length} migrations are one now: prisma/migrations/${one.name}.`)
}

const program = new Command('migration').description('writes the SQL migrations of the database')
program
  .command('new')
  .description('writes a migration for what has changed in prisma/schema.prisma')
  .argument('<name>', 'what changes, such as server_boards')
  .action(writeNew)
program
  .command('squash')
  .description('makes one migration of all; databases that have some of them are refused from then on')
  .action(squash)
try {
  await program.parseAsync()
} catch (error) {
  if (!(error instanceof CannotSquash)) throw error
  console.error(error.message)
  process.exitCode = 1
}
