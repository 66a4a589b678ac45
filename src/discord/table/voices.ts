/** The languages in which a match speaks to everybody and to each player, and the players' names in them. */
import type { Language, Seat } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import type { MatchRecord } from '../../matches/api.ts'
import { type App, namesIn } from '../shell/app.ts'
import { literal } from '../shell/text-limits.ts'
import { called, type SpokenVoice } from './player-names.ts'

type Speaks = Pick<App, 'games' | 'people' | 'guildLanguage'>

/** The voice, titles and names for messages to everybody. */
export interface Public {
  readonly voice: SpokenVoice
  /** Each person with their seat. */
  readonly titles: Readonly<Record<Seat, string>>
  /** Display names, not escaped. */
  readonly names: Readonly<Record<Seat, string>>
  readonly language: Language
}

/** Returns the voice of a match for messages to everybody, in the guild's language. */
export async function publicVoice(app: Speaks, match: MatchRecord): Promise<Public> {
  const language = app.guildLanguage(match.place.guildId)
  const names = await namesIn(app, match, language)
  const spoken = called(gameOf(app.games, match.terms.game), names, language)
  return { voice: { language, names: spoken.names, reader: 'spectator' }, titles: spoken.titles, names, language }
}

/** The voice and names for messages to one person. */
export interface Own {
  readonly voice: SpokenVoice
  /** Display names, not escaped. */
  readonly names: Readonly<Record<Seat, string>>
  readonly language: Language
}

/** Returns the voice for the person of a seat, in their own language as far as it is known, else the guild's. */
export async function ownVoice(app: Speaks, match: MatchRecord, seat: Seat): Promise<Own> {
  const otherwise = app.guildLanguage(match.place.guildId)
  const language = await app.people.language(match.players[seat] ?? '', otherwise)
  const names = await namesIn(app, match, language)
  const escaped = Object.fromEntries(Object.entries(names).map(([one, name]) => [one, literal(name)]))
  return { voice: { language, names: escaped, reader: seat }, names, language }
}
