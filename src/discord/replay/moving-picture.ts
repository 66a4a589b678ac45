/** A match that is over as a GIF: its tables one after the other. */

import { speak } from '../../locales/index.ts'
import { MOST_STILLS, moving } from '../../pictures/moving.ts'
import type { App } from '../shell/app.ts'
import { type Body, type BodyFile, picture, text } from '../shell/components.ts'
import { drawnTable } from '../table/table-pictures.ts'
import { type ReplayInput, readerName } from './replay-panel.ts'

/** One picture for each step, in a row that moves; null if none can be drawn. */
export async function movingPicture(app: App, input: ReplayInput): Promise<Body | null> {
  const { replayed, language, game, names } = input
  const seen = replayed.steps.filter(({ view }) => view !== null)
  const stills = thinned(seen, MOST_STILLS).map(({ view, events }) => async () => {
    const { reader } = replayed
    const drawn = await drawnTable(app, { game, view, reader, language, names, happened: events })
    return drawn?.data ?? null
  })
  const made = await oneByOne(() => moving(stills))
  if (made === null) return null
  const say = speak(language)
  const who = game.seats.map((seat) => names[seat] ?? seat).join(' – ')
  const file: BodyFile = {
    name: `${game.id}-${replayed.match.id}.gif`,
    data: made.data,
    alt: say('replay.moving.alt', { names: who, frames: made.stills }),
  }
  const reader = readerName(game, replayed.reader, language)
  return { components: [text(say('replay.moving.here', { reader })), picture(file)], files: [file] }
}

/** So many of them at most, evenly, the first and the last among them. */
function thinned<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all
  return Array.from({ length: most }, (_, at) => all[Math.round((at * (all.length - 1)) / (most - 1))] as T)
}

let last: Promise<unknown> = Promise.resolve()

/** Two that are drawn at once would take each twice as long, and everybody else's clicks too. */
function oneByOne<T>(act: () => Promise<T>): Promise<T> {
  const done = last.then(act, act)
  last = done.catch(() => {})
  return done
}
