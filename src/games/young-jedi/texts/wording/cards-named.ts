/** The cards that a selector finds, as phrases: "Darth Maul", "any ◆ Gungan", "two Jedi of one stack". */
import type { Determiner, NameTree } from '../../../../kit/grammar/tree.ts'
import type { Selector, Selectors } from '../../cards/card.ts'
import { PLACES } from '../../cards/card.ts'
import { kindOf } from '../../cards/kinds.ts'
import { and, type CardWords, type Noun, noun, or, type Phrase, type Post } from './keys.ts'

/** Persons who take feminine forms in French. */
const WOMEN: ReadonlySet<string> = new Set([
  'Adi Gallia',
  'Aurra Sing',
  'Gardulla the Hutt',
  'Padmé Naberrie',
  'Queen Amidala',
  'Sci Taria',
  'Shmi Skywalker',
  'Tey How',
  'Yaddle',
])

/**
 * Returns whether a title needs no article. Titles of weapons and starships are used like kinds ("a Kaadu"), but titles
 * with an owner ("Darth Maul's Lightsaber"), persons, Battle cards and Effects are proper names.
 */
export const isProper = ({ name, type = 'character' }: Selector): boolean =>
  name !== undefined && (/s?'s? /.test(name) || ['character', 'battle', 'effect', 'location'].includes(type))

/** A planet or a place, by its name. */
export const placeNamed = (at: string): Phrase => ({ k: 'name', name: at, det: 'bare' })
/** A title, quoted in French: "the Battle card Ambush". */
export const titled = (title: string, type: 'battle' | 'effect' | null): Phrase => ({
  k: 'name',
  name: title,
  det: 'bare',
  quoted: true,
  ...(type === null ? {} : { type, typed: true }),
})

/** The limits of a card besides its name or kind. */
const postsOf = ({ diamond, except, duels, at }: Selector): readonly Post[] => [
  ...(diamond === false ? [{ p: 'phrase', phrase: 'without sign' } as const] : []),
  ...(duels ? [{ p: 'phrase', phrase: 'dueling' } as const] : []),
  ...(at === undefined ? [] : [{ p: 'prep', prep: at in PLACES ? 'on' : 'at', of: placeNamed(at) } as const]),
  ...(except === undefined ? [] : [{ p: 'except', of: placeNamed(except) } as const]),
]
/** How a card is meant, besides its own limits. */
export type NounDetails = Partial<Pick<Noun, 'many' | 'count' | 'owner' | 'other' | 'upTo'>>

/** Returns the phrase for a selector. */
export function cardOf(selector: Selector, det: Determiner, meant: NounDetails = {}): Phrase {
  const { name, subtitle, kind, type, diamond, duels } = selector
  const limits = { ...(diamond ? { sign: '◆' } : {}), ...meant, posts: postsOf(selector) }
  if (name === undefined) {
    const head = kind !== undefined ? kindOf(kind) : duels && type === undefined ? 'card' : (type ?? 'character')
    return noun(head, det, limits)
  }
  const isPerson = (type ?? 'character') === 'character'
  const isTold = type === 'battle' || type === 'effect'
  const title: NameTree<CardWords> = {
    k: 'name',
    // the version in brackets, so that no comma can be misread
    name: subtitle === undefined ? name : `${name} (${subtitle})`,
    type: type ?? 'character',
    det,
    ...limits,
    ...(isTold ? { typed: true } : {}),
    ...(isPerson ? {} : { quoted: true }),
    ...(WOMEN.has(name) ? { feminine: true } : {}),
  }
  if (!isProper(selector)) return { ...title, asNoun: true }
  const { other: _, ...proper } = title
  return proper
}

/** "any ◆ Gungan", "any other Jedi". */
export const any = (selector: Selector, other = false): Phrase => cardOf(selector, 'any', other ? { other } : {})
/** "Darth Maul", "a ◆ Gungan". */
export const one = (selector: Selector): Phrase => cardOf(selector, 'a')
/** "Yoda", "another Jedi Master". An exception already says that it is another one. */
export const another = (selector: Selector): Phrase =>
  cardOf(selector, 'a', selector.except === undefined ? { other: true } : {})
/** "Darth Maul", "the ◆ Gungan". */
export const the = (selector: Selector): Phrase => cardOf(selector, 'the')
/** "one of your Podracer pilots". */
export const oneOfYours = (selector: Selector): Phrase => cardOf(selector, 'one of', { owner: 'you' })
/** "one or two ◆ Gungans". */
export const many = (count: readonly number[], selector: Selector): Phrase => cardOf(selector, 'bare', { count })

/** "a Jedi or Yoda". */
export const oneOf = (selectors: Selectors): Phrase => or(selectors.map(one))
/** "any Jawa or any Tank", "Valorum, or any character at Galactic Senate": a place must not seem to hold for all. */
export function anyOf(selectors: Selectors): Phrase {
  const users = selectors.map((selector) => any(selector))
  const areMixed = new Set(selectors.map(({ at }) => at)).size > 1
  return areMixed && users.length > 1 ? { k: 'several', join: 'or', of: users, apart: true } : or(users)
}
/** "Captain Panaka, and your Royal Guards and Naboo Security". */
export function allOf(selectors: Selectors, theirs: boolean): Phrase {
  const owner = theirs ? 'opponent' : 'you'
  const names = selectors.filter(isProper)
  const kinds = selectors.filter((selector) => !isProper(selector))
  const all = kinds.map((selector) => cardOf(selector, 'all', { many: true, owner }))
  if (kinds.length === 0) return and(names.map((name) => (theirs ? cardOf(name, 'bare', { owner }) : one(name))))
  return and([...names.map(one), and(all)])
}

// ---------------------------------------------------------------- quantities

/** "a card", "two cards". */
export const cards = (count: number): Phrase => (count === 1 ? noun('card', 'a') : counted('card', count))
/** "no counters", "one hit". */
export const counted = (head: CardWords['noun'], count: number, meant: Partial<Noun> = {}): Phrase =>
  noun(head, 'bare', { count: [count], ...meant })
