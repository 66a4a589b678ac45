/** Registers the commands with Discord, but only when they have changed: Discord limits writes per day. */
import { createHash } from 'node:crypto'
import { type REST, Routes } from 'discord.js'
import { stringify } from 'safe-stable-stringify'
import type { Command } from './command.ts'

type Plain = Readonly<Record<string, unknown>>

/** The defaults that Discord fills in. */
const DEFAULTS: Plain = { required: false, autocomplete: false, nsfw: false, type: 1, description: '' }
const KEPT = [
  'type',
  'name',
  'name_localizations',
  'description',
  'description_localizations',
  'options',
  'choices',
  'value',
  'required',
  'autocomplete',
  'min_value',
  'max_value',
  'min_length',
  'max_length',
  'contexts',
  'integration_types',
  'default_member_permissions',
] as const

/** One form for a command of ours and for the same command as Discord returns it. */
function normal(given: unknown): unknown {
  if (Array.isArray(given)) return given.map(normal)
  if (typeof given !== 'object' || given === null) return given
  const source = given as Plain
  const out: Record<string, unknown> = {}
  for (const key of KEPT) {
    const value = source[key]
    if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) continue
    if (key === 'name_localizations' || key === 'description_localizations') out[key] = value
    else if (DEFAULTS[key] !== value) out[key] = normal(value)
  }
  return out
}

/** A hash of commands, equal for ours and for those that Discord returns. */
export function hashOfCommands(commands: readonly unknown[]): string {
  const sorted = commands.map(normal).sort((a, b) => String((a as Plain).name).localeCompare(String((b as Plain).name)))
  return createHash('sha256')
    .update(stringify(sorted) ?? '')
    .digest('hex')
}

/** The commands as Discord keeps them. */
export interface CommandIds {
  /** Whether they had to be written. */
  readonly written: boolean
  /** Their ids by name. */
  readonly ids: ReadonlyMap<string, string>
}

/** Returns the ids of the commands as Discord has them, by name. @throws the error of Discord */
export async function registeredIds(rest: REST, applicationId: string): Promise<CommandIds['ids']> {
  return idsOf((await rest.get(Routes.applicationCommands(applicationId))) as unknown[])
}

/** Makes the commands at Discord the same as ours. @throws the error of Discord if it refuses them */
export async function registerCommands(
  rest: REST,
  applicationId: string,
  commands: readonly Command[],
): Promise<CommandIds> {
  const route = Routes.applicationCommands(applicationId)
  const wanted = commands.map(({ data }) => data)
  const present = (await rest.get(route, { query: new URLSearchParams({ with_localizations: 'true' }) })) as unknown[]
  if (hashOfCommands(present) === hashOfCommands(wanted)) return { written: false, ids: idsOf(present) }
  return { written: true, ids: idsOf((await rest.put(route, { body: wanted })) as unknown[]) }
}

const idsOf = (commands: readonly unknown[]): ReadonlyMap<string, string> =>
  new Map((commands as readonly { name: string; id: string }[]).map(({ name, id }) => [name, id]))
