/**
 * The labels of options: what is done with which card, and where or to which target, so that within a question no two of
 * them read alike.
 */
import type { Decision, Language, Option } from '../../../contract/index.ts'
import { findCard } from '../cards/index.ts'
import { cardOf, type Side } from '../state/engine-card.ts'
import { locationAt, pieceOf, placeOf, sideOfPiece, whereIs } from '../state/nesting.ts'
import { actsInWords, choiceWords } from '../texts/card-text.ts'
import type { Act } from '../texts/language/words.ts'
import { functionAt } from '../texts/sources.ts'
import type { View } from '../view/player-view.ts'
import { word } from './dictionary.ts'
import { say } from './saying.ts'
import { shortName } from './short-names.ts'

/** Characters of a label up to which titles are written in full. */
const ROOM = 34

type About = NonNullable<Option['about']>

/** How cards are called in a label: by their titles, or shorter. */
type CardCaller = (card: string) => string

/** All that a label is made from. */
interface LabelContext {
  readonly view: View
  readonly decision: Decision<Side>
  readonly language: Language
  readonly called: CardCaller
}

/** A text with its gaps filled. */
function filled({ language }: LabelContext, key: string, gaps: Readonly<Record<string, string | number>> = {}): string {
  return word(`label.${key}`, language).replace(/\{(\w+)\}/g, (_, gap: string) => String(gaps[gap] ?? ''))
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** The name of a place: of several with one title the first, the second and so on in their row. */
function placeName({ view, called }: LabelContext, id: string): string {
  const { title } = locationAt(view, id)
  const same = view.places.filter((place) => locationAt(view, place.id).title === title).map((place) => place.id)
  const name = called(locationAt(view, id).id)
  return same.length < 2 ? name : `${name} (${same.indexOf(id) + 1})`
}

/** The name of a card on table; with its place or carrier where another of its side has the same title. */
function pieceName(labelling: LabelContext, handle: string): string {
  const { view, called } = labelling
  const piece = pieceOf(view, handle)
  if (piece === null) return handle
  const name = called(piece.card)
  const { title } = cardOf(piece.card)
  const alike = view.pieces.filter((one) => cardOf(one.card).title === title)
  if (alike.length < 2) return name
  const spot = (one: typeof piece) => `${sideOfPiece(one)} ${one.on ?? one.at ?? ''}`
  const beside = alike.filter((one) => spot(one) === spot(piece))
  const on = piece.on === null ? null : pieceOf(view, piece.on)
  const at = whereIs(view, piece)
  const where = on !== null ? pieceName(labelling, on.handle) : at === null ? '' : placeName(labelling, at)
  const which = beside.length < 2 ? '' : ` (${beside.indexOf(piece) + 1})`
  const sides = new Set(alike.map(sideOfPiece))
  const whose = sides.size < 2 ? '' : `, ${word(sideOfPiece(piece), labelling.language)}`
  return where === '' ? `${name}${which}${whose}` : `${name}${which}, ${where}${whose}`
}

/** The name of a card on table with the place where it is. */
function pieceThere(labelling: LabelContext, handle: string): string {
  const piece = pieceOf(labelling.view, handle)
  const at = piece === null ? null : whereIs(labelling.view, piece)
  const name = pieceName(labelling, handle)
  const place = at === null ? '' : placeName(labelling, at)
  return place === '' || name.includes(place) ? name : `${name}, ${place}`
}

/** A handle or the id of a place by its name. */
const thingName = (labelling: LabelContext, id: string): string =>
  labelling.view.places.some((place) => place.id === id) ? placeName(labelling, id) : pieceThere(labelling, id)

/** Where a location comes to lie in the row of its planet: between which others. */
function slotName(labelling: LabelContext, card: string, index: number): string {
  const { places } = labelling.view
  const { system } = cardOf(card)
  const name = (at: number): string | null => {
    const place = places[at]
    return place === undefined || placeOf(labelling.view, place.id).system !== system
      ? null
      : placeName(labelling, place.id)
  }
  const [before, after] = [name(index - 1), name(index)]
  if (before !== null && after !== null) return filled(labelling, 'between', { before, after })
  if (before !== null) return filled(labelling, 'after', { place: before })
  return after === null ? filled(labelling, 'alone') : filled(labelling, 'before', { place: after })
}

/** Where a card goes: a place, a carrier with its place, a spot in a row, the pilot that comes along. */
function goalName(labelling: LabelContext, about: About, card: string): string {
  const [on = null, at = null, role = null, pilot = null] = [about.on, about.place, about.role, about.pilot].map(text)
  const index = number(about.index)
  if (index !== null) return slotName(labelling, card, index)
  if (on !== null) {
    const seat = role === null || role === 'carried' ? '' : `, ${word(role, labelling.language)}`
    return `${pieceThere(labelling, on)}${seat}`
  }
  const name = at === null ? filled(labelling, 'table') : placeName(labelling, at)
  return pilot === null ? name : filled(labelling, 'with', { pilot: labelling.called(pilot), place: name })
}

/** The Force that an option costs; nothing where it costs none or leaves open what it costs. */
function priceOf(labelling: LabelContext, { about = {} }: Option): string {
  const force = number(about.force)
  if (force === null) return ''
  if (force === 0) return filled(labelling, 'free')
  return filled(labelling, about.from === true ? 'from' : 'force', { force })
}

/** The card, text or Interrupt of an option, in what it does. */
function textLabel(labelling: LabelContext, option: Option, verb: string): string {
  const { about = {}, card = '' } = option
  const { decision, language } = labelling
  const how = text(about.how)
  const source = option.face ?? null
  const name = source === null ? labelling.called(card) : thingName(labelling, source)
  const used = how === 'used' || how === 'lost' ? ` (${word(`as-${how}`, language)})` : ''
  const [target, targetCard] = [text(about.target), text(about.targetCard)]
  const aimed =
    target !== null ? thingName(labelling, target) : targetCard === null ? null : labelling.called(targetCard)
  const aim = aimed === null ? '' : ` → ${aimed}`
  const piece = text(about.text)
  const shape = decision.shape.type === 'choose' ? decision.shape.options : []
  // Another function of the same card with the same pile: the words of the function tell them apart.
  const other = shape.some(
    (one) =>
      one !== option &&
      one.card === card &&
      one.face === option.face &&
      one.about?.how === how &&
      one.about?.text !== piece,
  )
  const told = findCard(card)
  const acts = other && piece !== null ? functionAt(card, decision.seat, piece) : []
  const words = told === undefined ? '' : actsInWords(told, acts, language)
  const does = words === '' ? '' : `: ${words}`
  return `${filled(labelling, verb, { card: name })}${used}${aim}${does}`
}

type Maker = (labelling: LabelContext, option: Option) => string

const cardName: Maker = ({ called, language }, { id, card }) => (card === undefined ? say(id, language) : called(card))

/** The card that a question is about. */
const subject = ({ decision }: LabelContext): string => text(decision.about.card) ?? ''
const mover = (labelling: LabelContext): string => {
  const piece = text(labelling.decision.about.piece)
  return piece === null ? labelling.called(subject(labelling)) : pieceName(labelling, piece)
}

const way: Maker = (labelling, option) => {
  const card = subject(labelling)
  if (option.group === 'convert')
    return filled(labelling, 'convert', {
      card: labelling.called(card),
      place: goalName(labelling, option.about ?? {}, card),
    })
  const replaced = option.about?.replaced
  const ships = Array.isArray(replaced)
    ? replaced.flatMap((handle) => pieceOf(labelling.view, String(handle))?.card ?? [])
    : []
  const which = ships.length === 0 ? '' : ` (${ships.map(labelling.called).join(', ')})`
  return `${labelling.called(card)} → ${goalName(labelling, option.about ?? {}, card)}${which}`
}

/** A move: where it leads, and how. */
function moveWords(labelling: LabelContext, option: Option, name: string): string {
  const { about = {}, group = '' } = option
  const how = word(text(about.how) ?? group, labelling.language)
  const swap = text(about.swap)
  const goal = goalName(labelling, option.about ?? {}, option.card ?? '')
  const other = swap === null ? '' : ` ⇄ ${pieceName(labelling, swap)}`
  return `${name} → ${goal}${other} · ${how}`
}

/** An act of a phase, by its group. */
const ACTS: Readonly<Record<string, Maker>> = {
  drain: (labelling, option) =>
    filled(labelling, 'drain', {
      place: placeName(labelling, text(option.about?.place) ?? ''),
      amount: number(option.about?.amount) ?? 0,
    }),
  battle: (labelling, option) =>
    filled(labelling, 'battle', { place: placeName(labelling, text(option.about?.place) ?? '') }),
  deploy: (labelling, option) => {
    const { card = '', about = {} } = option
    const name = labelling.called(card)
    return filled(labelling, 'deploy', {
      card: about.only === true ? `${name} → ${goalName(labelling, option.about ?? {}, card)}` : name,
    })
  },
  move: (labelling, option) => {
    const { face = '', about = {} } = option
    const name = pieceThere(labelling, face)
    return filled(labelling, 'move', { card: about.only === true ? moveWords(labelling, option, name) : name })
  },
  react: (labelling, option) => {
    const { card = '', face, about = {} } = option
    const name = face === undefined ? labelling.called(card) : pieceThere(labelling, face)
    return filled(labelling, 'react', {
      card: about.only === true ? `${name} → ${goalName(labelling, option.about ?? {}, card)}` : name,
    })
  },
  interrupt: (labelling, option) => textLabel(labelling, option, 'play'),
  text: (labelling, option) => textLabel(labelling, option, 'use'),
  effect: (labelling, option) => filled(labelling, 'play', { card: labelling.called(option.card ?? '') }),
  fire: (labelling, option) => {
    const { about = {} } = option
    const weapon = pieceOf(labelling.view, text(about.weapon))
    const target = text(about.target)
    const carrier = weapon === null || weapon.on === null ? '' : `, ${pieceName(labelling, weapon.on)}`
    const name = weapon === null ? '' : `${labelling.called(weapon.card)}${carrier}`
    const fire = filled(labelling, 'fire', { card: name })
    return target === null ? fire : `${fire} → ${pieceThere(labelling, target)}`
  },
  piles: (labelling, option) =>
    filled(labelling, 'pile', { pile: word(option.id, labelling.language), count: option.upTo ?? 1 }),
  hand: (labelling, option) => filled(labelling, 'hand', { card: labelling.called(option.card ?? '') }),
  forfeit: (labelling, option) =>
    filled(labelling, option.about?.hit === true ? 'forfeit-hit' : 'forfeit', {
      card: pieceThere(labelling, option.face ?? ''),
      value: number(option.about?.value) ?? 0,
    }),
}
const act: Maker = (labelling, option) => (ACTS[option.group ?? ''] ?? cardName)(labelling, option)

const aimedAt: Maker = (labelling, option) => {
  const { face, card = '' } = option
  return face === undefined ? labelling.called(card) : thingName(labelling, face)
}

/** The label of an option by the kind of its question. */
const LABELS: Readonly<Record<string, Maker>> = {
  act,
  begin: act,
  respond: act,
  weapons: act,
  plan: act,
  satisfy: act,
  lose: act,
  'deploy-where': way,
  'move-where': (labelling, option) => moveWords(labelling, option, mover(labelling)),
  company: (labelling, option) =>
    `${aimedAt(labelling, option)} → ${goalName(labelling, labelling.decision.about as About, '')}`,
  riders: (labelling, option) => {
    const seat = text(option.about?.role)
    const card = pieceThere(labelling, option.face ?? '')
    const ship = mover(labelling)
    return option.group === 'embark'
      ? filled(labelling, 'boards', { card, ship, seat: word(seat ?? '', labelling.language) })
      : filled(labelling, 'leaves', { card, ship })
  },
  target: (labelling, option) => `${labelling.called(subject(labelling))} → ${aimedAt(labelling, option)}`,
  'text-target': (labelling, option) => `${labelling.called(subject(labelling))} → ${aimedAt(labelling, option)}`,
  goal: (labelling, option) => `${labelling.called(subject(labelling))} → ${aimedAt(labelling, option)}`,
  two: (labelling, option) => `${labelling.called(subject(labelling))}: ${option.id}`,
}

/** The acts of a text of which one is chosen, by the ids of their options. */
const oneOf: Maker = ({ decision: { about }, language }, option) => {
  const told = findCard(String(about.card))
  const does = option.about?.does as readonly Act[] | undefined
  return told === undefined || does === undefined ? option.id : choiceWords(told, does, language)
}

function labelOf(decision: Decision<Side>, option: Option, view: View, language: Language): string {
  const make =
    decision.kind === 'one-of' ? oneOf : (LABELS[decision.kind === 'again' ? 'target' : decision.kind] ?? cardName)
  const label = (called: CardCaller) => {
    const labelling = { view, decision, language, called }
    const price = priceOf(labelling, option)
    return [make(labelling, option), ...(price === '' ? [] : [price])].join(' · ')
  }
  const full = label((card) => say(card, language))
  return full.length <= ROOM ? full : label(shortName)
}

/** Labels of which no two are alike, but for options that are the same: others are numbered. */
export function optionLabels(decision: Decision<Side>, view: View, language: Language): ReadonlyMap<string, string> {
  const options = decision.shape.type === 'choose' ? decision.shape.options : []
  const labels = options.map((option) => ({ option, label: labelOf(decision, option, view, language) }))
  const isSame = (one: Option, other: Option) => one === other || (one.like !== undefined && one.like === other.like)
  return new Map(
    labels.map(({ option, label }, at) => {
      const isAlike = (other: (typeof labels)[number]) => other.label === label && !isSame(other.option, option)
      if (!labels.some(isAlike)) return [option.id, label]
      return [option.id, `${label} (${labels.slice(0, at).filter(isAlike).length + 1})`]
    }),
  )
}
