/** Force drains on one screen: places to tick, all that cost nothing ticked already. */
import type { PanelAction, PanelList } from '../../../contract/index.ts'
import { answers } from '../../../kit/panels/actions.ts'
import { type PanelEntry, panelEntries } from '../../../kit/panels/entries.ts'
import { fitBelow, fitFinal, fitQuestion, fitting } from '../../../kit/panels/fitting.ts'
import { paid, read } from '../policies/practice/supposing.ts'
import { type DecisionOf, type OptionHere, optionsOf } from '../rules/abouts.ts'
import { drainAmount, drainCost, mayDrain } from '../rules/drain/steps.ts'
import { isText } from '../rules/option-facts.ts'
import type { Side } from '../state/engine-card.ts'
import { powerSeen } from '../view/place-seen.ts'
import type { View } from '../view/player-view.ts'
import type { Panel, PanelAsking } from './asking.ts'
import { placeNames } from './card-names.ts'
import { tableScene } from './scenes/table-scene.ts'
import { textEntries, textPanel } from './text-panel.ts'

type ActAsking = PanelAsking<DecisionOf<'act'>>
type WordSource = Pick<PanelAsking, 'view' | 'side' | 'name' | 'speaker'>

/** A place that can be drained. */
export interface PossibleDrain {
  readonly place: string
  readonly amount: number
  readonly cost: number
}

/** Returns the drains that the active side can begin in a position, the largest first. */
export function drainsIn(view: View, side: Side): readonly PossibleDrain[] {
  const reading = read(view)
  return view.places
    .flatMap(({ id }): readonly PossibleDrain[] =>
      mayDrain(reading, id)
        ? [{ place: id, amount: drainAmount(reading, side, id), cost: drainCost(reading, side, id) }]
        : [],
    )
    .toSorted((one, other) => other.amount - one.amount)
}

/** Returns the drains that are ticked from the start: all that cost nothing and take something. */
export const freeDrains = (drains: readonly PossibleDrain[]): readonly PossibleDrain[] =>
  drains.filter(({ cost, amount }) => cost === 0 && amount > 0)

/** Returns as many of these drains as the Force pays for, in their order. */
export function payableDrains(drains: readonly PossibleDrain[], force: number): readonly PossibleDrain[] {
  let left = force
  return drains.filter(({ cost }) => {
    if (cost > left) return false
    left -= cost
    return true
  })
}

const sumOf = (drains: readonly PossibleDrain[], what: 'amount' | 'cost'): number =>
  drains.reduce((sum, one) => sum + one[what], 0)

/** Returns what drains take and cost, in words. */
export function drainBelow({ name, speaker: { say } }: WordSource, drains: readonly PossibleDrain[]): string | null {
  const [amount, cost] = [sumOf(drains, 'amount'), sumOf(drains, 'cost')]
  const full =
    cost === 0 ? say('panel.drain.below.free', { name, amount }) : say('panel.drain.below', { name, amount, cost })
  return fitFinal(
    full,
    say('panel.drain.loses', { name, amount }),
    cost === 0 ? say('panel.drain.free') : say('panel.text.costs', { cost }),
  )
}

/** Returns how much Force these drains take. */
export const drainTotal = (drains: readonly PossibleDrain[]): number => sumOf(drains, 'amount')

/** Returns the entry of a drain. */
export function drainEntry(
  { view, side, speaker: { say } }: WordSource,
  { place, amount, cost }: PossibleDrain,
  id: string,
): PanelEntry {
  const names = placeNames(view, place).map((name) => say('panel.drain.entry', { place: name, amount }))
  const power = powerSeen(read(view), place, side)
  const hints = [
    ...(cost === 0 ? [] : [say('panel.drain.entry.costs', { cost })]),
    ...(power === null ? [] : [say('panel.drain.entry.power', { power })]),
  ]
  return { choose: [id], names: names as [string, ...string[]], hint: hints.join(' · ') }
}

/** Returns the position after these drains were paid for. */
export function afterDrains(view: View, side: Side, drains: readonly PossibleDrain[]): View {
  const then = paid(view, side, sumOf(drains, 'cost'))
  return { ...then, today: { ...then.today, drained: [...then.today.drained, ...drains.map(({ place }) => place)] } }
}

// ---------------------------------------------------------------- the control phase by itself

/** Returns the panel of the control phase. */
export function controlPhase(asking: ActAsking): Panel {
  const { decision, view, side, taken, begun, speaker } = asking
  const { say } = speaker
  const options = optionsOf(decision)
  const chosen = options.find(({ id }) => id === taken[0])
  if (chosen !== undefined && isText(chosen)) return textPanel(asking, chosen)
  const offered = options.filter(({ group }) => group === 'drain')
  const all = drainsIn(view, side).filter(({ place }) => offered.some(({ about }) => about?.place === place))
  const optionOf = ({ place }: PossibleDrain): string => offered.find(({ about }) => about?.place === place)?.id ?? ''
  const wanted = begun.choose === undefined ? freeDrains(all) : all.filter((one) => taken.includes(optionOf(one)))
  const drains = payableDrains(wanted, view.sizes[side].force)
  const pass: PanelAction = answers('pass', say(all.length === 0 ? 'panel.go.on' : 'panel.drain.no'), { id: 'pass' })
  const ids = drains.map(optionOf)
  return {
    ...controlQuestion(asking, drains, all),
    ...(drains.length > 0 ? { final: true } : {}),
    scene: () =>
      tableScene(afterDrains(view, side, drains), asking.voice, {
        places: new Map(drains.map(({ place }) => [place, 'chosen'])),
      }),
    actions:
      drains.length === 0
        ? [{ ...pass, label: say('panel.drain.on') }]
        : [
            answers('do', say('panel.drain.do', { amount: drainTotal(drains) }), {
              id: 'drain',
              choose: ids,
              look: 'good',
            }),
            pass,
          ],
    list: drainList(asking, all, ids, optionOf),
    more: textActions(asking, options),
  }
}

function controlQuestion(
  { view, side, speaker: { say } }: ActAsking,
  drains: readonly PossibleDrain[],
  all: readonly PossibleDrain[],
): Pick<Panel, 'question'> & { readonly below: string | null } {
  const amount = drainTotal(drains)
  const cost = sumOf(drains, 'cost')
  const { force } = view.sizes[side]
  if (all.length === 0) return { question: say('panel.control.nothing'), below: null }
  if (drains.length === 0)
    return {
      question: say('panel.drain.nowhere'),
      below: fitBelow(say('panel.drain.could', { amount: drainTotal(all), count: all.length })),
    }
  const below = cost === 0 ? say('panel.drain.free') : say('panel.drain.costs', { cost, force })
  const [only, ...more] = drains
  if (only === undefined || more.length > 0)
    return { question: say('panel.drains', { amount, count: drains.length }), below }
  const [long, short] = placeNames(view, only.place)
  return {
    question: fitQuestion(say('panel.drain', { amount, place: long }), say('panel.drain', { amount, place: short })),
    below,
  }
}

function drainList(
  asking: ActAsking,
  all: readonly PossibleDrain[],
  ticked: readonly string[],
  optionOf: (drain: PossibleDrain) => string,
): PanelList | undefined {
  if (all.length === 0) return undefined
  const entries = all.map((one) => drainEntry(asking, one, optionOf(one)))
  return {
    placeholder: asking.speaker.say('panel.drain.list'),
    min: 0,
    max: all.length,
    entries: panelEntries(entries, ticked),
  }
}

/** The texts and Interrupts of a phase, in the menu: choosing one opens its panel. */
function textActions(asking: ActAsking, options: readonly OptionHere[]): readonly PanelAction[] {
  return textEntries(asking, options).map(({ choose, names }, at) => ({
    id: `text-${at}`,
    label: fitting(34, ...names),
    look: 'plain',
    puts: { choose },
  }))
}
