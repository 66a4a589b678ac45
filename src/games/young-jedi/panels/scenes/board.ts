/** Both sides of the planet: fighters, things, totals, and the Location between them. */
import type { BandBlock, Block, Figure, PlaceBlock, Tile } from '../../../../contract/index.ts'
import { opposite, type Side, type WeaponCard } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { lineFor, placeBonus } from '../../cards/users.ts'
import type { State, TableCard } from '../../state/game-state.ts'
import { isType, locationCard } from '../../state/game-table.ts'
import { COMING, powersIn, withCards } from '../../view/ahead.ts'
import { placeInView, type View } from '../../view/player-view.ts'
import type { Say, Speaker } from '../../words/say.ts'
import { hiddenTile, powerFigure, tileOf } from './tiles.ts'

/** A change that a draft would make on the table. */
export interface BoardChange {
  /** Own cards that come into play, by the ids that they have there. */
  readonly coming?: readonly string[]
  /** Own cards that come onto the Objective. */
  readonly racing?: readonly string[]
  /** Handles of cards of either side that leave. */
  readonly leaving?: readonly string[]
}

/** The table as the reader may know it, with a change. */
export interface Board {
  readonly view: View
  readonly near: Side
  /** With the cards that come, and with those that leave. */
  readonly state: State
  readonly leaving: ReadonlySet<string>
  readonly racing: readonly string[]
  /** The power of each character that stays, by handle. */
  readonly powers: Readonly<Record<Side, ReadonlyMap<string, number>>>
}

/** Returns the table with a change; all own cards count as if they were face up. */
export function boardOf(view: View, near: Side, change: BoardChange = {}): Board {
  const state = withCards(view, near, change.coming ?? [])
  const leaving = new Set(change.leaving ?? [])
  const after = leaving.size === 0 ? state : without(state, leaving)
  const powers = { dark: powersIn(after, 'dark'), light: powersIn(after, 'light') }
  return { view, near, state, leaving, racing: change.racing ?? [], powers }
}

function without(state: State, handles: ReadonlySet<string>): State {
  const left = (side: Side) => {
    const zone = state.sides[side]
    const { effect } = zone
    return {
      ...zone,
      table: zone.table.filter(({ handle }) => !handles.has(handle)),
      effect: effect !== null && handles.has(effect.handle) ? null : effect,
    }
  }
  return { ...state, sides: { dark: left('dark'), light: left('light') } }
}

/** Returns the power of a side on the planet, draws not counted. */
const totalOf = ({ powers }: Board, side: Side): number =>
  [...powers[side].values()].reduce((all, power) => all + power, 0)

// ---------------------------------------------------------------- a side

const isComing = (handle: string): boolean => handle.startsWith(COMING)

const isFighter = ({ card }: { readonly card: string }): boolean => isType(card, 'character')

/** Returns the fighters of a side that the reader sees. */
export function fightersOf(board: Board, side: Side, speaker: Speaker): Tile[] {
  const printed = powersIn(board.state, side)
  return board.state.sides[side].table.filter(isFighter).map((laid) => {
    const power = board.powers[side].get(laid.handle) ?? printed.get(laid.handle)
    const plate = powerFigure(laid.card, power, speaker.say)
    return {
      ...tileOf(laid.handle, laid.card),
      ...(plate === null ? {} : { plate }),
      ...stateOf(laid, side, board, speaker),
    }
  })
}

/** Returns the cards of a side that lie face down for the reader. */
export const hiddenOf = ({ view }: Board, side: Side, speaker: Speaker): Tile[] =>
  view.sides[side].table.filter(({ card }) => card === null).map(({ handle }) => hiddenTile(handle, speaker))

/** Returns the cards beside the fighters of a side: weapons and the Effect. */
export function armsOf(board: Board, side: Side, speaker: Speaker): Tile[] {
  const { view, state } = board
  const { table, effect } = state.sides[side]
  const laid = [...table.filter((one) => !isFighter(one)), ...(effect === null || effect.card === '' ? [] : [effect])]
  return [
    ...laid.map((one) => thingOf(one, side, board, speaker)),
    ...(view.sides[side].effect?.card === null ? [hiddenTile(`${side}.effect`, speaker)] : []),
  ]
}

/** Returns everything of a side that is no fighter: weapons, Effect, starships, the race. */
function thingsOf(board: Board, side: Side, speaker: Speaker): Tile[] {
  const { state, near, racing } = board
  const { hyperspace, race } = state.sides[side]
  const racers = [race?.pilot, race?.podracer].flatMap((one) => one ?? [])
  const coming = side === near ? racing.map((card, at) => ({ handle: `${COMING}r${at}`, card })) : []
  return [
    ...armsOf(board, side, speaker),
    ...hyperspace.map((one) => thingOf(one, side, board, speaker)),
    ...(race === null ? [] : [tileOf(`${side}.objective`, race.objective)]),
    ...racers.map(({ handle, card }) => tileOf(handle, card)),
    ...coming.map(({ handle, card }): Tile => ({ ...tileOf(handle, card), state: 'coming' })),
  ]
}

function thingOf(laid: TableCard, side: Side, board: Board, speaker: Speaker): Tile {
  const data = cardById(laid.card)
  const plate = data.type === 'weapon' ? gainOf(data, side, board, speaker.say) : null
  return {
    ...tileOf(laid.handle, laid.card),
    ...(plate === null ? {} : { plate }),
    ...stateOf(laid, side, board, speaker),
  }
}

/** The most that a weapon gives to a character of its side here; null where nobody can use it. */
function gainOf(weapon: WeaponCard, side: Side, { state }: Board, say: Say): Figure | null {
  const place = placeInView(state)
  const lines = state.sides[side].table.filter(isFighter).flatMap(({ card }) => {
    const user = cardById(card)
    return user.type === 'character' ? (lineFor(weapon, user, place) ?? []) : []
  })
  const [best] = lines.sort((one, other) => other.bonus - one.bonus || other.draws - one.draws)
  if (best === undefined) return null
  const { bonus, draws } = best
  return {
    id: 'power',
    label: say('scene.power'),
    value: bonus === 0 ? '' : `+${bonus}`,
    ...(draws === 0 ? {} : { draws }),
  }
}

function stateOf(laid: TableCard, side: Side, board: Board, { say }: Speaker): Pick<Tile, 'state' | 'foot'> {
  const { view, leaving, near } = board
  const seen = view.sides[side].table.find(({ handle }) => handle === laid.handle) ?? view.sides[side].effect
  const hides = isComing(laid.handle)
    ? side === near && view.sides[side].turnsHere === 1 && cardById(laid.card).type !== 'starship'
    : seen?.handle === laid.handle && seen.hidden
  const foot = hides
    ? { foot: say('scene.lies-hidden') }
    : view.today.out.includes(laid.handle)
      ? { foot: say('scene.out') }
      : {}
  if (isComing(laid.handle)) return { state: 'coming', ...foot }
  return leaving.has(laid.handle) ? { state: 'leaving', ...foot } : foot
}

// ---------------------------------------------------------------- blocks

/** Returns a side with its total, as far as the reader knows it. */
function bandOf(board: Board, side: Side, speaker: Speaker): BandBlock {
  const { say } = speaker
  const fighters = fightersOf(board, side, speaker)
  const hidden = hiddenOf(board, side, speaker)
  const tiles = [...fighters, ...hidden]
  const things = thingsOf(board, side, speaker)
  const power = totalOf(board, side)
  const unknown = hidden.length > 0 && fighters.length === 0
  return {
    block: 'band',
    seat: side,
    total: unknown
      ? { value: '?', label: say('scene.hidden.total') }
      : { value: hidden.length === 0 ? `${power}` : `${power}+?`, label: say('scene.power') },
    tiles,
    ...(things.length === 0 ? {} : { things }),
    ...(tiles.length + things.length === 0 ? { empty: say('scene.nobody') } : {}),
  }
}

/** Returns the Location in force, with its bonus for the reader's cards. */
function placeOf(board: Board, speaker: Speaker): PlaceBlock {
  const { state, view } = board
  const card = state.locations.at(-1)?.card ?? null
  const note = bonusNote(board, speaker)
  return {
    block: 'place',
    card,
    title: card === null ? (view.planet ?? speaker.say('scene.no-planet')) : locationCard(card).place,
    ...(note === null ? {} : { note }),
  }
}

/** The bonus of the reader's cards here; where they have none, of their hand, or of the opponent's cards. */
function bonusNote({ state, view, near }: Board, { say, isReader, name }: Speaker): string | null {
  const far = opposite(near)
  const place = placeInView(state)
  if (place === null || !isReader(near)) return null
  const sum = (cards: readonly { readonly card: string }[]) =>
    cards.reduce((all, { card }) => {
      const data = cardById(card)
      return data.type === 'character' ? all + placeBonus(data, place) : all
    }, 0)
  const { table } = state.sides[near]
  const own = sum(table)
  if (own > 0) return say('scene.here', { bonus: own })
  const held = table.some(isFighter) ? 0 : sum(view.sides[near].cards ?? [])
  if (held > 0) return say('scene.here.hand', { bonus: held })
  const theirs = sum(state.sides[far].table)
  return theirs > 0 ? say('scene.here.theirs', { name: name(far), bonus: theirs }) : null
}

/** Returns both sides with the Location between them; the near side is below. */
export function tableBlocks(board: Board, speaker: Speaker): Block[] {
  return [bandOf(board, opposite(board.near), speaker), placeOf(board, speaker), bandOf(board, board.near, speaker)]
}
