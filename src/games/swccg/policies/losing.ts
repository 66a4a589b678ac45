/** Which Force to lose, for players who are not asked themselves. */
import type { Option } from '../../../contract/index.ts'
import { cardOf } from '../state/engine-card.ts'
import type { View } from '../view/player-view.ts'

/** The Reserve Deck is spared below this number of cards. */
const SPARED = 6

/** How gladly a card of the hand is lost: locations first, then what costs most. */
const dispensable = (card: string): number => {
  const { type, deploy = 0 } = cardOf(card)
  return type === 'location' ? 100 : deploy
}

/**
 * Returns the best this many of the sources, in order: the Reserve Deck while it is large, the Used Pile, the Reserve
 * Deck, the hand, the Force Pile last. The last Life Force is lost only where no card of the hand can pay.
 */
export function losses({ sizes, reader }: View, options: readonly Option[], count: number): readonly string[] {
  const own = reader === 'light' ? sizes.light : sizes.dark
  const has = (id: string) => options.some((option) => option.id === id)
  const times = (id: string, most: number) => Array<string>(has(id) ? Math.max(0, most) : 0).fill(id)
  const hand = options
    .filter(({ group }) => group === 'hand')
    .toSorted((one, other) => dispensable(other.card ?? '') - dispensable(one.card ?? ''))
  const large = Math.max(0, own.reserve - SPARED)
  const piles = [
    ...times('reserve', large),
    ...times('used', own.used),
    ...times('reserve', own.reserve - large),
    ...times('force', own.force),
  ]
  const last = own.force === 0 ? 1 : own.force
  const cards = hand.map(({ id }) => id)
  return [...piles.slice(0, -last), ...cards, ...piles.slice(-last)].slice(0, count)
}
