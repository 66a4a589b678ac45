/** Parts 0 to 5 of the rules: authority, cards, set-up, piles, the turn. A line: number | English | French. */
export const BEGIN = `
0 | Which document counts | Quel document fait foi
0.1 | **Glossary**: it replaces every rule document older than itself. | **Glossaire** : il remplace tout document de règles plus ancien que lui.
0.2 | Its copy here includes rulings up to August 2001. | Sa version ici comprend les décisions jusqu’en août 2001.
0.3 | Entries are filed by exact title; punctuation does not count. | Les entrées suivent le titre exact ; la ponctuation ne compte pas.
0.4 | A **corrected text** is right for every printing of the card. | Un **texte corrigé** vaut pour toutes les impressions de la carte.
0.5 | The basic rules suffice for ready-made decks; the parts from 24 on are for experts. | Les règles de base suffisent pour les decks prêts à jouer ; les parties à partir de 24 sont pour les experts.
0.6 | **Order of authority**: text of the card, glossary, supplement, basic rules. | **Ordre d’autorité** : texte de la carte, glossaire, supplément, règles de base.
0.7 | The points that the glossary calls new are binding too. | Les points que le glossaire dit nouveaux sont obligatoires aussi.
1 | Players, decks, aim | Joueurs, decks, but
1.1 | **Two players**: one plays the Dark Side, one the Light Side. | **Deux joueurs** : l’un joue le côté obscur, l’autre le côté lumineux.
1.2 | A **deck** has exactly 60 cards, all of its player’s side. | Un **deck** a exactement 60 cartes, toutes du côté de son joueur.
1.3 | It may hold any number of **copies**, of unique cards too. | Il admet un nombre quelconque d’**exemplaires**, même d’une carte unique.
1.4 | One card is one **Force**: the 60 cards are all that a player has. | Une carte est un point de **Force** : les 60 cartes sont tout ce qu’un joueur possède.
1.5 | A player whose **Life Force** is used up loses (part 12). | Un joueur dont la **Force vitale** est épuisée perd (partie 12).
2 | Cards, icons, numbers | Cartes, icônes, nombres
2.1 | **Types** of cards. | **Types** de cartes.
2.1.1 | Characters (Rebel, Imperial, alien, droid), vehicles, starships, weapons, devices, Effects, Interrupts, creatures and others. | Personnages (Rebelle, Impérial, alien, droïde), véhicules, vaisseaux, armes, équipements, effets, interruptions, créatures et autres.
2.1.2 | Also locations, and Admiral’s Orders (part 26). | Aussi les localisations, et les ordres de l’amiral (partie 26).
2.1.3 | Locations are the board; characters, vehicles and starships are the pieces; other cards help them. | Les localisations sont le plateau ; personnages, véhicules et vaisseaux sont les pièces ; les autres cartes les aident.
2.2 | **Icons**. | **Icônes**.
2.2.1 | Of skills: pilot, warrior, nav computer, permanent weapon. | De talents : pilote, guerrier, ordinateur de navigation, arme permanente.
2.2.2 | Of locations: planet, space, mobile, interior, exterior, Force of each side. | De localisations : planète, espace, mobile, intérieur, extérieur, Force de chaque côté.
2.2.3 | Others: selective creature, independent starship, Scomp link. | Autres : créature sélective, vaisseau indépendant, prise Scomp.
2.2.4 | The icon of a Jedi Master holds a Force icon of its side. *Emperor Palpatine* has one. | L’icône d’un Maître Jedi contient une icône de Force de son côté. *Emperor Palpatine* en a une.
2.3 | **Numbers**. | **Nombres**.
2.3.1 | **Destiny** stands in the corner; a card without it counts 0. | La **destinée** est dans le coin ; une carte qui n’en a pas compte 0.
2.3.2 | **Deploy cost**: the Force that the card costs. | **Coût de déploiement** : la Force que coûte la carte.
2.3.3 | **Forfeit value**: what the card is worth as a loss (9.6). | **Valeur de perte** : ce que vaut la carte comme perte (9.6).
2.3.4 | **Power** is added up in battle (9.5). | La **puissance** s’additionne en bataille (9.5).
2.3.5 | **Ability**: how well a card uses the Force. Characters have it, except droids; so do permanent pilots and creature vehicles. | **Habileté** : l’usage de la Force. Les personnages en ont, sauf les droïdes ; les pilotes permanents et véhicules créatures aussi.
2.3.6 | **Defense value**: a weapon must beat it. Of characters the higher of ability and armor, of ships and vehicles armor or maneuver, of a bare droid 0 (U-02). | **Valeur de défense** : une arme doit la dépasser. D’un personnage, le plus haut de l’habileté et du blindage ; d’un vaisseau ou véhicule, blindage ou manœuvre ; d’un droïde nu, 0 (U-02).
2.3.7 | **Landspeed**: how many sites; 1 for characters. | **Vitesse terrestre** : combien de sites ; 1 pour les personnages.
2.3.8 | **Hyperspeed**: how many parsecs. | **Hypervitesse** : combien de parsecs.
2.3.9 | **Capacity**: how many pilots, passengers, vehicles or starfighters fit aboard. | **Capacité** : combien de pilotes, passagers, véhicules ou chasseurs tiennent à bord.
2.3.10 | **Uniqueness**: the dots before the title (8.8). | **Unicité** : les points devant le titre (8.8).
2.4 | **Locations**. | **Localisations**.
2.4.1 | A **system** is a planet: starships are there. | Un **système** est une planète : les vaisseaux y sont.
2.4.2 | A **site** is a part of a planet or installation: characters and vehicles are there. | Un **site** est une partie d’une planète ou installation : personnages et véhicules y sont.
2.4.3 | A **sector** is a third kind, and space (U-03). | Un **secteur** est une troisième sorte, dans l’espace (U-03).
2.4.4 | **Related**: of the same planet; a system is related to all of its sites. | **Connexe** : de la même planète ; un système est connexe à tous ses sites.
2.4.5 | **Adjacent**: two sites side by side; a system is adjacent to nothing. | **Adjacents** : deux sites côte à côte ; un système n’est adjacent à rien.
2.4.6 | Each side has its own icons and text on a location. | Chaque côté a ses icônes et son texte sur une localisation.
2.4.7 | A **battleground** has Force icons of both sides (U-26). | Un **champ de bataille** a des icônes de Force des deux côtés (U-26).
2.5 | **Presence**, occupying, controlling. | **Présence**, occupation, contrôle.
2.5.1 | You **occupy** a location where your ability adds up to 1 or more. | Vous **occupez** une localisation où votre habileté totale est d’au moins 1.
2.5.2 | You **control** it if your opponent does not occupy it (U-04). | Vous la **contrôlez** si votre adversaire ne l’occupe pas (U-04).
2.5.3 | Control holds from moment to moment, in every phase. | Le contrôle vaut d’instant en instant, dans chaque phase.
2.5.4 | **Presence** is the same as occupying (U-05). | La **présence** est la même chose que l’occupation (U-05).
2.5.5 | A droid alone neither occupies nor controls. | Un droïde seul n’occupe ni ne contrôle.
2.5.6 | Ability of cards at the place and of all aboard counts, permanent pilots included (U-05). | L’habileté des cartes du lieu et de tous à bord compte, pilotes permanents compris (U-05).
2.5.7 | **Aboard** and **on** mean the same. | **À bord de** et **sur** veulent dire la même chose.
3 | Set-up | Mise en place
3.1 | Each player chooses a **starting location** in secret; both are shown together. | Chacun choisit en secret une **localisation de départ** ; les deux sont montrées ensemble.
3.2 | If both chose the same one, both choose again; these return to their decks later (U-06). | Si c’est la même, chacun choisit à nouveau ; celles-ci reviennent aux decks ensuite (U-06).
3.3 | They lie side by side if related, else apart. | Elles sont côte à côte si elles sont connexes, sinon séparées.
3.4 | Then each may play one **Starting Interrupt**, the Dark Side first. | Puis chacun peut jouer une **interruption de départ**, le côté obscur d’abord.
3.5 | The rest is shuffled: the **Reserve Deck**. | Le reste est mélangé : la **pile de réserve**.
3.6 | Each draws an **opening hand** of 8. | Chacun pioche une **main de départ** de 8 cartes.
3.7 | The **Dark Side** takes the first turn. | Le **côté obscur** joue le premier tour.
3.8 | A deck with an Objective begins with it (part 36). Shields would come first (U-27); no deck here has any. | Un deck qui a un objectif commence par lui (partie 36). Les boucliers viendraient d’abord (U-27) ; aucun deck ici n’en a.
4 | Life Force, piles, hand | Force vitale, piles, main
4.1 | **Life Force** is Reserve Deck, Force Pile and Used Pile together. | La **Force vitale** réunit pile de réserve, pile de Force et pile utilisée.
4.2 | Cards go round: Reserve Deck, Force Pile, Used Pile, and under the Reserve Deck again. | Les cartes circulent : pile de réserve, de Force, utilisée, puis sous la pile de réserve.
4.3 | **Activate**: the top card of the Reserve Deck goes unseen onto the Force Pile. | **Activer** : la première carte de la pile de réserve va, cachée, sur la pile de Force.
4.4 | **Use**: a card of the Force Pile goes face down to the Used Pile. | **Utiliser** : une carte de la pile de Force va face cachée dans la pile utilisée.
4.5 | The Force Pile stays from turn to turn; the Used Pile does not. | La pile de Force reste d’un tour à l’autre ; la pile utilisée, non.
4.6 | **Lose**: a card goes face up to the Lost Pile, from hand or from the top of one of the three piles, one at a time, as its owner likes. | **Perdre** : une carte va face visible dans la pile perdue, de la main ou du dessus d’une des trois piles, une à une, au choix de son propriétaire.
4.7 | Lost cards stay lost, unless they are retrieved (part 14). | Les cartes perdues le restent, sauf récupération (partie 14).
4.8 | The **hand** has no limit. | La **main** n’a pas de limite.
4.9 | **Draw destiny**: show the top card of the Reserve Deck, then put it onto the Used Pile. | **Tirer une destinée** : montrer la première carte de la pile de réserve, puis la mettre sur la pile utilisée.
4.10 | With no card in the Reserve Deck nothing is drawn (U-07). | Sans carte dans la pile de réserve, rien n’est tiré (U-07).
4.11 | The **Lost Pile** is open; players know only how many cards the other piles have (U-08). | La **pile perdue** est visible ; on ne connaît que le nombre de cartes des autres piles (U-08).
4.12 | *Access Denied* face up in a deck is an Effect and no Life Force (U-08). | *Access Denied* visible dans une pile est un effet et non de la Force vitale (U-08).
4.13 | A text may lay lost cards **face down under a card** on table. The loser chooses each of them as usual (4.6), and shows one of the hand first. They lie on no pile, nobody looks at them, and their number is public. When that card leaves the table they go to the Lost Pile, face up. | Un texte peut poser des cartes perdues **face cachée sous une carte** en jeu. Leur perdant choisit chacune comme d’habitude (4.6), et montre d’abord une carte de sa main. Elles ne sont dans aucune pile, personne ne les regarde, et leur nombre est public. Quand cette carte quitte la table, elles vont dans la pile perdue, face visible.
4.14 | What a card asks its player to lose for it is lost as it is played or used, before anybody responds. A player who cannot lose that much cannot begin. | La Force qu’une carte demande de perdre pour elle est perdue au moment où elle est jouée ou utilisée, avant toute réponse. Un joueur qui ne peut pas perdre autant ne peut pas commencer.
4.15 | A text may **reduce a loss** of Force: each demand by itself, before the loser chooses what they lose. It never reduces battle damage, a cost, a loss under a card (4.13), or what a card of the loser demands. | Un texte peut **réduire une perte** de Force : chaque perte à part, avant que le joueur choisisse ce qu’il perd. Il ne réduit jamais les dommages de bataille, un coût, une perte sous une carte (4.13), ni ce que demande une carte du joueur qui perd.
4.16 | A text may **keep** a character that is about to be lost from the table, for whatever reason, forfeiting included: it stays where it was, no longer hit, with the cards on it. Nothing that waits for its loss happens, and what it has paid stays paid. | Un texte peut **garder** un personnage sur le point d’être perdu depuis la table, quelle qu’en soit la raison, sacrifice compris : il reste où il était, n’est plus touché et garde les cartes sur lui. Rien de ce qui attend sa perte n’arrive, et ce qu’il a réglé reste réglé.
5 | The turn | Le tour
5.1 | **Six phases**: activate, control, deploy, battle, move, draw; each may be left out. | **Six phases** : activation, contrôle, déploiement, bataille, déplacement, pioche ; chacune est facultative.
5.2 | Turns alternate until somebody has won. | Les tours alternent jusqu’à la victoire de l’un.
5.3 | In your turn your opponent may respond, react and play Interrupts. | Pendant votre tour, votre adversaire peut répondre, réagir et jouer des interruptions.
5.4 | Two passes in a row end a phase (U-09, U-46). | Deux refus de suite terminent une phase (U-09, U-46).
`
