/** Frames of a match that is over as pictures, alone and one after the other as a GIF. */
import { isRefusal, type Refusal } from '../../contract/index.ts'
import { plainly, speak } from '../../locales/index.ts'
import type { PersonId } from '../../matches/api.ts'
import { MOST_STILLS } from '../../pictures/gif-terms.ts'
import type { ReplayFrame } from '../../records/frames.ts'
import type { App } from '../shell/app.ts'
import { type Body, type BodyFile, picture, text } from '../shell/components.ts'
import { momentFile, type WatchedMatch } from '../table/moment-pictures.ts'
import { drawnScene } from '../table/table-pictures.ts'
import { framesFor, type ReplayInput, readerName, replayRoom } from './replay-panel.ts'
import { resultFile } from './result-card.ts'

type FilmInput = Omit<ReplayInput, 'at' | 'frames'>

/**
 * A frame as pictures: of a table with the hand of its reader, as high as has room beside its story and controls. None
 * if it can't be drawn.
 */
export async function framePictures(
  app: App,
  input: FilmInput & Pick<ReplayInput, 'frames'>,
  at: number,
): Promise<readonly BodyFile[]> {
  const frame = input.frames[at]
  if (frame === undefined) return []
  const { game, replayed, language, names } = input
  const view = replayed.steps[frame.step]?.view
  if (frame.moment === null && view != null) {
    const seen = { game, view, reader: replayed.reader, language, names }
    return drawnScene(app, seen, replayRoom({ ...input, at }))
  }
  const drawn = await draw(app, input, frame)
  return drawn === null ? [] : [drawn]
}

async function draw(
  app: App,
  { game, replayed, language, names, correction }: FilmInput,
  frame: ReplayFrame,
): Promise<BodyFile | null> {
  const { reader, steps, match } = replayed
  const { moment } = frame
  const view = steps[frame.step]?.view
  if (view == null) return null
  const watched = { game, view, reader, language, names }
  if (moment === null) return drawnTable(app, watched)
  if (moment !== 'end') return momentFile(app, watched, () => stillOf(moment))
  // The card shows how the match was played out: beside another result it would mislead.
  return (correction === undefined ? await resultFile(app, match, watched) : null) ?? drawnTable(app, watched)
}

/** The table alone; null if it can't be drawn. */
async function drawnTable(app: App, watched: WatchedMatch): Promise<BodyFile | null> {
  const [table] = await drawnScene(app, watched)
  return table ?? null
}

/** A clash stands still where one steps through it. */
const stillOf = (moment: Exclude<ReplayFrame['moment'], 'end' | null>) =>
  moment.kind === 'clash' ? { ...moment, stage: { lanes: moment.clash.lanes.length } } : moment

/** All frames in a row that moves, for a person; null if none can be drawn, or refused if it is not their turn. */
export async function movingPicture(app: App, input: FilmInput, person: PersonId): Promise<Body | null | Refusal> {
  const { replayed, language, game, names } = input
  const stills = thinned(framesFor(input), MOST_STILLS).map(
    (frame) => async () => (await draw(app, input, frame))?.data ?? null,
  )
  const made = (await app.pictures?.gif(person, stills)) ?? null
  if (made === null || isRefusal(made)) return made
  const say = speak(language)
  const who = game.seats.map((seat) => names[seat] ?? seat).join(' – ')
  const file: BodyFile = {
    name: `${game.id}-${replayed.match.id}.gif`,
    data: made.data,
    alt: plainly(say)('replay.moving.alt', { names: who, frames: made.stills }),
  }
  const reader = readerName(game, replayed.reader, language)
  return { components: [text(say('replay.moving.here', { reader })), picture(file)], files: [file] }
}

/** This many of them at most, evenly, the first and the last among them. */
function thinned<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all
  return Array.from({ length: most }, (_, at) => all[Math.round((at * (all.length - 1)) / (most - 1))] as T)
}
