import { part, rule } from './rule.ts'

/** Part 24 of the rulebook: Reflections cards. */
export const part24 = part(
  24,
  ['Reflections cards', 'Cartes Reflections'],
  [
    rule(
      '24.1',
      'Foils are copies like any other.',
      'Les cartes brillantes (foils) sont des exemplaires comme les autres.',
    ),
    rule(
      '24.2',
      '**Armed & Dangerous**: a character with a built-in weapon.',
      '**Armé et dangereux** : un personnage à arme intégrée.',
    ),
    rule(
      '24.2.1',
      'It costs all its counters, those of the weapon included; that part is never made cheaper.',
      'Il coûte tous ses compteurs, ceux de l’arme compris ; cette part n’est jamais réduite.',
    ),
    rule(
      '24.2.2',
      'The built-in weapon gives its bonus and draws destiny (points 3 and 4 of 16.1).',
      'L’arme intégrée donne son bonus et tire une destinée (points 3 et 4 de 16.1).',
    ),
    rule(
      '24.2.3',
      'It cannot use Weapon cards; one directly before it is ignored.',
      'Il ne peut pas utiliser de carte d’arme ; une telle carte juste devant lui est ignorée.',
    ),
    rule(
      '24.2.4',
      'It is a Character card, never a Weapon card: nothing that deploys or targets weapons reaches it.',
      'C’est une carte de personnage, jamais d’arme : rien de ce qui déploie ou vise des armes ne l’atteint.',
    ),
    rule(
      '24.2.5',
      'Still the built-in weapon *is* a weapon: *Force Push* makes it ignored, which takes away its bonus and its draw only.',
      'Mais l’arme intégrée *est* une arme : *Force Push* la fait ignorer, ce qui n’ôte que son bonus et son tirage.',
    ),
    rule(
      '24.3',
      '**Combo Battle**: both benefits work together.',
      '**Combo Battle** : les deux effets agissent ensemble.',
    ),
    rule(
      '24.4',
      '**Double Impact** (two Battle cards, or a Battle card and an Effect): each time it is played you choose one half; only that one works. It may be fetched wherever an Effect may, if it holds one.',
      '**Double Impact** (deux cartes de bataille, ou une seule et un effet) : à chaque usage vous choisissez une moitié ; elle seule agit. Elle se cherche comme un effet si elle en contient un.',
    ),
    rule(
      '24.5',
      '**Two destiny numbers**: whenever the destiny of the card is used, its owner chooses one of them anew. For the starting draw see 3.2.3.',
      '**Deux nombres de destinée** : chaque fois que la destinée de la carte sert, son propriétaire en choisit un, à nouveau. Pour le tirage de départ voir 3.2.3.',
    ),
  ],
)

/** Part 26 of the rulebook: Virtual cards. */
export const part26 = part(
  26,
  ['Virtual cards', 'Cartes virtuelles'],
  [
    rule(
      '26.1',
      'A virtual card is used on the printed card whose set and number it names, and replaces what that card says. Sets: DM, JC, BL (or BN, U-38), DF, RF, BP; a number before it is that of the virtual set. Here it is written `V1-JC-42`.',
      'Une carte virtuelle s’utilise sur la carte imprimée dont elle porte l’extension et le numéro, et en remplace le contenu. Extensions : DM, JC, BL (ou BN, U-38), DF, RF, BP ; un chiffre devant est celui de la série virtuelle. Ici elle s’écrit `V1-JC-42`.',
    ),
    rule(
      '26.2',
      'Not on Armed & Dangerous, Combo Battle or Double Impact cards, unless it says so.',
      'Pas sur des cartes armé et dangereux, Combo Battle ou Double Impact, sauf indication.',
    ),
    rule('26.3', 'Not in sealed play (2.9).', 'Pas en deck scellé (2.9).'),
    rule(
      '26.4',
      'It bears the title of the printed card and counts with it for the title limit (2.3).',
      'Elle porte le titre de la carte imprimée et compte avec elle dans la limite par titre (2.3).',
    ),
    rule(
      '26.5',
      'A virtual Objective: one Objective a deck (2.6). Further printed copies of the card below it count by 2.3 only.',
      'Un objectif virtuel : un objectif par deck (2.6). D’autres exemplaires imprimés de la carte dessous ne relèvent que de 2.3.',
    ),
    rule(
      '26.6',
      'The asterisk on some numbers means nothing to the rules (U-19).',
      'L’astérisque de certains numéros n’a pas de sens pour les règles (U-19).',
    ),
  ],
)
