/**
 * The shuffles of a match, as one reader may know them. Secret, words and seed open together with hands and decks, never
 * earlier: with the seed and a guessed deck somebody could work out every hand.
 */
import type { DeckList, Reader, Seat } from '../../contract/index.ts'
import { type AnyGame, findGame, type Games } from '../../games/games.ts'
import { firstSeal, SEAL_METHOD } from '../../kit/chance/seal.ts'
import type { Database } from '../../storage/open.ts'
import type { Clock } from '../../time/clock.ts'
import { type MatchRecord, mayOpen, type PersonId } from '../api.ts'
import { type LoggedRow, loadLog, loadRecord } from '../match-rows.ts'
import { partFor } from '../notices.ts'
import { isOpen, opensAt } from '../resuming.ts'
import { seatOfPerson } from '../sight.ts'
import { type ChainedRow, chainedRow } from './log-chain.ts'
import { type KeptSeal, sealOfMatch } from './seals.ts'

/** The shuffles of a match as one person may know them. */
export interface FairPlay {
  readonly match: MatchRecord
  /** The person's own word; null if they have given none. */
  readonly word: string | null
  /** Whether it is a first game, which always has the same shuffle. */
  readonly lesson: boolean
  /**
   * `open`: everything is shown and can be checked. `later`: hands are not open yet. `never`: the game or the terms of the
   * match keep them hidden for ever.
   */
  readonly state: 'open' | 'later' | 'never'
  /** When hands open; null if that is open, or has no time yet. */
  readonly until: Date | null
  /** The secret, in the state `open` alone. */
  readonly secret: string | null
  /** The words of the seats whose persons have given one, in the state `open` alone. */
  readonly words: Readonly<Record<Seat, string>>
}

/** The shuffles of matches, as people may know them. */
export class FairPlays {
  readonly #options: FairPlaysOptions

  constructor(options: FairPlaysOptions) {
    this.#options = options
  }

  now(): Date {
    return this.#options.clock.now()
  }

  /** Returns what a person may know of the shuffles of a match; null if there is no such match. */
  of(matchId: string, person: PersonId): Promise<FairPlay | null> {
    const { prisma, games, clock } = this.#options
    return fairPlayOf(prisma, games, matchId, person, clock.now())
  }

  /**
   * Returns a finished match for an export: with all secrets once its hands are open, else as its reader knows it. Null if
   * there is none, or if it is still running.
   */
  exported(matchId: string, reader: ExportReader = {}): Promise<ExportSource | null> {
    const { prisma, games, clock } = this.#options
    return exportedMatch(prisma, games, matchId, reader, clock.now())
  }
}

interface FairPlaysOptions {
  readonly prisma: Database
  readonly games: Games
  readonly clock: Pick<Clock, 'now'>
}

async function fairPlayOf(
  prisma: Database,
  games: Games,
  matchId: string,
  person: PersonId,
  at: Date,
): Promise<FairPlay | null> {
  const match = await loadRecord(prisma, matchId)
  const game = findGame(games, match?.terms.game ?? '')
  if (match === null || game === undefined) return null
  const kept = await sealOfMatch(prisma, matchId)
  const state = stateOf(game, match, at)
  const open = state === 'open' && kept !== null
  const said = Object.entries(match.players).flatMap(([seat, one]) => {
    const text = kept?.texts[one]
    return text === undefined ? [] : [[seat, text] as const]
  })
  return {
    match,
    word: kept?.texts[person] ?? null,
    lesson: game.lesson !== undefined && game.lesson.format === match.terms.format,
    state,
    until: match.status === 'over' ? opensAt(game, match, at) : null,
    secret: open ? kept.secret : null,
    words: open ? Object.fromEntries(said) : {},
  }
}

function stateOf(game: AnyGame, match: MatchRecord, at: Date): FairPlay['state'] {
  if (match.status === 'over' && isOpen(game, match, at)) return 'open'
  return canOpen(game, match.terms) ? 'later' : 'never'
}

/** Whether hands open after a match on these terms, so that its shuffles can be checked. */
export const canOpen = (game: AnyGame, terms: MatchRecord['terms']): boolean =>
  game.opensAtEnd === true && mayOpen(terms)

/** The seal of a match, as its export has it. */
export interface ExportedSeal {
  readonly method: string
  readonly subject: string
  /** The seat of the challenger; null where there is none. */
  readonly author: Seat | null
  readonly first: string
  readonly seal: string
  readonly secret?: string
  /** The hashes of the words: of `author` and `guest`, else by seat. Empty for none. */
  readonly words?: Readonly<Record<string, string>>
  /** The texts of the words, unless their owners have deleted them. */
  readonly said?: Readonly<Record<string, string>>
  readonly seed?: string
}

/** The reader of an export. */
export interface ExportReader {
  /** Has their own view where hands are closed; absent: somebody who does not play in the match. */
  readonly person?: PersonId
  /** Wants what spectators know, even where hands are open. */
  readonly onlyPublic?: boolean
}

/** A finished match for an export: with all secrets once hands are open, else as its reader knows it. */
export interface ExportedMatch {
  readonly match: MatchRecord
  /** Everything, or what this reader knows. */
  readonly as: 'all' | Reader
  readonly closed: { readonly until: Date | null } | null
  readonly fair: ExportedSeal | null
  readonly decks: Readonly<Record<Seat, DeckList>>
  /** Without data, hash and link where hands are closed: each of them would confirm a guess. */
  readonly rows: readonly Partial<ChainedRow>[]
}

/** An export with the log from which its views are made. The log holds secrets: it goes to makers of pages and texts alone. */
export interface ExportSource extends ExportedMatch {
  /** The readers whose views the export may show. */
  readonly readers: readonly Reader[]
  readonly log: readonly LoggedRow[]
}

async function exportedMatch(
  prisma: Database,
  games: Games,
  matchId: string,
  { person = '', onlyPublic = false }: ExportReader,
  at: Date,
): Promise<ExportSource | null> {
  const match = await loadRecord(prisma, matchId)
  const game = findGame(games, match?.terms.game ?? '')
  if (match === null || game === undefined || match.status !== 'over') return null
  const logged = await loadLog(prisma, matchId)
  const kept = await sealOfMatch(prisma, matchId)
  const setup = logged[0]?.data as unknown as { decks: Readonly<Record<Seat, DeckList>>; seed: string }
  const open = isOpen(game, match, at)
  const own = onlyPublic ? null : seatOfPerson(match.players, person)
  const fair = kept === null || match.seal === undefined ? null : publicPart(kept, match.seal)
  if (!open || onlyPublic) {
    const rows = logged.map((row) => {
      const { data: _, hash: __, events, origin, ...told } = chainedRow(row)
      // Which answers came from orders is known to their player alone.
      const shown = origin === 'order' && row.seat !== own ? 'player' : origin
      return { ...told, origin: shown, events: events.map((event) => partFor(event, own)) }
    })
    const closed = open ? null : { until: opensAt(game, match, at) }
    const decks = own === null ? {} : { [own]: setup.decks[own] ?? [] }
    const readers: readonly Reader[] = own === null ? ['spectator'] : [own, 'spectator']
    return { match, as: own ?? 'spectator', closed, fair, decks, rows, readers, log: logged }
  }
  const secrets = kept === null ? {} : secretPart(kept, match, game.seats, setup.seed)
  const whole = fair === null ? null : { ...fair, ...secrets }
  // Without a seal nothing else holds the seed.
  const rows = logged.map((row, index) => {
    const told = chainedRow(row)
    return whole === null && index === 0 ? { ...told, data: row.data as typeof told.data } : told
  })
  const readers: readonly Reader[] = ['spectator', ...game.seats]
  return { match, as: 'all', closed: null, fair: whole, decks: setup.decks, rows, readers, log: logged }
}

const publicPart = ({ subject, secret, author }: KeptSeal, seal: string): ExportedSeal => ({
  method: SEAL_METHOD,
  subject,
  author: author?.seat ?? null,
  first: firstSeal(subject, secret),
  seal,
})

function secretPart(
  { secret, author, words, texts }: KeptSeal,
  { players }: MatchRecord,
  seats: readonly Seat[],
  seed: string,
): Pick<ExportedSeal, 'secret' | 'words' | 'said' | 'seed'> {
  const roleOf = (seat: Seat) => (author === null ? seat : seat === author.seat ? 'author' : 'guest')
  const of = (from: Readonly<Record<PersonId, string>>, none: string | null) =>
    Object.fromEntries(
      seats.flatMap((seat) => {
        const found = from[players[seat] ?? ''] ?? none
        return found === null ? [] : [[roleOf(seat), found]]
      }),
    )
  return { secret, words: of(words, ''), said: of(texts, null), seed }
}
