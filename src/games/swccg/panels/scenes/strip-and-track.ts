/** The head of pictures: both players with their Life Force, and the phases of the turn. */
import type { PileCount, StripBlock, StripSide, TrackBlock, TrackCell } from '../../../../contract/index.ts'
import { drainAmount } from '../../rules/drain/steps.ts'
import type { Side } from '../../state/engine-card.ts'
import { PHASES, type Phase } from '../../state/game-frames.ts'
import { lifeForce } from '../../state/game-state.ts'
import type { SceneContext } from './scene-context.ts'
import type { SceneMarks } from './scene-marks.ts'

/** Life Force below this needs its owner's attention. */
const LOW = 10

/** Returns the strip: Life Force of both, and the opponent's hand and Force. */
export function stripOf(context: SceneContext): StripBlock {
  const { near, far, plays } = context
  return { block: 'strip', sides: [sideOf(context, near, plays), sideOf(context, far, false)], goals: [] }
}

function sideOf({ view, speaker }: SceneContext, seat: Side, own: boolean): StripSide {
  const { say } = speaker
  const count = lifeForce(view, seat)
  const { hand, force } = view.sizes[seat]
  const piles: readonly PileCount[] = own
    ? []
    : [
        { id: 'hand', label: say('scene.hand'), count: hand },
        { id: 'force', label: say('scene.force'), count: force },
      ]
  const score = { id: 'life', label: say('moment.life'), count, low: count < LOW }
  return { seat, name: speaker.subject(seat), score, piles }
}

const ICONS: Readonly<Record<Phase, string>> = {
  activate: 'force',
  control: 'drop',
  deploy: 'up',
  battle: 'sword',
  move: 'arrow',
  draw: 'hand',
}

/** Returns the phases of the turn: done, now, planned, proposed, open. */
export function trackOf(context: SceneContext, { track = {} }: SceneMarks): TrackBlock {
  const { view, speaker } = context
  const { say } = speaker
  const now = PHASES.indexOf(view.phase)
  const cells = PHASES.map((phase, at): TrackCell => {
    const mark = track[phase] ?? {}
    const value = mark.value === undefined ? heldBy(context, phase) : mark.value
    const state = mark.state ?? (at < now ? 'done' : at === now ? 'now' : 'open')
    return {
      label: say(`scene.phase.${phase}`),
      state,
      ...(value === null
        ? {}
        : { icon: ICONS[phase], value, says: say(`scene.phase.${phase}.${Number(value) === 1 ? 'one' : 'many'}`) }),
    }
  })
  return {
    block: 'track',
    cells,
    states: {
      done: say('scene.state.done'),
      now: say('scene.state.now'),
      planned: say('scene.state.planned'),
      suggested: say('scene.state.suggested'),
    },
  }
}

/** Returns the gain of a phase so far, as the position tells it; null: nothing. */
function heldBy({ view, reading }: SceneContext, phase: Phase): string | null {
  const { today, active, drain } = view
  const shown = (count: number, sign = '') => (count === 0 ? null : `${sign}${count}`)
  switch (phase) {
    case 'activate':
      return shown(today.activated, '+')
    case 'control':
      // The drain that goes on counts by what it would take now.
      return shown(today.taken + (drain === null || drain.amount !== null ? 0 : drainAmount(reading, active, drain.at)))
    case 'deploy':
      return view.phase === 'deploy' ? shown(today.fresh.length) : null
    case 'battle':
      return shown(today.battled.length)
    case 'move':
      return shown(today.moved.length)
    case 'draw':
      return null
  }
}
