/** A card's sheet: everything on the card as text. */
import type { CardSheet, Language } from '../../../contract/index.ts'
import { spaced } from '../../../kit/wording/words.ts'
import { isOfKind } from '../texts/reading/kinds.ts'
import { kindLabel } from '../texts/wording/card-wording.ts'
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
import { textBlocks } from './card-text.ts'
import { findCard, setOf } from './index.ts'
import type { Capacity, Card, PermanentPilot } from './printed-card.ts'

/** Returns everything on this card as text; the card need not be in the pool. */
export function cardSheet(card: Card, language: Language): CardSheet {
  const label = LABELS[language]
  const traits = traitLines(card, language)
  return {
    id: card.id,
    side: card.side,
    type: card.type,
    realm: card.type === 'location' ? card.system : null,
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
    imprint: row([card.id, setOf(card.id).name, card.unique === null ? null : dotsLabel(card.unique, language)]),
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

function kinds(card: Card, language: Language): readonly string[] {
  const listed = 'kind' in card ? [card.kind].flat() : []
  const model = 'model' in card && card.model !== undefined ? [card.model] : []
  const classes = 'classes' in card ? (card.classes ?? []) : []
  return [
    ...listed.map((kind) => KIND_LABELS[kind]![language]),
    ...[...model, ...classes].map((kind) => kindLabel(kind, language)),
  ]
}

// ---------------------------------------------------------------- its numbers

/** The numbers of a card with their values, the most important first; destiny last. */
export function numbersOf(card: Card): readonly (readonly [id: NumberId, value: string])[] {
  const of = (id: NumberId, value: number | null | undefined): readonly (readonly [NumberId, string])[] =>
    value === undefined ? [] : [[id, value === null ? '–' : written(value)]]
  const has = card as Partial<Record<Exclude<NumberId, 'destiny'>, number | null>>
  return [
    ...of('deploy', has.deploy),
    ...of('power', has.power),
    ...of('ability', has.ability),
    ...of('armor', has.armor),
    ...of('maneuver', has.maneuver),
    ...of('hyperspeed', card.type === 'starship' ? (card.hyperspeed ?? null) : undefined),
    ...of('landspeed', has.landspeed),
    ...of('forfeit', has.forfeit),
    ...of('parsec', has.parsec),
    ...('force' in card && card.force !== undefined
      ? [...of('dark-force', card.force.dark), ...of('light-force', card.force.light)]
      : []),
    ['destiny', card.destiny.join(' / ')],
  ]
}
const written = (value: number): string => (value === 0.5 ? '½' : value === 0.25 ? '¼' : `${value}`)

// ---------------------------------------------------------------- its traits

/** Returns the facts that stand in no box, as short sentences. */
function traitLines(card: Card, language: Language): readonly string[] {
  const say = LABELS[language]
  const line = (label: string, words: readonly string[]): readonly string[] =>
    words.length === 0 ? [] : [`${label}${language === 'fr' ? '\u00a0: ' : ': '}${words.join(', ')}.`]
  const partners = [
    ...('matchingShips' in card ? (card.matchingShips ?? []) : []),
    ...('matchingPilots' in card ? (card.matchingPilots ?? []) : []),
  ].map((id) => `${findCard(id)?.title ?? '?'} (${id})`)
  const elsewhere = 'matchingElsewhere' in card ? (card.matchingElsewhere ?? []) : []
  return [
    ...line(say.traits, traitsOf(card, language)),
    ...line(say.features, featuresOf(card, language)),
    ...line(say.aboard, aboardOf(card, language)),
    ...line(say.persona, card.persona === undefined ? [] : [card.persona]),
    ...line(say.known, card.called ?? []),
    ...line(say.matching, [...partners, ...elsewhere]),
    ...line(say.immune, immuneOf(card, language)),
  ]
}

function traitsOf(card: Card, language: Language): readonly string[] {
  const skills = 'skills' in card ? card.skills : []
  const extra = card.type === 'character' ? [...(card.extra ?? []), ...(card.also ?? [])] : []
  const squadron =
    'squadron' in card && card.squadron !== undefined
      ? [{ en: `${card.squadron} Squadron`, fr: `escadron ${card.squadron}` }[language]]
      : []
  return [
    ...[...skills, ...(card.characteristics ?? []), ...extra].map((kind) => kindLabel(kind, language)),
    ...squadron,
  ]
}

/** The features of a card, as its icons name them. */
export function featureIds(card: Card): readonly FeatureId[] {
  const named = [
    'scompLink',
    'grabber',
    'mobile',
    'navComputer',
    'interior',
    'exterior',
    'dockingBay',
    'forest',
  ] as const
  const has = card as Partial<Record<(typeof named)[number], boolean>>
  return [
    ...(card.type === 'location' ? [card.planet ? ('planet' as const) : ('space' as const)] : []),
    ...named.filter((feature) => has[feature] === true),
    ...(isOfKind(card.id, 'battleground') ? (['battleground'] as const) : []),
    ...('features' in card ? (card.features ?? []) : []),
    ...(card.episode === undefined ? [] : (['episode'] as const)),
  ]
}
const featuresOf = (card: Card, language: Language): readonly string[] => [
  ...featureIds(card).map((feature) => FEATURE_LABELS[feature][language]),
  ...(card.type === 'location' ? [card.system, ...(card.place === undefined ? [] : [card.place])] : []),
]

function aboardOf(card: Card, language: Language): readonly string[] {
  if (card.type !== 'starship' && card.type !== 'vehicle') return []
  const say = LABELS[language]
  const suspended = card.type === 'starship' && card.pilotSuspendsPermanent ? ` (${say.suspends})` : ''
  const pilot = (one: PermanentPilot): string =>
    spaced(
      `${say.permanent} ${one.ability}`,
      one.power !== undefined && `(${NUMBER_LABELS.power[language]} +${one.power})`,
      one.maneuver !== undefined && `(${NUMBER_LABELS.maneuver[language]} +${one.maneuver})`,
    ) + suspended
  const seats = (Object.keys(SEAT_LABELS) as (keyof Capacity)[]).flatMap((seat) => {
    const many = card.capacity[seat]
    return many === undefined ? [] : [`${many} ${SEAT_LABELS[seat][many === 1 ? 0 : 1][language]}`]
  })
  return [...card.permanentPilots.map(pilot), ...seats]
}

function immuneOf(card: Card, language: Language): readonly string[] {
  if (card.immuneTo === undefined) return []
  const part = card.immunePart === undefined ? '' : ` (${IMMUNE_PARTS[card.immunePart][language]})`
  return [card.immuneTo.join(', ') + part]
}

// ---------------------------------------------------------------- its icons

/** The signs at the edge of a picture: skills, pilots aboard, nav computer, Force icons. */
function iconsOf(card: Card): readonly string[] {
  const force = 'force' in card ? card.force : undefined
  return [
    ...('skills' in card ? card.skills : []),
    ...('permanentPilots' in card ? card.permanentPilots.map(() => 'permanent-pilot') : []),
    ...(force === undefined
      ? []
      : [...Array(force.dark).fill('dark-force'), ...Array(force.light).fill('light-force')]),
    ...('navComputer' in card && card.navComputer ? ['nav-computer'] : []),
    ...(card.scompLink ? ['scomp-link'] : []),
  ]
}
