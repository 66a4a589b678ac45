/** A card's facts for look-ups, under the names of its printed fields. */
import type { CardFacts, Json } from '../../../contract/index.ts'
import { setOf } from '../cards/index.ts'
import type { LibraryCard } from '../cards/library-card.ts'
import type { Card, WeaponCard } from '../cards/printed-card.ts'
import { RARITIES } from '../cards/rarities.ts'
import { LISTS } from '../cards/starter-lists.ts'
import { cardText, speakerOf } from '../texts/card-text.ts'
import { allOf } from '../texts/language/makers.ts'
import type { Amount, Condition, Filter, Rule, Text } from '../texts/language/words.ts'
import { isOfKind } from '../texts/reading/kinds.ts'
import { cardWords, conditionWords } from '../texts/wording/card-wording.ts'
import { IMMUNE_PARTS } from './card-labels.ts'

/** Copies of the card in the ready-made deck of its side. */
export const copiesInDeck = ({ id, side }: LibraryCard): number => LISTS[side][id] ?? 0

/** The lists that each card of a type has, even if nothing is in them. */
const listsOf = ({ type }: LibraryCard): Record<string, Json> => ({
  ...(type === 'character' || type === 'vehicle' ? { characteristics: [] } : {}),
  ...(type === 'starship' ? { classes: [] } : {}),
})

/** The facts that every card has. */
function ofLibrary(card: LibraryCard) {
  const { name: set, icon } = setOf(card.id)
  const { id, side, type, title } = card
  return {
    ...(icon === undefined ? {} : { expansionIcon: icon }),
    ...{ set, id, side, type, title, name: title, subtitle: null, printings: [id], deck: copiesInDeck(card) },
    rarity: RARITIES.get(id) ?? null,
  }
}

/** Returns the facts of a card of the library; `rules` is the text as data. A fact that the card lacks has no field. */
export function cardFacts(card: Card): CardFacts {
  const { text: rules, immunePart, ...printed } = card
  return {
    ...listsOf(card),
    ...(printed as Record<string, Json>),
    ...derived(card),
    ...ofLibrary(card),
    ...(immunePart === undefined ? {} : { immuneToNote: IMMUNE_PARTS[immunePart].en }),
    kind: 'kind' in card ? (card.kind as Json) : null,
    rules: rules as unknown as Json,
    get text() {
      return cardText(card)
    },
  }
}

const ALLEGIANCE = { dark: 'imperial', light: 'rebel' } as const

/** Facts that follow from others. */
function derived(card: Card): Record<string, Json> {
  const immune = card.type === 'location' ? [] : immunities(card.text, card)
  return {
    ...(immune.length === 0 ? {} : { immuneToAttrition: immune }),
    ...(card.type === 'character' ? { landspeed: 1 } : {}),
    ...(card.type === 'starship'
      ? { hyperdrive: card.hyperspeed !== undefined, allegiance: ALLEGIANCE[card.side] }
      : {}),
    ...(card.type === 'location' ? places(card) : {}),
    ...(card.type === 'weapon' ? { weapon: weaponFacts(card) } : {}),
  }
}

function places(card: Extract<Card, { type: 'location' }>): Record<string, Json> {
  const { interior = false, exterior = false, dockingBay = false, forest = false } = card
  const ofSite = card.kind === 'site' ? { interior, exterior, dockingBay, forest } : {}
  return { battleground: isOfKind(card.id, 'battleground'), ...ofSite }
}

/** The rules of a text, each with the conditions around it and its own. */
const rulesIn = (text: Text): readonly (readonly [Rule, readonly Condition[]])[] =>
  Object.values(text).flatMap((piece): readonly (readonly [Rule, readonly Condition[]])[] => {
    const own = (rule: Rule) => ('while' in rule && rule.while !== undefined ? [rule.while] : [])
    if ('word' in piece) return [[piece, own(piece)]]
    if (!('group' in piece)) return []
    return Object.values(piece.pieces).map((rule) => [rule, [piece.while, ...own(rule)]])
  })

function immunities(text: Text, card: Card): readonly Record<string, Json>[] {
  const speaker = speakerOf(card)
  const during = (held: readonly Condition[]) =>
    held.length === 0 ? {} : { while: conditionWords(allOf(held), speaker) }
  const cases = (below: Amount, held: readonly Condition[]): readonly Record<string, Json>[] =>
    typeof below === 'object' && below.word === 'given'
      ? [...cases(below.else, held), ...cases(below.number, [...held, below.if])]
      : [{ below: below as Json, ...during(held) }]
  return rulesIn(text).flatMap(([rule, held]) => {
    if (rule.word === 'immune to all') return [{ all: true, ...during(held) }]
    return rule.word === 'immune' ? cases(rule.below, held) : []
  })
}

function weaponFacts(card: WeaponCard): Record<string, Json> {
  const { classes, text } = card
  const speaker = speakerOf(card)
  const words = (cards: Filter): string => cardWords(cards, speaker)
  const rules = Object.values(text).flatMap((piece) => ('word' in piece ? [piece] : []))
  const deploys = rules.flatMap((one) => (one.word === 'deploys' ? [one] : []))[0]
  const free = rules.flatMap((one) => (one.word === 'free' ? [one] : []))[0]
  const shot = rules.flatMap((one) => (one.word === 'shoots' ? [one] : []))[0]
  const add = rules.flatMap((one) => {
    if (one.word !== 'add' || typeof one.amount !== 'number') return []
    const against = one.against === undefined ? {} : { against: words(one.against) }
    return [
      { by: one.amount, ...against, ...(one.while === undefined ? {} : { if: conditionWords(one.while, speaker) }) },
    ]
  })
  const targets =
    shot === undefined ? [] : typeof shot.at === 'string' ? [shot.at] : 'fit' in shot.at ? [shot.at.fit].flat() : []
  return {
    classes,
    on: deploys?.on === undefined ? null : cardWords(deploys.on, speaker, 'a'),
    deploy: deploys?.cost ?? 0,
    ...(free?.to === undefined ? {} : { deployFreeOn: words(free.to) }),
    fire: shot?.cost ?? 0,
    targets: targets as Json,
    add,
    ...(shot?.again === undefined ? {} : { again: shot.again }),
    ...(shot?.after === undefined ? {} : { after: 'Used Pile' }),
    ...(shot?.range === undefined ? {} : { range: words(shot.range) }),
  }
}
