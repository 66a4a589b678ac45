// biome-ignore-all lint/style/noExcessiveLinesPerFile: a list of decisions in the order of their numbers
/** G: where the rules say nothing. */
import { decision, type RulesDecision } from './rule.ts'

/** Decisions on questions about which the rules are silent (G). */
export const silent: readonly RulesDecision[] = [
  // ---------------------------------------------------------------- chance, data, editions
  decision(
    'G-01',
    ['10.3', '22.4.7', '28.5'],
    ['Where does chance come from?', 'D’où vient le hasard ?'],
    [
      'a generator with a seed in the state of the game, each shuffle a stream of its own; draws take the top card',
      'd’un générateur dont la graine est dans l’état de la partie, un flux par mélange ; on tire la carte du dessus',
    ],
    ['the same answers give the same game', 'les mêmes réponses donnent la même partie'],
  ),
  decision(
    'G-02',
    ['2.1'],
    ['Which cards are in a starter deck?', 'Quelles cartes y a-t-il dans un deck d’initiation ?'],
    [
      'any 30 that keep rule 2.1; ready-made lists come with the program',
      '30 cartes conformes à 2.1 ; des listes toutes faites sont fournies',
    ],
    ['the rules print no list', 'les règles ne donnent pas de liste'],
  ),
  decision(
    'G-03',
    ['1.3', '30.1'],
    ['Where do the numbers of the cards come from?', 'D’où viennent les nombres des cartes ?'],
    [
      'a catalogue of our own, with the corrections of part 30 in it',
      'de notre catalogue, corrections de la partie 30 comprises',
    ],
    ['the rules describe few cards', 'les règles décrivent peu de cartes'],
  ),
  decision(
    'G-04',
    ['2.3', '19.2.4', '21.3.5', '25.5', '25.7'],
    ['Which edition is played?', 'Quelle édition joue-t-on ?'],
    [
      'the last: December 2001 with the updates of the Players Committee; what older ones say stands with each rule',
      'la dernière : décembre 2001 avec les mises à jour du Players Committee ; les anciennes sont notées à chaque règle',
    ],
    ['the last word counts', 'le dernier mot compte'],
  ),
  decision(
    'G-05',
    ['15.4'],
    [
      'Some texts have come down with gaps: is a rule missing?',
      'Certains textes nous sont parvenus avec des lacunes : manque-t-il une règle ?',
    ],
    ['the rules are taken as whole', 'les règles sont tenues pour complètes'],
    ['what was lost are nearly all captions', 'presque tout ce qui manque est légende de dessin'],
  ),

  // ---------------------------------------------------------------- set-up
  decision(
    'G-06',
    ['3.2.3', '24.5'],
    [
      'Starting draw: only one of the cards has two numbers. When does its owner choose?',
      'Tirage pour commencer : une seule carte a deux nombres. Quand son propriétaire choisit-il ?',
    ],
    ['after both cards are seen', 'une fois les deux cartes vues'],
    ['both are turned over at once', 'on les retourne en même temps'],
  ),
  decision(
    'G-07',
    ['3.2.2', '3.2.5'],
    [
      'Are cards turned over for the start put back before the next draw?',
      'Les cartes retournées pour commencer sont-elles remises avant le tirage suivant ?',
    ],
    [
      'they stay aside until it is decided, then all are shuffled in',
      'elles restent de côté jusqu’à la décision, puis toutes sont mélangées',
    ],
    ['3.2.5 has them shuffled in afterwards', '3.2.5 les fait mélanger ensuite'],
  ),
  decision(
    'G-08',
    ['8.5'],
    [
      'Whose are covered Locations, and where do they go?',
      'À qui sont les localisations recouvertes, et où vont-elles ?',
    ],
    [
      'they stay under the current one, with their owners, and go aside with the planet',
      'elles restent sous l’actuelle, à leurs propriétaires, et partent avec la planète',
    ],
    ['no rule returns them', 'aucune règle ne les rend'],
  ),
  decision(
    'G-09',
    ['3.1.3', '3.2.5'],
    ['May a bad opening hand be changed (mulligan)?', 'Peut-on changer une mauvaise main de départ (mulligan) ?'],
    ['no', 'non'],
    ['no rule says so', 'aucune règle ne le dit'],
  ),
  decision(
    'G-10',
    ['18.2.3'],
    [
      'The loser has no Location of a planet still open.',
      'Le perdant n’a aucune localisation d’une planète encore libre.',
    ],
    [
      'impossible with a legal deck; if it happens, the opponent supplies one, and if they can’t either, the loser has lost',
      'impossible avec un deck légal ; sinon l’adversaire en fournit une, et s’il n’en a pas non plus, le perdant a perdu',
    ],
    [
      'Locations leave a deck only for hand, discard pile or table; it is a net below the rope',
      'les localisations ne quittent la pile de tirage que pour la main, la défausse ou la table ; simple filet de sécurité',
    ],
  ),

  // ---------------------------------------------------------------- deploying
  decision(
    'G-11',
    ['4.2.2'],
    [
      'In what order are cards deployed, and may it be taken back?',
      'Dans quel ordre déploie-t-on, et peut-on revenir en arrière ?',
    ],
    [
      'in any order; back until something secret was seen or the other had to answer',
      'dans l’ordre voulu ; retour possible tant que rien de secret n’a été vu et que l’autre n’a pas dû répondre',
    ],
    ['4.2 leaves the order open', '4.2 laisse l’ordre libre'],
  ),
  decision(
    'G-12',
    ['21.3'],
    [
      'One deployment sets off several texts: which first?',
      'Un déploiement déclenche plusieurs textes : lequel d’abord ?',
    ],
    [
      'as the owner of the deployed card wishes; each is finished before the next action',
      'au choix du propriétaire de la carte déployée ; chacun est achevé avant l’action suivante',
    ],
    ['it is their turn', 'c’est son tour'],
  ),
  decision(
    'G-13',
    ['5.1', '24.2.1'],
    ['Several texts change what a card costs.', 'Plusieurs textes changent le coût d’une carte.'],
    [
      'a fixed cost first, then what makes it cheaper, never below 0; a built-in weapon keeps its price',
      'un coût fixe d’abord, puis les réductions, jamais sous 0 ; une arme intégrée garde son prix',
    ],
    ['so each text does what it says', 'chaque texte fait ainsi ce qu’il dit'],
  ),
  decision(
    'G-14',
    ['20.3'],
    ['May an Effect be replaced by another of its owner?', 'Peut-on remplacer son propre effet par un autre ?'],
    ['no; the first must leave play before', 'non ; le premier doit d’abord quitter le jeu'],
    ['one Effect a player is the limit', 'la limite est d’un effet par joueur'],
  ),
  decision(
    'G-15',
    ['5.1.1'],
    [
      'An Effect that raised the counter limit leaves play in the same step.',
      'Un effet qui augmentait la limite de compteurs part dans la même phase.',
    ],
    [
      'what is deployed stays; the limit falls for what comes after',
      'ce qui est déployé reste ; la limite baisse pour la suite',
    ],
    ['it was legal when it was done', 'c’était permis au moment de le faire'],
  ),
  decision(
    'G-16',
    ['21.3'],
    ['What does the opponent see of a search?', 'Que voit l’adversaire d’une recherche ?'],
    [
      'that there was one, what was deployed, or that nothing was, and the shuffle',
      'qu’elle a lieu, ce qui est déployé ou que rien ne l’est, et le mélange',
    ],
    ['the deck need not be shown (21.3.5)', 'la pile de tirage n’a pas à être montrée (21.3.5)'],
  ),
  decision(
    'G-17',
    ['21.3.5'],
    [
      'May one search although nothing could be deployed, for want of counters?',
      'Peut-on chercher bien que rien ne puisse être déployé, faute de compteurs ?',
    ],
    ['yes, at the price of the damage; the panel warns of it', 'oui, au prix du dommage ; le panneau en avertit'],
    ['21.3.5 expects just this', '21.3.5 prévoit ce cas'],
  ),
  decision(
    'G-18',
    ['19.2.2'],
    [
      'Laying a Location, deploying or fetching takes the last card of the draw deck.',
      'Poser une localisation, déployer ou chercher prend la dernière carte de la pile de tirage.',
    ],
    ['the deck is empty, so the game is lost at once', 'la pile de tirage est vide : la partie est perdue aussitôt'],
    ['an empty deck is enough (19.2.2)', 'une pile de tirage vide suffit (19.2.2)'],
  ),
  decision(
    'G-19',
    ['6.2'],
    ['Must it be said which copies form a stack?', 'Faut-il dire quels exemplaires forment une pile ?'],
    ['no; it follows from title and planet', 'non ; titre et planète le disent'],
    ['6.2 knows nothing else', '6.2 ne connaît rien d’autre'],
  ),
  decision(
    'G-20',
    ['6.2.2', '24.2.4'],
    [
      'Armed & Dangerous cards bear two names: which counts?',
      'Les cartes « armé et dangereux » portent deux noms : lequel compte ?',
    ],
    [
      'the character’s; the weapon part is no copy of that weapon',
      'celui du personnage ; la partie arme n’est pas un exemplaire de cette arme',
    ],
    ['it is a Character card only', 'c’est une carte de personnage seulement'],
  ),

  // ---------------------------------------------------------------- battle
  decision(
    'G-21',
    ['9.2.2'],
    ['When are the chosen Battle cards fixed?', 'Quand les cartes de bataille choisies sont-elles fixées ?'],
    [
      'with the number, the attacker’s before the defender answers',
      'avec le nombre ; celles de l’attaquant avant la réponse du défenseur',
    ],
    ['neither may change after the declaration', 'rien ne change plus après l’annonce'],
  ),
  decision(
    'G-22',
    ['9.2.6'],
    ['Who makes their plan first?', 'Qui fait son plan le premier ?'],
    [
      'neither player knows their opponent’s plan; both are opened together',
      'aucun ne connaît le plan adverse ; les deux s’ouvrent ensemble',
    ],
    ['they are made at the same time', 'ils se font en même temps'],
  ),
  decision(
    'G-23',
    ['14.5'],
    [
      'The end of a plan holds no character, only weapons or Battle cards.',
      'La fin d’un plan n’a plus de personnage, seulement des armes ou des cartes de bataille.',
    ],
    [
      'no fighter; the weapons stay, the Battle cards are discarded',
      'pas de combattant ; les armes restent, les cartes de bataille sont défaussées',
    ],
    ['so 14.5 treats all leftovers', 'ainsi 14.5 traite tous les restes'],
  ),
  decision(
    'G-24',
    ['16.2'],
    [
      'Both may use a text at the reveal: who speaks first?',
      'Les deux peuvent user d’un texte à la révélation : qui d’abord ?',
    ],
    [
      'the defender, then the attacker, in turn until both decline',
      'le défenseur, puis l’attaquant, tour à tour jusqu’à ce que tous deux renoncent',
    ],
    ['the draws go the same way (16.1)', 'les tirages vont dans le même sens (16.1)'],
  ),
  decision(
    'G-25',
    ['11.5'],
    ['Each side ignores the opposing weapon.', 'Chaque côté ignore l’arme adverse.'],
    [
      'both conditions are judged as things stand at the reveal, then both work',
      'on juge les deux conditions à la révélation, puis les deux agissent',
    ],
    ['neither comes first', 'aucun ne passe avant'],
  ),
  decision(
    'G-26',
    ['10.3', '12.6'],
    [
      'When do cards drawn for destiny reach the hand?',
      'Quand les cartes tirées pour la destinée rejoignent-elles la main ?',
    ],
    [
      'after the fight; they can no longer be Battle cards of this battle, but count as hand to be shown in later fights',
      'après le combat ; elles ne servent plus de cartes de bataille ici, mais comptent dans une main montrée plus tard',
    ],
    [
      'texts may still change or swap drawn numbers until then',
      'des textes peuvent changer ou échanger les nombres tirés jusque-là',
    ],
  ),
  decision(
    'G-27',
    ['23.12'],
    ['Hits scored, when some were taken off by dueling text', 'Coups marqués, quand un texte de duel en a retiré'],
    [
      'the tokens on the opposing character when the duel ends',
      'les jetons posés sur le personnage adverse à la fin du duel',
    ],
    ['both can see them (U-13)', 'tous deux les voient (U-13)'],
  ),
  decision(
    'G-28',
    ['16.4', '19.2'],
    ['A draw from an empty deck', 'Un tirage d’une pile de tirage vide'],
    [
      'counts 0; the deck is found empty after the draws',
      'compte 0 ; la pile de tirage est trouvée vide après les tirages',
    ],
    ['16.4 puts the look at the decks after all draws', '16.4 regarde les piles de tirage après tous les tirages'],
  ),
  decision(
    'G-29',
    ['16.1'],
    ['Several draws for one card, or two weapons', 'Plusieurs tirages pour une carte, ou deux armes'],
    [
      'one after another, in their own point of 16.1, in the order of the plan',
      'l’un après l’autre, à leur point de 16.1, dans l’ordre du plan',
    ],
    ['the order of points has nothing between them', 'rien ne les sépare dans cet ordre'],
  ),
  decision(
    'G-30',
    ['16.1.7', '16.1.8'],
    [
      'Both Battle cards swap or replace drawn numbers.',
      'Les deux cartes de bataille échangent ou remplacent des nombres tirés.',
    ],
    [
      'the attacker’s first, the defender’s then on the result',
      'celle de l’attaquant d’abord, celle du défenseur ensuite sur le résultat',
    ],
    ['so go points 7 and 8', 'ainsi vont les points 7 et 8'],
  ),
  decision(
    'G-31',
    ['10.2'],
    ['Power below 0', 'Une puissance sous 0'],
    ['counts as 0', 'compte 0'],
    ['it is rare and does no harm', 'c’est rare et sans conséquence'],
  ),
  decision(
    'G-32',
    ['14.1'],
    ['In what order does a defeat go?', 'Dans quel ordre va une défaite ?'],
    [
      'character and weapon are discarded, then the damage is taken, then the deck is looked at; then texts "when defeated" or "when this card defeats", the attacker’s first',
      'personnage et arme sont défaussés, puis le dommage est subi, puis on regarde la pile de tirage ; puis les textes de défaite, ceux de l’attaquant d’abord',
    ],
    ['the damage belongs to the defeat', 'le dommage fait partie de la défaite'],
  ),
  decision(
    'G-33',
    ['9.1', '23.1'],
    [
      '*Pit Droid, Mechanic* (virtual) keeps a character out of battles: out of duels too?',
      '*Pit Droid, Mechanic* (virtuel) écarte un personnage des batailles : des duels aussi ?',
    ],
    ['no, only out of battles', 'non, seulement des batailles'],
    ['its text names battles only', 'son texte ne nomme que les batailles'],
  ),
  decision(
    'G-34',
    ['14.1', '14.4'],
    ['Damage or breakthrough larger than the deck', 'Dommage ou percée plus grands que la pile de tirage'],
    [
      'all of it is discarded; the game is over, the rest of the battle is not played',
      'tout est défaussé ; la partie est finie, le reste de la bataille ne se joue pas',
    ],
    ['an empty deck counts at once (19.2.1)', 'une pile de tirage vide compte aussitôt (19.2.1)'],
  ),
  decision(
    'G-35',
    ['14.1'],
    ['Which cards are lost as damage?', 'Quelles cartes perd-on comme dommage ?'],
    ['those on top, in order; nothing to choose', 'celles du dessus, dans l’ordre ; rien à choisir'],
    ['14.1 says where from', '14.1 dit d’où elles viennent'],
  ),
  decision(
    'G-36',
    ['14.1'],
    ['Damage that texts bring below 0', 'Des dommages que des textes mènent sous 0'],
    ['counts as 0', 'compte 0'],
    ['nobody gains cards by a defeat', 'une défaite ne rend pas de cartes'],
  ),
  decision(
    'G-37',
    ['12.7', '14.4'],
    [
      'A character is to fight the next fight, but the opponent has no fighter left.',
      'Un personnage doit livrer le combat suivant, mais l’adversaire n’a plus de combattant.',
    ],
    ['the promise lapses; the character does not break through', 'la promesse tombe ; il ne perce pas'],
    ['only characters that have not fought break through', 'seuls percent ceux qui n’ont pas combattu'],
  ),
  decision(
    'G-38',
    ['14.4'],
    [
      'A character fought and was put back on the plan (virtual cards): does it break through?',
      'Un personnage a combattu puis est revenu sur le plan (cartes virtuelles) : perce-t-il ?',
    ],
    ['yes, it counts as not having fought', 'oui, il est tenu pour n’ayant pas combattu'],
    ['it is back where fighters wait', 'il est revenu là où attendent les combattants'],
  ),
  decision(
    'G-39',
    ['9.1'],
    [
      'A duel takes the last face-up character of one side.',
      'Un duel emporte le dernier personnage face visible d’un côté.',
    ],
    ['no battle is possible', 'plus de bataille possible'],
    ['a battle needs one on each side (U-01)', 'il en faut un de chaque côté (U-01)'],
  ),

  // ---------------------------------------------------------------- duels
  decision(
    'G-40',
    ['23.4'],
    ['Are the choices before a duel open or secret?', 'Les choix avant un duel sont-ils ouverts ou secrets ?'],
    ['open, in the order of 23.4', 'ouverts, dans l’ordre de 23.4'],
    ['they are told as a sequence', 'ils sont décrits l’un après l’autre'],
  ),
  decision(
    'G-41',
    ['23.4.3'],
    [
      'May the player who started the duel change the weapon after a substitution?',
      'L’initiateur peut-il changer d’arme après un remplacement ?',
    ],
    ['no', 'non'],
    ['the weapon was chosen before (23.4.1)', 'il a choisi avant (23.4.1)'],
  ),
  decision(
    'G-42',
    ['23.6.4'],
    ['Who draws their dueling hand first?', 'Qui tire d’abord sa main de duel ?'],
    ['the initiator', 'l’initiateur'],
    ['it makes no difference', 'cela ne change rien'],
  ),
  decision(
    'G-43',
    ['23.9'],
    ['Is dueling text compulsory, and when does it work?', 'Un texte de duel est-il obligatoire, et quand agit-il ?'],
    [
      'only "may" is optional; who scored the hit uses it at once, before the next attack',
      'seul « may » laisse le choix ; qui a marqué le coup l’applique aussitôt, avant l’attaque suivante',
    ],
    ['the hit sets it off (23.9)', 'le coup le déclenche (23.9)'],
  ),
  decision(
    'G-44',
    ['23.6.4'],
    ['Cards for the dueling hand from an empty deck', 'Des cartes pour la main de duel d’une pile de tirage vide'],
    ['there are none', 'il n’y en a pas'],
    ['one takes what there is', 'on prend ce qu’il y a'],
  ),
  decision(
    'G-45',
    ['23.8'],
    [
      'The opponent has no cards left, and you do not wish to attack.',
      'L’adversaire n’a plus de cartes et vous ne voulez pas attaquer.',
    ],
    ['you may pass; then the duel ends', 'vous pouvez passer ; le duel finit alors'],
    ['nobody can attack any more', 'personne ne peut plus attaquer'],
  ),
  decision(
    'G-46',
    ['23.8'],
    ['One has passed, the other has no cards left.', 'L’un a passé, l’autre n’a plus de cartes.'],
    ['the duel ends', 'le duel finit'],
    ['nobody can attack any more', 'personne ne peut plus attaquer'],
  ),
  decision(
    'G-47',
    ['23.8'],
    [
      'The player whose turn it is not has passed: does that bar a battle?',
      'Le joueur dont ce n’est pas le tour a passé : la bataille est-elle interdite ?',
    ],
    ['no', 'non'],
    ['they could not declare one in this turn anyway', 'il ne pouvait de toute façon pas en déclarer'],
  ),
  decision(
    'G-48',
    ['23.9', '23.10'],
    [
      'A hit defeats while text of the same card still has to work.',
      'Un coup vainc alors que le texte de la même carte doit encore agir.',
    ],
    ['that text is finished, then the duel ends', 'ce texte est achevé, puis le duel finit'],
    ['text belongs to its hit', 'le texte fait partie du coup'],
  ),
  decision(
    'G-49',
    ['23.11'],
    ['When are the decks looked at after a duel?', 'Quand regarde-t-on les piles de tirage après un duel ?'],
    [
      'when the cards of the duel are shuffled in, and again after damage',
      'quand les cartes du duel sont mélangées, et encore après les dommages',
    ],
    ['until then the cards of the duel are part of the decks', 'jusque-là les cartes du duel en font partie'],
  ),
  decision(
    'G-50',
    ['23.11.5'],
    ['The weapon of a duelist who survives', 'L’arme d’un duelliste qui survit'],
    ['stays there, free for the battle', 'reste là, libre pour la bataille'],
    ['cards of the duel may still fight', 'les cartes du duel peuvent encore combattre'],
  ),

  // ---------------------------------------------------------------- Even Up, end of turn, planets
  decision(
    'G-51',
    ['17.5'],
    ['When do texts of the Even Up step work?', 'Quand agissent les textes de la phase Égaliser ?'],
    [
      'before cards are drawn, in the order their owner wishes',
      'avant de piocher, dans l’ordre voulu par leur propriétaire',
    ],
    ['so there is one moment for them', 'ils ont ainsi un seul moment'],
  ),
  decision(
    'G-52',
    ['18.1', '18.5'],
    ['Surrender, or control first?', 'Concéder d’abord, ou le contrôle ?'],
    [
      'control is looked for first; you may surrender only if nobody has it',
      'le contrôle d’abord ; on ne peut concéder que si personne ne l’a',
    ],
    ['else surrender could undo a victory', 'sinon concéder pourrait annuler une victoire'],
  ),
  decision(
    'G-53',
    ['18.5'],
    ['Surrender without any character of the opponent there', 'Concéder sans aucun personnage adverse sur place'],
    ['allowed; the opponent controls the planet', 'permis ; l’adversaire contrôle la planète'],
    ['18.5 asks for nothing else', '18.5 ne demande rien d’autre'],
  ),
  decision(
    'G-54',
    ['18.1', '18.2'],
    ['When do texts for winning control work?', 'Quand agissent les textes de prise de contrôle ?'],
    [
      'after control is settled, before the cards go aside; a deck may be emptied by them',
      'une fois le contrôle établi, avant que les cartes soient mises de côté ; ils peuvent vider une pile de tirage',
    ],
    ['the cards must still be there to speak', 'les cartes doivent encore être là pour agir'],
  ),
  decision(
    'G-55',
    ['18.2.2', '20.5'],
    ['Are Effects discarded before or after these texts?', 'Les effets sont-ils défaussés avant ou après ces textes ?'],
    ['after', 'après'],
    ['they are in play until then', 'ils sont en jeu jusque-là'],
  ),
  decision(
    'G-56',
    ['19.2.1'],
    ['Both a deck and a planet are decided', 'Une pile de tirage et une planète se décident à la fois'],
    ['the deck was first', 'la pile de tirage passe avant'],
    ['19.2.1 says so for the same turn', '19.2.1 le dit pour un même tour'],
  ),
  decision(
    'G-57',
    ['7.8'],
    ['Hidden cards on a lost planet', 'Cartes cachées sur une planète perdue'],
    [
      'stranded, hidden until their owner’s next turn begins',
      'échouées, cachées jusqu’au début du prochain tour de leur propriétaire',
    ],
    ['7.4 turns them up wherever they are', '7.4 les retourne où qu’elles soient'],
  ),
  decision(
    'G-58',
    ['20.6'],
    [
      'Fetching Effects: does the second player choose knowing the choice of the first?',
      'Le second joueur cherche-t-il son effet en connaissant celui du premier ?',
    ],
    ['yes', 'oui'],
    ['the first shows it (20.6)', 'le premier le montre (20.6)'],
  ),
  decision(
    'G-59',
    ['20.6', '17.3'],
    ['A fetched Effect makes the hand larger than six.', 'Un effet cherché porte la main au-dessus de six.'],
    ['it is kept; the owner’s next Even Up sees to it', 'on le garde ; la prochaine phase Égaliser y veille'],
    ['hands are counted only there (17.3)', 'on ne compte la main que là (17.3)'],
  ),

  // ---------------------------------------------------------------- starships
  decision(
    'G-60',
    ['22.4'],
    ['How many evacuations in a turn?', 'Combien d’évacuations par tour ?'],
    ['any number, each with a transport in hyperspace', 'sans limite, chacune avec un transport en hyperespace'],
    ['no limit is given', 'aucune limite n’est donnée'],
  ),
  decision(
    'G-61',
    ['22.4.4'],
    ['Starships were added, but nobody intercepts.', 'Des vaisseaux ont été ajoutés, mais personne n’intercepte.'],
    ['they stay in hyperspace', 'ils restent en hyperespace'],
    ['that is where they were deployed', 'c’est là qu’ils ont été déployés'],
  ),
  decision(
    'G-62',
    ['22.4.4'],
    [
      'May one add starships to an empty hyperspace, and then not intercept?',
      'Peut-on ajouter des vaisseaux à un hyperespace vide, puis ne pas intercepter ?',
    ],
    ['yes, the one does not hang on the other', 'oui, les deux sont indépendants'],
    ['the rule names them in turn', 'la règle les nomme l’un après l’autre'],
  ),
  decision(
    'G-63',
    ['22.4.6', '21.1'],
    [
      'Do the texts of evacuated cards work during the starship battle?',
      'Les textes des cartes évacuées agissent-ils pendant la bataille spatiale ?',
    ],
    ['yes, as on their planet, until it is decided', 'oui, comme sur leur planète, jusqu’à la décision'],
    ['some texts speak of starships that evacuate', 'certains textes parlent de vaisseaux qui évacuent'],
  ),
  decision(
    'G-64',
    ['22.5.2', '12.2'],
    [
      'Battle cards for characters in a starship battle',
      'Des cartes de bataille de personnages dans une bataille spatiale',
    ],
    ['work only if they fit starships too', 'n’agissent que si elles conviennent aussi aux vaisseaux'],
    ['a card must fit its user (12.2)', 'une carte doit convenir à son utilisateur (12.2)'],
  ),
  decision(
    'G-65',
    ['22.4.7'],
    [
      'Which transport goes back if there was no starship battle?',
      'Quel transport retourne s’il n’y a pas eu de bataille spatiale ?',
    ],
    ['one at random of all own transports', 'un transport au hasard parmi tous les siens'],
    ['22.4.7 makes no difference', '22.4.7 ne distingue pas'],
  ),
  decision(
    'G-66',
    ['22.5.5'],
    ['Starship plans of unequal length', 'Plans de vaisseaux de longueurs inégales'],
    ['starships left over survive', 'les vaisseaux en trop survivent'],
    ['there is no breakthrough', 'il n’y a pas de percée'],
  ),

  // ---------------------------------------------------------------- podrace
  decision(
    'G-67',
    ['25.6'],
    ['Are lap cards seen?', 'Voit-on les cartes de piste ?'],
    ['yes, they lie face up', 'oui, elles sont face visible'],
    ['their numbers must be checked', 'leurs nombres doivent pouvoir être vérifiés'],
  ),
  decision(
    'G-68',
    ['25.6', '25.11'],
    [
      'Which number comes next after lap cards were lost?',
      'Quel nombre suit quand des cartes de piste ont été perdues ?',
    ],
    ['one more than that of the last card left', 'un de plus que celui de la dernière carte restante'],
    ['the last played are lost first', 'les dernières jouées partent d’abord'],
  ),
  decision(
    'G-69',
    ['25.7'],
    [
      'Does a lost handling card still count for the limit?',
      'Une carte de maniement perdue compte-t-elle encore dans la limite ?',
    ],
    ['no, only those in the pile', 'non, seulement celles de la pile'],
    ['the limit is for a completed lap', 'la limite vaut pour un tour de piste achevé'],
  ),
  decision(
    'G-70',
    ['28.1', '25.11'],
    [
      'What is told of a draw deck while lap cards lie there?',
      'Que dit-on de la pile de tirage quand des cartes de piste sont posées ?',
    ],
    ['draw deck and Podracing pile, each by itself', 'pile de tirage et pile de course, séparément'],
    ['both are open', 'les deux sont publiques'],
  ),
  decision(
    'G-71',
    ['25.8'],
    [
      'Refuel draws the last card, and there are no lap cards.',
      'Le ravitaillement prend la dernière carte, sans carte de piste.',
    ],
    ['the game is lost at once; the panel warns of it', 'la partie est perdue aussitôt ; le panneau en avertit'],
    ['an empty deck is enough (19.2.2)', 'une pile de tirage vide suffit (19.2.2)'],
  ),
  decision(
    'G-72',
    ['25.5', '25.8'],
    ['May other things come between thrust and Refuel?', 'Autre chose peut-il venir entre poussée et ravitaillement ?'],
    [
      'no: token, lap cards, Refuel, then the rest of the step',
      'non : jeton, cartes de piste, ravitaillement, puis le reste de la phase',
    ],
    ['so the rules list them', 'les règles les donnent dans cet ordre'],
  ),
  decision(
    'G-73',
    ['25.2', '25.5'],
    ['Podracing in the first turn of the game', 'Courir dès le premier tour de la partie'],
    ['allowed', 'permis'],
    ['cards on the Objective are never hidden', 'les cartes sur l’objectif ne sont jamais cachées'],
  ),
  decision(
    'G-74',
    ['25.2', '25.3'],
    ['Pilot and Podracer that do not match on the Objective', 'Pilote et module non assortis sur l’objectif'],
    [
      'may be deployed, but never thrust; the panel warns of it',
      'peuvent être déployés, mais ne poussent jamais ; le panneau en avertit',
    ],
    ['there is one of each for the whole game', 'il n’y en a qu’un de chaque pour toute la partie'],
  ),

  // ---------------------------------------------------------------- playing by message
  decision(
    'G-75',
    ['28.2', '28.3', '28.4'],
    ['What is open to all?', 'Qu’est-ce qui est public ?'],
    [
      'the table, hyperspace, Objective and Podracing pile, each card as it is discarded, how many cards are in hands and decks; not what lies in a discard pile afterwards',
      'la table, l’hyperespace, l’objectif et la pile de course, chaque carte au moment de sa défausse, le nombre de cartes des mains et des piles de tirage ; pas le contenu d’une défausse ensuite',
    ],
    ['that is part 28, as a table would show it', 'c’est la partie 28, comme à une table'],
  ),
  decision(
    'G-76',
    ['28.1'],
    ['Must one ask for the number of cards in a deck?', 'Faut-il demander le nombre de cartes d’une pile de tirage ?'],
    ['no, it is always shown', 'non, il est toujours affiché'],
    ['they would have to be told anyway', 'il faudrait le dire de toute façon'],
  ),
  decision(
    'G-77',
    ['19.1', '19.2'],
    ['May the game be given up?', 'Peut-on abandonner la partie ?'],
    ['at any time; the other wins', 'à tout moment ; l’autre gagne'],
    ['nobody can be made to play on', 'on ne peut forcer personne à jouer'],
  ),
  decision(
    'G-78',
    ['4.1'],
    ['What happens when time is up?', 'Que se passe-t-il quand le temps est écoulé ?'],
    [
      'what spends and shows least. Deploying: nothing more. Duel, battle, Battle cards, Effect, substitute, block, interception: none; an attack in a duel: a pass. Plan: characters by power, highest first, each with the first weapon that fits it in the order of deployment; weapon in a duel: the first that fits. Above six at Even Up: the newest cards go. Next planet: the first legal Location in discard pile, hand, deck',
      'ce qui dépense et montre le moins. Déploiement : plus rien. Duel, bataille, cartes de bataille, effet, remplaçant, parade, interception : aucun ; une attaque en duel : on passe. Plan : personnages par puissance décroissante, chacun avec la première arme qui lui convient dans l’ordre de déploiement ; arme en duel : la première qui convient. Plus de six cartes : les plus récentes partent. Planète suivante : la première localisation permise de la défausse, de la main, de la pile de tirage',
    ],
    ['the match continues, and no one gains by it', 'la partie continue, et personne n’y gagne'],
  ),
  decision(
    'G-79',
    ['29.1', '29.2', '29.3'],
    ['Penalties for mistakes in play (misplays)', 'Pénalités pour fautes de jeu'],
    ['none are needed: what is illegal is refused', 'inutiles : ce qui est interdit est refusé'],
    ['no one can play an illegal card here', 'personne ne peut poser ici une carte interdite'],
  ),
  decision(
    'G-80',
    ['19.2.4'],
    ['What is a tie worth in a league?', 'Que vaut un partie nulle dans une ligue ?'],
    [
      'half a win for each, unless the league says otherwise',
      'une demi-victoire pour chacun, sauf si la ligue en décide autrement',
    ],
    ['neither did better (U-02)', 'aucun n’a fait mieux (U-02)'],
  ),
  decision(
    'G-81',
    ['9.1', '18.2.3', '20.6', '22.4.4', '23.4'],
    ['When is a player asked outside their own turn?', 'Quand est-on sollicité hors de son tour ?'],
    [
      'defending a battle or a duel, interception, optional texts at a reveal or a draw, fetching an Effect, planet and Location after a loss; and by card text: a discard that the other forces, a text on winning control, one of two drawn cards',
      'défense d’une bataille ou d’un duel, interception, textes facultatifs à une révélation ou un tirage, recherche d’un effet, planète et localisation après une perte ; et par texte : défausse imposée, texte de prise de contrôle, une de deux cartes tirées',
    ],
    ['rules and cards name no other occasion', 'règles et cartes ne nomment pas d’autre occasion'],
  ),

  // ---------------------------------------------------------------- added later
  decision(
    'G-82',
    ['23.2', '23.4', '24.2.4'],
    ['A character with a built-in lightsaber in a duel', 'Un personnage à sabre laser intégré dans un duel'],
    [
      'may defend or be a substitute, with its bonus and without a draw; it cannot initiate with that lightsaber',
      'peut défendre ou remplacer, avec son bonus et sans tirage ; ce sabre ne lui permet pas de lancer un duel',
    ],
    [
      'to initiate one needs a lightsaber *card*, which the built-in one is not',
      'pour lancer un duel il faut une *carte* de sabre laser, ce que l’arme intégrée n’est pas',
    ],
  ),
  decision(
    'G-83',
    ['13.2', '24.2.2'],
    ['Armed & Dangerous characters in a group', 'Des personnages « armé et dangereux » dans un groupe'],
    ['every built-in weapon works, wherever its bearer stands', 'chaque arme intégrée agit, où que soit son porteur'],
    [
      'the limit of one is for Weapon cards; 16.1 speaks of all built-in ones',
      'la limite d’une vaut pour les cartes d’arme ; 16.1 parle de toutes les armes intégrées',
    ],
  ),
  decision(
    'G-84',
    ['25.5', '25.8'],
    ['Refuel after a thrust without lap cards', 'Ravitaillement après une poussée sans carte de piste'],
    ['allowed', 'permis'],
    [
      'to place the token and play no card is a thrust: 25.5 says *up to*',
      'poser le jeton sans jouer de carte est une poussée : 25.5 dit *jusqu’à*',
    ],
  ),
  decision(
    'G-85',
    ['19.5'],
    ['A game in which nobody does anything', 'Une partie où personne ne fait rien'],
    [
      'a tie after twelve such turns in a row, and at turn 300',
      'partie nulle après douze tours de suite ainsi, et au tour 300',
    ],
    ['the rules don’t end it, and every game must end', 'les règles n’y mettent pas fin, et toute partie doit finir'],
  ),
  decision(
    'G-86',
    ['3.1.2'],
    ['Where does a starter game on Naboo begin?', 'Où commence une partie d’initiation sur Naboo ?'],
    [
      'at *Naboo • Theed Palace*, if the dark deck has it and not *Tatooine • Desert Landing Site*',
      'à *Naboo • Theed Palace*, si le deck du côté obscur l’a, et non *Tatooine • Desert Landing Site*',
    ],
    [
      'it is the dark Location of the set whose starter it is',
      'c’est la localisation du côté obscur dans la série de ce deck d’initiation',
    ],
  ),
  decision(
    'G-87',
    ['2.1', '2.4', '2.6', '25.1'],
    [
      'May a starter deck hold wild cards and an Objective?',
      'Un deck d’initiation peut-il avoir des jokers et un objectif ?',
    ],
    ['yes, in the places of 2.4 and 2.6', 'oui, aux places de 2.4 et 2.6'],
    [
      'two starter decks make a full one (2.1), which may',
      'deux de ces decks d’initiation en font un complet (2.1), qui le peut',
    ],
  ),
  decision(
    'G-88',
    ['20.6', '3.1.3'],
    [
      'May Effects be fetched in a starter game, and who is asked?',
      'Peut-on chercher un Effet dans une partie d’initiation, et à qui le demande-t-on ?',
    ],
    [
      'yes; both are asked, whether their decks hold an Effect or not',
      'oui ; on le demande aux deux, que leur jeu ait un Effet ou non',
    ],
    [
      '20.6 speaks of every first Location, and what a deck holds is secret',
      '20.6 parle de toute première localisation, et ce que contient un jeu est secret',
    ],
  ),
]
