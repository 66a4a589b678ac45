/** The grammar of card names in sentences, in each language: articles, plurals, gender, lists and numbers. */

import type { Language } from '../../../contract/index.ts'
import { frenchSpaced, lists, signed, spaced } from '../../../kit/wording/words.ts'
import type { Selector, Selectors, SelectorType } from './card.ts'
import { PLACES } from './card.ts'
import { kindWords } from './kinds.ts'

/** Phrases of one language of which the card texts are made. */
export interface Grammar {
  and(parts: readonly string[]): string
  or(parts: readonly string[]): string
  /** "two"; digits above ten. */
  number(count: number): string
  /** "a card", "two cards". */
  cards(count: number): string
  /** "a counter", "no counters". */
  counters(count: number): string
  /** "Darth Maul", "any ◆ Gungan", "any other Jedi", "any character at Mos Espa". */
  any(selector: Selector, other?: boolean): string
  /** "Darth Maul", "a ◆ Gungan". */
  one(selector: Selector): string
  /** "Yoda", "another Jedi Master". */
  another(selector: Selector): string
  /** "Darth Maul", "the ◆ Gungan". */
  the(selector: Selector): string
  /** "one of your Podracer pilots". */
  oneOfYours(selector: Selector): string
  /** "◆ Gungans". */
  plural(selector: Selector): string
  /** "three ◆ Gungans"; "one or two ◆ Gungans". */
  many(counts: readonly number[], selector: Selector): string
  /** "Captain Panaka and your Royal Guards", "your opponent's battle droids"; `single`: only one card is named. */
  all(selectors: Selectors, theirs: boolean): { readonly words: string; readonly single: boolean }
  /** "+2 and a destiny draw"; null if there is nothing to gain. */
  gain(bonus: number, draws: number): string | null
  readonly noGain: string
  onlyAgainst(gain: string, opponents: string): string
  /** The final typography: spaces that don't break a line. */
  typeset(text: string): string
}

/** The full name of a card, with the version in brackets so that no comma can be misread. */
const versionOf = ({ name, subtitle }: Selector): string => (subtitle === undefined ? name! : `${name} (${subtitle})`)
const isCardOnly = ({ type }: Selector): boolean => type === 'battle' || type === 'effect'
const isPlanet = (at: string): boolean => at in PLACES
// ---------------------------------------------------------------- English

const ENGLISH_NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const ENGLISH_TYPES: Readonly<Record<SelectorType, string>> = {
  character: 'character',
  weapon: 'weapon',
  battle: 'Battle card',
  effect: 'Effect',
  location: 'Location',
  starship: 'starship',
  starfighter: 'starfighter',
  transport: 'transport',
}

/**
 * Returns whether a title needs no article. Titles of weapons and starships are used like kinds ("a Kaadu"), but titles
 * with an owner ("Darth Maul's Lightsaber"), persons, Battle cards and Effects are proper names.
 */
export const isProper = ({ name, type = 'character' }: Selector): boolean =>
  name !== undefined && (/s?'s? /.test(name) || ['character', 'battle', 'effect', 'location'].includes(type))

/** The noun alone, singular and plural. */
function englishNoun({ name, kind, type, duels }: Selector): readonly [string, string] {
  if (name !== undefined) return [name, `${name}s`]
  if (kind !== undefined) {
    const { one = kind, many = `${one}s` } = kindWords(kind)
    return [one, many]
  }
  const word = duels && type === undefined ? 'card' : ENGLISH_TYPES[type ?? 'character']
  return [word, `${word}s`]
}
const englishAfter = ({ diamond, except, duels, at }: Selector): string =>
  spaced(
    diamond === false && 'without ◆',
    duels && 'with dueling text',
    except !== undefined && `other than ${except}`,
    at !== undefined && `${isPlanet(at) ? 'on' : 'at'} ${at}`,
  )
const englishPhrase = (before: string, selector: Selector, plural: 0 | 1): string =>
  spaced(before, selector.diamond && '◆', englishNoun(selector)[plural], englishAfter(selector))
/** The title of a Battle card or Effect with its type, so that readers know which card to search for. */
const englishName = (selector: Selector): string =>
  spaced(
    isCardOnly(selector) && `the ${ENGLISH_TYPES[selector.type!]}`,
    selector.diamond && '◆',
    versionOf(selector),
    englishAfter(selector),
  )
const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? 'an' : 'a')

/** If a name has an "and", a comma separates the last item of the list: "Fode and Beed". */
function englishAnd(parts: readonly string[]): string {
  if (parts.length < 2 || !parts.some((part) => part.includes(' and '))) return lists('en', 'conjunction')(parts)
  return `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}`
}

const english: Grammar = {
  and: englishAnd,
  or: lists('en', 'disjunction'),
  number: (count) => ENGLISH_NUMBERS[count] ?? `${count}`,
  cards: (count) => (count === 1 ? 'a card' : `${english.number(count)} cards`),
  counters: (count) => `${english.number(count)} ${count === 1 ? 'counter' : 'counters'}`,
  any: (selector, other = false) =>
    isProper(selector) ? englishName(selector) : englishPhrase(other ? 'any other' : 'any', selector, 0),
  one: (selector) =>
    isProper(selector) ? englishName(selector) : englishPhrase(article(englishNoun(selector)[0]), selector, 0),
  another: (selector) =>
    isProper(selector) || selector.except !== undefined ? english.one(selector) : englishPhrase('another', selector, 0),
  the: (selector) => (isProper(selector) ? englishName(selector) : englishPhrase('the', selector, 0)),
  oneOfYours: (selector) =>
    isProper(selector) ? `your ${englishName(selector)}` : englishPhrase('one of your', selector, 1),
  plural: (selector) => (isProper(selector) ? englishName(selector) : englishPhrase('', selector, 1)),
  many: (counts, selector) => `${english.or(counts.map(english.number))} ${english.plural(selector)}`,
  all(selectors, theirs) {
    const names = selectors.filter(isProper).map(englishName)
    const kinds = selectors.filter((selector) => !isProper(selector)).map(english.plural)
    if (kinds.length === 0)
      return { words: spaced(theirs && 'your opponent’s', english.and(names)), single: names.length === 1 }
    const many = `${theirs ? 'your opponent’s' : 'your'} ${english.and(kinds)}`
    const words = names.length < 2 ? english.and([...names, many]) : `${names.join(', ')}, and ${many}`
    return { words, single: false }
  },
  gain(bonus, draws) {
    const draw = draws === 1 ? 'a destiny draw' : `${english.number(draws)} destiny draws`
    if (bonus === 0) return draws === 0 ? null : draw
    return draws === 0 ? signed(bonus) : `${signed(bonus)} and ${draw}`
  },
  noGain: 'no bonus',
  onlyAgainst: (gain, opponents) => `${gain}, but only against ${opponents}`,
  typeset: (text) => text,
}

// ---------------------------------------------------------------- French

interface FrenchNoun {
  readonly words: readonly [string, string]
  readonly feminine: boolean
}
const masculine = (one: string, many: string): FrenchNoun => ({ words: [one, many], feminine: false })
const feminine = (one: string, many: string): FrenchNoun => ({ words: [one, many], feminine: true })

const FRENCH_NUMBERS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']
const FRENCH_TYPES: Readonly<Record<SelectorType, FrenchNoun>> = {
  character: masculine('personnage', 'personnages'),
  weapon: feminine('arme', 'armes'),
  battle: feminine('carte de bataille', 'cartes de bataille'),
  effect: masculine('effet', 'effets'),
  location: feminine('localisation', 'localisations'),
  starship: masculine('vaisseau', 'vaisseaux'),
  starfighter: masculine('chasseur', 'chasseurs'),
  transport: masculine('transport', 'transports'),
}
const CARD = feminine('carte', 'cartes')

/** Returns the title in quotation marks, for titles that name no person. Titles stay in English. */
export const quoted = (title: string): string => `« ${title} »`
const frenchTitle = (selector: Selector): string =>
  (selector.type ?? 'character') === 'character' ? versionOf(selector) : quoted(versionOf(selector))
/** Returns whether the selector names a title. */
export const isNamed = ({ name }: Selector): boolean => name !== undefined
const frenchName = (selector: Selector): string =>
  spaced(
    selector.type === 'battle' && 'la carte de bataille',
    selector.type === 'effect' && 'l’effet',
    selector.diamond && '◆',
    frenchTitle(selector),
    frenchAfter(selector, 0),
  )

function frenchNoun({ kind, type, duels }: Selector): FrenchNoun {
  if (kind !== undefined) {
    const { fr, feminine = false } = kindWords(kind)
    return { words: fr, feminine }
  }
  return duels && type === undefined ? CARD : FRENCH_TYPES[type ?? 'character']
}
const frenchAfter = ({ diamond, except, duels, at }: Selector, plural: 0 | 1): string =>
  spaced(
    diamond === false && 'sans ◆',
    duels && 'avec texte de duel',
    except !== undefined && `${plural ? 'autres' : 'autre'} que ${except}`.replace(/que (?=[AEIOUÉ])/, 'qu’'),
    at !== undefined && `${isPlanet(at) ? 'sur' : 'à'} ${at}`,
  )
const frenchPhrase = (before: string, selector: Selector, plural: 0 | 1): string =>
  spaced(before, selector.diamond && '◆', frenchNoun(selector).words[plural], frenchAfter(selector, plural))

/**
 * Returns whether the noun for the selector is feminine. Persons count as masculine, because the data has no gender.
 */
export const isFeminine = (selector: Selector): boolean => !isNamed(selector) && frenchNoun(selector).feminine
const gendered = (selector: Selector, he: string, she: string): string => (isFeminine(selector) ? she : he)

/** "le ◆ Gungan", "l'officier de Naboo": before ◆ nothing is elided. */
function frenchThe(selector: Selector): string {
  const elided = !selector.diamond && /^[aeiouyéèêh]/i.test(frenchNoun(selector).words[0])
  if (elided) return `l'${frenchPhrase('', selector, 0)}`
  return frenchPhrase(gendered(selector, 'le', 'la'), selector, 0)
}

const french: Grammar = {
  and: lists('fr', 'conjunction'),
  or: lists('fr', 'disjunction'),
  number: (count) => FRENCH_NUMBERS[count] ?? `${count}`,
  cards: (count) => (count === 1 ? 'une carte' : `${french.number(count)} cartes`),
  counters: (count) => `${french.number(count)} ${count < 2 ? 'compteur' : 'compteurs'}`,
  any: (selector, other = false) =>
    isNamed(selector)
      ? frenchName(selector)
      : frenchPhrase(spaced(gendered(selector, 'tout', 'toute'), other && 'autre'), selector, 0),
  one: (selector) =>
    isNamed(selector) ? frenchName(selector) : frenchPhrase(gendered(selector, 'un', 'une'), selector, 0),
  another: (selector) =>
    isNamed(selector) || selector.except !== undefined
      ? french.one(selector)
      : frenchPhrase(gendered(selector, 'un autre', 'une autre'), selector, 0),
  the: (selector) => (isNamed(selector) ? frenchName(selector) : frenchThe(selector)),
  oneOfYours: (selector) =>
    isNamed(selector)
      ? `votre ${frenchName(selector)}`
      : frenchPhrase(gendered(selector, 'l’un de vos', 'l’une de vos'), selector, 1),
  plural: (selector) => (isNamed(selector) ? frenchName(selector) : frenchPhrase('', selector, 1)),
  many(counts, selector) {
    const numbers = counts.map((count) => (count === 1 ? gendered(selector, 'un', 'une') : french.number(count)))
    return `${french.or(numbers)} ${french.plural(selector)}`
  },
  all(selectors, theirs) {
    const names = selectors.filter(isProper).map(frenchName)
    const kinds = selectors.filter((selector) => !isProper(selector)).map(french.plural)
    if (kinds.length === 0)
      return { words: spaced(french.and(names), theirs && 'de votre adversaire'), single: names.length === 1 }
    const many = theirs ? `les ${french.and(kinds)} de votre adversaire` : `vos ${french.and(kinds)}`
    const words = names.length < 2 ? french.and([...names, many]) : `${names.join(', ')}, ainsi que ${many}`
    return { words, single: false }
  },
  gain(bonus, draws) {
    const draw = draws === 1 ? 'un tirage de destinée' : `${french.number(draws)} tirages de destinée`
    if (bonus === 0) return draws === 0 ? null : draw
    return draws === 0 ? signed(bonus) : `${signed(bonus)} et ${draw}`
  },
  noGain: 'aucun bonus',
  onlyAgainst: (gain, opponents) => `${gain}, mais seulement contre ${opponents}`,
  typeset: frenchSpaced,
}

/** The grammar of each language. */
export const GRAMMARS: Readonly<Record<Language, Grammar>> = { en: english, fr: french }
