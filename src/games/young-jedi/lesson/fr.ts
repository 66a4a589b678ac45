/** French: what is told in the first game. */
import type { en } from './en.ts'

export const fr: Readonly<Record<keyof typeof en, string>> = {
  welcome:
    'Bienvenue ! Vous menez le Côté Lumineux sur Tatooine ; l’adversaire d’exercice a le Côté Obscur et a commencé. Vous gagnez en **contrôlant la planète** à la fin d’un tour : l’un des vôtres y est, aucun des siens. Ou si sa **pioche** se vide. Gardez la vôtre.',
  steps:
    'Votre tour a trois étapes : **déployer**, **combattre** si vous voulez, puis **égaliser** votre main. On commence par déployer : choisissez des cartes dans la liste, puis pressez le bouton vert. Regarder avant ne coûte rien.',
  counters:
    'Vous avez **six compteurs** par tour pour déployer. Chaque carte dit ce qu’elle coûte ; les compteurs restants ne se gardent pas. Deux personnages font un bon début, avec une arme pour l’un d’eux. Déployez **quelqu’un** : une planète où vous n’avez personne est perdue.',
  hidden:
    'À votre premier tour sur une planète, vos cartes sont **face cachée**. L’adversaire en voit le nombre, pas lesquelles. Jusqu’à votre prochain tour, elles ne combattent pas et ne peuvent être attaquées.',
  'even-up':
    'On **égalise** à chaque fin de tour : sous six cartes, on pioche jusqu’à six ; au-dessus, on défausse jusqu’à six. Avant, vous pouvez jeter des Localisations, ou toute la main. Ici, continuez simplement.',
  deck: 'Attention à la **pioche** : chaque carte tirée la réduit, les dommages aussi. Qui n’en a plus a perdu aussitôt. Déployer coûte donc deux fois : des compteurs maintenant, une carte à piocher ensuite.',
  revealed:
    'Vos cartes cachées sont **retournées** : elles peuvent désormais combattre. Ce que vous déployez dès votre deuxième tour est face visible et peut combattre dans ce même tour.',
  location:
    'La **Localisation** du dessus renforce certains personnages : « +1 ici » à côté d’un nom. Si vous en tenez une autre de cette planète, vous pouvez la poser dessus gratuitement ; ses bonus comptent alors, pour vous deux.',
  weapon:
    'Une **arme** n’appartient à personne : elle est sur la planète, et vous décidez avant chaque bataille qui la prend. Elle donne un bonus ou un tirage de destinée, mais seulement à ceux qu’elle nomme. La liste dit à qui.',
  battle:
    'Vous pouvez **déclarer une bataille**, une fois par tour. Tous ceux qui sont face visible y participent, des deux côtés. La table montre leur puissance : si la vôtre semble au moins égale, attaquez. Ou passez et attendez.',
  'battle-cards':
    'Les **cartes de bataille** aident dans un combat, puis s’en vont. Choisissez-les maintenant : l’adversaire en apprend le nombre, pas lesquelles. Chacune sert à un combattant qui lui convient ; la liste dit à qui.',
  defend:
    'On vous **attaque**. L’attaquant a dit combien de cartes de bataille il prend ; à vous de choisir les vôtres, ou aucune. Tous vos personnages face visible doivent défendre.',
  plan: 'Votre **plan de bataille** : les combattants se rencontrent dans cet ordre, en secret. Posez l’arme juste avant qui doit s’en servir, et la carte de bataille avant elle : *carte – arme – combattant*. L’ordre proposé est bon. Les armes à la fin ne risquent rien.',
  fight:
    'Les combats suivent l’ordre des deux plans. Le **total le plus haut** gagne ; à égalité, tous deux restent. Un total : puissance, lieu, arme, carte de bataille et destinée. Les vainqueurs se reposent jusqu’à la fin de la bataille.',
  destiny:
    'Un **tirage de destinée** retourne la première carte de la pioche ; son numéro s’ajoute au total. La carte n’est pas perdue : après la bataille, elle est en main. Les faibles ont souvent de grands numéros.',
  damage:
    'Qui est **vaincu** est défaussé avec l’arme dont il s’est servi. Puis son propriétaire perd autant de cartes de sa pioche que disent ses DOMMAGES. Dans cette leçon, une ou aucune ; ailleurs, jusqu’à sept.',
  breakthrough:
    '**Percée** : il restait des personnages à l’attaquant quand tous les défenseurs avaient combattu. Pour chacun, le défenseur perd une carte de sa pioche. Le nombre compte donc, même si certains sont faibles.',
  control:
    'Après avoir égalisé vient la question du **contrôle**. Avez-vous ici un personnage face visible, et l’adversaire personne, pas même une carte cachée ? Alors la planète est à vous. Dans cette partie, cela gagne.',
  won: 'Bravo : votre première victoire ! Vous savez tout ce qu’il faut pour jouer. Les paquets d’initiation ont deux fois plus de cartes et de plus gros DOMMAGES ; la partie complète se joue en deux planètes gagnées sur trois.',
  lost: 'Perdu, mais appris : nous avons tous commencé ainsi. Vous savez tout ce qu’il faut pour jouer. Recommencez, ou essayez un paquet d’initiation : deux fois plus de cartes, et le temps de revenir.',
  alone:
    'Perdu avant d’avoir commencé : à la fin d’un tour, votre adversaire était sur la planète, et aucun des vôtres. Il faut donc toujours y avoir quelqu’un, et de quoi le suivre en main. Essayez encore : c’est l’affaire de quelques minutes.',
  left: 'Cette partie est finie pour le moment. La leçon reste : elle recommence quand vous voulez, avec les mêmes cartes, et vous pouvez faire autrement.',
  tie: 'Égalité : les deux pioches se sont vidées ensemble, c’est rare ! Vous savez tout ce qu’il faut pour jouer. Les paquets d’initiation ont deux fois plus de cartes et de plus gros DOMMAGES.',
}
