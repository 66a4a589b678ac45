/** Pictures of questions, drawn on demand and cached. */
import { createHash } from 'node:crypto'
import { type CardSheet, isRefusal, type Look, type Scene } from '../../contract/index.ts'
import { LimitedCache } from '../../kit/library/limited-cache.ts'
import type { Faces } from '../faces.ts'
import { FIGHT_PACE } from '../gif-terms.ts'
import type { Gifs } from '../gifs.ts'
import { pngOf } from '../png.ts'
import { PICTURE } from '../style.ts'
import { sceneSketch, type TightSketch } from './compose.ts'
import { paintScene } from './paint-scene.ts'
import { type SceneWords, sceneAlt } from './scene-alt.ts'

/** A scene that is to be drawn. */
export interface ShownScene {
  readonly scene: Scene
  /** @throws if there is no such card */
  readonly sheet: (card: string) => CardSheet
  readonly words: SceneWords
  /** The height that the picture should not exceed, in drawn pixels; absent: the usual one. */
  readonly room?: number
}

/** The picture of a scene, ready to be sent. */
export interface ScenePicture {
  readonly png: Buffer
  /** Says what is seen: another scene has another name. */
  readonly name: string
  /** The same content in words, at most 1024 characters. */
  readonly alt: string
}

/** The bytes of pictures that are kept: nearly all that are asked for again are asked for at once, by the other player. */
const ROOM = 6 * 1024 * 1024

/** Draws pictures of scenes, and caches them. */
export class ScenePictures {
  readonly #faces: Faces
  readonly #scenes: LimitedCache<ScenePicture>

  readonly #gifs: Pick<Gifs, 'make'>

  constructor(faces: Faces, gifs: Pick<Gifs, 'make'>, room = ROOM) {
    this.#faces = faces
    this.#gifs = gifs
    this.#scenes = new LimitedCache({ room, sizeOf: ({ png }) => png.length })
  }

  /** Returns the picture of a scene. The same scene gives the same picture; two requests at once draw it once. */
  scene(game: string, shown: ShownScene, look: Look): Promise<ScenePicture> {
    const { scene, sheet, room = PICTURE.height } = shown
    const sketch = sceneSketch(scene, look, sheet, Math.min(room, PICTURE.height))
    const key = keyOf(game, shown, sketch.tight)
    return this.#scenes.get(key, () => this.#draw(game, shown, { look, sketch, key }))
  }

  /**
   * Returns scenes one after the other as a GIF that ends on the last one, and has its description. While too many GIFs wait
   * it is the PNG of the last one.
   * @param shown at least one
   */
  async moving(game: string, shown: readonly ShownScene[], look: Look): Promise<ScenePicture> {
    const stills = await Promise.all(shown.map((one) => this.scene(game, one, look)))
    const last = stills.at(-1)
    if (last === undefined) throw new Error(`${game}: no scene to show`)
    const key = `moving-${digest(stills.map(({ name }) => name).join())}`
    return this.#scenes.get(key, async () => {
      const options = { width: PICTURE.width, pace: FIGHT_PACE }
      const made = await this.#gifs.make(
        null,
        stills.map(
          ({ png }) =>
            async () =>
              png,
        ),
        options,
      )
      if (made === null || isRefusal(made)) return last
      return { png: made.data, name: `${key}.gif`, alt: last.alt }
    })
  }

  async #draw(
    game: string,
    { scene, sheet, words }: ShownScene,
    { look, sketch, key }: { readonly look: Look; readonly sketch: TightSketch; readonly key: string },
  ): Promise<ScenePicture> {
    const places = sketch.parts.filter((part) => part.kind === 'art')
    const faces = await this.#faces.all(game, places, { look, sheet })
    const canvas = paintScene(sketch, faces, look)
    return { png: await pngOf(canvas), name: `${key}.png`, alt: sceneAlt(scene, words) }
  }
}

/** Handles are left out: they may differ where nothing that is seen does. */
const keyOf = (game: string, { scene, words }: ShownScene, tight: string): string => {
  const seen = JSON.stringify([game, scene, words, tight], (name, value: unknown) =>
    name === 'handle' ? undefined : value,
  )
  return `scene-${digest(seen)}`
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)
