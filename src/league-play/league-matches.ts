/** The matches of leagues: begins them with the locked decks, ends them when their league does, and keeps the decks. */
import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Deck, Seat, StopReason } from '../contract/index.ts'
import type { Decks } from '../decks/deck.ts'
import { type AnyGame, type Games, gameOf } from '../games/games.ts'
import type { League, LeagueGame, LeagueSettings, PersonId } from '../leagues/league.ts'
import type { Effect } from '../leagues/league-effects.ts'
import { gameById } from '../leagues/record.ts'
import type { ChannelPlace, Terms } from '../matches/api.ts'
import type { WriteNews } from '../matches/changing.ts'
import type { LeagueClocks } from '../matches/clock-api.ts'
import { type Stopper, timeTerms } from '../matches/clock-terms.ts'
import { gameSubject, loadSeal, makeSeal, sealedSeed } from '../matches/fair-play/seals.ts'
import { commitStart } from '../matches/match-writes.ts'
import type { StoredMatches } from '../matches/matches.ts'
import { type Start, startOf } from '../matches/start.ts'
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import { leagueDeck, readyDeck } from './deck-offers.ts'
import { deckRulesOf } from './deck-rules.ts'
import { type LeagueDeckRow, type LoadedLeague, loadDecks } from './league-rows.ts'
import { playerOf } from './league-sight.ts'
import { matchClockOf } from './league-time.ts'
import { faultsInPool, poolOf, starterDeck } from './pools.ts'
import { usualChoices } from './usual-choices.ts'

/** The dependencies of matches of leagues. */
export interface LeagueMatchesOptions {
  readonly prisma: Database
  readonly games: Games
  readonly clock: Clock
  readonly log: Logger
  readonly decks: Pick<Decks, 'find'>
  readonly matches: Pick<StoredMatches, 'halt' | 'goBack'>
  readonly clocks: Pick<LeagueClocks, 'calendars' | 'hold'>
  /** Gives the seeds of matches in tests and the sandbox, in the place of those that follow from the seals. */
  readonly givenSeed?: (() => string) | undefined
  readonly written: (written: WriteNews) => void
}

/** A match that is to begin; its statement `won` makes room for it. */
export interface MatchBeginning {
  readonly matchId: string
  readonly won: (condition: Prisma.Sql) => Prisma.Sql
  /** Names its seal. */
  readonly subject: string
  readonly interaction: string
  readonly terms: Terms
  readonly place: ChannelPlace
  readonly players: Readonly<Record<Seat, PersonId>>
  readonly decks: Readonly<Record<Seat, Pick<Deck, 'list' | 'format' | 'orders'>>>
}

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ID_LENGTH = 10

/** Returns the id of the match of a game: the same for the same game, so that a match is made once. */
export const matchIdOf = (game: string): string =>
  [...createHash('sha256').update(game).digest().subarray(0, ID_LENGTH)]
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('')

/** Returns the name in which a league stops clocks: its pause and the freezing of one pairing end separately. */
export const stopperOf = ({ id }: Pick<LoadedLeague, 'id'>, why: 'pause' | 'freeze'): Stopper =>
  why === 'pause' ? `league:${id}` : `game:${id}`

/** Returns the terms of the matches of a league. */
function matchTerms(settings: LeagueSettings): Terms {
  const { game, format, rules, rated } = settings
  return { game, format, rules, rated, opens: !deckRulesOf(settings).hidden, ...timeTerms(matchClockOf(settings)) }
}

/** Begins and ends the matches of leagues. */
export class LeagueMatches {
  readonly #options: LeagueMatchesOptions

  constructor(options: LeagueMatchesOptions) {
    this.#options = options
  }

  /**
   * Begins the match of a game, once. A game that has ended already begins no more. A match may begin late: its clocks
   * stand still from the start if the league is paused or the pairing frozen now.
   */
  async begin(loaded: LoadedLeague, gameId: string): Promise<void> {
    const known = gameById(loaded.league, gameId)
    if (known === null || known.game.result !== null || known.pairing.voided) return
    if (loaded.league.phase === 'cancelled') return
    const { settings } = loaded.league
    const [one, other] = known.game.persons
    const [first, second] = settings.sides
    const matchId = matchIdOf(gameId)
    const decks = {
      [first]: await this.#deckOf(loaded, one, first),
      [second]: await this.#deckOf(loaded, other, second),
    }
    const { guildId, channelId } = loaded.host
    const { prisma, clocks } = this.#options
    const won = (condition: Prisma.Sql) => Prisma.sql`
      INSERT INTO "LeagueGame" ("matchId", "leagueId", "game", "pairing")
      SELECT ${matchId}, ${loaded.id}, ${gameId}, ${known.pairing.id} WHERE ${condition}
      ON CONFLICT DO NOTHING RETURNING "game" AS "room"`
    await this.beginMatch({
      matchId,
      won,
      subject: gameSubject(gameId),
      interaction: `league ${gameId}`,
      terms: { ...(await usualChoices(prisma, guildId, settings.rated)), ...matchTerms(settings) },
      place: { guildId, channelId },
      players: { [first]: one, [second]: other },
      decks,
    })
    if (loaded.league.pausedAt !== null) await clocks.hold([matchId], stopperOf(loaded, 'pause'))
    if (known.pairing.frozenAt !== null) await clocks.hold([matchId], stopperOf(loaded, 'freeze'))
  }

  /** Begins a match between two people without a challenge. @returns whether there was room for it */
  async beginMatch(beginning: MatchBeginning): Promise<boolean> {
    const { prisma, games, clock, log, givenSeed, written, clocks } = this.#options
    const { matchId, won, subject, interaction, terms, place, players, decks } = beginning
    const game = gameOf(games, terms.game)
    const calendars = await clocks.calendars(players)
    const engine = game.version
    const [one = '', other = ''] = game.seats.map((seat) => players[seat] ?? '')
    await makeSeal(prisma, subject)
    let change: Start
    for (let version = -1; ; ) {
      const kept = await loadSeal(prisma, subject)
      // It was read before: nobody has added a word, so that there was no room.
      if (kept === null || kept.matchId !== null || kept.version === version) return false
      version = kept.version
      const sealed = sealedSeed(kept, [one, other])
      const { seal } = sealed
      const seed = givenSeed?.() ?? sealed.seed
      const at = clock.now()
      change = startOf({ matchId, game, terms, decks, players, seed, seal, interaction, at, calendars })
      if (await commitStart(prisma, { matchId, won, sealed, terms, place, players, change, engine })) break
    }
    log.info({ match: matchId, game: game.id }, 'match started')
    written({ notices: change.notices, sittings: change.sittings.begun.map((row) => ({ ...row, matchId })) })
    return true
  }

  /** Ends the match of a game as its league has ended it. A game without a match has none to end. */
  async stop(loaded: LoadedLeague, gameId: string, why: StopReason): Promise<void> {
    const { prisma, matches } = this.#options
    const row = await prisma.leagueGame.findUnique({ where: { game: gameId } })
    if (row === null) return
    const game = gameById(loaded.league, gameId)?.game
    await matches.halt(row.matchId, why, game === undefined ? null : loserOf(loaded, game))
  }

  /**
   * Lets the matches of these games go on as friendly ones: unrated, and with the rules of a friendly match about late
   * players, gifts of time and pauses.
   */
  async befriend(games: readonly string[]): Promise<void> {
    await this.#options.prisma.direct(Prisma.sql`
      UPDATE "Match" SET "rated" = false, "clock" = ("clock"::jsonb - 'misses' - 'gifts')::json
      WHERE "id" = ANY(${games.map(matchIdOf)}::text[])`)
  }

  /** Goes back to the state before a move of the match of a game. */
  async goBack({ id, game, move }: Extract<Effect, { readonly kind: 'goBack' }>): Promise<void> {
    const { prisma, matches } = this.#options
    const row = await prisma.leagueGame.findUnique({ where: { game } })
    if (row !== null) await matches.goBack(row.matchId, move, id)
  }

  /**
   * Copies the decks of these persons as they are now. A deck that is gone or not legal any more keeps its last legal list.
   * A player who has built none from their pool gets the deck of the person whose place they have taken, else the starter
   * lists of the pool.
   *
   * @param once leaves decks alone that are locked
   */
  async lockDecks(loaded: LoadedLeague, persons: readonly PersonId[], once = false): Promise<void> {
    const { prisma, clock } = this.#options
    const { id: leagueId, league } = loaded
    const lockedAt = deckRulesOf(league.settings).locked ? clock.now() : null
    for (const person of persons) {
      const rows = await loadDecks(prisma, leagueId, person)
      for (const row of rows) {
        if (once && row.lockedAt !== null) continue
        const { name, list, orders } = (await this.#present(league, row)) ?? row
        await prisma.leagueDeck.update({
          where: { leagueId_personId_seat: { leagueId, personId: person, seat: row.seat } },
          data: { name, list: list as never, orders: (orders ?? []) as never, lockedAt },
        })
      }
      if (league.settings.pool == null) continue
      const missing = league.settings.sides.filter((seat) => !rows.some((row) => row.seat === seat))
      for (const seat of missing) {
        const { id: deckId, name, list, orders } = await this.#fromPool(loaded, person, seat)
        await prisma.leagueDeck.create({
          data: {
            ...{ leagueId, personId: person, seat, deckId, name, lockedAt },
            ...{ list: list as never, orders: (orders ?? []) as never },
          },
        })
      }
    }
  }

  /** The deck of somebody who has built none from their pool. */
  async #fromPool({ id, league }: LoadedLeague, person: PersonId, seat: Seat): Promise<Deck> {
    const { settings } = league
    const former = league.players.find((one) => one.person === person && one.former.length > 0)?.former ?? []
    for (const one of [...former].reverse()) {
      const row = (await loadDecks(this.#options.prisma, id, one)).find((deck) => deck.seat === seat)
      if (row !== undefined) return { ...row, id: row.deckId, format: settings.format }
    }
    const starter = starterDeck(this.#gameOf(settings), settings, seat)
    if (starter === null) throw new Error(`${settings.game} has no starter list for ${seat}`)
    return starter
  }

  /** The deck with which a person plays a seat now; a ready-made one for a person who has chosen none. */
  async #deckOf(loaded: LoadedLeague, person: PersonId, seat: Seat) {
    const { id, league } = loaded
    const { settings } = league
    const { format } = settings
    const row = (await loadDecks(this.#options.prisma, id, person)).find((one) => one.seat === seat)
    if (row === undefined && settings.pool != null) return this.#fromPool(loaded, person, seat)
    if (row === undefined) {
      const game = this.#gameOf(settings)
      const ready = readyDeck(game, seat, settings) ?? game.decks().find((deck) => deck.seat === seat)
      if (ready === undefined) throw new Error(`${game.id} has no deck for ${seat}`)
      return ready
    }
    const { list, orders } = (row.lockedAt === null ? await this.#present(league, row) : null) ?? row
    return { list, format, orders: orders ?? [] }
  }

  /** The present list of a chosen deck; null if it is gone or not legal. */
  async #present(league: League, { personId, deckId, seat }: LeagueDeckRow): Promise<Deck | null> {
    const { settings } = league
    const game = this.#gameOf(settings)
    const deck = await leagueDeck(game, this.#options.decks, personId, deckId, settings)
    if (deck === null || deck.seat !== seat) return null
    const pool = poolOf(game, league, playerOf(league, personId))
    return faultsInPool(game, deck, settings, pool).length > 0 ? null : deck
  }

  #gameOf({ game }: Pick<LeagueSettings, 'game'>): AnyGame {
    return gameOf(this.#options.games, game)
  }
}

const loserOf = ({ league }: LoadedLeague, { result }: LeagueGame): Seat | null => {
  const [one, other] = result?.scores ?? [0, 0]
  return one === other ? null : league.settings.sides[one < other ? 0 : 1]
}
