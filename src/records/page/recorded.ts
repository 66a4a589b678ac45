/**
 * A finished match as a page shows it: the frames of each view in both languages, their tables as markup, and the sheets of
 * the cards that are seen in them. All rules have spoken before: the page needs no game. Pure.
 */
import {
  type Block,
  type CardSheet,
  type Language,
  type Outcome,
  type Reader,
  type Seat,
  seenBy,
  type TrayBlock,
  type Voice,
} from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import { plainly, speak } from '../../locales/index.ts'
import type { ReplayStep } from '../../matches/api.ts'
import { sceneAlt } from '../../pictures/decision/scene-alt.ts'
import { framesOf, type ReplayFrame } from '../frames.ts'
import { scenePictureWords } from '../picture-words.ts'
import { PageArt } from './art.ts'
import { sceneMarkup, trayMarkup } from './blocks.ts'
import { html, Markup } from './html.ts'
import { clashMarkup, laneMarkup, winMarkup } from './moments.ts'
import type { PageDrawing } from './tiles.ts'

/** A match, and what each reader of its page may know. */
export interface ShownMatch {
  readonly game: AnyGame
  readonly outcome: Outcome | null
  /** The steps of each reader whose view the page has; spectators among them. */
  readonly steps: ReadonlyMap<Reader, readonly ReplayStep[]>
  /** The names of the players as they call themselves. */
  readonly names: Readonly<Record<Seat, string>>
}

/** A frame of a view in one language. The names are short because a page has thousands of them. */
export interface PageFrame {
  /** Its name in links: `r74.fight2`. */
  readonly k: string
  /** The row of the log. */
  readonly r: number
  /** The turn. */
  readonly t: number
  readonly h: string
  readonly l: readonly string[]
  /** The table: its number among all; -1: an older engine has played this part. */
  readonly s: number
  /** The same in words. */
  readonly a: number
}

/** A card as its sheet says it, in one language. */
export interface PageCard {
  readonly title: string
  readonly kind: string
  readonly numbers: readonly string[]
  readonly text: readonly string[]
}

/** A match as its page holds it. */
export interface RecordedMatch {
  /** `both`: the hands of all players beside the table of spectators; else a reader. */
  readonly views: readonly string[]
  readonly names: Readonly<Record<Seat, string>>
  /** Tables as markup, each once. */
  readonly tables: readonly string[]
  /** Tables in words, each once. */
  readonly words: readonly string[]
  readonly frames: Readonly<Record<Language, Readonly<Record<string, readonly PageFrame[]>>>>
  readonly cards: Readonly<Record<Language, readonly PageCard[]>>
  /** The pictures, as groups with ids. */
  readonly art: string
}

/** Texts, each once; the number of a text stands for it. */
class Texts {
  readonly #numbers = new Map<string, number>()

  get all(): readonly string[] {
    return [...this.#numbers.keys()]
  }

  add(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    this.#numbers.set(text, this.#numbers.size)
    return this.#numbers.size - 1
  }
}

/** Returns something in each language. */
export const inEach = <One>(make: (language: Language) => One): Readonly<Record<Language, One>> => ({
  en: make('en'),
  fr: make('fr'),
})

/** The view that shows all hands. */
export const ALL_HANDS = 'both'

/** Returns the views that a page has: all hands where it has those of every seat, then each reader. */
export function viewsOf({ game, steps }: Pick<ShownMatch, 'game' | 'steps'>): readonly string[] {
  const whole = steps.has('spectator') && game.seats.every((seat) => steps.has(seat))
  const seats = game.seats.filter((seat) => steps.has(seat))
  return [...(whole ? [ALL_HANDS] : []), ...seats, ...(steps.has('spectator') ? ['spectator'] : [])]
}

/** Returns the voice in which a page tells a match: everybody by their names. */
export const pageVoice = (names: ShownMatch['names'], language: Language): Voice => ({
  language,
  names,
  reader: 'spectator',
})

/** Returns the frames of one view. The steps hold what their reader was told; the words name everybody. */
export function pageFrames(
  { game, outcome, steps, names }: ShownMatch,
  view: string,
  language: Language,
): readonly ReplayFrame[] {
  const say = speak(language)
  const reader = view === ALL_HANDS ? 'spectator' : view
  // Events as this reader was told them: the words name everybody, as for spectators.
  const own = (steps.get(reader) ?? []).map((step) => ({
    ...step,
    events: step.events.map((event) => seenBy(event, reader)),
  }))
  return framesOf(game, { steps: own, match: { outcome } }, pageVoice(names, language), {
    opening: say('replay.opening'),
    fight: (turn, fight, fights) => say('replay.fight', { turn, fight, fights }),
  })
}

/** Returns a match as its page holds it. @param only the language of all frames and cards; null: each has its own */
export function recordedMatch(match: ShownMatch, only: Language | null = null): RecordedMatch {
  const { game, names } = match
  const art = new PageArt(game)
  const [tables, words] = [new Texts(), new Texts()]
  const views = viewsOf(match)
  const inLanguage = (language: Language) => {
    const drawing = drawingFor(match, art, language)
    return Object.fromEntries(
      views.map((view) => [view, viewFrames(match, view, language, { drawing, tables, words })]),
    )
  }
  const known = new Set(game.cards.all.map(({ id }) => id))
  const sheets = (language: Language) =>
    art.cards.map((card) =>
      known.has(card) ? pageCard(game.cards.sheet(card, language)) : { title: card, kind: '', numbers: [], text: [] },
    )
  const each = <One>(make: (language: Language) => One): Readonly<Record<Language, One>> => {
    if (only === null) return inEach(make)
    const made = make(only)
    return inEach(() => made)
  }
  const frames = each(inLanguage)
  return {
    views,
    names,
    tables: tables.all,
    words: words.all,
    frames,
    cards: each(sheets),
    art: art.symbols(),
  }
}

function drawingFor({ game, names }: ShownMatch, art: PageArt, language: Language): PageDrawing {
  const say = plainly(speak(language))
  return {
    art,
    seats: game.seats,
    names,
    words: scenePictureWords(language),
    hand: (seat) => say('match-page.hand', { name: names[seat] ?? seat }),
  }
}

interface FrameParts {
  readonly drawing: PageDrawing
  readonly tables: Texts
  readonly words: Texts
}

function viewFrames(
  match: ShownMatch,
  view: string,
  language: Language,
  { drawing, tables, words }: FrameParts,
): PageFrame[] {
  const steps = match.steps.get(view === ALL_HANDS ? 'spectator' : view) ?? []
  const keys = new Set<string>()
  return pageFrames(match, view, language).map((frame) => {
    const shown = frameTable(match, view, language, frame, drawing)
    const row = steps[frame.step]?.seq ?? 0
    const key = frameKey(frame, row, keys)
    keys.add(key)
    return {
      ...{ k: key, r: row, t: frame.turn, h: frame.title, l: frame.lines },
      ...(shown === null ? { s: -1, a: -1 } : { s: tables.add(String(shown.table)), a: words.add(shown.words) }),
    }
  })
}

/** "r74", "r74.fight2": the row, and which of its frames. */
function frameKey({ moment }: ReplayFrame, row: number, taken: ReadonlySet<string>): string {
  const kind = moment === null ? '' : moment === 'end' ? '.end' : `.${moment.kind}`
  const plain = `r${row}${kind}`
  if (kind !== '.fight' && !taken.has(plain)) return plain
  for (let number = 1; ; number++) {
    const key = `r${row}${kind === '' ? '.' : kind}${number}`
    if (!taken.has(key)) return key
  }
}

/** The table of a frame, and the same in words; null where an older engine has played. */
function frameTable(
  match: ShownMatch,
  view: string,
  language: Language,
  { step, moment }: ReplayFrame,
  drawing: PageDrawing,
) {
  const { game, names } = match
  const reader = view === ALL_HANDS ? 'spectator' : view
  const seen = (who: Reader) => {
    const found = match.steps.get(who)?.[step]?.view
    return found == null ? null : game.panels.scene(found, { ...pageVoice(names, language), reader: who })
  }
  const seats = placed(game, reader)
  if (moment !== null && moment !== 'end' && moment.kind === 'scene')
    return { table: html`${sceneMarkup(moment.scene, drawing)}`, words: sceneAlt(moment.scene, drawing.words) }
  const scene = seen(reader)
  if (scene === null) return null
  const still = moment === null || moment === 'end'
  const blocks: readonly Block[] = scene.blocks
  const trays = still && view === ALL_HANDS ? [seats[1], seats[0]].map((seat) => trayOf(seen(seat)?.blocks ?? [])) : []
  const own = still ? trayOf(blocks) : null
  const table = sceneMarkup({ blocks: blocks.filter(({ block }) => block !== 'tray') }, drawing)
  const [strip, ...rest] = table
  const hand = (tray: TrayBlock | null | undefined) => (tray == null ? [] : [trayMarkup(tray, drawing)])
  const parts = [
    ...(strip === undefined ? [] : [strip]),
    ...hand(trays[0]),
    ...rest,
    ...hand(trays[1] ?? own),
    ...momentMarkup(moment, seats, drawing),
  ]
  const told = [scene, ...trays.flatMap((tray) => (tray === null ? [] : [{ blocks: [tray] }]))]
  return {
    table: new Markup(parts.map(String).join('')),
    words: told.map((one) => sceneAlt(one, drawing.words)).join(' '),
  }
}

const trayOf = (blocks: readonly Block[]): TrayBlock | null =>
  blocks.find((block): block is TrayBlock => block.block === 'tray') ?? null

/** The seats, the reader's first. */
function placed({ seats }: AnyGame, reader: Reader): readonly [near: Seat, far: Seat] {
  const [one = '', other = ''] = seats
  return reader === other ? [other, one] : [one, other]
}

function momentMarkup(
  moment: ReplayFrame['moment'],
  seats: readonly [Seat, Seat],
  drawing: PageDrawing,
): readonly Markup[] {
  if (moment === null || moment === 'end') return []
  if (moment.kind === 'fight') return [html`<div class="over">${laneMarkup(moment.lane, seats, drawing)}</div>`]
  if (moment.kind === 'clash') return [clashMarkup(moment.clash, seats, drawing)]
  return moment.kind === 'win' ? [winMarkup(moment.win, seats, drawing)] : []
}

function pageCard({ title, subtitle, kind, numbers, blocks, located, back }: CardSheet): PageCard {
  const text = blocks.map(({ heading, text: words }) =>
    [heading, words].filter((part) => part !== undefined && part !== '').join(': '),
  )
  const places = located.map(({ label, bonus }) => `${label} +${bonus}`)
  const other = back === undefined ? [] : [back.title, ...pageCard(back).text]
  return {
    title: subtitle === null ? title : `${title}, ${subtitle}`,
    kind,
    numbers: numbers.map(({ label, value }) => `${label} ${value}`),
    text: [...places, ...text, ...other].filter((line) => line !== ''),
  }
}
