/** French: missing characters. */
import type { missingEn } from './en.ts'

export const missingFr: Readonly<Record<keyof typeof missingEn, string>> = {
  you: 'vous',
  'you.first': 'Vous',
  'missing.mark': 'porté disparu',
  'missing.gone': 'Porté disparu : {{card}}.',
  'missing.none': 'Recherche, {{place}} : aucune carte à tirer.',
  'missing.found': 'Recherche, {{place}} : {{total}}. Retrouvé : {{card}}.',
  'missing.not': 'Recherche, {{place}} : {{total}}, il faut plus de 5.',
}
