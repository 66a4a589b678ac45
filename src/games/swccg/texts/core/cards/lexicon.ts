/** Sentence words of cards. */
import { lexicon } from '../../language/lexicon.ts'

export const cardLexicon = lexicon({
  nouns: {
    card: { en: { one: 'card' }, fr: { one: 'carte', feminine: true }, weight: 4 },
  },
  adjectives: {
    unique: { en: 'unique', fr: 'unique{s}' },
    'non-unique': { en: 'non-unique', fr: 'non unique{s}' },
    piloted: { en: 'piloted', fr: 'piloté{e}' },
    unpiloted: { en: 'unpiloted', fr: 'sans pilote' },
  },
  phrases: {
    present: { en: 'present', fr: 'présent{e}' },
    unshielded: { en: 'not under a shield', fr: 'sans bouclier' },
    'in battle': { en: 'in battle', fr: 'en bataille' },
    'deployed this phase': { en: 'deployed in that phase', fr: 'déployé{e} pendant cette phase' },
    aboard: { en: 'aboard {o}', fr: 'à bord {o:de}' },
    carrying: { en: 'with {o} aboard', fr: 'avec {o} à bord' },
    'carrying none': { en: 'without {o} aboard', fr: 'sans {o} à bord' },
    'with a permanent pilot': { en: 'with a permanent pilot', fr: 'à pilote permanent' },
    'without a permanent pilot': { en: 'without a permanent pilot', fr: 'sans pilote permanent' },
    fired: { en: 'that fired in this battle', fr: 'ayant tiré dans cette bataille' },
    piloting: { en: 'piloting {o}', fr: 'aux commandes {o:de}' },
    'being piloted': { en: 'piloted', fr: 'piloté{e}' },
    'being unpiloted': { en: 'unpiloted', fr: 'sans pilote' },
    'piloted by': { en: 'piloted by {o}', fr: 'piloté{e} par {o}' },
    'driven by': { en: 'driven by {o}', fr: 'conduit{e} par {o}' },
    on: { en: 'on {o}', fr: 'sur {o}' },
    'with in its title': { en: 'with “{o}” in the title', fr: 'dont le titre contient « {o} »' },
    'that is hit': { en: 'hit by a weapon', fr: 'touché{e} par une arme' },
    'that is not hit': { en: 'not hit by any weapon', fr: 'qu’aucune arme n’a touché{e}' },
    'at least this many': { en: 'at least {n} {o}', fr: 'au moins {n} {o}' },
    'present at': { en: 'present {at}', fr: 'présent{e} {at}' },
    'and present with': { en: 'and present with {o}', fr: 'et présent{e} avec {o}' },
    'and present at': { en: 'and present {at}', fr: 'et présent{e} {at}' },
    'present with': { en: 'present with {o}', fr: 'présent{e} avec {o}' },
    alone: { en: 'alone', fr: 'seul{e}' },
    'with on it': { en: 'with {o} on {them}', fr: 'avec {o} dessus' },
    'armed with': { en: 'armed with {o}', fr: 'armé{e} {o:de}' },
    'targeted by': { en: 'targeted by {o} this turn', fr: 'visé{e} par {o} ce tour-ci' },
    'attacked by': { en: 'attacked by {o}', fr: 'attaqué{e} par {o}' },
    'of that title': { en: 'with that title', fr: 'de ce titre' },
    'of the same title': { en: 'with the title of {o}', fr: 'de même titre que {o}' },
    'always immune to': { en: 'that {is} always immune to {o}', fr: 'toujours immunisé{e} contre {o}' },
    'that deploys on table': {
      en: 'that deploy{s} on table or on your side of it',
      fr: 'qui se déploie{nt} sur la table ou de votre côté de la table',
    },
    'other than': { en: 'other than {o}', fr: 'autre{s} que {o}' },
    'that is such': { en: 'that is {o}', fr: 'qui est {o}' },
    'that are such': { en: 'that are {o}', fr: 'qui sont {o}' },
    '(such a one)': { en: '({o})', fr: '({o})' },
    'that carries it': { en: 'that carries it', fr: 'qui le transporte{nt}' },
    'that carries it, feminine': { en: 'that carries it', fr: 'qui la transporte{nt}' },
  },
  pronouns: {
    it: { en: { words: 'it', genitive: 'its' }, fr: { words: 'il' } },
    'it, feminine': { en: { words: 'it', genitive: 'its' }, fr: { words: 'elle', feminine: true } },
    'its bearer': { en: { words: 'its bearer', genitive: 'its bearer’s' }, fr: { words: 'son porteur' } },
    anything: { en: { words: 'anything' }, fr: { words: 'ce' } },
  },
})

declare module '../../language/lexicon.ts' {
  interface Lexicons {
    cards: typeof cardLexicon
  }
}
