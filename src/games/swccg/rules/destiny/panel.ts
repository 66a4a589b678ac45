/** Draws on one screen: which of two numbers, or of two cards, counts. */
import type { Scene } from '../../../../contract/index.ts'
import { answers } from '../../../../kit/panels/actions.ts'
import { fitting, LABEL } from '../../../../kit/panels/fitting.ts'
import { clipWords } from '../../../../kit/wording/clipping.ts'
import type { Panel, PanelAsking, PanelMakers } from '../../panels/asking.ts'
import { pilesOf } from '../../panels/scenes/piles-and-hand.ts'
import { sceneContext } from '../../panels/scenes/scene-context.ts'
import { stripOf } from '../../panels/scenes/strip-and-track.ts'
import { cardOf } from '../../state/engine-card.ts'
import { shortName } from '../../words/short-names.ts'
import { type DecisionOf, optionsOf } from '../abouts.ts'

interface DrawnChoice {
  readonly id: string
  readonly card: string
  readonly number: number
}

/** The drawn cards with their numbers, in a picture. */
function sceneWith({ view, voice }: PanelAsking, choices: readonly DrawnChoice[]): Scene {
  const context = sceneContext(view, voice)
  const [first, second] = choices
  const drawn = [first, second].flatMap((one) => (one === undefined ? [] : [one]))
  return {
    blocks: [
      stripOf(context),
      {
        block: 'draw',
        draws: drawn.map(({ card, number }, at) => ({
          ...{ card, value: String(number), label: shortName(card) },
          side: at === 0 ? ('near' as const) : ('far' as const),
        })),
        lines: [],
      },
      ...pilesOf(context),
    ],
  }
}

/** The higher number first. */
const best = (choices: readonly DrawnChoice[]): readonly DrawnChoice[] =>
  choices.toSorted((one, other) => other.number - one.number)

function two(asking: PanelAsking<DecisionOf<'two'>>): Panel {
  const { decision, speaker } = asking
  const { card } = decision.about
  const choices = best(optionsOf(decision).map(({ id, about }) => ({ id, card, number: about?.number ?? 0 })))
  return {
    question: speaker.say('destiny.which-number?'),
    below: shortName(card),
    final: true,
    actions: choices.map(({ id, number }, at) =>
      answers('choose', speaker.say('destiny.use', { number }), {
        id: `use-${id}`,
        choose: [id],
        look: at === 0 ? 'good' : 'plain',
      }),
    ),
    scene: () => sceneWith(asking, choices),
  }
}

function which(asking: PanelAsking<DecisionOf<'which'>>): Panel {
  const { decision, speaker } = asking
  const { say } = speaker
  const choices = best(
    optionsOf(decision).map(({ id, card = '' }) => ({ id, card, number: Math.max(0, ...cardOf(card).destiny) })),
  )
  return {
    question: say('destiny.which-card?'),
    below: say('destiny.other-used'),
    final: true,
    actions: choices.map(({ id, card, number }, at) =>
      answers('choose', clipWords(fitting(LABEL, `${shortName(card)}, ${number}`), LABEL), {
        id: `use-${id}`,
        choose: [id],
        look: at === 0 ? 'good' : 'plain',
      }),
    ),
    scene: () => sceneWith(asking, choices),
  }
}

/** The panels of draws. The higher number is the default. */
export const DESTINY: PanelMakers = {
  two: { suggest: () => null, ask: two },
  which: { suggest: () => null, ask: which },
}
