/** Part 53 of the rules: going along and following. A line: number | English | French. */
export const followingRules = `
53 | Going along and following | Accompagner et suivre
53.1 | A text may let cards **go along** with one that moves by landspeed: from the same site to the same site, in the same action, for free. Each must still have its regular move, and that landspeed must reach. | Un texte peut laisser des cartes en **accompagner** une qui se déplace par vitesse terrestre : du même site au même site, dans la même action, gratuitement. Chacune doit encore avoir son déplacement ordinaire, et cette vitesse terrestre doit suffire.
53.2 | A text may let a card **follow** one that has just moved: from the site that it left to where it is now, by landspeed and for free. That is the follower’s regular move of that turn. | Un texte peut laisser une carte en **suivre** une qui vient de se déplacer : du site qu’elle a quitté à celui où elle est maintenant, par vitesse terrestre et gratuitement. C’est le déplacement ordinaire de la carte qui suit pour ce tour.
`
