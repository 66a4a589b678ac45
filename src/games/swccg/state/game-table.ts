/**
 * The table while a move is made: what can be done with cards and piles, each a small step (parts 4, 14, 15). Cards go
 * round from the Reserve Deck to the Force Pile and the Used Pile, and under the Reserve Deck again (rule 4.2).
 */
import { shuffle, stream } from '../../../kit/chance/streams.ts'
import { FramedTable } from '../../../kit/flow/engine.ts'
import { takeHeld, type ZoneCard } from '../../../kit/zones/piles.ts'
import { backId, frontId, turnedOver } from '../cards/two-sides.ts'
import type { MarkName } from '../texts/language/words.ts'
import { readingOf } from '../texts/reading-of.ts'
import { cardOf, opponentOf, SIDES, type Side } from './engine-card.ts'
import type { Facts } from './game-facts.ts'
import {
  type AfterMoment,
  type CardName,
  type Frame,
  isFaceDown,
  type LossCause,
  type Pile,
  type Role,
} from './game-frames.ts'
import { type Board, boardOf, type Kind, lifeForce, type SideCards, type State, type TableCard } from './game-state.ts'
import { type LeavingCard, leavingNotes } from './leaving-cards.ts'
import {
  cardsOn,
  closedAround,
  lyingPiece,
  mustPiece,
  parsecOf,
  placeOf,
  restingUnder,
  sideOfPiece,
  toldPlace,
  whereIs,
  withAllOn,
  withAllResting,
} from './nesting.ts'
import type { Position } from './position-reading.ts'

/** Where a card can go. */
type Goal = Pile | 'hand' | 'out'

/** Where a card on table lies. */
export interface Spot {
  readonly at: string | null
  readonly on: string | null
  readonly role: Role | null
}

/** Why Force is lost: the card whose text says so, and the place of a drain or battle. */
export interface LossReason {
  readonly cause: LossCause
  readonly by: string | null
  readonly at: string | null
}

/** Something that has just happened, before anybody could respond. */
export interface Note {
  readonly moment: AfterMoment
  readonly side: Side
  readonly it: CardName | null
  readonly doer?: string
  readonly amount?: number
  /** The side that responds first; absent: the active player. */
  readonly first?: Side
  /** The card about to be lost, as it lies, with what is on it. */
  readonly leaving?: readonly LeavingCard[]
  /** The cards that a battle has taken from the table. */
  readonly taken?: readonly string[]
  /** The place that a card has left. */
  readonly from?: string | null
}

export class GameTable extends FramedTable<State, Side, Frame, Kind, Facts> {
  /** Everything that has happened in this step; the flow makes moments of it. */
  readonly #notes: Note[] = []

  note(...notes: readonly Note[]): void {
    this.#notes.push(...notes)
  }

  /** Takes what has happened since it was asked last. */
  noted(): readonly Note[] {
    return this.#notes.splice(0)
  }

  get board(): Board {
    return boardOf(this.state)
  }

  get reading(): Position {
    return readingOf(this.board)
  }

  side(side: Side): SideCards {
    return this.state.sides[side]
  }

  /** How much Force a side can use. */
  force(side: Side): number {
    return this.side(side).force.length
  }

  push(frame: Frame): void {
    this.state.flow.push(frame)
  }

  pop(): void {
    this.state.flow.pop()
  }

  /** Returns numbers of chance for a side: every shuffle and each random choice has a stream of its own (SG-24). */
  chance(side: Side): (bound: number) => number {
    const cards = this.side(side)
    cards.shuffles += 1
    return stream(this.state.seed, `${side}/${cards.shuffles}`)
  }

  /** Shuffles a pile. */
  shuffle(side: Side, pile: Pile = 'reserve'): void {
    shuffle(this.side(side)[pile], this.chance(side))
  }

  /** Gives a card of a side to its hand under a new handle. */
  intoHand(side: Side, card: string): ZoneCard {
    const cards = this.side(side)
    cards.drawn += 1
    const held = { handle: `${side[0]}${cards.drawn}`, card }
    cards.hand.push(held)
    return held
  }

  /** Takes a card out of a hand. @throws if it is not there */
  fromHand(side: Side, handle: string): string {
    return takeHeld(this.side(side).hand, handle).card
  }

  /** Draws the top cards of a pile into hand, which has no limit (rules 3.6, 4.8, 11.1). @returns the cards */
  draw(side: Side, count: number, pile: 'reserve' | 'force' | 'used' = 'reserve'): readonly string[] {
    const taken: string[] = []
    for (let left = count; left > 0; left--) {
      const card = this.side(side)[pile].pop()
      if (card === undefined) break
      taken.push(card)
      this.intoHand(side, card)
    }
    return taken
  }

  /** Moves the top cards of the Reserve Deck unseen to the Force Pile, as many as lie there (rules 4.3, 6.4). */
  activate(side: Side, count: number): void {
    const { reserve, force } = this.side(side)
    const most = Math.min(count, reserve.length)
    for (let left = most; left > 0; left--) force.push(reserve.pop() ?? '')
    if (most > 0) this.tell('activated', side, { count: most })
  }

  /** Uses Force: cards from the Force Pile face down onto the Used Pile, one by one (rule 4.4). @throws if it is short */
  use(side: Side, count: number): void {
    const { force, used } = this.side(side)
    if (force.length < count) throw new Error(`${side} has not ${count} Force`)
    for (let left = count; left > 0; left--) used.push(force.pop() ?? '')
    if (count > 0) this.tell('used-force', side, { count })
  }

  /** Loses 1 Force: a card of the hand, or the top card of a pile, face up onto its owner's Lost Pile (rules 4.6, 49.5). */
  lose(side: Side, from: 'reserve' | 'force' | 'used' | { readonly hand: string }, why: LossReason): void {
    const cards = this.side(side)
    const card = typeof from === 'string' ? cards[from].pop() : this.fromHand(side, from.hand)
    if (card === undefined) throw new Error(`nothing to lose in ${JSON.stringify(from)}`)
    this.toPile(card, 'lost')
    this.stir()
    this.note({ moment: 'lost', side, it: { card, was: { at: null, bearing: [] } } })
    const { cause, by, at } = why
    const pile = typeof from === 'string' ? from : 'hand'
    this.tell('lost', side, { card, from: pile, cause, by, ...toldPlace(this.board, at) })
  }

  /** Loses 1 Force: the card goes face down under one on table; one of the hand is shown first (rule 4.13). */
  hide(side: Side, source: string, under: string): void {
    const cards = this.side(side)
    const isPile = isFaceDown(source)
    const card = isPile ? cards[source].pop() : this.fromHand(side, source)
    if (card === undefined) throw new Error(`nothing to lose in ${source}`)
    const bearer = mustPiece(this.state, under)
    bearer.hidden = (bearer.hidden ?? 0) + 1
    cards.hidden = [...(cards.hidden ?? []), { under, card }]
    this.stir()
    this.tell('hidden', side, {
      ...{ card: isPile ? null : card, from: isPile ? source : ('hand' as const) },
      ...{ under: bearer.card, underHandle: under },
    })
  }

  /** The cards face down under one that leaves are lost, face up (rule 4.13). */
  #uncover({ handle }: TableCard, spot: ReturnType<typeof toldPlace>): void {
    for (const side of SIDES) {
      const cards = this.side(side)
      for (const { card } of cards.hidden?.filter(({ under }) => under === handle) ?? []) {
        this.toPile(card, 'lost')
        this.tell('gone', side, { card, handle: null, ...spot, cause: 'carrier' })
      }
      if (cards.hidden !== undefined) cards.hidden = cards.hidden.filter(({ under }) => under !== handle)
    }
  }

  /** Puts a card on top of one of its owner's piles, or out of play. */
  toPile(card: string, pile: Goal): void {
    const { side } = cardOf(card)
    const id = frontId(card)
    if (pile === 'hand') this.intoHand(side, id)
    else if (pile === 'out') this.side(side).out = [...(this.side(side).out ?? []), id]
    else this.side(side)[pile].push(id)
  }

  /** Turns a two-sided card on table over; what lies on it stays (rule 36.6). */
  turnOver(handle: string): void {
    const piece = mustPiece(this.state, handle)
    piece.card = turnedOver(piece.card)
  }

  /** Everybody has seen this card on its way to a face-down pile. */
  show(card: string): void {
    this.state.shown[cardOf(card).side].push(card)
  }

  /** Returns a new handle for a card that will lie on table. */
  nextHandle(): string {
    return this.#name('t')
  }

  /** Lays a card on table. @param handle given to it before; without one it gets a new one */
  lay(card: string, { at, on, role }: Spot, handle: string = this.nextHandle()): TableCard {
    const piece: TableCard = { handle, card, at, on, role }
    this.state.pieces.push(piece)
    this.stir()
    this.state.today.fresh.push(piece.handle)
    return piece
  }

  /** Opens a place in the row of its planet. @param index where, among all places @param around of a mobile system the place that it orbits */
  open(card: string, index: number, around?: string): string {
    const id = this.#name('p')
    const parsec = around === undefined ? undefined : parsecOf(placeOf(this.state, around))
    this.state.places.splice(index, 0, {
      ...{ id, system: cardOf(card).system ?? '', cards: [card] },
      ...(around === undefined || parsec === undefined ? {} : { orbit: { parsec, around } }),
    })
    this.stir()
    return id
  }

  /** A place is blown away and stays: nothing is left of what is printed on it (rules 25.9, 52.3). */
  raze(place: string): void {
    const { cards } = placeOf(this.state, place)
    const top = cards.pop()
    if (top !== undefined) cards.push(backId(top))
    this.stir()
  }

  /** A place leaves the table, and all locations there are lost; nothing may be left at it. */
  close(place: string): void {
    const { state } = this
    const { cards } = placeOf(state, place)
    state.places = state.places.filter(({ id }) => id !== place)
    for (const card of cards) this.toPile(card, 'lost')
    // Effects and texts that go on there are nowhere from now on.
    const isGone = (here: string | null | undefined): boolean => here === place
    state.lasting = state.lasting.map((one) => (isGone(one.here) ? { ...one, here: null } : one))
    for (const frame of state.flow) if (frame.frame === 'text' && isGone(frame.here)) frame.here = null
    this.stir()
  }

  /** A card was deployed or lost: the game does not stand still (U-36). */
  stir(): void {
    this.state.today.stirred = true
  }

  #name(letter: string): string {
    this.state.named += 1
    return `${letter}${this.state.named}`
  }

  /** Moves a card on table; what is on it goes along. */
  shift(handle: string, { at, on, role }: Spot): void {
    Object.assign(mustPiece(this.state, handle), { at, on, role })
  }

  /** The name of a card on table as it is now, for when it has left. */
  lastSeen(piece: TableCard): Extract<CardName, { was: unknown }> {
    const bearing = cardsOn(this.state, piece.handle)
      .filter(({ role }) => role === 'carried')
      .map(({ card }) => card)
    const inside = closedAround(this.state, piece)
    const at = whereIs(this.state, piece)
    return { card: piece.card, was: { at, ...(inside === null ? {} : { inside }), bearing } }
  }

  /** A card leaves the table for a pile of its owner, or out of play; all that is on it is lost with it (rules 9.6.3, 9.6.14, SG-58). */
  leave(handle: string, pile: Goal): void {
    const piece = lyingPiece(this.state, handle) ?? mustPiece(this.state, handle)
    this.stir()
    if (pile === 'lost') this.#jumpOff(piece)
    const leaving = piece.mark === undefined ? withAllOn(this.state, piece) : withAllResting(this.state, piece)
    const named = new Map(leaving.map((one) => [one, this.lastSeen(one)]))
    if (pile === 'lost' && piece.mark === undefined) this.note(...leavingNotes(this.state, leaving, named))
    if (piece.mark === undefined) for (const one of leaving) this.loosen(one)
    this.state.pieces = this.state.pieces.filter((one) => !leaving.includes(one))
    if (piece.mark !== undefined) this.state.resting = this.state.resting?.filter((one) => !leaving.includes(one)) ?? []
    for (const one of leaving.toReversed()) {
      const to = one === piece ? pile : 'lost'
      this.toPile(one.card, to)
      if (to === 'lost') this.note({ moment: 'lost', side: sideOfPiece(one), it: named.get(one) ?? null })
      const spot = toldPlace(this.board, named.get(one)?.was.at ?? null)
      if (one !== piece)
        this.tell('gone', sideOfPiece(one), { card: one.card, handle: one.handle, ...spot, cause: 'carrier' })
      this.#uncover(one, spot)
      for (const stacked of one.stacked ?? []) {
        this.toPile(stacked, 'lost')
        this.tell('gone', cardOf(stacked).side, { card: stacked, handle: null, ...spot, cause: 'carrier' })
      }
    }
  }

  /** A card comes to rest under another one, or by itself where it is, with all that lies on it. */
  rest(handle: string, under: string | null, mark: MarkName): void {
    const piece = mustPiece(this.state, handle)
    const all = withAllOn(this.state, piece)
    if (under === null) this.loosen(piece)
    Object.assign(piece, { at: under === null ? whereIs(this.state, piece) : null, on: under, role: null, mark })
    this.state.pieces = this.state.pieces.filter((one) => !all.includes(one))
    this.state.resting = [...(this.state.resting ?? []), ...all]
  }

  /** A card that rested is active again, with all that lies on it. */
  wake(handle: string, { at, on, role }: Spot): void {
    const { resting = [] } = this.state
    const piece = mustPiece({ pieces: resting }, handle)
    const all = withAllResting(this.state, piece)
    Object.assign(piece, { at, on, role })
    delete piece.mark
    this.state.resting = resting.filter((one) => !all.includes(one))
    this.state.pieces.push(...all)
  }

  /** The cards that rest under one that leaves, or that is no bearer any more, come loose where it was. */
  loosen(bearer: TableCard): void {
    const at = whereIs(this.state, bearer)
    for (const one of restingUnder(this.state, bearer.handle)) Object.assign(one, { at, on: null })
  }

  /** Riders get off a creature vehicle before it is lost, and stay at its site (rule 9.6.3, SG-64). */
  #jumpOff(piece: TableCard): void {
    if (cardOf(piece.card).kind !== 'creature' || piece.at === null) return
    for (const rider of cardsOn(this.state, piece.handle))
      if (cardOf(rider.card).type === 'character') Object.assign(rider, { at: piece.at, on: null, role: null })
  }

  /** Stacks a card open under one on table. */
  stack(card: string, under: TableCard): void {
    under.stacked = [...(under.stacked ?? []), card]
    this.tell('stacked', cardOf(card).side, { card, under: under.card, underHandle: under.handle })
  }

  /** The Used Pile goes under the Reserve Deck in its order (rules 4.5, 11.2, U30). */
  recirculate(side: Side): void {
    const { reserve, used } = this.side(side)
    const count = used.length
    // The bottom card comes first: the top of the Used Pile lies directly under the Reserve Deck.
    reserve.unshift(...used.splice(0))
    this.state.shown[side] = []
    if (count > 0) this.tell('recirculated', side, { count })
  }

  /** Ends the game once a Life Force is exhausted; if both are, it is a draw (rules 1.5, 12.1 to 12.3). */
  settle(): void {
    if (this.over || this.state.flow.some(({ frame }) => frame === 'setup')) return
    const empty = SIDES.filter((side) => {
      const { reserve, force, used, revealed } = this.side(side)
      return reserve.length + force.length + used.length + revealed.length === 0
    })
    const [loser] = empty
    if (loser === undefined) return
    this.finish(empty.length === 1 ? 'life-force' : 'both-exhausted', empty.length === 1 ? opponentOf(loser) : null)
  }

  /** Ends the game where the larger Life Force wins: by the number of turns, or because nothing happens (U-36, U-37). */
  countOut(kind: 'turns' | 'standstill'): void {
    const { board } = this
    const lead = lifeForce(board, 'dark') - lifeForce(board, 'light')
    this.finish(kind, lead === 0 ? null : lead > 0 ? 'dark' : 'light')
  }

  finish(kind: string, winner: Side | null): void {
    this.tell('ended', null, { kind, winner })
    const left = (side: Side) => lifeForce(this.board, side)
    this.end({ kind, winner, values: { dark: left('dark'), light: left('light') } })
  }
}
