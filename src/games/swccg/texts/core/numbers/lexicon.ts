/** Sentence words of numbers. */
import { lexicon } from '../../language/lexicon.ts'

const feminine = (one: string, many = `${one}s`) => ({ one, many, feminine: true }) as const

export const numberLexicon = lexicon({
  nouns: {
    power: { en: { one: 'power', mass: true }, fr: feminine('puissance') },
    ability: { en: { one: 'ability', mass: true }, fr: feminine('habileté') },
    'forfeit value': { en: { one: 'forfeit value' }, fr: feminine('valeur de perte', 'valeurs de perte') },
    maneuver: { en: { one: 'maneuver', mass: true }, fr: feminine('manœuvre') },
    'defense value': { en: { one: 'defense value' }, fr: feminine('valeur de défense', 'valeurs de défense') },
    armor: { en: { one: 'armor', mass: true }, fr: { one: 'blindage' } },
    'landing cost': {
      en: { one: 'landing cost' },
      fr: { one: 'coût d’atterrissage', many: 'coûts d’atterrissage' },
    },
    'Force icon': { en: { one: 'Force icon' }, fr: feminine('icône de Force', 'icônes de Force') },
    'dark icon': {
      en: { one: 'Dark Side Force icon' },
      fr: feminine('icône de Force obscure', 'icônes de Force obscure'),
    },
    'light icon': {
      en: { one: 'Light Side Force icon' },
      fr: feminine('icône de Force lumineuse', 'icônes de Force lumineuse'),
    },
    'Force generation': {
      en: { one: 'Force generation', mass: true },
      fr: feminine('génération de Force', 'générations de Force'),
    },
    landspeed: { en: { one: 'landspeed', mass: true }, fr: feminine('vitesse terrestre', 'vitesses terrestres') },
    hyperspeed: { en: { one: 'hyperspeed', mass: true }, fr: feminine('hypervitesse') },
    destiny: { en: { one: 'destiny', mass: true }, fr: feminine('destinée') },
    'immunity to attrition': {
      en: { one: 'immunity to attrition', mass: true },
      fr: feminine('immunité contre l’attrition', 'immunités contre l’attrition'),
    },
    X: { en: { one: 'X', mass: true }, fr: { one: 'X', many: 'X' } },
    'deploy cost': { en: { one: 'deploy cost' }, fr: { one: 'coût de déploiement', many: 'coûts de déploiement' } },
    'move cost': { en: { one: 'move cost' }, fr: { one: 'coût de déplacement', many: 'coûts de déplacement' } },
    'cost to fire': {
      en: { one: 'cost to fire', many: 'costs to fire' },
      fr: { one: 'coût d’un tir', many: 'coûts d’un tir' },
    },
    'docking bay transit': {
      en: { one: 'docking bay transit', mass: true },
      fr: { one: 'transit' },
    },
    'Force drain': { en: { one: 'Force drain' }, fr: { one: 'drainage de Force', many: 'drainages de Force' } },
    'movement destiny': {
      en: { one: 'movement destiny', many: 'movement destinies' },
      fr: feminine('destinée de mouvement', 'destinées de mouvement'),
    },
    'total power': { en: { one: 'total power', mass: true }, fr: feminine('puissance totale', 'puissances totales') },
    attrition: { en: { one: 'attrition', mass: true }, fr: feminine('attrition') },
    'battle damage': {
      en: { one: 'battle damage', mass: true },
      fr: { one: 'dommages de bataille', many: 'dommages de bataille', plural: true },
    },
    'cross-over total': {
      en: { one: 'cross-over total', many: 'cross-over totals' },
      fr: { one: 'total de changement de camp', many: 'totaux de changement de camp' },
    },
    'battle destiny': {
      en: { one: 'battle destiny', many: 'battle destinies' },
      fr: feminine('destinée de bataille', 'destinées de bataille'),
    },
    'destiny to power': { en: { one: 'destiny', many: 'destinies' }, fr: feminine('destinée') },
    'total battle destiny': {
      en: { one: 'total battle destiny', mass: true },
      fr: { one: 'total de destinée de bataille', many: 'totaux de destinée de bataille' },
    },
    'battle destiny draw': {
      en: { one: 'battle destiny draw' },
      fr: { one: 'tirage de destinée de bataille', many: 'tirages de destinée de bataille' },
    },
    'weapon destiny draw': {
      en: { one: 'weapon destiny draw' },
      fr: { one: 'tirage de destinée d’arme', many: 'tirages de destinée d’arme' },
    },
    'total weapon destiny': {
      en: { one: 'total weapon destiny', mass: true },
      fr: { one: 'total de destinée d’arme', many: 'totaux de destinée d’arme' },
    },
    retrieval: {
      en: { one: 'Force retrieval', mass: true },
      fr: feminine('récupération de Force', 'récupérations de Force'),
    },
    'Force loss': {
      en: { one: 'Force loss', many: 'Force losses' },
      fr: feminine('perte de Force', 'pertes de Force'),
    },
    Force: { en: { one: 'Force', mass: true }, fr: { one: 'point de Force', many: 'points de Force' } },
    'battle begun': {
      en: { one: 'battle this turn', many: 'battles this turn' },
      fr: { one: 'bataille lancée ce tour-ci', many: 'batailles lancées ce tour-ci', feminine: true },
    },
    pair: { en: { one: 'pair' }, fr: feminine('paire') },
    'site in between': {
      en: { one: 'site between it and its target', many: 'sites between it and its target', place: true },
      fr: { one: 'site qui sépare l’arme de sa cible', many: 'sites qui séparent l’arme de sa cible' },
    },
  },
  verbs: {
    'add to attempts': {
      en: 'add {n} to attempts to make {o} cross over[ {per:tail}]',
      fr: 'ajouter {n} aux tentatives de faire changer {o} de camp[ {per:tail}]',
    },
    'take from attempts': {
      en: 'subtract {n} from attempts to make {o} cross over[ {per:tail}]',
      fr: 'retirer {n} aux tentatives de faire changer {o} de camp[ {per:tail}]',
    },
    get: { en: 'get {o}', fr: 'gagner {o}' },
    'get less': { en: 'get {o}', fr: 'perdre {n} en {value}[ {per:tail}]' },
    'have value': { en: 'have {o} {n}', fr: 'avoir {n} en {o}' },
    'cost less to deploy': {
      en: 'cost {n} less to deploy[ {from}][ {to}]',
      fr: 'coûter {n} de moins à déployer[ {from}][ {to}]',
    },
    'cost more to deploy': {
      en: 'cost {n} more to deploy[ {from}][ {to}]',
      fr: 'coûter {n} de plus à déployer[ {from}][ {to}]',
    },
    'cost less to move': {
      en: 'cost {n} less to move[ {from}][ {to}]',
      fr: 'coûter {n} de moins à déplacer[ {from}][ {to}]',
    },
    'cost more to move': {
      en: 'cost {n} more to move[ {from}][ {to}]',
      fr: 'coûter {n} de plus à déplacer[ {from}][ {to}]',
    },
    'use less to land': {
      en: 'use {n} less Force to land or take off[ {from}][ {to}]',
      fr: 'utiliser {q} de moins pour atterrir ou décoller[ {from}][ {to}]',
    },
    'use more to land': {
      en: 'use {n} more Force to land or take off[ {from}][ {to}]',
      fr: 'utiliser {q} de plus pour atterrir ou décoller[ {from}][ {to}]',
    },
    'land for free': {
      en: 'move for free to land or take off[ {from}][ {to}]',
      fr: 'se déplacer gratuitement pour atterrir ou décoller[ {from}][ {to}]',
    },
    'pay less to fire': {
      en: 'pay {n} less Force to fire {o}[ against {against}]',
      fr: 'payer {q} de moins pour faire feu avec {o}[ contre {against}]',
    },
    'pay more to fire': {
      en: 'pay {n} more Force to fire {o}[ against {against}]',
      fr: 'payer {q} de plus pour faire feu avec {o}[ contre {against}]',
    },
    'need more landspeed': {
      en: 'need {n} more landspeed to move[ {from}][ {to}]',
      fr: 'devoir avoir {n} de vitesse terrestre de plus pour se déplacer[ {from}][ {to}]',
    },
    'need less landspeed': {
      en: 'need {n} less landspeed to move[ {from}][ {to}]',
      fr: 'devoir avoir {n} de vitesse terrestre de moins pour se déplacer[ {from}][ {to}]',
    },
    'use less to drain': {
      en: 'use {n} less Force to initiate a Force drain',
      fr: 'utiliser {q} de moins pour lancer un drainage de Force',
    },
    'use less to battle': {
      en: 'use {n} less Force to initiate a battle',
      fr: 'utiliser {q} de moins pour lancer une bataille',
    },
    'cost less Force': { en: 'cost {n} less Force', fr: 'coûter {q} de moins' },
    'cost more Force': { en: 'cost {n} more Force', fr: 'coûter {q} de plus' },
    'cost Force': { en: 'cost {o}', fr: 'coûter {o}' },
    'cost Force in all': { en: 'cost {o} in all', fr: 'coûter {o} en tout' },
    'use more to drain': {
      en: 'use {n} more Force to initiate a Force drain',
      fr: 'utiliser {q} de plus pour lancer un drainage de Force',
    },
    'use more to battle': {
      en: 'use {n} more Force to initiate a battle',
      fr: 'utiliser {q} de plus pour lancer une bataille',
    },
    'use to retrieve': {
      en: 'have to use {q} for each Force about to be retrieved, or retrieve none',
      fr: 'devoir utiliser {q} par point de Force à récupérer, sinon ne rien récupérer',
    },
    'draw more': { en: 'draw {n} more {kind}[ {at}]', fr: 'tirer {n} {kind} de plus[ {at}]' },
    'draw as many more': { en: 'draw extra {q}[ {at}]', fr: 'tirer en plus {q}[ {at}]' },
    'draw if you could not otherwise': {
      en: 'draw {q}[ {at}] if you could not otherwise',
      fr: 'tirer {q}[ {at}] si vous ne pouvez pas en tirer autrement',
    },
    'draw if they could not otherwise': {
      en: 'draw {q}[ {at}] if they could not otherwise',
      fr: 'tirer {q}[ {at}] s’il ne peut pas en tirer autrement',
    },
    'draw more to power': {
      en: 'draw {n} more {kind} to power only[ {at}]',
      fr: 'tirer {n} {kind} de plus pour la puissance seule[ {at}]',
    },
    'draw as many more to power': {
      en: 'draw extra {q} to power only[ {at}]',
      fr: 'tirer en plus, pour la puissance seule, {q}[ {at}]',
    },
    'draw none': { en: 'draw {o}[ {at}]', fr: 'tirer {o}[ {at}]' },
    'draw at most': { en: 'draw at most {q}[ {at}]', fr: 'tirer au plus {q}[ {at}]' },
    'add to': { en: 'add {n} to {o}[ {per:tail}]', fr: 'ajouter {n} à {o}[ {per:tail}]' },
    'subtract from': { en: 'subtract {n} from {o}[ {per:tail}]', fr: 'retirer {n} à {o}[ {per:tail}]' },
    'add while piloting': { en: 'add {n} to {o} when piloting {ship}', fr: 'ajouter {n} à {o} en pilotant {ship}' },
    'lose all immunity': { en: 'lose any immunity to attrition', fr: 'perdre toute immunité contre l’attrition' },
    'be reduced': { en: 'be reduced', fr: 'être réduit{e}' },
    'be doubled': { en: 'be doubled', fr: 'être doublé{e}' },
    'be increased': { en: 'be increased', fr: 'être augmenté{e}' },
    // Alone it needs no verb: see 'immune' among the phrases.
    'be immune': { en: 'be immune to attrition[ < {n}]', fr: 'être immunisé{e} contre l’attrition[ < {n}]' },
    'deploy for free': { en: 'deploy for free[ {from}][ {to}]', fr: 'se déployer gratuitement[ {from}][ {to}]' },
    'move for free': { en: 'move for free[ {from}][ {to}]', fr: 'se déplacer gratuitement[ {from}][ {to}]' },
    'fire for free': {
      en: 'fire for free[ on {by}][ against {against}]',
      fr: 'faire feu gratuitement[ sur {by}][ contre {against}]',
    },
    'battle for free': { en: 'initiate battles for free', fr: 'lancer gratuitement les batailles' },
    'drain for free': { en: 'initiate Force drains for free', fr: 'lancer gratuitement les drainages de Force' },
    'be free': { en: 'be free', fr: 'être gratuit{e}' },
  },
  phrases: {
    'face down under': { en: 'under {o}', fr: 'sous {o}' },
    immune: { en: 'immune to attrition[ < {n}]', fr: 'immunisé{e} contre l’attrition[ < {n}]' },
    // French: « Partir d’ici demande à vos personnages … ».
    'need more to leave': {
      en: '{who} need{s:who} {n} more landspeed to move from here',
      fr: 'partir d’ici demande {who:to} {n} de vitesse terrestre de plus',
    },
    'need less to leave': {
      en: '{who} need{s:who} {n} less landspeed to move from here',
      fr: 'partir d’ici demande {who:to} {n} de vitesse terrestre de moins',
    },
    'you need ability': {
      en: 'you need {q} to draw battle destiny[ {at}]',
      fr: 'il vous faut une habileté de {n} pour tirer une destinée de bataille[ {at}]',
    },
    'your opponent needs ability': {
      en: 'your opponent needs {q} to draw battle destiny[ {at}]',
      fr: 'il faut à votre adversaire une habileté de {n} pour tirer une destinée de bataille[ {at}]',
    },
    gain: { en: '{n:signed} {o}[ {n:tail}]', fr: '{n:signed} en {o}[ {n:tail}]' },
    'for if': { en: 'for {o} {when}', fr: 'pour {o} {when}' },
    'of two': { en: 'of {one} and {two}', fr: 'formé{e} {one:de} et {two:de}' },
    anywhere: { en: 'anywhere', fr: 'où que ce soit' },
    'to cards': { en: 'to {o}', fr: 'dues {o:to}' },
    'to drains': { en: 'to Force drains {at}', fr: 'dues aux drainages de Force {at}' },
    'with weapon': { en: 'with {o}', fr: 'avec {o}' },
    'the total': { en: 'the total {n} of {o}', fr: 'le total {n:de} {o:de}' },
    'the highest': { en: 'the highest {n} of {o}', fr: 'la plus haute {n} {o:de}' },
  },
  pronouns: {
    'that destiny': { en: { words: 'that destiny' }, fr: { words: 'cette destinée', feminine: true } },
    'that loss': { en: { words: 'that loss' }, fr: { words: 'cette perte', feminine: true } },
    'that ship': { en: { words: 'it' }, fr: { words: 'ce vaisseau' } },
  },
})

declare module '../../language/lexicon.ts' {
  interface Lexicons {
    numbers: typeof numberLexicon
  }
}
