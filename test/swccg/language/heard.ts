/**
 * Arguments that nobody heeds: a proxy around each text notes which fields the wording reads in each language, and which the
 * rules read while scenarios and dealt tables are played. Of the words that are read by definitions (filters, tests, amounts, acts, costs) a
 * proxy around their arguments notes which the definitions read.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../../src/contract/index.ts'
import { textBlocks } from '../../../src/games/swccg/cards/card-text.ts'
import { cards } from '../../../src/games/swccg/cards/index.ts'
import type { Card } from '../../../src/games/swccg/cards/printed-card.ts'
import { scenarios } from '../../../src/games/swccg/scenarios/index.ts'
import { cardOf, type EngineCard } from '../../../src/games/swccg/state/engine-card.ts'
import { argumentsIn } from '../../../src/games/swccg/texts/language/takes.ts'
import { language } from '../../../src/games/swccg/texts/registry.ts'
import { translated } from '../../../src/games/swccg/texts/translate/pieces.ts'
import { familyOf, nodesIn, textsOf } from './nodes.ts'
import { beginnings, dealtStates } from './positions.ts'
import { nodesInText } from './walk.ts'

/** Notes the fields of nodes that are read: of each node, and of all nodes of a word as `does add.cumulative`. */
class Watch {
  readonly read = new Set<string>()
  readonly #fields = new WeakMap<object, Set<string>>()
  readonly #proxies = new WeakMap<object, object>()

  /** Returns the same value, whose fields note that they are read. */
  around<T>(value: T): T {
    if (value === null || typeof value !== 'object') return value
    const known = this.#proxies.get(value)
    if (known !== undefined) return known as T
    const name = Array.isArray(value) ? null : nameOf(value as Readonly<Record<string, unknown>>)
    const proxy: object = new Proxy(value, {
      get: (node, field, receiver) => {
        if (name !== null && typeof field === 'string') this.#note(node, name, field)
        return this.around(Reflect.get(node, field, receiver))
      },
    })
    this.#proxies.set(value, proxy)
    return proxy as T
  }

  /** Whether a field of this very node was read. */
  hasRead = (node: object, field: string): boolean => this.#fields.get(node)?.has(field) === true

  #note(node: object, name: string, field: string): void {
    this.read.add(`${name}.${field}`)
    const fields = this.#fields.get(node) ?? new Set()
    this.#fields.set(node, fields.add(field))
  }
}

function nameOf(node: Readonly<Record<string, unknown>>): string | null {
  const family = familyOf(node)
  return family === undefined ? null : `${family} ${String(node[family])}`
}

/** The families of the older notation whose words the rules read themselves. */
const BY_RULES: readonly string[] = ['does', 'offer']

/** Returns the arguments of all nodes in these texts that rules read: every field but the word itself. */
function ruleArguments(texts: readonly unknown[]): readonly string[] {
  const all = nodesIn(texts).flatMap(({ family, word, node }) =>
    Object.keys(node).flatMap((field) =>
      field === family || !BY_RULES.includes(family) ? [] : [`${family} ${word}.${field}`],
    ),
  )
  return [...new Set(all)].sort()
}

/** Returns the arguments in the texts of these cards that their wording in a language leaves out, node by node. */
export function unheard(all: readonly Card[], language: Language): readonly string[] {
  const watch = new Watch()
  for (const card of all) textBlocks({ ...card, text: watch.around(card.text) } as Card, language)
  return all.flatMap(({ id, text }) =>
    nodesIn(text).flatMap(({ family, word, node }) =>
      Object.keys(node).flatMap((field) =>
        field === family || watch.hasRead(node, field) ? [] : [`${id} ${family} ${word}.${field}`],
      ),
    ),
  )
}

type Changeable = { -readonly [Field in keyof EngineCard]: EngineCard[Field] }

/** The families whose words are read by their definitions. */
const BY_DEFINITIONS = ['filters', 'tests', 'amounts', 'acts', 'costs'] as const
/** The aspects that read, and where the arguments of the word stand among theirs. */
const READING = {
  read: 'before the last',
  do: 'first',
  decides: 'first',
  can: 'first',
  price: 'first',
  pay: 'first',
} as const
type Readable = { -readonly [A in keyof typeof READING]?: (...given: unknown[]) => unknown }

/** Watches the arguments of words while their definitions read them. Returns a function that ends the watch. */
function watchingReaders(read: Set<string>): () => void {
  const restores = BY_DEFINITIONS.flatMap((family) =>
    [...language.words[family]].flatMap(([word, found]) => {
      const entry = found as Readable
      const noting = (x: object): object =>
        new Proxy(x, {
          get(node, argument, receiver) {
            read.add(`${family} ${word}.${String(argument)}`)
            return Reflect.get(node, argument, receiver)
          },
        })
      return Object.entries(READING).flatMap(([name, where]) => {
        const aspect = name as keyof typeof READING
        const before = entry[aspect]
        if (before === undefined) return []
        entry[aspect] = function (this: unknown, ...given: unknown[]) {
          const place = where === 'first' ? 0 : given.length - 2
          return before.apply(
            this,
            given.map((one, at) => (at === place ? noting(one as object) : one)),
          )
        }
        return [() => Object.assign(entry, { [aspect]: before })]
      })
    }),
  )
  return () => {
    for (const restore of restores) restore()
  }
}

/** Runs something while the rules read watched texts, and definitions watched words. */
export function watching(run: () => void): Watch {
  const watch = new Watch()
  const endReaders = watchingReaders(watch.read)
  const before = cards.map(({ id }) => {
    const card = cardOf(id) as Changeable
    const { text, pieces, weapon } = card
    card.text = { dark: watch.around(text.dark), light: watch.around(text.light) }
    card.pieces = { dark: Object.values(card.text.dark), light: Object.values(card.text.light) }
    if (weapon !== undefined) card.weapon = watch.around(weapon)
    return () => Object.assign(card, { text, pieces, ...(weapon === undefined ? {} : { weapon }) })
  })
  try {
    run()
  } finally {
    endReaders()
    for (const restore of before) restore()
  }
  return watch
}

const FOLDER = join(import.meta.dirname, '../../../scenarios/swccg')

/** Plays every scenario of these files; all of them if none is named. */
export function playScenarios(files: readonly string[] = readdirSync(FOLDER)): void {
  for (const file of files.filter((name) => name.endsWith('.yaml')))
    scenarios.run(readFileSync(join(FOLDER, file), 'utf8'), file, {})
}

/** Plays this many dealt tables and a few games from their beginning. */
export function playPositions(tables: number): void {
  for (const states of [dealtStates(tables), beginnings(GAMES)]) for (const _ of states);
}
/** Games whose set-up is played: for texts of Starting Interrupts. */
const GAMES = 4

/** The arguments of words in all texts that definitions read. */
function definedArguments(): readonly string[] {
  const nodes = cards.flatMap((card) => textsOf(card).flatMap(([, text]) => [...nodesInText(translated(text))]))
  const all = nodes.flatMap(({ family, word, node }) => {
    const found = language.words[family].get(word)
    if (found === undefined || !('read' in found || 'do' in found || 'pay' in found)) return []
    return [...argumentsIn(found.table).keys()].flatMap((name) => (name in node ? [`${family} ${word}.${name}`] : []))
  })
  return [...new Set(all)].sort()
}

/** Returns the arguments in all texts that neither rules nor definitions have read under this watch. */
export const unread = ({ read }: Watch): readonly string[] =>
  [...ruleArguments(cards.map(({ text }) => text)), ...definedArguments()].filter((one) => !read.has(one))
