/** French: duels. */
import type { duelsEn } from './en.ts'

export const duelsFr: Readonly<Record<keyof typeof duelsEn, string>> = {
  you: 'vous',
  'you.first': 'Vous',
  'duels.begins': 'Duel : {{card}} contre {{against}}.',
  'duels.begins.at': 'Duel : {{card}} contre {{against}}, à {{place}}.',
  'duels.thrown': 'Arme lancée : {{card}}, +{{adds}} à chaque tirage.',
  'duels.won': 'Duel gagné par {{card}}, {{score}}.',
  'duels.tied': 'Duel de {{card}} et {{against}} : égalité, {{score}}.',
  'duels.won.short': 'Duel gagné par {{card}}',
  'duels.tied.short': 'Duel : égalité',
  'duels.stopped': 'Le duel prend fin sans résultat.',
  'duels.draws': 'Tirages',
  'duels.no-draw': 'aucun',
  'duels.ability': 'Habileté',
}
