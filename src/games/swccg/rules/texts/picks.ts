/** The choices for the act of a text that goes on. */
import type { Act, Filter } from '../../cards/vocabulary.ts'
import { cardOf, type EngineCard, SIDES } from '../../state/engine-card.ts'
import type { TextFrame } from '../../state/game-frames.ts'
import type { State } from '../../state/game-state.ts'
import { sideOfPiece } from '../../state/nesting.ts'
import type { Meant } from '../../state/position-reading.ts'
import { amountOf, cardsFitting, fits } from '../../texts/reading/fits.ts'
import { filterOf, numberOf } from '../../texts/translate/once.ts'
import { waysBy } from '../deploy/ways.ts'
import { canShoot } from '../shots/steps.ts'

/** Choices: ids with their cards, how many, and of what. */
export interface Picks {
  /** `index`: where the card lies in its pile. */
  readonly options: readonly { readonly id: string; readonly card: string; readonly index?: number }[]
  readonly min: number
  readonly max: number
}

const NONE: Picks = { options: [], min: 0, max: 0 }

/** Cards of a face-down or open pile by their index: the same card twice is two choices. */
const among = (pile: readonly string[], may: (card: string) => boolean) =>
  pile.flatMap((card, at) => (may(card) ? [{ id: `${at}`, card, index: at }] : []))

/** Whether two cards are a matching pair of ship and pilot. */
export const areMatching = (ship: EngineCard, pilot: EngineCard): boolean =>
  ship.matchingPilots?.includes(pilot.id) === true || pilot.matchingShips?.includes(ship.id) === true

/** The choices of an act; none for acts without a choice. */
export function picksFor(state: State, frame: TextFrame, act: Act, meant: Meant): Picks {
  if (!('act' in act)) return NONE
  const { side } = frame
  const { reserve, lost, hand } = state.sides[side]
  const fitting = (filter: Filter) => (card: string) => fits({ card }, filterOf(filter), meant)
  switch (act.act) {
    case 'take':
      return { options: among(reserve, fitting(act.what)), min: 0, max: 1 }
    case 'deploy': {
      const limits = { card: frame.card, source: frame.source, piece: frame.piece, way: frame.todo[0] ?? [] }
      const from = act.pile === 'hand' ? hand.map(({ card }) => card) : reserve
      const options = among(
        from,
        (card) => fitting(act.what)(card) && waysBy(meant.reading, side, card, [], limits).length > 0,
      )
      const most = Math.min(options.length, act.count ?? act.upTo ?? 1)
      // A card from hand must be laid; of a search that names a number all or none.
      return {
        options,
        min: act.pile === 'hand' ? most : 0,
        max: act.count !== undefined && most < act.count ? 0 : most,
      }
    }
    case 'deploy pair':
      return pairPicks(state, frame, act, meant)
    case 'retrieve': {
      if (act.of === undefined) return NONE
      const options = among(lost, fitting(act.of))
      const whole = meant.reading.adjust('retrieval', amountOf(numberOf(act.count), meant), {
        player: side,
        by: { card: frame.card },
      })
      const count = Math.min(options.length, whole)
      return { options, min: count, max: count }
    }
    case 'exchange': {
      const { stacked = [] } = meant.self ?? {}
      const options =
        frame.targets.length === 0 ? among(stacked, () => true) : hand.map(({ handle, card }) => ({ id: handle, card }))
      return { options, min: 1, max: 1 }
    }
    case 'place': {
      const { from } = act
      if (from === undefined || from === 'hand') return NONE
      const options = SIDES.flatMap((owner) =>
        among(state.sides[owner][from], fitting(act.what)).map((one) => ({ ...one, id: `${owner}-${one.id}` })),
      )
      return { options, min: 0, max: Math.min(1, options.length) }
    }
    case 'fire': {
      const weapons = cardsFitting(filterOf(act.weapon), meant).filter(
        (piece) => sideOfPiece(piece) === side && canShoot(meant.reading, piece),
      )
      return { options: weapons.map(({ handle, card }) => ({ id: handle, card })), min: 1, max: 1 }
    }
    default:
      return NONE
  }
}

type FaceDown = 'reserve' | 'force' | 'used'
const isFaceDown = (pile: string | undefined): pile is FaceDown =>
  pile === 'reserve' || pile === 'force' || pile === 'used'
const countIn = (sides: State['sides'], pile: FaceDown): number =>
  SIDES.reduce((sum, side) => sum + sides[side][pile].length, 0)

/** Whether only the player of an act sees what there is to choose: cards of a hand or a Reserve Deck that holds any. */
export function isHiddenChoice({ sides }: State, { side, targets }: TextFrame, act: Act): boolean {
  const { reserve, hand } = sides[side]
  if (!('act' in act)) return false
  switch (act.act) {
    case 'take':
      return reserve.length > 0
    case 'deploy':
      return (act.pile === 'hand' ? hand : reserve).length > 0
    case 'deploy pair':
      return (targets.length === 0 ? hand : reserve).length > 0
    case 'place':
      return isFaceDown(act.from) && countIn(sides, act.from) > 0
    default:
      return false
  }
}

/** Whether the player of an act looks through face-down cards of a pile to choose among them. */
export function looksThrough({ targets }: TextFrame, act: Act): boolean {
  if (!('act' in act)) return false
  switch (act.act) {
    case 'take':
      return true
    case 'deploy':
      return act.pile !== 'hand'
    case 'deploy pair':
      return targets.length > 0
    case 'place':
      return isFaceDown(act.from)
    default:
      return false
  }
}

/** First a card of the hand, then its partner in the Reserve Deck (S-E20). */
function pairPicks(
  state: State,
  frame: TextFrame,
  { what: [ship, pilot] }: Extract<Act, { act: 'deploy pair' }>,
  meant: Meant,
): Picks {
  const { reserve, hand } = state.sides[frame.side]
  const is = (filter: typeof ship, card: string) => fits({ card }, filterOf(filter), meant)
  const [shown] = frame.targets
  if (shown === undefined) {
    const options = hand
      .filter(({ card }) => is(ship, card) || is(pilot, card))
      .map(({ handle, card }) => ({ id: handle, card }))
    return { options, min: 0, max: Math.min(1, options.length) }
  }
  const own = hand.find(({ handle }) => handle === shown)?.card ?? ''
  const partner = (card: string) =>
    (is(ship, own) && is(pilot, card) && areMatching(cardOf(own), cardOf(card))) ||
    (is(pilot, own) && is(ship, card) && areMatching(cardOf(card), cardOf(own)))
  const options = own === '' ? [] : among(reserve, partner)
  return { options, min: 0, max: Math.min(1, options.length) }
}
