/** How battles are told: totals, payments, and in a sentence for each side its losses. */

import type { EventGroup, StoryPoint } from '../../../../kit/story/telling.ts'
import { withoutStop } from '../../../../kit/wording/full-stops.ts'
import { jointsOf } from '../../../../kit/wording/words.ts'
import { opponentOf, SIDES, type Side } from '../../state/engine-card.ts'
import type { SegmentPayments } from '../../state/game-frames.ts'
import type { BattleSum, SideLosses, StoryContext, StoryEvent, Tellings } from '../../story/telling-context.ts'
import { shortName } from '../../words/short-names.ts'
import { priceIn } from '../deploy/story.ts'
import { lossesNamed } from '../drain/story.ts'

type BattleFacts = 'battle' | 'battle-cancelled' | 'totals' | 'forfeited' | 'kept' | 'gone' | 'battle-over'

/** Damage and attrition in words; empty where both are 0. */
const sumIn = ({ damage, attrition }: SegmentPayments, { say, series }: StoryContext): string =>
  series([
    ...(damage > 0 ? [say('battle.damage', { count: damage })] : []),
    ...(attrition > 0 ? [say('battle.attrition', { count: attrition })] : []),
  ])

/** Both totals, the winner's first; of a tie the dark one. */
function scoreOf({ winner, dark, light }: StoryEvent<'totals'>['data']): string {
  return winner === 'light' ? `${light}–${dark}` : `${dark}–${light}`
}

function totalsLine({ data }: StoryEvent<'totals'>, s: StoryContext): string {
  const { winner, at, damage } = data
  const score = { place: s.title(at), score: scoreOf(data) }
  const owed = SIDES.flatMap((side) => {
    const hit = winner !== null && side !== winner ? damage : 0
    const sum = sumIn({ damage: hit, attrition: data[`${side}Attrition`] }, s)
    return sum === '' ? [] : [s.tell(side, 'battle.owes', { sum })]
  })
  return [winner === null ? s.say('battle.tied', score) : s.tell(winner, 'battle.wins', score), ...owed].join(' ')
}

/** The payments of both; null where the battle ended before the damage segment. */
function paidLine({ data: { at, paid } }: StoryEvent<'battle-over'>, s: StoryContext): readonly string[] {
  if (paid === null) return []
  const parts = SIDES.flatMap((side) => {
    const sum = sumIn(paid[side], s)
    return sum === '' ? [] : [s.tell(side, 'battle.paid', { sum })]
  })
  const list = parts.length === 0 ? s.say('battle.nobody-paid') : parts.join(jointsOf(s.language).semicolon)
  return [s.say('battle.over', { place: s.title(at), paid: list })]
}

export const battleTellings: Tellings<BattleFacts> = {
  battle: {
    weight: 'fight',
    part: () => ({ group: 'battle', begins: true }),
    line: ([{ seat, data }], s) => [
      s.tell(seat, 'battle.begins', { place: s.title(data.at), how: priceIn(data.cost, s) }),
    ],
  },
  'battle-cancelled': {
    weight: 'detail',
    line: ([{ data }], { say, title }) => [say('battle.ends', { place: title(data.at) })],
  },
  totals: {
    weight: 'fight',
    line: ([one], s) => [totalsLine(one, s)],
    brief: ([{ data }], s) => [resultOf(data, data.at === null ? '–' : s.title(data.at), s)],
  },
  forfeited: {
    weight: 'event',
    line: ([{ seat, data }], s) => {
      const sum = sumIn(data, s)
      const values = { card: s.title(data.card), value: data.value }
      return [
        sum === '' ? s.tell(seat, 'battle.forfeits', values) : s.tell(seat, 'battle.forfeits-pays', { ...values, sum }),
      ]
    },
    brief: ([{ seat, data }], s) => [
      s.tell(seat, 'battle.forfeits', { card: s.title(data.card), value: data.value }),
      s.tell(seat, 'battle.forfeits-card', { card: s.title(data.card) }),
    ],
  },
  kept: {
    weight: 'event',
    line: ([{ data }], { say, title }) => [say('battle.kept', { card: title(data.card) })],
  },
  gone: {
    weight: 'event',
    line: ([{ seat, data }], { tell, title }) => [tell(seat, 'battle.gone', { card: title(data.card) })],
    brief: ([{ seat, data }], { tell, title }) => [tell(seat, 'drain.loses', { cards: title(data.card) })],
  },
  'battle-over': {
    weight: 'detail',
    part: () => ({ group: 'battle', ends: true }),
    line: ([one], s) => paidLine(one, s),
  },
}

const NO_LOSSES: SideLosses = { cards: [], force: [] }

/** Returns a battle after one more of its events. */
function withEvent(sum: BattleSum, one: StoryEvent): BattleSum {
  const loses = (side: Side, more: Partial<SideLosses>): BattleSum['losses'] => {
    const { cards, force } = sum.losses[side]
    return {
      ...sum.losses,
      [side]: { cards: [...cards, ...(more.cards ?? [])], force: [...force, ...(more.force ?? [])] },
    }
  }
  const leaves = (handle: string | null) => (handle === null ? sum.left : [...sum.left, handle])
  switch (one.type) {
    case 'battle':
      return { ...sum, by: one.seat, at: one.data.at, place: one.data.place }
    case 'totals':
      return { ...sum, totals: one.data }
    case 'battle-cancelled':
      return { ...sum, stopped: true }
    case 'fired':
      return { ...sum, shots: [...sum.shots, { by: one.data.byHandle, at: one.data.target, hit: false }] }
    case 'shot': {
      if (!one.data.hit) return sum
      const last = sum.shots.length - 1
      return {
        ...sum,
        hit: [...sum.hit, one.data.handle],
        shots: sum.shots.map((shot, at) => (at === last ? { ...shot, hit: true } : shot)),
      }
    }
    case 'forfeited':
    case 'gone':
      return { ...sum, losses: loses(one.seat, { cards: [one.data.card] }), left: leaves(one.data.handle) }
    case 'lost':
      return { ...sum, losses: loses(one.seat, { force: [one.data.card] }) }
    default:
      return sum
  }
}

/** How much a battle has cost both sides. */
export const costOfBattle = ({ losses }: BattleSum): number =>
  SIDES.reduce((sum, side) => sum + losses[side].cards.length + losses[side].force.length, 0)

const placeOf = ({ at }: BattleSum): string => (at === null ? '–' : shortName(at))

/** Returns how a battle has come out, in a few words without a full stop. */
export function battleHead(sum: BattleSum, going: boolean, s: StoryContext): string {
  const { totals, by } = sum
  const place = placeOf(sum)
  if (totals === null)
    return sum.stopped || !going
      ? s.say('battle.none', { place })
      : withoutStop(s.tell(by, 'battle.begins', { place, how: '' }))
  return resultOf(totals, place, s)
}

/** "Bob wins at Endor 12–7", without a full stop. */
function resultOf(totals: StoryEvent<'totals'>['data'], place: string, s: StoryContext): string {
  const score = { place, score: scoreOf(totals) }
  return totals.winner === null ? withoutStop(s.say('battle.tied', score)) : s.tell(totals.winner, 'battle.won', score)
}

/** "Bob attacks at Endor": a battle without a result in fewer words. */
const attackOf = (sum: BattleSum, s: StoryContext): string => s.tell(sum.by, 'battle.attacks', { place: placeOf(sum) })

/** Returns the losses of both, a sentence each, the loser's first. @param going its losses may still have to be paid */
export function battleLosses(sum: BattleSum, going: boolean, s: StoryContext): readonly string[] {
  if (costOfBattle(sum) === 0) return going || sum.totals === null ? [] : [s.say('battle.no-loss')]
  const winner = sum.totals?.winner ?? opponentOf(s.sides[0])
  return [opponentOf(winner), winner].flatMap((side) => {
    const { cards, force } = sum.losses[side]
    const named = lossesNamed(cards, s)
    const counted = force.length === 0 ? [] : [s.say('battle.force', { count: force.length })]
    return named.length + counted.length === 0
      ? []
      : [s.tell(side, 'drain.loses', { cards: s.series([...named, ...counted]) })]
  })
}

/** A battle until it is over: the heaviest of a turn first, each other one in a sentence. */
export const battleGroup: EventGroup<StoryEvent, StoryContext, BattleSum> = {
  holds: true,
  gathers: true,
  begin: () => ({
    ...{ by: 'dark', at: null, place: null, totals: null, hit: [], left: [], shots: [], stopped: false },
    losses: { dark: NO_LOSSES, light: NO_LOSSES },
  }),
  add: withEvent,
  resume: (sum) => sum,
  points: (sums, s, going) => {
    const ordered = sums.toSorted((one, other) => weightOf(other) - weightOf(one))
    return ordered.flatMap((sum, at): readonly StoryPoint[] => {
      const open = going && sum === sums.at(-1)
      const text = battleHead(sum, open, s)
      if (at > 0) return [{ weight: 'fight', text: s.say('battle.also', { text }) }]
      return [
        { weight: 'fight', text, by: sum.by, ...(sum.totals === null ? { brief: [attackOf(sum, s)] } : {}) },
        ...battleLosses(sum, open, s).map((line): StoryPoint => ({ weight: 'fight', text: line })),
      ]
    })
  },
}

/** A battle with totals weighs more than one that ended early. */
const weightOf = (sum: BattleSum): number => (sum.totals === null ? -1 : costOfBattle(sum))
