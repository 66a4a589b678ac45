/** Moves in battles and fights, on planets and between starships. */
import type { Piece } from '../../../../contract/index.ts'
import { RefusedMove } from '../../../../kit/scenarios/problems.ts'
import { optionFor } from '../options.ts'
import { CARDS, choose, chooses, give, leaves, type MovingSide, piecesOf, type Verb } from './verb.ts'

const INTERCEPTING = /^(?:(?:with|adding) (?<cards>.+))?$/

/** A plan, first card first. No plan is asked if only one card could be in it. */
function plan(seat: MovingSide, names: readonly string[]): void {
  const open = seat.played.open(seat.side, 'plan')
  if (open === null && names.length === 1 && seat.played.state.planet !== null) return
  const decision = open ?? seat.played.decision(seat.side, 'plan')
  const pieces = piecesOf(decision)
  const row: Piece[] = []
  for (const name of names) row.push(pieceFor(name, pieces, row))
  const left = pieces.filter((piece) => !row.some((laid) => place(laid) === place(piece)))
  if (left.length > 0)
    throw new RefusedMove(
      'wrong number',
      `All cards lie in the plan; ${left.map(({ id }) => pieceName(id, pieces)).join('; ')} is missing.`,
    )
  give(seat, decision, 'ok', { arrange: row.map(({ id }) => id) })
}

const place = ({ id, instead }: Piece): string => instead ?? id
const pieceName = (id: string, pieces: readonly Piece[]): string => pieces.find((piece) => piece.id === id)?.card ?? id

/** "A for two" is the other way of playing a card that takes one or two. */
function pieceFor(written: string, pieces: readonly Piece[], row: readonly Piece[]): Piece {
  const [, name = written] = written.match(/^(.+) for two$/) ?? []
  const two = name !== written
  const free = pieces.filter((piece) => !row.some((laid) => place(laid) === place(piece)))
  const wanted = two ? free.filter(({ instead }) => instead !== undefined) : free
  return optionFor(name, wanted)
}

/** The verbs of battles and fights. */
export const BATTLE_VERBS: readonly Verb[] = [
  {
    says: ['takes', 'take'],
    written: 'takes A; B',
    pattern: /^(?!the hit$)(?<cards>.+)$/,
    act(seat, { cards = [] }) {
      // An empty hand is not asked for Battle cards.
      if (
        cards.length === 0 &&
        seat.played.open(seat.side, 'battle-cards') === null &&
        seat.played.state.sides[seat.side].hand.length === 0
      )
        return
      choose(seat, seat.played.decision(seat.side, 'battle-cards'), 'ok', cards)
    },
  },
  {
    says: ['plans', 'plan'],
    written: 'plans A; B for two; C',
    pattern: CARDS,
    act: (seat, { cards = [] }) => plan(seat, cards),
  },
  {
    says: ['intercepts', 'intercept'],
    written: 'intercepts adding A; B',
    pattern: INTERCEPTING,
    act: (seat, { cards = [] }) => choose(seat, seat.played.decision(seat.side, 'intercept'), 'intercept', cards),
  },
  {
    says: ['lets them go', 'let them go'],
    written: 'lets them go adding A',
    pattern: INTERCEPTING,
    act: (seat, { cards = [] }) => choose(seat, seat.played.decision(seat.side, 'intercept'), 'let', cards),
  },
  leaves(['shows the hand', 'show the hand'], 'shows the hand', ['show-hand'], 'show'),
  leaves(['redraws', 'redraw'], 'redraws', ['redraw'], 'redraw'),
  leaves(['keeps the card', 'keep the card'], 'keeps the card', ['redraw'], 'keep'),
  chooses(['ignores', 'ignore'], 'ignores A', ['strike'], 'use'),
  chooses(['replaces', 'replace'], 'replaces A', ['replace'], 'use'),
  chooses(['calls a tie discarding', 'call a tie discarding'], 'calls a tie discarding A; B', ['call-tie'], 'use'),
  chooses(['gives up', 'give up'], 'gives up A', ['give-up'], 'ok'),
  {
    says: ['switches', 'switch'],
    written: 'switches 2 with 5',
    pattern: /^(?<number>\d) with (?<for>\d)$/,
    act(seat, { number = [], for: other = [] }) {
      const decision = seat.played.decision(seat.side, 'switch')
      const drawn = decision.about.drawn as readonly number[]
      const { shape } = decision
      const pair = (shape.type === 'choose' ? shape.options : []).find(({ id }) => {
        const [own = 0, theirs = 0] = id.split(':').map(Number)
        return drawn[own] === Number(number[0]) && drawn[theirs] === Number(other[0])
      })
      if (pair === undefined)
        throw new RefusedMove('not offered', `There is no own ${number[0]} and higher ${other[0]} to switch.`)
      give(seat, decision, 'ok', { choose: [pair.id] })
    },
  },
]
