/** Part 37 of the rules: Epic Events. A line: number | English | French. */
export const epicEventRules = `
37 | Epic Events | Événements épiques
37.1 | An **Epic Event** is a type of its own, with destiny 0. It deploys in its owner’s deploy phase where its text says, free, whether its owner is there or not. One dot: one on table. | Un **événement épique** est un type à part, de destinée 0. Il se déploie à la phase de déploiement de son propriétaire là où le dit son texte, gratuitement, que son propriétaire y soit ou non. Un point : un seul sur la table.
37.2 | It is no Effect. It stays until its text, or the loss of its place, ends it; an attempt does not use it up. | Ce n’est pas un effet. Il reste jusqu’à ce que son texte, ou la perte de sa place, y mette fin ; une tentative ne l’épuise pas.
37.3 | **An attempt** draws its destinies, adds what texts add, and is compared with its number; then its result follows. After the last draw both players may respond, the one who attempts first. | **Une tentative** tire ses destinées, ajoute ce qu’ajoutent les textes, et se compare à son nombre ; puis vient son résultat. Après le dernier tirage les deux joueurs peuvent répondre, d’abord celui qui tente.
`
