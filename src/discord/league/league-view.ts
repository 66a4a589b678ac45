/** A league as one reader sees it, with everything that its panels need: names, language, time zone. */
import { DateTime } from 'luxon'
import type { Language } from '../../contract/index.ts'
import { type AnyGame, gameOf } from '../../games/games.ts'
import type { LeagueReader, LeagueSight } from '../../league-play/api.ts'
import type { League, PlayerId } from '../../leagues/league.ts'
import { type Say, speak } from '../../locales/index.ts'
import { ours, type SafeText, safe } from '../../locales/safe-text.ts'
import { dateWords } from '../../time/date-words.ts'
import type { App } from '../shell/app.ts'
import type { Incoming } from '../shell/requests.ts'
import { literal } from '../shell/text-limits.ts'

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
export function readerOf({ person, standing, place, roles = [], manages = false }: Incoming): LeagueReader {
  const there = standing ?? { guildId: place.guildId, member: place.guildId !== null, roles, manages }
  return { person, guildId: there.guildId, member: there.member, roles: there.roles, manages: there.manages }
}

/** Returns the league as the person of a request sees it; null if there is none for them. */
export async function loadView(app: App, incoming: Incoming, leagueId: string): Promise<LeagueView | null> {
  const reader = await app.rights.league(incoming, leagueId)
  const sight = reader === null ? null : await app.leagues.find(leagueId, readerOf(reader))
  return sight === null ? null : viewOf(app, sight, incoming)
}

/** Returns the view of a league that was just read or changed. */
export async function viewOf(
  app: App,
  sight: LeagueSight,
  { person, language }: Pick<Incoming, 'person' | 'language'>,
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

const FRENCH = { first: 're', other: 'e' } as const
const ENGLISH = new Intl.PluralRules('en', { type: 'ordinal' })
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }

/** Returns a place as an ordinal: "3rd", « 3e ». */
export function ordinal(n: number, language: Language): string {
  if (language === 'fr') return `${n}${n === 1 ? FRENCH.first : FRENCH.other}`
  return `${n}${SUFFIXES[ENGLISH.select(n)] ?? 'th'}`
}

/** Returns a number as people write it: halves with a comma in French. */
export const numberIn = (value: number, language: Language, digits = 1): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value)

/** Returns a share as a percentage: "33%", « 33 % ». */
export const percentIn = (share: number, language: Language, digits = 1): string =>
  `${numberIn(share * 100, language, digits)}${language === 'fr' ? '\u00a0' : ''}%`

/** Returns points of games for a score: "1", "½", "1½". */
export const pointsText = (value: number): string =>
  value % 1 === 0.5 ? `${value > 1 ? Math.floor(value) : ''}½` : `${value}`

/** This many days around today a weekday alone names one day. */
const WEEK_DAYS = 6

/**
 * Returns a time in the reader's zone: "Tue 18:00"; with the date where the weekday could be another: "Tue 8 Jan 18:00". A
 * reader whose zone is not known reads how far away it is: "in 2 d 3 h".
 */
export function dayTime(
  { zone, ownZone, language, now }: Pick<LeagueView, 'zone' | 'ownZone' | 'language' | 'now'>,
  at: number,
): string {
  if (!ownZone) return distance(at - now.getTime(), language)
  const time = DateTime.fromMillis(at, { zone })
  const today = DateTime.fromJSDate(now, { zone }).startOf('day')
  const near = Math.abs(time.startOf('day').diff(today, 'days').days) <= WEEK_DAYS
  return dateWords(time, near ? 'ccc HH:mm' : 'ccc d LLL HH:mm', language)
}

/** Returns how far away a time is: "in 2 d 3 h", "2 d 3 h ago". */
function distance(ms: number, language: Language): string {
  const length = lengthLeft(Math.abs(ms), language)
  return speak(language)(ms < 0 ? 'league.ago' : 'league.ahead', { length })
}

/** Returns a time for a line of its own, which says whose it is: "Tue 18:00 your time", or "in 2 d 3 h". */
export const ownTime = (view: Pick<LeagueView, 'zone' | 'ownZone' | 'language' | 'now' | 'say'>, at: number): string =>
  view.ownZone ? view.say('league.my.until', { at: dayTime(view, at) }) : dayTime(view, at)

/** Returns a day in the reader's zone: "8 Jan". */
export const day = ({ zone, language }: Pick<LeagueView, 'zone' | 'language'>, at: number): string =>
  dateWords(DateTime.fromMillis(at, { zone }), 'd LLL', language)

/** Returns a Discord stamp, which each reader sees in their own zone. @param style `F` day and hour, `R` how long still */
export const stamp = (at: number, style: 'F' | 'R' | 'f' | 'D' = 'f'): SafeText =>
  safe`<t:${Math.floor(at / 1000)}:${ours(style)}>`

/** Returns the end of a headline over a long list: " · page 2/3"; nothing where there is one page. @param page from 0 */
export const pageSuffix = ({ say }: Pick<LeagueView, 'say'>, page: number, pages: number): SafeText =>
  pages > 1 ? safe` · ${say('pool.page', { page: page + 1, pages })}` : safe``

/** Returns a length of time as two units: "2 d 20 h". */
export function lengthLeft(ms: number, language: Language): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000))
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60]
  const d = language === 'fr' ? 'j' : 'd'
  if (days > 0) return hours === 0 ? `${days} ${d}` : `${days} ${d} ${hours} h`
  return hours > 0 ? `${hours} h` : `${rest} min`
}
