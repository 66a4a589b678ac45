/** A card that an Objective brings, on one screen: which one, and where it lies. */
import type { Decision, DecisionWords, Language } from '../../../../contract/index.ts'
import { answers } from '../../../../kit/panels/actions.ts'
import { type PanelEntry, panelEntries } from '../../../../kit/panels/entries.ts'
import { cutWords, fitQuestion, LABEL } from '../../../../kit/panels/fitting.ts'
import { clipWords } from '../../../../kit/wording/clipping.ts'
import type { Panel, PanelAsking, PanelMakers } from '../../panels/asking.ts'
import { tableScene } from '../../panels/scenes/table-scene.ts'
import type { Side } from '../../state/engine-card.ts'
import type { View } from '../../view/player-view.ts'
import { optionLabels } from '../../words/option-labels.ts'
import { shortName } from '../../words/short-names.ts'
import { type DecisionOf, madeHere, optionsOf } from '../abouts.ts'
import { speak } from './story.ts'

type BringQuestion = DecisionOf<'bring'>

const NAME = 20
/** The most buttons of a panel. */
const BUTTONS = 3

/** The one card that is brought where only its place is asked; null: several cards. */
function onlyCard(decision: BringQuestion): string | null {
  const cards = new Set(optionsOf(decision).map(({ card = '' }) => card))
  return cards.size === 1 ? ([...cards][0] ?? null) : null
}

/** The labels of the options: each card, and where it lies. */
const labelsOf = (decision: BringQuestion, view: View, language: Language): ReadonlyMap<string, string> =>
  new Map(
    optionsOf(decision).flatMap((option) => {
      const shape = { type: 'choose' as const, options: [option], min: 1, max: 1 }
      const about = { card: option.card ?? '' }
      return [...optionLabels({ ...decision, kind: 'deploy-where', about, shape }, view, language)]
    }),
  )

/** The question in a language. */
function questionOf(decision: BringQuestion, language: Language): string {
  const only = onlyCard(decision)
  const named = (card: string) => ({ card: clipWords(shortName(card), NAME) })
  return only === null
    ? speak(language)('objectives.bring?', named(decision.about.card))
    : speak(language)('objectives.place?', named(only))
}

function ask({ decision, view, voice, taken }: PanelAsking<BringQuestion>): Panel {
  const labels = labelsOf(decision, view, voice.language)
  const options = optionsOf(decision)
  const entries = options.map(({ id }): PanelEntry => ({ choose: [id], names: [labels.get(id) ?? id] }))
  return {
    question: fitQuestion(questionOf(decision, voice.language)),
    scene: () => tableScene(view, voice),
    actions: options
      .slice(0, BUTTONS)
      .map(({ id }) => answers('do', cutWords(labels.get(id) ?? id, LABEL), { id: `do-${id}`, choose: [id] })),
    ...(options.length <= BUTTONS
      ? {}
      : {
          list: {
            placeholder: speak(voice.language)('objectives.other'),
            min: 1,
            max: 1,
            entries: panelEntries(entries, taken),
          },
        }),
  }
}

export const OBJECTIVES: Pick<PanelMakers, 'bring'> = { bring: { ask } }

/** Returns the words of the question, for plain panels. */
export function bringingWords(decision: Decision<Side>, view: View, language: Language): DecisionWords {
  const asked = madeHere(decision) as BringQuestion
  const labels = [...labelsOf(asked, view, language)].map(([id, label]) => [id, { label }])
  return {
    title: speak(language)('objectives.bring'),
    prompt: questionOf(asked, language),
    options: Object.fromEntries(labels),
    exits: { do: speak(language)('objectives.confirm') },
  }
}
