/** A place by itself: both sides with crews and weapons, what they draw and drain there, and the ways from it. */
import type {
  Block,
  CloseUp,
  CloseUpCard,
  CloseUpName,
  MusterFighter,
  MusterSide,
  Voice,
} from '../../../../contract/index.ts'
import { placeNumbers } from '../../explain/place-numbers.ts'
import { fighterOf } from '../../rules/battle/scene.ts'
import { newBattle } from '../../rules/battle/steps.ts'
import { drainAmount } from '../../rules/drain/steps.ts'
import { cardOf, SIDES, type Side } from '../../state/engine-card.ts'
import type { Place, TableCard } from '../../state/game-state.ts'
import {
  allAt,
  cardsOn,
  isCarrier,
  isCharacter,
  isFighter,
  isSpace,
  locationOf,
  pieceOf,
  placeOf,
  restingUnder,
  sideOfPiece,
  sitesOf,
  whereIs,
} from '../../state/nesting.ts'
import { readingOf } from '../../texts/reading-of.ts'
import { asideAt, battleDestinies } from '../../texts/values/battling.ts'
import { abilityOf, countsForDestiny, powerOf } from '../../texts/values/fighting-values.ts'
import { controls, iconsAt, occupies } from '../../texts/values/presence.ts'
import { drainSeen, powerSeen, rootsSeen } from '../../view/place-seen.ts'
import type { View } from '../../view/player-view.ts'
import { markName } from '../../words/mark-names.ts'
import { placeName } from '../../words/place-names.ts'
import { shortName } from '../../words/short-names.ts'
import { ordered } from '../scenes/board-scene.ts'
import { type SceneContext, sceneContext } from '../scenes/scene-context.ts'
import { keptLines, plainTile } from '../scenes/tiles.ts'

/** Returns the places in the order of the board, each with the power of both sides. */
export function placeEntries(view: View, voice: Voice): readonly CloseUpName[] {
  const { reading, speaker, near, far } = sceneContext(view, voice)
  return ordered(view.places).map(({ id }) => {
    const [mine, theirs] = [powerSeen(reading, id, near), powerSeen(reading, id, far)]
    const hint =
      mine === null && theirs === null
        ? speaker.say('near.nobody')
        : speaker.say('near.hint.here', { mine: mine ?? '–', theirs: theirs ?? '–' })
    return { id, label: placeName(view, id), hint }
  })
}

/** Returns a place by itself. @throws if there is no such place */
export function placeCloseUp(id: string, view: View, voice: Voice): CloseUp {
  const context = sceneContext(view, voice)
  const { speaker } = context
  const place = placeOf(view, id)
  const name = placeName(view, id)
  const all = ordered(view.places)
  const next = all.length < 2 ? undefined : all[(all.indexOf(place) + 1) % all.length]
  return {
    news: [speaker.say('near.place', { place: name, kind: kindOf(place, context) }), whoIsHere(context, id)],
    title: heldWords(context, id, name),
    below: belowWords(context, place),
    scene: () => ({ blocks: placeBlocks(context, place, name) }),
    placeholder: speaker.say('near.pick'),
    cards: cardsAt(context, place),
    ...(next === undefined ? {} : { next: { id: next.id, label: speaker.say('near.next') } }),
    numbers: () => placeNumbers(id, view, voice),
  }
}

function kindOf(place: Place, { speaker }: SceneContext): string {
  const { kind, dockingBay } = locationOf(place)
  if (dockingBay === true) return speaker.say('near.kind.bay')
  return speaker.say(kind === 'system' ? 'near.kind.system' : kind === 'sector' ? 'near.kind.sector' : 'near.kind.site')
}

function whoIsHere({ reading, speaker }: SceneContext, id: string): string {
  const here = SIDES.filter((side) => powerSeen(reading, id, side) !== null)
  const [only] = here
  if (only === undefined) return speaker.say('near.nobody')
  return here.length === 2 ? speaker.say('near.both') : speaker.tell(only, 'near.only')
}

function heldWords({ reading, speaker }: SceneContext, id: string, place: string): string {
  const holder = SIDES.find((side) => controls(reading, id, side))
  return holder === undefined
    ? speaker.say('near.held.nobody', { place })
    : speaker.tell(holder, 'near.held', { place })
}

function belowWords({ reading, speaker }: SceneContext, { id }: Place): string {
  const drain = drainSeen(reading, id)
  if (drain !== null) return speaker.tell(drain.seat, 'near.drains', { count: drain.amount })
  return speaker.say(SIDES.every((side) => occupies(reading, id, side)) ? 'near.battle' : 'near.no-drain')
}

// ---------------------------------------------------------------- the picture

function placeBlocks(context: SceneContext, place: Place, title: string): readonly Block[] {
  const { reading, speaker, near, far } = context
  const { say } = speaker
  const { id } = place
  const drain = (side: Side) => drainAmount(reading, side, id)
  const isDrained = locationOf(place).kind !== 'sector'
  const note = isDrained
    ? say('near.drain', {
        near: speaker.person(near),
        mine: drain(near),
        far: speaker.person(far),
        theirs: drain(far),
      })
    : undefined
  const value = (side: Side) => powerSeen(reading, id, side) ?? 0
  return [
    { block: 'place', card: locationOf(place).id, title, ...(note === undefined ? {} : { note }) },
    { block: 'muster', sides: [sideAt(context, id, near), sideAt(context, id, far)] },
    {
      block: 'bar',
      sides: [
        { seat: near, value: value(near) },
        { seat: far, value: value(far) },
      ],
      note: say('near.before-destinies'),
    },
    { block: 'forecast', sides: [meansOf(context, id, near), meansOf(context, id, far)] },
    ...waysOf(context, place),
  ]
}

/** Fighters that lie there by themselves with their crews, and ships and vehicles in the holds of others. */
function sideAt(context: SceneContext, place: string, seat: Side): MusterSide {
  const { view, reading, speaker } = context
  const roots = rootsSeen(reading, place, seat).map((root) => fighterOf(context, root))
  const inHolds = allAt(view, place).filter(
    (piece) => sideOfPiece(piece) === seat && piece.on !== null && isCarrier(cardOf(piece.card)),
  )
  return {
    seat,
    fighters: [...roots, ...inHolds.map((piece) => heldFighter(context, piece))],
    empty: speaker.say('battle.scene.nobody'),
  }
}

function heldFighter({ view, speaker }: SceneContext, piece: TableCard): MusterFighter {
  const crew = cardsOn(view, piece.handle).filter(({ card }) => isCharacter(cardOf(card)))
  return {
    tile: {
      ...plainTile(piece),
      plate: { id: 'power', label: speaker.say('moment.power'), value: '–' },
      ...(crew.length === 0 ? {} : { carries: crew.map(plainTile) }),
    },
    note: speaker.say('near.hold'),
  }
}

/** The battle destinies and Force icons of a side. */
function meansOf({ view, speaker }: SceneContext, place: string, seat: Side) {
  const { say } = speaker
  const battle = view.battle?.at === place ? view.battle : newBattle(seat, place, asideAt(readingOf(view), place))
  const supposed = readingOf({ ...view, battle })
  const ability = allAt(view, place)
    .filter((piece) => sideOfPiece(piece) === seat && isFighter(cardOf(piece.card)))
    .filter((piece) => countsForDestiny(supposed, piece))
    .reduce((sum, piece) => sum + abilityOf(supposed, piece), 0)
  const destinies = say('near.destinies', { count: battleDestinies(supposed, seat, place) })
  const icons = say('near.icons', { count: iconsAt(supposed, place, seat) })
  return {
    seat,
    lines: [
      { text: say('near.ability', { count: ability }), mark: destinies },
      { text: icons, tone: 'pale' as const },
    ],
  }
}

/** The ways from a place, and the cards at it that don't fight. */
function waysOf(context: SceneContext, place: Place): Block[] {
  const { view, speaker } = context
  const { say } = speaker
  const names = isSpace(locationOf(place)) ? parsecsFrom(view, place) : sitesBeside(view, place)
  const key = isSpace(locationOf(place)) ? 'near.parsecs' : 'near.beside'
  const also = allAt(view, place.id)
    .filter(({ at, card }) => at === place.id && !isFighter(cardOf(card)))
    .map(({ card }) => shortName(card))
  const resting = (view.resting ?? []).filter((piece) => whereIs(view, piece) === place.id)
  const kept = keptLines(context, resting)
  const lines = [
    ...(names.length === 0 ? [] : [{ text: say(key, { names: names.join(', ') }) }]),
    ...(also.length === 0 ? [] : [{ text: say('near.also', { names: also.join(', ') }) }]),
    ...(kept.length === 0 ? [] : [{ text: kept.join(', ') }]),
  ]
  return lines.length === 0 ? [] : [{ block: 'note', icon: 'arrow', lines }]
}

function sitesBeside(view: View, { id, system }: Place): readonly string[] {
  const row = sitesOf(view, system)
  const at = row.findIndex((one) => one.id === id)
  return [row[at - 1], row[at + 1]].flatMap((one) => (one === undefined ? [] : [placeName(view, one.id)]))
}

function parsecsFrom(view: View, place: Place): readonly string[] {
  const here = locationOf(place).parsec
  if (here === undefined) return []
  return view.places
    .flatMap((one) => {
      const { parsec, kind } = locationOf(one)
      if (one.id === place.id || kind !== 'system' || parsec === undefined) return []
      return [{ name: placeName(view, one.id), far: Math.abs(parsec - here) }]
    })
    .toSorted((one, other) => one.far - other.far)
    .map(({ name, far }) => `${name} (${far})`)
}

// ---------------------------------------------------------------- its cards

/** Returns the cards at a place: the reader's own cards first, those aboard behind their carriers, then the location and those under it. */
export function cardsAt({ view, reading, speaker, near, far }: SceneContext, place: Place): readonly CloseUpCard[] {
  const { say } = speaker
  const there = allAt(view, place.id)
  const hintOf = (piece: TableCard): string => {
    const card = cardOf(piece.card)
    const bearer = pieceOf(view, piece.on)
    if (piece.mark !== undefined && bearer !== null) {
      const words = [markName(piece.mark, speaker.language), say('near.hint.under', { card: shortName(bearer.card) })]
      return [speaker.name(sideOfPiece(piece)), ...words].join(' · ')
    }
    const power = card.power === undefined ? [] : [say('near.hint.power', { number: powerOf(reading, piece) })]
    const on = pieceOf(view, piece.on)
    if (on === null) return [speaker.name(sideOfPiece(piece)), ...power].join(' · ')
    const carried = isFighter(card) ? 'near.hint.aboard' : 'near.hint.on'
    return [speaker.name(sideOfPiece(piece)), ...power, say(carried, { card: shortName(on.card) })].join(' · ')
  }
  const withAll = (piece: TableCard): readonly TableCard[] => [
    piece,
    ...[...cardsOn(view, piece.handle), ...restingUnder(view, piece.handle)].flatMap(withAll),
  ]
  const roots = there.filter(({ at }) => at === place.id)
  const own = (side: Side) => roots.filter((piece) => sideOfPiece(piece) === side).flatMap(withAll)
  const [top, ...covered] = place.cards.toReversed()
  return [
    ...[...own(near), ...own(far)].flatMap((piece) => [
      { handle: piece.handle, card: piece.card, hint: hintOf(piece) },
      ...(piece.stacked ?? []).map((card, at) => ({
        ...{ handle: `${piece.handle}/${at}`, card },
        hint: say('near.hint.on', { card: shortName(piece.card) }),
      })),
    ]),
    ...(top === undefined ? [] : [{ handle: place.id, card: top, hint: say('near.hint.location') }]),
    ...covered.map((card, at) => ({ handle: `${place.id}/${at}`, card, hint: say('near.hint.covered') })),
  ]
}
