/** U: where the rules can be read in more than one way. */
import { decision, type RulesDecision } from './rule.ts'

/** Decisions on rules that have more than one reading (U). */
export const unclear: readonly RulesDecision[] = [
  decision(
    'U-01',
    ['9.1'],
    [
      'Does a battle need face-up *cards* on both sides, or characters?',
      'Une bataille demande-t-elle des *cartes* face visible de chaque côté, ou des personnages ?',
    ],
    ['a face-up character on each side', 'un personnage face visible de chaque côté'],
    [
      'a battle is an attack on characters; lone weapons would invite breakthroughs that nobody can answer',
      'une bataille attaque des personnages ; des armes seules permettraient des percées sans réponse possible',
    ],
  ),
  decision(
    'U-02',
    ['19.2.4'],
    [
      'Both decks are emptied by the draws of one fight: a tie, or a loss for the deck that was empty first?',
      'Les tirages d’un même combat vident les deux piles de tirage : partie nulle, ou défaite de la première vide ?',
    ],
    ['a tie', 'partie nulle'],
    [
      'it is the plain answer to the plain question; the order of draws (16.1) speaks of tournaments',
      'c’est la réponse claire à la question claire ; l’ordre des tirages (16.1) parle de tournois',
    ],
  ),
  decision(
    'U-03',
    ['21.3.5'],
    [
      'Is the damage for a search without a deployment taken before or after the deck is shuffled?',
      'Le dommage d’une recherche sans déploiement vient-il avant ou après le mélange ?',
    ],
    ['after: shuffle, then 1 damage', 'après : mélanger, puis 1 dommage'],
    [
      'nobody should choose, by looking, which card is lost; the older text has this order',
      'personne ne doit savoir, pour avoir regardé, quelle carte sera perdue ; le texte plus ancien a cet ordre',
    ],
  ),
  decision(
    'U-04',
    ['1.3.11'],
    ['Where is the icon of a stackable card?', 'Où est l’icône d’une carte empilable ?'],
    [
      'upper left, with the card icon; the catalogue says it in words',
      'en haut à gauche, avec l’icône de carte ; le catalogue l’écrit en toutes lettres',
    ],
    ['so it is on the printed cards', 'il en est ainsi sur les cartes imprimées'],
  ),
  decision(
    'U-05',
    ['23.6.3', '11.2'],
    [
      '*Aurra Sing, Trophy Collector* with a Sith Lightsaber: what does she add in a duel?',
      '*Aurra Sing, Trophy Collector* avec un sabre laser Sith : quel bonus en duel ?',
    ],
    [
      '1 for the lightsaber; against a Jedi 2 more of her own, 3 in all',
      '1 pour le sabre laser ; contre un Jedi 2 de plus par son texte, soit 3',
    ],
    [
      'she may use it, so its user line holds for her; all bonuses count for a dueling hand',
      'elle peut l’utiliser, donc sa ligne vaut pour elle ; tous les bonus comptent pour la main de duel',
    ],
  ),
  decision(
    'U-06',
    ['14.5'],
    [
      'What becomes of Battle cards that were never revealed?',
      'Que deviennent les cartes de bataille jamais révélées ?',
    ],
    ['discarded', 'défaussées'],
    ['they came to no character, as those in 15.1', 'elles n’ont servi à aucun personnage, comme celles de 15.1'],
  ),
  decision(
    'U-07',
    ['22.1', '22.4.7'],
    [
      'Two layers of starship rules stand side by side; which holds?',
      'Deux états des règles de vaisseaux se mêlent : lequel vaut ?',
    ],
    [
      'the later one, with hyperspace, and the random transport added to it',
      'le plus récent, avec l’hyperespace, et le transport tiré au hasard en plus',
    ],
    ['it says itself that it replaces the earlier', 'il dit lui-même qu’il remplace le premier'],
  ),
  decision(
    'U-08',
    ['22.4.1'],
    [
      'Must the card that allows an evacuation lie face up, and are Effects evacuated?',
      'La carte qui permet l’évacuation doit-elle être face visible, et les effets partent-ils ?',
    ],
    ['it must; Effects never are', 'oui ; les effets jamais'],
    [
      'a hidden card counts for nothing else either (7.5); only characters and weapons are named',
      'une carte cachée ne compte pour rien non plus ailleurs (7.5) ; seuls personnages et armes sont nommés',
    ],
  ),
  decision(
    'U-09',
    ['22.4.4'],
    ['May transports alone intercept?', 'Des transports seuls peuvent-ils intercepter ?'],
    ['yes, one starship of any kind is enough', 'oui, un vaisseau quelconque suffit'],
    ['transports fight now like all others', 'les transports combattent désormais comme les autres'],
  ),
  decision(
    'U-10',
    ['23.5'],
    [
      'A character of damage 0 must duel: is it defeated, and what of its weapon?',
      'Un personnage aux dommages de 0 doit livrer un duel : est-il vaincu, et son arme ?',
    ],
    ['defeated, with 0 damage; no weapon is lost', 'vaincu, pour 0 dommage ; aucune arme n’est perdue'],
    [
      'no hit is needed to reach 0, and it goes before a weapon is chosen',
      'aucun coup n’est nécessaire pour atteindre 0, et il part avant le choix d’une arme',
    ],
  ),
  decision(
    'U-11',
    ['23.12'],
    [
      'Damage after a duel: all of it, or less the hits scored?',
      'Dommages après un duel : en entier, ou moins les coups marqués ?',
    ],
    ['less the hits scored', 'moins les coups marqués'],
    [
      'the update replaces the old sentence, and its example counts so',
      'la mise à jour remplace l’ancienne phrase, et son exemple compte ainsi',
    ],
  ),
  decision(
    'U-12',
    ['23.8'],
    [
      'Is it a pass to have no card left in the dueling hand?',
      'N’avoir plus de carte dans la main de duel, est-ce passer ?',
    ],
    [
      'no; the opponent continues alone, and a battle stays allowed',
      'non ; l’adversaire continue seul, et la bataille reste permise',
    ],
    ['passing is something one declares', 'passer se déclare'],
  ),
  decision(
    'U-13',
    ['23.12'],
    [
      'Which hits count as scored, if some were taken off again?',
      'Quels coups comptent comme marqués si certains ont été retirés ?',
    ],
    ['those lying there when the duel ends', 'ceux qui sont là à la fin du duel'],
    ['what both can see decides (G-27)', 'ce que tous deux voient décide (G-27)'],
  ),
  decision(
    'U-14',
    ['25.10'],
    [
      'Is deploying pilot and Podracer to the Objective a Podracing action?',
      'Déployer pilote et module sur l’objectif, est-ce une action de course ?',
    ],
    ['yes', 'oui'],
    [
      'else a pilot could never thrust in the turn of its arrival, which 25.5 allows',
      'sinon le pilote ne pourrait jamais pousser au tour de son arrivée, ce que 25.5 permet',
    ],
  ),
  decision(
    'U-15',
    ['25.5'],
    [
      'Does the limit of four Thrust tokens hold for extra tokens too?',
      'La limite de quatre jetons de poussée vaut-elle aussi pour les jetons en plus ?',
    ],
    ['always', 'toujours'],
    ['no exception is named', 'aucune exception n’est nommée'],
  ),
  decision(
    'U-18',
    ['25.11'],
    [
      'Do lap cards stand in for the draw deck in other draws than damage and Even Up?',
      'Les cartes de piste remplacent-elles la pile de tirage pour autre chose que dommages et Égaliser ?',
    ],
    ['in all draws; searches and shuffles leave them alone', 'pour tout tirage ; recherches et mélanges les laissent'],
    ['they are part of the draw deck', 'elles font partie de la pile de tirage'],
  ),
  decision(
    'U-19',
    ['26.6'],
    [
      'What does the asterisk on some virtual numbers mean?',
      'Que veut dire l’astérisque de certains numéros virtuels ?',
    ],
    ['nothing for the rules', 'rien pour les règles'],
    ['no rule speaks of it', 'aucune règle n’en parle'],
  ),
  decision(
    'U-20',
    ['27.1.4'],
    ['Do all Jedi count as Jedi Masters everywhere?', 'Tous les Jedi sont-ils partout des Maîtres Jedi ?'],
    ['only where a card says "Jedi Master"', 'seulement là où une carte dit « Jedi Master »'],
    ['else the words on cards would mean nothing', 'sinon les mots des cartes ne voudraient rien dire'],
  ),
  decision(
    'U-22',
    ['29.1.1'],
    ['Where does an illegally hidden Location go?', 'Où va une localisation cachée à tort ?'],
    ['to the discard pile', 'à la défausse'],
    ['as the Battle cards there do', 'comme les cartes de bataille au même endroit'],
  ),
  decision(
    'U-23',
    ['8.6'],
    [
      'How many Locations may be played in a turn, and may one be played on another copy of itself?',
      'Combien de localisations par tour, et peut-on en poser une sur un exemplaire d’elle-même ?',
    ],
    [
      'any number; the title must differ from that of the current one',
      'autant qu’on veut ; le titre doit différer de celui de la localisation actuelle',
    ],
    [
      'no limit is given; a copy of the same place changes nothing',
      'aucune limite n’est donnée ; un exemplaire de la même localisation ne change rien',
    ],
  ),
  decision(
    'U-24',
    ['15.4'],
    ['For which mistakes does 15.3 hold?', 'Pour quelles fautes vaut 15.3 ?'],
    ['for all mistakes with a Battle card in them', 'pour toute faute qui comprend une carte de bataille'],
    [
      'for single fighters it comes to the same as 15.1 and 15.2',
      'pour un combattant seul cela revient à 15.1 et 15.2',
    ],
  ),
  decision(
    'U-25',
    ['12.9'],
    [
      'Is a Battle card still "before the character" if the weapon between them is ignored?',
      'Une carte de bataille est-elle encore « devant le personnage » si l’arme entre eux est ignorée ?',
    ],
    ['yes', 'oui'],
    [
      'an ignored weapon has no effect, so not this one either',
      'une arme ignorée n’a pas d’effet, donc pas celui-là non plus',
    ],
  ),
  decision(
    'U-26',
    ['13.7'],
    ['Whose is the weapon of a group?', 'À qui est l’arme d’un groupe ?'],
    ['the first character’s', 'au premier personnage'],
    ['it must fit that one (13.2)', 'c’est à lui qu’elle doit convenir (13.2)'],
  ),
  decision(
    'U-27',
    ['16.2'],
    [
      'Battle cards are resolved last, but some texts must work before the draws.',
      'Les cartes de bataille se résolvent en dernier, mais certains textes doivent agir avant les tirages.',
    ],
    [
      'what is legal, what is ignored, and fixed bonuses, at the reveal; the rest in points 7 and 8',
      'ce qui est permis, ce qui est ignoré et les bonus fixes, à la révélation ; le reste aux points 7 et 8',
    ],
    ['both sentences keep a meaning', 'les deux phrases gardent un sens'],
  ),
  decision(
    'U-33',
    ['27.1'],
    [
      'What is the Effect called, "Royal Naboo Security Forces" or "Naboo Royal Security Forces"?',
      'Comment s’appelle l’effet, « Royal Naboo Security Forces » ou « Naboo Royal Security Forces » ?',
    ],
    ['the second: *Naboo Royal Security Forces*', 'la seconde forme : *Naboo Royal Security Forces*'],
    ['so the card itself says', 'la carte le dit'],
  ),
  decision(
    'U-35',
    ['10.5'],
    [
      '*Watto, Junk Merchant* (virtual): is the whole battle a tie, or the fight?',
      '*Watto, Junk Merchant* (virtuel) : partie nulle de toute la bataille, ou du combat ?',
    ],
    ['the fight, after destiny is drawn', 'du combat, après le tirage de destinée'],
    ['a battle has no result that could be a tie', 'une bataille n’a pas de résultat qui puisse être nul'],
  ),
  decision(
    'U-36',
    ['12.4'],
    [
      '*Pit Droid, Mechanic* (virtual): which characters may be named?',
      '*Pit Droid, Mechanic* (virtuel) : quels personnages peut-on nommer ?',
    ],
    ['◆ characters of the opponent', 'les personnages ◆ de l’adversaire'],
    ['the sign in its text is a ◆, badly copied', 'le signe de son texte est un ◆ mal recopié'],
  ),
  decision(
    'U-37',
    ['5.2'],
    [
      '*Yarael Poof, Quermian Jedi Master* (virtual): what makes this card cheaper?',
      '*Yarael Poof, Quermian Jedi Master* (virtuel) : qu’est-ce qui réduit son coût ?',
    ],
    ['another Jedi Master present: it costs 2 then', 'un autre Maître Jedi présent : il coûte alors 2'],
    [
      'so the card itself says; no Poof counts as another (27.4)',
      'la carte le dit ; aucun Poof n’est un « autre » (27.4)',
    ],
  ),
  decision(
    'U-38',
    ['26.1'],
    ['Is *Battle of Naboo* written BL or BN?', 'Écrit-on BL ou BN pour *Battle of Naboo* ?'],
    ['BL; BN is understood as well', 'BL ; BN est compris aussi'],
    ['both are found', 'on trouve les deux'],
  ),
  decision(
    'U-39',
    ['25.3'],
    [
      'May the matching Podracer or pilot be fetched later than at the deployment of its partner?',
      'Peut-on chercher le module ou le pilote assorti plus tard qu’au déploiement du premier des deux ?',
    ],
    [
      'yes, in a later Deploy step too, while its place is empty',
      'oui, aussi à une phase de déploiement suivante, tant que sa place est vide',
    ],
    [
      'the rule names one moment, the card another, and neither says *only*',
      'la règle nomme un moment, la carte un autre, et aucune ne dit *seulement*',
    ],
  ),
]
