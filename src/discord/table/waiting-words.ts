/** A line about the seat that is to play: a person and their time, or an opponent that thinks. Pure. */
import type { Say } from '../../locales/index.ts'
import type { MatchRecord, Sitting } from '../../matches/api.ts'
import { practiceLevel } from '../../matches/practice/practice.ts'
import { relative } from '../shell/text-limits.ts'
import { type SpokenVoice, spokenName } from './player-names.ts'

/** Returns that the opponent of a seat is thinking; null: it is a person's, or it answers at once. */
export function thinkingWords({ players }: Pick<MatchRecord, 'players'>, seat: string, say: Say): string | null {
  const level = practiceLevel(players[seat])
  return level === null || level === 'fair' ? null : say(`level.thinks.${level}`)
}

/** Returns who is to play, and until when. */
export const waitsFor = (
  match: Pick<MatchRecord, 'players'>,
  { seat, deadline }: Pick<Sitting, 'seat' | 'deadline'>,
  voice: Pick<SpokenVoice, 'names'>,
  say: Say,
): string =>
  thinkingWords(match, seat, say) ?? say('panel.waits-for', { name: spokenName(voice, seat), time: relative(deadline) })
