/**
 * Delivers notices on Discord: the story in the match's thread, calls and results as direct messages. Delivering a
 * notice twice does no harm. All state in memory may be lost at any time.
 */

import type { GameEvent, Language, Seat, StopReason, Voice } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import type { Delivery, Herald, MatchRecord, Notice, PersonId, Sight } from '../../matches/api.ts'
import { isLive } from '../../matches/live.ts'
import { isPractice } from '../../matches/practice/practice.ts'
import { storyLines } from '../../matches/turns/story.ts'
import type { TimedNotice } from '../../people/manner.ts'
import { ALL_MATCHES, type StandingCall } from '../../people/person.ts'
import { StorageDown } from '../../storage/errors.ts'
import { DAY_MS } from '../../time/lengths.ts'
import { completeMessage, showStatus } from '../challenge/challenge-clicks.ts'
import { isLesson } from '../lesson/lesson-match.ts'
import { isInDm } from '../match/dm-panels.ts'
import { matchList } from '../match/match-list.ts'
import { announceResult, resultCard } from '../replay/result-card.ts'
import type { App } from '../shell/app.ts'
import { type Body, button, type MessagePart, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { DmLater, errorCodeOf, failureOf, meaningOf } from '../shell/discord-errors.ts'
import { NoAnswer } from '../shell/members.ts'
import type { SeatPanel } from '../shell/open-panels.ts'
import { lastLines } from '../shell/text-limits.ts'
import { ownVoice, publicVoice } from '../table/voices.ts'
import {
  againstWords,
  answeredBody,
  type CallInput,
  type CallReason,
  callBody,
  type LastTold,
  rivalsIn,
} from './call-panels.ts'
import { Caller, type GatheredCall, withFoot } from './caller.ts'
import { tellClock, tellReopened } from './clock-notices.ts'
import { sendResult, tellCorrected } from './corrected-result.ts'
import { LivePanels, type OtherPanels } from './live-panels.ts'
import { tellOutage, tellServerLost, tellServerPaused } from './loss-notices.ts'
import type { LivingCall, OtherNews, ToldResults } from './other-news.ts'
import { ownResult } from './own-result.ts'
import { takeBackWord } from './take-back-notice.ts'
import { ThreadOpening } from './thread-opening.ts'
import { Threads } from './threads.ts'
import { tellOwnTimeUp, tellTimeUp } from './time-up-notices.ts'
import { TurnMessages } from './turn-messages.ts'

/** The dependencies of the herald. */
export interface HeraldOptions {
  readonly app: App
  /** Resolves when the requests that are on their way now have been answered. */
  readonly answered: () => Promise<unknown>
  /** Panels that people have opened through other processes; default: there are none. */
  readonly otherPanels?: OtherPanels | undefined
}

/** After this many failures of our own a notice is dead. */
const MOST_FAILURES = 5
/** The notices that ask a person for something. */
const CALLS: ReadonlySet<Notice['kind']> = new Set(['called', 'reminder', 'take-back', 'clock'])
/** Other notices are given up after this time, if Discord's refusals say nothing final. */
const TRIED_MS = 3 * DAY_MS
/** Nobody rules on the result of a match so soon after its end. */
const FRESH_MS = 5_000
/** The most matches that are kept in memory. */
const MOST_KEPT = 100
/** Ends of a first game that do not come by its learner's own click. */
const FROM_OUTSIDE: ReadonlySet<string> = new Set<StopReason>(['time-out', 'void', 'ruling'])

/** This many of a person's calls are looked at for one that still waits for them. */
const MOST_STANDING = 5

/** A message that may wait until quiet hours end. */
const WORD = { kind: 'word', deadline: null } as const

type Of<K extends Notice['kind']> = Extract<Notice, { kind: K }>

/** The manner in which each call is sent. */
const KINDS: Readonly<Record<CallReason, TimedNotice['kind']>> = {
  called: 'call',
  reminder: 'reminder',
  'take-back': 'word',
}

/** A panel to be sent to the person of a seat. */
interface SeatCall
  extends Pick<CallInput, 'sight' | 'since' | 'last' | 'timedOut' | 'obeyed' | 'before' | 'reason' | 'stands'> {
  readonly notice: Of<'called'> | Of<'reminder'> | Of<'take-back'>
  /** Their deadline if none is stored; null: there is none. */
  readonly otherwise: Date | null
  /** They may be called in the thread if they take no direct messages. */
  readonly mentioned: boolean
}

/** The seat of a person; null: there is no such match, or they do not play in it. */
const seatIn = (match: MatchRecord | null, person: PersonId): Seat | null =>
  Object.entries(match?.players ?? {}).find(([, one]) => one === person)?.[0] ?? null

/** Delivers the notices of the outbox on Discord. */
export class DiscordHerald implements Herald, LivingCall, ToldResults {
  readonly #app: App
  readonly #threads: Threads
  readonly #caller: Caller
  readonly #answered: HeraldOptions['answered']
  readonly #turns: TurnMessages
  readonly #live: LivePanels
  readonly #opening: ThreadOpening
  readonly #failures = new Map<string, number>()
  /** Matches that are over, as they were read for the end of their story: notices of their result follow. */
  readonly #ended = new Map<string, Sight>()
  /** The facts that each player of an ended match has not seen: the notices of its result follow each other. */
  readonly #unseen = new Map<string, Readonly<Record<Seat, readonly GameEvent[]>>>()
  /** The last story of each match, with the time of its change: other notices of that change follow. */
  readonly #stories = new Map<string, LastTold & { readonly at: Date }>()

  constructor({ app, answered, otherPanels }: HeraldOptions) {
    this.#app = app
    this.#opening = new ThreadOpening(app)
    this.#threads = new Threads(app, (match) => this.#opening.anew(match))
    this.#caller = new Caller(app, this.#threads, answered)
    this.#turns = new TurnMessages(app)
    this.#live = new LivePanels(app, otherPanels)
    this.#answered = answered
  }

  async deliver(notice: Notice): Promise<Delivery> {
    // Answers to clicks come before notices.
    await this.#answered()
    try {
      const delivery = await this.#deliver(notice)
      this.#failures.delete(notice.id)
      return delivery
    } catch (error) {
      const meaning = meaningOf(error)
      const { id, kind, matchId } = notice
      if (error instanceof DmLater) return { until: error.until }
      // Discord does not say now who is a member.
      if (error instanceof NoAnswer || meaning === 'later') return { retry: failureOf(error) }
      this.#app.log.warn({ err: error, notice: id, kind, match: matchId, meaning }, 'a notice failed')
      // Nobody may do it now, or nobody says that it is final: that may change.
      if (meaning === 'forbidden' || meaning === 'archived') return this.#barred(notice, error)
      if (meaning === 'unknown' && this.#isTriedOn(notice)) return this.#barred(notice, error)
      if (meaning === 'throttled' || error instanceof StorageDown) return { retry: failureOf(error) }
      if (meaning !== null) return { dead: `discord ${errorCodeOf(error)}` }
      const failures = (this.#failures.get(id) ?? 0) + 1
      this.#failures.set(id, failures)
      if (failures < MOST_FAILURES) return { retry: failureOf(error) }
      this.#failures.delete(id)
      return { dead: 'failed' }
    }
  }

  /** A call that does not arrive is shown to the admins while it is tried on. */
  #barred({ kind }: Notice, error: unknown): Delivery {
    return CALLS.has(kind) ? { barred: `discord ${errorCodeOf(error)}` } : 'barred'
  }

  /** Whether a notice is tried on after a refusal that says nothing final: calls as long as their match lasts. */
  #isTriedOn({ kind, at }: Notice): boolean {
    return CALLS.has(kind) || this.#app.clock.now().getTime() - at.getTime() < TRIED_MS
  }

  /** Call it when a person has used the bot in a DM: their direct messages may be open again. */
  async heard(person: PersonId, channelId: string | null): Promise<void> {
    this.#caller.heard(person)
    if (channelId !== null) await this.#app.messenger.heard(person, channelId)
  }

  setNews(news: OtherNews): void {
    this.#caller.setNews(news)
  }

  between<T>(person: PersonId, act: () => Promise<T>): Promise<T> {
    return this.#caller.inTurn(person, act)
  }

  async join(person: PersonId, parts: readonly MessagePart[], ring: boolean): Promise<boolean> {
    for (const { about, call } of await this.#app.calls.standing(person, MOST_STANDING)) {
      const body = await this.#standingBody(person, about, call, parts)
      if (body === null) continue
      const input = { reason: 'called', stands: false, deadline: null, noticeId: call.noticeId } as const
      const current = async (panel: SeatPanel | null) => {
        const shown = panel ?? (await this.#panelOf(person, about))
        return shown === null ? null : this.#current(shown, input)
      }
      await this.#caller.shownAnew({ person, about, call, body, current }, ring)
      return true
    }
    return false
  }

  corrected(matchId: string, once: string | null): Promise<Delivery> {
    return tellCorrected(this.#app, this.#threads, this.#caller, matchId, once)
  }

  /** Returns a call in a direct message as it stands, with parts below it; null if nothing waits for the person there. */
  async #standingBody(
    person: PersonId,
    about: string,
    call: StandingCall,
    foot: readonly MessagePart[],
  ): Promise<Body | null> {
    const { matches, openPanels, people } = this.#app
    if (openPanels.isSettled(call.messageId)) return null
    if (about === ALL_MATCHES) {
      const gathered = await this.#gathered(person, await people.language(person, 'en'), call.noticeId)
      return gathered === null ? null : withFoot(gathered.body, foot)
    }
    const match = await matches.record(about)
    const seat = seatIn(match, person)
    if (match === null || seat === null || match.status === 'over' || !isInDm(match, call)) return null
    const known = await matches.told(about, seat)
    const sitting = known?.sight.calls.find((one) => one.seat === seat)
    if (known == null || sitting === undefined || known.sight.decisions.length === 0) return null
    if (call.covers[about] !== sitting.calledAt.toISOString() || this.#isLive(known.sight)) return null
    const own = await ownVoice(this.#app, match, seat)
    const threadGone = this.#threads.isGone(match.id)
    const { deadline } = sitting
    const shown = { ...known, reason: 'called', own, deadline, noticeId: call.noticeId, stands: false } as const
    return callBody(this.#app, { ...shown, threadGone, foot })
  }

  async #panelOf(person: PersonId, matchId: string): Promise<SeatPanel | null> {
    const seat = seatIn(await this.#app.matches.record(matchId), person)
    return seat === null ? null : { matchId, seat }
  }

  /** Stops changing open panels; resolves when no change is on its way. */
  stop(): Promise<void> {
    return this.#live.stop()
  }

  async #deliver(notice: Notice): Promise<Delivery> {
    switch (notice.kind) {
      case 'started':
        return this.#started(notice)
      case 'story':
        return this.#story(notice)
      case 'called':
      case 'reminder':
        return this.#called(notice)
      case 'answered':
        return this.#answeredBy(notice)
      case 'live':
        return this.#liveChanged(notice)
      case 'missed':
        return tellTimeUp(this.#app, this.#threads, notice)
      case 'late':
        return tellOwnTimeUp(this.#app, this.#caller, notice)
      case 'take-back':
        return this.#takeBack(notice)
      case 'over':
        return this.#over(notice)
      case 'result':
        return this.#result(notice)
      case 'challenge-expired':
        return this.#expired(notice)
      case 'challenge-begun':
        return (await completeMessage(this.#app, notice.challengeId)) ? 'sent' : 'dead'
      case 'outage':
        return tellOutage(this.#app, { threads: this.#threads, caller: this.#caller }, notice)
      case 'server-paused':
        return tellServerPaused(this.#app, { threads: this.#threads, caller: this.#caller }, notice)
      case 'server-lost':
        return tellServerLost(this.#app, this.#caller, notice)
      case 'clock':
        return this.#clock(notice)
      case 'reopened':
        this.#ended.delete(notice.matchId)
        this.#unseen.delete(notice.matchId)
        return tellReopened(this.#app, this.#threads, notice)
    }
  }

  // -------------------------------------------------------------- the thread

  async #started({ matchId, ...notice }: Of<'started'>): Promise<Delivery> {
    const sight = await this.#app.matches.sightOf(matchId, 'spectator')
    if (sight === null) return 'dead'
    const { match } = sight
    if (match.place.guildId === null) return 'sent'
    // A match that is over needs no other thread, and nobody has to be welcomed to it.
    if (notice.anew === true && match.status === 'over') return 'sent'
    return this.#opening.open(notice, match)
  }

  /** Returns a match as spectators see it. A match that is over is read once. */
  async #spectator(matchId: string): Promise<Sight | null> {
    const known = this.#ended.get(matchId)
    if (known !== undefined) return known
    const sight = await this.#app.matches.sightOf(matchId, 'spectator')
    if (sight?.match.status !== 'over') return sight
    if (this.#ended.size >= MOST_KEPT) this.#ended.clear()
    this.#ended.set(matchId, sight)
    return sight
  }

  async #story(notice: Of<'story'>): Promise<Delivery> {
    const sight = await this.#spectator(notice.matchId)
    if (sight === null) return 'dead'
    const { match } = sight
    if (this.#isLive(sight)) this.#refresh(match)
    if (this.#stories.size >= MOST_KEPT) this.#stories.clear()
    this.#stories.set(match.id, { at: notice.at, sight, events: notice.events })
    // Without a thread the calls tell everything.
    if (match.threadId === null) return 'sent'
    const spoken = await publicVoice(this.#app, match)
    const told = await this.#threads.within(match, (threadId) => this.#turns.tell(notice, sight, spoken, threadId))
    return told ? 'sent' : 'dead'
  }

  // -------------------------------------------------------------- calls

  async #called(notice: Of<'called'> | Of<'reminder'>): Promise<Delivery> {
    const { at, matchId, seat, kind } = notice
    const known = await this.#app.matches.told(matchId, seat)
    if (known === null) return 'dead'
    const { sight } = known
    const { match, calls } = sight
    const sitting = calls.find((one) => one.seat === seat)
    const person = match.players[seat]
    if (kind === 'called' && isLesson(this.#app, match)) return 'sent'
    // The seat has answered since, or a newer call follows.
    if (person === undefined || isPractice(person) || sight.decisions.length === 0) return 'sent'
    if (sitting !== undefined && sitting.calledAt > at) return 'sent'
    // In a live session the open panel asks. If it can't, the session ends and calls them.
    if (kind === 'called' && this.#isLive(sight)) return this.#refreshed(matchId, seat)
    // Nobody knows whether its player looks at an open panel: they are called, too.
    this.#live.ask(matchId, seat, known)
    // A reminder for one of two seats that are asked would tell everybody that the other has answered.
    const mentioned = kind === 'called' || calls.length === 1
    const stands = kind === 'called' && notice.stands === true
    return this.#call({ ...known, notice, reason: kind, stands, otherwise: notice.deadline, mentioned })
  }

  /** A player who is asked to move gets their panel; all other news of the clock are words. */
  #clock(notice: Of<'clock'>): Promise<Delivery> {
    const { what, deadline } = notice
    if (what !== 'nudge' || deadline === undefined) return tellClock(this.#app, this.#caller, notice)
    const { id, at, matchId, seat } = notice
    return this.#called({ id, at, matchId, seat, kind: 'reminder', deadline })
  }

  /** The opponent asks to take a move back: the panel that the person has shows the question. */
  async #takeBack(notice: Of<'take-back'>): Promise<Delivery> {
    const known = await this.#app.matches.told(notice.matchId, notice.seat)
    if (known === null) return 'dead'
    if (this.#isLive(known.sight)) return this.#refreshed(notice.matchId, notice.seat)
    if (notice.what !== 'asked') {
      const word = await takeBackWord(this.#app, notice, known.sight.match)
      return word === null ? 'sent' : this.#caller.word(word)
    }
    const { match, takeBack } = known.sight
    // Answered meanwhile.
    if (match.status === 'over' || takeBack?.move !== notice.move) return 'sent'
    return this.#call({ ...known, notice, reason: 'take-back', stands: false, otherwise: null, mentioned: true })
  }

  /** Sends the panel of a person as the message that calls them to the match. */
  async #call({ notice, otherwise, mentioned, ...shown }: SeatCall): Promise<Delivery> {
    const { id, at, matchId, seat } = notice
    const { sight, reason } = shown
    const { match } = sight
    const sitting = sight.calls.find((one) => one.seat === seat)
    // It may have been moved since the notice was written.
    const deadline = sitting?.deadline ?? otherwise
    const own = await ownVoice(this.#app, match, seat)
    const person = match.players[seat] ?? ''
    const rivals = rivalsIn(this.#app, match, seat, own)
    const threadGone = this.#threads.isGone(match.id)
    const { words } = gameOf(this.#app.games, match.terms.game)
    const mention = (language: Language) =>
      text(
        speak(language)(reason === 'take-back' ? 'back.mention' : 'call.mention', {
          person: `<@${person}>`,
          name: rivals,
          game: words.title(language),
        }),
      )
    return this.#caller.call({
      notice,
      match,
      person,
      told: { kind: KINDS[reason], deadline },
      calledAt: sitting?.calledAt ?? at,
      late: notice.kind === 'called' && notice.late === true,
      body: (foot) => callBody(this.#app, { ...shown, own, deadline, noticeId: id, threadGone, foot }),
      current: (panel) =>
        panel === null || panel.matchId === matchId
          ? this.#current({ matchId, seat }, { ...shown, deadline, noticeId: id })
          : this.#current(panel, { reason: 'called', stands: false, deadline: null, noticeId: id }),
      mention: mentioned ? mention : null,
      open: (say) => button(customId('open', matchId, seat, id), say('call.open'), 'main'),
      asks: Object.values(match.players).every((one) => !isPractice(one)),
      gathered: () => this.#gathered(person, own.language, id),
    })
  }

  /** Returns what the message of a call shows by now; null: its match or its seat is not known any more. */
  async #current(
    { matchId, seat }: SeatPanel,
    input: Pick<CallInput, 'reason' | 'stands' | 'deadline' | 'noticeId'>,
  ): Promise<Body | null> {
    const now = await this.#app.matches.told(matchId, seat)
    if (now === null || now.sight.match.status === 'over') return null
    const own = await ownVoice(this.#app, now.sight.match, seat)
    const deadline = now.sight.calls.find((one) => one.seat === seat)?.deadline ?? input.deadline
    const threadGone = this.#threads.isGone(matchId)
    if (now.sight.decisions.length > 0)
      return callBody(this.#app, { ...input, ...now, own, deadline, threadGone, foot: [] })
    return answeredBody(this.#app, seat, { sight: now.sight, events: now.since }, own)
  }

  // -------------------------------------------------------------- live sessions

  #isLive = (sight: Sight): boolean => isLive(sight, this.#app.clock.now())

  /** A session was asked for, has begun or has ended. */
  async #liveChanged({ matchId }: Of<'live'>): Promise<Delivery> {
    const match = await this.#app.matches.record(matchId)
    if (match === null) return 'dead'
    this.#refresh(match)
    return 'sent'
  }

  #refresh({ id, players }: MatchRecord): void {
    for (const seat of Object.keys(players)) this.#live.refresh(id, seat)
  }

  #refreshed(matchId: string, seat: Seat): Delivery {
    this.#live.refresh(matchId, seat)
    return 'sent'
  }

  // -------------------------------------------------------------- answers

  /** The call to a seat that has answered becomes one line. */
  async #answeredBy({ matchId, seat, at }: Of<'answered'>): Promise<Delivery> {
    const story = this.#stories.get(matchId)
    const last = story?.at.getTime() === at.getTime() ? story : await this.#lastTold(matchId, seat)
    if (last === null) return 'dead'
    const { match } = last.sight
    const person = match.players[seat]
    if (person === undefined || match.status === 'over') return 'sent'
    await this.#caller.answered(person, match, at, async () =>
      answeredBody(this.#app, seat, last, await ownVoice(this.#app, match, seat)),
    )
    return 'sent'
  }

  async #lastTold(matchId: string, seat: Seat): Promise<LastTold | null> {
    const known = await this.#app.matches.told(matchId, seat)
    return known === null ? null : { sight: known.sight, events: known.since }
  }

  /** All matches that wait for a person, in one message; null if it is but one. */
  async #gathered(person: PersonId, language: Language, noticeId: string): Promise<GatheredCall | null> {
    const sights = await this.#app.matches.of(person)
    const waiting = sights.flatMap((sight) => {
      const own = sight.calls.find(({ seat }) => seat === sight.reader)
      return own === undefined || sight.decisions.length === 0 ? [] : [{ sight, calledAt: own.calledAt }]
    })
    if (waiting.length < 2) return null
    const title = speak(language)('call.gathered', { count: waiting.length })
    const matches = waiting.map(({ sight }) => sight)
    const list = await matchList(this.#app, matches, language, 'games', title, noticeId)
    const against = await Promise.all(
      matches.map(async ({ match, reader }) =>
        againstWords(this.#app, match, reader as Seat, await ownVoice(this.#app, match, reader as Seat)),
      ),
    )
    return {
      body: { ...list, notification: { words: [title, ...against].join('\n') } },
      covers: Object.fromEntries(waiting.map(({ sight, calledAt }) => [sight.match.id, calledAt])),
    }
  }

  #since(events: readonly GameEvent[], seat: Seat, voice: Voice, match: MatchRecord): MessagePart[] {
    const game = gameOf(this.#app.games, match.terms.game)
    const lines = storyLines(game, events, seat, voice, match.outcome)
    return lines.length === 0
      ? []
      : [
          text(
            lastLines(
              lines.map((line) => `> ${line}`),
              1500,
            ),
          ),
        ]
  }

  async #over(notice: Of<'over'>): Promise<Delivery> {
    const sight = await this.#spectator(notice.matchId)
    if (sight === null) return 'dead'
    const { match } = sight
    const spoken = await publicVoice(this.#app, match)
    const body = await resultCard(this.#app, sight, spoken, await this.#corrected(match))
    await this.#threads.within(match, async (threadId) => {
      await this.#turns.end(sight, spoken, threadId, notice.id)
      await this.#threads.tell(threadId, notice, body)
      await this.#app.messenger.rest(threadId)
      await announceResult(this.#app, threadId, body)
    })
    return 'sent'
  }

  /** Returns the ruling that has corrected the result of a match. One that has just ended is not asked about. */
  async #corrected({ id, endedAt }: MatchRecord) {
    const { leagues, clock } = this.#app
    const fresh = endedAt !== null && clock.now().getTime() - endedAt.getTime() < FRESH_MS
    return fresh ? undefined : (await leagues.corrections([id])).get(id)
  }

  async #result(notice: Of<'result'>): Promise<Delivery> {
    const { id, matchId, seat, outcome } = notice
    const sight = await this.#spectator(matchId)
    const person = sight?.match.players[seat]
    if (sight === null || person === undefined) return 'dead'
    const { match, view } = sight
    // A learner's own click has ended it, and their panel shows the last explanation.
    if (isLesson(this.#app, match) && !FROM_OUTSIDE.has(outcome.kind)) return 'sent'
    const { voice } = await ownVoice(this.#app, match, seat)
    const since = async () => this.#since(await this.#unseenBy(seat, matchId), seat, voice, match)
    const correction = await this.#corrected(match)
    const own = { match, view, seat, outcome, mark: id, correction }
    return sendResult(this.#app, this.#caller, sight, seat, correction, async () => {
      const body = await ownResult(this.#app, own, since)
      return this.#caller.word({ notice, match, person, told: WORD, body }, seat)
    })
  }

  /** Returns what the player of a seat has not seen of an ended match. */
  async #unseenBy(seat: Seat, matchId: string): Promise<readonly GameEvent[]> {
    const known = this.#unseen.get(matchId) ?? (await this.#app.matches.sinceOfEach(matchId))
    if (this.#unseen.size >= MOST_KEPT) this.#unseen.clear()
    this.#unseen.set(matchId, known)
    return known[seat] ?? []
  }

  async #expired({ challengeId }: Of<'challenge-expired'>): Promise<Delivery> {
    const challenge = await this.#app.challenges.find(challengeId)
    if (challenge === null) return 'dead'
    // Nobody clicks on it any more, so that nothing else would show it.
    await showStatus(this.#app, challenge)
    return 'sent'
  }
}
