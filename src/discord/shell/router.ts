/**
 * Takes each request to its handler and makes sure that it is answered: it is acknowledged in time, and a failure ends
 * in a private error message. Knows nothing of discord.js.
 */
import { customAlphabet } from 'nanoid'
import { isRefusal, type Language } from '../../contract/index.ts'
import { clip } from '../../kit/wording/clipping.ts'
import { type CountedUses, limitReached } from '../../limits/limits.ts'
import { type Say, speak } from '../../locales/index.ts'
import type { SafeText } from '../../locales/safe-text.ts'
import type { PersonId } from '../../matches/api.ts'
import { OtherVersion } from '../../matches/course.ts'
import { StorageDown } from '../../storage/errors.ts'
import { kindWord } from '../acts/kind-words.ts'
import { readAct } from '../acts/read-act.ts'
import { type App, refusalText } from './app.ts'
import type { ClickHandler } from './click.ts'
import { type Body, text } from './components.ts'
import { MENU, readCustomId } from './custom-id.ts'
import { FirstAnswer, openForm } from './first-answer.ts'
import { type Form, formStep } from './forms.ts'
import { type Gate, OPEN_GATE, type Verdict } from './gate.ts'
import { botMissing } from './install-links.ts'
import { OfferedChoices } from './offered-choices.ts'
import type { Registry } from './registry.ts'
import { requestUses } from './request-limits.ts'
import {
  type Ack,
  ExpiredRequest,
  type IncomingClick,
  type IncomingCommand,
  type IncomingKeys,
  type IncomingRequest,
  inPlace,
  type Request,
  type Responder,
} from './requests.ts'
import { isOurFault } from './unanswered.ts'

const newReference = customAlphabet('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 8)

const MOST_CHOICES = 25
/**
 * While this many requests are being answered, each further one is announced first: together they could take too long.
 */
const MOST_HELD = 4

/** How a request is answered, and under which name it is counted. */
interface Way {
  readonly name: string
  readonly how: Ack | Form
  readonly atOnce: boolean
  /** The id of its match, for the log. */
  readonly match: string | undefined
  /** Asks for the right to it; once, however often it is called. */
  readonly gate: () => Promise<Verdict<IncomingRequest>>
}

/** Kinds of clicks whose first part is the id of a match. Others may name a card in somebody's hand. */
const OF_MATCHES = new Set(
  'p open o x orders undo live back told look watch focus words help share replay rematch'.split(' '),
)

/** Returns the click that an entry of a menu stands for; any other click as it is. */
function picked(incoming: IncomingClick): IncomingClick {
  const [entry] = incoming.values
  if (entry === undefined || readCustomId(incoming.customId)?.kind !== MENU) return incoming
  return { ...incoming, customId: entry, values: [] }
}

/** Asks once, and answers the same from then on. */
function asked<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null
  return () => {
    answer ??= ask()
    return answer
  }
}

/**
 * Returns why an act that everybody would see is refused: that is for its person alone, so that it is asked before the
 * answer is announced. Null if it is granted, or if asking fails, which the handler's own answer tells.
 */
async function refusalOf(gate: Way['gate'], language: Language): Promise<string | null> {
  const verdict = await gate().catch(() => null)
  return verdict !== null && 'refused' in verdict ? (verdict.refused ?? speak(language)('error.button')) : null
}

/** Runs a handler with what the gate has granted, or tells the person why it did not. */
async function passing<A extends IncomingRequest>(
  verdict: Verdict<A>,
  request: Request<A>,
  run: (request: Request<A>) => Promise<void>,
): Promise<void> {
  if ('refused' in verdict) return request.tell(verdict.refused ?? speak(request.incoming.language)('error.button'))
  const { show, tell } = request
  return run({ incoming: verdict.granted, show, tell })
}

/** A request of a person that was handled. */
export interface HandledRequest {
  /** `/play` for a command, else the word for the kind of the click; `unknown` for a name that the program does not know. */
  readonly name: string
  readonly ms: number
  readonly failed: boolean
}

/** The listeners to what becomes of requests. */
export interface RouterListeners {
  /** Called after each request. */
  readonly handled?: ((request: HandledRequest) => void) | undefined
  /** Called if somebody else has answered a request already. */
  readonly taken?: () => void
  /** Called if a person has got no answer, or an apology instead, by a fault of Discord's or ours. */
  readonly unanswered?: ((person: PersonId) => void) | undefined
}

/** Passes each request to its handler, and answers for a handler that fails. */
export class Router {
  readonly #app: App
  readonly #registry: Registry
  readonly #listeners: RouterListeners
  readonly #gate: Gate
  /** How many requests are being answered. */
  #busy = 0
  readonly #offered = new OfferedChoices()
  /** The last unfinished request of each person. */
  readonly #turns = new Map<PersonId, Promise<void>>()

  /** @param gate asked before each handler; default: everybody may do everything */
  constructor(app: App, registry: Registry, listeners: RouterListeners = {}, gate: Gate = OPEN_GATE) {
    this.#app = app
    this.#listeners = listeners
    this.#gate = gate
    this.#registry = registry
  }

  async command(given: IncomingCommand, responder: Responder): Promise<void> {
    const incoming = this.#offered.valued(given)
    const command = this.#registry.commands.get(incoming.command)
    const how = command?.ack(incoming, this.#app) ?? 'private'
    const name = command === undefined ? 'unknown' : `/${incoming.command}`
    const gate = asked(() => this.#gate.command(incoming))
    const way = { name, how, atOnce: command?.atOnce === true, match: undefined, gate }
    await this.#answer(incoming, responder, way, async (request) => {
      if (command === undefined) return request.tell(speak(incoming.language)('error.command'))
      if (command.needsBot === true && (await this.#isWithoutBot(incoming)))
        return void (await request.show(botMissing(this.#app, incoming)))
      return passing(await gate(), request, (passed) => command.run(passed, this.#app))
    })
  }

  async click(clicked: IncomingClick, responder: Responder): Promise<void> {
    const incoming = picked(clicked)
    const used = incoming.messageId === undefined ? null : this.#app.openPanels.use(incoming.messageId)
    try {
      await this.#clicked(clicked, incoming, responder)
    } finally {
      used?.()
    }
  }

  /** @param incoming as clicked, with the valued choice of a menu entry in place of its select */
  async #clicked(clicked: IncomingClick, incoming: IncomingClick, responder: Responder): Promise<void> {
    const click = readCustomId(incoming.customId)
    const act = click === null ? null : readAct({ ...incoming, ...click })
    const handler = click === null || act === null ? undefined : this.#registry.clicks.get(click.kind)
    const parts = click?.parts ?? []
    const wanted = this.#acknowledging(handler, incoming, parts)
    // No form can answer a form: this one was forged.
    const forged = incoming.form === true && typeof wanted === 'object'
    // A select keeps its tick until its message changes: a form that was closed could not be opened again from there.
    const step = incoming !== clicked && typeof wanted === 'object' ? wanted : null
    const how = forged ? 'private' : step === null ? wanted : inPlace(incoming)
    const match = click !== null && OF_MATCHES.has(click.kind) ? parts[0] : undefined
    const name = handler === undefined || click === null ? 'unknown' : kindWord(click.kind)
    const gate = asked(async () => (act === null ? { refused: null } : this.#gate.click(incoming, act)))
    const way = { name, how, atOnce: handler?.atOnce === true, match, gate }
    await this.#answer(incoming, responder, way, async (request) => {
      if (handler === undefined || act === null || forged) return request.tell(speak(incoming.language)('error.button'))
      if (step !== null)
        return void (await request.show(
          formStep(step, incoming.customId, handler.home?.(parts) ?? null, incoming.language),
        ))
      return passing(await gate(), request, (passed) => handler.run(passed, parts, this.#app))
    })
  }

  /** Whether the server of a request has the commands alone. Discord is asked only where the request looks so. */
  async #isWithoutBot({ withoutBot, place: { guildId } }: IncomingRequest): Promise<boolean> {
    return withoutBot === true && guildId !== null && !(await this.#app.places.isIn(guildId))
  }

  /** A forged click may have anything in it: its handler then fails where the failure is answered. */
  #acknowledging(handler: ClickHandler | undefined, incoming: IncomingClick, parts: readonly string[]): Ack | Form {
    try {
      return handler?.ack(incoming, parts, this.#app) ?? 'private'
    } catch (error) {
      this.#app.log.warn({ err: error, interaction: incoming.id }, 'a click can not be read')
      return 'private'
    }
  }

  /** Choices for the option that a person is typing; none if anything fails. */
  async complete(incoming: IncomingKeys): Promise<{ name: string; value: string }[]> {
    try {
      if (this.#app.allowances.take(incoming.person, null, 'completions') !== null) return []
      const verdict = await this.#gate.command(incoming)
      if ('refused' in verdict) return []
      const command = this.#registry.commands.get(incoming.command)
      const choices = (await command?.complete?.(verdict.granted, this.#app)) ?? []
      const shown = choices.slice(0, MOST_CHOICES).map(({ name, value }) => ({ name: clip(name, 100), value }))
      this.#offered.note(incoming, shown)
      return shown
    } catch (error) {
      this.#app.log.error({ err: error, command: incoming.command }, 'completing failed')
      return []
    }
  }

  async #answer<A extends IncomingRequest>(
    incoming: A,
    responder: Responder,
    { name, how: wanted, atOnce, match, gate }: Way,
    handle: (request: Request<A>) => Promise<void>,
  ): Promise<void> {
    const { clock, log, messenger } = this.#app
    const began = clock.now().getTime()
    const wake = (channelId: string) => messenger.wake(channelId)
    const { taken, handled } = this.#listeners
    const unanswered = (error: unknown) => this.#failed(incoming, error)
    const options = { incoming, responder, clock, log, wake, unanswered, ...(taken === undefined ? {} : { taken }) }
    const counted = await this.#count(incoming, wanted, gate)
    const full = typeof counted === 'string' ? counted : null
    const how = full === null ? wanted : 'private'
    if (typeof how === 'object') return openForm(options, how)
    const first = new FirstAnswer({ ...options, how })
    const held = atOnce && this.#busy < MOST_HELD
    this.#busy += 1
    let failed = true
    try {
      if (await (held ? first.hold() : first.announce()))
        failed = !(await this.#handle(
          incoming,
          responder,
          how,
          first,
          full === null ? handle : (request) => request.tell(full),
        ))
    } finally {
      this.#busy -= 1
      const ms = clock.now().getTime() - began
      handled?.({ name, ms, failed })
      log.debug({ interaction: incoming.id, name, match, ms, failed }, 'a request was handled')
    }
  }

  /** Counts a request. @returns a sentence if a limit is reached; else what can be given back, if there is anything */
  async #count(incoming: IncomingRequest, how: Ack | Form, gate: Way['gate']): Promise<string | CountedUses | null> {
    const { allowances, limits, log } = this.#app
    const { person, language } = incoming
    const acts = allowances.take(person, null, 'acts')
    if (acts !== null) return refusalText(limitReached('acts', acts.again), language, undefined)
    const refused = how === 'public' && !incoming.withBot ? await refusalOf(gate, language) : null
    if (refused !== null) return refused
    const uses = requestUses(incoming, how)
    if (uses.length === 0) return null
    try {
      const counted = await limits.take(uses)
      return isRefusal(counted) ? refusalText(counted, language, undefined) : (counted as CountedUses)
    } catch (error) {
      // The handler says what is wrong with the database, if it needs it.
      log.warn({ err: error, interaction: incoming.id }, 'a request was not counted')
      return null
    }
  }

  async #handle<A extends IncomingRequest>(
    incoming: A,
    responder: Responder,
    how: Ack,
    first: FirstAnswer,
    handle: (request: Request<A>) => Promise<void>,
  ): Promise<boolean> {
    this.#app.people.met(incoming.person, incoming.name, incoming.language)
    let shown = how === 'update'
    let answered = shown
    const request: Request<A> = {
      incoming,
      show: async (body) => {
        const id = await first.show(body)
        shown = true
        answered = true
        await this.#complete(incoming, responder, body)
        return id
      },
      async tell(words) {
        const body = typeof words === 'string' ? { components: [text(clip(words, 2000))] } : words
        if (shown) return first.tell(body)
        await first.show(body)
        shown = true
        answered = true
      },
    }
    let well = false
    await this.#inTurn(incoming.person, async () => {
      try {
        await handle(request)
        // A handler without an answer must not keep the person waiting: a forged click may ask for nothing that exists.
        if (!answered) await request.tell(speak(incoming.language)('error.button'))
        await first.announce()
        well = true
      } catch (error) {
        if (error instanceof ExpiredRequest) return
        this.#failed(incoming, error)
        await this.#apologise(request, error)
      }
    })
    await this.#keepLanguage(incoming.person)
    return well
  }

  /** Shows a message again with its pictures; if that fails, the words stay. */
  async #complete(incoming: IncomingRequest, responder: Responder, { later }: Body): Promise<void> {
    try {
      const complete = await later?.()
      if (complete != null) await responder.show(complete)
    } catch (error) {
      this.#app.log.warn({ err: error, interaction: incoming.id }, 'pictures were not shown')
    }
  }

  /** Runs after the answer, so as not to delay it. */
  async #keepLanguage(person: PersonId): Promise<void> {
    try {
      await this.#app.people.keepLanguage(person)
    } catch (error) {
      this.#app.log.warn({ err: error }, 'a language was not kept')
    }
  }

  /** Requests of one person are handled in order: a quick second click finds the state that the first has left. */
  async #inTurn(person: PersonId, act: () => Promise<void>): Promise<void> {
    const done = (this.#turns.get(person) ?? Promise.resolve()).then(act)
    this.#turns.set(person, done)
    await done
    if (this.#turns.get(person) === done) this.#turns.delete(person)
  }

  /** A person has got no answer. Their time is given back if that is Discord's fault or ours. */
  #failed({ person, at }: IncomingRequest, error: unknown): void {
    if (isOurFault(error, this.#app.clock.now().getTime() - at.getTime())) this.#listeners.unanswered?.(person)
  }

  async #apologise(request: Request, error: unknown): Promise<void> {
    const { id, language } = request.incoming
    const say = speak(language)
    const reference = newReference()
    // A match of another version is no fault of the program.
    const level = error instanceof OtherVersion ? 'warn' : 'error'
    this.#app.log[level]({ err: error, interaction: id, reference }, 'a request failed')
    try {
      await request.tell(sentenceFor(error, reference, say))
    } catch (silence) {
      this.#app.log.warn({ err: silence, interaction: id, reference }, 'could not even say so')
    }
  }
}

/** Returns what a person is told of an error: what they can do about it, else the reference under which it is logged. */
function sentenceFor(error: unknown, reference: string, say: Say): SafeText {
  if (error instanceof StorageDown) return say('error.storage')
  if (error instanceof OtherVersion) return say('error.other-version')
  return say('error.unexpected', { reference })
}
