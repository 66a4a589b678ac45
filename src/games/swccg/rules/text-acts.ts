/** The acts of texts: each does one step with the table (S-E readings stand with the cards). */
import { stream } from '../../../kit/chance/streams.ts'
import type { Act, Filter, Modifier, Until } from '../cards/vocabulary.ts'
import { cardOf, opponentOf, type Side } from '../state/engine-card.ts'
import type { TextFrame } from '../state/game-frames.ts'
import { mustPiece, withAllOn } from '../state/nesting.ts'
import type { Meant } from '../state/position-reading.ts'
import { amountOf, holds, piecesFitting } from '../texts/meaning.ts'
import { drawDestiny } from './destiny-steps.ts'
import type { GameTable } from './game-table.ts'
import { beginShot } from './shot-steps.ts'
import { areMatching, picksFor } from './text-picks.ts'

type ActOf<Name> = Extract<Act, { act: Name }>

/** Does the act that is first in the list, or asks what it needs. */
export function perform(table: GameTable, frame: TextFrame, act: Act, meant: Meant): void {
  if (!('act' in act)) return last(table, frame, act, meant)
  switch (act.act) {
    case 'take':
    case 'deploy':
    case 'deploy pair':
    case 'fire':
      return withPicks(table, frame, act, meant)
    case 'retrieve':
      return act.of === undefined
        ? retrieve(table, frame, amountOf(meant, act.count))
        : withPicks(table, frame, act, meant)
    case 'activate':
      return activate(table, frame, act, meant)
    case 'one of':
      return oneOf(table, frame, act)
    default:
      next(frame)
      return atOnce(table, frame, act, meant)
  }
}

/** The act is done: the next one follows. @returns its way */
const next = (frame: TextFrame): readonly number[] => frame.todo.shift() ?? []

/** A modifier lasts; the rest of battle damage is settled at once (S-E22). */
function last(table: GameTable, frame: TextFrame, modifier: Modifier, meant: Meant): void {
  const path = next(frame)
  const battle = table.board.battle
  if (modifier.does === 'set' && modifier.stat === 'battle damage' && battle !== null) {
    battle.damageLeft[frame.side] = amountOf(meant, modifier.amount)
    return
  }
  const offer = cardOf(frame.card).text[frame.side][frame.piece]
  const own = 'until' in modifier ? modifier.until : undefined
  const until: Until = own ?? (offer !== undefined && 'until' in offer ? offer.until : undefined) ?? 'turn'
  const [target = null] = frame.targets
  table.state.lasting.push({
    ...{ card: frame.card, you: frame.side, path, until, target, drawn: frame.drawn },
    name: frame.source ?? frame.card,
  })
}

function atOnce(table: GameTable, frame: TextFrame, act: Act, meant: Meant): void {
  if (!('act' in act)) return
  const { side } = frame
  switch (act.act) {
    case 'draw':
      return drawDestiny(table, side, 'text')
    case 'draw cards': {
      const cards = table.draw(side, act.count, act.pile === 'used' ? 'used' : 'reserve')
      return table.tell('drew', side, { count: cards.length }, { cards })
    }
    case 'lose Force':
      return table.push({ frame: 'loss', side: sideIn(side, act.whose), left: act.count, cause: 'text', at: null })
    case 'lose':
      return leave(table, meant, act.what, 'lost')
    case 'place':
      return place(table, frame, act, meant)
    case 'cancel':
      return cancel(table, frame, act.what, meant)
    case 'trim hand':
      return trimHand(table, opponentOf(side), act.to)
    case 'show hand':
      return showHand(table, sideIn(side, act.whose))
    case 'lose copies':
      return loseCopies(table, sideIn(side, act.whose))
    case 'if': {
      const path = [frame.piece, ...wayTo(frame, act)]
      if (holds(meant, act.if)) frame.todo.unshift(...act.acts.map((_, at) => [...path, at]))
      return
    }
    case 'instead':
      return replaceDraw(table, amountOf(meant, act.number))
    default:
      // Acts that only cards without a place in any deck yet have.
      return
  }
}

const sideIn = (side: Side, whose: string | undefined): Side => (whose === 'theirs' ? opponentOf(side) : side)

/** The way of an act through the acts of its piece. */
function wayTo(frame: TextFrame, act: Act): readonly number[] {
  const offer = cardOf(frame.card).text[frame.side][frame.piece]
  const search = (acts: readonly Act[]): readonly number[] | null => {
    for (const [at, one] of acts.entries()) {
      if (one === act) return [at]
      const inner = 'act' in one && (one.act === 'if' || one.act === 'one of') ? search(one.acts) : null
      if (inner !== null) return [at, ...inner]
    }
    return null
  }
  return offer !== undefined && 'acts' in offer ? (search(offer.acts) ?? []) : []
}

/** Cards on table go to a pile; what lies on them goes first where it is meant too. */
function leave(
  table: GameTable,
  meant: Meant,
  what: Parameters<typeof piecesFitting>[1],
  pile: 'lost' | 'used' | 'hand' | 'reserve',
): void {
  const meantPieces = piecesFitting(meant, what)
  const inner = meantPieces.toSorted(
    (one, other) => withAllOn(table.state, one).length - withAllOn(table.state, other).length,
  )
  for (const { handle } of inner) {
    const piece = mustPiece(table.state, handle)
    table.tell('left', cardOf(piece.card).side, { card: piece.card, pile })
    table.leave(handle, pile)
  }
}

function place(table: GameTable, frame: TextFrame, { what, pile, from }: ActOf<'place'>, meant: Meant): void {
  if (from !== undefined) return
  const self = typeof what !== 'string' && what.cards === 'self'
  if (self && frame.source === null) frame.pile = pile === 'hand' ? null : pile
  else leave(table, meant, what, pile)
}

/** The card of the frame below, or cards on table (rule 15.10). */
function cancel(table: GameTable, frame: TextFrame, what: Filter, meant: Meant): void {
  const cards = typeof what === 'string' ? null : what.cards
  const below = table.state.flow[table.state.flow.indexOf(frame) - 1]
  const waits =
    cards === 'it' || (cards === 'target' && frame.targets[0] === 'below') || (cards === 'titled' && frame.responds)
  if (waits && below !== undefined && 'cancelled' in below) {
    below.cancelled = true
    return table.tell('cancelled', frame.side, { by: frame.card })
  }
  leave(table, meant, what, 'lost')
}

/** A number stands in the place of a draw that could be made (rules 16.2, 16.3). */
function replaceDraw(table: GameTable, value: number): void {
  const { destiny } = table.board
  if (destiny === null) return
  destiny.value = value
  destiny.step = 'drawn'
}

// ---------------------------------------------------------------- hands (S-E28)

/** All but so many cards, at random and unseen, onto the Used Pile (SG-15). */
function trimHand(table: GameTable, side: Side, left: number): void {
  const cards = table.side(side)
  const count = Math.max(0, cards.hand.length - left)
  cards.shuffles += 1
  const below = stream(table.state.seed, `${side}/${cards.shuffles}`)
  for (let done = 0; done < count; done++) {
    const [held] = cards.hand.splice(below(cards.hand.length), 1)
    if (held !== undefined) cards.used.push(held.card)
  }
  table.tell('hand-trimmed', side, { count })
}

const showHand = (table: GameTable, side: Side): void =>
  table.tell('hand-shown', side, { cards: table.side(side).hand.map(({ card }) => card) })

function loseCopies(table: GameTable, side: Side): void {
  const { hand } = table.side(side)
  const titles = hand.map(({ card }) => cardOf(card).title)
  const doubled = hand.filter(({ card }) => titles.filter((title) => title === cardOf(card).title).length > 1)
  for (const { handle } of doubled) table.lose(side, { hand: handle })
}

// ---------------------------------------------------------------- choices

/** Retrieves the top cards of the Lost Pile: shown, face down onto the Used Pile (rules 14.1, 14.2). */
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
  const most = Math.min(amountOf(meant, count), table.side(frame.side).reserve.length)
  if (upTo === true && most > 0 && frame.picked === null) return table.ask(frame.side, 'amount')
  const [chosen] = frame.picked ?? []
  frame.picked = null
  next(frame)
  table.activate(frame.side, upTo === true && chosen !== undefined ? Number(chosen) : most)
}

/** One of several acts: each that finds something to do can be chosen. */
function oneOf(table: GameTable, frame: TextFrame, act: ActOf<'one of'>): void {
  if (act.acts.length > 1 && frame.picked === null) return table.ask(frame.side, 'one-of')
  const [chosen = '0'] = frame.picked ?? []
  frame.picked = null
  next(frame)
  frame.todo.unshift([frame.piece, ...wayTo(frame, act), Number(chosen)])
}

/** Searches and shots: asks for the choice, if there is one, then carries it out. */
function withPicks(table: GameTable, frame: TextFrame, act: Act, meant: Meant): void {
  const picks = picksFor(table.state, frame, act, meant)
  if (picks.options.length > 0 && frame.picked === null) return table.ask(frame.side, 'pick')
  const picked = frame.picked ?? []
  frame.picked = null
  const chosen = picks.options.filter(({ id }) => picked.includes(id))
  if (!('act' in act)) return
  if (act.act === 'deploy pair') return pair(table, frame, chosen)
  const path = next(frame)
  if (act.act === 'fire') return beginShot(table, frame.side, picked[0] ?? '', act.deadly === true)
  if (act.act === 'retrieve') return retrieveChosen(table, frame.side, chosen)
  search(table, frame, act, chosen, path)
}

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
  path: readonly number[],
): void {
  const { side, card, source } = frame
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
      ...{ frame: 'deploy', step: 'where', side, hand: found, by: { card, source, path }, card: null, way: null },
      ...{ window: null, cancelled: false, react: false },
    })
}

/** A card of the hand is shown; its partner is searched, and both are deployed at once (S-E20). */
function pair(
  table: GameTable,
  frame: TextFrame,
  chosen: readonly { readonly id: string; readonly card: string }[],
): void {
  const { side, card, source } = frame
  const [one] = chosen
  if (frame.targets.length === 0 && one !== undefined) {
    frame.targets = [one.id]
    return table.tell('hand-shown', side, { cards: [one.card] })
  }
  const path = next(frame)
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
    ...{ frame: 'deploy', step: 'where', side, hand: ship.handle, by: { card, source, path, pilot: pilot.handle } },
    ...{ card: null, way: null, window: null, cancelled: false, react: false },
  })
}
