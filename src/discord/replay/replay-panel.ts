/** A match that is over, step by step. Pure: each button names the step to which it leads. */
import type { Language, Reader, Seat, Voice } from '../../contract/index.ts'
import { seenBy } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import { type Key, type Say, speak } from '../../locales/index.ts'
import type { Replayed, ReplayStep } from '../../matches/api.ts'
import { turnLine } from '../../matches/chronicle.ts'
import {
  type Body,
  type BodyFile,
  button,
  container,
  MOST,
  type Part,
  picture,
  type Row,
  row,
  select,
  text,
} from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { clip, firstLines, literal } from '../shell/text-limits.ts'
import { called } from '../table/player-names.ts'
import { storyLines } from '../table/story.ts'
import { tableLines } from '../table/table-text.ts'

/** What a step of a replay is made from. */
export interface ReplayInput {
  readonly game: AnyGame
  readonly replayed: Replayed
  /** Which step; one that is not there means the nearest. */
  readonly at: number
  readonly language: Language
  /** How the person of each seat is called. */
  readonly names: Readonly<Record<Seat, string>>
  /** The table and the reader's own hand drawn; without them the table is written. */
  readonly pictures?: readonly BodyFile[]
}

/** Where a turn begins. */
interface Turn {
  readonly title: string
  readonly step: number
}

const ROOM = { story: 1700, table: 1900 }

/** How the reader of a replay is spoken to; names are escaped. */
function replayVoice({ game, replayed, language, names }: Omit<ReplayInput, 'at'>): Voice {
  return { language, names: called(game, names, language).names, reader: replayed.reader }
}

/** The seat of those with whose eyes one looks, or "spectators". */
export const readerName = (game: AnyGame, reader: Reader, language: Language): string =>
  reader === 'spectator' ? speak(language)('replay.spectator') : game.words.seat(reader, language)

const replayId = (replayed: Pick<Replayed, 'match' | 'reader'>, verb: string, at: number): string =>
  customId('replay', replayed.match.id, replayed.reader, verb, String(at))

/** Beginnings of turns, the beginning of the match first. */
function turnsOf(game: AnyGame, steps: readonly ReplayStep[], voice: Voice): readonly Turn[] {
  const turns = steps.flatMap(({ events }, step) =>
    events.flatMap((event) => {
      const title = turnLine(game, seenBy(event, voice.reader), voice)
      return title === null ? [] : [{ title, step }]
    }),
  )
  return turns[0]?.step === 0 ? turns : [{ title: speak(voice.language)('replay.opening'), step: 0 }, ...turns]
}

/** A step as close as there is to this number. */
export const within = (steps: readonly unknown[], at: number): number =>
  Math.min(Math.max(Number.isInteger(at) ? at : 0, 0), Math.max(steps.length - 1, 0))

/** One step of a match that is over, and the controls that lead to others. */
export function renderReplay(input: ReplayInput): Body {
  const { game, replayed, language, names, pictures = [] } = input
  const { steps } = replayed
  const say = speak(language)
  const at = within(steps, input.at)
  const step = steps[at]
  const voice = replayVoice(input)
  const who = game.seats.map((seat) => literal(names[seat] ?? seat)).join(' – ')
  const head = [
    `### 🎞️ ${say('replay.title', { game: game.words.title(language), names: who })}`,
    `-# ${placeLine(input, at, say)}`,
  ]
  const story = step === undefined ? [] : storyLines(game, step.events, replayed.reader, voice, null)
  const parts: Part[] = [text([...head, clip(story.join('\n'), ROOM.story)].join('\n'))]
  if (pictures.length > 0) parts.push(...pictures.map(picture))
  else parts.push(container([text(tableText(input, step, voice, say))]))
  // Labels know no markup.
  const plain: Voice = { ...voice, names }
  parts.push(...controls(replayed, at, turnsOf(game, steps, plain), say), ...eyes(input, at, say))
  return { components: parts, files: pictures }
}

function placeLine({ game, replayed, language }: ReplayInput, at: number, say: Say): string {
  const { steps, reader } = replayed
  const seconds = Math.floor((steps[at]?.at.getTime() ?? 0) / 1000)
  const place = say('replay.step', { step: at + 1, steps: steps.length, time: `<t:${seconds}:f>` })
  return `${place} · ${say('replay.eyes', { reader: readerName(game, reader, language) })}`
}

function tableText(
  { game, language, names }: ReplayInput,
  step: ReplayStep | undefined,
  voice: Voice,
  say: Say,
): string {
  if (step === undefined || step.view === null) return say('replay.no-table')
  const { titles } = called(game, names, language)
  return firstLines(tableLines(game, step.view, voice.reader, voice, titles), ROOM.table)
}

/** Buttons that lead to other steps, and all turns (those about the present one where there are too many). */
function controls(replayed: Replayed, at: number, turns: readonly Turn[], say: Say): Row[] {
  const last = replayed.steps.length - 1
  const here = turns.findLastIndex(({ step }) => step <= at)
  const start = turns[here]?.step ?? 0
  const before = start < at ? start : (turns[here - 1]?.step ?? 0)
  const after = turns.find(({ step }) => step > at)?.step ?? last
  const go = (verb: Verb, to: number) =>
    button(replayId(replayed, verb, to), say(LABELS[verb]), verb === 'on' ? 'main' : 'plain', to === at)
  const rows = [
    row(
      go('turn-back', before),
      go('back', Math.max(at - 1, 0)),
      go('on', Math.min(at + 1, last)),
      go('turn-on', after),
    ),
    row(
      go('first', 0),
      go('last', last),
      button(replayId(replayed, 'details', at), say('story.details')),
      button(replayId(replayed, 'text', at), say('replay.text')),
      button(
        replayId(replayed, 'moving', at),
        say('replay.moving'),
        'plain',
        replayed.steps.every(({ view }) => view === null),
      ),
    ),
  ]
  if (turns.length < 2) return rows
  const from = Math.max(0, Math.min(here - Math.floor(MOST.options / 2), turns.length - MOST.options))
  const choices = turns
    .slice(from, from + MOST.options)
    .map(({ title, step }, place) => ({ value: `${step} ${from + place}`, label: title, taken: from + place === here }))
  return [...rows, select(replayId(replayed, 'turn', at), say('replay.turns'), choices)]
}

type Verb = 'first' | 'turn-back' | 'back' | 'on' | 'turn-on' | 'last'
const LABELS: Readonly<Record<Verb, Key>> = {
  first: 'replay.first',
  'turn-back': 'replay.turn-back',
  back: 'replay.back',
  on: 'replay.on',
  'turn-on': 'replay.turn-on',
  last: 'replay.last',
}

/** With whose eyes else this person may look. */
function eyes({ game, replayed, language }: ReplayInput, at: number, say: Say): Row[] {
  if (replayed.readers.length < 2) return []
  const buttons = replayed.readers.slice(0, MOST.buttons).map((reader) => {
    const label = say('replay.eyes', { reader: readerName(game, reader, language) })
    return button(replayId({ ...replayed, reader }, 'see', at), label, 'plain', reader === replayed.reader)
  })
  return [row(...buttons)]
}

// ---------------------------------------------------------------- the ways here

/** Anybody may look at a match. */
export const lookButton = (matchId: string, language: Language) =>
  button(customId('look', matchId), speak(language)('story.look'))

/** What happened then, in full; without a time what happened since one's own last answer. */
export const detailsButton = (matchId: string, language: Language, at?: Date) =>
  button(customId('told', matchId, at === undefined ? '' : String(at.getTime()), '0'), speak(language)('story.details'))

/** The way into a match that is over. */
export const replayButton = (matchId: string, language: Language) =>
  button(customId('watch', matchId), speak(language)('replay.button'))
