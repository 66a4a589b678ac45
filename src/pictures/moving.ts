/**
 * Makes an animated GIF of several pictures, in the thread of `gif-thread.ts`. Areas that have not changed since the last
 * picture are left out.
 */
import { createRequire } from 'node:module'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Animation, MovingOptions, Pace, Still } from './gif-terms.ts'
import { emptied } from './png.ts'

// gifenc's two builds export their parts differently: this is the one for Node, for every way to import it.
const { GIFEncoder, nearestColorIndex, quantize } = createRequire(import.meta.url)('gifenc') as Gifenc

/** The most bytes that Discord surely accepts. */
const MOST_BYTES = 8 * 1024 * 1024
const WIDTH = 540
const PACE: Pace = { still: 1_500, last: 5_000 }
/** The least number of pictures. Below it they are made smaller instead. */
const LEAST_STILLS = 12
const SMALLER = 0.7

/** One of this many pixels is read to find the colours. */
const EVERY = 5

interface Frame {
  readonly palette?: Colours
  readonly repeat?: number
  readonly delay?: number
  readonly dispose?: number
  readonly transparent?: boolean
  readonly transparentIndex?: number
}

/** The part of gifenc that is used here: the package brings no types. */
interface Gifenc {
  GIFEncoder(): {
    writeFrame(index: Uint8Array, width: number, height: number, frame: Frame): void
    finish(): void
    bytes(): Uint8Array
  }
  quantize(rgba: Uint8Array, colours: number): Colours
  nearestColorIndex(palette: Colours, pixel: readonly number[]): number
}

/** The last colour means "unchanged". */
const COLOURS = 255

interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

type Colours = number[][]

/** A picture whose pixels are indexes of colours. */
interface Flat {
  readonly height: number
  readonly index: Uint8Array
}

/** Makes the GIF. @returns null if no picture could be drawn */
export async function moving(
  stills: readonly Still[],
  { width = WIDTH, bytes = MOST_BYTES, pace = PACE }: MovingOptions = {},
): Promise<Animation | null> {
  const colours = await coloursOf(stills, width)
  if (colours === null) return null
  const indexOf = indexer(colours)
  const flats: Flat[] = []
  for (const still of stills) {
    const pixels = await read(still, width)
    if (pixels === null) continue
    flats.push({ height: pixels.height, index: indexOf(pixels.data) })
  }
  return fitted(flats, colours, stills, { width, bytes, pace })
}

/** Leaves out every other picture until the GIF is small enough; if few are left, makes all smaller. */
async function fitted(
  flats: readonly Flat[],
  colours: Colours,
  stills: readonly Still[],
  { width, bytes, pace }: Required<MovingOptions>,
): Promise<Animation | null> {
  let kept = flats
  for (;;) {
    const data = await packed(kept, width, colours, pace)
    if (data.length <= bytes) return { data, stills: kept.length }
    if (kept.length < LEAST_STILLS) {
      const smaller = Math.floor(width * SMALLER)
      return smaller < 1 ? null : moving(stills.slice(-kept.length), { width: smaller, bytes, pace })
    }
    kept = kept.filter((_, at) => (kept.length - 1 - at) % 2 === 0)
  }
}

/**
 * Returns one palette for all pictures, from the first, the middle and the last one, so that equal pixels stay equal.
 */
async function coloursOf(stills: readonly Still[], width: number): Promise<Colours | null> {
  const places = new Set([0, Math.floor(stills.length / 2), stills.length - 1])
  const samples: number[] = []
  for (const at of places) {
    const still = stills[at]
    const pixels = still === undefined ? null : await read(still, width)
    if (pixels === null) continue
    for (let from = 0; from < pixels.data.length; from += 4 * EVERY)
      samples.push(...pixels.data.subarray(from, from + 4))
  }
  return samples.length === 0 ? null : quantize(Uint8Array.from(samples), COLOURS)
}

/** Finds the nearest colour of each pixel; results are cached for the next picture. */
function indexer(colours: Colours): (pixels: Uint8ClampedArray) => Uint8Array {
  const known = new Int16Array(1 << 16).fill(-1)
  return (pixels) => {
    const index = new Uint8Array(pixels.length / 4)
    for (let at = 0; at < index.length; at++) {
      const [red, green, blue] = [pixels[at * 4] as number, pixels[at * 4 + 1] as number, pixels[at * 4 + 2] as number]
      const key = ((red >> 3) << 11) | ((green >> 2) << 5) | (blue >> 3)
      let found = known[key] as number
      if (found < 0) {
        found = nearestColorIndex(colours, [red, green, blue])
        known[key] = found
      }
      index[at] = found
    }
    return index
  }
}

async function read(still: Still, width: number): Promise<Pixels | null> {
  const drawn = await still()
  if (drawn === null) return null
  const image = await loadImage(drawn)
  const height = Math.max(1, Math.round((image.height * width) / image.width))
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  emptied(canvas)
  return { width, height, data }
}

async function packed(flats: readonly Flat[], width: number, colours: Colours, pace: Pace): Promise<Buffer> {
  const height = Math.max(...flats.map((flat) => flat.height))
  const palette = [...colours]
  while (palette.length < COLOURS) palette.push([0, 0, 0])
  palette.push([0, 0, 0])
  const gif = GIFEncoder()
  let before: Uint8Array | null = null
  for (const [at, flat] of flats.entries()) {
    const index = filled(flat, width * height)
    gif.writeFrame(before === null ? index : changed(before, index), width, height, {
      ...(before === null ? { palette, repeat: 0 } : { transparent: true, transparentIndex: COLOURS }),
      delay: at === flats.length - 1 ? pace.last : pace.still,
      dispose: 1,
    })
    before = index
  }
  gif.finish()
  return Buffer.from(gif.bytes())
}

/** Returns the height of the highest picture; below a lower one, its last corner is repeated. */
function filled({ index }: Flat, length: number): Uint8Array {
  if (index.length === length) return index
  const whole = new Uint8Array(length).fill(index.at(-1) ?? 0)
  whole.set(index)
  return whole
}

function changed(before: Uint8Array, now: Uint8Array): Uint8Array {
  const changes = new Uint8Array(now.length)
  for (let at = 0; at < now.length; at++) changes[at] = before[at] === now[at] ? COLOURS : (now[at] ?? 0)
  return changes
}
