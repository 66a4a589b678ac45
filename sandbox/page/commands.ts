/** Slash commands in the composer: the matching commands, the possible values of options, and their faults. */
import type { APIApplicationCommandBasicOption, LocalizationMap } from 'discord-api-types/v10'
import type { Command, OptionValues } from '../protocol.ts'
import { COMMAND, OPTION } from './discord.ts'
import type { Words } from './words.ts'

export type BasicOption = APIApplicationCommandBasicOption

/** One line of the picker: a command, or one of its subcommands. */
export interface Runnable {
  /** Unique: id of the command and names of the subcommands. */
  key: string
  command: Command
  subcommand: string[]
  /** The name in the reader's language, without the slash: `deck import`. */
  name: string
  description: string
  options: BasicOption[]
}

interface Named {
  name: string
  name_localizations?: LocalizationMap | null
}

interface Described {
  description: string
  description_localizations?: LocalizationMap | null
}

export const nameIn = (thing: Named, locale: string): string =>
  thing.name_localizations?.[locale as keyof LocalizationMap] ?? thing.name

export const descriptionIn = (thing: Described, locale: string): string =>
  thing.description_localizations?.[locale as keyof LocalizationMap] ?? thing.description

/** Returns everything that a slash can run, by name. `inDm`: leaves out commands that are not for a DM with the bot. */
export function runnables(commands: readonly Command[], locale: string, inDm: boolean): Runnable[] {
  const found: Runnable[] = []
  const add = (
    command: Command,
    path: readonly (Named & { name: string })[],
    about: Described,
    options: BasicOption[],
  ): void => {
    found.push({
      key: [command.id, ...path.map((part) => part.name)].join(' '),
      command,
      subcommand: path.map((part) => part.name),
      name: [command, ...path].map((part) => nameIn(part, locale)).join(' '),
      description: descriptionIn(about, locale),
      options,
    })
  }
  for (const command of commands) {
    if (command.type !== COMMAND.chatInput || !offered(command, inDm)) continue
    const basic: BasicOption[] = []
    let divided = false
    for (const option of command.options ?? []) {
      if (option.type === OPTION.subcommand) {
        divided = true
        add(command, [option], option, option.options ?? [])
      } else if (option.type === OPTION.subcommandGroup) {
        divided = true
        for (const sub of option.options ?? []) add(command, [option, sub], sub, sub.options ?? [])
      } else {
        basic.push(option)
      }
    }
    if (!divided) add(command, [], command, basic)
  }
  return found.sort((one, other) => one.name.localeCompare(other.name, locale))
}

/** Whether a command is offered in this kind of place (interaction contexts: 0 guild, 1 DM with the bot). */
export function offered(command: Command, inDm: boolean): boolean {
  if (inDm && command.guild_id !== undefined) return false
  if (command.contexts) return command.contexts.includes(inDm ? 1 : 0)
  return !inDm || command.dm_permission !== false
}

/** Returns commands whose name begins with the text, then those that contain it; by localised or own name. */
export function search(all: readonly Runnable[], text: string): Runnable[] {
  const wanted = text.trim().toLowerCase()
  const names = (one: Runnable): string[] => [
    one.name.toLowerCase(),
    [one.command.name, ...one.subcommand].join(' ').toLowerCase(),
  ]
  const begins = all.filter((one) => names(one).some((name) => name.startsWith(wanted)))
  const holds = all.filter((one) => !begins.includes(one) && names(one).some((name) => name.includes(wanted)))
  return [...begins, ...holds]
}

/** The content of an option: the visible text, and the value behind it if it was picked. */
export interface Entry {
  text: string
  value?: string | number | boolean
}

export interface Suggestion {
  name: string
  value: string | number | boolean
  note?: string
  avatar?: string
}

/** Whether values of this option can only be picked, not typed freely. */
export const pickedOnly = (option: BasicOption): boolean =>
  option.type === OPTION.boolean ||
  option.type === OPTION.user ||
  option.type === OPTION.channel ||
  option.type === OPTION.role ||
  option.type === OPTION.mentionable ||
  ('choices' in option && (option.choices?.length ?? 0) > 0)

/** Sorts exact names first, then beginnings, then other matches. */
export function matching(suggestions: readonly Suggestion[], text: string): Suggestion[] {
  const wanted = text.trim().toLowerCase().replace(/^[@#]/, '')
  if (wanted === '') return [...suggestions]
  const rank = (suggestion: Suggestion): number => {
    const name = suggestion.name.toLowerCase()
    const note = suggestion.note?.toLowerCase() ?? ''
    if (name === wanted || note === wanted) return 0
    if (name.startsWith(wanted)) return 1
    return name.includes(wanted) || note.includes(wanted) ? 2 : 3
  }
  return suggestions
    .map((suggestion) => ({ suggestion, rank: rank(suggestion) }))
    .filter((one) => one.rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map((one) => one.suggestion)
}

export type Checked = { value: string | number | boolean } | { error: string }

/** Returns the value of a filled-in option, or its fault. */
export function check(option: BasicOption, entry: Entry, suggestions: readonly Suggestion[], words: Words): Checked {
  if (entry.value !== undefined) return { value: entry.value }
  if (pickedOnly(option)) {
    const text = entry.text.trim().toLowerCase().replace(/^[@#]/, '')
    const exact = suggestions.find((one) => one.name.toLowerCase() === text || one.note?.toLowerCase() === text)
    if (exact) return { value: exact.value }
    if (option.type === OPTION.user || option.type === OPTION.mentionable) return { error: words.errUser }
    return { error: option.type === OPTION.channel ? words.errChannel : words.errChoice }
  }
  if (option.type === OPTION.integer || option.type === OPTION.number) {
    const value = Number(entry.text.trim().replace(',', '.'))
    if (option.type === OPTION.integer && !Number.isSafeInteger(value)) return { error: words.errInteger }
    if (!Number.isFinite(value)) return { error: words.errNumber }
    if (option.min_value !== undefined && value < option.min_value) return { error: words.errMin(option.min_value) }
    if (option.max_value !== undefined && value > option.max_value) return { error: words.errMax(option.max_value) }
    return { value }
  }
  // A file has a value as soon as it has been uploaded.
  if (option.type === OPTION.attachment) return { error: words.errFile }
  if (option.type === OPTION.string) {
    const { length } = entry.text
    if (option.min_length !== undefined && length < option.min_length)
      return { error: words.errShort(option.min_length) }
    if (option.max_length !== undefined && length > option.max_length)
      return { error: words.errLong(option.max_length) }
  }
  return { value: entry.text }
}

/** Returns the values of all filled-in options; or, by name, their faults. */
export function checkAll(
  options: readonly BasicOption[],
  entries: Readonly<Record<string, Entry>>,
  suggestionsOf: (option: BasicOption) => readonly Suggestion[],
  words: Words,
): { values: OptionValues } | { errors: Record<string, string> } {
  const values: OptionValues = {}
  const errors: Record<string, string> = {}
  for (const option of options) {
    const entry = entries[option.name]
    if (!entry || (entry.value === undefined && entry.text.trim() === '')) {
      if (option.required) errors[option.name] = words.errRequired
      continue
    }
    const checked = check(option, entry, suggestionsOf(option), words)
    if ('error' in checked) errors[option.name] = checked.error
    else values[option.name] = checked.value
  }
  return Object.keys(errors).length > 0 ? { errors } : { values }
}
