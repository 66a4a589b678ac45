/**
 * The story of a match in its thread: one message a turn, which grows in its place. The state in memory may be
 * lost at any time; it is then read from the log and from the thread.
 */

import { type APIMessage, ComponentType } from 'discord-api-types/v10'
import type { ToldTurn } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import type { MatchRecord, Notice, PersonId, Sight } from '../../matches/api.ts'
import { OPENING, type TurnEvents, toldTurn, turnsAfter, turnsOf } from '../../matches/turns/turns.ts'
import { detailsButton, lookButton, turnNamed } from '../replay/replay-panel.ts'
import type { App } from '../shell/app.ts'
import { type Body, type BodyFile, button, type MessagePart, picture, row, text } from '../shell/components.ts'
import { customId, readCustomId } from '../shell/custom-id.ts'
import { meaningOf } from '../shell/discord-errors.ts'
import { momentFile } from '../table/moment-pictures.ts'
import { isTitled, momentOf, smallWords, turnWords } from '../table/turn-story.ts'
import type { Public } from '../table/voices.ts'
import { waitsFor } from '../table/waiting-words.ts'

/** A message that tells a turn. */
interface TurnMessage {
  readonly turn: TurnEvents
  readonly messageId: string
  /** The same without buttons; null: it was posted by an earlier run. */
  readonly rest: Body | null
}

/** How far a match is told. */
interface ThreadState {
  /** The turn that is going on, as far as it is told. */
  readonly now: TurnEvents
  /** The newest message; null: there is none. */
  readonly posted: TurnMessage | null
  /** The notices that are told. */
  readonly notices: ReadonlySet<string>
}

/** Plays in no match, and so is told only what anybody may know. */
const ANYBODY: PersonId = ''
/** How far back the message of a turn is looked for. */
const LOOK_BACK = 20
/** More matches than these are not kept in mind. */
const MOST_KEPT = 500

type Story = Extract<Notice, { kind: 'story' }>

/** Writes the turns of matches into their threads. */
export class TurnMessages {
  readonly #app: App
  readonly #startedAt: Date
  readonly #told = new Map<string, ThreadState>()

  constructor(app: App) {
    this.#app = app
    this.#startedAt = app.clock.now()
  }

  /** Tells events in the thread: in the message of their turn, and in a new one for each turn that they begin. */
  async tell(notice: Story, sight: Sight, spoken: Public, threadId: string): Promise<void> {
    const { match } = sight
    const known = this.#told.get(match.id) ?? (await this.#remembered(notice, sight, spoken, threadId))
    if (known.notices.has(notice.id)) return
    const game = gameOf(this.#app.games, match.terms.game)
    const { undoes } = notice
    const turns =
      undoes === undefined
        ? turnsAfter(game, known.now, notice.events, spoken.voice)
        : await this.#goneBack({ ...notice, undoes }, sight, known, spoken)
    const isNews = ({ number, events }: TurnEvents) =>
      undoes !== undefined || events.length > (number === known.now.number ? known.now.events.length : 0)
    let posted = undoes === undefined ? known.posted : crossedOut(known.posted, turns)
    for (const [at, turn] of turns.entries())
      if (isNews(turn)) posted = await this.#show(turn, posted, { sight, spoken, threadId, once: `${notice.id}:${at}` })
    if (this.#told.size >= MOST_KEPT) this.#told.clear()
    const now = turns.at(-1) ?? known.now
    this.#told.set(match.id, { now, posted, notices: new Set([...known.notices, notice.id]) })
  }

  /** The turns from the one that goes on, once rows of the log are undone: what no longer counts is in none of them. */
  async #goneBack(
    { row: seq, events, undoes }: Pick<Story, 'row' | 'events'> & { readonly undoes: number },
    { match }: Sight,
    { now }: ThreadState,
    { voice }: Public,
  ): Promise<readonly TurnEvents[]> {
    const game = gameOf(this.#app.games, match.terms.game)
    const rows = (await this.#app.matches.history(match.id, ANYBODY)) ?? []
    const turns = turnsOf(game, [...rows.filter((row) => row.seq < seq), { seq, events, undoes }], voice)
    return turns.filter(({ number, undone }) => number >= now.number && undone !== true)
  }

  /** Takes the buttons away from the newest message: the match is over. */
  async end(sight: Sight, spoken: Public, threadId: string, once: string): Promise<void> {
    const known = this.#told.get(sight.match.id) ?? (await this.#remembered(null, sight, spoken, threadId))
    this.#told.delete(sight.match.id)
    if (known.posted !== null) await this.#retire(known.posted, { sight, spoken, threadId, once })
  }

  async #show(turn: TurnEvents, posted: TurnMessage | null, place: Place): Promise<TurnMessage | null> {
    // An earlier run has told it, and the turn after it.
    if (posted !== null && posted.turn.number > turn.number) return posted
    const drawn = await this.#drawn(turn, place, place.sight.match.status === 'over')
    const rest = drawn === null ? null : restOf(drawn)
    if (drawn === null || rest === null) return posted
    const { threadId, once, sight, spoken } = place
    const body = sight.match.status === 'over' ? rest : newestOf(drawn, turn, sight, spoken)
    if (posted?.turn.number === turn.number) {
      if (await this.#edited(threadId, posted.messageId, body)) return { turn, messageId: posted.messageId, rest }
    }
    // The players have a call of their own, and a turn grows in its place: nobody is to be notified of each.
    const messageId = await this.#app.messenger.post(threadId, { ...body, silent: true }, once)
    if (posted === null || posted.turn.number === turn.number) return { turn, rest, messageId }
    // Posted again under the same nonce, it is the message of an earlier try: a newer one must not lose its buttons.
    if (BigInt(messageId) < BigInt(posted.messageId)) return posted
    await this.#retire(posted, place)
    return { turn, rest, messageId }
  }

  /** An earlier turn stays as it is told, without buttons. */
  async #retire({ turn, messageId, rest }: TurnMessage, place: Place): Promise<void> {
    const drawn = rest === null ? await this.#drawn(turn, place, true) : null
    const body = rest ?? (drawn === null ? null : restOf(drawn))
    if (body === null) return
    if (!(await this.#edited(place.threadId, messageId, body)))
      this.#app.log.info({ match: place.sight.match.id }, 'an earlier turn keeps its buttons')
  }

  /** @returns false if the message is gone, or can't be changed any more */
  async #edited(threadId: string, messageId: string, body: Body): Promise<boolean> {
    try {
      await this.#app.messenger.edit(threadId, messageId, body)
      return true
    } catch (error) {
      const meaning = meaningOf(error)
      if (meaning === null || meaning === 'later') throw error
      return false
    }
  }

  /** A turn in words, with a picture of its clash; null where there is nothing to tell. */
  async #drawn(turn: TurnEvents, { sight, spoken }: Place, over: boolean): Promise<TurnView | null> {
    const { match, view } = sight
    const { voice, language, names } = spoken
    const game = gameOf(this.#app.games, match.terms.game)
    const told = toldTurn(game, turn, voice, match.outcome, view)
    const watched = { game, view, reader: 'spectator', language, names } as const
    const file = await momentFile(this.#app, watched, (moments, plain) => momentOf(moments, turn, view, plain, over))
    const words = turnWords(told, file !== null)
    return words === '' ? null : { told, words, file }
  }

  /** How far a match was told before a notice, from its log and its thread. @param fresh null: all of it is told */
  async #remembered(
    fresh: Pick<Story, 'events' | 'row' | 'at'> | null,
    { match }: Sight,
    { voice }: Public,
    threadId: string,
  ): Promise<ThreadState> {
    const game = gameOf(this.#app.games, match.terms.game)
    const rows = (await this.#app.matches.history(match.id, ANYBODY)) ?? []
    const before = fresh === null ? rows : rows.filter(({ seq }) => seq < fresh.row)
    const turns = turnsOf(game, before, voice)
    const told = { now: turns.at(-1) ?? OPENING, posted: null, notices: new Set<string>() }
    // The first story of a match that has just begun: nothing can stand there yet.
    if (before.length === 0 && fresh !== null && fresh.at >= this.#startedAt) return told
    // An earlier run may have told more than these events follow.
    const posted = await this.#find(threadId, turnsOf(game, rows, voice), (turn, { parts, words }) => {
      if (turnIn(parts, match.id) === turn.number) return true
      // The last turns of a match have no buttons any more.
      return isTitled(words, toldTurn(game, turn, voice, match.outcome))
    })
    return { ...told, posted }
  }

  /** The newest message that tells one of these turns. */
  async #find(
    threadId: string,
    turns: readonly TurnEvents[],
    tells: (turn: TurnEvents, message: ThreadMessage) => boolean,
  ): Promise<TurnMessage | null> {
    let messages: readonly APIMessage[]
    try {
      messages = await this.#app.messenger.latest(threadId, LOOK_BACK)
    } catch (error) {
      if (meaningOf(error) === null) throw error
      return null
    }
    for (const { id: messageId, author, content, components = [] } of messages) {
      if (author.id !== this.#app.botId) continue
      const [first] = components
      const words = first?.type === ComponentType.TextDisplay ? first.content : content
      const turn = turns.findLast((one) => tells(one, { parts: components, words }))
      if (turn !== undefined) return { turn, messageId, rest: null }
    }
    return null
  }
}

/** A message of the thread: its parts, and the words with which it begins. */
interface ThreadMessage {
  readonly parts: Components
  readonly words: string
}

type Components = NonNullable<APIMessage['components']>

/** A turn as it stands in its message. */
interface TurnView {
  readonly told: ToldTurn
  readonly words: string
  readonly file: BodyFile | null
}

function bodyOf({ told, words, file }: TurnView, waits: readonly string[], buttons: readonly MessagePart[]): Body {
  const small = smallWords(told, waits)
  const shown: readonly MessagePart[] = file === null ? [] : [picture(file)]
  return {
    components: [text(words), ...shown, ...(small === '' ? [] : [text(small)]), ...buttons],
    ...(file === null ? {} : { files: [file] }),
  }
}

/** The newest message, whose turn no longer counts where the match has gone back to an earlier one: only its title stays. */
function crossedOut(posted: TurnMessage | null, turns: readonly TurnEvents[]): TurnMessage | null {
  if (posted === null || turns.some(({ number }) => number === posted.turn.number)) return posted
  const [first] = posted.rest?.components ?? []
  const title =
    first?.type === ComponentType.TextDisplay ? first.content.split('\n')[0]?.replace(/^#+ |\*\*/g, '') : null
  return title == null ? posted : { ...posted, rest: { components: [text(`-# ~~${title}~~`)] } }
}

/** A turn that is told. */
const restOf = (drawn: TurnView): Body => bodyOf(drawn, [], [])

/** The newest turn, with the seats to play and the ways to the table. */
const newestOf = (drawn: TurnView, turn: TurnEvents, sight: Sight, spoken: Public): Body =>
  bodyOf(drawn, waitsOf(sight, spoken), [buttonsOf(sight.match, spoken, turn)])

/** Where and how a turn is told. */
interface Place {
  readonly sight: Sight
  readonly spoken: Public
  readonly threadId: string
  readonly once: string
}

/** The seats that are to play, and their time. */
const waitsOf = ({ calls, match }: Sight, { voice, language }: Public): string[] =>
  calls.map((sitting) => waitsFor(match, sitting, voice, speak(language)))

const buttonsOf = ({ id }: MatchRecord, { language }: Public, { number }: TurnEvents) =>
  row(
    button(customId('open', id), speak(language)('thread.my-move'), 'main'),
    lookButton(id, language),
    detailsButton(id, language, { turn: number }),
  )

/** The turn that a message tells, by its button; null: none of this match. */
function turnIn(components: Components, matchId: string): number | null {
  const ids = components.flatMap((part) =>
    part.type === ComponentType.ActionRow
      ? part.components.flatMap((one) => ('custom_id' in one ? [one.custom_id] : []))
      : [],
  )
  for (const id of ids) {
    const { kind, parts = [] } = readCustomId(id) ?? {}
    const turn = kind === 'told' && parts[0] === matchId ? turnNamed(parts[1]) : null
    if (turn !== null) return turn
  }
  return null
}
