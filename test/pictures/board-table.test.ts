/** The table of a game with places, waiting actions and cards on cards: all of it is drawn, and told in words. */
import { loadImage } from '@napi-rs/canvas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block, BoardBlock, Game, Layout } from '../../src/contract/index.ts'
import { shownScene } from '../../src/discord/table/scene-pictures.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { plainPanels } from '../../src/kit/panels/plain-panels.ts'
import { CardPictures } from '../../src/pictures/card-pictures.ts'
import { sceneSketch } from '../../src/pictures/decision/compose.ts'
import { sceneAlt } from '../../src/pictures/decision/scene-alt.ts'
import type { ShownScene } from '../../src/pictures/decision/scenes.ts'
import { plainLook } from '../../src/pictures/plain-look.ts'
import { type Seat, type State, tiny } from '../games/tiny.ts'
import { faults } from './decision-checks.ts'
import { anyTable, played, sceneTo, wildTable } from './positions.ts'

const somewhere = fc.record({
  seed: fc.nat(200),
  answers: fc.nat(60),
  format: fc.constantFrom(...tiny.formats),
  reader: fc.constantFrom('north', 'south', 'spectator'),
})
type Somewhere = Readonly<{ seed: number; answers: number; format: string; reader: string }>
const positionAt = ({ seed, answers, format }: Somewhere) => played(tiny, format, `board ${seed}`, answers)
const sceneAt = (where: Somewhere) => sceneTo(positionAt(where), where.reader, 'en')
/** The layout of which that table is made. */
const layoutAt = (where: Somewhere): Layout =>
  tiny.layout(tiny.view(positionAt(where).state as State, where.reader), { ...VOICE, reader: where.reader })
const VOICE = { language: 'en', names: { north: 'Anna', south: 'Bob' }, reader: 'north' } as const
const isBoard = (block: Block): block is BoardBlock => block.block === 'board'

/** Returns a table on which one thing of each kind lies. */
function everything(): Layout {
  const { zones } = layoutAt({ seed: 0, answers: 0, format: 'short', reader: 'north' })
  const unit = (handle: string, card: string, more: object = {}) => ({ handle, card, numbers: [], ...more })
  return {
    headline: 'Turn 3',
    zones,
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
}

/** The plain table of a layout of this game. */
function tableOf(layout: Layout): ShownScene {
  const { scene } = plainPanels<unknown, Seat>(() => ({
    ...(tiny as Game<unknown, unknown, Seat>),
    layout: () => layout,
  }))
  return shownScene(tiny as AnyGame, scene({}, VOICE), 'en')
}

describe('a table with places', () => {
  it('is told with each place, holder, card on a card, waiting action and number of a contest', () => {
    const { scene, words } = tableOf(everything())
    const alt = sceneAlt(scene, words)
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
    expect(alt).toContain('Anna: 3 strength')
    expect(alt).toContain('Bridge (Anna)')
  })

  it('shows the side of a two-sided card that lies up, and never a card that lies face down', () => {
    const layout = everything()
    expect(JSON.stringify(tableOf(layout).scene.blocks.filter(isBoard))).not.toContain('"Scout"')
    const [region] = layout.board!
    const places = region!.places.map((place) => ({
      ...place,
      sides: { north: [{ handle: 'x', card: null, note: 'secret', under: [] }] },
    }))
    const { scene } = tableOf({ ...layout, board: [{ ...region!, places }], stack: [] })
    expect(JSON.stringify(scene)).not.toContain('secret')
  })

  it('lays nothing over anything else, in any position', () => {
    fc.assert(
      fc.property(somewhere, (where) => {
        const { scene, sheet } = sceneAt(where)
        expect(faults(sceneSketch(scene, plainLook(tiny.seats), sheet))).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it('shows all units of a position, each at its place', () => {
    fc.assert(
      fc.property(somewhere, (where) => {
        const drawn = sceneAt(where)
          .scene.blocks.filter(isBoard)
          .flatMap(({ places }) => places)
        for (const place of layoutAt(where).board!.flatMap(({ places }) => places)) {
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
    const layout = everything()
    const one = await pictures.scene('outpost', tableOf(layout))
    const image = await loadImage(one.png)
    expect(image.width).toBe(760)
    const { stack: _, ...rest } = layout
    const other = await pictures.scene('outpost', tableOf(rest))
    expect(other.name).not.toBe(one.name)
    expect(other.png.equals(one.png)).toBe(false)
  })
})

describe('a table of zones alone', () => {
  const look = (game: AnyGame) => game.look ?? plainLook(game.seats)

  it('lays nothing over anything else, in positions of two games', () => {
    fc.assert(
      fc.property(anyTable, ([game, { scene, sheet }]) => {
        expect(faults(sceneSketch(scene, look(game), sheet))).toEqual([])
      }),
      { numRuns: 30 },
    )
  })

  it('does so with anything that a layout may hold, and is told within the limit of a description', () => {
    fc.assert(
      fc.property(wildTable, ({ scene, sheet, words }) => {
        expect(faults(sceneSketch(scene, look(youngJedi as AnyGame), sheet))).toEqual([])
        expect(sceneAlt(scene, words).length).toBeLessThanOrEqual(1024)
      }),
      { numRuns: 40 },
    )
  })
})
