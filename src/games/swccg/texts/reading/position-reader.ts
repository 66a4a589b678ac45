/** Reads the words of a text in its position, and answers what they ask about it. */
import { cardOf, deploysOf, type EngineCard, opponentOf, type Side } from '../../state/engine-card.ts'
import type { TableCard } from '../../state/game-state.ts'
import {
  allAt,
  arePresentTogether,
  cardsOn,
  isFighter,
  isPresent,
  orbitedBy,
  parsecOf,
  pieceOf,
  placeOf,
  restingUnder,
  sideOfPiece,
  stepsBetween,
  wasPresentWith,
  whereIs,
} from '../../state/nesting.ts'
import type { Subject, TextAt } from '../../state/position-reading.ts'
import type { From, RoleName } from '../language/from.ts'
import type { Amount, Condition, Filter, PhaseName, PileName, Stat, TextPlayer } from '../language/words.ts'
import { faceOf, isLocation, isSame, isSelf } from '../meant.ts'
import { language } from '../registry.ts'
import { battlesBegun, fightersOf, isInBattle } from '../values/battling.ts'
import { isCrewed, isLanded, rolesFor } from '../values/crews.ts'
import { controls, iconsAt, occupies, occupiesAlone } from '../values/presence.ts'
import { canCancelDrain, isBarredFrom, mayReactToBattle } from './asked-bans.ts'
import { cardValue } from './card-values.ts'
import { wordOf } from './defined.ts'
import { isOfKind } from './kinds.ts'
import { playerValue } from './player-values.ts'
import { firedWeapons, shotsOver, usableArms, weaponsAimedAt } from './weapons-fired.ts'

const pieceIn = (subject: Subject): TableCard | null => ('piece' in subject ? subject.piece : null)
const asSubject = (piece: TableCard): Subject => ({ piece })
const placed = (place: string | null): Subject | null => (place === null ? null : { place })

/** A text in its position, as its words ask about it. */
export class PositionReader implements From<Subject> {
  readonly #meant: TextAt

  constructor(meant: TextAt) {
    this.#meant = meant
  }

  get #board() {
    return this.#meant.reading.board
  }

  // ---------------------------------------------------------------- words

  fits(card: Subject, filter: Filter): boolean {
    if (typeof filter === 'string') return isOfKind(this.printed(card).id, filter)
    const word = wordOf(language.words.filters, filter.word)
    return 'read' in word && word.read(card, filter as never, this)
  }

  holds(condition: Condition): boolean {
    if ('any' in condition) return condition.any.some((tests) => this.holds(tests))
    if ('word' in condition)
      return wordOf(language.words.tests, condition.word).read(condition as never, this) !== (condition.no === true)
    return condition.every((test) => this.holds(test))
  }

  amountOf(amount: Amount): number | null {
    return typeof amount === 'number' ? amount : wordOf(language.words.amounts, amount.word).read(amount as never, this)
  }

  valueOf(card: Subject, stat: Stat): number | null {
    return cardValue(this.#meant, card, stat)
  }

  totalOf(player: TextPlayer, stat: Stat): number | null {
    return playerValue(this.#meant.reading, this.#sideOf(player), stat)
  }

  // ---------------------------------------------------------------- what is meant

  get self(): Subject {
    const { self, here, card } = this.#meant
    return self !== null ? { piece: self } : here !== null && isLocation(card) ? { place: here } : { card }
  }
  isSelf(card: Subject): boolean {
    return isSelf(this.#meant, card)
  }

  get here(): Subject | null {
    return placed(this.#meant.here)
  }
  get it(): Subject | null {
    return this.#meant.it ?? null
  }

  get left(): Subject | null {
    return placed(this.#meant.left ?? null)
  }
  chosen(name: string): Subject | null {
    const { chosen } = this.#meant
    if (chosen !== undefined && !(name in chosen)) throw new Error(`no choice «${name}»`)
    return chosen?.[name] ?? null
  }
  get getting(): Subject | null {
    return this.#meant.getting ?? null
  }
  get drawn(): number | null {
    return this.#meant.drawn ?? null
  }
  get amount(): number | null {
    return this.#meant.lost ?? null
  }

  // ---------------------------------------------------------------- cards and places

  isSame(one: Subject, other: Subject): boolean {
    return isSame(one, other)
  }

  printed(card: Subject): EngineCard {
    return faceOf(this.#meant, card)
  }

  isOf(card: Subject, player: TextPlayer): boolean {
    return ('piece' in card ? sideOfPiece(card.piece) : this.printed(card).side) === this.#sideOf(player)
  }
  get cards(): readonly Subject[] {
    return this.#board.pieces.map(asSubject)
  }
  get places(): readonly Subject[] {
    return this.#board.places.map(({ id }) => ({ place: id }))
  }

  get inPlay(): readonly Subject[] {
    const { found } = this.#meant.reading
    if (found?.inPlay !== undefined) return found.inPlay
    const all = [...this.cards, ...this.places]
    if (found !== undefined) found.inPlay = all
    return all
  }

  cardsFitting(filter: Filter, at?: Subject): readonly Subject[] {
    const cards = at === undefined ? this.cards : this.cardsAt(at)
    const resting = this.#restingThatFit(filter)
    return [
      ...cards.filter((one) => this.fits(one, filter)),
      ...(at === undefined ? resting : resting.filter((one) => this.#isAt(one, at))),
    ]
  }

  exists(filter: Filter): boolean {
    return this.inPlay.some((one) => this.fits(one, filter)) || this.#restingThatFit(filter).length > 0
  }

  count(filter: Filter): number {
    return this.inPlay.filter((one) => this.fits(one, filter)).length + this.#restingThatFit(filter).length
  }

  #isAt(card: Subject, place: Subject): boolean {
    return isSame(this.placeOf(card), place)
  }

  /** The cards that rest and that a filter means. */
  #restingThatFit(filter: Filter): readonly Subject[] {
    return (this.#board.resting ?? []).map(asSubject).filter((one) => this.#meansResting(one, filter))
  }

  /** Whether a filter means a card that rests: one of its words says so, and all of it fits (rule 32.3). */
  #meansResting(card: Subject, filter: Filter): boolean {
    if (typeof filter === 'string') return false
    if (filter.word === 'or') return filter.fit.some((one) => this.#meansResting(card, one))
    if (filter.word === 'all') return filter.fit.some((one) => this.#meansResting(card, one)) && this.fits(card, filter)
    return wordOf(language.words.filters, filter.word).resting === true && this.fits(card, filter)
  }
  isInPlay(card: Subject): boolean {
    return !('card' in card)
  }

  placeOf(card: Subject): Subject | null {
    if ('place' in card) return card
    if ('piece' in card) return placed(whereIs(this.#board, card.piece))
    const at = card.was?.at ?? null
    return this.#board.places.some(({ id }) => id === at) ? placed(at) : null
  }

  cardsAt(place: Subject): readonly Subject[] {
    return 'place' in place ? allAt(this.#board, place.place).map(asSubject) : []
  }

  steps(one: Subject, other: Subject): number | null {
    const [from, to] = [this.placeOf(one), this.placeOf(other)]
    return from === null || to === null || !('place' in from) || !('place' in to)
      ? null
      : stepsBetween(this.#board, from.place, to.place)
  }

  orbitedBy(place: Subject): Subject | null {
    return 'place' in place ? placed(orbitedBy(this.#board, placeOf(this.#board, place.place))?.id ?? null) : null
  }

  parsecs(one: Subject, other: Subject): number | null {
    const parsec = (card: Subject) => {
      const place = this.placeOf(card)
      return place === null || !('place' in place) ? undefined : parsecOf(placeOf(this.#board, place.place))
    }
    const [from, to] = [parsec(one), parsec(other)]
    return from === undefined || to === undefined ? null : Math.abs(from - to)
  }

  start(player: TextPlayer): Subject | null {
    return placed(this.#board.started[this.#sideOf(player)])
  }

  occupies(player: TextPlayer, place: Subject): boolean {
    return 'place' in place && occupies(this.#meant.reading, place.place, this.#sideOf(player))
  }

  controls(player: TextPlayer, place: Subject): boolean {
    return 'place' in place && controls(this.#meant.reading, place.place, this.#sideOf(player))
  }

  occupiesAlone(card: Subject): boolean {
    return 'piece' in card && occupiesAlone(this.#meant.reading, card.piece)
  }

  iconsAt(place: Subject, side: Side): number {
    return 'place' in place ? iconsAt(this.#meant.reading, place.place, side) : 0
  }

  // ---------------------------------------------------------------- cards on table

  carrierOf(card: Subject): Extract<Subject, { piece: unknown }> | null {
    const carrier = pieceOf(this.#board, pieceIn(card)?.on ?? null)
    return carrier === null ? null : { piece: carrier }
  }

  cardsOn(card: Subject): readonly Subject[] {
    return 'piece' in card ? cardsOn(this.#board, card.piece.handle).map(asSubject) : []
  }
  roleOf(card: Subject): RoleName {
    return pieceIn(card)?.role ?? null
  }
  markOf(card: Subject): string | null {
    return pieceIn(card)?.mark ?? null
  }

  restingUnder(card: Subject): readonly Subject[] {
    return 'piece' in card ? restingUnder(this.#board, card.piece.handle).map(asSubject) : []
  }
  hiddenUnder(card: Subject): number {
    return pieceIn(card)?.hidden ?? 0
  }

  hasSeatBeside(card: Subject): boolean {
    const on = this.carrierOf(card)
    return on === null || rolesFor(this.#board, on.piece, { ...this.printed(card), skills: [] }).length > 0
  }

  isOutOfPlay(filter: Filter): boolean {
    return Object.values(this.#board.out ?? {}).some((cards) => cards.some((card) => this.fits({ card }, filter)))
  }

  isBlownAway(filter: Filter): boolean {
    return (this.#board.blown ?? []).some((card) => this.fits({ card }, filter))
  }

  isPresent(card: Subject): boolean {
    return 'piece' in card && isPresent(this.#board, card.piece)
  }

  arePresentTogether(one: Subject, other: Subject): boolean {
    if ('card' in one && 'piece' in other) return wasPresentWith(this.#board, one.was, other.piece)
    return 'piece' in one && 'piece' in other && arePresentTogether(this.#board, one.piece, other.piece)
  }

  isFresh(card: Subject): boolean {
    return 'piece' in card && this.#board.today.fresh.includes(card.piece.handle)
  }

  hasMoved(card: Subject): boolean {
    return this.#board.today.moved.includes(pieceIn(card)?.handle ?? '')
  }

  isBarred = (card: Subject, to: Subject): boolean => isBarredFrom(this.#meant, card, this.placeOf(card), to)

  isPiloted(card: Subject): boolean {
    if ('piece' in card) return isCrewed(this.#board, card.piece)
    return (this.printed(card).permanentPilots?.length ?? 0) > 0
  }

  armsOf(card: Subject): readonly Subject[] {
    if ('card' in card) return card.was?.bearing.map((one) => ({ card: one })) ?? []
    // A landed starfighter cannot use them (SG-42).
    if (!('piece' in card) || isLanded(this.#board, card.piece)) return []
    return usableArms(this.#meant.reading, card.piece).map(asSubject)
  }

  hasFired(card: Subject): boolean {
    return shotsOver(this.#board).some(({ by, battle }) => battle && by === pieceIn(card)?.handle)
  }

  get firedWeapons(): readonly Subject[] {
    return firedWeapons(this.#board)
  }
  isHit(card: Subject): boolean {
    return pieceIn(card)?.hit === true
  }

  aimedAt(card: Subject): readonly Subject[] {
    return weaponsAimedAt(this.#board, pieceIn(card)?.handle)
  }

  liesOnTable(card: Subject): boolean {
    return ['any', 'yours'].includes(deploysOf(this.printed(card))?.table ?? '')
  }

  // ---------------------------------------------------------------- battles, shots and piles
  get phase(): PhaseName {
    return this.#board.phase
  }

  hasBegun = (): boolean => this.#board.today.acted === true
  mayReact = (): boolean => mayReactToBattle(this.#meant)
  taken = (): readonly Subject[] => (this.#meant.taken ?? []).map((card) => ({ card }))

  isTurnOf = (player: TextPlayer): boolean => this.#board.active === this.#sideOf(player)
  hasInitiated = (player: TextPlayer): boolean => this.#board.battle?.initiator === this.#sideOf(player)
  battlesBegun = (player: TextPlayer): number => battlesBegun(this.#board, this.#sideOf(player))

  get drain(): Subject | null {
    return placed(this.#board.drain?.at ?? null)
  }

  get drawnFor(): 'battle' | 'weapon' | 'power' | 'text' | null {
    const { use = null } = this.#board.destiny ?? {}
    return use === 'frame' ? 'text' : use
  }
  get battle(): Subject | null {
    return placed(this.#board.battle?.at ?? null)
  }

  isInBattle(card: Subject): boolean {
    return 'piece' in card && isInBattle(this.#board, card.piece)
  }

  isFighter(card: Subject): boolean {
    return isFighter(this.printed(card))
  }

  fighters(player: TextPlayer): readonly Subject[] {
    return fightersOf(this.#meant.reading, this.#sideOf(player)).map(asSubject)
  }

  get shot(): { readonly weapon: Subject; readonly target: Subject } | null {
    const { shot } = this.#board
    const [weapon, target] = [pieceOf(this.#board, shot?.weapon ?? null), pieceOf(this.#board, shot?.target ?? null)]
    return weapon === null || target === null ? null : { weapon: { piece: weapon }, target: { piece: target } }
  }

  get nextDraw(): { readonly cards: number } | null {
    const { destiny, sizes } = this.#board
    return destiny?.step === 'about' ? { cards: sizes[destiny.side].reserve } : null
  }

  get canRedraw(): boolean {
    const { destiny, sizes } = this.#board
    return destiny?.step === 'drawn' && sizes[destiny.side].reserve > 0
  }
  get stacked(): number {
    return this.#meant.self?.stacked?.length ?? 0
  }

  get canTakeIt(): boolean {
    const { it } = this
    if (it === null || !('card' in it)) return it !== null
    const { playing, lost } = this.#board
    return it.was === undefined || playing?.card === it.card || lost[cardOf(it.card).side].includes(it.card)
  }

  get canCancelIt(): boolean {
    return canCancelDrain(this.#meant)
  }

  canCancel(card: Subject): boolean {
    return !this.#meant.reading.forbids('be cancelled', { question: 'be cancelled', card })
  }

  cardsIn(pile: PileName, player: TextPlayer): number {
    const side = this.#sideOf(player)
    return pile === 'lost' ? this.#board.lost[side].length : this.#board.sizes[side][pile]
  }

  /** @throws for players who are not one side: `each`, `owner` */
  #sideOf(player: TextPlayer): Side {
    const { you, payer } = this.#meant
    switch (player) {
      case 'you':
        return you
      case 'opponent':
        return opponentOf(you)
      case 'payer':
        return payer ?? you
      default:
        throw new Error(`«${player}» is not one player`)
    }
  }
}
