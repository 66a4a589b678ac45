/** The acts of texts: each does one step with the table (S-E readings stand with the cards). */
import { stream } from '../../../../kit/chance/streams.ts'
import type { Act, Filter, Modifier, Until, Whose } from '../../cards/vocabulary.ts'
import { cardOf, opponentOf, pieceOfText, type Side } from '../../state/engine-card.ts'
import type { Frame, TextFrame } from '../../state/game-frames.ts'
import type { TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { locationAt, mustPiece, pieceOf, sideOfPiece, toldPlace, whereIs, withAllOn } from '../../state/nesting.ts'
import type { Meant } from '../../state/position-reading.ts'
import { filter } from '../../texts/language/makers.ts'
import { faceOf } from '../../texts/meant.ts'
import { isImmuneTo } from '../../texts/permits.ts'
import { amountOf, cardsFitting, holds } from '../../texts/reading/fits.ts'
import { nameOf } from '../../texts/sources.ts'
import { conditionOf, filterOf, numberOf } from '../../texts/translate/once.ts'
import { drawDestiny } from '../destiny/steps.ts'
import { beginLoss } from '../drain/steps.ts'
import { beginShot } from '../shots/steps.ts'
import { areMatching, isHiddenChoice, looksThrough, type Picks, picksFor } from './picks.ts'
import { payFor, relocate } from './relocating.ts'

type ActOf<Name> = Extract<Act, { act: Name }>
/** Acts that are done without asking anybody. */
type AtOnce = Exclude<
  Act,
  Modifier | ActOf<'take' | 'deploy' | 'deploy pair' | 'fire' | 'exchange' | 'activate' | 'retrieve' | 'one of'>
>

/** Does the act that is first in the list, or asks what it needs. */
export function perform(table: GameTable, frame: TextFrame, act: Act, meant: Meant): void {
  if (!('act' in act)) return last(table, frame, act, meant)
  switch (act.act) {
    case 'take':
    case 'deploy':
    case 'deploy pair':
    case 'fire':
    case 'exchange':
      return withPicks(table, frame, act, meant)
    case 'place':
      return act.from === undefined ? atOnce(table, frame, act, meant) : withPicks(table, frame, act, meant)
    case 'retrieve':
      return act.of === undefined
        ? retrieve(table, frame, retrieved(table, frame, act, meant))
        : withPicks(table, frame, act, meant)
    case 'activate':
      return activate(table, frame, act, meant)
    case 'one of':
      return oneOf(table, frame, act, meant)
    default:
      return atOnce(table, frame, act, meant)
  }
}

/** The act is done: the next one follows. @returns its way */
const next = (frame: TextFrame): readonly number[] => frame.todo.shift() ?? []

/** A modifier lasts; the rest of battle damage is settled at once (S-E22). */
function last(table: GameTable, frame: TextFrame, modifier: Modifier, meant: Meant): void {
  const way = next(frame)
  const battle = table.board.battle
  if (modifier.does === 'set' && modifier.stat === 'battle damage' && battle !== null) {
    battle.damageLeft[frame.side] = amountOf(numberOf(modifier.amount), meant)
    return
  }
  const { destiny } = table.board
  if (modifier.does === 'set' && modifier.stat === 'destiny' && destiny !== null) {
    destiny.value = amountOf(numberOf(modifier.amount), meant)
    return
  }
  const offer = pieceOfText(frame.card, frame.side, frame.piece)
  const own = 'until' in modifier ? modifier.until : undefined
  const until: Until = own ?? (offer !== undefined && 'until' in offer ? offer.until : undefined) ?? 'turn'
  const [target = null] = frame.targets
  const it = nameOf(meant.it ?? null)
  table.state.lasting.push({
    ...{ card: frame.card, you: frame.side, piece: frame.piece, way, until, target, drawn: frame.drawn },
    ...(it === null ? {} : { it }),
    name: frame.source ?? frame.card,
  })
}

/** Acts without a choice. */
function atOnce(table: GameTable, frame: TextFrame, act: AtOnce, meant: Meant): void {
  const { side } = frame
  const way = next(frame)
  switch (act.act) {
    case 'draw':
      return drawDestiny(table, side, 'text')
    case 'draw cards': {
      const cards = table.draw(side, act.count, act.pile === 'used' ? 'used' : 'reserve')
      return table.tell('drew', side, { count: cards.length }, { cards })
    }
    case 'lose Force':
      return beginLoss(table, sideIn(side, act.whose, meant), act.count, { by: frame.card })
    case 'lose':
      return isIt(act.what) ? moveIt(table, meant, 'lost') : leave(table, meant, act.what, 'lost')
    case 'place':
      return place(table, frame, act, meant)
    case 'stack':
      return stackIt(table, frame, meant)
    case 'draw two': {
      const { destiny } = table.board
      if (destiny !== null) destiny.pair = []
      return
    }
    case 'relocate':
      return relocate(table, frame)
    case 'cancel':
      return cancel(table, frame, act.what, meant)
    case 'trim hand':
      return trimHand(table, opponentOf(side), act.to)
    case 'show hand':
      return showHand(table, sideIn(side, act.whose, meant))
    case 'lose copies':
      return loseCopies(table, sideIn(side, act.whose, meant), frame.card)
    case 'if': {
      if (holds(conditionOf(act.if), meant)) frame.todo.unshift(...act.acts.map((_, at) => [...way, at]))
      return
    }
    case 'instead':
      return replaceDraw(table, amountOf(numberOf(act.number), meant))
  }
}

/** The player of an act; of the owner of the card concerned: the player with a copy on table (SW-017). */
function sideIn(side: Side, whose: Whose | undefined, meant: Meant): Side {
  if (whose === 'theirs') return opponentOf(side)
  if (whose !== 'owner' || meant.it == null) return side
  const [copy] = cardsFitting(filter('copy of', { fit: filter('it') }), meant)
  return copy === undefined ? faceOf(meant, meant.it).side : sideOfPiece(copy)
}

const isIt = (what: Filter): boolean => typeof what !== 'string' && what.cards === 'it'

/** Tells that a card on table goes to a pile, before it does. @param by the card by whose text */
function tellLeft(table: GameTable, piece: TableCard, pile: string, by: string): void {
  const spot = toldPlace(table.board, whereIs(table.board, piece))
  table.tell('left', sideOfPiece(piece), { card: piece.card, handle: piece.handle, ...spot, pile, by })
}

/** Cards on table go to a pile; what lies on them goes first where it is meant too. */
function leave(table: GameTable, meant: Meant, what: Filter, pile: 'lost' | 'used' | 'hand' | 'reserve'): void {
  const meantPieces = cardsFitting(filterOf(what), meant)
  const inner = meantPieces.toSorted(
    (one, other) => withAllOn(table.state, one).length - withAllOn(table.state, other).length,
  )
  for (const { handle } of inner) {
    const piece = mustPiece(table.state, handle)
    tellLeft(table, piece, pile, meant.card)
    table.leave(handle, pile)
  }
}

function place(table: GameTable, frame: TextFrame, { what, pile, from }: ActOf<'place'>, meant: Meant): void {
  if (from !== undefined) return
  if (isIt(what)) return moveIt(table, meant, pile)
  const self = typeof what !== 'string' && what.cards === 'self'
  if (self && frame.source === null) frame.pile = pile === 'hand' ? null : pile
  else leave(table, meant, what, pile)
}

/** The card of the moment goes to a pile of its owner: a drawn one, one that was just lost, or one on table. */
function moveIt(table: GameTable, meant: Meant, pile: 'lost' | 'used' | 'hand' | 'reserve'): void {
  const { it } = meant
  if (it == null || 'place' in it) return
  if ('piece' in it) return leave(table, meant, { cards: 'it' }, pile)
  if (!takeIt(table, it.card)) return
  table.toPile(it.card, pile)
  const by = meant.card
  table.tell('left', cardOf(it.card).side, { card: it.card, handle: null, at: null, place: null, pile, by })
  if (pile === 'used') table.show(it.card)
}

/** Takes the card of the moment from where it lies: revealed for a draw, or on top of the Lost Pile. @returns whether it did */
function takeIt(table: GameTable, card: string): boolean {
  const { revealed, lost } = table.side(cardOf(card).side)
  const { destiny } = table.board
  const pile = destiny?.card === card ? revealed : lost
  const at = pile.lastIndexOf(card)
  if (at < 0) return false
  pile.splice(at, 1)
  if (destiny?.card === card) destiny.card = null
  return true
}

/** The Interrupt below comes to lie here when it is put away; a card that was lost does so at once (S-E53, W25). */
function stackIt(table: GameTable, frame: TextFrame, { it }: Meant): void {
  const here = pieceOf(table.state, frame.source)
  const below = table.state.flow[table.state.flow.indexOf(frame) - 1]
  if (here === null) return
  if (below?.frame === 'text' && below.source === null) below.under = here.handle
  else if (it != null && 'card' in it && takeIt(table, it.card)) table.stack(it.card, here)
}

/** The card of the frame below, or cards on table (rule 15.10). */
function cancel(table: GameTable, frame: TextFrame, what: Filter, meant: Meant): void {
  const cards = typeof what === 'string' ? null : what.cards
  const below = table.state.flow[table.state.flow.indexOf(frame) - 1]
  const waits =
    cards === 'it' || (cards === 'target' && frame.targets[0] === 'below') || (cards === 'titled' && frame.responds)
  if (waits && below !== undefined && 'cancelled' in below) {
    below.cancelled = true
    const { it } = meant
    if (it != null && 'card' in it) noteCancelled(table, it.card)
    return table.tell('cancelled', frame.side, {
      ...{ by: frame.card, what: cardOfFrame(table, below), action: below.frame },
    })
  }
  const { title } = cardOf(frame.card)
  for (const piece of cardsFitting(filterOf(what), meant)) {
    if (isImmuneTo(meant.reading, { piece }, title)) continue
    noteCancelled(table, piece.card)
    tellLeft(table, piece, 'lost', frame.card)
    table.leave(piece.handle, 'lost')
  }
}

/** The card of a frame that waits: played, deployed, drawn or about to move; the location of a drain or battle. */
function cardOfFrame({ state, board }: GameTable, frame: Frame): string | null {
  if (frame.frame === 'move') return mustPiece(state, frame.piece).card
  if (frame.frame === 'drain' || frame.frame === 'battle') return locationAt(board, frame.at).id
  return 'card' in frame ? frame.card : null
}

const noteCancelled = (table: GameTable, card: string): void =>
  table.note({ moment: 'cancelled', side: cardOf(card).side, it: { card, was: { at: null, bearing: [] } } })

/** A number stands in the place of a draw that could be made (rules 16.2, 16.3). */
function replaceDraw(table: GameTable, value: number): void {
  const { destiny } = table.board
  if (destiny === null) return
  destiny.value = value
  destiny.step = 'drawn'
}

// ---------------------------------------------------------------- hands (S-E28)

/** All but this many cards, at random and unseen, onto the Used Pile (SG-15). */
function trimHand(table: GameTable, side: Side, left: number): void {
  const cards = table.side(side)
  const count = Math.max(0, cards.hand.length - left)
  cards.shuffles += 1
  const below = stream(table.state.seed, `${side}/${cards.shuffles}`)
  const trimmed: string[] = []
  for (let done = 0; done < count; done++) {
    const [held] = cards.hand.splice(below(cards.hand.length), 1)
    if (held !== undefined) trimmed.push(held.card)
  }
  cards.used.push(...trimmed)
  // The player of the text sees backs of cards; their owner knows which they were.
  table.tell('hand-trimmed', side, { count }, { cards: trimmed })
}

const showHand = (table: GameTable, side: Side): void =>
  table.tell('hand-shown', side, { cards: table.side(side).hand.map(({ card }) => card) })

function loseCopies(table: GameTable, side: Side, by: string): void {
  const { hand } = table.side(side)
  const titles = hand.map(({ card }) => cardOf(card).title)
  const doubled = hand.filter(({ card }) => titles.filter((title) => title === cardOf(card).title).length > 1)
  for (const { handle } of doubled) table.lose(side, { hand: handle }, { cause: 'text', by, at: null })
}

// ---------------------------------------------------------------- choices

/** How many cards are retrieved: the number of the text as others change it (rule 14.1). */
const retrieved = (table: GameTable, { side, card }: TextFrame, { count }: ActOf<'retrieve'>, meant: Meant): number =>
  table.reading.adjust('retrieval', amountOf(numberOf(count), meant), { player: side, by: { card } })

/**
 * Retrieves the top cards of the Lost Pile: shown, face down onto the Used Pile (rules 14.1, 14.2); all others stay lost
 * (rule 4.7).
 */
function retrieve(table: GameTable, frame: TextFrame, count: number): void {
  next(frame)
  const { lost } = table.side(frame.side)
  putBack(table, frame.side, lost.splice(Math.max(0, lost.length - count)).toReversed())
}

function putBack(table: GameTable, side: Side, cards: readonly string[]): void {
  for (const card of cards) {
    table.side(side).used.push(card)
    table.show(card)
  }
  if (cards.length > 0) table.tell('retrieved', side, { cards })
}

/** Activates that much Force, or less where the text lets (rule 6.4). */
function activate(table: GameTable, frame: TextFrame, { count, upTo }: ActOf<'activate'>, meant: Meant): void {
  const most = Math.min(amountOf(numberOf(count), meant), table.side(frame.side).reserve.length)
  if (upTo === true && most > 0 && frame.picked === null) return table.ask(frame.side, 'amount')
  const [chosen] = frame.picked ?? []
  frame.picked = null
  next(frame)
  table.activate(frame.side, upTo === true && chosen !== undefined ? Number(chosen) : most)
}

/** One of several acts: each that finds something to do can be chosen. */
function oneOf(table: GameTable, frame: TextFrame, act: ActOf<'one of'>, meant: Meant): void {
  // An act of the owner of the card concerned is their choice.
  const theirs = act.acts.find((one) => 'act' in one && 'whose' in one && one.whose === 'owner')
  const seat = theirs === undefined ? frame.side : sideIn(frame.side, 'owner', meant)
  if (act.acts.length > 1 && frame.picked === null) return table.ask(seat, 'one-of')
  const [chosen = '0'] = frame.picked ?? []
  frame.picked = null
  const way = next(frame)
  frame.todo.unshift([...way, Number(chosen)])
  if (frame.early !== true) return
  const one = act.acts[Number(chosen)]
  if (one !== undefined) payFor(table, frame, one, meant)
  Object.assign(frame, { early: false, step: 'respond' })
}

/**
 * Searches and shots: asks for the choice, if there is one, then carries it out. A search is asked for although there is
 * nothing to find: without the question everybody would know that at once.
 */
function withPicks(table: GameTable, frame: TextFrame, act: Act, meant: Meant): void {
  const picks = picksFor(table.state, frame, act, meant)
  const asks = picks.options.length > 0 || isHiddenChoice(table.state, frame, act)
  if (asks && frame.picked === null) {
    if (looksThrough(frame, act)) table.tell('looked', frame.side, { by: frame.card })
    return table.ask(frame.side, 'pick')
  }
  const picked = frame.picked ?? []
  frame.picked = null
  const chosen = picks.options.filter(({ id }) => picked.includes(id))
  if (!('act' in act)) return
  if (act.act === 'deploy pair') return pair(table, frame, chosen)
  if (act.act === 'exchange') return exchange(table, frame, chosen)
  const way = next(frame)
  if (act.act === 'fire') return beginShot(table, frame.side, picked[0] ?? '', act.deadly === true)
  if (act.act === 'place') return placeFrom(table, frame, act, chosen)
  if (act.act === 'retrieve') return retrieveChosen(table, frame.side, chosen)
  search(table, frame, act, chosen, way)
}

/** Retrieves cards that a text names: they are found in the Lost Pile and shown, and nothing is shuffled (rule 14.4). */
function retrieveChosen(table: GameTable, side: Side, chosen: readonly { readonly id: string }[]): void {
  const { lost } = table.side(side)
  const indexes = chosen.map(({ id }) => Number(id)).toSorted((one, other) => other - one)
  putBack(
    table,
    side,
    indexes.flatMap((at) => lost.splice(at, 1)),
  )
}

/** Takes cards out of a pile by their places in it. */
function takeOut(pile: string[], chosen: readonly { readonly id: string }[]): readonly string[] {
  const indexes = chosen.map(({ id }) => Number(id)).toSorted((one, other) => other - one)
  return indexes.flatMap((at) => pile.splice(at, 1))
}

/** The found cards are shown, the deck is shuffled; nothing else of it is shown (SG-20, SG-21). */
function search(
  table: GameTable,
  frame: TextFrame,
  act: Act,
  chosen: readonly { readonly id: string; readonly card: string }[],
  way: readonly number[],
): void {
  const { side, card, source, piece } = frame
  const fromHand = 'act' in act && act.act === 'deploy' && act.pile === 'hand'
  const { reserve, hand } = table.side(side)
  const handles = fromHand
    ? chosen.map(({ id }) => hand[Number(id)]?.handle ?? '')
    : takeOut(reserve, chosen).map((found) => table.intoHand(side, found).handle)
  if (!fromHand) {
    table.shuffle(side)
    table.tell('searched', side, { by: card, found: chosen.map((one) => one.card) })
  }
  if (!('act' in act) || act.act !== 'deploy') return
  for (const found of handles)
    table.push({
      ...{ frame: 'deploy', step: 'where', side, hand: found, by: { card, source, piece, way }, card: null, way: null },
      ...{ window: null, cancelled: false, handle: null, react: false },
    })
}

/** A card found in a pile of either player goes to a pile of its owner; the order of the rest is kept. */
function placeFrom(table: GameTable, frame: TextFrame, { from, pile }: ActOf<'place'>, chosen: Picks['options']): void {
  for (const { card, index } of chosen) {
    const { side } = cardOf(card)
    if (index === undefined || from === undefined || from === 'hand') continue
    table.side(side)[from].splice(index, 1)
    table.toPile(card, pile)
    if (pile === 'lost') table.note({ moment: 'lost', side, it: { card, was: { at: null, bearing: [] } } })
  }
  table.tell('searched', frame.side, { by: frame.card, found: chosen.map(({ card }) => card) })
}

/** First a card of the stack, then one of the hand; they change places (SW-020). */
function exchange(
  table: GameTable,
  frame: TextFrame,
  chosen: readonly { readonly id: string; readonly card: string }[],
): void {
  const [one] = chosen
  const here = pieceOf(table.state, frame.source)
  if (frame.targets.length === 0 && one !== undefined) {
    frame.targets = [one.id]
    return
  }
  next(frame)
  const [taken] = frame.targets
  frame.targets = []
  if (one === undefined || here === null || taken === undefined) return
  const [card] = (here.stacked ?? []).splice(Number(taken), 1)
  if (card === undefined) return
  table.intoHand(frame.side, card)
  table.tell('unstacked', frame.side, { card, by: here.card, byHandle: here.handle })
  table.stack(table.fromHand(frame.side, one.id), here)
}

/** A card of the hand is shown; its partner is searched, and both are deployed at once (S-E20). */
function pair(
  table: GameTable,
  frame: TextFrame,
  chosen: readonly { readonly id: string; readonly card: string }[],
): void {
  const { side, card, source, piece } = frame
  const [one] = chosen
  if (frame.targets.length === 0 && one !== undefined) {
    frame.targets = [one.id]
    return table.tell('hand-shown', side, { cards: [one.card] })
  }
  const way = next(frame)
  const [shown] = frame.targets
  const { reserve, hand } = table.side(side)
  const own = hand.find(({ handle }) => handle === shown)
  if (own === undefined) return
  const [found] = takeOut(reserve, chosen)
  table.shuffle(side)
  table.tell('searched', side, { by: card, found: found === undefined ? [] : [found] })
  if (found === undefined) return
  const partner = table.intoHand(side, found)
  const ship = areMatching(cardOf(own.card), cardOf(found)) && cardOf(own.card).type === 'starship' ? own : partner
  const pilot = ship === own ? partner : own
  frame.targets = []
  table.push({
    ...{
      frame: 'deploy',
      step: 'where',
      side,
      hand: ship.handle,
      by: { card, source, piece, way, pilot: pilot.handle },
    },
    ...{ card: null, way: null, window: null, cancelled: false, handle: null, react: false },
  })
}
