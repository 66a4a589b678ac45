/** Why something is not among the actions that a player may take now, by the functions that make the offer. */
import type { Decision, Explanation, MissingAnswer, Voice } from '../../../contract/index.ts'
import { reasonsOf } from '../../../kit/explain/reasons.ts'
import { notOffered, thingsIn } from '../../../kit/explain/why-not.ts'
import { clipWords } from '../../../kit/wording/clipping.ts'
import { SIDES } from '../cards/printed-card.ts'
import { battleCost } from '../rules/battle/steps.ts'
import { cardTypeOf } from '../rules/deploy/card-types.ts'
import { waysAtAnyPrice } from '../rules/deploy/ways.ts'
import { drainCost } from '../rules/drain/steps.ts'
import { cardOf, momentOfHand, opponentOf, type Side } from '../state/engine-card.ts'
import type { Place, TableCard } from '../state/game-state.ts'
import { isCharacter, isShip, isVehicle, locationOf, sideOfPiece, whereIs } from '../state/nesting.ts'
import type { Position } from '../state/position-reading.ts'
import { readingOf } from '../texts/reading-of.ts'
import { controls, occupies } from '../texts/values/presence.ts'
import { mayLie } from '../texts/values/rows.ts'
import type { View } from '../view/player-view.ts'
import { LABEL } from '../words/saying.ts'
import { shortName } from '../words/short-names.ts'
import { speak } from '../words/speaker.ts'

/** The reasons, each with the rules on which it rests. */
const RULES = {
  'card-phase': ['5.1', '8.1.2'],
  'card-moment': ['13.1', '15.8'],
  'card-unique': ['8.8.1', '8.8.4'],
  'card-place': ['8.3.1'],
  'card-carrier': ['8.5.1'],
  'card-row': ['8.2.2', '8.8.1'],
  'card-force': ['8.4'],
  'card-text': ['8.6'],
  'card-type': [],
  'drain-done': ['7.1'],
  'drain-shared': ['2.5.2', '7.1'],
  'drain-force': ['7.1'],
  'battle-done': ['9.1.3'],
  'battle-stands': ['9.1.4'],
  'battle-force': ['9.1.2'],
  'move-done': ['10.0.2'],
  'move-force': ['10.0.1'],
  'move-nowhere': ['10.0.1'],
} as const
type Reason = keyof typeof RULES

const reasons = reasonsOf<Reason>(RULES)

/** Returns what a player may miss among their own actions in this phase, each with its reason. */
export function whyNot(view: View, decision: Decision): readonly MissingAnswer[] {
  const side = SIDES.find((one) => one === decision.seat)
  if (decision.kind !== 'act' || side === undefined || view.active !== side) return []
  const reading = readingOf(view)
  const offered = offeredBy(decision)
  return [
    ...notOffered(view.hand, offered, ({ handle, card }) => cardReason(view, reading, side, handle, card)),
    ...placeReasons(view, reading, side, offered),
    ...(view.phase === 'move' ? moveReasons(view, side, offered) : []),
  ]
}

/** Handles of cards and ids of places that the question offers something for. */
function offeredBy({ shape }: Decision): ReadonlySet<string> {
  const options = shape.type === 'choose' ? shape.options : []
  const faces = options.flatMap(({ face }) => face ?? [])
  // A card of the hand is the last part of its option's name.
  const held = [...thingsIn({ shape })].map((id) =>
    id.replace(/^(?:deploy|effect)-/, '').replace(/^play-([^-]+)-.*$/, '$1'),
  )
  return new Set([...faces, ...held])
}

function cardReason(view: View, reading: Position, side: Side, handle: string, id: string): MissingAnswer {
  const card = cardOf(id)
  const why = (reason: Reason, values?: object) => reasons.missing(handle, id, reason, values)
  if (card.type === 'interrupt') return why('card-moment')
  if (view.phase !== 'deploy') return why('card-phase')
  const others = view.hand.filter((one) => one.handle !== handle)
  const ways = waysAtAnyPrice(reading, side, card, others)
  const force = view.sizes[side].force
  if (ways.length > 0) {
    const cost = Math.min(...ways.map((way) => way.cost))
    return cost > force ? why('card-force', { count: cost, force }) : why('card-moment')
  }
  if (card.type === 'location') return why('card-row')
  if (!mayLie(view, card)) return why('card-unique')
  if (card.type === 'weapon' || card.type === 'device') return why('card-carrier')
  if (cardTypeOf(card) !== undefined) return why('card-type')
  if (card.type !== 'effect') return why('card-place')
  return why(momentOfHand(card) === undefined ? 'card-text' : 'card-moment')
}

/** Places where a drain or a battle may be missed: those that the player occupies. */
function placeReasons(
  view: View,
  reading: Position,
  side: Side,
  offered: ReadonlySet<string>,
): readonly MissingAnswer[] {
  const doing = view.phase === 'control' ? 'drain' : view.phase === 'battle' ? 'battle' : null
  if (doing === null) return []
  const mine = view.places.filter((place) => locationOf(place).kind !== 'sector' && occupies(reading, place.id, side))
  return mine.flatMap((place) => {
    if (offered.has(place.id)) return []
    const found = doing === 'drain' ? drainReason(view, reading, side, place) : battleReason(view, reading, side, place)
    if (found === null) return []
    return [reasons.missing(`${doing}-${place.id}`, locationOf(place).id, found.reason, found.values)]
  })
}

/** The values of a text's gaps. */
type Gaps = Readonly<Record<string, number>>

interface PlaceReason {
  readonly reason: Reason
  readonly values?: Gaps
}

function drainReason({ today, sizes }: View, reading: Position, side: Side, { id }: Place): PlaceReason {
  if (today.drained.includes(id)) return { reason: 'drain-done' }
  if (!controls(reading, id, side)) return { reason: 'drain-shared' }
  return { reason: 'drain-force', values: { count: drainCost(reading, side, id), force: sizes[side].force } }
}

/** Nobody misses a battle where only they stand. */
function battleReason({ today, sizes }: View, reading: Position, side: Side, { id }: Place): PlaceReason | null {
  if (!occupies(reading, id, opponentOf(side))) return null
  if (today.battled.includes(id)) return { reason: 'battle-done' }
  const [cost, force] = [battleCost(reading, side, id), sizes[side].force]
  return cost > force ? { reason: 'battle-force', values: { count: cost, force } } : { reason: 'battle-stands' }
}

function moveReasons(view: View, side: Side, offered: ReadonlySet<string>): readonly MissingAnswer[] {
  const mine = view.pieces.filter((piece) => sideOfPiece(piece) === side && canGo(view, piece))
  return notOffered(mine, offered, ({ handle, card }) => {
    const reason: Reason = view.today.moved.includes(handle)
      ? 'move-done'
      : view.sizes[side].force === 0
        ? 'move-force'
        : 'move-nowhere'
    return reasons.missing(`move-${handle}`, card, reason)
  })
}

function canGo(view: View, piece: TableCard): boolean {
  const card = cardOf(piece.card)
  return whereIs(view, piece) !== null && (isCharacter(card) || isShip(card) || isVehicle(card))
}

/** The name of what is missed (at most 100 characters), and its reason in words. @throws for any other refusal */
export function missing(
  one: MissingAnswer,
  _view: View,
  { language }: Voice,
): Explanation & { readonly label: string } {
  const reason = reasons.named(one.refusal.refused)
  if (reason === undefined || one.card === null) throw new Error(`no reason: ${one.refusal.refused}`)
  // The compiler can't follow that each reason finds the values of its gaps in its refusal.
  const say = speak(language) as (key: string, values: object) => string
  const [doing] = one.id.match(/^(?:drain|battle|move)(?=-)/) ?? []
  const name = shortName(one.card)
  const label = doing === undefined ? name : say(`why.label.${doing}`, { place: name, card: name })
  const own = reason === 'card-type' ? cardTypeOf(cardOf(one.card))?.missing : undefined
  return {
    label: clipWords(label, LABEL),
    text: own?.[language] ?? say(`why.not.${reason}`, one.refusal.values),
    rules: own?.rules ?? RULES[reason],
  }
}
