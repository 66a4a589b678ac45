/**
 * A list of cards that have something in common, page by page. The buttons hold the whole query, so that pages turn
 * after any restart. A list made under other filters says so.
 */

import { createHash } from 'node:crypto'
import type { CardFilter, Language } from '../../contract/index.ts'
import { type AnyGame, findGame, type Games } from '../../games/games.ts'
import { clip } from '../../kit/wording/clipping.ts'
import { speak } from '../../locales/index.ts'
import { joined, ours, type SafeText } from '../../locales/safe-text.ts'
import { fulfils, type Pick, rangeText, readRange } from '../../lookup/query.ts'
import type { FoundCard } from '../../lookup/search.ts'
import type { App } from '../shell/app.ts'
import { type Body, button, MOST, picture, rows, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { firstLines, literal } from '../shell/text-limits.ts'
import { type CardManner, gamesLine, nameAmong, pickSelect } from './card-panel.ts'
import { drawnSheet } from './card-picture.ts'
import { hasWords, holdings } from './game-asked.ts'

/** The criteria of a search for cards. */
export interface CardQuery {
  /** Null for a search by words alone, in all games. */
  readonly game: AnyGame | null
  readonly picks: readonly Pick[]
  readonly text: string
}

/** Cards of a page: two rows of the sheet and as many lines fit on the screen of a phone. */
const PAGE = 8
/** The longest text that fits into a button. */
export const MOST_TEXT = 40

/** Buttons name filters by their place, which means something else in another catalogue. */
const markOf = (game: AnyGame): string =>
  createHash('sha256')
    .update(game.cards.filters.map(({ id, values }) => `${id}:${values?.map((value) => value.id).join(',')}`).join(';'))
    .digest('base64url')
    .slice(0, 4)

const BASE = 36

function writePick(game: AnyGame, { filter, is }: Pick): string {
  const at = game.cards.filters.indexOf(filter).toString(BASE)
  if (typeof is === 'string') return `${at}.${filter.values!.findIndex(({ id }) => id === is).toString(BASE)}`
  return `${at}=${rangeText(is)}`
}

function readPick(filters: readonly CardFilter[], written: string): Pick | null {
  const [, at = '', how, value = ''] = written.match(/^([0-9a-z]+)([.=])(.+)$/) ?? []
  const filter = filters[Number.parseInt(at, BASE)]
  if (filter === undefined) return null
  const is = how === '=' ? readRange(value) : filter.values?.[Number.parseInt(value, BASE)]?.id
  return is == null ? null : { filter, is }
}

/** The custom id of a page; null if the query is too long for one. */
function pageId({ game, picks, text: words }: CardQuery, page: number): string | null {
  const parts = [
    String(page),
    game === null ? '' : game.id,
    game === null ? '' : markOf(game),
    game === null ? '' : picks.map((pick) => writePick(game, pick)).join(','),
    words.replace(/[|\p{Cc}]/gu, ' '),
  ]
  const length = ['1', 'search', ...parts].join('|').length
  return length > MOST.customId ? null : customId('search', ...parts)
}

/** Whether its pages can be turned. */
export const fitsButtons = (query: CardQuery): boolean => pageId(query, 999) !== null

/** A page as its button names it; null if it was made under other filters, or not by us. */
export function readSearch(
  { games }: { readonly games: Games },
  parts: readonly string[],
): { readonly query: CardQuery; readonly page: number } | null {
  const [pageText = '', gameId = '', mark = '', written = '', words = ''] = parts
  const page = Number(pageText)
  if (!Number.isInteger(page) || page < 0) return null
  if (gameId === '') return words.trim() === '' ? null : { page, query: { game: null, picks: [], text: words } }
  const game = findGame(games, gameId)
  if (game === undefined || markOf(game) !== mark) return null
  const picks = written === '' ? [] : written.split(',').map((one) => readPick(game.cards.filters, one))
  if (picks.some((pick) => pick === null)) return null
  return { page, query: { game, picks: picks as Pick[], text: words } }
}

/** The cards that match a query. If no card has the words, the cards that they may mean. */
function cardsOf({ cards, games }: App, { game, picks, text: words }: CardQuery) {
  const all = new Set(game?.cards.all ?? Object.values(games).flatMap((one) => one.cards.all))
  const within = (card: FoundCard['card']) => all.has(card) && fulfils(card, picks)
  const having = cards.having(words, within)
  if (having.length > 0 || words === '') return { cards: having, lacking: false }
  const near = cards.find(words, MOST.options, within)
  return { cards: near, lacking: !near.some(({ card }) => hasWords(card.name, words)) }
}

/** The query in words: "Type: Unit · Cost: 3". */
function inWords({ picks, text: words }: CardQuery, language: Language): SafeText {
  const of = ({ filter, is }: Pick): SafeText => {
    const value = typeof is === 'string' ? filter.values?.find(({ id }) => id === is)?.label[language] : rangeText(is)
    return speak(language)('search.pick', { what: ours(filter.label[language]), value: ours(value ?? '') })
  }
  const parts = [
    ...picks.map(of),
    ...(words === '' ? [] : [speak(language)('search.words', { text: literal(clip(words, MOST_TEXT)) })]),
  ]
  return joined(parts, ' · ')
}

/** The parts of a card's kind: its side, its type, and so on. */
const partsOf = ({ kind }: FoundCard, language: Language): readonly string[] => kind[language].split(' · ')

/** The numbers of a card that were asked for by a range. */
const numbersOf = ({ card }: FoundCard, { picks }: CardQuery, language: Language): readonly string[] =>
  picks.flatMap(({ filter, is }) =>
    typeof is === 'string' || is.min === is.max ? [] : [`${filter.label[language]} ${filter.of(card)}`],
  )

/** A page of cards, and all cards that were found. */
interface CardPage {
  readonly cards: readonly FoundCard[]
  readonly all: readonly FoundCard[]
  /** The place of the first of them among all. */
  readonly from: number
  /** Whether a sheet shows what they are. */
  readonly drawn: boolean
}

/**
 * The numbered lines of a page: a card each, in the order of the sheet. A line says nothing that all cards found have in
 * common, the filters among it, and nothing that the sheet shows. A mark tells cards whose text is not written yet.
 */
function linesOf({ cards, all, from, drawn }: CardPage, query: CardQuery, language: Language): readonly string[] {
  const common = new Set(all[0] === undefined ? [] : partsOf(all[0], language))
  for (const found of all) for (const part of common) if (!partsOf(found, language).includes(part)) common.delete(part)
  return cards.map((found, at) => {
    const kind = drawn ? [] : partsOf(found, language).filter((part) => !common.has(part))
    const more = [...kind, ...numbersOf(found, query, language)]
    // Beside a sheet the names are in small letters, so that both fit on a phone.
    const mark = drawn ? '-# ' : ''
    const pending = found.card.unwritten ? ' °' : ''
    return [`${mark}${from + at + 1}. ${literal(nameAmong(found, all))}${pending}`, ...more].join(' · ')
  })
}

/** One page of the cards that fulfil a query, with a sheet of their pictures unless the manner is without pictures. */
export async function searchView(
  app: App,
  query: CardQuery,
  page: number,
  language: Language,
  manner: CardManner,
): Promise<Body> {
  const say = speak(language)
  const { cards, lacking } = cardsOf(app, query)
  const words = inWords(query, language)
  if (cards.length === 0) {
    const lines = [say('search.none', { query: words }), holdings(app.games, query.game, language)]
    return { components: [text(lines.join('\n'))] }
  }
  const last = Math.ceil(cards.length / PAGE) - 1
  const here = Math.min(page, last)
  const shown = cards.slice(here * PAGE, (here + 1) * PAGE)
  const sheet = manner.words ? null : await drawnSheet(app, shown, language)
  const said = [
    ...linesOf({ cards: shown, all: cards, from: here * PAGE, drawn: sheet !== null }, query, language),
    ...(lacking ? [`-# ${holdings(app.games, query.game, language)}`] : []),
    ...(shown.some(({ card }) => card.unwritten) ? [`-# ${say('search.unwritten')}`] : []),
    ...gamesLine(app.games, cards, language),
    ...(last > 0 ? [`-# ${say('search.page', { page: here + 1, pages: last + 1 })}`] : []),
  ]
  const turn = (to: number, label: string) =>
    button(pageId(query, Math.max(0, to)) ?? '', label, 'plain', to < 0 || to > last)
  return {
    components: [
      text(`### ${clip(say('search.found', { count: cards.length, query: words }), 400)}`),
      ...(sheet === null ? [] : [picture(sheet)]),
      text(firstLines(said, 3000)),
      pickSelect(shown, language, manner, pageId(query, here)),
      ...(last > 0 ? rows([turn(here - 1, say('page.back')), turn(here + 1, say('page.on'))]) : []),
    ],
    ...(sheet === null ? {} : { files: [sheet] }),
  }
}
