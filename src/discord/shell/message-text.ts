/** All the text of a message: content, embeds, components, descriptions of pictures, and forwarded messages. */

/**
 * The parts of a message that we read: discord.js's own, or Discord's plain one if the client doesn't know the channel.
 */
interface Readable {
  readonly content?: string | null
  readonly embeds?: readonly { readonly title?: string | null; readonly description?: string | null }[]
  readonly components?: readonly unknown[]
  readonly messageSnapshots?: { values(): Iterable<unknown> }
  readonly message_snapshots?: readonly { readonly message?: unknown }[]
}

/** @param message as discord.js passes it */
export function writtenIn(message: unknown): string {
  const { content, embeds = [], components = [], messageSnapshots, message_snapshots = [] } = message as Readable
  const forwarded = [...(messageSnapshots?.values() ?? []), ...message_snapshots.map((snapshot) => snapshot.message)]
  const parts = [
    content,
    ...embeds.flatMap(({ title, description }) => [title, description]),
    ...components.flatMap(textsOf),
    ...forwarded.filter((inner) => inner != null).map(writtenIn),
  ]
  return parts.filter(Boolean).join('\n')
}

/** Texts, and the descriptions of pictures: a table that the bot has drawn names its cards there. */
function textsOf(component: unknown): string[] {
  const { content, components = [], items = [] } = component as TextParts
  return [
    ...(typeof content === 'string' ? [content] : []),
    ...items.flatMap(({ description }) => (typeof description === 'string' ? [description] : [])),
    ...components.flatMap(textsOf),
  ]
}

/** The parts of a component that hold text. */
interface TextParts {
  readonly content?: unknown
  readonly components?: readonly unknown[]
  readonly items?: readonly { readonly description?: unknown }[]
}
