/** The part of a game that one reader may know, and nothing else (rules 4.11, 21.5). */
import type { Reader } from '../../../contract/index.ts'
import { seatNamed } from '../../../kit/seats/seats.ts'
import type { ZoneCard } from '../../../kit/zones/piles.ts'
import { cardOf, SIDES, type Side } from '../state/engine-card.ts'
import type { Frame } from '../state/game-frames.ts'
import { type Board, boardOf, cardsOfSide, type State } from '../state/game-state.ts'
import { type OpenTotal, openTotal } from './open-totals.ts'
import { type SearchedPile, searchedBy } from './searched-piles.ts'

/** Something that waits for its result and lies open (rule 15.5). */
export interface PendingPlay {
  /** The name to which a window's `answers` refers. */
  readonly id: string
  readonly by: Side
  readonly card: string
  readonly label: string
  readonly targets: readonly string[]
}

/** The whole game, as one reader may know it. */
export interface View extends Board {
  readonly reader: Reader
  /** The reader's own hand. */
  readonly hand: readonly ZoneCard[]
  /** The reader's own deck: every card with which they began, wherever it is now, in a fixed order. */
  readonly deck: readonly string[]
  /** The top first. */
  readonly stack: readonly PendingPlay[]
  /** The attempt whose cards are drawn; absent: there is none. */
  readonly attempt?: OpenTotal
  /** The piles that the reader looks through now; none where they do not search. */
  readonly searched: readonly SearchedPile[]
}

/** @param reader a side, or `spectator` */
export function viewOf(state: State, reader: Reader): View {
  const own = seatNamed(SIDES, reader)
  const attempt = openTotal(state)
  return {
    ...boardOf(state),
    ...(attempt === null ? {} : { attempt }),
    reader,
    hand: own === null ? [] : state.sides[own].hand,
    deck: own === null ? [] : cardsOfSide(state, own, (card) => cardOf(card).side).toSorted(),
    stack: state.flow.flatMap((frame) => waiting(state, frame)).toReversed(),
    searched: own === null ? [] : searchedBy(state, own),
  }
}

/** The part of a frame that lies open: nothing of a card that its player is still thinking about. */
function waiting({ pieces }: State, frame: Frame): readonly PendingPlay[] {
  switch (frame.frame) {
    case 'deploy':
      return frame.card === null
        ? []
        : [{ id: frame.frame, by: frame.side, card: frame.card, label: frame.frame, targets: [] }]
    case 'shot': {
      const weapon = pieces.find(({ handle }) => handle === frame.weapon)
      const targets = frame.target === null ? [] : [frame.target]
      return weapon === undefined
        ? []
        : [{ id: frame.frame, by: frame.side, card: weapon.card, label: 'fire', targets }]
    }
    case 'text':
      // An Interrupt lies open once it was played; its targets are part of that.
      return frame.source !== null || frame.step === 'target' || frame.step === 'goal'
        ? []
        : [
            {
              id: frame.frame,
              by: frame.side,
              card: frame.card,
              label: 'interrupt',
              targets: frame.targets.filter((one) => one !== 'below'),
            },
          ]
    default:
      return []
  }
}
