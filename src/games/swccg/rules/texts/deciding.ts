/** Decisions of the act of a text that goes on: among cards, numbers and acts. */
import { type EngineCard, SIDES } from '../../state/engine-card.ts'
import { type ByText, isFaceDown, type TextFrame } from '../../state/game-frames.ts'
import type { State } from '../../state/game-state.ts'
import { sideOfPiece } from '../../state/nesting.ts'
import type { Subject, TextAt } from '../../state/position-reading.ts'
import type { ActContext, ActDecision, CardDecision, PickedCard } from '../../texts/language/doing.ts'
import type { Act, Filter, PileName } from '../../texts/language/words.ts'
import { faceOf } from '../../texts/meant.ts'
import { wordOf } from '../../texts/reading/defined.ts'
import { PositionReader } from '../../texts/reading/position-reader.ts'
import { language } from '../../texts/registry.ts'
import { waysBy } from '../deploy/ways.ts'
import { freeReacts } from '../react/let-react.ts'
import { canShoot } from '../shots/steps.ts'

/** A card that can be chosen, with its place in the pile or stack where it lies. */
export interface Pickable extends PickedCard<Subject> {
  readonly index?: number
}
/** The cards that can be chosen, and how many of them. */
export interface Picks {
  readonly options: readonly Pickable[]
  readonly min: number
  readonly max: number
}

/** Whether two cards are a matching pair of ship and pilot. */
export const areMatching = (ship: EngineCard, pilot: EngineCard): boolean =>
  ship.matchingPilots?.includes(pilot.id) === true || pilot.matchingShips?.includes(ship.id) === true

/** Cards by their places: the same card twice is two choices. */
const inOrder = (cards: readonly string[], owner = ''): readonly Pickable[] =>
  cards.map((card, index) => ({ id: `${owner}${index}`, card: { card }, index }))

/** The act of a text that goes on, before it is done. */
export class ActDeciding implements ActContext<Subject> {
  readonly from: PositionReader
  protected readonly frame: TextFrame
  protected readonly meant: TextAt
  readonly #state: State
  /** The text by which this act deploys cards. */
  protected readonly by: ByText

  constructor(state: State, frame: TextFrame, meant: TextAt, act: Act) {
    this.#state = state
    this.frame = frame
    this.meant = meant
    const { it } = frame
    // A place or ship of the moment is meant by where such cards deploy.
    const isGoal = it !== undefined && ('place' in it || 'handle' in it)
    this.by = { card: frame.card, source: frame.source, act, ...(isGoal ? { it } : {}) }
    this.from = new PositionReader(meant)
  }

  get earlier(): Pickable | null {
    const [id] = this.frame.targets
    return [...this.#in('hand', false), ...this.#in('stack', false)].find((one) => one.id === id) ?? null
  }

  /** The number of the text as others change it (rule 14.1). */
  retrieval(number: number): number {
    return this.meant.reading.adjust('retrieval', number, {
      player: this.frame.side,
      by: { card: this.frame.card },
    })
  }

  /** The price of each retrieved card, by the texts of others (rule 14.5). */
  get retrievalCost(): number {
    return this.meant.reading.adjust('retrieval cost', 0, { player: this.frame.side })
  }

  found(pile: PileName, of: Filter | undefined): number {
    return this.#in(pile, false).filter(({ card }) => of === undefined || this.from.fits(card, of)).length
  }

  /** The decision that the act asks; null: none. */
  decisionOf(act: Act): ActDecision | null {
    return wordOf(language.words.acts, act.word).decides?.(act as never, this) ?? null
  }

  /** The cards among which a decision lets choose. */
  picksFor(decision: CardDecision): Picks {
    const options = this.#in(decision.in, decision.ofBoth === true).filter(({ card }) => this.#fits(card, decision))
    return { options, ...decision.count(options.length) }
  }

  #fits(card: Subject, { of, that, matching }: CardDecision): boolean {
    if (of !== undefined && !this.from.fits(card, of)) return false
    if (matching !== undefined && !this.#matches(card, matching)) return false
    if (that === 'can reach the battle') return 'piece' in card && freeReacts(this.meant.reading, card.piece).length > 0
    return that === undefined || (that === 'can be fired' ? this.#canFire(card) : this.#canDeploy(card))
  }

  /** Whether a card and the one chosen before are such a pair that matches (S-E20). */
  #matches(card: Subject, [one, two]: readonly [Filter, Filter]): boolean {
    const own = this.earlier?.card
    const isPair = (ship: Subject, pilot: Subject) =>
      this.from.fits(ship, one) &&
      this.from.fits(pilot, two) &&
      areMatching(faceOf(this.meant, ship), faceOf(this.meant, pilot))
    return own !== undefined && (isPair(own, card) || isPair(card, own))
  }

  #canFire(weapon: Subject): boolean {
    if (!('piece' in weapon)) return false
    return sideOfPiece(weapon.piece) === this.frame.side && canShoot(this.meant.reading, weapon.piece)
  }

  #canDeploy(card: Subject): boolean {
    return waysBy(this.meant.reading, this.frame.side, faceOf(this.meant, card).id, [], this.by).length > 0
  }

  /** The options of a decision that can be paid for, by their keys: a price is known once the destiny is drawn. */
  payable(options: Readonly<Record<string, readonly Act[]>>): readonly string[] {
    const force = this.#state.sides[this.frame.side].force.length
    return Object.keys(options).filter((key) => this.priceOf(options[key] ?? []) <= force)
  }

  /** The price that is paid for acts when they are chosen. */
  protected priceOf(acts: readonly Act[]): number {
    const prices = acts.map((act) => wordOf(language.words.acts, act.word).price?.(act as never, this.from) ?? 0)
    return prices.reduce((sum, price) => sum + price, 0)
  }

  /**
   * Whether a decision is asked. One among cards that only its player sees is asked although nothing fits: without the
   * question everybody would know that at once.
   */
  isAsked(decision: ActDecision): boolean {
    switch (decision.asks) {
      case 'number':
        return decision.most > 0
      case 'option':
        return Object.keys(decision.options).length > 1
      case 'cards': {
        const hidden = isFaceDown(decision.in) || decision.in === 'hand'
        const lying = this.#in(decision.in, decision.ofBoth === true)
        return hidden ? lying.length > 0 : this.picksFor(decision).options.length > 0
      }
    }
  }

  #in(place: PileName | 'stack' | 'table', ofBoth: boolean): readonly Pickable[] {
    const { side } = this.frame
    const { sides, pieces } = this.#state
    switch (place) {
      case 'table':
        return pieces.map((piece) => ({ id: piece.handle, card: { piece } }))
      case 'stack':
        return inOrder(this.meant.self?.stacked ?? [])
      case 'hand':
        return sides[side].hand.map(({ handle, card }, index) => ({ id: handle, card: { card }, index }))
      default:
        return ofBoth
          ? SIDES.flatMap((owner) => inOrder(sides[owner][place], `${owner}-`))
          : inOrder(sides[side][place])
    }
  }
}

/** Whether the player of an act looks through face-down cards of a pile to choose among them. */
export const looksThrough = (decision: ActDecision): boolean => decision.asks === 'cards' && isFaceDown(decision.in)

/** The id of the card of a choice. */
export const cardOfPick = ({ card }: Pickable): string =>
  'piece' in card ? card.piece.card : 'card' in card ? card.card : ''
