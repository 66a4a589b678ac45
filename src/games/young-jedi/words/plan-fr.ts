import type { planEn } from './plan-en.ts'

/** Ce que l'on dit d'un plan de bataille pendant qu'on le compose. */
export const planFr: Record<keyof typeof planEn, string> = {
  'row.total': '**{{total}}** = {{parts}}',
  'row.total.draws_one': '**{{total}} et un tirage** = {{parts}}',
  'row.total.draws_other': '**{{total}} et {{count}} tirages** = {{parts}}',
  'row.draws_one': '**un tirage**',
  'row.draws_other': '**{{count}} tirages**',
  'row.nothing': '**0**',
  'row.with': 'combat avec {{fighter}}',
  'row.ignored': 'sans usage',
  'row.discarded': 'défaussée sans effet',
  'row.fault.weapon': '{{weapon}} ne sert pas à {{fighter}} : ignorée, mais gardée.',
  'row.fault.weapon.place': '{{weapon}} n’est pas juste devant {{fighter}} : ignorée, mais gardée.',
  'row.fault.battle': '{{card}} ne sert pas à {{fighter}} : défaussée sans effet.',
  'row.fault.needs': '{{card}} ne fait rien sans une arme utilisée par {{fighter}}.',
  'row.fault.nobody': '{{card}} n’est devant personne : défaussée après la bataille.',
  'row.fault.unused': '{{weapon}} ne sert pas. {{fighter}} pourrait l’utiliser : {{gain}}.',
  'row.strong': 'Les plus forts d’abord',
  'row.strong.why': 'chaque carte là où elle fait le plus, comme l’adversaire d’entraînement',
  'row.weak': 'Forts en dernier',
  'row.weak.why': 'les plus faibles d’abord, les forts quand ceux de votre adversaire sont usés',
  'row.alone': 'Un par un',
  'row.alone.why': 'personne ne combat ensemble : un combat n’en perd qu’un',
  'row.unarmed': 'Garder les armes',
  'row.unarmed.why': 'aucune arme ne sert, donc aucune ne se perd',
}
