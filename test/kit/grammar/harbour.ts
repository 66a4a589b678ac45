/** A small lexicon for tests: ships and crews of a harbour. */
import { English } from '../../../src/kit/grammar/english.ts'
import { French } from '../../../src/kit/grammar/french.ts'
import type { EnglishLexicon, FrenchLexicon } from '../../../src/kit/grammar/lexicon.ts'
import { makers, type SentenceTree as SentenceOf } from '../../../src/kit/grammar/tree.ts'

export interface Harbour {
  readonly noun:
    | 'card'
    | 'sailor'
    | 'island'
    | 'ship'
    | 'hero'
    | 'horse'
    | 'power'
    | 'damage'
    | 'point'
    | 'royal'
    | 'raft'
    | 'hour'
    | 'pile'
  readonly verb: 'be lost' | 'cost' | 'carry' | 'draw' | 'get' | 'land' | 'lose' | 'need' | 'sail' | 'take some' | 'win'
  readonly adjective: 'lost' | 'unique'
  readonly phrase: 'aboard' | 'ability' | 'each of' | 'for free' | 'present' | 'power' | 'seen'
  readonly preposition: 'at' | 'of' | 'to'
  readonly pronoun: 'you' | 'opponent' | 'it' | 'here' | 'that sailor' | 'they'
}
const ENGLISH = {
  numbers: ['no', 'one', 'two'],
  nouns: {
    card: { one: 'card' },
    sailor: { one: 'sailor' },
    island: { one: 'island', place: true },
    ship: { one: 'ship' },
    hero: { one: 'hero', many: 'heroes' },
    horse: { one: 'horse' },
    power: { one: 'power', mass: true },
    damage: { one: 'damage', mass: true },
    point: { one: 'point' },
    royal: { one: 'guard', mod: 'royal' },
    raft: { one: 'raft' },
    hour: { one: 'hour' },
    pile: { one: 'pile', place: true },
  },
  verbs: {
    'be lost': 'be lost[ at {at}]',
    cost: 'cost {o}[ {free}]',
    carry: 'carry {o}',
    draw: 'draw {o}',
    get: 'get {n:signed} {o}[ {n:tail}]',
    land: 'land[ {at:to}]',
    lose: 'lose {o}',
    need: 'need {o}',
    sail: 'sail[ {at:to}]',
    'take some': 'take some',
    win: 'win {o}',
  },
  adjectives: { lost: 'lost', unique: 'unique' },
  phrases: {
    aboard: 'aboard {o}',
    ability: 'ability {n}',
    'each of': 'each of {o}',
    'for free': 'for free',
    present: 'present',
    power: 'power {n:signed}',
    seen: 'seen by {o}',
  },
  prepositions: { at: 'at', of: 'of', to: 'to' },
  pronouns: {
    you: { words: 'you', you: true, genitive: 'your' },
    opponent: { words: 'your opponent' },
    it: { words: 'it', genitive: 'its' },
    here: { words: 'here', place: true },
    'that sailor': { words: 'that sailor' },
    they: { words: 'they', many: true, genitive: 'their' },
  },
} satisfies EnglishLexicon<Harbour>
const FRENCH = {
  numbers: ['aucun', 'un', 'deux'],
  nouns: {
    card: { one: 'carte', feminine: true },
    sailor: { one: 'marin' },
    island: { one: 'île', feminine: true },
    ship: { one: 'navire' },
    hero: { one: 'héros', many: 'héros' },
    horse: { one: 'cheval', many: 'chevaux' },
    power: { one: 'puissance', feminine: true },
    damage: { one: 'dommage', plural: true },
    point: { one: 'point' },
    royal: { one: 'garde royal', many: 'gardes royaux', mod: ['royal', 'royale', 'royaux', 'royales'] },
    raft: { one: 'radeau', many: 'radeaux', behind: 'de secours' },
    hour: { one: 'heure', feminine: true },
    pile: { one: 'pile', feminine: true },
  },
  verbs: {
    'be lost': 'être perdu{e}[ à {at}]',
    cost: 'coûter[ {free}] {o}',
    carry: 'porter {o}',
    draw: 'piocher {o}',
    get: 'gagner {n:signed} en {o}[ {n:tail}]',
    land: 'se poser[ {at:to}]',
    lose: 'perdre {o}',
    need: 'avoir besoin {o:of}',
    sail: 'aller[ {at:to}]',
    'take some': 'en prendre',
    win: 'gagner {o}',
  },
  adjectives: { lost: 'perdu{e}', unique: 'unique{s}' },
  phrases: {
    aboard: 'à bord de {o}',
    ability: 'habileté de {n}',
    'each of': 'chacun{e:o} de {o}',
    'for free': 'gratuitement',
    present: 'présent{e}',
    power: 'puissance {n:signed}',
    seen: 'vu{e} par {o}',
  },
  prepositions: { at: 'à', of: 'de', to: 'à' },
  pronouns: {
    you: { words: 'vous', you: true },
    opponent: { words: 'votre adversaire' },
    it: { words: 'il' },
    here: { words: 'ici', place: true },
    'that sailor': { words: 'ce marin' },
    they: { words: 'elles', many: true, feminine: true },
  },
} satisfies FrenchLexicon<Harbour>

export const lexicons = { en: ENGLISH, fr: FRENCH }
export const english = new English<Harbour>(ENGLISH)
export const french = new French<Harbour>(FRENCH)
export type SentenceTree = SentenceOf<Harbour>
export const { noun, pronoun, verb, worded, and, or } = makers<Harbour>()
export const you = pronoun('you')

/** French with plain spaces, which are easier to read. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
