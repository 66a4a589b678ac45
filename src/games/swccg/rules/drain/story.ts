/** How Force drains and lost Force are told. */
import type { EventGroup, StoryPoint } from '../../../../kit/story/telling.ts'
import { opponentOf, type Side } from '../../state/engine-card.ts'
import { counted, type StoryContext, type StoryEvent, type Sums, type Tellings } from '../../story/telling-context.ts'
import { shortName } from '../../words/short-names.ts'
import { priceIn } from '../deploy/story.ts'

type DrainFacts =
  | 'drained'
  | 'drain-counted'
  | 'drain-cancelled'
  | 'drain-over'
  | 'lost'
  | 'loss-changed'
  | 'hidden'
  | 'taken-hidden'

const isSameLoss = (one: StoryEvent<'lost'>, next: StoryEvent): boolean =>
  next.type === 'lost' &&
  next.seat === one.seat &&
  next.data.from === one.data.from &&
  next.data.cause === one.data.cause &&
  next.data.by === one.data.by

export const drainTellings: Tellings<DrainFacts> = {
  drained: {
    weight: 'event',
    part: () => ({ group: 'drain', begins: true }),
    joins: ([{ data }], next) => next.type === 'drain-counted' && next.data.place === data.place,
    line: ([{ seat, data }, next], s) => {
      const values = { place: s.title(data.at), how: priceIn(data.cost, s) }
      return next?.type === 'drain-counted'
        ? [s.tell(seat, 'drain.drains', { ...values, amount: next.data.amount })]
        : [s.tell(seat, 'drain.begins', values)]
    },
  },
  'drain-counted': {
    weight: 'detail',
    line: ([{ data }], { say, title }) => [say('drain.counted', { place: title(data.at), amount: data.amount })],
  },
  'drain-cancelled': {
    weight: 'detail',
    line: ([{ data }], { say, title }) => [say('drain.cancelled', { place: title(data.at) })],
  },
  'drain-over': { weight: 'unsaid', part: () => ({ group: 'drain', ends: true }), line: () => [] },
  lost: {
    weight: 'event',
    joins: ([one], next) => isSameLoss(one, next),
    line: (run, { tell, title, titles }) => {
      const [{ seat, data }] = run
      const cards = titles(run.flatMap((one) => (one.type === 'lost' ? [one.data.card] : [])))
      return [tell(seat, 'drain.loses-from', { cards, pile: title(data.from) })]
    },
  },
  'loss-changed': {
    weight: 'detail',
    line: ([{ seat, data }], { tell, title }) => [
      tell(seat, 'drain.loss-changed', { by: title(data.by), from: data.from, to: data.to }),
    ],
  },
  hidden: {
    weight: 'event',
    line: ([{ seat, data }], { tell, title }) => [
      data.card === null
        ? tell(seat, 'drain.hides', { pile: title(data.from), under: title(data.under) })
        : tell(seat, 'drain.hides-card', { card: title(data.card), under: title(data.under) }),
    ],
  },
  'taken-hidden': {
    weight: 'event',
    line: ([{ seat, own }], { tell, titles }) => [
      own === undefined
        ? tell(seat, 'drain.takes-back')
        : tell(seat, 'drain.takes-back-card', { card: titles(own.cards) }),
    ],
  },
}

/** How many lost cards are named in a story. */
const NAMED = 3

/** Returns cards by name for a list, the first few where they are many: "A", "B", "2 other cards". */
export function lossesNamed(cards: readonly string[], s: StoryContext): readonly string[] {
  if (cards.length <= NAMED) return counted(cards.map(s.title))
  const shown = cards.slice(0, NAMED - 1)
  return [...counted(shown.map(s.title)), s.say('drain.others', { count: cards.length - shown.length })]
}

/** The drains of a side: who drains how much, and what is lost. */
function pointsBy(by: Side, sums: readonly Sums['drain'][], s: StoryContext): readonly StoryPoint[] {
  const done = sums.filter(({ amount }) => amount !== null)
  const open = sums.filter(({ amount, cancelled }) => amount === null && !cancelled)
  const amount = done.reduce((sum, one) => sum + (one.amount ?? 0), 0)
  const [first, ...more] = done
  const head = (text: string): StoryPoint => ({ weight: 'event', text, by })
  const place = (at: string | null) => (at === null ? '–' : shortName(at))
  const lost = sums.flatMap((one) => one.lost)
  const heads =
    first === undefined
      ? open.map(({ at }) => ({
          ...head(s.tell(by, 'drain.begins', { place: place(at), how: '' })),
          brief: [s.tell(by, 'drain.at', { place: place(at) })],
        }))
      : [
          head(
            more.length === 0
              ? s.tell(by, 'drain.drains', { amount, place: place(first.at), how: '' })
              : s.tell(by, 'drain.all', { amount }),
          ),
        ]
  const cancelled = sums
    .filter((one) => one.cancelled)
    .map(({ at }) => head(s.say('drain.cancelled', { place: place(at) })))
  const losses =
    lost.length === 0 ? [] : [head(s.tell(opponentOf(by), 'drain.loses', { cards: s.series(lossesNamed(lost, s)) }))]
  return [...heads, ...losses, ...cancelled]
}

/** The drains of a turn and their payments. */
export const drainGroup: EventGroup<StoryEvent, StoryContext, Sums['drain']> = {
  holds: true,
  gathers: true,
  begin: () => ({ by: 'dark', at: null, cost: 0, amount: null, cancelled: false, lost: [] }),
  add: (sum, one) => {
    switch (one.type) {
      case 'drained':
        return { ...sum, by: one.seat, at: one.data.at, cost: one.data.cost }
      case 'drain-counted':
        return { ...sum, amount: one.data.amount }
      case 'drain-cancelled':
        return { ...sum, cancelled: true }
      case 'lost':
        return one.data.cause === 'drain' ? { ...sum, lost: [...sum.lost, one.data.card] } : sum
      default:
        return sum
    }
  },
  resume: (sum) => sum,
  points: (sums, s) =>
    s.sides.flatMap((by) => {
      const own = sums.filter((sum) => sum.by === by)
      return own.length === 0 ? [] : pointsBy(by, own, s)
    }),
}
