/** A result that a ruling of its league has corrected, in words: what counts now, why, and what stood before. */
import type { Language, Seat, Voice } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import type { Correction } from '../../league-play/api.ts'
import type { GameEnd, GameResult } from '../../leagues/league.ts'
import { plainly, speak } from '../../locales/index.ts'
import type { MatchRecord } from '../../matches/api.ts'
import type { ResultRuling } from '../../records/ruling.ts'
import { literal } from '../shell/text-limits.ts'
import { calledPlainly } from '../table/player-names.ts'

/** Ends of which the match itself tells: a ruling that is taken back gives them their result again. */
const OWN_ENDS: readonly GameEnd[] = ['played', 'concession', 'time-out', 'round-over']

/** A result that a ruling has corrected: as it counts, and as it stood before. */
function countedAndBefore(correction: Correction, played: string, voice: Voice) {
  const { result, before } = correction
  return {
    now: OWN_ENDS.includes(result.how) ? played : outcomeOf(correction, result, voice),
    was: before === null || OWN_ENDS.includes(before.how) ? played : outcomeOf(correction, before, voice),
  }
}

/** Returns a result as it counts; as it was played where no ruling has corrected it. @param played in the words of its game */
export const countedWords = (correction: Correction | undefined, played: string, voice: Voice): string =>
  correction === undefined ? played : countedAndBefore(correction, played, voice).now

/** Returns a result in one line of a list: as it counts and, where a ruling has changed it, as it was played. */
export function countedLine(correction: Correction | undefined, played: string, voice: Voice): string {
  const now = countedWords(correction, played, voice)
  return now === played ? played : `⚖️ ${speak(voice.language)('corrected.line', { now, played })}`
}

/** Returns the result of a match that its league has ended, while the match itself still has to end. */
export const ruledLine = (correction: Correction, voice: Voice): string =>
  `⚖️ ${outcomeOf(correction, correction.result, voice)}`

/** Returns what stands below a result that counts: which ruling has changed it, and how it was played. */
export function playedLines(correction: Correction | undefined, played: string, voice: Voice): readonly string[] {
  if (correction === undefined || countedWords(correction, played, voice) === played) return []
  const say = speak(voice.language)
  return [`⚖️ ${say('corrected.by', { league: literal(correction.league) })}`, say('corrected.played', { played })]
}

/** Returns the first lines of the message that tells the result. @param played the end of the match, in the words of its game */
export function correctedWords(correction: Correction, played: string, voice: Voice): readonly string[] {
  const { league, reason } = correction
  const say = speak(voice.language)
  const { now, was } = countedAndBefore(correction, played, voice)
  return [
    `## 🏁 ${now}`,
    `⚖️ ${say('corrected.why', { league: literal(league), reason: literal(reason) })}`,
    say('corrected.before', { before: was }),
  ]
}

/** Returns a ruling for the exports of its match; null: the result stands as it was played. @param names as they are in files */
export function rulingOf(
  game: AnyGame,
  { outcome }: Pick<MatchRecord, 'outcome'>,
  correction: Correction | undefined,
  names: Readonly<Record<Seat, string>>,
): ResultRuling | null {
  if (outcome === null || correction === undefined) return null
  const line = (language: Language): string => {
    const voice = { language, names: calledPlainly(game, names, language).names, reader: 'spectator' as const }
    return countedLine(correction, game.words.outcome(outcome, voice), voice)
  }
  const { how, at } = correction.result
  return { winner: winnerOf(correction), how, at: new Date(at), line: { en: line('en'), fr: line('fr') } }
}

/** The seat that wins by the result as it counts; null: neither. */
function winnerOf({ sides, result }: Pick<Correction, 'sides' | 'result'>): Seat | null {
  const [one, other] = result.scores
  return one === other ? null : sides[one > other ? 0 : 1]
}

function outcomeOf({ sides }: Correction, result: GameResult, voice: Voice): string {
  const { how } = result
  const say = speak(voice.language)
  if (how === 'void') return say('corrected.void')
  if (how === 'double-loss') return say('corrected.both-lose')
  const seat = winnerOf({ sides, result })
  if (seat === null) return say('corrected.draw')
  const name = voice.names[seat] ?? seat
  // The voice knows whether its text is for markup.
  return plainly(say)(how === 'forfeit' ? 'corrected.forfeit' : 'corrected.wins', { name })
}
