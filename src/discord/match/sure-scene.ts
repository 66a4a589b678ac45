/** The picture of a question before a great loss: the score, large words on red, and the player's own cards. Pure. */
import type { Block, Scene } from '../../contract/index.ts'
import { type PanelInput, voices } from './panel-input.ts'

/** Large words of the picture: what the player loses. The question itself stands below the picture. */
export interface Warning {
  readonly title: string
  readonly notes: readonly string[]
}

/** Returns the picture. */
export function sureScene(
  input: Pick<PanelInput, 'game' | 'sight' | 'language' | 'names'>,
  { title, notes }: Warning,
): Scene {
  const { game, sight } = input
  const { blocks } = game.panels.scene(sight.view, voices(input).plain)
  const strips = blocks.filter(({ block }) => block === 'strip')
  const own = blocks.filter((one) => isOwnBand(one, sight.reader))
  return { blocks: [...strips, { block: 'banner', card: null, title, notes }, ...own] }
}

const isOwnBand = (one: Block, seat: string): boolean =>
  one.block === 'band' && one.seat === seat && one.tiles.length > 0
