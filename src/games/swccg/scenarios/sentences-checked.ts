/** Sentences about a position: `power of Tarl is 2`, `dark controls Back Door`, `Midge is lost`. */

import { Mistake } from '../../../kit/scenarios/problems.ts'
import type { Difference } from '../../../kit/scenarios/running.ts'
import { plain } from '../../../kit/scenarios/spelling.ts'
import { findCard } from '../cards/index.ts'
import { frontId } from '../cards/two-sides.ts'
import { deployWays } from '../rules/deploy/ways.ts'
import { drainAmount, drainCost } from '../rules/drain/steps.ts'
import { transitPart } from '../rules/move/transit.ts'
import { goalOf, movesOf } from '../rules/move/ways.ts'
import { cardOf, SIDES, type Side } from '../state/engine-card.ts'
import {
  cardsOn,
  locationOf,
  orbitedBy,
  parsecOf,
  rowOf,
  sideOfPiece,
  stepsBetween,
  whereIs,
} from '../state/nesting.ts'
import { battleDestinies, owedBy, totalPower } from '../texts/values/battling.ts'
import { statOf } from '../texts/values/fighting-values.ts'
import { controls, generation, iconsAt, occupies } from '../texts/values/presence.ts'
import { ASKABLE } from './added-verbs.ts'
import { cardCalled, pieceCalled, piecesCalled, placeCalled } from './called.ts'
import { optionsIn, type PlayedScenario, phaseIn, sideIn } from './played-scenario.ts'
import type { After, Scenario } from './scenario-form.ts'

type Groups = Readonly<Record<string, string>>
/** A value to compare with what is written, or a truth. */
type FoundValue = string | number | boolean
/** Its form in the documentation, the words, and what they find. */
type Reader = readonly [written: string, pattern: RegExp, read: (played: PlayedScenario, groups: Groups) => FoundValue]

const side = ({ side: name }: Groups): Side => sideIn(name)
const place = ({ state }: PlayedScenario, { place: name = '' }: Groups): string => placeCalled(state, name).id

const PILES = 'hand|reserve|force|used|lost'

const NUMBERS: readonly Reader[] = [
  [
    'power of CARD is 2',
    /^(?<stat>power|maneuver|ability|defense|forfeit|landspeed|hyperspeed) of (?<card>.+)$/,
    (played, { stat = '', card = '' }) =>
      statOf(played.reading, pieceCalled(played.state, card), stat as 'power') ?? 'none',
  ],
  [
    'immunity of CARD is 4',
    /^immunity of (?<card>.+)$/,
    (played, { card = '' }) => played.reading.immunity(pieceCalled(played.state, card)),
  ],
  [
    'dark hand is 6',
    new RegExp(`^(?<side>dark|light) (?<pile>${PILES})$`),
    ({ state }, groups) =>
      state.sides[side(groups)][groups.pile as 'hand' | 'reserve' | 'force' | 'used' | 'lost'].length,
  ],
  [
    'life of dark is 40',
    /^life of (?<side>dark|light)$/,
    ({ state }, groups) => {
      const { reserve, force, used, revealed } = state.sides[side(groups)]
      return reserve.length + force.length + used.length + revealed.length
    },
  ],
  [
    'dark generation is 5',
    /^(?<side>dark|light) generation$/,
    ({ reading }, groups) => generation(reading, side(groups)),
  ],
  [
    'parsec of PLACE is 8',
    /^parsec of (?<place>.+)$/,
    ({ state }, { place: name = '' }) => parsecOf(placeCalled(state, name)) ?? 'none',
  ],
  [
    'dark icons at PLACE is 2',
    /^(?<side>dark|light) icons at (?<place>.+)$/,
    (played, groups) => iconsAt(played.reading, place(played, groups), side(groups)),
  ],
  [
    'drain of dark at PLACE is 2',
    /^drain of (?<side>dark|light) at (?<place>.+)$/,
    (played, groups) => drainAmount(played.reading, side(groups), place(played, groups)),
  ],
  [
    'drain cost of dark at PLACE is 1',
    /^drain cost of (?<side>dark|light) at (?<place>.+)$/,
    (played, groups) => drainCost(played.reading, side(groups), place(played, groups)),
  ],
  [
    'battle destinies of dark is 1',
    /^battle destinies of (?<side>dark|light)$/,
    ({ reading }, groups) => battleDestinies(reading, side(groups), reading.board.battle?.at ?? ''),
  ],
  [
    'total of dark is 8',
    /^total of (?<side>dark|light)$/,
    ({ reading }, groups) => {
      const { battle } = reading.board
      return battle === null
        ? 'no battle'
        : (battle.totals?.[side(groups)] ?? totalPower(reading, battle, side(groups)))
    },
  ],
  [
    'attrition against dark is 3',
    /^attrition against (?<side>dark|light)$/,
    ({ reading }, groups) => reading.board.battle?.attrition[side(groups)] ?? 'no battle',
  ],
  [
    'owed attrition of dark is 2',
    /^owed (?<what>attrition|damage) of (?<side>dark|light)$/,
    ({ reading }, groups) => owedBy(reading, side(groups))[groups.what as 'attrition' | 'damage'],
  ],
  [
    'steps from PLACE to PLACE is 2',
    /^steps from (?<from>.+) to (?<to>.+)$/,
    ({ state }, { from = '', to = '' }) =>
      stepsBetween(state, placeCalled(state, from).id, placeCalled(state, to).id) ?? 'none',
  ],
  [
    'transit of dark from PLACE is 1',
    /^transit of (?<side>dark|light) (?<way>from|to) (?<place>.+)$/,
    (played, groups) => {
      const at = { place: place(played, groups) }
      return transitPart(played.reading, side(groups), groups.way === 'from' ? { from: at } : { to: at })
    },
  ],
  ['cost of CARD to PLACE is 3', /^cost of (?<card>.+) (?<how>to|on|aboard) (?<goal>.+)$/, costOf],
  [
    'move cost of CARD to PLACE is 1',
    /^move cost of (?<card>.+) (?<how>to|aboard) (?<goal>.+?)(?: by (?<kind>[a-z-]+))?$/,
    moveCostOf,
  ],
  [
    'ways of CARD is 2',
    /^ways of (?<card>.+)$/,
    ({ reading, state }, { card = '' }) => {
      const meant = cardCalled(card, state.active)
      return deployWays(reading, meant.side, meant, []).length
    },
  ],
  ['turn is 4', /^turn$/, ({ state }) => state.turn],
]

/** The least cost of a card of the hand to a place or on a card, whatever Force there is; `none` where it may not go. */
function costOf({ reading, state }: PlayedScenario, { card = '', how = '', goal = '' }: Groups): FoundValue {
  const [name = '', pilot] = card.split(' with ')
  const meant = cardCalled(name, state.active)
  const hand = pilot === undefined ? [] : [{ handle: 'pilot', card: cardCalled(pilot, meant.side).id }]
  const ways = deployWays(richFor(reading, meant.side), meant.side, meant, hand).filter(({ way }) => {
    if (pilot !== undefined && way.way !== 'together') return false
    if (how === 'to') return 'at' in way && way.at === placeCalled(state, goal).id
    return 'on' in way && way.on === pieceCalled(state, goal).handle
  })
  return ways.length === 0 ? 'none' : Math.min(...ways.map(({ cost }) => cost))
}

/** The least cost of a move of a card on table, of whatever kind and whatever Force there is; `none` without one. */
function moveCostOf(played: PlayedScenario, { card = '', how = '', goal = '', kind }: Groups): FoundValue {
  const { state } = played
  const piece = pieceCalled(state, card)
  const rich = richFor(played.reading, sideOfPiece(piece))
  const costs = movesOf(rich, piece).filter((move) => {
    if (kind !== undefined && move.kind !== kind) return false
    return how === 'to'
      ? goalOf(rich, move) === placeCalled(state, goal).id
      : move.on === pieceCalled(state, goal).handle
  })
  return costs.length === 0 ? 'none' : Math.min(...costs.map(({ cost }) => cost))
}

/** The position as it were if a side had all the Force that it could want. */
function richFor(reading: PlayedScenario['reading'], side: Side): PlayedScenario['reading'] {
  const { board } = reading
  return { ...reading, board: { ...board, sizes: { ...board.sizes, [side]: { ...board.sizes[side], force: 99 } } } }
}

const TRUTHS: readonly Reader[] = [
  [
    'dark occupies PLACE',
    /^(?<side>dark|light) occupies (?<place>.+)$/,
    (played, groups) => occupies(played.reading, place(played, groups), side(groups)),
  ],
  [
    'dark controls PLACE',
    /^(?<side>dark|light) controls (?<place>.+)$/,
    (played, groups) => controls(played.reading, place(played, groups), side(groups)),
  ],
  [
    'dark is asked QUESTION',
    /^(?<side>dark|light) is asked (?<kind>[a-z-]+)$/,
    ({ state }, groups) => {
      if (!ASKABLE.some((kind) => kind === groups.kind))
        throw new Mistake(`"${groups.kind}" is no question. There are: ${ASKABLE.join(', ')}.`)
      return state.questions.some(({ seat, kind }) => seat === side(groups) && kind === groups.kind)
    },
  ],
  [
    'dark is offered CARD',
    /^(?<side>dark|light) is offered (?<card>.+)$/,
    (played, groups) => {
      const { title } = cardCalled(groups.card ?? '', side(groups))
      const open = played.asked().filter(({ seat }) => seat === side(groups))
      return open.some((one) => optionsIn(one).some(({ card }) => card !== undefined && cardOf(card).title === title))
    },
  ],
  ['dark has won', /^(?<side>dark|light) has won$/, ({ state }, groups) => state.outcome?.winner === side(groups)],
  ['it is a draw', /^it is a draw$/, ({ state }) => state.outcome !== null && state.outcome.winner === null],
  ['the game goes on', /^the game goes on$/, ({ state }) => state.outcome === null],
  ['phase is battle', /^phase is (?<phase>\S+)$/, ({ state }, groups) => state.phase === phaseIn(groups.phase)],
  ['there is a battle', /^there is a battle$/, ({ reading }) => reading.board.battle !== null],
  [
    'PLACE orbits PLACE',
    /^(?<place>.+) orbits (?<around>.+)$/,
    ({ state }, { place: name = '', around = '' }) =>
      orbitedBy(state, placeCalled(state, name))?.id === placeCalled(state, around).id,
  ],
  [
    'CARD is at PLACE',
    /^(?<card>.+) is at (?<place>.+)$/,
    (played, groups) =>
      piecesCalled(played.state, groups.card ?? '').some(
        (piece) => whereIs(played.state, piece) === place(played, groups),
      ),
  ],
  [
    'CARD is aboard CARD',
    /^(?<card>.+) is aboard (?<on>.+)$/,
    ({ state }, { card = '', on = '' }) =>
      cardsOn(state, pieceCalled(state, on).handle).some((piece) => piecesCalled(state, card).includes(piece)),
  ],
  [
    'CARD is stacked under CARD',
    /^(?<card>.+) is stacked under (?<on>.+)$/,
    ({ state }, { card = '', on = '' }) => {
      const { handle, stacked = [] } = pieceCalled(state, on)
      const hidden = SIDES.flatMap((one) => state.sides[one].hidden ?? []).filter(({ under }) => under === handle)
      const { title } = cardCalled(card)
      return [...stacked, ...hidden.map((one) => one.card)].some((id) => cardOf(id).title === title)
    },
  ],
  [
    'CARD rests under CARD',
    /^(?<card>.+) rests under (?<on>.+)$/,
    ({ state }, { card = '', on = '' }) => {
      const resting = piecesCalled({ pieces: state.resting ?? [] }, card)
      const { handle } = pieceCalled({ pieces: [...state.pieces, ...(state.resting ?? [])] }, on)
      return resting.some((piece) => piece.on === handle)
    },
  ],
  ['CARD is hit', /^(?<card>.+) is hit$/, ({ state }, { card = '' }) => pieceCalled(state, card).hit === true],
  ['CARD is on table', /^(?<card>.+) is on table$/, ({ state }, { card = '' }) => piecesCalled(state, card).length > 0],
  [
    'CARD is lost',
    /^(?<card>.+) is (?<pile>lost|used|in hand|out of play)$/,
    ({ state }, { card = '', pile = '' }) => {
      const { title } = cardCalled(card)
      return SIDES.some((one) => {
        const { hand, lost, used, out = [] } = state.sides[one]
        const lying = { lost, used, 'out of play': out }[pile] ?? hand.map((held) => held.card)
        return lying.some((id) => cardOf(id).title === title)
      })
    },
  ],
]

/** Every sentence that can be checked, as the documentation writes it. */
export const SENTENCES: readonly string[] = [
  ...[...NUMBERS, ...TRUTHS].map(([written]) => written),
  'row of SYSTEM is PLACE, PLACE',
]

/** A card that isn't in the game can't be anywhere, so that its absence proves nothing. @throws Mistake */
function mustBeThere({ state }: PlayedScenario, name: string): void {
  const { id, title } = cardCalled(name)
  const isThere = (value: unknown): boolean =>
    typeof value === 'string'
      ? frontId(value) === frontId(id) || findCard(value)?.title === title
      : typeof value === 'object' && value !== null && Object.values(value).some(isThere)
  if (!isThere(state)) throw new Mistake(`"${name}" is nowhere in this game, so that this could not be otherwise.`)
}

/** Whether a sentence is true, and what is found otherwise. @throws Mistake for a sentence that no word begins */
function judge(played: PlayedScenario, sentence: string): { readonly true: boolean; readonly found: string } {
  const [, left = '', right = ''] = sentence.match(/^(.*) (?:is|are) (-?[\d.]+|none|no battle)$/) ?? []
  for (const [, pattern, read] of NUMBERS) {
    const groups = left.match(pattern)?.groups ?? (pattern.test(left) ? {} : null)
    if (groups === null) continue
    const found = String(read(played, groups))
    return { true: found === right, found }
  }
  for (const [, pattern, read] of TRUTHS) {
    const match = sentence.match(pattern)
    if (match === null) continue
    const found = read(played, match.groups ?? {})
    if (found === false && match.groups?.card !== undefined) mustBeThere(played, match.groups.card)
    return { true: found === true, found: String(found) }
  }
  const [row] = sentence.match(/^row of (.+?) is (.+)$/)?.slice(1) ?? []
  if (row !== undefined) {
    const wanted = sentence
      .replace(/^row of .+? is /, '')
      .split(', ')
      .map(plain)
      .join(', ')
    const found = rowOf(played.state, row)
      .map((one) => plain(locationOf(one).place ?? locationOf(one).title))
      .join(', ')
    return { true: found === wanted, found }
  }
  throw new Mistake(`"${sentence}" is no sentence that can be checked. docs/scenarios-swccg.md lists those that can.`)
}

/** Everything that is not as the scenario says. */
export function check(
  played: PlayedScenario | null,
  _given: Scenario,
  { holds = [], not = [] }: After,
): readonly Difference[] {
  if (played === null) return []
  if (holds.length + not.length === 0) throw new Mistake('Something has to stand here: with nothing it is always so.')
  played.settle()
  const wrong = (kind: 'holds' | 'not', sentences: readonly string[]) =>
    sentences.flatMap((sentence): readonly Difference[] => {
      const judged = judge(played, sentence)
      return judged.true === (kind === 'holds') ? [] : [{ path: [kind], text: `"${sentence}": found ${judged.found}.` }]
    })
  return [...wrong('holds', holds), ...wrong('not', not)]
}
