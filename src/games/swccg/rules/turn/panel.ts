/** The phases of a turn on one screen: the acts of each phase, and the draw that ends it. */
import type { PanelAction } from '../../../../contract/index.ts'
import { answers } from '../../../../kit/panels/actions.ts'
import { type PanelEntry, panelEntries } from '../../../../kit/panels/entries.ts'
import { fitFinal, fitting, LABEL } from '../../../../kit/panels/fitting.ts'
import { clipWords } from '../../../../kit/wording/clipping.ts'
import { activate } from '../../panels/activation.ts'
import type { Panel, PanelAsking, PanelMaker } from '../../panels/asking.ts'
import { battlePhase } from '../../panels/battle-beginning.ts'
import { placeNames } from '../../panels/card-names.ts'
import { controlPhase } from '../../panels/draining.ts'
import { tableScene } from '../../panels/scenes/table-scene.ts'
import { textEntries, textPanel } from '../../panels/text-panel.ts'
import { practice } from '../../policies/practice/practice-player.ts'
import { drawsAhead } from '../../policies/turn-ahead.ts'
import { lifeForce } from '../../state/game-state.ts'
import { type DecisionOf, optionsOf } from '../abouts.ts'
import { deployPhase } from '../deploy/panel.ts'
import { movePhase } from '../move/panel.ts'
import { isText } from '../option-facts.ts'

// ---------------------------------------------------------------- acts

type ActAsking = PanelAsking<DecisionOf<'act'>>

/** Whether a control phase has a drain to offer that takes something. */
const hasDrains = (decision: DecisionOf<'act'>): boolean =>
  optionsOf(decision).some(({ group, about }) => group === 'drain' && (about?.amount ?? 0) > 0)

/** Drains that take nothing now: they come last, and are no question of their own. */
const emptyDrains = ({ decision, view, speaker: { say } }: ActAsking): readonly PanelAction[] =>
  optionsOf(decision).flatMap(({ id, group, about }) => {
    if (group !== 'drain' || about?.place == null) return []
    const [long, short] = placeNames(view, about.place)
    const at = (place: string) => say('panel.drain.empty', { place })
    return [answers('do', clipWords(fitting(LABEL, at(long), at(short)), LABEL), { id: `empty-${id}`, choose: [id] })]
  })

/** The panel of a control phase without a drain that takes something: its actions lead on. */
function quietControl(asking: ActAsking): Panel {
  const panel = deployPhase(asking)
  return { ...panel, more: [...(panel.more ?? []), ...emptyDrains(asking)] }
}

const act: PanelMaker<DecisionOf<'act'>> = {
  suggest(decision, view) {
    // Drains that cost nothing are filled in; others are the player's choice.
    if (decision.about.phase === 'control' && hasDrains(decision)) return null
    const { decision: _, ...given } = practice(view, decision as Parameters<typeof practice>[1])
    return given
  },

  ask(asking) {
    switch (asking.decision.about.phase) {
      case 'control':
        return hasDrains(asking.decision) ? controlPhase(asking) : quietControl(asking)
      case 'battle':
        return battlePhase(asking)
      case 'move':
        return movePhase(asking)
      default:
        return deployPhase(asking)
    }
  },
}

/** A chance in the opponent's turn, or for a text of the player's own activate or draw phase. */
const begin: PanelMaker<DecisionOf<'begin'>> = {
  suggest(decision, view) {
    const { decision: _, ...given } = practice(view, decision as Parameters<typeof practice>[1])
    return given.exit === 'do' ? given : null
  },

  ask(asking) {
    const { decision, view, voice, taken, speaker } = asking
    const { say } = speaker
    const options = optionsOf(decision)
    const chosen = options.find(({ id }) => id === taken[0])
    if (chosen !== undefined && isText(chosen)) return textPanel(asking, chosen)
    const entries = textEntries(asking, options)
    return {
      question: say(decision.seat === view.active ? 'panel.begin.own' : 'panel.begin'),
      scene: () => tableScene(view, voice),
      actions: [answers('pass', say('panel.pass'))],
      list:
        entries.length === 0
          ? undefined
          : { placeholder: say('panel.begin.list'), acts: 'do', min: 1, max: 1, entries: panelEntries(entries, []) },
    }
  },
}

// ---------------------------------------------------------------- the draw

type DrawAsking = PanelAsking<DecisionOf<'draw'>>

const draw: PanelMaker<DecisionOf<'draw'>> = {
  suggest(decision, view) {
    const number = drawsAhead(view, decision.seat)
    return number > 0 ? { exit: 'draw-end', number } : { exit: 'end-turn' }
  },

  ask(asking) {
    const { decision, begun, speaker } = asking
    const { say } = speaker
    const count = begun.number ?? 0
    const { most } = decision.about
    const entries = Array.from(
      { length: most },
      (_, at): PanelEntry => ({
        choose: [String(at + 1)],
        names: [say('panel.draw.entry', { count: at + 1 })],
        hint: say('panel.draw.keeps', { force: most - at - 1 }),
      }),
    )
    return {
      ...drawQuestion(asking, count),
      final: true,
      scene: () => drawScene(asking, count),
      actions: drawActions(asking, count),
      list: {
        placeholder: say(count > 0 ? 'panel.draw.list.other' : 'panel.draw.list'),
        min: 1,
        max: 1,
        entries: panelEntries(entries, count === 0 ? [] : [String(count)]),
      },
      more: count > 0 ? [answers('draw', say('panel.draw.then', { count }), { id: 'draw-on', number: count })] : [],
    }
  },
}

/** Whether drawing this many cards takes the last of the Life Force. */
const isLast = ({ view, side }: DrawAsking, count: number): boolean => lifeForce(view, side) <= count

function drawQuestion(asking: DrawAsking, count: number): { readonly question: string; readonly below: string | null } {
  const { view, side, decision, speaker } = asking
  const { say } = speaker
  const { most } = decision.about
  const life = lifeForce(view, side)
  if (count === 0)
    return {
      question: say('panel.draw.which'),
      below: fitFinal(say('panel.draw.force', { force: most }), say('panel.draw.each')),
    }
  if (isLast(asking, count))
    return { question: say('panel.draw.lose', { count }), below: fitFinal(say('panel.draw.lose.cost')) }
  return {
    question: say('panel.draw', { count }),
    below: fitFinal(
      say('panel.draw.below', { life, left: life - count, force: most - count }),
      say('panel.draw.life', { life, left: life - count }),
    ),
  }
}

function drawActions(asking: DrawAsking, count: number): PanelAction[] {
  const { say } = asking.speaker
  const none = answers('end-turn', say(count === 0 ? 'panel.draw.none.end' : 'panel.draw.none'), { id: 'none' })
  if (count === 0) return [none]
  const label = say('panel.draw.end', { count })
  if (!isLast(asking, count)) return [answers('draw-end', label, { id: 'draw', number: count, look: 'good' }), none]
  const sure = {
    question: say('panel.draw.lose', { count }),
    cost: say('panel.draw.lose.cost'),
    keep: say('panel.draw.lose.keep'),
    give: say('panel.draw.lose.give'),
  }
  return [none, answers('draw-end', say('panel.draw.lose.give'), { id: 'draw', number: count, look: 'bad', sure })]
}

function drawScene({ view, side, voice }: DrawAsking, count: number) {
  const own = view.sizes[side]
  const then = {
    ...view,
    sizes: { ...view.sizes, [side]: { ...own, force: own.force - count, hand: own.hand + count } },
  }
  return tableScene(then, voice, { drawn: count, track: { draw: { value: count === 0 ? null : String(count) } } })
}

export const turnPanels = { activate, act, begin, draw }
