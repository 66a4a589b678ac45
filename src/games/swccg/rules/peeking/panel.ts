/** A look at the top card on one screen: the card, and what becomes of it. */
import type { Decision, DecisionWords, Language } from '../../../../contract/index.ts'
import { answers } from '../../../../kit/panels/actions.ts'
import { cutWords, fitQuestion, LABEL } from '../../../../kit/panels/fitting.ts'
import { clipWords } from '../../../../kit/wording/clipping.ts'
import type { Panel, PanelAsking, PanelMakers } from '../../panels/asking.ts'
import { pilesOf } from '../../panels/scenes/piles-and-hand.ts'
import { sceneContext } from '../../panels/scenes/scene-context.ts'
import { stripOf } from '../../panels/scenes/strip-and-track.ts'
import { plainTile } from '../../panels/scenes/tiles.ts'
import type { Side } from '../../state/engine-card.ts'
import { shortName } from '../../words/short-names.ts'
import { type DecisionOf, madeHere, optionsOf } from '../abouts.ts'
import { speak } from './story.ts'

type PeekQuestion = DecisionOf<'peek'>

const NAME = 22

/** The label of an option in a language. */
const labelOf = ({ about }: PeekQuestion, id: string, language: Language): string =>
  speak(language)(id === 'leave' ? 'peeking.leave' : `peeking.move.${about.to}`)

function ask({ decision, view, voice }: PanelAsking<PeekQuestion>): Panel {
  const say = speak(voice.language)
  const { top, owner } = decision.about
  const card = clipWords(shortName(top), NAME)
  return {
    question: fitQuestion(say('peeking.own?', { card }), say('peeking.short?', { card })),
    scene: () => {
      const context = sceneContext(view, voice)
      const title = say(owner === decision.seat ? 'peeking.own' : 'peeking.theirs')
      const tiles = [plainTile({ handle: 'top', card: top })]
      return { blocks: [stripOf(context), { block: 'tray', seat: context.near, title, tiles }, ...pilesOf(context)] }
    },
    actions: optionsOf(decision).map(({ id }) =>
      answers('do', cutWords(labelOf(decision, id, voice.language), LABEL), { id: `do-${id}`, choose: [id] }),
    ),
  }
}

export const PEEKING: Pick<PanelMakers, 'peek'> = { peek: { ask } }

/** Returns the words of the question, for plain panels. */
export function peekingWording(decision: Decision<Side>, language: Language): DecisionWords {
  const asked = madeHere(decision) as PeekQuestion
  const say = speak(language)
  return {
    title: say('peeking.title'),
    prompt: say('peeking.own?', { card: shortName(asked.about.top) }),
    options: Object.fromEntries(optionsOf(asked).map(({ id }) => [id, { label: labelOf(asked, id, language) }])),
    exits: { do: say('peeking.confirm') },
  }
}
