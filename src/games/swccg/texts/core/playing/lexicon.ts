/** Sentence words of turns, and of cards that act on other cards. */
import { lexicon } from '../../language/lexicon.ts'

const phase = (en: string, fr: string) =>
  ({
    en: { one: `${en} phase`, place: true },
    fr: { one: `phase ${fr}`, many: `phases ${fr}`, feminine: true },
  }) as const

export const playingLexicon = lexicon({
  nouns: {
    time: { en: { one: 'time' }, fr: { one: 'fois', many: 'fois', feminine: true } },
    'phase activate': phase('activate', 'd’activation'),
    'phase control': phase('control', 'de contrôle'),
    'phase deploy': phase('deploy', 'de déploiement'),
    'phase battle': phase('battle', 'de bataille'),
    'phase move': phase('move', 'de déplacement'),
    'phase draw': phase('draw', 'de pioche'),
    react: { en: { one: 'react' }, fr: { one: 'réaction', feminine: true } },
    'card to which it responds': {
      en: { one: 'card to which it responds' },
      fr: { one: 'carte', feminine: true, behind: 'à laquelle il répond' },
    },
    'copy of a card stacked here': {
      en: { one: 'further copy of a card stacked here' },
      fr: { one: 'nouvel exemplaire', many: 'nouveaux exemplaires', behind: 'd’une carte empilée ici' },
    },
  },
  verbs: {
    'be immune to': { en: 'be immune to {o}', fr: 'être immunisé{e} contre {o}' },
    'be suspended': { en: 'be suspended', fr: 'être suspendu{e}' },
    'be played as used': { en: 'be played as a Used Interrupt', fr: 'se jouer comme interruption utilisée' },
    'be played as lost': { en: 'be played as a Lost Interrupt', fr: 'se jouer comme interruption perdue' },
    'be played': { en: 'be played', fr: 'être joué{e}' },
    'be played at most, turn': {
      en: 'be played at most {q} per turn[ by {who}]',
      fr: 'être joué{e} au plus {q} par tour[ par {who}]',
    },
    'be played at most, game': {
      en: 'be played at most {q} per game[ by {who}]',
      fr: 'être joué{e} au plus {q} par partie[ par {who}]',
    },
    'have to be stacked first': {
      en: 'have to be stacked here before it is played, and costs {n} more Force for each card stacked',
      fr: 'devoir être empilé ici avant d’être joué, et coûte {q} de plus par carte empilée',
    },
    'be limited': {
      en: 'be limited to the {phase} of whoever plays and to {o}',
      fr: 'être limité{e} à la {phase} du joueur qui joue et {o:to}',
    },
    cancel: { en: 'cancel {o}', fr: 'annuler {o}' },
    'be cancelled': { en: 'be cancelled', fr: 'être annulé{e}' },
    play: { en: 'play {o}', fr: 'jouer {o}' },
    choose: { en: 'choose {o}', fr: 'choisir {o}' },
  },
  phrases: {
    'during the next opposing turn': {
      en: 'during your opponent’s next turn',
      fr: 'pendant le prochain tour adverse',
    },
    'once per phase': { en: 'once per phase', fr: 'une fois par phase' },
    'once per turn': { en: 'once per turn', fr: 'une fois par tour' },
    'once per battle': { en: 'once per battle', fr: 'une fois par bataille' },
    'once per game': { en: 'once per game', fr: 'une fois par partie' },
    'several times per phase': { en: 'up to {q} per phase', fr: 'jusqu’à {q} par phase' },
    'several times per turn': { en: 'up to {q} per turn', fr: 'jusqu’à {q} par tour' },
    'several times per battle': { en: 'up to {q} per battle', fr: 'jusqu’à {q} par bataille' },
    'several times per game': { en: 'up to {q} per game', fr: 'jusqu’à {q} par partie' },
    'often per phase': { en: 'per phase up to {q}', fr: 'par phase jusqu’à {q}' },
    'often per turn': { en: 'per turn up to {q}', fr: 'par tour jusqu’à {q}' },
    'often per battle': { en: 'per battle up to {q}', fr: 'par bataille jusqu’à {q}' },
    'often per game': { en: 'per game up to {q}', fr: 'par partie jusqu’à {q}' },
    'once in each phase': { en: 'once in each of {o}', fr: 'une fois à chacune de {o}' },
    'once in each turn of yours': { en: 'once in each of {o}', fr: 'une fois à chacun de {o}' },
    'once in each such phase': { en: 'once in each {o}', fr: 'une fois à chaque {o}' },
    'for this draw': { en: 'for this draw', fr: 'pour ce tirage' },
    'for this shot': { en: 'for this shot', fr: 'pour ce tir' },
    'until the end of the battle': { en: 'until the end of the battle', fr: 'jusqu’à la fin de la bataille' },
    'until the end of the turn': { en: 'until the end of the turn', fr: 'jusqu’à la fin du tour' },
    'for the rest of the game': { en: 'for the rest of the game', fr: 'pour le reste de la partie' },
    'at any time': { en: 'at any time', fr: 'à tout moment' },
    'at once': { en: 'at once', fr: 'aussitôt' },
    'in a phase': { en: 'in {o}', fr: 'à {o}' },
    'in each such phase': { en: 'in each {o}', fr: 'à chaque {o}' },
    'at the end of each such phase': { en: 'at the end of each {o}', fr: 'à la fin de chaque {o}' },
    'at the start of a turn': { en: 'at the start of {o}', fr: 'au début de {o}' },
    'at the end of a turn': { en: 'at the end of {o}', fr: 'à la fin de {o}' },
    'at the end of a phase': { en: 'at the end of {o}', fr: 'à la fin de {o}' },
    'opposing text of': { en: 'your opponent’s text of {o}', fr: 'le texte adverse {o:de}' },
    'the text of': { en: 'the text of {o}', fr: 'le texte {o:de}' },
    'your text of': { en: 'your text of {o}', fr: 'votre texte {o:de}' },
    'each copy': { en: 'for each copy of this card', fr: 'pour chaque exemplaire de cette carte' },
    'first in each phase': {
      en: 'for the first such card in each of your deploy phases',
      fr: 'pour la première de ces cartes à chacune de vos phases de déploiement',
    },
    'text of each': { en: 'each player', fr: 'chaque joueur' },
    'text of theirs': { en: 'your opponent', fr: 'votre adversaire' },
    'immune to title': { en: 'immune to {o}', fr: 'immunisé{e} contre {o}' },
    act: { en: '{v}', fr: '{v}' },
    label: { en: '{o}', fr: '{o}' },
    'all at the same location': { en: '(all at the same one)', fr: '(tous au même endroit)' },
    'if you do': { en: 'if you do', fr: 'dans ce cas' },
    'if you like': { en: 'if you like', fr: 'si vous le souhaitez' },
    'one or another': { en: '{one} or {two}', fr: '{one} ou {two}' },
    '(immune to)': { en: '(immune to {o})', fr: '(immunisée contre {o})' },
    // parts of the game that no card of the pool has
    captives: { en: 'captives', fr: 'captifs' },
    'crossing over': { en: 'crossing over', fr: 'passage au côté adverse' },
    'supporting cards': { en: 'supporting cards', fr: 'cartes de soutien' },
    inserts: { en: 'inserts', fr: 'cartes insérées' },
    'mobile sites': { en: 'mobile sites', fr: 'sites mobiles' },
    titles: { en: 'titles', fr: 'titres' },
    'face-up cards': { en: 'face-up cards', fr: 'cartes visibles' },
    Podraces: { en: 'Podraces', fr: 'courses de modules' },
    'your Lost Pile': { en: 'your Lost Pile', fr: 'votre pile perdue' },
    Objectives: { en: 'Objectives', fr: 'objectifs' },
    'Jedi Tests': { en: 'Jedi Tests', fr: 'tests Jedi' },
    creatures: { en: 'creatures', fr: 'créatures' },
    'jumping off': { en: 'jumping off', fr: 'débarquement en marche' },
    'missing characters': { en: 'missing characters', fr: 'personnages disparus' },
    'targets of Interrupts': { en: 'targets of Interrupts', fr: 'cibles des interruptions' },
    'leaving the table': { en: 'leaving the table', fr: 'départ de la table' },
    'movement destiny': { en: 'movement destiny', fr: 'destinée de déplacement' },
    'blowing away': { en: 'blowing away', fr: 'destruction' },
    'Defensive Shields': { en: 'Defensive Shields', fr: 'boucliers défensifs' },
    replacing: { en: 'replacing', fr: 'remplacement' },
    'side dark': { en: 'Dark Side', fr: 'Côté obscur' },
    'side light': { en: 'Light Side', fr: 'Côté lumineux' },
    'function used': { en: 'Used', fr: 'Utilisée' },
    'function lost': { en: 'Lost', fr: 'Perdue' },
    'function starting': { en: 'Starting', fr: 'De départ' },
    'not in play yet': { en: 'not in play yet ({about}): {says}', fr: 'pas encore en jeu ({about}) : {says}' },
  },
  pronouns: {
    // « cette carte » is the card that speaks.
    'that card': {
      en: { words: 'that card', genitive: 'that card’s' },
      fr: { words: 'cette carte-là', feminine: true },
    },
    'those cards': {
      en: { words: 'those cards', many: true, genitive: 'those cards’' },
      fr: { words: 'ces cartes-là', many: true, feminine: true },
    },
    'the target': { en: { words: 'the target', genitive: 'the target’s' }, fr: { words: 'la cible', feminine: true } },
    you: { en: { words: 'you', you: true, genitive: 'your' }, fr: { words: 'vous', you: true } },
    'your opponent': { en: { words: 'your opponent', genitive: 'your opponent’s' }, fr: { words: 'votre adversaire' } },
    'each player': { en: { words: 'each player' }, fr: { words: 'chaque joueur' } },
    'its owner': { en: { words: 'its owner' }, fr: { words: 'son propriétaire' } },
    'that player': { en: { words: 'that player' }, fr: { words: 'ce joueur' } },
  },
})

declare module '../../language/lexicon.ts' {
  interface Lexicons {
    playing: typeof playingLexicon
  }
}
