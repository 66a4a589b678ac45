/** A battle's numbers: who takes part, power, battle destinies, what is still to be satisfied (rules 9.1, 9.4 to 9.6). */
import { cardOf, opponentOf, type Side } from '../../state/engine-card.ts'
import type { TotalParts } from '../../state/game-facts.ts'
import type { BattleFrame, SideNumbers } from '../../state/game-frames.ts'
import type { Board, TableCard } from '../../state/game-state.ts'
import { allAt, isClosed, isFighter, pieceOf, whereIs } from '../../state/nesting.ts'
import type { NumberPart, Position } from '../../state/position-reading.ts'
import { abilityOf, countsForDestiny, countsForPower, ofSide, powerOf } from './fighting-values.ts'

/** Whether a card takes part: it is there, and has not battled before in this turn (rules 9.1.4, 9.1.6; U14, SG-48). */
export const isInBattle = (board: Pick<Board, 'pieces' | 'battle'>, piece: TableCard): boolean =>
  board.battle !== null && whereIs(board, piece) === board.battle.at && !board.battle.aside.includes(piece.handle)

/** The handles of the cards at a place that a text bars from battles (rule 9.1.7). */
export const barredAt = (reading: Position, at: string): readonly string[] =>
  reading.active('ban').length === 0
    ? []
    : allAt(reading.board, at)
        .filter((piece) => reading.forbids('battle', { question: 'battle', card: { piece } }))
        .map(({ handle }) => handle)

/** The handles of cards that take no part in a battle there: they have battled in this turn, or a text bars them (rules 9.1.4, 9.1.7). */
export const asideAt = (reading: Position, at: string): readonly string[] => [
  ...reading.board.today.fought,
  ...barredAt(reading, at),
]

/** The characters, vehicles and starships of a side that take part. */
export const fightersOf = ({ board }: Pick<Position, 'board'>, side: Side): readonly TableCard[] =>
  board.battle === null
    ? []
    : ofSide(allAt(board, board.battle.at), side).filter((one) => isFighter(cardOf(one.card)) && isInBattle(board, one))

/**
 * The cards of a side that can be forfeited in the battle: all that take part, and artillery that lies there, which takes
 * part in every battle at its site (rules 9.6.4, 28.7).
 */
export const payersIn = (reading: Pick<Position, 'board'>, side: Side): readonly TableCard[] => [
  ...fightersOf(reading, side),
  ...artilleryIn(reading, side),
]

/** The weapons of a side that lie where the battle is and have a forfeit value of their own (rule 28.7). */
export const artilleryIn = ({ board }: Pick<Position, 'board'>, side: Side): readonly TableCard[] =>
  ofSide(board.pieces, side).filter((piece) => {
    const { type, forfeit } = cardOf(piece.card)
    return piece.at !== null && piece.at === board.battle?.at && type === 'weapon' && forfeit !== undefined
  })

/** Whether a card's own text lets it battle without presence (SW-001). */
export const battlesAlone = (reading: Position, piece: TableCard): boolean =>
  reading.allows('battle without presence', { question: 'battle without presence', card: { piece } })

/** Whether a side can still battle: it has presence among the cards that take part, or one that needs none (SG-49). */
export const stands = (reading: Position, side: Side): boolean =>
  fightersOf(reading, side).reduce((sum, piece) => sum + abilityOf(reading, piece), 0) >= 1 ||
  fightersOf(reading, side).some((piece) => battlesAlone(reading, piece))

/** The ability of these cards that counts for battle destiny (rules 9.4.1, 9.4.2). */
export const destinyAbility = (reading: Position, pieces: readonly TableCard[]): number =>
  pieces
    .filter(
      (piece) =>
        countsForDestiny(reading, piece) &&
        !reading.forbids('give ability', { question: 'give ability', card: { piece } }),
    )
    .reduce((sum, piece) => sum + abilityOf(reading, piece), 0)

/** The ability with which one battle destiny may be drawn (rule 9.4.1). */
const ABILITY_NEEDED = 4

/** How many battles a side has begun in this turn. */
export function battlesBegun({ active, today }: Pick<Board, 'active' | 'today'>, side: Side): number {
  const { battled, begunByOther = 0 } = today
  return side === active ? battled.length - begunByOther : begunByOther
}

/** How many battle destinies a side may draw: one, however much ability it has (rule 9.4.1; SG-54). */
export function battleDestinies(reading: Position, side: Side, at: string): number {
  const needed = reading.adjust('ability needed', ABILITY_NEEDED, { player: side, at: { place: at } })
  return reading.adjust('battle destinies', destinyAbility(reading, fightersOf(reading, side)) >= needed ? 1 : 0, {
    player: side,
    at: { place: at },
  })
}

/** How many destinies a side draws to power only (SG-53). */
export const powerDestinies = (reading: Position, side: Side, at: string): number =>
  reading.adjust('power destinies', 0, { player: side, at: { place: at } })

/** The battle destinies of a side together; nothing is added where none was drawn (S-E29). */
function totalDestiny(reading: Position, { destinies, at }: BattleFrame, side: Side): number {
  const drawn = destinies[side]
  const sum = drawn.reduce((all, value) => all + value, 0)
  return drawn.length === 0 ? 0 : reading.adjust('total battle destiny', sum, { player: side, at: { place: at } })
}

/** The power of a side's cards in the battle, hit ones too, and its destinies (rules 9.5.1 to 9.5.4). */
export function totalParts(reading: Position, battle: BattleFrame, side: Side): TotalParts {
  const counting = fightersOf(reading, side).filter((piece) => countsForPower(reading, piece, battle.at))
  const cards = counting.reduce((sum, piece) => sum + powerOf(reading, piece), 0)
  const texts = reading.adjust('total power', cards, { player: side, at: { place: battle.at } }) - cards
  return { cards, texts, power: battle.powerOnly[side], destiny: totalDestiny(reading, battle, side) }
}

/** The total of a side: all of its parts together (rule 9.5.4). */
export function totalPower(reading: Position, battle: BattleFrame, side: Side): number {
  const { cards, texts, power, destiny } = totalParts(reading, battle, side)
  return cards + texts + power + destiny
}

/** The attrition against a side: its opponent's total battle destiny (rules 9.4.3, 9.6.5). */
export const attritionAgainst = (reading: Position, battle: BattleFrame, side: Side): number =>
  reading.adjust('attrition', totalDestiny(reading, battle, opponentOf(side)), {
    player: side,
    at: { place: battle.at },
  })

/** The changes that texts make to the attrition against a side: to the destinies that it rests on, then to itself. */
export function attritionParts(reading: Position, battle: BattleFrame, side: Side): readonly NumberPart[] {
  const { destinies, at } = battle
  const by = opponentOf(side)
  const drawn = destinies[by].reduce((all, value) => all + value, 0)
  return [
    ...(destinies[by].length === 0
      ? []
      : reading.parts('total battle destiny', drawn, { player: by, at: { place: at } })),
    ...reading.parts('attrition', totalDestiny(reading, battle, by), { player: side, at: { place: at } }),
  ]
}

/** The winner of a battle and the loser's battle damage; equal totals have neither (rules 9.5.4, 9.6.8). */
export function resultOf(totals: SideNumbers): { readonly winner: Side | null; readonly damage: number } {
  if (totals.dark === totals.light) return { winner: null, damage: 0 }
  const winner = totals.dark > totals.light ? 'dark' : 'light'
  return { winner, damage: totals[winner] - totals[opponentOf(winner)] }
}

/** The cards of a side in this battle that are hit (rule 9.6.2). */
export const hitOf = (reading: Position, side: Side): readonly TableCard[] =>
  fightersOf(reading, side).filter(({ hit }) => hit === true)

/** Whether a card need not be forfeited for attrition: itself, or the closed carrier around it (15A.2 to 15A.4). */
export function isImmuneNow({ board }: Pick<Position, 'board'>, piece: TableCard): boolean {
  const immune = board.battle?.immune ?? []
  for (let outer: TableCard | null = piece; outer !== null; outer = pieceOf(board, outer.on)) {
    if (outer !== piece && !isClosed(cardOf(outer.card))) continue
    if (immune.includes(outer.handle)) return true
  }
  return false
}

/** The losses that a side still has to satisfy (rules 9.6.1, 9.6.12; SG-62). */
export interface OwedLosses {
  readonly hits: readonly TableCard[]
  readonly attrition: number
  readonly damage: number
  /** Whether anything must be chosen: hit cards, damage, or attrition that a card could meet. */
  readonly must: boolean
}

export function owedBy(reading: Position, side: Side): OwedLosses {
  const { battle } = reading.board
  if (battle === null) return { hits: [], attrition: 0, damage: 0, must: false }
  const hits = hitOf(reading, side)
  const [attrition, damage] = [battle.attritionLeft[side], battle.damageLeft[side]]
  const vulnerable = attrition > 0 && payersIn(reading, side).some((piece) => !isImmuneNow(reading, piece))
  return { hits, attrition, damage, must: hits.length > 0 || damage > 0 || vulnerable }
}

/** The cards that a side may forfeit now: all while something is left, else those that are hit (rules 9.6.4, 15A.6). */
export function forfeitable(reading: Position, side: Side): readonly TableCard[] {
  const { hits, attrition, damage } = owedBy(reading, side)
  return attrition > 0 || damage > 0 ? payersIn(reading, side) : hits
}
