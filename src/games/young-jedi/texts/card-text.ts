/** A card's full name, and its facts for searches. */

import type { CardFacts, Json } from '../../../contract/index.ts'
import type { Card } from '../cards/card.ts'
import { PLACES } from '../cards/card.ts'
import { printingsOf, setOf } from '../cards/index.ts'
import { reprintedAsFoils } from '../cards/sets/reflections.ts'
import { ruleText } from './describe.ts'

export { ruleText } from './describe.ts'

/** Returns the full name as players say it: title and subtitle. */
export const fullName = ({ title, subtitle }: Card): string => (subtitle === null ? title : `${title}, ${subtitle}`)

/**
 * Returns the card's facts. A fact that cards of its type lack is null. `power` is `destiny` for a destiny draw;
 * `bonus` has the dots by the name of the place; `rules` is the text as data (see `card.ts`).
 */
export function facts(card: Card): CardFacts {
  const has = (key: string) => (card as unknown as Record<string, Json | undefined>)[key] ?? null
  const { code } = setOf(card.id)
  return {
    id: card.id,
    set: code,
    number: card.id.slice(code.length + 1),
    side: card.side,
    type: card.type,
    kind: kindOf(card, code),
    name: fullName(card),
    title: card.title,
    subtitle: card.subtitle,
    planet: has('planet'),
    place: has('place'),
    copies: has('copies'),
    counters: card.type === 'battle' || card.type === 'double' ? 0 : has('counters'),
    power: has('power'),
    starfighter: has('starfighter'),
    damage: has('damage'),
    destiny: card.destiny as Json,
    bonus: card.type === 'character' ? dotsByPlace(card) : null,
    slot: card.slot,
    wild: card.wild ?? [],
    rarity: card.rarity,
    corrected: card.corrected ?? [],
    printings: printingsOf(card.id),
    foilIn: reprintedAsFoils.includes(card.id) ? 'RF' : null,
    rules: rulesOf(card),
    // A getter, because most callers never read the text of hundreds of cards.
    get text() {
      return ruleText(card)
    },
  }
}

/** Returns how the card is made if that is special, such as `foil`; null for an ordinary card. */
function kindOf(card: Card, set: string): string | null {
  if (card.type === 'double') return 'double-impact'
  if ('titles' in card) return 'combo-battle'
  if ('builtIn' in card) return 'armed-and-dangerous'
  if (card.rarity === 'virtual' || set.startsWith('V')) return 'virtual'
  return FOIL.test(card.id) ? 'foil' : null
}

/** The ids of foils that have their own collector numbers. */
const FOIL = /^(BL-F\d+|RF-P\d+)$/

const RULES = ['builtIn', 'titles', 'uses', 'use', 'also', 'text', 'dueling'] as const

function rulesOf(card: Card): Json {
  if (card.type === 'double') return { halves: card.halves.map((half) => ({ title: half.title, ...effectsOf(half) })) }
  return effectsOf(card)
}

function effectsOf(card: Card): Record<string, Json> {
  const data = card as unknown as Record<string, Json | undefined>
  return Object.fromEntries(RULES.flatMap((key) => (data[key] === undefined ? [] : [[key, data[key]]])))
}

const dotsByPlace = ({ planet, bonus }: Extract<Card, { type: 'character' }>): Record<string, number> =>
  Object.fromEntries(PLACES[planet].map((place, index) => [place, bonus[index]!]))
