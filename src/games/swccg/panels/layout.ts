/** The table as data: planets in rows of places, cards on cards, piles, what waits, the battle. */
import type { BoardPlace, Face, Layout, Voice, Zone } from '../../../contract/index.ts'
import { bySeat } from '../../../kit/seats/seats.ts'
import { cardOf, SIDES, type Side } from '../state/engine-card.ts'
import type { Place, TableCard } from '../state/game-state.ts'
import { cardsOn, locationOf, restingUnder, sideOfPiece } from '../state/nesting.ts'
import type { Position } from '../state/position-reading.ts'
import { readingOf } from '../texts/reading-of.ts'
import { attritionAgainst, totalPower } from '../texts/values/battling.ts'
import { powerOf } from '../texts/values/fighting-values.ts'
import { controls, iconsAt } from '../texts/values/presence.ts'
import type { View } from '../view/player-view.ts'
import { word } from '../words/dictionary.ts'
import { markName } from '../words/mark-names.ts'

type Contest = NonNullable<Layout['contest']>
type Region = NonNullable<Layout['board']>[number]
type StackEntry = NonNullable<Layout['stack']>[number]

function faceOf(reading: Position, piece: TableCard, voice: Voice): Face & { readonly role: string } {
  const card = cardOf(piece.card)
  return {
    handle: piece.handle,
    card: piece.card,
    role: piece.mark === undefined ? word(piece.role ?? 'place', voice.language) : markName(piece.mark, voice.language),
    ...(card.power === undefined || piece.mark !== undefined ? {} : { note: String(powerOf(reading, piece)) }),
    ...(piece.hit === true || piece.crashed === true ? { turned: true } : {}),
    under: [...cardsOn(reading.board, piece.handle), ...restingUnder(reading.board, piece.handle)].map((one) =>
      faceOf(reading, one, voice),
    ),
  }
}

function placeFace(reading: Position, place: Place, voice: Voice): BoardPlace {
  const location = locationOf(place)
  const held = SIDES.find((side) => controls(reading, place.id, side))
  const at = (side: Side) =>
    reading.board.pieces
      .filter((piece) => piece.at === place.id && sideOfPiece(piece) === side)
      .map((piece) => faceOf(reading, piece, voice))
  const icons = SIDES.map((side) => ({
    id: side,
    label: word(side, voice.language),
    value: String(iconsAt(reading, place.id, side)),
  }))
  return {
    id: place.id,
    kind: location.dockingBay === true ? 'docking-bay' : String(location.kind),
    face: { handle: place.id, card: location.id, numbers: icons },
    sides: bySeat(SIDES, at),
    ...(held === undefined ? {} : { held }),
  }
}

/** Planets in the order in which they came. */
function regionsOf(reading: Position, voice: Voice): readonly Region[] {
  const { places } = reading.board
  return [...new Set(places.map(({ system }) => system))].map((system) => ({
    id: system,
    label: system,
    places: places.filter((place) => place.system === system).map((place) => placeFace(reading, place, voice)),
  }))
}

/** Below this number of cards the Reserve Deck needs its owner's attention. */
const SHORT = 5

function zonesOf(view: View, reading: Position, voice: Voice): readonly Zone[] {
  const { language, reader } = voice
  return SIDES.flatMap((owner): readonly Zone[] => {
    const count = view.sizes[owner]
    const pile = (id: 'reserve' | 'force' | 'used') => ({
      id: `${owner}-${id}`,
      owner,
      label: word(id, language),
      count: count[id],
    })
    const lost = view.lost[owner]
    const beside = view.pieces.filter((piece) => piece.at === null && piece.on === null && sideOfPiece(piece) === owner)
    return [
      {
        ...{ id: `${owner}-hand`, owner, label: word('hand', language), count: count.hand, hand: true },
        ...(reader === owner ? { cards: view.hand } : {}),
      },
      { ...pile('reserve'), order: 'hidden', lowest: SHORT },
      { ...pile('force'), order: 'hidden' },
      { ...pile('used'), order: 'hidden' },
      {
        ...{ id: `${owner}-lost`, owner, label: word('lost', language), count: lost.length },
        cards: lost.map((card, at) => ({ handle: `${owner}-lost-${at}`, card })),
      },
      {
        ...{ id: `${owner}-table`, owner, label: word('table', language), count: beside.length },
        cards: beside.map((piece) => faceOf(reading, piece, voice)),
      },
    ]
  })
}

function contestOf(reading: Position, { language }: Voice): Contest | null {
  const { battle, places } = reading.board
  const place = places.find(({ id }) => id === battle?.at)
  if (battle === null || place === undefined) return null
  const sides = bySeat(SIDES, (side) => [
    { label: word('power', language), value: String(battle.totals?.[side] ?? totalPower(reading, battle, side)) },
    { label: word('destiny', language), value: battle.destinies[side].join(' + ') || '–' },
    {
      label: word('attrition', language),
      value: String(battle.totals === null ? attritionAgainst(reading, battle, side) : battle.attritionLeft[side]),
    },
    { label: word('damage', language), value: String(battle.damageLeft[side]) },
  ])
  return { at: battle.at, label: locationOf(place).title, sides }
}

/** Words of a stack entry that differ from those of the options of its kind: one card instead of a group. */
const ONE_CARD: Readonly<Record<string, string>> = { interrupt: 'played' }

/** Returns the table as the reader of the view sees it. */
export function layout(view: View, voice: Voice): Layout {
  const { language } = voice
  const reading = readingOf(view)
  const contest = contestOf(reading, voice)
  const stack: readonly StackEntry[] = view.stack.map(({ id, by, card, label, targets }, at) => ({
    ...{ id, by, label: word(ONE_CARD[label] ?? label, language), face: { handle: `stack-${at}`, card }, targets },
  }))
  return {
    headline: `${word('turn', language)} ${view.turn} · ${word(view.active, language)} · ${word(view.phase, language)}`,
    zones: zonesOf(view, reading, voice),
    board: regionsOf(reading, voice),
    stack,
    ...(contest === null ? {} : { contest }),
  }
}
