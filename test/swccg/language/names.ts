/** Names in texts are strings: a misspelt one compiles and means nothing. This finds those that no card of the game has. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cards, SETS } from '../../../src/games/swccg/cards/index.ts'
import type { Card } from '../../../src/games/swccg/cards/printed-card.ts'
import { ABSENT_KINDS } from '../../../src/games/swccg/texts/core/kinds/vocabulary.ts'
import { kindsOf } from '../../../src/games/swccg/texts/reading/kinds.ts'
import { nodesIn } from './nodes.ts'

/** Titles, personas, short names, systems and places of all cards of the game, one a line. */
const ALL: ReadonlySet<string> = new Set(readFileSync(join(import.meta.dirname, 'names.txt'), 'utf8').split('\n'))

/** The names that cards of the pool have, by which texts find them today. */
const HERE: ReadonlySet<string> = new Set(
  cards.flatMap((card) => [
    ...[card.title, card.persona ?? card.title, ...(card.called ?? [])],
    ...(card.type === 'location' ? [card.system, card.place ?? card.title] : []),
  ]),
)
const isKnown = (name: string): boolean => ALL.has(name) || HERE.has(name)

/** A name in a text that is none. */
type Named = readonly [what: string, names: readonly string[]]

const list = (value: unknown): readonly string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string')

/** Returns the names in a text, by what they are names of. */
function namesIn(text: unknown): readonly Named[] {
  return nodesIn(text).flatMap(({ word, node }): readonly Named[] => {
    const { names, title, against, planet, immuneTo } = node
    if (word === 'named') return [['name', list(names)]]
    if (word === 'titled') return [['title', list(names)]]
    if (word === 'on planet' || word === 'of planet') return [['system', list(planet)]]
    if (word === 'immune to') return [['title', list(title)]]
    if (word === 'proof') return [['title', list(against)]]
    return immuneTo === undefined ? [] : [['title', list(immuneTo)]]
  })
}

/** Returns the names in texts and facts of these cards that no card has. */
export const strangeNames = (all: readonly Card[]): readonly string[] =>
  all.flatMap((card) => {
    const facts: readonly Named[] = [
      ['title', card.immuneTo ?? []],
      ['name', card.type === 'character' ? (card.matchingElsewhere ?? []) : []],
    ]
    return [...namesIn(card.text), ...facts].flatMap(([what, names]) =>
      names.filter((name) => !isKnown(name)).map((name) => `${card.id} ${what} "${name}"`),
    )
  })

/** Returns icons and kinds of the vocabulary that no card has and that are not listed as absent. */
export function strangeKinds(all: readonly Card[]): readonly string[] {
  const onCards = new Set<string>(cards.flatMap(({ id }) => [...kindsOf(id)]))
  const icons = new Set(SETS.flatMap(({ icon }) => (icon === undefined ? [] : [`[${icon}]`])))
  const known = (kind: string) =>
    onCards.has(kind) || icons.has(kind) || (ABSENT_KINDS as readonly string[]).includes(kind)
  return all.flatMap((card) => kindsIn(card.text).flatMap((kind) => (known(kind) ? [] : [`${card.id} kind "${kind}"`])))
}

/** The fields in which a string is a kind of card. */
const OF_CARDS = [
  ...['of', 'to', 'from', 'at', 'by', 'against', 'fit', 'what', 'weapon', 'target', 'with', 'on', 'between'],
  ...['fails'],
]
/** Fields of the same names that hold other words, by the word of their node. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['may', 'must', 'used', 'lost'].map((offer) => [offer, ['at']])),
  ...Object.fromEntries(['forbid', 'allow'].map((does) => [does, ['what']])),
  ...Object.fromEntries(['occupied by', 'controlled by', 'having', 'compare'].map((word) => [word, ['by']])),
  proof: ['against'],
  place: ['from'],
  deploy: ['from'],
}
const SPOTS: readonly string[] = ['table', 'your side', 'their side']

const kindsIn = (text: unknown): readonly string[] =>
  nodesIn(text).flatMap(({ word, node }) =>
    OF_CARDS.flatMap((field) =>
      (OTHERWISE[word] ?? []).includes(field) ? [] : list(node[field]).filter((kind) => !SPOTS.includes(kind)),
    ),
  )
