/**
 * A match that is over as frames: for each turn the table before its clashes, each fight, each clash, each goal that is
 * won; at the end the result. A game without moments has a frame for each step in which something happened. Pure.
 */
import { type GameEvent, type Scene, type SeenEvent, type ShownClash, seenBy, type Voice } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import type { Replay, ReplayStep } from '../matches/api.ts'
import { turnLine } from '../matches/turns/chronicle.ts'
import { storyLines } from '../matches/turns/story.ts'
import { type TurnEvents, toldTurn, turnsOf } from '../matches/turns/turns.ts'
import { notUndone } from '../matches/undone.ts'
import type { DrawnMoment } from '../pictures/moments/moment-scene.ts'

/** A frame: the table after a step, or a moment. */
export interface ReplayFrame {
  /** The number of its turn; 0 is what came before the first. */
  readonly turn: number
  /** Index of the step whose table belongs to it. */
  readonly step: number
  /** Null: the table. */
  readonly moment:
    | Exclude<DrawnMoment, { kind: 'end' }>
    | { readonly kind: 'scene'; readonly scene: Scene }
    | 'end'
    | null
  /** "Turn 5, fight 1 of 4": what is shown. */
  readonly title: string
  readonly lines: readonly string[]
  /** How much the part of the turn that it shows has cost; absent: its game does not say. */
  readonly weight?: number
  /** It shows a fight as a whole. */
  readonly fight?: true
}

/** A part of a match to which one can go: a fight or another picture of a turn, or a turn without any. */
export interface ReplayChapter {
  readonly turn: number
  /** "Turn 5 · clash on …", without markup. */
  readonly title: string
  /** Its first frame. */
  readonly frame: number
  /** How much it has cost; of a turn of which nothing is known, 0. */
  readonly weight: number
}

/** The steps of a finished match as one reader may know them, and its outcome. */
interface FramedMatch {
  readonly steps: readonly ReplayStep[]
  readonly match: Pick<Replay['match'], 'outcome'>
}

/** The few words that no game supplies. */
export interface FrameWords {
  readonly opening: string
  readonly fight: (turn: string, fight: number, fights: number) => string
}

/** The facts of a turn, and the steps in which they happened. */
interface Course extends TurnEvents {
  readonly steps: readonly number[]
}

const seen = (events: readonly GameEvent[], voice: Voice): SeenEvent[] =>
  events.map((event) => seenBy(event, voice.reader))

/** The turns that count, with the steps in which they were played. */
function coursesOf(game: AnyGame, steps: readonly ReplayStep[], voice: Voice): readonly Course[] {
  const places = new Map(steps.map(({ seq }, at) => [seq, at]))
  return notUndone(turnsOf(game, steps, voice))
    .filter(({ events }) => events.length > 0)
    .map((turn) => ({ ...turn, steps: turn.rows.map((seq) => places.get(seq) ?? 0) }))
}

/** All frames, from the first to the last. */
export function framesOf(
  game: AnyGame,
  replayed: FramedMatch,
  voice: Voice,
  words: FrameWords,
): readonly ReplayFrame[] {
  const { steps, match } = replayed
  const { moments } = game
  if (moments === undefined) return stepFrames(game, replayed, voice)
  const frames = coursesOf(game, steps, voice).flatMap((course) => turnFrames(game, course, replayed, voice, words))
  if (match.outcome === null) return frames
  const last = { turn: frames.at(-1)?.turn ?? 0, step: Math.max(0, steps.length - 1) }
  return [...frames, { ...last, moment: 'end', title: game.words.outcome(match.outcome, voice), lines: [] }]
}

function turnFrames(
  game: AnyGame,
  course: Course,
  { steps, match }: FramedMatch,
  voice: Voice,
  words: FrameWords,
): ReplayFrame[] {
  const { moments } = game
  if (moments === undefined) return []
  const facts = seen(course.events, voice)
  const view = steps[course.steps.at(-1) ?? 0]?.view
  const told = toldTurn(game, course, voice, match.outcome, view ?? undefined)
  const turn = told.turn === '' ? words.opening : told.turn
  const clashes = moments.clashes(facts, voice).filter(({ lanes }) => lanes.length > 0)
  const end = course.steps.at(-1) ?? 0
  const at = { turn: course.number, step: end }
  const pictures = view == null ? [] : (moments.pictures?.(facts, view, voice) ?? [])
  const wins = view == null ? [] : moments.wins(facts, view, voice)
  const title = [turn, told.headline].filter((part) => part !== '').join(' · ')
  const before = {
    turn: course.number,
    step: clashes.length === 0 ? end : tableBefore(game, course, steps, voice),
    moment: null,
  }
  const table =
    clashes.length === 0
      ? [{ ...before, title, lines: [...told.lines, ...told.small] }]
      : [{ ...before, title: turn, lines: told.small }]
  return [
    ...(told.headline === '' ? [] : table),
    ...clashes.flatMap((clash) => clashFrames(clash, at, turn, title, told.lines, words)),
    ...pictures.map(({ scene, weight, fight, ...shown }) => ({
      ...{ ...at, moment: { kind: 'scene' as const, scene }, weight, lines: shown.lines },
      ...(fight === undefined ? {} : { fight }),
      title: [turn, shown.title].filter((part) => part !== '').join(' · '),
    })),
    ...wins.map((win): ReplayFrame => ({ ...at, moment: { kind: 'win', win }, title, lines: told.lines })),
  ]
}

function clashFrames(
  clash: ShownClash,
  at: Pick<ReplayFrame, 'turn' | 'step'>,
  turn: string,
  title: string,
  lines: readonly string[],
  words: FrameWords,
): ReplayFrame[] {
  const { lanes } = clash
  return [
    ...lanes.map(
      (lane, place): ReplayFrame => ({
        ...at,
        moment: { kind: 'fight', lane },
        title: words.fight(turn, place + 1, lanes.length),
        lines: [lane.told],
      }),
    ),
    { ...at, moment: { kind: 'clash', clash }, title, lines },
  ]
}

/** The last step of a turn before its first fight. */
function tableBefore(game: AnyGame, { steps: own }: Course, steps: readonly ReplayStep[], voice: Voice): number {
  const fought = (until: number) => {
    const events = own.filter((step) => step <= until).flatMap((step) => steps[step]?.events ?? [])
    return game.moments?.clashes(seen(events, voice), voice).some(({ lanes }) => lanes.length > 0) === true
  }
  return own.findLast((step) => !fought(step)) ?? own[0] ?? 0
}

/** A frame for each step that counts and of which there is something to tell. */
function stepFrames(game: AnyGame, { steps }: FramedMatch, voice: Voice): ReplayFrame[] {
  let turn = 0
  return steps.flatMap(({ events, undone }, step): ReplayFrame[] => {
    if (undone) return []
    turn += events.filter((event) => turnLine(game, seenBy(event, voice.reader), voice) !== null).length
    const [title = '', ...lines] = storyLines(game, events, voice.reader, voice, null)
    return title === '' ? [] : [{ turn, step, moment: null, title: title.replace(/^\*\*(.*)\*\*$/, '$1'), lines }]
  })
}

/** The chapters of a match, each with its first frame: a turn has one for each of its pictures, and one at least. */
export function replayChaptersOf(frames: readonly ReplayFrame[], opening: string): readonly ReplayChapter[] {
  const chapters: ReplayChapter[] = []
  let pictured = false
  for (const [frame, { turn, title, moment, weight = 0 }] of frames.entries()) {
    const last = chapters.at(-1)
    const kind = moment === null || moment === 'end' ? null : moment.kind
    if (last?.turn !== turn) {
      chapters.push({ turn, frame, title: turn === 0 ? opening : title, weight })
      pictured = kind === 'scene'
    } else if (kind === 'scene' && pictured) chapters.push({ turn, frame, title, weight })
    // A turn is known by its clash or its first picture rather than by what led to it.
    else if (kind === 'clash') chapters[chapters.length - 1] = { ...last, title, weight: last.weight + LANES }
    else if (kind === 'scene') {
      chapters[chapters.length - 1] = { ...last, title, weight }
      pictured = true
    } else if (kind === 'fight') chapters[chapters.length - 1] = { ...last, weight: last.weight + LANE }
  }
  return chapters
}

/** The weights of a lane, and of a clash of lanes, among the chapters of a game that gives none. */
const LANE = 1
const LANES = 2

/**
 * Returns at most this many of the chapters, in their order: the heaviest, with the first and the last. Of chapters that
 * weigh the same, the later ones are kept.
 */
export function heaviestChapters(chapters: readonly ReplayChapter[], most: number): readonly ReplayChapter[] {
  if (chapters.length <= most) return chapters
  const [first, last] = [chapters[0], chapters.at(-1)]
  const between = chapters
    .slice(1, -1)
    .toSorted((one, other) => other.weight - one.weight || other.frame - one.frame)
    .slice(0, Math.max(0, most - 2))
  return chapters.filter((one) => one === first || one === last || between.includes(one)).slice(-most)
}

/**
 * The frame at which a replay opens: the heaviest fight, else the heaviest picture, else the fight that decided the match;
 * without one the last frame.
 */
export function decisiveFrame(frames: readonly ReplayFrame[], winner: string | null): number {
  const weightsOf = (all: readonly ReplayFrame[]) => Math.max(0, ...all.map(({ weight = 0 }) => weight))
  const most = weightsOf(frames.filter(({ fight }) => fight === true))
  if (most > 0) return frames.findLastIndex(({ weight, fight }) => fight === true && weight === most)
  const heaviest = weightsOf(frames)
  if (heaviest > 0) return frames.findLastIndex(({ weight }) => weight === heaviest)
  const fights = frames.flatMap(({ moment, turn }, at) =>
    moment !== null && moment !== 'end' && moment.kind === 'fight' && moment.lane.winner === winner && winner !== null
      ? [{ at, turn, lane: moment.lane }]
      : [],
  )
  const last = fights.filter(({ turn }) => turn === fights.at(-1)?.turn)
  const beaten = ({ lane }: (typeof last)[number]) =>
    Math.max(...Object.entries(lane.sides).map(([seat, { total }]) => (seat === winner ? 0 : total)))
  const strongest = Math.max(...last.map(beaten))
  return last.findLast((one) => beaten(one) === strongest)?.at ?? Math.max(0, frames.length - 1)
}
