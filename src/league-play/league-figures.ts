/** The figures of a league, from its games and its matches. Pure. */
import type { DeckList, Seat } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import type { League, LeagueGame } from '../leagues/league.ts'
import { bothMoved } from '../leagues/record.ts'
import { DAY_MS } from '../time/lengths.ts'
import { playersCalled, seatsByGame } from './advance.ts'
import { deckRulesOf } from './deck-rules.ts'
import type { LeagueMatch } from './league-rows.ts'
import type { LeagueStatistics, WinRate } from './statistics.ts'

/** The decks of a match, by seat. */
export type MatchLists = ReadonlyMap<string, Readonly<Record<Seat, DeckList>>>

/** A card that was played less often says nothing. */
const LEAST_GAMES = 5
const MOST_CARDS = 50

/** Returns the figures of a league. @param lists the decks of its matches, by the id of the match */
export function statisticsOf(
  game: AnyGame,
  league: League,
  matches: readonly LeagueMatch[],
  lists: MatchLists,
): Omit<LeagueStatistics, 'advantage'> {
  const byGame = new Map(matches.map((match) => [match.game, match]))
  const ended = gamesOf(league).filter((one) => one.result !== null && one.result.how !== 'void' && bothMoved(one))
  const open = !deckRulesOf(league.settings).hidden || league.final !== null
  const played = open ? ended.flatMap((one) => withLists(one, byGame, lists)) : []
  const days = ended.flatMap(({ id }) => {
    const match = byGame.get(id)
    return match?.endedAt == null ? [] : [(match.endedAt.getTime() - match.startedAt.getTime()) / DAY_MS]
  })
  const turns = ended.flatMap(({ result }) => (result?.turns == null ? [] : [result.turns]))
  const { sides } = league.settings
  return {
    sides: Object.fromEntries(
      sides.map((seat, side) => [seat, rateOf(ended.map((one) => one.result!.scores[side as 0 | 1]))]),
    ),
    deckTypes: sides.flatMap((seat, side) => typesOf(game, seat, side as 0 | 1, played)),
    cards: sides.flatMap((seat, side) => cardsOf(seat, side as 0 | 1, played)),
    days: days.length === 0 ? null : { half: share(days, 0.5), nineTenths: share(days, 0.9) },
    turns: turns.length === 0 ? null : { half: share(turns, 0.5) },
    waiting: waitingIn(league, matches),
  }
}

const gamesOf = ({ rounds }: League): readonly LeagueGame[] =>
  rounds.flatMap(({ pairings }) => pairings.filter(({ voided }) => !voided).flatMap(({ games }) => games))

interface GameWithLists {
  readonly game: LeagueGame
  readonly lists: Readonly<Record<Seat, DeckList>>
}

function withLists(
  game: LeagueGame,
  matches: ReadonlyMap<string, LeagueMatch>,
  lists: MatchLists,
): readonly GameWithLists[] {
  const found = lists.get(matches.get(game.id)?.matchId ?? '')
  return found === undefined ? [] : [{ game, lists: found }]
}

const rateOf = (scores: readonly number[]): WinRate => ({
  won: scores.reduce((sum, score) => sum + score, 0),
  played: scores.length,
})

/** Returns the least value that is not exceeded by this share of them. */
const share = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)]!
}

function ratesBy(
  played: readonly GameWithLists[],
  side: 0 | 1,
  keysOf: (lists: GameWithLists['lists']) => readonly string[],
): readonly (readonly [string, WinRate])[] {
  const scores = new Map<string, number[]>()
  for (const { game, lists } of played)
    for (const key of keysOf(lists)) scores.set(key, [...(scores.get(key) ?? []), game.result!.scores[side]])
  return [...scores]
    .map(([key, own]) => [key, rateOf(own)] as const)
    .sort(([one, { played: more }], [other, { played: less }]) => less - more || (one < other ? -1 : 1))
}

function typesOf(game: AnyGame, seat: Seat, side: 0 | 1, played: readonly GameWithLists[]) {
  const rates = ratesBy(played, side, (lists) => [deckType(game, seat, lists[seat] ?? [])])
  return rates.map(([type, rate]) => ({ type, seat, ...rate }))
}

function cardsOf(seat: Seat, side: 0 | 1, played: readonly GameWithLists[]) {
  return ratesBy(played, side, (lists) => (lists[seat] ?? []).map(({ card }) => card))
    .filter(([, rate]) => rate.played >= LEAST_GAMES)
    .slice(0, MOST_CARDS)
    .map(([card, rate]) => ({ card, seat, ...rate }))
}

function deckType(game: AnyGame, seat: Seat, list: DeckList): string {
  const ready = game.decks().find((deck) => deck.seat === seat && sameCards(deck.list, list))
  if (ready !== undefined) return ready.name
  const realms = new Map<string, number>()
  for (const { card, count } of list) {
    const { realm } = game.cards.sheet(card, 'en')
    if (realm !== null) realms.set(realm, (realms.get(realm) ?? 0) + count)
  }
  const [most] = [...realms].sort(([one, more], [other, less]) => less - more || (one < other ? -1 : 1))
  return most?.[0] ?? ''
}

const keyOf = (list: DeckList): string =>
  JSON.stringify(list.map(({ card, count }) => [card, count]).sort(([one], [other]) => (one! < other! ? -1 : 1)))

const sameCards = (one: DeckList, other: DeckList): boolean => keyOf(one) === keyOf(other)

function waitingIn(league: League, matches: readonly LeagueMatch[]): LeagueStatistics['waiting'] {
  const seats = seatsByGame(league)
  return matches
    .filter(({ running }) => running)
    .flatMap(({ game, called }) => {
      const times = called.flatMap(({ deadline }) => (deadline === null ? [] : [deadline.getTime()]))
      if (times.length === 0) return []
      return [{ game, players: playersCalled(league, seats.get(game), called), deadline: new Date(Math.max(...times)) }]
    })
    .sort((one, other) => one.deadline.getTime() - other.deadline.getTime())
}
