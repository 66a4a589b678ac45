/**
 * Imagines a whole state from the view of one seat: everything on table lies open, so that only hands and face-down piles
 * are dealt. Questions in whose middle more is under way than the turn are left to the practice policy.
 */
import type { ChanceStream, Decision, SearchStart, SeatKnowledge } from '../../../../contract/index.ts'
import { shuffle } from '../../../../kit/chance/streams.ts'
import { opened } from '../../../../kit/flow/windows.ts'
import { removeOne, without } from '../../../../kit/search/bags.ts'
import { type Prior, priorOf, unseenCards } from '../../../../kit/search/opposing-decks.ts'
import { bySeat } from '../../../../kit/seats/seats.ts'
import { cardsOf } from '../../../../kit/zones/piles.ts'
import { frontId } from '../../cards/two-sides.ts'
import { cardOf, opponentOf, SIDES, type Side } from '../../state/engine-card.ts'
import type { TurnFrame } from '../../state/game-frames.ts'
import type { Kind, SideCards, State } from '../../state/game-state.ts'
import type { View } from '../../view/player-view.ts'

/** Questions that are asked while nothing but the turn is under way. */
const OF_THE_TURN: ReadonlySet<string> = new Set(['activate', 'act', 'draw'] satisfies Kind[])

/** A number below this is drawn for the seed of an imagined state. */
const SEEDS = 2 ** 31

/** The decks that the opponent may play, each card as often as it is in one. */
interface DeckKnowledge {
  readonly decks: readonly (readonly string[])[]
}

/** @see Search.knows */
export function knows({ seat, terms, decks }: SearchStart<Side>): SeatKnowledge {
  const fitting = decks.filter((deck) => deck.seat === opponentOf(seat) && deck.format === terms.format)
  return { decks: fitting.map(({ list }) => cardsOf(list)) }
}

/** All that this sampler needs of the past lies in the view: the cards that were shown since the last recirculation. */
export const learns = (known: SeatKnowledge): SeatKnowledge => known

/** Whether this game can imagine the states in which this may be asked. */
export const isImagined = (view: View, { seat, kind }: Pick<Decision<Side>, 'seat' | 'kind'>): boolean =>
  OF_THE_TURN.has(kind) &&
  view.active === seat &&
  view.stack.length === 0 &&
  [view.battle, view.drain, view.shot, view.destiny, view.playing].every((frame) => frame === null) &&
  // Nobody sees whose cards lie face down under one on table.
  view.pieces.every(({ hidden = 0 }) => hidden === 0)

const number = (name: string): number => Number(/\d+/.exec(name)?.[0] ?? 0)

/** The cards of a side that lie open, and those of it in the reader's hand. */
function openCards(view: View, side: Side): string[] {
  const { pieces, resting = [], places, hand } = view
  const onTable = [
    ...[...pieces, ...resting].flatMap(({ card, stacked = [] }) => [frontId(card), ...stacked]),
    ...places.flatMap(({ cards }) => cards.map(frontId)),
    ...hand.map(({ card }) => card),
  ].filter((card) => cardOf(card).side === side)
  return [...onTable, ...view.lost[side], ...(view.out?.[side] ?? [])]
}

/** Cards that were shown on their way to the Used Pile and lie nowhere open since: another copy of them may be meant. */
function shownOf(view: View, side: Side): readonly string[] {
  const open = new Set(openCards(view, side))
  return view.shown[side].filter((card) => !open.has(card))
}

/** Puts unseen cards into the face-down piles. Those that were shown on their way lie in the Used Pile, as far as it holds them. */
function pilesOf(
  view: View,
  side: Side,
  unseen: readonly string[],
  chance: ChanceStream,
): Pick<SideCards, 'reserve' | 'force' | 'used'> {
  const { reserve, force, used } = view.sizes[side]
  const rest = [...unseen].sort()
  const shown = shownOf(view, side).filter((card) => removeOne(rest, card))
  shuffle(rest, chance)
  const upper = shuffle([...shown], chance)
  const top = upper.splice(0, used)
  const others = [...rest, ...upper]
  const below = others.splice(0, used - top.length)
  return {
    used: shuffle([...top, ...below], chance),
    reserve: shuffle(others.splice(0, reserve), chance),
    force: others.splice(0, force),
  }
}

const NOTHING = { revealed: [], played: [], shots: null, shuffles: 0 } as const

/** @throws if the cards that are left don't make up the piles */
function own(view: View, side: Side, chance: ChanceStream): SideCards {
  const { left, missing } = without(view.deck, openCards(view, side))
  const { reserve, force, used } = view.sizes[side]
  if (missing > 0 || left.length !== reserve + force + used) throw new Error('the own cards do not add up')
  const drawn = Math.max(0, ...view.hand.map(({ handle }) => number(handle)))
  return { ...base(view, side), hand: [...view.hand], ...pilesOf(view, side, left, chance), drawn }
}

function base(view: View, side: Side): Pick<SideCards, 'lost' | 'out' | 'revealed' | 'played' | 'shots' | 'shuffles'> {
  const out = view.out?.[side]
  return {
    ...NOTHING,
    revealed: [],
    played: [],
    lost: [...view.lost[side]],
    ...(out === undefined ? {} : { out: [...out] }),
  }
}

/** All deals of one search take the opponent's deck from the same lists. */
let last: { readonly view: View; readonly known: SeatKnowledge; readonly prior: Prior } | null = null

function priorFor(view: View, side: Side, known: SeatKnowledge): Prior {
  if (last?.view !== view || last.known !== known) {
    const { decks } = known as unknown as DeckKnowledge
    const { hand, reserve, force, used } = view.sizes[side]
    const shown = shownOf(view, side)
    const seen = [...openCards(view, side), ...shown]
    const hidden = hand + reserve + force + used - shown.length
    const opens = (card: string) => cardOf(card).type === 'objective'
    last = { view, known, prior: priorOf(decks, seen, hidden, opens) }
  }
  return last.prior
}

function other(view: View, side: Side, known: SeatKnowledge, chance: ChanceStream): SideCards {
  const unseen = shuffle(unseenCards(priorFor(view, side, known), chance).sort(), chance)
  const hand = unseen.splice(0, view.sizes[side].hand).map((card, at) => ({ handle: `${side[0]}${at + 1}`, card }))
  const piles = pilesOf(view, side, [...unseen, ...shownOf(view, side)], chance)
  return { ...base(view, side), hand, ...piles, drawn: hand.length }
}

/** @see Search.imagine */
export function imagine(view: View, decision: Decision<Side>, known: SeatKnowledge, chance: ChanceStream): State {
  if (!isImagined(view, decision)) throw new Error(`nobody imagines what lies under ${decision.kind}`)
  const { seat, id, kind } = decision
  const seed = `${chance(SEEDS)}/${chance(SEEDS)}`
  const dealt = bySeat(SIDES, (side) => (side === seat ? own(view, side, chance) : other(view, side, known, chance)))
  const frame: TurnFrame = {
    frame: 'turn',
    step: view.phase,
    window: opened(seat),
    skips: 'nothing',
    drains: [],
    // Cards are drawn once the texts before them are over.
    ...(kind === 'draw' ? { draws: true } : {}),
  }
  const names = [...view.pieces, ...(view.resting ?? [])].map(({ handle }) => number(handle))
  const { turn, active, phase, format, agreed, still, battles, started, shown } = view
  return {
    ...{ format, agreed, turn, active, phase, still, battles, started, shown, outcome: null },
    ...(view.blown === undefined ? {} : { blown: view.blown }),
    ...(view.resting === undefined ? {} : { resting: view.resting }),
    ...(view.titles === undefined ? {} : { titles: view.titles }),
    places: view.places,
    pieces: view.pieces,
    today: view.today,
    lasting: view.lasting,
    spent: view.spent,
    seed,
    sides: dealt,
    named: Math.max(0, ...names, ...view.places.map((place) => number(place.id))),
    flow: [frame],
    questions: [{ id, seat, kind: kind as Kind }],
    asked: bySeat(SIDES, (side) => (side === seat ? number(id) : 0)),
  }
}
