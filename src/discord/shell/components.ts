/** Messages as Discord takes them (Components v2), built from a few small pieces. */
import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIButtonComponentWithURL,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  type APIFileComponent,
  type APIMediaGalleryComponent,
  type APIMessageTopLevelComponent,
  type APISelectMenuOption,
  type APISeparatorComponent,
  type APIStringSelectComponent,
  type APITextDisplayComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10'
import { clip } from '../../kit/wording/clipping.ts'

/** Discord's limits for a message; nested components count. */
export const MOST = {
  components: 40,
  text: 4000,
  options: 25,
  buttons: 5,
  label: 80,
  option: 100,
  customId: 100,
  alt: 1024,
}

/** A row of buttons, or one menu. */
export type ControlRow = APIActionRowComponent<APIComponentInMessageActionRow>
/** A part of a message, from top to bottom. */
export type MessagePart = APIMessageTopLevelComponent

/** A file that goes along with a message; a component refers to it by name. */
export interface BodyFile {
  /** Letters, digits, dots and dashes only: others are changed by Discord. */
  readonly name: string
  readonly data: Buffer
  /** A description of the picture, for people who don't see it. */
  readonly alt?: string
  /** Its name identifies its contents: the same name always means the same file. */
  readonly lasting?: true
}

/** The words that a notification shows, and the controls below them. */
export interface NotificationWords {
  /** Public facts in one or two sentences, without times: Discord may show their marks. It holds the mentions. */
  readonly words: string
  /** The button or menu that names the notice, and leads to the rest; default: the first row of the message. */
  readonly row?: ControlRow
}

/** A whole message. It pings only the people in `mention`. */
export interface Body {
  readonly components: readonly MessagePart[]
  readonly mention?: readonly string[]
  readonly files?: readonly BodyFile[]
  /** It is sent without a sound. */
  readonly silent?: boolean
  /** The words of its notification; default: its own, as far as they name no time. */
  readonly notification?: NotificationWords
  /** The message that replaces this one once it is ready: the same with pictures; null if there are none. */
  readonly later?: () => Promise<Body | null>
}

/** A word joiner: no line breaks here, as clients otherwise do behind the dash of a score. */
const JOINER = '\u2060'

/** Text with markup. The scores in its headlines stay in one line. */
export const text = (content: string): APITextDisplayComponent => ({
  type: ComponentType.TextDisplay,
  content: content.replace(/^(?:#|\*\*).*$/gmu, (line) => line.replace(/(\d–)(?=\d)/gu, `$1${JOINER}`)),
})

/** A file of the body, to be downloaded. */
export const file = ({ name }: BodyFile): APIFileComponent => ({
  type: ComponentType.File,
  file: { url: `attachment://${name}` },
})

/** A picture of the body, as wide as the message. */
export const picture = ({ name, alt }: BodyFile): APIMediaGalleryComponent => ({
  type: ComponentType.MediaGallery,
  items: [
    { media: { url: `attachment://${name}` }, ...(alt === undefined ? {} : { description: clip(alt, MOST.alt) }) },
  ],
})

/** A line between two parts. */
export const separator = (): APISeparatorComponent => ({ type: ComponentType.Separator })

/** A box around parts, with a colour at its edge if one is given. */
export const container = (parts: APIComponentInContainer[], colour?: number): APIContainerComponent => ({
  type: ComponentType.Container,
  components: parts,
  ...(colour === undefined ? {} : { accent_color: colour }),
})

/** The style of a button: `main` leads on, `good` confirms, `bad` gives up. */
export type ButtonLook = 'main' | 'plain' | 'good' | 'bad'
const STYLES = {
  main: ButtonStyle.Primary,
  plain: ButtonStyle.Secondary,
  good: ButtonStyle.Success,
  bad: ButtonStyle.Danger,
} as const

/** A button. A label that is too long is cut. */
export function button(
  customId: string,
  label: string,
  look: ButtonLook = 'plain',
  disabled = false,
): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    custom_id: customId,
    label: clip(label, MOST.label),
    style: STYLES[look],
    ...(disabled ? { disabled } : {}),
  }
}

/** Returns a button that is not the next step: without colour, unless it warns of a loss. */
export const quieter = (one: APIButtonComponentWithCustomId): APIButtonComponentWithCustomId =>
  one.style === STYLES.good || one.style === STYLES.main ? { ...one, style: STYLES.plain } : one

/** A button with a link. */
export const link = (url: string, label: string): APIButtonComponentWithURL => ({
  type: ComponentType.Button,
  url,
  label: clip(label, MOST.label),
  style: ButtonStyle.Link,
})

/** A row of buttons. */
export const row = (...parts: APIComponentInMessageActionRow[]): ControlRow => ({
  type: ComponentType.ActionRow,
  components: parts,
})

/** Buttons in rows of five. */
export function rows(buttons: readonly APIButtonComponentWithCustomId[]): ControlRow[] {
  const out: ControlRow[] = []
  for (let at = 0; at < buttons.length; at += MOST.buttons) out.push(row(...buttons.slice(at, at + MOST.buttons)))
  return out
}

/** An entry of a menu. */
export interface MenuEntry {
  readonly value: string
  readonly label: string
  readonly hint?: string | undefined
  readonly taken?: boolean
}

/** A select of up to 25 choices, in a row of its own. */
export function select(
  customId: string,
  placeholder: string,
  choices: readonly MenuEntry[],
  { min = 1, max = 1 }: { min?: number; max?: number } = {},
): ControlRow {
  const options: APISelectMenuOption[] = choices.map(({ value, label, hint, taken }) => ({
    value,
    label: clip(label === '' ? '–' : label, MOST.option),
    ...(hint === undefined || hint === '' ? {} : { description: clip(hint, MOST.option) }),
    ...(taken === true ? { default: true } : {}),
  }))
  const part: APIStringSelectComponent = {
    type: ComponentType.StringSelect,
    custom_id: customId,
    placeholder: clip(placeholder, 150),
    options,
    min_values: Math.min(min, options.length),
    max_values: Math.max(1, Math.min(max, options.length)),
  }
  return row(part)
}

/** How many components a message has in the count that Discord limits. */
export function countOf(parts: readonly unknown[]): number {
  return parts.reduce<number>((sum, part) => {
    const { components = [], accessory } = part as { components?: unknown[]; accessory?: unknown }
    return sum + 1 + countOf(components) + (accessory === undefined ? 0 : 1)
  }, 0)
}
