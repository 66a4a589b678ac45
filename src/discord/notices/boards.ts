/**
 * Boards: one message a server that lists its games, in the channel that an admin has chosen. A board is looked at once a
 * minute and edited only if it has changed, so that it has at most one edit a minute.
 */

import { createHash } from 'node:crypto'
import { type APIMessage, ComponentType } from 'discord-api-types/v10'
import { LANGUAGES, type Language } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import type { Correction } from '../../league-play/api.ts'
import { speak } from '../../locales/index.ts'
import type { MatchRecord } from '../../matches/api.ts'
import type { BoardMessage, ServerId, ServerSettings } from '../../servers/server.ts'
import { countedLine, ruledLine } from '../replay/corrected-words.ts'
import type { App } from '../shell/app.ts'
import { type Body, text } from '../shell/components.ts'
import { meaningOf } from '../shell/discord-errors.ts'
import { firstLines } from '../shell/text-limits.ts'
import { publicVoice } from '../table/voices.ts'
import { waitsFor } from '../table/waiting-words.ts'

const EVERY_MS = 60_000
const MOST = { running: 12, over: 5 }
const ROOM = 3500

const titleIn = (language: Language): string => `### 🎲 ${speak(language)('board.title')}`
const TITLES = LANGUAGES.map(titleIn)
/** This many of the last messages of a channel are searched for a board that an earlier run has left. */
const LOOK_BACK = 30

type BoardApp = Pick<
  App,
  | 'games'
  | 'leagues'
  | 'matches'
  | 'servers'
  | 'members'
  | 'messenger'
  | 'clock'
  | 'log'
  | 'people'
  | 'guildLanguage'
  | 'botId'
>

/** Keeps the boards of all servers. */
export class Boards {
  readonly #app: BoardApp
  readonly #mine: () => boolean
  /** The digest and the place of each board. */
  readonly #shown = new Map<ServerId, BoardMessage & { readonly digest: string }>()
  #cancel: () => void = () => {}
  #running: Promise<void> = Promise.resolve()
  /** A look follows the one that is on its way; more would show the same. */
  #follows = false

  /** @param mine whether this process keeps the boards now */
  constructor(app: BoardApp, mine: () => boolean = () => true) {
    this.#app = app
    this.#mine = mine
  }

  /** Looks at all boards now, and again every minute, as long as this process keeps them. */
  start(): void {
    if (!this.#mine()) this.#shown.clear()
    else if (!this.#follows) {
      this.#follows = true
      this.#running = this.#running.then(() => this.#look())
    }
    const { clock } = this.#app
    this.#cancel = clock.wake(new Date(clock.now().getTime() + EVERY_MS), () => this.start())
  }

  /** Ends it; resolves when nothing is on its way. */
  async stop(): Promise<void> {
    this.#cancel()
    await this.#running
  }

  /** One look after the other: two at once would post two messages where there is none yet. */
  async #look(): Promise<void> {
    this.#follows = false
    try {
      await this.#refresh()
    } catch (error) {
      this.#app.log.error({ err: error }, 'the boards could not be looked at')
    }
  }

  /** Brings every board up to date. A board that fails stops no other. */
  async #refresh(): Promise<void> {
    const boards = this.#app.servers.boards()
    const wanted = new Set(boards.map(([server]) => server))
    for (const [server, message] of this.#shown)
      if (!wanted.has(server)) await this.#safely(server, () => this.#remove(server, message))
    for (const [server, settings] of boards) await this.#safely(server, () => this.#update(server, settings))
  }

  async #safely(server: ServerId, act: () => Promise<void>): Promise<void> {
    try {
      await act()
    } catch (error) {
      this.#app.log.info({ err: error, server }, 'a board stays as it was')
    }
  }

  async #update(server: ServerId, { boardChannel: channelId }: ServerSettings): Promise<void> {
    if (channelId === null) return
    const body = await boardBody(this.#app, server, channelId)
    const digest = createHash('sha256').update(JSON.stringify(body)).digest('hex')
    const known = this.#shown.get(server)
    if (known?.digest === digest && known.channelId === channelId) return
    const { messenger, servers } = this.#app
    const before = known ?? (await servers.boardOf(server)) ?? (await this.#left(channelId))
    const stays = before !== null && before.channelId === channelId && (await this.#edited(before, body))
    if (before !== null && stays && known !== undefined) return void this.#shown.set(server, { ...before, digest })
    if (before !== null && !stays) await messenger.remove(before.channelId, before.messageId)
    const once = `board:${server}:${digest}`
    const messageId =
      before !== null && stays ? before.messageId : await messenger.post(channelId, { ...body, silent: true }, once)
    // Another process keeps the boards by now, and knows nothing of this message.
    if (!(await servers.keepBoard(server, { channelId, messageId }))) return messenger.remove(channelId, messageId)
    this.#shown.set(server, { channelId, messageId, digest })
  }

  /** A board that was posted, and could not be kept: the program was killed, or the database was down. */
  async #left(channelId: string): Promise<BoardMessage | null> {
    const { messenger, botId } = this.#app
    try {
      const messages = await messenger.latest(channelId, LOOK_BACK)
      const left = messages.find((message) => message.author.id === botId && isBoard(message))
      return left === undefined ? null : { channelId, messageId: left.id }
    } catch (error) {
      // Where nothing may be read the nonce alone keeps it from being posted twice.
      if (meaningOf(error) !== 'forbidden') throw error
      return null
    }
  }

  async #remove(server: ServerId, { channelId, messageId }: BoardMessage): Promise<void> {
    this.#shown.delete(server)
    await this.#app.messenger.remove(channelId, messageId)
    await this.#app.servers.keepBoard(server, null)
  }

  /** @returns false if the message is gone, or can't be changed any more */
  async #edited({ channelId, messageId }: BoardMessage, body: Body): Promise<boolean> {
    try {
      await this.#app.messenger.edit(channelId, messageId, body)
      return true
    } catch (error) {
      const meaning = meaningOf(error)
      if (meaning !== 'gone' && meaning !== 'worn') throw error
      return false
    }
  }
}

/** Whether a message is a board, in any language. */
const isBoard = ({ components = [] }: Pick<APIMessage, 'components'>): boolean =>
  components.some(
    (part) => part.type === ComponentType.TextDisplay && TITLES.some((title) => part.content.startsWith(title)),
  )

/** The words of a board: running games, and the last results. */
async function boardBody(app: BoardApp, server: ServerId, channelId: string): Promise<Body> {
  const say = speak(app.guildLanguage(server))
  const all = await app.matches.inServer(server, MOST)
  const [running, over] = await Promise.all([
    openMatches(app, server, channelId, all.running),
    openMatches(app, server, channelId, all.over),
  ])
  const corrections = await app.leagues.corrections([...running, ...over].map(({ id }) => id))
  const [now, ended] = await Promise.all([
    Promise.all(running.map((match) => runningLine(app, match, corrections.get(match.id)))),
    Promise.all(over.map((match) => resultLine(app, match, corrections.get(match.id)))),
  ])
  const lines = [
    titleIn(app.guildLanguage(server)),
    `**${say('board.running')}**`,
    ...(now.length === 0 ? [say('board.none')] : now),
    ...(ended.length === 0 ? [] : [`**${say('board.over')}**`, ...ended]),
  ]
  return { components: [text(firstLines(lines, ROOM))] }
}

/** Returns the matches whose channel everybody sees who sees the board: it names no others. */
async function openMatches(
  app: BoardApp,
  server: ServerId,
  board: string,
  matches: readonly MatchRecord[],
): Promise<readonly MatchRecord[]> {
  const open = await Promise.all(
    matches.map(({ threadId, place }) => app.members.seenByAll(server, board, threadId ?? place.channelId)),
  )
  return matches.filter((_, at) => open[at])
}

const linkTo = ({ threadId }: MatchRecord): string => (threadId === null ? '' : ` · <#${threadId}>`)

/** The players, the game, and the seats that are to play; once its league has ended the game by a ruling, its result. */
async function runningLine(app: BoardApp, match: MatchRecord, ruling?: Correction): Promise<string> {
  const { voice, language } = await publicVoice(app, match)
  const game = gameOf(app.games, match.terms.game)
  const who = game.seats.map((seat) => voice.names[seat] ?? seat).join(' – ')
  const sight = ruling === undefined ? await app.matches.sightOf(match.id, 'spectator') : null
  const waits = (sight?.calls ?? []).map((sitting) => waitsFor(match, sitting, voice, speak(language)))
  const below = ruling === undefined ? waits : [ruledLine(ruling, voice)]
  return [`• **${who}** · ${game.words.title(language)}${linkTo(match)}`, ...below.map((line) => `-# ${line}`)].join(
    '\n',
  )
}

/** The result as it counts, with the one that was played where a ruling has changed it. */
async function resultLine(app: BoardApp, match: MatchRecord, correction?: Correction): Promise<string> {
  const { voice } = await publicVoice(app, match)
  const game = gameOf(app.games, match.terms.game)
  const outcome = match.outcome === null ? '' : game.words.outcome(match.outcome, voice)
  return `• ${countedLine(correction, outcome, voice)}${linkTo(match)}`
}
