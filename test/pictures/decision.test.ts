/** Pictures of questions: everything fits, can be read, and is said in words as well. */
import { loadImage } from '@napi-rs/canvas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Look, Rect, Scene, TileState } from '../../src/contract/index.ts'
import { games } from '../../src/games/registry.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { CardPictures } from '../../src/pictures/card-pictures.ts'
import { paintCover, paintCrop } from '../../src/pictures/crop.ts'
import { sceneSketch } from '../../src/pictures/decision/compose.ts'
import { fitWords } from '../../src/pictures/decision/fit.ts'
import { paintScene } from '../../src/pictures/decision/paint-scene.ts'
import { contextOf, PartCollector } from '../../src/pictures/decision/parts.ts'
import { drawTile, sizeFor } from '../../src/pictures/decision/tile.ts'
import { PICTURE, TYPE } from '../../src/pictures/style.ts'
import { runs } from '../runs.ts'
import { contrasts, faults, hiddenHeads, textOf, type WordsPart } from './decision-checks.ts'
import { DESIGN, fighter, SHEET, shownScene } from './scenes.ts'
import { anyScene, crowdedScene, wildScene } from './scenes-generated.ts'

const look = youngJedi.look as Look
const sketch = (scene: Scene) => sceneSketch(scene, look, SHEET)
const painted = (card: string, rect: Rect, crop: 'focus' | 'cover') => {
  try {
    return crop === 'focus' ? paintCrop(look, SHEET(card), rect) : paintCover(look, SHEET(card), rect)
  } catch {
    return null
  }
}

describe('the picture of a question', () => {
  it.each(Object.entries(DESIGN))('%s lays nothing over anything else', (_, scene) => {
    expect(faults(sketch(scene))).toEqual([])
  })

  it('lays nothing over anything else in any scene of real cards', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        expect(faults(sketch(scene))).toEqual([])
      }),
      { numRuns: runs(60) },
    )
  })

  it('does so with any words and numbers', () => {
    fc.assert(
      fc.property(wildScene, (scene) => {
        expect(faults(sketch(scene))).toEqual([])
      }),
      { numRuns: runs(40) },
    )
  })

  it('is as wide as every picture, and no higher than a panel has room for', () => {
    for (const scene of Object.values(DESIGN)) expect(sketch(scene).height).toBeLessThanOrEqual(PICTURE.tallest)
    fc.assert(
      fc.property(crowdedScene, (scene) => {
        const { width, height } = sketch(scene)
        expect(width).toBe(PICTURE.width)
        expect(height).toBeLessThanOrEqual(PICTURE.tallest)
      }),
      { numRuns: runs(24) },
    )
  })

  it('counts the cards without a tile beside the sign of a pile, never as a bonus alone', () => {
    let counted = 0
    for (const scene of fc.sample(crowdedScene, { numRuns: 20, seed: 3 })) {
      const { parts } = sceneSketch(scene, look, SHEET, 600)
      for (const [at, part] of parts.entries()) {
        // The numbers of cards themselves stand below their faces.
        const left = part.kind === 'words' && /^\+\d+$/.test(textOf(part))
        if (!left || parts[at - 1]?.kind === 'art' || parts[at - 2]?.kind === 'art') continue
        expect(parts[at - 1]).toMatchObject({ kind: 'icon', name: 'deck' })
        counted += 1
      }
    }
    expect(counted).toBeGreaterThan(20)
  })

  it('has no letters smaller than a telephone can show', () => {
    fc.assert(
      fc.property(fc.oneof(anyScene, wildScene), (scene) => {
        const words = sketch(scene).parts.filter((part): part is WordsPart => part.kind === 'words')
        for (const part of words) {
          const { size } = part.fitted.set
          expect(size).toBeGreaterThanOrEqual(TYPE.leastWord)
          if (size < TYPE.least) expect(part.fitted.set.lines.some(({ pieces }) => pieces.length === 1)).toBe(true)
        }
      }),
      { numRuns: runs(40) },
    )
  })

  it('cuts no word in two', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const said = new Set(JSON.stringify(scene).split(/[^\p{L}\d’'-]+/u))
        const words = sketch(scene).parts.filter((part): part is WordsPart => part.kind === 'words')
        const cut = words
          .map(textOf)
          .flatMap((text) => text.split(/[^\p{L}\d’'-]+/u))
          .filter((word) => word.length > 3 && /\p{L}{3}/u.test(word) && !said.has(word))
        expect(cut).toEqual([])
      }),
      { numRuns: runs(24) },
    )
  })

  it('shows the middle of each head', () => {
    const shown = [...Object.values(DESIGN), ...fc.sample(anyScene, { numRuns: runs(16), seed: 7 })]
    for (const scene of shown) expect(hiddenHeads(sketch(scene), look)).toEqual([])
  })

  it('writes in inks that stand out from the pixels behind them', () => {
    const shown = [...Object.values(DESIGN), ...fc.sample(anyScene, { numRuns: runs(4), seed: 11 })]
    for (const scene of shown) {
      const poor = contrasts(sketch(scene), look, painted).filter(({ contrast }) => contrast < 4.5)
      expect(poor).toEqual([])
    }
  })
})

describe('a name that is too long for its box', () => {
  it('is shortened to a word that names the card, never to its article', () => {
    const named = (width: number) =>
      fitWords('The Negotiations Were Short', width, { face: 'label', size: 29, lines: 2 })
        .set.lines.map((line) => line.pieces.map((piece) => ('text' in piece ? piece.text : '')).join(''))
        .join(' ')
    for (let width = 60; width < 260; width += 10) expect(named(width)).not.toMatch(/^The…?$/)
    expect(named(90)).toBe('Negotiations Were…')
    expect(named(300)).toBe('The Negotiations Were Short')
  })
})

describe('the state of a card', () => {
  const STATES: readonly (TileState | undefined)[] = [
    undefined,
    'chosen',
    'suggested',
    'coming',
    'leaving',
    'dim',
    'defeated',
    'now',
  ]
  const MARGIN = 20

  /** Returns the brightness of each pixel of a tile in this state. */
  function grey(state: TileState | undefined, seat: string): number[] {
    const drawing = new PartCollector()
    const tile = fighter('Watto', 3, {
      ...(state === undefined ? {} : { state }),
      ...(state === 'dim' ? { foot: 'unique' } : {}),
    })
    const size = { ...sizeFor([tile], 112, { face: 92, price: false }), foot: 42 }
    drawTile(drawing, tile, { x: MARGIN, y: MARGIN, size, seat }, contextOf(look, SHEET, 0))
    const canvas = paintScene(
      { width: 112 + MARGIN * 2, height: 204 + MARGIN * 2, parts: drawing.parts },
      painted,
      look,
    )
    const pixels = canvas.data()
    return Array.from({ length: pixels.length / 4 }, (_, at) =>
      Math.round(pixels[at * 4]! * 0.299 + pixels[at * 4 + 1]! * 0.587 + pixels[at * 4 + 2]! * 0.114),
    )
  }

  it('is seen without colours', () => {
    for (const seat of youngJedi.seats) {
      const pictures = STATES.map((state) => grey(state, seat))
      for (const [at, one] of pictures.entries())
        for (const [other, picture] of pictures.entries()) {
          if (other <= at) continue
          const differing = one.filter((value, pixel) => Math.abs(value - picture[pixel]!) > 40).length
          expect([STATES[at], STATES[other], differing > 350]).toEqual([STATES[at], STATES[other], true])
        }
    }
  })
})

describe('a question that is drawn', () => {
  const pictures = new CardPictures(games)

  it('is a small PNG, the same each time', async () => {
    for (const [at, scene] of Object.values(DESIGN).entries()) {
      const { png, name, alt } = await pictures.scene('young-jedi', shownScene(scene))
      const { width, height } = await loadImage(png)
      expect([width, height]).toEqual([PICTURE.width, sketch(scene).height])
      expect(png.length).toBeLessThanOrEqual(300 * 1024)
      expect(name).toMatch(/^scene-[0-9a-f]{16}\.png$/)
      // PageDrawing is what takes long: one scene in four shows that the pixels are the same.
      if (at % 4 > 0) continue
      const again = await new CardPictures(games).scene('young-jedi', shownScene(scene))
      expect([again.png.equals(png), again.name, again.alt]).toEqual([true, name, alt])
    }
  })

  it('is handed out again without being drawn', async () => {
    const scene = DESIGN['01-deploy']!
    expect(await pictures.scene('young-jedi', shownScene(scene))).toBe(
      await pictures.scene('young-jedi', shownScene(structuredClone(scene))),
    )
  })

  it('has a name that hangs on nothing but what is seen', async () => {
    const scene = DESIGN['02-chosen']!
    const renamed = JSON.parse(JSON.stringify(scene).replace(/"handle":"[^"]*"/g, '"handle":"other"')) as Scene
    const { name } = await pictures.scene('young-jedi', shownScene(scene))
    expect((await pictures.scene('young-jedi', shownScene(renamed))).name).toBe(name)
    expect((await pictures.scene('young-jedi', shownScene(DESIGN['01-deploy']!))).name).not.toBe(name)
    expect((await pictures.scene('young-jedi', shownScene(scene, 'fr'))).name).not.toBe(name)
  })

  it('shows cards that the catalogue has lost', async () => {
    const lost: Scene = {
      blocks: [{ block: 'band', seat: 'dark', tiles: [{ handle: 'x', card: 'gone', name: 'Gone' }] }],
    }
    expect((await pictures.scene('young-jedi', shownScene(lost))).alt).toContain('Gone')
  })
})
