/** Leagues in the database: the requests of `api.ts`. */
import { isRefusal, type Seat } from '../contract/index.ts'
import type { Decks } from '../decks/deck.ts'
import { type AnyGame, findGame, type Games, gameOf } from '../games/games.ts'
import type { LeagueCommand } from '../leagues/command-types.ts'
import { hasChallenges } from '../leagues/forms/forms.ts'
import type { League, LeagueSettings, Pair, PersonId, PlayerId } from '../leagues/league.ts'
import { honoured } from '../leagues/league-effects.ts'
import type { LeagueEvent } from '../leagues/league-events.ts'
import { badSetting } from '../leagues/league-settings.ts'
import { pairingById, type RoundOutcome } from '../leagues/record.ts'
import { begin } from '../leagues/reducer.ts'
import { bestScore } from '../leagues/standings/best-score.ts'
import type { PlaceForecast } from '../leagues/standings/likely-places.ts'
import { type Limits, limited } from '../limits/limits.ts'
import { type Matches, ownDeckId } from '../matches/api.ts'
import { Prisma } from '../storage/generated/client.ts'
import type { Database } from '../storage/open.ts'
import type { Clock } from '../time/clock.ts'
import { unavailableTo } from './advance.ts'
import type {
  ChampionRoles,
  Correction,
  Denial,
  LeagueBrief,
  LeagueDone,
  LeagueHost,
  LeagueReader,
  LeagueSight,
  Leagues,
  OpenHands,
  OwnCommand,
  Ratings,
  Requester,
} from './api.ts'
import { correctionsOf, pairingScoreOf } from './corrected-results.ts'
import { deckOffersOf, leagueDeck, offeredDecks, offeredFromPool } from './deck-offers.ts'
import { deckRulesOf } from './deck-rules.ts'
import { hasDrawn, wasBarred } from './drawn-marks.ts'
import { governed, whyNotTheirs } from './governing.ts'
import { deskOf } from './league-desk.ts'
import { type DrawnPools, gamesCsv, leagueJson, tableCsv } from './league-export.ts'
import { type MatchLists, statisticsOf } from './league-figures.ts'
import {
  acceptedBackUses,
  leagueUses,
  roomForDraft,
  roomForLeague,
  tooManyDrafts,
  tooManyLeagues,
} from './league-limits.ts'
import { matchIdOf } from './league-matches.ts'
import { insertLeague, type LeagueDeckRow, type LoadedLeague, loadDecks, loadLeague } from './league-rows.ts'
import { governs, isLogged, leagueSight, loggedEvent, organises as mayOrganise, playerOf } from './league-sight.ts'
import { denied, type LeagueRequest, type LeagueStore, type StoredChange } from './league-store.ts'
import { timeFault } from './league-time.ts'
import { isWatching, setWatching } from './league-watchers.ts'
import { faultsInPool, poolOf, poolProblem, starterDeck } from './pools.ts'
import { seasonAdvantage } from './rating-rows.ts'
import type { SeasonWork } from './season-work.ts'

/** The dependencies of leagues. */
export interface StoredLeaguesOptions {
  readonly prisma: Database
  readonly games: Games
  readonly clock: Clock
  readonly decks: Pick<Decks, 'of' | 'find'>
  readonly matches: Pick<Matches, 'sightOf' | 'earlierMoves'>
  readonly ratings: Pick<Ratings, 'of'>
  readonly store: LeagueStore
  readonly roles: ChampionRoles
  readonly invitations: Leagues['invitations']
  readonly limits: Limits
  readonly newSeed: () => string
  /** Returns the id of a new league. */
  readonly newLeagueId: () => string
  /** Computes forecasts. */
  readonly work: Pick<SeasonWork, 'forecast'>
}

/** Forecasts that are kept: of this many leagues. */
const MOST_FORECASTS = 100
/** This many simulated rows of a table at most: half a second of computing. */
const MOST_ROWS = 40_000
const RUNS = { least: 200, most: 1_000 }

/** Leagues in the database. */
export class StoredLeagues implements Leagues {
  readonly #options: StoredLeaguesOptions
  readonly #forecasts = new Map<string, Promise<readonly PlaceForecast[] | null>>()

  constructor(options: StoredLeaguesOptions) {
    this.#options = options
  }

  async create(
    request: Requester & { readonly settings: LeagueSettings; readonly host: Omit<LeagueHost, 'organisers'> },
  ): Promise<LeagueDone | Denial> {
    const { prisma, games, clock, newSeed, newLeagueId } = this.#options
    const { person, interaction, settings: wanted } = request
    const game = findGame(games, wanted.game)
    if (game === undefined) return denied('badSetting', { field: 'game', bound: null })
    if (!game.formats.includes(wanted.format)) return denied('badSetting', { field: 'format', bound: null })
    const settings: LeagueSettings = { ...wanted, sides: [game.seats[0]!, game.seats[1]!] }
    const bad = badSetting(settings)
    if (bad !== null) return denied(bad.refused, bad.values)
    const fault = timeFault(settings)
    if (fault !== null) return denied('badSetting', { field: fault, bound: null })
    const problem = poolProblem(game, settings)
    if (problem !== null) return problem
    const many = await tooManyDrafts(prisma, request.host.guildId, request)
    if (many !== null) return many
    const [id, at] = [newLeagueId(), clock.now()]
    const created = { type: 'created', id, seed: newSeed(), settings } as const
    const events: readonly LeagueEvent[] = [{ ...created, at: at.getTime(), by: person }]
    const host = { ...request.host, organisers: [person] }
    const change = { at, interaction, league: begin(created), host, events, effects: [], nextAt: null }
    const room = roomForDraft(host.guildId, request)
    if (!(await insertLeague(prisma, id, change, room)))
      return (await tooManyDrafts(prisma, host.guildId, request)) ?? denied('stale')
    const sight = await this.find(id, request)
    return sight === null ? denied('unknown') : { sight, events }
  }

  async find(leagueId: string, reader: LeagueReader): Promise<LeagueSight | null> {
    const loaded = await this.#load(leagueId, reader)
    return loaded === null ? null : this.#sight(loaded, reader)
  }

  async of(person: PersonId, most: number): Promise<readonly LeagueBrief[]> {
    return this.#briefs(Prisma.sql`p."personId" IS NOT NULL`, { person }, most)
  }

  async inServer(guildId: string, reader: LeagueReader, most: number): Promise<readonly LeagueBrief[]> {
    return this.#briefs(Prisma.sql`l."guildId" = ${guildId} AND l."phase" <> 'draft'`, reader, most)
  }

  async #briefs(condition: Prisma.Sql, reader: LeagueReader, most: number): Promise<readonly LeagueBrief[]> {
    const { person } = reader
    type Row = Omit<LeagueBrief, 'organises'> & {
      readonly organises: boolean | null
      readonly helperRole: string | null
    }
    const rows = await this.#options.prisma.$queryRaw<Row[]>`
      SELECT l."id", l."name", l."game", l."phase", l."guildId", l."round", l."players", l."cases", p."player",
        p."organises", l."helperRole"
      FROM "League" l LEFT JOIN "LeaguePerson" p ON p."leagueId" = l."id" AND p."personId" = ${person}
      WHERE ${condition} ORDER BY l."endedAt" DESC NULLS FIRST, l."createdAt" DESC LIMIT ${most}::int`
    return rows.map(({ helperRole, ...row }) => {
      // A list tells who organises, also of other servers; their right is asked when they act there.
      const host = { guildId: row.guildId, organisers: [], helperRole }
      const organises = row.organises === true || mayOrganise(host, reader)
      return { ...row, organises, cases: organises ? row.cases : 0 }
    })
  }

  async ofMatch(matchId: string) {
    const { prisma } = this.#options
    const row = await prisma.leagueGame.findUnique({ where: { matchId } })
    if (row === null) return null
    const loaded = await loadLeague(prisma, row.leagueId)
    const round = loaded?.league.rounds.find(({ pairings }) => pairings.some(({ id }) => id === row.pairing))
    if (loaded == null || round === undefined) return null
    const { leagueId, pairing, game } = row
    const { league } = loaded
    const announced = !hasChallenges(league)
    return { leagueId, name: league.settings.name, round: round.number, pairing, game, announced }
  }

  scoreOf(matchId: string) {
    return pairingScoreOf(this.#options.prisma, matchId)
  }

  corrections(matchIds: readonly string[]): Promise<ReadonlyMap<string, Correction>> {
    return correctionsOf(this.#options.prisma, matchIds)
  }

  get invitations(): Leagues['invitations'] {
    return this.#options.invitations
  }

  get roles(): ChampionRoles {
    return this.#options.roles
  }

  // -------------------------------------------------------------- players

  async decksFor(leagueId: string, person: PersonId) {
    const loaded = await loadLeague(this.#options.prisma, leagueId)
    if (loaded === null) return denied('unknown')
    const { league } = loaded
    const { settings } = league
    const [game, { decks }] = [this.#gameOf(settings), this.#options]
    if (settings.pool == null) return deckOffersOf(await offeredDecks(game, decks, person, settings))
    const pool = poolOf(game, league, playerOf(league, person))
    return pool === null ? [] : deckOffersOf(await offeredFromPool(game, decks, person, settings, pool))
  }

  async join(request: Requester & { readonly leagueId: string; readonly decks: Readonly<Record<Seat, string>> }) {
    const { person, roles = [] } = request
    return this.#change(request, async ({ host, league }) => {
      if (host.joinRole !== null && !roles.includes(host.joinRole)) return denied('role', { role: host.joinRole })
      if (await hasDrawn(this.#options.prisma, league, person)) return denied('poolDrawn')
      if (await wasBarred(this.#options.prisma, league, person)) return denied('barred')
      // Decks from a pool are built once it is drawn.
      const decks = league.settings.pool == null ? await this.#chosen(league, person, request.decks) : []
      if (isRefusal(decks)) return decks
      const { game, format } = league.settings
      const { rating, games } = await this.#options.ratings.of(person, game, format)
      const command: LeagueCommand = { type: 'join', person, rating: games === 0 ? null : rating }
      return { commands: [{ command, by: person }], decks }
    })
  }

  async chooseDecks(
    request: Requester & { readonly leagueId: string; readonly decks: Readonly<Record<Seat, string>> },
  ) {
    const { person } = request
    return this.#change(request, async ({ id, league }) => {
      const player = playerOf(league, person)
      if (player === null) return denied('not-in')
      const { settings } = league
      if (settings.pool != null && poolOf(this.#gameOf(settings), league, player) === null) return denied('pool-none')
      const known = await loadDecks(this.#options.prisma, id, person)
      const locked = known.find(({ lockedAt }) => lockedAt !== null)
      const permitted = league.players.some(
        ({ id: one, decksPermitted = null }) => one === player && decksPermitted !== null,
      )
      if (locked?.lockedAt != null && !permitted) return denied('decksLocked')
      const chosen = await this.#chosen(league, person, request.decks)
      if (isRefusal(chosen)) return chosen
      // Decks that a judge permits to change stay locked.
      const decks = chosen.map((deck) => ({ ...deck, lockedAt: locked?.lockedAt ?? deck.lockedAt }))
      const open = !deckRulesOf(league.settings).hidden
      return { commands: permitted ? [{ command: { type: 'replaceDecks', player, open }, by: person }] : [], decks }
    })
  }

  async pool(leagueId: string, reader: LeagueReader, player: PlayerId | null) {
    const loaded = await this.#load(leagueId, reader)
    if (loaded === null) return denied('unknown')
    const { league } = loaded
    const own = playerOf(league, reader.person)
    const wanted = player ?? own
    const pool = poolOf(this.#gameOf(league.settings), league, wanted)
    // Nobody learns from the answer whose pool is drawn.
    if (wanted !== own && league.final === null) return denied('pool-hidden')
    if (pool === null || wanted === null) return denied('pool-none')
    const { settings } = league
    const game = this.#gameOf(settings)
    return { player: wanted, pool, starters: settings.sides.flatMap((seat) => starterDeck(game, settings, seat) ?? []) }
  }

  async poolOfDeck(person: PersonId, deckId: string) {
    const { prisma } = this.#options
    const rows = await prisma.leagueDeck.findMany({
      where: { personId: person, deckId: ownDeckId(deckId) },
      select: { leagueId: true },
      distinct: ['leagueId'],
    })
    for (const { leagueId } of rows) {
      const league = (await loadLeague(prisma, leagueId))?.league
      if (league === undefined || (league.phase !== 'ready' && league.phase !== 'running')) continue
      const pool = poolOf(this.#gameOf(league.settings), league, playerOf(league, person))
      if (pool !== null) return { leagueId, league: league.settings.name, pool }
    }
    return null
  }

  async act(request: Requester & { readonly leagueId: string; readonly command: OwnCommand }) {
    const { person, command } = request
    const { clock, limits } = this.#options
    const done = await this.#change(request, async (loaded) => {
      const player = playerOf(loaded.league, person)
      if (player === null) return denied('not-in')
      // Nobody takes the place of a player who is away.
      if (command.type === 'challenge' && command.to in unavailableTo(loaded, person, clock.now()))
        return denied('unavailable')
      if (command.type === 'proposeBack' || (command.type === 'answerBack' && command.accepted)) {
        const moves = await this.#options.matches.earlierMoves(matchIdOf(command.game))
        // The match has been played on: what was read about it holds no more.
        if (!moves.some(({ move, reveals }) => move === command.move && reveals === command.reveals))
          return denied('backGone')
      }
      return { commands: [{ command: commandOf(command, player), by: person }] }
    })
    if (command.type === 'answerBack' && command.accepted && !isRefusal(done))
      for (const use of acceptedBackUses((done as LeagueDone).sight.league, command)) await limits.forget(use)
    return done
  }

  // -------------------------------------------------------------- organisers

  async organise(request: Parameters<Leagues['organise']>[0]) {
    const { person, command } = request
    return this.#change(request, async (loaded) => {
      const { league, host } = loaded
      const barred = whyNotTheirs(loaded, request, command.type)
      if (barred !== null) return barred
      const many = command.type === 'publish' ? await tooManyLeagues(this.#options.prisma, host.guildId, request) : null
      if (many !== null) return many
      if (command.type !== 'changeSettings') {
        const asked = governed(loaded, request, command)
        if (isRefusal(asked)) return asked as Denial
        const room = command.type === 'publish' ? { room: roomForLeague(host.guildId, request) } : {}
        return { commands: [{ command: asked as LeagueCommand, by: person }], ...room }
      }
      // The game and its sides stay: decks and ratings belong to them.
      const { game, sides } = league.settings
      const settings = { ...command.settings, game, sides }
      if (!this.#gameOf({ game }).formats.includes(settings.format))
        return denied('badSetting', { field: 'format', bound: null })
      const fault = timeFault(settings)
      if (fault !== null) return denied('badSetting', { field: fault, bound: null })
      const problem = poolProblem(this.#gameOf({ game }), settings)
      if (problem !== null) return problem
      return { commands: [{ command: { ...command, settings }, by: person }] }
    })
  }

  async hands(request: Parameters<Leagues['hands']>[0]): Promise<OpenHands | Denial> {
    const { person, opening } = request
    const done = await this.#change(request, ({ host }) =>
      mayOrganise(host, request)
        ? { commands: [{ command: { type: 'lookAtHands', opening }, by: person }] }
        : denied('not-organiser'),
    )
    if (isRefusal(done)) return done as Denial
    const { sight } = done as LeagueDone
    const { game } = sight.league.openings!.find(({ id }) => id === opening)!
    const { sides } = sight.league.settings
    const [one, other] = await Promise.all(sides.map((seat) => this.#options.matches.sightOf(matchIdOf(game), seat)))
    // It may have ended while it was read.
    if (one == null || other == null || one.match.status !== 'running') return denied('unknownOpening')
    return { sight, game, match: one.match, views: { [sides[0]]: one.view, [sides[1]]: other.view } }
  }

  async rehost(request: Parameters<Leagues['rehost']>[0]) {
    return this.#change(request, (loaded) => {
      const { host, league } = loaded
      const barred = whyNotTheirs(loaded, request, 'rehost')
      if (barred !== null) return barred
      const changed = { ...host, ...request.host, guildId: host.guildId }
      if (changed.organisers.length === 0) return denied('no-organiser')
      const honour = 'championRole' in request.host ? honoured(league, `${league.id}.r${request.interaction}`) : []
      return { commands: [], host: changed, effects: honour }
    })
  }

  async desk(leagueId: string, reader: LeagueReader) {
    const { prisma, clock } = this.#options
    const loaded = await loadLeague(prisma, leagueId)
    if (loaded === null) return denied('unknown')
    return mayOrganise(loaded.host, reader)
      ? deskOf(prisma, loaded, reader.person, clock.now())
      : denied('not-organiser')
  }

  async log(leagueId: string, reader: LeagueReader, before: number | null, most: number) {
    const { prisma } = this.#options
    const loaded = await this.#load(leagueId, reader)
    if (loaded === null) return []
    const rows = await prisma.leagueEvent.findMany({
      where: { leagueId, ...(before === null ? {} : { seq: { lt: before } }) },
      orderBy: { seq: 'desc' },
    })
    const [player, rules] = [playerOf(loaded.league, reader.person), mayOrganise(loaded.host, reader)]
    return rows
      .map(({ seq, at, by, data }) => ({
        sequence: seq,
        event: loggedEvent({ ...(data as object), at: at.getTime(), by } as LeagueEvent),
      }))
      .filter(({ event }) => isLogged(loaded.league, event, player, rules))
      .slice(0, most)
  }

  // -------------------------------------------------------------- figures

  async forecast(leagueId: string, reader: LeagueReader, winning: string | null) {
    const loaded = await this.#load(leagueId, reader)
    if (loaded === null) return denied('unknown')
    const { league } = loaded
    const player = playerOf(league, reader.person)
    const won = winning === null || player === null ? null : supposeWin(league, winning, player)
    // Results change it, and players who leave or come back: they play no rounds to come.
    const results = league.rounds.flatMap(({ pairings }) =>
      pairings.flatMap(({ games }) => games.map(({ result }) => result)),
    )
    const statuses = league.players.map(({ status }) => status)
    const key = JSON.stringify([leagueId, league.rounds.length, results, statuses, [...(won ?? [])]])
    const known = this.#forecasts.get(key)
    if (known !== undefined) return known
    const forecast = this.#options.work.forecast(league, {
      ratings: new Map(league.players.flatMap(({ id, rating }) => (rating === null ? [] : [[id, rating] as const]))),
      runs: Math.max(RUNS.least, Math.min(RUNS.most, Math.floor(MOST_ROWS / Math.max(1, league.players.length)))),
      ...(won === null ? {} : { suppose: won }),
    })
    if (this.#forecasts.size >= MOST_FORECASTS) this.#forecasts.clear()
    // Two who ask at once share it; one that failed is tried again.
    this.#forecasts.set(key, forecast)
    const places = await forecast
    if (places === null) this.#forecasts.delete(key)
    return places
  }

  async statistics(leagueId: string, reader: LeagueReader) {
    const loaded = await this.#load(leagueId, reader)
    if (loaded === null) return denied('unknown')
    const over = loaded.matches.filter(({ running }) => !running).map(({ matchId }) => matchId)
    const rows = await this.#options.prisma.move.findMany({
      where: { matchId: { in: over }, seq: 0 },
      select: { matchId: true, data: true },
    })
    const lists: MatchLists = new Map(
      rows.map(({ matchId, data }) => [matchId, (data as { decks?: object }).decks ?? {}] as never),
    )
    const { league, matches } = loaded
    const { settings } = league
    const advantage = settings.rated ? await seasonAdvantage(this.#options.prisma, { ...settings, leagueId }) : null
    return {
      ...statisticsOf(this.#gameOf(settings), league, matches, lists),
      // It would change with every result of a running season.
      advantage: advantage === null || league.final !== null ? advantage : { ...advantage, fitted: null },
    }
  }

  async export(
    leagueId: string,
    reader: LeagueReader,
    as: 'table' | 'games' | 'json',
    nameOf: (person: PersonId) => string,
  ) {
    const sight = await this.find(leagueId, reader)
    if (sight === null) return denied('unknown')
    if (as === 'json') return leagueJson(sight.league, nameOf, await this.#drawn(leagueId, sight))
    return { table: tableCsv, games: gamesCsv }[as](sight.league, nameOf)
  }

  /** The draw of a league that is over. */
  async #drawn(leagueId: string, { draw }: LeagueSight): Promise<DrawnPools | null> {
    const loaded = draw?.seed == null ? null : await loadLeague(this.#options.prisma, leagueId)
    if (loaded === null || draw === null) return null
    const { league } = loaded
    const game = this.#gameOf(league.settings)
    const pools = (league.pools ?? []).flatMap((player) => {
      const pool = poolOf(game, league, player)
      return pool === null ? [] : [[player, pool] as const]
    })
    return { ...draw, pools: new Map(pools) }
  }

  // -------------------------------------------------------------- the server

  async recordMembers(leagueId: string, found: ReadonlyMap<PersonId, boolean>): Promise<void> {
    await this.#options.store.change(leagueId, null, ({ league }) => ({
      // A person who leaves the server drops out by their own hand, so their games end as conceded.
      commands: [...found].flatMap(([person, member]) => {
        const player = playerOf(league, person)
        return player === null ? [] : [{ command: { type: 'recordMembership', player, member }, by: person }]
      }),
      lenient: true,
    }))
  }

  watches(guildId: string, person: PersonId): Promise<boolean> {
    return isWatching(this.#options.prisma, { guildId, person })
  }

  watch(guildId: string, person: PersonId, wanted: boolean): Promise<void> {
    const { prisma, clock } = this.#options
    return setWatching(prisma, { guildId, person }, wanted ? clock.now() : null)
  }

  // -------------------------------------------------------------- the public message

  async boardPosted(
    leagueId: string,
    { channelId, messageId }: { channelId: string; messageId: string },
  ): Promise<void> {
    const now = this.#options.clock.now()
    await this.#options.prisma.league.updateMany({
      where: { id: leagueId },
      data: { boardChannel: channelId, boardMessage: messageId, boardPostedAt: now, boardEditedAt: now },
    })
  }

  async board(leagueId: string) {
    const row = await this.#options.prisma.league.findUnique({ where: { id: leagueId } })
    if (row?.boardChannel == null || row.boardMessage === null || row.boardPostedAt === null) return null
    const { boardChannel: channelId, boardMessage: messageId, boardPostedAt: postedAt, boardEditedAt } = row
    return { channelId, messageId, postedAt, editedAt: boardEditedAt ?? postedAt }
  }

  // -------------------------------------------------------------- steps

  /** Drafts are for organisers, and for people who are asked to be one. */
  async #load(leagueId: string, reader: LeagueReader): Promise<LoadedLeague | null> {
    const { prisma, invitations } = this.#options
    const loaded = await loadLeague(prisma, leagueId)
    if (loaded?.league.phase !== 'draft' || governs(loaded.host, reader)) return loaded
    return (await invitations.invites(leagueId, reader.person)) ? loaded : null
  }

  async #change(
    request: Requester & { readonly leagueId: string },
    requested: (loaded: LoadedLeague) => Promise<LeagueRequest | Denial> | LeagueRequest | Denial,
  ): Promise<LeagueDone | Denial> {
    const { leagueId, interaction } = request
    const { store, limits } = this.#options
    const done = await limited(limits, (take) =>
      store.change(leagueId, interaction, async (loaded) => {
        const wanted = await requested(loaded)
        return isRefusal(wanted)
          ? wanted
          : ((await take(leagueUses(request, loaded, wanted as LeagueRequest))) ?? wanted)
      }),
    )
    if (isRefusal(done)) return done
    const { loaded, events } = done as StoredChange
    return { sight: await this.#sight(loaded, request), events }
  }

  async #sight(loaded: LoadedLeague, reader: LeagueReader): Promise<LeagueSight> {
    const all = mayOrganise(loaded.host, reader)
    const decks = await loadDecks(this.#options.prisma, loaded.id, all ? null : reader.person)
    const { settings } = loaded.league
    const game = this.#gameOf(settings)
    const pool = poolOf(game, loaded.league, playerOf(loaded.league, reader.person))
    const faultsOf = ({ list, seat }: LeagueDeckRow) =>
      faultsInPool(game, { list, seat, format: settings.format }, settings, pool)
    return leagueSight(loaded, reader, decks, faultsOf, this.#options.clock.now())
  }

  /** The decks that a person has chosen, one a seat, if all of them are legal. */
  async #chosen(
    league: League,
    person: PersonId,
    ids: Readonly<Record<Seat, string>>,
  ): Promise<readonly LeagueDeckRow[] | Denial> {
    const { settings } = league
    const game = this.#gameOf(settings)
    const pool = poolOf(game, league, playerOf(league, person))
    const rows: LeagueDeckRow[] = []
    for (const seat of settings.sides) {
      const deck = await leagueDeck(game, this.#options.decks, person, ids[seat] ?? '', settings)
      if (deck === null || deck.seat !== seat) return denied('decks', { seat })
      const [fault] = faultsInPool(game, deck, settings, pool)
      if (fault !== undefined) return fault
      const { id: deckId, name, list, orders = [] } = deck
      // Decks from pools are locked when the first round of their player is paired.
      const begun = settings.pool == null && league.players.some(({ seed }) => seed !== null)
      const late = begun && deckRulesOf(settings).locked
      const lockedAt = late ? this.#options.clock.now() : null
      rows.push({ personId: person, seat, deckId, name, list, orders, lockedAt })
    }
    return rows
  }

  #gameOf({ game }: Pick<LeagueSettings, 'game'>): AnyGame {
    return gameOf(this.#options.games, game)
  }
}

const commandOf = (command: OwnCommand, player: PlayerId): LeagueCommand =>
  command.type === 'leave' ? { type: 'withdraw', player, reason: 'own' } : ({ ...command, player } as LeagueCommand)

/** The supposition that a player gets all that they still can in a running pairing; null if it is none of theirs, or lost. */
function supposeWin(league: League, id: string, player: PlayerId): ReadonlyMap<string, Pair<RoundOutcome>> | null {
  const pairing = pairingById(league, id)
  if (pairing === null || !pairing.players.includes(player)) return null
  const best = bestScore(pairing, player, league.settings.games)
  if (best === null) return null
  if (best.outcome === 'draw') return new Map([[id, ['draw', 'draw']]])
  return new Map([[id, pairing.players[0] === player ? ['win', 'loss'] : ['loss', 'win']]])
}
