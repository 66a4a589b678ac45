/** The goal of the mobile system, and the ships that escape, each on one screen. */
import type { Decision, DecisionWords, Language } from '../../../../contract/index.ts'
import { answers } from '../../../../kit/panels/actions.ts'
import { type PanelEntry, panelEntries } from '../../../../kit/panels/entries.ts'
import { cutWords, fitBelow, fitQuestion, LABEL } from '../../../../kit/panels/fitting.ts'
import { clipWords } from '../../../../kit/wording/clipping.ts'
import type { Panel, PanelAsking, PanelMakers } from '../../panels/asking.ts'
import type { PlaceMark } from '../../panels/scenes/scene-marks.ts'
import { tableScene } from '../../panels/scenes/table-scene.ts'
import type { Side } from '../../state/engine-card.ts'
import type { View } from '../../view/player-view.ts'
import { shortName } from '../../words/short-names.ts'
import { type DecisionOf, madeHere, type OptionHere, optionsOf } from '../abouts.ts'
import { lossAround } from './policy.ts'
import { speak } from './story.ts'

type GoalQuestion = DecisionOf<'system-goal'>

const NAME = 20
/** The most buttons of a panel. */
const BUTTONS = 2

/** The label of a goal. */
function labelOf({ card, about }: OptionHere, language: Language): string {
  const say = speak(language)
  return card === undefined
    ? say('system.deep', { parsec: about?.number ?? 0 })
    : say('system.orbit', { place: clipWords(shortName(card), NAME) })
}

/** The Force that an orbit takes from the opponent, or else its parsec. */
function hintOf(view: View, { about }: OptionHere, language: Language): string {
  const say = speak(language)
  const count = about?.place == null ? 0 : lossAround(view, about.place)
  return count === 0 ? say('system.at', { parsec: about?.number ?? 0 }) : say('system.loses', { count })
}

function ask({ decision, view, voice, taken }: PanelAsking<GoalQuestion>): Panel {
  const { language } = voice
  const say = speak(language)
  const { card, place, parsec } = decision.about
  const options = optionsOf(decision)
  const entries = options.map(
    (option): PanelEntry => ({
      choose: [option.id],
      names: [labelOf(option, language)],
      hint: hintOf(view, option, language),
    }),
  )
  const first = options.toSorted((one, other) => Number(taken.includes(other.id)) - Number(taken.includes(one.id)))
  const rings = new Map<string, PlaceMark>([[place, 'chosen']])
  for (const { id, face } of options) if (face !== undefined && taken.includes(id)) rings.set(face, 'coming')
  return {
    question: fitQuestion(say('system.goal?', { card: clipWords(shortName(card), NAME) })),
    below: say('system.below', { parsec }),
    scene: () => tableScene(view, voice, { places: rings }),
    actions: first
      .slice(0, BUTTONS)
      .map((option) =>
        answers('do', cutWords(labelOf(option, language), LABEL), { id: `do-${option.id}`, choose: [option.id] }),
      ),
    list: { placeholder: say('system.other'), min: 1, max: 1, entries: panelEntries(entries, taken) },
  }
}

export const SYSTEM_GOALS: Pick<PanelMakers, 'system-goal'> = { 'system-goal': { ask } }

/** Returns the words of the question, for plain panels. */
export function systemGoalWords(decision: Decision<Side>, language: Language): DecisionWords {
  const asked = madeHere(decision) as GoalQuestion
  const say = speak(language)
  const options = optionsOf(asked).map((option) => [option.id, { label: labelOf(option, language) }])
  return {
    title: say('system.goal'),
    prompt: say('system.goal?', { card: shortName(asked.about.card) }),
    options: Object.fromEntries(options),
    exits: { do: say('system.confirm') },
  }
}

// ---------------------------------------------------------------- escape

type EscapeQuestion = DecisionOf<'escape'>

/** The most ships on buttons. */
const SHIPS = 2

const nameOf = (card: string): string => clipWords(shortName(card), NAME)

function askWho({ decision, view, voice, taken }: PanelAsking<EscapeQuestion>): Panel {
  const say = speak(voice.language)
  const options = optionsOf(decision)
  const { card, place } = decision.about
  const labelOf = (ship: string): string => cutWords(say('escape.goes', { card: nameOf(ship) }), LABEL)
  return {
    question: fitQuestion(say('escape?', { place: nameOf(card) })),
    below: fitBelow(say('escape.below')),
    final: true,
    scene: () => tableScene(view, voice, { places: new Map([[place, 'chosen' as const]]) }),
    actions: [
      ...options
        .slice(0, SHIPS)
        .map((ship) => answers('do', labelOf(ship.card ?? ''), { id: `do-${ship.id}`, choose: [ship.id] })),
      answers('pass', say('escape.stays')),
    ],
    ...(options.length <= SHIPS
      ? {}
      : {
          list: {
            ...{ placeholder: say('escape.other'), min: 1, max: 1 },
            entries: panelEntries(
              options.map((ship) => ({ choose: [ship.id], names: [labelOf(ship.card ?? '')] as const })),
              taken,
            ),
          },
        }),
  }
}

export const ESCAPES: Pick<PanelMakers, 'escape'> = { escape: { suggest: () => null, ask: askWho } }

/** Returns the words of the question, for plain panels. */
export function escapeWords(decision: Decision<Side>, language: Language): DecisionWords {
  const asked = madeHere(decision) as EscapeQuestion
  const say = speak(language)
  const options = optionsOf(asked).map(({ id, card = '' }) => [
    id,
    { label: say('escape.goes', { card: shortName(card) }) },
  ])
  return {
    ...{ title: say('escape.title'), prompt: say('escape?', { place: shortName(asked.about.card) }) },
    options: Object.fromEntries(options),
    exits: { do: say('escape.title'), pass: say('escape.stays') },
  }
}
