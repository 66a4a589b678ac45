/** How a game has ended, from the reader's point of view. */
import type { Outcome, Voice } from '../../../contract/index.ts'
import { opposite, type Side } from '../cards/card.ts'
import type { Key } from './say.ts'
import { speakerOf } from './say.ts'

const ENDS = ['planet-victory', 'deck-victory', 'podrace-victory', 'concession', 'time-out'] as const
const TIES = ['decks', 'standstill', 'last-turn'] as const

export function outcomeWords({ kind, winner, values }: Outcome, voice: Voice): string {
  const { say, name, isReader, language } = speakerOf(voice)
  if (winner === null) return nobody(kind, values.why, say)
  const loser = opposite(winner as Side)
  const seen = isReader(winner) ? 'won' : isReader(loser) ? 'lost' : 'over'
  const how = ENDS.find((end) => end === kind) ?? 'other'
  const planets = new Intl.ListFormat(language).format((values.planets as readonly string[] | undefined) ?? [])
  // Each text takes what it needs of these.
  const said = say as unknown as (key: Key, facts: Readonly<Record<string, string>>) => string
  return said(`${seen}.${how}`, { winner: name(winner), loser: name(loser), planets })
}

function nobody(kind: string, why: unknown, say: ReturnType<typeof speakerOf>['say']): string {
  if (kind === 'void') return say('over.void')
  if (kind !== 'tie') return say('over.nobody')
  return say(`tie.${TIES.find((tie) => tie === why) ?? 'other'}`)
}
