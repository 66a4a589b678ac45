/** E: how the words of cards are taken. */
import { decision, type RulesDecision } from './rule.ts'

/** Decisions on the reading of card texts (E). */
export const wording: readonly RulesDecision[] = [
  decision(
    'E-01',
    ['27.1.6', '21.2'],
    [
      'Does a person’s name mean everybody whose title or subtitle holds it?',
      'Le nom d’une personne désigne-t-il tous ceux dont le titre ou le sous-titre le contient ?',
    ],
    [
      'titles only: *Sebulba* is not meant by the subtitle of *Sebulba’s* Attendants. Short names (Anakin, Obi-Wan, Qui-Gon, Padmé, Jar Jar, Jabba, Gardulla) are the persons of that name',
      'les titres seulement : le sous-titre de ses serviteurs ne désigne pas *Sebulba*. Les noms courts (Anakin, Obi-Wan, Qui-Gon, Padmé, Jar Jar, Jabba, Gardulla) sont les personnes de ce nom',
    ],
    ['a subtitle may speak of somebody else', 'un sous-titre peut parler d’un autre'],
  ),
  decision(
    'E-02',
    ['27.1.6'],
    ['Which weapon is "Obi-Wan’s Lightsaber"?', 'Quelle arme est « Obi-Wan’s Lightsaber » ?'],
    ["the card *Obi-Wan Kenobi's Lightsaber*", "la carte *Obi-Wan Kenobi's Lightsaber*"],
    ['no card bears the short title', 'aucune carte ne porte le titre court'],
  ),
  decision(
    'E-03',
    ['24.2', '23.2'],
    [
      'Is somebody with a built-in weapon "using" that weapon?',
      'Un personnage à arme intégrée « utilise »-t-il cette arme ?',
    ],
    [
      'yes, under its title; but it is no Weapon card, and a built-in lightsaber is none to initiate a duel with',
      'oui, sous son titre ; mais ce n’est pas une carte d’arme, et ce sabre laser ne permet pas d’lancer un duel',
    ],
    [
      'the rules keep weapon and Weapon card apart (24.2.4, 24.2.5)',
      'les règles distinguent arme et carte d’arme (24.2.4, 24.2.5)',
    ],
  ),
  decision(
    'E-04',
    ['23.13'],
    ['When has a character "fought this turn"?', 'Quand un personnage a-t-il « combattu ce tour » ?'],
    [
      'once a fight or duel with it is finished, of either side, alive or not; starships never, nor who was put back on a plan',
      'dès qu’un combat ou duel avec lui est fini, dans un côté ou l’autre, vivant ou non ; jamais un vaisseau, ni qui est remis sur un plan',
    ],
    ['the word looks back', 'le mot regarde en arrière'],
  ),
  decision(
    'E-05',
    ['13.4', '13.5'],
    ['What do members of a group do?', 'Que font les membres d’un groupe ?'],
    [
      'each of them fights, uses the Battle card and defeats those that the group defeats; only the first uses the weapon',
      'chacun combat, utilise la carte de bataille et vainc qui le groupe vainc ; seul le premier utilise l’arme',
    ],
    [
      'they fight as one, and the weapon must fit the first (13.2)',
      'ils combattent comme un seul, et l’arme convient au premier (13.2)',
    ],
  ),
  decision(
    'E-06',
    ['27.1.5', '12.4'],
    [
      '*Captain Panaka, Royal Defender* is also three kinds with ◆: for which cards?',
      '*Captain Panaka, Royal Defender* est aussi de trois sortes avec ◆ : pour qui ?',
    ],
    [
      'for its owner’s cards, where it is a ◆ character too; not for the opponent’s',
      'pour les cartes de son propriétaire, où il est aussi personnage ◆ ; pas pour celles de l’adversaire',
    ],
    ['its text speaks to its own side', 'son texte s’adresse à son côté'],
  ),
  decision(
    'E-07',
    ['11.2', '23.4.4'],
    [
      '*Hold-Out Blaster*: both lines may fit, and one is barred from duels.',
      '*Hold-Out Blaster* : les deux lignes peuvent convenir, et une est exclue des duels.',
    ],
    [
      'the second works if it fits; only the first is barred, so a character without ◆ may bring it to a duel against a ◆ character',
      'la seconde vaut si elle convient ; seule la première est exclue : un personnage sans ◆ peut l’amener en duel contre un personnage ◆',
    ],
    [
      'the bar stands in the first line; the second has the same bonus and a draw',
      'l’exclusion est dans la première ligne ; la seconde a le même bonus et un tirage',
    ],
  ),
  decision(
    'E-08',
    ['14.1', '23.10'],
    [
      '"damage number" in a Battle card: printed, or as changed by texts?',
      '« damage number » d’une carte de bataille : imprimé, ou modifié par des textes ?',
    ],
    ['printed', 'imprimé'],
    [
      'the number is on the card; texts change the damage taken',
      'le nombre est sur la carte ; les textes changent le dommage subis',
    ],
  ),
  decision(
    'E-09',
    ['14.8'],
    [
      'Is a character that goes back to the hand (14.8) defeated?',
      'Un personnage qui retourne en main (14.8) est-il vaincu ?',
    ],
    [
      'yes; only discarding and damage are left out. Extra damage of other cards for the lost fight is taken',
      'oui ; seuls la défausse et les dommages tombent. Les dommages en plus d’autres cartes pour le combat perdu sont subis',
    ],
    ['it lost its fight', 'il a perdu son combat'],
  ),
  decision(
    'E-10',
    ['14.1'],
    ['Damage is both raised and doubled.', 'Des dommages sont à la fois augmentés et doublés.'],
    [
      'first all that adds, not below 0, then double; double once at most',
      'd’abord tout ce qui ajoute, pas sous 0, puis le double ; une seule fois',
    ],
    ['what is doubled is the damage it would have', 'on double les dommages qu’il aurait'],
  ),
  decision(
    'E-11',
    ['27.1.7', '12.4'],
    ['"◆ A, ◆ B or C": to which words does ◆ belong?', '« ◆ A, ◆ B ou C » : à quels mots appartient ◆ ?'],
    ['each word has the ◆ that stands before it, or none', 'chaque mot a le ◆ qui le précède, ou aucun'],
    ['so it is printed', 'c’est imprimé ainsi'],
  ),
  decision(
    'E-12',
    ['21.3.5', '21.4'],
    [
      'A search that takes a card into hand and finds nothing',
      'Une recherche qui prend une carte en main et ne trouve rien',
    ],
    ['no damage; the deck is shuffled all the same', 'pas de dommage ; la pile de tirage est mélangée quand même'],
    ['21.3.5 speaks of deploying', '21.3.5 parle de déployer'],
  ),
  decision(
    'E-13',
    ['25.9'],
    ['Who leads the race?', 'Qui mène la course ?'],
    [
      'who has more of 6 × lap tokens + lap cards in the pile; with equal numbers nobody, and nobody without a pilot there',
      'qui a le plus de 6 × jetons de tour + cartes de piste ; à égalité personne, ni sans pilote',
    ],
    ['a lap is six cards', 'un tour de piste est six cartes'],
  ),
  decision(
    'E-14',
    ['23.4.3', '23.9', '12.2'],
    ['*Jar Jar Binks* (virtual): what is forbidden?', '*Jar Jar Binks* (virtuel) : que ne peut-il pas ?'],
    [
      'no Battle card works for Jar Jar or a group with Jar Jar; chosen to defend, Jar Jar has no substitute; cards that hit for Jar Jar have no dueling text. A weapon is allowed',
      'aucune carte de bataille n’agit pour lui ou son groupe ; choisi pour défendre, il n’est pas remplacé ; ses coups n’ont pas de texte de duel. Il peut utiliser une arme',
    ],
    ['so the text is taken word by word', 'son texte pris mot à mot'],
  ),
  decision(
    'E-15',
    ['23.6.4'],
    ['"Draw a card": to the hand or to the dueling hand?', '« Draw a card » : dans la main ou dans la main de duel ?'],
    ['to the hand, unless the dueling hand is named', 'dans la main, sauf si la main de duel est nommée'],
    ['other cards name it', 'd’autres cartes la nomment'],
  ),
  decision(
    'E-16',
    ['23.6.4'],
    [
      '*Obi-Wan Kenobi* (virtual) enlarges the dueling hand: whose?',
      '*Obi-Wan Kenobi* (virtuel) agrandit la main de duel : de qui ?',
    ],
    ['its own, when this character is the duelist', 'la sienne, quand ce personnage est le duelliste'],
    ['it is a text about this character', 'son texte parle de ce personnage'],
  ),
  decision(
    'E-17',
    ['11.4', '16.2'],
    [
      '*Gaderffii Stick* discarded to ignore a weapon: does its bonus stay?',
      '*Gaderffii Stick* défaussé pour ignorer une arme : son bonus reste-t-il ?',
    ],
    ['no, bonus and draw are gone', 'non, bonus et tirage sont perdus'],
    ['a weapon that is gone is not used', 'une arme partie n’est pas utilisée'],
  ),
  decision(
    'E-18',
    ['16.1.8', '16.5'],
    [
      '*Watto, Junk Merchant* (virtual): when may two cards be discarded?',
      '*Watto, Junk Merchant* (virtuel) : quand peut-on défausser deux cartes ?',
    ],
    [
      'after point 8 and the look at the decks, before totals are compared; cards just drawn for destiny are not in the hand yet',
      'après le point 8 et l’examen des piles de tirage, avant de comparer ; les cartes tirées pour la destinée ne sont pas encore en main',
    ],
    ['it replaces the result (U-35)', 'cela remplace le résultat (U-35)'],
  ),
  decision(
    'E-19',
    ['10.1', '14.4'],
    [
      "*We Don't Have Time For This* and *We Have Them On The Run* (virtual): when do they work?",
      "*We Don't Have Time For This* et *We Have Them On The Run* (virtuels) : quand agissent-elles ?",
    ],
    [
      'at the reveal, before any draw. Own fighter and weapon go back on the plan, the opponent’s are left over, both Battle cards are discarded',
      'à la révélation, avant tout tirage. Combattant et arme reviennent sur le plan, ceux de l’adversaire sont en trop, les deux cartes de bataille sont défaussées',
    ],
    ['no fight takes place', 'aucun combat n’a lieu'],
  ),
  decision(
    'E-20',
    ['12.11', '11.5', '12.8'],
    [
      'A Battle card for two weapons, and one of them is ignored',
      'Une carte de bataille pour deux armes, et l’une est ignorée',
    ],
    [
      'the Battle card fails; the other weapon works as usual',
      'la carte de bataille échoue ; l’autre arme agit normalement',
    ],
    ['an ignored weapon is not used (12.8, U-25)', 'une arme ignorée n’est pas utilisée (12.8, U-25)'],
  ),
  decision(
    'E-21',
    ['13.4', '24.2.2'],
    ['What do built-in weapons add in a group?', 'Qu’ajoutent les armes intégrées dans un groupe ?'],
    [
      'each its bonus and draw, besides the one Weapon card',
      'chacune son bonus et son tirage, en plus de la carte d’arme',
    ],
    ['they are part of their characters (G-83)', 'elles font partie de leurs personnages (G-83)'],
  ),
  decision(
    'E-22',
    ['13.8'],
    ['A weapon placed with a group that fights without one', 'Une arme posée avec un groupe qui combat sans arme'],
    [
      'ignored and kept; the card works, the weapon is no mistake of the plan',
      'ignorée et conservée ; la carte agit, ce n’est pas une faute du plan',
    ],
    ['it is like a weapon that does not fit (11.3)', 'comme une arme qui ne convient pas (11.3)'],
  ),
  decision(
    'E-23',
    ['14.9'],
    [
      'When is a character "the last card" of its plan?',
      'Quand un personnage est-il « la dernière carte » de son plan ?',
    ],
    [
      'when nothing at all lies behind it, no unused weapon, Battle card or group member, and it was revealed',
      'quand rien du tout ne le suit, ni arme inutilisée, ni carte de bataille, ni membre du groupe, et qu’il a été révélé',
    ],
    ['the words are taken as they stand', 'les mots sont pris tels quels'],
  ),
  decision(
    'E-24',
    ['9.2.3', '22.5.1'],
    [
      '*Republic Pilot* (virtual) as a Battle card: from where?',
      '*Republic Pilot* (virtuel) comme carte de bataille : d’où vient-il ?',
    ],
    ['from hand, counted in the number declared', 'de la main, compté dans le nombre annoncé'],
    ['so all Battle cards come', 'comme toutes les cartes de bataille'],
  ),
  decision(
    'E-25',
    ['12.6'],
    ['*Hologram Projector*: may an empty hand be shown?', '*Hologram Projector* : peut-on montrer une main vide ?'],
    ['no, there must be a card in it', 'non, il faut une carte'],
    ['as in 12.6', 'comme à 12.6'],
  ),
  decision(
    'E-26',
    ['12.10'],
    ['Who is "the first character of the plan"?', 'Qui est « le premier personnage du plan » ?'],
    [
      'the fighter revealed first, alone; a copy of a stack will do, a group will not',
      'le combattant révélé en premier, seul ; un exemplaire d’une pile convient, un groupe non',
    ],
    ['the words name one character', 'les mots nomment un seul personnage'],
  ),
  decision(
    'E-27',
    ['13.2'],
    ['"Two different" or "two of" a list', '« Deux différents » ou « deux parmi » une liste'],
    ['two titles', 'deux titres'],
    ['the title makes the person (6.2.2)', 'le titre fait la personne (6.2.2)'],
  ),
  decision(
    'E-28',
    ['24.5', '23.4'],
    [
      '*Yarael Poof* (virtual) has a card drawn that may have two numbers.',
      '*Yarael Poof* (virtuel) fait tirer une carte qui peut avoir deux nombres.',
    ],
    ['the player who draws it chooses; it goes to their hand', 'qui la tire choisit ; elle va dans sa main'],
    ['as with all cards of two numbers (24.5)', 'comme toute carte à deux nombres (24.5)'],
  ),
  decision(
    'E-29',
    ['22.4.6'],
    ['Where is a starship battle?', 'Où est une bataille spatiale ?'],
    ['at the planet evacuated, for both sides', 'à la planète évacuée, pour les deux côtés'],
    ['22.4.6 has it there', '22.4.6 l’y place'],
  ),
  decision(
    'E-30',
    ['21.1'],
    [
      'Looking at the top card of the opponent’s deck: must one?',
      'Regarder la carte du dessus de la pile de tirage adverse : est-ce obligatoire ?',
    ],
    [
      'no, all of it is optional, and only the player who looks sees the card',
      'non, tout est facultatif, et lui seul voit la carte',
    ],
    ['it is a gift to its owner', 'c’est un avantage pour son propriétaire'],
  ),
  decision(
    'E-31',
    ['21.3'],
    [
      '*Mace Windu* (virtual) shuffles dueling cards into the draw deck: when and from where?',
      '*Mace Windu* (virtuel) remet des cartes de duel dans la pile de tirage : quand et d’où ?',
    ],
    [
      'when *Jedi Training* is discarded to deploy this card, before its search ends with one shuffle; from hand, discard pile or both; it need find nothing',
      'quand *Jedi Training* est défaussé pour lui, avant le mélange qui finit sa recherche ; de la main, de la défausse ou des deux ; même sans rien trouver',
    ],
    ['the text depends on the discard', 'son texte dépend de la défausse'],
  ),
  decision(
    'E-32',
    ['9.1'],
    [
      '*Pit Droid, Mechanic* (virtual) and the right to battle',
      '*Pit Droid, Mechanic* (virtuel) et le droit de livrer bataille',
    ],
    [
      'each side needs another face-up character; it lasts for the turn even if either card leaves',
      'chaque côté a besoin d’un autre personnage face visible ; cela dure tout le tour même si une carte part',
    ],
    ['who is kept out cannot fight', 'qui est écarté ne combat pas'],
  ),
  decision(
    'E-33',
    ['21.3'],
    [
      'Is a card taken from the deck into hand shown?',
      'Une carte prise de la pile de tirage en main est-elle montrée ?',
    ],
    ['yes, even if its text does not say so', 'oui, même si le texte ne le dit pas'],
    ['else nobody could see that it is of the right kind', 'sinon personne ne verrait qu’elle est de la bonne sorte'],
  ),
  decision(
    'E-34',
    ['12.2'],
    [
      '*At Last We Will Have Revenge* with Darth Maul against somebody who is no Jedi',
      '*At Last We Will Have Revenge* avec Darth Maul contre quelqu’un qui n’est pas un Jedi',
    ],
    ['it works, without its bonus', 'elle agit, sans son bonus'],
    ['only the bonus asks for a Jedi', 'seul le bonus demande un Jedi'],
  ),
  decision(
    'E-35',
    ['13.1', '6.2.2'],
    [
      '"Two cards of one stack": may they be different versions?',
      '« Deux cartes d’une pile » : peuvent-elles être de versions différentes ?',
    ],
    ['yes; ◆ cards never are a stack', 'oui ; des cartes ◆ ne forment jamais une pile'],
    ['the title makes the stack (6.2.2)', 'le titre fait la pile (6.2.2)'],
  ),
  decision(
    'E-36',
    ['12.4', '27.1'],
    [
      'A user line for "any battle droid" with a *Battle Droid Squad*',
      'Une ligne pour « any battle droid » avec une *Battle Droid Squad*',
    ],
    ['fits', 'convient'],
    ['the title has the words', 'le titre contient les mots'],
  ),
  decision(
    'E-37',
    ['10.6', '10.9', '24.5'],
    [
      'The difference of two printed destiny numbers, where a card has two or several opponents fight together: who chooses?',
      'La différence de deux nombres de destinée imprimés, si une carte en a deux ou si plusieurs adversaires combattent ensemble : qui choisit ?',
    ],
    [
      'no one is asked: each owner uses the lower of their two numbers, the owner of the text the highest opponent',
      'personne n’est consulté : à chacun le plus bas de ses deux nombres, au joueur du texte l’adversaire le plus élevé',
    ],
    ['no other choice could help who makes it', 'aucun autre choix ne servirait à qui le ferait'],
  ),
]
