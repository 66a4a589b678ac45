/**
 * Panels for games that lay out none of their own: each question in the words of the game, above the table. They know
 * the closed shapes of decisions alone.
 */
import {
  type AnswerContent,
  type AnswerDraft,
  type Decision,
  type DecisionWords,
  type Exit,
  type Game,
  type Option,
  PANEL_BELOW,
  PANEL_LABEL,
  PANEL_NEWS,
  PANEL_QUESTION,
  type PanelAction,
  type PanelList,
  type PanelQuestion,
  type Panels,
  type Scene,
  type Seat,
  type SeenEvent,
  type Voice,
} from '../../contract/index.ts'
import { answerBy, type Choose, isForced, takenOf } from '../decisions/chosen.ts'
import { fits, obstacle, refitted } from '../decisions/shapes.ts'
import { clip, clipWords } from '../wording/clipping.ts'
import { distinctLabels } from '../wording/labels.ts'
import { isFinalFor } from './finality.ts'
import { plainSay, type SayPlain } from './panel-words.ts'
import { type TableMarks, tableScene } from './table-scene.ts'

/** The parts of a game from which plain panels are made. */
type PlainGame<V, Side extends Seat> = Pick<Game<unknown, V, Side>, 'seats' | 'cards' | 'layout' | 'words' | 'policies'>

/** A question with everything from which its panel is made. */
interface QuestionParts {
  readonly decision: Decision
  readonly begun: AnswerDraft
  readonly words: DecisionWords
  readonly say: SayPlain
  /** The options that the draft takes, as far as they can be taken together. */
  readonly taken: readonly string[]
}

/** The most buttons of a panel. */
const BUTTONS = 3
/** The most characters of a hint. */
const HINT = 100
/** The longest id of an option, in characters, that fits into the custom id of a button. */
const SHORT_ID = 20

/**
 * Returns panels that put the words of a game's decisions above its table. They propose rows of pieces alone.
 * @param of returns the game, once it is made
 */
export function plainPanels<V, Side extends Seat>(of: () => PlainGame<V, Side>): Panels<V, Side> {
  const scene = (view: V, voice: Voice, marks?: TableMarks): Scene => {
    const { seats, cards, layout, words } = of()
    const known = new Set(cards.all.map(({ id }) => id))
    return tableScene(
      {
        layout: layout(view, voice),
        voice,
        seats,
        side: (seat) => words.seat(seat as Side, voice.language),
        title(card, flipped = false) {
          if (!known.has(card)) return card
          const { title, back } = cards.sheet(card, voice.language)
          return flipped ? (back?.title ?? title) : title
        },
      },
      marks,
    )
  }
  return {
    suggest: (decision, view) => suggested(of(), decision, view),
    ask(decision, view, begun, voice) {
      const { shape } = decision
      const taken = shape.type === 'choose' ? takenOf(shape, begun.choose ?? []) : []
      const words = of().words.decision(decision, view, voice, taken)
      const parts: QuestionParts = { decision, begun, words, say: plainSay(voice.language), taken }
      const proposal = begun.suggested ? null : suggested(of(), decision, view)
      return { ...questionOf(parts, proposal), scene: () => scene(view, voice, marksOf(parts)) }
    },
    follow: () => null,
    scene: (view, voice) => scene(view, voice),
    news: (events, _view, voice) => newsOf(of(), events, voice),
  }
}

/** The row of the practice opponent; null for other shapes, and where it has none. */
function suggested<V, Side extends Seat>(
  { policies }: PlainGame<V, Side>,
  decision: Decision<Side>,
  view: V,
): AnswerContent | null {
  if (decision.shape.type !== 'arrange') return null
  const reply = policies.practice(view, decision, null)
  return reply === 'ask' || reply.arrange === undefined ? null : { exit: reply.exit, arrange: reply.arrange }
}

/** The last events that stand in a headline: two where both have room. */
function newsOf<V, Side extends Seat>(
  { words }: PlainGame<V, Side>,
  events: readonly SeenEvent[],
  voice: Voice,
): readonly string[] {
  const heads = words.story(events, voice).filter(({ kind }) => kind === 'head' || kind === 'phase')
  const [before, last] = heads.slice(-2).map(({ text }) => text)
  if (before === undefined) return []
  if (last === undefined) return [clipWords(before, PANEL_NEWS)]
  return before.length + last.length < PANEL_NEWS ? [before, last] : [clipWords(last, PANEL_NEWS)]
}

// ---------------------------------------------------------------- the question

function questionOf(parts: QuestionParts, proposal: AnswerContent | null): Omit<PanelQuestion, 'scene'> {
  const { decision, words, taken } = parts
  const { shape, exits } = decision
  const actions = actionsOf(parts)
  const list = listOf(parts)
  const below = belowOf(parts)
  const options = shape.type === 'choose' ? shape.options : []
  const final = isFinalFor(exits) || isFinalFor(options.filter(({ id }) => taken.includes(id)))
  return {
    question: asks(words) ? words.prompt : clipWords(words.title, PANEL_QUESTION),
    ...(below === '' ? {} : { below: clipWords(below, PANEL_BELOW) }),
    ...(final ? { final } : {}),
    actions: actions.slice(0, BUTTONS),
    ...(list === null ? {} : { list }),
    more: [...actions.slice(BUTTONS), ...changes(parts, proposal)],
  }
}

/** Returns the part of the answer that has been put together; while there is none, the title or the prompt. */
function belowOf({ decision: { shape }, begun, words, say, taken }: QuestionParts): string {
  const label = (id: string) => words.options[id]?.label ?? id
  if (shape.type === 'arrange')
    return refitted(shape.pieces, begun.arrange ?? [])
      .map(label)
      .join(', ')
  if (shape.type === 'number' && begun.number !== undefined) return say('chosen', { list: begun.number })
  if (shape.type === 'choose' && taken.length > 0 && addsIn(shape))
    return say('chosen', { list: counted(taken, label) })
  return asks(words) ? words.title : words.prompt
}

/** Whether the prompt has room as the question; else the title stands there, and the prompt below it. */
const asks = ({ prompt }: DecisionWords): boolean => prompt !== '' && prompt.length <= PANEL_QUESTION

/** "coins ×2, stores" */
const counted = (ids: readonly string[], label: (id: string) => string): string =>
  [...new Set(ids)]
    .map((id) => {
      const count = ids.filter((one) => one === id).length
      return count === 1 ? label(id) : `${label(id)} ×${count}`
    })
    .join(', ')

// ---------------------------------------------------------------- actions

/** The exits; of a choice of one among few, or of a small number, a button for each answer. */
function actionsOf(parts: QuestionParts): PanelAction[] {
  const { decision, words, begun } = parts
  const { exits, shape } = decision
  const labelOf = ({ id }: Exit) => words.exits[id] ?? id
  const direct = directOf(parts)
  const ways = exits.flatMap((exit): PanelAction[] => {
    if (exit === direct?.exit) return [...direct.actions]
    const action: PanelAction = { id: exit.id, label: labelOf(exit), look: 'plain', exit: exit.id }
    const answer = answerBy(decision, action, begun)
    const lacks = exit.bare !== true && shape.type === 'number' && shape.min < shape.max && begun.number === undefined
    return [lacks || answer === null || fits(decision, answer) !== null ? { ...action, off: true } : action]
  })
  const [first, ...rest] = distinctLabels(ways.map((action) => ({ ...action, label: clip(action.label, PANEL_LABEL) })))
  if (first === undefined) return []
  return direct === null && first.off !== true ? [{ ...first, look: 'good' }, ...rest] : [first, ...rest]
}

/** Buttons that give an answer each, where all of them have room. */
function directOf({
  decision: { shape, exits },
  words,
  say,
}: QuestionParts): { exit: Exit; actions: PanelAction[] } | null {
  const [exit, ...more] = exits.filter(({ bare }) => bare !== true)
  const room = BUTTONS - (exits.length - 1)
  if (exit === undefined || more.length > 0) return null
  const label = words.exits[exit.id] ?? exit.id
  const plain = { look: 'plain' as const, exit: exit.id }
  if (shape.type === 'number') {
    const count = shape.max - shape.min + 1
    if (count > room) return null
    const numbers = Array.from({ length: Math.max(0, count) }, (_, at) => shape.min + at)
    return {
      exit,
      actions: numbers.map((number) => ({
        ...plain,
        id: `${exit.id}.${number}`,
        label: say('value.of', { label, value: number }),
        number,
      })),
    }
  }
  if (shape.type !== 'choose' || shape.min !== 1 || shape.max !== 1) return null
  const offered = unlike(shape.options)
  const fitting = ({ id }: Option) =>
    id.length <= SHORT_ID && fits({ shape, exits }, { exit: exit.id, choose: [id] }) === null
  if (offered.length === 0 || offered.length > room || !offered.every(fitting)) return null
  return {
    exit,
    actions: offered.map(({ id }) => ({
      ...plain,
      id: `${exit.id}.${id}`,
      label: words.options[id]?.label ?? id,
      choose: [id],
    })),
  }
}

/** The first option of each kind of alike ones. */
const unlike = (options: readonly Option[]): readonly Option[] =>
  options.filter(({ like }, at) => like === undefined || options.findIndex((one) => one.like === like) === at)

/** The ways to change what has been put together. */
function changes(
  { decision: { shape }, begun, say, taken }: QuestionParts,
  proposal: AnswerContent | null,
): PanelAction[] {
  const puts = (id: 'last' | 'clear' | 'ready', what: NonNullable<PanelAction['puts']>): PanelAction => ({
    id: `put.${id}`,
    label: say(id),
    look: 'plain',
    puts: what,
  })
  if (shape.type === 'arrange') {
    const arrange = proposal?.arrange
    const isThere = arrange?.join(' ') === (begun.arrange ?? []).join(' ')
    return arrange === undefined || isThere ? [] : [puts('ready', { arrange })]
  }
  if (shape.type !== 'choose' || !addsIn(shape) || isForced(shape) || taken.length === 0) return []
  const last = puts('last', { choose: taken.slice(0, -1) })
  return taken.length === 1 ? [last] : [last, puts('clear', { choose: [] })]
}

// ---------------------------------------------------------------- the list

/** Whether options are taken one after the other: where their order counts, one changes others, or one is taken twice. */
const addsIn = (shape: Choose): boolean =>
  shape.max > 1 &&
  (shape.ordered === true ||
    shape.budget !== undefined ||
    shape.options.some(({ excludes, requires, upTo, like }) => excludes ?? requires ?? upTo ?? like))

function listOf(parts: QuestionParts): PanelList | null {
  const { decision, begun, say } = parts
  const { shape } = decision
  if (directOf(parts) !== null) return null
  if (shape.type === 'number') {
    if (shape.min >= shape.max) return null
    const entries = Array.from({ length: Math.max(0, shape.max - shape.min + 1) }, (_, at) => shape.min + at)
    return {
      placeholder: say('number'),
      min: 1,
      max: 1,
      entries: entries.map((one) => ({ choose: [String(one)], label: String(one), chosen: one === begun.number })),
    }
  }
  if (shape.type !== 'choose' || isForced(shape)) return null
  return addsIn(shape) ? addingList(parts, shape) : markingList(parts, shape)
}

function markingList(parts: QuestionParts, shape: Choose): PanelList {
  const { say, taken } = parts
  const options = byGroup(unlike(shape.options))
  return {
    placeholder: say('choose'),
    min: shape.min,
    max: shape.max,
    entries: distinctLabels(
      options.map((option) => ({ ...entryOf(parts, option, shape), chosen: taken.includes(option.id) })),
    ),
  }
}

function addingList(parts: QuestionParts, shape: Choose): PanelList {
  const { say, taken } = parts
  const options = byGroup(unlike(shape.options.filter((option) => obstacle(shape, taken, option) === null)))
  return {
    placeholder: say(taken.length === 0 ? 'choose' : 'choose.more'),
    adds: true,
    min: shape.min,
    max: shape.max,
    entries: distinctLabels(options.map((option) => ({ ...entryOf(parts, option, shape), chosen: false }))),
  }
}

/** Options under one heading stand beside each other, the headings as they first come. */
function byGroup(options: readonly Option[]): readonly Option[] {
  const groups = [...new Set(options.map(({ group = '' }) => group))]
  return groups.flatMap((group) => options.filter((option) => (option.group ?? '') === group))
}

/** The entry of an option: its label, and its heading, its whole name and its price as far as they have room. */
function entryOf({ words, say }: QuestionParts, option: Option, shape: Choose) {
  const { id, like, group, cost } = option
  const { label: whole = id, hint } = words.options[id] ?? {}
  const alike = like === undefined ? 1 : shape.options.filter((one) => one.like === like).length
  const many = alike > 1 ? ` ×${alike}` : ''
  const label = `${clipWords(whole, PANEL_LABEL - many.length)}${many}`
  const notes = [
    ...(group === undefined ? [] : [words.groups?.[group] ?? group]),
    ...(label.startsWith(whole) ? [] : [whole]),
    ...(shape.budget === undefined || cost === undefined ? [] : [say('costs', { cost })]),
    ...(hint === undefined ? [] : [hint]),
  ]
  const hints = clip(notes.join(' · '), HINT)
  return { choose: [id], label, ...(hints === '' ? {} : { hint: hints }) }
}

// ---------------------------------------------------------------- the picture

/** The faces of the options: chosen, or possible. */
function marksOf({ decision: { shape }, taken }: QuestionParts): TableMarks {
  if (shape.type !== 'choose') return new Map()
  const marked = (options: readonly Option[], mark: 'chosen' | 'possible') =>
    options.flatMap(({ id, face }) => [id, ...(face === undefined ? [] : [face])].map((one) => [one, mark] as const))
  const chosen = shape.options.filter(({ id }) => taken.includes(id))
  return new Map([...marked(shape.options, 'possible'), ...marked(chosen, 'chosen')])
}
