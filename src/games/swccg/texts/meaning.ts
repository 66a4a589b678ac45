/** The meaning of the words of texts in a position: filters, conditions and numbers (readings S-E01, S-E02). */
import type { Amount, Compared, Condition, Filter, Plain, Relation, Who } from '../cards/vocabulary.ts'
import { liesOf, opponentOf, type Side } from '../state/engine-card.ts'
import type { TableCard } from '../state/game-state.ts'
import { allAt, cardsOn, isFighter, isPresent, pieceOf, stepsBetween, whereIs } from '../state/nesting.ts'
import type { Meant, Subject } from '../state/position-reading.ts'
import { fightersOf, isInBattle } from '../values/battling.ts'
import { isCrewed, isLanded, pilotsOf } from '../values/crews.ts'
import { abilityOf, ofSide, statOf } from '../values/fighting-values.ts'
import { controls, occupies } from '../values/presence.ts'
import { faceOf, isSame } from './meant.ts'

// ---------------------------------------------------------------- where

/** The place of a subject; of a card that has just left the table the place where it was. */
function placeIn({ reading: { board } }: Meant, subject: Subject): string | null {
  if ('place' in subject) return subject.place
  if ('piece' in subject) return whereIs(board, subject.piece)
  const at = subject.was?.at ?? null
  return board.places.some(({ id }) => id === at) ? at : null
}

const pieceIn = (subject: Subject): TableCard | null => ('piece' in subject ? subject.piece : null)

/** Everything in play: cards on table, and places. */
function inPlay({ reading: { board, found } }: Meant): readonly Subject[] {
  if (found?.inPlay !== undefined) return found.inPlay
  const all = [...board.pieces.map((piece) => ({ piece })), ...board.places.map(({ id }) => ({ place: id }))]
  if (found !== undefined) found.inPlay = all
  return all
}

/** All in play that fit. */
export const allFitting = (meant: Meant, ...filters: readonly Filter[]): readonly Subject[] =>
  inPlay(meant).filter((subject) => filters.every((filter) => fits(meant, filter, subject)))

/** All cards on table that fit. */
export const piecesFitting = (meant: Meant, ...filters: readonly Filter[]): readonly TableCard[] =>
  meant.reading.board.pieces.filter((piece) => filters.every((filter) => fits(meant, filter, { piece })))

const whoIs = ({ you, payer = you }: Meant, who: Who): Side =>
  who === 'you' ? you : who === 'they' ? opponentOf(you) : payer

// ---------------------------------------------------------------- filters

/** Whether a card or place is what a filter means. */
export function fits(meant: Meant, filter: Filter, subject: Subject): boolean {
  if (typeof filter === 'string') return faceOf(meant, subject).kinds.has(filter)
  if (!('fit' in filter) && !('to' in filter) && !('names' in filter)) return fitsOther(meant, filter, subject)
  switch (filter.cards) {
    case 'all':
      return filter.fit.every((one) => fits(meant, one, subject))
    case 'yours':
    case 'theirs': {
      const owner = filter.cards === 'yours' ? meant.you : opponentOf(meant.you)
      return faceOf(meant, subject).side === owner && filter.fit.every((one) => fits(meant, one, subject))
    }
    case 'any':
      return filter.fit.some((one) => fits(meant, one, subject))
    case 'not':
      return !fits(meant, filter.fit, subject)
    case 'named': {
      const { title, persona, called = [], place } = faceOf(meant, subject)
      return [title, persona, place, ...called].some((name) => name !== undefined && filter.names.includes(name))
    }
    case 'titled':
      return filter.names.includes(faceOf(meant, subject).title)
    default:
      return RELATED[filter.cards](meant, filter.to, subject)
  }
}

type Other = Exclude<
  Filter,
  string | { readonly fit: unknown } | { readonly to: unknown } | { readonly names: unknown }
>

function fitsOther(meant: Meant, filter: Other, subject: Subject): boolean {
  const place = placeIn(meant, subject)
  switch (filter.cards) {
    case 'on planet':
    case 'of planet': {
      if (place === null) return false
      const location = faceOf(meant, { place })
      return location.system === filter.planet && (filter.cards === 'of planet' || location.kind === 'site')
    }
    case 'occupied by':
      return place !== null && occupies(meant.reading, place, whoIs(meant, filter.by))
    case 'controlled by':
      return place !== null && controls(meant.reading, place, whoIs(meant, filter.by))
    case 'having': {
      const value = valueIn(meant, filter.stat, subject)
      if (value === null) return false
      return filter.than === undefined || compared(value, filter.than.by, amountOf(meant, filter.than.number))
    }
    case 'proof':
      return faceOf(meant, subject).immuneTo?.includes(filter.against) === true
    case 'lies on':
      return filter.spots.some((spot) => liesOf(faceOf(meant, subject))?.on === spot)
    default:
      return PLAIN[filter.cards](meant, subject)
  }
}

const isSelf = ({ self, card, here }: Meant, subject: Subject): boolean => {
  if (self !== null) return isSame({ piece: self }, subject)
  return 'place' in subject ? subject.place === here : 'card' in subject && subject.card === card
}

const PLAIN: Readonly<Record<Plain, (meant: Meant, subject: Subject) => boolean>> = {
  self: isSelf,
  other: (meant, subject) => !isSelf(meant, subject),
  host: ({ self }, subject) => self !== null && pieceIn(subject)?.handle === self.on && self.on !== null,
  it: ({ it }, subject) => isSame(it, subject),
  target: ({ target }, subject) => isSame(target, subject),
  unique: (meant, subject) => faceOf(meant, subject).unique === 1,
  'non-unique': (meant, subject) => faceOf(meant, subject).unique !== 1,
  generic: () => false,
  present: ({ reading, here }, subject) => {
    const piece = pieceIn(subject)
    return piece !== null && here !== null && whereIs(reading.board, piece) === here && isPresent(reading.board, piece)
  },
  'in battle': ({ reading }, subject) => {
    const piece = pieceIn(subject)
    return piece !== null && isInBattle(reading.board, piece)
  },
  fresh: ({ reading }, subject) => reading.board.today.fresh.includes(pieceIn(subject)?.handle ?? ''),
  unpiloted: (meant, subject) => {
    const piece = pieceIn(subject)
    if (piece !== null) return !isCrewed(meant.reading.board, piece)
    return (faceOf(meant, subject).permanentPilots?.length ?? 0) === 0
  },
  here: (meant, subject) => meant.here !== null && placeIn(meant, subject) === meant.here,
  adjacent: (meant, subject) => {
    const place = placeIn(meant, subject)
    return place !== null && meant.here !== null && stepsBetween(meant.reading.board, place, meant.here) === 1
  },
  start: (meant, subject) => placeIn(meant, subject) === meant.reading.board.started[meant.you],
}

type Related = (meant: Meant, to: Filter, subject: Subject) => boolean

/** A relation of a card on table to other cards. */
const ofPiece =
  (related: (meant: Meant, piece: TableCard, fitting: (other: TableCard) => boolean) => boolean): Related =>
  (meant, to, subject) => {
    const piece = pieceIn(subject)
    return piece !== null && related(meant, piece, (other) => fits(meant, to, { piece: other }))
  }

const carrierOf = ({ reading }: Meant, piece: TableCard): TableCard | null => pieceOf(reading.board, piece.on)

const RELATED: Readonly<Record<Relation, Related>> = {
  at: (meant, to, subject) => {
    const place = placeIn(meant, subject)
    return place !== null && fits(meant, to, { place })
  },
  aboard: ofPiece((meant, piece, fitting) => {
    for (let outer = carrierOf(meant, piece); outer !== null; outer = carrierOf(meant, outer))
      if (fitting(outer)) return true
    return false
  }),
  piloting: ofPiece((meant, piece, fitting) => {
    const carrier = carrierOf(meant, piece)
    return piece.role === 'pilot' && carrier !== null && fitting(carrier)
  }),
  'piloted by': ofPiece(({ reading }, piece, fitting) => pilotsOf(reading.board, piece).some(fitting)),
  'driven by': ofPiece(({ reading }, piece, fitting) =>
    cardsOn(reading.board, piece.handle).some((one) => one.role === 'driver' && fitting(one)),
  ),
  'borne by': ofPiece((meant, piece, fitting) => {
    const carrier = carrierOf(meant, piece)
    return piece.role === 'carried' && carrier !== null && fitting(carrier)
  }),
  bearing: ofPiece(({ reading }, piece, fitting) =>
    cardsOn(reading.board, piece.handle).some((one) => one.role === 'carried' && fitting(one)),
  ),
  // Carries it, and could use it (SG-42).
  'armed with': (meant, to, subject) => {
    const { board } = meant.reading
    if ('card' in subject) return subject.was?.bearing.some((card) => fits(meant, to, { card })) === true
    if (!('piece' in subject) || isLanded(board, subject.piece)) return false
    return cardsOn(board, subject.piece.handle).some((one) => one.role === 'carried' && fits(meant, to, { piece: one }))
  },
  'targeted by': (meant, to, subject) => {
    const handle = pieceIn(subject)?.handle
    const { pieces, today } = meant.reading.board
    return today.shots.some(({ target, weapon, card }) => {
      const piece = pieces.find((one) => one.handle === weapon)
      return target === handle && fits(meant, to, piece === undefined ? { card } : { piece })
    })
  },
  'attacked by': () => false,
  'copy of': (meant, to, subject) =>
    !('card' in subject) &&
    [...inPlay(meant), ...(meant.it == null ? [] : [meant.it])].some(
      (one) =>
        !isSame(one, subject) && fits(meant, to, one) && faceOf(meant, one).title === faceOf(meant, subject).title,
    ),
  'related to': (meant, to, subject) => {
    const { system, type } = faceOf(meant, subject)
    return (
      type === 'location' &&
      meant.reading.board.places.some(
        (place) =>
          place.system === system && !isSame({ place: place.id }, subject) && fits(meant, to, { place: place.id }),
      )
    )
  },
  'orbited by': () => false,
  holding: (meant, to, subject) =>
    'place' in subject && allAt(meant.reading.board, subject.place).some((piece) => fits(meant, to, { piece })),
}

// ---------------------------------------------------------------- conditions

/** Whether a condition is true. */
export function holds(meant: Meant, condition: Condition): boolean {
  switch (condition.when) {
    case 'is': {
      const { self, here, card } = meant
      const subject: Subject = self !== null ? { piece: self } : here !== null ? { place: here } : { card }
      return condition.fit.every((filter) => fits(meant, filter, subject))
    }
    case 'there':
      return inPlay(meant).some((subject) => condition.fit.every((filter) => fits(meant, filter, subject)))
    case 'all':
      return condition.of.every((one) => holds(meant, one))
    case 'any':
      return condition.of.some((one) => holds(meant, one))
    case 'not':
      return !holds(meant, condition.fails)
    case 'compare':
      return compared(amountOf(meant, condition.left), condition.by, amountOf(meant, condition.right))
    case 'battle at': {
      const { battle } = meant.reading.board
      return battle !== null && fits(meant, condition.at, { place: battle.at })
    }
    case 'all ability from':
      return allAbilityFrom(meant, condition)
    case 'no objective':
      return !piecesFitting(meant, 'objective').some(({ card }) => faceOf(meant, { card }).side === meant.you)
    case 'nothing to forfeit':
      return fightersOf(meant.reading, meant.you).length === 0
  }
}

function allAbilityFrom(meant: Meant, { from, at }: Extract<Condition, { when: 'all ability from' }>): boolean {
  const { reading, you } = meant
  const cards =
    at === undefined
      ? fightersOf(reading, you)
      : ofSide(reading.board.pieces, you).filter(
          (piece) => fits(meant, at, { piece }) && isFighter(faceOf(meant, { piece })),
        )
  const able = cards.filter((piece) => abilityOf(reading, piece) > 0)
  return able.length > 0 && able.every((piece) => fits(meant, from, { piece }))
}

function compared(left: number, by: Compared, right: number): boolean {
  switch (by) {
    case '<':
      return left < right
    case '<=':
      return left <= right
    case '=':
      return left === right
    case '>=':
      return left >= right
    case '>':
      return left > right
  }
}

// ---------------------------------------------------------------- numbers

type Stat = Extract<Filter, { cards: 'having' }>['stat']

/** A value of a card or place; null if it has none now. */
function valueIn(meant: Meant, stat: Stat, subject: Subject): number | null {
  const card = faceOf(meant, subject)
  // Of two numbers the player of the text takes the higher.
  if (stat === 'destiny') return Math.max(0, ...card.destiny)
  if ('piece' in subject) return statOf(meant.reading, subject.piece, stat)
  if (stat === 'deploy cost') return card.deploy ?? liesOf(card)?.cost ?? 0
  if (stat === 'ability') return card.ability ?? null
  return stat === 'maneuver' ? (card.maneuver ?? null) : null
}

/** A number as a text finds it. */
export function amountOf(meant: Meant, amount: Amount): number {
  if (typeof amount === 'number') return amount
  const { reading, you } = meant
  switch (amount.amount) {
    case 'given':
      return amountOf(meant, holds(meant, amount.if) ? amount.then : amount.else)
    case 'if it is':
      return amountOf(
        meant,
        meant.getting !== undefined && fits(meant, amount.what, meant.getting) ? amount.then : amount.else,
      )
    case 'count':
      return Math.min(amount.max ?? Number.POSITIVE_INFINITY, allFitting(meant, amount.of).length)
    case 'pairs':
      return pairsOf(meant, amount.of)
    case 'times':
      return amountOf(meant, amount.of[0]) * amountOf(meant, amount.of[1])
    case 'value': {
      if (amount.stat === 'battle damage') return reading.board.battle?.damageLeft[you] ?? 0
      const [piece] =
        amount.of === undefined ? (meant.self === null ? [] : [meant.self]) : piecesFitting(meant, amount.of)
      return piece === undefined ? 0 : (valueIn(meant, amount.stat, { piece }) ?? 0)
    }
    case 'highest':
      return Math.max(0, ...piecesFitting(meant, amount.of).map((piece) => valueIn(meant, amount.stat, { piece }) ?? 0))
    case 'hand size':
      return reading.board.sizes[amount.whose === 'theirs' ? opponentOf(you) : you].hand
    case 'drawn':
      return meant.drawn ?? 0
    case 'force lost':
      return meant.lost ?? 0
    case 'distance':
      return shotDistance(meant)
  }
}

/** Pairs of a card of each kind, each card in one of them (S-E37, S-E64). */
function pairsOf(meant: Meant, [one, other]: readonly [Filter, Filter]): number {
  const first = piecesFitting(meant, one)
  const second = piecesFitting(meant, other)
  const both = first.filter((piece) => second.includes(piece)).length
  const [a, b] = [first.length - both, second.length - both]
  // Cards of both kinds fill the shorter row, then pair with each other.
  const filled = Math.min(both, Math.abs(a - b))
  return Math.min(a, b) + filled + Math.floor((both - filled) / 2)
}

/** How many sites a shot goes. */
function shotDistance({ reading: { board } }: Meant): number {
  const [weapon, target] = [pieceOf(board, board.shot?.weapon ?? null), pieceOf(board, board.shot?.target ?? null)]
  const [from, to] = [weapon, target].map((piece) => (piece === null ? null : whereIs(board, piece)))
  return from == null || to == null ? 0 : (stepsBetween(board, from, to) ?? 0)
}
