/** Outlines made step by step, as on a canvas, but without one: a game that paints needs no graphics library. */
import type { Outline, PathMethods, PathStep } from '../../contract/index.ts'

/** An outline that is built step by step; `PathMethods` of the contract describes the methods and their arguments. */
export class Path implements Outline {
  readonly #steps: PathStep[] = []

  get steps(): readonly PathStep[] {
    return this.#steps
  }

  moveTo(...to: PathMethods['moveTo']): void {
    this.#steps.push(['moveTo', ...to])
  }

  lineTo(...to: PathMethods['lineTo']): void {
    this.#steps.push(['lineTo', ...to])
  }

  quadraticCurveTo(...curve: PathMethods['quadraticCurveTo']): void {
    this.#steps.push(['quadraticCurveTo', ...curve])
  }

  bezierCurveTo(...curve: PathMethods['bezierCurveTo']): void {
    this.#steps.push(['bezierCurveTo', ...curve])
  }

  arc(...part: PathMethods['arc']): void {
    this.#steps.push(['arc', ...part])
  }

  ellipse(...part: PathMethods['ellipse']): void {
    this.#steps.push(['ellipse', ...part])
  }

  roundRect(...box: PathMethods['roundRect']): void {
    this.#steps.push(['roundRect', ...box])
  }

  closePath(): void {
    this.#steps.push(['closePath'])
  }

  /** Adds all steps of another outline. */
  addPath({ steps }: Outline): void {
    this.#steps.push(...steps)
  }
}
