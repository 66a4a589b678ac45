/** Leagues for tests: settings, and a league that a test drives by commands and times. */
import type { LeagueCommand } from '../../src/leagues/command-types.ts'
import { due } from '../../src/leagues/due.ts'
import type { Knowledge } from '../../src/leagues/due-step.ts'
import type { League, LeagueForm, LeagueSettings, Pairing, PlayerId } from '../../src/leagues/league.ts'
import { type CommandResult, decide } from '../../src/leagues/league-commands.ts'
import { type Effect, effectsOf } from '../../src/leagues/league-effects.ts'
import type { LeagueEvent } from '../../src/leagues/league-events.ts'
import type { LeagueRefusal } from '../../src/leagues/league-refusals.ts'
import { begin } from '../../src/leagues/reducer.ts'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR
/** A Monday, 18:00 in Paris. */
export const START = Date.UTC(2027, 0, 4, 17)

export const SWISS: LeagueForm = { kind: 'swiss', rounds: null, playOff: null }

/** Settings of a league that any test may change. */
export function settings(changes: Partial<LeagueSettings> = {}): LeagueSettings {
  return {
    name: 'Winter League',
    about: '',
    game: 'tiny',
    format: 'full',
    rules: {},
    sides: ['north', 'south'],
    form: SWISS,
    games: 'bestOf1',
    rated: true,
    points: { win: 3, draw: 1, loss: 0 },
    tieBreaks: null,
    zone: 'Europe/Paris',
    dates: { signUpEndsAt: START - 2 * DAY, checkInEndsAt: START - HOUR, startsAt: START },
    rounds: { kind: 'calendar', days: 7, skipWeekends: false, holidays: [], graceHours: 24 },
    places: { least: 2, most: null },
    leastRating: null,
    offerHours: 12,
    silence: { callAgain: 0.25, out: 0.4 },
    graces: { times: 1, hours: 24 },
    caseHours: 72,
    measure: false,
    clock: null,
    decks: null,
    ...changes,
  }
}

/** A league with its log, moved by commands and by time. */
export class Driven {
  league: League
  now: number
  readonly events: LeagueEvent[] = []
  readonly effects: Effect[] = []
  knowledge: Knowledge = {}
  nextAt: number | null = null

  constructor(changes: Partial<LeagueSettings> = {}, id = 'l1') {
    const created = { type: 'created', id, seed: 'seed', settings: settings(changes) } as const
    this.now = START - 9 * DAY
    this.events.push({ ...created, at: this.now, by: 'olga' })
    this.league = begin(created)
  }

  /** A league of this many players, r1 the best, whose round 1 has just begun. */
  static running(players: number, changes: Partial<LeagueSettings> = {}): Driven {
    const driven = new Driven(changes)
    driven.do({ type: 'publish' })
    for (let number = 1; number <= players; number++)
      driven.quietly({ type: 'join', person: `person ${number}`, rating: 2000 - number })
    driven.until(START - 2 * DAY)
    for (const { id } of driven.league.players) driven.quietly({ type: 'checkIn', player: id })
    driven.until(START)
    return driven
  }

  /** Tries a command, then does what is due. */
  try(command: LeagueCommand, by = 'clock'): CommandResult | LeagueRefusal {
    const decided = decide(this.league, command, by, this.now)
    if (!('refused' in decided)) this.#take(decided.events, decided.league)
    this.settle()
    return decided
  }

  /** Tries a command and leaves what is due for later: fast, for many commands at the same time. */
  quietly(command: LeagueCommand): void {
    const decided = decide(this.league, command, 'clock', this.now)
    if (!('refused' in decided)) this.#take(decided.events, decided.league)
  }

  /** Does a command. @throws if it is refused */
  do(command: LeagueCommand, by = 'clock'): readonly LeagueEvent[] {
    const decided = this.try(command, by)
    if ('refused' in decided) throw new Error(`${command.type} refused: ${JSON.stringify(decided)}`)
    return decided.events
  }

  settle(): readonly LeagueEvent[] {
    const { league, events, nextAt } = due(this.league, this.now, this.knowledge)
    this.#take(events, league)
    this.nextAt = nextAt
    return events
  }

  /** Lets time pass, deadline by deadline. */
  until(time: number): void {
    this.settle()
    while (this.nextAt !== null && this.nextAt <= time) {
      this.now = this.nextAt
      this.settle()
    }
    this.now = time
    this.settle()
  }

  #take(events: readonly LeagueEvent[], league: League): void {
    for (const event of events) {
      this.effects.push(...effectsOf(this.league, event, league, this.events.length))
      this.events.push(event)
    }
    this.league = league
  }

  types(): readonly string[] {
    return this.events.map(({ type }) => type)
  }

  /** The pairings of a round that stand. */
  pairings(round: number): readonly Pairing[] {
    return this.league.rounds[round - 1]!.pairings.filter(({ voided }) => !voided)
  }

  /** The pairing in which a player plays in a round: their last one. */
  pairingOf(round: number, player: PlayerId): Pairing {
    return this.pairings(round)
      .filter(({ players }) => players.includes(player))
      .at(-1)!
  }

  /** Both players move in all games of a pairing. */
  move(pairing: Pairing): void {
    for (const game of pairing.games)
      for (const player of pairing.players) this.do({ type: 'recordMove', game: game.id, player })
  }

  /** A pairing is played and won by one player in all games that are open. */
  win(pairing: Pairing, winner: PlayerId): void {
    this.move(pairing)
    for (const game of pairing.games)
      if (game.result === null)
        this.do({ type: 'recordResult', game: game.id, winner, how: 'played', differential: 5, turns: 7 })
  }

  /** Every open pairing of a round is won by the higher seed. */
  favouritesWin(round: number): void {
    const seed = (id: PlayerId) => this.league.players.find((player) => player.id === id)!.seed!
    for (const pairing of this.pairings(round))
      if (pairing.games.some(({ result }) => result === null))
        this.win(pairing, [...pairing.players].sort((one, other) => seed(one) - seed(other))[0]!)
  }
}
