/** Reads choices that are not complete yet, and makes answers of them. */
import type { AnswerContent, AnswerDraft, Decision, Option, PanelAction, Shape } from '../../contract/index.ts'
import { obstacle, refitted } from './shapes.ts'

/** The shape of a choice among options. */
export type Choose = Extract<Shape, { type: 'choose' }>

/** Returns an option by its id. */
const optionOf = (shape: Choose, id: string): Option | undefined => shape.options.find((option) => option.id === id)

/** Returns the options that an answer chooses, in the order of the question; none for another shape. */
export const chosenOptions = (shape: Shape, ids: readonly string[] = []): readonly Option[] =>
  shape.type === 'choose' ? shape.options.filter(({ id }) => ids.includes(id)) : []

/** Returns as many of these ids as can be chosen one after the other, in their order. */
export function choosable(shape: Choose, ids: readonly string[]): string[] {
  const chosen: string[] = []
  for (const id of ids) {
    const option = optionOf(shape, id)
    if (option !== undefined && obstacle(shape, chosen, option) === null) chosen.push(id)
  }
  return chosen
}

/** Whether everything has to be taken and its order does not matter: then there is nothing to pick. */
export const isForced = (shape: Choose): boolean => shape.ordered !== true && shape.min === shape.options.length

/** Returns what is taken of the ids that have been ticked: as many as fit, and all where all have to be taken. */
export const takenOf = (shape: Choose, ids: readonly string[]): string[] =>
  choosable(shape, isForced(shape) ? shape.options.map(({ id }) => id) : ids)

/**
 * Returns the answer that an entry of a list gives by an exit.
 * @param choose the options of the entry; of a number the number itself
 */
export function answerOfEntry(
  { shape, exits }: Pick<Decision, 'shape' | 'exits'>,
  exit: string,
  choose: readonly string[],
): AnswerContent {
  if (exits.find(({ id }) => id === exit)?.bare === true) return { exit }
  return shape.type === 'number' ? { exit, number: Number(choose[0]) } : { exit, choose }
}

/**
 * Returns the answer that an action of a panel gives.
 * @param begun the part that has been put together so far; ticks that don't fit beside earlier ones are ignored
 * @returns null for an action that answers nothing yet
 */
export function answerBy(
  { shape, exits }: Pick<Decision, 'shape' | 'exits'>,
  action: PanelAction,
  begun: Omit<AnswerDraft, 'suggested'>,
): AnswerContent | null {
  if (action.exit === undefined) return null
  const { exit } = action
  if (exits.find(({ id }) => id === exit)?.bare === true) return { exit }
  switch (shape.type) {
    case 'confirm':
      return { exit }
    case 'number':
      return { exit, number: action.number ?? begun.number ?? shape.min }
    case 'arrange':
      return { exit, arrange: refitted(shape.pieces, begun.arrange ?? []) }
    case 'choose':
      return { exit, choose: takenOf(shape, action.choose ?? begun.choose ?? []) }
  }
}
