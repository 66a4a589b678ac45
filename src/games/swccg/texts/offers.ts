/** The offers of texts at a moment, and whether they can be taken: by public facts alone, but for the cards in hand. */
import { onceFor } from '../../../kit/library/once-for.ts'
import { cardOf, pieceOfText, restingText, SIDES, type Side } from '../state/engine-card.ts'
import type { Board, TableCard } from '../state/game-state.ts'
import { locationOf, lyingPiece, sideOfPiece, whereIs } from '../state/nesting.ts'
import type { Position, Subject, TextAt } from '../state/position-reading.ts'
import { canPay, limitOf } from './costs.ts'
import { hasCome, isSpokenOf } from './happening.ts'
import type { CardText, PieceKey } from './language/keyed-text.ts'
import type { Act, Choice, Offer } from './language/words.ts'
import { type Moment, type Occasion, plainly } from './occasions.ts'
import { isImmuneTo, mayPlay, reaches } from './permits.ts'
import { wordOf } from './reading/defined.ts'
import { amountOf, cardsFitting, fits, holds } from './reading/fits.ts'
import { PositionReader } from './reading/position-reader.ts'
import { language } from './registry.ts'
import { chosenOn, isSuspended, isTextOff, listenersTo } from './sources.ts'
import { isTextResting } from './values/crews.ts'
import { aiming } from './values/shooting.ts'

export { type Occasion, plainly } from './occasions.ts'

/** An offer of a card, with its key in the text. */
export interface CardOffer {
  readonly card: string
  /** Handle on table, id of a place, or null: an Interrupt. */
  readonly source: string | null
  readonly piece: PieceKey
  readonly offer: Offer
}

/** The handles of the cards that were chosen, by their names. */
type ChosenHandles = Readonly<Record<string, string>>

/** The next cards that a player chooses before anything else, with their name; null: none. */
export function nextChoice(
  { choose = {} }: Pick<Offer, 'choose'>,
  chosen: ChosenHandles = {},
): readonly [string, Choice] | null {
  return Object.entries(choose).find(([name]) => !(name in chosen)) ?? null
}

/** The offers in a card's text as it speaks to a side, with their keys. */
export function offersOf(card: string, side: Side): readonly Omit<CardOffer, 'source'>[] {
  const text = cardOf(card).text[side]
  return OFFERS(text, card, () =>
    Object.entries(text).flatMap(([piece, offer]) => ('offer' in offer ? [{ card, piece, offer }] : [])),
  )
}
const OFFERS = onceFor<CardText, readonly Omit<CardOffer, 'source'>[]>()

/** The place where the card of a moment is: where an Interrupt speaks that responds to it. */
function placeIn(board: Board, occasion: Occasion | undefined): string | null {
  const it = occasion?.it ?? null
  return it !== null && 'piece' in it ? whereIs(board, it.piece) : null
}

/** The position of an offer. */
export function meantOf(
  reading: Position,
  side: Side,
  { card: id, source }: Pick<CardOffer, 'card' | 'source'>,
  occasion?: Occasion,
): TextAt {
  const { board } = reading
  const self = lyingPiece(board, source)
  const place = board.places.find((one) => one.id === source)?.id ?? board.battle?.at ?? placeIn(board, occasion)
  return {
    ...{ reading, you: side, card: id, self, here: self === null ? place : whereIs(board, self) },
    it: occasion?.it ?? null,
    ...(occasion?.lost === undefined ? {} : { lost: occasion.lost }),
    ...(occasion?.left === undefined ? {} : { left: occasion.left }),
    ...(occasion?.taken === undefined ? {} : { taken: occasion.taken }),
    ...(board.destiny === null ? {} : { drawn: board.destiny.value }),
  }
}

/** Whether an offer can be taken at an occasion, with any player as its owner. */
function isOpen(reading: Position, side: Side, offered: CardOffer, occasion: Occasion): boolean {
  const { offer } = offered
  const { board } = reading
  if (!isSpokenOf(offer.at, occasion)) return false
  if (!canPay(board, side, offered)) return false
  const meant = meantOf(reading, side, offered, occasion)
  const limit = limitOf(board, side, offered)
  if (limit !== null && isUsedUp(offer, limit, meant)) return false
  if (!hasCome(offer.at, occasion, meant)) return false
  if (offer.if !== undefined && !holds(offer.if, meant)) return false
  if (offer.unless !== undefined && holds(offer.unless, meant)) return false
  const { does } = offer
  return possibleChoices(reading, side, offered, occasion).some((chosen) => {
    const then = chosen === null ? meant : { ...meant, chosen }
    if (isFutile(then, does)) return false
    const from = new PositionReader(then)
    return does.every((act) => canDo(act, from))
  })
}

/** Whether an offer was used as often as its span allows. */
function isUsedUp({ times }: Offer, limit: string, meant: TextAt): boolean {
  const uses = meant.reading.board.spent.filter((one) => one === limit).length
  return uses > 0 && uses >= (times === undefined ? 1 : amountOf(times, meant))
}

/** An offer, as far as it says what is chosen. */
type ChoosingOffer = Omit<CardOffer, 'offer'> & { readonly offer: Pick<Offer, 'choose'> }

/** Returns the cards that could be chosen, one complete choice for each first card; null: nothing is chosen. */
export function possibleChoices(
  reading: Position,
  side: Side,
  offered: ChoosingOffer,
  occasion: Occasion,
): readonly (NonNullable<TextAt['chosen']> | null)[] {
  const completed = (chosen: ChosenHandles): ChosenHandles => {
    const next = nextChoice(offered.offer, chosen)
    const [handle] = next === null ? [] : targetsFor(reading, side, offered, occasion, chosen)
    return next === null || handle === undefined ? chosen : completed({ ...chosen, [next[0]]: handle })
  }
  const first = nextChoice(offered.offer)
  if (first === null) return [null]
  return targetsFor(reading, side, offered, occasion).map((handle) =>
    chosenOn(reading.board, completed({ [first[0]]: handle }), occasion.it),
  )
}

/**
 * Whether acts draw destiny for something that no number can bring about: a Sense of a player without a character on
 * table. Everybody can see that, so that nobody is asked (U-40).
 */
function isFutile(meant: TextAt, acts: readonly Act[]): boolean {
  if (!acts.some(({ word }) => word === 'draw')) return false
  const bounds = [0, Number.MAX_SAFE_INTEGER].map((drawn): TextAt => ({ ...meant, drawn }))
  const isVain = (act: Act) =>
    act.word === 'draw' || (act.word === 'if' && bounds.every((drawn) => !holds(act.if, drawn)))
  return acts.every(isVain)
}

/** Whether an act has anything to act on. */
const canDo = (act: Act, from: PositionReader): boolean =>
  wordOf(language.words.acts, act.word).can?.(act as never, from) ?? true

/**
 * The cards that can be chosen next: handles on table, or `below` for the card of the moment. Those after which nothing is
 * left for a further choice are not among them.
 */
export function targetsFor(
  reading: Position,
  side: Side,
  offered: ChoosingOffer,
  occasion: Occasion,
  chosen: ChosenHandles = {},
): readonly string[] {
  const next = nextChoice(offered.offer, chosen)
  if (next === null) return []
  const [name, choice] = next
  const found = handlesFor(reading, side, offered, occasion, { of: choice.of, chosen })
  return found.filter((handle) => {
    const then = { ...chosen, [name]: handle }
    return nextChoice(offered.offer, then) === null || targetsFor(reading, side, offered, occasion, then).length > 0
  })
}

function handlesFor(
  reading: Position,
  side: Side,
  offered: ChoosingOffer,
  occasion: Occasion,
  { of, chosen }: { readonly of: Choice['of']; readonly chosen: ChosenHandles },
): readonly string[] {
  const isFirst = Object.keys(chosen).length === 0
  const meant = {
    ...meantOf(reading, side, offered, occasion),
    ...(isFirst ? {} : { chosen: chosenOn(reading.board, chosen, occasion.it) }),
  }
  const { title } = cardOf(offered.card)
  const immune = (subject: Subject) => isImmuneTo(reading, subject, title)
  if (isFirst && occasion.moments.includes('card played')) {
    const { it } = occasion
    return it !== null && fits(it, of, meant) && !immune(it) ? ['below'] : []
  }
  const aimed = aiming(reading.board).target
  const placed = (piece: TableCard): Subject | null => {
    const place = whereIs(reading.board, piece)
    return place === null ? null : { place }
  }
  return (
    cardsFitting(of, meant)
      .filter((piece) => !immune({ piece }) && reaches(reading, offered.card, placed(piece)))
      // A draw that is compared with a value of its target concerns that target alone (S-E24).
      .filter(({ handle }) => !isFirst || !occasion.moments.includes('weapon destiny drawn') || handle === aimed)
      .map(({ handle }) => handle)
  )
}

/** Whether an offer is a duty within a phase: its player chooses the moment, or it falls due at the end (rule 26.5). */
const isPhaseDuty = ({ offer, at }: Offer): boolean => offer === 'must' && at.some(({ word }) => word === 'phase')

/** The offers of this kind that texts on table give a side: of its own cards, and of its side of every location (S-E01). */
function lyingOffers(reading: Position, side: Side, kind: 'may' | 'must', occasion: Occasion): readonly CardOffer[] {
  const { board } = reading
  const isMeant = ({ offer }: Omit<CardOffer, 'source'>) =>
    (offer.offer === kind || (kind === 'may' && isPhaseDuty(offer))) && isSpokenOf(offer.at, occasion)
  const found: CardOffer[] = []
  for (const piece of board.pieces) {
    const { card: id, handle: source } = piece
    const offers = offersOf(id, side)
    if (offers.length === 0 || !offers.some(isMeant) || !listenersTo(piece).includes(side)) continue
    if (isSuspended(reading, piece)) continue
    const rests = isTextResting(board, piece)
    for (const one of offers) if (isMeant(one) && (!rests || isDeploying(one.offer))) found.push({ ...one, source })
  }
  for (const resting of board.resting ?? []) {
    const { card: id, handle: source, mark } = resting
    if (mark === undefined || sideOfPiece(resting) !== side) continue
    for (const [piece, offer] of Object.entries(restingText(mark)))
      if ('offer' in offer && isMeant({ card: id, piece, offer })) found.push({ card: id, piece, offer, source })
  }
  for (const place of board.places) {
    const offers = offersOf(locationOf(place).id, side)
    if (!offers.some(isMeant) || isTextOff(reading, place.id, side)) continue
    for (const one of offers) if (isMeant(one)) found.push({ ...one, source: place.id })
  }
  return found
}

/** Whether a text does nothing but deploy cards: a ship whose text rests keeps it (rules 10.2.4, 10.4.2; U-43). */
const isDeploying = ({ does }: Offer): boolean => does.every(({ word }) => word === 'deploy' || word === 'deploy pair')

/** The optional texts that a side can use at an occasion. */
export const openOnTable = (reading: Position, side: Side, occasion: Occasion): readonly CardOffer[] =>
  lyingOffers(reading, side, 'may', occasion).filter((one) => isOpen(reading, side, one, occasion))

/** The duties of a side that fall due at an occasion. */
export const dutiesOf = (reading: Position, side: Side, occasion: Occasion): readonly CardOffer[] =>
  lyingOffers(reading, side, 'must', occasion).filter((one) => isOpen(reading, side, one, occasion))

/** The duties of both sides that fall due as soon as their condition is true, the active player's first (rule 15.15). */
export function standingDuties(reading: Position): readonly (CardOffer & { readonly side: Side })[] {
  const { active: first, pieces, places } = reading.board
  const isStanding = (id: string) =>
    SIDES.some((side) => offersOf(id, side).some(({ offer }) => offer.at.some(({ word }) => word === 'always')))
  if (!pieces.some(({ card: id }) => isStanding(id)) && !places.some((place) => isStanding(locationOf(place).id)))
    return []
  return SIDES.toSorted((one, other) => Number(other === first) - Number(one === first)).flatMap((side) =>
    dutiesOf(reading, side, plainly('always')).map((one) => ({ ...one, side })),
  )
}

/** The functions of an Interrupt that can be played at an occasion (rules 13.1, 13.3). */
export function openInHand(reading: Position, side: Side, id: string, occasion: Occasion): readonly CardOffer[] {
  const { unique, title, type } = cardOf(id)
  if (type !== 'interrupt' || !offersOf(id, side).some(({ offer }) => isSpokenOf(offer.at, occasion))) return []
  const played = reading.board.today.titles[side].filter((one) => one === title).length
  if ((unique !== null && played >= unique) || !mayPlay(reading, side, id)) return []
  return offersOf(id, side)
    .filter(({ offer }) => (offer.offer === 'used' || offer.offer === 'lost') && isSpokenOf(offer.at, occasion))
    .map((one) => ({ ...one, source: null }))
    .filter((one) => isOpen(reading, side, one, occasion) && !isProof(reading, one, occasion))
}

/** A card or function that is immune to this title is not cancelled by it. */
function isProof(reading: Position, { card: id, offer }: CardOffer, { moments, it }: Occasion): boolean {
  if (!moments.includes('card played') || it === null || !('card' in it)) return false
  const cancels = offer.does.some(({ word }) => word === 'cancel' || word === 'if')
  if (!cancels) return false
  const { title } = cardOf(id)
  return isImmuneTo(reading, it, title) || playedFunction(reading.board)?.immuneTo === title
}

/** The function of the Interrupt that waits for responses. */
function playedFunction({ playing }: Board): Offer | null {
  const piece = playing === null ? undefined : pieceOfText(playing.card, cardOf(playing.card).side, playing.piece)
  return piece !== undefined && 'offer' in piece ? piece : null
}

/** Whether a text on table speaks of one of these moments, to either side. */
export const isSpokenOnTable = ({ pieces, places }: Pick<Board, 'pieces' | 'places'>, ...moments: readonly Moment[]) =>
  [...pieces.map(({ card }) => card), ...places.map((place) => locationOf(place).id)].some((id) =>
    SIDES.some((side) =>
      offersOf(id, side).some(
        ({ offer }) => (offer.offer === 'may' || offer.offer === 'must') && isSpokenOf(offer.at, { moments }),
      ),
    ),
  )
