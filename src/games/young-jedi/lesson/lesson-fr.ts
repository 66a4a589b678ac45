/** French: the words of the first game. */
import type { en } from './lesson-en.ts'

/** The texts of the first game, in French. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  welcome:
    'Bienvenue ! Vous jouez le côté lumineux. Vous gagnez si, à la fin d’un tour, vous avez un personnage sur Tatooine et votre adversaire aucun, ou si sa **pile de tirage** se vide.',
  steps:
    'Un tour : **déployer** des cartes, **combattre** si vous voulez, puis **égaliser** : piocher jusqu’à 6. Choisissez dans la liste, puis appuyez sur le bouton vert. Regarder ne coûte rien.',
  counters:
    '🟨 Le nombre jaune est le **coût**. Vous avez 6 compteurs par tour ; les autres sont perdus. Déployez au moins un personnage : sans personne ici, vous perdez la planète.',
  numbers:
    '🗡️ **Puissance** : le plus haut total gagne un combat. 💥 **Dommages** : les cartes que vous coûte un personnage vaincu. Le cube jaune est la **destinée** : un nombre tiré, ajouté au total.',
  hidden:
    'Vos premières cartes ici sont **cachées** : votre adversaire en voit le nombre, pas lesquelles. Jusqu’à votre prochain tour, elles ne combattent pas et ne peuvent être attaquées.',
  'even-up':
    'On **égalise** à la fin de chaque tour : sous 6 cartes, on pioche jusqu’à 6 ; au-dessus, on défausse jusqu’à 6. Ici, continuez simplement.',
  deck: 'Surveillez votre **pile de tirage** : chaque pioche et tous les dommages la réduisent, et une pile vide perd aussitôt. Une carte déployée, c’est une carte à repiocher.',
  revealed:
    'Vos cartes sont maintenant **face visible** et peuvent combattre. Dès ce tour, vous déployez face visible, et ces cartes combattent dans le même tour.',
  location:
    '📍 La **localisation** du dessus donne un bonus à certains personnages : « +1 ici ». Vous pouvez en jouer une autre de cette planète, gratuitement ; elle compte pour vous deux.',
  weapon:
    'Une **arme** n’appartient à personne : avant chaque bataille, vous décidez qui l’utilise. Elle donne un bonus ou un tirage de destinée, mais seulement à ceux qu’elle nomme.',
  battle:
    'Vous pouvez déclarer une **bataille** par tour. Tous les personnages face visible y participent, des deux côtés. Si votre puissance 🗡️ est au moins égale, attaquez. Ou passez.',
  'battle-cards':
    '⚡ Une **carte de bataille** aide un combattant dans un combat, puis est défaussée. Votre adversaire voit combien vous en jouez, pas lesquelles. La liste montre qui peut les utiliser.',
  defend:
    'On vous **attaque**. Votre adversaire a dit combien de cartes de bataille il joue ; choisissez les vôtres, ou aucune. Tous vos personnages face visible se défendent.',
  plan: 'Votre **plan de bataille** : les combattants se rencontrent dans cet ordre, en secret. Une arme ou une carte de bataille va avec qui l’utilise. L’ordre proposé est bon.',
  fight:
    'Les combats suivent l’ordre des plans. Le **plus haut total** gagne (puissance, localisation, arme, carte de bataille, destinée) ; une égalité ne vainc personne.',
  destiny:
    'Un **tirage de destinée** retourne la carte du dessus de la pile de tirage et ajoute son nombre au total. Après la bataille, cette carte va dans votre main.',
  damage:
    'Un personnage **vaincu** est défaussé avec son arme. Son propriétaire subit ses dommages 💥 : autant de cartes du dessus de sa pile de tirage.',
  breakthrough:
    '**Percée** : chaque attaquant qui reste quand tous les défenseurs ont combattu inflige 1 dommage. Le nombre compte donc, même si certains sont faibles.',
  control:
    'Ensuite, on vérifie le **contrôle** : si vous avez ici un personnage face visible et votre adversaire personne, pas même caché, la planète est à vous.',
  won: 'Bravo : votre première victoire ! Les decks d’initiation ont deux fois plus de cartes ; en partie complète, il faut deux planètes sur trois.',
  lost: 'Vous avez perdu, et appris : tout le monde commence ainsi. Rejouez, ou essayez un deck d’initiation : deux fois plus de cartes, et le temps de revenir.',
  alone:
    'Vous avez perdu tôt : à la fin d’un tour, votre adversaire avait un personnage ici, et vous aucun. Gardez toujours quelqu’un sur la planète. Réessayez : cela prend quelques minutes.',
  left: 'Cette partie est finie. Vous pouvez recommencer la leçon quand vous voulez, avec les mêmes cartes, et jouer autrement.',
  tie: 'Partie nulle : les deux piles de tirage se sont vidées ensemble, c’est rare. Les decks d’initiation ont deux fois plus de cartes.',
}
