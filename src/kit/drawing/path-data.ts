/** Outlines from path data as SVG writes it, absolute or relative. Each is read once, however often it is drawn. */
import type { Outline } from '../../contract/index.ts'
import { Path } from './path.ts'

const known = new Map<string, Outline>()

/** The outline that the path data describes. @throws on a command that is not one of M, L, H, V, C, Q, A and Z */
export function shapeOf(data: string): Outline {
  const cached = known.get(data)
  if (cached !== undefined) return cached
  const outline = new Trace().read(data)
  known.set(data, outline)
  return outline
}

/** How many numbers a command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 }

/** Follows path data step by step. */
class Trace {
  readonly #path = new Path()
  #x = 0
  #y = 0
  #startX = 0
  #startY = 0

  read(data: string): Outline {
    for (const [, letter = '', rest = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
      const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([number]) => Number(number))
      const command = letter.toUpperCase()
      const takes = TAKES[command]
      if (takes === undefined) throw new Error(`no such path command: ${letter}`)
      if (takes === 0) this.#close()
      // After a move, further pairs are lines.
      for (let at = 0; at < numbers.length; at += takes)
        this.#step(command === 'M' && at > 0 ? 'L' : command, numbers.slice(at, at + takes), letter !== command)
    }
    return this.#path
  }

  #close(): void {
    this.#path.closePath()
    this.#x = this.#startX
    this.#y = this.#startY
  }

  #step(command: string, numbers: readonly number[], relative: boolean): void {
    const [left, top] = relative ? [this.#x, this.#y] : [0, 0]
    if (command === 'A') {
      const [across = 0, down = 0, , large = 0, sweep = 0, x = 0, y = 0] = numbers
      this.#arc({ across, down, large: large === 1, sweep: sweep === 1, x: x + left, y: y + top })
      return
    }
    if (command === 'H') return this.#to('lineTo', [numbers[0]! + left, this.#y])
    if (command === 'V') return this.#to('lineTo', [this.#x, numbers[0]! + top])
    const points = numbers.map((number, at) => number + (at % 2 === 0 ? left : top))
    this.#to(({ M: 'moveTo', L: 'lineTo', C: 'bezierCurveTo', Q: 'quadraticCurveTo' } as const)[command]!, points)
  }

  #to(verb: 'moveTo' | 'lineTo' | 'bezierCurveTo' | 'quadraticCurveTo', points: readonly number[]): void {
    ;(this.#path[verb] as (...points: readonly number[]) => void)(...points)
    this.#x = points.at(-2)!
    this.#y = points.at(-1)!
    if (verb !== 'moveTo') return
    this.#startX = this.#x
    this.#startY = this.#y
  }

  /** Part of an ellipse that is not turned, from here to x/y; half-widths that are too small grow until it reaches. */
  #arc(arc: { across: number; down: number; large: boolean; sweep: boolean; x: number; y: number }): void {
    const [dx, dy] = [(this.#x - arc.x) / 2 / arc.across, (this.#y - arc.y) / 2 / arc.down]
    const far = Math.hypot(dx, dy)
    const grow = Math.max(1, far)
    const [across, down] = [arc.across * grow, arc.down * grow]
    // On the unit circle: the middle of the chord, and how far the centre lies from it.
    const off = Math.sqrt(Math.max(0, 1 - (far / grow) ** 2)) * (arc.large === arc.sweep ? -1 : 1)
    const [ux, uy] = far === 0 ? [0, 0] : [dx / far, dy / far]
    const x = (this.#x + arc.x) / 2 + off * uy * across
    const y = (this.#y + arc.y) / 2 - off * ux * down
    const from = Math.atan2((this.#y - y) / down, (this.#x - x) / across)
    const to = Math.atan2((arc.y - y) / down, (arc.x - x) / across)
    this.#path.ellipse(x, y, across, down, 0, from, to, !arc.sweep)
    this.#x = arc.x
    this.#y = arc.y
  }
}
