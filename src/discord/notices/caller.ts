/**
 * Sends people what concerns them alone, in the manner that they have chosen: by direct message, or where the match is
 * played; at once, without a sound, or later. For each match one message stands that calls its player: a new call
 * replaces it, and an answer makes it one line. Each call is stored, so that a crash doesn't send it twice.
 */
import type { Language, Seat } from '../../contract/index.ts'
import { type Say, speak } from '../../locales/index.ts'
import { type Delivery, isGone, type MatchRecord, type Notice, type PersonId } from '../../matches/api.ts'
import { digestUntil, gatheredUntil, mannerOf, NEAR_MS, type TimedNotice } from '../../people/manner.ts'
import { ALL_MATCHES, type EndingCalls, type Person, type StandingCall } from '../../people/person.ts'
import type { ToldAlone } from '../acts/telling-acts.ts'
import { isInDm, isOpenedFor } from '../match/dm-panels.ts'
import { zoneRow } from '../settings/settings-panel.ts'
import type { App } from '../shell/app.ts'
import { type Body, type MessagePart, row } from '../shell/components.ts'
import { meaningOf } from '../shell/discord-errors.ts'
import { firstPostOf } from '../shell/notification.ts'
import type { SeatPanel } from '../shell/open-panels.ts'
import { DirectMessages, type NotSent } from './direct-messages.ts'
import { EarlierMessages } from './earlier-messages.ts'
import type { OtherNews, WaitingNews } from './other-news.ts'
import type { Threads } from './threads.ts'

/** Messages older than this can be changed a few times only. */
const YOUNG_MS = 55 * 60 * 1000
/** A call so soon after the start of its match may come by the click that has started it. */
const BEGINS_MS = 5_000

/** A notice for one person. */
interface ForPerson {
  readonly notice: Pick<Notice, 'id' | 'at'> & { readonly kind: ToldAlone }
  readonly match: MatchRecord
  readonly person: PersonId
  readonly told: TimedNotice
}

/** A message by direct message alone. */
export interface ForWord extends ForPerson {
  readonly body: Body
}

/** A message that calls a person to their panel. */
export interface ForCall extends ForPerson {
  /** The time at which the sitting began to which it calls. */
  readonly calledAt: Date
  /** The sitting began some time ago: a call to it may stand already. */
  readonly late: boolean
  /** Returns the panel for their direct messages. @param foot parts below it */
  readonly body: (foot: readonly MessagePart[]) => Promise<Body>
  /**
   * Returns the panel of a match by now, or what its person has answered there; null: neither is known any more.
   * @param panel which the message of the call shows; null: that of this match
   */
  readonly current: (panel: SeatPanel | null) => Promise<Body | null>
  /** The words of a call that everybody reads, above the button of the panel; null: the person is not called there. */
  readonly mention: ((language: Language) => MessagePart) | null
  readonly open: (say: Say) => Parameters<typeof row>[0]
  /** The call may ask them for their time zone, if the program never has. */
  readonly asks: boolean
  /** Returns one call to all their matches; null if this is the only one that waits for them. */
  readonly gathered: () => Promise<GatheredCall | null>
}

/** One call to several matches. */
export interface GatheredCall {
  readonly body: Body
  /** The start of the sitting to which it calls, by match. */
  readonly covers: Readonly<Record<string, Date>>
}

/** A call to be sent. */
interface CallToSend {
  readonly person: PersonId
  readonly noticeId: string
  /** The id of the match; `ALL_MATCHES` for a gathered call. */
  readonly about: string
  readonly body: Body
  readonly sound: boolean
  /** The sound that it stands for, if it makes none: that of a message whose place it takes. */
  readonly rang: Date | null
  readonly covers: Readonly<Record<string, Date>>
  readonly once: string
  /** Returns what its message shows by now; null: nothing else. */
  readonly current: ((panel: SeatPanel | null) => Promise<Body | null>) | null
  /** It may have been sent before without a stored row. */
  readonly again: boolean
}

/** A standing call that is shown once more, with other parts below it. */
export interface ShownAnew extends Pick<ForCall, 'person' | 'current'> {
  /** The id of the match; `ALL_MATCHES` for a gathered call. */
  readonly about: string
  readonly call: StandingCall
  readonly body: Body
}

/** Sends calls and other messages to people, each in the manner that they have chosen. */
export class Caller {
  readonly #app: App
  readonly #threads: Threads
  readonly #direct: DirectMessages
  readonly #earlier: EarlierMessages
  readonly #clicksAnswered: () => Promise<unknown>
  /** The last unfinished message to each person: two matches at once must not both make a sound. */
  readonly #turns = new Map<PersonId, Promise<unknown>>()
  /** Other news that may join a call. */
  #news: OtherNews | null = null

  /** @param clicksAnswered resolves when the requests of people that are on their way now have been answered */
  constructor(app: App, threads: Threads, clicksAnswered: () => Promise<unknown>) {
    this.#app = app
    this.#threads = threads
    this.#clicksAnswered = clicksAnswered
    this.#direct = new DirectMessages(app)
    this.#earlier = new EarlierMessages(app)
  }

  setNews(news: OtherNews): void {
    this.#news = news
    this.#direct.setNews(news)
  }

  /** Call it when a person has used the bot in a DM: their direct messages may be open again. */
  heard(person: PersonId): void {
    this.#direct.reopened(person)
  }

  /** Calls a person to a match, or reminds them of it. */
  call(message: ForCall): Promise<Delivery> {
    if (this.#isNobody(message)) return Promise.resolve('sent')
    return this.inTurn(message.person, () => this.#call(message))
  }

  /**
   * Makes the call to a match one line, since its person has answered.
   * @param at when they answered: a call to a later sitting stays
   * @param body returns the line
   */
  answered(person: PersonId, match: MatchRecord, at: Date, body: () => Promise<Body>): Promise<void> {
    return this.inTurn(person, () => this.#answered(person, match, at, body))
  }

  /**
   * Sends a direct message. A person who takes none gets nothing.
   * @param ends the seat of the person, if it tells the end of the match: its calls are deleted, and a panel in their DM that
   * has shown them the end already becomes this message
   */
  word(message: ForWord, ends: Seat | null = null): Promise<Delivery> {
    if (this.#isNobody(message)) return Promise.resolve('sent')
    return this.inTurn(message.person, () => this.#word(message, ends))
  }

  /** Whether a person can't be told: they have deleted their data. */
  #isNobody({ person, notice, match }: ForPerson): boolean {
    if (isGone(person))
      this.#app.log.info({ notice: notice.id, match: match.id }, 'a seat without a person is not called')
    return isGone(person)
  }

  /** Runs something between two messages to a person. */
  async inTurn<T>(person: PersonId, act: () => Promise<T>): Promise<T> {
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
    const settings = await persons.of(person)
    const manner = mannerOf(settings, told, now)
    const daily = settings.digestAt !== null && settings.zone !== null
    const gathers = told.kind === 'call' && (daily || settings.calls === 'gathered') && this.#direct.takenBy(settings)
    const since = new Date(now.getTime() - NEAR_MS)
    // The person may be opening their panel by the very click with which the match begins.
    if (told.kind === 'call' && calledAt.getTime() - match.startedAt.getTime() <= BEGINS_MS)
      await this.#clicksAnswered()
    const asksZone = manner.when !== 'later' && !gathers && !message.late && this.#mayAskZone(message, settings)
    const { own, all, rings, dm, zoneAsked } = await calls.before(person, match.id, since, asksZone)
    // Sent before, but the program ended before it could delete the notice, or before the message was complete.
    if (own?.noticeId === notice.id) return this.#completed(message, own)
    // A live session has ended before the person answered the call that was sent before it.
    if (own !== null && told.kind === 'call' && isOpenedFor(own, match.id, calledAt) && !this.#isSettled(own))
      return 'sent'
    if (message.late && own?.covers[match.id] === calledAt.toISOString()) return 'sent'
    if (manner.when === 'later') return manner
    const last = gathers ? all : null
    if (last?.covers[match.id] === calledAt.toISOString())
      return last.noticeId === notice.id ? this.#completed(message, last) : 'sent'
    const until =
      gathers && daily ? digestUntil(settings, told, notice.at, now) : gatheredUntil(told, last?.sentAt ?? null, now)
    if (until !== null) return { until }
    const again = this.#earlier.mayStand(notice)
    const takes = this.#direct.takenBy(settings)
    const news = takes && told.kind === 'call' ? await this.#otherNews(person) : null
    // A person who has not answered since the last sound needs no other: they will find both messages.
    const rang = rings || (news?.rangAt != null && now.getTime() - news.rangAt.getTime() < NEAR_MS)
    const sound = manner.sound && !(told.kind === 'call' && rang)
    const rangAt = news?.stays === false ? news.rangAt : null
    const gathered = gathers ? await message.gathered() : null
    const current = gathered === null ? message.current : pickedOnly(message.current)
    const sending = { person, noticeId: notice.id, sound, rang: rangAt, again, once: notice.id, current }
    const covers = gathered?.covers ?? { [match.id]: calledAt }
    const about = gathers ? ALL_MATCHES : match.id
    const foot = takes
      ? [...(news?.parts ?? []), ...(await this.#zoneQuestion(message, settings, asksZone ? zoneAsked : null))]
      : []
    const body = !takes ? NOTHING : gathered === null ? await message.body(foot) : withFoot(gathered.body, foot)
    const send = async (channelId: string) => {
      // Calls that were sent before the person changed this setting.
      if (gathers) await this.#end(person, { each: Object.keys(covers), gathered: null })
      else if (all !== null) await this.#end(person, { each: [], gathered: match.id })
      await this.#send(channelId, { ...sending, about, covers, body }, gathers ? all : own)
    }
    const notSent = await this.#direct.send(settings, send, dm)
    if (notSent === null && news?.stays === false) await this.#newsJoined(person)
    if (notSent === null) return 'sent'
    const mention = { ...sending, current: null, about: match.id, covers: { [match.id]: calledAt } }
    return this.#byMention(message, settings, mention, notSent)
  }

  #isSettled = ({ messageId }: StandingCall): boolean => this.#app.openPanels.isSettled(messageId)

  /** A call that an earlier try has sent may stand as it was begun: then it gets its panel, and rings no more. */
  async #completed({ match, person, body, gathered, current }: ForCall, call: StandingCall): Promise<Delivery> {
    const { messenger, openPanels } = this.#app
    const { channelId, messageId, covers } = call
    if (!isInDm(match, call) || openPanels.isSettled(messageId)) return 'sent'
    if (!(await messenger.isBegun(channelId, messageId))) return 'sent'
    const news = await this.#otherNews(person)
    const foot = news?.parts ?? []
    const all = Object.keys(covers).length > 1 ? await gathered() : null
    await messenger.complete(channelId, messageId, all === null ? await body(foot) : withFoot(all.body, foot))
    await this.#corrected(channelId, messageId, all === null ? current : pickedOnly(current))
    if (news?.stays === false) await this.#newsJoined(person)
    return 'sent'
  }

  /** Returns other news for a person. A call never waits for them: if they can't be had, it goes without. */
  async #otherNews(person: PersonId): Promise<WaitingNews | null> {
    try {
      return (await this.#news?.waiting(person)) ?? null
    } catch (error) {
      this.#app.log.warn({ err: error }, 'a call goes without other news')
      return null
    }
  }

  async #newsJoined(person: PersonId): Promise<void> {
    try {
      await this.#news?.joined(person)
    } catch (error) {
      this.#app.log.warn({ err: error }, 'the message of other news still stands')
    }
  }

  /**
   * Shows a standing call anew, with other parts below it. To be called in turn.
   * @param current see `ForCall`
   * @param ring it should make a sound, unless it has made one just now
   */
  async shownAnew({ person, about, call, body, current }: ShownAnew, ring: boolean): Promise<void> {
    const now = this.#app.clock.now().getTime()
    const sound = ring && (call.rangAt === null || now - call.rangAt.getTime() >= NEAR_MS)
    const covers = Object.fromEntries(Object.entries(call.covers).map(([matchId, at]) => [matchId, new Date(at)]))
    const once = `${call.noticeId}:${now}`
    const rang = call.rangAt
    const sending = {
      person,
      noticeId: call.noticeId,
      about,
      body,
      sound,
      rang,
      covers,
      once,
      again: false,
      current: about === ALL_MATCHES ? pickedOnly(current) : current,
    }
    await this.#send(call.channelId, sending, call)
  }

  #mayAskZone({ asks }: ForCall, settings: Person): boolean {
    return asks && settings.zone === null && !settings.zoneAsked && this.#direct.takenBy(settings)
  }

  /**
   * Returns the question for the person's time zone, which stands below one call to each person.
   *
   * @param marked whether the person was marked as asked for it when their calls were read; null: it was not tried
   */
  async #zoneQuestion(message: ForCall, settings: Person, marked: boolean | null): Promise<readonly MessagePart[]> {
    const { person } = message
    const asks = marked ?? (this.#mayAskZone(message, settings) && (await this.#app.persons.askZone(person)))
    if (!asks) return []
    return [zoneRow(await this.#app.people.language(person, settings.language ?? 'en'))]
  }

  /** Calls a person in the thread or the channel of the match, with words that everybody may read. */
  async #byMention(
    { notice: { kind }, match, person, mention, open }: ForCall,
    { dms }: Person,
    sending: Omit<CallToSend, 'body'>,
    notSent: Exclude<NotSent, null>,
  ): Promise<Delivery> {
    // They want no direct messages, or the thread is no place for this.
    if (mention === null || (!dms && match.place.guildId === null)) return 'sent'
    // A person who has closed their direct messages to us is out of reach by their own act: their time runs. If it is
    // Discord that lets us open none, their time stands until the call arrives.
    const closed = notSent === 'closed'
    // A person who has left the server reads nothing there.
    const { guildId } = match.place
    if (guildId === null || !(await this.#app.rights.mayBeCalled(person, { kind, matchId: match.id })))
      return closed ? 'unreachable' : notSent === 'shut' ? 'barred' : { barred: notSent }
    const language = this.#app.guildLanguage(guildId)
    const body: Body = { components: [mention(language), row(open(speak(language)))], mention: [person] }
    const once = `${sending.once}:mention`
    const send = async (channelId: string) =>
      this.#send(channelId, { ...sending, body, once }, await this.#app.calls.of(person, sending.about))
    try {
      if (!(await this.#inThread(match, send))) await send(match.place.channelId)
      return 'sent'
    } catch (error) {
      const meaning = meaningOf(error)
      if (closed && (meaning === 'forbidden' || meaning === 'gone')) return 'unreachable'
      throw error
    }
  }

  /** @returns false if there is no thread, or if nobody may write there */
  async #inThread(match: MatchRecord, send: (channelId: string) => Promise<void>): Promise<boolean> {
    try {
      return await this.#threads.within(match, send)
    } catch (error) {
      if (meaningOf(error) !== 'forbidden') throw error
      return false
    }
  }

  /** Replaces the former call. */
  async #send(channelId: string, sending: CallToSend, former: StandingCall | null): Promise<void> {
    const { person, about, noticeId, body, sound, rang, covers, once } = sending
    const { calls, messenger, clock } = this.#app
    const now = clock.now()
    const call = { channelId, noticeId, rangAt: sound ? now : rang, covers: isoOf(covers) }
    const there = sending.again ? await this.#earlier.find(channelId, noticeId) : null
    if (there === null && !sound && former?.channelId === channelId && (await this.#edited(former, body, now)))
      return calls.put(person, about, { ...former, ...call })
    if (former !== null && former.messageId !== there?.id) await this.#removed(former, channelId)
    const keep = (messageId: string) => this.#keep(person, about, { ...call, messageId, sentAt: now })
    if (there === null && !sound) return keep(await messenger.post(channelId, { ...body, silent: true }, once))
    const { id, whole } =
      there === null
        ? await messenger.begin(channelId, body, once)
        : { id: there.id, whole: !there.begun || firstPostOf(body).whole }
    // The message is known from now on, whatever becomes of its second request.
    const [kept, completed] = await Promise.allSettled([
      keep(id),
      whole ? undefined : messenger.complete(channelId, id, body),
    ])
    for (const one of [kept, completed]) if (one.status === 'rejected') throw one.reason
    if (!whole && sending.current !== null) await this.#corrected(channelId, id, sending.current)
  }

  /**
   * A person may have opened their panel from the words of a call, and answered, while its second request was on its way,
   * which has then shown the panel as it was before.
   */
  async #corrected(
    channelId: string,
    messageId: string,
    current: (panel: SeatPanel | null) => Promise<Body | null>,
  ): Promise<void> {
    const { openPanels, messenger } = this.#app
    for (let seen = 0; openPanels.uses(messageId) > seen; ) {
      seen = openPanels.uses(messageId)
      // The click has changed the match only once it has its answer.
      await this.#clicksAnswered()
      const body = await current(openPanels.shownIn(messageId))
      if (body !== null) await messenger.edit(channelId, messageId, body)
    }
  }

  /** Deletes a former call. Where it stood, nobody may be let in any more: that keeps no other message from being sent. */
  async #removed(former: StandingCall, channelId: string): Promise<void> {
    try {
      await this.#app.messenger.remove(former.channelId, former.messageId)
    } catch (error) {
      if (former.channelId === channelId || meaningOf(error) !== 'forbidden') throw error
      this.#app.log.info({ err: error }, 'a former call still stands')
    }
  }

  /** Stores a call, with the channel of the person's direct messages if that was opened for it. */
  async #keep(person: PersonId, about: string, call: StandingCall): Promise<void> {
    const { calls, messenger } = this.#app
    await calls.put(person, about, call, { opened: messenger.unstoredDm(person) })
    messenger.dmStored(person)
  }

  /** Edits a former call, which makes no sound. @returns false if it is too old, gone, or edited too often */
  async #edited({ channelId, messageId, sentAt }: StandingCall, body: Body, now: Date): Promise<boolean> {
    if (now.getTime() - sentAt.getTime() >= YOUNG_MS) return false
    try {
      await this.#app.messenger.edit(channelId, messageId, body)
      this.#app.openPanels.unsettle(messageId)
      return true
    } catch (error) {
      const meaning = meaningOf(error)
      if (meaning === 'gone' || meaning === 'worn') return false
      throw error
    }
  }

  /** Makes the standing call to a match one line, unless a click has done so already. */
  async #answered(person: PersonId, match: MatchRecord, at: Date, body: () => Promise<Body>): Promise<void> {
    const { calls, messenger, openPanels } = this.#app
    const call = await calls.of(person, match.id)
    if (call === null || !isInDm(match, call) || openPanels.isSettled(call.messageId)) return
    // Told once more after a crash: the person has been called again since.
    if ((call.covers[match.id] ?? '') > at.toISOString()) return
    try {
      await messenger.edit(call.channelId, call.messageId, await body())
      openPanels.settle(call.messageId)
    } catch (error) {
      const meaning = meaningOf(error)
      if (meaning === 'worn') await messenger.remove(call.channelId, call.messageId)
      else if (meaning !== 'gone') throw error
    }
  }

  /** Deletes calls. @param stays a message that shows the end of the match; null: none does */
  async #end(person: PersonId, which: EndingCalls, stays: string | null = null): Promise<void> {
    const { calls, messenger } = this.#app
    for (const { about, call } of await calls.take(person, which)) {
      if (call.messageId === stays) continue
      try {
        await messenger.remove(call.channelId, call.messageId)
      } catch (error) {
        // The message still stands: the next try deletes it.
        await calls.put(person, about, call)
        throw error
      }
    }
  }

  // -------------------------------------------------------------- words

  /**
   * Makes the panel in a DM that has shown the end of a match to its player the message of the result.
   * @returns the id of the message; null if there is none
   */
  async #endShown({ id }: MatchRecord, seat: Seat, body: Body): Promise<string | null> {
    const { messenger, openPanels } = this.#app
    // The end may have come by a click that is not answered yet.
    await this.#clicksAnswered()
    const shown = openPanels.endIn(id, seat)
    if (shown === null) return null
    // They have gone on to another match in it.
    if (openPanels.shownIn(shown.messageId)?.matchId !== id) return shown.messageId
    try {
      await messenger.edit(shown.channelId, shown.messageId, body)
      return shown.messageId
    } catch (error) {
      const meaning = meaningOf(error)
      if (meaning === 'gone' || meaning === 'worn') return null
      throw error
    }
  }

  async #word({ notice, match, person, told, body }: ForWord, ends: Seat | null): Promise<Delivery> {
    const { clock, persons, messenger } = this.#app
    const over = { each: [match.id], gathered: match.id }
    const shown = ends === null ? null : await this.#endShown(match, ends, body)
    if (shown !== null) {
      await this.#end(person, over, shown)
      return 'sent'
    }
    const settings = await persons.of(person)
    const manner = mannerOf(settings, told, clock.now())
    if (manner.when === 'later') return manner
    const again = this.#earlier.mayStand(notice)
    const notSent = await this.#direct.send(settings, async (channelId) => {
      const there = again ? await this.#earlier.find(channelId, notice.id) : null
      if (there === null) await messenger.post(channelId, { ...body, silent: !manner.sound }, notice.id)
      else if (there.begun && !firstPostOf(body).whole) await messenger.complete(channelId, there.id, body)
    })
    if (ends !== null) await this.#end(person, over)
    if (notSent !== null && notSent !== 'closed' && notSent !== 'shut') return { dead: notSent }
    // A person who takes no direct messages, or shares no server with the bot, finds it in the thread or on their panel.
    if (notSent !== null && settings.dms)
      this.#app.log.info({ notice: notice.id, match: match.id }, 'a person takes no messages')
    return 'sent'
  }
}

/** A message that lists matches shows a panel only once its person has picked one. */
const pickedOnly =
  (current: ForCall['current']): ForCall['current'] =>
  async (panel) =>
    panel === null ? null : current(panel)

/** Returns a body with parts below it. */
export const withFoot = (body: Body, foot: readonly MessagePart[]): Body => ({
  ...body,
  components: [...body.components, ...foot],
})

/** The body of a call that is not sent by direct message. */
const NOTHING: Body = { components: [] }

const isoOf = (covers: Readonly<Record<string, Date>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(covers).map(([matchId, at]) => [matchId, at.toISOString()]))
