/** Reads a person's view of the sandbox: the words of messages, their controls, and the fields of forms. */
import { type APIMessage, type APIModalInteractionResponseCallbackData, MessageFlags } from 'discord-api-types/v10'
import { type Component, type as component, flatten, isSelect } from './limits.ts'

/** A test's description of a message: words in it, a pattern, or anything at all. */
export type Match = string | RegExp | ((message: APIMessage) => boolean)

/** A form that the bot has opened. */
export interface Form {
  readonly interactionId: string
  readonly modal: APIModalInteractionResponseCallbackData
}

/** A button or select of a message, or a field of a form, as a person finds it. */
export interface Control {
  readonly kind: 'button' | 'select' | 'field'
  readonly customId: string
  readonly label: string
  readonly disabled: boolean
  /** The options of a select. */
  readonly options: readonly { readonly label: string; readonly value: string; readonly chosen: boolean }[]
  /** The most options of a select that a person can pick. */
  readonly most: number
  readonly raw: Component
}

/** Whether one person alone sees a message. */
export function isEphemeral(message: APIMessage): boolean {
  return ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0
}

/** Returns all visible words of a message: content, embeds, texts, labels of buttons, placeholders and options. */
export function textOf(message: APIMessage): string {
  const embeds = message.embeds.flatMap((embed) => [
    embed.author?.name,
    embed.title,
    embed.description,
    ...(embed.fields ?? []).flatMap(({ name, value }) => [name, value]),
    embed.footer?.text,
  ])
  const inside = flatten((message.components ?? []) as Component[], '').flatMap(({ component: one }) => {
    const { placeholder } = one as { placeholder?: string }
    return [one.content, one.label, placeholder, ...(one.options ?? []).map(({ label }) => label)]
  })
  return [message.content, ...embeds, ...inside].filter(Boolean).join('\n')
}

/** A file of a message, loose or in a component. */
export interface ShownFile {
  readonly id: string
  readonly name: string
  readonly url: string
}

/** Returns the files of a message: its attachments, then those that its components show, which are not among them. */
export function filesOf({ attachments, components = [] }: APIMessage): ShownFile[] {
  const loose = attachments.map(({ id, filename, url }) => ({ id, name: filename, url }))
  const media = flatten(components as Component[], '').flatMap(({ component: one }) =>
    [one.file, one.media, ...(one.items ?? []).map((item) => item.media)].filter((file) => file !== undefined),
  )
  const shown = media.flatMap(({ url, attachment_id: id }) =>
    id === undefined ? [] : [{ id, name: url.split('/').at(-1) ?? '', url }],
  )
  return [...loose, ...shown]
}

/** Returns the buttons and selects of a message, in order. */
export function controlsOf(message: APIMessage): Control[] {
  return flatten((message.components ?? []) as Component[], '').flatMap(({ component: one }) =>
    one.custom_id == null ? [] : [controlFrom(one, one.type === component.button ? 'button' : 'select')],
  )
}

/** Returns the fields of a form, in order. */
export function controlsOfForm({ modal }: Form): Control[] {
  return (modal.components as Component[]).flatMap((top) => {
    const field = top.component ?? top.components?.[0]
    if (field?.custom_id == null) return []
    return [{ ...controlFrom(field, 'field'), label: top.label ?? field.label ?? '' }]
  })
}

function controlFrom(one: Component, kind: Control['kind']): Control {
  const emoji = (one.emoji as { name?: string } | undefined)?.name
  const words = kind === 'button' ? [emoji, one.label] : [(one as { placeholder?: string }).placeholder]
  return {
    kind,
    customId: one.custom_id!,
    label: words.filter(Boolean).join(' '),
    disabled: one.disabled === true,
    options: (one.options ?? []).map((option) => ({
      label: option.label,
      value: option.value,
      chosen: option.default === true,
    })),
    most: (one as { max_values?: number }).max_values ?? 1,
    raw: one,
  }
}

/** Returns the value of a pick: itself, the value of a label, or the id of a person or channel. */
export function pickedValue(control: Control, pick: string | { id: string }): string {
  if (typeof pick !== 'string') return pick.id
  if (!isSelect(control.raw) || control.options.some(({ value }) => value === pick)) return pick
  return control.options.find(({ label }) => label === pick)?.value ?? pick
}

/** Whether a message fits a test's description; one that still says "thinking …" never does. */
export function matches(message: APIMessage, match: Match): boolean {
  if (((message.flags ?? 0) & MessageFlags.Loading) !== 0) return false
  if (typeof match === 'function') return match(message)
  const text = textOf(message)
  return typeof match === 'string' ? text.includes(match) : match.test(text)
}

/** Returns a message in one line, for error reports. */
export function oneLine(message: APIMessage): string {
  const marks = [
    isEphemeral(message) ? 'for one person' : '',
    ((message.flags ?? 0) & MessageFlags.Loading) !== 0 ? 'thinking' : '',
  ].filter(Boolean)
  const controls = controlsOf(message).map(
    ({ label, customId, disabled }) => `[${label || customId}${disabled ? ' -' : ''}]`,
  )
  const words = textOf(message).replaceAll('\n', ' / ').slice(0, 300)
  return `${message.author.global_name ?? message.author.username}${marks.length > 0 ? ` (${marks})` : ''}: ${words} ${controls.join(' ')}`
}
