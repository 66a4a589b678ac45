import { part, rule } from './rule.ts'

/** Part 23 of the rulebook: Lightsaber duels. */
export const part23 = part(
  23,
  ['Lightsaber duels', 'Duels au sabre laser'],
  [
    rule(
      '23.1',
      '**When**: in your Battle step, before the battle, on the current planet; one duel in each of your turns. A battle may still follow.',
      '**Quand** : en phase de bataille, avant la bataille, sur la planète actuelle ; un duel par tour à vous. Une bataille peut encore suivre.',
    ),
    rule(
      '23.2',
      '**Who may**: you need there, face up, a dueling character and a lightsaber *card* that it can use (G-82).',
      '**Qui peut** : il vous faut là, face visible, un personnage duelliste et une *carte* de sabre laser qu’il peut utiliser (G-82).',
      {
        older: [
          [
            ['2000'],
            'both players need a dueling character there.',
            'les deux joueurs doivent y avoir un personnage duelliste.',
          ],
        ],
      },
    ),
    rule(
      '23.3',
      '**Dueling characters** are, of the light side, Obi-Wan Kenobi, Qui-Gon Jinn and every other Jedi, but not Anakin; of the dark side, Darth Maul, Darth Sidious and Aurra Sing.',
      '**Personnages duellistes** : côté lumineux Obi-Wan Kenobi, Qui-Gon Jinn et tout autre Jedi, mais pas Anakin ; côté obscur Darth Maul, Darth Sidious et Aurra Sing.',
    ),
    rule(
      '23.4',
      '**Choosing**, openly and in this order (G-40):',
      '**Choisir**, ouvertement et dans cet ordre (G-40) :',
    ),
    rule(
      '23.4.1',
      'You, the initiator, name a dueling character of yours and a lightsaber card there that it can use.',
      'Vous, l’initiateur, nommez un de vos personnages duellistes et une carte de sabre laser sur place qu’il peut utiliser.',
    ),
    rule(
      '23.4.2',
      'You name any face-up character of your opponent there to defend; it need not be a dueling character.',
      'Vous nommez comme défenseur un personnage adverse face visible sur place ; il n’a pas à être duelliste.',
      { older: [[['2000'], 'it must be a dueling character.', 'il doit être duelliste.']] },
    ),
    rule(
      '23.4.3',
      'Your opponent may have one of their dueling characters there defend instead, even another version of the one you named. No one else may be a **substitute**.',
      'L’adversaire peut choisir comme défenseur un autre de ses personnages duellistes présents, même une autre version de celui nommé. Personne d’autre ne peut être **remplaçant**.',
      { older: [[['2000'], 'there is no substitute.', 'il n’y a pas de remplaçant.']] },
    ),
    rule(
      '23.4.4',
      'The defending player may name a weapon there that the defender can use, of whatever kind.',
      'Le défenseur peut nommer une arme sur place que son personnage peut utiliser, de toute sorte.',
    ),
    rule(
      '23.4.5',
      'One card duels on each side, however high the stack.',
      'Une carte par côté livre le duel, quelle que soit la pile.',
    ),
    rule('23.4.6', 'Only the final defender is "dueled".', 'Seul celui qui défend finalement est « dueled ».'),
    rule(
      '23.5',
      'A character with a printed **damage of 0** that must duel is simply discarded, and the duel is over. It is defeated, for 0 damage and without a weapon (U-10).',
      'Un personnage aux **dommages imprimés de 0** qui doit livrer un duel est simplement défaussé, et le duel est fini. Il est vaincu, pour 0 dommage et sans arme (U-10).',
      {
        older: [
          [
            ['2000'],
            'cannot come up: only dueling characters duel.',
            'ne se présente pas : seuls les duellistes livrent des duels.',
          ],
        ],
      },
    ),
    rule('23.6', '**Dueling hands:**', '**Mains de duel :**'),
    rule(
      '23.6.1',
      'For a character with a cube (Anakin) destiny is drawn first. That card goes to the hand before the hand is set aside.',
      'Pour un personnage à cube (Anakin) on tire d’abord une destinée. Cette carte va en main avant que la main soit mise de côté.',
      {
        older: [
          [
            ['2000'],
            'cannot come up: only dueling characters duel.',
            'ne se présente pas : seuls les duellistes livrent des duels.',
          ],
        ],
      },
    ),
    rule('23.6.2', 'Both set their hands aside.', 'Chacun met sa main de côté.'),
    rule(
      '23.6.3',
      'Power is power and all bonuses, of place, weapon, text and Effects; but no destiny is drawn for weapons.',
      'La puissance est celle du personnage et tous les bonus, de localisation, d’arme, de texte et d’effets ; mais aucune destinée n’est tirée pour les armes.',
    ),
    rule(
      '23.6.4',
      'Each player draws that many cards from their draw deck, or as many as there are, as their **dueling hand**.',
      'Chacun tire autant de cartes de sa pile de tirage, ou ce qu’il y en a, comme **main de duel**.',
    ),
    rule(
      '23.6.5',
      'They still belong to the draw deck: nobody loses by it.',
      'Elles font encore partie de la pile de tirage : personne ne perd par là.',
    ),
    rule('23.7', '**Attacks and blocks:**', '**Attaques et parades :**'),
    rule(
      '23.7.1',
      'The player who started the duel attacks first: they play a card from their dueling hand face up. Its destiny number is the attack.',
      'L’initiateur attaque d’abord : il joue une carte de sa main de duel face visible. Son nombre de destinée est l’attaque.',
    ),
    rule(
      '23.7.2',
      'The opponent may **block** with a card of the same number. It becomes their attack, to be blocked in turn, and so on.',
      'L’adversaire peut **parer** avec une carte du même nombre. Elle devient son attaque, à parer à son tour, et ainsi de suite.',
    ),
    rule(
      '23.7.3',
      'An attack not blocked scores a **hit** on the opposing character.',
      'Une attaque non parée marque un **coup** sur le personnage adverse.',
    ),
    rule('23.7.4', 'Who took the hit plays the next attack.', 'Qui a pris le coup joue l’attaque suivante.'),
    rule(
      '23.7.5',
      'This continues until a character is defeated, both hands are empty, or both have passed.',
      'Cela continue jusqu’à ce qu’un personnage soit vaincu, que les deux mains soient vides ou que les deux aient passé.',
    ),
    rule(
      '23.8',
      '**Passing**: when it is your turn to attack you may pass. From then on you may only block, must keep passing, and may not declare a battle this turn; hits by your blocks still count. When both have passed the duel ends and no one is defeated. An empty hand is no pass (U-12).',
      '**Passer** : quand c’est à vous d’attaquer vous pouvez passer. Dès lors vous ne pouvez que parer, devez continuer à passer et ne pouvez pas déclarer de bataille ce tour ; les coups de vos parades comptent. Quand les deux ont passé le duel finit sans vaincu. Une main vide n’est pas passer (U-12).',
      { older: [[['2001', '2000'], 'nobody may pass.', 'on ne peut pas passer.']] },
    ),
    rule(
      '23.9',
      '**Dueling text** of a card works when that card scores a hit, for any duelist and with any weapon (G-43).',
      '**Le texte de duel** d’une carte agit quand elle marque un coup, quels que soient le duelliste et son arme (G-43).',
      {
        older: [
          [
            ['2001', '2000'],
            'only for a dueling character that uses a lightsaber.',
            'seulement pour un duelliste qui utilise un sabre laser.',
          ],
        ],
      },
    ),
    rule(
      '23.9.1',
      'Extra hits count as scored. A card that its text discards does not go back to the deck.',
      'Les coups en plus comptent comme marqués. Une carte que son texte défausse ne retourne pas à la pile de tirage.',
    ),
    rule(
      '23.10',
      '**Defeat**: a character is defeated when the hits on it reach its *printed* damage. It is discarded with the weapon it used.',
      '**Défaite** : un personnage est vaincu quand les coups sur lui atteignent ses dommages *imprimés*. Il est défaussé avec l’arme qu’il utilisait.',
    ),
    rule('23.11', '**The end**, in this order:', '**La fin**, dans cet ordre :'),
    rule(
      '23.11.1',
      'The defeated character and its weapon are discarded.',
      'Le personnage vaincu et son arme sont défaussés.',
    ),
    rule(
      '23.11.2',
      'Both shuffle their dueling hands and dueling piles into their draw decks.',
      'Chacun mélange sa main de duel et sa pile de duel à sa pile de tirage.',
    ),
    rule('23.11.3', 'Damage is taken (23.12).', 'On subit les dommages (23.12).'),
    rule('23.11.4', 'All hits are removed.', 'On retire tous les coups.'),
    rule(
      '23.11.5',
      'The Battle step continues; what survived may fight in a battle this turn.',
      'La phase de bataille continue ; ce qui a survécu peut combattre dans une bataille ce tour.',
    ),
    rule('23.12', '**Damage:**', '**Dommages :**'),
    rule(
      '23.12.1',
      'If a character was defeated, its owner takes its damage, as changed by texts, less the hits it scored, but not below 0 (U-11).',
      'Si un personnage est vaincu, son propriétaire subit ses dommages, modifiés par les textes, moins les coups qu’il a marqués, pas moins de 0 (U-11).',
      { older: [[['2001', '2000'], 'the whole damage.', 'les dommages entiers.']] },
    ),
    rule(
      '23.12.2',
      'If nobody was, the player whose character took more hits takes the difference; with equal hits nobody takes anything (U-13).',
      'Si personne n’est vaincu, celui dont le personnage a pris plus de coups subit la différence ; à égalité personne ne subit rien (U-13).',
      { older: [[['2001', '2000'], 'as much damage as hits taken.', 'autant de dommages que de coups reçus.']] },
    ),
    rule(
      '23.13',
      'A duel **is a fight** for texts that ask who has fought or is fighting.',
      'Un duel **est un combat** pour les textes qui demandent qui a combattu ou combat.',
    ),
  ],
)
