/**
 * The explanations of a match: any card that the reader sees, the origin of numbers, the counting of results, and why
 * something is not offered. They follow from the reader's present view. A button holds all that its click needs.
 */
import type { Explanation, Face, GameEvent, MissingAnswer, OpenChoice, Voice } from '../../contract/index.ts'
import { seenBy } from '../../contract/index.ts'
import { clip } from '../../kit/wording/clipping.ts'
import { type Say, speak } from '../../locales/index.ts'
import type { Sight } from '../../matches/api.ts'
import { draftOf } from '../../matches/draft.ts'
import { startChoose } from '../../matches/draft-start.ts'
import { cardView } from '../cards/card-panel.ts'
import { ruleById, ruleLabel } from '../rules/rule-panel.ts'
import {
  type Body,
  button,
  type ControlRow,
  container,
  type MenuEntry,
  type MessagePart,
  MOST,
  row,
  select,
  text,
} from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { pagedSelects } from '../shell/pages.ts'
import { firstLines, literal } from '../shell/text-limits.ts'
import { leadingBack } from '../shell/way-back.ts'
import { cardName } from '../table/table-text.ts'
import { cardNear, readNearCard, whereControls } from './close-up-panel.ts'
import { explanationLine, type HelpInput, helpId, panelButton, spokenVoice } from './help-input.ts'

/** The explanations to choose from: `help|match|<view>|…`; with `open` before the view in a separate message. */
export type HelpView = 'cards' | 'why' | 'counts' | 'standing'

const MOST_WORDS = 3600
/** The number of explanations that fit on a phone's screen. */
const PAGE = 3

const seen = (events: readonly GameEvent[], { reader }: Sight) => events.map((event) => seenBy(event, reader))

/** The ways to other explanations and back; no row where there are none. @param part of the table in which a card lies */
function ways({ game, sight }: HelpInput, here: HelpView | 'card', say: Say, part?: string): ControlRow[] {
  const help = game.help !== undefined
  const views: readonly HelpView[] = [
    ...(here === 'card' ? [] : (['cards'] as const)),
    ...(help && sight.decisions.length > 0 ? (['why'] as const) : []),
    ...(help ? (['counts', 'standing'] as const) : []),
  ]
  const buttons = [
    ...(here !== 'card'
      ? []
      : part === undefined
        ? [button(helpId(sight, 'cards', '0'), say('help.button.back'), 'main')]
        : [button(helpId(sight, 'near', part), say('help.button.part'), 'main')]),
    ...views
      .filter((view) => view !== here)
      .map((view) => button(helpId(sight, view, '0'), say(`help.button.${view}`))),
    ...panelButton({ game, sight }, say),
  ]
  return buttons.length === 0 ? [] : [row(...buttons)]
}

// ---------------------------------------------------------------- explanations

/** The rules that explanations rest on, to be opened beside them. */
function rulesSelect(input: HelpInput, explanations: readonly Explanation[], view: HelpView, say: Say): ControlRow[] {
  const { app, game, language } = input
  const numbers = [...new Set(explanations.flatMap(({ rules }) => rules))]
  const choices = numbers.flatMap((number): MenuEntry[] => {
    const rule = ruleById(app.games, `${game.id}/${number}`)
    return rule === null ? [] : [{ value: rule.id, label: ruleLabel(rule, language, app.games) }]
  })
  if (choices.length === 0) return []
  const back = helpId(input.sight, view, '0')
  return [select(leadingBack(customId('rule', 'pick', 'h'), back), say('help.rules'), choices.slice(0, MOST.options))]
}

// ---------------------------------------------------------------- all cards

/** A card that can be opened: a face of the table, or one that the story names. */
interface Openable {
  readonly value: string
  readonly card: string
  readonly hint: string
}

/** Own cards come last in a layout, but first here: the hand before all others. */
function facesOf({ game, sight, language, names }: HelpInput): Openable[] {
  const zones = game.layout(sight.view, { language, names, reader: sight.reader }).zones
  const own = [...zones].sort((one, other) => Number(other.owner === sight.reader) - Number(one.owner === sight.reader))
  const found = own.flatMap(({ cards = [], label, owner }) =>
    cards.flatMap((face) =>
      face.card === null ? [] : [openable(face, face.card, label, owner === null ? null : (names[owner] ?? owner))],
    ),
  )
  const once = new Map(found.map((one) => [one.value, one]))
  return [...once.values()]
}

const openable = ({ handle, note }: Face, card: string, zone: string, owner: string | null): Openable => ({
  value: `f ${handle}`,
  card,
  hint: [...(owner === null ? [] : [owner]), zone, ...(note === undefined || note === '' ? [] : [note])].join(' · '),
})

/** Cards that the story names and that are not on the table any more. */
function toldOf(
  { game, sight }: HelpInput,
  events: readonly GameEvent[],
  faces: readonly Openable[],
  say: Say,
): Openable[] {
  const lying = new Set(faces.map(({ card }) => card))
  const named = game.help?.cardsIn(seen(events, sight)) ?? []
  return named
    .filter((card) => !lying.has(card))
    .map((card) => ({ value: `s ${card}`, card, hint: say('help.cards.told') }))
}

/** All cards that this reader sees now, to be opened. */
export function cardsView(input: HelpInput, events: readonly GameEvent[], page: number, word?: string): Body {
  const { game, sight, language } = input
  const say = speak(language)
  const faces = facesOf(input)
  const told = toldOf(input, events, faces, say)
  // Where a card lies is asked first, where the game tells it.
  const where = whereControls(input, 0)
  const all = where.length > 0 ? told : [...faces, ...told]
  const choices = all.map(
    ({ value, card, hint }): MenuEntry => ({ value, label: cardName(game, card), hint: clip(hint, MOST.option) }),
  )
  const selects = pagedSelects(
    { choices, placeholder: say('help.cards.pick'), page, id: (...action) => helpId(sight, ...action), verb: 'pick' },
    say,
  )
  const lines = [
    ...(word === undefined ? [] : [`⚠️ ${word}`]),
    `### ${say('help.cards.title')}`,
    say(where.length > 0 ? 'help.cards.where' : all.length === 0 ? 'help.cards.none' : 'help.cards.about'),
  ]
  return { components: [container([text(lines.join('\n')), ...where, ...selects, ...ways(input, 'cards', say)])] }
}

// ---------------------------------------------------------------- one card

/** A card with remarks about it in this match; null if it is not there (any more). */
export async function faceView(input: HelpInput, value: string): Promise<Body | null> {
  const { app, game, sight, language } = input
  const [kind, ...rest] = value.split(' ')
  const name = rest.join(' ')
  const near = readNearCard(value)
  const face = kind === 'f' ? facesOf(input).find((one) => one.value === value) : undefined
  const id = kind === 's' ? name : near === null ? face?.card : (cardNear(input, near.part, near.handle) ?? undefined)
  const found = id === undefined ? null : app.cards.get(`${game.id}/${id}`)
  if (found === null || (kind === 'f' && face === undefined)) return null
  const say = speak(language)
  const lines = kind === 's' ? [] : explained(input, near?.handle ?? name)
  // All pages opened on the way lead back here.
  const manner = { ...input.manner, from: { matchId: sight.match.id, value } }
  const sheet = await cardView(app, found, language, manner)
  const room = MOST.text - lettersOf(sheet.components) - 100
  const words =
    lines.length === 0 ? [] : [text(told(`**${say('help.card.here')}**`, lines, Math.min(room, MOST_WORDS)))]
  return {
    ...sheet,
    components: [
      ...sheet.components,
      container([
        ...words,
        ...rulesSelect(input, lines, 'cards', say),
        ...ways({ ...input, sight }, 'card', say, near?.part),
      ]),
    ],
  }
}

/** The numbers of a face, and why it is not offered if the reader misses it. */
function explained(input: HelpInput, handle: string): readonly Explanation[] {
  const { game, sight, language } = input
  const { help } = game
  if (help === undefined) return []
  const voice = spokenVoice(input)
  const say = speak(language)
  const missing = missed(input).filter(({ id }) => id === handle)
  return [
    ...missing.map((one) => {
      const { text: why, rules } = help.missing(one, sight.view, voice)
      return { text: say('help.why.line', { why }), rules }
    }),
    ...help.explain(handle, sight.view, voice, choosingOf(input)),
  ]
}

function lettersOf(parts: readonly unknown[]): number {
  return parts.reduce<number>((sum, part) => {
    const { content = '', components = [] } = part as { content?: string; components?: unknown[] }
    return sum + content.length + lettersOf(components)
  }, 0)
}

const told = (title: string, lines: readonly Explanation[], room: number): string =>
  firstLines([title, ...lines.map((line) => `- ${explanationLine(line)}`)], Math.max(200, room))

// ---------------------------------------------------------------- why not

/** The reader's open questions, with the options that they have chosen so far. */
const choosingOf = ({ sight }: HelpInput): readonly OpenChoice[] =>
  sight.decisions.map((decision) => {
    const { shape, id } = decision
    const chosen = shape.type === 'choose' ? startChoose(shape, draftOf(sight.drafts, id)).choose : undefined
    return { decision, chosen: chosen ?? [] }
  })

/** The options missing from the reader's open questions beside the chosen ones, each once. */
function missed(input: HelpInput): readonly MissingAnswer[] {
  const { game, sight } = input
  const all = choosingOf(input).flatMap(({ decision, chosen }) => game.help?.whyNot(sight.view, decision, chosen) ?? [])
  return [...new Map(all.map((one) => [one.id, one])).values()]
}

/** Why something is not offered, with the numbers of the rules. */
export function whyView(input: HelpInput): Body {
  const { game, sight, language } = input
  const say = speak(language)
  const { help } = game
  const voice = spokenVoice(input)
  const plain: Voice = { ...voice, names: input.names }
  const all = help === undefined ? [] : missed(input)
  const said = all.map((one) => help!.missing(one, sight.view, voice))
  const none = sight.decisions.length === 0 ? 'help.why.unasked' : 'help.why.none'
  const lines = said.map(
    ({ label, ...why }) => `- **${literal(label)}**${language === 'fr' ? '\u00a0' : ''}: ${explanationLine(why)}`,
  )
  const faces = new Set(facesOf(input).map(({ value }) => value))
  const choices = all.flatMap((one): MenuEntry[] => {
    const value = `f ${one.id}`
    if (!faces.has(value)) return []
    const { label, text: why } = help!.missing(one, sight.view, plain)
    return [{ value, label, hint: clip(why, MOST.option) }]
  })
  const picks =
    choices.length === 0
      ? []
      : [select(helpId(sight, 'pick', 'why'), say('help.why.pick'), choices.slice(0, MOST.options))]
  return explanationView(input, 'why', said, lines.length === 0 ? [say(none)] : lines, picks)
}

function explanationView(
  input: HelpInput,
  view: HelpView,
  said: readonly Explanation[],
  lines: readonly string[],
  controls: readonly ControlRow[],
): Body {
  const say = speak(input.language)
  const parts: MessagePart[] = [
    container([
      text(firstLines([`### ${say(`help.${view}.title`)}`, ...lines], MOST_WORDS)),
      ...controls,
      ...rulesSelect(input, said, view, say),
      ...ways(input, view, say),
    ]),
  ]
  return { components: parts }
}

// ---------------------------------------------------------------- counts, and where the match stands

/** The counting of the match's results: the latest page first, each page in the order of events. */
export function countsView(input: HelpInput, events: readonly GameEvent[], page: number): Body {
  const { game, sight, language } = input
  const say = speak(language)
  const all = game.help?.counts(seen(events, sight), spokenVoice(input)) ?? []
  const last = Math.max(0, Math.ceil(all.length / PAGE) - 1)
  const here = Math.min(page, last)
  const end = all.length - here * PAGE
  const shown = all.slice(Math.max(0, end - PAGE), end)
  const lines = shown.length === 0 ? [say('help.counts.none')] : shown.map(({ text: words }) => `${words}\n`)
  const turn = (to: number, label: 'newer' | 'older', off: boolean) =>
    button(helpId(sight, 'counts', String(to)), say(`help.counts.${label}`), 'plain', off)
  const turning = last === 0 ? [] : [row(turn(here - 1, 'newer', here === 0), turn(here + 1, 'older', here === last))]
  return explanationView(input, 'counts', shown, lines, turning)
}

/** The origin of the numbers on the table. */
export function standingView(input: HelpInput): Body {
  const { game, sight, language } = input
  const said = game.help?.standing(sight.view, spokenVoice(input)) ?? []
  const lines =
    said.length === 0 ? [speak(language)('help.standing.none')] : said.map((one) => `- ${explanationLine(one)}`)
  return explanationView(input, 'standing', said, lines, [])
}
