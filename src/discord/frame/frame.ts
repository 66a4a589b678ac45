/** The frame of a panel: news, one picture, a question, at most five controls. */

import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10'
import type { Language, Seat } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import { clipWords } from '../../kit/wording/clipping.ts'
import { distinctLabels, shortLabel } from '../../kit/wording/labels.ts'
import type { Say } from '../../locales/index.ts'
import { type SafeText, safe } from '../../locales/safe-text.ts'
import { linesOfScene } from '../../pictures/leagues/league-alt.ts'
import type { LeagueBlock, LeagueWords } from '../../pictures/leagues/league-blocks.ts'
import type { App } from '../shell/app.ts'
import {
  type Body,
  type BodyFile,
  type ButtonLook,
  button,
  type ControlRow,
  file,
  type MenuEntry,
  type MessagePart,
  MOST,
  picture,
  row,
  select,
  text,
} from '../shell/components.ts'
import { customId, MENU } from '../shell/custom-id.ts'
import { firstLines, literal } from '../shell/text-limits.ts'

/** An entry of the menu below a panel. */
export interface MoreEntry {
  readonly id: string
  readonly label: string
  readonly hint?: string
}

/** The contents of a panel, top to bottom. */
export interface PanelParts {
  /** A bold headline, then a sentence. */
  readonly news?: SafeText | undefined
  /** A remark on what was just done, above everything. */
  readonly note?: SafeText | undefined
  readonly blocks?: readonly LeagueBlock[]
  /** Lines below the picture. */
  readonly lines?: readonly SafeText[]
  readonly question?: SafeText
  readonly line?: SafeText
  readonly selects?: readonly ControlRow[]
  readonly buttons?: readonly APIButtonComponentWithCustomId[]
  readonly more?: readonly MoreEntry[]
  readonly files?: readonly BodyFile[]
}

/** The reader of a panel, and the game that it is about. */
export interface PanelView {
  readonly say: Say
  readonly language: Language
  readonly now: Date
  /** No pictures: the reader wants text alone, or none can be drawn. */
  readonly wordsOnly: boolean
  readonly game: AnyGame
  readonly sides: readonly [Seat, Seat]
  readonly words: LeagueWords
}

/** This many characters of a picture's words fit on a phone. */
const WORDS_ROOM = 640

/** Returns a panel. */
export async function framePanel(app: Pick<App, 'pictures'>, of: PanelView, parts: PanelParts): Promise<Body> {
  const {
    news,
    note,
    blocks = [],
    lines = [],
    question,
    line,
    selects = [],
    buttons = [],
    more = [],
    files = [],
  } = parts
  const drawn =
    blocks.length === 0 || of.wordsOnly || app.pictures === null
      ? null
      : await app.pictures.league(
          of.game.id,
          { blocks, sides: of.sides, words: of.words },
          sheetOf(of.game, of.language),
        )
  const head = [...(note === undefined ? [] : [`-# ${note}`]), ...(news === undefined ? [] : [news])]
  const below = [...(question === undefined ? [] : [`### ${question}`]), ...(line === undefined ? [] : [`-# ${line}`])]
  const shown: BodyFile[] = drawn === null ? [] : [{ name: drawn.name, data: drawn.png, alt: drawn.alt, lasting: true }]
  const components: MessagePart[] = [
    ...(head.length === 0 ? [] : [text(head.join('\n'))]),
    ...shown.map(picture),
    ...(drawn === null && blocks.length > 0
      ? [text(firstLines(linesOfScene({ blocks, words: of.words }).map(literal), WORDS_ROOM))]
      : []),
    ...(lines.length === 0 ? [] : [text(lines.join('\n'))]),
    ...files.map((one) => file(one)),
    ...(below.length === 0 ? [] : [text(below.join('\n'))]),
    ...selects,
    ...(buttons.length === 0 ? [] : [row(...buttons)]),
    ...moreRow(of, more),
  ]
  return { components, ...(shown.length + files.length === 0 ? {} : { files: [...shown, ...files] }) }
}

/** Clients keep the old tick of a menu whose id stays the same. */
const markOf = ({ now }: Pick<PanelView, 'now'>): string => now.getTime().toString(36)

function moreRow(view: PanelView, entries: readonly MoreEntry[]): ControlRow[] {
  const fitting = entries.filter(({ id }) => id.length <= MOST.option).slice(0, MOST.options)
  if (fitting.length === 0) return []
  const choices = fitting.map(({ id, label, hint }): MenuEntry => ({ value: id, label: clipWords(label, LABEL), hint }))
  return [select(customId(MENU, 'more', markOf(view)), view.say('league.more'), distinctLabels(choices))]
}

/** The most characters of a label. */
const LABEL = 34

/** Returns a menu whose entries are clicks. @param name tells it from other menus of the panel */
export function menu(
  view: Pick<PanelView, 'now'>,
  name: string,
  placeholder: string,
  entries: readonly MoreEntry[],
): ControlRow[] {
  const fitting = entries.filter(({ id }) => id.length <= MOST.option).slice(0, MOST.options)
  if (fitting.length === 0) return []
  const choices = fitting.map(({ id, label, hint }): MenuEntry => ({ value: id, label: clipWords(label, LABEL), hint }))
  return [select(customId(MENU, name, markOf(view)), clipWords(placeholder, LABEL), distinctLabels(choices))]
}

/** Returns a select of values. */
export const pick = (
  view: Pick<PanelView, 'now'>,
  id: string,
  placeholder: string,
  choices: readonly MenuEntry[],
  limits?: { readonly min: number; readonly max: number },
): ControlRow => {
  const short = choices.slice(0, MOST.options).map((one) => ({ ...one, label: clipWords(one.label, LABEL) }))
  return select(`${id}|${markOf(view)}`, clipWords(placeholder, LABEL), distinctLabels(short), limits)
}

/** Returns a button whose label fits; if a name makes it too long, `otherwise` takes its place. */
export const press = (
  id: string,
  label: string,
  look: ButtonLook = 'plain',
  otherwise?: string,
): APIButtonComponentWithCustomId =>
  button(id, label.length <= LABEL ? label : (otherwise ?? shortLabel(label, LABEL)).slice(0, LABEL), look)

/** Returns the end of a headline over a long list: " · page 2/3"; nothing where there is one page. @param page from 0 */
export const pageSuffix = ({ say }: Pick<PanelView, 'say'>, page: number, pages: number): SafeText =>
  pages > 1 ? safe` · ${say('pool.page', { page: page + 1, pages })}` : safe``

/** Finds the cards that pictures show. */
const sheetOf = (game: AnyGame, language: Language) => (card: string) => game.cards.sheet(card, language)
