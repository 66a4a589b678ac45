/** A league as one reader sees it, with everything that its panels need: names, language, time zone. */
import type { Language } from '../../../contract/index.ts'
import { type AnyGame, gameOf } from '../../../games/games.ts'
import type { LeagueReader, LeagueSight } from '../../../league-play/api.ts'
import type { League, PlayerId } from '../../../leagues/league.ts'
import { type Say, speak } from '../../../locales/index.ts'
import type { SafeText } from '../../../locales/safe-text.ts'
import type { App } from '../../shell/app.ts'
import type { IncomingRequest } from '../../shell/requests.ts'
import { literal } from '../../shell/text-limits.ts'

/** A league and its reader. */
export interface LeagueView {
  readonly sight: LeagueSight
  readonly league: League
  readonly game: AnyGame
  readonly language: Language
  readonly say: Say
  readonly now: Date
  /** The reader's time zone, in which days are told; that of the league where theirs is not known, and for everybody. */
  readonly zone: string
  /** Whether it is the reader's own: only then a text or picture tells them an hour in it. */
  readonly ownZone: boolean
  readonly names: ReadonlyMap<PlayerId, string>
  /** The reader's place; null for people without one, and for public messages. */
  readonly reader: PlayerId | null
  /** No pictures: the reader wants text alone, or none can be drawn. */
  readonly wordsOnly: boolean
  /** The person who reads; null: everybody. */
  readonly person: string | null
}

/** Returns the reader of a request. */
export function readerOf({ person, standing, place, roles = [], manages = false }: IncomingRequest): LeagueReader {
  const there = standing ?? { guildId: place.guildId, member: place.guildId !== null, roles, manages }
  return { person, guildId: there.guildId, member: there.member, roles: there.roles, manages: there.manages }
}

/** Returns the league as the person of a request sees it; null if there is none for them. */
export async function loadView(app: App, incoming: IncomingRequest, leagueId: string): Promise<LeagueView | null> {
  const reader = await app.rights.league(incoming, leagueId)
  const sight = reader === null ? null : await app.leagues.find(leagueId, readerOf(reader))
  return sight === null ? null : viewOf(app, sight, incoming)
}

/** Returns the view of a league that was just read or changed. */
export async function viewOf(
  app: App,
  sight: LeagueSight,
  { person, language }: Pick<IncomingRequest, 'person' | 'language'>,
): Promise<LeagueView> {
  const { zone, wordsOnly } = await app.persons.of(person)
  return {
    ...(await shared(app, sight, language)),
    zone: zone ?? sight.league.settings.zone,
    ownZone: zone !== null,
    reader: sight.player,
    wordsOnly: wordsOnly || app.pictures === null,
    person,
  }
}

/** Returns the view for public messages: nobody's own row, the language of the server. */
export async function publicView(app: App, sight: LeagueSight): Promise<LeagueView> {
  return {
    ...(await shared(app, sight, app.guildLanguage(sight.host.guildId))),
    zone: sight.league.settings.zone,
    ownZone: false,
    reader: null,
    wordsOnly: app.pictures === null,
    person: null,
  }
}

async function shared(app: App, sight: LeagueSight, language: Language) {
  const { league } = sight
  const say = speak(language)
  const named = league.players.map(async ({ id, person }) => [id, await app.people.name(person, language)] as const)
  const names = new Map(await Promise.all(named))
  return { sight, league, game: gameOf(app.games, league.settings.game), language, say, now: app.clock.now(), names }
}

/** Returns the name of a player as it is drawn: the reader is "You". */
export const playerNameOf = ({ names, reader, say }: LeagueView, id: PlayerId): string =>
  id === reader ? say('league.you') : (names.get(id) ?? say('league.someone'))

/** Returns the name of a player for a text: nothing in it is markup. */
export const namedIn = (view: LeagueView, id: PlayerId): SafeText => literal(playerNameOf(view, id))

/** Names as everybody reads them: a judge is no player here. */
export const withoutReader = (view: LeagueView): LeagueView => ({ ...view, reader: null })
