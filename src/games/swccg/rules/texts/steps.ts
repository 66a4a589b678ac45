/** Carrying out a text: targets and costs, responses, its acts in order, and the card put away (rules 13, 15.6). */
import type { Answer } from '../../../../contract/index.ts'
import { cardOf, opponentOf, pieceOfText, type Side } from '../../state/engine-card.ts'
import type { Pile, TextFrame } from '../../state/game-frames.ts'
import type { State } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { locationAt, lyingPiece, mustPiece, pieceOf, whereIs } from '../../state/nesting.ts'
import type { Position, TextAt } from '../../state/position-reading.ts'
import { answersTo } from '../../texts/answers.ts'
import { costOf, limitOf, lossFor } from '../../texts/costs.ts'
import type { Offer } from '../../texts/language/words.ts'
import { type Occasion, occasionOf, plainly } from '../../texts/occasions.ts'
import { type CardOffer, meantOf, nextChoice, targetsFor } from '../../texts/offers.ts'
import { chosenOn, nameOf, subjectOf } from '../../texts/sources.ts'
import { stackFor } from '../../texts/stacks.ts'
import { beginLoss } from '../drain/steps.ts'
import { goalsOf, relocationIn } from '../move/relocating.ts'
import { fallDue } from '../turn/moments.ts'
import { answered, nextIn } from '../turn/windows.ts'
import { perform } from './acts.ts'
import { couldAct } from './chances.ts'

/** The offer that is carried out. */
export const offeredIn = ({ card, source, piece, side }: TextFrame): CardOffer => ({
  ...{ card, source, piece },
  offer: pieceOfText(card, side, piece) as Offer,
})

/** The occasion to which the text responds; a plain one at any time. */
export function occasionFor(state: Pick<State, 'flow' | 'pieces'>, frame: TextFrame): Occasion {
  if (!frame.responds) return plainly('any time')
  // Several duties fall due at once: what they are about waits below all of them.
  const below = state.flow
    .slice(0, state.flow.indexOf(frame))
    .findLast((one) => one.frame !== 'text' || one.source === null)
  return below === undefined ? plainly('any time') : occasionOf(below, state)
}

/** The position in which the acts of a text are read. */
export function meantIn(state: State, reading: Position, frame: TextFrame): TextAt {
  const occasion = occasionFor(state, frame)
  const meant = meantOf(reading, frame.side, frame, occasion)
  return {
    ...meant,
    ...(frame.here === undefined ? {} : { here: frame.here }),
    ...(frame.chosen === undefined ? {} : { chosen: chosenOn(reading.board, frame.chosen, occasion.it) }),
    drawn: frame.drawn ?? meant.drawn ?? null,
    it: meant.it ?? subjectOf(reading.board, frame.it ?? null),
  }
}

export function textStep(table: GameTable, frame: TextFrame): void {
  switch (frame.step) {
    case 'target':
      return chooseTarget(table, frame)
    case 'goal':
      return chooseGoal(table, frame)
    case 'respond': {
      // A cancelled action has no result and leaves the stack at once (rule 15.10).
      if (frame.cancelled) {
        frame.step = 'end'
        return
      }
      if (frame.source === null && fallDue(table, frame, opponentOf(frame.side))) return
      const { reading } = table
      const seat = nextIn(frame, opponentOf(frame.side), (side) =>
        couldAct(reading, side, occasionOf(frame, reading.board)),
      )
      if (seat !== null) return table.ask(seat, 'respond')
      frame.step = 'acts'
      return
    }
    case 'acts': {
      const [act] = frame.todo
      if (act === undefined || frame.cancelled) {
        frame.step = 'end'
        return
      }
      const meant = meantIn(table.state, table.reading, frame)
      return perform(table, frame, act, meant)
    }
    case 'end':
      table.pop()
      return putAway(table, frame)
  }
}

function chooseTarget(table: GameTable, frame: TextFrame): void {
  const offered = offeredIn(frame)
  if (nextChoice(offered.offer) === null) return targeted(table, frame, [])
  const occasion = occasionFor(table.state, frame)
  const [only, ...more] = targetsFor(table.reading, frame.side, offered, occasion, frame.chosen)
  if (only === undefined) return table.pop()
  if (more.length > 0) return table.ask(frame.side, 'text-target')
  targeted(table, frame, [only])
}

/** Targets are known; the next choice follows, and a text that moves them asks where to. */
function targeted(table: GameTable, frame: TextFrame, targets: readonly string[]): void {
  const { offer } = offeredIn(frame)
  const [name] = nextChoice(offer, frame.chosen) ?? []
  const [first] = targets
  frame.targets.push(...targets)
  if (name !== undefined && first !== undefined) frame.chosen = { ...frame.chosen, [name]: first }
  if (nextChoice(offer, frame.chosen) !== null) return
  if (relocationIn(frame) === null) initiate(table, frame)
  else frame.step = 'goal'
}

/** The goal belongs to the beginning, before any cost (SW-019). */
function chooseGoal(table: GameTable, frame: TextFrame): void {
  const [only, ...more] = goalsOf(table.reading, frame, meantIn(table.state, table.reading, frame))
  if (only === undefined) return table.pop()
  if (more.length > 0) return table.ask(frame.side, 'goal')
  frame.goal = only
  initiate(table, frame)
}

/** Costs are paid and the card is shown (rules 13.1, 15.6, 15.7). */
function initiate(table: GameTable, frame: TextFrame): void {
  const { side, card, hand } = frame
  const offered = offeredIn(frame)
  const { offer } = offered
  const cost = costOf(table.board, offered)
  const limit = limitOf(table.board, side, offered)
  if (limit !== null) table.state.spent.push(limit)
  if (hand !== null) {
    begin(table, frame, table.fromHand(side, hand))
    const { title } = cardOf(card)
    table.state.today.titles[side].push(title)
    table.state.titles ??= { dark: [], light: [] }
    table.state.titles[side].push(title)
  }
  table.use(side, cost)
  const occasion = occasionFor(table.state, frame)
  const it = nameOf(occasion.it)
  if (it !== null) frame.it = it
  frame.here = meantOf(table.reading, side, frame, occasion).here ?? placeOfTarget(table, frame)
  const how: string = offer.offer
  if (how !== 'starting') {
    const aims = aimsOf(table, frame)
    const told = { targets: aims.map((aim) => aim.card), targetHandles: aims.map((aim) => aim.handle), how, cost }
    if (frame.source === null) table.tell('played', side, { card, ...told })
    else table.tell('used-text', side, { card, handle: frame.source, ...told })
  }
  frame.todo = [...offer.does]
  // Draw and payment of a relocation come before responses (SW-019).
  frame.early = relocationIn(frame)?.cost !== undefined
  frame.step = frame.source === null && !frame.early ? 'respond' : 'acts'
  // Its player loses that Force before anybody responds.
  const loss = lossFor(offer)
  if (loss > 0) beginLoss(table, side, loss, { by: card })
}

/** The place of the card that an Interrupt has chosen: there it speaks from then on. */
function placeOfTarget({ state }: GameTable, { source, targets: [handle] }: TextFrame): string | null {
  const piece = source === null ? lyingPiece(state, handle ?? null) : null
  return piece === null ? null : whereIs(state, piece)
}

/** The cards and places at which a text is aimed: those that were chosen, or the card to which it responds. */
function aimsOf(table: GameTable, { targets, responds, it }: TextFrame): readonly Aim[] {
  const chosen = targets.flatMap((handle) => lyingPiece(table.state, handle) ?? [])
  if (chosen.length > 0 || !responds || it === undefined) return chosen
  if ('card' in it) return [{ card: it.card, handle: null }]
  if ('place' in it) return [{ card: locationAt(table.board, it.place).id, handle: it.place }]
  const piece = lyingPiece(table.state, it.handle)
  return piece === null ? [] : [piece]
}

/** A card, with its handle or the id of its place if it is on table. */
type Aim = { readonly card: string; readonly handle: string | null }

/** An Interrupt leaves the hand; one of a title that is stacked already is stacked first (S-E53). */
function begin(table: GameTable, frame: TextFrame, card: string): void {
  const under = stackFor(table.state, card)
  if (under === null) {
    table.side(frame.side).played.push(card)
    return
  }
  table.stack(card, mustPiece(table.state, under.handle))
  frame.stacked = true
}

/** An Interrupt goes to its pile; a cancelled one to the Lost Pile (rules 13.2, 13.4 to 13.6, 15.14). */
function putAway(table: GameTable, frame: TextFrame): void {
  const { source, side, card, cancelled, pile, piece } = frame
  if (source !== null || frame.stacked === true) return
  const { played } = table.side(side)
  played.splice(played.lastIndexOf(card), 1)
  const under = cancelled ? null : pieceOf(table.state, frame.under ?? null)
  if (under !== null) return table.stack(card, under)
  const text = pieceOfText(card, side, piece)
  const own: Pile = text !== undefined && 'offer' in text && text.offer === 'used' ? 'used' : 'lost'
  const to = cancelled ? 'lost' : (pile ?? playsAs(table, side, card) ?? own)
  table.toPile(card, to)
  if (to === 'used') table.show(card)
  table.tell('put-away', side, { card, pile: to, cancelled })
}

/** A text can make an Interrupt a Used one. */
function playsAs(table: GameTable, side: Side, card: string): Pile | null {
  const goesTo = (pile: 'used' | 'lost') =>
    answersTo(table.reading, 'plays as', { question: 'pile when played', card: { card }, player: side, pile }).length >
    0
  return (['used', 'lost'] as const).find(goesTo) ?? null
}

/** Answers within a text: responses, targets, choices of its acts. */
export function closeText(table: GameTable, frame: TextFrame, { exit, choose, number }: Answer): void {
  if (frame.step === 'respond') return answered(frame, exit === 'pass')
  if (frame.step === 'target') return targeted(table, frame, choose ?? [])
  if (frame.step === 'goal') {
    frame.goal = choose?.[0] ?? ''
    return initiate(table, frame)
  }
  frame.picked = number === undefined ? [...(choose ?? [])] : [String(number)]
}
