/**
 * Functions that every game needs for its decisions: they check whether an answer fits, and make answers without the
 * rules.
 */
import type { Answer, Decision, Exit, Option, Piece, Refusal, Shape } from '../../contract/index.ts'

type AnswerContent = Omit<Answer, 'decision'>

/** Why an answer does not fit its shape: each code with the offending option or the limits. */
export interface ShapeRefusals {
  'shape.exit': { readonly exit: string }
  'shape.superfluous': Readonly<Record<never, never>>
  'shape.number': { readonly min: number; readonly max: number }
  'shape.arrange': { readonly pieces: number }
  'shape.piece': { readonly piece: string }
  'shape.choose': { readonly min: number; readonly max: number; readonly chosen?: number }
  'shape.option': { readonly option: string }
  'shape.twice': { readonly option: string }
  'shape.excludes': { readonly option: string; readonly other: string }
  'shape.requires': { readonly option: string }
  'shape.budget': { readonly cost: number; readonly budget: number }
}

const refuse = <Code extends keyof ShapeRefusals>(refused: Code, values: ShapeRefusals[Code]): Refusal => ({
  refused,
  values: values as Refusal['values'],
})

/**
 * Checks an answer against the closed shape of its decision.
 * @returns null if it fits, else why not (`shape.*` codes, with the offending option or the limits)
 */
export function fits(decision: Pick<Decision, 'shape' | 'exits'>, answer: AnswerContent): Refusal | null {
  const exit = decision.exits.find((candidate) => candidate.id === answer.exit)
  if (exit === undefined) return refuse('shape.exit', { exit: String(answer.exit) })
  return exit.bare === true ? fitsNothing(answer) : fitsShape(decision.shape, answer)
}

/** The parts of an answer: each belongs to the shape of its name. */
const PARTS = ['choose', 'arrange', 'number'] as const

/** An answer must hold no part that its shape does not ask for; an empty list counts as none. */
function fitsNothing(answer: AnswerContent, but?: Shape['type']): Refusal | null {
  for (const part of PARTS) {
    const value = part === but ? undefined : answer[part]
    if (Array.isArray(value) ? value.length > 0 : value !== undefined) return refuse('shape.superfluous', {})
  }
  return null
}

function fitsShape(shape: Shape, answer: AnswerContent): Refusal | null {
  const superfluous = fitsNothing(answer, shape.type)
  if (superfluous !== null) return superfluous
  switch (shape.type) {
    case 'confirm':
      return null
    case 'number': {
      const { number } = answer
      const whole = typeof number === 'number' && Number.isInteger(number)
      return whole && number >= shape.min && number <= shape.max
        ? null
        : refuse('shape.number', { min: shape.min, max: shape.max })
    }
    case 'arrange':
      return fitsArrangement(shape.pieces, answer.arrange)
    case 'choose':
      return fitsChoice(shape, answer.choose)
  }
}

function fitsArrangement(pieces: readonly Piece[], row: readonly string[] | undefined): Refusal | null {
  const places = new Map(pieces.map((piece) => [piece.id, placeOf(piece)]))
  const left = new Set(places.values())
  if (!Array.isArray(row) || row.length !== left.size) return refuse('shape.arrange', { pieces: left.size })
  for (const id of row) if (!left.delete(places.get(id) ?? '')) return refuse('shape.piece', { piece: String(id) })
  return null
}

/** One id for a piece and all pieces that may replace it. */
const placeOf = ({ id, instead }: Piece): string => instead ?? id

/**
 * An earlier row, fitted to the present pieces. Pieces that are gone are left out, and new anchors come after the
 * others. A loose piece goes to the end if it is new, or if its anchor is gone and it does not fit the next one.
 */
export function refitted(pieces: readonly Piece[], wanted: readonly string[]): string[] {
  const known = new Map(pieces.map((piece) => [piece.id, piece]))
  const places = new Set(pieces.map(placeOf))
  const taken = new Set<string>()
  const row: Piece[] = []
  for (const id of wanted) {
    const piece = known.get(id)
    if (piece === undefined || taken.has(placeOf(piece))) continue
    taken.add(placeOf(piece))
    row.push(piece)
  }
  if (row.length === wanted.length && taken.size === places.size) return row.map(({ id }) => id)
  const come = pieces.filter((piece) => piece.instead === undefined && !taken.has(piece.id))
  const { kept, loose } = closedUp(row)
  const [anchors, others] = [come.filter(({ anchor }) => anchor), come.filter(({ anchor }) => !anchor)]
  return [...kept, ...anchors, ...loose, ...others].map(({ id }) => id)
}

/** Each anchor with the pieces before it that fit it, and all other pieces. */
function closedUp(row: readonly Piece[]): { kept: Piece[]; loose: Piece[] } {
  const kept: Piece[] = []
  const loose: Piece[] = []
  let waiting: Piece[] = []
  for (const piece of row) {
    if (!piece.anchor) {
      waiting.push(piece)
      continue
    }
    const fits = (one: Piece) => one.fits?.includes(piece.id) ?? true
    kept.push(...waiting.filter(fits), piece)
    loose.push(...waiting.filter((one) => !fits(one)))
    waiting = []
  }
  return { kept, loose: [...loose, ...waiting] }
}

function fitsChoice(shape: Choose, chosen: readonly string[] | undefined): Refusal | null {
  if (!Array.isArray(chosen)) return refuse('shape.choose', { min: shape.min, max: shape.max })
  const taken = new Map<string, number>()
  let cost = 0
  for (const id of chosen) {
    const option: Option | undefined = shape.options.find((candidate) => candidate.id === id)
    if (option === undefined) return refuse('shape.option', { option: String(id) })
    const times = taken.get(id) ?? 0
    if (times >= mostOf(option)) return refuse('shape.twice', { option: id })
    const rival = option.excludes?.find((other) => taken.has(other))
    if (rival !== undefined) return refuse('shape.excludes', { option: id, other: rival })
    if (option.requires !== undefined && !option.requires.some((other) => taken.has(other)))
      return refuse('shape.requires', { option: id })
    taken.set(id, times + 1)
    cost += option.cost ?? 0
  }
  if (chosen.length < shape.min || chosen.length > shape.max)
    return refuse('shape.choose', { min: shape.min, max: shape.max, chosen: chosen.length })
  if (shape.budget !== undefined && cost > shape.budget) return refuse('shape.budget', { cost, budget: shape.budget })
  return null
}

/** How often an option may be taken. */
const mostOf = ({ upTo = 1 }: Option): number => upTo

/** How often something stands in a list. */
const timesIn = (list: readonly string[], id: string): number => list.filter((one) => one === id).length

/** Why an option can't be added to the options chosen so far. */
export type Obstacle = 'taken' | 'excluded' | 'needs' | 'dear' | 'full'

/** Why an option can't be added to the options chosen so far; null if it can. */
export function obstacle(shape: Choose, chosen: readonly string[], option: Option): Obstacle | null {
  if (timesIn(chosen, option.id) >= mostOf(option)) return 'taken'
  const taken = shape.options.filter(({ id }) => chosen.includes(id))
  if (taken.some(({ id, excludes = [] }) => option.excludes?.includes(id) === true || excludes.includes(option.id)))
    return 'excluded'
  if (option.requires !== undefined && !option.requires.some((id) => chosen.includes(id))) return 'needs'
  if (shape.budget !== undefined && costOf(shape, chosen) + (option.cost ?? 0) > shape.budget) return 'dear'
  return chosen.length >= shape.max ? 'full' : null
}

/** The total cost of the chosen options. */
export const costOf = ({ options }: Choose, chosen: readonly string[]): number =>
  options.reduce((sum, { id, cost = 0 }) => sum + cost * timesIn(chosen, id), 0)

/** A legal answer drawn at random: every legal answer of a shape can come up. `random()` gives 0 up to 1. */
export function randomAnswer(decision: Decision, random: () => number): Answer {
  const exit = pick(decision.exits, random) as Exit
  const base = { decision: decision.id, exit: exit.id }
  if (exit.bare === true) return base
  const { shape } = decision
  switch (shape.type) {
    case 'confirm':
      return base
    case 'number':
      return { ...base, number: shape.min + Math.floor(random() * (shape.max - shape.min + 1)) }
    case 'arrange':
      return {
        ...base,
        arrange: randomRow(shape.pieces, random),
      }
    case 'choose':
      return { ...base, choose: randomChoice(shape, random) }
  }
}

function randomRow(pieces: readonly Piece[], random: () => number): string[] {
  const places = [...new Set(pieces.map(placeOf))]
  return shuffled(places, random).map(
    (place) =>
      (
        pick(
          pieces.filter((piece) => placeOf(piece) === place),
          random,
        ) as Piece
      ).id,
  )
}

/** The first legal choice, with as few options as possible. @throws if none is legal: a fault of the game */
export function leastChoice(shape: Choose): string[] {
  const found = search(shape, [], shape.budget ?? Number.POSITIVE_INFINITY)
  if (found === null) throw new Error('a decision that nobody can answer')
  return found
}

/** @throws if no choice is legal: such a decision is a fault of its game */
function randomChoice(shape: Choose, random: () => number): string[] {
  const most = Math.min(
    shape.max,
    shape.options.reduce((sum, option) => sum + mostOf(option), 0),
  )
  const wanted = shape.min + Math.floor(random() * (most - shape.min + 1))
  // The first options may leave too little that goes with them: then the draw starts again.
  for (let tries = 0; tries < TRIES; tries++) {
    const taken = takeAtRandom(shape, wanted, random)
    if (taken.length >= shape.min) return taken
  }
  return leastChoice(shape)
}

type Choose = Extract<Shape, { type: 'choose' }>

/** How often a random choice starts again before all choices are searched. */
const TRIES = 20

function takeAtRandom(shape: Choose, wanted: number, random: () => number): string[] {
  const taken: string[] = []
  let left = shape.budget ?? Number.POSITIVE_INFINITY
  let open = shuffled(
    shape.options.flatMap((option) => Array<Option>(mostOf(option)).fill(option)),
    random,
  )
  // An option may open others that were passed over before.
  for (let more = true; more && taken.length < wanted; ) {
    more = false
    for (const option of open) {
      if (taken.length === wanted) break
      if (timesIn(taken, option.id) >= mostOf(option) || !mayTake(option, taken, left)) continue
      taken.push(option.id)
      left -= option.cost ?? 0
      more = true
    }
    open = open.filter((option) => timesIn(taken, option.id) < mostOf(option))
  }
  return taken
}

const mayTake = (option: Option, taken: readonly string[], left: number): boolean =>
  (option.cost ?? 0) <= left &&
  option.excludes?.some((other) => taken.includes(other)) !== true &&
  (option.requires === undefined || option.requires.some((other) => taken.includes(other)))

/** The first legal choice of `min` options in their order, or null. */
function search(shape: Choose, taken: readonly string[], left: number): string[] | null {
  if (taken.length >= shape.min) return [...taken]
  for (const option of shape.options) {
    if (timesIn(taken, option.id) >= mostOf(option) || !mayTake(option, taken, left)) continue
    const found = search(shape, [...taken, option.id], left - (option.cost ?? 0))
    if (found !== null) return found
  }
  return null
}

function pick<T>(list: readonly T[], random: () => number): T | undefined {
  return list[Math.floor(random() * list.length)]
}

function shuffled<T>(list: T[], random: () => number): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[list[last], list[other]] = [list[other]!, list[last]!]
  }
  return list
}
