/**
 * The first request of a message that makes a sound. A notification shows the `content` of a message alone: a message of
 * components has an empty one. So the words are posted first, with the controls that they speak of, and the message is
 * turned into components at once. A message without pictures or times stays as it is posted.
 */
import { ComponentType } from 'discord-api-types/v10'
import { clip, clipWords } from '../../kit/wording/clipping.ts'
import { type Body, type ControlRow, type MessagePart, MOST, text } from './components.ts'

/** The message as it is first posted. */
export interface Opening {
  readonly content: string
  readonly components: readonly ControlRow[]
  /** It says all that the message has to say. */
  readonly whole: boolean
}

/** The most characters of a notification: a locked phone shows about this many. */
export const MOST_NOTIFIED = 150
/** The most characters of `content`, and the most rows below it. */
const MOST_CONTENT = 2000
const MOST_ROWS = 5
/** A line says something from this many words on: "Open.", which was left beside a time, does not. */
const LEAST_WORDS = 3
/** A time as each client shows it in its own zone. */
const TIME = /<t:-?\d+(?::\w)?>/u

/** Whether words name a time that each client shows in its own zone: a notification may show its marks. */
export const namesTime = (words: string): boolean => TIME.test(words)

/** Returns how a message is first posted. */
export const firstPostOf = (body: Body): Opening => wholeOf(body) ?? beginningOf(body)

/** Returns a message that is words and then controls, as such; null if it is more than that, or names a time. */
function wholeOf({ components, files = [], notification }: Body): Opening | null {
  if (files.length > 0 || notification !== undefined) return null
  const parts = components.flatMap(opened)
  const words: string[] = []
  const rows: ControlRow[] = []
  for (const part of parts) {
    if (part.type === ComponentType.ActionRow) rows.push(part)
    else if (part.type === ComponentType.TextDisplay && rows.length === 0) words.push(part.content)
    else return null
  }
  const content = words.join('\n')
  if (content === '' || content.length > MOST_CONTENT || rows.length > MOST_ROWS || TIME.test(content)) return null
  return { content, components: rows, whole: true }
}

function beginningOf({ components, notification }: Body): Opening {
  const parts = components.flatMap(opened)
  const row = notification?.row ?? parts.find((part) => part.type === ComponentType.ActionRow)
  const first = parts.find((part) => part.type === ComponentType.TextDisplay)?.content ?? ''
  const content = cutLines(notification?.words ?? timeless(first))
  return { content: content === '' ? '…' : content, components: row === undefined ? [] : [row], whole: false }
}

/** Cuts the words of a notification after a whole word. A line of which too little is left goes. */
function cutLines(words: string): string {
  const lines = clipWords(words, MOST_NOTIFIED).split('\n')
  const last = lines.at(-1) ?? ''
  const gone = words.length > MOST_NOTIFIED && lines.length > 1 && last.split(' ').length < LEAST_WORDS
  return (gone ? lines.slice(0, -1) : lines).join('\n')
}

/** The parts of a box, which only components can have. */
const opened = (part: MessagePart): readonly MessagePart[] =>
  part.type === ComponentType.Container ? (part.components as readonly MessagePart[]) : [part]

/** Returns words without the sentences that name a time, and without marks. */
function timeless(words: string): string {
  const lines = words.split('\n').map((line) => {
    const plain = line.replace(/^(?:#{1,3}|-#|>) +/u, '')
    if (!TIME.test(plain)) return plain
    const rest = plain.split(/(?<=[.!?…]\**) +/u).filter((sentence) => !TIME.test(sentence))
    return rest.join(' ').split(' ').length < LEAST_WORDS ? '' : rest.join(' ')
  })
  return lines
    .filter((line) => line !== '')
    .join('\n')
    .replace(/(?<!\\)\*\*/gu, '')
}

/** Returns a message without its files: the descriptions of pictures stand in their place. */
export function withoutFiles({ files: _, ...body }: Body): Body {
  const components = body.components.flatMap((part): readonly MessagePart[] => {
    if (part.type === ComponentType.File) return []
    if (part.type !== ComponentType.MediaGallery) return [part]
    const described = part.items.flatMap(({ description }) => description ?? [])
    return described.length === 0 ? [] : [text(clip(described.join('\n'), MOST.alt))]
  })
  return { ...body, components }
}
