/** The names of rounds: of a table by their number, of a bracket as final, semi-final and so on; a ladder has a season. */

import { formRules, hasChallenges } from '../../../leagues/forms/forms.ts'
import type { League, Pairing } from '../../../leagues/league.ts'
import { roundsInBracket, type SeasonRound, seasonRounds } from '../../../leagues/season-rounds.ts'
import { ours, type SafeText } from '../../../locales/safe-text.ts'
import type { LeagueView } from './league-view.ts'

type LeagueInWords = Pick<LeagueView, 'say' | 'league'>

/** Returns words as they begin a sentence. */
export const capital = (words: SafeText): SafeText => ours(`${words.slice(0, 1).toUpperCase()}${words.slice(1)}`)

/** Returns the words of a title within a sentence: only its first letter differs. */
export const inSentence = (title: SafeText): SafeText => ours(`${title.slice(0, 1).toLowerCase()}${title.slice(1)}`)

const isDouble = ({ league }: LeagueInWords): boolean => formRules(league).bracket?.losses === 2

/** Returns the name of a meeting of a bracket: final, semi-final, match for third place. */
export function slotWord(view: LeagueInWords, slot: string): SafeText {
  const { say, league } = view
  if (slot === 'T') return say('league.bracket.round.third')
  if (slot === 'F1') return say('league.bracket.round.1')
  if (slot === 'F2') return say('league.bracket.round.second-final')
  if (slot.startsWith('L')) return say('league.bracket.round.losers')
  const number = Number(/^W(\d+)\./.exec(slot)?.[1] ?? 1)
  if (isDouble(view)) return say('league.bracket.round.winners', { n: number })
  const rounds = Math.ceil(Math.log2(Math.max(2, league.bracket?.length ?? 2)))
  return knockOutWord(view, rounds - number)
}

/** The name of a round of a single bracket, by the rounds that follow it. */
function knockOutWord({ say }: LeagueInWords, later: number): SafeText {
  if (later === 0 || later === 1 || later === 2) return say(`league.bracket.round.${(2 ** later) as 1 | 2 | 4}`)
  return say('league.bracket.round.n', { n: 2 ** (later + 1), half: 2 ** later })
}

/** Returns the name of a round of a bracket: "semi-final"; null outside of one, or if its meetings are not of one kind. */
export function stageOf(view: LeagueInWords, pairings: readonly Pairing[]): SafeText | null {
  const slots = pairings.flatMap(({ slot }) => (slot === null ? [] : [slot]))
  // The match for third place goes with the final.
  const words = new Set(slots.filter((slot) => slots.length === 1 || slot !== 'T').map((slot) => slotWord(view, slot)))
  const [word] = words
  return word === undefined || words.size > 1 ? null : word
}

/** Returns the name of a round of the season as a title: "Round 3", "Semi-final". */
export function roundTitle(view: LeagueInWords, { number, inBracket, begun }: SeasonRound): SafeText {
  const { say, league } = view
  const plain = () => say('league.dates.round', { round: number })
  if (inBracket === null) return plain()
  const pairings = begun ? (league.rounds[number - 1]?.pairings.filter(({ voided }) => !voided) ?? []) : []
  const stage = stageOf(view, pairings)
  if (stage !== null) return capital(stage)
  const later = roundsInBracket(league) - inBracket
  if (!isDouble(view)) return later < 0 ? plain() : capital(knockOutWord(view, later))
  if (later > 1) return plain()
  return capital(say(later === 0 ? 'league.bracket.round.second-final' : 'league.bracket.round.1'))
}

/** Returns the title of a round by its number, as `roundTitle`. */
export function titleOfRound(view: LeagueInWords, number: number): SafeText {
  const round = seasonRounds(view.league).find((one) => one.number === number)
  return round === undefined ? view.say('league.dates.round', { round: number }) : roundTitle(view, round)
}

/** Returns the title of a pairing: of a bracket its meeting ("Match for third place"), else the round in which it stands. */
export function titleOfPairing(view: LeagueInWords, { id, slot }: Pick<Pairing, 'id' | 'slot'>): SafeText {
  if (slot !== null) return capital(slotWord(view, slot))
  const round = view.league.rounds.find(({ pairings }) => pairings.some((one) => one.id === id))
  return titleOfRound(view, round?.number ?? 1)
}

/**
 * Returns what a player who comes back still has before them: places of a ladder, further rounds, meetings of a bracket that
 * goes on, or a play-off that only players who are back reach. Null: all rounds are paired, and nothing follows.
 */
export function leftToPlay(league: League): 'ladder' | 'rounds' | 'bracket' | 'playOff' | null {
  if (hasChallenges(league)) return 'ladder'
  if (league.bracket !== null) return 'bracket'
  if (nextTableRound(league) !== null) return 'rounds'
  return formRules(league).playOff === null ? null : 'playOff'
}

/** Returns the number of the next round of the table; null where the next is one of a bracket, or there is none. */
export function nextTableRound({ bracket, settings, rounds, mainRounds }: League): number | null {
  if (bracket !== null || hasChallenges({ settings })) return null
  const next = (rounds.at(-1)?.number ?? 0) + 1
  return mainRounds !== null && next > mainRounds ? null : next
}
