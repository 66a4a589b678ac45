/**
 * Makes the destiny draws of a fight in the order of the protocol, with the texts that change them (rule 16.1; form
 * F21).
 */
import type { Answer } from '../../../../contract/index.ts'
import { opposite, type Side } from '../../cards/card.ts'
import { ask } from '../../state/ask.ts'
import type { BattleFrame, DestinyDraw, FightFrame, PlanCard, Question, State } from '../../state/game-state.ts'
import { deckSize, onlyDestiny, type Table } from '../../state/game-table.ts'
import { ownTexts } from '../../texts/reading/in-play.ts'
import { builtInsInUse, type FightScene, fighterCard, weaponsInUse } from '../../texts/reading/scene.ts'
import { battleFor, sceneOf } from './fight-scene.ts'
import { battleUse } from './plan.ts'

type Purpose = DestinyDraw['for']

/** The purposes of draws in the order of the protocol. For each, the defender draws before the attacker (rule 16.1). */
const PROTOCOL: readonly Purpose[] = ['battle', 'weapon', 'power']

/** A draw to make, and the fighters it is for; their texts may change it. */
interface Due {
  readonly side: Side
  readonly for: Purpose
  readonly users: readonly PlanCard[]
}

/** Returns all draws of a fight, in order. */
function drawsOf(battle: BattleFrame, frame: FightFrame, scene: FightScene): Due[] {
  const due: Due[] = []
  for (const purpose of PROTOCOL)
    for (const side of [opposite(battle.attacker), battle.attacker])
      for (const users of drawsFor(purpose, battle, frame, scene, side)) due.push({ side, for: purpose, users })
  return due
}

function drawsFor(
  purpose: Purpose,
  battle: BattleFrame,
  frame: FightFrame,
  scene: FightScene,
  side: Side,
): (readonly PlanCard[])[] {
  const { characters, battle: card } = frame.fighters[side]
  const times = (count: number, users: readonly PlanCard[]) => Array<readonly PlanCard[]>(count).fill(users)
  switch (purpose) {
    case 'battle':
      return times(card === null ? 0 : (battleUse(battle.where, card.card)?.use.draws ?? 0), characters)
    case 'weapon': {
      const first = characters.slice(0, 1)
      const cards = weaponsInUse(scene, side).reduce((sum, { line }) => sum + line.draws, 0)
      const builtIn = builtInsInUse(scene, side).reduce((sum, { builtIn }) => sum + (builtIn?.draws ?? 0), 0)
      return [...times(cards, first), ...times(builtIn, [])]
    }
    case 'power':
      return characters.filter((piece) => drawsForPower(piece)).map((piece) => [piece])
  }
}

function drawsForPower(piece: PlanCard): boolean {
  const card = fighterCard(piece)
  return card.type === 'starship' ? card.starfighter : card.power === 'destiny'
}

/** Makes the draws in order, and stops where a player may choose. */
export function runDestiny(table: Table, frame: FightFrame): void {
  const battle = battleFor(table)
  if (settle(table, frame)) return
  const due = drawsOf(battle, frame, sceneOf(table.state, battle, frame.fighters))[frame.at]
  if (due === undefined) {
    frame.step = 'decide'
    return
  }
  frame.at += 1
  const { side, users } = due
  const twice = users.some(({ card }) => ownTexts(card, 'draw-two').length > 0)
  const cards = takeTops(table, frame, side, twice ? 2 : 1)
  if (cards.length === 2) table.tell('draw-two', side, { for: due.for, cards })
  // Two cards with the same number leave no choice.
  const open = cards.length === 2 && !isSame(cards[0]!, cards[1]!)
  const drawn: DestinyDraw = {
    side,
    for: due.for,
    users: users.map(({ handle }) => handle),
    cards,
    taken: open ? null : 0,
    number: null,
  }
  frame.drawn = [...frame.drawn, drawn]
  if (!open) count(table, frame)
}

/**
 * Takes the top cards of the draw deck (rule 10.3); none from an empty deck (decision G-28). Notes which deck was empty
 * first (U-02).
 */
function takeTops(table: Table, frame: FightFrame, side: Side, count: number): string[] {
  const cards: string[] = []
  while (cards.length < count) {
    const card = table.takeTop(side)
    if (card === undefined) break
    cards.push(card)
  }
  if (deckSize(table.state, side) === 0 && frame.said.empty === undefined) frame.said = { ...frame.said, empty: side }
  return cards
}

const isSame = (one: string, two: string): boolean => onlyDestiny(one) !== null && onlyDestiny(one) === onlyDestiny(two)

/** Sets the number of the last draw, if its card has only one number. */
function count(table: Table, frame: FightFrame): void {
  const last = frame.drawn.at(-1)!
  const card = last.cards[last.taken ?? 0]
  const number = card === undefined ? 0 : onlyDestiny(card)
  if (number !== null) setNumber(table, frame, number)
}

function setNumber(table: Table, frame: FightFrame, number: number): void {
  const last = frame.drawn.at(-1)!
  frame.drawn = frame.drawn.with(-1, { ...last, number })
  table.tell('destiny', last.side, { for: last.for, card: last.cards[last.taken ?? 0] ?? null, destiny: number })
}

// ---------------------------------------------------------------- choices at a draw

/** Asks the next open question about the last draw. @returns whether a player is asked */
function settle(table: Table, frame: FightFrame): boolean {
  const last = frame.drawn.at(-1)
  if (last === undefined) return false
  if (last.taken === null) {
    ask(table, last.side, 'destiny-card')
    return true
  }
  if (last.number === null) {
    ask(table, last.side, 'destiny-number')
    return true
  }
  const by = mayRedraw(table.state, frame, last)
  if (by === null) return false
  frame.said = { ...frame.said, [`redraw/${frame.drawn.length}/${by}`]: false }
  ask(table, last.side, 'redraw', by)
  return true
}

/**
 * Returns the handle of a fighter whose text allows a redraw of this draw (form F21), or null. An empty deck has no
 * other card to draw.
 */
function mayRedraw(state: State, frame: FightFrame, drawn: DestinyDraw): string | null {
  if (drawn.cards.length === 0 || deckSize(state, drawn.side) === 0) return null
  const found = frame.fighters[drawn.side].characters.find(
    ({ handle, card }) =>
      drawn.users.includes(handle) &&
      ownTexts(card, 'redraw').length > 0 &&
      !state.today.used.includes(`${handle}:redraw`) &&
      frame.said[`redraw/${frame.drawn.length}/${handle}`] === undefined,
  )
  return found?.handle ?? null
}

/** Takes the answer to `destiny-card`, `destiny-number` or `redraw`. */
export function answerDestiny(table: Table, frame: FightFrame, question: Question, answer: Answer): void {
  const last = frame.drawn.at(-1)!
  switch (question.kind) {
    case 'destiny-card':
      frame.drawn = frame.drawn.with(-1, { ...last, taken: Number(answer.choose?.[0]) })
      return count(table, frame)
    case 'destiny-number':
      return setNumber(table, frame, Number(answer.choose?.[0]))
    default:
      if (answer.exit === 'redraw') redraw(table, frame, last, question.about ?? '')
  }
}

/** Form F21: discards the card just drawn and draws another one, once per turn and copy. */
function redraw(table: Table, frame: FightFrame, { side, cards, ...rest }: DestinyDraw, by: string): void {
  const { state } = table
  state.today = { ...state.today, used: [...state.today.used, `${by}:redraw`] }
  table.toDiscard(side, cards)
  const bearer = frame.fighters[side].characters.find((piece) => piece.handle === by)
  table.tell('redraw', side, { cards, by: bearer?.card ?? null })
  const next = takeTops(table, frame, side, 1)
  frame.drawn = frame.drawn.with(-1, { ...rest, side, cards: next, taken: 0, number: null })
  count(table, frame)
}
