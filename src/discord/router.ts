/**
 * Takes what people ask and sees to it that each gets an answer: every request is acknowledged before anything else is
 * done, and whatever goes wrong afterwards ends in a clear private sentence. Knows nothing of how requests come in.
 */
import { customAlphabet } from 'nanoid'
import { speak } from '../locales/index.ts'
import type { PersonId } from '../matches/api.ts'
import { StorageDown } from '../storage/errors.ts'
import type { App } from './app.ts'
import type { Command } from './commands.ts'
import { type Body, text } from './components.ts'
import { readCustomId } from './custom-id.ts'
import { meaningOf, safeError } from './errors.ts'
import type { Form } from './forms.ts'
import {
  type Ack,
  type Asked,
  type ClickAsked,
  type CommandAsked,
  type KeysAsked,
  type Line,
  type Request,
  Unacknowledged,
} from './requests.ts'
import { clip } from './text.ts'

/** What is done with the clicks of one kind of custom id. */
export interface ClickHandler {
  /** How it is acknowledged, or the form that is all of the answer. */
  ack(asked: ClickAsked, parts: readonly string[], app: App): Ack | Form
  /** Begins to read while the acknowledgement is on its way, and waits for it before it changes anything. */
  readonly early?: true
  run(request: Request<ClickAsked>, parts: readonly string[], app: App): Promise<void>
}

const newReference = customAlphabet('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 8)

const MOST_CHOICES = 25

export class Router {
  readonly #app: App
  readonly #commands: ReadonlyMap<string, Command>
  readonly #clicks: ReadonlyMap<string, ClickHandler>
  /** The last thing that each person has asked and that is not done yet. */
  readonly #turns = new Map<PersonId, Promise<void>>()

  constructor(app: App, commands: readonly Command[], clicks: Readonly<Record<string, ClickHandler>>) {
    this.#app = app
    this.#commands = new Map(commands.map((command) => [command.data.name, command]))
    this.#clicks = new Map(Object.entries(clicks))
  }

  async command(asked: CommandAsked, line: Line): Promise<void> {
    const command = this.#commands.get(asked.command)
    const how = command?.ack(asked, this.#app) ?? 'private'
    await this.#answer(asked, line, how, false, async (request) => {
      if (command === undefined) return request.tell(speak(asked.language)('error.command'))
      return command.run(request, this.#app)
    })
  }

  async click(asked: ClickAsked, line: Line): Promise<void> {
    const click = readCustomId(asked.customId)
    const handler = click === null ? undefined : this.#clicks.get(click.kind)
    const how = handler?.ack(asked, click?.parts ?? [], this.#app) ?? 'private'
    await this.#answer(asked, line, how, handler?.early === true, async (request) => {
      if (handler === undefined || click === null) return request.tell(speak(asked.language)('error.button'))
      return handler.run(request, click.parts, this.#app)
    })
  }

  /** Choices for what is being typed; none if anything goes wrong. */
  async complete(asked: KeysAsked): Promise<{ name: string; value: string }[]> {
    try {
      const choices = (await this.#commands.get(asked.command)?.complete?.(asked, this.#app)) ?? []
      return choices.slice(0, MOST_CHOICES).map(({ name, value }) => ({ name: clip(name, 100), value }))
    } catch (error) {
      this.#app.log.error({ err: safeError(error), command: asked.command }, 'completing failed')
      return []
    }
  }

  async #answer<A extends Asked>(
    asked: A,
    line: Line,
    how: Ack | Form,
    early: boolean,
    handle: (request: Request<A>) => Promise<void>,
  ): Promise<void> {
    if (typeof how === 'object') {
      await this.#acknowledge(asked, () => line.open(how))
      return
    }
    const taken = this.#acknowledge(asked, () => line.ack(how))
    if (!early && !(await taken)) return
    const acknowledged = async () => {
      if (!(await taken)) throw new Unacknowledged()
    }
    this.#app.people.met(asked.person, asked.name, asked.language)
    const complete = (body: Body) => this.#complete(asked, line, body)
    let shown = how === 'update'
    const request: Request<A> = {
      asked,
      acknowledged,
      async show(body) {
        await acknowledged()
        const id = await line.show(body)
        shown = true
        await complete(body)
        return id
      },
      async tell(words) {
        await acknowledged()
        const body = typeof words === 'string' ? { components: [text(clip(words, 2000))] } : words
        if (shown) return line.tell(body)
        await line.show(body)
        shown = true
      },
    }
    await this.#inTurn(asked.person, async () => {
      try {
        await handle(request)
      } catch (error) {
        if (!(error instanceof Unacknowledged)) await this.#apologise(request, error)
      }
    })
    await this.#keepLanguage(asked.person)
  }

  /** What was shown without its pictures is shown with them; if that fails the words stand there. */
  async #complete(asked: Asked, line: Line, { later }: Body): Promise<void> {
    try {
      const complete = await later?.()
      if (complete != null) await line.show(complete)
    } catch (error) {
      this.#app.log.warn({ err: safeError(error), interaction: asked.id }, 'pictures were not shown')
    }
  }

  /** After the answer, which it must not delay. */
  async #keepLanguage(person: PersonId): Promise<void> {
    try {
      await this.#app.people.keepLanguage(person)
    } catch (error) {
      this.#app.log.warn({ err: safeError(error) }, 'a language was not kept')
    }
  }

  /** What a person asks is done in the order in which he asked it: a quick second click finds what the first has left. */
  async #inTurn(person: PersonId, act: () => Promise<void>): Promise<void> {
    const done = (this.#turns.get(person) ?? Promise.resolve()).then(act)
    this.#turns.set(person, done)
    await done
    if (this.#turns.get(person) === done) this.#turns.delete(person)
  }

  /** @returns false if nobody waits for the answer any more: then nothing is done */
  async #acknowledge(asked: Asked, answer: () => Promise<void>): Promise<boolean> {
    try {
      await answer()
      return true
    } catch (error) {
      if (meaningOf(error) === 'archived') {
        try {
          await this.#app.messenger.wake(asked.place.channelId)
          await answer()
          return true
        } catch (again) {
          this.#app.log.warn({ err: safeError(again), interaction: asked.id }, 'could not answer in a closed thread')
          return false
        }
      }
      this.#app.log.warn({ err: safeError(error), interaction: asked.id }, 'a request could not be acknowledged')
      return false
    }
  }

  async #apologise(request: Request, error: unknown): Promise<void> {
    const { id, language } = request.asked
    const say = speak(language)
    const down = error instanceof StorageDown
    const reference = newReference()
    this.#app.log.error({ err: safeError(error), interaction: id, reference }, 'a request failed')
    try {
      await request.tell(down ? say('error.storage') : say('error.unexpected', { reference }))
    } catch (silence) {
      this.#app.log.warn({ err: safeError(silence), interaction: id, reference }, 'could not even say so')
    }
  }
}
