/** A card's facts for look-ups, under the names of its printed fields. */
import type { CardFacts, Json } from '../../../contract/index.ts'
import { isOfKind } from '../texts/reading/kinds.ts'
import { toCondition, toFilter } from '../texts/translate/meanings.ts'
import { cardWords, conditionWords } from '../texts/wording/card-wording.ts'
import { IMMUNE_PARTS } from './card-labels.ts'
import { cardText, speakerOf } from './card-text.ts'
import { setOf } from './index.ts'
import type { Card, WeaponCard } from './printed-card.ts'
import { LISTS } from './starter-lists.ts'
import type { Amount, CardTextPiece, Condition, Filter, Modifier } from './vocabulary.ts'

/** Copies of the card in the ready-made deck of its side. */
export const copiesInDeck = ({ id, side }: Card): number => LISTS[side][id] ?? 0

/** The lists that each card of a type has, even if nothing is in them. */
const listsOf = ({ type }: Card): Record<string, Json> => ({
  ...(type === 'character' || type === 'vehicle' ? { characteristics: [] } : {}),
  ...(type === 'starship' ? { classes: [] } : {}),
})

/** Returns the card's facts. A fact that the card lacks has no field; `rules` is the text as data. */
export function cardFacts(card: Card): CardFacts {
  const { text: rules, immunePart, ...printed } = card
  const { name: set, icon } = setOf(card.id)
  return {
    ...listsOf(card),
    ...(printed as Record<string, Json>),
    ...derived(card),
    ...(icon === undefined ? {} : { expansionIcon: icon }),
    ...(immunePart === undefined ? {} : { immuneToNote: IMMUNE_PARTS[immunePart].en }),
    set,
    deck: copiesInDeck(card),
    id: card.id,
    side: card.side,
    type: card.type,
    kind: 'kind' in card ? (card.kind as Json) : null,
    name: card.title,
    title: card.title,
    subtitle: null,
    printings: [card.id],
    rules: rules as unknown as Json,
    get text() {
      return cardText(card)
    },
  }
}

/** Facts that follow from others. */
function derived(card: Card): Record<string, Json> {
  const immune = card.type === 'location' ? [] : immunities(Object.values(card.text), card)
  return {
    ...(immune.length === 0 ? {} : { immuneToAttrition: immune }),
    ...(card.type === 'character' ? { landspeed: 1 } : {}),
    ...(card.type === 'starship'
      ? { hyperdrive: card.hyperspeed !== undefined, allegiance: card.side === 'dark' ? 'imperial' : 'rebel' }
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

const flat = (
  pieces: readonly CardTextPiece[],
  held: readonly Condition[] = [],
): readonly (readonly [Modifier, readonly Condition[]])[] =>
  pieces.flatMap((piece) => {
    if ('offer' in piece) return []
    if (piece.does === 'during') return flat(Object.values(piece.pieces), [...held, piece.if])
    return [[piece, 'while' in piece && piece.while !== undefined ? [...held, piece.while] : held] as const]
  })

function immunities(pieces: readonly CardTextPiece[], card: Card): readonly Record<string, Json>[] {
  const speaker = speakerOf(card)
  const cases = (below: Amount | 'all', held: readonly Condition[]): readonly Record<string, Json>[] => {
    if (typeof below === 'object' && below.amount === 'given')
      return [...cases(below.else, held), ...cases(below.then, [...held, below.if])]
    const when = held.length === 0 ? {} : { while: conditionWords(toCondition({ when: 'all', of: held }), speaker) }
    return [{ ...(below === 'all' ? { all: true } : { below: below as Json }), ...when }]
  }
  return flat(pieces).flatMap(([one, held]) => (one.does === 'immune' ? cases(one.below, held) : []))
}

function weaponFacts(card: WeaponCard): Record<string, Json> {
  const { classes, text } = card
  const speaker = speakerOf(card)
  const words = (cards: Filter): string => cardWords(toFilter(cards), speaker)
  const pieces = Object.values(text)
  const modifiers = pieces.flatMap((piece) => ('does' in piece ? [piece] : []))
  const lies = modifiers.find((one) => one.does === 'lies')
  const free = modifiers.find((one) => one.does === 'free')
  const shot = pieces.flatMap((piece) => ('offer' in piece && piece.offer === 'shoot' ? [piece] : []))[0]
  const add = modifiers.flatMap((one) => {
    if (one.does !== 'add' || typeof one.amount !== 'number') return []
    const against = one.against === undefined ? {} : { against: words(one.against) }
    return [
      {
        by: one.amount,
        ...against,
        ...(one.while === undefined ? {} : { if: conditionWords(toCondition(one.while), speaker) }),
      },
    ]
  })
  const targets =
    shot === undefined ? [] : typeof shot.at === 'string' ? [shot.at] : 'fit' in shot.at ? [shot.at.fit].flat() : []
  return {
    classes,
    on: lies === undefined ? null : cardWords(toFilter(lies.on as Filter), speaker, 'a'),
    deploy: lies?.cost ?? 0,
    ...(free?.to === undefined ? {} : { deployFreeOn: words(free.to) }),
    fire: shot?.cost ?? 0,
    targets: targets as Json,
    add,
    ...(shot?.again === undefined ? {} : { again: shot.again }),
    ...(shot?.after === undefined ? {} : { after: 'Used Pile' }),
    ...(shot?.reach === undefined ? {} : { reach: shot.reach }),
  }
}
