/** Lines of the sets: one function per type of card, with the columns in the order of the printed card. */

import type {
  BattleCard,
  BuiltIn,
  Card,
  CharacterCard,
  Copies,
  DuelText,
  EffectCard,
  FightText,
  Place,
  Planet,
  PrintedBasics,
  Rarity,
  Side,
  Slot,
  StarshipCard,
  Text,
  UserLine,
} from '../card.ts'
import { SLOTS } from '../card.ts'

/** A line of a set: a card that still needs its side. */
export type Line = (side: Side) => Card

/** Returns the cards of these lines for this side. */
export const of = (side: Side, lines: readonly Line[]): readonly Card[] => lines.map((line) => line(side))

/** Any number of copies on one planet, of one stack. */
export const stack: Copies = 'stack'
/** Any number of copies in play (◆). */
export const diamond: Copies = 'diamond'
/** One copy in play. */
export const unique: Copies = 'unique'

// ---------------------------------------------------------------- colour

/** An ordinary dot, or the colours of the white dots by their positions. */
type Dots = Slot | readonly Slot[]

/** White dots in these positions. */
export const white = (...slots: readonly Slot[]): Dots => slots
/** Six white dots. */
export const allWhite: Dots = SLOTS

const dots = (dot: Dots): Pick<PrintedBasics, 'slot' | 'wild'> =>
  typeof dot === 'string' ? { slot: dot } : { slot: null, wild: dot }

// ---------------------------------------------------------------- a character's planet and dots

type Home = Pick<CharacterCard, 'planet' | 'bonus'>
const home =
  (planet: Planet) =>
  (...bonus: readonly [number, number, number]): Home => ({ planet, bonus })

/** Dots at Mos Espa, Desert Landing Site, Podrace Arena. */
export const tatooine = home('Tatooine')
/** Dots at Jedi Council Chamber, Galactic Senate, Capital City. */
export const coruscant = home('Coruscant')
/** Dots at Theed Palace, Battle Plains, Gungan Swamp. */
export const naboo = home('Naboo')

// ---------------------------------------------------------------- marks at the end of a line

interface Mark {
  readonly corrected?: readonly string[]
  readonly builtIn?: BuiltIn
  readonly dueling?: DuelText
}

/** A fact that a correction in force has changed from print (part 30). */
export const corrected = (fact: string): Mark => ({ corrected: [fact] })

/** The weapon of an Armed & Dangerous card: title, counters (included in the card's), bonus, draws. */
export const builtIn = (weapon: string, counters: number, bonus: number, draws: number): Mark => ({
  builtIn: { weapon, counters, bonus, draws },
})

const textsIn = <T extends { readonly form: string }>(items: readonly (T | Mark | UserLine)[]): readonly T[] =>
  items.filter((item): item is T => 'form' in item)
const linesIn = (items: readonly (Text | Mark | UserLine)[]): readonly UserLine[] =>
  items.filter((item) => 'by' in item)
const marksIn = (items: readonly object[]): Mark =>
  Object.assign({}, ...items.filter((item) => !('form' in item || 'by' in item)))

// ---------------------------------------------------------------- cards

/** id, copies, title, subtitle, planet and dots, counters, power, damage, destiny, colour, rarity, text */
export const character =
  (
    id: string,
    copies: Copies,
    title: string,
    subtitle: string | null,
    { planet, bonus }: Home,
    counters: number,
    power: CharacterCard['power'],
    damage: number,
    destiny: number | readonly [number, number],
    dot: Dots,
    rarity: Rarity,
    ...text: readonly (Text | Mark)[]
  ): Line =>
  (side) => ({
    type: 'character',
    id,
    side,
    title,
    subtitle,
    destiny,
    ...dots(dot),
    rarity,
    planet,
    copies,
    counters,
    power,
    bonus,
    damage,
    text: textsIn<Text>(text),
    ...marksIn(text),
  })

/** id, copies, title, subtitle, counters, destiny, rarity, user lines and text */
export const weapon =
  (
    id: string,
    copies: Copies,
    title: string,
    subtitle: string | null,
    counters: number,
    destiny: number,
    rarity: Rarity,
    ...box: readonly (UserLine | Text | Mark)[]
  ): Line =>
  (side) => ({
    type: 'weapon',
    id,
    side,
    title,
    subtitle,
    destiny,
    slot: 'orange',
    rarity,
    copies,
    counters,
    uses: linesIn(box),
    text: textsIn<Text>(box),
    ...marksIn(box),
  })

type HalfLine<C> = (whole: Pick<PrintedBasics, 'id' | 'side' | 'rarity'>) => C

/** Half of a Double Impact card that is a Battle card: title, destiny, use */
export const battleHalf =
  (
    title: string,
    destiny: number,
    use: BattleCard['use'],
    ...also: readonly (FightText | Mark)[]
  ): HalfLine<BattleCard> =>
  (whole) => ({
    type: 'battle',
    ...whole,
    title,
    subtitle: null,
    destiny,
    slot: 'yellow',
    use,
    also: textsIn<FightText>(also),
    ...marksIn(also),
  })

/** Half of a Double Impact card that is an Effect: title, counters, destiny, text */
export const effectHalf =
  (title: string, counters: number, destiny: number, ...text: readonly Text[]): HalfLine<EffectCard> =>
  (whole) => ({ type: 'effect', ...whole, title, subtitle: null, destiny, slot: 'yellow', counters, text })

/** id, title, destiny, rarity, use */
export const battle =
  (
    id: string,
    title: string,
    destiny: number,
    rarity: Rarity,
    use: BattleCard['use'],
    ...also: readonly (FightText | Mark)[]
  ): Line =>
  (side) =>
    battleHalf(title, destiny, use, ...also)({ id, side, rarity })

/** Both titles of a Combo Battle card: `both('Celebration').and('Gungan Mounted Troops')`. */
export const both = (first: string) => ({ and: (second: string) => [first, second] as const })

/** id, both titles, destiny, rarity, use */
export const combo =
  (
    id: string,
    titles: readonly [string, string],
    destiny: number,
    rarity: Rarity,
    use: BattleCard['use'],
    ...also: readonly (FightText | Mark)[]
  ): Line =>
  (side) => ({ ...battleHalf(titles.join(' & '), destiny, use, ...also)({ id, side, rarity }), titles })

/** id, rarity, both halves; the halves are found as `RF-D6/1` and `RF-D6/2` */
export const double =
  (id: string, rarity: Rarity, first: HalfLine<BattleCard>, second: HalfLine<BattleCard | EffectCard>): Line =>
  (side) => {
    const halves = [first({ id: `${id}/1`, side, rarity }), second({ id: `${id}/2`, side, rarity })] as const
    return {
      type: 'double',
      id,
      side,
      title: halves.map((half) => half.title).join(' & '),
      subtitle: null,
      destiny: [halves[0].destiny as number, halves[1].destiny as number],
      slot: 'yellow',
      rarity,
      halves,
    }
  }

/** id, title, counters, destiny, rarity, text */
export const effect =
  (id: string, title: string, counters: number, destiny: number, rarity: Rarity, ...text: readonly Text[]): Line =>
  (side) =>
    effectHalf(title, counters, destiny, ...text)({ id, side, rarity })

const starship =
  (isStarfighter: boolean) =>
  (
    id: string,
    copies: Copies,
    title: string,
    subtitle: string | null,
    power: number,
    damage: number,
    destiny: number,
    rarity: Rarity,
    ...text: readonly (Text | Mark)[]
  ): Line =>
  (side): StarshipCard => ({
    type: 'starship',
    id,
    side,
    title,
    subtitle,
    destiny,
    slot: 'purple',
    rarity,
    copies,
    power,
    starfighter: isStarfighter,
    damage,
    text: textsIn<Text>(text),
    ...marksIn(text),
  })

/** A starship with a small cube: id, copies, title, subtitle, power, damage, destiny, rarity, text */
export const starfighter = starship(true)
/** A starship without one: id, copies, title, subtitle, power, damage, destiny, rarity, text */
export const transport = starship(false)

/** id, planet, place, destiny, rarity */
export const location =
  (id: string, planet: Planet, place: Place, destiny: number, rarity: Rarity): Line =>
  (side) => ({
    type: 'location',
    id,
    side,
    title: `${planet} • ${place}`,
    subtitle: null,
    destiny,
    slot: 'purple',
    rarity,
    planet,
    place,
  })

/** id, title, white dots, rarity, text */
export const objective =
  (id: string, title: string, dot: Dots, rarity: Rarity, ...text: readonly Text[]): Line =>
  (side) => ({ type: 'objective', id, side, title, subtitle: null, destiny: null, ...dots(dot), rarity, text })
