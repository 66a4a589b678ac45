/**
 * Arguments that nobody heeds: a proxy around each text notes which fields the wording reads in each language, and which the
 * rules read while scenarios and dealt tables are played. Of the words that are read by definitions (filters, tests, amounts, acts, costs) a
 * proxy around their arguments notes which the definitions read.
 */
import type { Language } from '../../../src/contract/index.ts'
import { cards } from '../../../src/games/swccg/cards/index.ts'
import type { Card, CardSide } from '../../../src/games/swccg/cards/printed-card.ts'
import { backId } from '../../../src/games/swccg/cards/two-sides.ts'
import { cardOf, type EngineCard, type WeaponFacts } from '../../../src/games/swccg/state/engine-card.ts'
import { sidesOf, textBlocks } from '../../../src/games/swccg/texts/card-text.ts'
import { argumentsIn } from '../../../src/games/swccg/texts/language/takes.ts'
import type { CardPiece, Text } from '../../../src/games/swccg/texts/language/words.ts'
import { language } from '../../../src/games/swccg/texts/registry.ts'
import { fieldsOf, nodesIn, textsOf } from './nodes.ts'
import { beginnings, dealtStates } from './positions.ts'
import { nodesInText } from './walk.ts'

/** Notes the fields of nodes that are read: of each node, and of all nodes of a word as `rules add.cumulative`. */
class Watch {
  readonly read = new Set<string>()
  readonly #fields = new WeakMap<object, Set<string>>()
  readonly #proxies = new WeakMap<object, object>()
  readonly #names = new WeakMap<object, string>()

  /** Returns the same text, whose fields note that they are read. */
  around(text: Text): Text {
    for (const { name, node } of nodesIn(text)) this.#names.set(node, name)
    return this.#around(text)
  }

  #around<T>(value: T): T {
    if (value === null || typeof value !== 'object') return value
    const known = this.#proxies.get(value)
    if (known !== undefined) return known as T
    const name = this.#names.get(value)
    const proxy: object = new Proxy(value, {
      get: (node, field, receiver) => {
        if (name !== undefined && typeof field === 'string') this.#note(node, name, field)
        const inner: unknown = Reflect.get(node, field, receiver)
        return this.#isCopied(name, field) ? inner : this.#around(inner)
      },
    })
    this.#proxies.set(value, proxy)
    return proxy as T
  }

  /** The state gets copies of acts: to copy is not to read. The definitions of acts are watched by themselves. */
  readonly #isCopied: (name: string | undefined, field: string | symbol) => boolean

  constructor(copied: (name: string | undefined, field: string | symbol) => boolean = () => false) {
    this.#isCopied = copied
  }

  /** Whether a field of this very node was read. */
  hasRead = (node: object, field: string): boolean => this.#fields.get(node)?.has(field) === true

  #note(node: object, name: string, field: string): void {
    this.read.add(`${name}.${field}`)
    const fields = this.#fields.get(node) ?? new Set()
    this.#fields.set(node, fields.add(field))
  }
}

const isActs = (name: string | undefined, field: string | symbol): boolean => name === 'offer' && field === 'does'

/** The names of what the rules read themselves, without a definition that reads. */
const BY_RULES = /^(?:rules|moments) |^(?:offer|choice|group|later)$/

/** A text without what its offers do. */
const withoutActs = (text: Text): Text =>
  Object.fromEntries(
    Object.entries(text).map(([key, piece]) => [key, 'offer' in piece ? { ...piece, does: [] } : piece]),
  )

/** Returns the arguments in these texts that rules read. */
function ruleArguments(texts: readonly Text[]): readonly string[] {
  const all = texts
    .flatMap((text) => nodesIn(withoutActs(text)))
    .flatMap(({ name, node }) => (BY_RULES.test(name) ? fieldsOf(node).map((field) => `${name}.${field}`) : []))
  return [...new Set(all)].sort()
}

/** Returns the arguments in the texts of these cards that their wording in a language leaves out, node by node. */
export function unheard(all: readonly Card[], language: Language): readonly string[] {
  const watch = new Watch()
  for (const card of all) textBlocks(watched(card, watch), language)
  return all.flatMap((card) =>
    textsOf(card)
      .flatMap(([, text]) => nodesIn(text))
      .flatMap(({ name, node }) =>
        fieldsOf(node).flatMap((field) => (watch.hasRead(node, field) ? [] : [`${card.id} ${name}.${field}`])),
      ),
  )
}
const watched = (card: Card, watch: Watch): Card =>
  card.type === 'location'
    ? { ...card, text: { dark: watch.around(card.text.dark), light: watch.around(card.text.light) } }
    : {
        ...card,
        text: watch.around(card.text),
        ...('each' in card && card.each !== undefined ? { each: watch.around(card.each) } : {}),
        ...('theirs' in card && card.theirs !== undefined ? { theirs: watch.around(card.theirs) } : {}),
        ...('sides' in card && card.sides !== undefined
          ? { sides: { front: watchedSide(card.sides.front, watch), back: watchedSide(card.sides.back, watch) } }
          : {}),
      }

const watchedSide = (side: CardSide, watch: Watch): CardSide => ({
  ...side,
  text: watch.around(side.text),
  ...(side.theirs === undefined ? {} : { theirs: watch.around(side.theirs) }),
})

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

/** Returns the watched shot of a weapon as the state keeps it; `works` stands in no text. */
function shotIn(pieces: readonly CardPiece[]): WeaponFacts {
  const shot = pieces.find((piece) => 'word' in piece && /^shoots/.test(piece.word))!
  const works = 'word' in shot && shot.word === 'shoots to work'
  return new Proxy(shot, {
    get: (node, field) => (works && field === 'works' ? true : Reflect.get(node, field)),
  }) as unknown as WeaponFacts
}

/** Runs something while the rules read watched texts, and definitions watched words. */
export function watching(run: () => void): Watch {
  const watch = new Watch(isActs)
  const endReaders = watchingReaders(watch.read)
  const faces = cards.flatMap((card) => [card.id, ...(sidesOf(card).length === 0 ? [] : [backId(card.id)])])
  const before = faces.map((id) => {
    const card = cardOf(id) as Changeable
    const { text, pieces, weapon } = card
    card.text = { dark: watch.around(text.dark), light: watch.around(text.light) }
    card.pieces = { dark: Object.values(card.text.dark), light: Object.values(card.text.light) }
    if (weapon !== undefined) card.weapon = shotIn(card.pieces[card.side])
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

/** Plays this many dealt tables and a few games from their beginning. */
export function playPositions(tables: number): void {
  for (const states of [dealtStates(tables), beginnings(GAMES)]) for (const _ of states);
}
/** Games whose set-up is played: for texts of Starting Interrupts. */
const GAMES = 4

/** The arguments of words in all texts that definitions read. */
function definedArguments(): readonly string[] {
  const nodes = cards.flatMap((card) => textsOf(card).flatMap(([, text]) => [...nodesInText(text)]))
  const all = nodes.flatMap(({ family, word, node }) => {
    const found = language.words[family].get(word)
    if (found === undefined || !('read' in found || 'do' in found || 'pay' in found)) return []
    return [...argumentsIn(found.table).keys()].flatMap((name) => (name in node ? [`${family} ${word}.${name}`] : []))
  })
  return [...new Set(all)].sort()
}

/** Returns the arguments in all texts that neither rules nor definitions have read under this watch. */
export const unread = ({ read }: Watch): readonly string[] =>
  [...ruleArguments(cards.flatMap((card) => textsOf(card).map(([, text]) => text))), ...definedArguments()].filter(
    (one) => !read.has(one),
  )
