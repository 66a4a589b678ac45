/** French: blowing away. */
import type { blowingAwayEn } from './en.ts'

export const blowingAwayFr: Readonly<Record<keyof typeof blowingAwayEn, string>> = {
  you: 'vous',
  'you.first': 'Vous',
  'blown.you': 'Vous faites exploser {{card}}.',
  'blown.they': '{{name}} fait exploser {{card}}.',
  'blown.lost_one': '{{count}} carte y est perdue.',
  'blown.lost_other': '{{count}} cartes y sont perdues.',
  'blown.with': 'Perdu en même temps : {{cards}}.',
  'leaving.title': 'Partir à temps',
  'leaving?': 'Qui part vers {{place}} ?',
  'leaving.below': 'Gratuit. Ceux qui restent sont perdus.',
  'leaving.all': 'Tous partent',
  'leaving.some': '{{count}} partent',
  'leaving.none': 'Personne ne part',
  'leaving.list': 'Qui part…',
}
