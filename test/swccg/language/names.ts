/** Names in texts are strings: a misspelt one compiles and means nothing. This finds those that no card of the game has. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cards, SETS } from '../../../src/games/swccg/cards/index.ts'
import type { Card } from '../../../src/games/swccg/cards/printed-card.ts'
import { ABSENT_KINDS } from '../../../src/games/swccg/texts/core/kinds/vocabulary.ts'
import { kindsOf } from '../../../src/games/swccg/texts/reading/kinds.ts'
import { textsOf } from './nodes.ts'
import { argumentsInText } from './walk.ts'

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

/** The arguments that hold names, and what they are names of. */
const NAMED: Readonly<Record<string, string>> = {
  'filters named.names': 'name',
  'filters titled.titles': 'title',
  'filters of.system': 'system',
  'filters proof against.title': 'title',
  'rules immune to.title': 'title',
  'offer.immuneTo': 'title',
}
/** A name in a text, and what it is the name of. */
type Named = readonly [what: string, names: readonly string[]]

const list = (value: unknown): readonly string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string')
const argumentsOfCard = (card: Card) => textsOf(card).flatMap(([, text]) => [...argumentsInText(text)])

/** Returns the names in the texts of a card, by what they are names of. */
const namesIn = (card: Card): readonly Named[] =>
  argumentsOfCard(card).flatMap(({ owner, name, value }): readonly Named[] => {
    const what = NAMED[`${owner}.${name}`]
    return what === undefined ? [] : [[what, list(value)]]
  })

/** Returns the names in texts and facts of these cards that no card has. */
export const strangeNames = (all: readonly Card[]): readonly string[] =>
  all.flatMap((card) => {
    const facts: readonly Named[] = [
      ['title', card.immuneTo ?? []],
      ['name', card.type === 'character' ? (card.matchingElsewhere ?? []) : []],
    ]
    return [...namesIn(card), ...facts].flatMap(([what, names]) =>
      names.filter((name) => !isKnown(name)).map((name) => `${card.id} ${what} "${name}"`),
    )
  })

/** Returns icons and kinds of the vocabulary that no card has and that are not listed as absent. */
export function strangeKinds(all: readonly Card[]): readonly string[] {
  const onCards = new Set<string>(cards.flatMap(({ id }) => [...kindsOf(id)]))
  const icons = new Set(SETS.flatMap(({ icon }) => (icon === undefined ? [] : [`[${icon}]`])))
  const known = (kind: string) =>
    onCards.has(kind) || icons.has(kind) || (ABSENT_KINDS as readonly string[]).includes(kind)
  return all.flatMap((card) => kindsIn(card).flatMap((kind) => (known(kind) ? [] : [`${card.id} kind "${kind}"`])))
}

/** Returns the kinds in the texts of a card. */
const kindsIn = (card: Card): readonly string[] =>
  argumentsOfCard(card).flatMap(({ take, value }) => (take === 'filter' || take === 'filters' ? list(value) : []))
