/** Explains the present numbers of one card: cost, power, damage, destiny, and where they come from. */

import type { Explanation, OpenChoice, Voice } from '../../../contract/index.ts'
import { costOf } from '../../../kit/decisions/shapes.ts'
import { because } from '../../../kit/explain/counting.ts'
import { signed } from '../../../kit/wording/words.ts'
import {
  type BattleCard,
  type Card,
  type CharacterCard,
  type EffectCard,
  type LocationCard,
  SIDES,
  type Side,
  type StarshipCard,
  type WeaponCard,
} from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { lineFor, placeBonus, worksForOne } from '../cards/users.ts'
import { asPlayed } from '../decks/lesson.ts'
import { fixedPower } from '../rules/battle/power.ts'
import { asDeployed, countersLeft } from '../rules/deploy.ts'
import { singleCard } from '../state/game-table.ts'
import { COUNTER_LIMIT, HAND_SIZE } from '../state/limits.ts'
import { partsOf } from '../story/sum.ts'
import { GRAMMARS } from '../texts/grammar.ts'
import { textsOf } from '../texts/reading/in-play.ts'
import {
  bannedFromWeapons,
  costNow,
  costTexts,
  counterLimit,
  damageChanges,
  damageOf,
  evenUpSize,
  powerTexts,
} from '../texts/reading/numbers.ts'
import { fighterCard } from '../texts/reading/scene.ts'
import { type LoneCard, loneScene } from '../view/lone-scene.ts'
import { placeInView, type View } from '../view/player-view.ts'
import { textsOf as wordsOf } from '../words/card-texts.ts'
import { battleHint, charactersOf, destinyHint, weaponUsers } from '../words/hints.ts'
import { nameOf, row, titleOf } from '../words/naming.ts'
import { type ExplainedCard, find } from './find.ts'
import { raceLines } from './race.ts'
import { type ExplainContext, tellingOf } from './telling.ts'

/**
 * Returns the explanations of a face of the layout, each with its rules; none for a face that the reader doesn't see.
 * @param handle of the face
 * @param choosing the reader's questions, with what they have chosen so far
 */
export function explain(
  handle: string,
  view: View,
  voice: Voice,
  choosing: readonly OpenChoice[] = [],
): readonly Explanation[] {
  const telling = tellingOf(view, voice, choosing)
  const found = find(handle, view)
  if (found === null) return []
  const { card, hidden } = found
  if (card === null) return [because(telling.speaker.say('why.hidden.theirs'), '7.1', '7.4')]
  return [
    ...(hidden ? [because(telling.speaker.say('why.hidden.own'), '7.1', '7.5')] : []),
    ...linesOf({ ...found, card }, telling),
  ]
}

type VisibleCard = ExplainedCard & { readonly card: string }

function linesOf(found: VisibleCard, telling: ExplainContext): readonly Explanation[] {
  const data = cardById(found.card)
  // A card of the hand shows its destiny, which counts whenever the card is drawn or played for it.
  const destiny = data.destiny === null ? [] : [because(destinyHint(data, telling.speaker), '10.3')]
  switch (found.zone) {
    case 'hand':
    case 'battle':
      return [...cardLines(data, found, telling), ...destiny]
    case 'race':
      return raceLines(found, telling)
    case 'dueling':
      return [because(destinyHint(data, telling.speaker), '23.7')]
    case 'location':
      return locationLines(data as LocationCard, telling)
    default:
      return cardLines(data, found, telling)
  }
}

function cardLines(data: Card, found: VisibleCard, telling: ExplainContext): Explanation[] {
  switch (data.type) {
    case 'character':
      return characterLines(data, found, telling)
    case 'weapon':
      return [...costLines(found, telling), ...weaponLines(data, found, telling)]
    case 'effect':
      return [...costLines(found, telling), ...effectLines(data, found, telling)]
    case 'starship':
      return starshipLines(data, found, telling)
    case 'battle':
      return battleLines(data, found, telling)
    case 'double':
      return data.halves.flatMap((half) => [because(`__${half.title}__`), ...cardLines(half, found, telling)])
    case 'location':
      return locationLines(data, telling)
    case 'objective':
      return []
  }
}

// ---------------------------------------------------------------- characters

function characterLines(data: CharacterCard, found: VisibleCard, telling: ExplainContext): Explanation[] {
  return [
    ...costLines(found, telling),
    ...(found.zone === 'stranded' ? strandedLines(data, found, telling) : powerLines(data, found, telling)),
    ...damageLines(data, found, telling),
    ...armLines(data, found, telling),
    ...(found.zone === 'hand' || found.zone === 'table' ? battleCardLines(data, found, telling) : []),
  ]
}

function strandedLines(
  { power }: CharacterCard,
  { where }: VisibleCard,
  { speaker: { say } }: ExplainContext,
): Explanation[] {
  return [
    because(say('why.power.printed', { power: power === 'destiny' ? '◇' : power })),
    because(say('why.stranded', { planet: where ?? '' }), '18.2.1'),
  ]
}

/** Lines such as "Power here: 7 = power 5 + location 1 + Sith Holocron 1", then the texts that could still add power. */
function powerLines(
  data: CharacterCard,
  { owner, ...piece }: VisibleCard,
  { state, view, speaker }: ExplainContext,
): Explanation[] {
  const { say, language } = speaker
  const place = placeInView(view)
  if (place === null) return []
  const scene = loneScene(state, owner, piece, place, 'battle')
  const { gains, weapon, ...power } = fixedPower(state, owner, scene)
  const total = Math.max(0, power.characters + power.location + power.texts)
  const parts = partsOf({ ...power, weapon: 0, destiny: 0 }, { weapons: [], battle: null, gains }, say)
  const draws = data.power === 'destiny'
  const said = { total, parts: parts === '' ? say('why.power.none') : parts }
  const hold = new Set(gains.map(({ card }) => card))
  const maybe = powerTexts(state, owner, piece, scene).filter(({ laid }) => !hold.has(laid.card))
  const there = placeBonus(data, place) === 0 && data.planet !== view.planet
  return [
    draws
      ? because(say(parts === '' ? 'why.power.only-draw' : 'why.power.draw', said), '10.4', '10.2')
      : because(say('why.power', said), '10.2'),
    ...(there ? [because(say('why.bonus.none', { planet: data.planet }), '10.2.2')] : []),
    ...maybe.flatMap(({ laid, index }) => {
      const text = wordsOf(laid.card, (_, at) => at === index, language)
      return text === null ? [] : [because(say('why.maybe', { card: titleOf(laid.card), text }), '10.2.5')]
    }),
  ]
}

function damageLines(
  data: CharacterCard | StarshipCard,
  { owner, ...piece }: VisibleCard,
  { state, view, speaker: { say, language } }: ExplainContext,
): Explanation[] {
  const printed = asPlayed(data, view.rules).damage
  const changes = damageChanges(state, owner, piece, null)
  const damage = damageOf(state, owner, piece, null)
  if (changes.length === 0) return [because(say('why.damage', { damage }), '14.1')]
  const said = row(
    changes.map(({ card, change }) => `${titleOf(card)} ${signed(change)}`),
    language,
  )
  return [because(say('why.damage.changed', { damage, printed, changes: said }), '14.1', 'G-36')]
}

/** The weapons in play or in the owner's hand that the character can use, with their bonus, then those it can't use. */
function armLines(data: CharacterCard, found: VisibleCard, { state, view, speaker }: ExplainContext): Explanation[] {
  const { say, language } = speaker
  const place = placeInView(view)
  const { builtIn } = data
  if (builtIn !== undefined)
    return [
      because(say('why.built-in', { weapon: builtIn.weapon, gain: gainOf(builtIn, language) }), '24.2.2', '24.2.3'),
    ]
  if (place === null || found.zone === 'stranded') return []
  const weapons = [...new Set(armsOf(view, found.owner).map(({ id }) => id))].map((id) => cardById(id) as WeaponCard)
  if (weapons.length === 0) return []
  if (bannedFromWeapons(state, found.owner, data)) return [because(say('why.weapons.banned'), '11.3')]
  const lines = weapons.map((weapon) => ({ weapon, line: lineFor(weapon, data, place) }))
  const fit = lines.flatMap(({ weapon, line }) =>
    line === null ? [] : [say('why.weapons.one', { card: nameOf(weapon), gain: gainOf(line, language) })],
  )
  const rest = lines.flatMap(({ weapon, line }) => (line === null ? [nameOf(weapon)] : []))
  return [
    ...(fit.length === 0 ? [] : [because(say('why.weapons', { weapons: row(fit, language) }), '11.2')]),
    ...(rest.length === 0 ? [] : [because(say('why.weapons.not', { weapons: row(rest, language) }), '11.2', '11.3')]),
  ]
}

/** Returns the weapons of a side that the reader sees: those in play, and those in their own hand. */
function armsOf(view: View, side: Side): readonly WeaponCard[] {
  const { table, cards = [] } = view.sides[side]
  const ids = [...table, ...cards].flatMap(({ card }) => (card === null ? [] : [card]))
  return ids.map((id) => cardById(id)).filter((card) => card.type === 'weapon')
}

const gainOf = ({ bonus, draws }: { bonus: number; draws: number }, language: 'en' | 'fr'): string =>
  GRAMMARS[language].gain(bonus, draws) ?? GRAMMARS[language].noGain

/** The Battle cards in the reader's own hand that work for this character alone here. */
function battleCardLines(
  data: CharacterCard,
  { owner }: VisibleCard,
  { view, speaker }: ExplainContext,
): Explanation[] {
  const { say, language } = speaker
  const place = placeInView(view)
  const cards = view.sides[owner].cards ?? []
  if (place === null) return []
  if (data.text.some(({ form }) => form === 'no-battle-cards')) return [because(say('why.no-battle-cards'), '12.2')]
  const halves = cards
    .map(({ card }) => cardById(card))
    .flatMap((card) => (card.type === 'double' ? card.halves : [card]))
  const fit = halves.filter((card) => card.type === 'battle' && worksForOne(card, data, place)) as BattleCard[]
  if (fit.length === 0) return []
  const names = [...new Set(fit.map(nameOf))]
  return [because(say('why.battle-cards', { cards: row(names, language) }), '12.2')]
}

// ---------------------------------------------------------------- costs

/** The cost of a card in the reader's hand, and the counters left after it. Cards in play are paid for. */
function costLines(
  { zone, owner, card, handle }: VisibleCard,
  { state, view, speaker: { say, language }, choosing }: ExplainContext,
): Explanation[] {
  const as = zone === 'hand' ? asDeployed(card) : null
  if (as === null) return []
  const data = singleCard(as)
  if (!('counters' in data)) return []
  const cost = costNow(state, owner, as)
  const left = countersLeft(state, owner) - costBeside(handle, choosing) - cost
  const after =
    view.active === owner && left >= 0 && !isBetween(view) ? [because(say('why.cost.left', { left }), '5.1')] : []
  if (cost === data.counters || data.type === 'effect') return [because(say('why.cost', { cost }), '5.2'), ...after]
  const by = costTexts(state, owner, data).map((text) => titleOf(text.card))
  const values = { cost, printed: data.counters, card: row([...new Set(by)], language) }
  return [because(say('why.cost.changed', values), '5.2', 'G-13'), ...after]
}

/** The counters for the other cards that are chosen for deployment. */
const costBeside = (handle: string, choosing: readonly OpenChoice[]): number =>
  choosing.reduce((sum, { decision: { kind, shape }, chosen }) => {
    if (kind !== 'deploy' || shape.type !== 'choose') return sum
    const options = shape.options.filter(({ about }) => about?.handle !== handle)
    return sum + costOf({ ...shape, options }, chosen)
  }, 0)

/** Whether nobody can spend counters now. */
const isBetween = ({ battle, duel, planet }: View): boolean => battle !== null || duel !== null || planet === null

// ---------------------------------------------------------------- weapons

function weaponLines(data: WeaponCard, found: VisibleCard, { state, view, speaker }: ExplainContext): Explanation[] {
  const { say, language } = speaker
  const place = placeInView(view)
  const { owner, where } = found
  if (where !== undefined) return [because(say('why.stranded', { planet: where }), '18.2.1')]
  if (place === null) return []
  const here = charactersOf(view, owner, 'hidden')
  const held = (view.sides[owner].cards ?? [])
    .map(({ card }) => cardById(card))
    .filter((card) => card.type === 'character')
  const banned = here.filter((card) => bannedFromWeapons(state, owner, card))
  const free = here.filter((card) => !banned.includes(card))
  const users = weaponUsers(data, free, place, speaker)
  const later = weaponUsers(data, held, place, speaker)
  const useless = free.filter((card) => lineFor(data, card, place) === null)
  const names = (cards: readonly CharacterCard[]) => row([...new Set(cards.map(({ title }) => title))], language)
  const not = (cards: readonly CharacterCard[], why: 'not' | 'built-in' | 'banned', rule: string) =>
    cards.length === 0 ? [] : [because(say(`why.users.${why}`, { who: names(cards) }), rule)]
  return [
    because(say('why.users', { users: users ?? say('card.no-user') }), '11.2'),
    ...(later === null ? [] : [because(say('why.users.later', { users: later }), '11.2')]),
    ...not(banned, 'banned', '11.3'),
    ...not(
      useless.filter(({ builtIn }) => builtIn !== undefined),
      'built-in',
      '24.2.3',
    ),
    ...not(
      useless.filter(({ builtIn }) => builtIn === undefined),
      'not',
      '11.2',
    ),
  ]
}

// ---------------------------------------------------------------- Effects, Battle cards, starships, Locations

/** The counters, cards and power that the texts of a face-up card give now. */
function effectLines(
  data: EffectCard,
  { zone, owner, hidden, handle }: VisibleCard,
  telling: ExplainContext,
): Explanation[] {
  if (zone === 'hand' || hidden) return []
  const { state, speaker } = telling
  const { say } = speaker
  const has = (form: string) => textsOf(data.id).some((text) => text.form === form)
  const limit = counterLimit(state, owner)
  const size = evenUpSize(state, owner)
  const gains = powerGiven(handle, telling)
  const lines = [
    ...(has('counter-limit') ? [because(say('why.limit', { limit, usual: COUNTER_LIMIT }), '5.1.1')] : []),
    ...(has('even-up-size') ? [because(say('why.size', { size, usual: HAND_SIZE }), '17.3')] : []),
    ...(gains === '' ? [] : [because(say('why.gives', { gains }), '10.2.5', '20.8')]),
  ]
  return lines.length > 0 ? lines : [because(say('why.effect'), '20.4')]
}

/** The characters in sight of the reader that gain power by the texts of this card now. */
function powerGiven(handle: string, { state, view, speaker }: ExplainContext): string {
  const place = placeInView(view)
  if (place === null) return ''
  const gains = SIDES.flatMap((side) =>
    piecesOf(view, side).flatMap((piece) => {
      const scene = loneScene(state, side, piece, place, 'battle')
      const own = powerTexts(state, side, piece, scene).filter(({ laid }) => laid.handle === handle)
      if (own.length === 0) return []
      const by = own[0]?.laid.card
      const all = fixedPower(state, side, scene).gains.filter(({ card }) => card === by)
      const sum = all.reduce((total, { bonus }) => total + bonus, 0)
      return sum === 0 ? [] : [`${titleOf(piece.card)} ${signed(sum)}`]
    }),
  )
  return row([...new Set(gains)], speaker.language)
}

/** Returns a side's characters that lie face up on the current planet. */
const piecesOf = (view: View, side: Side): LoneCard[] =>
  view.sides[side].table.flatMap(({ handle, card, hidden }) =>
    hidden || card === null || cardById(card).type !== 'character' ? [] : [{ handle, card }],
  )

function battleLines(data: BattleCard, { owner }: VisibleCard, { view, speaker }: ExplainContext): Explanation[] {
  if (view.planet === null) return []
  const hint = battleHint(data, view, owner, speaker)
  return [because(speaker.say('why.battle-use', { hint }), '12.2')]
}

function starshipLines(data: StarshipCard, found: VisibleCard, telling: ExplainContext): Explanation[] {
  const { say } = telling.speaker
  const { power, starfighter } = data
  return [
    because(say(starfighter ? 'why.starfighter' : 'why.transport', { power }), '22.3', '22.5.2'),
    because(say('why.starship'), '22.5.2'),
    ...damageLines(data, found, telling),
  ]
}

/** The bonuses that a Location gives to the characters there, those of the reader's side first. */
function locationLines({ place, planet }: LocationCard, { view, speaker }: ExplainContext): Explanation[] {
  const { say, language, sides } = speaker
  if (planet !== view.planet) return [because(say('why.location.elsewhere', { planet }), '8.3', '18.2.3')]
  const bonuses = sides.flatMap((side) =>
    piecesOf(view, side).flatMap((piece) => {
      const bonus = placeBonus(fighterCard(piece), place)
      return bonus === 0 ? [] : [`${titleOf(piece.card)} +${bonus}`]
    }),
  )
  return bonuses.length === 0
    ? [because(say('why.location.none'), '8.4')]
    : [because(say('why.location', { bonuses: row([...new Set(bonuses)], language) }), '8.4', '10.2.2')]
}
