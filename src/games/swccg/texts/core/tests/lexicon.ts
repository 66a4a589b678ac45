/** Sentence words of statements about the position. */
import { lexicon } from '../../language/lexicon.ts'

export const testLexicon = lexicon({
  nouns: {
    battle: { en: { one: 'battle' }, fr: { one: 'bataille', feminine: true } },
    turn: { en: { one: 'turn' }, fr: { one: 'tour' } },
    phase: { en: { one: 'phase' }, fr: { one: 'phase', feminine: true } },
  },
  verbs: {
    'be out of play': { en: 'be out of play', fr: 'être hors jeu' },
    be: { en: 'be {o}', fr: 'être {o}' },
    'be so': { en: 'be {post}', fr: 'être {post}' },
    'be made': { en: 'be made {at}', fr: 'être en cours {at}' },
    'be fighting destiny': {
      en: 'be battle destiny or weapon destiny',
      fr: 'être une destinée de bataille ou d’arme',
    },
    'be on table': { en: 'be on table', fr: 'être sur la table' },
    'have initiated the battle': { en: 'have initiated the battle', fr: 'avoir lancé la bataille' },
    'have fired': { en: 'have fired {o} in the battle', fr: 'avoir fait feu avec {o} dans la bataille' },
    'be under way': { en: 'be under way', fr: 'être en cours' },
    'be in battle': { en: 'be in battle[ {place}][ {with}]', fr: 'se battre[ {place}][ {with}]' },
    have: { en: 'have {o}', fr: 'avoir {o}' },
    'have more': { en: 'have more {o} than {who}', fr: 'avoir plus {o:de} que {who}' },
    'have in': { en: 'have {o} in {in}', fr: 'avoir des {o} en {in}' },
    'have at least': { en: 'have {o} or more in {in}', fr: 'avoir au moins {o} en {in}' },
    'have at most': { en: 'have at most {o} in {in}', fr: 'avoir au plus {o} en {in}' },
    pilot: { en: 'pilot[ {o}]', fr: 'piloter[ {o}]' },
    carry: { en: 'carry {o}', fr: 'porter {o}' },
    'be lower than': { en: 'be lower than {n}', fr: 'être inférieur{e} à {n}' },
    'be at most': { en: 'be at most {n}', fr: 'être d’au plus {n}' },
    'be exactly': { en: 'be {n}', fr: 'être de {n}' },
    'be at least': { en: 'be at least {n}', fr: 'être d’au moins {n}' },
    'be higher than': { en: 'be higher than {n}', fr: 'dépasser {n}' },
    'be from to': { en: 'be from {n} to {m}', fr: 'être comprise entre {n} et {m}' },
    'come from': { en: 'come from {o}', fr: 'venir {o:de}' },
    'have just begun': { en: 'have just begun', fr: 'venir de commencer' },
    'be lost in that battle': { en: 'be lost in that battle', fr: 'être perdu{e} dans cette bataille' },
    'have deployed': { en: 'have deployed {o}', fr: 'avoir déployé {o}' },
    'have to forfeit': {
      en: 'have {o} to forfeit in this battle',
      fr: 'avoir {o} à sacrifier dans cette bataille',
    },
  },
  phrases: {
    'all your ability': { en: 'all your ability {where}', fr: 'toute votre habileté {where}' },
    'both limits': { en: '{one} {two}', fr: '{one} {two}' },
    'either limit': { en: '{one} or {two}', fr: '{one} ou {two}' },
    'one limit and another': { en: '{one} and {two}', fr: '{one} et {two}' },
  },
})

declare module '../../language/lexicon.ts' {
  interface Lexicons {
    tests: typeof testLexicon
  }
}
