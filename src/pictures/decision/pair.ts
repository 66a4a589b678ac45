/** Draws two who face each other alone, with the hits that they have taken. */
import type { Contender, PairBlock, Rect } from '../../contract/index.ts'
import { COLOURS, PICTURE } from '../style.ts'
import { drawFace } from './face.ts'
import { fitWords, line } from './fit.ts'
import { type BlockContext, type BlockPainter, type PartCollector, stepOf } from './parts.ts'

const FACES = [210, 186, 160, 150, 140] as const
const PAD = 16
const HIT = { size: 34, gap: 8, most: 8 } as const
const SIGN = 76

/** Draws both beside each other, the reader's on the left, and a sword between them. */
export const drawPair: BlockPainter<PairBlock> = (drawing, { sides }, top, context) => {
  const size = stepOf(FACES, context.tight)
  const width = PICTURE.width / 2
  const before = drawing.parts.length
  const heights = sides.map((side, at) =>
    drawSide(drawing, side, { x: at * width, y: top, width, height: size }, context),
  )
  const height = Math.max(...heights)
  for (const [at, { seat }] of [...sides.entries()].reverse())
    drawing.below(before, {
      kind: 'area',
      rect: { x: at * width, y: top, width, height },
      colour: context.style(seat).band,
    })
  const disc = { x: width - SIGN / 2, y: top + PAD + size / 2 - SIGN / 2, width: SIGN, height: SIGN }
  drawing.area(disc, COLOURS.ground, SIGN / 2)
  const ring = { x: disc.x + 2, y: disc.y + 2, width: SIGN - 4, height: SIGN - 4 }
  drawing.add({ kind: 'edge', rect: ring, colour: COLOURS.white, width: 4, radius: SIGN / 2 - 2 })
  drawing.icon('sword', disc.x + 16, disc.y + 16, 44, COLOURS.white)
  return height
}

/** Draws one of the two; returns the height. */
function drawSide(
  drawing: PartCollector,
  { seat, tile, note, hits }: Contender,
  rect: Rect,
  context: BlockContext,
): number {
  const size = rect.height
  const room = { x: rect.x + 16, width: rect.width - 32 }
  const face = { x: rect.x + (rect.width - size) / 2, y: rect.y + PAD, width: size, height: size }
  drawFace(drawing, tile, face, { seat, radius: 24, border: 6 }, context)
  let y = face.y + size + 8
  const name = fitWords(tile.name, room.width, { face: 'strong', size: 36, lines: 2, leading: 1 })
  drawing.words(name, { ...room, y, height: name.height }, { colour: COLOURS.white, align: 'middle' })
  y += name.height + 4
  if (note !== undefined && note !== '') {
    const words = fitWords(note, room.width, { face: 'body', size: 29, lines: 2, leading: 1 })
    drawing.words(words, { ...room, y, height: words.height }, { colour: COLOURS.pale, align: 'middle' })
    y += words.height + 8
  }
  if (hits.of <= HIT.most) {
    drawHits(drawing, hits, { ...room, y, height: HIT.size }, context.style(seat).sign)
    y += HIT.size + 8
  }
  drawing.words(
    line(hits.label, 'body', 30, room.width),
    { ...room, y, height: 34 },
    {
      colour: COLOURS.white,
      align: 'middle',
    },
  )
  return y + 34 + PAD - rect.y
}

/** Draws hits as discs: those taken are white with a cross. */
function drawHits(drawing: PartCollector, { taken, of }: Contender['hits'], room: Rect, colour: string): void {
  const width = of * (HIT.size + HIT.gap) - HIT.gap
  let x = room.x + (room.width - width) / 2
  for (let hit = 0; hit < of; hit++) {
    const disc = { x, y: room.y, width: HIT.size, height: HIT.size }
    if (hit < taken) {
      drawing.area(disc, COLOURS.white, HIT.size / 2)
      drawing.icon('cross', x + 6, room.y + 6, HIT.size - 12, '#a51d2e')
    } else {
      const ring = { x: x + 2, y: room.y + 2, width: HIT.size - 4, height: HIT.size - 4 }
      drawing.add({ kind: 'edge', rect: ring, colour, width: 4, radius: HIT.size / 2 - 2 })
    }
    x += HIT.size + HIT.gap
  }
}
