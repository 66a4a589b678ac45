/**
 * The memory of a seat beyond its view: discard piles, cards of the opponent that were seen on their way to the hand, and
 * cards at the ends of the draw decks. It is folded from the events as that seat was told them.
 */
import type { SearchStart, SeatKnowledge, SeenEvent } from '../../../../contract/index.ts'
import { removeOne } from '../../../../kit/search/bags.ts'
import { bySeat } from '../../../../kit/seats/seats.ts'
import { opposite, SIDES, type Side } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { isBattleCard } from '../../rules/battle/plan.ts'
import { factsIn } from '../../rules/known-facts.ts'
import type { SeenFact } from '../../state/game-facts.ts'
import { isType, wholeCard } from '../../state/game-table.ts'
import type { View } from '../../view/player-view.ts'

/** The memory of one side's cards. */
export interface SideKnowledge {
  /** The discard pile, top card last. */
  gone: string[]
  /** Cards that are in the hand for certain. Only of the opponent: the own hand is seen. */
  held: string[]
  /** Cards that are in the hand, or were played from it face down since they were seen. */
  near: string[]
  /** The top card of the draw deck, if it was looked at and left there. */
  top: string | null
  /** Cards at the bottom of the draw deck since its last shuffle, the lowest first; null for one that nobody saw. */
  under: (string | null)[]
}

/** Everything that a seat remembers. */
export interface CardKnowledge {
  readonly seat: Side
  /** The own deck, each card as often as it is in it. */
  readonly deck: readonly string[]
  /** The decks that the opponent may play, in the same form. */
  readonly decks: readonly (readonly string[])[]
  readonly sides: Readonly<Record<Side, SideKnowledge>>
  /** Cards drawn for destiny that are not in a hand yet. */
  drawn: { readonly side: Side; readonly card: string }[]
  /** The side that drew two cards, of which one is told once more. */
  twice: Side | null
  /** Handles of the weapons of the present duel. */
  arms: Record<Side, string | null>
  /** The weapons that a text ignores in it: whose, and which card. */
  struck: { readonly side: Side; readonly card: string }[]
  /** Past turns in a row in which no card moved. */
  still: number
  /** Whether a card has moved in this turn. */
  stirred: boolean
}

const cardsIn = (list: SearchStart['deck']): string[] =>
  list.flatMap(({ card, count }) => Array<string>(count).fill(card))

/** Returns what a side knows before a match begins. */
export function knows({ seat, deck, terms, decks }: SearchStart<Side>): SeatKnowledge {
  const fitting = decks.filter((one) => one.seat === opposite(seat) && one.format === terms.format)
  const knowledge: CardKnowledge = {
    seat,
    deck: cardsIn(deck),
    decks: fitting.map(({ list }) => cardsIn(list)),
    sides: bySeat(SIDES, (): SideKnowledge => ({ gone: [], held: [], near: [], top: null, under: [] })),
    drawn: [],
    twice: null,
    arms: { dark: null, light: null },
    struck: [],
    still: 0,
    stirred: false,
  }
  return knowledge as unknown as SeatKnowledge
}

/** Returns knowledge in the form in which this game keeps it. */
export const readKnown = (known: SeatKnowledge): CardKnowledge => known as unknown as CardKnowledge

/** Returns what the seat knows after these events. @param view its view after them */
export function learns(known: SeatKnowledge, seen: readonly SeenEvent[], view: View): SeatKnowledge {
  const before = readKnown(known)
  const after: CardKnowledge = {
    ...before,
    sides: bySeat(SIDES, (side) => {
      const { gone, held, near, top, under } = before.sides[side]
      return { gone: [...gone], held: [...held], near: [...near], top, under: [...under] }
    }),
    drawn: [...before.drawn],
    arms: { ...before.arms },
    struck: [...before.struck],
  }
  const memory = new Memory(after)
  for (const fact of factsIn(seen)) memory.note(fact)
  for (const side of SIDES) memory.settle(side, hasSecrets(view, side))
  return after as unknown as SeatKnowledge
}

/** Whether a side has cards in play or in a battle that the reader can't see. */
function hasSecrets(view: View, side: Side): boolean {
  const { table, effect, stranded } = view.sides[side]
  const lying = [...table, ...(effect === null ? [] : [effect]), ...Object.values(stranded).flat()]
  return lying.some(({ card }) => card === null) || (view.battle?.numbers[side] ?? 0) > 0
}

/** Facts by which no card changes its zone. */
const STILL: ReadonlySet<string> = new Set([
  ...[
    'shuffle',
    'turn',
    'reveal',
    'warning',
    'peek',
    'hand-shown',
    'search',
    'text',
    'stay-out',
    'battle',
    'surrender',
  ],
  ...['evacuation', 'starship-battle', 'intercept', 'named', 'pass', 'refuel', 'duel', 'taken-back'],
])

type Fits = (card: string) => boolean

const LYING: Fits = (card) => isType(card, 'character') || isType(card, 'weapon')
const EFFECTS: Fits = (card) => ['effect', 'double'].includes(cardById(card).type)
const BATTLE_CARDS: Fits = (card) => isBattleCard('planet', card) || isBattleCard('space', card)

/** Changes knowledge by one fact after the other. */
class Memory {
  readonly #knowledge: CardKnowledge

  constructor(knowledge: CardKnowledge) {
    this.#knowledge = knowledge
  }

  /** Without cards face down every card that was seen near the hand is in it. */
  settle(side: Side, secrets: boolean): void {
    const zone = this.#knowledge.sides[side]
    if (secrets || zone.near.length === 0) return
    zone.held.push(...zone.near)
    zone.near = []
  }

  note(fact: SeenFact): void {
    const { sides } = this.#knowledge
    if (!STILL.has(fact.type)) this.#knowledge.stirred = true
    switch (fact.type) {
      case 'turn':
        return this.#turn(fact.data.turn)
      case 'shuffle':
        Object.assign(sides[fact.seat], { top: null, under: [] })
        return
      case 'draw':
        return this.#draw(fact.seat)
      case 'damage':
      case 'breakthrough':
        sides[fact.seat].top = null
        return this.#lose(fact.seat, fact.data.cards)
      case 'lap-lost':
        return this.#lose(fact.seat, [fact.data.card])
      case 'discard':
        return this.#discard(fact)
      case 'defeat':
        return this.#defeat(fact)
      case 'duel-end':
        if (fact.seat !== undefined)
          this.#lose(
            opposite(fact.seat),
            fact.data.lost.map(({ card }) => card),
          )
        return this.#endDuel()
      case 'evacuated':
        if (!fact.data.saved) this.#lose(fact.seat, fact.data.cards)
        if ((fact.data.hidden ?? 0) > 0) sides[fact.seat].near = sides[fact.seat].near.filter((card) => !LYING(card))
        return
      case 'deploy':
        if (fact.data.from === 'deck') return
        if (fact.data.card !== null) return this.#fromHand(fact.seat, fact.data.card)
        return this.#loosen(fact.seat, fact.data.where === 'effect' ? EFFECTS : LYING)
      case 'reveal':
        for (const { card } of fact.data.cards) this.#fromSecret(fact.seat, card)
        return
      default:
        return this.#moved(fact)
    }
  }

  /** Cards that move openly, or of which only the number is told. */
  #moved(fact: SeenFact): void {
    const { sides } = this.#knowledge
    switch (fact.type) {
      case 'battle':
      case 'battle-cards':
        // The attacker's number comes with the battle.
        if (fact.data.number > 0) this.#loosen(fact.seat, BATTLE_CARDS)
        return
      case 'location':
        if (fact.data.from === 'hand') this.#fromHand(fact.seat, fact.data.card)
        if (fact.data.from === 'discard') removeOne(sides[fact.seat].gone, fact.data.card)
        return
      case 'lap-card':
        return this.#fromHand(fact.seat, fact.data.card)
      case 'fetch':
        if (fact.data.card !== null) this.#toHand(fact.seat, [fact.data.card])
        return
      case 'found':
        if (fact.data.card !== null && fact.data.to === 'hand') this.#toHand(fact.seat, [fact.data.card])
        return
      case 'reshuffle':
        for (const card of fact.data.cards) removeOne(sides[fact.seat].gone, card)
        if (fact.data.hand > 0) this.#forget(fact.seat)
        return
      case 'bottom':
        return this.#bottom(fact.seat, fact.data.count, fact.own?.cards)
      case 'peek':
        return this.#peek(opposite(fact.seat), fact.data.under, fact.own?.card ?? null)
      case 'hand-shown':
        return this.#showHand(fact.seat, fact.data.cards)
      default:
        return this.#fight(fact)
    }
  }

  /** Draws for destiny, and duels. */
  #fight(fact: SeenFact): void {
    const knowledge = this.#knowledge
    switch (fact.type) {
      case 'draw-two':
        knowledge.twice = fact.seat
        return this.#drawFor(fact.seat, fact.data.cards)
      case 'destiny':
        if (knowledge.twice === fact.seat) knowledge.twice = null
        else this.#drawFor(fact.seat, fact.data.card === null ? [] : [fact.data.card])
        return
      case 'guess':
        return this.#drawFor(fact.seat, [fact.data.card])
      case 'redraw':
        for (const card of fact.data.cards) {
          const at = knowledge.drawn.findIndex((one) => one.side === fact.seat && one.card === card)
          if (at >= 0) knowledge.drawn.splice(at, 1)
        }
        if (knowledge.twice === fact.seat) knowledge.twice = null
        return this.#lose(fact.seat, fact.data.cards)
      case 'fight':
      case 'dueling-hand':
        return this.#takeDrawn()
      case 'duel-broken-off':
        return this.#endDuel()
      case 'duel': {
        const [, arm] = fact.data.handles
        knowledge.arms = { dark: null, light: null, [fact.seat]: arm ?? null }
        knowledge.struck = []
        return
      }
      case 'duel-weapon':
        knowledge.arms[fact.seat] = fact.data.handle
        return
      case 'strike':
        knowledge.arms[fact.seat] = null
        knowledge.struck.push({ side: opposite(fact.seat), card: fact.data.at })
        return
      default:
        return
    }
  }

  #turn(turn: number): void {
    const knowledge = this.#knowledge
    knowledge.still = turn > 1 && !knowledge.stirred ? knowledge.still + 1 : 0
    knowledge.stirred = false
  }

  #lose(side: Side, cards: readonly string[]): void {
    this.#knowledge.sides[side].gone.push(...cards.map(wholeCard))
  }

  #draw(side: Side): void {
    const zone = this.#knowledge.sides[side]
    if (zone.top !== null) this.#toHand(side, [zone.top])
    zone.top = null
  }

  #drawFor(side: Side, cards: readonly string[]): void {
    this.#knowledge.sides[side].top = null
    this.#knowledge.drawn.push(...cards.map((card) => ({ side, card })))
  }

  #takeDrawn(): void {
    for (const { side, card } of this.#knowledge.drawn) this.#toHand(side, [card])
    this.#knowledge.drawn = []
  }

  #endDuel(): void {
    this.#takeDrawn()
    this.#knowledge.arms = { dark: null, light: null }
    this.#knowledge.struck = []
  }

  /** The own hand is seen, and need not be remembered. */
  #toHand(side: Side, cards: readonly string[]): void {
    if (side !== this.#knowledge.seat) this.#knowledge.sides[side].held.push(...cards.map(wholeCard))
  }

  #fromHand(side: Side, card: string): void {
    const { held, near } = this.#knowledge.sides[side]
    if (!removeOne(held, wholeCard(card))) removeOne(near, wholeCard(card))
  }

  #fromSecret(side: Side, card: string): void {
    const { held, near } = this.#knowledge.sides[side]
    if (!removeOne(near, wholeCard(card))) removeOne(held, wholeCard(card))
  }

  /** A card that fits has left the hand face down: it may be one of those that were seen. */
  #loosen(side: Side, fits: Fits): void {
    const zone = this.#knowledge.sides[side]
    zone.near.push(...zone.held.filter(fits))
    zone.held = zone.held.filter((card) => !fits(card))
  }

  /** A card has gone from the hand into the draw deck: it may be any of those that were seen. */
  #forget(side: Side): void {
    Object.assign(this.#knowledge.sides[side], { held: [], near: [] })
  }

  #discard(fact: SeenFact<'discard'>): void {
    const { cards, handles, why } = fact.data
    this.#lose(fact.seat, cards)
    // In play, or in a dueling pile.
    if (handles !== undefined || why === 'text') return
    const secret = why === 'used' || why === 'unused' || why === 'fault'
    for (const card of cards) secret ? this.#fromSecret(fact.seat, card) : this.#fromHand(fact.seat, card)
  }

  #defeat({ seat, data }: SeenFact<'defeat'>): void {
    const { lost, rescued, saved } = data
    const isSaved = (handle: string) => rescued && (saved?.includes(handle) ?? true)
    for (const { handle, card } of lost) {
      if (isSaved(handle)) this.#toHand(seat, [card])
      else this.#lose(seat, [card])
    }
  }

  #bottom(side: Side, count: number, cards: readonly string[] | undefined): void {
    const zone = this.#knowledge.sides[side]
    zone.under.unshift(...(cards === undefined ? Array<null>(count).fill(null) : [...cards].reverse()))
    if (side !== this.#knowledge.seat) this.#forget(side)
  }

  /** @param side the side whose draw deck was looked at */
  #peek(side: Side, under: boolean, card: string | null): void {
    const zone = this.#knowledge.sides[side]
    if (under) {
      zone.under.unshift(card ?? zone.top)
      zone.top = null
    } else zone.top = card ?? zone.top
  }

  #showHand(side: Side, cards: readonly string[]): void {
    if (side === this.#knowledge.seat) return
    const zone = this.#knowledge.sides[side]
    zone.held = cards.map(wholeCard)
    for (const card of zone.held) removeOne(zone.near, card)
  }
}
