/**
 * Discord's limits that its OpenAPI description can't express: counts over a whole message, unique values, fields that
 * exclude each other. The description itself gives the lengths of single fields.
 */
import type { Complaint } from './openapi.ts'

/** A file that a component shows; with its id once the message is sent. */
interface Media {
  url: string
  attachment_id?: string
}

/** Any component of a message or modal, as far as limits go. */
export interface Component {
  type: number
  id?: number
  custom_id?: string | null
  components?: Component[]
  /** Of a label in a modal. */
  component?: Component
  /** Of a section. */
  accessory?: Component
  items?: { media: Media; description?: string | null }[]
  media?: Media
  file?: Media
  content?: string
  style?: number
  label?: string | null
  emoji?: unknown
  url?: string | null
  sku_id?: string | null
  disabled?: boolean
  options?: { label: string; value: string; default?: boolean }[]
  default_values?: { id: string; type: string }[]
  min_values?: number | null
  max_values?: number | null
  min_length?: number | null
  max_length?: number | null
  required?: boolean
  value?: string | null
}

export const type = {
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  fileUpload: 19,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
} as const

const selects: readonly number[] = [
  type.stringSelect,
  type.userSelect,
  type.roleSelect,
  type.mentionableSelect,
  type.channelSelect,
]
export const isSelect = (component: Component): boolean => selects.includes(component.type)

interface Placed {
  component: Component
  pointer: string
}

/** Returns all components, parents before their children, with their places in the body. */
export function flatten(components: readonly Component[], pointer: string): Placed[] {
  return components.flatMap((component, index) => within(component, `${pointer}/${index}`))
}

function within(component: Component, pointer: string): Placed[] {
  return [
    { component, pointer },
    ...flatten(component.components ?? [], `${pointer}/components`),
    ...(component.component ? within(component.component, `${pointer}/component`) : []),
    ...(component.accessory ? within(component.accessory, `${pointer}/accessory`) : []),
  ]
}

export interface Embed {
  title?: string
  description?: string
  fields?: { name: string; value: string }[]
  footer?: { text: string }
  author?: { name: string }
}

/** A message as it will be, with all edits applied. */
export interface Contents {
  content: string
  embeds: readonly Embed[]
  components: readonly Component[]
  attachments: number
}

/** The weights of a component or option, an emoji and a picture, beside their words. The last two are guesses. */
const PART = 12
const EMOJI = 30
const PICTURE = 500

/** Returns the weight of components: the bytes of all their strings in UTF-8, and a price for each thing in them. */
export function weightOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value)
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + weightOf(one), 0)
  if (typeof value !== 'object' || value === null) return 0
  const isPart = 'type' in value || 'value' in value
  return Object.entries(value).reduce(
    (sum, [key, inner]) => sum + (key === 'emoji' ? EMOJI : weightOf(inner) + (key === 'media' ? PICTURE : 0)),
    isPart ? PART : 0,
  )
}

const length = (text: string | null | undefined): number => [...(text ?? '')].length

/** Returns the faults in the contents of a message that has (`v2`) or lacks the flag for Components v2. */
export function complaintsAboutMessage(message: Contents, v2: boolean): Complaint[] {
  const complaints = v2 ? complaintsAboutV2(message) : complaintsAboutClassic(message)
  return [...complaints, ...complaintsAboutComponents(flatten(message.components, '/components'))]
}

function complaintsAboutV2({ content, embeds, components }: Contents): Complaint[] {
  const complaints: Complaint[] = []
  const legacy = (pointer: string) =>
    complaints.push({ pointer, message: 'This field cannot be used with the IS_COMPONENTS_V2 flag' })
  if (content !== '') legacy('/content')
  if (embeds.length > 0) legacy('/embeds')
  const all = flatten(components, '/components')
  if (all.length > 40) {
    complaints.push({
      pointer: '/components',
      message: `At most 40 components, nested ones included; not ${all.length}`,
    })
  }
  const text = all.reduce(
    (sum, { component }) => sum + (component.type === type.text ? length(component.content) : 0),
    0,
  )
  if (text > 4000) {
    complaints.push({ pointer: '/components', message: `At most 4000 characters of text in all; not ${text}` })
  }
  return complaints
}

function complaintsAboutClassic({ content, embeds, components }: Contents): Complaint[] {
  const complaints: Complaint[] = []
  if (length(content) > 2000) complaints.push({ pointer: '/content', message: 'Must be 2000 or fewer in length.' })
  const inEmbeds = embeds.reduce((sum, embed) => sum + sizeOf(embed), 0)
  if (inEmbeds > 6000) {
    complaints.push({ pointer: '/embeds', message: `Embeds hold at most 6000 characters in all; not ${inEmbeds}` })
  }
  if (components.length > 5) complaints.push({ pointer: '/components', message: 'Must be 5 or fewer in length.' })
  components.forEach((component, index) => {
    if (component.type !== type.row) {
      const message = 'Only action rows (type 1) can be used without the IS_COMPONENTS_V2 flag'
      complaints.push({ pointer: `/components/${index}/type`, message })
    }
  })
  return complaints
}

function sizeOf(embed: Embed): number {
  const fields = (embed.fields ?? []).reduce((sum, field) => sum + length(field.name) + length(field.value), 0)
  return (
    length(embed.title) + length(embed.description) + fields + length(embed.footer?.text) + length(embed.author?.name)
  )
}

function complaintsAboutComponents(all: readonly Placed[]): Complaint[] {
  const complaints: Complaint[] = [...doubles(all, 'custom_id'), ...doubles(all, 'id')]
  for (const { component, pointer } of all) {
    const complain = (at: string, message: string) => complaints.push({ pointer: `${pointer}${at}`, message })
    if (component.type === type.row) {
      const children = component.components ?? []
      if (children.some(isSelect) && children.length > 1) {
        complain('/components', 'An action row holds up to 5 buttons or one select')
      }
    } else if (component.type === type.button) {
      const link = component.style === 5
      const premium = component.style === 6
      if (link !== Boolean(component.url)) complain('/url', 'A link button has a url, and no other button has one')
      if ((link || premium) === Boolean(component.custom_id)) {
        complain('/custom_id', 'A button has a custom_id unless it is a link or premium button')
      }
      if (!premium && !component.label && !component.emoji) complain('/label', 'A button has a label or an emoji')
    } else if (isSelect(component)) {
      complaints.push(...complaintsAboutSelect(component, pointer))
    } else if (component.type === type.section) {
      if ((component.components ?? []).length > 3) complain('/components', 'A section holds 1 to 3 texts')
    }
  }
  return complaints
}

function complaintsAboutSelect(select: Component, pointer: string): Complaint[] {
  const complaints: Complaint[] = []
  const least = select.min_values ?? 1
  const most = select.max_values ?? 1
  if (least > most) complaints.push({ pointer: `${pointer}/min_values`, message: 'More than max_values' })
  const options = select.options
  if (options !== undefined) {
    if (most > options.length) {
      complaints.push({ pointer: `${pointer}/max_values`, message: 'More than there are options' })
    }
    options.forEach((option, index) => {
      if (options.findIndex(({ value }) => value === option.value) !== index) {
        complaints.push({
          pointer: `${pointer}/options/${index}/value`,
          message: 'The specified option value is already used',
        })
      }
    })
  }
  const picked = options?.filter((option) => option.default).length ?? select.default_values?.length ?? 0
  if (picked > most) complaints.push({ pointer: `${pointer}/options`, message: 'More defaults than max_values' })
  return complaints
}

function doubles(all: readonly Placed[], key: 'custom_id' | 'id'): Complaint[] {
  const seen = new Set<unknown>()
  return all.flatMap(({ component, pointer }) => {
    const value = component[key]
    if (value === undefined || value === null || value === 0) return []
    if (seen.has(value)) return [{ pointer: `${pointer}/${key}`, message: `Component ${key} cannot be duplicated` }]
    seen.add(value)
    return []
  })
}

/** Returns the faults of a modal. */
export function complaintsAboutModal(modal: { components: readonly Component[] }): Complaint[] {
  const all = flatten(modal.components, '/data/components')
  const complaints = doubles(all, 'custom_id')
  if (modal.components.length > 5) {
    complaints.push({ pointer: '/data/components', message: 'Must be between 1 and 5 in length.' })
  }
  for (const { component, pointer } of all) {
    if (component.type === type.row && component.components?.length !== 1) {
      complaints.push({ pointer: `${pointer}/components`, message: 'An action row of a modal holds one text input' })
    }
    if (isSelect(component)) complaints.push(...complaintsAboutSelect(component, pointer))
    if (component.type === type.textInput && (component.min_length ?? 0) > (component.max_length ?? 4000)) {
      complaints.push({ pointer: `${pointer}/min_length`, message: 'More than max_length' })
    }
  }
  return complaints
}

// Commands -------------------------------------------------------------------------------------------------------------

interface CommandOption {
  type: number
  name: string
  name_localizations?: Record<string, string> | null
  description: string
  description_localizations?: Record<string, string> | null
  required?: boolean
  autocomplete?: boolean
  choices?: { name: string; value: string | number; name_localizations?: Record<string, string> | null }[]
  options?: CommandOption[]
}

export interface CommandDraft extends Omit<CommandOption, 'type' | 'description'> {
  type?: number
  description?: string
}

const chatInput = 1
const subcommand = 1
const subcommandGroup = 2
/** The most commands of each type in an application. */
const mostOfType: Record<number, number> = { 1: 100, 2: 15, 3: 15, 4: 1 }
const commandName = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u

/** Returns the faults of a single command. */
export function complaintsAboutCommand(command: CommandDraft, pointer: string): Complaint[] {
  if ((command.type ?? chatInput) !== chatInput) {
    return [
      ...(command.description ? [{ pointer: `${pointer}/description`, message: 'Must be empty' }] : []),
      ...(command.options?.length ? [{ pointer: `${pointer}/options`, message: 'Only for chat input' }] : []),
    ]
  }
  const size = charactersIn(command)
  return [
    ...complaintsAboutNames(command, pointer),
    ...(command.description ? [] : [{ pointer: `${pointer}/description`, message: 'This field is required' }]),
    ...complaintsAboutOptions(command.options ?? [], `${pointer}/options`, 0),
    ...(size > 8000 ? [{ pointer, message: `At most 8000 characters in a command; not ${size}` }] : []),
  ]
}

/** Returns the faults of all commands of one scope together. */
export function complaintsAboutSet(commands: readonly CommandDraft[]): Complaint[] {
  const complaints: Complaint[] = []
  const counts = new Map<number, number>()
  const seen = new Set<string>()
  commands.forEach((command, index) => {
    const kind = command.type ?? chatInput
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    const key = `${kind} ${command.name}`
    if (seen.has(key))
      complaints.push({ pointer: `/${index}/name`, message: 'Application command names must be unique' })
    seen.add(key)
  })
  for (const [kind, count] of counts) {
    const most = mostOfType[kind] ?? 0
    if (count > most)
      complaints.push({ pointer: '', message: `At most ${most} commands of type ${kind}; not ${count}` })
  }
  return complaints
}

function complaintsAboutNames(named: Pick<CommandOption, 'name' | 'name_localizations'>, pointer: string): Complaint[] {
  const all = [
    ['name', named.name],
    ...Object.entries(named.name_localizations ?? {}).map(([locale, name]) => [`name_localizations/${locale}`, name]),
  ] as [string, string][]
  return all
    .filter(([, name]) => name !== null && (!commandName.test(name) || name !== name.toLowerCase()))
    .map(([key]) => ({ pointer: `${pointer}/${key}`, message: 'Lower-case letters, digits, - and _ only' }))
}

function complaintsAboutOptions(options: readonly CommandOption[], pointer: string, depth: number): Complaint[] {
  const complaints: Complaint[] = []
  const branches = options.filter((option) => option.type <= subcommandGroup)
  if (branches.length > 0 && branches.length < options.length) {
    complaints.push({ pointer, message: 'Sub-commands cannot stand beside other options' })
  }
  let optionalSeen = false
  options.forEach((option, index) => {
    const here = `${pointer}/${index}`
    complaints.push(...complaintsAboutNames(option, here))
    if (options.findIndex(({ name }) => name === option.name) !== index) {
      complaints.push({ pointer: `${here}/name`, message: 'Option names must be unique' })
    }
    if (option.type === subcommandGroup ? depth > 0 : option.type === subcommand && depth > 1) {
      complaints.push({ pointer: `${here}/type`, message: 'Nested too deep' })
    }
    if (option.type === subcommandGroup && option.options?.some(({ type: inner }) => inner !== subcommand)) {
      complaints.push({ pointer: `${here}/options`, message: 'A group holds sub-commands only' })
    }
    if (option.type > subcommandGroup) {
      if (option.required && optionalSeen) {
        complaints.push({
          pointer: `${here}/required`,
          message: 'Required options must be placed before non-required options',
        })
      }
      optionalSeen ||= !option.required
      if (option.autocomplete && option.choices?.length) {
        complaints.push({ pointer: `${here}/autocomplete`, message: 'Cannot be used together with choices' })
      }
    }
    const inner = option.type === subcommand && depth === 0 ? 2 : depth + 1
    complaints.push(...complaintsAboutOptions(option.options ?? [], `${here}/options`, inner))
  })
  return complaints
}

/** Counts names, descriptions and values of a command and its parts; of each text the longest of its languages. */
function charactersIn(node: CommandDraft | CommandOption): number {
  const longest = (text: string | undefined, others: Record<string, string> | null | undefined) =>
    Math.max(length(text), ...Object.values(others ?? {}).map(length))
  const choices = (node.choices ?? []).reduce(
    (sum, choice) => sum + longest(choice.name, choice.name_localizations) + length(String(choice.value)),
    0,
  )
  const options = (node.options ?? []).reduce((sum, option) => sum + charactersIn(option), 0)
  return (
    longest(node.name, node.name_localizations) +
    longest(node.description, node.description_localizations) +
    choices +
    options
  )
}
