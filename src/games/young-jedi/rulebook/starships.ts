import { part, rule } from './rule.ts'

/** Part 22 of the rulebook: Starships, hyperspace, evacuation. */
export const part22 = part(
  22,
  ['Starships, hyperspace, evacuation', 'Vaisseaux, hyperespace, évacuation'],
  [
    rule(
      '22.1',
      '**Deploying**: in any of your Deploy steps, the first included, you may deploy any number of starships from your hand face up to your **hyperspace**, for free. Hyperspace belongs to no planet; both may look at both.',
      '**Déployer** : à chacune de vos phases de déploiement, dès la première, vous pouvez poser de votre main autant de vaisseaux que vous voulez, face visible, dans votre **hyperespace**, gratuitement. Il n’appartient à aucune planète ; les deux sont publics.',
      {
        older: [
          [
            ['printed'],
            'before *Duel of the Fates* there is no hyperspace: the transport is played from hand straight to the planet.',
            'avant *Duel of the Fates* il n’y a pas d’hyperespace : le transport va de la main à la planète.',
          ],
        ],
      },
    ),
    rule(
      '22.2',
      'Of a unique starship one copy may lie in your hyperspace (6.4).',
      'Un vaisseau unique : un seul exemplaire dans votre hyperespace (6.4).',
    ),
    rule(
      '22.3',
      '**Transports** have no small cube under power, **starfighters** have one. Only transports evacuate; only starfighters draw destiny for power.',
      'Les **transports** n’ont pas de petit cube sous la puissance, les **chasseurs** en ont un. Seuls les transports évacuent ; seuls les chasseurs tirent une destinée pour leur puissance.',
    ),
    rule('22.4', '**Evacuation:**', '**Évacuation :**'),
    rule(
      '22.4.1',
      'In your Deploy step name a planet, controlled or current, where you have a face-up character or weapon (U-08). You need a transport in hyperspace.',
      'En phase de déploiement, nommez une planète, contrôlée ou actuelle, où vous avez un personnage ou une arme face visible (U-08). Il faut un transport en hyperespace.',
    ),
    rule(
      '22.4.2',
      'All starships in your hyperspace take part.',
      'Tous les vaisseaux de votre hyperespace participent.',
    ),
    rule(
      '22.4.3',
      '*All* your characters and weapons on that planet leave together.',
      '*Tous* vos personnages et armes sur cette planète partent ensemble.',
    ),
    rule(
      '22.4.4',
      'Your opponent may add starships from their hand to their hyperspace. If they then **intercept**, all starships there take part, of whatever kind (U-09).',
      'L’adversaire peut ajouter des vaisseaux de sa main à son hyperespace. S’il **intercepte**, tous ses vaisseaux participent, de toute sorte (U-09).',
    ),
    rule('22.4.5', 'If they don’t, the evacuation succeeds (22.4.7).', 'Sinon l’évacuation réussit (22.4.7).'),
    rule(
      '22.4.6',
      'If they do, there is a starship battle (22.5). It is at the place that is evacuated, for texts that ask (E-29).',
      'S’il intercepte, il y a bataille spatiale (22.5). Pour les textes, elle est au lieu évacué (E-29).',
    ),
    rule(
      '22.4.7',
      '**Success**, if at least one of the evacuating transports survived: characters, weapons and **one** surviving transport, picked at random, are shuffled into your draw deck.',
      '**Réussite**, si au moins un transport de l’évacuation a survécu : personnages, armes et **un** transport survivant, pris au hasard, sont mélangés à votre pile de tirage.',
      { older: [[['2001', '2000'], 'no transport goes back.', 'aucun transport ne retourne.']] },
    ),
    rule(
      '22.4.8',
      '**Failure**, if none did: the characters and weapons are discarded, without damage for them.',
      '**Échec**, si aucun n’a survécu : personnages et armes sont défaussés, sans dommage pour eux.',
    ),
    rule('22.5', '**Starship battle:**', '**Bataille spatiale :**'),
    rule(
      '22.5.1',
      'The interceptor is the attacker, the evacuating player the defender. The attacker declares their Battle cards first.',
      'Qui intercepte est l’attaquant, qui évacue le défenseur. L’attaquant annonce d’abord ses cartes de bataille.',
    ),
    rule(
      '22.5.2',
      'Both make a plan of starships and Battle cards. The fights go as in parts 9 to 16, with the power of starships; no bonus of Locations, no weapons.',
      'Chacun fait un plan de vaisseaux et de cartes de bataille. Les combats vont comme aux parties 9 à 16, avec la puissance des vaisseaux ; ni bonus de localisation, ni armes.',
    ),
    rule(
      '22.5.3',
      'A starfighter draws destiny for its power (points 5 and 6 of 16.1).',
      'Un chasseur tire une destinée pour sa puissance (points 5 et 6 de 16.1).',
    ),
    rule(
      '22.5.4',
      'A defeated starship is discarded and its owner takes its damage. With equal totals both survive.',
      'Un vaisseau vaincu est défaussé et son propriétaire subit ses dommages. À égalité les deux survivent.',
    ),
    rule('22.5.5', 'There is no breakthrough.', 'Il n’y a pas de percée.'),
    rule(
      '22.5.6',
      'What survives on both sides goes back to hyperspace.',
      'Ce qui survit des deux côtés retourne en hyperespace.',
      {
        older: [
          [
            ['printed'],
            'before *Duel of the Fates* surviving starships are discarded, without damage.',
            'avant *Duel of the Fates* les vaisseaux survivants sont défaussés, sans dommage.',
          ],
        ],
      },
    ),
    rule(
      '22.5.7',
      'Starships fight only when an evacuation is attempted.',
      'Les vaisseaux ne combattent que lors d’une tentative d’évacuation.',
    ),
    rule(
      '22.5.8',
      'Some Battle cards help starfighters or transports, or let starships fight together (part 13).',
      'Certaines cartes de bataille aident chasseurs ou transports, ou font combattre des vaisseaux ensemble (partie 13).',
    ),
    rule(
      '22.6',
      'Hidden cards allow no evacuation, and Effects are never evacuated (U-08).',
      'Des cartes cachées ne permettent pas d’évacuer, et les effets ne partent jamais (U-08).',
    ),
    rule(
      '22.7',
      'Transports alone may intercept; one starship of any kind is enough (U-09).',
      'Des transports seuls peuvent intercepter ; un vaisseau de toute sorte suffit (U-09).',
    ),
    rule(
      '22.8',
      'The rules here are those with hyperspace, not the earlier ones beside which they are printed (U-07).',
      'Les règles données ici sont celles avec hyperespace, pas les premières, imprimées à côté (U-07).',
    ),
    rule(
      '22.9',
      'Texts that help starships work from any planet, unless their words say otherwise (10.7).',
      'Les textes qui aident des vaisseaux agissent de toute planète, sauf si leurs mots disent autre chose (10.7).',
    ),
  ],
)
