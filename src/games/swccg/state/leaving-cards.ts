/** Characters that are about to be lost: a text may keep them (rule 4.16). */
import { cardOf, type Side } from './engine-card.ts'

/** A card as it lay on table. */
export interface LeavingCard {
  readonly handle: string
  readonly card: string
  readonly at: string | null
  readonly on: string | null
  readonly role: 'pilot' | 'driver' | 'passenger' | 'hold' | 'carried' | null
  readonly side?: Side
  readonly hit?: boolean
  readonly crashed?: boolean
  readonly stacked?: string[]
  readonly hidden?: number
}

/** A card and everything on or in it, itself first. */
const allOn = (pieces: readonly LeavingCard[], card: LeavingCard): readonly LeavingCard[] => [
  card,
  ...pieces.filter(({ on }) => on === card.handle).flatMap((one) => allOn(pieces, one)),
]

/** Returns a note for each character among cards that leave, with its name and with what is on it. */
export const leavingNotes = <C extends LeavingCard, N>(
  { pieces }: { readonly pieces: readonly C[] },
  leaving: readonly C[],
  named: ReadonlyMap<C, N>,
) =>
  leaving
    .filter(({ card }) => cardOf(card).type === 'character')
    .map((one) => {
      const side = one.side ?? cardOf(one.card).side
      const lying = allOn(pieces, one).map((each) => ({ ...each }))
      return { moment: 'about to be lost' as const, side, it: named.get(one) ?? null, first: side, leaving: lying }
    })
