/** The secret choices before the first turn on one screen: where to start, and with which Interrupt. */
import type { Tile } from '../../../../contract/index.ts'
import { answers } from '../../../../kit/panels/actions.ts'
import { type PanelEntry, panelEntries } from '../../../../kit/panels/entries.ts'
import { fitQuestion, fitting, LABEL } from '../../../../kit/panels/fitting.ts'
import type { PanelAsking, PanelMakers } from '../../panels/asking.ts'
import { cardNames } from '../../panels/card-names.ts'
import { effectOf } from '../../panels/played-functions.ts'
import { sceneContext } from '../../panels/scenes/scene-context.ts'
import { plainTile } from '../../panels/scenes/tiles.ts'
import { cardOf } from '../../state/engine-card.ts'
import { type DecisionOf, type OptionHere, optionsOf } from '../abouts.ts'

type StartAsking = PanelAsking<DecisionOf<'start' | 'starting'>>

/** The cards among which a side chooses, by their faces. */
function choicesScene(
  { decision, view, voice, speaker: { say } }: StartAsking,
  shown: OptionHere | undefined,
  proposed: boolean,
) {
  const context = sceneContext(view, voice)
  const tiles = optionsOf(decision).map(
    (option): Tile => ({
      ...plainTile({ handle: option.id, card: option.card ?? '' }),
      ...(option === shown ? { state: proposed ? ('suggested' as const) : ('chosen' as const) } : {}),
    }),
  )
  const title = say(decision.kind === 'start' ? 'panel.start.which' : 'panel.starting.which')
  return { blocks: [{ block: 'tray' as const, seat: context.near, title, tiles }] }
}

/** The chosen or proposed option; of one alone that. */
const shownOf = ({ decision, taken }: StartAsking): OptionHere | undefined => {
  const options = optionsOf(decision)
  return options.find(({ id }) => id === taken[0]) ?? (options.length === 1 ? options[0] : undefined)
}

const start: PanelMakers['start'] = {
  ask(asking) {
    const { decision, side, foe, name, speaker, proposal } = asking
    const { say } = speaker
    const shown = shownOf(asking) ?? optionsOf(decision)[0]
    const names = cardNames(shown?.card ?? '')
    const entries = optionsOf(decision).map(({ id, card = '' }): PanelEntry => {
      const { force } = cardOf(card)
      return {
        choose: [id],
        names: cardNames(card),
        hint: say('panel.start.icons', { own: force?.[side] ?? 0, name, theirs: force?.[foe] ?? 0 }),
      }
    })
    const chosen = shown === undefined ? [] : [shown.id]
    const labels = names.map((place) => say('panel.start.do', { place })) as [string, ...string[]]
    return {
      question: fitQuestion(...(names.map((place) => say('panel.start', { place })) as [string, ...string[]])),
      below: say('panel.start.below'),
      final: true,
      scene: () => choicesScene(asking, shown, proposal !== null),
      actions: [answers('choose', fitting(LABEL, ...labels), { choose: chosen })],
      ...(entries.length < 2
        ? {}
        : { list: { placeholder: say('panel.start.list'), min: 1, max: 1, entries: panelEntries(entries, chosen) } }),
    }
  },
}

const starting: PanelMakers['starting'] = {
  ask(asking) {
    const { decision, side, speaker, proposal } = asking
    const { say } = speaker
    const options = optionsOf(decision)
    const shown = shownOf(asking)
    const none = answers('none', say('panel.starting.none'))
    const chosen = shown === undefined ? [] : [shown.id]
    const names = shown?.card === undefined ? (['', ''] as const) : cardNames(shown.card)
    const labels = names.map((card) => say('panel.starting.do', { card })) as [string, ...string[]]
    const entries = options.map(
      (option): PanelEntry => ({
        choose: [option.id],
        names: cardNames(option.card ?? ''),
        hint: effectOf(option, side, speaker),
      }),
    )
    return {
      question:
        shown === undefined
          ? say('panel.starting.none?')
          : fitQuestion(...(names.map((card) => say('panel.starting', { card })) as [string, ...string[]])),
      final: true,
      scene: () => choicesScene(asking, shown, proposal !== null),
      actions: shown === undefined ? [none] : [answers('choose', fitting(LABEL, ...labels), { choose: chosen }), none],
      ...(entries.length === 0
        ? {}
        : {
            list: { placeholder: say('panel.starting.list'), min: 1, max: 1, entries: panelEntries(entries, chosen) },
          }),
    }
  },
}

/** The panels before the first turn. */
export const SETUP: PanelMakers = { start, starting }
