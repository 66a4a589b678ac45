/** Part 28 of the rules: automated weapons. A line: number | English | French. */
export const automatedRules = `
28 | Automated weapons | Armes automatiques
28.1 | An **automated weapon** deploys to a location, as its text says, and nobody carries or fires it. | Une **arme automatique** se déploie vers une localisation, comme le dit son texte ; personne ne la porte ni ne fait feu avec.
28.2 | It acts when its own condition comes true. That uses up no weapon of the turn, and texts about firing do not concern it. | Elle agit quand sa propre condition est remplie. Cela n’utilise aucune arme du tour, et les textes sur les tirs ne la concernent pas.
28.3 | Its draw is a plain destiny. Cards that it loses are not forfeited and satisfy nothing; a battle goes on with what is left. | Son tirage est une destinée simple. Les cartes perdues par elle ne sont pas sacrifiées et n’acquittent rien ; une bataille continue avec ce qui reste.
28.4 | A text that sends it away when the opponent controls its location does so at once, in a battle, too. | Un texte qui la retire quand l’adversaire contrôle sa localisation agit aussitôt, en bataille aussi.
28.5 | A weapon on a **system** is fired by the system’s player in a battle there, and wherever its text says, though nobody carries it. A system fires one weapon a turn. | Une arme sur un **système** est utilisée par le joueur du système dans une bataille à cet endroit, et là où son texte le dit, sans que personne la porte. Un système fait feu avec une arme par tour.
28.6 | Of a **generic** weapon (<>) one lies at each location. | D’une arme **générique** (<>), une seule est à chaque localisation.
`
