/** The end of a game in words for one reader: who wins, and why. */
import type { Outcome, Voice } from '../../../contract/index.ts'
import { nobodyWins } from '../../../kit/wording/plain-words.ts'
import type { Side } from '../cards/printed-card.ts'
import { opponentOf } from '../state/engine-card.ts'
import { momentsEn } from './moments-en.ts'
import { speakerOf } from './speaker.ts'

/** The reader has won, has lost, or is somebody else; or nobody has won. */
type EndForReader = 'won' | 'lost' | 'over' | 'tie' | 'nobody'

/** Returns a sentence about an end. An end of another version may have a kind that this one doesn't know. */
export function outcomeWords(outcome: Outcome<Side>, voice: Voice): string {
  const { winner } = outcome
  const { say, name, isReader } = speakerOf(voice)
  // Each text uses some of these values.
  const said = say as (key: string, values: object) => string
  const sentence = (seen: EndForReader, values: object = {}): string => {
    const key = `${seen}.${outcome.kind}`
    return said(Object.hasOwn(momentsEn, key) ? key : `${seen}.other`, values)
  }
  if (winner === null) return sentence(nobodyWins(outcome) ? 'nobody' : 'tie')
  const loser = opponentOf(winner)
  const seen = isReader(winner) ? 'won' : isReader(loser) ? 'lost' : 'over'
  return sentence(seen, { winner: name(winner), loser: name(loser) })
}
