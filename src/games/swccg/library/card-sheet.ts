/** A card's sheet: everything on the card as text. */
import type { CardSheet, Language } from '../../../contract/index.ts'
import { spaced } from '../../../kit/wording/words.ts'
import { findCard, setOf } from '../cards/index.ts'
import type { HeldSeats, LibraryCard } from '../cards/library-card.ts'
import type { Card } from '../cards/printed-card.ts'
import { RARITIES } from '../cards/rarities.ts'
import { textBlocks } from '../texts/card-text.ts'
import { isOfKind } from '../texts/reading/kinds.ts'
import {
  dotsLabel,
  FEATURE_LABELS,
  type FeatureId,
  IMMUNE_PARTS,
  KIND_LABELS,
  LINE_LABELS,
  NUMBER_LABELS,
  type NumberId,
  SEAT_LABELS,
  SIDE_LABELS,
  TYPE_LABELS,
} from './card-labels.ts'
import { nameOfKind } from './kind-labels.ts'

/** Returns everything on this card as text; the card need not be in the library. */
export function cardSheet(card: Card & LibraryCard, language: Language): CardSheet {
  const label = LABELS[language]
  const traits = traitLines(card, language)
  return {
    id: card.id,
    side: card.side,
    type: card.type,
    realm: card.system ?? null,
    title: card.title,
    subtitle: null,
    mark: card.unique === null ? null : '•'.repeat(card.unique),
    kind: row([SIDE_LABELS[card.side][language], TYPE_LABELS[card.type][language], ...kinds(card, language)]),
    sideName: SIDE_LABELS[card.side][language],
    numbers: numbersOf(card).map(([id, value]) => ({ id, label: NUMBER_LABELS[id][language], value })),
    located: [],
    blocks: [
      ...textBlocks(card, language),
      ...(traits.length === 0 ? [] : [{ heading: label.details, text: traits.join(' ') }]),
    ],
    icons: iconsOf(card).map((id) => ({ id, wild: false })),
    imprint: row([
      ...[card.id, setOf(card.id).name, RARITIES.get(card.id)],
      card.unique === null ? null : dotsLabel(card.unique, language),
    ]),
    correction: card.errata ? label.corrected : null,
  }
}

const row = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ')
const sayIn = (language: Language) =>
  Object.fromEntries(Object.entries(LINE_LABELS).map(([key, words]) => [key, words[language]])) as Readonly<
    Record<keyof typeof LINE_LABELS, string>
  >
const LABELS = { en: sayIn('en'), fr: sayIn('fr') } as const

// ---------------------------------------------------------------- its kind

function kinds({ kind = [], model, classes = [] }: LibraryCard, language: Language): readonly string[] {
  return [
    ...[kind].flat().map((one) => KIND_LABELS[one]![language]),
    ...[...(model === undefined ? [] : [model]), ...classes].map((one) => nameOfKind(one, language)),
  ]
}

// ---------------------------------------------------------------- its numbers

/** The numbers of a card with their values, the most important first; destiny last. */
export function numbersOf(card: LibraryCard): readonly (readonly [id: NumberId, value: string])[] {
  const of = (id: NumberId, value: number | string | null | undefined): readonly (readonly [NumberId, string])[] =>
    value === undefined ? [] : [[id, value === null ? '–' : written(value)]]
  return [
    ...of('deploy', card.deploy),
    ...of('power', card.power),
    ...of('ability', card.ability),
    ...of('armor', card.armor),
    ...of('maneuver', card.maneuver),
    ...of('hyperspeed', card.type === 'starship' ? (card.hyperspeed ?? null) : undefined),
    ...of('landspeed', card.landspeed),
    ...of('forfeit', card.forfeit),
    ...of('parsec', card.parsec),
    ...of('dark-force', card.force?.dark),
    ...of('light-force', card.force?.light),
    ['destiny', card.destiny.join(' / ')],
  ]
}
const written = (value: number | string): string => (value === 0.5 ? '½' : value === 0.25 ? '¼' : `${value}`)

// ---------------------------------------------------------------- its traits

/** Returns the facts that stand in no box, as short sentences. */
function traitLines(card: LibraryCard, language: Language): readonly string[] {
  const say = LABELS[language]
  const line = (label: string, words: readonly string[]): readonly string[] =>
    words.length === 0 ? [] : [`${label}${language === 'fr' ? '\u00a0: ' : ': '}${words.join(', ')}.`]
  const titled = (id: string): string => `${findCard(id)?.title ?? '?'} (${id})`
  const partners = [...(card.matchingShips ?? []), ...(card.matchingPilots ?? [])].map(titled)
  return [
    ...line(say.traits, traitsOf(card, language)),
    ...line(say.features, featuresOf(card, language)),
    ...line(say.aboard, aboardOf(card, language)),
    ...line(say.madeFor, card.madeFor === undefined ? [] : [KIND_LABELS[card.madeFor]![language]]),
    ...line(say.persona, card.persona === undefined ? [] : [card.persona]),
    ...line(say.known, card.called ?? []),
    ...line(say.matching, [...partners, ...(card.matchingElsewhere ?? [])]),
    ...line(say.counterpart, card.counterpart === undefined ? [] : [titled(card.counterpart)]),
    ...line(say.immune, immuneOf(card, language)),
    ...line(say.back, backOf(card, language)),
    ...line(say.alsoIn, card.alsoIn === undefined ? [] : [card.alsoIn]),
  ]
}

function traitsOf(card: LibraryCard, language: Language): readonly string[] {
  const squadron =
    card.squadron === undefined ? [] : [{ en: `${card.squadron} Squadron`, fr: `escadron ${card.squadron}` }[language]]
  const species = card.species === undefined ? [] : [card.species]
  const kinds = [
    ...(card.skills ?? []),
    ...(card.characteristics ?? []),
    ...species,
    ...(card.extra ?? []),
    ...(card.also ?? []),
  ]
  return [...kinds.map((kind) => nameOfKind(kind, language)), ...squadron]
}

/** The features of a card, as its icons name them. */
export function featureIds(card: LibraryCard): readonly FeatureId[] {
  const named = [
    'scompLink',
    'grabber',
    'mobile',
    'navComputer',
    'interior',
    'exterior',
    'dockingBay',
    'forest',
    'starshipSite',
    'independent',
  ] as const
  return [
    ...(card.type === 'location' ? [card.planet ? ('planet' as const) : ('space' as const)] : []),
    ...named.filter((feature) => card[feature] === true),
    ...(isBattleground(card) ? (['battleground'] as const) : []),
    ...((card.features ?? []) as readonly FeatureId[]),
    ...(card.generic === undefined ? [] : (['generic'] as const)),
    ...(card.episode === undefined ? [] : (['episode'] as const)),
  ]
}
/** Whether both sides have Force icons here (U-26). */
const isBattleground = (card: LibraryCard): boolean => isOfKind(card.id, 'battleground')
const featuresOf = (card: LibraryCard, language: Language): readonly string[] => [
  ...featureIds(card).map((feature) => FEATURE_LABELS[feature][language]),
  ...[card.system, card.place].filter((name) => name !== undefined),
]

function aboardOf(card: LibraryCard, language: Language): readonly string[] {
  const say = LABELS[language]
  const suspended = card.pilotSuspendsPermanent ? ` (${say.suspends})` : ''
  const pilot = (one: NonNullable<LibraryCard['permanentPilots']>[number]): string =>
    spaced(
      `${say.permanent} ${one.ability}`,
      one.power !== undefined && `(${NUMBER_LABELS.power[language]} +${one.power})`,
      one.maneuver !== undefined && `(${NUMBER_LABELS.maneuver[language]} +${one.maneuver})`,
    ) + suspended
  const seats = (Object.keys(SEAT_LABELS) as (keyof HeldSeats)[]).flatMap((seat) => {
    const many = card.capacity?.[seat]
    const one = many === 1 ? 0 : 1
    return many === undefined
      ? []
      : [`${many === 'unlimited' ? say.anyNumber : many} ${SEAT_LABELS[seat][one][language]}`]
  })
  return [...(card.permanentPilots ?? []).map(pilot), ...seats]
}

function immuneOf(card: LibraryCard, language: Language): readonly string[] {
  if (card.immuneTo === undefined) return []
  const part = card.immunePart === undefined ? '' : ` (${IMMUNE_PARTS[card.immunePart][language]})`
  return [card.immuneTo.join(', ') + part]
}

/** The title and the destiny of the other side. */
const backOf = ({ title, backDestiny }: LibraryCard, language: Language): readonly string[] =>
  backDestiny === undefined
    ? []
    : [title.split(' / ')[1] ?? title, `${NUMBER_LABELS.destiny[language].toLowerCase()} ${backDestiny}`]

// ---------------------------------------------------------------- its icons

/** The signs at the edge of a picture: skills, pilots aboard, nav computer, Force icons. */
function iconsOf({ force, ...card }: LibraryCard): readonly string[] {
  return [
    ...(card.skills ?? []),
    ...(card.permanentPilots ?? []).map(() => 'permanent-pilot'),
    ...(force === undefined
      ? []
      : [...Array(force.dark).fill('dark-force'), ...Array(force.light).fill('light-force')]),
    ...(card.navComputer ? ['nav-computer'] : []),
    ...(card.scompLink ? ['scomp-link'] : []),
  ]
}
