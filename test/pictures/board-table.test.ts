/** The table of a game with places, waiting actions and cards on cards: all of it is drawn, and told in words. */
import { loadImage } from '@napi-rs/canvas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block, BoardBlock, CardSheet, Layout } from '../../src/contract/index.ts'
import { scenePictureWords } from '../../src/discord/table/scene-pictures.ts'
import { CardPictures } from '../../src/pictures/card-pictures.ts'
import { sceneSketch } from '../../src/pictures/decision/compose.ts'
import { sceneAlt } from '../../src/pictures/decision/scene-alt.ts'
import { plainLook } from '../../src/pictures/plain-look.ts'
import { boardScene } from '../../src/pictures/table/board-scene.ts'
import type { Shown } from '../../src/pictures/table/scene.ts'
import { tiny } from '../games/tiny.ts'
import { faults } from './decision-checks.ts'
import { played, shownTo } from './positions.ts'

const somewhere = fc.record({
  seed: fc.nat(200),
  answers: fc.nat(60),
  format: fc.constantFrom(...tiny.formats),
  reader: fc.constantFrom('north', 'south', 'spectator'),
})
const shownAt = ({
  seed,
  answers,
  format,
  reader,
}: {
  seed: number
  answers: number
  format: string
  reader: string
}): Shown => shownTo(played(tiny, format, `board ${seed}`, answers), reader, 'en')
const isBoard = (block: Block): block is BoardBlock => block.block === 'board'

/** Returns a table on which one thing of each kind lies. */
function everything(): Shown {
  const shown = shownTo(played(tiny, 'short', 'everything', 0), 'north', 'en')
  const unit = (handle: string, card: string, more: object = {}) => ({ handle, card, numbers: [], ...more })
  const layout: Layout = {
    headline: 'Turn 3',
    zones: shown.layout.zones,
    board: [
      {
        id: 'board',
        label: 'Border',
        places: [
          {
            id: 'bridge',
            kind: 'field',
            face: { handle: 'bridge', card: 'bridge' },
            sides: {
              north: [
                unit('a', 'north-giant', { turned: true, under: [{ ...unit('b', 'north-shield'), role: 'Shield' }] }),
              ],
              south: [unit('c', 'south-scout', { flipped: true })],
            },
            held: 'north',
          },
          { id: 'camp', kind: 'field', face: { handle: 'camp', card: 'camp' }, sides: {} },
        ],
      },
    ],
    stack: [{ id: 's', face: unit('d', 'south-trick'), by: 'south', label: 'Cancel', targets: ['a'] }],
    contest: {
      at: 'bridge',
      label: 'Fight at the bridge',
      sides: { north: [{ label: 'strength', value: '3' }], south: [{ label: 'strength', value: '2' }] },
    },
    gained: [{ by: 'north', label: 'Camp', card: null }],
  }
  return { ...shown, layout }
}

describe('a table with places', () => {
  it('is told with each place, holder, card on a card, waiting action and number of a contest', () => {
    const alt = sceneAlt(boardScene(everything()), scenePictureWords('en'))
    const parts = [
      'Turn 3',
      'Bridge',
      'Camp',
      'Giant',
      'Shield',
      'Veteran',
      'Cancel Trick → Giant',
      'Fight at the bridge',
    ]
    for (const part of parts) expect(alt).toContain(part)
    expect(alt).toContain('turned sideways')
    expect(alt).toContain('other side up')
    expect(alt).toContain('Anna (North): 3 strength')
    expect(alt).toContain('Bridge (Anna (North))')
  })

  it('shows the side of a two-sided card that lies up, and never a card that lies face down', () => {
    const shown = everything()
    expect(JSON.stringify(boardScene(shown))).not.toContain('"Scout"')
    const [region] = shown.layout.board!
    const places = region!.places.map((place) => ({
      ...place,
      sides: { north: [{ handle: 'x', card: null, note: 'secret', under: [] }] },
    }))
    const scene = boardScene({ ...shown, layout: { ...shown.layout, board: [{ ...region!, places }], stack: [] } })
    expect(JSON.stringify(scene)).not.toContain('secret')
  })

  it('lays nothing over anything else, in any position', () => {
    fc.assert(
      fc.property(somewhere, (position) => {
        const shown = shownAt(position)
        const sheet = (card: string): CardSheet => shown.sheet(card)
        expect(faults(sceneSketch(boardScene(shown), plainLook(tiny.seats), sheet))).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it('shows all units of a position, each at its place', () => {
    fc.assert(
      fc.property(somewhere, (position) => {
        const shown = shownAt(position)
        const drawn = boardScene(shown)
          .blocks.filter(isBoard)
          .flatMap(({ places }) => places)
        for (const place of shown.layout.board!.flatMap(({ places }) => places)) {
          const column = drawn.find(({ id }) => id === place.id)!
          for (const { seat, tiles } of column.sides)
            expect(tiles.map(({ handle }) => handle)).toEqual((place.sides[seat] ?? []).map(({ handle }) => handle))
        }
      }),
      { numRuns: 30 },
    )
  })

  it('is a picture with a name of its own, and changes where what is seen changes', async () => {
    const pictures = new CardPictures({ outpost: tiny })
    const one = await pictures.table('outpost', everything())
    const image = await loadImage(one.png)
    expect(image.width).toBe(760)
    const shown = everything()
    const { stack: _, ...rest } = shown.layout
    const other = await pictures.table('outpost', { ...shown, layout: rest })
    expect(other.name).not.toBe(one.name)
    expect(other.png.equals(one.png)).toBe(false)
  })
})
