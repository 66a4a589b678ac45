/** The looks that games bring, the one of games that bring none, and what is cropped where there is little room. */
import { loadImage } from '@napi-rs/canvas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Focus, Rect } from '../../src/contract/index.ts'
import { games } from '../../src/games/registry.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { CARD_HEIGHT, CARD_WIDTH } from '../../src/pictures/card-layout.ts'
import { CardPictures } from '../../src/pictures/card-pictures.ts'
import { cropOf } from '../../src/pictures/crop.ts'
import { plainLook } from '../../src/pictures/plain-look.ts'
import { tiny } from '../games/high-card.ts'
import { played, sceneTo } from './positions.ts'

const within = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x - 0.001 &&
  inner.y >= outer.y - 0.001 &&
  inner.x + inner.width <= outer.x + outer.width + 0.001 &&
  inner.y + inner.height <= outer.y + outer.height + 0.001

const square = ({ x, y, size }: Focus): Rect => ({ x: x - size / 2, y: y - size / 2, width: size, height: size })

describe('a game without a look', () => {
  const pictures = new CardPictures({ tiny })

  it('has its cards and tables drawn plainly', async () => {
    const [card] = tiny.cards.all
    const drawn = await loadImage((await pictures.card('tiny', tiny.cards.sheet(card!.id, 'en'), 'en')).png)
    expect([drawn.width, drawn.height]).toEqual([CARD_WIDTH, CARD_HEIGHT])
    const table = await pictures.scene('tiny', sceneTo(played(tiny, 'long', 'plain', 6), 'left', 'en'))
    expect((await loadImage(table.png)).width).toBeGreaterThan(0)
  })

  it('gives each side a colour of its own', () => {
    const { palette } = plainLook(tiny.seats)
    expect(new Set([...tiny.seats, ''].map((seat) => palette(seat).edge)).size).toBe(tiny.seats.length + 1)
  })

  it('draws two cards of one side differently', async () => {
    const [one, other] = await Promise.all(
      tiny.cards.all.slice(0, 2).map(({ id }) => pictures.card('tiny', tiny.cards.sheet(id, 'en'), 'en')),
    )
    expect(one!.png.equals(other!.png)).toBe(false)
  })
})

describe('a crop', () => {
  const aspect = fc.double({ min: 0.2, max: 8, noNaN: true })

  it('shows the whole focus of every card, and nothing beyond its picture', () => {
    const sheets = Object.values(games).flatMap(({ cards, look }) =>
      look === undefined ? [] : cards.all.map(({ id }) => ({ look, sheet: cards.sheet(id, 'en') })),
    )
    expect(sheets.length).toBeGreaterThan(0)
    fc.assert(
      fc.property(fc.constantFrom(...sheets), aspect, ({ look, sheet }, aspect) => {
        const { area, part } = cropOf((area) => look.focus(sheet, area), aspect)
        expect(part.width / part.height).toBeCloseTo(aspect, 5)
        expect(within(part, area)).toBe(true)
        expect(within(square(look.focus(sheet, area)), part)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('shows any focus that lies within the picture', () => {
    const share = fc.double({ min: 0.1, max: 0.9, noNaN: true })
    fc.assert(
      fc.property(share, share, aspect, (x, y, aspect) => {
        const focus = ({ width, height }: Rect): Focus => ({ x: width * x, y: height * y, size: 40 })
        const { area, part } = cropOf(focus, aspect)
        expect(within(square(focus(area)), part)).toBe(true)
        expect(within(part, area)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('fills the height of a wide place with the face of a person', () => {
    const sheet = youngJedi.cards.sheet('DM-71', 'en')
    const { part } = cropOf((area) => youngJedi.look!.focus(sheet, area), 2)
    const { area } = cropOf((area) => youngJedi.look!.focus(sheet, area), 2)
    expect(part.height).toBeCloseTo(youngJedi.look!.focus(sheet, area).size, 5)
    expect(part.height).toBeLessThan(area.height)
  })
})
