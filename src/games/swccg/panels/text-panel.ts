/** The panel of a text or an Interrupt that was chosen in a list: it says what it costs, and its button plays it. */
import type { PanelAction } from '../../../contract/index.ts'
import { answers } from '../../../kit/panels/actions.ts'
import type { PanelEntry } from '../../../kit/panels/entries.ts'
import { cutWords, fitQuestion, fitting, LABEL } from '../../../kit/panels/fitting.ts'
import { findCard } from '../cards/index.ts'
import type { DecisionOf, OptionHere } from '../rules/abouts.ts'
import { isText } from '../rules/option-facts.ts'
import { actsInWords } from '../texts/card-text.ts'
import { functionAt } from '../texts/sources.ts'
import { shortName } from '../words/short-names.ts'
import { addedNames, addedPanel } from './added-shown.ts'
import type { Panel, PanelAsking } from './asking.ts'
import { cardNames, joinedNames, type Names, pieceNames, placeNames } from './card-names.ts'
import { searchOn } from './passing.ts'
import { NEXT } from './rest-of-turn.ts'
import { windowScene } from './scenes/window-scene.ts'

type AnyAsking = PanelAsking<DecisionOf>

/** The card that is played, or whose text is used, by its names. */
function sourceNames({ view }: AnyAsking, { card = '', face }: OptionHere): Names {
  if (face === undefined) return cardNames(card)
  return view.places.some(({ id }) => id === face) ? placeNames(view, face) : pieceNames(view, face)
}

/** The target, where there is only one: a card, on table or by its id, or a place. */
function targetNames({ view }: AnyAsking, { about }: OptionHere): Names | null {
  const { target, targetCard } = about ?? {}
  if (targetCard !== undefined) return cardNames(targetCard)
  if (target === undefined) return null
  return view.places.some(({ id }) => id === target) ? placeNames(view, target) : pieceNames(view, target)
}

/** "Play Monnok (Lost)", "Use Kessel": the names of an option, the longest first. */
function optionNames(asking: AnyAsking, option: OptionHere): readonly [string, ...string[]] {
  const own = addedNames(asking, option)
  if (own !== null) return own
  const { say } = asking.speaker
  const how = option.about?.how
  const verb = (card: string) => {
    if (option.group === 'text') return say('panel.text.use', { card })
    if (how === 'used') return say('panel.text.used', { card })
    return how === 'lost' ? say('panel.text.lost', { card }) : say('panel.text.play', { card })
  }
  const target = targetNames(asking, option)
  const names = sourceNames(asking, option)
  if (target === null) return joinedNames((card = '') => verb(card), names)
  const [first, ...more] = joinedNames((card = '', aim = '') => `${verb(card)} → ${aim}`, names, target)
  return [first, ...more, verb(names[1])]
}

/** Its price and its effect in our own words. */
function hintOf(asking: AnyAsking, option: OptionHere): string {
  const { speaker, side } = asking
  const { card = '', about } = option
  const { force, text } = about ?? {}
  const told = findCard(card)
  const acts = text === undefined || told === undefined ? [] : functionAt(card, side, text)
  const price =
    force === undefined
      ? []
      : [force === 0 ? speaker.say('panel.way.free') : speaker.say('panel.way.force', { count: force })]
  const words = told === undefined ? '' : actsInWords(told, acts, speaker.language)
  return [...price, ...(words === '' ? [] : [words])].join(' · ')
}

/** Returns the entry of a text or Interrupt: choosing it only opens its panel. */
const textEntry = (asking: AnyAsking, option: OptionHere): PanelEntry => ({
  choose: [option.id],
  names: optionNames(asking, option),
  hint: hintOf(asking, option),
  marks: true,
})

/** Returns the entries of texts and Interrupts of a question; copies of a card once. */
export function textEntries(asking: AnyAsking, options: readonly OptionHere[]): readonly PanelEntry[] {
  const texts = options.filter(isText)
  return texts
    .filter(({ like }, at) => like === undefined || texts.findIndex((one) => one.like === like) === at)
    .map((option) => textEntry(asking, option))
}

/** Returns the panel of a text or Interrupt that was chosen. */
export function textPanel(asking: AnyAsking, option: OptionHere): Panel {
  const own = addedPanel(asking, option)
  if (own !== null) return own
  const { decision, speaker, proposal } = asking
  const { say } = speaker
  const { card = '', group, about } = option
  const force = about?.force ?? 0
  const uses = group === 'text'
  const [, short] = sourceNames(asking, option)
  const label = optionNames(asking, option).find(({ length }) => length <= LABEL)
  const other: PanelAction = { id: 'other', label: say('panel.way.other'), look: 'plain', puts: {} }
  const plays = (words: string, more: Partial<PanelAction>) =>
    answers(decision.exits[0]?.id ?? 'do', words, { choose: [option.id], ...more })
  const costs = force === 0 ? say('panel.text.free') : say('panel.text.costs', { cost: force })
  return {
    question: uses
      ? fitQuestion(say('panel.text.use.asked', { card: short }))
      : fitQuestion(say('panel.text.play.asked', { card: short })),
    below: cutWords(costs, 44),
    final: true,
    scene: () => windowScene(asking, option),
    actions: [
      plays(label ?? fitting(LABEL, say(uses ? 'panel.text.use' : 'panel.text.play', { card: shortName(card) })), {
        look: 'main',
        next: proposal === null ? searchOn : NEXT.use,
      }),
      other,
      ...(proposal === null ? [] : [plays(say('panel.text.choose'), { id: 'choose', next: searchOn })]),
    ],
  }
}
