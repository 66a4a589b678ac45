/** Sentence words of battles, Force drains and shots. */
import { lexicon } from '../../language/lexicon.ts'

export const battleLexicon = lexicon({
  nouns: {
    'card hit': {
      en: { one: 'card that it hits', many: 'cards that it hits' },
      fr: { one: 'carte', feminine: true, behind: 'touchée' },
    },
  },
  verbs: {
    'fire for': {
      en: 'fire at {o}[ (also {range})] for {cost}: hit if destiny exceeds[ {twice}] {value}[. Each further shot costs {again}][. It then goes to {pile}]',
      fr: 'faire feu sur {o}[ (aussi {range})] pour {cost} : touché{e:o} si la destinée dépasse[ {twice}] {value}[. Chaque tir suivant coûte {again}][. Cette arme va ensuite dans {pile}]',
    },
    'fire for nothing': {
      en: 'fire at {o}[ (also {range})] for free: hit if destiny exceeds[ {twice}] {value}[. Each further shot costs {again}][. It then goes to {pile}]',
      fr: 'faire feu gratuitement sur {o}[ (aussi {range})] : touché{e:o} si la destinée dépasse[ {twice}] {value}[. Chaque tir suivant coûte {again}][. Cette arme va ensuite dans {pile}]',
    },
    'fire several for': {
      en: 'fire at {o}[ (also {range})] for {cost}: hit if the total of {draws} destinies exceeds {value}[. Each further shot costs {again}][. It then goes to {pile}]',
      fr: 'faire feu sur {o}[ (aussi {range})] pour {cost} : touché{e:o} si le total de {draws} destinées dépasse {value}[. Chaque tir suivant coûte {again}][. Cette arme va ensuite dans {pile}]',
    },
    'fire several for nothing': {
      en: 'fire at {o}[ (also {range})] for free: hit if the total of {draws} destinies exceeds {value}[. Each further shot costs {again}][. It then goes to {pile}]',
      fr: 'faire feu gratuitement sur {o}[ (aussi {range})] : touché{e:o} si le total de {draws} destinées dépasse {value}[. Chaque tir suivant coûte {again}][. Cette arme va ensuite dans {pile}]',
    },
    'fire to work for': {
      en: 'fire[ {weapon}] at {o}[ (also {range})] for {cost}: it works if destiny exceeds {value}',
      fr: 'faire feu[ avec {weapon}] sur {o}[ (aussi {range})] pour {cost} : l’arme agit si la destinée dépasse {value}',
    },
    'fire to work for nothing': {
      en: 'fire[ {weapon}] at {o}[ (also {range})] for free: it works if destiny exceeds {value}',
      fr: 'faire feu gratuitement[ avec {weapon}] sur {o}[ (aussi {range})] : l’arme agit si la destinée dépasse {value}',
    },
    'fire against a draw for': {
      en: 'fire[ {weapon}] at {o}[ (also {range})] for {cost}: you, then your opponent draw destiny; it works if yours is higher',
      fr: 'faire feu[ avec {weapon}] sur {o}[ (aussi {range})] pour {cost} : vous tirez une destinée, puis votre adversaire ; l’arme agit si la vôtre est plus haute',
    },
    'fire against a draw for nothing': {
      en: 'fire[ {weapon}] at {o}[ (also {range})] for free: you, then your opponent draw destiny; it works if yours is higher',
      fr: 'faire feu gratuitement[ avec {weapon}] sur {o}[ (aussi {range})] : vous tirez une destinée, puis votre adversaire ; l’arme agit si la vôtre est plus haute',
    },
    'work on': { en: 'work on {o}', fr: 'agir sur {o}' },
    'forfeit as if': {
      en: 'forfeit {o} as if its forfeit value were {n}',
      fr: 'sacrifier {o} comme si sa valeur de perte était {n}',
    },
    'go when forfeited': { en: 'go to {pile} when forfeited', fr: 'aller dans {pile} en cas de sacrifice' },
    'satisfy all when forfeited': {
      en: 'satisfy all that is left of attrition and battle damage when forfeited',
      fr: 'régler en cas de sacrifice tout ce qui reste d’attrition et de dommages de bataille',
    },
    'satisfy attrition when forfeited': {
      en: 'satisfy all that is left of attrition when forfeited',
      fr: 'régler en cas de sacrifice tout ce qui reste d’attrition',
    },
    'be hit by': { en: 'be hit by {by}', fr: 'être touché{e} par {by}' },
    'be targeted by': { en: 'be targeted by {by}', fr: 'être visé{e} par {by}' },
    'give ability': {
      en: 'apply ability to drawing battle destiny',
      fr: 'apporter son habileté pour tirer une destinée de bataille',
    },
    'do battle': { en: 'battle', fr: 'se battre' },
    'use weapons': { en: 'use weapons', fr: 'utiliser d’armes' },
    'fire repeatedly': {
      en: 'fire {o} repeatedly at the same target for {cost} each time',
      fr: 'faire feu plusieurs fois avec {o} sur la même cible pour {cost} à chaque fois',
    },
    'fire in battle': { en: 'fire {o} at {of} in a battle', fr: 'faire feu en bataille avec {o} sur {of}' },
    'win a battle': { en: 'win a battle', fr: 'gagner une bataille' },
    end: { en: 'end[ {at}]', fr: 'se terminer[ {at}]' },
    'cancel a battle': { en: 'cancel a battle[ {at}]', fr: 'annuler une bataille[ {at}]' },
    'lose a battle': { en: 'lose a battle[ {at}]', fr: 'perdre une bataille[ {at}]' },
    'battle without presence': { en: 'battle without presence', fr: 'se battre sans présence' },
    'fire twice': {
      en: 'fire {o} aboard twice in each battle',
      fr: 'faire feu deux fois par bataille avec {o} à bord',
    },
    'fire all': {
      en: 'fire any number of weapons in each battle, each once',
      fr: 'faire feu à chaque bataille avec toutes les armes à bord, une fois chacune',
    },
    'fire at adjacent': { en: 'fire at targets at adjacent sites', fr: 'faire feu sur des cibles aux sites adjacents' },
    fire: { en: 'fire {o}', fr: 'faire feu avec {o}' },
    'fire once': { en: 'fire {o} once', fr: 'faire feu une fois avec {o}' },
    'be lost at once': { en: 'be lost at once', fr: 'être perdu{e} aussitôt' },
    'initiate a battle': { en: 'initiate a battle[ {at}]', fr: 'lancer une bataille[ {at}]' },
    'initiate a Force drain': { en: 'initiate a Force drain[ {at}]', fr: 'lancer un drainage de Force[ {at}]' },
    'lose Force to a Force drain': { en: 'lose Force to a Force drain', fr: 'perdre de la Force par un drainage' },
    'change drains': { en: 'change[ {o}][ {at}]', fr: 'modifier[ {o}][ {at}]' },
    'cancel drains': { en: 'cancel[ {o}][ {at}]', fr: 'annuler[ {o}][ {at}]' },
    begin: { en: 'begin[ {at}]', fr: 'commencer[ {at}]' },
    'be targeted by a weapon': { en: 'be targeted by a weapon', fr: 'être visé{e} par une arme' },
    'be hit': { en: 'be hit[ by {by}][ with {weapon}]', fr: 'être touché{e}[ par {by}][ avec {weapon}]' },
    'have to satisfy': {
      en: 'have attrition or battle damage to satisfy',
      fr: 'devoir régler attrition ou dommages de bataille',
    },
    'cancel that drain': { en: 'cancel that Force drain', fr: 'annuler ce drainage de Force' },
    'lose from reserve': {
      en: 'lose Force to Force drains {at} from {pile} if possible',
      fr: 'perdre depuis {pile}, si possible, la Force des drainages {at}',
    },
    'be forfeited': { en: 'be forfeited', fr: 'être sacrifié{e}' },
  },
  phrases: {
    'your Force drains': { en: 'your Force drains', fr: 'vos drainages de Force' },
    'once per turn for each bearer': { en: 'once per turn for each bearer', fr: 'une fois par tour et par porteur' },
    twice: { en: 'twice', fr: 'deux fois' },
    'before totals are compared': {
      en: 'before the totals of a battle are compared',
      fr: 'avant la comparaison des totaux d’une bataille',
    },
    'of you': { en: 'that you initiated', fr: 'que vous avez lancée' },
    'of opponent': { en: 'that your opponent initiated', fr: 'que votre adversaire a lancée' },
    'of a player': { en: 'that a player initiated', fr: 'qu’un joueur a lancée' },
    'taking a card': { en: 'in which {o} was lost', fr: 'qui a fait perdre {o}' },
    'in the weapons segment': { en: 'in the weapons segment', fr: 'au segment des armes' },
  },
})

declare module '../../language/lexicon.ts' {
  interface Lexicons {
    battle: typeof battleLexicon
  }
}
