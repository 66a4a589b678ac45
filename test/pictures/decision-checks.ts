/** Checks of pictures of questions: nothing overflows or covers anything else, and all of it can be read. */
import type { CardSheet, Look, Rect } from '../../src/contract/index.ts'
import { cropOf } from '../../src/pictures/crop.ts'
import { paintScene, type SceneSketch } from '../../src/pictures/decision/paint-scene.ts'
import type { PicturePart } from '../../src/pictures/decision/parts.ts'
import { isWithin, overlap } from './boxes.ts'
import { SHEET } from './scenes.ts'

export type WordsPart = Extract<PicturePart, { kind: 'words' }>

/** Returns the box of the letters, which may be smaller than that of the words. */
function inked(part: PicturePart): Rect {
  if (part.kind !== 'words') return part.rect
  const { rect, fitted, align } = part
  const spare = rect.width - fitted.width
  const x = rect.x + (align === 'left' ? 0 : align === 'middle' ? spare / 2 : spare)
  return { x, y: rect.y + (rect.height - fitted.height) / 2, width: fitted.width, height: fitted.height }
}

export const textOf = (part: PicturePart): string =>
  part.kind === 'words'
    ? part.fitted.set.lines
        .map(({ pieces }) => pieces.map((piece) => ('text' in piece ? piece.text : '◆')).join(''))
        .join(' ')
    : part.kind

const isInk = ({ kind }: PicturePart): boolean =>
  kind === 'words' || kind === 'icon' || kind === 'number' || kind === 'sign'

/** Returns what overflows its room or covers something else. */
export function faults({ width, height, parts }: SceneSketch): string[] {
  const picture = { x: 0, y: 0, width, height }
  const outside = parts.filter((part) => !isWithin(inked(part), picture)).map((part) => `outside: ${textOf(part)}`)
  const wide = parts
    .filter((part) => part.kind === 'words' && !isWithin(inked(part), grown(part.rect)))
    .map((part) => `larger than its room: ${textOf(part)}`)
  const ink = parts.filter(isInk)
  const over = ink.flatMap((one, at) =>
    ink
      .slice(at + 1)
      .filter((other) => overlap(inked(one), inked(other)))
      .map((other) => `${textOf(one)} over ${textOf(other)}`),
  )
  const boxes = parts.filter((part) => part.kind === 'area' && part.box === true)
  const crossed = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (other) => overlap(one.rect, other.rect) && !isWithin(other.rect, one.rect) && !isWithin(one.rect, other.rect),
      )
      .map((other) => `boxes ${JSON.stringify(one.rect)} and ${JSON.stringify(other.rect)}`),
  )
  return [...outside, ...wide, ...over, ...crossed]
}

/** Lines of digits have no descenders: they may stand in a box that is lower by a fifth. */
const grown = (rect: Rect): Rect => ({ ...rect, y: rect.y - rect.height * 0.1, height: rect.height * 1.2 })

/** Returns the faces whose middle is cut off or covered. */
export function hiddenHeads(
  { parts }: SceneSketch,
  look: Look,
  sheetOf: (card: string) => CardSheet = SHEET,
): string[] {
  return parts.flatMap((part, at) => {
    if (part.kind !== 'art' || part.crop !== 'focus') return []
    const sheet = sheetOf(part.card)
    const { rect } = part
    const { area, part: shown } = cropOf((whole) => look.focus(sheet, whole), rect.width / rect.height)
    const { x, y } = look.focus(sheet, area)
    const point = {
      x: rect.x + ((x - shown.x) / shown.width) * rect.width,
      y: rect.y + ((y - shown.y) / shown.height) * rect.height,
      width: 0,
      height: 0,
    }
    const covered = parts.slice(at + 1).some((other) => other.kind === 'area' && isWithin(point, shrunk(other.rect)))
    return covered || !isWithin(point, rect) ? [sheet.title] : []
  })
}

const shrunk = ({ x, y, width, height }: Rect): Rect => ({ x: x + 1, y: y + 1, width: width - 2, height: height - 2 })

const WEIGHTS = [0.2126, 0.7152, 0.0722]
const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const brightness = (channels: readonly number[]): number =>
  channels.reduce((sum, value, at) => sum + linear(value / 255) * WEIGHTS[at]!, 0)
const inkOf = (colour: string): number =>
  brightness([1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)))

/** Letters stand on a line above the foot of their box, in whose corners the ground may be another one. */
function lettersOf(part: WordsPart): Rect {
  const { x, y, width, height } = inked(part)
  const { size } = part.fitted.set
  return { x, y: y + size * 0.1, width, height: height - size * 0.3 }
}

const STEP = 3
/** This much of the ground may be nearer to the ink: the edges of what lies beside it. */
const OUTLIERS = 0.04

/** Returns the words with the contrast of their ink on the pixels behind them, the poorest first. */
export function contrasts(
  sketch: SceneSketch,
  look: Look,
  arts: Parameters<typeof paintScene>[1],
): { readonly part: WordsPart; readonly text: string; readonly contrast: number }[] {
  const bare = { ...sketch, parts: sketch.parts.filter((part) => !isInk(part)) }
  const canvas = paintScene(bare, arts, look)
  const pixels = canvas.data()
  const found = sketch.parts
    .filter((part): part is WordsPart => part.kind === 'words')
    .map((part) => {
      const { x, y, width, height } = lettersOf(part)
      const ink = inkOf(part.colour)
      const behind: number[] = []
      for (let row = Math.max(0, Math.floor(y)); row < Math.min(sketch.height, y + height); row += STEP)
        for (let column = Math.max(0, Math.floor(x)); column < Math.min(sketch.width, x + width); column += STEP) {
          const at = (row * canvas.width + column) * 4
          const ground = brightness([pixels[at]!, pixels[at + 1]!, pixels[at + 2]!])
          behind.push((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05))
        }
      behind.sort((a, b) => a - b)
      return { part, text: textOf(part), contrast: behind[Math.floor(behind.length * OUTLIERS)] ?? 21 }
    })
  return found.sort((a, b) => a.contrast - b.contrast)
}
