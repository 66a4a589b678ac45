/** The editor of a choice: options one after another, within the budget, in order where order matters. Pure. */
import type { Option } from '../../contract/index.ts'
import { type Choose, choosable, isForced, optionOf } from '../../kit/decisions/chosen.ts'
import { costOf, obstacle } from '../../kit/decisions/shapes.ts'
import type { Say } from '../../locales/index.ts'
import type { Draft } from '../../matches/draft.ts'
import { startChoose } from '../../matches/draft-start.ts'
import { button, type ControlRow, type MenuEntry, MOST, row, rows, select } from '../shell/components.ts'
import { pagedSelects } from '../shell/pages.ts'
import type { Edited, EditorInput } from './edited.ts'

/** Up to this many chosen options need no list from which to remove one. */
const FEW = 3

/** The verbs of a choice. */
export type ChooseVerb = 'add' | 'drop' | 'undo' | 'clear'

/** Returns the draft of a choice after a click; a verb of another shape leaves it as it is. @param values picked in a select */
export function applyChoose<Other extends string>(
  shape: Choose,
  draft: Draft,
  verb: ChooseVerb | Other,
  values: readonly string[],
): Draft {
  const chosen = startChoose(shape, draft).choose ?? []
  switch (verb) {
    case 'add':
      return { ...draft, choose: choosable(shape, shape.max === 1 ? values : [...chosen, ...values]) }
    case 'drop':
      return {
        ...draft,
        choose: choosable(
          shape,
          chosen.filter((id) => !values.includes(id)),
        ),
      }
    case 'undo':
      return { ...draft, choose: chosen.slice(0, -1) }
    case 'clear':
      return { ...draft, choose: [] }
    default:
      return draft
  }
}

/** Renders the chosen options, and the controls that choose. */
export function renderChoose(shape: Choose, draft: Draft, input: EditorInput, say: Say): Edited {
  const chosen = draft.choose ?? []
  return { lines: linesOf(shape, chosen, input, say), rows: rowsOf(shape, chosen, draft, input, say) }
}

function linesOf(shape: Choose, chosen: readonly string[], input: EditorInput, say: Say): string[] {
  const { options, min, max, budget, ordered } = shape
  const lines: string[] = []
  if (options.length > 0 && max > 0) {
    const said = (key: 'exactly' | 'between' | 'any' | 'up-to') => say(`choose.${key}`, { min, max, count: max })
    const range =
      min === max ? 'exactly' : min > 0 ? 'between' : max > 1 && max >= options.length ? 'any' : ('up-to' as const)
    lines.push(`-# ${[said(range), ...(ordered === true && max > 1 ? [say('choose.ordered')] : [])].join(' ')}`)
  }
  // The select shows a single choice.
  if (chosen.length === 0 || max === 1) return lines
  const paid = budget === undefined ? say('choose.chosen') : say('choose.paid', { cost: costOf(shape, chosen), budget })
  lines.push(`**${paid}**`)
  const once = ordered === true ? chosen : [...new Set(chosen)]
  once.forEach((id, at) => {
    const words = input.words[id]
    const cost = optionOf(shape, id)?.cost
    const price = budget === undefined || cost === undefined ? '' : ` (${cost})`
    lines.push(
      `${ordered === true ? `${at + 1}.` : '•'} ${words?.label ?? id}${price}${ordered === true ? '' : times(chosen, id)}`,
    )
  })
  return lines
}

const times = (chosen: readonly string[], id: string): string => {
  const count = chosen.filter((one) => one === id).length
  return count > 1 ? ` ×${count}` : ''
}

function rowsOf(shape: Choose, chosen: readonly string[], draft: Draft, input: EditorInput, say: Say): ControlRow[] {
  const { id } = input
  const single = shape.max === 1
  const offered = single
    ? shape.options.filter((option) => obstacle(shape, [], option) === null)
    : shape.options.filter((option) => obstacle(shape, chosen, option) === null)
  const groups = groupsIn(shape.options)
  const group = groups.includes(draft.group ?? '') ? draft.group : groups[0]
  const shown = groups.length < 2 ? offered : offered.filter((option) => (option.group ?? '') === group)
  const alike = ({ like }: Option) => (like === undefined ? 1 : shown.filter((one) => one.like === like).length)
  const choices = oneOfEach(shown, chosen).map((option) =>
    choiceOf(shape, option, input, say, single && chosen.includes(option.id), alike(option)),
  )
  const out = [
    ...groupRow(groups, group, offered, input),
    ...pagedSelects(
      {
        choices,
        placeholder: say(
          single || chosen.length === 0 ? 'choose.one' : shape.ordered === true ? 'choose.next' : 'choose.add',
        ),
        min: single ? shape.min : 1,
        // One at a time where a choice changes what may follow: a multiple selection has no order.
        max: single || shape.ordered === true || isEntangled(shape) ? 1 : shape.max - chosen.length,
        page: draft.page ?? 0,
        id,
        verb: 'add',
      },
      say,
    ),
  ]
  // With few chosen options, undoing one by one is quicker than searching a list.
  if (!single && chosen.length > FEW)
    out.push(
      select(
        id('drop'),
        say('choose.drop'),
        [...new Set(chosen)]
          .slice(0, MOST.options)
          .map((one) => ({ value: one, label: input.labels[one]?.label ?? one })),
      ),
    )
  if (chosen.length > 0 && !(single && shape.min === 1) && !isForced(shape))
    out.push(
      row(
        ...(single || chosen.length < 2 ? [] : [button(id('undo'), say('choose.undo'))]),
        button(id('clear'), say('choose.clear')),
      ),
    )
  return out
}

/** Returns the groups of these options in the order in which they first appear; `''` for options without one. */
const groupsIn = (options: readonly Option[]): readonly string[] => [...new Set(options.map(({ group = '' }) => group))]

/** A button for each group with the number of its options; none where there is only one group. */
function groupRow(
  groups: readonly string[],
  shown: string | undefined,
  offered: readonly Option[],
  { groups: headings = {}, id }: EditorInput,
): ControlRow[] {
  if (groups.length < 2) return []
  const under = (group: string) => offered.filter((option) => (option.group ?? '') === group).length
  return rows(
    groups.map((group) =>
      button(
        id('group', group),
        `${headings[group] ?? (group === '' ? '…' : group)} (${under(group)})`,
        'plain',
        group === shown,
      ),
    ),
  )
}

/** Returns the chosen options, and of equal options the first that is not chosen. */
const oneOfEach = (options: readonly Option[], chosen: readonly string[]): readonly Option[] =>
  options.filter(
    ({ id, like }, at) =>
      like === undefined ||
      chosen.includes(id) ||
      options.findIndex((one) => one.like === like && !chosen.includes(one.id)) === at,
  )

const isEntangled = (shape: Choose): boolean =>
  shape.budget !== undefined || shape.options.some(({ excludes, requires }) => excludes ?? requires)

function choiceOf(
  shape: Choose,
  option: Option,
  input: EditorInput,
  say: Say,
  taken: boolean,
  alike: number,
): MenuEntry {
  const words = input.labels[option.id]
  const price =
    shape.budget === undefined || option.cost === undefined ? [] : [say('choose.costs', { cost: option.cost })]
  const set = (option.consequences ?? []).map((what) => say(`option.${what}`))
  const hint = [...price, ...(words?.hint === undefined ? [] : [words.hint]), ...set].join(' · ')
  const label = words?.label ?? option.id
  return { value: option.id, label: alike > 1 ? `${label} ×${alike}` : label, hint, taken }
}
