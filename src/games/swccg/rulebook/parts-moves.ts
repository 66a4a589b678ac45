/** Parts 10 to 14 of the rules: move, draw, the end, Interrupts, retrieval. A line: number | English | French. */
export const MOVES = `
10 | Move phase | Phase de déplacement
10.0 | **Moving** in general. | Les **déplacements** en général.
10.0.1 | You may move any of your characters, vehicles and starships. | Vous pouvez déplacer vos personnages, véhicules et vaisseaux.
10.0.2 | One **regular move** a card and turn; transfer, embark and disembark are **unlimited**. | Un **déplacement normal** par carte et par tour ; transfert, embarquement et débarquement sont **illimités**.
10.0.3 | A card that **may not move** makes no move of any kind, and does not react. It may stay aboard something that moves. | Une carte qui **ne peut pas se déplacer** ne fait aucun déplacement d’aucune sorte et ne réagit pas. Elle peut rester à bord de ce qui se déplace.
10.1 | **Characters and vehicles**. | **Personnages et véhicules**.
10.1.1 | **Landspeed**, 1 Force: to a related site, at most as many sites away as its landspeed (U-18). | **Vitesse terrestre**, 1 point de Force : vers un site connexe, à une distance en sites d’au plus cette vitesse (U-18).
10.1.2 | A **vehicle** needs a driver or pilot, stays on exterior sites, and carries all aboard. | Un **véhicule** a besoin d’un conducteur ou pilote, reste sur les sites extérieurs et emmène tout à bord.
10.1.3 | **Shuttle**, 1 Force a card: between an exterior site and a ship-docking capital starship at the related system (U-18). | **Navette**, 1 point de Force par carte : entre un site extérieur et un vaisseau capital à quai au système connexe (U-18).
10.1.4 | **Transfer**, 1 Force: any number for which there are seats between two starships at one place, one of them piloted and ship-docking (U-18, U-39). | **Transfert**, 1 point de Force : un groupe entre deux vaisseaux au même lieu, l’un piloté et capable de mise à quai, avec une place pour chacun (U-18, U-39).
10.1.5 | **Docking bay transit**: a group from one bay to another, for the Force that both name (U-19). | **Transit** : un groupe d’une aire à une autre, pour la Force que les deux indiquent (U-19).
10.1.6 | **Embark** and **disembark** at one site are free. | **Embarquer** et **débarquer** au même site sont gratuits.
10.2 | **Starships**. | **Vaisseaux**.
10.2.1 | **Hyperspeed**, 1 Force: a piloted ship with a nav computer goes from system to system, so many parsecs at most. | **Hypervitesse**, 1 point de Force : un vaisseau piloté à ordinateur de navigation va d’un système à un autre, d’autant de parsecs au plus.
10.2.2 | **Landing** and **taking off**, 1 Force, free at a docking bay: a piloted starfighter and a related exterior site; TIEs at docking bays only. | **Atterrir** et **décoller**, 1 point de Force, gratuit à une aire : un chasseur piloté et un site extérieur connexe ; les TIE aux aires seulement.
10.2.3 | A starfighter goes in and out of a **hold** at the same system for free. | Un chasseur entre et sort d’une **soute** au même système gratuitement.
10.2.4 | A **landed** starfighter has no power and no maneuver, and fires no weapons. Of its text it keeps what concerns deploying, landing and taking off. | Un chasseur **posé** n’a ni puissance ni manœuvre et ne fait pas feu. De son texte, il garde ce qui concerne le déploiement, l’atterrissage et le décollage.
10.3 | **Occupants** of ships and vehicles. | **Occupants** de vaisseaux et véhicules.
10.3.1 | They lie beneath their ship. You name pilots and drivers at any time of your deploy and move phase (U-38). | Ils sont sous leur vaisseau. Vous nommez pilotes et conducteurs à tout moment de vos phases de déploiement et de déplacement (U-38).
10.4 | **Roles**. | **Rôles**.
10.4.1 | A **pilot** has the skill or is permanent; without a seat they are a passenger. | Un **pilote** en a le talent ou est permanent ; sans siège, il est passager.
10.4.2 | Starships and combat vehicles need a pilot to move and for power and maneuver (U-20). | Vaisseaux et véhicules de combat ont besoin d’un pilote pour se déplacer et pour puissance et manœuvre (U-20).
10.4.3 | Transport vehicles need a **driver**; a creature vehicle needs none. | Un véhicule de transport a besoin d’un **conducteur** ; un véhicule créature, non.
10.4.4 | All others are **passengers**. | Les autres sont des **passagers**.
11 | Draw phase and end of turn | Phase de pioche et fin du tour
11.1 | **Draw** as many cards from the Force Pile into hand as you like, one by one: you see each before the next (U-42, U-47). | **Piochez** autant de cartes que vous voulez de la pile de Force, une à une : vous voyez chacune avant la suivante (U-42, U-47).
11.2 | Then both **recirculate**: the Used Pile goes under the Reserve Deck (U-30). | Puis chacun **recircule** : la pile utilisée va sous la pile de réserve (U-30).
12 | Victory | Victoire
12.1 | When a player’s **Life Force** is used up, the opponent wins (U-36, U-37). | Quand la **Force vitale** d’un joueur est épuisée, son adversaire gagne (U-36, U-37).
12.2 | Both at once: a **draw** (U-21). | Les deux à la fois : **partie nulle** (U-21).
12.3 | A destiny card in the open still counts (U-21). | Une carte de destinée montrée compte encore (U-21).
13 | Interrupts | Interruptions
13.1 | They may be played in any phase of any turn; free unless they say otherwise. | Elles se jouent à toute phase de tout tour, gratuitement sauf mention.
13.2 | A **Used** Interrupt goes to the Used Pile, a **Lost** one to the Lost Pile, a **Starting** one where it says. | Une interruption **utilisée** va dans la pile utilisée, **perdue** dans la pile perdue, **de départ** où elle le dit.
13.3 | Dots limit how many a player plays in one turn (U-22). | Les points limitent combien un joueur en joue par tour (U-22).
13.4 | A **cancelled** Interrupt goes to the Lost Pile (U-22). | Une interruption **annulée** va dans la pile perdue (U-22).
13.5 | Without success it still goes to its own pile. | Sans succès, elle va quand même dans sa pile.
13.6 | With two functions the chosen one decides. | À deux fonctions, celle choisie décide.
14 | Retrieval | Récupération
14.1 | **Retrieve**: the top card of your Lost Pile is shown and goes to your Used Pile. | **Récupérer** : la première carte de votre pile perdue est montrée et va dans votre pile utilisée.
14.2 | Several are one action. | Plusieurs font une seule action.
14.3 | **At random**: shuffle the Lost Pile first. | **Au hasard** : mélanger d’abord la pile perdue.
14.4 | A **named card**: search for it and show it; do not shuffle. | Une **carte nommée** : la chercher et la montrer ; ne pas mélanger.
14.5 | **A price**: a text may make its player use Force for each Force about to be retrieved, after all changes of that number. They use it, or retrieve nothing. | **Un prix** : un texte peut faire utiliser de la Force au joueur pour chaque point qu’il va récupérer, tous changements de ce nombre compris. Il l’utilise, ou ne récupère rien.
`
