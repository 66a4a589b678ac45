/** Clicks on the panel on which admins set up their server. */
import type { ChannelType } from 'discord-api-types/v10'
import { isRefusal, LANGUAGES } from '../../contract/index.ts'
import { findGame } from '../../games/games.ts'
import { limited } from '../../limits/limits.ts'
import { type Key, speak } from '../../locales/index.ts'
import { RATED_WAYS, REVEAL_WAYS, type ServerSettings } from '../../servers/server.ts'
import { actionOf } from '../acts/acts.ts'
import { clockNamed, timeTermsOf } from '../challenge/clock-choices.ts'
import { type App, refusalText } from '../shell/app.ts'
import { CHALLENGE_CHANNELS, holdsOf, MATCH_CHANNELS, MESSAGE_CHANNELS } from '../shell/channel-kinds.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { text } from '../shell/components.ts'
import { meaningOf } from '../shell/discord-errors.ts'
import { split } from '../shell/game-options.ts'
import { type IncomingClick, type IncomingRequest, inPlace, type Request } from '../shell/requests.ts'
import { sayFirstWords } from './first-words.ts'
import { ALLOWED, SECTIONS, type Section, setupPanel, UNCHOSEN } from './setup-panel.ts'

interface Extras {
  readonly section?: Section | null
  readonly note?: string | undefined
}

const sectionNamed = (name: string | undefined): Section | null => SECTIONS.find((one) => one === name) ?? null

/** Channels for public messages: the chosen ones, or the channel of the request. */
function channelsOf(settings: ServerSettings, { parentId, place }: IncomingRequest): string[] {
  const { challengeChannels, matchChannel, boardChannel } = settings
  const chosen = [...challengeChannels, ...[matchChannel, boardChannel].filter((one) => one !== null)]
  return chosen.length === 0 ? [parentId ?? place.channelId] : [...new Set(chosen)]
}

/** The server that a person may set up from here; null, with a refusal to them, if they may not. */
async function serverFor({ incoming, tell }: Request): Promise<string | null> {
  const say = speak(incoming.language)
  const { guildId } = incoming.place
  if (guildId === null) await tell(say('setup.dm'))
  else if (incoming.manages !== true) await tell(say('setup.not-yours'))
  else return guildId
  return null
}

/** Shows the settings of a server to a person who may change them. */
export async function showSetup(request: Request, app: App, { section = null, note }: Extras = {}): Promise<void> {
  const guildId = await serverFor(request)
  if (guildId === null) return
  const { incoming } = request
  const settings = app.servers.of(guildId)
  const seen = await app.places.look(guildId, app.botId, channelsOf(settings, incoming))
  const { games } = app
  const letters = await app.deadLetters.of(guildId)
  const pausedSince = await app.hostDesk.pausedSince(guildId)
  const { language } = incoming
  await request.show(setupPanel({ guildId, settings, games, letters, language, section, seen, note, pausedSince }))
}

// ---------------------------------------------------------------- changing

/** The setting that a pick changes; null if it is none of ours. */
function meant(
  app: App,
  { place, values }: IncomingClick,
  section: Section,
  [gameId = '', rule = '']: readonly string[],
): Partial<ServerSettings> | null {
  const [picked] = values
  switch (section) {
    case 'challenges':
      return { challengeChannels: values }
    case 'threads':
      return { matchChannel: picked ?? null }
    case 'role':
      return { challengerRole: picked ?? null }
    case 'leagues':
      return { leagueRoles: values }
    case 'language':
      return { language: LANGUAGES.find((one) => one === picked) ?? null }
    case 'time':
      return timeMeant(picked)
    case 'format':
      return formatMeant(app, picked)
    case 'rules':
      return picked === undefined ? null : rulesMeant(app, app.servers.of(place.guildId), gameId, rule, picked)
    case 'rated': {
      const rated = RATED_WAYS.find((way) => way === picked)
      return rated === undefined ? null : { rated }
    }
    case 'reveals': {
      const reveals = REVEAL_WAYS.find((way) => way === picked)
      return reveals === undefined ? null : { reveals }
    }
    case 'suggestions': {
      const way = ALLOWED.find((one) => one === picked)
      return way === undefined ? null : { suggestions: way === 'on' }
    }
    case 'board':
      return { boardChannel: picked ?? null }
  }
}

function timeMeant(picked: string | undefined): Partial<ServerSettings> | null {
  const chosen = clockNamed(picked ?? '')
  if (chosen === null) return null
  const { sittingMs, clock = null } = timeTermsOf(chosen)
  return { sittingMs, clock }
}

/** Rules belong to a game: another game has its own. */
function formatMeant(app: App, picked: string | undefined): Partial<ServerSettings> | null {
  const [id, format] = split(picked)
  const game = id === undefined ? undefined : findGame(app.games, id)
  if (game === undefined || format === undefined || !game.formats.includes(format)) return null
  return { format: { game: game.id, format } }
}

function rulesMeant(
  app: App,
  { format, rules }: ServerSettings,
  gameId: string,
  rule: string,
  picked: string,
): Partial<ServerSettings> | null {
  const game = findGame(app.games, gameId)
  const choice = game?.ruleChoices.find(({ id }) => id === rule)
  if (game === undefined || choice === undefined) return null
  if (picked !== UNCHOSEN && !choice.values.some(({ id }) => id === picked)) return null
  const { [rule]: _, ...others } = format === null || format.game === game.id ? rules : {}
  const changed = picked === UNCHOSEN ? others : { ...others, [rule]: picked }
  return { rules: changed, format: format ?? { game: game.id, format: game.formats[0] ?? '' } }
}

/** Returns why a change names what is not of this server, or is of another kind; null if it does not. */
async function strayIn(app: App, guildId: string, changed: Partial<ServerSettings>): Promise<Key | null> {
  const { challengeChannels = [], matchChannel, boardChannel, challengerRole, leagueRoles = [] } = changed
  const channels: readonly (readonly [string | null | undefined, readonly ChannelType[]])[] = [
    ...challengeChannels.map((one) => [one, CHALLENGE_CHANNELS] as const),
    [matchChannel, MATCH_CHANNELS],
    [boardChannel, MESSAGE_CHANNELS],
  ]
  for (const [id, types] of channels) {
    if (id == null) continue
    const channel = await app.members.channel(id)
    if (channel === null || channel.guild_id !== guildId || !types.includes(channel.type)) return 'setup.stray-channel'
  }
  const roles = [...leagueRoles, ...(challengerRole == null ? [] : [challengerRole])]
  if (roles.length === 0) return null
  const known = (await app.members.server(guildId))?.roles.map(({ id }) => id) ?? []
  return roles.every((role) => known.includes(role)) ? null : 'setup.stray-role'
}

async function change(
  request: Request<IncomingClick>,
  app: App,
  section: Section,
  about: readonly string[],
): Promise<void> {
  const guildId = await serverFor(request)
  if (guildId === null) return
  const { incoming } = request
  const say = speak(incoming.language)
  const changed = meant(app, incoming, section, about)
  if (changed === null) return request.tell(say('error.button'))
  const stray = await strayIn(app, guildId, changed)
  if (stray !== null) return request.tell(say(stray))
  const before = app.servers.of(guildId)
  // The rules of another game mean nothing here.
  const other =
    changed.format !== undefined && changed.format?.game !== before.format?.game && changed.rules === undefined
  const done = await limited(
    app.limits,
    async (take) =>
      (await take([{ limit: 'serverSettings', of: { server: guildId } }])) ??
      app.servers.change(guildId, other ? { ...changed, rules: {} } : changed),
  )
  const note = isRefusal(done) ? refusalText(done, incoming.language, undefined) : say('setup.saved')
  const { challengeChannels = [] } = changed
  const added = challengeChannels.filter((id) => !before.challengeChannels.includes(id))
  if (!isRefusal(done)) await sayFirstWords(app, guildId, added)
  return showSetup(request, app, { section, note })
}

// ---------------------------------------------------------------- trying

/** Writes a test message into each channel and deletes it again. */
async function test(request: Request<IncomingClick>, app: App, section: Section | null): Promise<void> {
  const guildId = await serverFor(request)
  if (guildId === null) return
  const { incoming } = request
  const say = speak(incoming.language)
  const full = await app.limits.take([{ limit: 'serverTests', of: { server: guildId } }])
  if (isRefusal(full))
    return showSetup(request, app, { section, note: refusalText(full, incoming.language, undefined) })
  const channels = await messageChannels(app, channelsOf(app.servers.of(guildId), incoming))
  const there = speak(app.guildLanguage(guildId))
  const tried = await Promise.all(
    channels.map(async (id) => ({ id, ok: await tryIn(app, id, there('setup.test.message'), incoming.id) })),
  )
  const named = (ok: boolean) => tried.filter((one) => one.ok === ok).map(({ id }) => `<#${id}>`)
  const lines = [
    ...(named(true).length === 0 ? [] : [say('setup.tested', { channels: named(true).join(', ') })]),
    ...(named(false).length === 0 ? [] : [say('setup.test.failed', { channels: named(false).join(', ') })]),
  ]
  return showSetup(request, app, { section, note: lines.join(' ') })
}

/** Channels that take ordinary messages, and those that are gone; a forum would keep its test as a post. */
async function messageChannels({ places }: App, channels: readonly string[]): Promise<readonly string[]> {
  const tried = await Promise.all(
    channels.map(async (id) => {
      try {
        return holdsOf((await places.holding(id)).type) === 'posts' ? [] : [id]
      } catch (error) {
        if (meaningOf(error) === null) throw error
        return [id]
      }
    }),
  )
  return tried.flat()
}

async function tryIn({ messenger, log }: App, channelId: string, words: string, once: string): Promise<boolean> {
  try {
    const messageId = await messenger.post(
      channelId,
      { components: [text(words)], silent: true },
      `${once}:${channelId}`,
    )
    await messenger.remove(channelId, messageId)
    return true
  } catch (error) {
    const meaning = meaningOf(error)
    if (meaning === null || meaning === 'later') throw error
    log.info({ err: error, channel: channelId }, 'a test message could not be posted')
    return false
  }
}

/** Tries the refused notices of the server again. */
async function tryAgain(request: Request<IncomingClick>, app: App): Promise<void> {
  const guildId = await serverFor(request)
  if (guildId === null) return
  const { language } = request.incoming
  const full = await app.limits.take([{ limit: 'refusedMessages', of: { server: guildId } }])
  if (isRefusal(full)) return showSetup(request, app, { note: refusalText(full, language, undefined) })
  const count = await app.deadLetters.again(guildId)
  return showSetup(request, app, { note: speak(language)('letters.tried', { count }) })
}

/** `setup|what|…`: a control of the panel, which changes in its place. */
const setup: ClickHandler = {
  ack: inPlace,
  async run(request, [what, ...about], app) {
    const { incoming } = request
    const known = actionOf('setup', what)
    switch (known) {
      case 'open':
        return showSetup(request, app, { section: sectionNamed(incoming.values[0]) })
      case 'check':
        return showSetup(request, app, { section: sectionNamed(about[0]) })
      case 'again':
        return tryAgain(request, app)
      case 'test':
        return test(request, app, sectionNamed(about[0]))
      case null:
        return request.tell(speak(incoming.language)('error.button'))
      default:
        // All others are sections: a row that is none does not compile.
        return change(request, app, known, about)
    }
  },
}

/** Clicks on the panel of a server. */
export const setupClicks: Clicks = { setup }
