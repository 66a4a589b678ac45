/** In which language something is told to whom, and how the players of the match are named in it. */
import type { Language, Seat, Voice } from '../../contract/index.ts'
import type { MatchRecord } from '../../matches/api.ts'
import { type App, gameOf, namesIn } from '../shell/app.ts'
import { literal } from '../shell/text-limits.ts'
import { called } from './player-names.ts'

type Speaks = Pick<App, 'games' | 'people' | 'guildLanguage'>

/** What it takes to tell something to everybody. */
export interface Public {
  readonly voice: Voice
  /** Each person with their seat. */
  readonly titles: Readonly<Record<Seat, string>>
  /** As people call themselves, not escaped. */
  readonly names: Readonly<Record<Seat, string>>
  readonly language: Language
}

/** How things are told to everybody, in the guild's language. */
export async function publicVoice(app: Speaks, match: MatchRecord): Promise<Public> {
  const language = app.guildLanguage(match.place.guildId)
  const names = await namesIn(app, match, language)
  const spoken = called(gameOf(app, match.terms.game), names, language)
  return { voice: { language, names: spoken.names, reader: 'spectator' }, titles: spoken.titles, names, language }
}

/** What it takes to tell something to one person. */
export interface Own {
  readonly voice: Voice
  /** As people call themselves, not escaped. */
  readonly names: Readonly<Record<Seat, string>>
  readonly language: Language
}

/** How things are told to the person of a seat, in their own language as far as it is known. */
export async function ownVoice(app: Speaks, match: MatchRecord, seat: Seat): Promise<Own> {
  const otherwise = app.guildLanguage(match.place.guildId)
  const language = await app.people.language(match.players[seat] ?? '', otherwise)
  const names = await namesIn(app, match, language)
  const escaped = Object.fromEntries(Object.entries(names).map(([one, name]) => [one, literal(name)]))
  return { voice: { language, names: escaped, reader: seat }, names, language }
}
