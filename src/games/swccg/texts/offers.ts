/** The offers of texts at a moment, and whether they can be taken: by public facts alone, but for the cards in hand. */
import type { Act, Filter, Moment, Offer } from '../cards/vocabulary.ts'
import { cardOf, type Side } from '../state/engine-card.ts'
import type { Frame } from '../state/game-frames.ts'
import type { Board } from '../state/game-state.ts'
import { isFighter, pieceOf, sideOfPiece, whereIs } from '../state/nesting.ts'
import type { Meant, Reading, Subject } from '../state/position-reading.ts'
import { isInBattle } from '../values/battling.ts'
import { isLanded } from '../values/crews.ts'
import { allFitting, fits, holds, piecesFitting } from './meaning.ts'
import { mayHold } from './pools.ts'

export type { Moment }

/** An offer that is taken at certain moments. */
export type Chance = Extract<Offer, { at: unknown; acts: unknown }>

/** An offer of a card, with its place in the text. */
export interface Offered {
  readonly card: string
  /** Handle on table, or null: an Interrupt. */
  readonly source: string | null
  readonly piece: number
  readonly offer: Chance
}

const isChance = (piece: object): piece is Chance => 'offer' in piece && 'acts' in piece && 'at' in piece

/** The offers in a card's text, with their places. */
const offersOf = (card: string): readonly Omit<Offered, 'source'>[] =>
  cardOf(card).text[cardOf(card).side].flatMap((piece, at) =>
    isChance(piece) ? [{ card, piece: at, offer: piece }] : [],
  )

/** The card or cards of the moment: what waits below, what is drawn or aimed at. */
export interface Occasion {
  readonly moments: readonly Moment[]
  /** The card of the frame that waits, and its owner. */
  readonly it: Subject | null
  readonly by: Side | null
}

/** An occasion without anything that waits. */
export const plainly = (...moments: readonly Moment[]): Occasion => ({ moments, it: null, by: null })

const card = (id: string | null): Subject | null => (id === null ? null : { card: id })

/** The occasion that a waiting frame gives. */
export function occasionOf(frame: Frame): Occasion {
  switch (frame.frame) {
    case 'deploy':
      return { moments: frame.react ? ['react'] : ['card played'], it: card(frame.card), by: frame.side }
    case 'move':
      return { moments: ['react'], it: null, by: frame.side }
    case 'text':
      return frame.source === null
        ? { moments: ['card played'], it: card(frame.card), by: frame.side }
        : { moments: [], it: null, by: frame.side }
    case 'drain':
      return { moments: ['drain begun'], it: { place: frame.at }, by: frame.side }
    case 'battle':
      return {
        moments: frame.step === 'begun' ? ['battle begun'] : ['weapons', 'any time'],
        it: null,
        by: frame.initiator,
      }
    case 'shot':
      return { moments: ['targeted'], it: null, by: frame.side }
    case 'destiny':
      return { moments: momentsOf(frame.step, frame.use), it: card(frame.card), by: frame.side }
    default:
      return plainly()
  }
}

function momentsOf(step: string, use: string): readonly Moment[] {
  if (step === 'about')
    return use === 'weapon'
      ? ['about to draw weapon destiny', 'firing']
      : use === 'battle'
        ? ['about to draw battle destiny']
        : []
  if (use === 'weapon') return ['weapon destiny drawn', 'destiny drawn']
  return use === 'battle' ? ['battle destiny drawn', 'destiny drawn'] : ['destiny drawn']
}

/** The position of an offer. */
export function meantOf(
  reading: Reading,
  side: Side,
  { card: id, source }: Pick<Offered, 'card' | 'source'>,
  occasion?: Occasion,
): Meant {
  const self = pieceOf(reading.board, source)
  const here = self === null ? (reading.board.battle?.at ?? null) : whereIs(reading.board, self)
  return {
    reading,
    you: side,
    card: id,
    self,
    here,
    it: occasion?.it ?? null,
    ...(reading.board.destiny === null ? {} : { drawn: reading.board.destiny.value }),
  }
}

/** The name of a limit that an offer has; null without one (S-E04, S-E05). */
export function limitOf(
  board: Pick<Board, 'turn' | 'phase' | 'battle'>,
  side: Side,
  { card: id, piece, offer }: Omit<Offered, 'source'>,
): string | null {
  const per = 'per' in offer ? offer.per : undefined
  if (per === undefined) return null
  const span = {
    game: '',
    turn: `${board.turn}`,
    phase: `${board.turn}/${board.phase}`,
    battle: `${board.turn}/${board.battle?.at}`,
  }
  return `${side}/${cardOf(id).title}/${piece}/${per}/${span[per]}`
}

/** Draws of which an offer speaks without saying whose: your own (S-E24 for those against maneuver). */
const OWN_DRAWS: readonly Moment[] = [
  'about to draw battle destiny',
  'battle destiny drawn',
  'about to draw weapon destiny',
  'firing',
]

function isWhose(offer: Chance, moment: Moment, side: Side, by: Side | null): boolean {
  const whose = 'whose' in offer ? offer.whose : undefined
  if (whose === 'both' || by === null) return true
  if (whose !== undefined) return (whose === 'theirs') === (by !== side)
  return !OWN_DRAWS.includes(moment) || by === side
}

/** A text may be used only in the own turn in such a moment. */
const isOwnTurn = (moment: Moment, board: Board, side: Side): boolean =>
  !moment.startsWith('your ') || board.active === side

/** Whether an offer can be taken at an occasion, with any player as its owner. */
function isOpen(reading: Reading, side: Side, offered: Offered, occasion: Occasion): boolean {
  const { offer } = offered
  const { board } = reading
  const moments = typeof offer.at === 'string' ? [offer.at] : offer.at
  const moment = moments.find((one) => occasion.moments.includes(one))
  if (moment === undefined || !isOwnTurn(moment, board, side) || !isWhose(offer, moment, side, occasion.by))
    return false
  const limit = limitOf(board, side, offered)
  if (limit !== null && board.spent.includes(limit)) return false
  if (('cost' in offer ? (offer.cost ?? 0) : 0) > board.sizes[side].force) return false
  const meant = meantOf(reading, side, offered, occasion)
  if (offer.while !== undefined && !holds(meant, offer.while)) return false
  if (!isAbout(meant, offer, moment, occasion)) return false
  if ('target' in offer && offer.target !== undefined && targetsFor(reading, side, offered, occasion).length === 0)
    return false
  return offer.acts.every((act) => canDo(meant, act, occasion))
}

/** Whether the card of the moment is one of which the offer speaks. */
function isAbout(meant: Meant, offer: Chance, moment: Moment, { it }: Occasion): boolean {
  const { board } = meant.reading
  const { shot } = board
  const weapon = pieceOf(board, shot?.weapon ?? null)
  const aimed = pieceOf(board, shot?.target ?? null)
  if (moment === 'targeted' && meant.self !== aimed) return false
  if (
    'against' in offer &&
    offer.against !== undefined &&
    (aimed === null || !fits(meant, offer.against, { piece: aimed }))
  )
    return false
  const of = 'of' in offer ? offer.of : undefined
  if (of === undefined) return true
  const about: Subject | null =
    moment.includes('weapon destiny') || moment === 'firing' ? (weapon === null ? null : { piece: weapon }) : it
  return about !== null && fits(meant, of, about)
}

/** Whether an act has anything to act on; a search may find nothing (SG-21). */
function canDo(meant: Meant, act: Act, { it }: Occasion): boolean {
  if (!('act' in act)) return true
  if (act.act === 'cancel' && typeof act.what !== 'string') {
    const { cards } = act.what
    if (cards === 'it') return it !== null
    return cards === 'target' || (it !== null && fits(meant, act.what, it)) || allFitting(meant, act.what).length > 0
  }
  if (act.act === 'fire') return piecesFitting(meant, act.weapon).length > 0
  return true
}

/** A card that can be chosen: its handle on table, or `below` for the card of the moment. */
export function targetsFor(reading: Reading, side: Side, offered: Offered, occasion: Occasion): readonly string[] {
  const { offer } = offered
  const filter: Filter | undefined = 'target' in offer ? offer.target : undefined
  if (filter === undefined) return []
  const meant = meantOf(reading, side, offered, occasion)
  const { title } = cardOf(offered.card)
  const immune = (id: string) => cardOf(id).immuneTo?.includes(title) === true
  if (occasion.moments.includes('card played')) {
    const { it } = occasion
    return it !== null && 'card' in it && fits(meant, filter, it) && !immune(it.card) ? ['below'] : []
  }
  const aimed = reading.board.shot?.target ?? null
  return (
    piecesFitting(meant, filter)
      .filter((piece) => !immune(piece.card))
      // A draw that is compared with a value of its target concerns that target alone (S-E24).
      .filter(({ handle }) => !occasion.moments.includes('weapon destiny drawn') || handle === aimed)
      .map(({ handle }) => handle)
  )
}

/** The offers of a side's cards on table at an occasion. */
export function openOnTable(reading: Reading, side: Side, occasion: Occasion): readonly Offered[] {
  const { board } = reading
  return board.pieces.flatMap((piece) => {
    if (sideOfPiece(piece) !== side || (isFighter(cardOf(piece.card)) && isLanded(board, piece))) return []
    return offersOf(piece.card)
      .filter(({ offer }) => offer.offer === 'may')
      .map((one) => ({ ...one, source: piece.handle }))
      .filter((one) => (!needsBattle(one.offer) || isInBattle(board, piece)) && isOpen(reading, side, one, occasion))
  })
}

/** The duties of a side's cards on table at an occasion. */
export function dutiesOf(reading: Reading, side: Side, occasion: Occasion): readonly Offered[] {
  return reading.board.pieces.flatMap((piece) =>
    sideOfPiece(piece) !== side
      ? []
      : offersOf(piece.card)
          .filter(({ offer }) => offer.offer === 'must')
          .map((one) => ({ ...one, source: piece.handle }))
          .filter((one) => isOpen(reading, side, one, occasion)),
  )
}

/** A text that answers in a battle belongs to a card that takes part. */
const needsBattle = ({ at }: Chance): boolean => at === 'weapons'

/** The functions of an Interrupt that can be played at an occasion (rules 13.1, 13.3). */
export function openInHand(reading: Reading, side: Side, id: string, occasion: Occasion): readonly Offered[] {
  const { unique, title, type } = cardOf(id)
  if (type !== 'interrupt') return []
  const played = reading.board.today.titles[side].filter((one) => one === title).length
  if (unique !== null && played >= unique) return []
  return offersOf(id)
    .filter(({ offer }) => offer.offer === 'used' || offer.offer === 'lost')
    .map((one) => ({ ...one, source: null }))
    .filter((one) => isOpen(reading, side, one, occasion) && !isProof(reading, one, occasion))
}

/** A card or function that is immune to this title is not cancelled by it. */
function isProof(reading: Reading, { card: id, offer }: Offered, { moments, it }: Occasion): boolean {
  if (!moments.includes('card played') || it === null || !('card' in it)) return false
  const cancels = offer.acts.some((act) => 'act' in act && (act.act === 'cancel' || act.act === 'if'))
  if (!cancels) return false
  const { title } = cardOf(id)
  const played = cardOf(it.card)
  if (played.immunePart === undefined && played.immuneTo?.includes(title) === true) return true
  return playedFunction(reading.board)?.immuneTo === title
}

/** The function of the Interrupt that waits for responses. */
function playedFunction({ playing }: Board): { readonly immuneTo?: string } | null {
  const piece = playing === null ? undefined : cardOf(playing.card).text[cardOf(playing.card).side][playing.piece]
  return piece === undefined ? null : (piece as { readonly immuneTo?: string })
}

/** Whether a side could do something at an occasion, as far as everybody can see: the hand is never looked into. */
export function couldTake(reading: Reading, side: Side, occasion: Occasion): boolean {
  if (occasion.moments.length === 0) return false
  if (openOnTable(reading, side, occasion).length > 0) return true
  return mayHold(reading.board, side).some(({ id }) => openInHand(reading, side, id, occasion).length > 0)
}
