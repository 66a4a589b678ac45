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
  'row.fault.weapon': '{{weapon}} ne sert pas à {{fighter}} : elle est ignorée, et gardée.',
  'row.fault.weapon.place': '{{weapon}} n’est pas juste devant {{fighter}} : elle est ignorée, et gardée.',
  'row.fault.battle': '{{card}} ne marche pas devant {{fighter}} : elle est défaussée sans effet.',
  'row.fault.needs': '{{card}} ne fait rien sans une arme que {{fighter}} utilise.',
  'row.fault.nobody': '{{card}} ne va à personne : jamais révélée, elle est défaussée après la bataille.',
  'row.fault.unused': '{{weapon}} ne sert pas. {{fighter}} pourrait s’en servir : {{gain}}.',
  'row.strong': 'Les plus forts d’abord',
  'row.strong.why': 'chaque carte là où elle rapporte le plus ; ce que poserait l’adversaire d’entraînement',
  'row.weak': 'Garder les forts',
  'row.weak.why': 'les plus faibles d’abord, les forts quand l’autre a usé les siens',
  'row.alone': 'Chacun pour soi',
  'row.alone.why': 'personne ne combat ensemble : un combat n’en perd qu’un',
  'row.unarmed': 'Garder les armes',
  'row.unarmed.why': 'aucune arme ne sert, donc aucune ne se perd',
}
