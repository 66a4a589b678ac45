/** The end of a match in numbers, with the battle that cost most. */

import type { EndCount, Score, SeenEvent, ShownEnd, Voice } from '../../../contract/index.ts'
import { groupSums } from '../../../kit/story/events-told.ts'
import { nobodyWins } from '../../../kit/wording/plain-words.ts'
import { formatLabel } from '../formats.ts'
import { costOfBattle } from '../rules/battle/story.ts'
import { opponentOf, type Side } from '../state/engine-card.ts'
import { lifeForce } from '../state/game-state.ts'
import type { View } from '../view/player-view.ts'
import { shortName } from '../words/short-names.ts'
import { storyEvents } from './story-words.ts'
import { storyteller } from './storyteller.ts'
import { type BattleSum, contextOf, type StoryContext, type StoryEvent, type Sums } from './telling-context.ts'

/** Returns the Life Force of both: no goals are won but the match. */
export const standing = (view: View): Score => ({
  goals: [],
  left: { dark: lifeForce(view, 'dark'), light: lifeForce(view, 'light') },
})

/** A battle with totals, and the number of its turn. */
interface PastBattle {
  readonly sum: BattleSum & { readonly totals: NonNullable<BattleSum['totals']> }
  readonly turn: number
}

/** The battles and drains of a match. */
interface Course {
  readonly battles: readonly PastBattle[]
  readonly drains: readonly Sums['drain'][]
}

function courseOf(events: readonly StoryEvent[]): Course {
  const turns: { turn: number; events: StoryEvent[] }[] = [{ turn: 0, events: [] }]
  for (const one of events) {
    if (one.type === 'turn') turns.push({ turn: one.data.turn, events: [] })
    turns.at(-1)?.events.push(one)
  }
  const sums = turns.flatMap(({ turn, events: own }) => groupSums(storyteller, own).map((one) => ({ ...one, turn })))
  return {
    battles: sums.flatMap(({ group, sum, turn }) => {
      if (group !== 'battle' || sum.totals === null) return []
      return [{ sum: { ...sum, totals: sum.totals }, turn }]
    }),
    drains: sums.flatMap(({ group, sum }) => (group === 'drain' ? [sum] : [])),
  }
}

/** Returns how a match has ended; null while it runs. @param events of the whole match @param view at the end */
export function matchEnd(events: readonly SeenEvent[], view: View, voice: Voice): ShownEnd | null {
  const { outcome, format } = view
  if (outcome === null) return null
  const s = contextOf(voice)
  const course = courseOf(storyEvents(events))
  const winner = outcome.winner as Side | null
  const heaviest = heaviestOf(course.battles, winner)
  return {
    winner,
    claim: claimOf(view, winner, s),
    kind: s.say('end.kind', { format: formatLabel(format, voice.language) }),
    card: heaviest === null || winner === null ? null : strongestOf(heaviest, winner),
    ground: heaviest?.sum.at ?? null,
    decisive: heaviest === null ? null : decisiveOf(heaviest, winner, s),
    counts: countsOf(course, view, winner, s),
  }
}

function claimOf(view: View, winner: Side | null, { say }: StoryContext): string {
  const { outcome } = view
  if (outcome?.kind === 'void') return say('end.void')
  if (outcome !== null && nobodyWins(outcome)) return say('end.nobody')
  if (winner === null) return say('end.tie')
  const [own, theirs] = [lifeForce(view, winner), lifeForce(view, opponentOf(winner))]
  // A match that somebody gave up may end with less Life Force on the winner's side.
  return own > theirs ? say('end.wins-score', { score: `${own}–${theirs}` }) : say('end.wins')
}

/** The battle of the winner that cost most, of several the last; without one none. */
function heaviestOf(battles: readonly PastBattle[], winner: Side | null): PastBattle | null {
  const won = battles.filter(({ sum }) => winner !== null && sum.totals.winner === winner)
  const most = Math.max(...won.map(({ sum }) => costOfBattle(sum)))
  return won.findLast(({ sum }) => costOfBattle(sum) === most) ?? null
}

function strongestOf({ sum }: PastBattle, side: Side): string | null {
  const fighters = sum.totals.fighters[side]
  const most = Math.max(...fighters.map(({ power }) => power))
  return fighters.find(({ power }) => power === most)?.card ?? null
}

function decisiveOf(battle: PastBattle, winner: Side | null, { say }: StoryContext): ShownEnd['decisive'] {
  const { sum, turn } = battle
  const card = winner === null ? null : strongestOf(battle, winner)
  if (card === null || winner === null) return null
  const { totals, at } = sum
  const score = `${totals[winner]}–${totals[opponentOf(winner)]}`
  return {
    card,
    fight: say('end.fight', { place: at === null ? '–' : shortName(at), score }),
    line: say('end.line', { count: totals.damage, turn }),
  }
}

/** Turns, Force drained and battles won: the winner's first. */
function countsOf({ battles, drains }: Course, { turn }: View, winner: Side | null, { say }: StoryContext): EndCount[] {
  const first = winner ?? 'dark'
  const both = (count: (side: Side) => number) => [first, opponentOf(first)].map(count).join('–')
  const drained = (side: Side) => drains.reduce((sum, one) => sum + (one.by === side ? (one.amount ?? 0) : 0), 0)
  return [
    { value: String(turn), label: say(turn === 1 ? 'end.turn' : 'end.turns') },
    { value: both(drained), label: say('end.drained') },
    {
      value: both((side) => battles.filter(({ sum }) => sum.totals.winner === side).length),
      label: say('end.battles'),
    },
  ]
}
