/** Explains the present numbers of one card or place: what each is made of, and the rules behind it. */
import type { Explanation, Voice } from '../../../contract/index.ts'
import { because } from '../../../kit/explain/counting.ts'
import type { ZoneCard } from '../../../kit/zones/piles.ts'
import { printedCost } from '../rules/deploy/own-texts.ts'
import { costParts, placeOfWay, waysAtAnyPrice } from '../rules/deploy/ways.ts'
import { drainCost } from '../rules/drain/steps.ts'
import { cardOf, opponentOf, SIDES, type Side } from '../state/engine-card.ts'
import type { Place, TableCard } from '../state/game-state.ts'
import { isCarrier, locationAt } from '../state/nesting.ts'
import type { NumberPart, Position } from '../state/position-reading.ts'
import { readingOf } from '../texts/reading-of.ts'
import { numberParts } from '../texts/values/fighting-values.ts'
import { controls, iconsAt, occupies } from '../texts/values/presence.ts'
import type { View } from '../view/player-view.ts'
import { type StorySpeaker, speakerOf } from '../words/speaker.ts'
import { numberLine, partsInWords, statsFor, sumOf } from './numbers.ts'

/**
 * Returns the explanations of a face of the layout, each with its rules; none for what the reader does not see.
 * @param handle of a card on table or in the reader's hand, or the id of a place
 */
export function explain(handle: string, view: View, voice: Voice): readonly Explanation[] {
  const reading = readingOf(view)
  const speaker = speakerOf(voice)
  const place = view.places.find(({ id }) => id === handle)
  if (place !== undefined) return placeLines(reading, place, speaker)
  const piece = view.pieces.find((one) => one.handle === handle)
  if (piece !== undefined) return pieceLines(reading, piece, speaker)
  const held = view.hand.find((one) => one.handle === handle)
  return held === undefined ? [] : handLines(view, reading, held, speaker)
}

function pieceLines(reading: Position, piece: TableCard, speaker: StorySpeaker): readonly Explanation[] {
  const { say } = speaker
  const { today } = reading.board
  const idle = isCarrier(cardOf(piece.card)) && numberParts(reading, piece, 'power') === null
  const below = reading.immunity(piece)
  return [
    ...(piece.hit === true ? [because(say('why.hit'), '9.6.2')] : []),
    ...(piece.crashed === true ? [because(say('why.crashed'), '48.1', '48.2')] : []),
    ...(idle && piece.crashed !== true ? [because(say('why.nobody'), '10.2.4', '10.4.2')] : []),
    ...statsFor(piece).flatMap((stat) => numberLine(reading, piece, stat, speaker)),
    ...(below === 0
      ? []
      : [because(below === Number.MAX_SAFE_INTEGER ? say('why.immune-all') : say('why.immune', { below }), '15A.1')]),
    ...(today.fought.includes(piece.handle) ? [because(say('why.fought'), '9.1.4')] : []),
    ...(today.moved.includes(piece.handle) ? [because(say('why.moved'), '10.0.2')] : []),
  ]
}

function placeLines(reading: Position, { id }: Place, speaker: StorySpeaker): readonly Explanation[] {
  const { say, name } = speaker
  const icons = (side: Side) => say('why.icons.of', { name: name(side), count: iconsAt(reading, id, side) })
  const [one, other] = SIDES
  const holder = SIDES.find((side) => controls(reading, id, side))
  const is = SIDES.every((side) => occupies(reading, id, side)) ? 'both' : 'empty'
  return [
    because(say('why.icons', { mine: icons(one), theirs: icons(other) }), '2.2.2', '6.1'),
    holder === undefined
      ? because(say(`why.${is}`), '2.5.1', '2.5.2')
      : because(say('why.held', { name: name(holder) }), '2.5.2'),
    ...(holder === undefined || locationAt(reading.board, id).kind === 'sector'
      ? []
      : drainLines(reading, id, holder, speaker)),
  ]
}

function drainLines(reading: Position, at: string, side: Side, speaker: StorySpeaker): readonly Explanation[] {
  const { say } = speaker
  const base = iconsAt(reading, at, opponentOf(side))
  const parts = reading.parts('Force drain', base, { player: side, at: { place: at } })
  const force = drainCost(reading, side, at)
  const total = base + sumOf(parts)
  const made = { total, count: base, parts: partsInWords(parts, locationAt(reading.board, at).id, speaker) }
  return [
    because(parts.length === 0 ? say('why.drain', { total }) : say('why.drain.changed', made), '7.2'),
    ...(force === 0 ? [] : [because(say('why.drain.cost', { count: force }), '7.1')]),
  ]
}

/** The same price at several places is told once. */
interface Price {
  readonly total: number
  readonly parts: readonly NumberPart[]
  readonly places: Set<string>
}

function handLines(
  { hand }: View,
  reading: Position,
  { handle, card: id }: ZoneCard,
  speaker: StorySpeaker,
): readonly Explanation[] {
  const { say } = speaker
  const card = cardOf(id)
  const destiny = because(say('why.destiny', { destiny: card.destiny.join('–') }), '2.3.1')
  if (card.type === 'location') return [because(say('why.icons', printedIcons(id, say)), '2.2.2'), destiny]
  if (card.type === 'interrupt') return [destiny]
  const others = hand.filter((one) => one.handle !== handle)
  const base = printedCost(card)
  const prices = new Map<string, Price>()
  for (const { way } of waysAtAnyPrice(reading, card.side, card, others)) {
    const parts = costParts(reading, card, way)
    const key = JSON.stringify(parts)
    const price = prices.get(key) ?? { total: base + sumOf(parts), parts, places: new Set() }
    const at = placeOfWay(reading, way)
    if (at !== null) price.places.add(locationAt(reading.board, at).title)
    prices.set(key, price)
  }
  const all = prices.size === 0 ? [{ total: base, parts: [], places: new Set<string>() }] : [...prices.values()]
  return [
    ...all.map((price) => because(priceWords(price, { id, base, names: all.length > 1 }, speaker), '2.3.2', '8.4')),
    destiny,
  ]
}

const printedIcons = (id: string, say: StorySpeaker['say']) => {
  const said = (side: Side) =>
    say('why.icons.of', { name: say(`why.side.${side}`), count: cardOf(id).force?.[side] ?? 0 })
  return { mine: said('dark'), theirs: said('light') }
}

/** A card of the hand and its printed cost. `names`: whether the places are named. */
interface HandCard {
  readonly id: string
  readonly base: number
  readonly names: boolean
}

/** A card with one price everywhere does not name the places. */
function priceWords({ total, parts, places }: Price, { id, base, names }: HandCard, speaker: StorySpeaker): string {
  const { say } = speaker
  const where = [...places].join(', ')
  const cost = names && where !== '' ? say('why.cost.at', { total, places: where }) : say('why.cost', { total })
  return parts.length === 0 ? cost : say('why.cost.changed', { cost, base, parts: partsInWords(parts, id, speaker) })
}
