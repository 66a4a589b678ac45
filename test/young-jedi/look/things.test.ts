/** Weapons, craft and ships: each title has a picture of its own. */
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { cards } from '../../../src/games/young-jedi/cards/index.ts'
import { paintProps, withProps } from '../../../src/games/young-jedi/look/props.ts'
import { knownThing, thingOf } from '../../../src/games/young-jedi/look/things.ts'
import { CanvasPen } from '../../../src/pictures/canvas-pen.ts'

const [WIDTH, HEIGHT, SCALE] = [240, 170, 0.32]

const things = cards.flatMap(({ title, type, ...card }) =>
  type === 'weapon' || type === 'starship'
    ? [{ title, type, subtitle: 'subtitle' in card ? card.subtitle : null }]
    : [],
)

/** The thing alone, as pixels. */
function pixels(draw: (pen: CanvasPen) => void): Buffer {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const pen = new CanvasPen(canvas.getContext('2d'))
  pen.translate(WIDTH / 2, HEIGHT / 2)
  pen.scale(SCALE, SCALE)
  draw(pen)
  return canvas.data()
}

describe('a weapon, craft or ship', () => {
  it('is drawn by a painter that knows its title', () => {
    expect(things.length).toBeGreaterThan(0)
    expect(things.filter(({ title, subtitle }) => knownThing(title, subtitle) === null)).toEqual([])
  })

  it('looks unlike any of another title', () => {
    const titles = [...new Map(things.map((thing) => [thing.title, thing])).values()]
    const drawn = new Map<string, string[]>()
    for (const { title, subtitle, type } of titles) {
      const key = pixels(thingOf(title, subtitle, type)).toString('base64')
      drawn.set(key, [...(drawn.get(key) ?? []), title])
    }
    expect([...drawn.values()].filter((alike) => alike.length > 1)).toEqual([])
  })

  it('fills a good part of its room', () => {
    const share = (data: Buffer) => {
      let inked = 0
      for (let at = 3; at < data.length; at += 4) if (data[at]! > 40) inked++
      return inked / (data.length / 4)
    }
    const small = things.filter(({ title, subtitle, type }) => share(pixels(thingOf(title, subtitle, type))) < 0.04)
    expect(small).toEqual([])
  })

  it('is like its kind if it has no description', () => {
    const unknown = (title: string) => pixels(thingOf(title, null, 'weapon'))
    const known = (title: string) => pixels(knownThing(title, null)!)
    expect(unknown("Somebody's Lightsaber").equals(known("Obi-Wan Kenobi's Lightsaber"))).toBe(true)
    expect(unknown('New Blaster Rifle').equals(known('Blaster Rifle'))).toBe(true)
    expect(unknown('Something Else').equals(known('Comlink'))).toBe(true)
  })
})

describe('the things in the picture of a card that names them', () => {
  const titles = new Set(cards.map(({ title }) => title.toLowerCase().replaceAll('’', "'")))
  const area = { x: 0, y: 0, width: 712, height: 470 }

  it('belong to titles of the catalogue, and change its picture', () => {
    const empty = pixels(() => undefined)
    expect(withProps().filter((title) => !titles.has(title))).toEqual([])
    expect(withProps().filter((title) => pixels((pen) => paintProps(pen, title, area)).equals(empty))).toEqual([])
  })
})
