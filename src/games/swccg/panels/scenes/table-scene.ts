/** The table as a picture: Life Force, phases, board, piles, hand, and the cards that lie at no place. */
import type { Block, MarkedLine, Scene, Voice } from '../../../../contract/index.ts'
import { cardOf } from '../../state/engine-card.ts'
import type { TableCard } from '../../state/game-state.ts'
import { sideOfPiece } from '../../state/nesting.ts'
import type { View } from '../../view/player-view.ts'
import { shortName } from '../../words/short-names.ts'
import { boardOf } from './board-scene.ts'
import { handOf, pilesOf } from './piles-and-hand.ts'
import { type SceneContext, sceneContext } from './scene-context.ts'
import { type SceneMarks, UNMARKED } from './scene-marks.ts'
import { stripOf, trackOf } from './strip-and-track.ts'
import { keptLines } from './tiles.ts'

/**
 * Returns the table as the reader of the view may know it.
 * @param view as it is after the tap
 * @param marks how the question stands to it
 */
export function tableScene(view: View, voice: Voice, marks: SceneMarks = UNMARKED): Scene {
  const context = sceneContext(view, voice)
  return {
    blocks: [
      stripOf(context),
      ...(marks.trackless === true ? [] : [trackOf(context, marks)]),
      boardOf(context, marks),
      ...pilesOf(context),
      ...handOf(context, marks),
      ...(marks.listed === true ? listOf(context) : []),
      ...keptOf(context),
      ...noteOf(marks),
    ],
  }
}

/** Characters of the names of cards that lie at no place. */
const LISTED = 80

/** The most places beside which there is room for them. */
const LISTED_BESIDE = 8

/** Returns the cards that lie at no place by their names, an Admiral's Order and the reader's own first; those without room are counted. */
function listOf({ view, speaker, near }: SceneContext): Block[] {
  if (view.places.length > LISTED_BESIDE) return []
  const all = view.pieces.filter(({ at, on }) => at === null && on === null)
  // An Admiral's Order is in force for both players: its name is never among those that are counted.
  const isOrder = ({ card }: TableCard) => cardOf(card).type === "admiral's order"
  const lying = all.filter((piece) => !isOrder(piece))
  const own = (mine: boolean) => lying.filter((piece) => (sideOfPiece(piece) === near) === mine)
  const names = [...all.filter(isOrder), ...own(true), ...own(false)].map(({ card }) => shortName(card))
  if (names.length === 0) return []
  const line: MarkedLine = { text: speaker.say('scene.listed', { names: fitted(names, LISTED) }) }
  return [{ block: 'note', lines: [line] }]
}

/** Returns the cards that rest under others by their names, where there is room for them. */
function keptOf(context: SceneContext): Block[] {
  const { places, resting = [] } = context.view
  const kept = places.length > LISTED_BESIDE ? [] : keptLines(context, resting)
  return kept.length === 0 ? [] : [{ block: 'note', icon: 'lock', lines: [{ text: fitted(kept, LISTED) }] }]
}

/** Returns as many names as have room, and the number of the others. */
function fitted(names: readonly string[], room: number): string {
  for (let kept = names.length; kept > 1; kept--) {
    const more = names.length - kept
    const words = [...names.slice(0, kept), ...(more === 0 ? [] : [`+${more}`])].join(', ')
    if (words.length <= room) return words
  }
  return [...names.slice(0, 1), ...(names.length > 1 ? [`+${names.length - 1}`] : [])].join(', ')
}

const noteOf = ({ note }: SceneMarks): Block[] => (note === undefined ? [] : [{ block: 'note', ...note }])
