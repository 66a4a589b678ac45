/** An analysis with what its panels need: names, the reader's seat, whose chance the curve shows. */
import type { MatchAnalysis, TurningPoint } from '../../analysis/match-analysis.ts'
import type { Seat, Voice } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import type { SayPlainly } from '../../locales/index.ts'
import type { MatchRecord } from '../../matches/api.ts'

/** An analysis, and who looks at it. */
export interface ShownAnalysis {
  readonly match: MatchRecord
  readonly analysis: MatchAnalysis
  readonly game: AnyGame
  /** The names as people chose them: for pictures and labels. */
  readonly names: Readonly<Record<Seat, string>>
  /** The seat of the reader; null: a spectator. */
  readonly own: Seat | null
  /** The points that this reader is shown, the weightiest first. */
  readonly points: readonly TurningPoint[]
}

/** Returns the seats, first the one whose chance the curve shows: the reader's own. */
export function seatsFor({ game, own }: Pick<ShownAnalysis, 'game' | 'own'>): readonly [Seat, Seat] {
  const [first, second] = game.seats as readonly [Seat, Seat]
  return own === second ? [second, first] : [first, second]
}

/** Returns the voice in which events are told in pictures: everybody is named. */
export const plainVoice = ({ names }: Pick<ShownAnalysis, 'names'>, language: Voice['language']): Voice => ({
  language,
  names,
  reader: 'spectator',
})

/** Returns a share of a hundred. */
export const ofHundred = (share: number): number => Math.round(share * 100)

/** Returns a chance in words, without decimals: before the end nothing is certain. */
export function chanceWords(chance: number, say: SayPlainly): string {
  if (chance < 0.01) return say('points.under')
  return chance > 0.99 ? say('points.over') : say('points.percent', { number: ofHundred(chance) })
}
