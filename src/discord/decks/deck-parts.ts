/** Parts that every view of a deck shows: head, colours, cards, faults. */

import type { CardFilter, Language, Refusal } from '../../contract/index.ts'
import type { SavedDeck } from '../../decks/deck.ts'
import { cardsById } from '../../decks/known-cards.ts'
import { grouped, sizeOf } from '../../decks/list.ts'
import { type DeckCheck, isPlayable } from '../../decks/standing.ts'
import { typeName } from '../../decks/type-name.ts'
import type { AnyGame } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import { literal } from '../shell/text-limits.ts'

type DeckToShow = Pick<SavedDeck, 'seat' | 'format' | 'list'>

/** Game, side, format and number of cards: "High Card · Left · Short · 10 cards" */
export function deckHead(game: AnyGame, deck: DeckToShow, language: Language): string {
  return [
    game.words.title(language),
    game.words.seat(deck.seat, language),
    game.words.format(deck.format, language),
    speak(language)('decks.cards', { count: sizeOf(deck.list) }),
  ].join(' · ')
}

/** The state of a deck in few words, for lists. */
export function deckMark(deck: Pick<SavedDeck, 'doubts'>, standing: DeckCheck, language: Language): string {
  const say = speak(language)
  const { faults, unplayable, warnings } = standing
  const unclear = deck.doubts.length === 0 ? [] : [`❓ ${say('decks.unclear', { count: deck.doubts.length })}`]
  if (faults.length > 0) return [`❌ ${say('decks.faults', { count: faults.length })}`, ...unclear].join(' · ')
  const legal =
    warnings.length > 0 ? `⚠️ ${say('decks.warned', { count: warnings.length })}` : `✅ ${say('decks.legal')}`
  return [unplayable.length > 0 ? `⚠️ ${say('decks.waits')}` : legal, ...unclear].join(' · ')
}

const labelIn = (filter: CardFilter | undefined, value: string, language: Language): string | undefined =>
  filter?.values?.find(({ id }) => id === value)?.label[language]

/**
 * The number of cards that have each sign of their sheets, such as a colour; wild cards, which may stand for several
 * signs, are counted apart. Null without signs.
 */
export function coloursLine(game: AnyGame, { list }: DeckToShow, language: Language): string | null {
  const say = speak(language)
  const known = cardsById(game)
  const counts = new Map<string, number>()
  for (const { card, count } of list) {
    const slots = known.has(card) ? game.cards.sheet(card, language).icons : []
    const colours = slots.some(({ wild }) => wild) ? ['wild'] : new Set(slots.map(({ id }) => id))
    for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + count)
  }
  if (counts.size === 0) return null
  const colours = [...counts.keys()].filter((colour) => colour !== 'wild')
  const filter = game.cards.filters.find(
    ({ values }) => values !== undefined && colours.every((colour) => values.some(({ id }) => id === colour)),
  )
  const order = (filter?.values ?? []).map(({ id }) => id)
  const said = [...counts]
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([colour, count]) => {
      const wild = colour === 'wild' ? say('decks.wild') : undefined
      return `${DOTS[colour] ?? ''}${labelIn(filter, colour, language) ?? wild ?? colour} ${count}`
    })
  return say('decks.colours-line', {
    colours: filter?.label[language] ?? say('decks.colours'),
    counts: said.join(' · '),
  })
}

/** Colours that have a dot of their own. */
const DOTS: Readonly<Record<string, string>> = {
  red: '🔴 ',
  orange: '🟠 ',
  yellow: '🟡 ',
  green: '🟢 ',
  blue: '🔵 ',
  purple: '🟣 ',
  brown: '🟤 ',
  black: '⚫ ',
  white: '⚪ ',
  wild: '✳️ ',
}

/** The cards, a heading for each type. */
export function cardLines(game: AnyGame, { list }: DeckToShow, language: Language): string[] {
  const { groups, unknown } = grouped(game, list)
  const lines = groups.flatMap(({ type, count, entries }) => [
    `**${typeName(game, type, language)} (${count})**`,
    ...entries.map(({ card, count }) => `${count} × ${literal(card.name)}`),
  ])
  if (unknown.length === 0) return lines
  const strangers = unknown.map(({ card, count }) => `${count} × ${literal(card)}`)
  return [...lines, `**${speak(language)('decks.unknown-cards')}**`, ...strangers]
}

/**
 * The faults that keep the deck from being played, each with its rule; or a sentence that there are none, and the warnings
 * about a legal deck.
 */
export function standingLines(game: AnyGame, standing: DeckCheck, language: Language): string[] {
  const say = speak(language)
  const { faults, unplayable, warnings } = standing
  const line = (refusal: Refusal) => `• ${game.words.refusal(refusal, language)}`
  if (isPlayable(standing)) {
    const warned = warnings.map((warning) => `⚠️ ${game.words.refusal(warning, language)}`)
    return [`✅ **${say('decks.is-legal')}**`, ...warned]
  }
  if (faults.length === 0) return [`⚠️ **${say('decks.not-playable')}**`, ...unplayable.map(line)]
  return [`❌ **${say('decks.not-legal')}**`, ...faults.map(line), ...unplayable.map(line)]
}
