/**
 * Tells people what concerns them alone, as they want to be told: by direct message, or where the match is played; at
 * once, without a sound, or later. For each match there is one message that calls to it: a new call takes the place of
 * the former one. What has been sent is kept, so that the same is not told twice after a crash.
 */
import { type APIMessage, ComponentType } from 'discord-api-types/v10'
import { type Say, speak } from '../../locales/index.ts'
import type { Delivery, MatchRecord, Notice, PersonId } from '../../matches/api.ts'
import { gatheredUntil, mannerOf, NEAR_MS, type Told } from '../../people/manner.ts'
import { ALL_MATCHES, type EndingCalls, type Person, type StandingCall } from '../../people/person.ts'
import { zoneQuestion } from '../settings/settings-panel.ts'
import type { App } from '../shell/app.ts'
import { type Body, row } from '../shell/components.ts'
import { readCustomId } from '../shell/custom-id.ts'
import { meaningOf } from '../shell/discord-errors.ts'
import type { Threads } from './threads.ts'

/** How long a person who takes no direct messages is not tried again. */
const CLOSED_MS = 6 * 60 * 60 * 1000
/** Messages older than this can be changed a few times only. */
const YOUNG_MS = 55 * 60 * 1000
/** How far back a call is looked for that an earlier run may have sent. */
const LOOK_BACK = 20
/** More ids of notices than this are not kept in mind. */
const MOST_TRIED = 10_000

/** Something for one person. */
export interface ForPerson {
  readonly notice: Pick<Notice, 'id' | 'at'>
  readonly match: MatchRecord
  readonly person: PersonId
  readonly told: Told
  /** As a direct message. */
  readonly body: Body
  /** The same in the thread of the match for people who take none: what everybody may read there. Without it they hear nothing. */
  readonly there?: (say: Say) => Body
}

/** A call, or a reminder of it. */
export interface ForCall extends ForPerson {
  /** When the sitting began to which it calls. */
  readonly calledAt: Date
  /** The words of a call that everybody reads, above the button of the panel; null: the person is not called there. */
  readonly mention: ((say: Say) => Body['components'][number]) | null
  readonly open: (say: Say) => Parameters<typeof row>[0]
  /** They may be asked with it for their time zone, if that was never done. */
  readonly asks: boolean
  /** The same for all their matches, where several wait for them; null: this is the only one. */
  readonly gathered: () => Promise<Gathered | null>
}

/** One call to several matches. */
export interface Gathered {
  readonly body: Body
  /** When the sitting began to which it calls, by match. */
  readonly covers: Readonly<Record<string, Date>>
}

/** A call on its way. */
interface Sending {
  readonly person: PersonId
  readonly noticeId: string
  /** The match, or all of them. */
  readonly about: string
  readonly body: Body
  readonly sound: boolean
  readonly covers: Readonly<Record<string, Date>>
  readonly once: string
  /** It may have been sent before, without our keeping note of it. */
  readonly again: boolean
}

/** Brings calls and words to people, each in the manner that they have chosen. */
export class Caller {
  readonly #app: App
  readonly #threads: Threads
  readonly #startedAt: Date
  readonly #closed = new Map<PersonId, number>()
  /** What is told to each person, one after the other: two matches at once must not both make a sound. */
  readonly #turns = new Map<PersonId, Promise<unknown>>()
  readonly #tried = new Set<string>()

  constructor(app: App, threads: Threads) {
    this.#app = app
    this.#threads = threads
    this.#startedAt = app.clock.now()
  }

  /** A person has written to us: their direct messages may be open again. */
  heard(person: PersonId): void {
    this.#closed.delete(person)
  }

  /** Calls a person to a match, or reminds them of it. */
  call(message: ForCall): Promise<Delivery> {
    return this.#inTurn(message.person, () => this.#call(message))
  }

  /**
   * Tells a person something by direct message; who takes none reads it where the match is told, or hears nothing of it.
   * @param ends the match: nothing calls them to it any more
   */
  word(message: ForPerson, ends = false): Promise<Delivery> {
    return this.#inTurn(message.person, () => this.#word(message, ends))
  }

  async #inTurn<T>(person: PersonId, act: () => Promise<T>): Promise<T> {
    const before = this.#turns.get(person) ?? Promise.resolve()
    const done = before.then(act, act)
    const settled = done.catch(() => {})
    this.#turns.set(person, settled)
    try {
      return await done
    } finally {
      if (this.#turns.get(person) === settled) this.#turns.delete(person)
    }
  }

  // -------------------------------------------------------------- calls

  async #call(message: ForCall): Promise<Delivery> {
    const { notice, match, person, told, calledAt } = message
    const { clock, calls, persons } = this.#app
    const now = clock.now()
    const { own, all, rings } = await calls.before(person, match.id, new Date(now.getTime() - NEAR_MS))
    // Told already, but the program ended before it could be struck off.
    if (own?.noticeId === notice.id) return 'sent'
    const settings = await persons.of(person)
    const manner = mannerOf(settings, told, now)
    if (manner.when === 'later') return manner
    const gathers = told.kind === 'call' && settings.calls === 'gathered' && this.#takesDms(settings)
    const last = gathers ? all : null
    if (last?.covers[match.id] === calledAt.toISOString()) return 'sent'
    const until = gatheredUntil(told, last?.sentAt ?? null, now)
    if (until !== null) return { until }
    const again = this.#mayBeThere(notice)
    // A person who has not looked since the last sound needs no other one: they will find both.
    const sound = manner.sound && !(told.kind === 'call' && rings)
    const sending = { person, noticeId: notice.id, sound, again, once: notice.id }
    const gathered = gathers ? await message.gathered() : null
    const covers = gathered?.covers ?? { [match.id]: calledAt }
    const about = gathers ? ALL_MATCHES : match.id
    const body = await this.#asking(message, settings, gathered?.body ?? message.body)
    const sent = await this.#byDm(settings, async (channelId) => {
      // Of a time in which they wanted to be called otherwise.
      if (gathers) await this.#end(person, { each: Object.keys(covers), gathered: null })
      else if (all !== null) await this.#end(person, { each: [], gathered: match.id })
      await this.#send(channelId, { ...sending, about, covers, body }, gathers ? all : own)
    })
    if (sent) return 'sent'
    return this.#byMention(message, settings, { ...sending, about: match.id, covers: { [match.id]: calledAt } })
  }

  /** The call with the question for their time zone below it, once for each person. */
  async #asking({ asks, person }: ForCall, settings: Person, body: Body): Promise<Body> {
    if (!asks || settings.zone !== null || settings.zoneAsked || !this.#takesDms(settings)) return body
    if (!(await this.#app.persons.askZone(person))) return body
    const language = await this.#app.people.language(person, settings.language ?? 'en')
    return { ...body, components: [...body.components, ...zoneQuestion(language)] }
  }

  /** Calls a person where everybody reads it, with words that everybody may read. */
  async #byMention({ match, person, mention, open }: ForCall, { dms }: Person, sending: Omit<Sending, 'body'>) {
    if (mention === null || match.place.guildId === null) return dms ? 'dead' : 'sent'
    const say = speak(this.#app.guildLanguage(match.place.guildId))
    const body: Body = { components: [mention(say), row(open(say))], mention: [person] }
    const once = `${sending.once}:mention`
    const send = async (channelId: string) =>
      this.#send(channelId, { ...sending, body, once }, await this.#app.calls.of(person, sending.about))
    if (!(await this.#threads.within(match, send))) await send(match.place.channelId)
    return 'sent' as const
  }

  /** Puts a call in the place of the former one. */
  async #send(channelId: string, sending: Sending, former: StandingCall | null): Promise<void> {
    const { person, about, noticeId, body, sound, covers, once } = sending
    const { calls, messenger, clock } = this.#app
    const now = clock.now()
    const call = { channelId, noticeId, rangAt: sound ? now : null, covers: isoOf(covers) }
    const there = sending.again ? await this.#find(channelId, noticeId) : null
    if (there === null && !sound && former?.channelId === channelId && (await this.#edited(former, body, now)))
      return calls.put(person, about, { ...former, ...call })
    if (former !== null && former.messageId !== there) await messenger.remove(former.channelId, former.messageId)
    const messageId = there ?? (await messenger.post(channelId, { ...body, silent: !sound }, once))
    await calls.put(person, about, { ...call, messageId, sentAt: now })
  }

  /** Changes a former call, which makes no sound. @returns false if that is not possible (any more) */
  async #edited({ channelId, messageId, sentAt }: StandingCall, body: Body, now: Date): Promise<boolean> {
    if (now.getTime() - sentAt.getTime() >= YOUNG_MS) return false
    try {
      await this.#app.messenger.edit(channelId, messageId, body)
      return true
    } catch (error) {
      const meaning = meaningOf(error)
      if (meaning === 'gone' || meaning === 'worn') return false
      throw error
    }
  }

  /** Takes calls away. */
  async #end(person: PersonId, which: EndingCalls): Promise<void> {
    const { calls, messenger } = this.#app
    for (const { about, call } of await calls.take(person, which)) {
      try {
        await messenger.remove(call.channelId, call.messageId)
      } catch (error) {
        // It stands there still: the next try takes it away.
        await calls.put(person, about, call)
        throw error
      }
    }
  }

  /** Whether a message may have been sent in an earlier run, or in a try of this one. */
  #mayBeThere({ id, at }: ForPerson['notice']): boolean {
    const tried = this.#tried.has(id)
    if (this.#tried.size >= MOST_TRIED) this.#tried.clear()
    this.#tried.add(id)
    return tried || at < this.#startedAt
  }

  /** The message in which something was told of which we have no note: its button names it. */
  async #find(channelId: string, noticeId: string): Promise<string | null> {
    try {
      const messages = await this.#app.messenger.latest(channelId, LOOK_BACK)
      return messages.find((message) => tells(message, noticeId))?.id ?? null
    } catch (error) {
      // Where nothing may be read the nonce alone keeps it from being sent twice.
      if (meaningOf(error) !== 'forbidden') throw error
      return null
    }
  }

  // -------------------------------------------------------------- words

  async #word(message: ForPerson, ends: boolean): Promise<Delivery> {
    const { notice, match, person, told, body } = message
    const { clock, persons, messenger } = this.#app
    const settings = await persons.of(person)
    const manner = mannerOf(settings, told, clock.now())
    if (manner.when === 'later') return manner
    const again = this.#mayBeThere(notice)
    const sent = await this.#byDm(settings, async (channelId) => {
      if (again && (await this.#find(channelId, notice.id)) !== null) return
      await messenger.post(channelId, { ...body, silent: !manner.sound }, notice.id)
    })
    if (ends) await this.#end(person, { each: [match.id], gathered: match.id })
    if (!sent && (await this.#wordThere(message, manner.sound, again))) return 'sent'
    return sent || !settings.dms ? 'sent' : 'dead'
  }

  /** A word in the thread of its match. @returns false if it has none, or it is not for everybody's eyes */
  async #wordThere({ notice, match, there }: ForPerson, sound: boolean, again: boolean): Promise<boolean> {
    if (there === undefined || match.place.guildId === null) return false
    const body = there(speak(this.#app.guildLanguage(match.place.guildId)))
    return this.#threads.within(match, async (threadId) => {
      if (again && (await this.#find(threadId, notice.id)) !== null) return
      await this.#app.messenger.post(threadId, { ...body, silent: !sound }, `${notice.id}:mention`)
    })
  }

  // -------------------------------------------------------------- direct messages

  #takesDms({ id, dms }: Person): boolean {
    return dms && (this.#closed.get(id) ?? 0) <= this.#app.clock.now().getTime()
  }

  /** Does something in the direct messages of a person. @returns false if they take none */
  async #byDm(person: Person, act: (channelId: string) => Promise<void>): Promise<boolean> {
    if (!this.#takesDms(person)) return false
    const { messenger, clock } = this.#app
    try {
      await act(await messenger.dm(person.id))
      this.#closed.delete(person.id)
      return true
    } catch (error) {
      if (meaningOf(error) !== 'closed') throw error
      this.#closed.set(person.id, clock.now().getTime() + CLOSED_MS)
      return false
    }
  }
}

const isoOf = (covers: Readonly<Record<string, Date>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(covers).map(([matchId, at]) => [matchId, at.toISOString()]))

/** A button `open|match|seat|notice` of a message names what it tells. */
function tells({ components = [] }: Pick<APIMessage, 'components'>, noticeId: string): boolean {
  return components.some((part) => {
    if (part.type !== ComponentType.ActionRow) return false
    return part.components.some(
      (one) => 'custom_id' in one && readCustomId(one.custom_id)?.parts.includes(noticeId) === true,
    )
  })
}
