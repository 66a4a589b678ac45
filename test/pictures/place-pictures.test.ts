/** The pictures of a table of places: heights, room, letters, contrast and words, from a quiet table to the fullest one. */
import { describe, expect, it } from 'vitest'
import type { Block, Language, Look, Rect, Scene } from '../../src/contract/index.ts'
import { swccg } from '../../src/games/swccg/index.ts'
import { paintCover, paintCrop } from '../../src/pictures/crop.ts'
import { sceneSketch } from '../../src/pictures/decision/compose.ts'
import { paintScene } from '../../src/pictures/decision/paint-scene.ts'
import { sceneAlt } from '../../src/pictures/decision/scene-alt.ts'
import { pngOf } from '../../src/pictures/png.ts'
import { PICTURE, TYPE } from '../../src/pictures/style.ts'
import { scenePictureWords } from '../../src/records/picture-words.ts'
import { contrasts, faults, hiddenHeads, textOf, type WordsPart } from './decision-checks.ts'
import { placeDesign, SHEET } from './place-design.ts'

const look = swccg.look as Look
const LANGUAGES: readonly Language[] = ['en', 'fr']
const all = LANGUAGES.flatMap((language) =>
  Object.entries(placeDesign(language)).map(([name, scene]) => ({ name: `${name} ${language}`, language, scene })),
)
type Sketch = ReturnType<typeof sceneSketch>
const sketched = new WeakMap<Scene, Map<number | undefined, Sketch>>()
/** Returns the sketch of a scene, which several tests look at. */
function sketch(scene: Scene, room?: number): Sketch {
  const known = sketched.get(scene) ?? new Map<number | undefined, Sketch>()
  sketched.set(scene, known)
  const made = known.get(room) ?? sceneSketch(scene, look, SHEET, room)
  known.set(room, made)
  return made
}
const design = placeDesign('en')
const blockOf = <Kind extends Block['block']>(name: string, kind: Kind) =>
  design[name]!.blocks.find((block): block is Extract<Block, { block: Kind }> => block.block === kind)!
const heightOf = (...blocks: readonly Block[]): number => sketch({ blocks }).height
const wordsOf = (scene: Scene, room?: number) =>
  sketch(scene, room).parts.filter((part): part is WordsPart => part.kind === 'words')
const painted = (card: string, rect: Rect, crop: 'focus' | 'cover') =>
  crop === 'focus' ? paintCrop(look, SHEET(card), rect) : paintCover(look, SHEET(card), rect)
const tokens = (text: string): string[] => text.split(/[^\p{L}\d’'-]+/u).filter((word) => /[\p{L}\d]/u.test(word))

/** The heights that pictures are given: the usual one, beside two rows of buttons, and beside much text. */
const ROOMS = [PICTURE.height, 798, 700, 590]

describe('the blocks of a table of places', () => {
  it('have the heights of the design', () => {
    expect(heightOf(blockOf('05-deploy', 'strip'))).toBe(64)
    expect(heightOf(blockOf('05-deploy', 'track'))).toBe(84)
    expect(heightOf(blockOf('05-deploy', 'piles'))).toBe(60)
    expect(heightOf(blockOf('05-deploy', 'tray'))).toBe(160)
    expect(heightOf(blockOf('26-board-14', 'tray'))).toBe(96)
    expect(heightOf(blockOf('12-battle', 'forecast'))).toBe(92)
    expect(heightOf(blockOf('17-losses', 'meters'))).toBe(150)
    expect(heightOf(blockOf('19-drain', 'sources'))).toBe(130)
    expect(heightOf({ ...blockOf('19-drain', 'sources'), title: 'Or Force' })).toBe(174)
    expect(heightOf(blockOf('09-play', 'play'))).toBe(290)
    expect(heightOf(blockOf('15-draw', 'draw'))).toBe(150)
    expect(heightOf(blockOf('46-path', 'path'))).toBe(250)
    // A row of parts with the sum; two rows with the sum and a line of words.
    expect(heightOf(blockOf('46-path', 'need'))).toBe(168)
    expect(heightOf(blockOf('45-need', 'need'))).toBe(262)
    // At least the height of the design; texts that are longer make it higher.
    expect(heightOf(blockOf('43-sides', 'sides'))).toBeGreaterThanOrEqual(330)
    expect(heightOf(blockOf('43-sides', 'sides'))).toBeLessThanOrEqual(400)
    for (const name of ['20-move', '27-place', '28-piles', '46-path'])
      expect(heightOf(blockOf(name, 'note'))).toBeGreaterThanOrEqual(70)
    for (const name of ['20-move', '27-place', '28-piles', '46-path'])
      expect(heightOf(blockOf(name, 'note'))).toBeLessThanOrEqual(110)
  })

  it('give each fighter of a battle 94, from five a side 66, and tiles from eight a side', () => {
    const mustered = (name: string) => heightOf(blockOf(name, 'muster'))
    expect(mustered('12-battle')).toBe(4 * 94 + 8)
    expect(mustered('muster-6')).toBe(6 * 66 + 8)
    expect(mustered('41-muster-12')).toBeLessThan(12 * 66)
    const bar = blockOf('12-battle', 'bar')
    expect(heightOf(blockOf('12-battle', 'muster'), bar) - mustered('12-battle')).toBe(86)
  })

  it('make a board of 330 to 560 of up to twelve places', () => {
    for (const name of ['05-deploy', '20-move', '24-board-3', '25-board-8', '26-board-14']) {
      const height = heightOf(blockOf(name, 'board'))
      expect([name, height >= 330 && height <= 560]).toEqual([name, true])
    }
  })
})

describe('the pictures of a table of places', () => {
  it.each(all)('$name lays nothing over anything else, whatever room there is', ({ scene }) => {
    for (const room of ROOMS) expect([room, ...faults(sketch(scene, room))]).toEqual([room])
  })

  it.each(all)('$name is not too high', ({ name, scene }) => {
    const most = name.startsWith('board-20-busy') ? 946 : PICTURE.height
    expect(sketch(scene).height).toBeLessThanOrEqual(most)
  })

  it.each(all)('$name has large letters and whole words', ({ scene }) => {
    const said = new Set(tokens(JSON.stringify(scene)))
    for (const part of wordsOf(scene)) {
      expect(textOf(part)).not.toContain('…')
      const { size, lines } = part.fitted.set
      expect(size).toBeGreaterThanOrEqual(TYPE.leastWord)
      if (size < TYPE.least) expect(lines.some(({ pieces }) => pieces.length === 1)).toBe(true)
      for (const word of tokens(textOf(part)))
        if (word.length > 3 && /\p{L}{3}/u.test(word)) expect(said).toContain(word)
    }
  })

  it.each(all)('$name can be read on what lies behind it', ({ scene }) => {
    expect(contrasts(sketch(scene), look, painted).filter(({ contrast }) => contrast < 4.5)).toEqual([])
  })

  it.each(all)('$name shows the middle of each head', ({ scene }) => {
    expect(hiddenHeads(sketch(scene), look, SHEET)).toEqual([])
  })

  it.each(all)('$name is said in words', ({ scene, language }) => {
    const alt = sceneAlt(scene, scenePictureWords(language))
    expect(alt.length).toBeLessThanOrEqual(1024)
    expect(alt).not.toMatch(/…$/)
    const told = new Set(tokens(alt).flatMap((word) => [word, word.replace(/^-/, '')]))
    const shown = wordsOf(scene)
      .map(textOf)
      .filter((text) => !/^[×+]\d+$/.test(text))
    // Phases to come and names of regions are the first to go where there is much to say.
    const spare = new Set(
      scene.blocks.flatMap((block) =>
        block.block === 'track'
          ? block.cells
              .filter(({ state }) => state === 'open' || state === 'done')
              .flatMap(({ label, value = '' }) => tokens(`${label} ${value}`))
          : block.block === 'board'
            ? block.places.flatMap(({ group = '' }) => tokens(group))
            : [],
      ),
    )
    const unsaid = shown.flatMap(tokens).filter((word) => !told.has(word) && !told.has(word.replace(/^-/, '')))
    expect(unsaid.filter((word) => !spare.has(word))).toEqual([])
  })

  it('are small files', async () => {
    for (const name of ['05-deploy', '26-board-14', 'board-20-busy', '41-muster-12']) {
      const png = await pngOf(paintScene(sketch(design[name]!), painted, look))
      expect(png.length).toBeLessThanOrEqual(300 * 1024)
    }
  })
})

describe('a picture that would be too high', () => {
  const shows = (scene: Scene, text: string, room?: number) =>
    wordsOf(scene, room).some((part) => textOf(part) === text)
  /** The colour of the ground of the piles stands in each picture; that of the hand only where the hand does. */
  const hasHand = (scene: Scene, room: number) =>
    sketch({ blocks: scene.blocks }, room).parts.some(({ kind, rect }) => kind === 'area' && rect.height === 96)

  it('loses its hand before its empty places, and never the place in question', () => {
    const scene = design['26-board-14']!
    expect(hasHand(scene, PICTURE.height)).toBe(true)
    expect(shows(scene, 'Ancient Forest')).toBe(true)
    expect(hasHand(scene, 780)).toBe(false)
    expect(shows(scene, 'Ancient Forest', 780)).toBe(true)
    expect(shows(scene, 'Ancient Forest', 690)).toBe(false)
    expect(shows(scene, '2 empty places', 690)).toBe(true)
    for (const room of ROOMS) expect(shows(scene, 'Back Door', room)).toBe(true)
  })

  it('counts empty places from the fifteenth place on', () => {
    const scene = design['board-20']!
    expect(wordsOf(scene).map(textOf)).toContain('3 empty places')
    const board = blockOf('board-20', 'board')
    const isEmpty = ({ state, sides }: (typeof board.places)[number]) =>
      state === undefined && sides.every(({ tiles }) => tiles.length === 0)
    const [first] = board.places.filter(isEmpty)
    const one = { ...board, places: board.places.filter((place) => place === first || !isEmpty(place)) }
    expect(wordsOf({ blocks: [one] }).map(textOf)).toContain('1 empty place')
    expect(sceneAlt({ blocks: [one] }, scenePictureWords('fr'))).not.toContain('1 empty places')
  })
})

describe('a fighter', () => {
  it('is turned when hit and crossed out when lost, as a row and as a tile', () => {
    for (const name of ['muster-6', '41-muster-12']) {
      const { parts } = sketch({ blocks: [blockOf(name, 'muster')] })
      expect(parts.some((part) => part.kind === 'art' && part.turn !== undefined)).toBe(true)
      expect(parts.some(({ kind }) => kind === 'slash')).toBe(true)
    }
  })
})

describe('a dark ship', () => {
  it('is painted lighter where it is small, and no other card is', () => {
    const light = (card: string, size: number): number => {
      const rect = { width: size, height: size }
      const pixels = paintCrop(look, SHEET(card), rect).data()
      const plain = paintCrop({ ...look, dark: () => false }, SHEET(card), rect).data()
      const sum = (some: Iterable<number>) => [...some].reduce((total, value) => total + value, 0)
      return sum(pixels) / sum(plain)
    }
    const of = (type: string) => swccg.cards.all.find(({ id }) => SHEET(id).type === type)!.id
    expect(light(of('starship'), 62)).toBeGreaterThan(1.1)
    expect(light(of('starship'), 200)).toBe(1)
    expect(light(of('character'), 62)).toBe(1)
  })
})
