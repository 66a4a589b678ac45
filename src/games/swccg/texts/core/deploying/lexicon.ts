/** Sentence words of deploying, moving and reacting. */
import { lexicon } from '../../language/lexicon.ts'

const react = (en: string, fr: string) =>
  ({
    en: `${en} as a react[ with {with}][ {to}][ for {cost}][ {free}][ {freeIf}]`,
    fr: `${fr}[ {free}] en réaction[ avec {with}][ {to}][ pour {cost}][ {freeIf}]`,
  }) as const

export const deployingLexicon = lexicon({
  nouns: {
    'character or vehicle': {
      en: { one: 'character or vehicle', many: 'characters and vehicles' },
      fr: { one: 'personnage ou véhicule', many: 'personnages et véhicules' },
    },
  },
  verbs: {
    'begin with': { en: 'begin with {o}[ {to}]', fr: 'commencer avec {o}[ {to}]' },
    'join the battle': {
      en: 'deploy from your hand to that battle for free',
      fr: 'se déployer gratuitement de votre main à cette bataille',
    },
    'deploy in orbit': { en: 'deploy in orbit of {o}', fr: 'se déployer en orbite autour {o:de}' },
    'deploy there': { en: 'deploy {where}[ for {cost}]', fr: 'se déployer {where}[ pour {cost}]' },
    deploy: { en: 'deploy[ {to}]', fr: 'se déployer[ {to}]' },
    move: { en: 'move[ {from}][ {to}]', fr: 'se déplacer[ {from}][ {to}]' },
    'be there': { en: 'be {at}', fr: 'se trouver {at}' },
    'react to': { en: 'react to[ {o}]', fr: 'réagir vers[ {o}]' },
    'react from': { en: 'react from[ {o}]', fr: 'réagir depuis[ {o}]' },
    'deploy without presence': {
      en: 'deploy[ {to}] without presence or Force icons',
      fr: 'se déployer[ {to}] sans présence ni icônes de Force',
    },
    'fly as a starfighter': {
      en: 'deploy and move as a starfighter',
      fr: 'se déployer et se déplacer comme un chasseur',
    },
    replace: {
      en: 'deploy only in place of {n} {o} of yours at one location, which go to the Used Pile',
      fr: 'se déployer seulement à la place de {n} {o} à vous en une même localisation, qui vont dans la pile utilisée',
    },
    'ride as a vehicle': { en: 'be carried as a vehicle', fr: 'être transporté{e} comme un véhicule' },
    'deploy anyway': {
      en: 'deploy {to} regardless of deployment restrictions',
      fr: 'se déployer {to} malgré les restrictions de déploiement',
    },
    'move without driver': { en: 'move without a driver', fr: 'se déplacer sans conducteur' },
    'react, deploy': react('deploy', 'se déployer'),
    'react, move': react('move', 'se déplacer'),
    'react, leave': react('move away', 'partir'),
    'move between': {
      en: 'move between {one} and {two} in your move phase',
      fr: 'se déplacer entre {one} et {two} à votre phase de déplacement',
    },
    'pilot only': { en: 'pilot only {o}', fr: 'piloter uniquement {o}' },
    'be driven only': { en: 'be driven only by {o}', fr: 'être conduit{e} uniquement par {o}' },
    'move between for free': {
      en: 'move for free between {one} and {two} in your move phase',
      fr: 'se déplacer gratuitement entre {one} et {two} à votre phase de déplacement',
    },
    'move it': { en: 'move {o}', fr: 'déplacer {o}' },
    'move once more': { en: 'make a further move with {o}', fr: 'faire un déplacement de plus avec {o}' },
    relocate: { en: 'relocate {o} {to}[ for {cost}]', fr: 'relocaliser {o} {to}[ pour {cost}]' },
    'be deployed': { en: 'be deployed', fr: 'être déployé{e}' },
    'move as a react': { en: 'move as a react', fr: 'se déplacer en réaction' },
    'let react': {
      en: 'move {o}, all from one location, to that battle as a react for free',
      fr: 'déplacer gratuitement en réaction vers cette bataille {o}, d’une même localisation',
    },
    'cancel that react': { en: 'cancel that react', fr: 'annuler cette réaction' },
    'initiate a react': { en: 'initiate a react', fr: 'lancer une réaction' },
  },
  phrases: {
    'on table': { en: 'on table', fr: 'sur la table' },
    'on your side of the table': { en: 'on your side of the table', fr: 'de votre côté de la table' },
    'on the opposing side of the table': {
      en: 'on your opponent’s side of the table',
      fr: 'du côté adverse de la table',
    },
    only: { en: 'only {o}', fr: 'uniquement {o}' },
    'no card lifts this': { en: '(no card lifts this)', fr: '(aucune carte ne lève cette interdiction)' },
    less: { en: '{n} less Force', fr: '{q} de moins' },
    more: { en: '{n} more Force', fr: '{q} de plus' },
    'for free': { en: 'for free', fr: 'gratuitement' },
    'for free if': { en: '(for free {when})', fr: '(gratuitement {when})' },
  },
})

declare module '../../language/lexicon.ts' {
  interface Lexicons {
    deploying: typeof deployingLexicon
  }
}
