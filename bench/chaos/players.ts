/** People who play matches through the stand-in as people do: they click, and click again where nothing came of it. */

import type { APIMessage } from 'discord-api-types/v10'
import { controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { readCustomId } from '../../src/discord/shell/custom-id.ts'
import { speak } from '../../src/locales/index.ts'
import { readDecisionId } from '../../src/matches/decision-id.ts'
import { typePlay } from '../challenging.ts'

const DECK = /\|deck$/
const ACCEPT = /\|accept$/
const OPEN = /(?:^|\|)open\|/
const MY_TURN = speak('en')('thread.my-move')
const LATE = speak('en')('panel.late')
/** The verbs of a panel that send an answer, and those that change what is chosen. */
const ANSWERS = /\|(?:do|exit|sure)\|/
const CHOICES = /\|(?:mark|act|put)(?:\||$)/
/** The longest wait for an answer, in ms. A person then clicks again. */
const PATIENCE_MS = 20_000
/** The pause before a person tries again, in ms. */
const RETRY_MS = 200
/** The result of a match in its thread begins with this sign. */
const RESULT = '🏁'
/** So often in a row nobody of a match is asked anything before its players give it up: after more than a minute. */
const MOST_IDLE = 400

/** An answer of a player that the program has acknowledged by showing the panel after it. */
export interface Acknowledged {
  readonly matchId: string
  readonly seat: string
  /** The game's id of the decision. */
  readonly decision: string
}

/** The surroundings of players. */
export interface Table {
  readonly sandbox: Sandbox
  /** Resolves when the program is connected; called before each click. */
  ready(): Promise<void>
  /** Rejects when the program is killed: the answers that it owes never come. */
  interrupted(): Promise<never>
  /** Called when a click is on its way. */
  clicked(): void
  acknowledged(answer: Acknowledged): void
  /** Whether the players should stop. */
  isOver(): boolean
}

type Control = ReturnType<typeof controlsOf>[number]

/** The decision that a control of a panel is about; null if it is about none. */
function decisionOf({ customId }: Pick<Control, 'customId'>): Acknowledged | null {
  const read = readCustomId(customId)
  const [matchId, seat, decision] = read?.kind === 'p' ? read.parts : []
  if (matchId === undefined || seat === undefined || decision === undefined) return null
  return { matchId, seat, decision: readDecisionId(decision).question }
}

/**
 * Returns the answer that a click has given, if the panel after it no longer asks the same question. Another message in
 * its place is an apology.
 */
function acknowledgedBy(
  control: Pick<Control, 'customId'>,
  before: Pick<APIMessage, 'id'>,
  after: APIMessage,
): Acknowledged | null {
  const given = decisionOf(control)
  if (given === null || after.id !== before.id || textOf(after).includes(LATE)) return null
  const still = controlsOf(after).some((one) => {
    const asked = decisionOf(one)
    return asked?.matchId === given.matchId && asked.decision === given.decision
  })
  return still ? null : given
}

/** Returns the control to press next: every other time one that changes the choice, else one that sends the answer. */
function nextControl(panel: APIMessage, clicks: number): Control | null {
  const open = controlsOf(panel).filter(
    ({ disabled, kind, options }) => !disabled && (kind === 'button' || options.length > 0),
  )
  const answer = open.find(({ customId }) => ANSWERS.test(customId))
  const choice = open.find(({ customId }) => CHOICES.test(customId))
  return (clicks % 3 === 0 ? (choice ?? answer) : (answer ?? choice)) ?? null
}

const press = (person: TestUser, panel: APIMessage, { kind, customId, options }: Control) => {
  const waiting = { timeoutMs: PATIENCE_MS }
  return kind === 'select'
    ? person.select(panel, customId, options[0]!.value, waiting)
    : person.click(panel, customId, waiting)
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Two people who play one match after another until it is over. Each match has new people. */
export class Pair {
  readonly #table: Table
  readonly #name: string
  #matches = 0
  #clicks = 0
  /** The number of failed clicks, by the first line of their message. */
  readonly failures = new Map<string, number>()
  /** The matches that were given up because nobody was asked anything. */
  givenUp = 0

  constructor(table: Table, name: string) {
    this.#table = table
    this.#name = name
  }

  /** Waits for an answer of the program, or until it is killed. */
  #answer<T>(answered: Promise<T>): Promise<T> {
    const interrupted = this.#table.interrupted()
    for (const promise of [answered, interrupted]) promise.catch(() => {})
    return Promise.race([answered, interrupted])
  }

  #failed(error: unknown): void {
    const line = String(error).split('\n', 1)[0]!.replace(/\d+/g, '…')
    this.failures.set(line, (this.failures.get(line) ?? 0) + 1)
  }

  async play(): Promise<void> {
    while (!this.#table.isOver()) {
      this.#matches += 1
      const { sandbox } = this.#table
      // No name is the beginning of another one.
      const number = String(this.#matches).padStart(4, '0')
      const people = ['Ann', 'Bob'].map((name) => sandbox.user(`${name} ${this.#name} ${number}`))
      try {
        if (await this.#begin(people[0]!, people[1]!)) await this.#match(people)
      } finally {
        for (const person of people) person.leave()
      }
    }
  }

  /** Challenges, accepts and chooses decks, step by step. @returns false if that came to nothing */
  async #begin(one: TestUser, other: TestUser): Promise<boolean> {
    try {
      await this.#table.ready()
      const waiting = { timeoutMs: PATIENCE_MS }
      const asked = await this.#answer(typePlay(one, { opponent: other, format: 'young-jedi/starter' }, waiting))
      await this.#answer(one.select(asked.message, DECK, firstOf(asked.message), waiting))
      const posted = await this.#answer(other.sees(`<@${other.id}>`, waiting))
      const accepted = await this.#answer(other.click(posted, ACCEPT, waiting))
      await this.#answer(other.select(accepted.message, DECK, firstOf(accepted.message), waiting))
      return true
    } catch (error) {
      this.#failed(error)
      await pause(RETRY_MS)
      return false
    }
  }

  async #match(people: readonly TestUser[]): Promise<void> {
    const panels = new Map<TestUser, APIMessage>()
    let person = people[0]!
    for (let idle = 0; idle < MOST_IDLE && !this.#table.isOver() && !hasResult(person); ) {
      await this.#table.ready()
      const panel = shownNow(person, panels.get(person)) ?? (await this.#opened(person))
      const control = panel === null ? null : nextControl(panel, this.#clicks++)
      const after = panel === null || control === null ? null : await this.#pressed(person, panel, control)
      if (after !== null) panels.set(person, after)
      else panels.delete(person)
      if (after !== null) {
        idle = 0
        continue
      }
      if (control !== null) continue
      idle += 1
      this.givenUp += idle === MOST_IDLE ? 1 : 0
      await pause(RETRY_MS)
      person = people.find((one) => one !== person)!
    }
  }

  /** Opens a player's panel from the newest table; null if there is none yet, or the click failed. */
  async #opened(person: TestUser): Promise<APIMessage | null> {
    const thread = threadOf(person)
    const tables = thread === undefined ? [] : person.messages(thread)
    const table = tables.findLast((message) => controlsOf(message).some(({ customId }) => OPEN.test(customId)))
    const byLabel = tables.findLast((message) => controlsOf(message).some(({ label }) => label === MY_TURN))
    const found = byLabel ?? table
    if (found === undefined) {
      await pause(RETRY_MS)
      return null
    }
    try {
      const button = byLabel === undefined ? OPEN : MY_TURN
      return (await this.#answer(person.click(found, button, { timeoutMs: PATIENCE_MS }))).message
    } catch (error) {
      this.#failed(error)
      await pause(RETRY_MS)
      return null
    }
  }

  /** Clicks, and clicks the same once more if nothing came of it. @returns the panel after it; null if both failed */
  async #pressed(person: TestUser, panel: APIMessage, control: Control): Promise<APIMessage | null> {
    for (let tries = 0; tries < 2; tries++) {
      try {
        await this.#table.ready()
        const answered = this.#answer(press(person, panel, control))
        this.#table.clicked()
        const { message } = await answered
        const given = acknowledgedBy(control, panel, message)
        if (given !== null) this.#table.acknowledged(given)
        return message
      } catch (error) {
        this.#failed(error)
        await pause(RETRY_MS)
      }
    }
    return null
  }
}

/** A panel as it is now: one that waits asks by itself once its seat is called. */
const shownNow = (person: TestUser, panel: APIMessage | undefined): APIMessage | undefined =>
  panel && (person.messages(panel.channel_id).find(({ id }) => id === panel.id) ?? panel)

/** The thread of a person's match. Everybody sees the threads of all matches. */
const threadOf = (person: TestUser) =>
  person.threads().findLast((thread) => 'name' in thread && thread.name?.includes(person.name))

/** Whether the thread of a person's match holds its result. */
function hasResult(person: TestUser): boolean {
  const thread = threadOf(person)
  return thread !== undefined && person.messages(thread).some((message) => textOf(message).includes(RESULT))
}

/** Returns the first deck of a challenge. */
const firstOf = (message: APIMessage): string =>
  controlsOf(message).find(({ customId }) => DECK.test(customId))?.options[0]?.value ?? ''
