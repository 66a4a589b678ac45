/** A total power with its parts: "9 = power 5 + location 1 + Sith Lightsaber 1 + destiny 2". */
import type { Gain, Power } from '../state/game-facts.ts'
import { titleOf } from '../words/naming.ts'
import type { Say } from '../words/say.ts'

/** The parts of a total: a Battle card counts in a fight alone. */
export type TotalParts = Omit<Power, 'battle'> & Partial<Pick<Power, 'battle'>>

/** The weapons and the Battle card by which a fighter gains. */
export interface Means {
  /** Titles of the weapons in use. */
  readonly weapons: readonly string[]
  /** The Battle card in use; `says`: it is named even if it adds nothing. */
  readonly battle: { readonly card: string; readonly says: boolean } | null
  readonly gains: readonly Gain[]
}

interface Part {
  readonly number: number
  readonly say: (number: number) => string
}

/** Above this number texts are only counted together. */
const MOST_NAMED = 3

/** The parts of a total, joined by their signs; '' if there are none. Parts that add nothing are left out. */
export function partsOf(power: TotalParts, { weapons, battle, gains }: Means, say: Say): string {
  const parts: Part[] = [
    { number: power.characters, say: (number) => say('sum.power', { number }) },
    { number: power.location, say: (number) => say('sum.location', { number }) },
    { number: power.weapon, say: (number) => named(weapons, number, 'sum.weapon', say) },
    ...textParts(power.texts, gains, say),
    {
      number: power.battle ?? 0,
      say: (number) => named(battle === null ? [] : [titleOf(battle.card)], number, 'sum.battle', say),
    },
    { number: power.destiny, say: (number) => say('sum.destiny', { number }) },
  ]
  const said = parts.filter(({ number }, at) => number !== 0 || (at === parts.length - 2 && battle?.says === true))
  return said.map(({ number, say: saying }, at) => `${signOf(number, at)}${saying(Math.abs(number))}`).join('')
}

const signOf = (number: number, at: number): string => (number < 0 ? (at === 0 ? '−' : ' − ') : at === 0 ? '' : ' + ')

function named(titles: readonly string[], number: number, otherwise: 'sum.weapon' | 'sum.battle', say: Say): string {
  const [only, ...more] = titles
  return only !== undefined && more.length === 0 ? say('sum.card', { card: only, number }) : say(otherwise, { number })
}

/** Texts by their cards; a fighter's own text is "own text". */
function textParts(sum: number, gains: readonly Gain[], say: Say): Part[] {
  const bySource = new Map<string, { own: boolean; bonus: number }>()
  for (const { card, to, bonus } of gains) {
    const before = bySource.get(card)
    bySource.set(card, { own: card === to && (before?.own ?? true), bonus: bonus + (before?.bonus ?? 0) })
  }
  if (bySource.size === 0 || bySource.size > MOST_NAMED)
    return [{ number: sum, say: (number) => say('sum.texts', { number }) }]
  return [...bySource].map(([card, { own, bonus }]) => ({
    number: bonus,
    say: (number) => (own ? say('sum.own-text', { number }) : say('sum.card', { card: titleOf(card), number })),
  }))
}
