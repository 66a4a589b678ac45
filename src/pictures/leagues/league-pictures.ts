/** Pictures of leagues, drawn on demand and cached. */
import { createHash } from 'node:crypto'
import type { CardSheet, Look } from '../../contract/index.ts'
import { LimitedCache } from '../../kit/library/limited-cache.ts'
import { paintScene, type SceneSketch } from '../decision/paint-scene.ts'
import { contextOf, PartCollector } from '../decision/parts.ts'
import type { Faces } from '../faces.ts'
import { pngOf } from '../png.ts'
import { PICTURE } from '../style.ts'
import { drawBracket } from './bracket-picture.ts'
import { drawChances, drawMatrix } from './chance-picture.ts'
import { drawBars, drawPlaces, drawPlot } from './curve-picture.ts'
import { drawFoot, drawHead, drawLines, drawStats } from './head-and-lines.ts'
import { leagueAlt } from './league-alt.ts'
import type { LeagueBlock, LeagueScene } from './league-blocks.ts'
import type { LeagueContext } from './league-parts.ts'
import { drawAnswers, drawCurve } from './match-curve.ts'
import { drawBadges, drawCompare, drawHero, drawSeats, drawVersus } from './people-blocks.ts'
import { drawPlan } from './plan-picture.ts'
import { drawCross, drawPairs, drawStandings } from './standings-table.ts'

/** A picture of a league, ready to be sent. */
export interface LeaguePicture {
  readonly png: Buffer
  /** Says what is seen: another picture has another name. */
  readonly name: string
  /** The same content in words, at most 1024 characters. */
  readonly alt: string
}

type Sheet = (card: string) => CardSheet

/** Returns the parts of a picture of a league. The same scene gives the same sketch. */
function leagueSketch({ blocks, sides }: LeagueScene, look: Look, sheet: Sheet): SceneSketch {
  const context: LeagueContext = { ...contextOf(look, sheet, 0), sides }
  const drawing = new PartCollector()
  let height = 0
  for (const block of blocks) height += drawBlock(drawing, block, height, context)
  return { width: PICTURE.width, height: Math.max(1, Math.ceil(height)), parts: drawing.parts }
}

function drawBlock(drawing: PartCollector, block: LeagueBlock, top: number, context: LeagueContext): number {
  switch (block.block) {
    case 'head':
      return drawHead(drawing, block, top, context)
    case 'lines':
      return drawLines(drawing, block, top, context)
    case 'standings':
      return drawStandings(drawing, block, top, context)
    case 'cross':
      return drawCross(drawing, block, top, context)
    case 'bracket':
      return drawBracket(drawing, block, top, context)
    case 'pairs':
      return drawPairs(drawing, block, top, context)
    case 'plot':
      return drawPlot(drawing, block, top, context)
    case 'curve':
      return drawCurve(drawing, block, top, context)
    case 'answers':
      return drawAnswers(drawing, block, top, context)
    case 'plan':
      return drawPlan(drawing, block, top, context)
    case 'stats':
      return drawStats(drawing, block, top, context)
    case 'hero':
      return drawHero(drawing, block, top, context)
    case 'versus':
      return drawVersus(drawing, block, top, context)
    case 'seats':
      return drawSeats(drawing, block, top, context)
    case 'bars':
      return drawBars(drawing, block, top, context)
    case 'chances':
      return drawChances(drawing, block, top, context)
    case 'matrix':
      return drawMatrix(drawing, block, top, context)
    case 'places':
      return drawPlaces(drawing, block, top, context)
    case 'badges':
      return drawBadges(drawing, block, top, context)
    case 'compare':
      return drawCompare(drawing, block, top, context)
    case 'foot':
      return drawFoot(drawing, block, top, context)
  }
}

const ROOM = 6 * 1024 * 1024

/** Draws pictures of leagues, and caches them. */
export class LeaguePictures {
  readonly #faces: Faces
  readonly #kept = new LimitedCache<LeaguePicture>({ room: ROOM, sizeOf: ({ png }) => png.length })

  constructor(faces: Faces) {
    this.#faces = faces
  }

  /** Returns the picture. The same scene gives the same picture; two requests at once draw it once. */
  picture(game: string, scene: LeagueScene, look: Look, sheet: Sheet): Promise<LeaguePicture> {
    const key = keyOf(game, scene)
    return this.#kept.get(key, async () => {
      const sketch = leagueSketch(scene, look, sheet)
      const places = sketch.parts.filter((part) => part.kind === 'art')
      const faces = await this.#faces.all(game, places, { look, sheet })
      const canvas = paintScene(sketch, faces, look)
      return { png: await pngOf(canvas), name: `${key}.png`, alt: leagueAlt(scene) }
    })
  }
}

const keyOf = (game: string, { blocks, sides, words }: LeagueScene): string =>
  `league-${createHash('sha256')
    .update(JSON.stringify([game, blocks, sides, words, words.points('2')]))
    .digest('hex')
    .slice(0, 16)}`
