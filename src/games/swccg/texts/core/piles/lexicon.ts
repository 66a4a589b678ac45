/** Sentence words of Force, piles and hands. */
import { lexicon } from '../../language/lexicon.ts'

const pile = (en: string, one: string, many: string) =>
  ({ en: { one: en, place: true }, fr: { one, many, feminine: true } }) as const

export const pileLexicon = lexicon({
  nouns: {
    'pile reserve': pile('Reserve Deck', 'pile de réserve', 'piles de réserve'),
    'pile force': pile('Force Pile', 'pile de Force', 'piles de Force'),
    'pile used': pile('Used Pile', 'pile utilisée', 'piles utilisées'),
    'pile lost': pile('Lost Pile', 'pile perdue', 'piles perdues'),
    'pile hand': pile('hand', 'main', 'mains'),
    'card in several copies': {
      en: { one: 'card of which there are several copies', many: 'cards of which there are several copies' },
      fr: { one: 'carte', feminine: true, behind: 'en plusieurs exemplaires' },
    },
  },
  verbs: {
    use: { en: 'use {o}', fr: 'utiliser {o}' },
    activate: { en: 'activate {o}', fr: 'activer {o}' },
    lose: { en: 'lose {o}', fr: 'perdre {o}' },
    'lose from': { en: 'lose {o} from the top of {from}', fr: 'perdre {o} du dessus de {from}' },
    'lose under': {
      en: 'lose {o} (which cannot be reduced) and place{s} it face down under {card}',
      fr: 'perdre {o} (sans réduction possible), à placer face cachée sous {card}',
    },
    'take hidden': {
      en: 'take into hand, at random, one of your cards under {o}',
      fr: 'prendre en main, au hasard, une de vos cartes sous {o}',
    },
    retrieve: { en: 'retrieve {o}[ for {toll}][, {only}]', fr: 'récupérer {o}[ pour {toll}][, {only}]' },
    'retrieve Force': { en: 'retrieve Force[ with {o}]', fr: 'récupérer de la Force[ avec {o}]' },
    take: { en: 'take {o} from {from} into hand', fr: 'prendre en main {o} depuis {from}' },
    'deploy from': {
      en: 'deploy {o} from {from}[ {to}][ {free}][ {react}][ {anyway}]',
      fr: 'déployer[ {free}] {o}[ {to}] depuis {from}[ {react}][ {anyway}]',
    },
    'deploy pair': {
      en: 'show {one} from hand, take {two} that matches it from your Reserve Deck (or the other way round) and deploy both together',
      fr: 'montrer {one} de votre main, prendre dans votre pile de réserve {two} qui lui correspond (ou l’inverse) et déployer les deux ensemble',
    },
    'draw for opening hand': {
      en: 'draw only {o} for your opening hand',
      fr: 'piocher seulement {o} pour votre main de départ',
    },
    'draw cards': { en: 'draw {o} from {from}', fr: 'piocher {o} de {from}' },
    place: { en: 'place {o} in {pile}', fr: 'mettre {o} dans {pile}' },
    'place from': { en: 'place {o} from either {from} in {pile}', fr: 'mettre dans {pile} {o} depuis une {from}' },
    'put from': { en: 'place {o} from {from} on {pile}', fr: 'mettre {o} de {from} sur {pile}' },
    'put under from': { en: 'place {o} from {from} under {pile}', fr: 'mettre {o} de {from} sous {pile}' },
    'put out of play': { en: 'place {o} out of play', fr: 'mettre {o} hors jeu' },
    'be lost': { en: 'be lost', fr: 'être perdu{e}' },
    'stay on table': { en: 'stay on table', fr: 'rester sur la table' },
    stack: { en: 'stack {o} here', fr: 'empiler ici {o}' },
    exchange: {
      en: 'exchange a card in hand with one stacked here',
      fr: 'échanger une carte de votre main avec une carte empilée ici',
    },
    'trim hand': {
      en: 'place all but {n} cards of {hand}, at random, in {pile}',
      fr: 'mettre au hasard dans {pile} toutes les cartes de {hand} sauf {n}',
    },
    show: { en: 'show {o} to both players', fr: 'montrer {o} aux deux joueurs' },
  },
  phrases: {
    'as a react': { en: 'as a react', fr: 'en réaction' },
    'even without presence': {
      en: '(also without presence or Force icons)',
      fr: '(même sans présence ni icônes de Force)',
    },
    'for less': { en: 'for {q} less', fr: 'pour {q} de moins' },
    'this many': { en: '{n} {o}', fr: '{n} {o}' },
    'up to this many': { en: 'up to {n} {o}', fr: 'jusqu’à {n} {o}' },
    'this many of': { en: '{n} of {o}', fr: '{n} cartes parmi {o}' },
    'up to this many of': { en: 'up to {n} of {o}', fr: 'jusqu’à {n} cartes parmi {o}' },
    'such cards only': { en: 'only {o}', fr: 'uniquement {o}' },
  },
})

declare module '../../language/lexicon.ts' {
  interface Lexicons {
    piles: typeof pileLexicon
  }
}
