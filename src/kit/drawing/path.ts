/** Outlines made step by step, as on a canvas, but without one: a game that paints needs no graphics library. */
import type { Outline, PathStep } from '../../contract/index.ts'

/** An outline that is built step by step. */
export class Path implements Outline {
  readonly #steps: PathStep[] = []

  get steps(): readonly PathStep[] {
    return this.#steps
  }

  moveTo(x: number, y: number): void {
    this.#steps.push(['moveTo', x, y])
  }

  lineTo(x: number, y: number): void {
    this.#steps.push(['lineTo', x, y])
  }

  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void {
    this.#steps.push(['quadraticCurveTo', cx, cy, x, y])
  }

  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void {
    this.#steps.push(['bezierCurveTo', ax, ay, bx, by, x, y])
  }

  /** Part of a circle; angles in radians, clockwise from the right unless `backwards`. */
  arc(x: number, y: number, radius: number, from: number, to: number, backwards = false): void {
    this.#steps.push(['arc', x, y, radius, from, to, backwards])
  }

  /** Part of an ellipse of these half-widths, turned by `turn` radians. */
  ellipse(
    x: number,
    y: number,
    across: number,
    down: number,
    turn: number,
    from: number,
    to: number,
    backwards = false,
  ): void {
    this.#steps.push(['ellipse', x, y, across, down, turn, from, to, backwards])
  }

  roundRect(x: number, y: number, width: number, height: number, radii: number | number[]): void {
    this.#steps.push(['roundRect', x, y, width, height, radii])
  }

  closePath(): void {
    this.#steps.push(['closePath'])
  }

  /** Adds all steps of another outline. */
  addPath({ steps }: Outline): void {
    this.#steps.push(...steps)
  }
}
