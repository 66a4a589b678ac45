import { part, rule } from './rule.ts'

/** Part 9 of the rulebook: Battle: declaring and planning. */
export const part9 = part(
  9,
  ['Battle: declaring and planning', 'Bataille : déclarer et planifier'],
  [
    rule(
      '9.1',
      '**Once in your turn**, in your Battle step, you may declare a battle, if each of you has a face-up character on the current planet (U-01) and you did not pass in a duel this turn (23.8). You are the **attacker**; your opponent has to defend.',
      '**Une fois par tour**, en phase de bataille, vous pouvez déclarer une bataille si chacun a un personnage face visible sur la planète actuelle (U-01) et si vous n’avez pas passé dans un duel ce tour-ci (23.8). Vous êtes l’**attaquant** ; l’adversaire doit se défendre.',
    ),
    rule('9.2', '**In this order:**', '**Dans cet ordre :**'),
    rule('9.2.1', 'The attacker declares the battle.', 'L’attaquant déclare la bataille.'),
    rule(
      '9.2.2',
      'They take any number of Battle cards from their hand, or none, and say how many; then the defender does the same. Neither may change it afterwards (G-21).',
      'Il prend dans sa main autant de cartes de bataille qu’il veut, ou aucune, et en dit le nombre ; puis le défenseur de même. Rien ne change plus ensuite (G-21).',
    ),
    rule(
      '9.2.3',
      'Only Battle cards may be taken, no others as a bluff.',
      'On ne prend que des cartes de bataille, pas d’autres pour bluffer.',
      { impossible: ['no other card is offered.', 'aucune autre carte n’est proposée.'] },
    ),
    rule('9.2.4', 'Both set the rest of their hands aside.', 'Chacun met de côté le reste de sa main.'),
    rule(
      '9.2.5',
      'Each player takes all their face-up characters and weapons.',
      'Chacun prend tous ses personnages et armes face visible.',
    ),
    rule(
      '9.2.6',
      'Each player puts them and their Battle cards into an order, in secret: the **battle plan**, first card on top (G-22).',
      'Chacun les ordonne avec ses cartes de bataille, en secret : le **plan de bataille**, première carte dessus (G-22).',
    ),
    rule('9.2.7', 'The fights follow one after another (part 10).', 'Les combats se suivent un à un (partie 10).'),
    rule(
      '9.3',
      '**The order in a plan** is the order of fighters; directly before each its weapon, and before that its Battle card: *Battle card – weapon – character*.',
      '**L’ordre d’un plan** est celui des combattants ; juste devant chacun son arme, et devant elle sa carte de bataille : *carte de bataille – arme – personnage*.',
    ),
    rule(
      '9.3.1',
      'For a group: *Battle card – weapon – first character – the others* (13.2).',
      'Pour un groupe : *carte de bataille – arme – premier personnage – les autres* (13.2).',
    ),
    rule('9.3.2', 'Copies of a stack need not stand together.', 'Les exemplaires d’une pile n’ont pas à se suivre.'),
    rule(
      '9.3.3',
      'Weapons you don’t want to use go to the end: without a character behind them they stay unused and safe.',
      'Les armes que vous ne voulez pas utiliser vont à la fin : sans personnage derrière elles, elles restent inutilisées et à l’abri.',
    ),
    rule(
      '9.3.4',
      'More than one Battle card may stand before a character; one of them works (15.1).',
      'Plusieurs cartes de bataille peuvent précéder un personnage ; une seule agit (15.1).',
    ),
    rule(
      '9.3.5',
      'You may place Battle cards that can’t work, just to get rid of them.',
      'Vous pouvez poser des cartes de bataille qui ne peuvent agir, juste pour vous en défaire.',
    ),
  ],
)

/** Part 10 of the rulebook: A fight: power and destiny. */
export const part10 = part(
  10,
  ['A fight: power and destiny', 'Un combat : puissance et destinée'],
  [
    rule(
      '10.1',
      'Both reveal their plans from the top until a character, or a whole group (13.3), is out. These fight.',
      'Chacun révèle son plan du dessus jusqu’à un personnage, ou un groupe entier (13.3). Ceux-là combattent.',
    ),
    rule(
      '10.2',
      '**Total power** of a side is the sum of the following. Points 1 to 5 are settled before the first draw.',
      'La **puissance totale** d’un côté est la somme de ce qui suit. Les points 1 à 5 sont fixés avant le premier tirage.',
    ),
    rule(
      '10.2.1',
      'Power of the character (10.4 if it is a cube),',
      'la puissance du personnage (10.4 si c’est un cube),',
    ),
    rule('10.2.2', 'its dots for the *current* Location,', 'ses points pour la localisation *actuelle*,'),
    rule('10.2.3', 'the bonus of its weapon (11.2),', 'le bonus de son arme (11.2),'),
    rule(
      '10.2.4',
      'the bonus of its Battle card, if that works (part 12),',
      'le bonus de sa carte de bataille, si elle agit (partie 12),',
    ),
    rule('10.2.5', 'bonuses from texts and Effects,', 'les bonus de textes et d’effets,'),
    rule(
      '10.2.6',
      'every destiny draw for weapon, Battle card or power (10.3).',
      'chaque tirage de destinée pour l’arme, la carte de bataille ou la puissance (10.3).',
    ),
    rule(
      '10.3',
      '**Destiny draw**: turn over the top card of your draw deck, add its destiny number, put it to the hand you set aside (G-26).',
      '**Tirage de destinée** : retournez la carte du dessus de votre pile de tirage, ajoutez son nombre de destinée, mettez-la avec votre main mise de côté (G-26).',
    ),
    rule(
      '10.3.1',
      'Each player draws for their own side only; both may draw in one fight.',
      'Chacun ne tire que pour lui ; les deux peuvent tirer dans un même combat.',
    ),
    rule('10.3.2', 'What takes no part in a fight draws nothing.', 'Ce qui ne participe pas à un combat ne tire rien.'),
    rule(
      '10.3.3',
      'Of a card with two numbers its owner chooses one (24.5).',
      'D’une carte à deux nombres, son propriétaire en choisit un (24.5).',
    ),
    rule(
      '10.3.4',
      'The order of draws stands in part 16; an empty deck in 19.2.4.',
      'L’ordre des tirages est dans la partie 16 ; la pile de tirage vide, à 19.2.4.',
    ),
    rule(
      '10.4',
      'A character with a cube for power draws destiny for it in each of its fights.',
      'Un personnage avec un cube pour puissance tire une destinée à chacun de ses combats.',
    ),
    rule(
      '10.5',
      '**Result**: the higher total wins, the lower is defeated (part 14). With equal totals both stay, without damage.',
      '**Résultat** : le plus grand total gagne, le plus petit est vaincu (partie 14). À égalité les deux restent, sans dommage.',
    ),
    rule(
      '10.6',
      'On a Battle card "destiny number" alone means that of the card *drawn*; "destiny" of a character means the number printed on it. Against several characters you choose one of them.',
      'Sur une carte de bataille « destiny number » seul est celui de la carte *tirée* ; la « destiny » d’un personnage est le nombre imprimé sur lui. Contre plusieurs personnages vous en choisissez un.',
    ),
    rule(
      '10.7',
      'Bonuses from the texts of several copies add up. They work from any planet, unless their words say "here" or the like (27.6).',
      'Les bonus de texte de plusieurs exemplaires s’additionnent. Ils agissent de toute planète, sauf si le texte dit « here » ou semblable (27.6).',
    ),
    rule(
      '10.8',
      'Who fits a bonus in several ways has it once.',
      'Qui répond à un bonus de plusieurs façons ne l’a qu’une fois.',
    ),
    rule(
      '10.9',
      'A card of yours that speaks of *an* opposing character takes just one, of your choice, if several fight together against you.',
      'Une de vos cartes qui parle d’*un* personnage adverse n’en prend qu’un, à votre choix, si plusieurs combattent ensemble contre vous.',
    ),
  ],
)

/** Part 11 of the rulebook: Weapons. */
export const part11 = part(
  11,
  ['Weapons', 'Armes'],
  [
    rule(
      '11.1',
      'One Weapon card a fight and side, unless a Battle card asks for two (12.11); a group has one in all (13.2).',
      'Une carte d’arme par combat et par côté, sauf si une carte de bataille en demande deux (12.11) ; un groupe en a une en tout (13.2).',
    ),
    rule(
      '11.2',
      'A weapon works for the character directly behind it, if one of its user lines names that character. The first such line counts.',
      'Une arme agit pour le personnage juste derrière elle si une de ses lignes d’utilisateurs le nomme. La première telle ligne compte.',
    ),
    rule(
      '11.2.1',
      'A line for "any *other* …" takes those that the lines before it don’t name.',
      'Une ligne « any *other* … » prend ceux que les lignes précédentes ne nomment pas.',
    ),
    rule(
      '11.3',
      'A weapon not directly before a character, or not fit for it, is **ignored**: set aside, without effect, not discarded. It is still there after the battle.',
      'Une arme qui n’est pas juste devant un personnage, ou ne lui convient pas, est **ignorée** : mise de côté, sans effet, pas défaussée. Elle est encore là après la bataille.',
    ),
    rule(
      '11.4',
      'The weapon that a defeated character used is discarded with it.',
      'L’arme qu’utilisait un personnage vaincu est défaussée avec lui.',
    ),
    rule(
      '11.5',
      'A weapon that a card makes **ignored** (as *Force Push* does) is not used: texts that need a weapon in use fail, and it is not lost with its character.',
      'Une arme qu’une carte fait **ignorer** (comme *Force Push*) n’est pas utilisée : les textes qui demandent une arme échouent, et elle n’est pas perdue avec son personnage.',
    ),
    rule(
      '11.6',
      'A survivor keeps its weapon. Weapons are not used up.',
      'Qui survit garde son arme. Les armes ne s’usent pas.',
    ),
    rule(
      '11.7',
      'Built-in weapons (Armed & Dangerous): see 24.2.',
      'Armes intégrées (« armé et dangereux ») : voir 24.2.',
    ),
  ],
)

/** Part 12 of the rulebook: Battle cards. */
export const part12 = part(
  12,
  ['Battle cards', 'Cartes de bataille'],
  [
    rule('12.1', 'One Battle card a fight and side works.', 'Une carte de bataille agit par combat et par côté.'),
    rule(
      '12.2',
      'It works if it stands directly before a character or before that character’s weapon, fits the character, and what it asks for is the case. If not, it is discarded and does nothing. If only the condition of its *bonus* is not met, it works without the bonus.',
      'Elle agit si elle est juste devant un personnage ou devant son arme, lui convient, et si ce qu’elle demande est rempli. Sinon elle est défaussée sans effet. Si seule la condition de son *bonus* manque, elle agit sans le bonus.',
    ),
    rule(
      '12.3',
      'Every Battle card is discarded after the fight.',
      'Toute carte de bataille est défaussée après le combat.',
    ),
    rule(
      '12.4',
      '"Any battle droid" is every battle droid; "any ◆ battle droid" only those with a diamond. So STAP serves a *Battle Droid Squad*, and *In Complete Control* does not.',
      '« Any battle droid » vaut pour tous ; « any ◆ battle droid » pour ceux à ◆ seulement. Ainsi STAP convient à une *Battle Droid Squad*, *In Complete Control* non.',
    ),
    rule('12.5', '"Any character" takes in tanks.', '« Any character » comprend les chars.'),
    rule(
      '12.6',
      'A bonus for showing your hand needs at least one card in the hand set aside.',
      'Un bonus pour montrer sa main demande au moins une carte dans la main mise de côté.',
    ),
    rule(
      '12.7',
      'A Battle card by which a character **fights the next fight** leaves it as your next fighter, with its weapon if the text says so (G-37).',
      'Une carte de bataille qui fait **livrer le combat suivant** à un personnage en fait votre prochain combattant, avec son arme si le texte le dit (G-37).',
    ),
    rule(
      '12.8',
      'A Battle card that needs a weapon in use fails if that weapon is ignored.',
      'Une carte de bataille qui demande l’usage d’une arme échoue si cette arme est ignorée.',
    ),
    rule(
      '12.9',
      'An ignored weapon is as if it were not there: the Battle card before it works for the character behind it (U-25). With more weapons there see 15.3.',
      'Une arme ignorée est comme absente : la carte de bataille devant elle agit pour le personnage derrière (U-25). Avec plusieurs armes, voir 15.3.',
    ),
    rule(
      '12.10',
      'A Battle card for the *first* fighter works for the fighter that comes first out of the plan, if it fights alone (E-26).',
      'Une carte de bataille pour le *premier* combattant agit pour celui qui sort en premier du plan, s’il combat seul (E-26).',
    ),
    rule(
      '12.11',
      'Where a Battle card asks for **two weapons**, both stand between it and the character, in any order. Each gives its bonus and its draws, and both are lost if the character is defeated. Without both the card is a mistake (15.3); if one is ignored by a card see E-20.',
      'Quand une carte de bataille demande **deux armes**, les deux sont entre elle et le personnage, dans un ordre quelconque. Chacune donne son bonus et ses tirages, et les deux sont perdues si le personnage est vaincu. Sans les deux, c’est une faute (15.3) ; si une carte en fait ignorer une, voir E-20.',
    ),
  ],
)

/** Part 13 of the rulebook: Fighting together. */
export const part13 = part(
  13,
  ['Fighting together', 'Combattre ensemble'],
  [
    rule(
      '13.1',
      'Some Battle cards let two or three characters **fight together**, or two cards of one stack **add together**. The procedure is the same.',
      'Certaines cartes de bataille font **combattre ensemble** deux ou trois personnages, ou **s’additionner** deux cartes d’une pile. La procédure est la même.',
    ),
    rule(
      '13.2',
      'The card stands before the whole group. One weapon may follow it, if it works for the group’s *first* character. The characters may stand in any order.',
      'La carte précède tout le groupe. Une arme peut la suivre si elle convient au *premier* personnage du groupe. L’ordre des personnages est libre.',
    ),
    rule(
      '13.3',
      'Cards are revealed until the group is complete. It fights as one character.',
      'On révèle jusqu’à ce que le groupe soit complet. Il combat comme un seul personnage.',
    ),
    rule(
      '13.4',
      'Its power: power and place bonus of each member (a cube draws for each), the bonus of the Battle card once, the bonus of the weapon once. Effects give their bonus to each member (20.7).',
      'Sa puissance : puissance et bonus de localisation de chaque membre (un cube tire pour chacun), une fois le bonus de la carte de bataille, une fois celui de l’arme. Les effets donnent leur bonus à chaque membre (20.7).',
    ),
    rule(
      '13.5',
      'If the group wins, the opposing fighter or group is defeated. If it loses, each member is defeated, and the damage of each is taken, unless the card says that only one is.',
      'Si le groupe gagne, le combattant ou groupe adverse est vaincu. S’il perd, chaque membre est vaincu et son dommage est subi, sauf si la carte dit qu’un seul l’est.',
    ),
    rule(
      '13.6',
      'It uses up one opposing fighter, and counts as one fight.',
      'Il consomme un combattant adverse et compte pour un combat.',
    ),
    rule(
      '13.7',
      'Where a card lets only one member be defeated, the weapon is lost only with the first character (U-26).',
      'Quand une carte ne laisse vaincre qu’un membre, l’arme n’est perdue qu’avec le premier personnage (U-26).',
    ),
    rule(
      '13.8',
      'Where a card lets a group fight *without a weapon*, a weapon placed with it is ignored and kept; the card works (E-22).',
      'Quand une carte fait combattre un groupe *sans arme*, une arme posée avec lui est ignorée et conservée ; la carte agit (E-22).',
    ),
  ],
)
