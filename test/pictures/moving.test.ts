/** GIFs: made of given pictures, small enough, one picture after the other. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { games } from '../../src/games/registry.ts'
import { CardPictures } from '../../src/pictures/card-pictures.ts'
import type { Still } from '../../src/pictures/gif-terms.ts'
import { moving } from '../../src/pictures/moving.ts'
import { DESIGN, shownScene } from './scenes.ts'
import { still } from './stills.ts'

const stills = (count: number) => Array.from({ length: count }, (_, at) => still(at))

/** Returns the number of pictures: each has a block with its duration. */
const framesIn = (data: Buffer): number => data.toString('latin1').split('\x21\xf9\x04').length - 1

const sizeOf = (data: Buffer) => [data.readUInt16LE(6), data.readUInt16LE(8)]

describe('a GIF', () => {
  it('shows each picture once, in the width it is asked for, as high as the highest', async () => {
    const made = (await moving([still(1), still(2, 200), still(3)], { width: 100 }))!
    expect(made.data.subarray(0, 6).toString('latin1')).toBe('GIF89a')
    expect(sizeOf(made.data)).toEqual([100, 100])
    expect([made.stills, framesIn(made.data)]).toEqual([3, 3])
  })

  it('leaves out pictures that can not be drawn, and is null if none can', async () => {
    const none: Still = async () => null
    expect((await moving([none, still(1), none, still(2)]))!.stills).toBe(2)
    expect(await moving([none])).toBeNull()
    expect(await moving([])).toBeNull()
  })

  it('is as small as it has to be: fewer pictures first, then smaller ones, the last kept', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1200, max: 20_000 }),
        async (count, bytes) => {
          const made = await moving(stills(count), { width: 120, bytes })
          if (made === null) return
          expect(made.data.length).toBeLessThanOrEqual(bytes)
          expect(framesIn(made.data)).toBe(made.stills)
          expect(made.stills).toBeLessThanOrEqual(count)
        },
      ),
      { numRuns: 15 },
    )
    const whole = (await moving(stills(30), { width: 120 }))!
    const half = (await moving(stills(30), { width: 120, bytes: whole.data.length - 1 }))!
    expect([whole.stills, half.stills]).toEqual([30, 15])
    const small = (await moving(stills(6), { width: 120, bytes: 2500 }))!
    expect(sizeOf(small.data)[0]).toBeLessThan(120)
  })

  it('lets other work run between its steps', async () => {
    let turns = 0
    const others = setInterval(() => {
      turns += 1
    }, 0)
    await moving(stills(10))
    clearInterval(others)
    expect(turns).toBeGreaterThan(10)
  })
})

describe('scenes one after the other', () => {
  it('are a GIF that ends on the last one and has its description; made once, however often it is asked for', async () => {
    const pictures = new CardPictures(games)
    try {
      const [first, last] = Object.values(DESIGN).map((scene) => shownScene(scene))
      const made = await pictures.movingScene('young-jedi', [first!, last!])
      expect(made.name).toMatch(/^moving-[0-9a-f]{16}\.gif$/)
      expect([made.png.subarray(0, 6).toString('latin1'), framesIn(made.png)]).toEqual(['GIF89a', 2])
      expect(made.alt).toBe((await pictures.scene('young-jedi', last!)).alt)
      expect(await pictures.movingScene('young-jedi', [first!, last!])).toBe(made)
      expect((await pictures.movingScene('young-jedi', [last!, first!])).name).not.toBe(made.name)
    } finally {
      await pictures.close()
    }
  })
})
