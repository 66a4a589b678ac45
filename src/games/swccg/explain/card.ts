/** Explains the present numbers of one card or place: what each is made of, and the rules behind it. */
import type { Explanation, Language, Voice } from '../../../contract/index.ts'
import { because } from '../../../kit/explain/counting.ts'
import { nameOf } from '../../../kit/wording/words.ts'
import { printedCost } from '../rules/deploy/own-texts.ts'
import { costParts, placeOfWay, waysAtAnyPrice } from '../rules/deploy/ways.ts'
import { drainAmount, drainCost } from '../rules/drain/steps.ts'
import { cardOf, opponentOf, SIDES, type Side } from '../state/engine-card.ts'
import type { Place, TableCard } from '../state/game-state.ts'
import { isCarrier, locationAt, locationOf } from '../state/nesting.ts'
import type { NumberPart, Reading } from '../state/position-reading.ts'
import { readingOf } from '../texts/reading-of.ts'
import { numberParts } from '../values/fighting-values.ts'
import { controls, iconsAt, occupies } from '../values/presence.ts'
import type { View } from '../view/player-view.ts'
import { tell } from '../words/explain-dictionary.ts'
import { numberLine, partsInWords, statsFor, sumOf } from './numbers.ts'

/**
 * Returns the explanations of a face of the layout, each with its rules; none for what the reader does not see.
 * @param handle of a card on table or in the reader's hand, or the id of a place
 */
export function explain(handle: string, view: View, voice: Voice): readonly Explanation[] {
  const reading = readingOf(view)
  const place = view.places.find(({ id }) => id === handle)
  if (place !== undefined) return placeLines(reading, place, voice)
  const piece = view.pieces.find((one) => one.handle === handle)
  if (piece !== undefined) return pieceLines(reading, piece, voice.language)
  const held = view.hand.find((one) => one.handle === handle)
  return held === undefined ? [] : handLines(reading, held.handle, held.card, view, voice.language)
}

function pieceLines(reading: Reading, piece: TableCard, language: Language): readonly Explanation[] {
  const { today } = reading.board
  const idle = isCarrier(cardOf(piece.card)) && numberParts(reading, piece, 'power') === null
  const below = reading.immunity(piece)
  return [
    ...(piece.hit === true ? [because(tell('hit', language), '9.6.2')] : []),
    ...(idle ? [because(tell('nobody', language), '10.2.4', '10.4.2')] : []),
    ...statsFor(piece).flatMap((stat) => numberLine(reading, piece, stat, language)),
    ...(below === Number.MAX_SAFE_INTEGER ? [because(tell('immune-all', language), '15A.1')] : []),
    ...(below > 0 && below < Number.MAX_SAFE_INTEGER ? [because(tell('immune', language, { below }), '15A.1')] : []),
    ...(today.fought.includes(piece.handle) ? [because(tell('fought', language), '9.1.4')] : []),
    ...(today.moved.includes(piece.handle) ? [because(tell('moved', language), '10.0.2')] : []),
  ]
}

function placeLines(reading: Reading, { id }: Place, voice: Voice): readonly Explanation[] {
  const { language } = voice
  const icons = (side: Side) =>
    tell('icons.of', language, { name: nameOf(side, voice), count: iconsAt(reading, id, side) })
  const [one, other] = SIDES
  const gaps = { mine: icons(one), theirs: icons(other) }
  const holder = SIDES.find((side) => controls(reading, id, side))
  const is = SIDES.every((side) => occupies(reading, id, side)) ? 'both' : 'empty'
  return [
    because(tell('icons', language, gaps), '2.2.2', '6.1'),
    holder === undefined
      ? because(tell(is, language), '2.5.1', '2.5.2')
      : because(tell('held', language, { name: nameOf(holder, voice) }), '2.5.2'),
    ...(holder === undefined || locationAt(reading.board, id).kind === 'sector'
      ? []
      : drainLines(reading, id, holder, language)),
  ]
}

function drainLines(reading: Reading, at: string, side: Side, language: Language): readonly Explanation[] {
  const base = iconsAt(reading, at, opponentOf(side))
  const parts = reading.parts('Force drain', base, { side, at })
  const force = drainCost(reading, side, at)
  const gaps = {
    total: drainAmount(reading, side, at),
    base,
    parts: partsInWords(parts, locationAt(reading.board, at).id, language),
  }
  return [
    because(tell(parts.length === 0 ? 'drain' : 'drain.changed', language, gaps), '7.2'),
    ...(force === 0 ? [] : [because(tell('drain.cost', language, { force }), '7.1')]),
  ]
}

/** The same price at several places is told once. */
interface Price {
  readonly total: number
  readonly parts: readonly NumberPart[]
  readonly places: Set<string>
}

function handLines(
  reading: Reading,
  handle: string,
  id: string,
  view: View,
  language: Language,
): readonly Explanation[] {
  const card = cardOf(id)
  const destiny = because(tell('destiny', language, { destiny: card.destiny.join('–') }), '2.3.1')
  if (card.type === 'location') return [because(tell('icons', language, printedIcons(id, language)), '2.2.2'), destiny]
  if (card.type === 'interrupt') return [destiny]
  const others = view.hand.filter((one) => one.handle !== handle)
  const base = printedCost(card)
  const prices = new Map<string, Price>()
  for (const { way } of waysAtAnyPrice(reading, card.side, card, others)) {
    const parts = costParts(reading, card, way)
    const key = JSON.stringify(parts)
    const price = prices.get(key) ?? { total: base + sumOf(parts), parts, places: new Set() }
    const at = placeOfWay(reading, way)
    if (at !== null) price.places.add(shortPlace(reading, at))
    prices.set(key, price)
  }
  const all = prices.size === 0 ? [{ total: base, parts: [], places: new Set<string>() }] : [...prices.values()]
  return [
    ...all.map((price) => because(priceWords(price, { id, base, names: all.length > 1 }, language), '2.3.2', '8.4')),
    destiny,
  ]
}

const shortPlace = (reading: Reading, at: string): string =>
  locationOf(reading.board.places.find(({ id }) => id === at)!).title

const printedIcons = (id: string, language: Language) => {
  const count = (side: Side) => cardOf(id).force?.[side] ?? 0
  const said = (side: Side) => tell('icons.of', language, { name: tell(`side.${side}`, language), count: count(side) })
  return { mine: said('dark'), theirs: said('light') }
}

/** A card of the hand and its printed cost. `names`: whether the places are named. */
interface HandCard {
  readonly id: string
  readonly base: number
  readonly names: boolean
}

/** A card with one price everywhere does not name the places. */
function priceWords({ total, parts, places }: Price, { id, base, names }: HandCard, language: Language): string {
  const where = [...places].join(', ')
  const cost = tell(names && where !== '' ? 'cost.at' : 'cost', language, { total, places: where })
  return parts.length === 0
    ? cost
    : tell('cost.changed', language, { cost, base, parts: partsInWords(parts, id, language) })
}
