import type { en } from './lesson-en.ts'

/** French: the words of the first game. */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  'life-force':
    'Votre deck est votre **Force vitale** : pile de réserve, pile de Force et pile utilisée réunies. Une carte vaut un point de Force. Si elle s’épuise, vous perdez.',
  activate:
    'À chaque tour, vous **activez** 1 point de Force par icône de votre côté sur la table, plus 1. Ces cartes vont face cachée dans votre pile de Force : elles paient vos actions.',
  locations:
    '📍 Les **localisations** sont gratuites. Leurs icônes vous donnent de la Force à chaque tour, et en donnent aussi à votre adversaire. Jouez-les d’abord.',
  cost: '🟨 Le nombre jaune est le **coût** : autant de points de Force vont dans votre pile utilisée. Vous déployez là où vous avez une icône de Force ou un personnage.',
  ships:
    '🚀 Les personnages vont sur les **sites**, les vaisseaux aux **systèmes**. Certains vaisseaux ont leur pilote ; les autres en demandent un de votre main.',
  draw: 'Pour finir, **piochez** dans votre pile de Force pour les tours suivants. Chaque carte quitte votre Force vitale. Ce qui reste paie pendant le tour adverse.',
  track:
    'Un tour a six **phases** : la ligne du haut montre où vous en êtes. Une phase où rien n’est possible est sautée. Ensuite, la pile utilisée passe sous votre pile de réserve.',
  drain:
    '💧 Vous **contrôlez** un lieu où il n’y a que vos personnages ou vos vaisseaux. Vous y **drainez** : votre adversaire perd autant de cartes qu’il y a d’icônes.',
  lose: 'Vous choisissez ce que vous **perdez** : la carte du dessus d’une pile, cachée, ou une carte de votre main. Une carte perdue l’est pour de bon. La réserve d’abord est une bonne habitude.',
  weapon:
    '🔫 Une **arme** va sur une de vos cartes. En bataille, elle fait feu : vous tirez une destinée, et si le nombre dépasse la valeur de défense de la cible, elle est touchée.',
  battle:
    '⚔️ Là où les deux côtés ont des cartes, vous pouvez lancer une **bataille**, pour 1 point de Force. Chacun additionne sa **puissance**. Le perdant subit la différence en dommages.',
  destiny:
    '🎲 Avec une **habileté** de 4 ou plus, vous tirez une **destinée de bataille** : elle augmente votre puissance, et l’adversaire sacrifie autant, l’**attrition**.',
  satisfy:
    'Chaque carte dit ce qu’elle **paie**, pour les dommages et l’attrition à la fois. Une carte touchée doit partir. La Force paie aussi les dommages, jamais l’attrition.',
  interrupt:
    '⚡ Une **interruption** dit quand elle se joue, aussi pendant le tour adverse. Utilisée, elle revient avec la pile utilisée ; perdue, elle ne revient pas.',
  move: '➡️ **Déplacer** une carte coûte 1 point de Force : d’un site au suivant, ou d’un système à l’autre. Tenez les lieux où vous drainez sans risque.',
  silence:
    'On ne vous demande pas à chaque occasion : **se taire, c’est passer**. Avec *Répondre à l’avance…* dans le menu, vous dites ce que vous voulez, ou quand vous voulez décider.',
  won: 'Bravo ! Les decks d’initiation ont 60 cartes, des effets et un pilote pour chaque vaisseau.',
  lost: 'Vous avez perdu, et appris : tenez deux lieux où vous drainez, et gardez quelqu’un à chacun.',
  tie: 'Égalité : les deux decks se sont épuisés en même temps. C’est rare. Rejouez, ou essayez un deck d’initiation.',
  left: 'Cette partie est finie. La leçon recommence quand vous voulez, avec les mêmes cartes.',
}
