/** How card texts are said in each language: the parts of speech from which `describe.ts` builds every text. */

import type { Language } from '../../game.ts'
import type { Selector } from './card.ts'
import { PLACES } from './card.ts'
import { kindWords } from './kinds.ts'

export interface Grammar {
  and(parts: readonly string[]): string
  or(parts: readonly string[]): string
  /** "Darth Maul", "any ◆ Gungan", "any other Jedi", "any character at Mos Espa". */
  any(selector: Selector, other?: boolean): string
  /** "Darth Maul", "a ◆ Gungan". */
  one(selector: Selector): string
  /** "three ◆ Gungans". */
  many(count: number, selector: Selector): string
  /** "three characters, each a ◆ Gungan or a Jawa,". */
  each(count: number, kinds: string): string
  /** "+2 and a destiny draw"; null when there is nothing to gain. */
  gain(bonus: number, draws: number): string | null
  readonly noGain: string
  userLine(users: string, gain: string): string
  /** A Battle card for one fighter. `ifFirst`: only for the first fighter of the plan. */
  single(users: string, ifFirst: boolean, gain: string): string
  onlyAgainst(gain: string, opponents: string): string
  readonly rescues: string
  together(members: string, gain: string | null): string
  sameStack(count: number, gain: string | null): string
  readonly noWeapon: string
}

const isPlanet = (at: string): boolean => at in PLACES
const fullName = ({ name, subtitle }: Selector): string => (subtitle === undefined ? name! : `${name}, ${subtitle}`)
const spaced = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(' ')
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const lists = (language: Language, type: 'conjunction' | 'disjunction') => {
  const format = new Intl.ListFormat(language === 'en' ? 'en-GB' : 'fr', { type })
  return (parts: readonly string[]) => format.format(parts)
}

const ENGLISH_COUNT = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
const englishAt = ({ at }: Selector) => at && `${isPlanet(at) ? 'on' : 'at'} ${at}`
const english: Grammar = {
  and: lists('en', 'conjunction'),
  or: lists('en', 'disjunction'),
  any(selector, other = false) {
    if (selector.name !== undefined) return spaced(fullName(selector), englishAt(selector))
    const kind = selector.kind ?? 'character'
    return spaced('any', other && 'other', selector.diamond && '◆', kind, englishAt(selector))
  },
  one(selector) {
    if (selector.name !== undefined) return spaced(fullName(selector), englishAt(selector))
    const kind = selector.kind ?? 'character'
    return spaced(/^[aeiou]/i.test(kind) ? 'an' : 'a', selector.diamond && '◆', kind, englishAt(selector))
  },
  many(count, selector) {
    const { kind } = selector
    const words = kind === undefined ? 'characters' : (kindWords(kind).many ?? `${kind}s`)
    return spaced(ENGLISH_COUNT[count], selector.diamond && '◆', words, englishAt(selector))
  },
  each: (count, kinds) => `${ENGLISH_COUNT[count]} characters, each ${kinds},`,
  gain(bonus, draws) {
    const draw = draws === 1 ? 'a destiny draw' : `${draws} destiny draws`
    if (bonus === 0) return draws === 0 ? null : draw
    return draws === 0 ? `+${bonus}` : `+${bonus} and ${draw}`
  },
  noGain: 'no bonus',
  userLine: (users, gain) => `${upper(users)}: ${gain}.`,
  single: (users, ifFirst, gain) =>
    `For ${users}${ifFirst ? ' that fights first from your plan, and alone' : ''}: ${gain}.`,
  onlyAgainst: (gain, opponents) => `${gain}, but only against ${opponents}`,
  rescues:
    'If this fighter is defeated, it goes back to your hand with the weapon it used, and its DAMAGE is not taken.',
  together: (members, gain) => `${upper(members)} fight together${gain === null ? '' : `: ${gain}`}.`,
  sameStack: (count, gain) =>
    `${upper(ENGLISH_COUNT[count]!)} characters of one stack add together${gain === null ? '' : `: ${gain}`}.`,
  noWeapon: 'They fight without a weapon (one laid with them is ignored and kept).',
}

const FRENCH_COUNT = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six']
const COLON = '\u00a0:'
const frenchAt = ({ at }: Selector) => at && `${isPlanet(at) ? 'sur' : 'à'} ${at}`
const frenchKind = ({ kind }: Selector, plural: 0 | 1): string =>
  kind === undefined ? ['personnage', 'personnages'][plural]! : kindWords(kind).fr[plural]
const french: Grammar = {
  and: lists('fr', 'conjunction'),
  or: lists('fr', 'disjunction'),
  any(selector, other = false) {
    if (selector.name !== undefined) return spaced(fullName(selector), frenchAt(selector))
    return spaced('tout', other && 'autre', selector.diamond && '◆', frenchKind(selector, 0), frenchAt(selector))
  },
  one(selector) {
    if (selector.name !== undefined) return spaced(fullName(selector), frenchAt(selector))
    return spaced('un', selector.diamond && '◆', frenchKind(selector, 0), frenchAt(selector))
  },
  many(count, selector) {
    return spaced(FRENCH_COUNT[count], selector.diamond && '◆', frenchKind(selector, 1), frenchAt(selector))
  },
  each: (count, kinds) => `${FRENCH_COUNT[count]} personnages, chacun étant ${kinds},`,
  gain(bonus, draws) {
    const draw = draws === 1 ? 'un tirage de la destinée' : `${draws} tirages de la destinée`
    if (bonus === 0) return draws === 0 ? null : draw
    return draws === 0 ? `+${bonus}` : `+${bonus} et ${draw}`
  },
  noGain: 'aucun bonus',
  userLine: (users, gain) => `${upper(users)}${COLON} ${gain}.`,
  single: (users, ifFirst, gain) =>
    `Pour ${users}${ifFirst ? ' qui combat en premier dans votre plan de bataille, et seul' : ''}${COLON} ${gain}.`,
  onlyAgainst: (gain, opponents) => `${gain}, mais seulement contre ${opponents}`,
  rescues:
    "Si ce combattant est vaincu, il revient dans votre main avec l'arme qu'il a utilisée, et vous ne subissez pas ses dommages.",
  together: (members, gain) => `${upper(members)} combattent ensemble${gain === null ? '' : `${COLON} ${gain}`}.`,
  sameStack: (count, gain) =>
    `${upper(FRENCH_COUNT[count]!)} cartes empilables du même personnage s'additionnent${gain === null ? '' : `${COLON} ${gain}`}.`,
  noWeapon: 'Ils combattent sans arme (une arme posée avec eux est ignorée et conservée).',
}

export const GRAMMARS: Readonly<Record<Language, Grammar>> = { en: english, fr: french }
