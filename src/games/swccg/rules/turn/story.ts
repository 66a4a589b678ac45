/** How a turn, its Force and its draws are told. */
import type { EventGroup } from '../../../../kit/story/telling.ts'
import {
  DRAWING,
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
  drew: DRAWING,
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
  begin: () => ({ dark: { active: 0, drawn: 0 }, light: { active: 0, drawn: 0 } }),
  add: (sum, one) => {
    if (one.type !== 'activated' && one.type !== 'drew' && one.type !== 'first-hand') return sum
    const { active, drawn } = sum[one.seat]
    const { count } = one.data
    const more = one.type === 'activated' ? { active: active + count, drawn } : { active, drawn: drawn + count }
    return { ...sum, [one.seat]: more }
  },
  resume: (sum) => sum,
  points: (sums, { say, tell, sides }) =>
    sides.flatMap((by) => {
      const active = sums.reduce((all, sum) => all + sum[by].active, 0)
      const drawn = sums.reduce((all, sum) => all + sum[by].drawn, 0)
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
