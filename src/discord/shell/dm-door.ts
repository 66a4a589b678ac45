/**
 * When the first direct message to a person may be opened. Discord wants a person's act before it, and takes a bot that
 * opens many in a row for a spammer. Channels that are open already are not concerned.
 */
import type { Reach } from '../../matches/reach.ts'
import type { PersonId } from '../../people/person.ts'
import type { Clock } from '../../time/clock.ts'
import { DmLater, DmsShut, errorCodeOf, meaningOf } from './discord-errors.ts'

/** The dependencies of the door. */
export interface DmDoorOptions {
  readonly clock: Pick<Clock, 'now'>
  readonly reach: Pick<Reach, 'warn'>
  /** The least time between two openings for people who have not clicked lately, in milliseconds; default: 15 seconds. */
  readonly gapMs?: number | undefined
}

/** A person who has used the bot so lately is written to at once. */
const ACTED_MS = 60 * 60_000
const GAP_MS = 15_000
/** Nothing is opened for this time after Discord has refused it, and then for one person first. */
const SHUT_MS = 4 * 60_000
/** More people than these are not kept in mind. */
const MOST_KEPT = 10_000

const QUARANTINED = 20026
const TOO_MANY =
  'Discord lets the bot open no direct messages with new people for now: they were too many (40003). Channels that exist work on.'
const SPAMMER =
  'Discord has quarantined the bot (20026): it can write to nobody for the first time. Appeal in the developer portal. Channels that exist work on.'

/** Lets the first direct messages through one by one. */
export class DmDoor {
  readonly #options: DmDoorOptions
  readonly #acted = new Map<PersonId, number>()
  /** The turns of people who have to wait. */
  readonly #turns = new Map<PersonId, number>()
  #next = 0
  #shutUntil = 0

  constructor(options: DmDoorOptions) {
    this.#options = options
  }

  /** Call it when a person has used the bot: they expect its messages. */
  acted(person: PersonId): void {
    if (this.#acted.size >= MOST_KEPT) this.#acted.clear()
    this.#acted.set(person, this.#now())
  }

  /**
   * Opens a channel if that may be done now.
   *
   * @throws DmLater if others come first; DmsShut; the errors of Discord
   */
  async open<T>(person: PersonId, act: () => Promise<T>): Promise<T> {
    if (this.#shutUntil > this.#now()) throw new DmsShut('Discord has refused to open direct messages')
    this.#wait(person)
    try {
      const opened = await act()
      this.#turns.delete(person)
      this.#options.reach.warn('new-dms', null)
      return opened
    } catch (error) {
      if (meaningOf(error) === 'throttled') {
        this.#shutUntil = this.#now() + SHUT_MS
        this.#options.reach.warn('new-dms', errorCodeOf(error) === QUARANTINED ? SPAMMER : TOO_MANY)
      }
      throw error
    }
  }

  /** @throws DmLater */
  #wait(person: PersonId): void {
    const now = this.#now()
    if (now - (this.#acted.get(person) ?? Number.NEGATIVE_INFINITY) < ACTED_MS) return
    const turn = this.#turns.get(person) ?? Math.max(now, this.#next)
    if (!this.#turns.has(person)) {
      if (this.#turns.size >= MOST_KEPT) this.#turns.clear()
      this.#turns.set(person, turn)
      this.#next = turn + (this.#options.gapMs ?? GAP_MS)
    }
    if (turn > now) throw new DmLater(new Date(turn))
  }

  #now(): number {
    return this.#options.clock.now().getTime()
  }
}
