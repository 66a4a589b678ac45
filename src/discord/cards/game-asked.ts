/** Which game a look-up asks first, and what it says where the library of that game lacks a card. */
import type { APIApplicationCommandOptionChoice } from 'discord-api-types/v10'
import type { Language } from '../../contract/index.ts'
import { type AnyGame, findGame, type Games, gameOf } from '../../games/games.ts'
import { clip } from '../../kit/wording/clipping.ts'
import { speak } from '../../locales/index.ts'
import { joined, ours, type SafeText } from '../../locales/safe-text.ts'
import { comparable } from '../../lookup/query-words.ts'
import type { FoundCard } from '../../lookup/search.ts'
import type { App } from '../shell/app.ts'
import { MOST } from '../shell/components.ts'
import { gameIdNamed } from '../shell/game-options.ts'
import type { IncomingKeys, IncomingRequest } from '../shell/requests.ts'
import { literal } from '../shell/text-limits.ts'
import { nameAmong } from './card-panel.ts'

/**
 * Returns the game that a look-up names, else that of the match, channel or person that it comes from; null: unknown, or
 * there is only one. A name that can't be resolved counts as none.
 */
export async function gameAsked(
  { games, matches }: Pick<App, 'games' | 'matches'>,
  { place, person, options }: Pick<IncomingRequest, 'place' | 'person'> & Partial<Pick<IncomingKeys, 'options'>>,
): Promise<AnyGame | null> {
  const named = options === undefined ? null : gameIdNamed({ games }, options)
  if (named !== null) return gameOf(games, named)
  if (Object.keys(games).length < 2) return null
  const id = await matches.gameAt(place, person)
  return id === null ? null : (findGame(games, id) ?? null)
}

/** Returns the games, the one that is asked first at their head. */
export const inOrder = (games: Games, first: AnyGame | null): readonly AnyGame[] => {
  const all = Object.values(games)
  return first === null ? all : [first, ...all.filter((game) => game !== first)]
}

/** "445 cards of … so far, 159 of them playable", for a game or for all of them. */
export function holdings(games: Games, of: AnyGame | null, language: Language): SafeText {
  const say = speak(language)
  const parts = (of === null ? Object.values(games) : [of]).map(({ cards, words }) => {
    const [count, playable] = [cards.all.length, cards.all.filter((card) => !card.unwritten).length]
    const key =
      cards.growing !== true ? 'card.holdings' : playable < count ? 'card.holdings.some' : 'card.holdings.growing'
    return say(key, { count, playable, game: ours(words.title(language)) })
  })
  return say('card.library', { cards: joined(parts, ', ') })
}

/** The cards that a typed name means. */
export interface MeantCards {
  /** The one card that it clearly means; else null. */
  readonly card: FoundCard | null
  /** Cards that it may mean; none of another game than the one that was asked. */
  readonly near: readonly FoundCard[]
  /** Whether no card has all the words that were typed. */
  readonly lacking: boolean
  /** Cards of other games that have exactly this name, where the game that was asked has none. */
  readonly elsewhere: readonly FoundCard[]
}

/** Returns what a typed name, or an id that was picked, means in the game that is asked first. */
export function meantCards({ cards }: Pick<App, 'cards'>, name: string, first: AnyGame | null): MeantCards {
  const nothing: MeantCards = { card: null, near: [], lacking: true, elsewhere: [] }
  if (name.trim() === '') return nothing
  const picked = cards.get(name)
  if (picked !== null) return { ...nothing, card: picked, lacking: false }
  const own = first === null ? null : new Set(first.cards.all)
  const within = (card: FoundCard['card']) => own === null || own.has(card)
  const hasAll = ({ card }: FoundCard) => hasWords(card.name, name)
  const card = cards.best(name, within)
  if (card !== null) return { ...nothing, card, lacking: false }
  const near = cards.like(name, MOST.options, within)
  const lacking = !near.some(hasAll)
  const others = own === null ? [] : cards.find(name, MOST.options, (card) => !own.has(card))
  const elsewhere = lacking ? others.filter(({ card }) => isCalled(card, name)) : []
  return { card: null, near, lacking, elsewhere }
}

/** Whether a name has all these words, or words that begin with them. */
export function hasWords(name: string, typed: string): boolean {
  const words = comparable(name).split(' ')
  return comparable(typed)
    .split(' ')
    .every((wanted) => words.some((word) => word.startsWith(wanted)))
}

const isCalled = ({ name, title }: FoundCard['card'], typed: string): boolean =>
  [name, title].some((its) => comparable(its) === comparable(typed))

/** Says that no card has this name, what the library holds, and which game has such a card. */
export function lackingNote(
  { games }: Pick<App, 'games'>,
  name: string,
  { near, elsewhere }: MeantCards,
  first: AnyGame | null,
  language: Language,
): SafeText {
  const say = speak(language)
  const none = say('card.none', { name: literal(clip(name, 100)) })
  const [other] = elsewhere
  const next =
    other !== undefined
      ? [say('card.elsewhere', { game: ours(other.game.words.title(language)) })]
      : near.length > 0
        ? [say('card.near')]
        : []
  return joined([none, holdings(games, first, language), ...next], '\n')
}

/** Choices of cards while a person types: those of the game that is asked first, then others that have all the words. */
export function cardChoices(
  { cards, games }: Pick<App, 'cards' | 'games'>,
  typed: string,
  first: AnyGame | null,
  language: Language,
): readonly APIApplicationCommandOptionChoice<string>[] {
  const own = first === null ? null : new Set(first.cards.all)
  const ours = cards.like(typed, MOST.options, (card) => own === null || own.has(card))
  const others =
    own === null ? [] : cards.find(typed, MOST.options, (card) => !own.has(card) && hasWords(card.name, typed))
  const all = [...ours, ...others].slice(0, MOST.options)
  const mixed = Object.keys(games).length > 1 && new Set(all.map(({ game }) => game)).size > 1
  return all.map((one) => {
    const of = mixed ? ` · ${one.game.words.title(language)}` : ''
    return { name: clip(`${nameAmong(one, all)}${of} · ${one.kind[language]}`, MOST.option), value: one.id }
  })
}
