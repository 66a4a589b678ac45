/** The effect of a card here and now, as far as a view shows: short remarks beside its name. */

import type { Language } from '../../../contract/index.ts'
import type { SeenCard } from '../../../kit/zones/masking.ts'
import type {
  BattleCard,
  Card,
  CharacterCard,
  LocationCard,
  Place,
  Side,
  StarshipCard,
  UserLine,
  WeaponCard,
} from '../cards/card.ts'
import { opposite } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import {
  type Fighter,
  groupSizes,
  lineFor,
  placeBonus,
  selects,
  worksForGroup,
  worksForOne,
  worksForTwoWeapons,
} from '../cards/users.ts'
import { asPlayed } from '../decks/lesson.ts'
import { boxesOf } from '../texts/describe.ts'
import { GRAMMARS } from '../texts/grammar.ts'
import { placeInView, type View } from '../view/player-view.ts'
import { textsOf, wholeText } from './card-texts.ts'
import { row, titleOf } from './naming.ts'
import type { Say, Speaker } from './say.ts'

/** The place of the Location in force; null before there is one. */
type CardFace = 'hidden' | 'face up'

const seenOf = (view: View, side: Side, which: CardFace): readonly SeenCard[] =>
  view.sides[side].table.filter((laid) => which === 'hidden' || !laid.hidden)

/**
 * A side's characters on the current planet that the reader can see; with `hidden` also the reader's own hidden ones.
 */
export const charactersOf = (view: View, side: Side, which: CardFace): CharacterCard[] =>
  seenOf(view, side, which)
    .flatMap((laid) => (laid.card === null ? [] : [cardById(laid.card)]))
    .filter((card) => card.type === 'character')

/** The fighters of a side now: its starships in a starship battle, else its characters that are not kept out. */
function fightersOf(view: View, side: Side): Fighter[] {
  if (view.battle?.where === 'space')
    return view.sides[side].hyperspace.map(({ card }) => cardById(card) as StarshipCard)
  return seenOf(view, side, 'face up')
    .filter(({ handle }) => !view.today.out.includes(handle))
    .flatMap(({ card }) => (card === null ? [] : [cardById(card)]))
    .filter((card) => card.type === 'character')
}

/** The place of a fight: none between starships. */
const sceneOf = (view: View): Place | null => (view.battle?.where === 'space' ? null : placeInView(view))

const joined = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' · ')

// ---------------------------------------------------------------- characters and starships

function strength(card: CharacterCard, place: Place | null, say: Say): string {
  const bonus = place === null ? 0 : placeBonus(card, place)
  const { power } = card
  if (power === 'destiny') return bonus === 0 ? say('card.destiny') : say('card.destiny.here', { bonus })
  return bonus === 0 ? say('card.power', { power }) : say('card.power.here', { power, bonus })
}

/** "power 5 +1 here · damage 4", then the card's further effects. */
function characterHint(card: CharacterCard, place: Place | null, { say, language }: Speaker): string {
  return joined(strength(card, place, say), say('card.damage', { damage: card.damage }), wholeText(card, language))
}

/** "starfighter · power 3 and a destiny draw · damage 2" */
function starshipHint(card: StarshipCard, { say, language }: Speaker): string {
  const { power, damage } = card
  const kind = card.starfighter ? say('card.starfighter', { power }) : say('card.transport', { power })
  return joined(kind, say('card.damage', { damage }), wholeText(card, language))
}

/** A fighter of a battle plan. */
export const fighterHint = (card: Fighter, view: View, _side: Side, speaker: Speaker): string =>
  card.type === 'starship'
    ? starshipHint(card, speaker)
    : characterHint(asPlayed(card, view.rules), sceneOf(view), speaker)

/** "power 5 +1, damage 4" */
export function characterNote(card: CharacterCard, place: Place | null, say: Say): string {
  const bonus = place === null ? 0 : placeBonus(card, place)
  const power = card.power === 'destiny' ? say('note.power.destiny') : say('note.power.number', { power: card.power })
  return say('note.power', {
    power: bonus === 0 ? power : say('note.bonus', { power, bonus }),
    damage: card.damage,
  })
}

/** "power 3 + draw, damage 2" */
export function starshipNote({ power, starfighter, damage }: StarshipCard, say: Say): string {
  const said = starfighter ? say('note.power.starfighter', { power }) : say('note.power.number', { power })
  return say('note.power', { power: said, damage })
}

// ---------------------------------------------------------------- weapons

/** The users of the weapon among these, and their gains, the greatest first; null if nobody can use it. */
export function weaponUsers(
  weapon: WeaponCard,
  characters: readonly CharacterCard[],
  place: Place,
  { language, say }: Speaker,
): string | null {
  const users = new Map<string, { line: UserLine; titles: Set<string> }>()
  for (const character of characters) {
    const line = lineFor(weapon, character, place)
    if (line === null) continue
    const gain = `${line.bonus}+${line.draws}`
    const found = users.get(gain) ?? { line, titles: new Set<string>() }
    found.titles.add(character.title)
    users.set(gain, found)
  }
  if (users.size === 0) return null
  const lines = [...users.values()].sort(
    ({ line: one }, { line: other }) => other.bonus - one.bonus || other.draws - one.draws,
  )
  return row(
    lines.map(({ line, titles }) => {
      const all = characters.length > 1 && titles.size === new Set(characters.map(({ title }) => title)).size
      return say('card.use', { users: all ? say('card.everybody') : titled(titles), gain: gainOf(line, language) })
    }),
    language,
  )
}

const titled = (titles: Iterable<string>): string => [...titles].join(', ')

/** "+1 and a destiny draw" */
export function gainOf({ bonus, draws }: { bonus: number; draws: number }, language: Language): string {
  const grammar = GRAMMARS[language]
  return grammar.gain(bonus, draws) ?? grammar.noGain
}

/** The effects of a weapon beside its bonus. */
const besides = (weapon: WeaponCard, language: Language): string | null => textsOf(weapon.id, () => true, language)

/** For a weapon that may still be deployed: its users on the planet, else possible ones in the hand. */
function weaponHint(weapon: WeaponCard, view: View, side: Side, speaker: Speaker): string {
  return joined(usersAhead(weapon, view, side, speaker), besides(weapon, speaker.language))
}

function usersAhead(weapon: WeaponCard, view: View, side: Side, speaker: Speaker): string {
  const place = placeInView(view)
  if (place === null) return speaker.say('card.no-user')
  const here = weaponUsers(weapon, charactersOf(view, side, 'hidden'), place, speaker)
  if (here !== null) return here
  const held = (view.sides[side].cards ?? []).map(({ card }) => cardById(card))
  const characters = held.filter((card) => card.type === 'character')
  const later = weaponUsers(weapon, characters, place, speaker)
  return later === null ? speaker.say('card.no-user') : speaker.say('card.in-hand', { uses: later })
}

/** A weapon of a battle plan, with its possible users there. */
export function weaponPieceHint(weapon: WeaponCard, view: View, side: Side, speaker: Speaker): string | null {
  const place = sceneOf(view)
  if (place === null) return null
  const users = weaponUsers(weapon, charactersOf(view, side, 'face up'), place, speaker) ?? speaker.say('card.no-user')
  return joined(users, besides(weapon, speaker.language))
}

// ---------------------------------------------------------------- Battle cards

/** The fighters of a side for which a Battle card would work here, and their gains. */
export function battleHint(card: BattleCard, view: View, side: Side, speaker: Speaker): string {
  const { say } = speaker
  const own = fightersOf(view, side)
  const place = sceneOf(view)
  switch (card.use.for) {
    case 'two weapons':
      return twoWeaponsHint(card, own, view, side, speaker)
    case 'group':
      return groupHint(card, own, place, speaker)
    case 'one': {
      const able = own.filter((one) => worksForOne(card, one, place))
      if (able.length === 0) return say('card.no-user')
      const all = own.length > 1 && able.length === own.length
      const users = all ? say('card.everybody') : titled(new Set(able.map(({ title }) => title)))
      return isPlain(card)
        ? plainHint(card, users, view, side, speaker)
        : `${users} · ${doesOf(card, speaker.language)}`
    }
  }
}

type SingleUse = Extract<BattleCard['use'], { for: 'one' }>

/** Whether its numbers and opponents are its whole effect. */
function isPlain({ use, also }: BattleCard): boolean {
  if (use.for !== 'one' || use.needs !== undefined) return false
  return (use.bonusIf === undefined || 'fighting' in use.bonusIf) && also.every(({ form }) => form === 'rescue')
}

/** The effect of a Battle card, without its users. */
const doesOf = (card: BattleCard, language: Language): string => boxesOf(card, language)[0]?.text ?? ''

function plainHint(card: BattleCard, users: string, view: View, side: Side, { say, language }: Speaker): string {
  const use = card.use as SingleUse
  const place = sceneOf(view)
  const foes = fightersOf(view, opposite(side))
  const bonusIf = use.bonusIf !== undefined && 'fighting' in use.bonusIf ? use.bonusIf : undefined
  const opposed =
    bonusIf?.fighting.some((selector) => foes.some((foe) => selects(selector, foe, place, { own: false }))) ?? true
  const grammar = GRAMMARS[language]
  const gain =
    bonusIf === undefined
      ? grammar.gain(use.bonus, use.draws)
      : grammar.gainAgainst(use.bonus, use.draws, bonusIf.fighting)
  return joined(
    card.also.some(({ form }) => form === 'rescue') ? `${users} ${say('card.rescues')}` : null,
    gain === null ? null : opposed ? say('card.use', { users, gain }) : say('card.no-foe'),
    use.first === true ? say('card.first') : null,
  )
}

function twoWeaponsHint(card: BattleCard, own: readonly Fighter[], view: View, side: Side, { say, language }: Speaker) {
  const place = sceneOf(view)
  const weapons = seenOf(view, side, 'face up')
    .flatMap(({ card: id }) => (id === null ? [] : [cardById(id)]))
    .filter((one) => one.type === 'weapon')
  const pairs = weapons.flatMap((one, at) => weapons.slice(at + 1).map((two) => [one, two] as const))
  const users = own.filter((one) => pairs.some((pair) => worksForTwoWeapons(card, pair, one, place)))
  if (users.length === 0) return say('card.no-user')
  return say('card.use', {
    users: titled(new Set(users.map(({ title }) => title))),
    gain: gainOf(card.use, language),
  })
}

function groupHint(card: BattleCard, own: readonly Fighter[], place: Place | null, { language, say }: Speaker): string {
  const members = findGroup(card, own, place)
  if (members === null) return say('card.no-group')
  const users = titled(members.map(({ title }) => title))
  const gain = GRAMMARS[language].gain(card.use.bonus, card.use.draws)
  const together = gain === null ? say('card.together.plain', { users }) : say('card.together', { users, gain })
  return card.also.length === 0 ? together : joined(together, doesOf(card, language))
}

/** The largest complete group for this Battle card among the fighters, its strongest first; null if there is none. */
function findGroup(card: BattleCard, own: readonly Fighter[], place: Place | null): Fighter[] | null {
  const power = (one: Fighter) => (one.power === 'destiny' ? 0 : one.power)
  const candidates = [...own].sort((one, other) => power(other) - power(one))
  const search = (size: number, from: number, taken: Fighter[]): Fighter[] | null => {
    if (taken.length === size) return worksForGroup(card, taken, place) ? taken : null
    for (let at = from; at < candidates.length; at++) {
      const found = search(size, at + 1, [...taken, candidates[at] as Fighter])
      if (found !== null) return found
    }
    return null
  }
  for (const size of groupSizes(card).toReversed()) {
    const found = search(size, 0, [])
    if (found !== null) return found
  }
  return null
}

// ---------------------------------------------------------------- Locations

/** The change that a new Location would bring to the bonuses of the characters that the reader can see. */
function locationHint(card: LocationCard, view: View, side: Side, speaker: Speaker): string {
  const other = opposite(side)
  const now = placeInView(view)
  const sum = (of: Side, place: Place | null) =>
    place === null ? 0 : charactersOf(view, of, 'hidden').reduce((total, one) => total + placeBonus(one, place), 0)
  return speaker.say('card.bonuses', {
    own: sum(side, now),
    ownThen: sum(side, card.place),
    name: speaker.name(other),
    theirs: sum(other, now),
    theirsThen: sum(other, card.place),
  })
}

// ---------------------------------------------------------------- any card

/** The effect of any card of a hand here; null where there is nothing to say. */
export function cardHint(card: Card, view: View, side: Side, speaker: Speaker): string | null {
  switch (card.type) {
    case 'character':
      return characterHint(asPlayed(card, view.rules), placeInView(view), speaker)
    case 'weapon':
      return card.side === side ? weaponHint(card, view, side, speaker) : wholeText(card, speaker.language)
    case 'battle':
      return battleHint(card, view, side, speaker)
    case 'double':
      return card.halves.map((half) => `${half.title}: ${cardHint(half, view, side, speaker) ?? ''}`).join(' / ')
    case 'location':
      return card.planet === view.planet ? locationHint(card, view, side, speaker) : null
    case 'starship':
      return starshipHint(card, speaker)
    case 'effect':
    case 'objective':
      return wholeText(card, speaker.language)
  }
}

/** "3 counters"; null for a card whose kind costs none. */
export const costHint = (card: Card, say: Say): string | null =>
  'counters' in card ? say('card.counters', { count: card.counters }) : null

/** "destiny 3", "destiny 2 or 5" */
export function destinyHint({ destiny }: Card, { say, language }: Speaker): string {
  return say('card.destiny-number', { number: GRAMMARS[language].or([destiny ?? 0].flat().map(String)) })
}

/** Whether a lap card is the next number by itself, or by the handling of the pilot. */
export function handlingOf(id: string, next: number, view: View, side: Side, { say }: Speaker): string {
  const numbers = [cardById(id).destiny ?? []].flat()
  if (numbers.includes(next)) return say('thrust.number', { next })
  const pilot = view.sides[side].race?.pilot?.card
  return say('thrust.handling', { number: numbers.join('/'), pilot: pilot === undefined ? '' : titleOf(pilot) })
}
