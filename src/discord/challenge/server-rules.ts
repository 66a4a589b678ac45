/** Applies the settings of a server to requests there. */

import type { AnyGame } from '../../games/games.ts'
import { speak } from '../../locales/index.ts'
import type { ChannelPlace, MatchRecord, PersonId, Terms } from '../../matches/api.ts'
import { isPractice } from '../../matches/practice/practice.ts'
import { DAY_MS, HOUR_MS } from '../../time/lengths.ts'
import type { App } from '../shell/app.ts'
import { meaningOf } from '../shell/discord-errors.ts'
import type { IncomingRequest } from '../shell/requests.ts'
import { challengePlace, whyNoChallenge, whyThreadless } from './spots.ts'

/** Times that can be chosen for a sitting; the first is the usual one. */
export const TIMES = [3 * DAY_MS, HOUR_MS, 12 * HOUR_MS, DAY_MS, 2 * DAY_MS, 5 * DAY_MS, 7 * DAY_MS] as const

type HasServers = Pick<App, 'servers'>

/** The channel of a request; for a thread, the channel that holds it. */
const channelOf = ({ place, parentId }: IncomingRequest): string => parentId ?? place.channelId

const isOpen = (app: HasServers, incoming: IncomingRequest): boolean => {
  const { challengeChannels } = app.servers.of(incoming.place.guildId)
  return challengeChannels.length === 0 || challengeChannels.includes(channelOf(incoming))
}

/** Why somebody may not challenge people at all; null if they may. */
function barredByRole(app: HasServers, { place, roles = [], language }: IncomingRequest): string | null {
  const { challengerRole } = app.servers.of(place.guildId)
  if (challengerRole === null || roles.includes(challengerRole)) return null
  return speak(language)('setup.barred.role', { role: `<@&${challengerRole}>` })
}

/** Why somebody may not challenge here; null if they may. */
export function barred(app: HasServers, incoming: IncomingRequest, to: PersonId | null): string | null {
  if (isPractice(to)) return null
  const byRole = barredByRole(app, incoming)
  if (byRole !== null) return byRole
  if (isOpen(app, incoming)) return whyNoChallenge(app, incoming)
  return speak(incoming.language)('setup.barred.channel', { channels: channelsOf(app, incoming) })
}

const channelsOf = (app: HasServers, { place }: IncomingRequest): string =>
  app.servers
    .of(place.guildId)
    .challengeChannels.map((id) => `<#${id}>`)
    .join(', ')

/** Where a match against the practice opponent is played: without a thread if the server wants none. */
export function practicePlace(app: HasServers, incoming: IncomingRequest): ChannelPlace {
  const { guildId } = incoming.place
  const wanted = isOpen(app, incoming) || app.servers.of(guildId).matchChannel !== null
  const there = wanted && whyThreadless(app, incoming) === null
  return { ...challengePlace(incoming), guildId: there ? guildId : null }
}

/** A sentence for a match against the practice opponent that gets no thread here; null if it gets one. */
export function threadlessHere(app: HasServers, incoming: IncomingRequest): string | null {
  if (incoming.place.guildId === null || practicePlace(app, incoming).guildId !== null) return null
  const say = speak(incoming.language)
  const why = whyThreadless(app, incoming)
  return why === null
    ? say('setup.threadless', { channels: channelsOf(app, incoming) })
    : `${why} ${say('place.practice')}`
}

/** The terms of a challenge that names none, for this game. */
export function usualTerms(
  app: HasServers,
  { place }: Pick<IncomingRequest, 'place'>,
  game: AnyGame,
): Omit<Terms, 'rated'> {
  const { format, rules, sittingMs, clock } = app.servers.of(place.guildId)
  const ours = format?.game === game.id && game.formats.includes(format.format)
  return {
    game: game.id,
    format: ours ? format.format : (game.formats[0] ?? ''),
    rules: ours ? rules : {},
    sittingMs: sittingMs ?? TIMES[0],
    ...(clock === null ? {} : { clock }),
  }
}

/** The game of a challenge that names none. */
export const usualGame = (app: Pick<App, 'servers' | 'games'>, { place }: IncomingRequest): string => {
  const { format } = app.servers.of(place.guildId)
  const known = Object.keys(app.games)
  return format !== null && known.includes(format.game) ? format.game : (known[0] ?? '')
}

/** Whether a match between two people is rated; a sentence if the requested choice is not allowed. */
export function ratedHere(
  app: HasServers,
  { place, language }: Pick<IncomingRequest, 'place' | 'language'>,
  wanted: boolean | undefined,
): boolean | string {
  const { rated } = app.servers.of(place.guildId)
  if (rated === 'all' && wanted === false) return speak(language)('setup.rated.all-here')
  if (rated === 'none' && wanted === true) return speak(language)('setup.rated.none-here')
  return rated === 'all' || (rated === 'asked' && wanted === true)
}

/** The choices of a challenge besides its rules; left out: as usual. */
interface RequestedTerms {
  readonly suggestions?: boolean | undefined
  readonly opens?: boolean | undefined
}

/** The parts of the terms that players choose beside the rules of the game. */
type ChosenTerms = Required<Pick<Terms, 'rated' | 'suggestions' | 'opens'>>

/**
 * Returns whether turns are suggested in a match, and hands are shown after it, as server and challenger want it. In a
 * rated match both are offered by the challenger; the opponent agrees by accepting the challenge.
 * @returns a sentence if a requested choice is not allowed
 */
export function chosenHere(
  app: HasServers,
  { place, language }: Pick<IncomingRequest, 'place' | 'language'>,
  rated: boolean,
  { suggestions, opens }: RequestedTerms,
): ChosenTerms | string {
  const { suggestions: allowed, reveals } = app.servers.of(place.guildId)
  const say = speak(language)
  if (!allowed && suggestions === true) return say('setup.suggestions.none-here')
  if (reveals === 'all' && opens === false) return say('setup.open.all-here')
  if (reveals === 'none' && opens === true) return say('setup.open.none-here')
  const shown = reveals === 'friendly' ? (opens ?? !rated) : reveals === 'all'
  return { rated, suggestions: allowed && (suggestions ?? !rated), opens: shown }
}

/** The same for a friendly match of which nobody has chosen anything. */
export function usuallyChosen(app: HasServers, { place }: Pick<IncomingRequest, 'place'>): ChosenTerms {
  const { suggestions, reveals } = app.servers.of(place.guildId)
  return { rated: false, suggestions, opens: reveals !== 'none' }
}

/** The same for a rematch, by the server's present settings. @param rated false for practice */
export function chosenAgain(app: HasServers, { place, terms }: MatchRecord, practice: boolean): ChosenTerms {
  const { rated: way, suggestions: allowed, reveals } = app.servers.of(place.guildId)
  const rated = !practice && (way === 'all' || (way === 'asked' && terms.rated))
  // Agreements of a friendly match say nothing about a rated one.
  const before: RequestedTerms = rated === terms.rated ? terms : {}
  const shown = reveals === 'friendly' ? (before.opens ?? !rated) : reveals === 'all'
  return { rated, suggestions: allowed && (before.suggestions ?? !rated), opens: shown }
}

/** Opens the thread of a match: where the server wants it, else in the channel of the challenge. @returns its id */
export async function openMatchThread(
  app: Pick<App, 'servers' | 'messenger' | 'log'>,
  { id, place }: MatchRecord,
  open: (channelId: string) => Promise<string>,
): Promise<string> {
  const { matchChannel } = app.servers.of(place.guildId)
  if (matchChannel === null || matchChannel === place.channelId) return open(place.channelId)
  try {
    return await open(matchChannel)
  } catch (error) {
    const meaning = meaningOf(error)
    if (meaning !== 'forbidden' && meaning !== 'gone') throw error
    app.log.warn({ err: error, match: id }, 'a match can not be told where the server wants it')
    return open(place.channelId)
  }
}
