/**
 * Brings notices to people: the story and a fresh table into the match's thread, calls and results as direct messages.
 * Delivering a notice twice does no harm. What is kept in memory here may be lost at any time.
 */
import { type APIMessage, ComponentType } from 'discord-api-types/v10'
import type { GameEvent, Language, Seat, Voice } from '../games/game.ts'
import { speak } from '../locales/index.ts'
import {
  type Delivery,
  type Herald,
  type MatchRecord,
  type Notice,
  type PersonId,
  PRACTICE,
  type Sight,
} from '../matches/api.ts'
import { StorageDown } from '../storage/errors.ts'
import { type App, gameOf, namesIn } from './app.ts'
import { type Body, button, container, type Part, row, text } from './components.ts'
import { customId } from './custom-id.ts'
import { meaningOf, safeError } from './errors.ts'
import { refresh } from './handlers/challenges.ts'
import { called } from './names.ts'
import { storyLines } from './story.ts'
import { tableLines } from './table.ts'
import { otherRulesLines, termsLines } from './terms.ts'
import { clip, firstLines, lastLines, literal, pieces, relative } from './text.ts'

export interface HeraldOptions {
  readonly app: App
  /** The language of what everybody in a guild reads. */
  readonly guildLanguage: (guildId: string | null) => Language
  /** Resolves when the requests that are on their way now have been answered. */
  readonly answered: () => Promise<unknown>
}

/** How long a person who takes no direct messages is not tried again. */
const CLOSED_MS = 6 * 60 * 60 * 1000
/** How often a notice may fail for reasons of our own before it is given up. */
const MOST_FAILURES = 5
/** Room for the story in one message; the table comes below it. */
const STORY_ROOM = 1800
const TABLE_ROOM = 2000

type Of<K extends Notice['kind']> = Extract<Notice, { kind: K }>

interface Public {
  readonly voice: Voice
  /** Each person with his seat. */
  readonly titles: Readonly<Record<Seat, string>>
  /** As people call themselves, not escaped. */
  readonly names: Readonly<Record<Seat, string>>
  readonly language: Language
}

interface LastTable {
  readonly threadId: string
  readonly messageId: string
  /** The message without its table. */
  readonly story: readonly Part[]
}

export class DiscordHerald implements Herald {
  readonly #app: App
  readonly #guildLanguage: HeraldOptions['guildLanguage']
  readonly #answered: HeraldOptions['answered']
  readonly #tables = new Map<string, LastTable>()
  readonly #closed = new Map<PersonId, number>()
  readonly #gone = new Set<string>()
  readonly #failures = new Map<string, number>()

  constructor({ app, guildLanguage, answered }: HeraldOptions) {
    this.#app = app
    this.#guildLanguage = guildLanguage
    this.#answered = answered
  }

  async deliver(notice: Notice): Promise<Delivery> {
    // Whoever waits for an answer comes before those who don't know yet that there is news.
    await this.#answered()
    try {
      const delivery = await this.#deliver(notice)
      this.#failures.delete(notice.id)
      return delivery
    } catch (error) {
      const meaning = meaningOf(error)
      const { id, kind, matchId } = notice
      if (meaning === 'later') return 'retry'
      this.#app.log.warn({ err: safeError(error), notice: id, kind, match: matchId, meaning }, 'a notice failed')
      if (meaning !== null) return 'dead'
      if (error instanceof StorageDown) return 'retry'
      const failures = (this.#failures.get(id) ?? 0) + 1
      this.#failures.set(id, failures)
      return failures >= MOST_FAILURES ? 'dead' : 'retry'
    }
  }

  /** A person has written to us: his direct messages may be open again. */
  heard(person: PersonId): void {
    this.#closed.delete(person)
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
      case 'over':
        return this.#over(notice)
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
    const { titles, names, language } = await this.#public(match)
    const say = speak(language)
    const game = gameOf(this.#app, match.terms.game)
    const title = game.seats.map((seat) => titles[seat] ?? seat).join(` ${say('match.versus')} `)
    const terms = termsLines(match.terms, this.#app, language).join('\n')
    const { messenger } = this.#app
    const starter = await messenger.post(
      match.place.channelId,
      { components: [text(`⚔️ ${title}\n${terms}`)] },
      `${id}:starter`,
    )
    const threadName = `${game.words.title(language)}: ${game.seats.map((seat) => names[seat]).join(' – ')}`
    const threadId = await messenger.openThread(match.place.channelId, starter, threadName)
    await this.#app.matches.threadOpened(matchId, threadId)
    const people = Object.values(match.players).filter((person) => person !== PRACTICE)
    const calls = people.map((person) => `<@${person}>`).join(' ')
    await messenger.post(
      threadId,
      { components: [text(`${calls}\n${say('thread.welcome')}`)], mention: people },
      `${id}:welcome`,
    )
    return 'sent'
  }

  async #story({ id, matchId, events }: Of<'story'>): Promise<Delivery> {
    const sight = await this.#app.matches.sightOf(matchId, 'spectator')
    if (sight === null) return 'dead'
    const { match } = sight
    // In a DM the calls tell everything; where no thread could be opened likewise.
    if (match.threadId === null) return 'sent'
    const spoken = await this.#public(match)
    const { voice } = spoken
    const game = gameOf(this.#app, match.terms.game)
    const lines = storyLines(game, events, 'spectator', voice, match.outcome)
    if (lines.length === 0) return 'sent'
    const parts = pieces(lines, STORY_ROOM)
    return this.#inThread(match, async (threadId) => {
      for (const [at, part] of parts.slice(0, -1).entries())
        await this.#app.messenger.post(threadId, { components: [text(part)] }, `${id}:${at}`)
      const story = [text(parts.at(-1) ?? '')]
      const table = this.#table(sight, spoken)
      const messageId = await this.#app.messenger.post(threadId, { components: [...story, table] }, id)
      await this.#retire(match, threadId, messageId)
      this.#tables.set(matchId, { threadId, messageId, story })
    })
  }

  /** The table as everybody sees it, with the ways to one's own panel. */
  #table(sight: Sight, { voice, titles, language }: Public): Part {
    const say = speak(language)
    const { match } = sight
    const game = gameOf(this.#app, match.terms.game)
    const lines = tableLines(game, sight.view, 'spectator', voice, titles)
    const calls = sight.calls.map(({ seat, deadline }) =>
      say('panel.waits-for', { name: voice.names[seat] ?? seat, time: relative(deadline) }),
    )
    const content = [text(firstLines(lines, TABLE_ROOM)), ...(calls.length === 0 ? [] : [text(calls.join('\n'))])]
    if (match.status === 'over') return container(content)
    const buttons = row(
      button(customId('open', match.id), say('thread.my-move'), 'main'),
      button(customId('table', match.id), say('thread.my-cards')),
    )
    return container([...content, buttons])
  }

  /** Only the newest table stays: the one before becomes a plain line of the story. */
  async #retire(match: MatchRecord, threadId: string, newest: string | null): Promise<void> {
    const last = this.#tables.get(match.id) ?? (await this.#findTable(threadId, newest))
    this.#tables.delete(match.id)
    if (last === null || last.threadId !== threadId || last.messageId === newest || last.story.length === 0) return
    try {
      await this.#app.messenger.edit(threadId, last.messageId, { components: last.story })
    } catch (error) {
      // Its buttons still do the right thing, so an old table does no harm.
      if (meaningOf(error) === null) throw error
      this.#app.log.info({ err: safeError(error), match: match.id }, 'an old table keeps its buttons')
    }
  }

  /** The table before, when it was posted by an earlier run. */
  async #findTable(threadId: string, newest: string | null): Promise<LastTable | null> {
    let messages: readonly APIMessage[]
    try {
      messages = await this.#app.messenger.latest(threadId, 20)
    } catch (error) {
      if (meaningOf(error) === null) throw error
      return null
    }
    for (const { id, author, components = [] } of messages) {
      if (id === newest || author.id !== this.#app.botId) continue
      const story = components.filter(({ type }) => type === ComponentType.TextDisplay) as Part[]
      if (components.some(({ type }) => type === ComponentType.Container)) return { threadId, messageId: id, story }
    }
    return null
  }

  /** Does something in the thread of a match; a thread that was deleted is remembered and means `dead`. */
  async #inThread(match: MatchRecord, act: (threadId: string) => Promise<void>): Promise<Delivery> {
    if (match.threadId === null || this.#gone.has(match.id)) return 'dead'
    try {
      await act(match.threadId)
      return 'sent'
    } catch (error) {
      if (meaningOf(error) !== 'gone') throw error
      this.#gone.add(match.id)
      this.#app.log.info({ match: match.id }, 'the thread of a match is gone')
      return 'dead'
    }
  }

  // -------------------------------------------------------------- calls

  async #called(notice: Of<'called'> | Of<'reminder'>): Promise<Delivery> {
    const { id, matchId, seat } = notice
    const sight = await this.#app.matches.sightOf(matchId, seat)
    if (sight === null) return 'dead'
    const { match, calls } = sight
    // It may have been moved since the notice was written.
    const deadline = calls.find((sitting) => sitting.seat === seat)?.deadline ?? notice.deadline
    const person = match.players[seat]
    // Answered meanwhile: nobody needs to be called any more.
    if (person === undefined || person === PRACTICE || sight.decisions.length === 0) return 'sent'
    const language = await this.#languageOf(match, seat)
    const { voice, names } = await this.#own(match, seat, language)
    const say = speak(language)
    const game = gameOf(this.#app, match.terms.game)
    const events = await this.#app.matches.since(matchId, person)
    const asked = sight.decisions.map((decision) => game.words.decision(decision, sight.view, voice))
    const rivals = game.seats.filter((one) => one !== seat).map((one) => literal(names[one] ?? one))
    const values = { game: game.words.title(language), name: rivals.join(', ') }
    const body: Body = {
      components: [
        text(`### ${say(notice.kind === 'called' ? 'call.title' : 'call.reminder', values)}`),
        ...this.#since(events, seat, voice, match),
        text(
          clip(
            [...asked.map(({ title, prompt }) => `**${title}** · ${prompt}`), `⏳ ${relative(deadline)}`].join('\n'),
            1000,
          ),
        ),
        ...(this.#gone.has(match.id) ? [text(say('call.thread-gone'))] : []),
        row(button(customId('open', matchId, seat), say('call.open'), 'main')),
      ],
    }
    const time = relative(deadline)
    // Only who has not answered is reminded: in public that would tell that the other, who is asked too, has.
    const silent = notice.kind === 'reminder' && calls.length > 1
    const mention = (say: ReturnType<typeof speak>) => say('call.mention', { person: `<@${person}>`, time })
    return this.#tell(match, person, body, id, silent ? null : mention, [
      (say) => button(customId('open', matchId, seat), say('call.open'), 'main'),
    ])
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

  async #missed({ id, matchId, seat, misses }: Of<'missed'>): Promise<Delivery> {
    const sight = await this.#app.matches.sightOf(matchId, 'spectator')
    if (sight === null) return 'dead'
    const { match } = sight
    const { voice, language } = await this.#public(match)
    const line = speak(language)('missed.public', { name: voice.names[seat] ?? seat })
    const told = await this.#inThread(match, async (threadId) => {
      await this.#app.messenger.post(threadId, { components: [text(line)] }, id)
    })
    const person = match.players[seat]
    if (person === undefined || person === PRACTICE) return told
    const own = await this.#languageOf(match, seat)
    const title = gameOf(this.#app, match.terms.game).words.title(own)
    const body = { components: [text(speak(own)('missed.own', { game: title, count: misses }))] }
    return this.#tell(match, person, body, `${id}:own`, null, [])
  }

  async #over({ id, matchId, outcome }: Of<'over'>): Promise<Delivery> {
    const sight = await this.#app.matches.sightOf(matchId, 'spectator')
    if (sight === null) return 'dead'
    const { match } = sight
    const game = gameOf(this.#app, match.terms.game)
    const spoken = await this.#public(match)
    await this.#inThread(match, async (threadId) => {
      const result = `## 🏁 ${game.words.outcome(outcome, spoken.voice)}`
      const words = text([result, ...otherRulesLines(match.terms, this.#app, spoken.language)].join('\n'))
      const body = { components: [words, this.#table(sight, spoken)] }
      await this.#retire(match, threadId, await this.#app.messenger.post(threadId, body, id))
      await this.#app.messenger.archive(threadId)
    })
    for (const seat of game.seats) {
      const person = match.players[seat]
      if (person === undefined || person === PRACTICE) continue
      const own = await this.#languageOf(match, seat)
      const { voice } = await this.#own(match, seat, own)
      const title = `### 🏁 ${game.words.title(own)} · ${game.words.outcome(outcome, voice)}`
      const events = await this.#app.matches.since(matchId, person)
      const rules = otherRulesLines(match.terms, this.#app, own)
      const body = { components: [text([title, ...rules].join('\n')), ...this.#since(events, seat, voice, match)] }
      // The thread holds the result for whoever takes no direct messages.
      if ((await this.#tell(match, person, body, `${id}:${seat}`, null, [])) === 'retry') return 'retry'
    }
    return 'sent'
  }

  async #expired({ challengeId }: Of<'challenge-expired'>): Promise<Delivery> {
    const challenge = await this.#app.challenges.find(challengeId)
    if (challenge === null) return 'dead'
    await refresh(this.#app, challenge, this.#guildLanguage(challenge.place.guildId))
    return 'sent'
  }

  // -------------------------------------------------------------- people

  /**
   * Writes to a person, or, where he takes no direct messages, calls him in the thread (or the channel) with words that
   * everybody may read.
   */
  async #tell(
    match: MatchRecord,
    person: PersonId,
    body: Body,
    once: string,
    open: ((say: ReturnType<typeof speak>) => string) | null,
    buttons: readonly ((say: ReturnType<typeof speak>) => ReturnType<typeof button>)[],
  ): Promise<Delivery> {
    const { messenger, clock } = this.#app
    if ((this.#closed.get(person) ?? 0) <= clock.now().getTime()) {
      try {
        await messenger.post(await messenger.dm(person), body, once)
        this.#closed.delete(person)
        return 'sent'
      } catch (error) {
        if (meaningOf(error) !== 'closed') throw error
        this.#closed.set(person, clock.now().getTime() + CLOSED_MS)
      }
    }
    if (open === null || match.place.guildId === null) return 'dead'
    const say = speak(this.#guildLanguage(match.place.guildId))
    const called: Body = {
      components: [text(open(say)), ...(buttons.length === 0 ? [] : [row(...buttons.map((make) => make(say)))])],
      mention: [person],
    }
    const inThread = await this.#inThread(match, async (threadId) => {
      await messenger.post(threadId, called, `${once}:mention`)
    })
    if (inThread === 'sent') return 'sent'
    await messenger.post(match.place.channelId, called, `${once}:mention`)
    return 'sent'
  }

  #languageOf(match: MatchRecord, seat: Seat): Promise<Language> {
    const otherwise = this.#guildLanguage(match.place.guildId)
    return this.#app.people.language(match.id, seat, match.players[seat] ?? '', otherwise)
  }

  /** How things are told to everybody, in the guild's language. */
  async #public(match: MatchRecord): Promise<Public> {
    const language = this.#guildLanguage(match.place.guildId)
    const names = await namesIn(this.#app, match, language)
    const spoken = called(gameOf(this.#app, match.terms.game), names, language)
    return { voice: { language, names: spoken.names, reader: 'spectator' }, titles: spoken.titles, names, language }
  }

  async #own(match: MatchRecord, seat: Seat, language: Language) {
    const names = await namesIn(this.#app, match, language)
    const escaped = Object.fromEntries(Object.entries(names).map(([one, name]) => [one, literal(name)]))
    const voice: Voice = { language, names: escaped, reader: seat }
    return { voice, names }
  }
}
