/** Captives on one screen: who captures a character, who takes one over, and where one goes that is free again. */
import type { Decision, DecisionWords, Language } from '../../../../contract/index.ts'
import { answers } from '../../../../kit/panels/actions.ts'
import { type PanelEntry, panelEntries } from '../../../../kit/panels/entries.ts'
import { cutWords, fitQuestion, LABEL } from '../../../../kit/panels/fitting.ts'
import { clipWords } from '../../../../kit/wording/clipping.ts'
import type { Panel, PanelAsking, PanelMakers } from '../../panels/asking.ts'
import { tableScene } from '../../panels/scenes/table-scene.ts'
import type { Side } from '../../state/engine-card.ts'
import { shortName } from '../../words/short-names.ts'
import { type DecisionOf, madeHere, type OptionHere, optionsOf } from '../abouts.ts'
import { speak } from './story.ts'

type CaptiveQuestion = DecisionOf<'seize' | 'freed' | 'take-over'>

const NAME = 20
/** The most buttons of a panel. */
const BUTTONS = 3

/** The words of an option that names a card. */
const WITH = { seize: 'with', freed: 'aboard', 'take-over': 'to' } as const

/** The label of an option in a language. */
function labelOf({ kind }: CaptiveQuestion, { id, card }: OptionHere, language: Language): string {
  const say = speak(language)
  if (id === 'escape' || id === 'leave') return say(`captives.${id}`)
  if (card === undefined) return say('captives.here')
  const name = clipWords(shortName(card), NAME)
  return say(`captives.${WITH[kind]}`, { card: name })
}

function ask({ decision, view, voice, taken }: PanelAsking<CaptiveQuestion>): Panel {
  const say = speak(voice.language)
  const options = optionsOf(decision)
  const { card, place } = decision.about
  const entries = options.map(
    (option): PanelEntry => ({ choose: [option.id], names: [labelOf(decision, option, voice.language)] }),
  )
  return {
    question: fitQuestion(say(`captives.${decision.kind}?`, { card: clipWords(shortName(card), NAME) })),
    scene: () => tableScene(view, voice, place === null ? {} : { places: new Map([[place, 'chosen' as const]]) }),
    actions: options.slice(0, BUTTONS).map((option) =>
      answers('do', cutWords(labelOf(decision, option, voice.language), LABEL), {
        id: `do-${option.id}`,
        choose: [option.id],
      }),
    ),
    ...(options.length <= BUTTONS
      ? {}
      : { list: { placeholder: say('captives.other'), min: 1, max: 1, entries: panelEntries(entries, taken) } }),
  }
}

export const CAPTIVES: Pick<PanelMakers, 'seize' | 'freed' | 'take-over'> = {
  seize: { ask },
  freed: { ask },
  'take-over': { ask },
}

/** Returns the words of a question about captives, for plain panels. */
export function captiveWording(decision: Decision<Side>, language: Language): DecisionWords {
  const asked = madeHere(decision) as CaptiveQuestion
  const say = speak(language)
  const options = optionsOf(asked).map((option) => [option.id, { label: labelOf(asked, option, language) }])
  return {
    title: say(`captives.${asked.kind}`),
    prompt: say(`captives.${asked.kind}?`, { card: shortName(asked.about.card) }),
    options: Object.fromEntries(options),
    exits: { do: say('captives.confirm') },
  }
}
