/** The look: every card has a picture of its own, in which a person is known and nothing overflows. */
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Pen, type Rect } from '../../../src/contract/index.ts'
import { cards as library } from '../../../src/games/swccg/cards/index.ts'
import { cardSheet } from '../../../src/games/swccg/library/card-sheet.ts'
import { APPEARANCES } from '../../../src/games/swccg/look/appearances.ts'
import { hasPicture } from '../../../src/games/swccg/look/card-art.ts'
import { CRAFT, CRAFT_OF } from '../../../src/games/swccg/look/craft.ts'
import { EMBLEMS } from '../../../src/games/swccg/look/emblems.ts'
import { look } from '../../../src/games/swccg/look/index.ts'
import { SITES } from '../../../src/games/swccg/look/places.ts'
import { EYE } from '../../../src/kit/drawing/human-face.ts'
import { shapeOf } from '../../../src/kit/drawing/path-data.ts'
import { CanvasPen } from '../../../src/pictures/canvas-pen.ts'
import { layoutOf } from '../../../src/pictures/card-layout.ts'

const titles = new Set(library.map(({ title }) => title))
const AREA: Rect = { x: 0, y: 0, width: 178, height: 118 }

/** The pixels of a card's picture, small. */
function painted(id: string): Buffer {
  const canvas = createCanvas(AREA.width, AREA.height)
  look.paintArt(new CanvasPen(canvas.getContext('2d')), cardSheet(library.find((card) => card.id === id)!, 'en'), AREA)
  return canvas.data()
}

test('every card has a picture of its own kind, and no picture is of a card that is not there', () => {
  const without = library.filter((card) => !hasPicture(card))
  expect(
    without.map(({ type, title }) => `${type} ${title}`),
    'a card needs a line in src/games/swccg/look: appearances.ts, craft.ts, emblems.ts or places.ts, by its type',
  ).toEqual([])
  const drawn = [APPEARANCES, CRAFT_OF, EMBLEMS, SITES].flatMap((table) => Object.keys(table))
  expect(drawn.filter((title) => !titles.has(title))).toEqual([])
})

test('every kind of ship and vehicle that is drawn belongs to a title', () => {
  const used = new Set<string>(Object.values(CRAFT_OF).map(([name]) => name))
  expect(Object.keys(CRAFT).filter((name) => !used.has(name))).toEqual([])
})

test('no two persons look the same, except the two names of one droid', () => {
  const looks = Object.entries(APPEARANCES).map(([title, appearance]) => [JSON.stringify(appearance), title] as const)
  const same = looks.filter(([one, title]) => looks.some(([other, name]) => other === one && name !== title))
  expect(same.map(([, title]) => title)).toEqual(['R2-D2 (Artoo-Detoo)', 'Artoo'])
})

test('no two ships or vehicles of different titles have the same shape and colours', () => {
  const painted = Object.values(CRAFT_OF).map((craft) => JSON.stringify(craft))
  expect(new Set(painted).size).toBe(painted.length)
})

test('the same card gives the same picture, and different titles different ones', () => {
  expect(painted('9_98').equals(painted('9_98'))).toBe(true)
  const sample = ['9_98', '8_157', '8_165', '7_308', '1_312', '2_135', '8_170', '9_143', '11_47', '9_113']
  const drawn = sample.map((id) => painted(id).toString('base64'))
  expect(new Set(drawn).size).toBe(sample.length)
})

test('the focus of every small picture lies within the picture', () => {
  for (const card of library)
    for (const area of [AREA, { x: 10, y: 20, width: 712, height: 470 }, { x: 0, y: 0, width: 712, height: 190 }]) {
      const { x, y, size } = look.focus(cardSheet(card, 'en'), area)
      const inside =
        x - size / 2 >= area.x - 0.01 &&
        y - size / 2 >= area.y - 0.01 &&
        x + size / 2 <= area.x + area.width + 0.01 &&
        y + size / 2 <= area.y + area.height + 0.01
      expect(inside, `${card.title} in ${area.width} × ${area.height}`).toBe(true)
    }
})

describe.each(LANGUAGES)('cards in %s', (language) => {
  test('hold all their words: no box needs more than its room', () => {
    const tight = library.flatMap((card) =>
      layoutOf(cardSheet(card, language), look.badge)
        .boxes.filter(({ room, needs }) => needs.width > room.width + 0.5 || needs.height > room.height + 0.5)
        .map(({ name }) => `${card.id} ${name}`),
    )
    expect(tight).toEqual([])
  })
})

test('signs, palettes and number signs are there for both sides', () => {
  for (const side of ['dark', 'light', '']) {
    const canvas = createCanvas(40, 40)
    look.paintSign(new CanvasPen(canvas.getContext('2d')), side, 20, 20, 36, '#ffffff')
    expect(canvas.data().some((value) => value > 0)).toBe(true)
    expect(look.palette(side).edge).toMatch(/^#/)
  }
  const pen = new CanvasPen(createCanvas(40, 40).getContext('2d'))
  const area = { x: 0, y: 0, width: 40, height: 40 }
  const colours = { colour: '#ffffff', plate: '#000000' }
  expect(look.paintNumber(pen, 'power', area, colours)).toBe(true)
  expect(look.paintNumber(pen, 'parsec', area, colours)).toBe(false)
  expect(look.tint('Endor')).not.toBe(look.tint(null))
  expect(look.iconColour('pilot')).not.toBe(look.iconColour('warrior'))
  expect(look.numberColour('power')).not.toBe(look.numberColour('hyperspeed'))
})

test('a human head has features: the eyes are drawn on each', () => {
  const eye = JSON.stringify(shapeOf(EYE).steps)
  const humans = library.filter(({ title }) => APPEARANCES[title]?.head?.[0] === 'human')
  expect(humans.length).toBeGreaterThan(10)
  const blank = humans.filter((card) => {
    const filled: string[] = []
    const nothing = { addColorStop: () => undefined }
    const pen = new Proxy({ globalAlpha: 1 } as Record<string, unknown>, {
      get: (target, name: string) =>
        name in target
          ? target[name]
          : (shape?: { steps?: unknown }) => {
              filled.push(JSON.stringify(shape?.steps ?? ''))
              return nothing
            },
      set: (target, name: string, value) => Reflect.set(target, name, value),
    })
    look.paintArt(pen as unknown as Pen, cardSheet(card, 'en'), AREA)
    return !filled.includes(eye)
  })
  expect(blank.map(({ title }) => title)).toEqual([])
})
