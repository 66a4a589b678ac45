/** The pen that painters use: a canvas on which outlines are drawn from plain data. */
import { DOMMatrix, Path2D, PathOp, type SKRSContext2D } from '@napi-rs/canvas'
import type { Gradient, Outline, Pen } from '../contract/index.ts'
import { type FontFace, font } from './fonts.ts'

/** Shapes are often filled twice and clipped to: each is turned into the canvas's own kind of path once. */
const native = new WeakMap<Outline, Path2D>()

function pathOf(outline: Outline): Path2D {
  const known = native.get(outline)
  if (known !== undefined) return known
  const path = new Path2D()
  for (const [verb, ...numbers] of outline.steps) (path[verb] as (...numbers: readonly unknown[]) => void)(...numbers)
  native.set(outline, path)
  return path
}

/** Overlaps by how far the outline was moved: shapes that are drawn often are cut once. */
const overlaps = new WeakMap<Outline, Map<string, Path2D>>()

function overlapOf(outline: Outline, dx: number, dy: number): Path2D {
  let known = overlaps.get(outline)
  if (known === undefined) {
    known = new Map()
    overlaps.set(outline, known)
  }
  const key = `${dx} ${dy}`
  const kept = known.get(key)
  if (kept !== undefined) return kept
  const overlap = new Path2D(pathOf(outline))
  const moved = new Path2D()
  moved.addPath(pathOf(outline), new DOMMatrix([1, 0, 0, 1, dx, dy]))
  overlap.op(moved, PathOp.Intersect)
  known.set(key, overlap)
  return overlap
}

/** Draws on a canvas for painters, which pass outlines and colours as plain data. */
export class CanvasPen implements Pen {
  /** For what painters of a game can't do: write and copy pictures. */
  readonly context: SKRSContext2D

  constructor(context: SKRSContext2D) {
    this.context = context
  }

  set fillStyle(style: string | Gradient) {
    this.context.fillStyle = style as string
  }

  set strokeStyle(style: string | Gradient) {
    this.context.strokeStyle = style as string
  }

  set lineWidth(width: number) {
    this.context.lineWidth = width
  }

  set lineJoin(join: Pen['lineJoin']) {
    this.context.lineJoin = join
  }

  set lineCap(cap: Pen['lineCap']) {
    this.context.lineCap = cap
  }

  get globalAlpha(): number {
    return this.context.globalAlpha
  }

  set globalAlpha(alpha: number) {
    this.context.globalAlpha = alpha
  }

  save(): void {
    this.context.save()
  }

  restore(): void {
    this.context.restore()
  }

  translate(x: number, y: number): void {
    this.context.translate(x, y)
  }

  rotate(angle: number): void {
    this.context.rotate(angle)
  }

  scale(x: number, y: number): void {
    this.context.scale(x, y)
  }

  fill(outline: Outline, rule: 'evenodd' | 'nonzero' = 'nonzero'): void {
    this.context.fill(pathOf(outline), rule)
  }

  fillOverlap(outline: Outline, dx: number, dy: number): void {
    this.context.fill(overlapOf(outline, dx, dy))
  }

  stroke(outline: Outline): void {
    this.context.stroke(pathOf(outline))
  }

  clip(outline: Outline, rule: 'evenodd' | 'nonzero' = 'nonzero'): void {
    this.context.clip(pathOf(outline), rule)
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    this.context.fillRect(x, y, width, height)
  }

  createLinearGradient(fromX: number, fromY: number, toX: number, toY: number): Gradient {
    return this.context.createLinearGradient(fromX, fromY, toX, toY)
  }

  /** Writes one line of text; `x` is its left edge, `baseline` where its letters stand. */
  write(text: string, x: number, baseline: number, face: FontFace, size: number, colour: string): void {
    this.context.font = font(face, size)
    this.context.textBaseline = 'alphabetic'
    this.context.fillStyle = colour
    this.context.fillText(text, x, baseline)
  }
}
