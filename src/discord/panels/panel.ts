/**
 * The panel of a seat: what has happened since this person's last answer, the table, what is asked and the time left,
 * on one screen. Pure: everything that it shows is handed in, and everything that its buttons need is in their names.
 */
import type { Decision, DecisionWords, Exit, GameEvent, Language, OrderOffer, Seat, Voice } from '../../games/game.ts'
import type { AnyGame } from '../../games/games.ts'
import { fits } from '../../games/shapes.ts'
import { type Say, speak } from '../../locales/index.ts'
import type { Sight } from '../../matches/api.ts'
import {
  type Body,
  button,
  countOf,
  MOST,
  type Part,
  type Row,
  row,
  rows,
  select,
  separator,
  text,
} from '../components.ts'
import { customId } from '../custom-id.ts'
import { called } from '../names.ts'
import { storyLines } from '../story.ts'
import { tableLines } from '../table.ts'
import { clip, firstLines, lastLines, literal, relative } from '../text.ts'
import { type Draft, given } from './draft.ts'
import { renderShape, startDraft } from './editor.ts'

export interface PanelInput {
  readonly game: AnyGame
  readonly sight: Sight
  readonly language: Language
  /** How each seat's person is called. */
  readonly names: Readonly<Record<Seat, string>>
  readonly happened: readonly GameEvent[]
  /** Why the click before did not do what was meant: said where the eye is, above what is asked. */
  readonly word?: string | undefined
  /** The decision to show; the most urgent if it isn't open. */
  readonly focus?: string | undefined
  /** What was begun of that decision. */
  readonly draft?: Draft | undefined
}

/** Characters that each part may take; what has happened gets what the others leave of what a message may hold. */
const ROOM = { word: 300, table: 1600, orders: 300, question: 1100, all: MOST.text - 20 }

/** The custom id of an action on a decision. */
export const decisionId = (sight: Sight, decision: Decision, ...action: string[]): string =>
  customId('p', sight.match.id, sight.reader, decision.id, ...action)

/** The custom id of an action on a standing order. */
export const orderId = (sight: Sight, order: { kind: string; key: string }, ...action: string[]): string =>
  customId('o', sight.match.id, sight.reader, order.kind, order.key, ...action)

/** The decision that a panel shows. */
export const focused = (sight: Sight, focus: string | undefined): Decision | undefined =>
  sight.decisions.find(({ id }) => id === focus) ?? sight.decisions[0]

/** A voice for text (names are escaped) and one for labels, which know no markup. */
export function voices(input: Pick<PanelInput, 'sight' | 'language' | 'names'>): { spoken: Voice; plain: Voice } {
  const { language, names, sight } = input
  const escaped = Object.fromEntries(Object.entries(names).map(([seat, name]) => [seat, literal(name)]))
  return {
    spoken: { language, names: escaped, reader: sight.reader },
    plain: { language, names, reader: sight.reader },
  }
}

export function renderPanel(input: PanelInput): Body {
  const { game, sight } = input
  const { spoken } = voices(input)
  const say = speak(input.language)
  const decision = focused(sight, input.focus)
  const { head, controls } = decision === undefined ? waiting(input, say) : asking(input, decision, say)
  const word = input.word === undefined ? [] : [clip(`⚠️ ${input.word}`, ROOM.word)]
  const { titles } = called(game, input.names, input.language)
  const table = firstLines(tableLines(game, sight.view, sight.reader, spoken, titles), ROOM.table)
  const below = [...word, clip(head, ROOM.question), ...standingLines(input, say)]
  const taken = [table, ...below].reduce((sum, part) => sum + part.length, 0)
  const parts: Part[] = [...happenedLines(input, say, ROOM.all - taken), table].map(text)
  parts.push(separator(), ...below.map(text))
  for (const control of [...controls, ...orderRows(input, say)])
    if (countOf([...parts, control]) <= MOST.components) parts.push(control)
  return { components: parts }
}

function happenedLines({ game, sight, happened, ...rest }: PanelInput, say: Say, room: number): string[] {
  const { spoken } = voices({ sight, ...rest })
  const told = storyLines(game, happened, sight.reader, spoken, sight.match.outcome)
  const title = `**${say('panel.happened')}**\n`
  return told.length === 0 ? [] : [`${title}${lastLines(told.map(quoted), room - title.length)}`]
}

const quoted = (line: string): string => `> ${line}`

// ---------------------------------------------------------------- nothing asked

function waiting({ game, sight, language, ...rest }: PanelInput, say: Say): { head: string; controls: Row[] } {
  const { spoken } = voices({ sight, language, ...rest })
  const { outcome, id } = sight.match
  if (outcome !== null) return { head: `### ${game.words.outcome(outcome, spoken)}`, controls: [] }
  const others = sight.calls
    .filter(({ seat }) => seat !== sight.reader)
    .map(({ seat, deadline }) => say('panel.waits-for', { name: spoken.names[seat] ?? seat, time: relative(deadline) }))
  const head = [`### ${say('panel.nothing')}`, ...others].join('\n')
  const plays = game.seats.includes(sight.reader)
  return { head, controls: plays ? [row(button(customId('open', id, sight.reader), say('panel.refresh')))] : [] }
}

// ---------------------------------------------------------------- a decision

function asking(input: PanelInput, decision: Decision, say: Say): { head: string; controls: Row[] } {
  const { game, sight, language } = input
  const { spoken, plain } = voices(input)
  const words = game.words.decision(decision, sight.view, spoken)
  const labels = game.words.decision(decision, sight.view, plain)
  const draft = startDraft(decision.shape, input.draft ?? {}, suggestionFor(game, sight, decision))
  const id = (...action: string[]) => decisionId(sight, decision, ...action)
  const edited = renderShape(decision.shape, draft, { language, words: words.options, labels: labels.options, id })
  const own = sight.calls.find(({ seat }) => seat === sight.reader)
  const head = [
    `### ${words.title}${own === undefined ? '' : ` · ⏳ ${relative(own.deadline)}`}`,
    words.prompt,
    ...edited.lines,
    ...consequenceLines(decision.exits, labels, say),
  ]
  const exits = rows(decision.exits.slice(0, 10).map((exit, at) => exitButton(exit, at, decision, draft, labels, id)))
  return { head: head.join('\n'), controls: [...edited.rows, ...exits, ...otherQuestions(input, decision, say)] }
}

/** A sensible start for a row of pieces: what the practice opponent would do with the same view. */
export function suggestionFor(game: AnyGame, sight: Sight, decision: Decision): readonly string[] | undefined {
  if (decision.shape.type !== 'arrange') return undefined
  const reply = game.policies.practice(sight.view, decision, null)
  return reply === 'ask' ? undefined : reply.arrange
}

function exitButton(
  exit: Exit,
  at: number,
  decision: Decision,
  draft: Draft,
  labels: DecisionWords,
  id: (...action: string[]) => string,
) {
  const fit = exit.bare === true || fits(decision, { exit: exit.id, ...given(draft) }) === null
  return button(id('exit', exit.id), labels.exits[exit.id] ?? exit.id, at === 0 ? 'good' : 'plain', !fit)
}

/** What can't be undone: said once where it is the same for every answer. */
function consequenceLines(exits: readonly Exit[], labels: DecisionWords, say: Say): string[] {
  const what = ({ consequences = [] }: Exit) => consequences.map((one) => say(`exit.${one}`)).join(', ')
  const all = new Set(exits.map(what))
  const [same] = all
  if (same !== undefined && same !== '' && all.size === 1) return [`-# ${say('exit.all', { what: same })}`]
  return exits
    .filter((exit) => what(exit) !== '')
    .map((exit) => `-# ${say('exit.final', { exit: labels.exits[exit.id] ?? exit.id, what: what(exit) })}`)
}

function otherQuestions({ game, sight, ...rest }: PanelInput, shown: Decision, say: Say): Row[] {
  if (sight.decisions.length < 2) return []
  const { plain } = voices({ sight, ...rest })
  const choices = sight.decisions.slice(0, MOST.options).map((decision) => ({
    value: decision.id,
    label: game.words.decision(decision, sight.view, plain).title,
    taken: decision === shown,
  }))
  return [select(customId('focus', sight.match.id, sight.reader), say('panel.questions'), choices)]
}

// ---------------------------------------------------------------- standing orders

function standingLines({ game, sight, ...rest }: PanelInput, say: Say): string[] {
  if (sight.orders.length === 0) return []
  const { spoken } = voices({ sight, ...rest })
  const lines = sight.orders.map((order) => `-# • ${game.words.standing(order, sight.view, spoken)}`)
  return [firstLines([`-# ${say('orders.standing')}`, ...lines], ROOM.orders)]
}

function orderRows({ game, sight, ...rest }: PanelInput, say: Say): Row[] {
  if (sight.offers.length === 0) return []
  const { plain } = voices({ sight, ...rest })
  const laid = (offer: OrderOffer) => sight.orders.some(({ kind, key }) => kind === offer.kind && key === offer.key)
  const label = (offer: OrderOffer) => {
    const { title } = game.words.order(offer, sight.view, plain)
    return say(laid(offer) ? 'orders.change' : 'orders.lay', { title })
  }
  if (sight.offers.length <= MOST.buttons)
    return [row(...sight.offers.map((offer) => button(orderId(sight, offer, 'open'), label(offer))))]
  const choices = sight.offers
    .slice(0, MOST.options)
    .map((offer) => ({ value: `${offer.kind} ${offer.key}`, label: label(offer) }))
  return [select(customId('orders', sight.match.id, sight.reader), say('orders.offer'), choices)]
}
