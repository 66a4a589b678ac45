/** Parts 6 to 9 of the rules: activate, control, deploy, battle. A line: number | English | French. */
export const PHASES = `
6 | Activate phase | Phase d’activation
6.1 | **Force generation**: your Force icons on all locations, and 1 for yourself. | **Production de Force** : vos icônes de Force sur toutes les localisations, plus 1 pour vous.
6.2 | You **activate** up to that number, one card at a time (U-47). | Vous **activez** jusqu’à ce nombre, une carte à la fois (U-47).
6.3 | You need no cards at a location for its icons. | Il ne faut pas de cartes à une localisation pour ses icônes.
6.4 | You stop when the Reserve Deck is empty (U-28). | On s’arrête quand la pile de réserve est vide (U-28).
7 | Control phase | Phase de contrôle
7.1 | At each location that you control you may begin one **Force drain** a turn (U-10). | À chaque localisation que vous contrôlez, vous pouvez lancer un **drainage de Force** par tour (U-10).
7.2 | **Amount**: your opponent’s Force icons there, and bonuses. | **Montant** : les icônes de Force adverses, plus les bonus.
7.3 | Drains are announced and finished one by one. | Les drainages s’annoncent et se terminent un à un.
7.4 | Your opponent loses one card for each Force, from hand or Life Force (U-11). | Votre adversaire perd une carte par point de Force, de sa main ou de sa Force vitale (U-11).
7.5 | They may **react** (part 16). | Il peut **réagir** (partie 16).
7.6 | Icons of yours give Force, and raise what you may lose. | Vos icônes donnent de la Force et augmentent ce que vous risquez.
7.7 | A drain of 0 may be begun (U-10). | Un drainage de 0 peut être lancé (U-10).
8 | Deploy phase | Phase de déploiement
8.1 | **Deploying** in general. | Le **déploiement** en général.
8.1.1 | **Deploy**: put a card from hand on the table and use its cost. | **Déployer** : mettre une carte de la main sur la table et payer son coût.
8.1.2 | As many as you can pay for. | Autant que vous pouvez payer.
8.2 | **Locations**. | **Localisations**.
8.2.1 | They are free, as many as you like. | Elles sont gratuites, en nombre quelconque.
8.2.2 | **Row** of a planet: interior sites, docking bay, exterior sites, system (U-44). | **Rangée** d’une planète : sites intérieurs, aire de mise à quai, sites extérieurs, système (U-44).
8.2.3 | A new site goes between two sites or to an end, if that order holds. | Un nouveau site se place entre deux sites ou au bout, si cet ordre est respecté.
8.2.4 | Locations are never rearranged. | Les localisations ne changent plus de place.
8.2.5 | **Convert**: lay your version of a location on your opponent’s; as often as you like. | **Convertir** : poser sa version d’une localisation sur celle de l’adversaire ; autant de fois qu’on veut.
8.2.6 | Among n exterior sites there are n + 1 places for another (U-29). | Parmi n sites extérieurs, il y a n + 1 places pour un autre (U-29).
8.3 | **Places** for characters, vehicles, starships. | **Lieux** des personnages, véhicules, vaisseaux.
8.3.1 | A location where you have Force icons, or that you occupy. | Un lieu où vous avez des icônes de Force, ou que vous occupez.
8.3.2 | **Characters**: a site. | **Personnages** : un site.
8.3.3 | **Vehicles**: an exterior site. | **Véhicules** : un site extérieur.
8.3.4 | **Capital starships**: a system. | **Vaisseaux capitaux** : un système.
8.3.5 | **Starfighters**: a docking bay; a system too with a permanent pilot or together with a pilot. | **Chasseurs** : une aire de mise à quai ; un système aussi, avec un pilote permanent ou en même temps qu’un pilote.
8.3.6 | Starfighter and pilot **together** are one action, both costs paid (U-12). | Chasseur et pilote **ensemble** sont une action, les deux coûts payés (U-12).
8.3.7 | A capital starship may deploy without a pilot (U-12). | Un vaisseau capital peut se déployer sans pilote (U-12).
8.3.8 | A card whose text lets it **come to a battle** deploys out of the hand when that battle begins. Presence or icons and bans count as usual, the phase does not; it takes part. | Une carte que son texte laisse **venir à une bataille** se déploie de la main quand cette bataille commence. Présence ou icônes et interdictions comptent comme d’ordinaire, la phase non ; elle y participe.
8.3.9 | A text that says *never* keeps a card from a place whatever another text allows (SW-144). | Un texte qui dit *jamais* tient une carte à l’écart d’un lieu, quoi qu’un autre texte permette (SW-144).
8.4 | **Costs**. | **Coûts**.
8.4.1 | Characters, vehicles and starships: the printed cost. | Personnages, véhicules et vaisseaux : le coût imprimé.
8.4.2 | Weapons, devices and Effects are free, unless they say otherwise. | Armes, équipements et effets sont gratuits, sauf mention contraire.
8.5 | **On and in** other cards. | **Sur et dans** d’autres cartes.
8.5.1 | **Weapons** and devices go on your characters, vehicles or starships, anywhere. | **Armes** et équipements vont sur vos personnages, véhicules ou vaisseaux, n’importe où.
8.5.2 | Not on your opponent’s cards, unless they say so. | Pas sur les cartes adverses, sauf mention.
8.5.3 | Any number on one card, copies too. | Autant qu’on veut sur une carte, exemplaires compris.
8.5.4 | A character, vehicle or starfighter **fires one weapon** and uses one device a turn; a capital starship any number. A weapon fires once a battle. | Un personnage, véhicule ou chasseur **fait feu avec une arme** et utilise un équipement par tour ; un vaisseau capital, sans limite. Une arme fait feu une fois par bataille.
8.5.5 | Cards may deploy **aboard** where you have presence or icons and there is room. | Les cartes peuvent se déployer **à bord** là où vous avez présence ou icônes et de la place.
8.6 | **Effects**. | **Effets**.
8.6.1 | They deploy as their text says; presence does not matter. | Ils se déploient selon leur texte ; la présence n’importe pas.
8.6.2 | In your deploy phase; an **Immediate Effect** names another moment. | À votre phase de déploiement ; un **effet immédiat** nomme un autre moment.
8.6.3 | They stay until cancelled; then their changes end. | Ils restent jusqu’à leur annulation ; alors leurs changements cessent.
8.7 | **Admiral’s Orders**: see part 26. | **Ordres de l’amiral** : voir partie 26.
8.8 | **Uniqueness**. | **Unicité**.
8.8.1 | The **dots** say how many of a title may be on table at once. | Les **points** disent combien de cartes d’un titre peuvent être sur la table à la fois.
8.8.2 | After one has left, another may come. | Quand l’une est partie, une autre peut venir.
8.8.3 | Both players’ cards count together; locations are shared (U-13). | Les cartes des deux joueurs comptent ensemble ; les localisations sont partagées (U-13).
8.8.4 | One card of a **persona** for each player (U-13). | Une carte par **identité** pour chaque joueur (U-13).
8.8.5 | In your deploy phase a unique character from hand can take the place of your only other **version** of that person: of another title, with no less power and no less ability, where it may be. It is free and no deployment; it is where and as the other was. What may lie on it stays; the rest and the other go to the Lost Pile (SG-92). | À votre phase de déploiement, un personnage unique de votre main peut prendre la place de votre seule autre **version** de cette identité : d’un autre titre, sans moins de puissance ni d’habileté, là où il peut être. C’est gratuit et ce n’est pas un déploiement ; il est où et comme l’autre était. Ce qui peut être sur lui reste ; le reste et l’autre vont dans la pile perdue (SG-92).
9 | Battle phase | Phase de bataille
9.1 | **Beginning** a battle. | **Lancer** une bataille.
9.1.1 | At a location that both occupy. | À une localisation que les deux occupent.
9.1.2 | It costs 1 **Force**. | Cela coûte 1 point de **Force**.
9.1.3 | No weapon is needed. | Aucune arme n’est nécessaire.
9.1.4 | **One battle** a location and turn; each card battles once a turn. | **Une bataille** par localisation et par tour ; chaque carte se bat une fois par tour.
9.1.5 | After reacts follow weapons, power and damage **segments**. | Après les réactions viennent les **segments** des armes, de puissance, des dommages.
9.1.6 | All cards at the location **take part**, with all aboard (U-14). | Toutes les cartes du lieu y **participent**, avec tout ce qui est à bord (U-14).
9.1.7 | A card that **may not battle** takes no part in any battle of that turn: it gives no presence, power or ability there, is no target and is not forfeited. | Une carte qui **ne peut pas se battre** ne participe à aucune bataille de ce tour : elle n’y donne ni présence, ni puissance, ni habileté, n’est pas visée et n’est pas sacrifiée.
9.2 | **Weapons segment**. | **Segment des armes**.
9.2.1 | Players alternate, the one who began first: a shot or another action. | Les joueurs alternent, l’attaquant d’abord : un tir ou une autre action.
9.2.2 | Two passes in a row end it (U-15). | Deux refus de suite le terminent (U-15).
9.2.3 | A **weapon** says targets, cost, draw, success and result. | Une **arme** dit ses cibles, coût, tirage, succès et résultat.
9.2.4 | It must be present with its target; character weapons do not fire into or out of ships and enclosed vehicles. | Elle doit être présente avec sa cible ; les armes de personnage ne font feu ni vers ni depuis un vaisseau ou véhicule fermé.
9.2.5 | Results come at once. | Les résultats viennent aussitôt.
9.2.6 | A **hit** card is turned; it still takes part and must be forfeited (U-15). | Une carte **touchée** est tournée ; elle participe encore et devra être sacrifiée (U-15).
9.2.7 | A card whose text lets it **fire a weapon again** at the same target may do so as often as it likes, and pays for each shot. | Une carte que son texte laisse **faire feu de nouveau** sur la même cible le peut autant de fois qu’elle veut, et paie chaque tir.
9.2.8 | When a shot of a battle **is over**, texts may answer while its target is still on table, hit or not. | Quand un tir d’une bataille **est terminé**, des textes peuvent y répondre tant que sa cible est encore sur la table, touchée ou non.
9.2.9 | A card that may not **use weapons** fires nothing and is not armed. | Une carte qui ne peut pas **utiliser d’armes** ne fait feu avec rien et n’est pas armée.
9.2.10 | A shot may **work** without hitting: if it succeeds, its text says what happens, and its target is not hit. | Un tir peut **agir** sans toucher : s’il réussit, son texte dit ce qui arrive, et sa cible n’est pas touchée.
9.2.11 | Where **both players draw** for a shot, its player draws first, a weapon destiny; then the opponent, a plain destiny. It succeeds if its total is higher than that number, 0 without a card. The defense value does not count. | Quand **les deux joueurs tirent** pour un tir, son joueur tire d’abord une destinée d’arme, puis l’adversaire une destinée simple. Il réussit si son total est plus haut que ce nombre, 0 sans carte. La valeur de défense ne compte pas.
9.3 | **Destiny**: see 4.9. | **Destinée** : voir 4.9.
9.4 | **Battle destiny**. | **Destinée de bataille**.
9.4.1 | With ability 4 or more in the battle you may draw **one battle destiny**; 8 gives no second. | Avec une habileté d’au moins 4 dans la bataille, vous pouvez tirer **une destinée de bataille** ; 8 n’en donne pas deux.
9.4.2 | Passengers of ships and enclosed vehicles do not count (U-16). | Les passagers de vaisseaux et véhicules fermés ne comptent pas (U-16).
9.4.3 | It adds to your power, and is **attrition** against your opponent. | Elle s’ajoute à votre puissance et vaut **attrition** contre votre adversaire.
9.4.4 | The player who began draws first (U-16). | Le joueur qui a lancé la bataille tire d’abord (U-16).
9.5 | **Power segment**. | **Segment de puissance**.
9.5.1 | In space: the power of your piloted starships. | Dans l’espace : la puissance de vos vaisseaux pilotés.
9.5.2 | At a site: of your vehicles and characters, except those in ships and enclosed vehicles. | À un site : de vos véhicules et personnages, sauf ceux dans des vaisseaux et véhicules fermés.
9.5.3 | Hit cards still count. | Les cartes touchées comptent encore.
9.5.4 | With battle destiny added the **higher total** wins; equal totals have no winner. | Destinée de bataille comprise, le **total le plus haut** gagne ; à égalité, personne.
9.6 | **Damage segment**. | **Segment des dommages**.
9.6.1 | Three demands: hit cards, attrition, battle damage. | Trois exigences : cartes touchées, attrition, dommages de bataille.
9.6.2 | **Hit cards** must be lost. | Les **cartes touchées** doivent être perdues.
9.6.3 | A card takes everything on it along; riders may jump off a creature vehicle. | Une carte entraîne tout ce qu’elle porte ; on peut sauter d’un véhicule créature.
9.6.4 | A **forfeited** card pays battle damage up to its forfeit value, hit ones too. | Une carte **sacrifiée** paie les dommages jusqu’à sa valeur de perte, touchée ou non.
9.6.5 | **Attrition** is your opponent’s total battle destiny; it strikes winner and loser. | L’**attrition** est la destinée de bataille totale adverse ; elle frappe gagnant et perdant.
9.6.6 | Hit cards count toward it; with nothing left the rest is ignored. | Les cartes touchées y comptent ; s’il ne reste rien, le surplus est ignoré.
9.6.7 | Too much paid is lost. | Ce qu’on paie en trop est perdu.
9.6.8 | **Battle damage** strikes the loser alone: the difference of both totals. | Les **dommages de bataille** frappent le perdant seul : la différence des totaux.
9.6.9 | It is paid with forfeited cards, lost Force, or both. | Ils se paient en cartes sacrifiées, en Force perdue, ou les deux.
9.6.10 | One forfeit value counts fully for attrition and damage (U-17). | Une valeur de perte compte en entier pour l’attrition et les dommages (U-17).
9.6.11 | Lost Force pays no attrition and no hit. | La Force perdue ne paie ni attrition ni carte touchée.
9.6.12 | You choose the order of your losses. | Vous choisissez l’ordre de vos pertes.
9.6.13 | Losses **alternate**, the player who began first (U-17). | Les pertes **alternent**, l’attaquant d’abord (U-17).
9.6.14 | Forfeited cards go to their owner’s Lost Pile (U-17). | Les cartes sacrifiées vont dans la pile perdue de leur propriétaire (U-17).
9.6.15 | Immunity: part 15A. | Immunité : partie 15A.
`
