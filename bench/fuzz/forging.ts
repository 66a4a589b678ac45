/** Interactions that no honest client sends: forged, malformed, stale, or meant for somebody else. */
import {
  type APIApplicationCommand,
  type APIUser,
  ComponentType,
  InteractionType,
  ApplicationCommandOptionType as Option,
} from 'discord-api-types/v10'
import type { AnyChannel } from '../../sandbox/channels.ts'
import type { Begin } from '../../sandbox/interactions.ts'
import type { StoredMessage } from '../../sandbox/world.ts'
import type { Chance } from './chance.ts'

/** A control that the program has written into a message. */
export interface Seen {
  readonly customId: string
  readonly select: boolean
  readonly values: readonly string[]
  readonly source: StoredMessage
  readonly channel: AnyChannel
  /** The only person who could use it; null: anybody. */
  readonly owner: string | null
  /** The question that it is about has been answered. */
  readonly stale: boolean
}

/** The parts from which interactions are forged. */
export interface Material {
  readonly controls: readonly Seen[]
  readonly commands: readonly APIApplicationCommand[]
  /** People who play in no match. */
  readonly strangers: readonly APIUser[]
  readonly people: readonly APIUser[]
  readonly channels: readonly AnyChannel[]
  /** Ids and words that the program may know: of matches, seats, decisions, cards. */
  readonly words: readonly string[]
  readonly forms: readonly string[]
}

/** A forged interaction. */
export interface Forged {
  readonly kind: 'foreign' | 'mutated' | 'stale' | 'form' | 'command' | 'keys' | 'envelope'
  readonly begin: Omit<Begin, 'asker'>
  /** The control or command that it names, for reports. */
  readonly named: string
}

const ODD = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  'NaN',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  'toString',
  '../..',
  '\'; DROP TABLE "Match"; --',
  '%00',
  '\u0000',
  '\u202e',
  '👻'.repeat(12),
  'é'.repeat(60),
  'x'.repeat(100),
  '{"a":1}',
  '[]',
  '$1',
  '@everyone',
  '<@1>',
  '9'.repeat(40),
  'd1~zzzzz',
] as const

/** A text of the program's own words, or an odd one. */
const word = (chance: Chance, { words }: Material): string => chance.pick(chance.one(0.5) ? words : ODD)

/** Changes a custom id a little: parts are replaced, doubled, cut, or exchanged. */
function mutated(chance: Chance, material: Material, customId: string): string {
  const parts = customId.split('|')
  const at = chance.below(parts.length)
  switch (chance.below(7)) {
    case 0:
      return parts.with(at, word(chance, material)).join('|')
    case 1:
      return parts.slice(0, at).join('|')
    case 2:
      return [...parts, word(chance, material), word(chance, material)].join('|')
    case 3:
      return parts.toSpliced(at, 0, word(chance, material)).join('|')
    case 4:
      return parts.with(at, chance.pick(chance.pick(material.controls).customId.split('|'))).join('|')
    case 5:
      return parts.toReversed().join('|')
    default:
      return customId.slice(0, chance.below(customId.length)) + word(chance, material)
  }
}

const KINDS = [
  ComponentType.Button,
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.ChannelSelect,
  ComponentType.RoleSelect,
] as const

function clickOn(chance: Chance, material: Material, seen: Seen, customId: string, user: APIUser, odd: boolean): Begin {
  const values = odd ? chance.some(8, () => word(chance, material)) : seen.values.slice(0, 1)
  const type =
    odd && chance.one(0.2) ? chance.pick(KINDS) : seen.select ? ComponentType.StringSelect : ComponentType.Button
  const withValues = seen.select || (odd && chance.one(0.3)) || type !== ComponentType.Button
  return {
    type: InteractionType.MessageComponent,
    user,
    channel: seen.channel,
    source: seen.source,
    customId,
    data: {
      id: 1,
      custom_id: customId.slice(0, 100),
      component_type: type,
      ...(withValues ? { values, resolved: {} } : {}),
    },
  } as unknown as Begin
}

/** A control of somebody else, as it is. */
function foreign(chance: Chance, material: Material): Forged {
  const seen = chance.pick(material.controls)
  const begin = clickOn(chance, material, seen, seen.customId, chance.pick(material.strangers), false)
  return { kind: 'foreign', begin, named: seen.customId }
}

/** A control whose id or values somebody has changed. */
function changed(chance: Chance, material: Material): Forged {
  const seen = chance.pick(material.controls)
  const customId = chance.one(0.8) ? mutated(chance, material, seen.customId) : seen.customId
  const begin = clickOn(chance, material, seen, customId, chance.pick(material.strangers), true)
  return { kind: 'mutated', begin, named: customId }
}

/** A control of a question that was answered before, used by its own person. */
function stale(chance: Chance, material: Material): Forged {
  const own = material.controls.filter((seen) => seen.stale && seen.owner !== null)
  if (own.length === 0) return foreign(chance, material)
  const seen = chance.pick(own)
  const user = material.people.find(({ id }) => id === seen.owner) ?? chance.pick(material.strangers)
  return { kind: 'stale', begin: clickOn(chance, material, seen, seen.customId, user, false), named: seen.customId }
}

/** A form that was never opened, with fields of all kinds. */
function form(chance: Chance, material: Material): Forged {
  const named = chance.one(0.5)
    ? chance.pick(material.forms)
    : mutated(chance, material, chance.pick(material.controls).customId)
  const field = () => {
    const custom_id = chance.pick(['zone', 'name', 'list', 'text', 'query', 'value', word(chance, material)])
    const value = chance.one(0.3) ? 'y'.repeat(chance.below(4000)) : word(chance, material)
    const inner = chance.one(0.7)
      ? { type: ComponentType.TextInput, id: 2, custom_id, value }
      : { type: ComponentType.StringSelect, id: 2, custom_id, values: chance.some(4, () => word(chance, material)) }
    return { type: ComponentType.Label, id: 1, component: inner }
  }
  const seen = chance.pick(material.controls)
  const begin = {
    type: InteractionType.ModalSubmit,
    user: chance.pick(material.strangers),
    channel: seen.channel,
    ...(chance.one(0.6) ? { source: seen.source } : {}),
    data: { custom_id: named.slice(0, 100), components: chance.some(4, field), resolved: {} },
  } as unknown as Begin
  return { kind: 'form', begin, named }
}

/** Random values for the options of a command, fitting or not. */
function optionsFor(
  chance: Chance,
  material: Material,
  options: readonly { name: string; type: Option; options?: unknown; choices?: readonly { value: unknown }[] }[],
): object[] {
  return options
    .filter(() => chance.one(0.6))
    .map((option) => {
      const { name, type, choices = [] } = option
      if (type === Option.Subcommand || type === Option.SubcommandGroup)
        return { name, type, options: optionsFor(chance, material, (option.options ?? []) as never) }
      const fitting = choices.length > 0 && chance.one(0.5) ? chance.pick(choices).value : null
      if (fitting !== null) return { name, type, value: fitting }
      if (type === Option.Integer || type === Option.Number)
        return { name, type, value: chance.pick([0, -1, 1e12, 0.5, Number.MAX_SAFE_INTEGER]) }
      if (type === Option.Boolean) return { name, type, value: chance.one(0.5) }
      return { name, type, value: word(chance, material) }
    })
}

/** A command with options of any value. Subcommands are sent as clients send them: one alone. */
function command(chance: Chance, material: Material, keys: boolean): Forged {
  const known = chance.pick(material.commands)
  const all = (known.options ?? []) as never as Parameters<typeof optionsFor>[2]
  const branches = all.filter(({ type }) => type === Option.Subcommand || type === Option.SubcommandGroup)
  const options = optionsFor(chance, material, branches.length > 0 ? [chance.pick(branches)] : all)
  const name = chance.one(0.05) ? word(chance, material).slice(0, 32) : known.name
  if (keys) {
    const leaf = options.flatMap((one) => ('options' in one ? (one.options as object[]) : [one]))
    const focused = leaf.length > 0 ? chance.pick(leaf) : { name: 'name', type: Option.String }
    Object.assign(focused, { focused: true, value: word(chance, material) })
    if (leaf.length === 0) options.push(focused)
  }
  const begin = {
    type: keys ? InteractionType.ApplicationCommandAutocomplete : InteractionType.ApplicationCommand,
    user: chance.pick(material.strangers),
    channel: chance.pick(material.channels),
    command: { name, type: known.type },
    data: {
      id: known.id,
      name,
      type: known.type,
      options,
      resolved: { users: {}, members: {}, channels: {}, attachments: {}, messages: {} },
      ...(known.type === 1 ? {} : { target_id: chance.pick(material.controls).source.message.id }),
    },
  } as unknown as Begin
  if (known.type === 3) {
    const { message } = chance.pick(material.controls).source
    Object.assign(begin.data, { target_id: message.id, resolved: { messages: { [message.id]: message } } })
  }
  return { kind: keys ? 'keys' : 'command', begin, named: name }
}

/** An interaction whose frame lacks or exceeds what Discord documents: other languages, contexts, unknown channels. */
function envelope(chance: Chance, material: Material): Forged {
  const forged = chance.one(0.5) ? changed(chance, material) : command(chance, material, false)
  const change = (payload: object): object => {
    const odd = { ...payload } as Record<string, unknown>
    switch (chance.below(8)) {
      case 0:
        odd.locale = chance.pick(['xx', 'zh-TW', '', 'fr'])
        return odd
      case 1:
        delete odd.guild_locale
        return odd
      case 2:
        odd.app_permissions = chance.pick(['0', '8', '9'.repeat(18)])
        return odd
      case 3:
        delete odd.context
        return odd
      case 4:
        odd.context = 2
        return odd
      case 5:
        delete odd.channel
        return odd
      case 6:
        odd.entitlements = [{}]
        return odd
      default:
        odd.extra = { nested: [1, 2, { deep: 'x'.repeat(200) }] }
        return odd
    }
  }
  return { kind: 'envelope', begin: { ...forged.begin, change }, named: forged.named }
}

/** Returns the next forged interaction. */
export function forge(chance: Chance, material: Material): Forged {
  const at = chance.below(100)
  if (at < 20) return foreign(chance, material)
  if (at < 50) return changed(chance, material)
  if (at < 60) return stale(chance, material)
  if (at < 70) return form(chance, material)
  if (at < 82) return command(chance, material, false)
  if (at < 90) return command(chance, material, true)
  return envelope(chance, material)
}
