/** Choices that a text leaves to its player, on one screen: how much Force, which act, to which site. */
import type { PanelAction } from '../../../../contract/index.ts'
import { answers } from '../../../../kit/panels/actions.ts'
import { type PanelEntry, panelEntries } from '../../../../kit/panels/entries.ts'
import { cutWords, fitBelow, fitQuestion, fitting, LABEL } from '../../../../kit/panels/fitting.ts'
import { findCard } from '../../cards/index.ts'
import type { PanelMakers } from '../../panels/asking.ts'
import { cardNames, placeNames } from '../../panels/card-names.ts'
import { movingMarks } from '../../panels/moves/moving-marks.ts'
import { tableScene } from '../../panels/scenes/table-scene.ts'
import { activated, afterMoves, type MoveAhead } from '../../policies/turn-ahead.ts'
import type { Move } from '../../state/game-frames.ts'
import { choiceWords } from '../../texts/card-text.ts'
import { optionsOf } from '../abouts.ts'

/** The most buttons of a panel. */
const BUTTONS = 3

const amount: PanelMakers['amount'] = {
  suggest: () => null,
  ask(asking) {
    const { decision, view, side, begun, voice, speaker } = asking
    const { say } = speaker
    const { card, most } = decision.about
    const count = begun.number ?? most
    const { reserve } = view.sizes[side]
    const activates = (number: number): PanelAction =>
      answers('activate', number === 0 ? say('panel.amount.none') : say('panel.activate.do', { count: number }), {
        id: `activate-${number}`,
        number,
      })
    const numbers = Array.from({ length: most + 1 }, (_, at) => most - at)
    const entries = numbers.map(
      (number): PanelEntry => ({
        choose: [String(number)],
        names: [number === 0 ? say('panel.amount.none') : say('panel.activate.do', { count: number })],
      }),
    )
    const names = cardNames(card).map((one) => say('panel.amount', { count, card: one })) as [string, ...string[]]
    return {
      question: fitQuestion(...names),
      below: say('panel.amount.below', { before: reserve, after: reserve - count }),
      scene: () => tableScene(activated(view, side, count), voice),
      actions: count === 0 ? [activates(0)] : [{ ...activates(count), look: 'good' }, activates(0)],
      ...(numbers.length < 2
        ? {}
        : {
            list: {
              placeholder: say('panel.activate.fewer'),
              min: 1,
              max: 1,
              entries: panelEntries(entries, [String(count)]),
            },
          }),
    }
  },
}

const oneOf: PanelMakers['one-of'] = {
  ask(asking) {
    const { decision, view, voice, speaker } = asking
    const { say, language } = speaker
    const { card } = decision.about
    const told = findCard(card)
    const acts = optionsOf(decision).map(({ id, about: { does = [] } = {} }) => ({
      id,
      words: told === undefined ? id : choiceWords(told, does, language),
    }))
    const entries = acts.map(({ id, words }): PanelEntry => ({ choose: [id], names: [words], hint: words }))
    const names = cardNames(card).map((one) => say('panel.one-of', { card: one })) as [string, ...string[]]
    const shown = panelEntries(entries, [])
    return {
      question: fitQuestion(...names),
      scene: () => tableScene(view, voice, { note: { lines: [{ text: cutWords(told?.title ?? card, 60) }] } }),
      actions: acts
        .slice(0, BUTTONS)
        .map(({ id }, at) => answers('do', cutWords(shown[at]?.label ?? id, LABEL), { id: `act-${id}`, choose: [id] })),
      ...(acts.length <= BUTTONS
        ? {}
        : { list: { placeholder: say('panel.one-of.list'), min: 1, max: 1, entries: shown } }),
    }
  },
}

/** To be relocated is no regular move, and costs nothing by itself. */
const RELOCATES: Omit<Move, 'at'> = { kind: 'disembark', on: null, role: null, cost: 0 }

const goal: PanelMakers['goal'] = {
  ask(asking) {
    const { decision, view, side, voice, taken, speaker } = asking
    const { say } = speaker
    const options = optionsOf(decision)
    const shown = options.find(({ id }) => id === taken[0]) ?? options[0]
    const place = shown?.id ?? ''
    const labels = placeNames(view, place).map((name) => say('panel.goal.do', { place: name })) as [string, ...string[]]
    const entries = options.map(({ id }): PanelEntry => ({ choose: [id], names: placeNames(view, id) }))
    const { card, targets } = decision.about
    const going = targets.map((piece): MoveAhead => ({ piece, move: { ...RELOCATES, at: place } }))
    const then = afterMoves(view, side, going)
    const places = new Map(options.map(({ id }) => [id, id === place ? ('chosen' as const) : ('possible' as const)]))
    const below = cardNames(card).map((name) => say('panel.goal.below', { count: targets.length, card: name }))
    return {
      question: say('panel.goal'),
      below: targets.length === 0 ? null : fitBelow(...below),
      scene: () => tableScene(then, voice, { ...movingMarks(view, going, false), places }),
      actions: [answers('do', fitting(LABEL, ...labels), { choose: [place] })],
      ...(entries.length < 2
        ? {}
        : { list: { placeholder: say('panel.goal.list'), min: 1, max: 1, entries: panelEntries(entries, [place]) } }),
    }
  },
}

/** The panels of choices within a text. */
export const TEXTS: PanelMakers = { amount, 'one-of': oneOf, goal }
