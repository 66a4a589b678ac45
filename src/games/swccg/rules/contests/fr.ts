/** French: contests. */
import type { contestEn } from './en.ts'

export const contestFr: Readonly<Record<keyof typeof contestEn, string>> = {
  you: 'vous',
  'you.first': 'Vous',
  'contest.totals': '{{mine}} {{total}}, {{theirs}} {{other}}.',
  'contest.even': '{{mine}} {{total}}, {{theirs}} {{other}} : aucune perte.',
}
