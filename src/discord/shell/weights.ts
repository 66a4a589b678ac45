/** The weight of a message, which Discord limits without saying so: components above about 10,170 bytes fail (500, 10062). */
import type { APISelectMenuOption } from 'discord-api-types/v10'
import { ComponentType } from 'discord-api-types/v10'
import { clip } from '../../kit/wording/clipping.ts'
import type { MessagePart } from './components.ts'

/** The weight that a message may have. The reported limit holds for texts; the prices of other things are guesses. */
export const BUDGET = 8_000

/** The weights of a component or option, an emoji and a picture, beside their strings. */
const PRICE = { part: 12, emoji: 30, picture: 500 }

/** Returns the weight of components: all their strings in bytes of UTF-8, and a price for each part, option, emoji and picture. */
export function weightOf(parts: unknown): number {
  if (typeof parts === 'string') return Buffer.byteLength(parts)
  if (Array.isArray(parts)) return parts.reduce<number>((sum, one) => sum + weightOf(one), 0)
  if (typeof parts !== 'object' || parts === null) return 0
  const own = 'type' in parts || 'value' in parts ? PRICE.part : 0
  return Object.entries(parts).reduce((sum, [key, value]) => {
    if (key === 'emoji') return sum + PRICE.emoji
    return sum + weightOf(value) + (key === 'media' ? PRICE.picture : 0)
  }, own)
}

/** Ways to make a message lighter, from the least loss to the greatest. */
const LIGHTER: readonly ((option: APISelectMenuOption) => APISelectMenuOption)[] = [
  ({ description: _, ...option }) => option,
  ({ description: _, ...option }) => ({ ...option, label: clip(option.label, 50) }),
  ({ description: _, ...option }) => ({ ...option, label: clip(option.label, 25) }),
]
/** The letters that each text keeps at least. */
const LEAST_TEXT = 200

/**
 * Returns parts that weigh no more than the budget: the same, or without the hints of options, with shorter options, or
 * with its longest text cut. Buttons and the number of options stay.
 */
export function fitted(parts: readonly MessagePart[], budget = BUDGET): readonly MessagePart[] {
  let light = parts
  for (const lighter of LIGHTER) {
    if (weightOf(light) <= budget) return light
    light = parts.map((part) => withOptions(part, lighter))
  }
  return withShorterText(light, budget)
}

function withOptions(part: MessagePart, change: (option: APISelectMenuOption) => APISelectMenuOption): MessagePart {
  if (part.type === ComponentType.Container)
    return { ...part, components: part.components.map((inner) => withOptions(inner, change) as typeof inner) }
  if (part.type !== ComponentType.ActionRow) return part
  const components = part.components.map((inner) =>
    inner.type === ComponentType.StringSelect ? { ...inner, options: inner.options.map(change) } : inner,
  )
  return { ...part, components }
}

/** Cuts the longest text, again and again, until the parts weigh no more than the budget or no text is long. */
function withShorterText(parts: readonly MessagePart[], budget: number): readonly MessagePart[] {
  const over = weightOf(parts) - budget
  const longest = Math.max(0, ...textsOf(parts).map((content) => content.length))
  if (over <= 0 || longest <= LEAST_TEXT) return parts
  const cut = (part: MessagePart): MessagePart => {
    if (part.type === ComponentType.Container)
      return { ...part, components: part.components.map((inner) => cut(inner) as typeof inner) }
    if (part.type !== ComponentType.TextDisplay || part.content.length < longest) return part
    return { ...part, content: clip(part.content, Math.max(LEAST_TEXT, Math.floor(longest * 0.8))) }
  }
  return withShorterText(parts.map(cut), budget)
}

const textsOf = (parts: readonly MessagePart[]): string[] =>
  parts.flatMap((part) => {
    if (part.type === ComponentType.Container) return textsOf(part.components as MessagePart[])
    return part.type === ComponentType.TextDisplay ? [part.content] : []
  })
