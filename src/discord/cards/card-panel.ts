/** A card as a message: picture, words, other versions, rulings, and the choice between several cards. */

import type { CardSheet, Language, Ruling } from '../../contract/index.ts'
import { type Games, gameOf } from '../../games/games.ts'
import { clip } from '../../kit/wording/clipping.ts'
import { type Say, speak } from '../../locales/index.ts'
import { comparable } from '../../lookup/query-words.ts'
import type { FoundCard } from '../../lookup/search.ts'
import type { App } from '../shell/app.ts'
import {
  type Body,
  button,
  type ControlRow,
  container,
  type MenuEntry,
  MOST,
  picture,
  rows,
  select,
  text,
} from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { firstLines, literal } from '../shell/text-limits.ts'
import { leadingBack } from '../shell/way-back.ts'
import { isOneScreen } from '../table/phone-room.ts'
import { drawn } from './card-picture.ts'

/** The manner in which a card is shown; the buttons below it carry it. */
export interface CardManner {
  /** Without a picture. */
  readonly words: boolean
  /** Only this person sees it, but it could be shared. */
  readonly hidden: boolean
  /** The second page of words that don't fit one screen. */
  readonly rest?: boolean
  /** It was opened from a match, to which a button leads back. */
  readonly from?: OpenedFrom
}

/** Where a card was opened from. */
export interface OpenedFrom {
  readonly matchId: string
  /** The name of the opened thing in the help of that match. */
  readonly value: string
}

/**
 * The actions of buttons: `card|<action>|<manner>|<game>/<card>`, then the match from which it was opened, and the
 * thing opened there.
 */
export type CardAction = 'show' | 'versions' | 'rulings' | 'share' | 'pick' | 'announce' | 'open'

const MOST_WORDS = 3800
/** Rulings are shown below the card if they are few and short; else behind a button. */
const SHORT_RULINGS = { count: 2, letters: 600 }
/** Cards side by side that can still be read on a phone. */
const BESIDE = 4

const written = ({ words, hidden, rest = false }: CardManner): string =>
  `${words ? 'w' : ''}${hidden ? 'h' : ''}${rest ? 'r' : ''}`

/** The manner, as a custom id names it. */
export const readManner = (text: string): CardManner => ({
  words: text.includes('w'),
  hidden: text.includes('h'),
  rest: text.includes('r'),
})

function cardId(action: CardAction, manner: CardManner, found?: FoundCard): string {
  const { from } = manner
  const origin = from === undefined || action === 'share' ? [] : [from.matchId, from.value]
  const card = found === undefined ? (origin.length === 0 ? [] : ['']) : [found.id]
  return customId('card', action, written(manner), ...card, ...origin)
}

/** A card's name, with its id if another card beside it has the same name. */
export const nameAmong = ({ id, card }: FoundCard, cards: readonly FoundCard[]): string =>
  cards.some((other) => other.id !== id && other.card.name === card.name) ? `${card.name} (${card.id})` : card.name

/** The games of these cards in small letters; nothing where only one is played here. */
export function gamesLine(games: Games, cards: readonly FoundCard[], language: Language): readonly string[] {
  const titles = new Set(cards.map(({ game }) => gameOf(games, game.id).words.title(language)))
  return Object.keys(games).length < 2 || titles.size === 0 ? [] : [`-# ${[...titles].join(' · ')}`]
}

/** A card as one line of a select. */
const cardChoice = ({ id, card, kind }: FoundCard, language: Language): MenuEntry => ({
  value: id,
  label: card.name,
  hint: `${kind[language]} · ${card.id}`,
})

/** A card in a list, with details in small letters below. */
const listed = (found: FoundCard, cards: readonly FoundCard[], about: string): string =>
  `**${literal(nameAmong(found, cards))}**\n-# ${about}`

/** The rulings that concern a card, whichever of its printings they name. */
export const rulingsOnCard = ({ game, card }: FoundCard): readonly Ruling[] =>
  game.cards.rulings.filter(({ cards }) => cards.some((id) => id === card.id || card.printings.includes(id)))

interface Family {
  /** Other versions of the same person or thing. */
  readonly same: readonly FoundCard[]
  /** Cards that belong to it. */
  readonly related: readonly FoundCard[]
}

function familyOf(app: App, { game, card }: FoundCard): Family {
  const all = game.cards.versions(card.id).flatMap((id) => app.cards.get(`${game.id}/${id}`) ?? [])
  const title = comparable(card.title)
  const isSame = (other: FoundCard) => comparable(other.card.title) === title
  return { same: all.filter(isSame), related: all.filter((other) => !isSame(other)) }
}

function rulingLine({ text: words, rules }: Ruling, language: Language): string {
  const on = rules.length === 0 ? '' : ` (${speak(language)('card.rules', { rules: rules.join(', ') })})`
  return `• ${words[language]}${on}`
}

/** Between picture and words. */
const otherManner = (found: FoundCard, manner: CardManner, say: Say) =>
  button(cardId('show', { ...manner, words: !manner.words }, found), say(manner.words ? 'card.picture' : 'card.words'))

const row = (parts: readonly string[]): string => parts.join(' · ')
const numbersOf = ({ numbers }: CardSheet): string => row(numbers.map(({ label, value }) => `${label} ${value}`))
const placesOf = ({ located }: CardSheet): string => row(located.map(({ label, bonus }) => `${label} +${bonus}`))

/** The full name of a card, with its mark. */
function titled({ mark, title, subtitle }: CardSheet): string {
  const name = literal(subtitle === null ? title : `${title}, ${subtitle}`)
  return mark === null ? name : `${mark} ${name}`
}

/**
 * All text of a card.
 * @param small whether its blocks are in small print: those with a heading, or all of them
 */
export function sheetText(sheet: CardSheet, small: 'none' | 'headed' | 'all' = 'none'): string {
  const isSmall = (heading: string | undefined) => small === 'all' || (small === 'headed' && heading !== undefined)
  const lines = [
    `### ${titled(sheet)}`,
    `-# ${sheet.kind}`,
    numbersOf(sheet),
    placesOf(sheet),
    ...sheet.blocks.map(({ heading, text }) => {
      const words = heading === undefined ? text : `**${heading}** · ${text}`
      return isSmall(heading) ? words.replace(/^/gm, '-# ') : words
    }),
    sheet.correction ?? '',
    `-# ${sheet.imprint}`,
  ]
  return lines.filter((line) => line !== '').join('\n')
}

/** The button to the other versions, or, if there are none, to the cards that belong to this one. */
function versionsButton(app: App, found: FoundCard, manner: CardManner, say: Say) {
  const { same, related } = familyOf(app, found)
  if (same.length + related.length === 0) return []
  const label =
    same.length === 0
      ? say('card.related', { count: related.length })
      : say('card.versions', { count: same.length + 1 })
  return [button(cardId('versions', manner, found), label)]
}

/**
 * The card itself, on one screen: its picture, which has all its words, or the words alone. Few and short rulings stand
 * below the words where the screen has room for them.
 */
export async function cardView(app: App, found: FoundCard, language: Language, manner: CardManner): Promise<Body> {
  const say = speak(language)
  const sheet = found.game.cards.sheet(found.card.id, language)
  const file = manner.words ? null : await drawn(app, [found], language)
  const lines = rulingsOnCard(found).map((ruling) => rulingLine(ruling, language))
  const controls = (behind: boolean) =>
    rows([
      ...versionsButton(app, found, manner, say),
      ...(behind && lines.length > 0
        ? [button(cardId('rulings', manner, found), say('card.rulings', { count: lines.length }))]
        : []),
      ...(app.pictures === null ? [] : [otherManner(found, manner, say)]),
      ...(manner.hidden ? [button(cardId('share', { ...manner, hidden: false }, found), say('card.share'))] : []),
    ])
  const others = found.card.printings.filter((id) => id !== found.card.id)
  const also = others.length === 0 ? [] : [`-# ${say('card.printings', { ids: others.join(', ') })}`]
  const message = (words: readonly string[], behind: boolean, pages: ControlRow[] = []) => [
    container([
      ...(file === null ? [] : [picture(file)]),
      text(clip(words.join('\n'), MOST_WORDS)),
      ...pages,
      ...controls(behind),
    ]),
  ]
  if (file !== null)
    return { components: message([`**${titled(sheet)}**`, `-# ${sheet.imprint}`, ...also], true), files: [file] }
  const missing = !manner.words && app.pictures !== null ? [say('card.unreadable')] : []
  const few = lines.length <= SHORT_RULINGS.count && lines.join('\n').length <= SHORT_RULINGS.letters
  const below = few && lines.length > 0 ? [`**${say('card.rulings.short')}**`, ...lines] : []
  const ways = [
    message([sheetText(sheet), ...also, ...below, ...missing], below.length === 0),
    ...(['none', 'headed', 'all'] as const).map((small) =>
      message([sheetText(sheet, small), ...also, ...missing], true),
    ),
  ]
  const whole = ways.find(isOneScreen)
  if (whole !== undefined) return { components: whole }
  // Two pages, whose words are as equal as can be: of a card with two sides they are its sides.
  const { rest = false } = manner
  const half = middleOf(sheet.blocks)
  const blocks = rest ? sheet.blocks.slice(half) : sheet.blocks.slice(0, half)
  const turning = rows([button(cardId('show', { ...manner, rest: !rest }, found), say(rest ? 'page.back' : 'page.on'))])
  return { components: message([sheetText({ ...sheet, blocks }, 'headed'), ...also, ...missing], true, turning) }
}

/** Returns where blocks of words are cut in two, so that the longer part is as short as can be. */
function middleOf(blocks: CardSheet['blocks']): number {
  const letters = (some: CardSheet['blocks']) => some.reduce((sum, { text }) => sum + text.length, 0)
  const longer = (at: number) => Math.max(letters(blocks.slice(0, at)), letters(blocks.slice(at)))
  return blocks.slice(1).reduce((best, _, at) => (longer(at + 1) < longer(best) ? at + 1 : best), 1)
}

/** The card beside its other versions and the cards that belong to it, each of which can be opened. */
export async function versionsView(app: App, found: FoundCard, language: Language, manner: CardManner): Promise<Body> {
  const say = speak(language)
  const { same, related } = familyOf(app, found)
  const versions = [found, ...same]
  const all = [...versions, ...related]
  const file = manner.words ? null : await drawn(app, all.slice(0, BESIDE), language)
  const compared = (version: FoundCard): string => {
    const sheet = version.game.cards.sheet(version.card.id, language)
    const numbers = row([numbersOf(sheet), placesOf(sheet)].filter(Boolean))
    return listed(version, all, numbers === '' ? version.kind[language] : numbers)
  }
  const name = literal(found.card.title)
  const lines = [
    `### ${say(same.length === 0 ? 'card.related.title' : 'card.versions.title', { name })}`,
    ...versions.map(compared),
    ...(same.length === 0 || related.length === 0 ? [] : [`### ${say('card.related.title', { name })}`]),
    ...related.map((one) => listed(one, all, one.kind[language])),
  ]
  return {
    components: [
      container([
        ...(file === null ? [] : [picture(file)]),
        text(firstLines(lines, MOST_WORDS)),
        cardSelect(all, language, cardId('open', manner)),
        ...rows([button(cardId('show', manner, found), say('card.back'))]),
      ]),
    ],
    ...(file === null ? {} : { files: [file] }),
  }
}

/** All rulings on a card. */
export function rulingsView(found: FoundCard, language: Language, manner: CardManner): Body {
  const say = speak(language)
  const lines = [
    `### ${say('card.rulings.title', { name: literal(found.card.name) })}`,
    ...rulingsOnCard(found).map((ruling) => rulingLine(ruling, language)),
  ]
  return {
    components: [
      container([
        text(firstLines(lines, MOST_WORDS)),
        ...rows([button(cardId('show', manner, found), say('card.back'))]),
      ]),
    ],
  }
}

const cardSelect = (cards: readonly FoundCard[], language: Language, id: string): ControlRow =>
  select(
    id,
    speak(language)('card.pick'),
    cards.slice(0, MOST.options).map((found) => cardChoice(found, language)),
  )

/**
 * Several cards that may be meant.
 * @param open whether the chosen card shall be shown to everybody
 * @param note stands in place of the question which card is meant
 */
export function whichView(
  { games }: Pick<App, 'games'>,
  name: string,
  cards: readonly FoundCard[],
  language: Language,
  manner: CardManner,
  open: boolean,
  note: string | null = null,
): Body {
  const say = speak(language)
  const lines = [
    note ?? say('card.which', { name: literal(clip(name, 100)) }),
    ...gamesLine(games, cards, language),
    ...(cards.length >= MOST.options ? [say('card.more')] : []),
  ]
  return {
    components: [
      text(lines.join('\n')),
      cardSelect(cards, language, cardId(open ? 'announce' : 'open', open ? { ...manner, hidden: false } : manner)),
    ],
  }
}

/** A list of cards, each of which can be opened. @param back the custom id of its panel; null: cards open beside it */
export function pickSelect(
  cards: readonly FoundCard[],
  language: Language,
  manner: CardManner,
  back: string | null = null,
): ControlRow {
  const id = cardId('pick', manner)
  // The place of the card, which the value names, is empty.
  return cardSelect(cards, language, manner.from === undefined && back !== null ? leadingBack(`${id}|`, back) : id)
}

/** The cards that a person's message names. */
export function namedView(cards: readonly FoundCard[], language: Language, manner: CardManner): Body {
  const lines = [
    speak(language)('named.some', { count: cards.length }),
    ...cards.map((found) => listed(found, cards, found.kind[language])),
  ]
  return { components: [text(firstLines(lines, MOST_WORDS)), pickSelect(cards, language, manner)] }
}
