/** Parts 15 to 18 of the rules: timing, immunity, reacts, modifiers, what is not played yet. A line: number | English | French. */
export const TIMING = `
15 | Actions and timing | Actions et ordre du jeu
15.1 | An **action** is a step that nothing divides. | Une **action** est une étape que rien ne divise.
15.2 | Almost everything is one: a card played, a drain, a move, a battle, a shot, a draw, each Force, an optional text. | Presque tout en est une : une carte jouée, un drainage, un déplacement, une bataille, un tir, un tirage, chaque point de Force, un texte facultatif.
15.3 | Changes by themselves, conditions and the names of phases are none. | Les changements automatiques, les conditions et l’annonce des phases n’en sont pas.
15.4 | Actions **nest**: a battle holds many. | Les actions **s’emboîtent** : une bataille en contient beaucoup.
15.5 | Waiting actions form a **stack**; only the top one goes on. | Les actions en attente forment une **pile d’actions** ; seule la première avance.
15.6 | Each has three **steps**: beginning with costs and targets, responses, result. | Chacune a trois **étapes** : début avec coûts et cibles, réponses, résultat.
15.7 | Each Force used and each target chosen is an action of its own. | Chaque point utilisé et chaque cible choisie est une action.
15.8 | **Responses** alternate, the opponent first; two passes in a row bring the result. | Les **réponses** alternent, l’adversaire d’abord ; deux refus de suite amènent le résultat.
15.9 | After a result the opponent has the next chance to begin something. | Après un résultat, l’adversaire a la prochaine occasion de commencer.
15.10 | A **cancelled** action has no result. | Une action **annulée** n’a pas de résultat.
15.11 | An **automatic** action is finished at once. | Une action **automatique** est achevée aussitôt.
15.12 | Drawing destiny is an action; its result is the draw. | Tirer une destinée est une action ; son résultat est le tirage.
15.13 | After a draw: show, automatic actions, Used Pile, use of the number (U-23). | Après un tirage : montrer, actions automatiques, pile utilisée, usage du nombre (U-23).
15.14 | A cancelling Interrupt goes to its pile first, the cancelled card after it. | L’interruption qui annule va d’abord dans sa pile, puis la carte annulée.
15.15 | The player whose turn it is orders what falls due together (U-23). | Le joueur dont c’est le tour ordonne ce qui échoit ensemble (U-23).
15A | Immunity to attrition | Immunité contre l’attrition
15A.1 | **Immune to attrition < n**: it need not be forfeited while total attrition is less than n (U-24). | **Immunité contre l’attrition < n** : pas de sacrifice tant que l’attrition totale est inférieure à n (U-24).
15A.2 | Vulnerable cards go first; with only immune ones left the rest is ignored. | Les cartes vulnérables d’abord ; s’il ne reste que des immunisées, le surplus est ignoré.
15A.3 | Total attrition counts, not what is left. | L’attrition totale compte, non ce qui reste.
15A.4 | An immune ship or enclosed vehicle protects all aboard. | Un vaisseau ou véhicule fermé immunisé protège tout à bord.
15A.5 | Immunities do not add up; the highest counts. | Les immunités ne s’additionnent pas ; la plus haute compte.
15A.6 | An immune card may be forfeited all the same. | Une carte immunisée peut être sacrifiée quand même.
16 | Reacts, and draws replaced | Réactions, tirages remplacés
16.1 | A **react**: a deploy or move in your opponent’s turn, just after they begin a battle or drain, to that place, at normal cost. | Une **réaction** : un déploiement ou déplacement au tour adverse, juste après le début d’une bataille ou d’un drainage, vers ce lieu, au coût normal.
16.1.1 | All rules of deploying and moving hold. | Toutes les règles de déploiement et de déplacement valent.
16.1.2 | It may use landspeed or hyperspeed, land, take off, embark or disembark, and move in no other way. Others may get on or off right before it leaves and right after it arrives. | Elle peut user de vitesse terrestre ou d’hypervitesse, atterrir, décoller, embarquer ou débarquer, et se déplacer d’aucune autre façon. D’autres peuvent monter ou descendre juste avant son départ et juste après son arrivée.
16.1.3 | Each card is a react of its own. | Chaque carte est une réaction à part.
16.1.4 | It **cancels a drain** if it brings presence; leaving cancels a battle if no presence stays. | Elle **annule un drainage** si elle apporte une présence ; un départ annule une bataille s’il n’en reste pas.
16.1.5 | A card reacts once a turn, cancelled or not (U-41). | Une carte réagit une fois par tour, annulée ou non (U-41).
16.2 | “About to do this, do that **instead**” needs that this could be done. | « Sur le point de faire ceci, faire cela **à la place** » suppose que ceci était possible.
16.3 | A draw may be **replaced** only with a card in the Reserve Deck; if the card is cancelled, you may still draw. | Un tirage n’est **remplacé** qu’avec une carte en pile de réserve ; si la carte est annulée, vous pouvez encore tirer.
17 | Modifiers | Modificateurs
17.1 | Copies of a card change a thing **once**, unless they are **cumulative** (U-31). | Les exemplaires d’une carte changent une chose **une fois**, sauf s’ils sont **cumulatifs** (U-31).
17.2 | Different cards all count. | Des cartes différentes comptent toutes.
17.3 | Copies on different cards each count for theirs. | Des exemplaires sur des cartes différentes comptent chacun pour la leur.
18 | Not played yet | Pas encore joué
18.1 | **Texts that wait**: a text about something on this list is shown with *not in play yet* and does nothing. All else on its card works. *Not played yet.* | **Textes en attente** : un texte sur un point de cette liste s’affiche avec *pas encore en jeu* et ne fait rien. Tout le reste de sa carte agit. *Pas encore joué.*
18.2 | **Podraces**, their destinies and totals. *Not played yet.* | **Les courses de modules**, leurs destinées et leurs totaux. *Pas encore joué.*
18.3 | **Jedi Tests** and training. *Not played yet.* | **Les Tests de Jedi** et l’entraînement. *Pas encore joué.*
18.4 | **Prisons and carbon-freezing**: captives stay with their escorts (part 32). *Not played yet.* | **Les prisons et la congélation** : les captifs restent avec leur escorte (partie 32). *Pas encore joué.*
18.5 | **Inserts**: cards hidden in a deck (4.12). *Not played yet.* | **Les insertions** : des cartes cachées dans un deck (4.12). *Pas encore joué.*
18.6 | **Defensive Shields** (3.8). *Not played yet.* | **Les boucliers défensifs** (3.8). *Pas encore joué.*
18.7 | **Creatures** that attack; creature vehicles are played. *Not played yet.* | **Les créatures** qui attaquent ; les véhicules créatures sont joués. *Pas encore joué.*
18.8 | **Sabacc**. *Not played yet.* | **Le sabacc**. *Pas encore joué.*
18.9 | **Bombing runs** and bombs. *Not played yet.* | **Les bombardements** et les bombes. *Pas encore joué.*
18.10 | **Asteroid and cloud sectors**: those of Death Star II are played (part 25). *Not played yet.* | **Les secteurs d’astéroïdes et de nuages** : ceux de Death Star II sont joués (partie 25). *Pas encore joué.*
18.11 | **Mobile sites**, and mobile systems other than Death Star II (24.8). *Not played yet.* | **Les sites mobiles**, et les systèmes mobiles autres que Death Star II (24.8). *Pas encore joué.*
18.12 | **Probes** and the Hidden Base, **undercover spies**, **S-foils**. *Not played yet.* | **Les sondes** et la base cachée, **les espions infiltrés**, **les S-foils**. *Pas encore joué.*
18.13 | **Drafts**: leagues have sealed pools and cubes, but no packs that are passed on. *Not played yet.* | **Les drafts** : les ligues ont des pools scellés et des cubes, mais pas de boosters que l’on se passe. *Pas encore joué.*
`
