/** Pictures of what is owed and what pays. */
import type { MetersBlock, SourcesBlock, Tile, TrayBlock } from '../../../../contract/index.ts'
import { takenFrom } from '../force-losses.ts'
import { SHORT } from './piles-and-hand.ts'
import type { SceneContext } from './scene-context.ts'
import { heldTile } from './tiles.ts'

/** Something that is owed, and how much of it is paid. */
interface Debt {
  readonly kind: 'force' | 'damage' | 'attrition'
  readonly owed: number
  readonly paid: number
}

/** Returns what is owed. */
export const metersOf = ({ speaker }: Pick<SceneContext, 'speaker'>, debts: readonly Debt[]): MetersBlock => ({
  block: 'meters',
  meters: debts.map(({ kind, owed, paid }) => ({
    label: speaker.say(kind === 'damage' && owed === 1 ? 'scene.owed.damage.single' : `scene.owed.${kind}`),
    owed,
    paid,
    says: speaker.say('scene.paid', { paid: Math.min(owed, paid), owed }),
    tone: kind === 'attrition' ? 'key' : 'bad',
  })),
})

/** Returns the three piles that pay, as they are, and what is taken off them. */
export function sourcesOf({ view, near, speaker }: SceneContext, ids: readonly string[]): SourcesBlock {
  const { say } = speaker
  const { reserve, used, force } = view.sizes[near]
  const taking = (pile: 'reserve' | 'used' | 'force') => {
    const takes = takenFrom(ids, pile)
    return takes === 0 ? {} : { takes }
  }
  return {
    block: 'sources',
    sources: [
      {
        id: 'deck',
        label: say('scene.reserve'),
        count: reserve,
        ...(reserve < SHORT ? { low: true } : {}),
        ...taking('reserve'),
      },
      { id: 'undo', label: say('scene.used'), count: used, ...taking('used') },
      { id: 'force', label: say('scene.force'), count: force, ...taking('force') },
    ],
  }
}

/** The most cards of a hand that stand with their names. */
const NAMED = 7

/** Returns the hand as what may pay; the cards that pay are chosen. */
export function payingHand(context: SceneContext, ids: readonly string[]): TrayBlock[] {
  const { view, near, speaker } = context
  if (view.hand.length === 0) return []
  const tiles = view.hand.map((held): Tile => {
    const { plate: _, ...tile } = heldTile(context, held)
    return ids.includes(held.handle) ? { ...tile, state: 'chosen' } : tile
  })
  return [
    {
      block: 'tray',
      seat: near,
      title: speaker.say('scene.paying.hand'),
      tiles,
      ...(tiles.length > NAMED ? { later: [] } : { note: speaker.say('scene.paying.seen') }),
    },
  ]
}
