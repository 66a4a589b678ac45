/** A pen that writes what painters draw as SVG, so that a page has pictures without a file. */
import type { Gradient, Outline, PathStep, Pen } from '../../contract/index.ts'

/** Returns a number as it stands in a picture: at most one place behind the point. */
const short = (value: number): string => {
  const rounded = Math.round(value * 10) / 10
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

const list = (...values: readonly number[]): string => values.map(short).join(' ')

const FULL = Math.PI * 2

/** Part of an ellipse as path data. An arc of SVG can't be a whole ellipse, so that it is drawn in halves. */
function ellipsePart(
  [x, y, across, down, turn, from, to, backwards = false]: readonly [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    boolean?,
  ],
  begins: boolean,
): string {
  const point = (angle: number) => {
    const [u, v] = [across * Math.cos(angle), down * Math.sin(angle)]
    return list(x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn))
  }
  const asked = backwards ? from - to : to - from
  const rest = ((asked % FULL) + FULL) % FULL
  // A whole turn the other way round is a whole turn.
  const sweep = asked >= FULL || (rest < 1e-9 && from !== to) ? FULL : rest
  const way = backwards ? -1 : 1
  const steps = sweep > Math.PI * 0.99 ? 2 : 1
  const head = `${list(across, down, (turn * 180) / Math.PI)} 0 ${backwards ? 0 : 1} `
  const arcs = Array.from({ length: steps }, (_, at) => `A${head}${point(from + (way * sweep * (at + 1)) / steps)}`)
  return `${begins ? 'M' : 'L'}${point(from)}${arcs.join('')}`
}

function roundRect(x: number, y: number, width: number, height: number, radii: number | number[]): string {
  const asked = typeof radii === 'number' ? [radii] : radii
  const [a = 0, b = a, c = a, d = b] = asked
  const most = Math.min(Math.abs(width), Math.abs(height)) / 2
  const [nw, ne, se, sw] = [a, b, c, d].map((radius) => Math.min(radius, most)) as [number, number, number, number]
  const corner = (radius: number, dx: number, dy: number) =>
    radius === 0 ? '' : `a${short(radius)} ${short(radius)} 0 0 1 ${list(dx, dy)}`
  return [
    `M${list(x + nw, y)}H${short(x + width - ne)}${corner(ne, ne, ne)}V${short(y + height - se)}${corner(se, -se, se)}`,
    `H${short(x + sw)}${corner(sw, -sw, -sw)}V${short(y + nw)}${corner(nw, nw, -nw)}Z`,
  ].join('')
}

function stepData([verb, ...numbers]: PathStep, begins: boolean): string {
  const values = numbers as readonly number[]
  switch (verb) {
    case 'moveTo':
      return `M${list(...values)}`
    case 'lineTo':
      return `${begins ? 'M' : 'L'}${list(...values)}`
    case 'quadraticCurveTo':
      return `Q${list(...values)}`
    case 'bezierCurveTo':
      return `C${list(...values)}`
    case 'closePath':
      return 'Z'
    case 'roundRect':
      return roundRect(...(numbers as Parameters<typeof roundRect>))
    case 'arc': {
      const [x, y, radius, from, to, backwards] = numbers as [number, number, number, number, number, boolean?]
      return ellipsePart([x, y, radius, radius, 0, from, to, backwards ?? false], begins)
    }
    case 'ellipse':
      return ellipsePart(numbers as unknown as Parameters<typeof ellipsePart>[0], begins)
  }
}

/** Returns an outline as the path data of SVG. */
const pathData = ({ steps }: Outline): string => steps.map((step, at) => stepData(step, at === 0)).join('')

class SvgGradient implements Gradient {
  readonly line: readonly [number, number, number, number]
  readonly stops: string[] = []
  id: string | null = null

  constructor(line: readonly [number, number, number, number]) {
    this.line = line
  }

  addColorStop(offset: number, colour: string): void {
    this.stops.push(`<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"/>`)
  }
}

/** The settings that `save` keeps. */
interface Settings {
  fillStyle: string | Gradient
  strokeStyle: string | Gradient
  lineWidth: number
  lineJoin: Pen['lineJoin']
  lineCap: Pen['lineCap']
  globalAlpha: number
}

const USUAL: Settings = {
  fillStyle: '#000',
  strokeStyle: '#000',
  lineWidth: 1,
  lineJoin: 'miter',
  lineCap: 'butt',
  globalAlpha: 1,
}

/** Writes SVG. The ids in it begin with a prefix of their own, so that several pictures can stand in one document. */
export class SvgPen implements Pen {
  readonly #prefix: string
  readonly #parts: string[] = []
  /** The groups that each level of `save` has opened. */
  readonly #open: number[] = [0]
  readonly #kept: Settings[] = []
  #now: Settings = { ...USUAL }
  #moves = ''
  #ids = 0

  constructor(prefix: string) {
    this.#prefix = prefix
  }

  /** The picture, without an element around it. */
  get svg(): string {
    const open = this.#open.reduce((sum, count) => sum + count, 0)
    return `${this.#parts.join('')}${'</g>'.repeat(open)}`
  }

  get fillStyle(): string | Gradient {
    return this.#now.fillStyle
  }

  set fillStyle(style: string | Gradient) {
    this.#now.fillStyle = style
  }

  get strokeStyle(): string | Gradient {
    return this.#now.strokeStyle
  }

  set strokeStyle(style: string | Gradient) {
    this.#now.strokeStyle = style
  }

  get lineWidth(): number {
    return this.#now.lineWidth
  }

  set lineWidth(width: number) {
    this.#now.lineWidth = width
  }

  get lineJoin(): Pen['lineJoin'] {
    return this.#now.lineJoin
  }

  set lineJoin(join: Pen['lineJoin']) {
    this.#now.lineJoin = join
  }

  get lineCap(): Pen['lineCap'] {
    return this.#now.lineCap
  }

  set lineCap(cap: Pen['lineCap']) {
    this.#now.lineCap = cap
  }

  get globalAlpha(): number {
    return this.#now.globalAlpha
  }

  set globalAlpha(alpha: number) {
    this.#now.globalAlpha = alpha
  }

  save(): void {
    this.#flush()
    this.#kept.push({ ...this.#now })
    this.#open.push(0)
  }

  restore(): void {
    this.#moves = ''
    const opened = this.#open.length > 1 ? (this.#open.pop() ?? 0) : 0
    this.#parts.push('</g>'.repeat(opened))
    this.#now = this.#kept.pop() ?? this.#now
  }

  translate(x: number, y: number): void {
    this.#moves += `translate(${list(x, y)})`
  }

  rotate(angle: number): void {
    this.#moves += `rotate(${Math.round((angle * 18000) / Math.PI) / 100})`
  }

  scale(x: number, y: number): void {
    this.#moves += `scale(${Math.round(x * 1e4) / 1e4} ${Math.round(y * 1e4) / 1e4})`
  }

  fill(outline: Outline, rule: 'evenodd' | 'nonzero' = 'nonzero'): void {
    this.#draw(`<path d="${pathData(outline)}"${this.#filling()}${rule === 'evenodd' ? ' fill-rule="evenodd"' : ''}/>`)
  }

  fillOverlap(outline: Outline, dx: number, dy: number): void {
    const data = pathData(outline)
    const id = this.#id()
    const clip = `<clipPath id="${id}"><path d="${data}" transform="translate(${list(dx, dy)})"/></clipPath>`
    this.#draw(`${clip}<path d="${data}" clip-path="url(#${id})"${this.#filling()}/>`)
  }

  stroke(outline: Outline): void {
    const { strokeStyle, lineWidth, lineJoin, lineCap } = this.#now
    const join = lineJoin === 'miter' ? '' : ` stroke-linejoin="${lineJoin}"`
    const cap = lineCap === 'butt' ? '' : ` stroke-linecap="${lineCap}"`
    const line = `${this.#paint('stroke', strokeStyle)} stroke-width="${short(lineWidth)}"${join}${cap}`
    this.#draw(`<path d="${pathData(outline)}" fill="none"${line}${this.#alpha()}/>`)
  }

  clip(outline: Outline, rule: 'evenodd' | 'nonzero' = 'nonzero'): void {
    this.#flush()
    const id = this.#id()
    const how = rule === 'evenodd' ? ' clip-rule="evenodd"' : ''
    this.#parts.push(
      `<clipPath id="${id}"><path d="${pathData(outline)}"${how}/></clipPath><g clip-path="url(#${id})">`,
    )
    this.#opened()
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    const box = `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"`
    this.#draw(`<rect ${box}${this.#filling()}/>`)
  }

  createLinearGradient(fromX: number, fromY: number, toX: number, toY: number): Gradient {
    return new SvgGradient([fromX, fromY, toX, toY])
  }

  #id(): string {
    this.#ids += 1
    return `${this.#prefix}${this.#ids}`
  }

  #opened(): void {
    this.#open[this.#open.length - 1] = (this.#open.at(-1) ?? 0) + 1
  }

  /** Moves stand in a group that ends with `restore`. */
  #flush(): void {
    if (this.#moves === '') return
    this.#parts.push(`<g transform="${this.#moves}">`)
    this.#moves = ''
    this.#opened()
  }

  #draw(element: string): void {
    this.#flush()
    this.#parts.push(element)
  }

  #filling(): string {
    return `${this.#paint('fill', this.#now.fillStyle)}${this.#alpha()}`
  }

  #alpha(): string {
    const { globalAlpha } = this.#now
    return globalAlpha === 1 ? '' : ` opacity="${Math.round(globalAlpha * 100) / 100}"`
  }

  #paint(property: 'fill' | 'stroke', style: string | Gradient): string {
    if (!(style instanceof SvgGradient)) return ` ${property}="${String(style)}"`
    if (style.id === null) {
      style.id = this.#id()
      const [x1, y1, x2, y2] = style.line.map(short)
      const place = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" gradientUnits="userSpaceOnUse"`
      this.#flush()
      this.#parts.push(`<linearGradient id="${style.id}" ${place}>${style.stops.join('')}</linearGradient>`)
    }
    return ` ${property}="url(#${style.id})"`
  }
}
