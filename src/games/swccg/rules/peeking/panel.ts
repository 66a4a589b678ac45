/** Looks on one screen: the top card and what becomes of it, a hand and which card of it is placed. */
import type { Decision, DecisionWords, Language } from '../../../../contract/index.ts'
import { answers } from '../../../../kit/panels/actions.ts'
import { type PanelEntry, panelEntries } from '../../../../kit/panels/entries.ts'
import { cutWords, fitQuestion, LABEL } from '../../../../kit/panels/fitting.ts'
import { clipWords } from '../../../../kit/wording/clipping.ts'
import type { Panel, PanelAsking, PanelMakers } from '../../panels/asking.ts'
import { pilesOf } from '../../panels/scenes/piles-and-hand.ts'
import { sceneContext } from '../../panels/scenes/scene-context.ts'
import { stripOf } from '../../panels/scenes/strip-and-track.ts'
import { plainTile } from '../../panels/scenes/tiles.ts'
import type { Side } from '../../state/engine-card.ts'
import { shortName } from '../../words/short-names.ts'
import { type DecisionOf, madeHere, type OptionHere, optionsOf } from '../abouts.ts'
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

type ScanQuestion = DecisionOf<'scan'>

/** The most buttons of a panel. */
const BUTTONS = 3

/** The label of a card that may be placed, or of placing none. */
const placingOf = ({ id, card }: OptionHere, language: Language): string =>
  id === 'leave' || card === undefined
    ? speak(language)('peeking.hand.leave')
    : speak(language)('peeking.hand.do', { card: clipWords(shortName(card), NAME) })

function askScan({ decision, view, voice, taken }: PanelAsking<ScanQuestion>): Panel {
  const say = speak(voice.language)
  const options = optionsOf(decision)
  const entries = options.map(
    (option): PanelEntry => ({ choose: [option.id], names: [placingOf(option, voice.language)] }),
  )
  return {
    question: fitQuestion(say('peeking.hand?')),
    scene: () => {
      const context = sceneContext(view, voice)
      const tiles = decision.about.hand.map((card, at) => plainTile({ handle: `held${at}`, card }))
      const tray = { block: 'tray' as const, seat: context.near, title: say('peeking.hand'), tiles }
      return { blocks: [stripOf(context), tray, ...pilesOf(context)] }
    },
    actions: options.slice(0, BUTTONS).map((option) =>
      answers('do', cutWords(placingOf(option, voice.language), LABEL), {
        id: `do-${option.id}`,
        choose: [option.id],
      }),
    ),
    ...(options.length <= BUTTONS
      ? {}
      : { list: { placeholder: say('peeking.hand.other'), min: 1, max: 1, entries: panelEntries(entries, taken) } }),
  }
}

export const PEEKING: Pick<PanelMakers, 'peek' | 'scan'> = { peek: { ask }, scan: { ask: askScan } }

/** Returns the words of the question about a hand, for plain panels. */
export function scanWording(decision: Decision<Side>, language: Language): DecisionWords {
  const asked = madeHere(decision) as ScanQuestion
  const say = speak(language)
  const options = optionsOf(asked).map((option) => [option.id, { label: placingOf(option, language) }])
  return {
    title: say('peeking.hand'),
    prompt: say('peeking.hand?'),
    options: Object.fromEntries(options),
    exits: { do: say('peeking.confirm') },
  }
}

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
