/**
 * Brings to people what leagues have to say: one direct message a person, which gathers all lines; one public message a
 * league, which becomes one line when its round is over. All state in memory may be lost at any time.
 */

import type { Language } from '../../../contract/index.ts'
import { findGame } from '../../../games/games.ts'
import type { LeagueHerald, LeagueLine, LeagueSight } from '../../../league-play/api.ts'
import { hasChallenges } from '../../../leagues/forms/forms.ts'
import type { PlayerId } from '../../../leagues/league.ts'
import { plainly, type Say, speak } from '../../../locales/index.ts'
import { ours } from '../../../locales/safe-text.ts'
import { type Delivery, isGone, type PersonId } from '../../../matches/api.ts'
import { mannerOf, NEAR_MS } from '../../../people/manner.ts'
import { LEAGUES_CALL, type StandingCall } from '../../../people/person.ts'
import { HOUR_MS } from '../../../time/lengths.ts'
import { dayTime, stamp } from '../../frame/dates.ts'
import { press } from '../../frame/frame.ts'
import type { LivingCall, OtherNews, ToldResults, WaitingNews } from '../../notices/other-news.ts'
import { allowedLines, readingFor, type SightReader } from '../../rights/told-lines.ts'
import type { App } from '../../shell/app.ts'
import { type Body, type MessagePart, row, text } from '../../shell/components.ts'
import { customId } from '../../shell/custom-id.ts'
import { DmLater, errorCodeOf, failureOf, meaningOf } from '../../shell/discord-errors.ts'
import { NoAnswer } from '../../shell/members.ts'
import { firstPostOf, namesTime } from '../../shell/notification.ts'
import { isAdmin } from '../../shell/server-roles.ts'
import { firstLines, literal } from '../../shell/text-limits.ts'
import { mayReturn, returnButton } from '../base/coming-back.ts'
import { BESIDE, leagueId } from '../base/league-panel.ts'
import { type LeagueView, publicView, viewOf } from '../base/league-view.ts'
import { checkMembers, checkPlayer } from '../base/members.ts'
import { type TimeWriter, toldLine, unseenLine } from '../base/told-words.ts'
import { answerButtons, asksForAnswer, besideOthers, channelCall, isAnswered, stillAsks } from './asked-lines.ts'
import { honourChampion } from './champion-role.ts'
import { closedLine, publicMessage } from './public-league.ts'

/** Messages older than this can be changed a few times only. */
const YOUNG_MS = 55 * 60_000
/** The least time between two edits of a public message: many may join at once. */
const EDIT_GAP_MS = 10_000
/** Lines of the last hours stand together; older ones have been read, or matter no more. */
const RECENT_MS = 12 * HOUR_MS
const MOST_LINES = 8
const ROOM = 1500
/** The most people whose lines are kept in memory. */
const MOST_PEOPLE = 5_000

/** This many lines stand below a call. */
const MOST_BELOW = 3

/** Messages that a person without direct messages gets in the channel of the league: they wait for an answer, and are no secret. */
const IN_CHANNEL: readonly LeagueLine['about'][] = [
  'checkInOpened',
  'checkInReminder',
  'placeOffered',
  'byeHolderAsked',
  'paired',
  'newOpponent',
  'challenged',
  'putOut',
]

/** A line for a person, and whether a call to a match has shown it. */
interface KeptLine extends LeagueLine {
  readonly joined: boolean
}

/** Delivers what leagues have to say on Discord. It joins the message that calls a person to a match, where one stands. */
export class DiscordLeagueHerald implements LeagueHerald, OtherNews {
  readonly #app: App
  readonly #living: LivingCall & ToldResults
  readonly #lines = new Map<PersonId, readonly KeptLine[]>()

  constructor(app: App, living: LivingCall & ToldResults) {
    this.#app = app
    this.#living = living
    living.setNews(this)
  }

  async tell(person: PersonId, lines: readonly LeagueLine[]): Promise<Delivery> {
    // Nobody reads what is said to a person who has deleted their data.
    if (isGone(person)) return 'sent'
    try {
      return await this.#living.between(person, () => this.#tell(person, lines))
    } catch (error) {
      return this.#failed(error)
    }
  }

  async board(leagueId: string): Promise<Delivery> {
    try {
      const sight = await this.#app.leagues.find(leagueId, { person: this.#app.botId })
      return sight === null ? 'sent' : await this.#board(sight)
    } catch (error) {
      return this.#failed(error)
    }
  }

  async holders(
    guildId: string,
    role: string | null,
    persons: readonly PersonId[],
  ): Promise<readonly PersonId[] | Delivery> {
    try {
      const holders: PersonId[] = []
      for (const person of persons) {
        const roles = await this.#app.messenger.rolesOf(guildId, person)
        if (roles !== null && (role === null || roles.includes(role))) holders.push(person)
      }
      return holders
    } catch (error) {
      return this.#failed(error)
    }
  }

  async admins(guildId: string, persons: readonly PersonId[]): Promise<readonly PersonId[] | Delivery> {
    try {
      const server = await this.#app.places.roled(guildId, persons)
      return [server.ownerId, ...persons.filter((person) => isAdmin(server, person))]
    } catch (error) {
      return this.#failed(error)
    }
  }

  async result(matchId: string, once: string | null): Promise<Delivery> {
    try {
      return await this.#living.corrected(matchId, once)
    } catch (error) {
      return this.#failed(error)
    }
  }

  async honour(leagueId: string): Promise<Delivery> {
    try {
      return await honourChampion(this.#app, leagueId)
    } catch (error) {
      return this.#failed(error)
    }
  }

  async members(leagueId: string, players: readonly PlayerId[]): Promise<Delivery> {
    try {
      return await checkMembers(this.#app, leagueId, players)
    } catch (error) {
      return this.#failed(error)
    }
  }

  #failed(error: unknown): Delivery {
    const meaning = meaningOf(error)
    if (error instanceof DmLater) return { until: error.until }
    // Discord does not say now who is a member.
    if (error instanceof NoAnswer) return { retry: failureOf(error) }
    this.#app.log.warn({ err: error, meaning }, 'a message of a league failed')
    if (meaning === 'later' || meaning === 'throttled') return { retry: failureOf(error) }
    if (meaning === 'forbidden' || meaning === 'archived' || meaning === 'unknown') return 'barred'
    if (meaning !== null) return { dead: `discord ${errorCodeOf(error)}` }
    throw error
  }

  // -------------------------------------------------------------- people

  async #tell(person: PersonId, lines: readonly LeagueLine[]): Promise<Delivery> {
    const { clock, persons, calls, messenger } = this.#app
    const now = clock.now()
    const settings = await persons.of(person)
    const last = lines.at(-1)
    if (last === undefined) return 'sent'
    // A person who takes no direct messages finds all of it in /league; what waits for them calls them in the channel.
    if (!settings.dms) return this.#inChannel(person, lines)
    const former = await calls.of(person, LEAGUES_CALL)
    if (former?.noticeId === last.id) return this.#completed(person, lines, former)
    const wants = lines.some(({ sound }) => sound)
    const manner = mannerOf(settings, { kind: 'word', deadline: null }, now)
    if (manner.when === 'later') return manner
    // A person who has not answered since the last sound needs no other: they will find both messages.
    const sound = wants && manner.sound && !(await this.#rang(person, former, now))
    const all = await allowedLines(this.#app, person, this.#gathered(person, lines, now))
    if (all.length === 0) return 'sent'
    const seen = readingFor(this.#app, person)
    if (
      !(await this.#asks(person, all, seen)) &&
      (await this.#living.join(person, await this.#below(person, all, seen), wants && manner.sound))
    ) {
      await this.joined(person)
      return 'sent'
    }
    // A call has shown the others.
    const fresh = all.filter(({ joined }) => !joined)
    const body = await this.#body(person, fresh, seen)
    if (body === null) return 'sent'
    try {
      const channelId = await messenger.dm(person)
      const call = { channelId, noticeId: last.id, rangAt: sound ? now : (former?.rangAt ?? null), covers: {} }
      if (former !== null && !sound && (await this.#edited(former, body, now))) {
        await calls.put(person, LEAGUES_CALL, { ...former, ...call })
        return 'sent'
      }
      if (former !== null) await messenger.remove(former.channelId, former.messageId)
      const keep = (messageId: string) => calls.put(person, LEAGUES_CALL, { ...call, messageId, sentAt: now })
      if (!sound) await keep(await messenger.post(channelId, { ...body, silent: true }, last.id))
      else {
        // The message is known before its second request, whatever becomes of that.
        const { id, whole } = await messenger.begin(channelId, body, last.id)
        await keep(id)
        if (!whole) await messenger.complete(channelId, id, body)
        // They may have answered it from its words, while its second request was on its way.
        const now = whole || this.#app.openPanels.uses(id) === 0 ? null : await this.#body(person, fresh)
        if (now !== null) await messenger.edit(channelId, id, now)
      }
      return 'sent'
    } catch (error) {
      const meaning = meaningOf(error)
      // Closed direct messages: everything stands in /league.
      if (meaning === 'closed') {
        // They may have left the server: nothing else tells it.
        await checkPlayer(this.#app, person)
        return this.#inChannel(person, lines)
      }
      if (meaning !== 'gone') throw error
      await messenger.reopenedDm(person)
      return { retry: failureOf(error) }
    }
  }

  /** Calls a person to what waits for them in a league by a mention in its channel, which says no more than everybody may know. */
  async #inChannel(person: PersonId, lines: readonly LeagueLine[]): Promise<Delivery> {
    const { clock, leagues, limits, messenger, people } = this.#app
    const now = clock.now().getTime()
    const language = await people.language(person, 'en')
    for (const line of lines) {
      const { leagueId: id, about } = line
      if (id === null || !IN_CHANNEL.includes(about)) continue
      const use = { limit: 'leagueMentions', of: { person, league: id } } as const
      if ((await limits.look([use])) !== null) continue
      if (!(await this.#app.rights.mayBeTold(person, line))) continue
      const sight = await leagues.find(id, { person })
      if (
        sight === null ||
        (asksForAnswer(line) && !stillAsks({ league: sight.league, reader: sight.player, sight }, line))
      )
        continue
      const body = channelCall({ sight, say: speak(language) }, { person, about, now })
      try {
        await messenger.post(sight.host.channelId, body, `league-mention:${line.id}`)
      } catch (error) {
        const meaning = meaningOf(error)
        // Nobody can be called in a channel that is gone or closed to us.
        if (meaning !== 'forbidden' && meaning !== 'gone' && meaning !== 'archived') throw error
      }
      // Counted once it stands: a try that is cut off before is repeated under the same nonce.
      await limits.note(use)
    }
    return 'sent'
  }

  /** A message that an earlier try has sent may stand as it was begun: then it gets the rest, and rings no more. */
  async #completed(person: PersonId, lines: readonly LeagueLine[], call: StandingCall): Promise<Delivery> {
    const { messenger, clock } = this.#app
    const body = await this.#body(
      person,
      await allowedLines(this.#app, person, this.#gathered(person, lines, clock.now())),
    )
    if (body !== null && !firstPostOf(body).whole && (await messenger.isBegun(call.channelId, call.messageId)))
      await messenger.complete(call.channelId, call.messageId, body)
    return 'sent'
  }

  /** Whether the message of leagues, or a call that waits for its person, has made a sound just now. */
  async #rang(person: PersonId, former: StandingCall | null, now: Date): Promise<boolean> {
    const since = new Date(now.getTime() - NEAR_MS)
    if (former?.rangAt != null && former.rangAt > since) return true
    return (await this.#app.calls.before(person, LEAGUES_CALL, since)).rings
  }

  /** A person who can't be written to may have left the server of a league: nothing else tells it. */
  async unreachable(person: PersonId): Promise<void> {
    await checkPlayer(this.#app, person)
  }

  async waiting(person: PersonId): Promise<WaitingNews | null> {
    const now = this.#app.clock.now().getTime()
    const recent = (this.#lines.get(person) ?? []).filter(({ at }) => now - at.getTime() < RECENT_MS)
    const lines = await allowedLines(this.#app, person, recent)
    if (lines.every(({ joined }) => joined)) return null
    const seen = readingFor(this.#app, person)
    if (await this.#asks(person, lines, seen)) {
      const question = await this.#app.calls.of(person, LEAGUES_CALL)
      return { parts: [], rangAt: question?.rangAt ?? null, stays: true }
    }
    const parts = await this.#below(
      person,
      lines.filter(({ joined }) => !joined),
      seen,
    )
    const call = await this.#app.calls.of(person, LEAGUES_CALL)
    return parts.length === 0 ? null : { parts, rangAt: call?.rangAt ?? null, stays: false }
  }

  async joined(person: PersonId): Promise<void> {
    const { calls, messenger } = this.#app
    this.#keep(
      person,
      (this.#lines.get(person) ?? []).map((line) => ({ ...line, joined: true })),
    )
    for (const { about, call } of await calls.take(person, { each: [LEAGUES_CALL], gathered: null }))
      try {
        await messenger.remove(call.channelId, call.messageId)
      } catch (error) {
        // The message still stands: the next one of leagues takes its place.
        await calls.put(person, about, call)
        throw error
      }
  }

  /** The lines of the last hours, each once. */
  #gathered(person: PersonId, lines: readonly LeagueLine[], now: Date): readonly KeptLine[] {
    const before = this.#lines.get(person) ?? []
    const ids = new Set(lines.map(({ id }) => id))
    const recent = before.filter(({ id, at }) => !ids.has(id) && now.getTime() - at.getTime() < RECENT_MS)
    const all = [...recent, ...lines.map((line) => ({ ...line, joined: false }))].slice(-MOST_LINES)
    this.#keep(person, all)
    return all
  }

  #keep(person: PersonId, lines: readonly KeptLine[]): void {
    if (this.#lines.size >= MOST_PEOPLE) this.#lines.clear()
    this.#lines.set(person, lines)
  }

  /**
   * Whether a line asks for an answer that is still to come, or stands beside the button that brings its person back: then
   * it needs a message of its own, with its button.
   */
  async #asks(person: PersonId, lines: readonly LeagueLine[], seen: SightReader): Promise<boolean> {
    for (const line of lines) {
      if (line.about === 'queueFound' && (await this.#app.queue.of(person))?.state === 'found') return true
      if (line.leagueId === null) continue
      const sight = await seen(line.leagueId)
      if (sight === null) continue
      if (mayReturn(sight.league, sight.player)) return true
      if (asksForAnswer(line) && stillAsks({ league: sight.league, reader: sight.player, sight }, line)) return true
    }
    return false
  }

  /** The last lines as parts below a call. A call has controls of its own: the lines need none. */
  async #below(person: PersonId, lines: readonly LeagueLine[], seen: SightReader): Promise<readonly MessagePart[]> {
    const language = await this.#app.people.language(person, 'en')
    const words: string[] = []
    for (const line of lines.filter((one) => isNews(one, lines)).slice(-MOST_BELOW)) {
      if (line.leagueId === null) continue
      const sight = await seen(line.leagueId)
      if (sight === null) {
        words.push(...(await this.#unseen(line, language)))
        continue
      }
      const view = await viewOf(this.#app, sight, { person, language })
      if (!isAnswered(view, line)) words.push(await this.#words(view, line))
    }
    return words.length === 0 ? [] : [text(words.map((line) => `-# 🏆 ${line}`).join('\n'))]
  }

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

  /** The message: what happened, and one button for each league. Null if nothing of it can be said any more. */
  async #body(
    person: PersonId,
    lines: readonly LeagueLine[],
    seen = readingFor(this.#app, person),
  ): Promise<Body | null> {
    const { people, clock } = this.#app
    const language = await people.language(person, 'en')
    const { zone } = await this.#app.persons.of(person)
    const say = speak(language)
    const words: SaidLine[] = []
    const leagues = new Map<string, Opens>()
    let notified = ''
    let queue = false
    // Of the last question of each league: its others are answered on its page.
    const answers = new Map<string, ReturnType<typeof answerButtons>>()
    const waiting = new Map<string, ReturnType<typeof returnButton>>()
    for (const line of lines.filter((one) => isNews(one, lines))) {
      if (line.leagueId === null) {
        queue = true
        const { opponent, until, game: id } = line.values
        const name = typeof opponent === 'string' ? literal(await people.name(opponent, language)) : ''
        const game = typeof id === 'string' ? (findGame(this.#app.games, id)?.words.title(language) ?? '') : ''
        const found = (time: string) => say('told.queueFound', { name, game, until: time })
        const isFound = line.about === 'queueFound'
        words.push({ words: isFound ? found(stamp(Number(until), 'f')) : say('told.queueOver'), game: '' })
        notified = isFound
          ? found(
              ours(dayTime({ zone: zone ?? 'UTC', ownZone: zone !== null, language, now: clock.now() }, Number(until))),
            )
          : say('told.queueOver')
        continue
      }
      const sight = await seen(line.leagueId)
      if (sight === null) {
        const unseen = await this.#unseen(line, language)
        words.push(...unseen.map((one) => ({ words: one, game: '' })))
        notified = unseen.at(-1) ?? notified
        continue
      }
      const view = await viewOf(this.#app, sight, { person, language })
      if (!isAnswered(view, line)) {
        words.push({ words: await this.#words(view, line), game: view.game.words.title(language) })
        notified = await this.#words(view, line, (at) => ours(dayTime(view, at)))
      }
      waiting.set(line.leagueId, returnButton(view))
      if (stillAsks(view, line)) {
        const buttons = answerButtons(view, line)
        if (buttons.length > 0) answers.set(line.leagueId, buttons)
      }
      // An invitation is answered by its own buttons; only what asks to join leads there.
      leagues.set(line.leagueId, opensOf(sight, line, say))
    }
    if (words.length === 0) return null
    const buttons = opening(leagues, queue, say)
    // The last line stands first, and its notification shows no other.
    const asked = [...new Set([...[...answers.keys()].reverse(), ...waiting.keys()])]
    const first = asked.flatMap((id) => {
      const own = [...(answers.get(id) ?? []), ...(waiting.get(id) ?? [])]
      const beside = leagues.size > 1 ? besideOthers(own, leagues.get(id)?.name ?? '') : own
      return own.length === 0 ? [] : [row(...beside)]
    })
    const told = firstLines(underGames([...words].reverse()), ROOM)
    const notification = { words: `${gameBefore(words.at(-1)?.game ?? '')}${notified}`.replace(/(?<!\\)\*\*/gu, '') }
    return {
      ...(namesTime(told) ? { notification } : {}),
      components: [text(told), ...first, ...(buttons.length === 0 ? [] : [row(...buttons)])],
    }
  }

  /** A line about a league that its person may not read any more; none if it says nothing without it. */
  async #unseen(line: LeagueLine, language: Language): Promise<readonly string[]> {
    const words = unseenLine(speak(language), line, await this.#judge(line, language))
    return words === null ? [] : [words]
  }

  /** A line in words. A judge need not play in the league: their name is not among its players'. */
  async #words(view: LeagueView, line: LeagueLine, time?: TimeWriter): Promise<string> {
    return toldLine(view, line, await this.#judge(line, view.language), time)
  }

  async #judge({ values: { judge } }: LeagueLine, language: Language): Promise<string> {
    return typeof judge === 'string' ? this.#app.people.name(judge, language) : ''
  }

  // -------------------------------------------------------------- the public message

  async #board(sight: LeagueSight): Promise<Delivery> {
    const { leagues, messenger } = this.#app
    const view = await publicView(this.#app, sight)
    const body = await publicMessage(this.#app, view)
    if (body === null) return 'sent'
    const known = await leagues.board(sight.id)
    const { channelId } = sight.host
    const fresh = newsAt(sight)
    const outdated = known !== null && fresh !== null && known.postedAt.getTime() < fresh
    const calm = known === null ? 0 : known.editedAt.getTime() + EDIT_GAP_MS
    if (!outdated && calm > this.#app.clock.now().getTime()) return { until: new Date(calm) }
    if (known !== null && !outdated && known.channelId === channelId && (await this.#shown(known, body))) return 'sent'
    const messageId = await messenger.post(
      channelId,
      { ...body, silent: true },
      `league:${sight.id}:${fresh ?? 0}:${known?.messageId ?? ''}`,
    )
    await leagues.boardPosted(sight.id, { channelId, messageId })
    if (known !== null) await this.#shown(known, { components: [text(`-# ${oldLine(view)}`)] })
    return 'sent'
  }

  /** @returns false if the message is gone, or can't be changed any more */
  async #shown(
    { channelId, messageId }: { readonly channelId: string; readonly messageId: string },
    body: Body,
  ): Promise<boolean> {
    try {
      await this.#app.messenger.edit(channelId, messageId, body)
      return true
    } catch (error) {
      const meaning = meaningOf(error)
      if (meaning === 'gone' || meaning === 'worn') return false
      throw error
    }
  }
}

/** A line of a message, and the title of its league's game; '' for one that names its game itself, or none. */
interface SaidLine {
  readonly words: string
  readonly game: string
}

const gameBefore = (game: string): string => (game === '' ? '' : `${game} · `)

/** The lines, each with its game before it unless the line above has said it. */
const underGames = (lines: readonly SaidLine[]): readonly string[] =>
  lines.map(({ words, game }, at) => `${game === lines[at - 1]?.game ? '' : gameBefore(game)}${words}`)

/** The button of a league below its lines. */
interface Opens {
  readonly name: string
  readonly action: 'my' | 'join'
  readonly label: string
}

/** The buttons that open the leagues of a message, and the queue. */
function opening(leagues: ReadonlyMap<string, Opens>, queue: boolean, say: Say) {
  const several = leagues.size > 1
  return [
    // In the order of their lines: the last one first.
    ...[...leagues]
      .slice(-3)
      .reverse()
      .map(([id, { name, action, label }], at) =>
        press(
          several ? `${leagueId('lg', 'my', id)}|${BESIDE}` : leagueId('lg', action, id),
          several ? plainly(say)('told.open', { league: name }) : label,
          at === 0 ? 'main' : 'plain',
          `${say('told.open-league')} ${at + 1}`,
        ),
      ),
    ...(queue ? [press(customId('q', 'show', ''), say('told.open-queue'), leagues.size === 0 ? 'main' : 'plain')] : []),
  ]
}

/** Lines for organisers, which lead nobody to sign up. */
const OF_ORGANISERS: readonly LeagueLine['about'][] = [
  'organiserInvited',
  'organiserJoined',
  'organiserRemoved',
  'organisersChanged',
  'leagueOver',
  'leagueCancelled',
  'droppedOut',
  'caseOpened',
  'caseForHelpers',
  'caseForAdmins',
]

/** People without a place are asked to join; a player who may change locked decks is led to them. */
function opensOf({ league, player }: LeagueSight, { about }: Pick<LeagueLine, 'about'>, say: Say): Opens {
  const { name } = league.settings
  if (player === null && league.phase === 'signUp' && !OF_ORGANISERS.includes(about))
    return { name, action: 'join', label: say('league.signup.join') }
  const permitted = league.players.some(({ id, decksPermitted = null }) => id === player && decksPermitted !== null)
  if (permitted) return { name, action: 'join', label: say('league.in.change') }
  return { name, action: 'my', label: say('told.open-league') }
}

/** Lines that say nothing new beside another line about the same league: each with that line. */
const SAID_BY: Readonly<Record<string, string>> = { in: 'paired', standings: 'finished', opponentGone: 'finished' }

/** Whether a line says more than the others. */
const isNews = (line: LeagueLine, lines: readonly LeagueLine[]): boolean =>
  !lines.some(({ leagueId, about }) => leagueId === line.leagueId && about === SAID_BY[line.about])

/** The time from which a new message is due: the start of the last round, or the end of the league. */
function newsAt({ league }: LeagueSight): number | null {
  if (league.finishedAt !== null) return league.finishedAt
  return hasChallenges(league) ? (league.rounds[0]?.startsAt ?? null) : (league.rounds.at(-1)?.startsAt ?? null)
}

/** The line that an earlier message becomes. */
function oldLine(view: Awaited<ReturnType<typeof publicView>>): string {
  const { league, say } = view
  const before = league.finishedAt !== null ? league.rounds.at(-1) : league.rounds.at(-2)
  return before === undefined
    ? say('league.old.signup', {
        league: literal(league.settings.name),
        count: league.players.filter(({ seed }) => seed !== null).length,
      })
    : closedLine(view, before)
}
