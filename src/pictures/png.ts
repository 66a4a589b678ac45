/**
 * Encodes pixels as PNG. Our pictures are flat areas with few soft edges. Unfiltered rows and a quick deflate make them
 * smaller than the canvas's own encoder does, in a quarter of its time.
 */
import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'
import type { Canvas } from '@napi-rs/canvas'

const deflated = promisify(deflate)
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const BYTES = 4
const UNFILTERED = 0

function chunk(type: string, data: Buffer): Buffer {
  const framed = Buffer.alloc(data.length + 12)
  framed.writeUInt32BE(data.length, 0)
  framed.write(type, 4, 'latin1')
  data.copy(framed, 8)
  framed.writeUInt32BE(crc32(framed.subarray(4, data.length + 8)), data.length + 8)
  return framed
}

/** Returns the canvas as a PNG, eight bits a channel with transparency. */
export async function pngOf(canvas: Canvas): Promise<Buffer> {
  const { width, height } = canvas
  const pixels = canvas.data()
  const row = width * BYTES
  const rows = Buffer.allocUnsafe((row + 1) * height)
  for (let y = 0; y < height; y++) {
    const start = y * (row + 1)
    rows[start] = UNFILTERED
    pixels.copy(rows, start + 1, y * row, (y + 1) * row)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const data = await deflated(rows, { level: 2, memLevel: 9 })
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}
