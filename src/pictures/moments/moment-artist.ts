/** Pictures of moments, drawn on demand and cached. */
import { createHash } from 'node:crypto'
import { isRefusal, type Look } from '../../contract/index.ts'
import { LimitedCache } from '../../kit/library/limited-cache.ts'
import type { Faces } from '../faces.ts'
import { FIGHT_PACE } from '../gif-terms.ts'
import type { Gifs } from '../gifs.ts'
import { pngOf } from '../png.ts'
import { PICTURE, sideStyle } from '../style.ts'
import { clashSketch } from './clash-sketch.ts'
import { fightSketch } from './fight.ts'
import type { Sketch } from './marks.ts'
import { momentAlt } from './moment-alt.ts'
import type { DrawnMoment, MomentScene, Setting } from './moment-scene.ts'
import { paintSketch } from './paint-sketch.ts'
import { endSketch, winSketch } from './results.ts'

/** A picture of a moment, ready to be sent. */
export interface MomentPicture {
  readonly png: Buffer
  /** Its name says what is in it; a moving one ends in `.gif`. */
  readonly name: string
  readonly alt: string
}

/** The bytes of pictures that are kept. */
const ROOM = 6 * 1024 * 1024

/** Draws pictures of moments, and caches them. */
export class MomentPictures {
  readonly #faces: Faces
  readonly #moments = new LimitedCache<MomentPicture>({ room: ROOM, sizeOf: ({ png }) => png.length })
  readonly #gifs: Pick<Gifs, 'make'>

  constructor(faces: Faces, gifs: Pick<Gifs, 'make'>) {
    this.#faces = faces
    this.#gifs = gifs
  }

  /** Returns the picture of a moment as a PNG. */
  still(game: string, setting: Setting, moment: DrawnMoment, look: Look): Promise<MomentPicture> {
    const key = keyOf(game, setting, moment)
    return this.#moments.get(key, async () => ({
      png: await this.#draw(game, setting, moment, look),
      name: `${key}.png`,
      alt: momentAlt(setting, moment),
    }))
  }

  /**
   * Returns a clash as a GIF that ends on its picture: lane by lane, first without the cards that were drawn. While too
   * many GIFs wait it is a PNG.
   */
  moving(
    game: string,
    setting: Setting,
    moment: Extract<DrawnMoment, { kind: 'clash' }>,
    look: Look,
  ): Promise<MomentPicture> {
    const key = `${keyOf(game, setting, moment)}-moving`
    return this.#moments.get(key, async () => {
      const stages = Array.from({ length: moment.clash.lanes.length + 1 }, (_, lanes) => ({
        ...moment,
        stage: { lanes },
      }))
      const stills = stages.map((stage) => () => this.#draw(game, setting, stage, look))
      const made = await this.#gifs.make(null, stills, { width: PICTURE.width, pace: FIGHT_PACE })
      if (made === null || isRefusal(made)) return this.still(game, setting, moment, look)
      return { png: made.data, name: `${key}.gif`, alt: momentAlt(setting, moment) }
    })
  }

  async #draw(game: string, setting: Setting, moment: DrawnMoment, look: Look): Promise<Buffer> {
    const sketch = momentSketch(setting, moment, look)
    const places = sketch.marks.flatMap((mark) =>
      (mark.kind === 'face' || mark.kind === 'ground') && mark.card !== null
        ? [{ card: mark.card, rect: mark.rect, crop: 'focus' as const }]
        : [],
    )
    const faces = await this.#faces.all(game, places, { look, sheet: setting.sheet })
    return pngOf(paintSketch(sketch, faces, look))
  }
}

/** Returns the picture of a moment before it is painted. */
export function momentSketch(setting: Setting, moment: DrawnMoment, look: Look): Sketch {
  const styles = Object.fromEntries(setting.seats.map((seat) => [seat, sideStyle(look.palette(seat))]))
  const scene: MomentScene = { ...setting, styles }
  switch (moment.kind) {
    case 'clash':
      return clashSketch(scene, moment.clash, moment.stage?.lanes)
    case 'fight':
      return fightSketch(scene, moment.lane)
    case 'win':
      return winSketch(scene, moment.win)
    case 'end':
      return endSketch(scene, moment.end, moment.long)
  }
}

function keyOf(game: string, { seats, names, standing, words }: Setting, moment: DrawnMoment): string {
  const what = JSON.stringify([game, seats, names, standing, words, words.more(2), moment])
  return `${moment.kind}-${createHash('sha256').update(what).digest('hex').slice(0, 16)}`
}
