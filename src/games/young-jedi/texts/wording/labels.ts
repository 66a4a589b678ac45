/** Names of the facts of a card, in both languages. */

import type { Language } from '../../../../contract/index.ts'
import type { Card, Copies, Rarity, Side, Slot } from '../../cards/card.ts'
import { GRAMMARS } from '../grammar.ts'

/** Special kinds of cards (parts 24, 26). */
export type Special = 'armed' | 'combo' | 'double' | 'virtual' | 'foil'

/** The names of a card's facts in one language. */
export interface Labels {
  readonly side: Readonly<Record<Side, string>>
  readonly type: Readonly<Record<Card['type'], string>>
  readonly starship: { readonly starfighter: string; readonly transport: string }
  readonly special: Readonly<Record<Special, string>>
  /** Null for ◆, which needs no label. */
  readonly copies: Readonly<Record<Copies, string | null>>
  readonly slot: Readonly<Record<Slot, string>>
  readonly rarity: Readonly<Record<Rarity, string>>
  /** Names of sets without a printed title, by code. */
  readonly sets: Readonly<Record<string, string>>
  readonly counters: string
  readonly power: string
  readonly damage: string
  readonly destiny: string
  /** The label of power that is a destiny draw or has one added. */
  readonly draw: string
  plusDraw(power: number): string
  counted(counters: number): string
  wild(slots: readonly string[]): string
  usedOn(id: string): string
  /** Names of the facts that a correction may change (part 30). */
  readonly facts: Readonly<Record<string, string>>
  corrected(facts: readonly string[]): string
}

const english: Labels = {
  side: { dark: 'Dark Side', light: 'Light Side' },
  type: {
    character: 'Character',
    weapon: 'Weapon',
    battle: 'Battle card',
    effect: 'Effect',
    starship: 'Starship',
    location: 'Location',
    objective: 'Objective',
    double: 'Battle card',
  },
  starship: { starfighter: 'starfighter', transport: 'transport' },
  special: {
    armed: 'Armed & Dangerous',
    combo: 'Combo Battle',
    double: 'Double Impact',
    virtual: 'virtual',
    foil: 'foil',
  },
  copies: { diamond: null, stack: 'stackable', unique: 'unique' },
  slot: { red: 'red', orange: 'orange', blue: 'blue', yellow: 'yellow', green: 'green', purple: 'purple' },
  rarity: {
    common: 'common',
    uncommon: 'uncommon',
    rare: 'rare',
    'ultra-rare': 'ultra-rare',
    starter: 'starter',
    virtual: 'virtual',
  },
  sets: {},
  counters: 'Counters',
  power: 'Power',
  damage: 'Damage',
  destiny: 'Destiny',
  draw: 'destiny draw',
  plusDraw: (power) => `${power} + draw`,
  counted: (counters) => `${counters} ${counters === 1 ? 'counter' : 'counters'}`,
  wild: (slots) => (slots.length === 6 ? 'wild' : `wild (${slots.join(', ')})`),
  usedOn: (id) => `used on ${id}`,
  facts: {
    counters: 'the counters',
    starfighter: 'the cube under the power',
    use: 'the text box',
    copies: 'the sign for copies',
  },
  corrected: (facts) => `Corrected since it was printed: ${GRAMMARS.en.and(facts)}.`,
}

const french: Labels = {
  side: { dark: 'Côté obscur', light: 'Côté lumineux' },
  type: {
    character: 'Personnage',
    weapon: 'Arme',
    battle: 'Carte de bataille',
    effect: 'Effet',
    starship: 'Vaisseau',
    location: 'Localisation',
    objective: 'Objectif',
    double: 'Carte de bataille',
  },
  starship: { starfighter: 'chasseur', transport: 'transport' },
  special: {
    armed: 'Armé et dangereux',
    combo: 'Combo',
    double: 'Double impact',
    virtual: 'carte virtuelle',
    foil: 'carte brillante',
  },
  copies: { diamond: null, stack: 'empilable', unique: 'unique' },
  slot: { red: 'rouge', orange: 'orange', blue: 'bleu', yellow: 'jaune', green: 'vert', purple: 'violet' },
  rarity: {
    common: 'commune',
    uncommon: 'peu commune',
    rare: 'rare',
    'ultra-rare': 'ultra-rare',
    starter: 'de départ',
    virtual: 'virtuelle',
  },
  sets: { V1: 'Premier jeu virtuel', V2: 'Cartes virtuelles du livret' },
  counters: 'Compteurs',
  power: 'Puissance',
  damage: 'Dommages',
  destiny: 'Destinée',
  draw: 'tirage de destinée',
  plusDraw: (power) => `${power} + tirage`,
  counted: (counters) => `${counters} ${counters < 2 ? 'compteur' : 'compteurs'}`,
  wild: (slots) => (slots.length === 6 ? 'joker' : `joker (${slots.join(', ')})`),
  usedOn: (id) => `se joue sur ${id}`,
  facts: {
    counters: 'les compteurs',
    starfighter: 'le cube sous la puissance',
    use: 'la case de texte',
    copies: 'le signe d’exemplaires',
  },
  corrected: (facts) => `Corrigé depuis l’impression\u00a0: ${GRAMMARS.fr.and(facts)}.`,
}

/** The labels of both languages. */
export const LABELS: Readonly<Record<Language, Labels>> = { en: english, fr: french }
