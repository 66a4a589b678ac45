import { type Canvas, createCanvas, Image } from '@napi-rs/canvas'
import { describe, expect, it, vi } from 'vitest'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { paintCrop } from '../../src/pictures/crop.ts'
import { Faces } from '../../src/pictures/faces.ts'
import { plainLook } from '../../src/pictures/plain-look.ts'
import { ALL, SHEET } from './scenes.ts'

const look = youngJedi.look ?? plainLook(youngJedi.seats)
const people = ALL.filter(({ type }) => type === 'character').map(({ id }) => id)
const rect = { width: 60, height: 40 }
const BYTES = rect.width * rect.height * 4

/** The pixels of an image or a canvas. */
const pixelsOf = (drawn: Canvas | Image): Uint8ClampedArray => {
  const context = createCanvas(rect.width, rect.height).getContext('2d')
  context.drawImage(drawn, 0, 0)
  return context.getImageData(0, 0, rect.width, rect.height).data as Uint8ClampedArray
}

describe('faces on pictures', () => {
  it('are images, which keep no strokes, with the pixels that were painted', async () => {
    const [card = ''] = people
    const face = await new Faces().of({ game: 'young-jedi', card, rect, crop: 'focus' }, { look, sheet: SHEET })
    expect(face).toBeInstanceOf(Image)
    expect([...pixelsOf(face!)]).toEqual([...pixelsOf(paintCrop(look, SHEET(card), rect))])
  })

  it('are kept up to the room there is, and painted once while they are', async () => {
    const faces = new Faces(4 * BYTES)
    const painted = vi.fn(SHEET)
    const one = (card: string) => faces.of({ game: 'young-jedi', card, rect, crop: 'focus' }, { look, sheet: painted })
    for (const card of people.slice(0, 8)) await one(card)
    expect(faces.size).toBe(4 * BYTES)
    await one(people[7]!)
    expect(painted).toHaveBeenCalledTimes(8)
    await one(people[0]!)
    expect(painted).toHaveBeenCalledTimes(9)
  })

  it('are painted while the one before is encoded, and at most one waits for that', async () => {
    const faces = new Faces()
    const kept: number[] = []
    const sheet = (card: string) => {
      kept.push(faces.size)
      return SHEET(card)
    }
    const places = people.slice(0, 3).map((card) => ({ card, rect, crop: 'focus' }) as const)
    const draw = await faces.all('young-jedi', places, { look, sheet })
    expect(kept.slice(0, 2)).toEqual([0, 0])
    expect(kept[2]).toBeGreaterThanOrEqual(BYTES)
    for (const { card } of places) expect(draw(card, rect)).toBeInstanceOf(Image)
  })

  it('are missing for a card that the catalogue lacks', async () => {
    const draw = await new Faces().all('young-jedi', [{ card: 'none', rect, crop: 'focus' }], { look, sheet: SHEET })
    expect(draw('none', rect)).toBeNull()
  })
})
