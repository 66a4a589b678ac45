/** Pictures of one card, large, with what it does in our own words (I). */
import type { Block, CardBlock, Scene, Tile, Voice } from '../../../../contract/index.ts'
import type { Side, Text } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { optionsOf } from '../../state/abouts.ts'
import { destiniesOf, wholeCard } from '../../state/game-table.ts'
import type { View } from '../../view/player-view.ts'
import { textsOf, wholeText } from '../../words/card-texts.ts'
import { cardName } from '../../words/naming.ts'
import { speakerOf } from '../../words/say.ts'
import type { SceneContext, ScenePainters } from './seeing.ts'
import { stripOf } from './strip.ts'
import { costFigure, destinyFigure, figuresOf, tileOf } from './tiles.ts'
import { choiceTray, handTray } from './tray.ts'

/** The pictures of questions about one card. */
export const CARD = {
  'start-number': (seeing) => {
    const { speaker, decision, name } = seeing
    const { card, theirs } = decision.about
    const text =
      theirs === null
        ? ''
        : speaker.say('scene.theirs-number', { name, card: cardName(theirs), number: destiniesOf(theirs).join('/') })
    const figure = destinyFigure(card, speaker.say)
    const block = { ...cardBlock(card, null, seeing), text }
    return withStrip(seeing, [figure === null ? block : { ...block, figures: [figure] }])
  },

  'control-text': (seeing) => {
    const { card, discard } = seeing.decision.about
    const block = cardBlock(card, (text) => 'when' in text && text.when.on === 'control', seeing)
    return withStrip(seeing, [block, ...(discard === 0 ? [] : handTray(seeing))])
  },

  text: (seeing) => {
    const { decision, taken, speaker } = seeing
    const options = optionsOf(decision)
    const chosen = options.find(({ id }) => taken.includes(id)) ?? options[0]
    const tiles = options.flatMap(({ id, card }): Tile[] => (card === undefined ? [] : [tileOf(id, card)]))
    const card = chosen?.card
    return withStrip(seeing, [
      ...(card === undefined ? [] : [cardBlock(card, (_, at) => at === chosen?.about.text, seeing)]),
      ...(tiles.length < 2 ? [] : choiceTray(seeing, speaker.say('scene.texts'), tiles)),
    ])
  },

  'text-either': (seeing) =>
    withStrip(seeing, [
      cardBlock(seeing.decision.about.card, (text) => text.form === 'hand', seeing),
      ...handTray(seeing),
    ]),

  peek: (seeing) => {
    const { top } = seeing.decision.about
    const { speaker } = seeing
    return withStrip(seeing, [
      top === null
        ? { block: 'banner', card: null, title: speaker.say('scene.empty-deck'), notes: [] }
        : cardBlock(top, null, seeing),
    ])
  },

  'defeat-text': (seeing) => {
    const { card, does } = seeing.decision.about
    return withStrip(seeing, card === null ? [] : [cardBlock(card, ({ form }) => form === does, seeing)])
  },
} satisfies Partial<ScenePainters>

const withStrip = (
  { view, side, speaker }: Pick<SceneContext, 'view' | 'side' | 'speaker'>,
  blocks: readonly Block[],
) => [stripOf(view, side, speaker), ...blocks]

/** A number of a card. */
export type CardNumber = 'cost' | 'power' | 'damage' | 'destiny'

/** Returns a card of the hand, large, with these of its numbers, each named. */
export function numbersScene(id: string, numbers: readonly CardNumber[], view: View, side: Side, voice: Voice): Scene {
  const speaker = speakerOf(voice)
  const { say } = speaker
  const all = [costFigure(id, view, side, say), ...figuresOf(id, undefined, view, say), destinyFigure(id, say)]
  const figures = numbers.flatMap((number) => all.find((figure) => figure?.id === number) ?? [])
  const text = figures.map(({ label, value }) => `${label} ${value}`).join(', ')
  return { blocks: [{ ...cardBlock(id, null, { view, speaker }), text, figures }] }
}

/** Returns a card with these texts of it; `null`: with all of them. */
export function cardBlock(
  id: string,
  meant: ((text: Text, at: number) => boolean) | null,
  { view, speaker }: Pick<SceneContext, 'view' | 'speaker'>,
): CardBlock {
  const { language, say } = speaker
  const text = meant === null ? wholeText(cardById(id), language) : textsOf(id, meant, language)
  return {
    block: 'card',
    card: wholeCard(id),
    title: cardName(id),
    text: text ?? '',
    figures: figuresOf(id, undefined, view, say),
  }
}
