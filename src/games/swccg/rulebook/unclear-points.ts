/**
 * Decisions where the rules can be read in several ways or say nothing. A line: number | rules | question | reading, both
 * in English and French.
 */
export const UNCLEAR = `
U-01 | 0.6 | Which document wins? | Quel document l’emporte ? | Card, glossary, supplement, basic rules. | Carte, glossaire, supplément, règles de base.
U-02 | 2.3.6 | Does armor replace ability, or does the higher count? | Le blindage remplace-t-il l’habileté, ou le plus haut compte-t-il ? | The higher. | Le plus haut.
U-03 | 2.4.3 | What is a sector? | Qu’est-ce qu’un secteur ? | A third kind of location, in space. | Une troisième sorte de localisation, dans l’espace.
U-04 | 2.5.2 | Does a fraction of ability prevent control? | Une fraction d’habileté empêche-t-elle le contrôle ? | No: only an opponent who occupies does. | Non : seul un adversaire qui occupe l’empêche.
U-05 | 2.5.4, 2.5.6 | What is presence, and whose ability counts? | Qu’est-ce que la présence, et quelle habileté compte ? | Total ability 1 or more, of all who are there or aboard. | Une habileté totale d’au moins 1, de tous ceux qui sont là ou à bord.
U-06 | 3.2 | When are two starting locations the same? | Quand deux localisations de départ sont-elles les mêmes ? | When they have the same title. | Quand elles ont le même titre.
U-07 | 4.10 | What is drawn from an empty Reserve Deck? | Que tire-t-on d’une pile de réserve vide ? | Nothing: the shot misses, no battle destiny. | Rien : le tir manque, pas de destinée de bataille.
U-08 | 4.11, 4.12 | Who may look into the piles? Are inserts Life Force? | Qui peut regarder les piles ? Les insertions sont-elles de la Force vitale ? | Only the Lost Pile is open; inserts are none. | Seule la pile perdue est visible ; les insertions n’en sont pas.
U-09 | 5.4 | When does a phase end? | Quand une phase finit-elle ? | After two passes in a row. | Après deux refus de suite.
U-10 | 7.1, 7.7 | How many drains at a place, and one of 0? | Combien de drainages à un lieu, et un de 0 ? | One a turn, cancelled ones included; 0 is allowed. | Un par tour, annulés compris ; 0 est permis.
U-11 | 7.4 | Where does drained Force come from? | D’où vient la Force drainée ? | From hand or any pile of Life Force. | De la main ou de toute pile de Force vitale.
U-12 | 8.3.6, 8.3.7 | What do ship and pilot together cost? May a capital starship come without a pilot? | Que coûtent vaisseau et pilote ensemble ? Un vaisseau capital peut-il venir sans pilote ? | Both costs; yes. | Les deux coûts ; oui.
U-13 | 8.8.3, 8.8.4 | Does uniqueness count both players? What of personas? | L’unicité compte-t-elle les deux joueurs ? Et les identités ? | Titles are counted together, locations are shared; one persona a player. | Les titres comptent ensemble, les localisations sont partagées ; une identité par joueur.
U-14 | 9.1.6 | Who takes part in a battle? | Qui participe à une bataille ? | All at the location. | Tous ceux du lieu.
U-15 | 9.2.2, 9.2.6 | When does the weapons segment end, and what if the battle ends early? | Quand finit le segment des armes, et si la bataille finit tôt ? | After two passes; hit cards are lost. | Après deux refus ; les cartes touchées sont perdues.
U-16 | 9.4.2, 9.4.4 | Whose ability counts for battle destiny, and who draws first? | Quelle habileté compte pour la destinée de bataille, et qui tire d’abord ? | Not that of passengers inside; the player who began. | Pas celle des passagers à l’intérieur ; l’attaquant.
U-17 | 9.6.10, 9.6.13, 9.6.14 | How do attrition and damage share losses? | Comment attrition et dommages partagent-ils les pertes ? | A card pays both; losses alternate; they go to the Lost Pile. | Une carte paie les deux ; les pertes alternent ; elles vont dans la pile perdue.
U-18 | 10.1.1, 10.1.3, 10.1.4 | How are steps counted, shuttles paid, transfers made? | Comment compter les pas, payer la navette, faire un transfert ? | Along the row; for each card; with one ship that is piloted and docks. | Le long de la rangée ; par carte ; avec un vaisseau piloté qui s’amarre.
U-19 | 10.1.5 | Which docking bay sets the cost? | Quelle aire fixe le coût ? | Both: from the one plus to the other. | Les deux : le départ plus l’arrivée.
U-20 | 10.4.2 | Which vehicles need a pilot? | Quels véhicules ont besoin d’un pilote ? | Combat vehicles and shuttles. | Véhicules de combat et navettes.
U-21 | 12.2, 12.3 | Both out of Life Force? A destiny card in the open? | Force vitale épuisée des deux côtés ? Une carte de destinée montrée ? | A draw; it still counts. | Partie nulle ; elle compte encore.
U-22 | 13.3, 13.4 | Whose dots, and where does a cancelled Interrupt go? | Pour qui valent les points, et où va une interruption annulée ? | Each player’s own; to the Lost Pile. | Pour chaque joueur ; dans la pile perdue.
U-23 | 15.13, 15.15 | When does the destiny card move, and who orders what falls due together? | Quand la carte de destinée part-elle, et qui ordonne ce qui échoit ensemble ? | After automatic actions; the player whose turn it is. | Après les actions automatiques ; le joueur dont c’est le tour.
U-24 | 15A.1 | Is a card immune at exactly that number? | Une carte est-elle immunisée à ce nombre exact ? | No: only below it. | Non : seulement en dessous.
U-25 | 18.4 | Do starfighters deploy or move to sectors? | Les chasseurs se déploient-ils ou se déplacent-ils aux secteurs ? | They move. | Ils s’y déplacent.
U-26 | 18.7 | What is a battleground? | Qu’est-ce qu’un champ de bataille ? | A location with Force icons of both sides. | Une localisation avec des icônes de Force des deux côtés.
U-27 | 3.8 | When do Objectives and shields come? | Quand viennent objectifs et boucliers ? | Before the starting locations. | Avant les localisations de départ.
U-28 | 6.4 | Activating with too few cards? | Activer avec trop peu de cartes ? | Stop when none is left. | S’arrêter quand il n’en reste plus.
U-29 | 8.2.6, 18.3 | How do rows lie where figures are missing? | Comment sont les rangées là où manquent les figures ? | As rule 8.2.2 says. | Comme le dit la règle 8.2.2.
U-30 | 11.2 | In which order do cards recirculate? | Dans quel ordre les cartes recirculent-elles ? | Their own; the player whose turn it is first. | Le leur ; le joueur dont c’est le tour d’abord.
U-31 | 17.1 | May a card that its own text leaves out be in the example? | Une carte que son propre texte exclut peut-elle être dans l’exemple ? | The text of the card decides. | Le texte de la carte décide.
U-32 | 17.1 | Two pilots on a ship of one seat? | Deux pilotes sur un vaisseau à un siège ? | The example needs a ship with two seats. | L’exemple demande un vaisseau à deux sièges.
U-33 | 18.5 | Is the reactor a site? | Le réacteur est-il un site ? | It is a sector. | C’est un secteur.
U-34 | 17.1 | Does *4-LOM* count as a droid of these pairs? | *4-LOM* compte-t-il comme droïde de ces paires ? | Yes. | Oui.
U-35 | 4.12 | What if an insert comes up outside of activating? | Et si une insertion apparaît hors de l’activation ? | It is lost, and nothing more is activated that turn. | Elle est perdue, et rien de plus n’est activé ce tour-là.
U-36 | 12.1 | What ends a game in which nothing happens? | Qu’est-ce qui termine une partie où rien ne se passe ? | 20 turns in a row in which no card is deployed, lost or taken off the table: the larger Life Force wins; equal ones are a draw. | 20 tours de suite sans carte déployée, perdue ou retirée de la table : la plus grande Force vitale gagne ; à égalité, partie nulle.
U-37 | 12.1, 12.2 | May players agree on a number of turns? | Les joueurs peuvent-ils convenir d’un nombre de tours ? | Yes, on 20, 30 or 40: after them the larger Life Force wins; equal ones are a draw. Without an agreement there is no limit. | Oui, de 20, 30 ou 40 : ensuite, la plus grande Force vitale gagne ; à égalité, partie nulle. Sans accord, pas de limite.
`
