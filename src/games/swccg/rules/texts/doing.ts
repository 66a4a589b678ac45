/** The helper of acts, which does their steps with the table (S-E readings stand with the cards). */
import { opponentOf, type Side } from '../../state/engine-card.ts'
import type { Pile, TextFrame } from '../../state/game-frames.ts'
import { frameIn } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { sideOfPiece } from '../../state/nesting.ts'
import type { Subject, TextAt } from '../../state/position-reading.ts'
import type { ActHands } from '../../texts/language/doing.ts'
import { filter } from '../../texts/language/makers.ts'
import type { Act, Filter, PileName, Rule, SpanName, TextPlayer } from '../../texts/language/words.ts'
import { faceOf } from '../../texts/meant.ts'
import { amountOf, cardsFitting } from '../../texts/reading/fits.ts'
import { nameOf } from '../../texts/sources.ts'
import { drawDestiny } from '../destiny/steps.ts'
import { takeHidden } from '../drain/hidden-cards.ts'
import { beginLoss } from '../drain/steps.ts'
import { relocate } from '../move/relocating.ts'
import { beginMove } from '../move/steps.ts'
import {
  exchange,
  loseCopies,
  loseTop,
  moveBetweenPiles,
  putBack,
  putFromHand,
  showHand,
  takeOut,
  trimHand,
} from '../piles/changed-piles.ts'
import { keepLeaving } from '../piles/kept-cards.ts'
import { letReact } from '../react/let-react.ts'
import { beginShot } from '../shots/steps.ts'
import { ActDeciding, areMatching, cardOfPick, type Pickable } from './deciding.ts'
import { cancel, leave, moveIt, stackIt } from './leaving.ts'

const isPicked = (cards: Filter | readonly Pickable[]): cards is readonly Pickable[] => Array.isArray(cards)

/** The act of a text that goes on, while it is done. */
export class ActDoing extends ActDeciding implements ActHands<Subject> {
  readonly #table: GameTable
  readonly #act: Act

  constructor(table: GameTable, frame: TextFrame, meant: TextAt, act: Act) {
    super(table.state, frame, meant, act)
    this.#table = table
    this.#act = act
  }

  /** The player of the text. */
  get you(): Side {
    return this.frame.side
  }

  /** The side of a player; the owner of the card concerned is the player with a copy on table (SW-017). */
  sideOf(player: TextPlayer): Side {
    if (player === 'opponent') return opponentOf(this.you)
    const { it } = this.meant
    if (player !== 'owner' || it == null) return this.you
    const [copy] = cardsFitting(filter('copy of', { fit: filter('it') }), this.meant)
    return copy === undefined ? faceOf(this.meant, it).side : sideOfPiece(copy)
  }

  tellLooked(): void {
    this.#table.tell('looked', this.you, { by: this.frame.card })
  }

  /** Pays for the option that was chosen; the price belongs to the beginning of the text (rule 15.7, SW-019). */
  payEarly(option: string | null): void {
    if (this.frame.early !== true || this.#act.word !== 'choose') return
    this.#table.use(this.you, this.priceOf(this.#act.options[option ?? ''] ?? []))
    Object.assign(this.frame, { early: false, step: 'respond' })
  }

  // ---------------------------------------------------------------- what follows

  next(acts: readonly Act[]): void {
    this.frame.todo.unshift(...acts)
  }

  begin(rule: Rule, span: SpanName): void {
    const { battle, destiny } = this.#table.board
    const settled = rule.word === 'set' ? rule : null
    if (settled?.stat === 'battle damage' && battle !== null) {
      battle.damageLeft[this.you] = amountOf(settled.amount, this.meant)
      return
    }
    if (settled?.stat === 'destiny' && destiny !== null) {
      destiny.value = amountOf(settled.amount, this.meant)
      return
    }
    const { card, piece, chosen, drawn, source, side } = this.frame
    const { it, lost, here } = this.meant
    const named = nameOf(it ?? null)
    this.#table.state.lasting.push({
      ...{ card, you: side, piece, rule, until: span, drawn, here },
      ...(chosen === undefined ? {} : { chosen }),
      ...(named === null ? {} : { it: named }),
      ...(lost === undefined ? {} : { lost }),
      ...(span === 'next turn' ? { turn: this.#nextTurn } : {}),
      name: source ?? card,
    })
  }

  /** The number of the opponent's next turn. */
  get #nextTurn(): number {
    const { turn, active } = this.#table.state
    return active === this.you ? turn + 1 : turn + 2
  }

  start(frame: string, of: Filter | readonly Pickable[], by?: Filter, more: object = {}): void {
    const handles = (cards: Filter | readonly Pickable[]) =>
      isPicked(cards) ? cards.map(({ id }) => id) : cardsFitting(cards, this.meant).map(({ handle }) => handle)
    const { side, card } = this.frame
    // The compiler can't follow that an act names a frame of its own mechanism.
    this.#table.push({
      ...{ frame, step: 'begin', side, card, of: handles(of) },
      by: by === undefined ? null : handles(by),
      ...more,
    } as never)
  }

  askAgain({ id }: Pickable): void {
    this.frame.targets = [id]
    this.frame.todo.unshift(this.#act)
  }

  // ---------------------------------------------------------------- destinies and shots

  drawDestiny(): void {
    drawDestiny(this.#table, this.you, 'text')
  }

  drawWeaponDestiny(against: Filter | undefined): void {
    const { source } = this.frame
    const target = against === undefined ? undefined : cardsFitting(against, this.meant)[0]
    const automated = { weapon: source ?? '', target: target?.handle ?? null }
    drawDestiny(this.#table, this.you, 'weapon', { automated })
  }

  drawMore(): void {
    this.frame.adding = this.frame.drawn ?? 0
    this.drawDestiny()
  }

  drawTwo(): void {
    const { destiny } = this.#table.board
    if (destiny !== null) destiny.pair = []
  }

  /** The first card stays on the Used Pile, and the new draw can be responded to as any other (rule 26.8). */
  drawAgain(): void {
    const { destiny } = this.#table.board
    if (destiny === null) return
    Object.assign(destiny, { card: null, value: null, step: 'draw', window: null, cancelled: false })
    delete destiny.pair
  }

  /** A number stands in the place of a draw that could be made (rules 16.2, 16.3). */
  replaceDraw(number: number): void {
    const { destiny } = this.#table.board
    if (destiny !== null) Object.assign(destiny, { value: number, step: 'drawn' })
  }

  fire({ id }: Pickable, deadly: boolean): void {
    beginShot(this.#table, this.you, id, { deadly })
  }

  // ---------------------------------------------------------------- Force

  /** Activates that much Force, or as much as there is (rule 6.4). */
  activate(number: number): void {
    this.#table.activate(this.you, number)
  }

  use(number: number): void {
    this.#table.use(this.you, number)
  }

  loseForce(player: TextPlayer, number: number, { under, from }: Parameters<ActHands<Subject>['loseForce']>[2]): void {
    const { card, source } = this.frame
    const goal = under === undefined || source === null ? {} : { under: source }
    if (from !== undefined) return loseTop(this.#table, this.sideOf(player), number, from, card)
    beginLoss(this.#table, this.sideOf(player), number, { by: card, ...goal })
  }

  /** They are shown, face down onto the Used Pile (rules 14.1, 14.2); all others stay lost (rule 4.7). */
  retrieve(number: number): void {
    const { lost } = this.#table.side(this.you)
    putBack(this.#table, this.frame, lost.splice(Math.max(0, lost.length - number)).toReversed())
  }

  /** They are found in the Lost Pile and shown, and nothing is shuffled (rule 14.4). */
  retrieveCards(cards: readonly Pickable[]): void {
    putBack(this.#table, this.frame, takeOut(this.#table.side(this.you).lost, cards))
  }

  // ---------------------------------------------------------------- piles and hands

  drawCards(number: number, from: PileName): void {
    const cards = this.#table.draw(this.you, number, from === 'used' ? 'used' : 'reserve')
    this.#table.tell('drew', this.you, { count: cards.length }, { cards })
  }

  /** The found cards are shown, the deck is shuffled; nothing else of it is shown (SG-20, SG-21). */
  take(cards: readonly Pickable[], from: PileName): void {
    if (from !== 'hand') this.#search(cards, from)
  }

  takeHidden(under: Filter): void {
    takeHidden(this.#table, this.you, cardsFitting(under, this.meant), this.frame.card)
  }

  deploy(cards: readonly Pickable[], from: PileName, react: boolean): void {
    for (const hand of from === 'hand' ? cards.map(({ id }) => id) : this.#search(cards, from))
      this.#deploy(hand, undefined, react)
  }

  /** Both are deployed at once (S-E20). */
  deployPair(held: Pickable | null, chosen: readonly Pickable[]): void {
    this.frame.targets = []
    if (held === null) return
    const [found] = chosen
    const [partner] = this.#search(chosen)
    if (found === undefined || partner === undefined) return
    const own = faceOf(this.meant, held.card)
    const isShip = areMatching(own, faceOf(this.meant, found.card)) && own.type === 'starship'
    this.#deploy(isShip ? held.id : partner, isShip ? partner : held.id)
  }

  /** Takes cards of a pile into hand; one that lies face down is shuffled. @returns their handles */
  #search(cards: readonly Pickable[], from: Pile = 'reserve'): readonly string[] {
    const found = takeOut(this.#table.side(this.you)[from], cards).map(
      (card) => this.#table.intoHand(this.you, card).handle,
    )
    if (from !== 'lost') this.#table.shuffle(this.you, from)
    this.#table.tell('searched', this.you, { by: this.frame.card, found: cards.map(cardOfPick) })
    return found
  }

  /** @param pilot a card of the hand that deploys together with it */
  #deploy(hand: string, pilot?: string, react = false): void {
    const { side } = this.frame
    const by = { ...this.by, ...(pilot === undefined ? {} : { pilot }) }
    this.#table.push({
      ...{ frame: 'deploy', step: 'where', side, hand, by, card: null, way: null },
      ...{ window: null, cancelled: false, handle: null, react },
    })
  }

  /** The order of the rest is kept. */
  moveBetweenPiles(cards: readonly Pickable[], from: PileName, to: PileName): void {
    moveBetweenPiles(this.#table, this.frame, cards, from, to)
  }

  /** Only their owner knows which cards they are. */
  putFromHand(cards: readonly Pickable[], to: PileName, under: boolean): void {
    if (to !== 'hand') putFromHand(this.#table, this.you, cards, to, under)
  }

  /** They change places (SW-020). */
  exchange(stacked: Pickable | null, [held]: readonly Pickable[]): void {
    exchange(this.#table, this.frame, stacked, held)
  }

  trimHand(player: TextPlayer, left: number): void {
    trimHand(this.#table, this.sideOf(player), left)
  }

  showHand(player: TextPlayer): void {
    showHand(this.#table, this.sideOf(player))
  }

  /** The hands are drawn once all Starting Interrupts are over (rules 3.4, 3.6). */
  drawsAtFirst(count: number): void {
    const setup = frameIn(this.#table.state.flow, 'setup')
    if (setup !== null) setup.hands = { ...setup.hands, [this.you]: count }
  }

  showCards(cards: readonly Pickable[]): void {
    this.#table.tell('hand-shown', this.you, { cards: cards.map(cardOfPick) })
  }

  loseCopies(player: TextPlayer): void {
    loseCopies(this.#table, this.sideOf(player), this.frame.card)
  }

  // ---------------------------------------------------------------- cards on table, and the card of the moment

  put(cards: Filter, to: PileName): void {
    const word = typeof cards === 'string' ? null : cards.word
    if (word === 'it') return moveIt(this.#table, this.meant, to)
    if (word === 'self' && this.frame.source === null) this.frame.pile = to === 'hand' ? null : to
    else leave(this.#table, this.meant, cards, to)
  }

  putOutOfPlay(cards: Filter): void {
    if (typeof cards === 'object' && cards.word === 'it') return moveIt(this.#table, this.meant, 'out')
    leave(this.#table, this.meant, cards, 'out')
  }

  letReact(cards: readonly Pickable[]): void {
    letReact(
      this.#table,
      this.you,
      cards.map(({ id }) => id),
    )
  }

  keep(): void {
    keepLeaving(this.#table)
  }

  stack(): void {
    stackIt(this.#table, this.frame, this.meant)
  }

  cancel(cards: Filter): void {
    cancel(this.#table, this.frame, cards, this.meant)
  }

  move(cards: Filter, again: boolean): void {
    const [piece] = cardsFitting(cards, this.meant)
    if (piece !== undefined) beginMove(this.#table, this.you, piece.handle, false, again ? 'text again' : 'text')
  }

  relocate(): void {
    relocate(this.#table, this.frame, this.meant)
  }
}
