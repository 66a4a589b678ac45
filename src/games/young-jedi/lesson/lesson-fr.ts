/** The texts of the first game in French. */
import type { en } from './lesson-en.ts'

/** Each text of `lesson-en.ts`, by its id. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  welcome:
    'Bienvenue ! Vous jouez le côté lumineux sur Tatooine. Votre adversaire joue le côté obscur et a commencé. Vous gagnez en **contrôlant la planète** à la fin d’un tour : un de vos personnages y est, et aucun des siens. Ou si sa **pile de tirage** se vide. Gardez la vôtre.',
  steps:
    'Votre tour a trois phases : **déployer**, **combattre** si vous voulez, puis **égaliser** votre main. Déployez d’abord : choisissez des cartes dans la liste, puis appuyez sur le bouton vert. Regarder ne coûte rien.',
  counters:
    'Vous avez **6 compteurs** par tour pour déployer. Chaque carte montre son coût ; les compteurs non dépensés sont perdus. Deux personnages font un bon début, avec une arme pour l’un d’eux. Déployez **quelqu’un** : vous perdez une planète où vous n’avez personne.',
  hidden:
    'À votre premier tour sur une planète, vos cartes sont **cachées**. Votre adversaire en voit le nombre, pas lesquelles. Jusqu’à votre prochain tour, elles ne combattent pas et ne peuvent être attaquées.',
  'even-up':
    'On **égalise** à la fin de chaque tour : sous 6 cartes, on pioche jusqu’à 6 ; au-dessus, on défausse jusqu’à 6. Vous pouvez d’abord défausser des localisations ou toute votre main. Ici, continuez simplement.',
  deck: 'Surveillez votre **pile de tirage** : chaque carte piochée la réduit, les dommages aussi. Une pile de tirage vide perd aussitôt. Une carte déployée coûte donc deux fois : des compteurs maintenant, une pioche ensuite.',
  revealed:
    'Vos cartes cachées sont maintenant **face visible** : elles peuvent combattre. Dès votre deuxième tour, vous déployez face visible, et ces cartes peuvent combattre dans ce même tour.',
  location:
    'La **localisation** du dessus renforce certains personnages : « +1 ici » à côté d’un nom. Si vous en avez une autre de cette planète en main, vous pouvez la jouer dessus gratuitement. Ses bonus comptent alors pour vous deux.',
  weapon:
    'Une **arme** n’appartient à personne : elle reste sur la planète, et avant chaque bataille vous décidez qui l’utilise. Elle donne un bonus ou un tirage de destinée, mais seulement à ceux qu’elle nomme. La liste les montre.',
  battle:
    'Vous pouvez déclarer une **bataille** par tour. Tous les personnages face visible y participent, des deux côtés. La table montre leur puissance : si la vôtre est au moins égale, attaquez. Ou passez et attendez.',
  'battle-cards':
    'Les **cartes de bataille** aident dans un combat, puis sont défaussées. Choisissez-les maintenant : votre adversaire en voit le nombre, pas lesquelles. Chacune sert à un combattant qui lui convient ; la liste montre qui.',
  defend:
    'On vous **attaque**. Votre adversaire a dit combien de cartes de bataille il joue ; choisissez les vôtres, ou aucune. Tous vos personnages face visible se défendent.',
  plan: 'Votre **plan de bataille** : les combattants se rencontrent dans cet ordre, en secret. L’arme va juste devant qui l’utilise, la carte de bataille devant elle : *carte – arme – combattant*. L’ordre proposé est bon. Les armes à la fin ne risquent rien.',
  fight:
    'Les combats suivent l’ordre des deux plans. Le **total le plus haut** gagne ; une égalité ne vainc personne. Un total : puissance, localisation, arme, carte de bataille et destinée. Les vainqueurs se reposent jusqu’à la fin de la bataille.',
  destiny:
    'Un **tirage de destinée** retourne la carte du dessus de la pile de tirage et ajoute son nombre de destinée au total. La carte n’est pas perdue : après la bataille, elle va dans votre main. Les faibles ont souvent de grands nombres.',
  damage:
    'Un personnage **vaincu** est défaussé avec l’arme qu’il a utilisée. Son propriétaire subit ses dommages : autant de cartes de sa pile de tirage. Dans cette leçon, 0 ou 1 ; ailleurs, jusqu’à 7.',
  breakthrough:
    '**Percée** : il restait des personnages à l’attaquant quand tous les défenseurs avaient combattu. Le défenseur subit 1 dommage pour chacun. Le nombre compte donc, même si certains sont faibles.',
  control:
    'Après avoir égalisé, on vérifie le **contrôle**. Si vous avez ici un personnage face visible et votre adversaire personne, pas même une carte cachée, la planète est à vous. Dans cette partie, cela gagne.',
  won: 'Bravo : votre première victoire ! Vous savez tout ce qu’il faut. Les decks d’initiation ont deux fois plus de cartes et de plus gros dommages ; en partie complète, il faut deux planètes sur trois.',
  lost: 'Vous avez perdu, et appris : tout le monde commence ainsi. Vous savez tout ce qu’il faut. Rejouez, ou essayez un deck d’initiation : deux fois plus de cartes, et le temps de revenir.',
  alone:
    'Vous avez perdu tôt : à la fin d’un tour, votre adversaire avait un personnage sur la planète, et vous aucun. Gardez-y toujours quelqu’un, et d’autres cartes en main pour suivre. Réessayez : cela prend quelques minutes.',
  left: 'Cette partie est finie. Vous pouvez recommencer la leçon quand vous voulez, avec les mêmes cartes, et jouer autrement.',
  tie: 'Partie nulle : les deux piles de tirage se sont vidées ensemble, c’est rare ! Vous savez tout ce qu’il faut. Les decks d’initiation ont deux fois plus de cartes et de plus gros dommages.',
}
