/** Lets texts work at their moment: prices, hands, damage, targets (forms F14-F17, F24, F27). */
import type { Answer } from '../../../../contract/index.ts'
import { type MomentText, opposite, type Price, type Selectors } from '../../cards/card.ts'
import { rulesOf } from '../../cards/editions.ts'
import { cardById } from '../../cards/index.ts'
import { same, selects } from '../../cards/selecting.ts'
import { ask } from '../../state/ask.ts'
import type { Question, Side, State, TableCard, WaitingText } from '../../state/game-state.ts'
import { findInPlay, type Table } from '../../state/game-table.ts'
import { pendingId, pendingOf, textId } from '../../state/kept-ids.ts'
import { ownTexts } from '../../texts/reading/in-play.ts'
import { momentText } from './pending.ts'

/** Returns a waiting text with its card in play. @throws if the card is gone */
export function readText(state: State, side: Side, one: WaitingText): { text: MomentText; laid: TableCard } {
  const bearer = findInPlay(state, side, one.source)
  const text = bearer === null ? null : momentText(bearer.laid.card, one.text)
  if (bearer === null || text === null) throw new Error(`no text ${pendingId(one)} of ${side}`)
  return { text, laid: bearer.laid }
}

/** Lets a text work at once, or after the questions that it needs. */
export function useText(table: Table, side: Side, one: WaitingText): void {
  const { text, laid } = readText(table.state, side, one)
  const key = pendingId(one)
  if ('when' in text && text.when.on === 'deploy-step' && !('price' in text && text.price?.thisCard === true))
    table.state.today = { ...table.state.today, used: [...table.state.today.used, textId(one.source, one.text)] }
  switch (text.form) {
    case 'search':
      return search(table, side, one, text, laid)
    case 'hand': {
      if (text.or !== undefined && mayBottom(table, side, text.price)) return ask(table, side, 'text-either', key)
      if (text.or !== undefined) return drawFor(table, side, laid, text.or.draw ?? 0)
      return payAndDraw(table, side, laid, key, text.price, text.draw ?? 0)
    }
    case 'harm':
      table.tell('text', side, { card: laid.card })
      if (text.damage !== undefined) table.damage(opposite(side), text.damage, 'damage')
      return
    case 'stay-out':
      return ask(table, side, 'text-target', key)
    case 'peek':
      table.tell('text', side, { card: laid.card })
      return ask(table, side, 'peek', key)
    case 'thrust':
      return addThrust(table, side, laid, text.tokens)
    default:
      throw new Error(`${text.form} is no text of a deployment`)
  }
}

// ---------------------------------------------------------------- searches

function search(
  table: Table,
  side: Side,
  one: WaitingText,
  text: Extract<MomentText, { form: 'search' }>,
  laid: TableCard,
): void {
  const source = laid.card
  const discarded = cardById(source).title
  if (text.price?.thisCard === true) table.discardInPlay(side, one.source, 'price')
  const deployed = one.by === '' ? null : findInPlay(table.state, side, one.by)
  const back =
    text.price?.thisCard === true && deployed !== null
      ? ownTexts(deployed.laid.card, 'reshuffle').find((other) => same(other.discarded, discarded))
      : undefined
  table.tell('search', side, { card: source, to: text.to })
  table.state.flow.push({
    frame: 'search',
    side,
    step: 'find',
    source,
    what: text.for === 'matching' ? [] : text.for,
    to: text.to,
    free: text.free === true,
    reshuffle: back === undefined ? null : { what: [...back.what], most: back.most },
  })
}

// ---------------------------------------------------------------- hands

const mayBottom = (table: Table, side: Side, price: Price | undefined): boolean =>
  table.side(side).hand.length >= (price?.bottom ?? 0) && (price?.bottom ?? 0) > 0

/** Returns the number of cards from hand that a price takes. */
export const cardsOf = (price: Price | undefined): number => (price?.discard ?? 0) + (price?.bottom ?? 0)

function payAndDraw(
  table: Table,
  side: Side,
  laid: TableCard,
  key: string,
  price: Price | undefined,
  draw: number,
): void {
  if (cardsOf(price) > 0) return ask(table, side, 'text-cards', key)
  if (price?.showHand === true) showHand(table, side, laid.card)
  drawFor(table, side, laid, draw)
}

/** Shows a hand to everybody. */
export function showHand(table: Table, side: Side, by: string): void {
  table.tell('hand-shown', side, { card: by, cards: table.side(side).hand.map((held) => held.card) })
}

function drawFor(table: Table, side: Side, laid: TableCard, draw: number): void {
  table.tell('text', side, { card: laid.card })
  table.draw(side, draw)
  table.checkDecks()
}

/** Takes the answer to a question of a text. */
export function answerText(table: Table, question: Question, answer: Answer): void {
  const { side } = question
  const one = pendingOf(question.about ?? '')
  const { text, laid } = readText(table.state, side, one)
  switch (question.kind) {
    case 'text-either': {
      if (text.form !== 'hand') return
      if (answer.exit === 'draw') return drawFor(table, side, laid, text.or?.draw ?? 0)
      return ask(table, side, 'text-cards', question.about)
    }
    case 'text-cards':
      return text.form === 'hand' ? payWith(table, side, one, text, laid, answer.choose ?? []) : undefined
    case 'text-target':
      return stayOut(table, side, one, laid, answer.choose?.[0])
    case 'peek':
      return peek(table, side, answer.exit === 'under')
    default:
      throw new Error(`no text asks ${question.kind}`)
  }
}

function payWith(
  table: Table,
  side: Side,
  one: WaitingText,
  text: Extract<MomentText, { form: 'hand' }>,
  laid: TableCard,
  handles: readonly string[],
): void {
  const { price } = text
  table.tell('text', side, { card: laid.card })
  if (price?.thisCard === true) table.discardInPlay(side, one.source, 'price')
  if (price?.bottom !== undefined) {
    const cards = handles.map((handle) => table.fromHand(side, handle).card)
    for (const card of cards) table.underDeck(side, card)
    table.tell('bottom', side, { count: cards.length }, { cards })
  } else table.discardFromHand(side, handles, 'price')
  table.draw(side, text.draw ?? 0)
  table.checkDecks()
}

// ---------------------------------------------------------------- the opponent's cards

/** Returns the opponent's face-up cards on the current planet that a text may choose. */
export function targetsOf(state: State, side: Side, what: Selectors): readonly TableCard[] {
  const whom = opposite(side)
  return state.sides[whom].table.filter(
    (laid) => !laid.hidden && what.some((one) => selects(one, cardById(laid.card), null, { own: false })),
  )
}

/** Form F24: keeps the card and one of the opponent's out of battles this turn. */
function stayOut(table: Table, side: Side, one: WaitingText, laid: TableCard, handle: string | undefined): void {
  if (handle === undefined) return
  const { state } = table
  state.today = { ...state.today, out: [...state.today.out, one.source, handle] }
  const other = findInPlay(state, opposite(side), handle)
  table.tell('stay-out', side, { card: laid.card, handles: [one.source, handle], other: other?.laid.card ?? null })
}

/**
 * Form F17: leaves the top card of the opponent's draw deck or puts it on the bottom; only the player who looked sees
 * it (E-30).
 */
function peek(table: Table, side: Side, under: boolean): void {
  const { deck } = table.side(opposite(side))
  const top = deck.at(-1)
  table.tell('peek', side, { under }, top === undefined ? undefined : { card: top })
  if (!under || top === undefined) return
  deck.pop()
  table.underDeck(opposite(side), top)
}

// ---------------------------------------------------------------- the race

/** Adds Thrust tokens, up to the maximum (U-15). */
function addThrust(table: Table, side: Side, by: TableCard, tokens: number): void {
  const { race } = table.side(side)
  if (race?.pilot == null) return
  const most = Math.min(race.tokens + tokens, rulesOf(table.state.options).thrustTokens)
  if (most === race.tokens) return
  table.setRace(side, { tokens: most })
  table.tell('token', side, { tokens: most, card: by.card })
}

/** Form F17, BP-38: discards the lap card that the side played last. */
export function discardLapCard(table: Table, side: Side): void {
  const card = table.takeLapCard(side)
  if (card === undefined) return
  table.toDiscard(side, [card])
  table.tell('lap-lost', side, { card })
  table.checkDecks()
}
