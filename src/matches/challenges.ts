/** Challenges, from an invitation to the start of a match. `api.ts` says what each request promises. */

import type { Logger } from 'pino'
import { type Deck, isRefusal, type Refusal } from '../contract/index.ts'
import type { Decks, SavedDeck } from '../decks/deck.ts'
import { type AnyGame, findGame, type Games, gameOf } from '../games/games.ts'
import { firstSeal } from '../kit/chance/seal.ts'
import { agreedRules } from '../kit/library/rule-choices.ts'
import { type CountedUses, type Limits, limited } from '../limits/limits.ts'
import { Prisma, type Challenge as Row } from '../storage/generated/client.ts'
import { type Database, isTaken } from '../storage/open.ts'
import { inTurn } from '../storage/turns.ts'
import type { Calendar } from '../time/calendar.ts'
import type { Clock } from '../time/clock.ts'
import { controlFault, LIMITS } from '../time/time-control.ts'
import {
  type Challenge,
  type ChallengeRequest,
  type ChallengeStatus,
  type Challenges,
  type ChannelPlace,
  type DeckOffer,
  type Denial,
  type InteractionId,
  type Notice,
  type PersonId,
  PRACTICE,
} from './api.ts'
import { type CalendarJson, calendarColumn, calendarOf } from './calendars.ts'
import {
  acceptedUses,
  challengeUses,
  expiryOf,
  isRoomForOpen,
  threadUses,
  tooManyOpen,
  unseenUses,
} from './challenge-limits.ts'
import type { WriteNews } from './changing.ts'
import { clockOf } from './clock-terms.ts'
import { type Company, companyColumns, goTogether, mayAccept, mayChallenge } from './company.ts'
import {
  decksIn,
  type FittingDeck,
  faultsOf,
  fitsChallenge,
  lessonFor,
  practiceDeck,
  readyMadeFor,
} from './decks/challenge-decks.ts'
import { ownDeckId, playedDeck, savedDeckOf } from './decks/deck-ids.ts'
import { playedDecks } from './decks/played-decks.ts'
import {
  addWord,
  IS_LOCKED,
  type KeptSeal,
  loadSeal,
  lockedSeal,
  newSecret,
  offerSeal,
  type SealedDeck,
  sealedDeck,
  sealedSeed,
} from './fair-play/seals.ts'
import { newId, newNoticeId } from './ids.ts'
import { loadRecord, termsOf } from './match-rows.ts'
import { acceptance, changeDraft, commitStart, isDraftOf } from './match-writes.ts'
import { levelsFor, offeredRival } from './offered-levels.ts'
import { isPractice, PRACTICE_IDS, practiceOf } from './practice/practice.ts'
import { type Start, startOf } from './start.ts'

/** The dependencies of challenges. */
export interface ChallengesOptions {
  readonly prisma: Database
  readonly games: Games
  /** People's own decks. */
  readonly decks: Pick<Decks, 'of' | 'find'>
  readonly limits: Limits
  /** The usual maximum of simultaneous matches, for people who have not set one. */
  readonly usualOpenMatches: number
  readonly clock: Clock
  readonly log: Logger
  /** Gives the seeds of matches in tests and the sandbox, in the place of those that follow from the seals. */
  readonly givenSeed?: (() => string) | undefined
  readonly written: (written: WriteNews) => void
  /** Called with the time at which a challenge will expire. */
  readonly expires: (at: Date) => void
}

const deny = (refused: string, values: Refusal['values'] = {}): Denial => ({ refused, values })

/** A challenge with its author's secret. */
interface Offer {
  readonly challenge: Challenge
  readonly deckId: string | null
}

/** A challenge that a person asks for: with their relation to its other person, and when time counts for both. */
interface OfferView extends Offer {
  readonly company: Company
  readonly calendars: { readonly own: Calendar; readonly others: Calendar }
}

/** How often a match is begun again because a word came meanwhile. */
const TRIES = 5

/** All that begins a match but its terms. */
interface MatchParts {
  readonly game: AnyGame
  readonly matchId: string
  readonly players: Readonly<Record<string, PersonId>>
  readonly decks: Readonly<Record<string, Deck>>
  readonly seed: string
  readonly sealed: ReturnType<typeof sealedSeed> | null
  readonly rival: PersonId
  readonly interaction: InteractionId
}

/**
 * A part of a statement that holds the seal of a challenge. Each statement takes it before the challenge, so that no two of
 * them wait for each other.
 */
const heldSeal = (challengeId: string) =>
  Prisma.sql`held AS (SELECT "subject" FROM "Seal" WHERE "subject" = ${challengeId} FOR UPDATE)`
const HOLDS_SEAL = Prisma.sql`(SELECT count(*) FROM held) >= 0`
/** The secret of a challenge that came to nothing is shown to nobody. */
const FORGET_SEAL = Prisma.sql`DELETE FROM "Seal" USING ended WHERE "subject" = ended."id" AND "matchId" IS NULL`

/** Challenges in the database. */
export class StoredChallenges implements Challenges {
  readonly #options: ChallengesOptions

  constructor(options: ChallengesOptions) {
    this.#options = options
  }

  async draft(request: ChallengeRequest): Promise<Challenge | Denial> {
    const { by, place, seat, interaction, rematchOf = null } = request
    const wrong = this.#check(request)
    if (wrong !== null) return wrong
    const rules = agreedRules(this.#gameOf(request), request.terms.rules)
    if (isRefusal(rules)) return rules
    const terms = { ...request.terms, rules }
    const to = offeredRival(this.#gameOf(request), request)
    const id = newId()
    const { prisma, usualOpenMatches } = this.#options
    const at = this.#options.clock.now()
    const full = await this.#options.limits.look(challengeUses({ ...request, terms, rematchOf }))
    if (full !== null) return full
    const expiresAt = expiryOf(at)
    const clock = terms.clock === undefined ? null : JSON.stringify(terms.clock)
    const secret = newSecret()
    const seal = firstSeal(id, secret)
    const [found] = await prisma.$queryRaw<(Company & { kept: number })[]>`
      WITH company AS (SELECT ${companyColumns(Prisma.sql`${by}::text`, Prisma.sql`${to}::text`, at)}
      ), brought AS (
        INSERT INTO "Interaction" ("id", "at") SELECT ${interaction}, ${at}::timestamptz FROM company
        WHERE ${goTogether(usualOpenMatches)} ON CONFLICT DO NOTHING RETURNING "id"
      ), kept AS (
        INSERT INTO "Challenge" ("id", "by", "to", "game", "format", "rules", "rated", "suggestions", "opens", "sittingMs",
          "clock", "guildId", "channelId", "seat", "status", "createdAt", "expiresAt", "rematchOf", "seal")
        SELECT ${id}, ${by}, ${to}::text, ${terms.game}, ${terms.format}, ${JSON.stringify(terms.rules)}::json,
          ${terms.rated}::boolean, ${terms.suggestions ?? null}::boolean, ${terms.opens ?? null}::boolean,
          ${terms.sittingMs}::bigint, ${clock}::json, ${place.guildId}::text, ${place.channelId},
          ${seat}::text, 'draft', ${at}::timestamptz, ${expiresAt}::timestamptz, ${rematchOf}::text, ${seal}
        FROM brought RETURNING "id"
      ), sealed AS (
        INSERT INTO "Seal" ("subject", "secret") SELECT "id", ${secret} FROM kept
      )
      SELECT company.*, (SELECT count(*)::int FROM kept) AS "kept" FROM company`
    if (found?.kept !== 1) return (found && mayChallenge(found, to, usualOpenMatches)) ?? deny('challenge.stale')
    this.#options.expires(expiresAt)
    return {
      id,
      by,
      to,
      terms,
      place,
      seat,
      status: 'draft',
      expiresAt,
      messageId: null,
      matchId: null,
      rematchOf,
      seal,
    }
  }

  #check({ by, to, terms, seat }: Pick<ChallengeRequest, 'by' | 'to' | 'terms' | 'seat'>) {
    const game = findGame(this.#options.games, terms.game)
    if (game === undefined) return deny('challenge.game', { game: terms.game })
    const known = game.formats.includes(terms.format) || (isPractice(to) && lessonFor(game, terms) !== null)
    if (!known) return deny('challenge.format', { format: terms.format })
    if (seat !== null && !game.seats.includes(seat)) return deny('challenge.seat', { seat })
    if (by === to) return deny('challenge.self')
    const { leastMs: least, mostMs: most } = LIMITS
    return controlFault(clockOf(terms)) === null ? null : deny('challenge.time', { least, most })
  }

  async decksFor(challengeId: string, person: PersonId): Promise<readonly DeckOffer[] | Denial> {
    const kept = await this.#findFor(challengeId, person)
    if (kept === null) return deny('challenge.unknown')
    const { challenge } = kept
    const closed = this.#closed(challenge) ?? this.#mayNotChoose(kept, person)
    if (closed !== null) return closed
    const offered = await this.#decks(challenge, person)
    return offered.map(({ deck: { id, name, seat }, own, faults }) => ({ id, name, seat, own, faults }))
  }

  async chooseDeck(request: {
    challengeId: string
    person: PersonId
    deckId: string
    interaction: InteractionId
  }): Promise<Challenge | Denial> {
    const { person, deckId, interaction } = request
    const kept = await this.#findFor(request.challengeId, person)
    if (kept === null) return deny('challenge.unknown')
    const { challenge } = kept
    const closed = this.#closed(challenge) ?? this.#mayNotChoose(kept, person)
    if (closed !== null) return closed
    const offer = (await this.#decks(challenge, person)).find(({ deck }) => deck.id === deckId)
    if (offer === undefined || offer.faults.length > 0) return deny('challenge.deck', { deck: deckId })
    const { deck } = offer
    if (person !== challenge.by) return this.#start(kept, person, deck, interaction)
    const barred = mayChallenge(kept.company, challenge.to, this.#options.usualOpenMatches)
    if (barred !== null) return barred
    const own = { ...kept, challenge: { ...challenge, seat: deck.seat }, deckId: deck.id }
    const many = tooManyOpen(kept.company, challenge.to)
    if (many !== null) return many
    if (!isPractice(challenge.to)) return this.#counted(own, deck, interaction)
    return this.#practise(own, interaction)
  }

  async change({
    challengeId,
    person,
    terms: wanted,
    seat,
    level,
  }: Parameters<Challenges['change']>[0]): Promise<Challenge | Denial> {
    const kept = await this.#find(challengeId)
    if (kept === null) return deny('challenge.unknown')
    const { challenge } = kept
    const closed = this.#closed(challenge)
    if (closed !== null) return closed
    if (challenge.by !== person) return deny('challenge.not-author')
    if (challenge.status !== 'draft' || challenge.rematchOf !== null) return deny('challenge.posted-already')
    const wrong = this.#check({ ...challenge, terms: wanted, seat })
    if (wrong !== null) return wrong
    const rules = agreedRules(gameOf(this.#options.games, wanted.game), wanted.rules)
    if (isRefusal(rules)) return rules
    const terms = { ...wanted, rules }
    const game = gameOf(this.#options.games, terms.game)
    if (level !== undefined && (!isPractice(challenge.to) || !levelsFor(game, terms).includes(level)))
      return deny('challenge.level')
    const to = offeredRival(game, { to: level === undefined ? challenge.to : practiceOf(level), terms })
    const changed = await changeDraft(this.#options.prisma, challenge, { terms, seat, to })
    return changed ? { ...challenge, terms, seat, to } : deny('challenge.stale')
  }

  async decline(challengeId: string, person: PersonId): Promise<Challenge | Denial> {
    return this.#end(challengeId, 'declined', (challenge) => challenge.status === 'open' && challenge.to === person)
  }

  async withdraw(challengeId: string, person: PersonId): Promise<Challenge | Denial> {
    return this.#end(challengeId, 'withdrawn', (challenge) => challenge.by === person)
  }

  async unposted(challengeId: string): Promise<void> {
    const kept = await this.#find(challengeId)
    if (kept?.challenge.status !== 'open') return
    const ended = await this.#end(challengeId, 'withdrawn', () => true)
    if (!isRefusal(ended)) await this.#options.limits.giveBack(unseenUses(kept.challenge))
  }

  async addWord({ challengeId, person, word }: Parameters<Challenges['addWord']>[0]): Promise<Denial | null> {
    const kept = await this.#findFor(challengeId, person)
    if (kept === null) return deny('challenge.unknown')
    const { challenge } = kept
    const author = person === challenge.by
    const foreign = author ? null : this.#mayNotChoose(kept, person)
    if (challenge.matchId !== null) return deny('word.late')
    const closed = this.#closed(challenge) ?? foreign
    if (closed !== null) return closed
    const denied = await addWord(this.#options.prisma, { subject: challengeId, person, typed: word, author })
    return denied?.refused === 'word.late' && author && challenge.status === 'open' ? deny('word.sent') : denied
  }

  async wordOf(challengeId: string, person: PersonId): Promise<string | null> {
    return (await loadSeal(this.#options.prisma, challengeId))?.texts[person] ?? null
  }

  async find(challengeId: string): Promise<Challenge | null> {
    return (await this.#find(challengeId))?.challenge ?? null
  }

  async rematch(matchId: string): Promise<Challenge | null> {
    const { prisma } = this.#options
    const row = await prisma.challenge.findUnique({ where: { rematch: matchId } })
    if (row === null || this.#closed(challengeOf(row))?.values.status === 'expired') return null
    if (!isPractice(row.to)) return challengeOf(row)
    const played = row.matchId === null ? null : await loadRecord(prisma, row.matchId)
    return played?.status === 'running' ? challengeOf(row) : null
  }

  async between(one: PersonId, other: PersonId): Promise<readonly Challenge[]> {
    const pair = [
      { by: one, to: other },
      { by: other, to: one },
    ]
    const rows = await this.#options.prisma.challenge.findMany({ where: { status: 'open', OR: pair } })
    return rows.map(challengeOf)
  }

  async posted(challengeId: string, messageId: string, complete = true): Promise<void> {
    const { prisma, clock, written } = this.#options
    const stored = prisma.challenge.updateMany({ where: { id: challengeId }, data: { messageId } })
    if (complete) return void (await stored)
    const at = clock.now()
    const notice: Notice = { id: newNoticeId(), matchId: '', at, kind: 'challenge-begun', challengeId }
    const { id, kind } = notice
    await prisma.$transaction([stored, prisma.notice.create({ data: { id, kind, at, data: { challengeId } } })])
    written({ notices: [notice], sittings: [] })
  }

  /** Ends a challenge whose time is up; does nothing if it has time left or has ended already. */
  async expire(challengeId: string): Promise<void> {
    const at = this.#options.clock.now()
    const notice: Notice = { id: newNoticeId(), matchId: '', at, kind: 'challenge-expired', challengeId }
    // Nobody but its author has seen a draft, so nobody has to be told.
    const told = await this.#options.prisma.$queryRaw<{ id: string }[]>`
      WITH ${heldSeal(challengeId)}, ended AS (
        UPDATE "Challenge" AS c SET "status" = 'expired', "rematch" = NULL
        FROM (SELECT "id", "status" FROM "Challenge" WHERE "id" = ${challengeId} AND ${HOLDS_SEAL} FOR UPDATE) AS was
        WHERE c."id" = was."id" AND was."status" IN ('draft', 'open') AND c."expiresAt" <= ${at}::timestamptz
        RETURNING c."id", was."status"
      ), unsealed AS (${FORGET_SEAL})
      INSERT INTO "Notice" ("id", "kind", "data", "at")
      SELECT ${notice.id}, ${notice.kind}, ${JSON.stringify({ challengeId })}::json, ${at}::timestamptz
      FROM ended WHERE "status" = 'open' RETURNING "id"`
    if (told.length > 0) this.#options.written({ notices: [notice], sittings: [] })
  }

  // -------------------------------------------------------------- steps

  /** Opens a challenge, and counts what it uses. */
  #counted(own: Offer, deck: Deck, interaction: InteractionId): Promise<Challenge | Denial> {
    return limited(
      this.#options.limits,
      async (take) => (await take(challengeUses(own.challenge))) ?? this.#open(own, sealedDeck(deck), interaction),
    )
  }

  /** Opens a challenge, and seals its author's deck as it is now, with their word. */
  async #open({ challenge, deckId }: Offer, deck: SealedDeck, interaction: InteractionId): Promise<Challenge | Denial> {
    const at = this.#options.clock.now()
    const expiresAt = expiryOf(at)
    const { by, to } = challenge
    const kept = await loadSeal(this.#options.prisma, challenge.id)
    if (kept === null) return deny('challenge.stale')
    const seal = offerSeal(kept, by, deck)
    try {
      const { prisma } = this.#options
      // Counted where it is written, one after the other: two clicks at once do not take the last place twice.
      const open = prisma.$executeRaw`
        WITH ${lockedSeal(kept)}, brought AS (
          INSERT INTO "Interaction" ("id", "at") SELECT ${interaction}, ${at}::timestamptz
          WHERE ${IS_LOCKED} AND ${isRoomForOpen({ by, to }, at)} ON CONFLICT DO NOTHING RETURNING "id"
        ), opened AS (
          UPDATE "Challenge" SET "status" = 'open', "seat" = ${challenge.seat}, "deckId" = ${deckId},
          "expiresAt" = ${expiresAt}::timestamptz, "rematch" = "rematchOf", "seal" = ${seal}
          FROM brought WHERE "Challenge"."id" = ${challenge.id} AND ${isDraftOf(challenge)} RETURNING "Challenge"."id"
        )
        UPDATE "Seal" SET "authorSeat" = ${deck.seat}, "authorDeck" = ${JSON.stringify(deck)}::json
        FROM opened WHERE "subject" = opened."id"`
      if ((await inTurn(prisma, `challenges ${by}`, open)) === 0) {
        const now = await this.#findFor(challenge.id, by)
        return (now?.challenge.status === 'draft' ? tooManyOpen(now.company, to) : null) ?? deny('challenge.stale')
      }
    } catch (error) {
      // A match has one rematch: another challenge was faster, the opponent's or this person's own.
      if (isTaken(error)) return deny('challenge.rematch-taken')
      throw error
    }
    this.#options.expires(expiresAt)
    return { ...challenge, status: 'open', expiresAt, seal }
  }

  /** Starts a match against the practice opponent, a rematch with the deck that is left of the match before. */
  async #practise(own: OfferView, interaction: InteractionId): Promise<Challenge | Denial> {
    const { challenge, deckId } = own
    const { prisma } = this.#options
    const { rematchOf } = challenge
    if (rematchOf === null) return this.#start(own, challenge.to ?? PRACTICE, null, interaction)
    await prisma.$executeRaw`
      UPDATE "Challenge" AS c SET "rematch" = NULL FROM "Match" AS m
      WHERE c."rematch" = ${rematchOf} AND c."to" = ANY(${[...PRACTICE_IDS]}::text[]) AND m."id" = c."matchId" AND m."status" = 'over'`
    const game = this.#gameOf(challenge)
    const decks = await playedDecks(prisma, game, rematchOf, challenge.by, [], this.#options.clock.now())
    const again = decks.some(({ id }) => id === deckId)
    const left = decks.find(({ seat }) => again && seat !== challenge.seat) ?? null
    return this.#start(own, challenge.to ?? PRACTICE, left, interaction)
  }

  /**
   * Begins a match. A word that comes meanwhile counts: the seed is worked out again.
   * @param chosen null: the lot chooses, for the practice opponent
   */
  async #start(
    kept: OfferView,
    rival: PersonId,
    chosen: Deck | null,
    interaction: InteractionId,
  ): Promise<Challenge | Denial> {
    const game = this.#gameOf(kept.challenge)
    const lesson = lessonFor(game, kept.challenge.terms)
    const matchId = newId()
    for (let tries = 0; ; tries++) {
      const seal = lesson === null ? await loadSeal(this.#options.prisma, kept.challenge.id) : null
      if (lesson === null && (seal === null || seal.matchId !== null)) return deny('challenge.stale')
      const own = await this.#authorsDeck(kept, seal, game)
      if (own === null) return this.#stopped(kept.challenge, seal)
      const rivalSeat = chosen?.seat ?? game.seats.find((seat) => seat !== own.seat) ?? ''
      const players = { [own.seat]: kept.challenge.by, [rivalSeat]: rival }
      const sealed = seal === null ? null : sealedSeed(seal, this.#wordsOf(kept.challenge, game, players, rival))
      const seed = lesson?.seed ?? this.#options.givenSeed?.() ?? sealed!.seed
      const deck = chosen ?? practiceDeck(readyMadeFor(game, kept.challenge, rival), seed)
      const decks = { [own.seat]: own, [deck.seat]: deck }
      const begun = await this.#begin(kept, { game, matchId, players, decks, seed, sealed, rival, interaction })
      if (begun !== null) return begun
      const now = seal === null ? null : await loadSeal(this.#options.prisma, kept.challenge.id)
      if (now === null || now.matchId !== null || now.version === seal?.version || tries === TRIES)
        return deny('challenge.stale')
    }
  }

  /** The people whose words count, in the order in which the seed takes them. */
  #wordsOf({ by, to }: Challenge, game: AnyGame, players: Readonly<Record<string, PersonId>>, rival: PersonId) {
    const [one = '', other = ''] = game.seats.map((seat) => players[seat] ?? '')
    return isPractice(to) ? ([one, other] as const) : ([by, rival] as const)
  }

  /** The deck of the author: as it was sealed, or in practice as it is now; null if it can't be played any more. */
  async #authorsDeck(kept: Offer, seal: KeptSeal | null, game: AnyGame): Promise<Deck | null> {
    if (seal?.author == null) return this.#chosen(kept, game)
    const { deck } = seal.author
    const legal = lessonFor(game, kept.challenge.terms) !== null || faultsOf(game, deck, kept.challenge).length === 0
    return legal ? deck : null
  }

  /** Ends a challenge whose author's deck can't be played any more. Its words are gone with it: both have to know. */
  async #stopped(challenge: Challenge, seal: KeptSeal | null): Promise<Denial> {
    if (seal?.author == null) return deny('challenge.deck-gone')
    const spoken = Object.keys(seal.words).length > 0
    const ended = await this.#end(challenge.id, spoken ? 'stopped' : 'withdrawn', () => true)
    return isRefusal(ended) ? ended : deny(spoken ? 'word.stopped' : 'challenge.deck-gone')
  }

  /** @returns null if it was not written: somebody was faster, or a word came meanwhile */
  async #begin(
    kept: OfferView,
    { game, matchId, players, decks, seed, sealed, rival, interaction }: MatchParts,
  ): Promise<Challenge | null> {
    const { challenge } = kept
    const { terms } = challenge
    const seat = Object.keys(players).find((one) => players[one] === challenge.by) ?? ''
    const rivalSeat = Object.keys(players).find((one) => one !== seat) ?? ''
    const { own: times, others } = kept.calendars
    // The person who has asked is the author against the practice opponent, else the one who accepts.
    const calendars = isPractice(rival) ? { [seat]: times } : { [seat]: others, [rivalSeat]: times }
    const at = this.#options.clock.now()
    const seal = sealed === null ? {} : { seal: sealed.seal }
    const change: Start = startOf({ matchId, game, terms, decks, players, seed, ...seal, interaction, at, calendars })
    const engine = game.version
    const shown = sealed?.seal ?? null
    const won = acceptance({ ...challenge, seal: shown }, matchId)
    const { place, thread } = await this.#placeOf(challenge, rival)
    const begun = await commitStart(this.#options.prisma, {
      matchId,
      won,
      sealed,
      terms,
      place,
      players,
      change,
      engine,
    })
    if (!begun) {
      if (thread !== null) await this.#options.limits.giveBack(thread)
      return null
    }
    await this.#options.limits.giveBack(acceptedUses(challenge))
    this.#options.log.info({ match: matchId, challenge: challenge.id, game: game.id }, 'match started')
    const sittings = change.sittings.begun.map((row) => ({ ...row, matchId }))
    this.#options.written({ notices: change.notices, sittings })
    return { ...challenge, status: 'accepted', matchId, seal: shown }
  }

  /** Where a match is played: a practice match without a thread, if its person has opened many. */
  async #placeOf(
    { to, by, place }: Challenge,
    rival: PersonId,
  ): Promise<{ place: ChannelPlace; thread: CountedUses | null }> {
    if (!isPractice(rival) || !isPractice(to)) return { place, thread: null }
    const taken = await this.#options.limits.take(threadUses({ by, place }))
    return isRefusal(taken)
      ? { place: { ...place, guildId: null }, thread: null }
      : { place, thread: taken as CountedUses }
  }

  async #end(
    challengeId: string,
    status: 'declined' | 'withdrawn' | 'stopped',
    may: (challenge: Challenge) => boolean,
  ): Promise<Challenge | Denial> {
    const kept = await this.#find(challengeId)
    if (kept === null) return deny('challenge.unknown')
    const { challenge } = kept
    const closed = this.#closed(challenge)
    if (closed !== null) return closed
    if (!may(challenge)) return deny('challenge.not-yours')
    const ended = await this.#options.prisma.$queryRaw<{ id: string }[]>`
      WITH ${heldSeal(challengeId)}, ended AS (
        UPDATE "Challenge" SET "status" = ${status}, "rematch" = NULL
        WHERE "id" = ${challengeId} AND "status" = ${challenge.status} AND ${HOLDS_SEAL} RETURNING "id"
      ), unsealed AS (${FORGET_SEAL})
      SELECT "id" FROM ended`
    return ended.length === 1 ? { ...challenge, status } : deny('challenge.stale')
  }

  // -------------------------------------------------------------- looking things up

  async #find(challengeId: string): Promise<Offer | null> {
    const row = await this.#options.prisma.challenge.findUnique({ where: { id: challengeId } })
    return row === null ? null : { challenge: challengeOf(row), deckId: row.deckId }
  }

  #closed({ status, expiresAt }: Challenge): Denial | null {
    if (status !== 'draft' && status !== 'open') return deny('challenge.closed', { status })
    // The alarm may be late; the time that everybody could read counts.
    return expiresAt <= this.#options.clock.now() ? deny('challenge.closed', { status: 'expired' }) : null
  }

  /** The challenge, and whether this person and their opponent have blocked each other. */
  async #findFor(challengeId: string, person: PersonId): Promise<OfferView | null> {
    const other = Prisma.sql`CASE WHEN c."by" = ${person} THEN c."to" ELSE c."by" END`
    const now = this.#options.clock.now()
    const [row] = await this.#options.prisma.$queryRaw<
      (Row & Company & { times: CalendarJson; others: CalendarJson })[]
    >`
      SELECT c.*, ${companyColumns(Prisma.sql`${person}::text`, other, now)},
        ${calendarColumn(Prisma.sql`${person}::text`)} AS "times", ${calendarColumn(other)} AS "others"
      FROM "Challenge" c WHERE c."id" = ${challengeId}`
    if (row === undefined) return null
    const calendars = { own: calendarOf(row.times), others: calendarOf(row.others) }
    return { challenge: challengeOf(row), deckId: row.deckId, company: row, calendars }
  }

  /**
   * Why a person may not choose a deck for a challenge: it is not for them, or one of the two has blocked the other.
   */
  #mayNotChoose({ challenge, company }: Offer & { readonly company: Company }, person: PersonId): Denial | null {
    const foreign = mayNotChoose(challenge, person)
    if (foreign !== null || person === challenge.by) return foreign
    return mayAccept(company, challenge.by, this.#options.usualOpenMatches)
  }

  #gameOf({ terms }: Pick<Challenge, 'terms'>): AnyGame {
    return gameOf(this.#options.games, terms.game)
  }

  /**
   * The decks from which a person may choose: their own and the ready-made ones, with their present lists. The match
   * keeps the lists with which it begins, even if the deck changes later.
   */
  async #decks(challenge: Challenge, person: PersonId): Promise<readonly FittingDeck[]> {
    const game = this.#gameOf(challenge)
    const saved = (await this.#options.decks.of(person)).filter((deck) => deck.game === game.id)
    const own = saved
      .map((deck) => ({ ...deck, id: ownDeckId(deck.id) }))
      .filter((deck) => fitsChallenge(challenge, person, deck))
    const played = await this.#played(challenge, person, saved)
    return [
      ...played.map((deck) => ({ deck, own: false, faults: faultsOf(game, deck, challenge) })),
      ...own.map((deck) => ({ deck, own: true, faults: faultsOf(game, deck, challenge) })),
      ...readyMadeFor(game, challenge, person).map((deck) => ({ deck, own: false, faults: [] })),
    ]
  }

  /** The decks of the match before that a person may choose for its rematch; none if it is no rematch. */
  async #played(challenge: Challenge, person: PersonId, saved: readonly SavedDeck[]): Promise<readonly Deck[]> {
    const { rematchOf } = challenge
    if (rematchOf === null) return []
    const { prisma, clock } = this.#options
    const decks = await playedDecks(prisma, this.#gameOf(challenge), rematchOf, person, saved, clock.now())
    return decks.filter((deck) => fitsChallenge(challenge, person, deck))
  }

  /** The deck that the author has chosen, as it is now; null if it is gone or can't be played any more. */
  async #chosen({ challenge, deckId }: Offer, game: AnyGame): Promise<Deck | null> {
    if (challenge.rematchOf !== null && deckId === playedDeck(challenge.seat ?? '')) {
      const saved = await this.#options.decks.of(challenge.by)
      return (await this.#played(challenge, challenge.by, saved)).find(({ id }) => id === deckId) ?? null
    }
    const own = savedDeckOf(deckId ?? '')
    if (own === null) return decksIn(game, challenge).find(({ id }) => id === deckId) ?? null
    const saved = await this.#options.decks.find(challenge.by, own)
    if (saved === null || saved.game !== game.id || !fitsChallenge(challenge, challenge.by, saved)) return null
    return faultsOf(game, saved, challenge).length === 0 ? saved : null
  }
}

function mayNotChoose(challenge: Challenge, person: PersonId): Denial | null {
  if (challenge.status === 'draft') return person === challenge.by ? null : deny('challenge.not-yours')
  if (person === challenge.by) return deny('challenge.self')
  return challenge.to === null || challenge.to === person ? null : deny('challenge.not-yours')
}

function challengeOf(row: Prisma.ChallengeGetPayload<object>): Challenge {
  const { id, by, to, seat, expiresAt, messageId, matchId, rematchOf, guildId, channelId, seal } = row
  return {
    id,
    by,
    to,
    terms: termsOf(row),
    place: { guildId, channelId },
    seat,
    status: row.status as ChallengeStatus,
    expiresAt,
    messageId,
    matchId,
    rematchOf,
    seal,
  }
}
