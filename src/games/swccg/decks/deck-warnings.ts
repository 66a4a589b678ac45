/** Warnings about legal decks: cards that its Objective needs, and few locations. */
import type { DeckList, Refusal } from '../../../contract/index.ts'
import { cards, findCard } from '../cards/index.ts'
import type { LibraryCard } from '../cards/library-card.ts'
import type { Side } from '../cards/printed-card.ts'
import type { DeckFaults } from './deck-check.ts'
import { broughtFrom } from './objective-cards.ts'

/** Fewer locations, or fewer of the player's own Force icons on them, make a deck that seldom plays well. */
const LEAST = { locations: 6, icons: 14 } as const

/** The warnings about a deck, each with its values; `missing`: ids of the cards that the deck lacks. */
export interface DeckWarnings {
  readonly 'deck.objective-lacks': {
    readonly card: string
    readonly missing: readonly string[]
    readonly rule: string
  }
  readonly 'deck.few-locations': { readonly count: number; readonly least: number }
  readonly 'deck.few-icons': { readonly count: number; readonly least: number }
}

type DeckRemarks = DeckFaults & DeckWarnings
type ValuesAsText<Values> = { readonly [Name in keyof Values]: string }
/** A sentence for each error and warning, of its values as text. */
export type DeckSentences = { readonly [Code in keyof DeckRemarks]: (said: ValuesAsText<DeckRemarks[Code]>) => string }

const warning = <Code extends keyof DeckWarnings>(refused: Code, values: DeckWarnings[Code]): Refusal => ({
  refused,
  values: values as unknown as Refusal['values'],
})

/** Returns the warnings about a deck of this side. */
export function deckWarnings(list: DeckList, side: Side): readonly Refusal[] {
  const locations = list.flatMap(({ card, count }) => {
    const found: LibraryCard | undefined = findCard(card)
    return found?.type === 'location' ? [{ count, icons: found.force?.[side] ?? 0 }] : []
  })
  const count = locations.reduce((sum, one) => sum + one.count, 0)
  const icons = locations.reduce((sum, one) => sum + one.count * one.icons, 0)
  return [
    ...list.flatMap(({ card }) => lacking(card, list, side)),
    ...(count < LEAST.locations ? [warning('deck.few-locations', { count, least: LEAST.locations })] : []),
    ...(icons < LEAST.icons ? [warning('deck.few-icons', { count: icons, least: LEAST.icons })] : []),
  ]
}

/** A warning about the cards that an Objective brings and that its deck lacks (rule 36.4). */
function lacking(objective: string, list: DeckList, side: Side): readonly Refusal[] {
  if (findCard(objective)?.type !== 'objective') return []
  const known = cards.filter((card) => card.side === side).map(({ id }) => id)
  const held = new Set(list.map(({ card }) => card))
  const missing = broughtFrom(objective, known).flatMap((some) =>
    some.some((id) => held.has(id)) ? [] : some.slice(0, 1),
  )
  return missing.length === 0 ? [] : [warning('deck.objective-lacks', { card: objective, missing, rule: '36.4' })]
}
