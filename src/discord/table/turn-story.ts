/** A turn of a match as it stands in a thread: a headline, what came of it, and in small letters what led to it. Pure. */
import {
  type GameEvent,
  type Moments,
  type Reader,
  type SeenEvent,
  seenBy,
  type ToldTurn,
  type TurnPicture,
  type Voice,
} from '../../contract/index.ts'
import type { TurnEvents } from '../../matches/turns/turns.ts'
import { firstLines } from '../shell/text-limits.ts'
import type { PicturedMoment } from './moment-pictures.ts'

const seen = (events: readonly GameEvent[], reader: Reader): SeenEvent[] => events.map((event) => seenBy(event, reader))

/** Whether words tell this turn: they begin with its title. Turns without one can't be told apart. */
export const isTitled = (words: string, { turn }: ToldTurn): boolean =>
  turn !== '' && ['**', '### '].some((mark) => words.startsWith(`${mark}${turn} · `))

/** Room for a turn in one message. */
const ROOM = { lines: 1500, small: 700 }

/** The words of a turn above its picture; empty where nothing is worth telling. @param fought it holds a clash */
export function turnWords({ turn, headline, lines }: ToldTurn, fought: boolean): string {
  if (headline === '') return ''
  const title = [turn, headline].filter((part) => part !== '').join(' · ')
  const head = fought ? `### ${title}` : `**${title}**`
  return [head, firstLines(lines, ROOM.lines)].filter((part) => part !== '').join('\n')
}

/** The small words below it: its deployments, and the seats that are to play. */
export function smallWords({ small }: ToldTurn, waits: readonly string[]): string {
  const told = firstLines(small, ROOM.small).split('\n').join(' ')
  return [told, ...waits]
    .filter((part) => part !== '')
    .map((line) => `-# ${line}`)
    .join('\n')
}

/**
 * The picture of a turn: a goal that was won with a fight, else its last clash; in blocks, its heaviest picture.
 * @param over the turn or the match is over: a clash in it goes on no more
 */
export function momentOf(
  moments: Moments<unknown>,
  { events }: TurnEvents,
  view: unknown,
  voice: Voice,
  over: boolean,
): PicturedMoment | null {
  const facts = seen(events, voice.reader)
  const pictures = moments.pictures?.(facts, view, voice) ?? []
  const drawn = heaviest(pictures.filter((one) => one.aside !== true && (one.over || over)))
  if (drawn !== null) return { kind: 'scene', scene: drawn.scene, before: drawn.before ?? [] }
  const win = moments.wins(facts, view, voice).findLast(({ decisive }) => decisive !== null)
  if (win !== undefined) return { kind: 'win', win }
  const clash = moments.clashes(facts, voice).findLast(({ lanes }) => lanes.length > 0)
  return clash !== undefined && (clash.over || over) ? { kind: 'clash', clash } : null
}

/** Returns the heaviest of these pictures, of several the last; null of none. */
function heaviest(pictures: readonly TurnPicture[]): TurnPicture | null {
  const most = Math.max(...pictures.map(({ weight }) => weight))
  return pictures.findLast(({ weight }) => weight === most) ?? null
}
