/** What every game needs for its decisions: does an answer fit, and answers made without knowing the rules. */
import type { Answer, Decision, Exit, Option, Refusal, Shape } from './game.ts'

type Given = Omit<Answer, 'decision'>

const refuse = (refused: string, values: Refusal['values'] = {}): Refusal => ({ refused, values })

/**
 * Checks an answer against the closed shape of its decision.
 * @returns null if it fits, else why not (`shape.*` codes, with the offending option or the limits)
 */
export function fits(decision: Pick<Decision, 'shape' | 'exits'>, answer: Given): Refusal | null {
  const exit = decision.exits.find((candidate) => candidate.id === answer.exit)
  if (exit === undefined) return refuse('shape.exit', { exit: String(answer.exit) })
  return exit.bare === true ? fitsNothing(answer) : fitsShape(decision.shape, answer)
}

/** The parts of an answer, each asked for by the shape of its name. */
const PARTS = ['choose', 'arrange', 'number'] as const

/** Nothing is handed in that nobody asked for; an empty list is nothing. */
function fitsNothing(answer: Given, but?: Shape['type']): Refusal | null {
  const given = (part: (typeof PARTS)[number]) => {
    const value = answer[part]
    return Array.isArray(value) ? value.length > 0 : value !== undefined
  }
  return PARTS.some((part) => part !== but && given(part)) ? refuse('shape.superfluous') : null
}

function fitsShape(shape: Shape, answer: Given): Refusal | null {
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
      return fitsArrangement(
        shape.pieces.map((piece) => piece.id),
        answer.arrange,
      )
    case 'choose':
      return fitsChoice(shape, answer.choose)
  }
}

function fitsArrangement(ids: readonly string[], row: readonly string[] | undefined): Refusal | null {
  if (!Array.isArray(row) || row.length !== ids.length) return refuse('shape.arrange', { pieces: ids.length })
  const left = new Set(ids)
  for (const id of row) if (!left.delete(id)) return refuse('shape.piece', { piece: String(id) })
  return null
}

function fitsChoice(shape: Extract<Shape, { type: 'choose' }>, chosen: readonly string[] | undefined): Refusal | null {
  if (!Array.isArray(chosen)) return refuse('shape.choose', { min: shape.min, max: shape.max })
  const taken = new Set<string>()
  let cost = 0
  for (const id of chosen) {
    const option: Option | undefined = shape.options.find((candidate) => candidate.id === id)
    if (option === undefined) return refuse('shape.option', { option: String(id) })
    if (taken.has(id)) return refuse('shape.twice', { option: id })
    const rival = option.excludes?.find((other) => taken.has(other))
    if (rival !== undefined) return refuse('shape.excludes', { option: id, other: rival })
    if (option.requires !== undefined && !option.requires.some((other) => taken.has(other)))
      return refuse('shape.requires', { option: id })
    taken.add(id)
    cost += option.cost ?? 0
  }
  if (taken.size < shape.min || taken.size > shape.max)
    return refuse('shape.choose', { min: shape.min, max: shape.max, chosen: taken.size })
  if (shape.budget !== undefined && cost > shape.budget) return refuse('shape.budget', { cost, budget: shape.budget })
  return null
}

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
        arrange: shuffled(
          shape.pieces.map((piece) => piece.id),
          random,
        ),
      }
    case 'choose':
      return { ...base, choose: randomChoice(shape, random) }
  }
}

function randomChoice(shape: Extract<Shape, { type: 'choose' }>, random: () => number): string[] {
  const wanted = shape.min + Math.floor(random() * (Math.min(shape.max, shape.options.length) - shape.min + 1))
  const taken: string[] = []
  let left = shape.budget ?? Number.POSITIVE_INFINITY
  for (const option of shuffled([...shape.options], random)) {
    if (taken.length === wanted) break
    const blocked =
      (option.cost ?? 0) > left ||
      option.excludes?.some((other) => taken.includes(other)) === true ||
      (option.requires !== undefined && !option.requires.some((other) => taken.includes(other)))
    if (blocked) continue
    taken.push(option.id)
    left -= option.cost ?? 0
  }
  return taken
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
