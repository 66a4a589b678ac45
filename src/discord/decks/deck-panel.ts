/** The panel of a deck: its cards, its faults, and its actions. */
import type { APIComponentInContainer } from 'discord-api-types/v10'
import type { Language } from '../../contract/index.ts'
import type { SavedDeck } from '../../decks/deck.ts'
import { copiesOf, grouped } from '../../decks/list.ts'
import { standingOf } from '../../decks/standing.ts'
import { type AnyGame, findGame, type Games } from '../../games/games.ts'
import type { DeckPool } from '../../league-play/api.ts'
import { type Say, speak } from '../../locales/index.ts'
import type { FoundCard } from '../../lookup/search.ts'
import {
  type Body,
  button,
  type Choice,
  container,
  MOST,
  type Row,
  row,
  rows,
  select,
  text,
} from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { pagedSelects } from '../shell/pages.ts'
import { clip, firstLines, literal } from '../shell/text-limits.ts'
import { deckOrderId } from './deck-order-panel.ts'
import { cardLines, coloursLine, deckHead, deckMark, standingLines } from './deck-parts.ts'
import { poolLines, usedOf } from './deck-pool.ts'

/** Names deck and version: a panel works after months, and recognises when it is out of date. */
export const deckId = ({ id, version }: Pick<SavedDeck, 'id' | 'version'>, ...action: readonly string[]): string =>
  customId('d', id, String(version), ...action)

/** The contents of a deck panel besides the deck. */
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

/** The panel of one deck: its cards, its faults, and its actions. */
export function deckPanel(game: AnyGame, deck: SavedDeck, language: Language, options: DeckPanelOptions = {}): Body {
  const say = speak(language)
  const standing = standingOf(game, deck)
  const note = firstLines(options.note ?? [], MOST_NOTE)
  const colours = coloursLine(game, deck, language)
  const pool = options.pool ?? null
  const [from, ...beyond] = poolLines(game, pool, deck.list, language)
  const head = [
    `### ${literal(deck.name)}`,
    deckHead(game, deck, language),
    ...(colours === null ? [] : [colours]),
    ...(from === undefined ? [] : [from]),
  ]
  const faults = deck.list.length === 0 ? '' : faultsShown([...standingLines(game, standing, language), ...beyond], say)
  const left = MOST.text - note.length - MOST_HEAD - faults.length - 2 * MOST_QUESTION
  const cards = deck.list.length === 0 ? say('decks.empty') : shortened(cardLines(game, deck, language), left, say)
  const parts: APIComponentInContainer[] = [
    text(firstLines(head, MOST_HEAD)),
    text(cards),
    ...(faults === '' ? [] : [text(faults)]),
  ]
  const doubts = doubtParts(game, deck, language)
  return {
    components: [
      container(parts),
      // Next to the controls: on a phone the top of a deck is far away.
      ...(note === '' ? [] : [text(note)]),
      ...(doubts.length === 0 ? [] : [container(doubts)]),
      ...cardRows(game, deck, options, say),
      ...doing(game, deck, language, options),
    ],
  }
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
function doubtParts(game: AnyGame, deck: SavedDeck, language: Language): APIComponentInContainer[] {
  const say = speak(language)
  const [doubt] = deck.doubts
  if (doubt === undefined) return []
  const cards = new Map(game.cards.all.map((card) => [card.id, card]))
  const choices = doubt.candidates.flatMap((id): Choice[] => {
    const card = cards.get(id)
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

/** The card whose number is being changed, and the choice of another. */
function cardRows(
  game: AnyGame,
  deck: SavedDeck,
  { page = 0, card }: DeckPanelOptions,
  say: Say,
): (Row | ReturnType<typeof text>)[] {
  const { groups, unknown } = grouped(game, deck.list)
  const entries = [
    ...groups.flatMap(({ entries }) => entries.map(({ card, count }) => ({ id: card.id, name: card.name, count }))),
    ...unknown.map(({ card, count }) => ({ id: card, name: card, count })),
  ]
  const focus = entries.find(({ id }) => id === card)
  const here = focus === undefined ? page : Math.floor(entries.indexOf(focus) / (2 * MOST.options))
  const choices = entries.map(({ id, name, count }) => ({
    value: id,
    label: `${count} × ${name}`,
    hint: id,
    taken: id === card,
  }))
  const id = (...action: string[]) => deckId(deck, ...action)
  return [
    ...pagedSelects({ choices, placeholder: say('decks.change-card'), page: here, id, verb: 'card' }, say),
    ...(focus === undefined
      ? []
      : [
          text(clip(say('decks.chosen', { name: literal(focus.name), count: focus.count }), 250)),
          row(
            // A button names the resulting number, so that a second click on it changes nothing.
            button(id('set', focus.id, String(focus.count - 1)), say('decks.less')),
            button(id('set', focus.id, String(focus.count + 1)), say('decks.more')),
            button(id('out', focus.id), say('decks.out')),
          ),
        ]),
  ]
}

function doing(game: AnyGame, deck: SavedDeck, language: Language, { drawn = '', pool }: DeckPanelOptions): Row[] {
  const say = speak(language)
  const id = (...action: string[]) => deckId(deck, ...action)
  // A deck of a pool is for the format of its league.
  const formats = pool == null ? game.formats.filter((format) => format !== deck.format) : []
  return rows([
    button(id('add'), say('decks.add'), 'main'),
    button(id('search'), say('decks.search')),
    ...formats
      .slice(0, 3)
      .map((format) =>
        button(id('format', format), say('decks.to-format', { format: game.words.format(format, language) })),
      ),
    ...(game.deckOrders === undefined
      ? []
      : [
          button(
            deckOrderId(deck, 'open'),
            say(deck.orders.length === 0 ? 'orders.all' : 'orders.all-laid', { count: deck.orders.length }),
          ),
        ]),
    ...(pool == null ? [] : [button(customId('lg', 'pool', pool.leagueId), say('decks.pool.open'))]),
    button(id('rename'), say('decks.rename')),
    button(id('copy', drawn), say('decks.copy')),
    button(id('export'), say('decks.export')),
    button(id('share', drawn), say('decks.share')),
    button(id('delete'), say('decks.delete'), 'bad'),
    button(customId('dl', 'list'), say('decks.all')),
  ])
}

/** A card with the new number of its copies. */
const pickValue = (card: string, count: number): string => `${count} ${card}`

/** The choice among the cards found; null for a value that was never offered. */
export function readPick(value: string): { readonly card: string; readonly count: number } | null {
  const [, count, card] = /^(\d{1,3}) (.+)$/.exec(value) ?? []
  return count === undefined || card === undefined ? null : { card, count: Number(count) }
}

/** The cards that a search has found, to be added. */
export function foundPanel(
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
export const readyMade = (games: Games, language: Language): Choice[] =>
  Object.values(games).flatMap((game) =>
    game.decks().map((deck) => ({
      value: `${game.id}/${deck.id}`,
      label: deck.name,
      hint: deckHead(game, deck, language),
    })),
  )

/** All decks of a person, and ways to another one. */
export function deckList(
  games: Games,
  decks: readonly SavedDeck[],
  language: Language,
  note: string | null = null,
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
  const id = (...action: string[]) => customId('dl', ...action)
  const ready = readyMade(games, language).slice(0, MOST.options)
  return {
    components: [
      text(firstLines(begin, 3500)),
      ...(note === null ? [] : [text(note)]),
      ...pagedSelects({ choices, placeholder: say('decks.open'), page: 0, id, verb: 'open' }, say),
      ...(ready.length === 0 ? [] : [select(id('ready'), say('decks.ready'), ready)]),
      row(button(id('begin'), say('decks.begin'), 'main'), button(id('paste'), say('decks.import'))),
    ],
  }
}
