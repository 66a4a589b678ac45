/** The foot of pictures: the reader's piles, and their hand. */
import type { PilesBlock, Tile, TrayBlock } from '../../../../contract/index.ts'
import { TYPE_LABELS } from '../../library/card-labels.ts'
import { opener } from '../../rules/setup/steps.ts'
import type { SceneContext } from './scene-context.ts'
import type { SceneMarks } from './scene-marks.ts'
import { heldTile, plainTile } from './tiles.ts'

/** Below this number of cards the Reserve Deck needs its owner's attention. */
export const SHORT = 6

/** Returns the reader's own piles in one row. */
export function pilesOf({ view, speaker, near, plays }: SceneContext): PilesBlock[] {
  if (!plays) return []
  const { say } = speaker
  const { force, reserve, used } = view.sizes[near]
  return [
    {
      block: 'piles',
      seat: near,
      piles: [
        { id: 'force', label: say('scene.force'), count: force, now: true },
        { id: 'deck', label: say('scene.reserve'), count: reserve, ...(reserve < SHORT ? { low: true } : {}) },
        { id: 'undo', label: say('scene.used'), count: used },
        { id: 'lost', label: say('scene.lost'), count: view.lost[near].length },
      ],
    },
  ]
}

/** Returns the reader's hand, behind the card with which they began: the cards that the question can use, then the others. */
export function handOf(context: SceneContext, { held, later = [], drawn = 0, tray }: SceneMarks): TrayBlock[] {
  const { view, near, plays, speaker } = context
  const cards = held ?? view.hand
  const begun = tray === undefined ? opener(view, near) : undefined
  if (!plays || cards.length + later.length + drawn === 0) return []
  return [
    {
      block: 'tray',
      seat: near,
      ...(tray ?? { title: speaker.say('scene.hand.own') }),
      tiles: [
        ...(begun === undefined ? [] : [{ ...plainTile(begun), foot: TYPE_LABELS.objective[speaker.language] }]),
        ...cards.map((one) => heldTile(context, one)),
        ...drawnTiles(context, drawn),
      ],
      later: later.map((one) => heldTile(context, one)),
    },
  ]
}

/** The most cards to draw that are shown. */
const MOST_DRAWN = 4

/** Cards that are still to be drawn: face down. */
const drawnTiles = ({ speaker }: SceneContext, count: number): readonly Tile[] =>
  Array.from({ length: Math.min(MOST_DRAWN, count) }, (_, at) => ({
    handle: `drawn-${at}`,
    card: null,
    name: speaker.say('scene.to-draw'),
    state: 'coming',
  }))
