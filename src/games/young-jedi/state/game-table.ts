/**
 * The working copy of a game during a move, with the few methods that move cards between zones, each with its event.
 * The rules use only these, so that no card is lost and no event is told twice.
 */
import { shuffle, stream } from '../../../kit/chance/streams.ts'
import { factOf, type OwnPart } from '../../../kit/facts/tell.ts'
import { takeHeld } from '../../../kit/zones/piles.ts'
import {
  type Card,
  type LocationCard,
  PLANETS,
  type Place,
  type Planet,
  SIDES,
  type Side,
  type SingleCard,
} from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { same } from '../cards/selecting.ts'
import type { End, EndFields } from './ends.ts'
import type { DiscardReason, Fact, FactName, Facts } from './game-facts.ts'
import { copyState, type HeldCard, type Race, type SideState, type State, type TableCard } from './game-state.ts'

/** The zone of a card in play: a planet, beside the Location, in hyperspace, on the Objective. */
export type Where = Planet | 'effect' | 'hyperspace' | 'objective'

/** A card in play with its zone. */
export interface InPlay {
  readonly laid: TableCard
  readonly where: Where
}

/** A game during a move. Its methods change the state and tell the events. */
export class Table {
  readonly state: State
  readonly events: Fact[] = []

  constructor(state: State) {
    this.state = copyState(state)
  }

  side(side: Side): SideState {
    return this.state.sides[side]
  }

  /** Tells a fact. @param own fields that only its own side may know */
  tell<Name extends FactName>(
    type: Name,
    seat: Facts[Name]['seat'],
    data: Facts[Name]['data'],
    ...own: OwnPart<Facts[Name]>
  ): void {
    this.events.push(factOf<Facts, Name>(type, seat, data, ...own))
  }

  // -------------------------------------------------------------- draw deck

  /** Shuffles a draw deck with a random stream of its own. Lap cards stay in their pile (U-18). */
  shuffle(side: Side): void {
    const zone = this.side(side)
    shuffle(zone.deck, stream(this.state.seed, `${side}/shuffle/${zone.shuffles++}`))
    this.tell('shuffle', side, {})
  }

  /**
   * Takes the top card of the draw deck, or the lap card played last if the deck is empty (rule 25.11). Returns
   * undefined if there is no card (decision G-28).
   */
  takeTop(side: Side): string | undefined {
    const zone = this.side(side)
    const card = zone.deck.pop() ?? this.takeLapCard(side)
    if (card !== undefined) this.state.stirred = true
    return card
  }

  /** Takes the last lap card out of the Podracing pile (rules 25.11, G-68). */
  takeLapCard(side: Side): string | undefined {
    const { race } = this.side(side)
    const last = race?.pile.at(-1)
    if (race === null || last === undefined) return undefined
    this.setRace(side, { pile: race.pile.slice(0, -1) })
    return last.card
  }

  /** Draws up to `count` cards from the draw deck to the hand. @returns the number of cards drawn */
  draw(side: Side, count: number): number {
    const drawn: string[] = []
    while (drawn.length < count) {
      const card = this.takeTop(side)
      if (card === undefined) break
      drawn.push(this.toHand(side, card).card)
    }
    if (drawn.length > 0) this.tell('draw', side, { count: drawn.length }, { cards: drawn })
    return drawn.length
  }

  /** Takes this card out of the draw deck. @throws if it isn't there */
  fromDeck(side: Side, card: string): void {
    const { deck } = this.side(side)
    const at = deck.lastIndexOf(card)
    if (at < 0) throw new Error(`no ${card} in the ${side} draw deck`)
    deck.splice(at, 1)
    this.state.stirred = true
  }

  /** Puts cards into the draw deck; the caller shuffles afterwards. */
  intoDeck(side: Side, cards: readonly string[]): void {
    this.side(side).deck.push(...cards)
    if (cards.length > 0) this.state.stirred = true
  }

  /** Puts a card on the bottom of the draw deck. */
  underDeck(side: Side, card: string): void {
    this.side(side).deck.unshift(card)
    this.state.stirred = true
  }

  // -------------------------------------------------------------- hand, discard pile

  /** Puts a card into a hand, under a new handle. */
  toHand(side: Side, card: string): HeldCard {
    const zone = this.side(side)
    const held = { handle: `${side[0]}h${++zone.handles.held}`, card }
    zone.hand.push(held)
    this.state.stirred = true
    return held
  }

  /** Takes a card out of a hand. @throws if it isn't there; the answer's shape has ruled that out */
  fromHand(side: Side, handle: string): HeldCard {
    const held = takeHeld(this.side(side).hand, handle)
    this.state.stirred = true
    return held
  }

  /** Discards cards from a hand, shown as they go (decision G-75). */
  discardFromHand(side: Side, handles: readonly string[], why: DiscardReason): void {
    const cards = handles.map((handle) => this.fromHand(side, handle).card)
    this.toDiscard(side, cards)
    if (cards.length > 0) this.tell('discard', side, { why, cards })
  }

  toDiscard(side: Side, cards: readonly string[]): void {
    if (cards.length === 0) return
    this.side(side).discard.push(...cards.map(wholeCard))
    this.state.stirred = true
  }

  // -------------------------------------------------------------- cards in play

  private newCard(side: Side, card: string, hidden: boolean): TableCard {
    this.state.stirred = true
    return { handle: `${side[0]}t${++this.side(side).handles.table}`, card, hidden }
  }

  /** Puts a card on this side of the current planet, hidden or face up (rules 5.3, 7.1). */
  lay(side: Side, card: string, hidden: boolean): TableCard {
    const laid = this.newCard(side, card, hidden)
    this.side(side).table.push(laid)
    return laid
  }

  /** Puts an Effect beside the Location (rule 20.2). */
  layEffect(side: Side, card: string, hidden: boolean): TableCard {
    const laid = this.newCard(side, card, hidden)
    this.side(side).effect = laid
    return laid
  }

  /** Puts a starship into hyperspace (rule 22.1). */
  toHyperspace(side: Side, card: string): TableCard {
    const laid = this.newCard(side, card, false)
    this.side(side).hyperspace.push(laid)
    return laid
  }

  /** Puts a pilot or a Podracer on the Objective, face up (rule 25.2). */
  toObjective(side: Side, card: string): TableCard {
    const laid = this.newCard(side, card, false)
    const { race } = this.side(side)
    if (race === null) throw new Error(`${side} has no Objective`)
    this.setRace(
      side,
      isType(card, 'character')
        ? { pilot: laid, used: { ...race.used, pilot: true } }
        : { podracer: laid, used: { ...race.used, podracer: true } },
    )
    return laid
  }

  setRace(side: Side, change: Partial<Race>): void {
    const { race } = this.side(side)
    if (race === null) throw new Error(`${side} has no Objective`)
    this.side(side).race = { ...race, ...change }
    this.state.stirred = true
  }

  /** Takes a card out of play, from any zone. @throws if it isn't in play */
  lift(side: Side, handle: string): TableCard {
    const zone = this.side(side)
    const take = (pile: TableCard[]): TableCard | undefined => {
      const at = pile.findIndex((laid) => laid.handle === handle)
      return at < 0 ? undefined : pile.splice(at, 1)[0]
    }
    const lifted = take(zone.table) ?? take(zone.hyperspace) ?? this.liftElsewhere(zone, handle)
    if (lifted === undefined) throw new Error(`no card ${handle} of ${side} in play`)
    this.state.stirred = true
    return lifted
  }

  private liftElsewhere(zone: SideState, handle: string): TableCard | undefined {
    if (zone.effect?.handle === handle) {
      const { effect } = zone
      zone.effect = null
      return effect
    }
    const { race } = zone
    if (race?.pilot?.handle === handle) {
      // Tokens lie on the pilot and leave with the pilot.
      zone.race = { ...race, pilot: null, tokens: 0 }
      return race.pilot
    }
    if (race?.podracer?.handle === handle) {
      zone.race = { ...race, podracer: null }
      return race.podracer
    }
    for (const planet of PLANETS) {
      const cards = zone.stranded[planet]
      const found = cards?.find((laid) => laid.handle === handle)
      if (cards === undefined || found === undefined) continue
      zone.stranded = { ...zone.stranded, [planet]: cards.filter((laid) => laid !== found) }
      return found
    }
    return undefined
  }

  /** Adds to the characters that this side lost this turn, in a defeat or with their transport. */
  noteLost(side: Side, cards: readonly string[]): void {
    const { today } = this.state
    const count = cards.filter((card) => isType(card, 'character')).length
    if (count > 0) this.state.today = { ...today, lost: { ...today.lost, [side]: today.lost[side] + count } }
  }

  /** Discards a card in play, shown as it goes. */
  discardInPlay(side: Side, handle: string, why: DiscardReason): void {
    const { card } = this.lift(side, handle)
    this.toDiscard(side, [card])
    this.tell('discard', side, { why, cards: [card], handles: [handle] })
  }

  /** Puts a Location on top of the current planet (rules 3.1.2, 8.2, 18.2.4). */
  layLocation(side: Side, card: string, from: 'deck' | 'hand' | 'discard'): void {
    const { planet, place } = locationCard(card)
    this.state.planet = planet
    this.state.locations.push({ card, owner: side })
    this.state.stirred = true
    this.tell('location', side, { card, from, planet, place })
  }

  // -------------------------------------------------------------- damage and ends

  /** Discards cards from the top of the draw deck as damage (rule 14.1), then checks for a Deck Victory (19.2.1). */
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

  /** Ends the game if a draw deck is empty: its side loses, and if both are empty it is a tie (rules 19.2, 19.2.4). */
  checkDecks(): void {
    const empty = (side: Side) => deckSize(this.state, side) === 0
    if (empty('dark') && empty('light')) this.end({ kind: 'tie', winner: null, values: { why: 'decks' } })
    else if (empty('dark')) this.end({ kind: 'deck-victory', winner: 'light', values: {} })
    else if (empty('light')) this.end({ kind: 'deck-victory', winner: 'dark', values: {} })
  }

  /** Ends the game, if it has not ended yet. Cards under way return to their zones. */
  end(outcome: End): void {
    if (this.state.outcome !== null) return
    for (const frame of this.state.flow)
      for (const side of SIDES) {
        const zone = this.side(side)
        if (frame.frame === 'battle') zone.hand.push(...(frame.sides[side].cards ?? []))
        if (frame.frame === 'fight')
          for (const { cards, side: owner } of frame.drawn)
            if (owner === side) for (const card of cards) this.toHand(side, card)
        if (frame.frame === 'duel') {
          zone.deck.push(...frame.hands[side].map(({ card }) => card), ...frame.piles[side])
          const drawn = frame.drawn[side]?.card
          if (drawn != null) this.toHand(side, drawn)
        }
        if (frame.frame === 'setup') zone.deck.push(...frame.aside[side])
      }
    this.state.outcome = outcome
    this.state.questions = []
    this.state.flow = []
    // The compiler does not know that kind and values belong to the same end.
    this.tell('over', outcome.winner, { kind: outcome.kind, ...outcome.values } as EndFields)
  }

  get over(): boolean {
    return this.state.outcome !== null
  }
}

// ---------------------------------------------------------------- reading

/** Returns the id of the whole card: `RF-D6` for its half `RF-D6/1`, and any other id unchanged. */
export const wholeCard = (id: string): string => (id.endsWith('/1') || id.endsWith('/2') ? id.slice(0, -2) : id)

/**
 * Returns the number of cards that count as the draw deck, with lap cards and, in a duel, the dueling hand and pile
 * (rules 19.2.3, 23.6.5).
 */
export function deckSize(state: State, side: Side): number {
  const { deck, race } = state.sides[side]
  let size = deck.length + (race?.pile.length ?? 0)
  for (const frame of state.flow)
    if (frame.frame === 'duel') size += frame.hands[side].length + frame.piles[side].length
  return size
}

/** Returns the Location with this id. @throws if it is no Location */
export function locationCard(id: string): LocationCard {
  const card = cardById(id)
  if (card.type !== 'location') throw new Error(`${id} is no Location`)
  return card
}

/** Returns the place of the current Location (rule 8.4). @throws before the first Location is played */
export function placeOf(state: Pick<State, 'locations'>): Place {
  const top = state.locations.at(-1)
  if (top === undefined) throw new Error('no Location lies yet')
  return locationCard(top.card).place
}

/** Returns the card with this id. @throws for a Double Impact card whose half is not chosen */
export function singleCard(id: string): SingleCard {
  const card = cardById(id)
  if (card.type === 'double') throw new Error(`of ${id} one half has to be chosen`)
  return card
}

/** Returns a side's face-up cards on the current planet. */
export const faceUp = (side: SideState): readonly TableCard[] => side.table.filter((laid) => !laid.hidden)

/**
 * Returns the destiny numbers of a card, each once, because two equal numbers leave no choice (rule 24.5); empty for an
 * Objective.
 */
export const destiniesOf = (id: string): readonly number[] => [...new Set([cardById(id).destiny ?? []].flat())]

/**
 * Returns the number that a card counts as if there is no choice, 0 if it has none; null if its owner has to choose
 * (rule 24.5).
 */
export function onlyDestiny(id: string): number | null {
  const [number = 0, ...more] = destiniesOf(id)
  return more.length === 0 ? number : null
}

/** Returns whether the card with this id is of this type. */
export const isType = (id: string, type: Card['type']): boolean => cardById(id).type === type

/** Returns a side's face-up characters on the current planet. */
export const fighters = (side: SideState): readonly TableCard[] =>
  side.table.filter((laid) => !laid.hidden && isType(laid.card, 'character'))

/** Returns a side's characters that may be in a battle now: those that no text keeps out of it this turn (form F24). */
export const battlers = (state: State, side: Side): readonly TableCard[] =>
  fighters(state.sides[side]).filter(({ handle }) => !state.today.out.includes(handle))

/**
 * Returns all cards of a side in play, hidden ones too: on planets, beside the Location, in hyperspace, on the
 * Objective (1.5).
 */
export function inPlay(state: State, side: Side): readonly InPlay[] {
  const { table, stranded, effect, hyperspace, race } = state.sides[side]
  const all: InPlay[] = []
  if (state.planet !== null) for (const laid of table) all.push({ laid, where: state.planet })
  for (const planet in stranded)
    for (const laid of stranded[planet as Planet] ?? []) all.push({ laid, where: planet as Planet })
  if (effect !== null) all.push({ laid: effect, where: 'effect' })
  for (const laid of hyperspace) all.push({ laid, where: 'hyperspace' })
  if (race === null) return all
  all.push({ laid: objectiveOf(side, race), where: 'objective' })
  if (race.pilot !== null) all.push({ laid: race.pilot, where: 'objective' })
  if (race.podracer !== null) all.push({ laid: race.podracer, where: 'objective' })
  return all
}

/** Returns the Objective as a card in play. A side has only one, so its handle never changes. */
export const objectiveOf = (side: Side, { objective }: Race): TableCard => ({
  handle: `${side[0]}o`,
  card: objective,
  hidden: false,
})

/** Returns the card in play with this handle, or null. */
export function findInPlay(state: State, side: Side, handle: string): InPlay | null {
  for (const one of inPlay(state, side)) if (one.laid.handle === handle) return one
  return null
}

const hasTitle = (cards: readonly TableCard[], title: string): boolean => {
  for (const { card } of cards) if (same(cardById(card).title, title)) return true
  return false
}

/**
 * Returns whether a side has a character, weapon or starship of this title in play (rules 6.2, 6.3, 6.5).
 * @param besides a planet whose cards do not count
 */
export function isInPlay(state: State, side: Side, title: string, besides: Planet | null = null): boolean {
  const { table, stranded, effect, race } = state.sides[side]
  if (state.planet !== null && state.planet !== besides && hasTitle(table, title)) return true
  for (const planet in stranded)
    if (planet !== besides && hasTitle(stranded[planet as Planet] ?? [], title)) return true
  if (isInHyperspace(state, side, title) || (effect !== null && same(cardById(effect.card).title, title))) return true
  if (race === null) return false
  const racing = [objectiveOf(side, race), race.pilot, race.podracer].filter((laid) => laid !== null)
  return hasTitle(racing, title)
}

/** Returns whether a side has a copy of this title in hyperspace. */
export const isInHyperspace = (state: State, side: Side, title: string): boolean =>
  hasTitle(state.sides[side].hyperspace, title)
