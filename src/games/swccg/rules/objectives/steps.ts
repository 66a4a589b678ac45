/** Setting up an Objective, and turning it over (part 36). */
import type { Answer } from '../../../../contract/index.ts'
import { cardOf, type Side } from '../../state/engine-card.ts'
import type { Way } from '../../state/game-frames.ts'
import { boardOf, type State, type TableCard } from '../../state/game-state.ts'
import type { GameTable } from '../../state/game-table.ts'
import { mustPiece, placeOf, sideOfPiece } from '../../state/nesting.ts'
import { broughtBy } from '../../texts/brought-cards.ts'
import { fits } from '../../texts/reading/fits.ts'
import { readingOf } from '../../texts/reading-of.ts'
import type { CardType } from '../deploy/card-types.ts'
import { aimOf, layBy } from '../deploy/steps.ts'
import { wayId, waysBy } from '../deploy/ways.ts'
import type { BroughtCard, OpeningFrame, TurningFrame } from './state.ts'

/** It is never deployed; it begins the game in place of a starting location (rule 36.1). */
export const objectiveType: Omit<CardType, 'missing'> = {
  ways: () => [],
  lies: () => {},
  opening: {
    opens: (card) => broughtBy(card).length > 0,
    show(table, side, card) {
      const { handle } = table.lay(card, { at: null, on: null, role: null })
      table.tell('objective-shown', side, { card, handle })
    },
    begin: (table, piece) =>
      table.push({ frame: 'opening', side: sideOfPiece(piece), objective: piece.handle, brought: [] }),
  },
}

// ---------------------------------------------------------------- what it brings

/** A card of the deck that can be brought now, and where it would lie. */
export interface BringingWay {
  readonly card: string
  readonly way: Way
}

/** The id of a way among the options of the question. */
export const bringingId = ({ card, way }: BringingWay): string => `${card}-${wayId(way)}`

/** The ways to bring the next card: presence, icons and Force do not matter, all other conditions hold (rule 36.3). */
export function bringingWays(state: State, { side, objective, brought }: OpeningFrame): readonly BringingWay[] {
  const { card: by } = mustPiece(state, objective)
  const next = broughtBy(cardOf(by))[brought.length]
  if (next === undefined) return []
  const reading = readingOf(boardOf(state))
  const meant = { reading, you: side, card: by, self: mustPiece(state, objective), here: null }
  const found = [...new Set(state.sides[side].reserve)].filter((card) => fits({ card }, next.of, meant))
  const act = { ...next, word: 'deploy', from: 'reserve', free: true } as const
  const text = { card: by, source: objective, act }
  return found.flatMap((card) => waysBy(reading, side, card, [], text).map(({ way }) => ({ card, way })))
}

/** Brings the next card; of several, or of several places, its player chooses one. */
export function openingStep(table: GameTable, frame: OpeningFrame): void {
  const { card } = mustPiece(table.state, frame.objective)
  if (frame.brought.length === broughtBy(cardOf(card)).length) return table.pop()
  const [only, ...more] = bringingWays(table.state, frame)
  if (only === undefined) return giveUp(table, frame)
  if (more.length > 0) return table.ask(frame.side, 'bring')
  bring(table, frame, only)
}

export function closeOpening(table: GameTable, frame: OpeningFrame, { choose: [chosen] = [] }: Answer): void {
  const way = bringingWays(table.state, frame).find((one) => bringingId(one) === chosen)
  if (way !== undefined) bring(table, frame, way)
}

function bring(table: GameTable, frame: OpeningFrame, { card, way }: BringingWay): void {
  const { side } = frame
  const { reserve } = table.side(side)
  reserve.splice(reserve.indexOf(card), 1)
  if (way.way === 'slot' || way.way === 'convert') {
    layBy(table, side, card, way)
    const place = table.state.places.find(({ cards }) => cards.at(-1) === card)?.id ?? ''
    frame.brought.push({ card, place, converts: way.way === 'convert' })
    return
  }
  const handle = table.nextHandle()
  table.tell('deployed', side, { card, handle, ...aimOf(table, way), cost: 0, react: false })
  layBy(table, side, card, way, handle)
  frame.brought.push({ card, handle })
}

/** A card is missing or may not lie: all goes back, and the Objective is out of play (rule 36.4). */
function giveUp(table: GameTable, { side, objective, brought }: OpeningFrame): void {
  table.pop()
  for (const one of brought.toReversed()) takeBack(table, side, one)
  const { card, handle } = mustPiece(table.state, objective)
  table.tell('objective-gone', side, { card, handle, back: brought.map((one) => one.card) })
  table.leave(objective, 'out')
}

function takeBack(table: GameTable, side: Side, brought: BroughtCard): void {
  const { state } = table
  table.side(side).reserve.push(brought.card)
  if ('handle' in brought) state.pieces = state.pieces.filter(({ handle }) => handle !== brought.handle)
  else if (brought.converts) placeOf(state, brought.place).cards.pop()
  else state.places = state.places.filter(({ id }) => id !== brought.place)
}

// ---------------------------------------------------------------- turning over

/** Whether a card on table is an Objective. */
export const isObjective = ({ card }: Pick<TableCard, 'card'>): boolean => cardOf(card).type === 'objective'

/** Turns it over at once; everybody is told which side is in front now (rule 36.5). */
export function turningStep(table: GameTable, { of: [handle = ''] }: TurningFrame): void {
  table.pop()
  const { card: from } = mustPiece(table.state, handle)
  table.turnOver(handle)
  const { card } = mustPiece(table.state, handle)
  table.tell('turned-over', cardOf(card).side, { card, handle, from })
}
