/** The functions in which cards are written: one for each type. Their columns are those of the printed card. */

import type { ModelKind } from '../../texts/core/kinds/vocabulary.ts'
import type { Text } from '../../texts/language/words.ts'
import type {
  Card,
  CardSide,
  CharacterCard,
  Dots,
  EffectCard,
  InterruptCard,
  LocationCard,
  OtherCard,
  PrintedBasics,
  Side,
  StarshipCard,
  VehicleCard,
  WeaponCard,
} from '../printed-card.ts'

/** A card whose side is not said yet. */
type Sideless<C extends Card> = Omit<C, 'side'>
/** The facts of a card that have no column. */
type Rest<C extends Card, Columns extends keyof C = never> = Omit<
  C,
  'id' | 'side' | 'type' | 'unique' | 'title' | 'destiny' | 'text' | Columns
> & { readonly text?: Text }
type Destiny = number | readonly number[]

const listed = (destiny: Destiny): readonly number[] => (typeof destiny === 'number' ? [destiny] : destiny)

/** Says whose cards these are. */
export const cardsOf = (side: Side, ...cards: readonly Sideless<Card>[]): readonly Card[] =>
  cards.map((card) => ({ ...card, side }) as Card)

/** @param ability null: a droid, which has none */
export const character = (
  id: string,
  unique: Dots,
  title: string,
  kind: CharacterCard['kind'],
  destiny: Destiny,
  deploy: number,
  power: number,
  ability: number | null,
  forfeit: number,
  { text = {}, ...rest }: Rest<CharacterCard, 'kind' | 'deploy' | 'power' | 'ability' | 'forfeit'>,
): Sideless<CharacterCard> => ({
  id,
  type: 'character',
  unique,
  title,
  kind,
  destiny: listed(destiny),
  deploy,
  power,
  ability,
  forfeit,
  ...rest,
  text,
})

type ShipRest = Partial<Pick<StarshipCard, 'classes' | 'permanentPilots' | 'capacity'>> &
  Rest<
    StarshipCard,
    | 'kind'
    | 'model'
    | 'deploy'
    | 'power'
    | 'forfeit'
    | 'maneuver'
    | 'armor'
    | 'hyperspeed'
    | 'classes'
    | 'permanentPilots'
    | 'capacity'
  >

const ship =
  (kind: StarshipCard['kind'], defense: 'maneuver' | 'armor') =>
  (
    id: string,
    unique: Dots,
    title: string,
    model: ModelKind,
    destiny: number,
    deploy: number | '*',
    power: number,
    defends: number,
    hyperspeed: number | null,
    forfeit: number,
    { text = {}, classes = [], permanentPilots = [], capacity = {}, ...rest }: ShipRest = {},
  ): Sideless<StarshipCard> => ({
    id,
    type: 'starship',
    unique,
    title,
    kind,
    model,
    classes,
    destiny: [destiny],
    deploy,
    power,
    [defense]: defends,
    ...(hyperspeed === null ? {} : { hyperspeed }),
    forfeit,
    permanentPilots,
    capacity,
    ...rest,
    text,
  })

/** Columns: destiny, deploy, power, maneuver, hyperspeed (null: no hyperdrive), forfeit. */
export const starfighter = ship('starfighter', 'maneuver')
/** The columns of a starfighter. */
export const squadron = ship('squadron', 'maneuver')
/** Columns: destiny, deploy, power, armor, hyperspeed, forfeit. */
export const capital = ship('capital', 'armor')

export const vehicle = (
  id: string,
  unique: Dots,
  title: string,
  kind: VehicleCard['kind'],
  destiny: number,
  deploy: number,
  power: number,
  landspeed: number,
  forfeit: number,
  {
    text = {},
    permanentPilots = [],
    capacity = {},
    ...rest
  }: Partial<Pick<VehicleCard, 'permanentPilots' | 'capacity'>> &
    Rest<VehicleCard, 'kind' | 'deploy' | 'power' | 'landspeed' | 'forfeit' | 'permanentPilots' | 'capacity'>,
): Sideless<VehicleCard> => ({
  id,
  type: 'vehicle',
  unique,
  title,
  kind,
  destiny: [destiny],
  deploy,
  power,
  landspeed,
  forfeit,
  permanentPilots,
  capacity,
  ...rest,
  text,
})

export const weapon = (
  id: string,
  unique: Dots,
  title: string,
  kind: WeaponCard['kind'],
  destiny: number,
  { text = {}, ...rest }: Rest<WeaponCard, 'kind'>,
): Sideless<WeaponCard> => ({
  id,
  type: 'weapon',
  unique,
  title,
  kind,
  destiny: [destiny],
  ...rest,
  text,
})

export const effect = (
  id: string,
  unique: Dots,
  title: string,
  kind: EffectCard['kind'],
  destiny: number,
  { text = {}, ...rest }: Rest<EffectCard, 'kind'>,
): Sideless<EffectCard> => ({
  id,
  type: 'effect',
  unique,
  title,
  kind,
  destiny: [destiny],
  ...rest,
  text,
})

export const interrupt = (
  id: string,
  unique: Dots,
  title: string,
  kind: InterruptCard['kind'],
  destiny: number,
  { text = {}, ...rest }: Rest<InterruptCard, 'kind'>,
): Sideless<InterruptCard> => ({
  id,
  type: 'interrupt',
  unique,
  title,
  kind,
  destiny: [destiny],
  ...rest,
  text,
})

type PlaceRest = Omit<PrintedBasics, 'id' | 'side' | 'unique' | 'title' | 'destiny'> &
  Pick<LocationCard, 'interior' | 'exterior' | 'dockingBay' | 'forest' | 'starshipSite' | 'features' | 'layer'> & {
    readonly dark?: Text
    readonly light?: Text
    /** Where it says more than system and place. */
    readonly title?: string
  }

const located = (
  facts: Pick<LocationCard, 'id' | 'unique' | 'title' | 'kind' | 'system' | 'place' | 'parsec' | 'planet'>,
  [dark, light]: readonly [number, number],
  { dark: darkText = {}, light: lightText = {}, ...rest }: PlaceRest,
): Sideless<LocationCard> => ({
  ...facts,
  type: 'location',
  destiny: [0], // none is printed: it counts as 0 (rule 2.3.1)
  force: { dark, light },
  ...rest,
  text: { dark: darkText, light: lightText },
})

/** @param force icons of the Dark Side, then of the Light Side */
export const system = (
  id: string,
  unique: Dots,
  title: string,
  parsec: number,
  force: readonly [number, number],
  rest: PlaceRest,
): Sideless<LocationCard> =>
  located({ id, unique, title, kind: 'system', system: title, parsec, planet: true }, force, rest)

/** A system that is no planet and has no parsec of its own. @param force icons of the Dark Side, then of the Light Side */
export const mobileSystem = (
  id: string,
  unique: Dots,
  title: string,
  force: readonly [number, number],
  rest: PlaceRest,
): Sideless<LocationCard> =>
  located({ id, unique, title, kind: 'system', system: title, planet: false }, force, { mobile: true, ...rest })

/** @param force icons of the Dark Side, then of the Light Side */
export const site = (
  id: string,
  unique: Dots,
  system: string,
  place: string,
  force: readonly [number, number],
  { title: printed, ...rest }: PlaceRest,
): Sideless<LocationCard> => {
  const title = printed ?? `${system}: ${place}${rest.dockingBay ? ' (Docking Bay)' : ''}`
  const planet = system !== 'Death Star II' && rest.starshipSite !== true
  return located({ id, unique, title, kind: 'site', system, place, planet }, force, rest)
}

/** @param force icons of the Dark Side, then of the Light Side */
export const sector = (
  id: string,
  unique: Dots,
  system: string,
  place: string,
  force: readonly [number, number],
  rest: PlaceRest,
): Sideless<LocationCard> =>
  located({ id, unique, title: `${system}: ${place}`, kind: 'sector', system, place, planet: false }, force, rest)

/** A card of a type that only its text tells more of. */
export const card = (
  type: OtherCard['type'],
  id: string,
  unique: Dots,
  title: string,
  destiny: number,
  { text = {}, ...rest }: Rest<OtherCard>,
): Sideless<OtherCard> => ({ id, type, unique, title, destiny: [destiny], ...rest, text })

/**
 * An Objective: its front begins the game, and has destiny 0, its back 7.
 * @param both the text that holds whichever side is in front: how it begins, and what lasts for the game
 */
export const objective = (
  id: string,
  front: CardSide,
  back: CardSide,
  { text = {}, ...rest }: Omit<Rest<OtherCard>, 'sides' | 'backDestiny'>,
): Sideless<OtherCard> =>
  card('objective', id, null, `${front.title} / ${back.title}`, 0, {
    ...{ sides: { front, back }, backDestiny: 7 },
    ...rest,
    text,
  })
