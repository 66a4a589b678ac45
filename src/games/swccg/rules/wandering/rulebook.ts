/** Part 45 of the rules: Effects that move. A line: number | English | French. */
export const wanderingRules = `
45 | Effects that move | Effets qui se déplacent
45.1 | An Effect may **move like a character**: with landspeed 1, by one regular move a turn for 1 Force, by docking bay transit, aboard ships and vehicles and off them. It takes no seat. It may leave the place to which its text lets it deploy. | Un effet peut **se déplacer comme un personnage** : avec 1 en vitesse terrestre, par un déplacement ordinaire par tour pour 1 point de Force, par transit entre quais d’arrimage, à bord de vaisseaux et de véhicules et hors d’eux. Il ne prend pas de place. Il peut quitter le lieu où son texte le laisse se déployer.
45.2 | It is no character: it gives no presence, takes no part in battles, and is no target of weapons. | Ce n’est pas un personnage : il ne donne aucune présence, ne participe à aucune bataille et n’est la cible d’aucune arme.
`
