/** Pictures of questions, drawn on demand and cached. */
import { createHash } from 'node:crypto'
import type { Canvas } from '@napi-rs/canvas'
import type { CardSheet, Look, Rect, Scene } from '../../contract/index.ts'
import { paintCover, paintCrop } from '../crop.ts'
import { Kept } from '../kept.ts'
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

/** The sizes of the caches in bytes: some six hundred faces, some hundred scenes. */
const ROOM = { arts: 32 * 1024 * 1024, scenes: 24 * 1024 * 1024 }

/** Draws pictures of scenes, and caches them. */
export class ScenePictures {
  readonly #arts: Kept<Canvas>
  readonly #scenes: Kept<ScenePicture>

  constructor(room = ROOM) {
    this.#arts = new Kept({ room: room.arts, sizeOf: ({ width, height }) => width * height * 4 })
    this.#scenes = new Kept({ room: room.scenes, sizeOf: ({ png }) => png.length })
  }

  /** Returns the picture of a scene. The same scene gives the same picture; two requests at once draw it once. */
  scene(game: string, shown: ShownScene, look: Look): Promise<ScenePicture> {
    const { scene, sheet, room = PICTURE.height } = shown
    const sketch = sceneSketch(scene, look, sheet, Math.min(room, PICTURE.height))
    const key = keyOf(game, shown, sketch.tight)
    return this.#scenes.get(key, () => this.#draw(game, shown, { look, sketch, key }))
  }

  async #draw(
    game: string,
    { scene, sheet, words }: ShownScene,
    { look, sketch, key }: { readonly look: Look; readonly sketch: TightSketch; readonly key: string },
  ): Promise<ScenePicture> {
    const arts = new Map<string, Canvas>()
    for (const part of sketch.parts) {
      if (part.kind !== 'art') continue
      const art = await this.#art(game, { look, sheet }, part)
      if (art !== null) arts.set(artKey(part.card, part.rect, part.crop), art)
    }
    const canvas = paintScene(sketch, (card, rect, crop) => arts.get(artKey(card, rect, crop)) ?? null, look)
    return { png: await pngOf(canvas), name: `${key}.png`, alt: sceneAlt(scene, words) }
  }

  async #art(
    game: string,
    { look, sheet }: { readonly look: Look; readonly sheet: ShownScene['sheet'] },
    { card, rect, crop }: { readonly card: string; readonly rect: Rect; readonly crop: 'focus' | 'cover' },
  ): Promise<Canvas | null> {
    try {
      return await this.#arts.get(`${game}/${artKey(card, rect, crop)}`, async () =>
        crop === 'focus' ? paintCrop(look, sheet(card), rect) : paintCover(look, sheet(card), rect),
      )
    } catch {
      // A card that the catalogue lacks is a plain area.
      return null
    }
  }
}

const artKey = (card: string, { width, height }: Rect, crop: string): string =>
  `${card}/${crop}/${Math.ceil(width)}x${Math.ceil(height)}`

/** Handles are left out: they may differ where nothing that is seen does. */
const keyOf = (game: string, { scene, words }: ShownScene, tight: string): string => {
  const seen = JSON.stringify([game, scene, words, tight], (name, value: unknown) =>
    name === 'handle' ? undefined : value,
  )
  return `scene-${createHash('sha256').update(seen).digest('hex').slice(0, 16)}`
}
