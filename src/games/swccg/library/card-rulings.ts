/** Rulings on single cards, in our own words: those of the glossary, then readings of card texts. */
import type { Ruling } from '../../../contract/index.ts'
import { rowsOf } from '../../../kit/notation/lines.ts'
import { frenchSpaced } from '../../../kit/wording/words.ts'

/** A line: number | ids of the cards | rules | English | French. */
const RULINGS = `
R-01 | 4_91 | 17.1 | Each card is in one pair only; 4-LOM counts as the droid of a pair. | Chaque carte n’est que dans une paire ; 4-LOM compte comme droïde d’une paire.
R-02 | 4_174 | 9.2.3 | At its own site the distance is 0. At other sites both must be exterior, two steps away at most. | À son propre site, la distance est 0. Sinon les deux sites doivent être extérieurs, à deux pas au plus.
R-03 | 6_1 | 15.2 | The draw frees a captive with a destiny of 4 or more, and only in your own turn. | Le tirage libère un captif à partir d’une destinée de 4, et seulement à votre tour.
R-04 | 7_218 | 7.2 | Only changes from your opponent’s cards to their own drains are cancelled. | Seuls sont annulés les changements que les cartes adverses apportent à leurs propres drainages.
R-05 | 1_208, 1_42 | 4.12, 6.2 | When it comes up outside of activating, it is lost too, and nothing more is activated that turn. | Si elle apparaît hors de l’activation, elle est perdue aussi, et rien de plus n’est activé ce tour-là.
R-06 | 11_29 | 15.10 | A duel that you began yourself is not cancelled, nor one that has had its result. | Un duel que vous avez lancé n’est pas annulé, ni un duel qui a eu son résultat.
R-07 | 111_1 | 15.2 | One choice a turn: one or two Echo sites, an Echo Effect, an Effect and a site, or one system. | Un choix par tour : un ou deux sites Echo, un effet Echo, un effet et un site, ou un système.
R-08 | 11_30 | 15.2 | It takes race destinies from Podracers, never from the arena. | Elle retire des destinées de course aux modules, jamais à l’arène.
R-09 | 12_37, 13_3, 2_128 | 13.1, 13.4 | The Interrupt to be played is stacked first and counts: the second copy costs 2 Force more. | L’interruption à jouer est empilée d’abord et compte : le deuxième exemplaire coûte 2 points de Force de plus.
R-10 | 12_38 | 8.6.3 | Only the copy on table pays for the two cards, never one in hand. | Seul l’exemplaire sur la table paie les deux cartes, jamais un en main.
R-11 | 5_69, 6_60, 7_268, 8_37 | 16.2, 16.3 | You need the right to draw and a card in your Reserve Deck. If the card is cancelled, you may still draw. | Il faut avoir le droit de tirer et une carte en pile de réserve. Si la carte est annulée, vous pouvez encore tirer.
R-12 | 5_111 | 8.8.1 | Titles are compared, not persons: two Boba Fetts are copies, R2-D2 and Artoo are not. | On compare les titres, non les personnes : deux Boba Fett sont des exemplaires, R2-D2 et Artoo non.
R-13 | 5_15 | 4.12 | Face up in your Reserve Deck it is an Effect and no part of your Life Force. | Visible dans votre pile de réserve, c’est un effet et non de la Force vitale.
R-14 | 1_97 | 15.6, 15.7 | Draw and payment belong to its beginning; responses come after them. | Tirage et paiement font partie de son début ; les réponses viennent ensuite.
R-15 | 1_71, 1_234, 1_109, 1_267 | 13.4, 15.8, 15.14 | The cancelling Interrupt goes to its pile first, then the cancelled one to the Lost Pile. | L’interruption qui annule va d’abord dans sa pile, puis l’annulée dans la pile perdue.
R-16 | 1_268, 3_38 | 15.11, 15.13 | Tauntaun Bones must act before the drawn destiny is compared; it is not optional. | Tauntaun Bones doit agir avant que la destinée tirée soit comparée ; ce n’est pas facultatif.
R-17 | 1_6, 9_118 | 16.1.3 | Each card is a react of its own, whoever gave it; Sense cancels one. | Chaque carte est une réaction à part, quel qu’en soit l’auteur ; Sense en annule une.
R-18 | 6_120, 6_142 | 8.3.1 | It lifts every limit of place but one that says never. | Elle lève toute limite de lieu, sauf celle que rien ne lève.
R-19 | 9_168 | 17.1 | It helps other TIE/sa ships that fire, never itself; copies add up. | Il aide les autres TIE/sa qui tirent, jamais lui-même ; les exemplaires s’additionnent.
R-20 | 9_17 | 17.1, 17.3 | Two of them on one ship add 2 once, on two ships 2 each. | Deux sur un vaisseau ajoutent 2 une fois, sur deux vaisseaux 2 à chacun.
R-21 | 2_103, 8_101, 9_15, 9_107 | 9.4.1 | It is counted last: if you would draw no battle destiny, you draw one. | Compté en dernier : si vous ne tiriez aucune destinée de bataille, vous en tirez une.
R-22 | 9_175 | 8.5.4 | One weapon aboard fires twice, paid twice; a second weapon still may not fire that turn. | Une arme à bord fait feu deux fois, payée deux fois ; une seconde arme ne fait toujours pas feu ce tour-là.
R-23 | 8_85 | 9.2.3 | A further shot comes right after the last one, has its own draw and may have another target. | Un tir suivant vient juste après le précédent, a son propre tirage et peut viser une autre cible.
R-24 | 7_159, 7_322 | 9.2.3 | Anybody’s other weapon counts, hit or not; this one goes to the Used Pile after the shot, hit or not. | L’autre arme de n’importe qui compte, touché ou non ; celle-ci va dans la pile utilisée après le tir, touché ou non.
R-25 | 8_171 | 16.1 | It pays 1 Force for its landspeed and 1 more. | Il paie 1 point de Force pour sa vitesse terrestre et 1 de plus.
R-26 | 9_165, 9_160, 9_161 | 16.1.3, 8.3.6 | The pilot card deploys with it, must fit its seat, and belongs to the same react. | La carte pilote se déploie avec lui, doit tenir dans son siège et fait partie de la même réaction.
R-27 | 2_155 | 17.1 | While it is at the system; two of them still give 1. | Tant qu’il est au système ; deux donnent toujours 1.
R-28 | 9_170 | 8.5.4, 9.2.4 | Normal cost, target present, pilot aboard; a second weapon card may not fire that turn. | Coût normal, cible présente, pilote à bord ; une seconde arme ne fait pas feu ce tour-là.
R-29 | 9_101 | 9.6.4, 9.6.6 | Captain Jonus must be forfeited; lost with the ship, this text does nothing. Attrition and damage are both settled. | Captain Jonus doit être sacrifié ; perdu avec le vaisseau, son texte ne fait rien. Attrition et dommages sont tous deux réglés.
R-30 | 8_118, 8_35 | 7.1, 9.1.2 | The player who drains pays when the drain begins; with both on table only Battle Plan asks. | Le joueur qui draine paie au début du drainage ; si les deux sont sur la table, seul Battle Plan demande.
R-31 | 9_121, 9_39 | 8.3.6 | Both deploy to one legal place at normal cost, else both stay: the found card goes back, the deck is shuffled. | Les deux se déploient à un même lieu permis au coût normal, sinon aucun : la carte trouvée revient, la pile est mélangée.
R-32 | 9_126, 9_43 | 9.6.4 | The weapon lies directly on a card in the battle and pays 3 of attrition and damage; one for each carrier a turn. | L’arme est directement sur une carte de la bataille et paie 3 d’attrition et de dommages ; une par porteur et par tour.
R-33 | 2_50, 2_132 | 9.6.9 | Played when you would choose a loss and no card of yours in the battle can be forfeited. | Jouée quand vous choisiriez une perte et qu’aucune de vos cartes de la bataille ne peut être sacrifiée.
R-34 | 1_241, 1_70 | 15.13 | Any starfighter with maneuver, of either side; also right after a draw that is compared with it. | Tout chasseur avec manœuvre, des deux côtés ; aussi juste après un tirage comparé à elle.
R-35 | 9_139, 9_51 | 3.4 | Effects that are always immune to Alter, cost nothing and deploy on the table by their own text; none is allowed too. | Des effets toujours immunisés contre Alter, gratuits, et qui se déploient sur la table par leur texte ; aucun est permis aussi.
R-36 | 8_136, 8_44 | 3.4, 9.1.5 | Any battle, whoever began it. The two generic sites need be no battlegrounds. | Toute bataille, quel qu’en soit l’auteur. Les deux sites génériques n’ont pas à être des champs de bataille.
R-37 | 1_251 | 14.4 | Cards on table count when it is played, those aboard too; you choose which to retrieve. | Les cartes sur la table comptent quand elle est jouée, celles à bord aussi ; vous choisissez lesquelles récupérer.
R-38 | 2_135, 2_49 | 4.11 | All copies of a title are lost; the hand is shown to both, then hidden again. | Tous les exemplaires d’un titre sont perdus ; la main est montrée aux deux, puis cachée à nouveau.
R-39 | 8_61 | 9.4.3 | It adds only if you draw battle destiny. | Elle n’ajoute que si vous tirez une destinée de bataille.
R-40 | 7_250, 7_105 | 13.6 | Used or lost is chosen when it is played, once before that draw. | Utilisée ou perdue se choisit quand on la joue, une fois avant ce tirage.
R-41 | 8_165, 8_74 | 10.1.1 | A character who walks from there needs 1 more landspeed; by vehicle or transit nothing changes. | Un personnage qui en part à pied a besoin de 1 de vitesse de plus ; en véhicule ou transit rien ne change.
R-42 | 8_75 | 10.0.2 | A regular move of each scout for 1 Force, at any distance. | Un déplacement normal de chaque éclaireur pour 1 point de Force, à toute distance.
R-43 | 8_166, 8_76 | 10.1.5 | What it says from here and what the other says to here are added. | Ce qu’elle dit au départ et ce que l’autre dit à l’arrivée s’additionnent.
R-44 | 1_288 | 9.4.2 | The need of 6 is for the Light Side; passengers do not count. | L’exigence de 6 vaut pour le côté lumineux ; les passagers ne comptent pas.
R-45 | 8_2 | 9.2.3 | The defense value is 4 for that shot, higher or lower than before. You choose before the draw. | La valeur de défense est 4 pour ce tir, plus haute ou plus basse qu’avant. Vous choisissez avant le tirage.
R-46 | 8_9 | 9.4.3 | The draw to power only comes before battle destiny and is not optional. | Le tirage pour la seule puissance précède la destinée de bataille et n’est pas facultatif.
R-47 | 8_15 | 9.4.3 | One draw a battle; the card stays in the Used Pile. | Un tirage par bataille ; la carte reste dans la pile utilisée.
R-48 | 8_100 | 17.1 | Armed means carrying a blaster that may be used. Several of these troopers give the forfeit bonus once. | Armé veut dire porteur d’un blaster utilisable. Plusieurs de ces soldats ne donnent le bonus de perte qu’une fois.
R-49 | 9_66 | 10.4.1 | A pilot card aboard puts the permanent pilot out of action; without one the permanent pilot fires. | Une carte pilote à bord met le pilote permanent hors jeu ; sans elle, il tire.
R-50 | 9_19 | 17.2 | The next unique X-wing of that phase costs less, without choice. One deployed together with Keir Santage does not. | Le prochain X-wing unique de cette phase coûte moins, sans choix. Un X-wing déployé avec Keir Santage coûte autant qu’avant.
`

const listOf = (cell: string): readonly string[] => cell.split(',').map((one) => one.trim())

/** All rulings, in the order of their numbers. */
export const cardRulings: readonly Ruling[] = rowsOf(RULINGS).map(
  ([id = '', cards = '', rules = '', en = '', fr = '']) => ({
    id,
    cards: listOf(cards),
    rules: listOf(rules),
    text: { en, fr: frenchSpaced(fr) },
  }),
)
