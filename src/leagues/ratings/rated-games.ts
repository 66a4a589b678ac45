/**
 * The ratings of all people in one game and format, made from their finished games in order: one rating for both sides
 * together and one for each side. A correction is made by making them anew, so that nothing of the wrong result stays.
 */
import { DAY_MS } from '../../time/lengths.ts'
import type { GameEnd, Pair, PersonId } from '../league.ts'
import { isPlayedOut } from '../record.ts'
import { idle, NEWCOMER, periodsIn, type Rating, rated } from './glicko2.ts'

/** A finished game between two people. */
export interface FinishedGame {
  readonly id: string
  /** By side; null for the practice opponent. */
  readonly persons: Pair<PersonId | null>
  readonly scores: Pair<0 | 0.5 | 1>
  readonly how: GameEnd
  /** Whether each made at least one move. */
  readonly moved: Pair<boolean>
  readonly at: number
  /** The turn in which it ended, where known. */
  readonly turns: number | null
  /** Paired by a league; else two people agreed on it. */
  readonly league: boolean
  /** Points that side 0 is worth in it: fitted for the last season, and fixed in this one. Absent: none. */
  readonly advantage?: number
}

/** Why a game does not count. */
export type UnratedReason = 'noMoves' | 'noResult' | 'practice' | 'samePair' | 'sameAbsence'

/** A rating with what its settling depends on. */
export interface RatingRecord extends Rating {
  readonly games: number
  readonly opponents: readonly PersonId[]
  readonly lastAt: number | null
}

export interface PersonRatings {
  readonly both: RatingRecord
  readonly sides: Pair<RatingRecord>
}

/** The effect of one game on one person. */
export interface RatingChange {
  readonly game: string
  readonly person: PersonId
  readonly at: number
  readonly before: Rating
  readonly after: Rating
}

/** All ratings of one game and format. */
export interface RatingPool {
  readonly people: ReadonlyMap<PersonId, PersonRatings>
  readonly changes: readonly RatingChange[]
  /** Games that do not count, with the reason that is shown. */
  readonly unrated: ReadonlyMap<string, UnratedReason>
}

/** Games of a pair that are not a league's count twice in this many days. */
const PAIR_DAYS = 30
const PAIR_GAMES = 2
/** Further time-outs of a person within this many days are one absence. */
const ABSENCE_DAYS = 7
/** A rating above this deviation is provisional. */
const SETTLED = 110
const LISTED_OPPONENTS = 5
const LISTED_DAYS = 180

const UNKNOWN: RatingRecord = { ...NEWCOMER, games: 0, opponents: [], lastAt: null }
/** The ratings of a person without a game. */
export const STRANGER: PersonRatings = { both: UNKNOWN, sides: [UNKNOWN, UNKNOWN] }

/** Returns the ratings of a person; those of a newcomer if they have none. */
export const ratingsOf = (pool: RatingPool, person: PersonId): PersonRatings => pool.people.get(person) ?? STRANGER

/** Returns the ratings that follow from all games, in the order in which they ended. */
export function rateGames(games: readonly FinishedGame[]): RatingPool {
  const people = new Map<PersonId, PersonRatings>()
  const changes: RatingChange[] = []
  const unrated = new Map<string, UnratedReason>()
  const counted: FinishedGame[] = []
  for (const game of [...games].sort((one, other) => one.at - other.at)) {
    const why = whyUnrated(game, counted)
    if (why !== null) {
      unrated.set(game.id, why)
      continue
    }
    counted.push(game)
    const persons = game.persons as Pair<PersonId>
    const before: Pair<PersonRatings> = [people.get(persons[0]) ?? STRANGER, people.get(persons[1]) ?? STRANGER]
    const after = ratedAfter(game, before)
    for (const [at, person] of persons.entries()) {
      people.set(person, after[at]!)
      changes.push({
        game: game.id,
        person,
        at: game.at,
        before: plain(before[at]!.both),
        after: plain(after[at]!.both),
      })
    }
  }
  return { people, changes, unrated }
}

/**
 * Returns the ratings of both players after a game that counts, later than all their games so far.
 *
 * @param before their ratings before it, by side
 */
export const ratedAfter = (game: FinishedGame, before: Pair<PersonRatings>): Pair<PersonRatings> => [
  updated(before[0], before[1], game, 0),
  updated(before[1], before[0], game, 1),
]

const plain = ({ rating, deviation, volatility }: Rating): Rating => ({ rating, deviation, volatility })

/** Both players are updated from the values before the game; half of a side's advantage goes to it, half off the opponent. */
function updated(own: PersonRatings, theirs: PersonRatings, game: FinishedGame, side: 0 | 1): PersonRatings {
  const { advantage = 0 } = game
  const opponent = game.persons[side === 0 ? 1 : 0]!
  const score = game.scores[side]
  const step = (record: RatingRecord, against: Rating, points: number): RatingRecord => {
    const periods = record.lastAt === null ? 0 : periodsIn(game.at - record.lastAt)
    return {
      ...rated(record, [{ opponent: against, score, advantage: points }], periods),
      games: record.games + 1,
      opponents: record.opponents.includes(opponent) ? record.opponents : [...record.opponents, opponent],
      lastAt: game.at,
    }
  }
  // The ratings of sides hold the worth of the side already.
  const ofSide = step(own.sides[side], theirs.sides[side === 0 ? 1 : 0], 0)
  return {
    both: step(own.both, theirs.both, side === 0 ? advantage : -advantage),
    sides: side === 0 ? [ofSide, own.sides[1]] : [own.sides[0], ofSide],
  }
}

/** Returns why a game does not count after those that did; null if it does. */
export function whyUnrated(game: FinishedGame, counted: readonly FinishedGame[]): UnratedReason | null {
  const [one, other] = game.persons
  if (one === null || other === null) return 'practice'
  if (!isPlayedOut(game.how)) return 'noResult'
  if (neverBegun(game)) return 'noMoves'
  if (!game.league && thirdOfPair(game, counted)) return 'samePair'
  return game.how === 'time-out' && sameAbsence(game, counted) ? 'sameAbsence' : null
}

/**
 * Whether a game says nothing about its players. A player who concedes has seen their opening hand, and a player who lets
 * their time run out may have seen what the opponent has done: neither gets away unrated without a move.
 */
function neverBegun({ how, moved: [one, other], scores }: FinishedGame): boolean {
  if (how === 'concession') return false
  return how === 'time-out' ? !(scores[0] > scores[1] ? one : other) : !one || !other
}

/** Whether the next game that two people agree on would not count, so that they can be told before. */
export function thirdOfPair(game: Pick<FinishedGame, 'persons' | 'at'>, counted: readonly FinishedGame[]): boolean {
  const lately = counted.filter(
    ({ persons, league, at }) =>
      !league && at > game.at - PAIR_DAYS * DAY_MS && game.persons.every((person) => persons.includes(person)),
  )
  return lately.length >= PAIR_GAMES
}

const loserOf = ({ persons, scores }: FinishedGame): PersonId | null => persons[scores[0] < scores[1] ? 0 : 1]

function sameAbsence(game: FinishedGame, counted: readonly FinishedGame[]): boolean {
  return counted.some(
    (one) => one.how === 'time-out' && loserOf(one) === loserOf(game) && one.at > game.at - ABSENCE_DAYS * DAY_MS,
  )
}

/** Returns a rating as it is now: uncertainty grows without games. */
export const ratingNow = (record: RatingRecord, now: number): RatingRecord =>
  record.lastAt === null ? record : { ...record, ...idle(record, periodsIn(now - record.lastAt)) }

/** Whether a rating is shown with a question mark. */
export const isProvisional = (record: RatingRecord, now: number): boolean => ratingNow(record, now).deviation > SETTLED

/** Whether a rating stands in the list of a server: settled, against enough opponents, and not long ago. */
export const isListed = (record: RatingRecord, now: number): boolean =>
  !isProvisional(record, now) &&
  record.opponents.length >= LISTED_OPPONENTS &&
  record.lastAt !== null &&
  now - record.lastAt <= LISTED_DAYS * DAY_MS
