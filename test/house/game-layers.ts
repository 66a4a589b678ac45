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

const GAME = /^src\/games\/([^/]+)\/(.+)$/

/** Returns the layer of a file of a game; null outside of the games and for a place that nobody has named. */
export function layerOf(path: string): Layer | null {
  const [, game, rest] = GAME.exec(path) ?? []
  if (game === undefined || rest === undefined) return null
  const parts = rest.split('/')
  const fits = parts.map((_, at) => parts.slice(0, parts.length - at).join('/')).find((place) => place in BY_PATH)
  const own = /^rules\/[^/]+\/([a-z-]+)\.ts$/.exec(rest)?.[1]
  // The words of card texts that belong to no mechanism.
  if (/^texts\/core\/[^/]+\/vocabulary\.ts$/.test(rest)) return 'vocabulary'
  if (fits === 'rules' && own !== undefined) return OF_MECHANISM[own] ?? 'rules'
  if (fits !== undefined) return BY_PATH[fits] ?? null
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
