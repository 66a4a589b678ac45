/**
 * Brings notices to people: the story and a fresh table into the match's thread, calls and results as direct messages.
 * Delivering a notice twice does no harm. What is kept in memory here may be lost at any time.
 */

import type { GameEvent, Language, Seat, Voice } from '../../contract/index.ts'
import { type Say, speak } from '../../locales/index.ts'
import {
  type Delivery,
  type Herald,
  type MatchRecord,
  type Notice,
  type PersonId,
  PRACTICE,
  type Sight,
} from '../../matches/api.ts'
import { mayRing } from '../../people/manner.ts'
import { StorageDown } from '../../storage/errors.ts'
import { refresh } from '../challenge/challenge-clicks.ts'
import { openMatchThread } from '../challenge/server-rules.ts'
import { isLesson } from '../lesson/lesson-match.ts'
import { matchList } from '../match/match-list.ts'
import { changedParts } from '../match/orders-beside.ts'
import { endedRow } from '../replay/ended-row.ts'
import { detailsButton } from '../replay/replay-panel.ts'
import { announceResult, resultCard } from '../replay/result-card.ts'
import { type App, gameOf } from '../shell/app.ts'
import { type Body, button, type Part, row, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { meaningOf } from '../shell/discord-errors.ts'
import { clip, lastLines, literal, relative } from '../shell/text-limits.ts'
import { otherRulesLines, termsLines } from '../table/agreed-terms.ts'
import { storyLines } from '../table/story.ts'
import { type Own, ownVoice, publicVoice } from '../table/voices.ts'
import { Caller, type Gathered } from './caller.ts'
import { takeBackWord } from './take-back-notice.ts'
import { Threads } from './threads.ts'
import { TurnMessages } from './turn-messages.ts'

/** What the herald needs. */
export interface HeraldOptions {
  readonly app: App
  /** Resolves when the requests that are on their way now have been answered. */
  readonly answered: () => Promise<unknown>
}

/** How often a notice may fail for reasons of our own before it is given up. */
const MOST_FAILURES = 5
/** More results than these are not kept in mind. */
const MOST_ENDED = 100

/** What can wait as long as it must. */
const WORD = { kind: 'word', deadline: null } as const

type Of<K extends Notice['kind']> = Extract<Notice, { kind: K }>

/** Delivers the notices of the outbox on Discord. */
export class DiscordHerald implements Herald {
  readonly #app: App
  readonly #threads: Threads
  readonly #caller: Caller
  readonly #answered: HeraldOptions['answered']
  readonly #turns: TurnMessages
  readonly #failures = new Map<string, number>()
  /** Matches that are over, as they were read for the end of their story: the result and its words follow at once. */
  readonly #ended = new Map<string, Sight>()

  constructor({ app, answered }: HeraldOptions) {
    this.#app = app
    this.#threads = new Threads(app)
    this.#caller = new Caller(app, this.#threads)
    this.#turns = new TurnMessages(app)
    this.#answered = answered
  }

  async deliver(notice: Notice): Promise<Delivery> {
    // People who wait for an answer come before those who don't know yet that there is news.
    await this.#answered()
    try {
      const delivery = await this.#deliver(notice)
      this.#failures.delete(notice.id)
      return delivery
    } catch (error) {
      const meaning = meaningOf(error)
      const { id, kind, matchId } = notice
      if (meaning === 'later') return 'retry'
      this.#app.log.warn({ err: error, notice: id, kind, match: matchId, meaning }, 'a notice failed')
      if (meaning !== null) return 'dead'
      if (error instanceof StorageDown) return 'retry'
      const failures = (this.#failures.get(id) ?? 0) + 1
      this.#failures.set(id, failures)
      return failures >= MOST_FAILURES ? 'dead' : 'retry'
    }
  }

  /** A person has written to us: their direct messages may be open again. */
  heard(person: PersonId): void {
    this.#caller.heard(person)
  }

  #deliver(notice: Notice): Promise<Delivery> {
    switch (notice.kind) {
      case 'started':
        return this.#started(notice)
      case 'story':
        return this.#story(notice)
      case 'called':
      case 'reminder':
        return this.#called(notice)
      case 'missed':
        return this.#missed(notice)
      case 'late':
        return this.#late(notice)
      case 'take-back':
        return this.#takeBack(notice)
      case 'over':
        return this.#over(notice)
      case 'result':
        return this.#result(notice)
      case 'challenge-expired':
        return this.#expired(notice)
    }
  }

  // -------------------------------------------------------------- the thread

  async #started({ id, matchId }: Of<'started'>): Promise<Delivery> {
    const sight = await this.#app.matches.sightOf(matchId, 'spectator')
    if (sight === null) return 'dead'
    const { match } = sight
    if (match.place.guildId === null || match.threadId !== null) return 'sent'
    const { titles, names, language } = await publicVoice(this.#app, match)
    const say = speak(language)
    const game = gameOf(this.#app, match.terms.game)
    const title = game.seats.map((seat) => titles[seat] ?? seat).join(` ${say('match.versus')} `)
    const terms = termsLines(match.terms, this.#app, language).join('\n')
    const { messenger } = this.#app
    const threadName = `${game.words.title(language)}: ${game.seats.map((seat) => names[seat]).join(' – ')}`
    const threadId = await openMatchThread(this.#app, match, async (channelId) => {
      const body = { components: [text(`⚔️ ${title}\n${terms}`)] }
      return messenger.openThread(channelId, await messenger.post(channelId, body, `${id}:${channelId}`), threadName)
    })
    await this.#app.matches.threadOpened(matchId, threadId)
    const people = Object.values(match.players).filter((person) => person !== PRACTICE)
    const calls = people.map((person) => `<@${person}>`).join(' ')
    const settings = await Promise.all(people.map((person) => this.#app.persons.of(person)))
    const silent = !mayRing(settings, this.#app.clock.now())
    const welcome = { components: [text(`${calls}\n${say('thread.welcome')}`)], mention: people, silent }
    await messenger.post(threadId, welcome, `${id}:welcome`)
    return 'sent'
  }

  /** A match as all see it. One that is over does not change any more. */
  async #spectator(matchId: string): Promise<Sight | null> {
    const known = this.#ended.get(matchId)
    if (known !== undefined) return known
    const sight = await this.#app.matches.sightOf(matchId, 'spectator')
    if (sight?.match.status !== 'over') return sight
    if (this.#ended.size >= MOST_ENDED) this.#ended.clear()
    this.#ended.set(matchId, sight)
    return sight
  }

  async #story(notice: Of<'story'>): Promise<Delivery> {
    const sight = await this.#spectator(notice.matchId)
    if (sight === null) return 'dead'
    const { match } = sight
    // In a DM the calls tell everything; where no thread could be opened likewise.
    if (match.threadId === null) return 'sent'
    const spoken = await publicVoice(this.#app, match)
    const told = await this.#threads.within(match, (threadId) => this.#turns.tell(notice, sight, spoken, threadId))
    return told ? 'sent' : 'dead'
  }

  // -------------------------------------------------------------- calls

  async #called(notice: Of<'called'> | Of<'reminder'>): Promise<Delivery> {
    const { id, at, matchId, seat } = notice
    const known = await this.#app.matches.told(matchId, seat)
    if (known === null) return 'dead'
    const { sight, since } = known
    const { match, calls } = sight
    const sitting = calls.find((one) => one.seat === seat)
    const person = match.players[seat]
    if (notice.kind === 'called' && isLesson(this.#app, match)) return 'sent'
    // Answered meanwhile, or called again: nobody needs to be called any more.
    if (person === undefined || person === PRACTICE || sight.decisions.length === 0) return 'sent'
    if (sitting !== undefined && sitting.calledAt > at) return 'sent'
    // It may have been moved since the notice was written.
    const deadline = sitting?.deadline ?? notice.deadline
    const own = await ownVoice(this.#app, match, seat)
    const time = relative(deadline)
    const open = (say: Say) => button(customId('open', matchId, seat, id), say('call.open'), 'main')
    // Only who has not answered is reminded: in public that would tell that the other, who is asked too, has.
    const mentioned = notice.kind === 'called' || calls.length === 1
    return this.#caller.call({
      notice,
      match,
      person,
      told: { kind: notice.kind === 'called' ? 'call' : 'reminder', deadline },
      calledAt: sitting?.calledAt ?? at,
      body: await this.#callBody(notice.kind, sight, since, own, deadline, open(speak(own.language))),
      mention: mentioned ? (say) => text(say('call.mention', { person: `<@${person}>`, time })) : null,
      open,
      asks: Object.values(match.players).every((one) => one !== PRACTICE),
      gathered: () => this.#gathered(person, own.language, id),
    })
  }

  async #callBody(
    kind: 'called' | 'reminder',
    sight: Sight,
    events: readonly GameEvent[],
    { voice, names, language }: Own,
    deadline: Date,
    open: Parameters<typeof row>[0],
  ): Promise<Body> {
    const { match, decisions } = sight
    const seat = voice.reader as Seat
    const say = speak(language)
    const game = gameOf(this.#app, match.terms.game)
    const asked = decisions.map((decision) => game.words.decision(decision, sight.view, voice))
    const rivals = game.seats.filter((one) => one !== seat).map((one) => literal(names[one] ?? one))
    const values = { game: game.words.title(language), name: rivals.join(', ') }
    const changed = changedParts({ game, sight, language, names })
    const lines = [...asked.map(({ title, prompt }) => `**${title}** · ${prompt}`), `⏳ ${relative(deadline)}`]
    return {
      components: [
        text(`### ${say(kind === 'called' ? 'call.title' : 'call.reminder', values)}`),
        ...this.#since(events, seat, voice, match),
        text(clip(lines.join('\n'), 1000)),
        ...changed.lines.map(text),
        ...(this.#threads.isGone(match.id) ? [text(say('call.thread-gone'))] : []),
        row(open, ...(events.length === 0 ? [] : [detailsButton(match.id, language)])),
        ...changed.rows,
      ],
    }
  }

  /** All matches that wait for a person, in one message; null if it is but one. */
  async #gathered(person: PersonId, language: Language, noticeId: string): Promise<Gathered | null> {
    const sights = await this.#app.matches.of(person)
    const waiting = sights.flatMap((sight) => {
      const own = sight.calls.find(({ seat }) => seat === sight.reader)
      return own === undefined || sight.decisions.length === 0 ? [] : [{ sight, calledAt: own.calledAt }]
    })
    if (waiting.length < 2) return null
    const title = speak(language)('call.gathered', { count: waiting.length })
    const matches = waiting.map(({ sight }) => sight)
    return {
      body: await matchList(this.#app, matches, language, 'games', title, noticeId),
      covers: Object.fromEntries(waiting.map(({ sight, calledAt }) => [sight.match.id, calledAt])),
    }
  }

  #since(events: readonly GameEvent[], seat: Seat, voice: Voice, match: MatchRecord): Part[] {
    const game = gameOf(this.#app, match.terms.game)
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

  async #missed({ id, matchId, seat }: Of<'missed'>): Promise<Delivery> {
    const sight = await this.#app.matches.sightOf(matchId, 'spectator')
    if (sight === null) return 'dead'
    const { voice, language } = await publicVoice(this.#app, sight.match)
    const line = speak(language)('missed.public', { name: voice.names[seat] ?? seat })
    await this.#threads.within(sight.match, async (threadId) => {
      await this.#app.messenger.post(threadId, { components: [text(line)] }, id)
    })
    return 'sent'
  }

  async #late(notice: Of<'late'>): Promise<Delivery> {
    const { id, matchId, seat, misses } = notice
    const match = await this.#app.matches.record(matchId)
    const person = match?.players[seat]
    if (match == null || person === undefined) return 'dead'
    const { language } = await ownVoice(this.#app, match, seat)
    const say = speak(language)
    const game = gameOf(this.#app, match.terms.game).words.title(language)
    const open = row(button(customId('open', matchId, seat, id), say('call.open')))
    const components = [text(say('missed.own', { game, count: misses })), open]
    return this.#caller.word({ notice, match, person, told: WORD, body: { components } })
  }

  async #takeBack(notice: Of<'take-back'>): Promise<Delivery> {
    const word = await takeBackWord(this.#app, notice)
    return word === null ? 'sent' : this.#caller.word(word)
  }

  async #over({ id, matchId }: Of<'over'>): Promise<Delivery> {
    const sight = await this.#spectator(matchId)
    if (sight === null) return 'dead'
    const { match } = sight
    const spoken = await publicVoice(this.#app, match)
    const body = await resultCard(this.#app, sight, spoken)
    await this.#threads.within(match, async (threadId) => {
      await this.#turns.end(sight, spoken, threadId, id)
      await this.#app.messenger.post(threadId, body, id)
      await this.#app.messenger.rest(threadId)
      await announceResult(this.#app, threadId, body)
    })
    return 'sent'
  }

  async #result(notice: Of<'result'>): Promise<Delivery> {
    const { id, matchId, seat, outcome } = notice
    const match = this.#ended.get(matchId)?.match ?? (await this.#app.matches.record(matchId))
    const person = match?.players[seat]
    if (match == null || person === undefined) return 'dead'
    const game = gameOf(this.#app, match.terms.game)
    const { voice, language } = await ownVoice(this.#app, match, seat)
    const title = `### 🏁 ${game.words.title(language)} · ${game.words.outcome(outcome, voice)}`
    const events = await this.#app.matches.since(matchId, person)
    const rules = otherRulesLines(match.terms, this.#app, language)
    const body = {
      components: [
        text([title, ...rules].join('\n')),
        ...this.#since(events, seat, voice, match),
        endedRow(matchId, language, id),
      ],
    }
    const told = await this.#caller.word({ notice, match, person, told: WORD, body }, true)
    // The thread holds the result for people who take no direct messages.
    return told === 'dead' && match.threadId !== null ? 'sent' : told
  }

  async #expired({ challengeId }: Of<'challenge-expired'>): Promise<Delivery> {
    const challenge = await this.#app.challenges.find(challengeId)
    if (challenge === null) return 'dead'
    await refresh(this.#app, challenge)
    return 'sent'
  }
}
