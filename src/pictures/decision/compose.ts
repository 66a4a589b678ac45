/** Stacks the blocks of a scene: as designed, and tighter step by step until the picture is not too high. */
import type { Block, CardSheet, Look, Scene, TableBlock } from '../../contract/index.ts'
import { PICTURE } from '../style.ts'
import { drawBand } from './band.ts'
import { drawBanner, drawResult } from './banner.ts'
import { drawBar } from './bar.ts'
import { drawBoard } from './board.ts'
import { drawCard } from './card-block.ts'
import { drawChoices } from './choices.ts'
import { drawDrawn, drawNeed } from './draw-block.ts'
import { drawForecast } from './forecast.ts'
import { drawHand } from './hand.ts'
import { drawLanes } from './lanes.ts'
import { drawMeters } from './meters.ts'
import { drawMuster } from './muster.ts'
import { drawNote } from './note-block.ts'
import type { SceneSketch } from './paint-scene.ts'
import { drawPair } from './pair.ts'
import { type BlockContext, contextOf, type NearBlocks, PartCollector } from './parts.ts'
import { drawPath } from './path-block.ts'
import { drawPiles } from './piles.ts'
import { drawPlace } from './place.ts'
import { drawPlay } from './play-block.ts'
import { drawSides } from './sides-block.ts'
import { drawSources } from './sources.ts'
import { drawContest, drawStack } from './stack.ts'
import { drawStrip } from './strip.ts'
import { drawScores } from './strip-score.ts'
import { drawSum } from './sum.ts'
import { drawTrack } from './track-block.ts'
import { drawTray } from './tray.ts'
import { drawUses } from './uses.ts'

/** The last is the tightest that blocks know. */
const TIGHTEST = 5
/** A sketch, and how tightly its blocks are set: a digit each. */
export interface TightSketch extends SceneSketch {
  readonly tight: string
}

/**
 * Returns the parts of a scene. The same scene gives the same sketch.
 * @param room the height that the picture should not exceed, in drawn pixels; a scene that is higher even at its tightest
 * is returned as it is then
 */
export function sceneSketch(
  scene: Scene,
  look: Look,
  sheet: (card: string) => CardSheet,
  room: number = PICTURE.height,
): TightSketch {
  const { blocks } = scene
  const contexts = Array.from({ length: TIGHTEST + 1 }, (_, tight) => contextOf(look, sheet, tight, besideIn(scene)))
  const heights = new Map<string, number>()
  const heightOf = (at: number, tight: number): number => {
    const known = heights.get(`${at} ${tight}`)
    const height = known ?? drawBlock(new PartCollector(), blocks[at] as Block, 0, contexts[tight] as BlockContext)
    heights.set(`${at} ${tight}`, height)
    return height
  }
  const heightWith = (tights: readonly number[]) => tights.reduce((sum, tight, at) => sum + heightOf(at, tight), 0)
  const alike = (tight: number) => blocks.map(() => tight)
  let tight = 0
  while (tight < TIGHTEST && heightWith(alike(tight)) > room) tight += 1
  // Blocks get back what room is left, from the hand upwards: names of cards are the first to go and the first to come.
  const tights = alike(tight)
  for (let looser = tight - 1; looser >= 0; looser--)
    for (const at of [...blocks.keys()].reverse()) if (heightWith(tights.with(at, looser)) <= room) tights[at] = looser
  return stacked(scene, (at) => contexts[tights[at] ?? tight] as BlockContext, tights.join(''))
}

/** Returns what blocks may know of the others. */
const besideIn = ({ blocks }: Scene): NearBlocks => ({
  places: blocks.reduce((sum, block) => sum + (block.block === 'board' ? block.places.length : 0), 0),
  muster: blocks.some(({ block }) => block === 'muster'),
})

function stacked({ blocks }: Scene, contextFor: (at: number) => BlockContext, tight: string): TightSketch {
  const drawing = new PartCollector()
  let height = 0
  for (const [at, block] of blocks.entries()) height += drawBlock(drawing, block, height, contextFor(at))
  return { width: PICTURE.width, height: Math.max(1, Math.ceil(height)), parts: drawing.parts, tight }
}

function drawBlock(drawing: PartCollector, block: Block, top: number, context: BlockContext): number {
  switch (block.block) {
    case 'strip':
      return block.sides.some(({ score }) => score !== undefined)
        ? drawScores(drawing, block, top, context)
        : drawStrip(drawing, block, top, context)
    case 'band':
      return drawBand(drawing, block, top, context)
    case 'place':
      return drawPlace(drawing, block, top, context)
    case 'tray':
      return block.later === undefined ? drawTray(drawing, block, top, context) : drawHand(drawing, block, top, context)
    case 'bar':
      return drawBar(drawing, block, top, context)
    case 'uses':
      return drawUses(drawing, block, top, context)
    case 'lanes':
      return drawLanes(drawing, block, top, context)
    case 'pair':
      return drawPair(drawing, block, top, context)
    case 'choices':
      return drawChoices(drawing, block, top, context)
    case 'sum':
      return drawSum(drawing, block, top, context)
    case 'card':
      return drawCard(drawing, block, top, context)
    case 'piles':
      return drawPiles(drawing, block, top, context)
    case 'board':
      return drawBoard(drawing, block, top, context)
    case 'stack':
      return drawStack(drawing, block, top, context)
    case 'contest':
      return drawContest(drawing, block, top, context)
    case 'banner':
      return drawBanner(drawing, block, top, context)
    default:
      return drawTableBlock(drawing, block, top, context)
  }
}

function drawTableBlock(drawing: PartCollector, block: TableBlock, top: number, context: BlockContext): number {
  switch (block.block) {
    case 'track':
      return drawTrack(drawing, block, top, context)
    case 'muster':
      return drawMuster(drawing, block, top, context)
    case 'forecast':
      return drawForecast(drawing, block, top, context)
    case 'meters':
      return drawMeters(drawing, block, top, context)
    case 'sources':
      return drawSources(drawing, block, top, context)
    case 'play':
      return drawPlay(drawing, block, top, context)
    case 'draw':
      return drawDrawn(drawing, block, top, context)
    case 'need':
      return drawNeed(drawing, block, top, context)
    case 'path':
      return drawPath(drawing, block, top, context)
    case 'sides':
      return drawSides(drawing, block, top, context)
    case 'note':
      return drawNote(drawing, block, top, context)
    case 'result':
      return drawResult(drawing, block, top, context)
  }
}
