import { inflateSync } from 'node:zlib'
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, it, vi } from 'vitest'
import { pngOf } from '../../src/pictures/png.ts'

/** A picture in which every row differs from the others. */
function striped(width: number, height: number, first: number): Canvas {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  for (let y = 0; y < height; y++) {
    context.fillStyle = `rgb(${(y + first) % 256}, ${(y >> 8) % 256}, ${first})`
    context.fillRect(0, y, width, 1)
  }
  return canvas
}

/** Returns the pixels of a PNG, as another program reads them. */
async function pixelsIn(png: Buffer): Promise<Buffer> {
  const image = await loadImage(png)
  const canvas = createCanvas(image.width, image.height)
  canvas.getContext('2d').drawImage(image, 0, 0)
  return canvas.data()
}

/** Returns the compressed pixels of a PNG that has them in one chunk. */
function dataOf(png: Buffer): Buffer {
  const at = png.indexOf('IDAT')
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4))
}

describe('a picture as PNG', () => {
  it.each([
    [760, 2474],
    [1, 1],
    [70_000, 3],
  ])('has every pixel of %i by %i', async (width, height) => {
    const canvas = striped(width, height, 7)
    const drawn = Buffer.from(canvas.data())
    expect((await pixelsIn(await pngOf(canvas))).equals(drawn)).toBe(true)
  })

  it('has its own pixels, though others are encoded at the same time', async () => {
    const canvases = [1, 2, 3, 4].map((first) => striped(760, 900, first * 40))
    const drawn = canvases.map((canvas) => Buffer.from(canvas.data()))
    const pngs = await Promise.all(canvases.map(pngOf))
    for (const [at, png] of pngs.entries()) expect((await pixelsIn(png)).equals(drawn[at]!)).toBe(true)
  })

  it('keeps what is transparent', async () => {
    const canvas = createCanvas(20, 20)
    canvas.getContext('2d').fillRect(0, 0, 10, 20)
    const drawn = Buffer.from(canvas.data())
    expect((await pixelsIn(await pngOf(canvas))).equals(drawn)).toBe(true)
  })

  it('keeps the colours of soft edges', async () => {
    const canvas = createCanvas(4, 1)
    const context = canvas.getContext('2d')
    for (const [x, alpha] of [0.25, 0.5, 0.75, 1].entries()) {
      context.fillStyle = `rgba(200, 100, 40, ${alpha})`
      context.fillRect(x, 0, 1, 1)
    }
    const png = await pngOf(canvas)
    // A PNG stores colours that are not multiplied by their alpha, in rows behind the byte of their filter.
    const stored = inflateSync(dataOf(png)).subarray(1)
    for (let x = 0; x < 4; x++) {
      const [red, green, blue] = stored.subarray(x * 4, x * 4 + 3)
      for (const [is, wanted] of [
        [red, 200],
        [green, 100],
        [blue, 40],
      ])
        expect(Math.abs(is! - wanted!)).toBeLessThanOrEqual(2)
    }
  })

  it('leaves an empty canvas, which takes no memory until it is collected', async () => {
    const canvas = striped(760, 2474, 3)
    await pngOf(canvas)
    expect([canvas.width, canvas.height]).toEqual([1, 1])
  })

  it('is read piece by piece, so that no buffer is as large as the picture', async () => {
    const canvas = striped(760, 2474, 3)
    const read = vi.spyOn(canvas.getContext('2d'), 'getImageData')
    const whole = vi.spyOn(canvas, 'data')
    await pngOf(canvas)
    expect(whole).not.toHaveBeenCalled()
    for (const [, , width, height] of read.mock.calls) expect(width * height * 4).toBeLessThanOrEqual(256 * 1024)
    const rows = read.mock.calls.map(([, , , height]) => height)
    expect(rows.reduce((sum, height) => sum + height, 0)).toBe(2474)
  })
})
