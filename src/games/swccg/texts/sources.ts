/** The texts in force: those of the cards on table, of locations on both sides, and effects that last (rules 8.2.5, 8.6.3). */
import { onceFor } from '../../../kit/library/once-for.ts'
import { cardOf, opponentOf, pieceOfText, SIDES, type Side } from '../state/engine-card.ts'
import type { CardName } from '../state/game-frames.ts'
import type { Board, LastingEffect, TableCard } from '../state/game-state.ts'
import { locationOf, lyingPiece, pieceOf, sideOfPiece, whereIs } from '../state/nesting.ts'
import type { Active, HeldRule, Position, RuleKey, Subject, TextAt } from '../state/position-reading.ts'
import { answersTo } from './answers.ts'
import type { CardText, PieceKey } from './language/keyed-text.ts'
import { about, all, filter } from './language/makers.ts'
import type { Act, CardPiece, Rule } from './language/words.ts'
import { isTextResting } from './values/crews.ts'

/** The rules of a piece, those of a group with its condition; none of an offer, nor of what is not in play yet. */
function rulesIn(piece: CardPiece, key: string): readonly HeldRule[] {
  if ('word' in piece) return [{ rule: asRead(piece), conditions: [], key }]
  if (!('group' in piece)) return []
  return Object.entries(piece.pieces).map(([inner, rule]) => ({
    rule: asRead(rule),
    conditions: [piece.while],
    key: `${key}/${inner}`,
  }))
}

/** A rule as it is read: a pilot adds to what it pilots. */
function asRead(rule: Rule): Rule {
  if (rule.word !== 'pilots') return rule
  const { stat = 'power', amount, of } = rule
  const ship = filter('piloted by', { fit: filter('self') })
  return about('add', stat, { amount, of: all(of === undefined ? [ship] : [ship, of]) } as never)
}

/** The rules of a text, all of them and by their keys. */
interface Text {
  readonly all: readonly HeldRule[]
  readonly by: ReadonlyMap<RuleKey, readonly HeldRule[]>
}

const TEXTS = onceFor<CardText, Text>()

/** The rules of a card's text as it speaks to a side; read once. */
function textOf(card: string, side: Side): Text {
  const { text, title } = cardOf(card)
  return TEXTS(text[side], title, () => rulesOf(text[side], title))
}

function rulesOf(text: CardText, title: string): Text {
  const all = Object.entries(text).flatMap(([key, piece]) => rulesIn(piece, `${title}/${key}`))
  const by = new Map<RuleKey, HeldRule[]>()
  for (const one of all) by.set(keyOf(one.rule), [...(by.get(keyOf(one.rule)) ?? []), one])
  return { all, by }
}

/** The rules of a card's text as it speaks to a side. */
export const heldBy = (card: string, side: Side): readonly HeldRule[] => textOf(card, side).all

/** The key of a rule: the value that it is about, or else its word; what may be done nowhere else is forbidden elsewhere. */
export function keyOf(rule: Rule): RuleKey {
  if (rule.word === 'immune' || rule.word === 'immune to all') return 'immunity'
  if (rule.word === 'only') return 'ban'
  return 'stat' in rule && rule.stat !== undefined ? rule.stat : rule.word
}

/** Returns a look-up of everything in force, each list in the order of the table. */
export function lookUp(reading: Position): (key: RuleKey) => readonly Active[] {
  const found = new Map<RuleKey, readonly Active[]>()
  let bearers: Bearers | null = null
  return (key) => {
    const known = found.get(key)
    if (known !== undefined) return known
    bearers ??= { cards: bearersOn(reading.board), places: placesSpeaking(reading.board) }
    const made = activeFor(reading, key, bearers)
    found.set(key, made)
    return made
  }
}

/** A card on table whose text has rules. */
interface Bearer {
  readonly piece: TableCard
  readonly you: Side
  readonly by: Text['by']
}

/** A location whose text has rules as it speaks to a side. */
interface SpeakingPlace {
  readonly place: string
  readonly card: string
  readonly you: Side
  readonly by: Text['by']
}

/** All whose texts have rules, in the order of the table. */
interface Bearers {
  readonly cards: readonly Bearer[]
  readonly places: readonly SpeakingPlace[]
}

const placesSpeaking = ({ places }: Board): readonly SpeakingPlace[] =>
  places.flatMap((place) => {
    const { id } = locationOf(place)
    return SIDES.flatMap((you): readonly SpeakingPlace[] => {
      const { by } = textOf(id, you)
      return by.size === 0 ? [] : [{ place: place.id, card: id, you, by }]
    })
  })

/** The sides to which a card on table speaks: its player, and the opponent if its text says so. */
export const listenersTo = (piece: TableCard): readonly Side[] => {
  const side = sideOfPiece(piece)
  return cardOf(piece.card).speaksToBoth === true ? [side, opponentOf(side)] : [side]
}

function bearersOn({ pieces }: Board): readonly Bearer[] {
  const bearers: Bearer[] = []
  for (const piece of pieces) {
    for (const you of listenersTo(piece)) {
      const { by } = textOf(piece.card, you)
      if (by.size > 0) bearers.push({ piece, you, by })
    }
  }
  return bearers
}

/** Everything in force that concerns a key. */
function activeFor(reading: Position, key: RuleKey, bearers: Bearers): readonly Active[] {
  const { board } = reading
  const active: Active[] = []
  for (const { piece, you, by } of bearers.cards) {
    const own = by.get(key)
    if (own === undefined) continue
    const meant: TextAt = { reading, you, card: piece.card, self: piece, here: whereIs(board, piece) }
    // A text that suspends others is not looked up for itself.
    if (key !== 'suspend' && isSuspended(reading, piece)) continue
    const rests = isTextResting(board, piece)
    for (const one of own)
      if (!rests || holdsAtRest(one.rule))
        active.push({ ...one, ...(you === sideOfPiece(piece) ? {} : { key: `${one.key}/${you}` }), meant })
  }
  for (const { place, card, you, by } of bearers.places) {
    const own = by.get(key)
    if (own === undefined || (key !== 'blank' && isTextOff(reading, place, you))) continue
    const meant: TextAt = { reading, you, card, self: null, here: place }
    for (const one of own) active.push({ ...one, key: `${one.key}/${you}/${place}`, meant })
  }
  for (const lasting of board.lasting) {
    if (lasting.turn !== undefined && lasting.turn !== board.turn) continue
    const one = lastingIn(reading, lasting)
    if (keyOf(one.rule) === key) active.push(one)
  }
  return active
}

/**
 * Whether a ship whose text rests has this part of it: on deploying, or on its own landing and taking off (rules 10.2.4,
 * 10.4.2; U-43).
 */
function holdsAtRest(rule: Rule): boolean {
  if ('stat' in rule && rule.stat === 'deploy cost') return true
  // It can make no other move.
  if ('stat' in rule && rule.stat === 'move cost') return !('of' in rule) || rule.of === undefined
  if (rule.word === 'allow') return rule.leave.startsWith('deploy ')
  return (rule.word === 'ban' || rule.word === 'only') && rule.deeds.includes('deploy')
}

/** Whether the text of a location is off for the player of that side (S-E33). */
export const isTextOff = (reading: Position, place: string, side: Side): boolean =>
  answersTo(reading, 'blank', { question: 'text', at: { place }, player: side }).length > 0

/** Whether the text of a card on table is off; hardly any game has such a rule. */
export const isSuspended = (reading: Position, piece: TableCard): boolean =>
  reading.active('suspend').length > 0 &&
  answersTo(reading, 'suspend', { question: 'text of a card', card: { piece } }).length > 0

/** Returns the card or place of a name; null for a card that has left the table since. */
export function subjectOf(board: Pick<Board, 'pieces' | 'resting'>, named: CardName | null): Subject | null {
  if (named === null || !('handle' in named)) return named
  const piece = lyingPiece(board, named.handle)
  return piece === null ? null : { piece }
}

/** The name under which a card or place of the moment is kept. */
export function nameOf(subject: Subject | null): CardName | null {
  if (subject === null || 'place' in subject) return subject
  if ('piece' in subject) return { handle: subject.piece.handle }
  return { card: subject.card, was: subject.was ?? { at: null, bearing: [] } }
}

/** The acts of a function of an Interrupt, or of a text of choice; none of another piece. */
export function functionAt(card: string, side: Side, piece: PieceKey): readonly Act[] {
  const text = pieceOfText(card, side, piece)
  return text !== undefined && 'offer' in text ? text.does : []
}

/**
 * The chosen cards on a board, by their names; null for a card that has left the table since.
 * @param below the card of the moment
 */
export const chosenOn = (
  board: Pick<Board, 'pieces' | 'resting'>,
  chosen: Readonly<Record<string, string>>,
  below: Subject | null = null,
): Readonly<Record<string, Subject | null>> =>
  Object.fromEntries(
    Object.entries(chosen).map(([name, handle]) => {
      const piece = lyingPiece(board, handle)
      return [name, handle === 'below' ? below : piece === null ? null : { piece }]
    }),
  )

function lastingIn(
  reading: Position,
  { card, you, piece, rule, chosen, it, drawn, lost, here, name }: LastingEffect,
): Active {
  const { board } = reading
  const meant: TextAt = {
    ...{ reading, you, card, here, drawn },
    self: pieceOf(board, name),
    ...(chosen === undefined ? {} : { chosen: chosenOn(board, chosen) }),
    ...(lost === undefined ? {} : { lost }),
    it: subjectOf(board, it ?? null),
  }
  return {
    rule,
    conditions: [],
    // Rules of one piece are told apart by what they say; another copy of the title has the same.
    key: `${cardOf(card).title}/${piece}/${JSON.stringify(rule)}`,
    meant,
  }
}
