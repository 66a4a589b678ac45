/** French: another version of a person. */
import type { personasEn } from './en.ts'

export const personasFr: Readonly<Record<keyof typeof personasEn, string>> = {
  you: 'vous',
  'you.first': 'Vous',
  'personas.changed.you': 'Vous mettez {{card}} à la place de {{was}}.',
  'personas.changed.they': '{{name}} met {{card}} à la place de {{was}}.',
}
