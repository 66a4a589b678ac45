/** The menu below a panel: everything that is needed once in ten turns. Each entry is a button's click. Pure. */

import { PANEL_LABEL, seenBy } from '../../contract/index.ts'
import { clipWords } from '../../kit/wording/clipping.ts'
import { distinctLabels } from '../../kit/wording/labels.ts'
import type { Say } from '../../locales/index.ts'
import type { Sight } from '../../matches/api.ts'
import { isPractice } from '../../matches/practice/practice.ts'
import { type ControlRow, type MenuEntry, MOST, select } from '../shell/components.ts'
import { customId, MENU } from '../shell/custom-id.ts'
import { againEntries, type ClockEntry, clockEntries } from './clock-entries.ts'
import type { PanelInput } from './panel-input.ts'
import { voices } from './panel-input.ts'
import { backId, isBackOpen } from './sitting-lines.ts'

/**
 * Returns the menu of a panel.
 * @param first variants of the answer, which stand above everything else
 */
export function moreRow(input: PanelInput, first: readonly ClockEntry[], say: Say): ControlRow[] {
  const entries = [...first, ...entriesOf(input, say)].filter(({ id }) => id.length <= MOST.option)
  if (entries.length === 0) return []
  const choices = entries
    .slice(0, MOST.options)
    .map(({ id, label, hint }): MenuEntry => ({ value: id, label: clipWords(label, PANEL_LABEL), hint }))
  return [select(customId(MENU, input.mark ?? ''), say('more'), distinctLabels(choices))]
}

function entriesOf(input: PanelInput, say: Say): ClockEntry[] {
  const { game, sight, happened, lesson } = input
  const { id } = sight.match
  const over = sight.match.outcome !== null
  const help = (view: string) => customId('help', id, view, '0')
  const entry = (when: boolean, at: string, label: string): ClockEntry[] => (when ? [{ id: at, label }] : [])
  return [
    ...startOver(sight, say),
    ...otherQuestions(input),
    ...entry(game.closeUps !== undefined, help('places'), say('more.places')),
    ...entry(true, help('cards'), say('more.cards')),
    ...partEntries(input),
    ...entry(happened.length > 0, customId('told', id, '', '0'), say('more.since')),
    ...entry(hasCounts(input), help('counts'), say('more.counts')),
    ...entry(game.help !== undefined && sight.decisions.length > 0, help('why'), say('more.why')),
    ...entry(true, customId('words', id, 'back'), say('more.words')),
    ...entry(sight.match.seal !== undefined, customId('fair', id), say('seal.more')),
    ...entry(offersOrders(sight), customId('orders', id, sight.reader), ordersLabel(sight, say)),
    ...takeBackEntries(sight, say),
    ...clockPart(input, say),
    ...entry(!over, customId('open', id, sight.reader), say('more.refresh')),
    ...entry(!over && lesson === undefined, customId('x', id, 'ask'), say('more.resign')),
  ]
}

/** The parts of the table that have an entry of their own. */
const partEntries = (input: PanelInput): ClockEntry[] =>
  (input.game.closeUps?.menu(input.sight.view, voices(input).plain) ?? []).map(({ id, label, hint }) => ({
    ...{ id: customId('help', input.sight.match.id, 'near', id), label },
    ...(hint === undefined ? {} : { hint }),
  }))

const offersOrders = ({ match, mayOrder, orders }: Sight): boolean =>
  match.outcome === null && (orders.length > 0 || (mayOrder && !Object.values(match.players).some(isPractice)))

const ordersLabel = ({ orders }: Sight, say: Say): string =>
  orders.length === 0 ? say('more.orders') : say('more.orders-set', { count: orders.length })

function hasCounts(input: PanelInput): boolean {
  const { game, sight, happened } = input
  const seen = happened.map((event) => seenBy(event, sight.reader))
  return (game.help?.counts(seen, voices(input).spoken) ?? []).length > 0
}

/** Takes all answers that wait back, where they are several. */
const startOver = ({ match, reader, pending }: Sight, say: Say): ClockEntry[] =>
  pending === null || pending.answers.length < 2
    ? []
    : [{ id: customId('undo', match.id, reader, pending.id, 'all'), label: say('sitting.over') }]

/** The other questions that are open for this seat. */
function otherQuestions(input: PanelInput): ClockEntry[] {
  const { game, sight, focus } = input
  const { plain } = voices(input)
  const shown = sight.decisions.find(({ id }) => id === focus) ?? sight.decisions[0]
  return sight.decisions
    .filter((decision) => decision !== shown)
    .map((decision) => ({
      id: customId('focus', sight.match.id, sight.reader, decision.id),
      label: game.words.decision(decision, sight.view, plain).title,
    }))
}

/** Returns the entries of the clock of a match that runs; for one that ended by time-out, the way to resume it. */
function clockPart(input: Pick<PanelInput, 'sight' | 'names' | 'lesson'>, say: Say): ClockEntry[] {
  const { sight, names, lesson } = input
  if (lesson !== undefined || sight.reader === 'spectator') return []
  const name = Object.entries(names).find(([seat]) => seat !== sight.reader)?.[1] ?? ''
  return sight.match.outcome === null ? clockEntries(sight, name, say) : againEntries(sight, say)
}

function takeBackEntries(sight: Sight, say: Say): ClockEntry[] {
  const { takeBack } = sight
  if (takeBack === null || !isBackOpen(sight)) return []
  return [{ id: backId(sight, 'ask', takeBack.move), label: say('back.ask') }]
}
