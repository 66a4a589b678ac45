/** The filters of the card search. */
import type { CardFacts, CardFilter, Language } from '../../../contract/index.ts'
import { cardById, cards, SETS, setOf } from '../cards/index.ts'
import type { LibraryCard } from '../cards/library-card.ts'
import { SIDES } from '../cards/printed-card.ts'
import { MODEL_KINDS, TRAIT_KINDS } from '../texts/core/kinds/vocabulary.ts'
import { kindsOf } from '../texts/reading/kinds.ts'
import { KIND_LABELS, SIDE_LABELS, TYPE_LABELS } from './card-labels.ts'
import { nameOfKind, OWN_MODELS, OWN_TRAITS } from './kind-labels.ts'

type Value = NonNullable<CardFilter['values']>[number]
type Label = Readonly<Record<Language, string>>

const value = (id: string, en: string, fr = en): Value => ({ id, label: { en, fr } })
const labelled = (labels: Readonly<Record<string, Label>>, ids: readonly string[]): readonly Value[] =>
  ids.map((id) => ({ id, label: labels[id]! }))
const named = (kinds: readonly string[]): readonly Value[] =>
  kinds.map((kind) => value(kind, nameOfKind(kind, 'en'), nameOfKind(kind, 'fr')))

const some = (ids: readonly string[]): readonly string[] | null => (ids.length === 0 ? null : ids)
const kindsIn = ({ kind = [] }: LibraryCard): readonly string[] => [kind].flat()
const numberOf =
  (field: string) =>
  (facts: CardFacts): number | null => {
    const found = facts[field]
    return typeof found === 'number' ? found : null
  }

const KINDS: readonly string[] = [...new Set(cards.flatMap(kindsIn))]
const DECKS: readonly Value[] = [value('starter', 'in a ready-made deck', 'dans un deck prêt à jouer')]
const ICONS: readonly Value[] = [
  value('pilot', 'pilot', 'pilote'),
  value('warrior', 'warrior', 'guerrier'),
  value('permanent-pilot', 'permanent pilot', 'pilote permanent'),
  value('nav-computer', 'nav computer', 'ordinateur de navigation'),
  value('scomp-link', 'Scomp link', 'prise Scomp'),
  value('dark-force', 'Dark Side Force', 'Force obscure'),
  value('light-force', 'Light Side Force', 'Force lumineuse'),
]
const COPIES: readonly Value[] = [
  value('1', '• unique', '• unique'),
  value('2', '•• two on table', '•• deux sur la table'),
  value('3', '••• three on table', '••• trois sur la table'),
  value('any', 'any number', 'sans limite'),
]

function iconsOf({ force, ...card }: LibraryCard): readonly string[] {
  return [
    ...(card.skills ?? []),
    ...((card.permanentPilots ?? []).length > 0 ? ['permanent-pilot'] : []),
    ...(card.navComputer ? ['nav-computer'] : []),
    ...(card.scompLink ? ['scomp-link'] : []),
    ...(force !== undefined && force.dark > 0 ? ['dark-force'] : []),
    ...(force !== undefined && force.light > 0 ? ['light-force'] : []),
  ]
}

const among =
  (kinds: readonly string[]) =>
  ({ id }: CardFacts): readonly string[] | null =>
    some([...kindsOf(id)].filter((kind) => kinds.includes(kind)))

const MODELS: readonly string[] = [...MODEL_KINDS, ...OWN_MODELS]
const TRAITS: readonly string[] = [...TRAIT_KINDS, ...OWN_TRAITS]

/** All filters of the card search, in the order in which they are offered. */
export const filters: readonly CardFilter[] = [
  { id: 'side', label: { en: 'Side', fr: 'Côté' }, values: labelled(SIDE_LABELS, SIDES), of: ({ side }) => [side] },
  {
    id: 'type',
    label: { en: 'Type', fr: 'Type' },
    values: labelled(TYPE_LABELS, Object.keys(TYPE_LABELS)),
    of: ({ type }) => [type],
  },
  {
    id: 'kind',
    label: { en: 'Kind', fr: 'Sorte' },
    values: labelled(KIND_LABELS, KINDS),
    of: ({ id }) => some(kindsIn(cardById(id))),
  },
  {
    id: 'set',
    label: { en: 'Set', fr: 'Extension' },
    values: SETS.map(({ code, name }) => value(code, name)),
    of: ({ id }) => [setOf(id).code],
  },
  {
    id: 'deck',
    label: { en: 'Deck', fr: 'Deck' },
    values: DECKS,
    of: ({ deck }) => (deck === 0 ? null : ['starter']),
  },
  {
    id: 'planet',
    label: { en: 'Planet', fr: 'Planète' },
    values: [...new Set(cards.flatMap((card: LibraryCard) => card.system ?? []))].map((one) => value(one, one)),
    of: ({ system }) => (typeof system === 'string' ? [system] : null),
  },
  { id: 'model', label: { en: 'Model', fr: 'Modèle' }, values: named(MODELS), of: among(MODELS) },
  { id: 'trait', label: { en: 'Characteristic', fr: 'Trait' }, values: named(TRAITS), of: among(TRAITS) },
  { id: 'icon', label: { en: 'Icon', fr: 'Icône' }, values: ICONS, of: ({ id }) => some(iconsOf(cardById(id))) },
  {
    id: 'copies',
    label: { en: 'Copies', fr: 'Exemplaires' },
    values: COPIES,
    of: ({ unique }) => [unique === null ? 'any' : `${unique}`],
  },
  { id: 'deploy', label: { en: 'Deploy cost', fr: 'Coût de déploiement' }, of: numberOf('deploy') },
  { id: 'power', label: { en: 'Power', fr: 'Puissance' }, of: numberOf('power') },
  { id: 'ability', label: { en: 'Ability', fr: 'Habileté' }, of: numberOf('ability') },
  { id: 'forfeit', label: { en: 'Forfeit value', fr: 'Valeur de perte' }, of: numberOf('forfeit') },
  {
    id: 'destiny',
    label: { en: 'Destiny', fr: 'Destinée' },
    of: ({ id }) => Math.max(...cardById(id).destiny),
  },
]
