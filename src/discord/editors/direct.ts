/** A single choice that one tap answers: buttons, or a menu where there are many options and none is required. Pure. */
import type { Decision, DecisionWords, Exit, Option } from '../../contract/index.ts'
import type { Say } from '../../locales/index.ts'
import { button, MOST, rows, select } from '../shell/components.ts'
import type { Edited } from './edited.ts'

/** So many buttons are seen at once; two rows of them are too many to look through. */
const MOST_BUTTONS = 5
/** The name of a button has room for ids of this length. */
const LONGEST = 20

/** By which exit such a choice is handed in; null if the question is no choice of one among a few. */
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

/** Nothing is turned up, drawn or searched by it: blow by blow of a duel, for instance. */
const isSlight = ({ consequences = [] }: Exit | Option): boolean => consequences.every((what) => what === 'asks')

/** @param exit of `directExit` */
export function renderDirect(
  options: readonly Option[],
  exit: Exit,
  { words, labels, id }: { words: DecisionWords; labels: DecisionWords; id: (...action: string[]) => string },
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
