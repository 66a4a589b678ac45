/** Deadlines between rounds: rounds that close and begin, cut and final table, idle players of a ladder, archive. */

import { DAY_MS } from '../time/lengths.ts'
import { openPairingsOf } from './dropping-out.ts'
import { separatedPairs } from './due-games.ts'
import { AT_ONCE, type DueStep, type Knowledge } from './due-step.ts'
import { formRules, hasChallenges } from './forms/forms.ts'
import type { League, Pairing, Round } from './league.ts'
import type { Happening } from './league-events.ts'
import { readySlots } from './pairing/bracket.ts'
import { newPairing } from './pairing/make-pairing.ts'
import { bracketOf, type DrawnRound, nextRound, seatedBracket, stageOver } from './pairing/next-round.ts'
import { isComplete } from './record.ts'
import { datesOfRound, plannedRound } from './round-dates.ts'
import { datesFrom } from './season-rounds.ts'
import { finalPlaces, placesIn, qualifiers, tableOrder } from './standings/final-places.ts'

/** A finished league is archived after this long; until then its last corrections are easy. */
const ARCHIVE_DAYS = 7

/** Returns what falls due between the rounds. */
export function roundsDue(league: League, now: number, knowledge: Knowledge): readonly DueStep[] {
  if (league.phase === 'finished')
    return [{ at: (league.finishedAt ?? now) + ARCHIVE_DAYS * DAY_MS, happen: () => [{ type: 'archived' }] }]
  if (league.phase === 'ready')
    return [{ at: league.settings.dates.startsAt, happen: () => begin(league, now, knowledge) }]
  const steps: DueStep[] = league.rounds
    .filter(({ closed }) => !closed)
    .map((round) => ({ at: closesAt(league, round), happen: () => close(league, round) }))
  steps.push(...idle(league, now, knowledge), { at: AT_ONCE, happen: () => mend(league, now) })
  const closed = league.rounds.every((round) => round.closed)
  // By calendar, a round begins on its date; a stage without further rounds ends as soon as all are closed.
  const calendar = league.settings.rounds.kind === 'calendar'
  if (closed) steps.push({ at: AT_ONCE, happen: () => endOfStage(league) })
  if (calendar)
    steps.push({
      at: plannedRound(league, league.rounds.length + 1).startsAt,
      happen: () => beginRound(league, now, knowledge),
    })
  else if (closed) steps.push({ at: AT_ONCE, happen: () => beginRound(league, now, knowledge) })
  return steps
}

/** A round closes as soon as it is complete; the season of a ladder lasts until its end. */
const closesAt = (league: League, round: Round): number => (hasChallenges(league) ? round.hardEndAt : AT_ONCE)

function close(league: League, round: Round): readonly Happening[] {
  const over = round.pairings.every((pairing) => isComplete(pairing, league.settings.games))
  const asked = league.byeOffers.some((offer) => offer.round === round.number)
  return over && !asked ? [{ type: 'roundClosed', round: round.number }] : []
}

function endOfStage(league: League): readonly Happening[] {
  return stageOver(league) ? stageEnds(league) : []
}

function stageEnds(league: League): readonly Happening[] {
  const { form } = league.settings
  const playOff = 'playOff' in form ? form.playOff : null
  if (playOff === null || league.cutTable !== null) return [{ type: 'finished', final: finalPlaces(league) }]
  const table = tableOrder(league)
  const qualified = qualifiers(league, playOff.places)
  if (qualified.length < 2) return [{ type: 'finished', final: table }]
  return [{ type: 'cut', table, places: placesIn(league, table), qualified }]
}

/** Round 1; where so many have left since sign-up that nobody can be paired, the league is cancelled. */
function begin(league: League, now: number, knowledge: Knowledge): readonly Happening[] {
  const begun = beginRound(league, now, knowledge)
  return begun.length > 0 ? begun : [{ type: 'cancelled', reason: 'tooFew' }]
}

function beginRound(league: League, now: number, knowledge: Knowledge): readonly Happening[] {
  if (stageOver(league)) return []
  const drawn = nextRound(league, separatedPairs(league, knowledge))
  if (drawn === 'wait') return []
  // A bracket goes on without those who are silent: from here on they can't come back to it.
  const silent = bracketOf(league) === null ? [] : league.players.filter(({ status }) => status === 'silent')
  if (silent.length > 0)
    return silent.map(({ id }) => ({ type: 'withdrew', player: id, reason: 'silence', annulled: false }))
  if (drawn !== 'over') return [paired(league, drawn, now)]
  // Fewer than two are left, and those who are silent have had their time to come back.
  return league.rounds.length > 0 && league.rounds.every(({ closed }) => closed) ? stageEnds(league) : []
}

function paired(league: League, drawn: DrawnRound, now: number): Happening {
  const number = league.rounds.length + 1
  const { dates, anchor } = datesFrom(league, number, now)
  const pairings = drawn.pairs.map((pair, at) =>
    newPairing(league, number, at + 1, pair, { why: 'drawn', madeAt: dates.startsAt, dates }),
  )
  const { stage, byes, log } = drawn
  return { type: 'roundPaired', round: number, stage, dates, anchor, pairings, byes, log }
}

/** After a correction in a bracket, pairings that were taken back are made anew within their round. */
function mend(league: League, now: number): readonly Happening[] {
  const bracket = bracketOf(league)
  const round = league.rounds.at(-1)
  if (bracket === null || round === undefined) return []
  const taken = round.pairings.filter(({ voided }) => voided).map(({ slot }) => slot)
  const there = round.pairings.filter(({ voided }) => !voided).map(({ slot }) => slot)
  const ready = readySlots(seatedBracket(league, bracket)).find(({ id }) => taken.includes(id) && !there.includes(id))
  if (ready === undefined) return []
  const dates = datesOfRound(league.settings, now)
  const softEndAt = Math.max(round.softEndAt, now + (dates.softEndAt - now) / 2)
  const ends = { softEndAt, hardEndAt: Math.max(round.hardEndAt, softEndAt) }
  const pairing: Pairing = newPairing(
    league,
    round.number,
    round.pairings.length + 1,
    { players: ready.players, slot: ready.id },
    { why: 'ruling', madeAt: now, dates: ends },
  )
  return [{ type: 'paired', round: round.number, pairing }]
}

/** Players of a ladder who have not played for long fall by one place, unless they said that they are away. */
function idle(league: League, now: number, { resting = {}, rests = {} }: Knowledge): readonly DueStep[] {
  const terms = formRules(league).challenges
  if (terms === null) return []
  const order = league.ladder.map(({ player }) => player)
  return league.ladder.flatMap(({ player: id, since }, at) => {
    const player = league.players.find((one) => one.id === id)
    if (at === order.length - 1 || player?.away.includes(1)) return []
    const happen = (): readonly Happening[] => {
      if (openPairingsOf(league, id).length > 0) return []
      // Players who are idle for as long keep their order.
      if (league.ladder[at + 1]!.since <= since) return []
      const after = [...order.slice(0, at), order[at + 1]!, id, ...order.slice(at + 2)]
      return [{ type: 'ladderChanged', order: after, why: 'idle', fresh: [id] }]
    }
    // On vacation nobody falls, and its days are no idle ones.
    const rested = rests[id]?.since === since ? rests[id].ms : 0
    const falls = Math.max(since + rested + terms.decayDays * DAY_MS, resting[id] ?? 0)
    return falls > (league.rounds[0]?.hardEndAt ?? now) ? [] : [{ at: falls, happen }]
  })
}
