/** A single choice that one tap answers: buttons, or a menu where there are many options and none is required. Pure. */

import type { Decision, DecisionWords, Exit, Option } from '../../contract/index.ts'
import type { Say } from '../../locales/index.ts'
import type { PanelId } from '../acts/acts.ts'
import { button, MOST, rows, select } from '../shell/components.ts'
import type { Edited } from './edited.ts'

/** The most buttons shown for one question: a single row. */
const MOST_BUTTONS = 5
/** The longest option id, in characters, that fits into the custom id of a button. */
const LONGEST = 20

/** Returns the exit that sends a single choice at once; null if the question is not a choice of one among a few. */
export function directExit({ shape, exits }: Pick<Decision, 'shape' | 'exits'>): Exit | null {
  if (shape.type !== 'choose' || shape.min !== 1 || shape.max !== 1) return null
  const [exit, ...more] = exits.filter(({ bare }) => bare !== true)
  if (exit === undefined || more.length > 0) return null
  const { options, budget = Number.POSITIVE_INFINITY } = shape
  const most = exits.length > 1 && [exit, ...options].every(isSlight) ? MOST.options : MOST_BUTTONS
  const plain = ({ id, cost = 0, requires, group }: Option) =>
    id.length <= LONGEST && cost <= budget && requires === undefined && group === undefined
  return options.length > 0 && options.length <= most && options.every(plain) ? exit : null
}

/** Whether an answer reveals, draws and searches nothing, as in each blow of a duel. */
const isSlight = ({ consequences = [] }: Exit | Option): boolean => consequences.every((what) => what === 'asks')

/** Renders the options as buttons, or as a menu, that answer with one tap. @param exit of `directExit` */
export function renderDirect(
  options: readonly Option[],
  exit: Exit,
  { words, labels, id }: { words: DecisionWords; labels: DecisionWords; id: PanelId },
  say: Say,
): Edited {
  const hint = ({ id: one, consequences = [] }: Option, from: DecisionWords) =>
    [from.options[one]?.hint ?? [], ...consequences.map((what) => say(`option.${what}`))].flat().join(' · ')
  const told = options.flatMap((option) => {
    const said = hint(option, words)
    return said === '' ? [] : [`• **${words.options[option.id]?.label ?? option.id}** – ${said}`]
  })
  const label = ({ id: one }: Option) => labels.options[one]?.label ?? one
  const title = say('direct.one', { exit: labels.exits[exit.id] ?? exit.id })
  const lines = [`-# ${say('direct.one', { exit: words.exits[exit.id] ?? exit.id })}`]
  if (options.length > MOST_BUTTONS) {
    const choices = options.map((option) => ({ value: option.id, label: label(option), hint: hint(option, labels) }))
    return { lines, rows: [select(id('exit', exit.id), title, choices)] }
  }
  const buttons = options.map((option) => button(id('exit', exit.id, option.id), label(option), 'good'))
  return { lines: [...lines, ...told], rows: rows(buttons) }
}
