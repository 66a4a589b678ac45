/** The story of events, as one reader may know it. Pure. */
import type { GameEvent, Outcome, Reader, SeenEvent, StoryLine, Voice } from '../../contract/index.ts'
import { seenBy } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'

/** The most lines that a phone shows without scrolling. */
const STORY_LINES = 12

const seen = (events: readonly GameEvent[], reader: Reader): SeenEvent[] => events.map((event) => seenBy(event, reader))

/**
 * Returns the story at a glance, at most `STORY_LINES` lines.
 * @param outcome of the match: its line is left out, because the message says it elsewhere
 */
export function storyLines(
  game: AnyGame,
  events: readonly GameEvent[],
  reader: Reader,
  voice: Voice,
  outcome: Outcome | null,
): string[] {
  const lines = game.words.story(seen(events, reader), voice)
  const end = outcome === null ? null : game.words.outcome(outcome, voice)
  return folded(
    lines.filter(({ text }) => text !== end),
    STORY_LINES,
  )
}

/** Returns everything that happened, line by line. */
export const detailLines = (game: AnyGame, events: readonly GameEvent[], reader: Reader, voice: Voice): string[] =>
  game.words.events(seen(events, reader), voice)

/** Returns at most `most` lines, as Markdown. It drops details first, then the oldest lines. */
export function folded(told: readonly StoryLine[], most: number): string[] {
  const first = told.findIndex(({ kind }) => kind !== 'more')
  // Details of an event that was told before stand as lines of their own.
  const lines = told.map((line, at): StoryLine => (first < 0 || at < first ? { ...line, kind: 'head' } : line))
  const heads = lines.filter(({ kind }) => kind !== 'more')
  if (heads.length > most) return ['…', ...heads.slice(1 - most).map(written)]
  let room = most - heads.length
  const kept: string[] = []
  for (const line of lines) {
    if (line.kind !== 'more' || room-- > 0) kept.push(written(line))
    else if (kept.at(-1)?.endsWith('…') !== true) kept.push(`${kept.pop() ?? ''}…`)
  }
  return kept
}

/** Returns a line as Markdown: turns in bold, details in small letters. */
const written = ({ kind, text }: StoryLine): string =>
  kind === 'turn' ? `**${text}**` : kind === 'more' ? `-# ${text}` : text
