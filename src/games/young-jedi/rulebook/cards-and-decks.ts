import { part, rule } from './rule.ts'

/** Part 1 of the rulebook: Cards and zones. */
export const part1 = part(
  1,
  ['Cards and zones', 'Les cartes et les zones'],
  [
    rule(
      '1.1',
      'Two play, one with a deck of the Dark Side, one with a deck of the Light Side. The backs differ, so even a card that lies face down shows whose it is.',
      'On joue à deux, l’un avec un deck du côté obscur, l’autre du côté lumineux. Les dos diffèrent : même face cachée, une carte montre à quel côté elle est.',
    ),
    rule('1.2', '**Types** of cards:', 'Les **types** de cartes :'),
    rule(
      '1.2.1',
      'Character, Weapon, Battle card, Starship, Location.',
      'Personnage, arme, carte de bataille, vaisseau, localisation.',
    ),
    rule('1.2.2', 'Effect (part 20), since *Battle of Naboo*.', 'Effet (partie 20), depuis *Battle of Naboo*.'),
    rule(
      '1.2.3',
      'Objective (part 25), since *Boonta Eve Podrace*.',
      'Objectif (partie 25), depuis *Boonta Eve Podrace*.',
    ),
    rule(
      '1.2.4',
      'The double cards of *Reflections* (part 24): Armed & Dangerous is a Character, Combo Battle a Battle card, Double Impact a Battle card or an Effect.',
      'Les cartes doubles de *Reflections* (partie 24) : « armé et dangereux » est un personnage, Combo Battle une carte de bataille, Double Impact une carte de bataille ou un effet.',
    ),
    rule(
      '1.2.5',
      'A Trade Federation Tank is a Character like any other, though it is a vehicle.',
      'Un Trade Federation Tank est un personnage comme un autre, bien que ce soit un véhicule.',
    ),
    rule('1.3', '**What stands on a card:**', '**Ce qui figure sur une carte :**'),
    rule(
      '1.3.1',
      'Title, and below it the subtitle. The title says which card or person it is; the subtitle only tells versions of the same person apart.',
      'Le titre et, dessous, le sous-titre. Le titre dit quelle carte ou quelle personne c’est ; le sous-titre ne fait que distinguer les versions.',
    ),
    rule(
      '1.3.2',
      'Counters: what it costs to deploy. None: it costs 0.',
      'Les compteurs : ce que coûte son déploiement. Aucun : elle coûte 0.',
    ),
    rule('1.3.3', 'Destiny number, 1 to 6.', 'Le nombre de destinée, de 1 à 6.'),
    rule(
      '1.3.4',
      'Power of characters and starships, a number; or a cube, which means that power is drawn as destiny in each fight (10.4).',
      'La puissance des personnages et vaisseaux, un nombre ; ou un cube : elle est alors tirée comme destinée à chaque combat (10.4).',
    ),
    rule(
      '1.3.5',
      'Dots on a character, for each of the three Locations of its planet: its bonus when it fights there. Tatooine: Mos Espa, Desert Landing Site, Podrace Arena. Coruscant: Jedi Council Chamber, Galactic Senate, Capital City. Naboo: Theed Palace, Battle Plains, Gungan Swamp.',
      'Les points d’un personnage pour les trois localisations de sa planète : son bonus quand il y combat. Tatooine : Mos Espa, Desert Landing Site, Podrace Arena. Coruscant : Jedi Council Chamber, Galactic Senate, Capital City. Naboo : Theed Palace, Battle Plains, Gungan Swamp.',
    ),
    rule(
      '1.3.6',
      'A starship with a small cube under its power is a starfighter, one without a transport (22.3).',
      'Un vaisseau avec un petit cube sous sa puissance est un chasseur ; sans cube, un transport (22.3).',
    ),
    rule(
      '1.3.7',
      'Damage of characters and starships: how many cards its defeat costs (14.1).',
      'Les dommages des personnages et vaisseaux : combien de cartes coûte leur défaite (14.1).',
    ),
    rule(
      '1.3.8',
      'A weapon has one or two user lines: who may use it, with how many bonus dots, and whether it draws destiny. A Battle card has one box of that kind.',
      'Une arme a une ou deux lignes d’utilisateurs : qui peut l’utiliser, avec combien de points de bonus, et si elle tire une destinée. Une carte de bataille a un cadre de ce genre.',
    ),
    rule(
      '1.3.9',
      'Game text is part of the rules; story text means nothing to them.',
      'Le texte fait partie des règles ; le texte d’histoire ne compte pas pour elles.',
    ),
    rule(
      '1.3.10',
      'Deck colour: red, orange, blue, yellow, green or purple. White dots make a wild card (2.4).',
      'La couleur de construction : rouge, orange, bleu, jaune, vert ou violet. Des points blancs font un joker (2.4).',
    ),
    rule(
      '1.3.11',
      '◆ before the title: a diamond card. Stacked icon: stackable (U-04). Neither: unique. See part 6.',
      '◆ devant le titre : carte ◆. Icône de cartes superposées : empilable (U-04). Ni l’un ni l’autre : unique. Voir partie 6.',
    ),
    rule(
      '1.3.12',
      'Set and collector number, written `DM-71` here. The number matters to Podracer pilots (25.7) and virtual cards (26.1).',
      'L’extension et le numéro de collection, écrits ici `DM-71`. Le numéro compte pour les pilotes de module (25.7) et les cartes virtuelles (26.1).',
    ),
    rule(
      '1.4',
      '**Zones.** Of each player: draw deck, hand, discard pile, their side of the current planet, their side of each controlled planet (stranded cards), hyperspace, the Objective with its cards, the Podracing pile; during a battle their plan and the hand they set aside; during a duel their dueling hand and dueling pile. Shared: the Locations of the current planet, and the controlled planets.',
      '**Les zones.** À chaque joueur : pile de tirage, main, pile de défausse, son côté de la planète actuelle, son côté de chaque planète contrôlée (cartes échouées), hyperespace, l’objectif et ses cartes, la pile de course ; pendant une bataille son plan et sa main mise de côté ; pendant un duel sa main de duel et sa pile de duel. En commun : les localisations de la planète actuelle et les planètes contrôlées.',
    ),
    rule(
      '1.5',
      '**In play** is what lies on a planet, current or controlled, face up or hidden, an Effect by the Location, what lies in hyperspace or on an Objective. Hand, draw deck, discard pile and lap cards are not in play.',
      '**En jeu** est ce qui se trouve sur une planète, actuelle ou contrôlée, visible ou caché, un effet près de la localisation, ce qui est en hyperespace ou sur un objectif. Ne le sont pas : main, pile de tirage, défausse, cartes de piste.',
    ),
  ],
)

/** Part 2 of the rulebook: Decks. */
export const part2 = part(
  2,
  ['Decks', 'Construire un deck'],
  [
    rule(
      '2.1',
      '**Starter deck**: 30 cards of one side, five of each colour. Two starter decks of a side, put together, make a legal full deck.',
      '**Deck d’initiation** : 30 cartes d’un côté, cinq de chaque couleur. Deux decks d’initiation du même côté font ensemble un deck complet légal.',
    ),
    rule(
      '2.2',
      '**Full deck**: 60 cards of one side; each of the six colour slots (red, orange, blue, yellow, green, purple) is filled by exactly ten.',
      '**Jeu complet** : 60 cartes d’un côté ; exactement dix pour chacune des six couleurs (rouge, orange, bleu, jaune, vert, violet).',
    ),
    rule(
      '2.3',
      '**Title limit**: no title more than five times in one colour slot, a wild card there included. Versions count together, whatever their subtitles. The same title may stand in several slots, five times in each.',
      '**Limite par titre** : pas plus de cinq fois le même titre dans une couleur, joker compris. Les versions comptent ensemble, quel que soit le sous-titre. Un titre peut figurer dans plusieurs couleurs, cinq fois dans chacune.',
      { older: [[['2001', '2000'], 'no limit.', 'aucune limite.']] },
    ),
    rule('2.4', '**Wild cards** have two or more white dots.', '**Les jokers** ont deux points blancs ou plus.'),
    rule(
      '2.4.1',
      'The place of each white dot names a slot that the card may fill; six of them mean any slot.',
      'La place de chaque point blanc nomme une couleur que la carte peut remplir ; six points : n’importe laquelle.',
    ),
    rule(
      '2.4.2',
      'At most one wild card in each slot, so at most six in a deck. That slot holds nine ordinary cards besides. The wild cards of a deck may be the same card or different ones.',
      'Un joker au plus par couleur, donc six au plus par deck ; cette couleur a alors neuf cartes ordinaires. Les jokers d’un deck peuvent être identiques ou différents.',
    ),
    rule(
      '2.4.3',
      'A card with a coloured dot *and* white dots is an ordinary card in its own colour and a wild card in those of its white dots.',
      'Une carte à point coloré *et* points blancs est une carte ordinaire dans sa couleur et un joker dans celles de ses points blancs.',
    ),
    rule(
      '2.4.4',
      'A wild card counts for the title limit of the slot that it fills.',
      'Un joker compte dans la limite par titre de la couleur qu’il remplit.',
    ),
    rule(
      '2.5',
      '**Three planets**: the purple slot of a full deck holds at least one Location of each planet.',
      '**Trois planètes** : le violet d’un deck complet contient au moins une localisation de chaque planète.',
    ),
    rule(
      '2.6',
      '**Objective**: at most one in a deck. It is one of the 60 cards, and a wild card for yellow, orange or purple.',
      '**Objectif** : un au plus par deck. C’est une des 60 cartes, et un joker pour le jaune, l’orange ou le violet.',
    ),
    rule('2.7', 'Virtual cards: see part 26.', 'Cartes virtuelles : voir partie 26.'),
    rule(
      '2.8',
      'A deck may hold copies that could not be in play together; only play itself is limited (part 6).',
      'Un jeu peut contenir des exemplaires qui ne pourraient être en jeu ensemble ; seule la partie les limite (partie 6).',
    ),
    rule(
      '2.9',
      'In sealed play there are no virtual cards, and no *Uh-Oh!*.',
      'En deck scellé : pas de cartes virtuelles, ni *Uh-Oh!*.',
    ),
    rule(
      '2.10',
      'A deck found illegal during a match loses its owner that match. They may fix it and play again.',
      'Un deck reconnu illégal pendant une partie la fait perdre à son propriétaire. Il peut le corriger et rejouer.',
      {
        impossible: [
          'an illegal list is refused before the match, with every error named.',
          'une liste illégale est refusée avant la partie, et chaque faute est nommée.',
        ],
      },
    ),
    rule(
      '2.11',
      'Colours decide, never card types, but for 2.5. In practice characters are red, blue or green, weapons orange, Battle cards and Effects yellow, Locations and starships purple.',
      'Les couleurs décident, jamais les types, sauf pour 2.5. En pratique les personnages sont rouges, bleus ou verts, les armes orange, les cartes de bataille et les effets jaunes, les localisations et les vaisseaux violets.',
    ),
  ],
)

const NOT_YET = [
  ['2000'],
  'not corrected yet; the card came later.',
  'pas encore corrigée ; la carte est plus récente.',
] as const

/** Part 30 of the rulebook: Corrections. */
export const part30 = part(
  30,
  ['Corrections', 'Corrections de cartes'],
  [
    rule(
      '30.1',
      'These corrections hold for every printing of the cards; the catalogue has them already.',
      'Ces corrections valent pour toutes les éditions des cartes ; le catalogue les contient déjà.',
    ),
    rule('30.2', '**Eopie** (DM-40) costs 1 counter, not 0.', '**Eopie** (DM-40) coûte 1 compteur, pas 0.'),
    rule(
      '30.3',
      '**Battle Droid: Infantry, AAT Division** (DM-103) costs 2 counters, not 3.',
      '**Battle Droid: Infantry, AAT Division** (DM-103) coûte 2 compteurs, pas 3.',
    ),
    rule(
      '30.4',
      '**The Might Of The Republic** (JC-61) is used with two ◆ *Coruscant* Guards, who fight together; the printed Republic Guards are void.',
      '**The Might Of The Republic** (JC-61) s’utilise avec deux ◆ *Coruscant* Guards, qui combattent ensemble ; les Republic Guards imprimés ne valent pas.',
    ),
    rule(
      '30.5',
      '**Droid Starfighter** (BL-139) has a small cube under its power, so it is a starfighter.',
      '**Droid Starfighter** (BL-139) a un petit cube sous sa puissance : c’est un chasseur.',
    ),
    rule(
      '30.6',
      '**Are You An Angel?**, the Combo card (RF-C1), has a bonus of 4, not 3.',
      '**Are You An Angel?**, la carte Combo (RF-C1), a un bonus de 4, pas 3.',
      { older: [NOT_YET] },
    ),
    rule(
      '30.7',
      '**Jira, Pallie Vendor** (BP-4) is unique, not stackable.',
      '**Jira, Pallie Vendor** (BP-4) est unique, pas empilable.',
      { older: [NOT_YET] },
    ),
  ],
)
