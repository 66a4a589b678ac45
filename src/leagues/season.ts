/**
 * Whole seasons on a fast clock, through the same commands and deadlines as any league: people sign up, play, stay
 * silent, drop out, come late. A `SeasonTable` decides how games go; the one here tosses coins weighed by strength.
 */

import { stream } from '../kit/chance/streams.ts'
import { DAY_MS, HOUR_MS } from '../time/lengths.ts'
import type { LeagueCommand } from './command-types.ts'
import { due } from './due.ts'
import { formRules } from './forms/forms.ts'
import type { League, LeagueGame, LeagueSettings, PlayerId } from './league.ts'
import { decide } from './league-commands.ts'
import { type Effect, effectsOf } from './league-effects.ts'
import type { LeagueBirth, LeagueEvent } from './league-events.ts'
import { begin } from './reducer.ts'
import { type SeasonReport, seasonReport } from './season-report.ts'

/** Something a person or a match does at a time. */
export interface SeasonAct {
  readonly at: number
  readonly command: LeagueCommand
}

/** Where games are played: returns the moves and the result of a game that begins now. */
export interface SeasonTable {
  begin(league: League, game: LeagueGame, now: number): readonly SeasonAct[]
}

export interface SeasonRequest {
  readonly settings: LeagueSettings
  readonly players: number
  readonly seed: string
  /** The chance that a player makes no move in a round. */
  readonly absent: number
  /** The chance that a player drops out in a round. */
  readonly drop: number
  /** How many people join after the first round. */
  readonly late: number
  /** The chance that a player who was put out comes back. */
  readonly comeBack: number
  /** Default: coins. */
  readonly table?: SeasonTable
}

export interface Season {
  readonly league: League
  readonly events: readonly LeagueEvent[]
  readonly effects: readonly Effect[]
  readonly report: SeasonReport
}

/** More events than any season has. */
const MOST_EVENTS = 2_000_000

/** Plays a season to its end, or until nothing happens any more. */
export function playSeason(request: SeasonRequest): Season {
  return new SeasonRun(request).play()
}

/** Returns fractions from a seed and a label. */
function fractions(seed: string, label: string): () => number {
  const below = stream(seed, label)
  return () => below(2 ** 30) / 2 ** 30
}

class SeasonRun {
  readonly #request: SeasonRequest
  readonly #table: SeasonTable
  readonly #acts: SeasonAct[] = []
  readonly #events: LeagueEvent[] = []
  readonly #effects: Effect[] = []
  #league: League
  #now: number

  constructor(request: SeasonRequest) {
    const created: LeagueBirth = { type: 'created', id: 'sim', seed: request.seed, settings: request.settings }
    this.#request = request
    this.#table = request.table ?? new Coins(request)
    this.#now = request.settings.dates.signUpEndsAt - 7 * DAY_MS
    this.#events.push({ ...created, at: this.#now, by: 'organiser' })
    this.#league = begin(created)
  }

  play(): Season {
    this.#do({ type: 'publish' }, 'organiser')
    for (let number = 1; number <= this.#request.players; number++) this.#join(number)
    for (const { id } of this.#league.players)
      if (this.#request.settings.dates.checkInEndsAt !== null)
        this.#acts.push({
          at: this.#request.settings.dates.signUpEndsAt + HOUR_MS,
          command: { type: 'checkIn', player: id },
        })
    while (this.#events.length < MOST_EVENTS) {
      const nextAt = this.#settle()
      this.#acts.sort((one, other) => one.at - other.at)
      const [act] = this.#acts
      const next = Math.min(act?.at ?? Number.POSITIVE_INFINITY, nextAt ?? Number.POSITIVE_INFINITY)
      if (next === Number.POSITIVE_INFINITY || this.#league.phase === 'finished' || this.#league.phase === 'cancelled')
        break
      this.#now = Math.max(this.#now, next)
      while (this.#acts[0] !== undefined && this.#acts[0].at <= this.#now) {
        const { command } = this.#acts.shift()!
        this.#do(command, 'clock')
      }
    }
    const [league, events, effects] = [this.#league, this.#events, this.#effects]
    return { league, events, effects, report: seasonReport(league, events, effects) }
  }

  #join(number: number): void {
    // Ratings differ, so that the favourites are known.
    this.#do({ type: 'join', person: `person ${number}`, rating: 2000 - number }, `person ${number}`)
  }

  /** Does what is asked; a refusal is one more thing that may happen to people. */
  #do(command: LeagueCommand, by: string): void {
    const before = this.#league
    const decided = decide(before, command, by, this.#now)
    if ('refused' in decided) return
    this.#take(decided.events, decided.league)
  }

  /** Does all that is due, and returns when to look again. */
  #settle(): number | null {
    const { events, league, nextAt } = due(this.#league, this.#now)
    this.#take(events, league)
    return nextAt
  }

  #take(events: readonly LeagueEvent[], after: League): void {
    for (const event of events) {
      const effects = effectsOf(this.#league, event, after, this.#events.length)
      this.#events.push(event)
      this.#effects.push(...effects)
      for (const effect of effects) if (effect.kind === 'makeGame') this.#acts.push(...this.#actsOf(after, effect.game))
      if (event.type === 'roundPaired') this.#roundOf(after, event.round)
      if (event.type === 'putOut') this.#returnOf(event.player)
      if (event.type === 'byeHolderAsked')
        this.#acts.push({
          at: this.#now + HOUR_MS,
          command: { type: 'answerByeOffer', player: event.player, accepted: true },
        })
    }
    this.#league = after
  }

  /** An absent player makes no move, so that the game never ends by itself. */
  #actsOf(league: League, game: LeagueGame): readonly SeasonAct[] {
    const pairing = game.id.replace(/\.g\d+$/, '')
    const here = (id: PlayerId) => fractions(this.#request.seed, `${pairing} ${id}`)() >= this.#request.absent
    const acts = this.#table.begin(league, game, this.#now)
    const present = game.seats.filter(here)
    if (present.length === 2) return acts
    return present.flatMap((player): readonly SeasonAct[] => {
      const first = acts.find(({ command }) => command.type === 'recordMove' && command.player === player)
      return first === undefined ? [] : [first]
    })
  }

  /** Some drop out within a round, some join late, and on a ladder people challenge. */
  #roundOf(league: League, round: number): void {
    const chance = fractions(this.#request.seed, `round ${round}`)
    const length = league.rounds.at(-1)!.softEndAt - this.#now
    for (const { id, status } of league.players)
      if (status === 'in' && chance() < this.#request.drop)
        this.#acts.push({ at: this.#now + chance() * length, command: { type: 'withdraw', player: id, reason: 'own' } })
    if (round === 1)
      for (let late = 1; late <= this.#request.late; late++)
        this.#acts.push({
          at: this.#now + chance() * length,
          command: { type: 'join', person: `late ${late}`, rating: 1500 },
        })
    this.#challenges(league, length, chance)
  }

  #challenges(league: League, length: number, chance: () => number): void {
    const terms = formRules(league).challenges
    if (terms === null) return
    for (const { id } of league.players)
      for (let time = 0; time < terms.rounds; time++) {
        const at = this.#now + ((time + chance()) * length) / terms.rounds
        const up = 1 + Math.floor(chance() * terms.reach)
        this.#acts.push({ at, command: { type: 'challenge', player: id, to: this.#above(id, up) } })
      }
  }

  /** The player that many places above now; later they may stand elsewhere, and the challenge be refused. */
  #above(id: PlayerId, up: number): PlayerId {
    const order = this.#league.ladder.map(({ player }) => player)
    return order[Math.max(0, order.indexOf(id) - up)] ?? id
  }

  #returnOf(player: PlayerId): void {
    const chance = fractions(this.#request.seed, `return of ${player} ${this.#events.length}`)
    if (chance() < this.#request.comeBack)
      this.#acts.push({ at: this.#now + DAY_MS * chance(), command: { type: 'return', player } })
  }
}

/** Games by weighed coins: the better rating wins more often; some end by concession, some never in time. */
class Coins implements SeasonTable {
  readonly #request: SeasonRequest

  constructor(request: SeasonRequest) {
    this.#request = request
  }

  begin(league: League, game: LeagueGame, now: number): readonly SeasonAct[] {
    const chance = fractions(this.#request.seed, game.id)
    const moves = game.seats.map(
      (player): SeasonAct => ({
        at: now + (1 + chance() * 40) * HOUR_MS,
        command: { type: 'recordMove', game: game.id, player },
      }),
    )
    const lasts = (1.8 + chance() * this.#request.settings.rounds.days) * DAY_MS
    const [one, other] = game.seats.map((id) => league.players.find((player) => player.id === id)?.rating ?? 1500)
    const oneWins = 1 / (1 + 10 ** ((other! - one!) / 400))
    const toss = chance()
    const winner = toss < 0.01 ? null : toss < oneWins ? game.seats[0] : game.seats[1]
    const how = chance() < 0.1 ? 'concession' : 'played'
    const days = Array.from({ length: Math.floor(lasts / DAY_MS) }, (_, day) => now + (day + 1) * DAY_MS)
    const more = days.flatMap((at) =>
      game.seats.map((player): SeasonAct => ({ at, command: { type: 'recordMove', game: game.id, player } })),
    )
    const differential = 1 + Math.floor(chance() * 20)
    const result: SeasonAct = {
      at: now + lasts,
      command: { type: 'recordResult', game: game.id, winner, how, differential, turns: 4 + Math.floor(chance() * 8) },
    }
    return [...moves, ...more, result]
  }
}
