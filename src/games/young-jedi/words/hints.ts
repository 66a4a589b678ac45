/** What a card would do here and now, as far as a view shows: short remarks beside its name. */
import type { Language } from '../../game.ts'
import type { BattleCard, Card, CharacterCard, LocationCard, Place, Side, UserLine, WeaponCard } from '../cards/card.ts'
import { opposite } from '../cards/card.ts'
import { GRAMMARS } from '../cards/grammar.ts'
import { cardById } from '../cards/index.ts'
import { groupSize, lineFor, placeBonus, selects, worksForOne } from '../cards/users.ts'
import { findGroup } from '../policies/plan.ts'
import type { View } from '../view.ts'
import { row } from './naming.ts'
import type { Say, Speaker } from './say.ts'

/** The place of the Location in force; null before the first one lies. */
export function placeOf(view: View): Place | null {
  const top = view.locations.at(-1)
  return top === undefined ? null : (cardById(top.card) as LocationCard).place
}

/** A side's characters on the current planet that the reader can see; with `hidden` also those of his that lie hidden. */
export const charactersOf = (view: View, side: Side, hidden: 'hidden' | 'face up'): CharacterCard[] =>
  view.sides[side].table
    .filter((laid) => hidden === 'hidden' || !laid.hidden)
    .flatMap((laid) => (laid.card === null ? [] : [cardById(laid.card)]))
    .filter((card) => card.type === 'character')

// ---------------------------------------------------------------- characters

/** "power 5 +1 here · damage 4" */
export function characterHint(card: CharacterCard, place: Place | null, say: Say): string {
  const bonus = place === null ? 0 : placeBonus(card, place)
  const { power } = card
  const strength =
    power === 'destiny'
      ? bonus === 0
        ? say('card.destiny')
        : say('card.destiny.here', { bonus })
      : bonus === 0
        ? say('card.power', { power })
        : say('card.power.here', { power, bonus })
  return `${strength} · ${say('card.damage', { damage: card.damage })}`
}

/** "power 5 +1, damage 4" */
export function characterNote(card: CharacterCard, place: Place | null, say: Say): string {
  const bonus = place === null ? 0 : placeBonus(card, place)
  const power = card.power === 'destiny' ? say('note.power.destiny') : say('note.power.number', { power: card.power })
  return say('note.power', {
    power: bonus === 0 ? power : say('note.bonus', { power, bonus }),
    damage: card.damage,
  })
}

// ---------------------------------------------------------------- weapons

/** Who of these can use the weapon, and what it adds for them, the greatest gain first; null if nobody can. */
export function weaponUsers(
  weapon: WeaponCard,
  characters: readonly CharacterCard[],
  place: Place,
  { language, say }: Speaker,
): string | null {
  const users = new Map<UserLine, Set<string>>()
  for (const character of characters) {
    const line = lineFor(weapon, character, place)
    if (line !== null) users.set(line, (users.get(line) ?? new Set()).add(character.title))
  }
  if (users.size === 0) return null
  const lines = [...users].sort(([one], [other]) => other.bonus - one.bonus || other.draws - one.draws)
  return row(
    lines.map(([line, titles]) => {
      const all = characters.length > 1 && titles.size === new Set(characters.map(({ title }) => title)).size
      return say('card.use', { users: all ? say('card.everybody') : titled(titles), gain: gainOf(line, language) })
    }),
    language,
  )
}

const titled = (titles: Iterable<string>): string => [...titles].join(', ')

function gainOf({ bonus, draws }: { bonus: number; draws: number }, language: Language): string {
  const grammar = GRAMMARS[language]
  return grammar.gain(bonus, draws) ?? grammar.noGain
}

/** For a weapon that may still be deployed: its users on the planet, else those who could follow from the hand. */
export function weaponHint(weapon: WeaponCard, view: View, side: Side, speaker: Speaker): string {
  const place = placeOf(view)
  if (place === null) return speaker.say('card.no-user')
  const here = weaponUsers(weapon, charactersOf(view, side, 'hidden'), place, speaker)
  if (here !== null) return here
  const held = (view.sides[side].cards ?? []).map(({ card }) => cardById(card))
  const later = weaponUsers(
    weapon,
    held.filter((card) => card.type === 'character'),
    place,
    speaker,
  )
  return later === null ? speaker.say('card.no-user') : speaker.say('card.in-hand', { uses: later })
}

// ---------------------------------------------------------------- Battle cards

/** With whom of the side's face-up characters a Battle card would work here, and what it would add. */
export function battleHint(card: BattleCard, view: View, side: Side, speaker: Speaker): string {
  const place = placeOf(view)
  const { language, say } = speaker
  const own = charactersOf(view, side, 'face up')
  if (place === null) return say('card.no-user')
  const { use, also } = card
  if (use.for === 'two weapons') return say('card.no-user')
  if (use.for === 'group') return groupHint(card, own, place, speaker)
  const users = titled(new Set(own.filter((one) => worksForOne(card, one, place)).map(({ title }) => title)))
  if (users === '') return say('card.no-user')
  const foes = charactersOf(view, opposite(side), 'face up')
  const bonusIf = use.bonusIf !== undefined && 'fighting' in use.bonusIf ? use.bonusIf : undefined
  const opposed = bonusIf?.fighting.some((selector) => foes.some((foe) => selects(selector, foe, place))) ?? true
  const against = bonusIf === undefined ? null : bonusIf.fighting.map((selector) => GRAMMARS[language].one(selector))
  const gain = GRAMMARS[language].gain(use.bonus, use.draws)
  const parts = [
    ...(also.some(({ form }) => form === 'rescue') ? [`${users} ${say('card.rescues')}`] : []),
    ...(gain === null
      ? []
      : [opposed ? say('card.use', { users, gain: conditional(gain, against, language) }) : say('card.no-foe')]),
    ...(use.first === true ? [say('card.first')] : []),
  ]
  return parts.join(' · ')
}

const conditional = (gain: string, against: readonly string[] | null, language: Language): string =>
  against === null ? gain : GRAMMARS[language].onlyAgainst(gain, GRAMMARS[language].or(against))

function groupHint(card: BattleCard, own: readonly CharacterCard[], place: Place, { language, say }: Speaker): string {
  const pieces = own.map(({ id }, at) => ({ id: String(at), card: id, anchor: true }))
  const members = groupSize(card) === null ? null : findGroup(card, pieces, place)
  if (members === null) return say('card.no-group')
  const users = titled(members.map((piece) => cardById(piece.card as string).title))
  const gain = GRAMMARS[language].gain(card.use.bonus, card.use.draws)
  return gain === null ? say('card.together.plain', { users }) : say('card.together', { users, gain })
}

// ---------------------------------------------------------------- Locations

/** What a new Location would do to the bonuses of the characters that the reader can see. */
export function locationHint(card: LocationCard, view: View, side: Side, speaker: Speaker): string {
  const other = opposite(side)
  const now = placeOf(view)
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

/** What any card of a hand would do here; null where there is nothing to say. */
export function cardHint(card: Card, view: View, side: Side, speaker: Speaker): string | null {
  switch (card.type) {
    case 'character':
      return characterHint(card, placeOf(view), speaker.say)
    case 'weapon':
      return weaponHint(card, view, side, speaker)
    case 'battle':
      return battleHint(card, view, side, speaker)
    case 'location':
      return card.planet === view.planet ? locationHint(card, view, side, speaker) : null
    default:
      return null
  }
}

/** "3 counters"; null for a card that costs none by its kind. */
export const costHint = (card: Card, say: Say): string | null =>
  'counters' in card ? say('card.counters', { count: card.counters }) : null
