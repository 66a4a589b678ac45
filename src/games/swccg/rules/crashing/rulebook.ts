/** Part 48 of the rules: crashing. A line: number | English | French. */
export const crashingRules = `
48 | Crashing | S’écraser
48.1 | A vehicle that **crashes** stays on table, turned, for good. It is unpiloted, whoever is aboard: no power, maneuver, moves or weapons, and its text does nothing. It keeps its armor and forfeit value, its seats, and its name for uniqueness. | Un véhicule qui **s’écrase** reste sur la table, tourné, jusqu’à la fin. Il est sans pilote, qui que ce soit à bord : ni puissance, ni manœuvre, ni déplacement, ni arme, et son texte ne fait rien. Il garde son blindage et sa valeur de perte, ses places, et son nom pour l’unicité.
48.2 | Permanent pilots of a crashed vehicle still give presence. Their ability, and that of cards inside an enclosed one, does not count for battle destiny. | Les pilotes permanents d’un véhicule écrasé donnent encore une présence. Leur habileté, et celle des cartes à l’intérieur d’un véhicule fermé, ne compte pas pour la destinée de bataille.
48.3 | Getting on or off a crashed enclosed vehicle costs 1 Force. | Monter à bord d’un véhicule fermé écrasé, ou en descendre, coûte 1 point de Force.
`
