/** The reader's own hand below the table. */
import type { Tile, TrayBlock } from '../../../../contract/index.ts'
import type { Side } from '../../cards/card.ts'
import type { HeldCard } from '../../state/game-state.ts'
import type { View } from '../../view/player-view.ts'
import type { Speaker } from '../../words/say.ts'
import type { SceneContext } from './seeing.ts'
import { heldTile } from './tiles.ts'

/** Returns the words on the mark of proposed tiles, where there are any. */
const suggestedIn = (tiles: readonly Tile[], { say }: Speaker): Pick<TrayBlock, 'suggested'> =>
  tiles.some(({ state }) => state === 'suggested') ? { suggested: say('scene.suggested') } : {}

/** Returns the own hand as it is; nothing where it is empty or the reader doesn't see it. */
export function plainHand(view: View, side: Side, speaker: Speaker): TrayBlock[] {
  const cards = view.sides[side].cards ?? []
  if (cards.length === 0) return []
  const tiles = cards.map((held) => heldTile(held, view, side, speaker))
  return [{ block: 'tray', seat: side, title: speaker.say('scene.tray'), tiles }]
}

/** The parts of a hand that a question brings. */
export interface HandLook {
  readonly title?: string
  readonly note?: string
  readonly budget?: TrayBlock['budget']
  /** The state of a card of the hand in this question, the words at its foot, and what it costs if not what it costs now. */
  readonly look?: (held: HeldCard) => Pick<Tile, 'state' | 'foot' | 'plate'>
  /** Cards that come to the hand. */
  readonly coming?: readonly Tile[]
}

/** Returns the own hand with the cards that the draft takes marked. */
export function handTray(seeing: SceneContext, { title, note, budget, look, coming = [] }: HandLook = {}): TrayBlock[] {
  const { view, side, speaker, taken, mark } = seeing
  const marked = look ?? (({ handle }: HeldCard) => (taken.includes(handle) ? { state: mark } : {}))
  const held = view.sides[side].cards ?? []
  const tiles = [...held.map((one): Tile => ({ ...heldTile(one, view, side, speaker), ...marked(one) })), ...coming]
  if (tiles.length === 0) return []
  return [
    {
      block: 'tray',
      seat: side,
      title: title ?? speaker.say('scene.tray'),
      ...(note === undefined ? {} : { note }),
      ...(budget === undefined ? {} : { budget }),
      tiles,
      ...suggestedIn(tiles, speaker),
    },
  ]
}

/** Returns cards that are no part of the hand, with those that the draft takes marked. */
export function choiceTray(seeing: SceneContext, title: string, tiles: readonly Tile[], note?: string): TrayBlock[] {
  if (tiles.length === 0) return []
  const { side, speaker, taken, mark } = seeing
  const marked = tiles.map((tile): Tile => (taken.includes(tile.handle) ? { ...tile, state: mark } : tile))
  return [
    {
      block: 'tray',
      seat: side,
      title,
      ...(note === undefined ? {} : { note }),
      tiles: marked,
      ...suggestedIn(marked, speaker),
    },
  ]
}

/** Returns cards that are yet to be drawn: nobody knows them. */
export const drawnTiles = (count: number, { say }: Speaker): Tile[] =>
  Array.from({ length: count }, (_, at) => ({
    handle: `drawn${at}`,
    card: null,
    name: say('scene.tray.drawn'),
    state: 'coming',
  }))
