/** The picture of a table: everything fits, nothing covers anything else, all of it can be read. */
import { loadImage } from '@napi-rs/canvas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Rect } from '../../src/contract/index.ts'
import { games } from '../../src/games/registry.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { CardPictures } from '../../src/pictures/card-pictures.ts'
import { tableAlt } from '../../src/pictures/table/alt.ts'
import { LEAST } from '../../src/pictures/table/fit.ts'
import { handSketch, TABLE_WIDTH, type TableSketch, tableSketch } from '../../src/pictures/table/layout.ts'
import type { ScenePart } from '../../src/pictures/table/parts.ts'
import { handOf, type Shown, sceneOf } from '../../src/pictures/table/scene.ts'
import { isWithin, overlap } from './boxes.ts'
import { anyShown, played, shownTo, wildShown } from './positions.ts'

const sketches = (shown: Shown): TableSketch[] => {
  const hand = handOf(shown)
  return [tableSketch(sceneOf(shown)), ...(hand === null ? [] : [handSketch(hand, 'dark')])]
}

/** Returns the boxes of the letters, which may be smaller than those of the words. */
function inked(part: ScenePart): Rect {
  if (part.kind !== 'words') return part.rect
  const { rect, set, align } = part
  const spare = rect.width - set.width
  const x = rect.x + (align === 'left' ? 0 : align === 'middle' ? spare / 2 : spare)
  return { x, y: rect.y, width: set.width, height: set.height }
}

const textOf = (part: ScenePart): string =>
  part.kind === 'words'
    ? part.set.lines.flatMap(({ pieces }) => pieces.map((piece) => ('text' in piece ? piece.text : '◆'))).join('')
    : part.kind

/** Words and signs lie over pictures, never over each other; cards and backs lie beside each other. */
const LAYERS: readonly (readonly ScenePart['kind'][])[] = [['words', 'icon', 'sign'], ['frame', 'art'], ['ground']]
/** A card's picture lies on the card. */
const onPurpose = (one: ScenePart, other: ScenePart): boolean =>
  [one.kind, other.kind].sort().join() === 'art,frame' &&
  (isWithin(one.rect, other.rect) || isWithin(other.rect, one.rect))

function faults({ width, height, parts }: TableSketch): string[] {
  const picture = { x: 0, y: 0, width, height }
  const outside = parts.filter((part) => !isWithin(inked(part), picture)).map((part) => `outside: ${textOf(part)}`)
  const narrow = parts
    .filter((part) => part.kind === 'words' && !isWithin(inked(part), part.rect))
    .map((part) => `wider than its room: ${textOf(part)}`)
  const over = LAYERS.flatMap((kinds) => {
    const layer = parts.filter(({ kind }) => kinds.includes(kind))
    return layer.flatMap((one, at) =>
      layer
        .slice(at + 1)
        .filter((other) => overlap(inked(one), inked(other)) && !onPurpose(one, other))
        .map((other) => `${textOf(one)} over ${textOf(other)}`),
    )
  })
  return [...outside, ...narrow, ...over]
}

const smallest = ({ parts }: TableSketch): number =>
  Math.min(...parts.map((part) => (part.kind === 'words' ? part.set.size : Number.POSITIVE_INFINITY)))

describe('the picture of a table', () => {
  it('lays nothing over anything else and nothing outside, in positions of both games', () => {
    fc.assert(
      fc.property(anyShown, (shown) => {
        expect(sketches(shown).flatMap(faults)).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it('does so with anything that a layout may hold', () => {
    fc.assert(
      fc.property(wildShown, (shown) => {
        expect(sketches(shown).flatMap(faults)).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it('can be read on a telephone: three times the points that it is shown in', () => {
    fc.assert(
      fc.property(fc.oneof(anyShown, wildShown), (shown) => {
        for (const sketch of sketches(shown)) {
          expect(sketch.width).toBe(TABLE_WIDTH)
          expect(smallest(sketch)).toBeGreaterThanOrEqual(LEAST)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('writes what cards count for here in large digits', () => {
    fc.assert(
      fc.property(fc.nat(300), (seed) => {
        const shown = shownTo(played(youngJedi, 'full', `digits ${seed}`, 80), 'dark', 'en')
        const sizes = tableSketch(sceneOf(shown)).parts.flatMap((part) =>
          part.kind === 'words' && part.set.face === 'display' && /^\+?\d+$/.test(textOf(part)) ? [part.set.size] : [],
        )
        for (const size of sizes) expect(size).toBeGreaterThanOrEqual(40)
      }),
      { numRuns: 10 },
    )
  })

  it('becomes more compact with many cards, and counts those that do not fit', () => {
    const cards = (count: number) =>
      youngJedi.cards.all.slice(0, count).map(({ id }, at) => ({ handle: `${at}`, card: id, numbers: [] }))
    const zone = (owner: string, at: number) => ({ id: `${at}`, owner, label: `Zone ${at}`, count: 9, cards: cards(9) })
    const many: Shown = {
      ...shownTo(played(youngJedi, 'full', 'much', 0), 'dark', 'en'),
      layout: {
        headline: 'Much',
        zones: ['dark', 'light'].flatMap((owner) => [
          ...Array.from({ length: 5 }, (_, at) => zone(owner, at)),
          { ...zone(owner, 9), main: true, cards: cards(30), count: 30 },
        ]),
      },
    }
    const { height, parts } = tableSketch(sceneOf(many))
    expect(height).toBeLessThan(2200)
    expect(parts.map(textOf).filter((text) => /^\+\d+$/.test(text))).toEqual(expect.arrayContaining(['+19', '+7']))
  })
})

describe('a table that is drawn', () => {
  const pictures = new CardPictures(games)

  it('is a portrait small enough to be sent, the same each time', async () => {
    for (const answers of [0, 60, 140]) {
      const shown = shownTo(played(youngJedi, 'full', 'drawn', answers), 'light', 'fr')
      const { png, name, alt } = await pictures.table('young-jedi', shown)
      const { width, height } = await loadImage(png)
      expect(width).toBe(TABLE_WIDTH)
      expect(height).toBe(tableSketch(sceneOf(shown)).height)
      expect(png.length).toBeLessThan(600_000)
      expect(name).toMatch(/^table-[0-9a-f]{16}\.jpg$/)
      expect(alt.length).toBeLessThanOrEqual(1024)
      const again = await new CardPictures(games).table('young-jedi', shown)
      expect(again.png.equals(png)).toBe(true)
      expect(again.name).toBe(name)
    }
  })

  it('is handed out again without being drawn', async () => {
    const shown = shownTo(played(youngJedi, 'full', 'again', 40), 'dark', 'en')
    expect(await pictures.table('young-jedi', shown)).toBe(await pictures.table('young-jedi', { ...shown }))
  })

  it('shows cards that the catalogue has lost', async () => {
    const lost = { id: 'x', owner: 'dark', label: 'Zone', count: 1, main: true, cards: [{ handle: 'h', card: 'gone' }] }
    const shown = shownTo(played(youngJedi, 'full', 'lost', 0), 'dark', 'en')
    const { alt } = await pictures.table('young-jedi', { ...shown, layout: { headline: 'Lost', zones: [lost] } })
    expect(alt).toContain('gone')
  })

  it('has a hand beside it only for a reader who holds one', async () => {
    const position = played(youngJedi, 'full', 'hands', 30)
    expect(await pictures.hand('young-jedi', shownTo(position, 'spectator', 'en'))).toBeNull()
    const hand = await pictures.hand('young-jedi', shownTo(position, 'dark', 'en'))
    expect(hand?.name).toMatch(/^hand-[0-9a-f]{16}\.jpg$/)
    expect((await loadImage(hand!.png)).width).toBe(TABLE_WIDTH)
  })
})

describe('the description of a table', () => {
  it('fits Discord’s limit, and names the place of each card', () => {
    fc.assert(
      fc.property(fc.oneof(anyShown, wildShown), (shown) => {
        const alt = tableAlt(sceneOf(shown))
        expect(alt.length).toBeLessThanOrEqual(1024)
        expect(alt.length).toBeGreaterThan(0)
      }),
      { numRuns: 40 },
    )
  })

  it('names the cards of both sides with what they count for', () => {
    const shown = shownTo(played(youngJedi, 'starter', 'read out', 40), 'dark', 'en')
    const scene = sceneOf(shown)
    const alt = tableAlt(scene)
    expect(alt.startsWith(shown.layout.headline)).toBe(true)
    const cards = scene.sides.flatMap(({ zones }) => zones.flatMap((zone) => zone.cards))
    for (const { title } of cards) expect(alt).toContain(title)
    for (const { piles } of scene.sides)
      for (const { label, count, top } of piles) if (top === null) expect(alt).toContain(`${label} ${count}`)
  })
})
