/** Where everything lies on the table, for whoever looks at it, with what is to be said of each card. */
import type { Face, Layout, Voice, Zone } from '../game.ts'
import { opposite, PLANETS, SIDES, type Side } from './cards/card.ts'
import { cardById } from './cards/index.ts'
import type { SeenCard, View } from './view.ts'
import { characterNote, charactersOf, costHint, placeOf, weaponUsers } from './words/hints.ts'
import { type Speaker, speakerOf } from './words/say.ts'

/** From the far side of the table to the reader's own hand; anybody else looks from the dark side. */
export function layout(view: View, voice: Voice): Layout {
  const speaker = speakerOf(voice)
  const near = SIDES.find((side) => side === view.reader) ?? 'dark'
  const far = opposite(near)
  const zones = [
    ...strandedZones(view, far, speaker),
    deckZone(view, far, speaker),
    handZone(view, far, speaker),
    ...battleZones(view, far, speaker),
    tableZone(view, far, speaker),
    locationZone(view, speaker),
    tableZone(view, near, speaker),
    ...battleZones(view, near, speaker),
    ...strandedZones(view, near, speaker),
    deckZone(view, near, speaker),
    handZone(view, near, speaker),
  ]
  return { headline: headlineOf(view, speaker), zones }
}

// ---------------------------------------------------------------- headline

function headlineOf(view: View, speaker: Speaker): string {
  const { say, tell } = speaker
  const { turn } = view
  const parts = [
    ...(view.outcome === null ? [] : [say('headline.over')]),
    turn === 0 ? say('headline.setup') : tell(view.active, 'headline.turn', { turn }),
    ...(view.planet === null ? [] : [view.planet]),
    ...(view.battle === null ? [] : [say('headline.battle')]),
    ...(view.format === 'full' ? [say('headline.planets', { score: scoreOf(view, speaker) })] : []),
  ]
  return parts.join(' – ')
}

const scoreOf = (view: View, { sides, person }: Speaker): string =>
  sides.map((side) => `${person(side)} ${view.won.filter(({ by }) => by === side).length}`).join(', ')

// ---------------------------------------------------------------- zones

const deckZone = (view: View, side: Side, { say }: Speaker): Zone => ({
  id: `${side}.deck`,
  owner: side,
  label: say('zone.deck'),
  count: view.sides[side].deck,
})

function handZone(view: View, side: Side, speaker: Speaker): Zone {
  const { hand, cards } = view.sides[side]
  const zone = { id: `${side}.hand`, owner: side, label: speaker.say('zone.hand'), count: hand }
  if (cards === undefined) return zone
  return {
    ...zone,
    cards: cards.map(({ handle, card }) =>
      face(handle, card, [priceOf(card, speaker), numbersOf(card, view, speaker)]),
    ),
  }
}

/** Battle cards that a side has brought into the battle; the reader sees his own. */
function battleZones({ battle, reader }: View, side: Side, { say }: Speaker): Zone[] {
  const count = battle?.numbers[side] ?? 0
  if (battle === null || count === 0) return []
  const zone = { id: `${side}.battle`, owner: side, label: say('zone.battle'), count }
  if (reader !== side) return [zone]
  return [{ ...zone, cards: battle.own.map(({ handle, card }) => ({ handle, card })) }]
}

function tableZone(view: View, side: Side, speaker: Speaker): Zone {
  const { table } = view.sides[side]
  return {
    id: `${side}.table`,
    owner: side,
    label: speaker.say('zone.table'),
    count: table.length,
    cards: table.map((laid) => laidFace(laid, (card) => noteOf(card, view, side, speaker), speaker)),
  }
}

function locationZone(view: View, { say }: Speaker): Zone {
  const top = view.locations.at(-1)
  const cards = top === undefined ? [] : [{ handle: `location.${view.locations.length}`, card: top.card }]
  return { id: 'location', owner: null, label: say('zone.location'), count: cards.length, cards }
}

/** Planet after planet in the order of the game's cards. */
function strandedZones(view: View, side: Side, speaker: Speaker): Zone[] {
  const { stranded } = view.sides[side]
  return PLANETS.flatMap((planet) => {
    const laid = stranded[planet] ?? []
    if (laid.length === 0) return []
    const cards = laid.map((one) => laidFace(one, () => null, speaker))
    const label = speaker.say('zone.stranded', { planet })
    return [{ id: `${side}.stranded.${planet}`, owner: side, label, count: cards.length, cards }]
  })
}

// ---------------------------------------------------------------- faces

function face(handle: string, card: string | null, remarks: readonly (string | null)[]): Face {
  const note = remarks.filter((remark) => remark !== null).join(', ')
  return note === '' ? { handle, card } : { handle, card, note }
}

/** A card that is hidden from the reader is a handle and a place, no more. */
function laidFace({ handle, card, hidden }: SeenCard, note: (card: string) => string | null, { say }: Speaker): Face {
  return card === null ? { handle, card } : face(handle, card, [hidden ? say('note.hidden') : null, note(card)])
}

/** On the table: power and damage of a character here, the users of a weapon among the characters of its side. */
function noteOf(id: string, view: View, side: Side, speaker: Speaker): string | null {
  const card = cardById(id)
  const place = placeOf(view)
  if (card.type === 'weapon' && place !== null)
    return weaponUsers(card, charactersOf(view, side, 'hidden'), place, speaker) ?? speaker.say('card.no-user')
  return numbersOf(id, view, speaker)
}

function numbersOf(id: string, view: View, { say }: Speaker): string | null {
  const card = cardById(id)
  return card.type === 'character' ? characterNote(card, placeOf(view), say) : null
}

const priceOf = (id: string, { say }: Speaker): string | null => costHint(cardById(id), say)
