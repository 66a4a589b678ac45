/** The rounds of a season with their dates: those that have begun, and those to come by the calendar, play-offs included. */

import { HOUR_MS } from '../time/lengths.ts'
import { formRules, rulesOf } from './forms/forms.ts'
import type { Bracket, League, RoundDates } from './league.ts'
import { bracketRounds } from './pairing/bracket.ts'
import { isComplete } from './record.ts'
import { afterDays, datesOfRound, movedStart, plannedRound } from './round-dates.ts'

/** A round of the season: its dates, where they are known. */
export interface SeasonRound {
  readonly number: number
  readonly startsAt: number
  readonly endsAt: number
  readonly begun: boolean
  /** Its place in the bracket, from 1; null for a round of the table. */
  readonly inBracket: number | null
}

/** A round that is paired later than this moves the rounds after it: its players keep their days. */
const LATE_MS = HOUR_MS

/** The dates of a round with the anchor from which the later ones follow. */
interface AnchoredDates {
  readonly dates: RoundDates
  readonly anchor: League['anchor']
}

/** Returns the dates of a round that begins at this time. A round that is late gets its full days, and moves those after it. */
export function datesFrom(
  { settings, anchor }: Pick<League, 'settings' | 'anchor'>,
  number: number,
  now: number,
): AnchoredDates {
  const terms = rulesOf(settings.form).challenges
  if (terms !== null) {
    const hardEndAt = afterDays(settings, now, settings.rounds.days * terms.rounds)
    return { dates: { startsAt: now, softEndAt: hardEndAt, hardEndAt }, anchor: { round: number, startsAt: now } }
  }
  const planned = number === 1 ? settings.dates.startsAt : plannedRound({ settings, anchor }, number).startsAt
  const calendar = settings.rounds.kind === 'calendar' || number === 1
  const late = now - planned
  const startsAt = !calendar ? now : late > LATE_MS ? movedStart(settings, planned, late) : planned
  const dates = datesOfRound(settings, startsAt)
  return { dates: { ...dates, startsAt: now }, anchor: { round: number, startsAt } }
}

/** The bracket of a league with its players: as it is played, or as it is planned. Null without one. */
function bracketFor({ settings: { form }, bracket, players, groups }: League): {
  readonly bracket: Bracket
  readonly players: number
} | null {
  const { bracket: terms, inBracket } = rulesOf(form)
  if (terms === null) return null
  if (bracket !== null) return { bracket: terms, players: bracket.length }
  const seeded = players.filter(({ seed }) => seed !== null).length
  const wanted = inBracket(seeded)
  return { bracket: terms, players: groups.length === 0 ? wanted : Math.min(wanted, seeded) }
}

/** Returns how many rounds of its bracket a league plays at most; 0 without one, or before it is known who plays. */
export function roundsInBracket(league: League): number {
  const found = bracketFor(league)
  if (found === null || found.players < 2) return 0
  return bracketRounds(found.bracket, found.players)
}

/** When all that is still played has ended at the latest: a stage and a round of a bracket wait for it. */
const openUntil = ({ rounds, settings }: League): number =>
  Math.max(
    Number.NEGATIVE_INFINITY,
    ...rounds.flatMap(({ pairings }) =>
      pairings.filter((one) => !isComplete(one, settings.games)).map(({ hardEndAt }) => hardEndAt),
    ),
  )

/** Returns the rounds that have begun, and those to come by the calendar, each at the latest. */
export function seasonRounds(league: League): readonly SeasonRound[] {
  const { rounds } = league.settings
  const { pairing, roundsSet } = formRules(league)
  const cup = pairing === 'bracket'
  const main = cup ? 0 : (league.mainRounds ?? roundsSet)
  const before = cup ? 0 : league.rounds.filter(({ stage }) => stage === 'main').length
  const begun = league.rounds.map(
    ({ number, startsAt, softEndAt, stage }): SeasonRound => ({
      number,
      startsAt,
      endsAt: softEndAt,
      begun: true,
      inBracket: cup || stage === 'playOff' ? number - before : null,
    }),
  )
  if (rounds.kind !== 'calendar' || pairing === 'challenges' || main === null || league.final !== null) return begun
  const inBracket = league.rounds.length - before
  const ahead: SeasonRound[] = []
  let { anchor } =
    league.rounds.length === 0 ? { anchor: { round: 1, startsAt: league.settings.dates.startsAt } } : league
  const add = (place: number | null) => {
    const number = league.rounds.length + ahead.length + 1
    const planned = plannedRound({ settings: league.settings, anchor }, number).startsAt
    const from = place === null ? planned : Math.max(planned, openUntil(league))
    const next = datesFrom({ settings: league.settings, anchor }, number, from)
    anchor = next.anchor
    ahead.push({ number, startsAt: from, endsAt: next.dates.softEndAt, begun: false, inBracket: place })
  }
  // Once a bracket is drawn, the table has no round left, however many were planned.
  if (league.bracket === null) for (let left = main - before; left > 0; left--) add(null)
  for (let place = inBracket + 1; place <= roundsInBracket(league); place++) add(place)
  return [...begun, ...ahead]
}

/** Returns the next round; null where its start follows from results alone. */
export const nextRoundOf = (league: League): SeasonRound | null =>
  seasonRounds(league).find(({ begun }) => !begun) ?? null

/** Returns the start of the next round; null where it follows from results alone. */
export const nextRoundAt = (league: League): number | null => nextRoundOf(league)?.startsAt ?? null
