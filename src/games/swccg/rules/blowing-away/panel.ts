/** The question which cards leave in time, on one screen. */
import type { Decision, DecisionWords, Language } from '../../../../contract/index.ts'
import { answers } from '../../../../kit/panels/actions.ts'
import { panelEntries } from '../../../../kit/panels/entries.ts'
import { fitBelow, fitQuestion } from '../../../../kit/panels/fitting.ts'
import { clipWords } from '../../../../kit/wording/clipping.ts'
import type { Panel, PanelAsking, PanelMakers } from '../../panels/asking.ts'
import { tableScene } from '../../panels/scenes/table-scene.ts'
import type { Side } from '../../state/engine-card.ts'
import { shortName } from '../../words/short-names.ts'
import { type DecisionOf, madeHere, optionsOf } from '../abouts.ts'
import { speak } from './story.ts'

type LeavingQuestion = DecisionOf<'leaving'>

const NAME = 20

function ask({ decision, view, voice, taken }: PanelAsking<LeavingQuestion>): Panel {
  const say = speak(voice.language)
  const options = optionsOf(decision)
  const { card, place } = decision.about
  const all = options.map(({ id }) => id)
  const some = taken.length > 0 && taken.length < all.length
  return {
    question: fitQuestion(say('leaving?', { place: clipWords(shortName(card), NAME) })),
    below: fitBelow(say('leaving.below')),
    final: true,
    scene: () => tableScene(view, voice, { places: new Map([[place, 'coming' as const]]) }),
    actions: [
      ...(some
        ? [answers('do', say('leaving.some', { count: taken.length }), { id: 'do-some', choose: [...taken] })]
        : []),
      answers('do', say('leaving.all'), { id: 'do-all', choose: all }),
      answers('do', say('leaving.none'), { id: 'do-none', choose: [] }),
    ],
    list: {
      ...{ placeholder: say('leaving.list'), min: 0, max: all.length },
      entries: panelEntries(
        options.map((one) => ({ choose: [one.id], names: [shortName(one.card ?? '')] as const })),
        taken,
      ),
    },
  }
}

export const LEAVING: Pick<PanelMakers, 'leaving'> = { leaving: { suggest: () => null, ask } }

/** Returns the words of the question, for plain panels. */
export function leavingWords(decision: Decision<Side>, language: Language): DecisionWords {
  const asked = madeHere(decision) as LeavingQuestion
  const say = speak(language)
  const options = optionsOf(asked).map(({ id, card = '' }) => [id, { label: shortName(card) }])
  return {
    ...{ title: say('leaving.title'), prompt: say('leaving?', { place: shortName(asked.about.card) }) },
    options: Object.fromEntries(options),
    exits: { do: say('leaving.title') },
  }
}
