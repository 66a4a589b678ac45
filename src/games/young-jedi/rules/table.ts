/**
 * The working copy of a game while a move is made: the few ways in which a card can change its zone, each with its
 * event. Everything the rules do to cards is done through here, so that no card is lost and nothing is told twice.
 */
import type { GameEvent, Json, Outcome } from '../../game.ts'
import { type Card, type LocationCard, type Place, type Planet, SIDES, type Side } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { battleOf, copyState, type HeldCard, type SideState, type State, type TableCard } from './state.ts'
import { shuffle, stream } from './streams.ts'

export class Table {
  readonly state: State
  readonly events: GameEvent[] = []

  constructor(state: State) {
    this.state = copyState(state)
  }

  side(side: Side): SideState {
    return this.state.sides[side]
  }

  tell(type: string, seat: Side | null, data: GameEvent['data'], secret?: GameEvent['secret']): void {
    this.events.push({
      type,
      data,
      ...(seat === null ? {} : { seat }),
      ...(secret === undefined ? {} : { secret }),
    })
  }

  // -------------------------------------------------------------- zones

  /** Shuffles a draw deck with a stream of its own. */
  shuffle(side: Side): void {
    const zone = this.side(side)
    shuffle(zone.deck, stream(this.state.seed, `${side}/shuffle/${zone.shuffles++}`))
    this.tell('shuffle', side, {})
  }

  /** Takes the top card off the draw deck; undefined when there is none (decision G-28). */
  takeTop(side: Side): string | undefined {
    const card = this.side(side).deck.pop()
    if (card !== undefined) this.state.stirred = true
    return card
  }

  /** Puts a card into a hand, under a new handle. */
  toHand(side: Side, card: string): HeldCard {
    const zone = this.side(side)
    const held = { handle: `${side[0]}h${++zone.handles.held}`, card }
    zone.hand.push(held)
    this.state.stirred = true
    return held
  }

  /** Draws up to `count` cards from the draw deck to the hand. */
  draw(side: Side, count: number): void {
    const drawn: string[] = []
    while (drawn.length < count) {
      const card = this.takeTop(side)
      if (card === undefined) break
      drawn.push(this.toHand(side, card).card)
    }
    if (drawn.length > 0) this.tell('draw', side, { count: drawn.length }, { [side]: { cards: drawn } })
  }

  /** Takes a card out of a hand. @throws if it isn't there: callers have checked the answer against its shape */
  fromHand(side: Side, handle: string): HeldCard {
    const { hand } = this.side(side)
    const at = hand.findIndex((held) => held.handle === handle)
    const held = hand[at]
    if (held === undefined) throw new Error(`no card ${handle} in the ${side} hand`)
    hand.splice(at, 1)
    this.state.stirred = true
    return held
  }

  toDiscard(side: Side, cards: readonly string[]): void {
    if (cards.length === 0) return
    this.side(side).discard.push(...cards)
    this.state.stirred = true
  }

  /** Lays a card on this side of the current planet, hidden or face up (rules 5.3, 7.1). */
  lay(side: Side, card: string, hidden: boolean): TableCard {
    const zone = this.side(side)
    const laid = { handle: `${side[0]}t${++zone.handles.table}`, card, hidden }
    zone.table.push(laid)
    this.state.stirred = true
    return laid
  }

  /** Takes a card off this side of the current planet. @throws if it isn't there */
  lift(side: Side, handle: string): TableCard {
    const { table } = this.side(side)
    const at = table.findIndex((laid) => laid.handle === handle)
    const laid = table[at]
    if (laid === undefined) throw new Error(`no card ${handle} on the ${side} side`)
    table.splice(at, 1)
    this.state.stirred = true
    return laid
  }

  /** Damage: discards from the top of the draw deck (rule 14.1), then looks for a Deck Victory (19.2.1). */
  damage(side: Side, count: number, why: 'damage' | 'breakthrough'): void {
    const lost: string[] = []
    while (lost.length < count) {
      const card = this.takeTop(side)
      if (card === undefined) break
      lost.push(card)
    }
    this.toDiscard(side, lost)
    if (count > 0) this.tell(why, side, { count, cards: lost })
    this.checkDecks()
  }

  /** A Location on top of the current planet (rules 3.1.2, 8.2, 18.2.4). */
  layLocation(side: Side, card: string, from: 'deck' | 'hand' | 'discard'): void {
    const { planet, place } = locationCard(card)
    this.state.planet = planet
    this.state.locations.push({ card, owner: side })
    this.state.stirred = true
    this.tell('location', side, { card, from, planet, place })
  }

  // -------------------------------------------------------------- ends

  /** An emptied draw deck loses at once; both at once tie (rules 19.2, 19.2.4). */
  checkDecks(): void {
    const empty = (side: Side) => this.side(side).deck.length === 0
    if (empty('dark') && empty('light')) this.end({ kind: 'tie', winner: null, values: { why: 'decks' } })
    else if (empty('dark')) this.end({ kind: 'deck-victory', winner: 'light', values: {} })
    else if (empty('light')) this.end({ kind: 'deck-victory', winner: 'dark', values: {} })
  }

  /** Ends the game; the first end stands. Battle cards of a battle that is broken off go back to the hands. */
  end(outcome: Outcome): void {
    if (this.state.outcome !== null) return
    const battle = battleOf(this.state)
    if (battle !== null) for (const side of SIDES) this.side(side).hand.push(...(battle.sides[side].cards ?? []))
    this.state.outcome = outcome
    this.state.questions = []
    this.state.flow = []
    this.tell('over', outcome.winner as Side | null, { kind: outcome.kind, ...outcome.values } as Record<string, Json>)
  }

  get over(): boolean {
    return this.state.outcome !== null
  }
}

export function locationCard(id: string): LocationCard {
  const card = cardById(id)
  if (card.type !== 'location') throw new Error(`${id} is no Location`)
  return card
}

/** The current Location's place (rule 8.4). @throws before the first Location lies */
export function placeOf(state: Pick<State, 'locations'>): Place {
  const top = state.locations.at(-1)
  if (top === undefined) throw new Error('no Location lies yet')
  return locationCard(top.card).place
}

export const faceUp = (side: SideState): readonly TableCard[] => side.table.filter((laid) => !laid.hidden)

export const isType = (id: string, type: Card['type']): boolean => cardById(id).type === type

/** Face-up characters of a side on the current planet. */
export const fighters = (side: SideState): readonly TableCard[] =>
  side.table.filter((laid) => !laid.hidden && isType(laid.card, 'character'))

export const costOf = (id: string): number => {
  const card = cardById(id)
  return card.type === 'character' || card.type === 'weapon' ? card.counters : 0
}

/** Whether a side has any copy of this title on a controlled planet, hidden ones included (rules 6.2.1, 6.5). */
export function strandedElsewhere(side: SideState, title: string): boolean {
  for (const planet in side.stranded)
    if (side.stranded[planet as Planet]?.some((laid) => cardById(laid.card).title === title)) return true
  return false
}
