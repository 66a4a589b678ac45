/** The layout of the table for one reader, with a remark for each card. */

import type { Face, FaceNumber, Language, Layout, Voice, Zone } from '../../../contract/index.ts'
import type { SeenCard } from '../../../kit/zones/masking.ts'
import { type CharacterCard, opposite, PLANETS, SIDES, type Side, type StarshipCard } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { placeBonus } from '../cards/users.ts'
import { asPlayed } from '../decks/lesson.ts'
import { LAPS_TO_WIN } from '../rules/race/podrace.ts'
import { wholeCard } from '../state/game-table.ts'
import { LABELS } from '../texts/wording/labels.ts'
import { placeInView, type View } from '../view/player-view.ts'
import { characterNote, charactersOf, costHint, starshipNote, weaponUsers } from '../words/hints.ts'
import { titleOf } from '../words/naming.ts'
import { type Speaker, speakerOf } from '../words/say.ts'

/** Zones from the far side of the table to the reader's own hand; spectators look from the dark side. */
export function layout(view: View, voice: Voice): Layout {
  const speaker = speakerOf(voice)
  const near = SIDES.find((side) => side === view.reader) ?? 'dark'
  const far = opposite(near)
  const zones = [
    ...strandedZones(view, far, speaker),
    deckZone(view, far, speaker),
    handZone(view, far, speaker),
    ...discardZones(view, far, speaker),
    ...inFront(view, far, speaker),
    tableZone(view, far, speaker),
    locationZone(view, speaker),
    tableZone(view, near, speaker),
    ...inFront(view, near, speaker).toReversed(),
    ...strandedZones(view, near, speaker),
    deckZone(view, near, speaker),
    handZone(view, near, speaker),
    ...discardZones(view, near, speaker),
  ]
  const gained = view.won.map(({ planet, by, locations }) => ({
    by,
    label: planet,
    card: locations.at(-1)?.card ?? null,
  }))
  return { headline: headlineOf(view, speaker), zones, gained }
}

/** The zones between a hand and the planet, if there are any. */
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
  const zone = { id: `${side}.hand`, owner: side, label: speaker.say('zone.hand'), count: hand, hand: true }
  if (cards === undefined) return zone
  return {
    ...zone,
    cards: cards.map(({ handle, card }) => ({
      ...face(handle, card, [priceOf(card, speaker), numbersOf(card, view, speaker)]),
      numbers: allNumbers(card, view, speaker),
    })),
  }
}

/** Nobody may count a discard pile (rule 28.2). */
function discardZones(view: View, side: Side, { say }: Speaker): Zone[] {
  const { discardTop } = view.sides[side]
  if (discardTop === null) return []
  const id = `${side}.discard`
  return [{ id, owner: side, label: say('zone.discard'), count: 1, cards: [face(id, discardTop, [])], top: true }]
}

/** Battle cards that a side has brought into the battle; the reader sees their own. */
function battleZones({ battle, reader }: View, side: Side, { say }: Speaker): Zone[] {
  const count = battle?.numbers[side] ?? 0
  if (battle === null || count === 0) return []
  const zone = { id: `${side}.battle`, owner: side, label: say('zone.battle'), count }
  if (reader !== side) return [zone]
  return [{ ...zone, cards: battle.own.map(({ handle, card }) => ({ ...face(handle, card, []), numbers: [] })) }]
}

/** The dueling hand, which only its owner sees, and its played cards (rule 23.7). */
function duelZones({ duel, reader }: View, side: Side, { say, language }: Speaker): Zone[] {
  if (duel === null) return []
  const count = duel.hands[side]
  const pile = duel.piles[side]
  const hand = { id: `${side}.dueling-hand`, owner: side, label: say('zone.dueling-hand'), count }
  const own =
    reader === side
      ? {
          cards: duel.own.map(({ handle, card }) => ({
            ...face(handle, card, []),
            numbers: destinyOf(card, language),
          })),
        }
      : {}
  const played: Zone = {
    id: `${side}.dueling-pile`,
    owner: side,
    label: say('zone.dueling-pile'),
    count: pile.length,
    cards: pile.map((card, at) => ({
      ...face(`${side}.dueling-pile.${at + 1}`, card, []),
      numbers: destinyOf(card, language),
    })),
  }
  return [...(count === 0 ? [] : [{ ...hand, ...own }]), ...(pile.length === 0 ? [] : [played])]
}

/** The Objective with the characters on it, and the lap cards (part 25). */
function raceZones(view: View, side: Side, { say }: Speaker): Zone[] {
  const { race } = view.sides[side]
  if (race === null) return []
  const { pilot, podracer, pile } = race
  const cards = [
    hinted(`${side}.objective`, race.objective, say('note.laps', { laps: race.laps, of: LAPS_TO_WIN })),
    ...(pilot === null ? [] : [hinted(pilot.handle, pilot.card, say('note.tokens', { count: race.tokens }))]),
    ...(podracer === null ? [] : [{ ...face(podracer.handle, podracer.card, []), numbers: [] }]),
  ]
  const laps: Zone = {
    id: `${side}.laps`,
    owner: side,
    label: say('zone.laps'),
    count: pile.length,
    cards: pile.map(({ card, as }) => hinted(`${side}.lap.${as}`, card, say('note.lap', { number: as }))),
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
  const cards = hyperspace.map(({ handle, card }) => ({
    ...face(handle, card, [numbersOf(card, view, speaker)]),
    numbers: strengthOf(card, view, speaker),
  }))
  return [{ id: `${side}.hyperspace`, owner: side, label: speaker.say('zone.hyperspace'), count: cards.length, cards }]
}

function effectZones(view: View, side: Side, speaker: Speaker): Zone[] {
  const { effect } = view.sides[side]
  if (effect === null) return []
  const cards = [laidFace(effect, { notes: () => [] }, speaker)]
  return [{ id: `${side}.effect`, owner: side, label: speaker.say('zone.effect'), count: 1, cards }]
}

function tableZone(view: View, side: Side, speaker: Speaker): Zone {
  const { table } = view.sides[side]
  return {
    id: `${side}.table`,
    owner: side,
    label: speaker.say('zone.table'),
    count: table.length,
    main: true,
    cards: table.map((laid) => {
      const marks = roles(laid.handle, view, side, speaker)
      const note = laid.card === null ? null : noteOf(laid.card, view, side, speaker)
      const notes = () => [note, ...marks]
      const hint = (card: string) => (cardById(card).type === 'weapon' ? note : null)
      return laidFace(laid, { notes, marks, hint, view }, speaker)
    }),
  }
}

function locationZone(view: View, { say }: Speaker): Zone {
  const top = view.locations.at(-1)
  const handle = `location.${view.locations.length}`
  const cards = top === undefined ? [] : [{ handle, card: top.card, numbers: [] }]
  return { id: 'location', owner: null, label: say('zone.location'), count: cards.length, cards }
}

/** Planets in the order of the game's cards. */
function strandedZones(view: View, side: Side, speaker: Speaker): Zone[] {
  const { stranded } = view.sides[side]
  return PLANETS.flatMap((planet) => {
    const laid = stranded[planet] ?? []
    if (laid.length === 0) return []
    const cards = laid.map((one) => laidFace(one, { notes: () => [] }, speaker))
    const label = speaker.say('zone.stranded', { planet })
    return [{ id: `${side}.stranded.${planet}`, owner: side, label, count: cards.length, cards }]
  })
}

// ---------------------------------------------------------------- faces

/** Shows a whole Double Impact card, and names the half that counts there. */
function face(handle: string, card: string | null, remarks: readonly (string | null)[]): Face {
  const shown = card === null ? null : wholeCard(card)
  const half = card === shown || card === null ? null : titleOf(card)
  const note = [half, ...remarks].filter((remark) => remark !== null).join(', ')
  return note === '' ? { handle, card: shown } : { handle, card: shown, note }
}

/** A face with a remark. */
const hinted = (handle: string, card: string, hint: string): Face => ({
  ...face(handle, card, [hint]),
  numbers: [],
  hint,
})

interface Remarks {
  /** The place where its numbers count. */
  readonly view?: View
  readonly notes: (card: string) => readonly (string | null)[]
  readonly marks?: readonly string[]
  readonly hint?: (card: string) => string | null
}

/** A card that is hidden from the reader is a handle and a place, no more. */
function laidFace({ handle, card, hidden }: SeenCard, remarks: Remarks, speaker: Speaker): Face {
  if (card === null) return { handle, card }
  const lies = hidden ? [speaker.say('note.hidden')] : []
  const hint = remarks.hint?.(card) ?? (wholeCard(card) === card ? null : titleOf(card))
  return {
    ...face(handle, card, [...lies, ...remarks.notes(card)]),
    numbers: remarks.view === undefined ? [] : strengthOf(card, remarks.view, speaker),
    marks: [...lies, ...(remarks.marks ?? [])],
    ...(hint === null ? {} : { hint }),
  }
}

// ---------------------------------------------------------------- numbers for a picture

/** POWER and DAMAGE as they count here; empty for a card without them. */
function strengthOf(id: string, view: View, { language }: Speaker): FaceNumber[] {
  const labels = LABELS[language]
  const card = cardById(id)
  if (card.type !== 'character' && card.type !== 'starship') return []
  const power = card.type === 'character' ? powerOf(card, view, language) : shipPower(card, language)
  return [
    { id: 'power', label: labels.power, ...power },
    { id: 'damage', label: labels.damage, value: `${asPlayed(card, view.rules).damage}` },
  ]
}

type Strength = Omit<FaceNumber, 'id' | 'label'>

const shipPower = ({ power, starfighter }: StarshipCard, language: Language): Strength => ({
  value: `${power}`,
  ...(starfighter ? { draws: 1, said: LABELS[language].plusDraw(power) } : {}),
})

function powerOf(card: CharacterCard, view: View, language: Language): Strength {
  const place = placeInView(view)
  const bonus = place === null ? 0 : placeBonus(card, place)
  const raised = bonus > 0 ? { raised: true } : {}
  if (card.power === 'destiny') {
    const value = bonus === 0 ? '' : `+${bonus}`
    return { value, draws: 1, said: `${LABELS[language].draw} ${value}`.trim(), ...raised }
  }
  return { value: `${card.power + bonus}`, ...raised }
}

const destinyOf = (id: string, language: Language): FaceNumber[] => {
  const { destiny } = cardById(id)
  return destiny === null ? [] : [{ id: 'destiny', label: LABELS[language].destiny, value: [destiny].flat().join('/') }]
}

/** The cost of a card in hand, its numbers here, and its destiny. */
function allNumbers(id: string, view: View, speaker: Speaker): FaceNumber[] {
  const card = cardById(id)
  const { language } = speaker
  return [
    ...('counters' in card ? [{ id: 'counters', label: LABELS[language].counters, value: `${card.counters}` }] : []),
    ...strengthOf(id, view, speaker),
    ...destinyOf(id, language),
  ]
}

/** The part that a card on the planet has in a contest: a duel, with its hits; no battle this turn. */
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
  const place = placeInView(view)
  if (card.type === 'weapon' && place !== null)
    return weaponUsers(card, charactersOf(view, side, 'hidden'), place, speaker) ?? speaker.say('card.no-user')
  return numbersOf(id, view, speaker)
}

function numbersOf(id: string, view: View, { say }: Speaker): string | null {
  const card = cardById(id)
  if (card.type === 'starship') return starshipNote(card, say)
  return card.type === 'character' ? characterNote(asPlayed(card, view.rules), placeInView(view), say) : null
}

const priceOf = (id: string, { say }: Speaker): string | null => costHint(cardById(id), say)
