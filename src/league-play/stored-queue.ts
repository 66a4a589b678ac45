/** "Find me an opponent": people look, are found for each other, and play once both have accepted. */
import type { Logger } from 'pino'
import type { Seat } from '../contract/index.ts'
import type { DueWork } from '../deadlines/due-work.ts'
import type { Decks } from '../decks/deck.ts'
import { type AnyGame, findGame, type Games, gameOf } from '../games/games.ts'
import type { Pair, PersonId } from '../leagues/league.ts'
import { type FoundPair, matchQueue, type Ticket } from '../leagues/pairing/queue.ts'
import { type Limits, limited, type TakeUses } from '../limits/limits.ts'
import { queueSubject } from '../matches/fair-play/seals.ts'
import { newId } from '../matches/ids.ts'
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import { HOUR_MS } from '../time/lengths.ts'
import type { Denial, Queue, QueueState, QueueWishes, Requester } from './api.ts'
import { type DeckTerms, deckOffersOf, offeredDeck, offeredDecks } from './deck-offers.ts'
import { deckFaults } from './deck-rules.ts'
import { type LeagueMatches, matchIdOf } from './league-matches.ts'
import { foundUse, leftUse, searchUse } from './queue-limits.ts'
import {
  endOffer,
  endSearches,
  forgetOffers,
  insertOffer,
  loadLooking,
  loadOffer,
  loadTicket,
  type OfferRow,
  OVER,
  type QueueTelling,
  replaceTicket,
  type TicketRow,
  usualSearch,
} from './queue-rows.ts'
import { loadRatings } from './rating-rows.ts'
import { usualChoices } from './usual-choices.ts'

/** The dependencies of the queue. */
export interface StoredQueueOptions {
  readonly prisma: Database
  readonly games: Games
  readonly clock: Clock
  readonly log: Logger
  readonly decks: Pick<Decks, 'of' | 'find'>
  readonly matches: Pick<LeagueMatches, 'beginMatch'>
  readonly limits: Limits
  /** Called after a change: something may have to be told. */
  readonly changed: () => void
}

const SEARCH_MS = 24 * HOUR_MS
const OFFER_MS = 12 * HOUR_MS
/** A search that has ended is shown for this long. */
const SHOWN_MS = 24 * HOUR_MS
/** How often a search is begun anew because it has changed meanwhile. */
const TRIES = 20
const LATELY_MS = 30 * 24 * HOUR_MS
const SITTING_MS = { least: 1_000, most: 366 * 24 * HOUR_MS }

const denied = (code: string, values: Denial['values'] = {}): Denial => ({ refused: `queue.${code}`, values })
const termsOf = (format: string): DeckTerms => ({ format, rules: {}, decks: null })

/** The queue in the database. */
export class StoredQueue implements Queue, DueWork {
  readonly #options: StoredQueueOptions

  constructor(options: StoredQueueOptions) {
    this.#options = options
  }

  join(request: Parameters<Queue['join']>[0]): Promise<QueueState | Denial> {
    return limited(this.#options.limits, (take) => this.#join(request, take))
  }

  async #join(request: Parameters<Queue['join']>[0], take: TakeUses): Promise<QueueState | Denial> {
    const { prisma, clock, limits } = this.#options
    const { person, wishes, guildId, channelId } = request
    const wrong = await this.#wrong(person, wishes)
    if (wrong !== null) return wrong
    const now = clock.now()
    for (let tries = 0; tries < TRIES; tries++) {
      const before = await loadTicket(prisma, person)
      const looks = before !== null && before.offerId === null && before.until > now
      if (before !== null && before.offerId !== null && before.offerId !== OVER) return denied('found')
      const full = looks ? null : ((await limits.look([leftUse(person)])) ?? (await take([searchUse(person)])))
      if (full !== null) return full
      const since = looks ? before.since : now
      const until = new Date(since.getTime() + SEARCH_MS)
      const declined = looks ? before.declined : []
      // An offer, or the end of the search, may have come since it was read.
      if (
        !(await replaceTicket(prisma, before, { personId: person, wishes, guildId, channelId, since, until, declined }))
      )
        continue
      await this.#match(now)
      return (await this.of(person)) ?? denied('gone')
    }
    return denied('gone')
  }

  async leave({ person }: Requester): Promise<boolean> {
    const { prisma } = this.#options
    const ticket = await loadTicket(prisma, person)
    if (ticket === null) return false
    const offer = ticket.offerId === null ? null : await loadOffer(prisma, ticket.offerId)
    await prisma.queueTicket.deleteMany({ where: { personId: person } })
    if (offer !== null) await this.#left(person, offer)
    return ticket.offerId !== OVER
  }

  async of(person: PersonId): Promise<QueueState | null> {
    const { prisma, clock } = this.#options
    const ticket = await loadTicket(prisma, person)
    if (ticket === null) return null
    const { wishes, since, until, offerId } = ticket
    const offer = offerId === null || offerId === OVER ? null : await loadOffer(prisma, offerId)
    if (offer !== null) return foundState(offer, person, since)
    if (offerId === OVER || until <= clock.now()) return { state: 'over', since }
    const looking = await loadLooking(prisma, clock.now())
    const others = looking.filter(
      (one) => one.personId !== person && one.wishes.game === wishes.game && one.wishes.format === wishes.format,
    )
    const usualMs = await usualSearch(prisma, wishes.game, wishes.format)
    return { state: 'looking', wishes, since, until, others: others.length, usualMs }
  }

  async looking(guildId: string, person: PersonId): Promise<number> {
    const { prisma, clock } = this.#options
    const all = await loadLooking(prisma, clock.now())
    return all.filter((one) => one.personId !== person && (one.guildId === guildId || one.wishes.acrossServers)).length
  }

  async accept(request: Requester & { readonly id: string; readonly deckId?: string }): Promise<QueueState | Denial> {
    const { prisma, clock } = this.#options
    const { person, id, deckId } = request
    const offer = await loadOffer(prisma, id)
    if (offer === null || ![offer.one, offer.other].includes(person)) return denied('gone')
    if (offer.matchId !== null) return { state: 'playing', matchId: offer.matchId }
    if (offer.until <= clock.now()) return denied('gone')
    const own = offer.one === person ? 0 : 1
    const chosen = deckId ?? offer.decks[own]
    if (!(await this.#isLegal(person, offer.terms.game, offer.terms.format, offer.seats[own], chosen)))
      return denied('deck', { seat: offer.seats[own] })
    await this.#accepted(id, own, chosen)
    const now = await loadOffer(prisma, id)
    if (now === null) return denied('gone')
    if (!now.accepted[0] || !now.accepted[1]) return foundState(now, person, offer.at)
    const matchId = await this.#begin(now)
    return matchId === null ? denied('deck', { seat: offer.seats[own] }) : { state: 'playing', matchId }
  }

  async decline({ person, id }: Requester & { readonly id: string }): Promise<QueueState | Denial> {
    const { prisma, clock } = this.#options
    const offer = await loadOffer(prisma, id)
    if (offer === null || offer.matchId !== null || ![offer.one, offer.other].includes(person)) return denied('gone')
    const rests = await this.#left(person, offer)
    // Nobody is found for them while they wait.
    if (rests !== null) await prisma.queueTicket.deleteMany({ where: { personId: person, offerId: null } })
    await this.#match(clock.now())
    return rests ?? (await this.of(person)) ?? denied('gone')
  }

  /** Ends the offer of a person who does not want it. @returns why they have to wait now; null: they may go on */
  async #left(person: PersonId, offer: OfferRow): Promise<Denial | null> {
    const { prisma, limits } = this.#options
    await endOffer(prisma, offer)
    if (offer.matchId !== null) return null
    await limits.note(leftUse(person))
    return limits.look([leftUse(person)])
  }

  async decksFor(person: PersonId, gameId: string, format: string) {
    const game = findGame(this.#options.games, gameId)
    return game === undefined
      ? []
      : deckOffersOf(await offeredDecks(game, this.#options.decks, person, termsOf(format)))
  }

  // -------------------------------------------------------------- by time

  async due(now: Date): Promise<void> {
    const { prisma } = this.#options
    const late = (await prisma.queueOffer.findMany({
      where: { until: { lte: now }, matchId: null },
    })) as unknown as readonly OfferRow[]
    for (const offer of late) {
      const gone = [offer.one, offer.other].filter((_, at) => !offer.accepted[at as 0 | 1])
      const told = gone.map((to) => over(to, offer.until))
      await endSearches(prisma, gone, offer.id, told, now)
      await endOffer(prisma, offer)
    }
    const ended = await prisma.queueTicket.findMany({ where: { until: { lte: now }, offerId: null } })
    const people = ended.map(({ personId }) => personId)
    const told = ended.map(({ personId, until }) => over(personId, until))
    await endSearches(prisma, people, null, told, now)
    const old = new Date(now.getTime() - SHOWN_MS)
    await prisma.queueTicket.deleteMany({ where: { until: { lt: old }, offerId: OVER } })
    await forgetOffers(prisma, old)
    await this.#match(now)
  }

  async alarms(after: Date, until: Date): Promise<readonly Date[]> {
    const { prisma } = this.#options
    const soon = { gt: after, lte: until }
    const offers = await prisma.queueOffer.findMany({ where: { until: soon, matchId: null } })
    const tickets = await prisma.queueTicket.findMany({ where: { until: soon, offerId: null } })
    return [...offers, ...tickets].map((one) => one.until)
  }

  // -------------------------------------------------------------- finding

  async #match(now: Date): Promise<void> {
    const { prisma, log, limits, changed } = this.#options
    const looking = await loadLooking(prisma, now)
    if (looking.length >= 2) {
      const tickets = await Promise.all(looking.map((row) => this.#ticketOf(row, now)))
      for (const found of matchQueue(tickets, now.getTime())) {
        const rows = found.persons.map((person) => looking.find(({ personId }) => personId === person)!)
        const offer = await this.#offerOf(found, rows as unknown as Pair<TicketRow>, now)
        const people = [offer.one, offer.other]
        const tellings = people.map(
          (to, at): QueueTelling => ({
            id: `${offer.id}.t${at}`,
            to,
            about: 'queueFound',
            values: {
              offer: offer.id,
              opponent: people[1 - at]!,
              game: offer.terms.game,
              until: offer.until.getTime(),
            },
          }),
        )
        if (!(await insertOffer(prisma, offer, tellings))) continue
        for (const { personId, since } of rows) await limits.giveBack(foundUse(personId, since))
        log.info({ offer: offer.id }, 'two people were found for each other')
      }
    }
    changed()
  }

  async #ticketOf({ personId, wishes, guildId, since, declined }: TicketRow, now: Date): Promise<Ticket> {
    const { prisma } = this.#options
    const { game, format, sittings, rated, range, seat, acrossServers } = wishes
    const { both, sides } = await loadRatings(prisma, { game, format }, personId, now.getTime())
    const blocks = await prisma.block.findMany({ where: { OR: [{ by: personId }, { whom: personId }] } })
    const lately = await prisma.ratedGame.findMany({
      where: { at: { gt: new Date(now.getTime() - LATELY_MS) }, OR: [{ one: personId }, { other: personId }] },
      select: { one: true, other: true },
    })
    const side = seat === null ? null : this.#gameOf(game).seats.indexOf(seat)
    return {
      person: personId,
      game,
      format,
      clocks: sittings.map(String),
      rated,
      rating: both.rating,
      range,
      side: side === 0 || side === 1 ? side : null,
      bias: sides[0].games - sides[1].games,
      server: guildId,
      acrossServers,
      without: [...declined, ...blocks.map(({ by, whom }) => (by === personId ? whom : by))],
      lately: lately.flatMap(({ one, other }) =>
        [one, other].filter((id) => id !== null && id !== personId),
      ) as string[],
      since: since.getTime(),
    }
  }

  async #offerOf(
    { persons: [one, other], clock }: FoundPair,
    [first, second]: Pair<TicketRow>,
    at: Date,
  ): Promise<OfferRow> {
    const { game, format, rated } = first.wishes
    const server = first.guildId === second.guildId ? first.guildId : null
    const chosen = await usualChoices(this.#options.prisma, server, rated)
    const [left, right] = this.#gameOf(game).seats as Pair<Seat>
    return {
      id: newId(),
      one,
      other,
      seats: [left, right],
      terms: { game, format, rules: {}, rated, sittingMs: Number(clock), ...chosen },
      decks: [first.wishes.decks[left] ?? '', second.wishes.decks[right] ?? ''],
      accepted: [false, false],
      at,
      until: new Date(at.getTime() + OFFER_MS),
      matchId: null,
    }
  }

  async #accepted(id: string, own: 0 | 1, deckId: string): Promise<void> {
    const other = own === 0 ? 1 : 0
    const pair = (column: string, value: Prisma.Sql) => {
      const kept = Prisma.sql`${Prisma.raw(`"${column}"`)} -> ${other}::int`
      return own === 0
        ? Prisma.sql`json_build_array(${value}, ${kept})`
        : Prisma.sql`json_build_array(${kept}, ${value})`
    }
    await this.#options.prisma.$executeRaw`
      UPDATE "QueueOffer" SET "accepted" = ${pair('accepted', Prisma.sql`true`)},
        "decks" = ${pair('decks', Prisma.sql`${deckId}::text`)}
      WHERE "id" = ${id} AND "matchId" IS NULL`
  }

  /** Begins the match of an offer, once. @returns its id, or null if a deck can't be played any more */
  async #begin(offer: OfferRow): Promise<string | null> {
    const { prisma, matches, clock } = this.#options
    const { id, one, other, seats, terms, decks } = offer
    const game = this.#gameOf(terms.game)
    const chosen = [
      await offeredDeck(game, this.#options.decks, one, decks[0]),
      await offeredDeck(game, this.#options.decks, other, decks[1]),
    ] as const
    const tickets = [await loadTicket(prisma, one), await loadTicket(prisma, other)]
    const [first, second] = chosen
    const [place, later] = [...tickets]
      .filter((ticket) => ticket !== null)
      .sort((a, b) => a.since.getTime() - b.since.getTime())
    if (first === null || second === null || place === undefined) return null
    const matchId = matchIdOf(`queue ${id}`)
    await matches.beginMatch({
      matchId,
      won: (condition) => Prisma.sql`
        UPDATE "QueueOffer" SET "matchId" = ${matchId} WHERE "id" = ${id} AND "matchId" IS NULL AND ${condition}
        RETURNING "id" AS "room"`,
      subject: queueSubject(id),
      interaction: `queue ${id}`,
      terms,
      // A match of two servers belongs to neither: it is played by direct message.
      place: { guildId: later?.guildId === place.guildId ? place.guildId : null, channelId: place.channelId },
      players: { [seats[0]]: one, [seats[1]]: other },
      decks: { [seats[0]]: first, [seats[1]]: second },
    })
    for (const ticket of tickets)
      if (ticket !== null) {
        const took = {
          game: terms.game,
          format: terms.format,
          tookMs: BigInt(offer.at.getTime() - ticket.since.getTime()),
        }
        const search = `${id} ${ticket.personId}`
        await prisma.queueSearch.upsert({
          where: { id: search },
          create: { id: search, ...took, at: clock.now() },
          update: {},
        })
      }
    await prisma.queueTicket.deleteMany({ where: { offerId: id } })
    return matchId
  }

  // -------------------------------------------------------------- checks

  /** Why these wishes can't be looked for. */
  async #wrong(person: PersonId, wishes: QueueWishes): Promise<Denial | null> {
    const { game: gameId, format, sittings, range, seat, decks } = wishes
    const game = findGame(this.#options.games, gameId)
    const { least, most } = SITTING_MS
    const timed = sittings.length > 0 && sittings.every((ms) => Number.isInteger(ms) && ms >= least && ms <= most)
    if (game === undefined || !game.formats.includes(format) || !timed || (range !== null && !(range > 0)))
      return denied('wishes')
    if (seat !== null && !game.seats.includes(seat)) return denied('wishes')
    for (const one of seat === null ? game.seats : [seat])
      if (!(await this.#isLegal(person, gameId, format, one, decks[one] ?? ''))) return denied('deck', { seat: one })
    return null
  }

  async #isLegal(person: PersonId, gameId: string, format: string, seat: Seat, deckId: string): Promise<boolean> {
    const game = this.#gameOf(gameId)
    const deck = await offeredDeck(game, this.#options.decks, person, deckId)
    return deck !== null && deck.seat === seat && deckFaults(game, deck, termsOf(format)).length === 0
  }

  #gameOf(game: string): AnyGame {
    return gameOf(this.#options.games, game)
  }
}

const over = (to: PersonId, until: Date): QueueTelling => ({
  id: `search ${to} ${until.getTime()}`,
  to,
  about: 'queueOver',
  values: {},
})

function foundState(offer: OfferRow, person: PersonId, since: Date): QueueState {
  if (offer.matchId !== null) return { state: 'playing', matchId: offer.matchId }
  const own = offer.one === person ? 0 : 1
  return {
    state: 'found',
    id: offer.id,
    opponent: own === 0 ? offer.other : offer.one,
    seat: offer.seats[own],
    deckId: offer.decks[own],
    terms: offer.terms,
    since,
    until: offer.until,
    accepted: offer.accepted[own],
  }
}
