import { part, rule } from './rule.ts'

/** Part 27 of the rulebook: Terms. */
export const part27 = part(
  27,
  ['Terms', 'Termes'],
  [
    rule(
      '27.1',
      '**What a card is** (Jedi, Gungan, Podracer pilot, battle droid …) its title or subtitle must say, in whole words; a plural will do, capitals don’t matter. Nothing else makes it one, but for the exceptions here.',
      '**Ce qu’est une carte** (Jedi, Gungan, Podracer pilot, battle droid …), son titre ou sous-titre doit le dire, en mots entiers ; un pluriel suffit, les majuscules ne comptent pas. Rien d’autre ne le fait, sauf les exceptions ici.',
    ),
    rule(
      '27.1.1',
      'So *Anakin Skywalker, Padawan* is no Jedi.',
      'Ainsi *Anakin Skywalker, Padawan* n’est pas un Jedi.',
    ),
    rule(
      '27.1.2',
      'But all Anakins and all Sebulbas are Podracer pilots (25.4).',
      'Mais tous les Anakin et tous les Sebulba sont pilotes de module (25.4).',
      {
        older: [
          [
            ['2000'],
            '*Sebulba, Bad-Tempered Dug* is the only exception.',
            '*Sebulba, Bad-Tempered Dug* est la seule exception.',
          ],
        ],
      },
    ),
    rule(
      '27.1.3',
      'And *Anakin Skywalker, Tested by the Jedi Council* is no Jedi, although the word is there.',
      'Et *Anakin Skywalker, Tested by the Jedi Council* n’est pas un Jedi, bien que le mot y soit.',
      { older: [[['2000'], 'not named as an exception.', 'pas nommé comme exception.']] },
    ),
    rule(
      '27.1.4',
      'Jedi are Jedi Masters, all but Ki-Adi-Mundi and Obi-Wan Kenobi (U-20).',
      'Les Jedi sont Maîtres Jedi, tous sauf Ki-Adi-Mundi et Obi-Wan Kenobi (U-20).',
      { older: [[['2000'], 'says nothing of it.', 'n’en dit rien.']] },
    ),
    rule(
      '27.1.5',
      'A card may say itself that it is something, as *Captain Panaka, Royal Defender* does (E-06).',
      'Une carte peut dire elle-même qu’elle est quelque chose, comme *Captain Panaka, Royal Defender* (E-06).',
    ),
    rule(
      '27.1.6',
      'A person is known by the title alone, in all versions; with a subtitle only that version is meant (E-01).',
      'Une personne se reconnaît au titre seul, dans toutes ses versions ; avec un sous-titre, seule cette version est désignée (E-01).',
    ),
    rule(
      '27.1.7',
      '◆ belongs to the word that it stands before, each word of a list has its own or none (E-11).',
      '◆ vaut pour le mot qu’il précède ; chaque mot d’une liste a le sien ou aucun (E-11).',
    ),
    rule(
      '27.2',
      '**Here, present**: visible there, which means face up.',
      '**Here, present** (ici, présent) : visible à cet endroit, donc face visible.',
    ),
    rule('27.3', '**Hidden**: see 7.5.', '**Caché** : voir 7.5.'),
    rule(
      '27.4',
      '**Other**: "any other X" leaves out every version of the card’s own person.',
      '**Other** (autre) : « any other X » exclut toute version de la personne de la carte même.',
    ),
    rule(
      '27.5',
      '**Ignored**: set aside, without effect, not discarded. **Discarded**: on the discard pile. **Defeated**: has lost a fight or a duel. **Left over**: had no fight in this battle.',
      '**Ignoré** : mis de côté, sans effet, pas défaussé. **Défaussé** : dans la pile de défausse. **Vaincu** : a perdu un combat ou un duel. **En trop** : n’a pas eu de combat dans cette bataille.',
    ),
    rule(
      '27.6',
      'A text **without "here"** works from any planet, and several copies add up.',
      'Un texte **sans « here »** agit de toute planète, et plusieurs exemplaires s’additionnent.',
    ),
    rule(
      '27.7',
      '**A pronoun** in the text of a card means that very card.',
      '**He, she, it** (il, elle) dans le texte d’une carte désignent cette carte même.',
    ),
    rule(
      '27.8',
      '**Dueled**: see 23.4.6. **Dueling character**: see 23.3.',
      '**Dueled** : voir 23.4.6. **Personnage duelliste** : voir 23.3.',
    ),
    rule(
      '27.9',
      '**Controlled** by you: the planet lies aside as yours.',
      '**Contrôlée** par vous : la planète est de côté comme vôtre.',
    ),
  ],
)

/** Part 28 of the rulebook: What is open and what secret. */
export const part28 = part(
  28,
  ['What is open and what secret', 'Ce qui est public ou secret'],
  [
    rule(
      '28.1',
      'How many cards a draw deck holds is open, its order to nobody known (G-76).',
      'Le nombre de cartes d’une pile de tirage est public ; son ordre n’est connu de personne (G-76).',
      {
        impossible: [
          'no deck can be looked at or put into another order.',
          'aucune pile de tirage ne peut être regardée ni réordonnée.',
        ],
      },
    ),
    rule(
      '28.2',
      'Nobody may look through a discard pile, but for the choice of the next Location. What is discarded is seen by both as it goes there (G-75).',
      'Nul ne peut parcourir une défausse, sauf pour choisir la localisation suivante. Ce qui est défaussé est vu des deux à ce moment (G-75).',
    ),
    rule(
      '28.3',
      'Hyperspace is open, and how many cards lie on the table.',
      'L’hyperespace est public, ainsi que le nombre de cartes sur la table.',
    ),
    rule(
      '28.4',
      'Hands, plans and hidden cards are secret. Of the Battle cards in a battle only the number is told.',
      'Mains, plans et cartes cachées sont secrets. Des cartes de bataille d’une bataille on ne dit que le nombre.',
    ),
    rule(
      '28.5',
      'Shuffling leaves no trace: nobody knows the place of any card afterwards.',
      'Le mélange ne laisse pas de trace : nul ne connaît ensuite la place d’une carte.',
      {
        impossible: [
          'the program shuffles, so nothing need be shown or cut.',
          'le programme mélange : rien à montrer ni à couper.',
        ],
      },
    ),
  ],
)
