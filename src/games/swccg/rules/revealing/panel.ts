/** Revealed cards on one screen: which one is deployed next. */
import type { Decision, DecisionWords, Language } from '../../../../contract/index.ts'
import { answers } from '../../../../kit/panels/actions.ts'
import { cutWords, fitQuestion, LABEL } from '../../../../kit/panels/fitting.ts'
import { clipWords } from '../../../../kit/wording/clipping.ts'
import type { Panel, PanelAsking, PanelMakers } from '../../panels/asking.ts'
import { tableScene } from '../../panels/scenes/table-scene.ts'
import type { Side } from '../../state/engine-card.ts'
import { shortName } from '../../words/short-names.ts'
import { type DecisionOf, madeHere, type OptionHere, optionsOf } from '../abouts.ts'
import { speak } from './story.ts'

const NAME = 22

const labelOf = ({ card = '' }: OptionHere, language: Language): string =>
  speak(language)('revealing.deploy', { card: clipWords(shortName(card), NAME) })

function ask({ decision, view, voice }: PanelAsking<DecisionOf<'surprise'>>): Panel {
  const say = speak(voice.language)
  const leaves = decision.exits.some(({ id }) => id === 'leave')
  return {
    question: fitQuestion(say('revealing.which')),
    scene: () => tableScene(view, voice),
    actions: [
      ...optionsOf(decision).map((option) =>
        answers('do', cutWords(labelOf(option, voice.language), LABEL), { id: `do-${option.id}`, choose: [option.id] }),
      ),
      ...(leaves ? [answers('leave', say('revealing.leave'))] : []),
    ],
  }
}

export const REVEALED: Pick<PanelMakers, 'surprise'> = { surprise: { ask } }

/** Returns the words of the question, for plain panels. */
export function revealedWording(decision: Decision<Side>, language: Language): DecisionWords {
  const asked = madeHere(decision) as DecisionOf<'surprise'>
  const say = speak(language)
  return {
    title: say('revealing.title'),
    prompt: say('revealing.which'),
    options: Object.fromEntries(optionsOf(asked).map((option) => [option.id, { label: labelOf(option, language) }])),
    exits: { do: say('revealing.confirm'), leave: say('revealing.leave') },
  }
}
