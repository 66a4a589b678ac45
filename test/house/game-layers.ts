/**
 * The layers of a game, lowest first. Imports go down, or stay on their layer. A mechanism (`rules/battle`) has files on
 * many layers, so the layer of a file in `rules/` hangs on its name, and elsewhere on its folder.
 */
import type { Source } from './sources.ts'

/** The layers by name, lowest first. */
export const LAYERS = [
  'vocabulary',
  'cards',
  'state',
  'texts',
  'rules',
  'view',
  'words',
  'story',
  'policies',
  'explain',
  'panels',
  'scenarios',
  'around',
  'root',
] as const
export type Layer = (typeof LAYERS)[number]

/** The layer of a file of `rules/<mechanism>/`, by its name; all others are `rules`. */
const OF_MECHANISM: Readonly<Record<string, Layer>> = {
  vocabulary: 'vocabulary',
  definitions: 'texts',
  lexicon: 'texts',
  state: 'state',
  en: 'words',
  fr: 'words',
  story: 'story',
  policy: 'policies',
  orders: 'policies',
  panel: 'panels',
  scene: 'panels',
  verbs: 'scenarios',
  rulebook: 'around',
  index: 'root',
}

/** The layer of each folder and of single files, by the longest path that fits; a game's own first. */
const BY_PATH: Readonly<Record<string, Layer>> = {
  // Decks and state read the agreements and the version.
  'agreements.ts': 'cards',
  'versions.ts': 'cards',
  cards: 'cards',
  decks: 'rules',
  explain: 'explain',
  'formats.ts': 'cards',
  lesson: 'around',
  library: 'rules',
  look: 'around',
  panels: 'panels',
  policies: 'policies',
  rulebook: 'around',
  rules: 'rules',
  scenarios: 'scenarios',
  state: 'state',
  story: 'story',
  study: 'around',
  texts: 'texts',
  'texts/language': 'vocabulary',
  view: 'view',
  words: 'words',
}

/** Where files stand whose place is still another than their layer's: each game's, until they are moved. */
const NOT_YET_MOVED: Readonly<Record<string, Readonly<Record<string, Layer>>>> = {
  swccg: {
    'cards/keyed-text.ts': 'vocabulary',
    values: 'texts',
    'cards/also-known.ts': 'rules',
    'cards/card-book.ts': 'rules',
    'cards/card-facts.ts': 'rules',
    'cards/card-filters.ts': 'rules',
    'cards/card-labels.ts': 'rules',
    'cards/card-rulings.ts': 'rules',
    'cards/card-sheet.ts': 'rules',
    'cards/card-text.ts': 'texts',
    'cards/kind-labels.ts': 'rules',
  },
  'young-jedi': {
    'cards/book.ts': 'rules',
    'cards/describe.ts': 'texts',
    'cards/filters.ts': 'rules',
    'cards/grammar.ts': 'texts',
    'cards/nicknames.ts': 'rules',
    'cards/rulings': 'rules',
    'cards/rulings.ts': 'rules',
    'cards/sheet.ts': 'rules',
    'cards/text.ts': 'texts',
    'cards/title-words.ts': 'rules',
    'cards/wording': 'texts',
    'editions.ts': 'cards',
    'explain/counts.ts': 'story',
    'measure.ts': 'view',
    moments: 'story',
    'panels/panel-news.ts': 'story',
    planning: 'policies',
    'refusal-map.ts': 'state',
    'rule-choices.ts': 'cards',
    'rules/abouts.ts': 'state',
    'rules/ask.ts': 'state',
    'rules/ends.ts': 'state',
    'rules/facts.ts': 'state',
    'rules/kept-ids.ts': 'state',
    'rules/limits.ts': 'state',
    'rules/state.ts': 'state',
    'rules/table.ts': 'state',
    'rules/take-back.ts': 'state',
    'rules/texts/conditions.ts': 'texts',
    'rules/texts/in-play.ts': 'texts',
    'rules/texts/numbers.ts': 'texts',
    'rules/texts/scene.ts': 'texts',
    seen: 'view',
    statistics: 'policies',
    'statistics.ts': 'policies',
    'table-layout.ts': 'panels',
    'view.ts': 'view',
    'words/told': 'story',
    'words/story.ts': 'story',
  },
}

const GAME = /^src\/games\/([^/]+)\/(.+)$/

/** Returns the layer of a file of a game; null outside of the games and for a place that nobody has named. */
export function layerOf(path: string): Layer | null {
  const [, game, rest] = GAME.exec(path) ?? []
  if (game === undefined || rest === undefined) return null
  const places = { ...BY_PATH, ...NOT_YET_MOVED[game] }
  const parts = rest.split('/')
  const fits = parts.map((_, at) => parts.slice(0, parts.length - at).join('/')).find((place) => place in places)
  const own = /^rules\/[^/]+\/([a-z-]+)\.ts$/.exec(rest)?.[1]
  // The words of card texts that belong to no mechanism.
  if (/^texts\/core\/[^/]+\/vocabulary\.ts$/.test(rest)) return 'vocabulary'
  if (fits === 'rules' && own !== undefined) return OF_MECHANISM[own] ?? 'rules'
  if (fits !== undefined) return places[fits] ?? null
  return parts.length === 1 ? 'root' : null
}

/** Returns the imports within a game that go up, as `from -> target`. */
export const goingUp = (files: readonly Pick<Source, 'path' | 'imports'>[]): readonly string[] =>
  files
    .flatMap(({ path, imports }) => imports.map((target) => ({ path, target })))
    .filter(({ path, target }) => {
      const [from, to] = [layerOf(path), layerOf(target)]
      return from !== null && to !== null && LAYERS.indexOf(to) > LAYERS.indexOf(from)
    })
    .map(({ path, target }) => `${path.replace('src/games/', '')} -> ${target.replace('src/games/', '')}`)
    .sort()
