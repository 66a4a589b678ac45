/** Part 57 of the rules: contests. A line: number | English | French. */
export const contestRules = `
57 | Contests | Affrontements
57.1 | **Contest**: the player of the text draws destiny first, then the opponent. That player alone adds the value of their card that the text names. The lower total loses its card, with what is on it; equal totals lose nothing. A player with no card to draw loses against a draw. | **Affrontement** : le joueur du texte tire une destinée d’abord, puis l’adversaire. Lui seul ajoute la valeur de sa carte que le texte nomme. Le total le plus bas perd sa carte, avec ce qui est dessus ; à égalité, rien n’est perdu. Un joueur sans carte à tirer perd contre un tirage.
`
