/** The panel of a deck: its cards, its faults, and its actions. */
import { type Language, PANEL_LABEL } from '../../contract/index.ts'
import type { SavedDeck } from '../../decks/deck.ts'
import { cardsById } from '../../decks/known-cards.ts'
import { copiesOf, grouped } from '../../decks/list.ts'
import { standingOf } from '../../decks/standing.ts'
import { type AnyGame, findGame, type Games } from '../../games/games.ts'
import { clip, clipWords } from '../../kit/wording/clipping.ts'
import { labelWith } from '../../kit/wording/labels.ts'
import type { DeckPool } from '../../league-play/api.ts'
import { type Say, speak } from '../../locales/index.ts'
import type { FoundCard } from '../../lookup/search.ts'
import {
  type Body,
  button,
  container,
  type MenuEntry,
  type MessagePart,
  MOST,
  row,
  select,
  text,
} from '../shell/components.ts'
import { customId, MENU } from '../shell/custom-id.ts'
import { pagedSelects, pageOf, pagesOf } from '../shell/pages.ts'
import { firstBytes, firstLines, literal } from '../shell/text-limits.ts'
import { BUDGET, weightOf } from '../shell/weights.ts'
import { roomBeside, textHeight } from '../table/phone-room.ts'
import { deckOrderId } from './deck-order-panel.ts'
import { cardLines, coloursLine, deckHead, deckMark, standingLines } from './deck-parts.ts'
import { poolLines, usedOf } from './deck-pool.ts'

/** Names deck and version: a panel works after months, and recognises when it is out of date. */
export const deckId = ({ id, version }: Pick<SavedDeck, 'id' | 'version'>, ...action: readonly string[]): string =>
  customId('d', id, String(version), ...action)

/** The contents of a deck panel apart from the deck. */
export interface DeckPanelOptions {
  /** A report of the last action. */
  readonly note?: readonly string[]
  /** The page of the cards that can be picked. */
  readonly page?: number
  /** The card whose number is being changed. */
  readonly card?: string | undefined
  /** The pool of a league to which the deck is limited; null or absent: none. */
  readonly pool?: DeckPool | null
  /** The id of the interaction that drew this panel: two clicks on it count once. */
  readonly drawn?: string
}

const MOST_NOTE = 1100
const MOST_FAULTS = 800
const MOST_HEAD = 500
const MOST_QUESTION = 250
/** Pixels of a phone for faults at least, beside many cards. */
const FAULTS_ROOM = 132

/** The panel of one deck on the screen of a phone: its cards, its faults, and its actions. */
export function deckPanel(game: AnyGame, deck: SavedDeck, language: Language, options: DeckPanelOptions = {}): Body {
  const say = speak(language)
  const note = firstLines(options.note ?? [], MOST_NOTE)
  const controls = [...doubtParts(game, deck, language), ...controlsOf(game, deck, language, options)]
  // The note stands next to the controls.
  const around: MessagePart[] = [
    text(firstLines(headLines(game, deck, language, options), MOST_HEAD)),
    ...(note === '' ? [] : [text(note)]),
    ...controls,
  ]
  const cards = cardLines(game, deck, language)
  if (deck.list.length === 0) return { components: [around[0]!, text(say('decks.empty')), ...around.slice(1)] }
  const left = roomBeside(around)
  const faults = faultLines(game, deck, language, options)
  const flowing = paragraphs(cards)
  const reserved = Math.max(FAULTS_ROOM, left - textHeight(flowing.join('\n')))
  const errors = within(faults, Math.min(reserved, left), (count) => `… ${say('challenge.more-faults', { count })}`)
  const room = left - textHeight(errors)
  const shown = textHeight(cards.join('\n')) <= room ? cards.join('\n') : clipped(flowing, room, say('decks.cut'))
  return { components: [around[0]!, text(shown), text(errors), ...around.slice(1)] }
}

/** All cards and all faults of a deck, as far as a message holds them. */
export function wholeDeck(game: AnyGame, deck: SavedDeck, language: Language, pool: DeckPool | null): Body {
  const say = speak(language)
  const faults = deck.list.length === 0 ? '' : faultsShown(faultLines(game, deck, language, { pool }), say)
  const left = MOST.text - MOST_HEAD - faults.length - MOST_QUESTION
  const cards = deck.list.length === 0 ? say('decks.empty') : shortened(cardLines(game, deck, language), left, say)
  return {
    components: [
      container([
        text(firstLines(headLines(game, deck, language, { pool }), MOST_HEAD)),
        text(cards),
        ...(faults === '' ? [] : [text(faults)]),
      ]),
      row(button(deckId(deck, 'show'), say('decks.back'))),
    ],
  }
}

function headLines(game: AnyGame, deck: SavedDeck, language: Language, { pool = null }: DeckPanelOptions): string[] {
  const colours = coloursLine(game, deck, language)
  const [from] = poolLines(game, pool, deck.list, language)
  return [
    `### ${literal(deck.name)}`,
    deckHead(game, deck, language),
    ...(colours === null ? [] : [colours]),
    ...(from === undefined ? [] : [from]),
  ]
}

function faultLines(game: AnyGame, deck: SavedDeck, language: Language, { pool = null }: DeckPanelOptions): string[] {
  const [, ...beyond] = poolLines(game, pool, deck.list, language)
  return [...standingLines(game, standingOf(game, deck), language), ...beyond]
}

/** Stands between two cards of a paragraph. */
const CARD = ' · '

/** A paragraph of small letters for each type instead of a line for each card. */
function paragraphs(lines: readonly string[]): string[] {
  const out: string[] = []
  for (const line of lines) {
    const last = out.length - 1
    if (line.startsWith('**')) out.push(`-# ${line}`)
    // A number keeps to its card where lines break.
    else
      out[last] =
        `${out[last]}${out[last]?.endsWith('**') === true ? ' ' : CARD}${line.replace(' × ', '\u00a0×\u00a0')}`
  }
  return out
}

/**
 * Shortens paragraphs so that every type of cards keeps its heading and as many of its first cards as all others.
 * @param end where the rest stands
 */
function clipped(paragraphs: readonly string[], room: number, end: string): string {
  if (textHeight(paragraphs.join('\n')) <= room) return paragraphs.join('\n')
  const first = (most: number) => [...paragraphs.map((one) => firstCards(one, most)), `-# ${end}`].join('\n')
  let most = Math.max(...paragraphs.map((one) => one.split(CARD).length)) - 1
  while (most > 0 && textHeight(first(most)) > room) most--
  if (most > 0) return first(most)
  const headings = paragraphs.map((one) => one.replace(/^-# /, '').replace(/(\*\*.*?\*\*).*$/, '$1'))
  return `-# ${headings.join(CARD)} · ${end}`
}

/** The heading and the first cards of a paragraph, then dots if it has more. */
function firstCards(paragraph: string, most: number): string {
  const cards = paragraph.split(CARD)
  return cards.length <= most ? paragraph : `${cards.slice(0, most).join(CARD)}\u00a0…`
}

/** As many lines as there is room for, then how many are left out. */
function within(lines: readonly string[], room: number, more: (count: number) => string): string {
  if (textHeight(lines.join('\n')) <= room) return lines.join('\n')
  const first = (count: number) => [...lines.slice(0, count), more(lines.length - count)].join('\n')
  let count = lines.length - 1
  while (count > 1 && textHeight(first(count)) > room) count--
  return first(count)
}

/** Whole lines only, with the number of faults left out. */
function faultsShown(lines: readonly string[], say: Say): string {
  const shown = firstLines(lines, MOST_FAULTS)
  if (shown === lines.join('\n')) return shown
  const left = lines.length - (shown.split('\n').length - 1)
  return shown.replace(/…$/, `… ${say('challenge.more-faults', { count: left })}`)
}

/** Cut at a line, with a hint how to see the rest. */
function shortened(lines: readonly string[], max: number, say: Say): string {
  const end = say('decks.shortened')
  const shown = firstLines(lines, max - end.length)
  return shown === lines.join('\n') ? shown : shown.replace(/…$/, end)
}

/** The choice of a card for the first doubtful line. */
function doubtParts(game: AnyGame, deck: SavedDeck, language: Language): MessagePart[] {
  const say = speak(language)
  const [doubt] = deck.doubts
  if (doubt === undefined) return []
  const choices = doubt.candidates.flatMap((id): MenuEntry[] => {
    const card = cardsById(game).get(id)?.card
    return card === undefined
      ? []
      : [{ value: id, label: card.name, hint: `${id} · ${game.cards.sheet(id, language).kind}` }]
  })
  const question = [
    `❓ **${say('decks.which', { count: deck.doubts.length })}**`,
    say('decks.doubt', { count: doubt.count, text: literal(clip(doubt.text, 80)) }),
  ]
  return [
    text(clip(question.join('\n'), MOST_QUESTION)),
    ...(choices.length === 0
      ? []
      : [select(deckId(deck, 'meant'), say('decks.pick-meant'), choices.slice(0, MOST.options))]),
    row(
      button(deckId(deck, 'skip'), say('decks.skip')),
      ...(deck.doubts.length > 1 ? [button(deckId(deck, 'skip-all'), say('decks.skip-all'))] : []),
    ),
  ]
}

/** The controls of a deck: five at most, and the menu, which holds everything else. */
function controlsOf(game: AnyGame, deck: SavedDeck, language: Language, options: DeckPanelOptions): MessagePart[] {
  const say = speak(language)
  const menu = (first: readonly MenuEntry[] = []) =>
    select(customId(MENU, 'deck', options.drawn ?? ''), say('more'), [
      ...first,
      ...doing(game, deck, language, options),
    ])
  const add = button(deckId(deck, 'add'), say('decks.add'), 'main')
  const search = button(deckId(deck, 'search'), say('decks.search'))
  const adding = [add, search].map((one) => ({ value: one.custom_id, label: one.label ?? '' }))
  // First the unclear lines of an import: until then the menu has the rest.
  if (deck.doubts.length > 0) return [menu(adding)]
  const { choices, focus } = cardsToChange(game, deck, options)
  const pageId = (...action: string[]) => deckId(deck, ...action)
  const pages = pagesOf(choices)
  const long = pages.starts.length > 1
  const here = focus === null ? (options.page ?? 0) : pageOf(pages, focus.at)
  const all = pagedSelects(
    { choices, placeholder: say('decks.change-card'), page: here, id: pageId, verb: 'card' },
    say,
  )
  const picks = long ? all.slice(0, -1) : all
  const turn = long ? all.at(-1) : undefined
  if (focus !== null)
    return [
      ...picks.slice(Math.floor((focus.at - (pages.starts[here] ?? 0)) / MOST.options)).slice(0, 1),
      text(clip(say('decks.chosen', { name: literal(focus.name), count: focus.count }), MOST_QUESTION)),
      row(
        // A button names the resulting number, so that a second click on it changes nothing.
        button(pageId('set', focus.id, String(focus.count - 1)), say('decks.less')),
        button(pageId('set', focus.id, String(focus.count + 1)), say('decks.more')),
        button(pageId('out', focus.id), say('decks.out')),
      ),
      menu([{ value: pageId('show'), label: say('decks.other-card') }, ...adding]),
    ]
  if (long) return [...picks, ...(turn === undefined ? [] : [turn]), menu(adding)]
  const { pool } = options
  const open = pool == null ? [] : [button(customId('lg', 'pool', pool.leagueId), say('decks.pool.open'))]
  return [...picks, row(add, search, ...open), menu()]
}

/** The cards whose numbers can be changed, and the one that is chosen. */
function cardsToChange(game: AnyGame, deck: SavedDeck, { card }: DeckPanelOptions) {
  const { groups, unknown } = grouped(game, deck.list)
  const entries = [
    ...groups.flatMap(({ entries }) => entries.map(({ card, count }) => ({ id: card.id, name: card.name, count }))),
    ...unknown.map(({ card, count }) => ({ id: card, name: card, count })),
  ]
  const at = entries.findIndex(({ id }) => id === card)
  const focus = entries[at]
  const choices = entries.map(
    ({ id, name, count }): MenuEntry => ({
      value: id,
      label: clipWords(`${count} × ${name}`, PANEL_LABEL),
      hint: id,
      taken: id === card,
    }),
  )
  return { choices, focus: focus === undefined ? null : { ...focus, at } }
}

/** The entries of the menu: everything that is needed once in ten times. */
function doing(
  game: AnyGame,
  deck: SavedDeck,
  language: Language,
  { drawn = '', pool }: DeckPanelOptions,
): MenuEntry[] {
  const say = speak(language)
  const entry = (label: string, ...action: string[]): MenuEntry => ({ value: deckId(deck, ...action), label })
  // A deck of a pool is for the format of its league.
  const formats = pool == null ? game.formats.filter((format) => format !== deck.format) : []
  const orders = deck.orders.length === 0 ? say('orders.all') : say('orders.all-laid', { count: deck.orders.length })
  return [
    entry(say('decks.whole'), 'whole'),
    ...formats.slice(0, 3).map((format) =>
      entry(
        labelWith(game.words.format(format, language), (one) => say('decks.to-format', { format: one })),
        'format',
        format,
      ),
    ),
    ...(game.deckOrders === undefined ? [] : [{ value: deckOrderId(deck, 'open'), label: orders }]),
    entry(say('decks.rename'), 'rename'),
    entry(say('decks.copy'), 'copy', drawn),
    entry(say('decks.export'), 'export'),
    entry(say('decks.share'), 'share', drawn),
    entry(say('decks.delete'), 'delete'),
    { value: customId('dl', 'list'), label: say('decks.all') },
  ]
}

/** A card with the new number of its copies. */
const pickValue = (card: string, count: number): string => `${count} ${card}`

/** The choice among the cards found; null for a value that was never offered. */
export function readPick(value: string): { readonly card: string; readonly count: number } | null {
  const [, count, card] = /^(\d{1,3}) (.+)$/.exec(value) ?? []
  return count === undefined || card === undefined ? null : { card, count: Number(count) }
}

/** The cards that a search has found, to be added. */
export function foundCardsPanel(
  game: AnyGame,
  deck: SavedDeck,
  typed: string,
  found: readonly FoundCard[],
  language: Language,
  pool: DeckPool | null = null,
): Body {
  const say = speak(language)
  const choices = found.slice(0, MOST.options).map(({ card, kind }) => {
    const held = copiesOf(deck.list, card.id)
    const used =
      pool !== null
        ? [usedOf(game, pool, deck.list, card.id, language)]
        : held > 0
          ? [say('decks.in-deck', { count: held })]
          : []
    const hint = [...used, card.id, kind[language]].join(' · ')
    return { value: pickValue(card.id, held + 1), label: card.name, hint }
  })
  const lines = [
    `### ${literal(deck.name)}`,
    deckHead(game, deck, language),
    say(choices.length === 0 ? 'decks.found-none' : 'decks.found', { text: literal(clip(typed, 100)) }),
  ]
  return {
    components: [
      container([text(lines.join('\n'))]),
      ...(choices.length === 0 ? [] : [select(deckId(deck, 'pick'), say('decks.pick-add'), choices)]),
      row(button(deckId(deck, 'search'), say('decks.search')), button(deckId(deck, 'show'), say('decks.back'))),
    ],
  }
}

/** The ready-made decks of all games, to be copied: `<game>/<deck>`. */
export const readyMade = (games: Games, language: Language): MenuEntry[] =>
  Object.values(games).flatMap((game) =>
    game.decks().map((deck) => ({
      value: `${game.id}/${deck.id}`,
      label: deck.name,
      hint: deckHead(game, deck, language),
    })),
  )

/** The bytes of the words in the list of decks, which leave room for its selects. */
const MOST_LISTED = 2_000
/** The most that the decks on one page of the list may weigh. */
const DECKS_ROOM = 3_000
/** The weight of what stands around the decks of a page: two selects, and the buttons that turn it. */
const PAGING = 600

/**
 * All decks of a person, and ways to another one.
 * @param page of the decks that can be opened
 * @param of the id of the only game that is listed, which further pages keep
 */
export function deckList(
  games: Games,
  decks: readonly SavedDeck[],
  language: Language,
  note: string | null = null,
  page = 0,
  of?: string,
): Body {
  const say = speak(language)
  const shown = decks.flatMap((deck) => {
    const game = findGame(games, deck.game)
    if (game === undefined) return []
    const mark = deckMark(deck, standingOf(game, deck), language)
    return [{ deck, mark, head: deckHead(game, deck, language) }]
  })
  const lines = shown.map(({ deck, mark, head }) => `• **${literal(deck.name)}** · ${head} · ${mark}`)
  const choices = shown.map(({ deck, mark, head }) => ({ value: deck.id, label: deck.name, hint: `${head} · ${mark}` }))
  const begin = [`### ${say('decks.title')}`, ...(lines.length === 0 ? [say('decks.none')] : lines)]
  const id = (...action: string[]) =>
    customId('dl', ...action, ...(of !== undefined && action[0] === 'page' ? [of] : []))
  const ready = readyMade(games, language).slice(0, MOST.options)
  const above = [text(firstBytes(begin, MOST_LISTED)), ...(note === null ? [] : [text(note)])]
  const below = [
    ...(ready.length === 0 ? [] : [select(id('ready'), say('decks.ready'), ready)]),
    row(button(id('begin'), say('decks.begin'), 'main'), button(id('paste'), say('decks.import'))),
  ]
  const room = Math.min(DECKS_ROOM, BUDGET - PAGING - weightOf([above, below]))
  const paged = pagedSelects({ choices, placeholder: say('decks.open'), page, id, verb: 'open' }, say, room)
  return { components: [...above, ...paged, ...below] }
}
