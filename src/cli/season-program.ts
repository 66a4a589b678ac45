/**
 * Whole seasons through the program itself: its leagues, its matches, its clock and its database, on a clock that is moved
 * by hand. People sign up, play, stay silent, drop out and come back by the same requests as on Discord.
 */

import { isRefusal, type Seat } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import type { HoloNet } from '../holonet.ts'
import { stream } from '../kit/chance/streams.ts'
import { effectsFrom } from '../league-play/advance.ts'
import type { Denial, LeagueDone, LeagueHerald, LeagueLine, LeagueSight, Requester } from '../league-play/api.ts'
import { formRules, hasChallenges } from '../leagues/forms/forms.ts'
import type { League, LeagueSettings, PlayerId } from '../leagues/league.ts'
import type { LeagueEvent } from '../leagues/league-events.ts'
import { begin } from '../leagues/reducer.ts'
import { type SeasonReport, seasonReport } from '../leagues/season-report.ts'
import { HOUR_MS } from '../time/lengths.ts'
import type { StepClock } from './step-clock.ts'

/** A season to be played. */
export interface ProgramSeason {
  readonly game: AnyGame
  readonly settings: LeagueSettings
  readonly players: number
  readonly seed: string
  /** The chance that a player makes no move in a round, and that one drops out in it. */
  readonly absent: number
  readonly drop: number
  /** The chance that a player who was put out comes back. */
  readonly comeBack: number
  /** `whole`: each game is played to its end. `begun`: once both have moved, one of them concedes by a weighed coin. */
  readonly games: 'whole' | 'begun'
  readonly clock: StepClock
  /** Opens the program on the same data each time. */
  readonly open: () => Promise<HoloNet>
  /** Rounds in whose middle the program is closed and opened again after this many hours. */
  readonly restarts: readonly { readonly round: number; readonly downHours: number }[]
}

/** A season that was played. */
export interface ProgramReport {
  readonly report: SeasonReport
  /** Lines that were brought to people, by person. */
  readonly told: ReadonlyMap<string, readonly LeagueLine[]>
  readonly league: League
  readonly leagueId: string
}

const STEP_MS = 6 * HOUR_MS
const WEEK_MS = 7 * 24 * HOUR_MS
/** A season that takes longer than three years does not end. */
const MOST_STEPS = 4 * 365 * 3
const ORGANISER = 'organiser'
/** A sitting with more answers goes round in circles. */
const MOST_ANSWERS = 500

/** Plays a season to its end. The program is closed afterwards. */
export async function playThroughProgram(season: ProgramSeason): Promise<ProgramReport> {
  return new Program(season).play()
}

class Program {
  readonly #season: ProgramSeason
  readonly #told = new Map<string, LeagueLine[]>()
  readonly #moved = new Map<string, Set<PlayerId>>()
  readonly #dropped = new Set<number>()
  readonly #returned = new Set<string>()
  #net!: HoloNet
  #leagueId = ''
  #requests = 0

  constructor(season: ProgramSeason) {
    this.#season = season
  }

  async play(): Promise<ProgramReport> {
    await this.#start()
    try {
      await this.#signUp()
      const restarts = [...this.#season.restarts]
      for (let step = 0; step < MOST_STEPS; step++) {
        const sight = await this.#sight()
        if (['finished', 'archived', 'cancelled'].includes(sight.league.phase)) break
        const round = sight.league.rounds.at(-1)
        const [next] = restarts
        if (
          next !== undefined &&
          round?.number === next.round &&
          this.#now() > (round.startsAt + round.softEndAt) / 2
        ) {
          restarts.shift()
          await this.#restart(next.downHours)
          continue
        }
        const before = this.#requests
        await this.#people(sight)
        // While nobody has anything to do, time passes up to the next deadline.
        const idle = before === this.#requests && restarts.length === 0 && !hasChallenges(sight.league)
        const until = idle && sight.nextAt !== null ? sight.nextAt.getTime() - this.#now() : STEP_MS
        await this.#pass(Math.max(STEP_MS, until))
      }
      await this.#net.idle()
      return await this.#report()
    } finally {
      await this.#net.close()
    }
  }

  async #start(): Promise<void> {
    this.#net = await this.#season.open()
    const herald: LeagueHerald = {
      tell: async (person, lines) => {
        this.#told.set(person, [...(this.#told.get(person) ?? []), ...lines])
        return 'sent'
      },
      board: async () => 'sent',
      members: async () => 'sent',
      result: async () => 'sent',
      holders: async (_guild, _role, persons) => persons,
      admins: async () => [],
      honour: async () => 'sent',
    }
    this.#net.setHerald({ deliver: async () => 'sent' })
    this.#net.setLeagueHerald(herald)
    await this.#net.start()
    await this.#net.idle()
  }

  async #restart(downHours: number): Promise<void> {
    await this.#net.close()
    this.#season.clock.advance(downHours * HOUR_MS)
    await this.#start()
  }

  async #pass(ms: number): Promise<void> {
    this.#season.clock.advance(ms)
    await this.#net.wake()
    await this.#net.idle()
  }

  #now(): number {
    return this.#season.clock.now().getTime()
  }

  #asking(person: string): Requester {
    this.#requests += 1
    return { person, interaction: `season ${this.#season.seed} ${this.#requests}` }
  }

  /** A number from 0 to 1 that follows from the seed and a label. */
  #chance(label: string): number {
    return stream(this.#season.seed, label)(2 ** 30) / 2 ** 30
  }

  async #sight(): Promise<LeagueSight> {
    const sight = await this.#net.leagues.find(this.#leagueId, { person: ORGANISER })
    if (sight === null) throw new Error('the league is gone')
    return sight
  }

  // -------------------------------------------------------------- sign-up

  async #signUp(): Promise<void> {
    const { settings, players, game } = this.#season
    const host = { guildId: 'server', channelId: 'channel', helperRole: null, joinRole: null, championRole: null }
    const made = must(await this.#net.leagues.create({ ...this.#asking(ORGANISER), settings, host }))
    this.#leagueId = made.sight.id
    const leagueId = this.#leagueId
    must(await this.#net.leagues.organise({ ...this.#asking(ORGANISER), leagueId, command: { type: 'publish' } }))
    // Decks of pools are built later: who builds none plays the starter lists.
    const decks = settings.pool == null ? readyDecks(game, settings.format) : {}
    for (let number = 1; number <= players; number++)
      must(await this.#net.leagues.join({ ...this.#asking(personOf(number)), leagueId, decks }))
    if (settings.dates.checkInEndsAt === null) return
    await this.#pass(settings.dates.signUpEndsAt - this.#now() + HOUR_MS)
    for (let number = 1; number <= players; number++)
      must(await this.#net.leagues.act({ ...this.#asking(personOf(number)), leagueId, command: { type: 'checkIn' } }))
  }

  // -------------------------------------------------------------- rounds

  /** Everybody does what they would do now. */
  async #people(sight: LeagueSight): Promise<void> {
    await this.#comeAndGo(sight)
    await this.#challenge(sight)
    for (const [game, facts] of Object.entries(sight.games))
      for (const player of facts.waitsFor) await this.#move(sight, game, facts.matchId, player)
  }

  /** On a ladder each player challenges somebody above about once a week. */
  async #challenge({ league }: LeagueSight): Promise<void> {
    const terms = formRules(league).challenges
    if (terms === null || league.phase !== 'running') return
    const order = league.ladder.map(({ player }) => player)
    for (const [at, player] of order.entries()) {
      const label = `challenge of ${player} at ${this.#now()}`
      if (at === 0 || this.#chance(label) >= STEP_MS / WEEK_MS) continue
      const to = order[Math.max(0, at - 1 - Math.floor(this.#chance(`${label}: to`) * terms.reach))]!
      const command = { type: 'challenge', to } as const
      await this.#net.leagues.act({ ...this.#asking(personIn(league, player)), leagueId: this.#leagueId, command })
    }
  }

  async #comeAndGo({ league }: LeagueSight): Promise<void> {
    const round = league.rounds.at(-1)
    const leagueId = this.#leagueId
    if (round === undefined) return
    for (const { player } of league.byeOffers)
      await this.#net.leagues.act({
        ...this.#asking(personIn(league, player)),
        leagueId,
        command: { type: 'answerByeOffer', accepted: true },
      })
    for (const { id, status } of league.players)
      if (status === 'silent' && !this.#returned.has(`${id} ${round.number}`)) {
        this.#returned.add(`${id} ${round.number}`)
        if (this.#chance(`return of ${id} in ${round.number}`) < this.#season.comeBack)
          await this.#net.leagues.act({ ...this.#asking(personIn(league, id)), leagueId, command: { type: 'return' } })
      }
    if (this.#dropped.has(round.number) || round.number === 1) return
    this.#dropped.add(round.number)
    for (const { id, status } of league.players)
      if (status === 'in' && this.#chance(`drop of ${id} in ${round.number}`) < this.#season.drop)
        await this.#net.leagues.act({ ...this.#asking(personIn(league, id)), leagueId, command: { type: 'leave' } })
  }

  /** A player answers until they are asked no more. An absent one does nothing in the whole round. */
  async #move({ league }: LeagueSight, game: string, matchId: string, player: PlayerId): Promise<void> {
    const round = league.rounds.find(({ pairings }) =>
      pairings.some(({ games }) => games.some(({ id }) => id === game)),
    )
    if (this.#chance(`absence of ${player} in ${round?.number}`) < this.#season.absent) return
    const person = personIn(league, player)
    const moved = this.#moved.get(game) ?? new Set<PlayerId>()
    this.#moved.set(game, moved)
    if (this.#season.games === 'begun' && moved.size === 2) {
      if (this.#loser(league, game) === player)
        await this.#net.matches.concede({ matchId, person, interaction: this.#asking(person).interaction })
      return
    }
    await this.#answer(matchId, person, moved, player)
  }

  async #answer(matchId: string, person: string, moved: Set<PlayerId>, player: PlayerId): Promise<void> {
    const { game } = this.#season
    for (let answers = 0; answers < MOST_ANSWERS; answers++) {
      const sight = await this.#net.matches.sight(matchId, person)
      const decision = sight?.decisions[0]
      if (sight == null || decision === undefined || sight.match.status === 'over') return
      const reply = game.policies.practice(sight.view, decision, null)
      if (reply === 'ask') throw new Error(`${game.id}: the practice opponent asks`)
      const { interaction } = this.#asking(person)
      const played = await this.#net.matches.play({ matchId, person, answers: [reply], interaction })
      // The opponent has left the league meanwhile.
      if (isRefusal(played) && played.refused === 'match.over') return
      if (isRefusal(played)) throw new Error(`${game.id}: ${played.refused}`)
      moved.add(player)
    }
    throw new Error(`${game.id}: a sitting without an end`)
  }

  /** The weaker player concedes more often; the strength follows from the order of sign-up. */
  #loser(league: League, id: string): PlayerId | null {
    const game = league.rounds
      .flatMap(({ pairings }) => pairings.flatMap(({ games }) => games))
      .find((one) => one.id === id)
    if (game === undefined) return null
    const [one, other] = game.seats.map((seat) => Number(seat.slice(1)))
    const oneWins = 1 / (1 + 10 ** ((one! - other!) / 40))
    return this.#chance(`game ${id}`) < oneWins ? game.seats[1] : game.seats[0]
  }

  // -------------------------------------------------------------- report

  async #report(): Promise<ProgramReport> {
    const { prisma } = this.#net
    const rows = await prisma.leagueEvent.findMany({ where: { leagueId: this.#leagueId }, orderBy: { seq: 'asc' } })
    const events = rows.map(({ at, by, data }) => ({ ...(data as object), at: at.getTime(), by }) as LeagueEvent)
    const [created, ...rest] = events
    if (created?.type !== 'created') throw new Error('a league without a beginning')
    const { snapshot } = await prisma.league.findUniqueOrThrow({ where: { id: this.#leagueId } })
    const league = JSON.parse(snapshot) as League
    const effects = effectsFrom(begin(created), rest, 1)
    return { report: seasonReport(league, events, effects), told: this.#told, league, leagueId: this.#leagueId }
  }
}

const personOf = (number: number): string => `person ${number}`

const personIn = (league: League, player: PlayerId): string =>
  league.players.find(({ id }) => id === player)?.person ?? player

/** Returns the first legal ready-made deck of each seat. */
function readyDecks(game: AnyGame, format: string): Readonly<Record<Seat, string>> {
  return Object.fromEntries(
    game.seats.map((seat) => {
      const deck = game.decks().find((one) => one.seat === seat && one.format === format)
      if (deck === undefined) throw new Error(`${game.id} has no deck for ${seat}`)
      return [seat, deck.id]
    }),
  )
}

function must(done: LeagueDone | Denial): LeagueDone {
  if (isRefusal(done)) throw new Error(`refused: ${done.refused} ${JSON.stringify(done.values)}`)
  return done as LeagueDone
}
