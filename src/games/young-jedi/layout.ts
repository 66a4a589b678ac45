/** Where everything lies on the table, for whoever looks at it, with what is to be said of each card. */
import type { Face, Layout, Voice, Zone } from '../game.ts'
import { opposite, PLANETS, SIDES, type Side } from './cards/card.ts'
import { cardById } from './cards/index.ts'
import { LAPS_TO_WIN } from './rules/race/race.ts'
import { wholeCard } from './rules/table.ts'
import type { SeenCard, View } from './view.ts'
import { characterNote, charactersOf, costHint, placeOf, starshipNote, weaponUsers } from './words/hints.ts'
import { titleOf } from './words/naming.ts'
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
    ...inFront(view, far, speaker),
    tableZone(view, far, speaker),
    locationZone(view, speaker),
    tableZone(view, near, speaker),
    ...inFront(view, near, speaker).toReversed(),
    ...strandedZones(view, near, speaker),
    deckZone(view, near, speaker),
    handZone(view, near, speaker),
  ]
  return { headline: headlineOf(view, speaker), zones }
}

/** What lies between a hand and the planet, if anything does. */
const inFront = (view: View, side: Side, speaker: Speaker): Zone[] => [
  ...battleZones(view, side, speaker),
  ...duelZones(view, side, speaker),
  ...raceZones(view, side, speaker),
  ...hyperspaceZones(view, side, speaker),
  ...effectZones(view, side, speaker),
]

// ---------------------------------------------------------------- headline

function headlineOf(view: View, speaker: Speaker): string {
  const { say, tell } = speaker
  const { turn, battle, evacuation } = view
  const parts = [
    ...(view.outcome === null ? [] : [say('headline.over')]),
    turn === 0 ? say('headline.setup') : tell(view.active, 'headline.turn', { turn }),
    ...(view.planet === null ? [] : [view.planet]),
    ...(evacuation === null ? [] : [say('headline.evacuation', { planet: evacuation.planet })]),
    ...(battle === null ? [] : [say(battle.where === 'space' ? 'headline.starship-battle' : 'headline.battle')]),
    ...(view.duel === null ? [] : [say('headline.duel')]),
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
  return [{ ...zone, cards: battle.own.map(({ handle, card }) => face(handle, card, [])) }]
}

/** The dueling hand, which only its owner sees, and what of it was played (rule 23.7). */
function duelZones({ duel, reader }: View, side: Side, { say }: Speaker): Zone[] {
  if (duel === null) return []
  const count = duel.hands[side]
  const pile = duel.piles[side]
  const hand = { id: `${side}.dueling-hand`, owner: side, label: say('zone.dueling-hand'), count }
  const own = reader === side ? { cards: duel.own.map(({ handle, card }) => face(handle, card, [])) } : {}
  const played: Zone = {
    id: `${side}.dueling-pile`,
    owner: side,
    label: say('zone.dueling-pile'),
    count: pile.length,
    cards: pile.map((card, at) => face(`${side}.dueling-pile.${at + 1}`, card, [])),
  }
  return [...(count === 0 ? [] : [{ ...hand, ...own }]), ...(pile.length === 0 ? [] : [played])]
}

/** The Objective with who lies on it, and the lap cards (part 25). */
function raceZones(view: View, side: Side, { say }: Speaker): Zone[] {
  const { race } = view.sides[side]
  if (race === null) return []
  const { pilot, podracer, pile } = race
  const cards = [
    face(`${side}.objective`, race.objective, [say('note.laps', { laps: race.laps, of: LAPS_TO_WIN })]),
    ...(pilot === null ? [] : [face(pilot.handle, pilot.card, [say('note.tokens', { count: race.tokens })])]),
    ...(podracer === null ? [] : [face(podracer.handle, podracer.card, [])]),
  ]
  const laps: Zone = {
    id: `${side}.laps`,
    owner: side,
    label: say('zone.laps'),
    count: pile.length,
    cards: pile.map(({ card, as }) => face(`${side}.lap.${as}`, card, [say('note.lap', { number: as })])),
  }
  return [
    { id: `${side}.objective`, owner: side, label: say('zone.objective'), count: cards.length, cards },
    ...(pile.length === 0 ? [] : [laps]),
  ]
}

/** Open to both (rule 28.3). */
function hyperspaceZones(view: View, side: Side, speaker: Speaker): Zone[] {
  const { hyperspace } = view.sides[side]
  if (hyperspace.length === 0) return []
  const cards = hyperspace.map(({ handle, card }) => face(handle, card, [numbersOf(card, view, speaker)]))
  return [{ id: `${side}.hyperspace`, owner: side, label: speaker.say('zone.hyperspace'), count: cards.length, cards }]
}

function effectZones(view: View, side: Side, speaker: Speaker): Zone[] {
  const { effect } = view.sides[side]
  if (effect === null) return []
  const cards = [laidFace(effect, () => [], speaker)]
  return [{ id: `${side}.effect`, owner: side, label: speaker.say('zone.effect'), count: 1, cards }]
}

function tableZone(view: View, side: Side, speaker: Speaker): Zone {
  const { table } = view.sides[side]
  return {
    id: `${side}.table`,
    owner: side,
    label: speaker.say('zone.table'),
    count: table.length,
    cards: table.map((laid) =>
      laidFace(
        laid,
        (card) => [noteOf(card, view, side, speaker), ...roles(laid.handle, view, side, speaker)],
        speaker,
      ),
    ),
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
    const cards = laid.map((one) => laidFace(one, () => [], speaker))
    const label = speaker.say('zone.stranded', { planet })
    return [{ id: `${side}.stranded.${planet}`, owner: side, label, count: cards.length, cards }]
  })
}

// ---------------------------------------------------------------- faces

/** Of a Double Impact card the whole card is shown, and the half that it lies there for is said. */
function face(handle: string, card: string | null, remarks: readonly (string | null)[]): Face {
  const shown = card === null ? null : wholeCard(card)
  const half = card === shown || card === null ? null : titleOf(card)
  const note = [half, ...remarks].filter((remark) => remark !== null).join(', ')
  return note === '' ? { handle, card: shown } : { handle, card: shown, note }
}

/** A card that is hidden from the reader is a handle and a place, no more. */
function laidFace(
  { handle, card, hidden }: SeenCard,
  notes: (card: string) => readonly (string | null)[],
  { say }: Speaker,
): Face {
  return card === null ? { handle, card } : face(handle, card, [hidden ? say('note.hidden') : null, ...notes(card)])
}

/** What a card on the planet takes part in: a duel, with the hits that it has taken; no battle this turn. */
function roles(handle: string, { duel, today }: View, side: Side, { say }: Speaker): string[] {
  const duelist = duel?.duelists[side]
  const damage = duelist == null ? null : cardById(duelist.card)
  return [
    ...(duelist?.handle === handle && damage?.type === 'character'
      ? [say('note.duel', { hits: duel?.hits[side] ?? 0, damage: damage.damage })]
      : []),
    ...(today.out.includes(handle) ? [say('note.out')] : []),
  ]
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
  if (card.type === 'starship') return starshipNote(card, say)
  return card.type === 'character' ? characterNote(card, placeOf(view), say) : null
}

const priceOf = (id: string, { say }: Speaker): string | null => costHint(cardById(id), say)
