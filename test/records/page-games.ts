/** Exports of finished matches of practice opponents, to make pages and texts of. */
import type { DeckList, Reader, Seat } from '../../src/contract/index.ts'
import { type AnyGame, gameOf } from '../../src/games/games.ts'
import { games } from '../../src/games/registry.ts'
import { canonicalList, firstSeal, linksOf, seedOf, wordOf } from '../../src/kit/chance/seal.ts'
import { Course } from '../../src/matches/course.ts'
import type { ExportSource } from '../../src/matches/fair-play/fair-play.ts'
import { chainedRow } from '../../src/matches/fair-play/log-chain.ts'
import type { LoggedRow } from '../../src/matches/match-rows.ts'
import { partFor } from '../../src/matches/notices.ts'
import type { ExportOptions } from '../../src/records/export-forms.ts'

const BEGUN = Date.parse('2026-11-14T18:00:00.000Z')
const MINUTE = 60_000

/** A match that was played, with its seal. */
export interface PlayedMatch {
  readonly game: AnyGame
  readonly format: string
  readonly rows: readonly LoggedRow[]
  readonly decks: Readonly<Record<Seat, DeckList>>
  readonly state: unknown
  readonly subject: string
  readonly secret: string
  readonly seed: string
}

interface MatchWish {
  readonly game: string
  readonly format?: string
  /** Another number gives another match. */
  readonly number: number
  /** At most this many rows are played; then the second seat gives up. */
  readonly most?: number
}

/** The words of the players: no text is harmless. */
const SAID = ['<b>kessel</b>', '"42" & bananas'] as const

/** Plays a match of practice opponents. */
export function playedMatch({ game: id, format, number, most = 5000 }: MatchWish): PlayedMatch {
  const game = gameOf(games, id)
  const chosen = format ?? game.formats[0]!
  const decks = Object.fromEntries(
    game.seats.map((seat) => {
      const ready = game.decks().find((deck) => deck.seat === seat && deck.format === chosen)!
      return [seat, canonicalList(ready.list)]
    }),
  )
  const subject = `subject${number}`
  const secret = number.toString(16).padStart(64, 'd')
  const [one, other] = SAID.map((text) => wordOf(subject, text))
  const seed = seedOf(secret, firstSeal(subject, secret), [one!, other!])
  const course = new Course(game, null)
  course.setup([{ format: chosen, rules: {} }, decks, seed] as never)
  while (course.rows.length < most && game.outcome(course.state) === null) {
    const decision = game.decisions(course.state)[0]!
    const answer = game.policies.practice(game.view(course.state, decision.seat), decision, null)
    if (answer === 'ask') throw new Error('The practice policy has no answer')
    course.answer(decision.seat, [answer], 'player')
  }
  if (game.outcome(course.state) === null) course.stop('concession', game.seats[1]!, 'player')
  const rows = course.rows.map((row, seq) => ({ ...row, seq, at: new Date(BEGUN + seq * MINUTE) }))
  return {
    game,
    format: chosen,
    rows: rows as unknown as readonly LoggedRow[],
    decks,
    state: course.state,
    subject,
    secret,
    seed,
  }
}

/** Returns the export of a match, for everybody or for one reader. */
export function exportOf(played: PlayedMatch, as: 'all' | Reader): ExportSource {
  const { game, format, rows, decks, subject, secret, seed } = played
  const seal = firstSeal(subject, secret)
  const chained = rows.map(chainedRow)
  const end = linksOf(seal, seed, chained).at(-1)!
  const [one = '', other = ''] = game.seats
  const match = {
    id: 'Xr4m2Lp0Vd',
    terms: { game: game.id, format, rules: {}, rated: false, sittingMs: 1 },
    place: { guildId: null, channelId: '' },
    status: 'over' as const,
    players: { [one]: 'ann', [other]: 'bob' },
    threadId: null,
    startedAt: new Date(BEGUN),
    endedAt: new Date(BEGUN + rows.length * MINUTE),
    outcome: game.outcome(played.state),
    seal,
    end,
  }
  const open = { method: 'holonet-1', subject, author: null, first: seal, seal }
  if (as === 'all') {
    const said = { [one]: SAID[0], [other]: SAID[1] }
    const words = { [one]: wordOf(subject, SAID[0]), [other]: wordOf(subject, SAID[1]) }
    const fair = { ...open, secret, seed, words, said }
    return { match, as, closed: null, fair, decks, rows: chained, readers: ['spectator', ...game.seats], log: rows }
  }
  const own = as === 'spectator' ? null : as
  const told = chained.map(({ data: _, hash: __, events, ...row }) => ({
    ...row,
    events: events.map((event) => partFor(event, own)),
  }))
  const readers = own === null ? ['spectator'] : [own, 'spectator']
  const known = own === null ? {} : { [own]: decks[own]! }
  return { match, as, closed: { until: null }, fair: open, decks: known, rows: told, readers, log: rows }
}

/** The options of an export in these tests. */
export const exportOptions = (game: AnyGame, given: Partial<ExportOptions> = {}): ExportOptions => ({
  ...{ release: '0.1.0', at: new Date(BEGUN), language: 'en' },
  names: { [game.seats[0]!]: 'Mara', [game.seats[1]!]: 'Bob' },
  ...given,
})
