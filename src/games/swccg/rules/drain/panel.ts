/** Losses of Force on one screen: by a drain or a text. */

import type { PanelAction } from '../../../../contract/index.ts'
import { answers } from '../../../../kit/panels/actions.ts'
import { panelEntries } from '../../../../kit/panels/entries.ts'
import type { Panel, PanelAsking, PanelMakers } from '../../panels/asking.ts'
import {
  forceEntries,
  forceLoss,
  forceOptions,
  guarded,
  lifeAfter,
  lossBelow,
  lossLabel,
  lossQuestion,
  missingBelow,
  oneFrom,
} from '../../panels/force-losses.ts'
import { allDrains } from '../../panels/passing.ts'
import { metersOf, payingHand, sourcesOf } from '../../panels/scenes/loss-scene.ts'
import { sceneContext } from '../../panels/scenes/scene-context.ts'
import { stripOf } from '../../panels/scenes/strip-and-track.ts'
import { opponentOf } from '../../state/engine-card.ts'
import { readingOf } from '../../texts/reading-of.ts'
import type { DecisionOf } from '../abouts.ts'
import { drainAmount, mayDrain } from './steps.ts'

/** Custom ids have room for this many characters of what is lost. */
const SHORT = 36

function lose(asking: PanelAsking<DecisionOf<'lose'>>): Panel {
  const { decision, begun, speaker, view, voice, side } = asking
  const { say } = speaker
  const { sizes } = view
  const own = sizes[side]
  const owed = Math.min(decision.about.left, own.reserve + own.used + own.force + own.hand)
  const { ids, missing, own: ticked } = forceLoss(asking, begun.choose ?? [], owed)
  const short = [...new Set(ids)].join(' ').length <= SHORT
  const button = guarded(
    asking,
    ids,
    answers('lose', lossLabel(asking, ids), {
      look: 'good',
      ...(short ? { choose: ids } : {}),
      ...(missing > 0 ? { off: true } : {}),
    }),
  )
  const cheapest = { id: 'cheapest', label: say('panel.cheapest'), look: 'plain' as const, puts: { choose: [] } }
  return {
    question: missing > 0 ? say('panel.lose.more?') : lossQuestion(asking, ids),
    below: missing > 0 ? missingBelow(asking, missing) : lossBelow(asking, ids),
    final: true,
    actions: [button, ...(ticked ? [cheapest] : [...allOf(asking, ids), ...always(asking, ids)])],
    list: {
      placeholder: say('panel.lose.other'),
      min: 0,
      max: owed,
      entries: panelEntries(forceEntries(asking, ids, owed), ids),
    },
    more: owed < 2 ? [] : forceOptions(decision).flatMap(({ id }) => (isPileId(id) ? [oneFrom(asking, id)] : [])),
    scene: () => {
      const context = sceneContext(view, voice)
      return {
        blocks: [
          stripOf(context),
          metersOf(context, [{ kind: 'force', owed, paid: ids.length }]),
          sourcesOf(context, ids),
          ...payingHand(context, ids),
        ],
      }
    },
  }
}

/** Pays this drain and those that follow it in this turn from one pile, where others may follow. */
function allOf(asking: PanelAsking<DecisionOf<'lose'>>, ids: readonly string[]): readonly PanelAction[] {
  const { decision, view, side, speaker } = asking
  const [pile = ''] = ids
  const drainer = opponentOf(side)
  if (decision.about.cause !== 'drain' || new Set(ids).size !== 1 || !isPileId(pile)) return []
  const reading = readingOf(view)
  const more = view.places.some(
    ({ id }) => id !== decision.about.place && mayDrain(reading, id) && drainAmount(reading, drainer, id) > 0,
  )
  if (!more || lifeAfter(asking, ids) <= 0) return []
  return [
    answers('lose', speaker.say(`panel.all-drains.${pile}`), { id: 'all-drains', choose: ids, next: allDrains(pile) }),
  ]
}

/** Offers the order that loses Force without asking: it says what it does, and is set only where that is confirmed. */
function always(asking: PanelAsking<DecisionOf<'lose'>>, ids: readonly string[]): readonly PanelAction[] {
  const { say } = asking.speaker
  if (ids.length === 0 || lifeAfter(asking, ids) <= 0) return []
  const sure = {
    question: say('panel.always?'),
    cost: say('panel.always.order'),
    keep: say('panel.always.keep'),
    give: say('panel.always.give'),
  }
  const sets = { kind: 'losses', key: 'match', settings: {} }
  return [answers('lose', say('panel.always'), { id: 'always', choose: ids, sets, sure })]
}

const isPileId = (id: string): id is 'reserve' | 'used' | 'force' => ['reserve', 'used', 'force'].includes(id)

/** Losses of Force. The cheapest way is filled in; nothing is proposed. */
export const DRAIN: PanelMakers = { lose: { suggest: () => null, ask: lose } }
