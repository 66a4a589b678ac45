/** French: destiny draws. */
export const destinyFr = {
  'destiny.draws.you': 'Vous tirez une destinée : {{card}}, {{value}}.',
  'destiny.draws.they': '{{name}} tire une destinée : {{card}}, {{value}}.',
  'destiny.none.you': 'Vous n’avez aucune carte à tirer comme destinée.',
  'destiny.none.they': '{{name}} n’a aucune carte à tirer comme destinée.',
  'destiny.other.you': 'Vous mettez l’autre carte, {{card}}, dans votre pile utilisée.',
  'destiny.other.they': '{{name}} met l’autre carte, {{card}}, dans la pile utilisée.',
  'destiny.which-number?': 'Quel nombre compte ?',
  'destiny.use': 'Prendre le {{number}}',
  'destiny.which-card?': 'Quelle carte compte ?',
  'destiny.other-used': 'L’autre va dans la pile utilisée',
} as const
