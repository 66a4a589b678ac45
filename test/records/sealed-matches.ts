/** Finished matches with seals for tests, played by the practice policy of both seats. */
import type { Seat } from '../../src/contract/index.ts'
import { type AnyGame, gameOf } from '../../src/games/games.ts'
import { games } from '../../src/games/registry.ts'
import { canonicalList, firstSeal, linksOf, sealOf, seedOf, wordOf } from '../../src/kit/chance/seal.ts'
import { PRACTICE } from '../../src/matches/api.ts'
import { Course } from '../../src/matches/course.ts'
import { chainedRow } from '../../src/matches/fair-play/log-chain.ts'
import { matchFileText } from '../../src/records/match-export.ts'

const BEGUN = Date.parse('2026-11-14T18:00:00.000Z')
const MINUTE = 60_000

export interface SealedMatch {
  readonly text: string
  readonly seal: string
  readonly end: string
}

interface MatchWish {
  readonly game: string
  readonly number: number
  /** Without a challenger the first seal is the seal. */
  readonly author?: boolean
  /** The second seat gives up after so many rows. */
  readonly givesUpAfter?: number
}

/** Plays a match and returns its file for everybody. */
export function sealedMatch({ game: id, number, author = true, givesUpAfter }: MatchWish): SealedMatch {
  const game = gameOf(games, id)
  const [one = '', other = ''] = game.seats
  const format = game.formats[0]!
  const listOf = (seat: Seat) => {
    const fitting = game.decks().filter((deck) => deck.seat === seat && deck.format === format)
    return canonicalList(fitting[number % fitting.length]!.list)
  }
  const decks = { [one]: listOf(one), [other]: listOf(other) }
  const subject = `subject${number}`
  const secret = number.toString(16).padStart(64, 'c')
  const first = firstSeal(subject, secret)
  const texts = [`one ${number}`, `other ${number}`] as const
  const words = [wordOf(subject, texts[0]), wordOf(subject, texts[1])] as const
  const seal = author ? sealOf({ first, secret, seat: one, deck: decks[one]!, word: words[0] }) : first
  const seed = seedOf(secret, seal, words)
  const course = played(game, [{ format, rules: {} }, decks, seed] as never, givesUpAfter)
  const rows = course.rows.map((row, seq) => chainedRow({ ...row, seq, at: new Date(BEGUN + seq * MINUTE) }))
  const end = linksOf(seal, seed, rows).at(-1)!
  const roles = author ? ['author', 'guest'] : game.seats
  const byRole = (values: readonly string[]) => Object.fromEntries(roles.map((role, at) => [role, values[at]!]))
  const match = {
    id: 'Xr4m2Lp0Vd',
    terms: { game: id, format, rules: {}, rated: false, sittingMs: 1 },
    place: { guildId: null, channelId: '' },
    status: 'over' as const,
    players: { [one]: 'ann', [other]: 'bob' },
    threadId: null,
    startedAt: new Date(BEGUN),
    endedAt: new Date(BEGUN + rows.length * MINUTE),
    outcome: game.outcome(course.state),
    seal,
    end,
  }
  const fair = {
    ...{ method: 'holonet-1', subject, author: author ? one : null, first, seal, secret, seed },
    ...{ words: byRole(words), said: byRole(texts) },
  }
  const exported = { match, as: 'all' as const, closed: null, fair, decks, rows }
  return { text: matchFileText(games, exported, { release: '0.1.0', at: new Date(BEGUN) }), seal, end }
}

function played(game: AnyGame, setUp: Parameters<AnyGame['setup']>, givesUpAfter: number | undefined): Course {
  const players = Object.fromEntries(game.seats.map((seat) => [seat, PRACTICE]))
  const course = new Course(game, null)
  course.setup(setUp)
  if (givesUpAfter === undefined) {
    course.followUp({ players, orders: {} })
    return course
  }
  for (let row = 0; row < givesUpAfter; row++) {
    const decision = game.decisions(course.state)[0]!
    const answer = game.policies.practice(game.view(course.state, decision.seat), decision, null)
    if (answer === 'ask') throw new Error('The practice policy has no answer')
    course.answer(decision.seat, [answer], 'player')
  }
  course.stop('concession', game.seats[1]!, 'player')
  return course
}
