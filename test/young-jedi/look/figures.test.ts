/** The figures on cards: each title finds its own, no two look the same, and the face is within the picture. */
import { describe, expect, it, test } from 'vitest'
import type { Outline, Pen, Rect } from '../../../src/contract/index.ts'
import { youngJedi } from '../../../src/games/young-jedi/index.ts'
import { castOf, castTitles } from '../../../src/games/young-jedi/look/appearance/casts.ts'
import { lookOf, versionsOf } from '../../../src/games/young-jedi/look/appearance/index.ts'
import { faceOf, paintFigure } from '../../../src/games/young-jedi/look/figures/index.ts'
import { EYE } from '../../../src/kit/drawing/human-face.ts'
import { shapeOf } from '../../../src/kit/drawing/path-data.ts'

const all = youngJedi.cards.all.map(({ id }) => youngJedi.cards.sheet(id, 'en'))
const sheets = all.filter(({ type }) => type === 'character')
const plainly = (words: string): string => words.toLowerCase().replaceAll('’', "'")

/** Everything that a painter does to its pen, in order. */
function strokesOf(paint: (pen: Pen) => void): string {
  const steps: unknown[] = []
  const pen = new Proxy({ globalAlpha: 1 } as Record<string, unknown>, {
    get: (target, name: string) =>
      name in target ? target[name] : (...values: unknown[]) => steps.push([name, ...values.map(plain)]),
    set: (target, name: string, value) => {
      steps.push([name, value])
      if (name === 'globalAlpha') target[name] = value
      return true
    },
  })
  paint(pen as unknown as Pen)
  return JSON.stringify(steps)
}

const plain = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'steps' in value ? (value as Outline).steps : value

/** The advice if a character has been added without a look. */
const NO_LOOK = 'a character needs a line in src/games/young-jedi/look/appearance'

const drawingOf = (title: string, subtitle: string | null): string =>
  strokesOf((pen) => expect(paintFigure(pen, title, subtitle), `${title}: ${NO_LOOK}`).toBe(true))

describe('the tables of appearance', () => {
  it('hold every person, species and droid model that stands on a character card', () => {
    expect(sheets.length).toBeGreaterThan(0)
    const without = sheets.filter(({ title, subtitle }) => lookOf(title, subtitle) === null)
    expect(
      without.map(({ id, title }) => `${id} ${title}`),
      NO_LOOK,
    ).toEqual([])
  })

  it('hold no look for a title that is not in the catalogue', () => {
    expect(lookOf('Nobody At All', null)).toBeNull()
    expect(strokesOf((pen) => expect(paintFigure(pen, 'Nobody At All', null)).toBe(false))).toBe('[]')
  })

  it('find a person by any capitals and apostrophes of the title', () => {
    expect(lookOf('Jabba The Hutt', null)).toEqual(lookOf('Jabba the Hutt', null))
    expect(lookOf("Orr'UrRuuR'R", null)).toEqual(lookOf('Orr’UrRuuR’R', null))
  })

  it('name only versions that are on a card', () => {
    const cards = new Set(sheets.map(({ title, subtitle }) => plainly(`${title}/${subtitle}`)))
    const named = versionsOf()
    expect(named.length).toBeGreaterThan(20)
    expect(named.map(plainly).filter((version) => !cards.has(version))).toEqual([])
  })

  it('give each lightsaber the colour of its owner’s blade: red, green, blue or violet', () => {
    const hues = Object.fromEntries(
      sheets.flatMap(({ title, subtitle }) => {
        const look = lookOf(title, subtitle)
        if (look?.kind !== 'person' || look.held === undefined || !/^saber/.test(look.held[0])) return []
        return [[title, hueOf(look.held[1]!)]]
      }),
    )
    expect(hues).toEqual({
      'Obi-Wan Kenobi': 'blue',
      'Qui-Gon Jinn': 'green',
      'Mace Windu': 'violet',
      'Ki-Adi-Mundi': 'violet',
      'Adi Gallia': 'red',
      'Eeth Koth': 'green',
      'Darth Maul': 'red',
    })
  })
})

/** The name of a strong colour. */
function hueOf(colour: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ]
  if (red > green && red > blue) return 'red'
  if (green > red && green > blue) return 'green'
  return red > green ? 'violet' : 'blue'
}

describe('figures', () => {
  it('are drawn differently for any two titles', () => {
    const drawings = new Map<string, string>()
    for (const { title, subtitle } of sheets) {
      const [drawing, name] = [drawingOf(title, subtitle), title.toLowerCase()]
      expect(drawings.get(drawing) ?? name).toBe(name)
      drawings.set(drawing, name)
    }
  })

  it('wear the clothes of their version', () => {
    const queens = sheets.filter(({ title }) => title === 'Queen Amidala').map(({ subtitle }) => subtitle)
    const drawings = new Set(queens.map((subtitle) => drawingOf('Queen Amidala', subtitle)))
    expect(drawings.size).toBe(new Set(queens).size)
  })

  it('have their face within the picture on cards of every height', () => {
    for (const height of [330, 400, 470, 576]) {
      const area: Rect = { x: 0, y: 0, width: 712, height }
      for (const sheet of sheets) {
        const { x, y, size } = youngJedi.look!.focus(sheet, area)
        const inside = y - size / 2 >= 0 && y + size / 2 <= height && x - size / 2 >= 0 && x + size / 2 <= area.width
        expect(inside, `${sheet.id} ${sheet.title} in ${height}: ${x}/${y} ${size}`).toBe(true)
      }
    }
  })

  it('show more than a face and less than everything in their focus', () => {
    for (const { title, subtitle, id } of sheets) {
      const { size } = faceOf(title, subtitle)
      expect(size, id).toBeGreaterThan(200)
      expect(size, id).toBeLessThanOrEqual(430)
    }
  })
})

describe('the casts of cards that are no characters', () => {
  it('belong to cards of the catalogue', () => {
    const titles = new Set(all.flatMap(({ title }) => [title, ...title.split(' & ')]).map(plainly))
    expect(castTitles().length).toBeGreaterThan(0)
    expect(castTitles().filter((title) => !titles.has(plainly(title)))).toEqual([])
  })

  it('name only people in the tables of appearance, in versions that they know', () => {
    const known = new Set(sheets.map(({ title, subtitle }) => plainly(`${title}/${subtitle}`)))
    for (const [title, subtitle] of castTitles().flatMap(castOf)) {
      expect(lookOf(title, subtitle ?? null), title).not.toBeNull()
      if (subtitle !== undefined) expect(known, `${title}, ${subtitle}`).toContain(plainly(`${title}/${subtitle}`))
    }
  })

  it('show the first of each title, and nobody twice, on a card with two titles', () => {
    expect(castOf('Enough Of This Pretense & How Wude!').map(([title]) => title)).toEqual([
      'Queen Amidala',
      'Jar Jar Binks',
    ])
    expect(castOf('Podrace Preparation & Yoka To Bantha Poodoo').map(([title]) => title)).toEqual(['Sebulba'])
    expect(castOf('Opee Sea Killer & Darth Maul Defiant').map(([title]) => title)).toEqual(['Darth Maul'])
    expect(castOf('Opee Sea Killer')).toEqual([])
  })
})

describe('path data', () => {
  it('is read with absolute and relative commands, and with pairs after a move as lines', () => {
    expect(shapeOf('M1 2 3 4l-1-1Q5 6 7 8c1 1 2 2 3 3H4V-.5Zm1 1').steps).toEqual([
      ['moveTo', 1, 2],
      ['lineTo', 3, 4],
      ['lineTo', 2, 3],
      ['quadraticCurveTo', 5, 6, 7, 8],
      ['bezierCurveTo', 8, 9, 9, 10, 10, 11],
      ['lineTo', 4, 11],
      ['lineTo', 4, -0.5],
      ['closePath'],
      ['moveTo', 2, 3],
    ])
  })

  it('turns an arc into part of an ellipse around its centre', () => {
    const [, [verb, x, y, across, down, , from, to, backwards]] = shapeOf('M0 0A10 10 0 0 1 10 10').steps as never as [
      unknown,
      [string, number, number, number, number, number, number, number, boolean],
    ]
    expect([verb, across, down, backwards]).toEqual(['ellipse', 10, 10, false])
    expect([x, y]).toEqual([expect.closeTo(0), expect.closeTo(10)])
    expect([from, to]).toEqual([expect.closeTo(-Math.PI / 2), expect.closeTo(0)])
  })

  it('is refused with an unknown command', () => {
    expect(() => shapeOf('M0 0S1 1 2 2')).toThrow('no such path command: S')
  })
})

/** Heads of human shape. */
const HUMAN: readonly string[] = ['oval', 'square', 'soft', 'child', 'cone']

test('a face of human shape has features: the eyes are drawn on each', () => {
  const eye = JSON.stringify(shapeOf(EYE).steps)
  const humans = sheets.filter(({ title, subtitle }) => {
    const look = lookOf(title, subtitle)
    return look !== null && 'head' in look && HUMAN.includes(look.head[0])
  })
  expect(humans.length).toBeGreaterThan(100)
  const blank = humans.filter(({ title, subtitle }) => !drawingOf(title, subtitle).includes(eye))
  expect(blank.map(({ title, subtitle }) => `${title}, ${subtitle}`)).toEqual([])
})
