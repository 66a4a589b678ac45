/** How a turn, its Force and its draws are told. */
import type { EventGroup } from '../../../../kit/story/telling.ts'
import {
  partOf,
  type StoryContext,
  type StoryEvent,
  type Sums,
  type Tellings,
  UNSAID,
} from '../../story/telling-context.ts'

type TurnFacts =
  | 'turn'
  | 'phase'
  | 'activated'
  | 'used-force'
  | 'drew'
  | 'recirculated'
  | 'taken-back'
  | 'standstill'
  | 'ended'

export const turnTellings: Tellings<TurnFacts> = {
  turn: {
    weight: 'detail',
    closes: true,
    line: ([{ seat, data }], { say, name }) => [say('turn.begins', { turn: data.turn, who: name(seat) })],
  },
  phase: UNSAID,
  activated: {
    weight: 'detail',
    part: () => partOf('force'),
    line: ([{ seat, data }], { tell }) => [tell(seat, 'turn.activates', { count: data.count })],
  },
  'used-force': UNSAID,
  drew: {
    weight: 'detail',
    part: () => partOf('force'),
    line: ([{ seat, data, own }], { tell, titles }) => [
      own === undefined
        ? tell(seat, 'turn.draws-count', { count: data.count })
        : tell(seat, 'turn.draws', { cards: titles(own.cards) }),
    ],
  },
  recirculated: UNSAID,
  'taken-back': {
    weight: 'event',
    closes: true,
    line: ([{ seat, data }], { say, tell }) => [
      data.ruled === true ? say('turn.went-back') : tell(seat, 'turn.takes-back'),
    ],
  },
  standstill: {
    weight: 'event',
    line: ([{ data }], { say }) => [say('turn.standstill', { count: data.turns })],
  },
  // The outcome is said beside the story.
  ended: { ...UNSAID, closes: true },
}

/** Force that was activated, and cards that were drawn: all of a turn in a sentence. */
export const forceGroup: EventGroup<StoryEvent, StoryContext, Sums['force']> = {
  holds: false,
  gathers: true,
  begin: () => ({ by: null, active: 0, drawn: 0 }),
  add: (sum, one) => {
    if (one.type === 'activated') return { ...sum, by: one.seat, active: sum.active + one.data.count }
    return one.type === 'drew' || one.type === 'first-hand'
      ? { ...sum, by: one.seat, drawn: sum.drawn + one.data.count }
      : sum
  },
  resume: (sum) => sum,
  points: (sums, { say, tell, sides }) =>
    sides.flatMap((by) => {
      const of = (read: (sum: Sums['force']) => number) =>
        sums.reduce((all, sum) => all + (sum.by === by ? read(sum) : 0), 0)
      const [active, drawn] = [of((sum) => sum.active), of((sum) => sum.drawn)]
      if (active === 0 && drawn === 0) return []
      const text =
        drawn === 0
          ? tell(by, 'turn.activates', { count: active })
          : active === 0
            ? tell(by, 'turn.draws-count', { count: drawn })
            : tell(by, 'turn.force', {
                force: say('battle.force', { count: active }),
                cards: say('turn.cards', { count: drawn }),
              })
      return [{ weight: 'detail', text, by }]
    }),
}
