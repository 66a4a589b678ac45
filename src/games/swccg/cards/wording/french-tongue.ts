/** French noun phrases, numbers and conditions of card texts. Titles stay as printed. */
import { frenchSpaced, lists, signed, spaced } from '../../../../kit/wording/words.ts'
import type { Amount, Compared, Condition, Filter, Relation, Stat, Who, Whose } from '../vocabulary.ts'
import { nounOf, TRAILING, trails } from './nouns.ts'
import { type ClauseFilter, type Head, type Phrase, type Pronoun, phraseOf, type Quality } from './phrase.ts'
import type { NounForm, Self, Tongue } from './tongue.ts'

const and = lists('fr', 'conjunction')
const or = lists('fr', 'disjunction')

const QUALITY: Readonly<Record<Quality, readonly [one: string, many: string]>> = {
  other: ['autre', 'autres'],
  unique: ['unique', 'uniques'],
  'non-unique': ['non unique', 'non uniques'],
  generic: ['générique (<>)', 'génériques (<>)'],
  unpiloted: ['sans pilote', 'sans pilote'],
}
interface Named {
  readonly word: string
  readonly feminine?: true
}
export const FRENCH_STATS: Readonly<Record<Stat, Named>> = {
  power: { word: 'puissance', feminine: true },
  maneuver: { word: 'manœuvre', feminine: true },
  hyperspeed: { word: 'hypervitesse', feminine: true },
  landspeed: { word: 'vitesse terrestre', feminine: true },
  forfeit: { word: 'valeur de perte', feminine: true },
  defense: { word: 'valeur de défense', feminine: true },
  ability: { word: 'habileté', feminine: true },
  destiny: { word: 'destinée', feminine: true },
  'deploy cost': { word: 'coût de déploiement' },
  'move cost': { word: 'coût de déplacement' },
  'fire cost': { word: 'coût de tir' },
  'drain cost': { word: 'coût de chaque drainage de Force' },
  'battle cost': { word: 'coût de chaque bataille' },
  'transit from': { word: 'transit au départ d’ici' },
  'transit to': { word: 'transit vers ici' },
  'landspeed needed': { word: 'vitesse terrestre requise pour partir à pied', feminine: true },
  'ability needed': { word: 'habileté requise pour tirer une destinée de bataille', feminine: true },
  'total power': { word: 'puissance totale', feminine: true },
  attrition: { word: 'attrition', feminine: true },
  'battle damage': { word: 'total de dommages de bataille' },
  'battle destinies': { word: 'nombre de destinées de bataille' },
  'power destinies': { word: 'nombre de destinées pour la seule puissance' },
  'battle destiny': { word: 'tirage de destinée de bataille' },
  'total battle destiny': { word: 'total de destinée de bataille' },
  'weapon destiny': { word: 'tirage de destinée d’arme' },
  'total weapon destiny': { word: 'total du tir' },
  'Force drain': { word: 'drainage de Force' },
  retrieval: { word: 'total de Force récupérée' },
  X: { word: 'X de son texte' },
}
const PER_SIDE: ReadonlySet<Stat> = new Set([
  'total power',
  'battle destinies',
  'power destinies',
  'battle destiny',
  'total battle destiny',
  'battle damage',
  'Force drain',
  'retrieval',
  'ability needed',
  'battle cost',
  'drain cost',
])
const AFTER: Readonly<Record<Relation, (x: string, many: boolean) => string>> = {
  at: (x) => `à ${x}`,
  aboard: (x) => `à bord de ${x}`,
  piloting: (x) => `aux commandes de ${x}`,
  'piloted by': (x) => `sous les commandes de ${x}`,
  'driven by': (x) => `sous la conduite de ${x}`,
  'borne by': (x) => `que porte ${x}`,
  bearing: (x) => `avec ${x} dessus`,
  'armed with': (x) => `avec ${x} en main`,
  'targeted by': (x) => `que ${x} a visée ce tour-ci`,
  'attacked by': (x) => `que ${x} attaque`,
  'copy of': (x) => `sur la table avec le même titre que ${x}`,
  'related to': (x, many) => `${many ? 'connexes' : 'connexe'} à ${x}`,
  'orbited by': (x) => `autour duquel ${x} est en orbite`,
  holding: (x) => `avec ${x}`,
}
/** Number and gender of the noun with which a word agrees. */
interface Agreement {
  readonly many: boolean
  readonly feminine: boolean
}
const isKind = (one: Filter): boolean => typeof one === 'string'
const ONE: Agreement = { many: false, feminine: false }
const agreed = (word: string, { many, feminine }: Agreement): string =>
  `${word}${feminine ? 'e' : ''}${many ? 's' : ''}`
/** « tant que A et que B »: each clause after the first has a « que » of its own. */
const repeated = (clauses: readonly string[]): readonly string[] =>
  clauses.map((clause, at) => (at === 0 ? clause : `que ${clause}`))
/** Words that only places fit. */
const PLACES: ReadonlySet<string> = new Set(['related to', 'orbited by', 'holding', 'occupied by', 'controlled by'])
/** Words that follow « est ». */
const PLACED: ReadonlySet<string> = new Set([
  'at',
  'aboard',
  'present',
  'in battle',
  'copy of',
  'armed with',
  'piloting',
])
const isPlaced = (one: ClauseFilter): boolean => typeof one === 'object' && PLACED.has(one.cards)
const COMPARED: Readonly<Record<Compared, string>> = { '<': '<', '<=': '≤', '=': '=', '>=': '≥', '>': '>' }
const IN_WORDS: Readonly<Record<Compared, string>> = {
  '<': 'n’atteint pas',
  '<=': 'ne dépasse pas',
  '=': 'égale',
  '>=': 'atteint',
  '>': 'dépasse',
}
const WHO: Readonly<Record<Who, string>> = { you: 'vous', they: 'votre adversaire', player: 'le joueur qui paie' }

/** Elisions, contractions and spaces that don't break a line. */
export const frenchTypeset = (text: string): string =>
  frenchSpaced(
    text
      .replace(/\b([Dd]|[Qq]u|jusqu)e (?=[aeiouyéèêàâîôœ]|h(?:abileté|yper|olosite)|[AEIOUÉ](?![A-Z0-9-]))/g, '$1’')
      .replace(/\b(?:le|la) (?=[aeiouéèêàâîôœ]|h(?:abileté|yper|olosite))/g, 'l’')
      .replace(/\bsi (?=ils?\b)/g, 's’')
      .replace(/\bde les? /g, (match) => (match === 'de le ' ? 'du ' : 'des '))
      .replace(/(?<=^|\s)à les? /g, (match) => (match === 'à le ' ? 'au ' : 'aux ')),
  )

/** French, for the text of one type of card. */
export class FrenchTongue implements Tongue {
  readonly self: Self
  private readonly pronouns: Readonly<Record<Pronoun, string>>
  /** « il » or « elle ». */
  readonly it: string
  constructor(self: Self) {
    this.self = self
    const she = ['weapon', 'interrupt', 'location', 'card'].includes(self)
    this.it = she ? 'elle' : 'il'
    this.pronouns = {
      self: SELVES[self],
      host: 'son porteur',
      it: 'cette carte-là',
      target: 'la cible',
      here: self === 'location' ? 'cette localisation' : 'sa localisation',
      adjacent: 'un site adjacent',
      start: 'votre localisation de départ',
    }
  }

  // ---------------------------------------------------------------- noun phrases

  /** The noun with the highest weight first, the others behind it. */
  private core(parts: Phrase, many: boolean): { readonly words: string; readonly feminine: boolean } {
    const ranked = [...parts.heads].sort((a, b) => weight(b) - weight(a))
    const at = many ? 1 : 0
    const [first, ...rest] = ranked
    const head =
      first === undefined ? '' : typeof first === 'string' ? nounOf(first).fr[at] : this.alternatives(first, many)
    const mods = rest.map((one) => {
      if (typeof one !== 'string') return `(${this.alternatives(one, many)})`
      const { mod, fr } = nounOf(one)
      return mod?.fr[at] ?? fr[at]
    })
    const other = parts.qualities.includes('other')
    const qualities = parts.qualities.filter((one) => one !== 'other').map((one) => QUALITY[one][at])
    return {
      words: spaced(other && QUALITY.other[at], or(parts.names), head, ...mods, ...qualities),
      feminine: first === undefined ? false : isFeminine(first),
    }
  }
  private alternatives(fit: readonly Filter[], many: boolean): string {
    return or(fit.map((each) => this.phrase(each, many ? 'bare many' : 'bare')))
  }

  /** @param agrees the number and gender of the noun before */
  private after(one: ClauseFilter, agrees: Agreement = ONE): string {
    const { many } = agrees
    if (typeof one === 'string') return trails(one) ? TRAILING[one].fr : `qui est ${this.phrase(one, 'one')}`
    switch (one.cards) {
      case 'any':
        return or(one.fit.map((each) => this.after(each as ClauseFilter, agrees)))
      case 'not':
        return this.without(one.fit, many)
      case 'on planet':
        return `sur ${one.planet}`
      case 'of planet':
        return `de ${one.planet}`
      case 'occupied by':
        return `que ${WHO[one.by]} ${one.by === 'you' ? 'occupez' : 'occupe'}`
      case 'controlled by':
        return `que ${WHO[one.by]} ${one.by === 'you' ? 'contrôlez' : 'contrôle'}`
      case 'having':
        return one.than === undefined
          ? `avec ${FRENCH_STATS[one.stat].word}`
          : `avec ${FRENCH_STATS[one.stat].word} ${COMPARED[one.than.by]} ${this.value(one.than.number)}`
      case 'proof':
        return `toujours ${agreed('immunisé', agrees)} contre ${one.against}`
      case 'lies on':
        return `à déployer ${or(one.spots.map((spot) => SPOTS[spot]))}`
      case 'here':
        return 'ici'
      case 'present':
        return `${agreed('présent', agrees)} ici`
      case 'in battle':
        return 'dans cette bataille'
      case 'fresh':
        return `${agreed('déployé', agrees)} pendant cette phase`
      case 'at':
        return this.isHere(one.to) ? 'ici' : `à ${this.phrase(one.to, 'any')}`
      default:
        if ('to' in one) return AFTER[one.cards](this.phrase(one.to, 'any'), many)
        return spaced('qui est', this.phrase(one, 'one'))
    }
  }
  private without(fit: Filter, many: boolean): string {
    if (typeof fit === 'object' && fit.cards === 'holding') return `sans ${this.phrase(fit.to, 'any')}`
    if (fit === 'shielded') return 'sans bouclier'
    if (typeof fit === 'string' && trails(fit)) return `pas ${TRAILING[fit].fr}`
    return `${many ? 'autres' : 'autre'} que ${this.phrase(fit, 'any')}`
  }

  /** All cards of a filter at once: "the target and all weapons that it carries". */
  together(filter: Filter): string {
    if (typeof filter !== 'object' || filter.cards !== 'any') return this.phrase(filter, 'one')
    return and(filter.fit.map((one) => this.phrase(one, 'all')))
  }

  phrase(filter: Filter, form: NounForm): string {
    if (typeof filter === 'object' && filter.cards === 'not') return `tout sauf ${this.phrase(filter.fit, 'one')}`
    // Each noun of a choice has an article of its own.
    const plain = form === 'bare' || form === 'bare many'
    if (typeof filter === 'object' && filter.cards === 'any' && !(plain && filter.fit.every(isKind)))
      return or(filter.fit.map((one) => this.phrase(one, form)))
    const parts = phraseOf(filter)
    if (parts.pronoun !== null) {
      const noun = { many: false, feminine: parts.pronoun === 'it' || parts.pronoun === 'here' }
      return this.withPronoun(
        parts.pronoun,
        parts,
        parts.after.map((one) => this.after(one, noun)),
      )
    }
    const bare = parts.heads.length === 0 && parts.names.length === 0
    if (bare && typeof filter === 'object' && 'planet' in filter)
      return filter.cards === 'on planet' ? `un site de ${filter.planet}` : `une localisation de ${filter.planet}`
    const many = form === 'all' || form === 'bare many'
    const { words, feminine } = bare ? this.bareWords(parts, many) : this.core(parts, many)
    const behind = parts.after.map((one) => this.after(one, { many, feminine }))
    const theirs = parts.whose === 'theirs' && form !== 'bare' && form !== 'bare many' && 'adverse'
    const owner = theirs && (many ? 'adverses' : 'adverse')
    return spaced(determined(words, parts, form, feminine), owner, ...behind)
  }
  private bareWords(parts: Phrase, many: boolean): { readonly words: string; readonly feminine: boolean } {
    const place = parts.after.some((one) => typeof one === 'object' && PLACES.has(one.cards))
    const noun = place ? (many ? 'lieux' : 'lieu') : many ? 'cartes' : 'carte'
    const other = parts.qualities.includes('other') && QUALITY.other[many ? 1 : 0]
    const rest = parts.qualities.filter((one) => one !== 'other').map((one) => QUALITY[one][many ? 1 : 0])
    return { words: spaced(other, noun, ...rest), feminine: !place }
  }
  private withPronoun(pronoun: Pronoun, parts: Phrase, behind: readonly string[]): string {
    if (parts.heads.length > 0 && (pronoun === 'here' || pronoun === 'host')) {
      const { words, feminine } = this.core(parts, false)
      if (pronoun === 'here') return spaced(feminine ? 'la même' : 'le même', words, ...behind)
      const whose = parts.whose === 'yours' ? 'votre' : feminine ? 'la' : 'le'
      return spaced(
        whose,
        words,
        parts.whose === 'theirs' && 'adverse',
        `qui ${this.it === 'il' ? 'le' : 'la'} porte`,
        ...behind,
      )
    }
    return spaced(this.pronouns[pronoun], ...behind)
  }
  private isHere(filter: Filter): boolean {
    return typeof filter === 'object' && filter.cards === 'here'
  }

  // ---------------------------------------------------------------- numbers

  value(amount: Amount): string {
    if (typeof amount === 'number') return `${amount}`
    switch (amount.amount) {
      case 'given':
        return `${this.value(amount.else)} (${this.value(amount.then)} tant que ${this.condition(amount.if)})`
      case 'if it is':
        return `${this.value(amount.else)} (${this.value(amount.then)} pour ${this.phrase(amount.what, 'one')})`
      case 'count':
        return `le nombre de ${this.phrase(amount.of, 'all')}${amount.max === undefined ? '' : `, ${amount.max} au plus`}`
      case 'pairs':
        return `les paires de ${this.phrase(amount.of[0], 'one')} et ${this.phrase(amount.of[1], 'one')}`
      case 'times':
        return `${this.value(amount.of[0])} × ${this.value(amount.of[1])}`
      case 'value':
        return amount.of === undefined
          ? this.ownStat(amount.stat)
          : `${the(FRENCH_STATS[amount.stat])} de ${this.phrase(amount.of, 'one')}`
      case 'highest':
        return `${the(FRENCH_STATS[amount.stat])} la plus élevée parmi ${this.phrase(amount.of, 'all')}`
      case 'hand size':
        return `le nombre de cartes de ${hand(amount.whose)}`
      case 'drawn':
        return 'la destinée tirée'
      case 'force lost':
        return 'la Force perdue à l’instant'
      case 'distance':
        return 'les sites intermédiaires'
    }
  }
  private ownStat(stat: Stat): string {
    const { word, feminine } = FRENCH_STATS[stat]
    if (PER_SIDE.has(stat)) return `votre ${word}`
    return `sa propre ${word}`.replace(/^sa propre/, feminine ? 'sa propre' : 'son propre')
  }

  gain(amount: Amount): string {
    if (typeof amount === 'number') return signed(amount)
    switch (amount.amount) {
      case 'given':
        return `${this.gain(amount.else)} (${this.gain(amount.then)} tant que ${this.condition(amount.if)})`
      case 'if it is':
        return `${this.gain(amount.else)} (${this.gain(amount.then)} pour ${this.phrase(amount.what, 'one')})`
      case 'count':
        return `+1 pour ${this.each(amount.of)}${amount.max === undefined ? '' : `, ${signed(amount.max)} au plus`}`
      case 'pairs':
        return `+1 par paire de ${this.phrase(amount.of[0], 'bare')} et ${this.phrase(amount.of[1], 'bare')} à vous`
      case 'times': {
        const [factor, of] = amount.of
        return typeof factor === 'number' ? this.gain(of).replace(/^\+1/, signed(factor)) : `+ ${this.value(amount)}`
      }
      case 'distance':
        return '+1 par site intermédiaire'
      default:
        return `+ ${this.value(amount)}`
    }
  }
  private each(cards: Filter): string {
    return phraseOf(cards).whose === null
      ? `chaque ${this.phrase(cards, 'bare')}`
      : `${this.core(phraseOf(cards), true).feminine ? 'chacune' : 'chacun'} de ${this.phrase(cards, 'all')}`
  }

  // ---------------------------------------------------------------- conditions

  condition(when: Condition): string {
    switch (when.when) {
      case 'is':
        return and(repeated(when.fit.map((one) => this.isOne(one))))
      case 'there':
        return this.there(when.fit, false)
      case 'all':
        return and(repeated(when.of.map((one) => this.condition(one))))
      case 'any':
        return or(repeated(when.of.map((one) => this.condition(one))))
      case 'not':
        return this.negated(when.fails)
      case 'compare':
        return `${this.value(when.left)} ${IN_WORDS[when.by]} ${this.value(when.right)}`
      case 'battle at':
        return `la bataille est à ${this.phrase(when.at, 'one')}`
      case 'all ability from':
        return `toute votre habileté ${when.at === undefined ? 'dans cette bataille' : this.place('at', when.at)} vient de ${this.phrase(when.from, 'bare many')}`
      case 'no objective':
        return 'vous n’avez déployé aucun objectif'
      case 'nothing to forfeit':
        return 'vous ne pouvez sacrifier aucune carte de cette bataille'
    }
  }
  private negated(fails: Condition): string {
    if (fails.when === 'there') return this.there(fails.fit, true)
    if (fails.when === 'battle at') return `aucune bataille n’est à ${this.phrase(fails.at, 'one')}`
    return `il n’est pas vrai que ${this.condition(fails)}`
  }

  private isOne(one: Filter): string {
    const noun = this.self === 'location' ? 'cette localisation' : this.it
    if (typeof one === 'object') {
      if (one.cards === 'controlled by' || one.cards === 'occupied by') {
        const verb = one.cards === 'controlled by' ? 'contrôle' : 'occupe'
        return `${WHO[one.by]} ${verb}${one.by === 'you' ? 'z' : ''} ${noun}`
      }
      if (one.cards === 'holding') return `${this.phrase(one.to, 'one')} y est`
      if (one.cards === 'piloted by') return `${this.phrase(one.to, 'one')} ${this.it === 'il' ? 'le' : 'la'} pilote`
      if (one.cards === 'bearing') return `${this.phrase(one.to, 'one')} est dessus`
      if (one.cards === 'piloting') return `${this.it} pilote ${this.phrase(one.to, 'one')}`
      if (one.cards === 'armed with') return `${this.it} porte ${this.phrase(one.to, 'one')} utilisable`
    }
    const parts = phraseOf(one)
    return parts.after.length === 1 && parts.heads.length === 0
      ? `${this.it} est ${this.after(parts.after[0]!)}`
      : `${this.it} est ${this.phrase(one, 'one')}`
  }

  private there(fit: readonly Filter[], no: boolean): string {
    const parts = phraseOf({ cards: 'all', fit })
    const bare = parts.heads.length === 0 && parts.names.length === 0
    const { words, feminine } = bare ? this.bareWords(parts, false) : this.core(parts, false)
    const behind = parts.after.map((one) => this.after(one, { many: false, feminine }))
    const isName = parts.names.length > 0 && parts.heads.length === 0
    const noun = no
      ? spaced(feminine ? 'aucune' : 'aucun', words)
      : isName
        ? words
        : `${feminine ? 'une' : 'un'} ${words}`
    if (parts.whose === 'yours') return spaced(no ? 'vous n’avez' : 'vous avez', noun, ...behind)
    if (parts.whose === 'theirs') return spaced(no ? 'votre adversaire n’a' : 'votre adversaire a', noun, ...behind)
    if (behind.length === 0) return `${noun} ${no ? 'n’est' : 'est'} sur la table`
    return parts.after.every(isPlaced)
      ? spaced(noun, no ? 'n’est' : 'est', ...behind)
      : spaced(no ? 'il n’y a' : 'il y a', noun, ...behind)
  }

  // ---------------------------------------------------------------- places and values

  place(word: 'to' | 'from' | 'at', filter: Filter): string {
    if (this.isHere(filter)) return word === 'from' ? 'au départ d’ici' : 'ici'
    return `${{ to: 'vers', from: 'au départ de', at: 'à' }[word]} ${this.phrase(filter, 'one')}`
  }

  /** With the owner, if there is one: « votre puissance totale ». */
  stat(of: Stat, cards: Filter | undefined, whose: Whose | undefined): string {
    const { word } = FRENCH_STATS[of]
    if (of === 'attrition') return whose === 'theirs' ? 'attrition contre votre adversaire' : 'attrition contre vous'
    const side = whose ?? (PER_SIDE.has(of) && cards === undefined ? 'yours' : undefined)
    const owned =
      side === undefined
        ? word
        : side === 'yours'
          ? `votre ${word}`
          : `${word} ${side === 'theirs' ? 'de votre adversaire' : 'de chaque joueur'}`
    return cards === undefined ? owned : `${owned} de ${this.phrase(cards, 'all')}`
  }
}

const SELVES: Readonly<Record<Self, string>> = {
  character: 'ce personnage',
  starship: 'ce vaisseau',
  vehicle: 'ce véhicule',
  weapon: 'cette arme',
  device: 'cet équipement',
  effect: 'cet effet',
  interrupt: 'cette interruption',
  location: 'cette localisation',
  card: 'cette carte',
}
export const SPOTS = {
  table: 'sur la table',
  'your side': 'de votre côté de la table',
  'their side': 'du côté adverse de la table',
} as const
const hand = (whose: Whose): string => (whose === 'theirs' ? 'la main adverse' : 'votre main')
const the = ({ word, feminine }: Named): string => `${feminine ? 'la' : 'le'} ${word}`
const weight = (one: Head): number =>
  typeof one === 'string' ? nounOf(one).weight : Math.max(...one.map((each) => (typeof each === 'string' ? 1.5 : 1)))
const isFeminine = (one: Head): boolean => {
  if (typeof one === 'string') return nounOf(one).feminine === true
  const [first] = one
  return typeof first === 'string' && !trails(first) && nounOf(first).feminine === true
}
function determined(words: string, parts: Phrase, form: NounForm, feminine: boolean): string {
  if (form === 'bare' || form === 'bare many') return words
  if (parts.whose === 'yours') return `${form === 'all' ? 'vos' : 'votre'} ${words}`
  if (parts.names.length > 0 && parts.heads.length === 0) return words
  if (form === 'all') return `les ${words}`
  return `${feminine ? 'une' : 'un'} ${words}`
}
