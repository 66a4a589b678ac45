/** An Objective by itself: both of its sides, the one in force, and what turns it over; and the moment when it turns. */
import type { Block, CloseUp, CloseUpName, Language, TurnedFace, Voice } from '../../../../contract/index.ts'
import { cardById } from '../../cards/index.ts'
import { frontId, isBack } from '../../cards/two-sides.ts'
import type { AddedCloseUps } from '../../panels/close-ups/added.ts'
import { type SceneContext, sceneContext } from '../../panels/scenes/scene-context.ts'
import { stripOf } from '../../panels/scenes/strip-and-track.ts'
import { cardOf } from '../../state/engine-card.ts'
import type { TableCard } from '../../state/game-state.ts'
import { sideOfPiece } from '../../state/nesting.ts'
import { type AddedMoment, momentOn } from '../../story/added-moments.ts'
import { sidesOf, speakerOf } from '../../texts/card-text.ts'
import type { CardText } from '../../texts/language/keyed-text.ts'
import { wordedBlocks } from '../../texts/wording/card-wording.ts'
import type { View } from '../../view/player-view.ts'
import { shortName } from '../../words/short-names.ts'
import { isObjective } from './steps.ts'
import { speak } from './story.ts'
import { isTurning, metBy } from './turning.ts'

/** Ids of the parts of the table, before the handle of the Objective. */
const LOOK = 'objective-'

/** The pieces of a text that turn the card over, or all others that are in play. */
const partOf = (text: CardText, turning: boolean): CardText =>
  Object.fromEntries(Object.entries(text).filter(([, piece]) => isTurning(piece) === turning && !('later' in piece)))

/** A text in a language, in one line. */
const words = (card: string, text: CardText, { language }: Voice): string =>
  wordedBlocks(text, speakerOf(cardById(card)), language)
    .map((block) => block.text)
    .join(' ')

/** Both sides of a card, the one in front marked. */
function sidesBlock(card: string, voice: Voice): readonly Block[] {
  const id = frontId(card)
  const [front, back] = sidesOf(cardById(id)).map(({ title, text }, at): TurnedFace => {
    const isUp = (at === 1) === isBack(card)
    return {
      ...{ seat: cardOf(id).side, card: id, title, text: words(id, partOf(text, false), voice) },
      ...(isUp ? { state: 'up' as const, says: speak(voice.language)('objectives.up') } : {}),
    }
  })
  return front === undefined || back === undefined ? [] : [{ block: 'sides', faces: [front, back] }]
}

/** The condition that turns it over, and how far it is met. */
function turningBlock({ view, reading }: SceneContext, piece: TableCard, voice: Voice): readonly Block[] {
  const { card } = piece
  const { side, text } = cardOf(card)
  const meant = { reading, you: side, card, self: piece, here: null }
  const [met] = metBy(text[side], meant)
  const line = words(frontId(card), partOf(text[side], true), voice)
  if (line === '' || view.outcome !== null) return []
  const soFar = met === undefined ? '' : `${speak(voice.language)('objectives.met', met)} `
  return [{ block: 'note', icon: 'swap', lines: [{ text: `${soFar}${line}`, strong: true }] }]
}

/** The Objectives on table, the reader's own first. */
const lying = ({ view, near }: SceneContext): readonly TableCard[] =>
  view.pieces
    .filter(isObjective)
    .filter(({ card }) => sidesOf(cardById(card)).length > 0)
    .toSorted((one, other) => Number(sideOfPiece(other) === near) - Number(sideOfPiece(one) === near))

/** The words for its owner. */
function whose(piece: TableCard, { speaker }: SceneContext, { language }: Voice): string {
  const side = sideOfPiece(piece)
  return speaker.isReader(side)
    ? speak(language)('objectives.look.you')
    : speak(language)('objectives.look.they', { name: speaker.name(side) })
}

function entries(view: View, voice: Voice): readonly CloseUpName[] {
  const context = sceneContext(view, voice)
  return lying(context).map((piece) => ({
    id: `${LOOK}${piece.handle}`,
    label: speak(voice.language)('objectives.look', { card: shortName(piece.card) }),
    hint: whose(piece, context, voice),
  }))
}

function show(id: string, view: View, voice: Voice): CloseUp | null {
  const context = sceneContext(view, voice)
  const all = lying(context)
  const piece = all.find(({ handle }) => id === `${LOOK}${handle}`)
  if (piece === undefined) return null
  const { card } = piece
  const say = speak(voice.language)
  const other = all.find((one) => one !== piece)
  return {
    news: [say(isBack(card) ? 'objectives.side.back' : 'objectives.side.front')],
    title: cardOf(card).title,
    below: whose(piece, context, voice),
    scene: () => ({
      blocks: [stripOf(context), ...sidesBlock(card, voice), ...turningBlock(context, piece, voice)],
    }),
    placeholder: say('objectives.pick'),
    cards: [{ handle: piece.handle, card, hint: cardOf(card).title }],
    ...(other === undefined ? {} : { next: { id: `${LOOK}${other.handle}`, label: whose(other, context, voice) } }),
  }
}

export const objectiveCloseUps: AddedCloseUps = { menu: entries, show }

/** "Endor Operations turns over: Imperial Outpost." */
const turned = ({ from, card }: { readonly from: string; readonly card: string }, language: Language): string =>
  speak(language)('objectives.turns', { from: cardOf(from).title, card: cardOf(card).title })

/** Turning over is a moment of its own: both sides with the one that is up now. */
export const objectiveMoments: readonly AddedMoment[] = [
  momentOn('turned-over', {
    weight: 8,
    blocks: ({ data }, { language }, voice) => [
      ...sidesBlock(data.card, voice),
      { block: 'note', icon: 'swap', lines: [{ text: turned(data, language), strong: true }] },
    ],
    words: ({ data }, { language }) => [turned(data, language)],
  }),
]
