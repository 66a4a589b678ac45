/** A finished match, frame by frame, on one screen. Pure: each button names the frame to which it leads. */

import type { Language, Reader, Seat, Voice } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import { clipWords } from '../../kit/wording/clipping.ts'
import type { Correction } from '../../league-play/api.ts'
import { type Say, speak } from '../../locales/index.ts'
import { ours, type SafeText } from '../../locales/safe-text.ts'
import type { Replay } from '../../matches/api.ts'
import {
  type FrameWords,
  framesOf,
  heaviestChapters,
  type ReplayChapter,
  type ReplayFrame,
  replayChaptersOf,
} from '../../records/frames.ts'
import {
  type Body,
  type BodyFile,
  button,
  type ControlRow,
  type MenuEntry,
  type MessagePart,
  MOST,
  picture,
  row,
  select,
  text,
} from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { pictureRoom } from '../table/phone-room.ts'
import { called, calledPlainly } from '../table/player-names.ts'
import { sceneWords, wordsPart } from '../table/scene-words.ts'
import { countedLine, countedWords, playedLines } from './corrected-words.ts'
import { hasPoints } from './has-points.ts'

/** The input of one frame of a replay. */
export interface ReplayInput {
  readonly game: AnyGame
  readonly replayed: Replay
  readonly frames: readonly ReplayFrame[]
  /** The index of the frame, from 0; the nearest one if it is out of range. */
  readonly at: number
  readonly language: Language
  /** The name of the person in each seat. */
  readonly names: Readonly<Record<Seat, string>>
  /** A ruling of its league has corrected the result of the match. */
  readonly correction?: Correction | undefined
  /** The pictures of the frame; without them the table is written. */
  readonly shown?: readonly BodyFile[]
}

const ROOM = { story: 420, table: 1900 }
/** The most characters of a label. */
const LABEL = 34

/** Returns the voice for the reader of a replay; names are escaped. */
function replayVoice({ game, replayed, language, names }: Omit<ReplayInput, 'at' | 'frames'>): Voice {
  return { language, names: called(game, names, language).names, reader: replayed.reader }
}

/** The words of frames in a language. */
const frameWords = (say: Say): FrameWords => ({
  opening: say('replay.opening'),
  fight: (turn, fight, fights) => say('replay.fight', { turn, fight, fights }),
})

/** Returns the frames of a match for its reader. The last one says the result as it counts. */
export function framesFor(input: Omit<ReplayInput, 'at' | 'frames'>): readonly ReplayFrame[] {
  const { game, replayed, correction } = input
  const voice = replayVoice(input)
  const frames = framesOf(game, replayed, voice, frameWords(speak(input.language)))
  const last = frames.at(-1)
  const { outcome } = replayed.match
  if (last === undefined || correction === undefined || outcome === null) return frames
  const played = game.words.outcome(outcome, voice)
  const counted =
    last.moment === 'end'
      ? { ...last, title: countedWords(correction, played, voice), lines: playedLines(correction, played, voice) }
      : { ...last, lines: [...last.lines, countedLine(correction, played, voice)] }
  return [...frames.slice(0, -1), counted]
}

/** Returns the name of a reader: their seat, or "spectators". */
export const readerName = (game: AnyGame, reader: Reader, language: Language): SafeText =>
  reader === 'spectator' ? speak(language)('replay.spectator') : ours(game.words.seat(reader, language))

const replayId = (replayed: Pick<Replay, 'match' | 'reader'>, verb: string, at: number): string =>
  customId('replay', replayed.match.id, replayed.reader, verb, String(at))

/** Returns the index of the list closest to this number. */
export const closestIndex = (list: readonly unknown[], at: number): number =>
  Math.min(Math.max(Number.isInteger(at) ? at : 0, 0), Math.max(list.length - 1, 0))

/** Renders one frame of a finished match with five controls. */
export function renderReplay(input: ReplayInput): Body {
  const { frames, shown = [] } = input
  const { above, below } = aroundTable(input)
  const say = speak(input.language)
  const frame = frames[closestIndex(frames, input.at)]
  const table = shown.length > 0 ? shown.map(picture) : tableParts(input, frame, [...above, ...below], say)
  return { components: [...above, ...table, ...below], files: shown }
}

/** Returns the height that is left to the picture of a frame on a telephone, in drawn pixels. */
export function replayRoom(input: ReplayInput): number {
  const { above, below } = aroundTable(input)
  return pictureRoom([...above, ...below])
}

/** The story of a frame above its table, and the controls below. */
function aroundTable(input: ReplayInput): {
  readonly above: readonly MessagePart[]
  readonly below: readonly MessagePart[]
} {
  const { frames, language, replayed } = input
  const say = speak(language)
  const at = closestIndex(frames, input.at)
  const frame = frames[at]
  const words = frame === undefined ? say('replay.no-table') : storyOf(frame)
  return {
    above: [text(`${words}\n-# ${placeLine(input, at, say)}`)],
    below: controls(replayed, at, input, say),
  }
}

/** Returns the story of a frame: its title in bold, then the lines. */
function storyOf({ title, lines }: ReplayFrame): string {
  const head = `**${/[.!?…]$/.test(title) ? title : `${title}.`}**`
  return clipWords([head, ...lines].join(' '), ROOM.story)
}

function placeLine({ game, replayed, frames, language }: ReplayInput, at: number, say: Say): string {
  const { steps, reader } = replayed
  const seconds = Math.floor((steps[frames[at]?.step ?? 0]?.at.getTime() ?? 0) / 1000)
  const place = say('replay.step', { step: at + 1, steps: frames.length, time: `<t:${seconds}:f>` })
  return `${place} · ${say('replay.eyes', { reader: readerName(game, reader, language) })}`
}

/** The table in words, as few as its picture has. */
function tableParts(
  input: ReplayInput,
  frame: ReplayFrame | undefined,
  around: readonly MessagePart[],
  say: Say,
): MessagePart[] {
  const { game, replayed, language, names } = input
  const view = replayed.steps[frame?.step ?? 0]?.view
  if (view == null) return [text(say('replay.no-table'))]
  // A scene is escaped when it is written.
  const voice = { ...replayVoice(input), names: calledPlainly(game, names, language).names }
  return wordsPart(sceneWords(game.panels.scene(view, voice), language), around, ROOM.table)
}

/** A select with the chapters, three buttons, and a select for everything else. */
function controls(replayed: Replay, at: number, { game, frames, language }: ReplayInput, say: Say): ControlRow[] {
  const last = Math.max(0, frames.length - 1)
  const pick = chapterChoices(heaviestChapters(replayChaptersOf(frames, say('replay.opening')), MOST.options), at)
  const go = (verb: 'back' | 'on', to: number) =>
    button(replayId(replayed, verb, to), say(`replay.${verb}`), verb === 'on' ? 'main' : 'plain', to === at)
  const still = replayed.steps.every(({ view }) => view === null)
  return [
    ...(pick.length < 2 ? [] : [select(replayId(replayed, 'turn', at), say('replay.turns'), pick)]),
    row(
      go('back', Math.max(at - 1, 0)),
      go('on', Math.min(at + 1, last)),
      button(replayId(replayed, 'moving', at), say('replay.moving'), 'plain', still),
    ),
    select(
      replayId(replayed, 'more', at),
      say('replay.more'),
      moreChoices(replayed, { game, language, at, last }, say),
    ),
  ]
}

/** The chapters as entries, with the one of the present frame ticked. Their labels are all different. */
function chapterChoices(chapters: readonly ReplayChapter[], at: number): MenuEntry[] {
  const here = chapters.findLastIndex(({ frame }) => frame <= at)
  const labels = new Set<string>()
  return chapters.map(({ title, frame, turn }, place) => {
    const short = clipWords(title, LABEL)
    let label = short
    for (let number = 1; labels.has(label); number++)
      label = clipWords(number === 1 ? `${turn}. ${title}` : `${turn}.${number} ${title}`, LABEL)
    labels.add(label)
    return { value: `${frame} ${place}`, label, taken: place === here }
  })
}

interface MorePlace {
  readonly game: AnyGame
  readonly language: Language
  readonly at: number
  readonly last: number
}

/** The ways that players seldom need: the full story, another view, both ends, the match as text. */
function moreChoices(
  { match, readers, reader }: Replay,
  { game, language, at, last }: MorePlace,
  say: Say,
): MenuEntry[] {
  const eyes = readers
    .filter((one) => one !== reader)
    .map((one) => ({
      value: `see ${one}`,
      label: clipWords(say('replay.eyes', { reader: readerName(game, one, language) }), LABEL),
    }))
  return [
    { value: 'details', label: say('story.details') },
    ...(hasPoints(game, match.terms) ? [{ value: 'points', label: say('points.button') }] : []),
    ...(at === 0 ? [] : [{ value: 'first', label: say('replay.first') }]),
    ...(at === last ? [] : [{ value: 'last', label: say('replay.last') }]),
    ...eyes,
    { value: 'export', label: say('export.button') },
    { value: 'share', label: say('replay.share') },
  ].slice(0, MOST.options)
}

// ---------------------------------------------------------------- buttons that lead here

/** Returns the button that shows a match to anybody. */
export const lookButton = (matchId: string, language: Language) =>
  button(customId('look', matchId), speak(language)('story.look'))

/** The events that a Details button tells: of a turn, of a time, or those since one's own last answer. */
export type When = { readonly turn: number } | Date | undefined

const TURN = /^t(\d+)$/

/** Returns the number of the turn that a button names; null if it names none. */
export function turnNamed(part: string | undefined): number | null {
  const found = TURN.exec(part ?? '')?.[1]
  return found === undefined ? null : Number(found)
}

const partFor = (when: When): string =>
  when === undefined ? '' : when instanceof Date ? String(when.getTime()) : `t${when.turn}`

/** Returns the button that tells in full what happened then; without a time, since the reader's own last answer. */
export const detailsButton = (matchId: string, language: Language, when?: When) =>
  button(customId('told', matchId, partFor(when), '0'), speak(language)('story.details'))

/** Returns the button that replays a finished match. */
export const replayButton = (matchId: string, language: Language, mark?: string) =>
  button(customId('watch', matchId, ...(mark === undefined ? [] : [mark])), speak(language)('replay.button'))
