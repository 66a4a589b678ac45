/** Part 54 of the rules: cards that come by surprise. A line: number | English | French. */
export const revealingRules = `
54 | Revealed cards | Cartes révélées
54.1 | **Revealed**: the top cards of a Reserve Deck are shown to both players. Those that the text means are deployed for free where it says, one after another in an order of their owner’s choice, by all rules of deploying but the phase. The others go back on top in their order. It is no draw, and nothing is shuffled. | **Révélées** : les premières cartes d’une pile de réserve sont montrées aux deux joueurs. Celles que le texte désigne sont déployées gratuitement là où il le dit, l’une après l’autre dans l’ordre choisi par leur propriétaire, selon toutes les règles de déploiement sauf la phase. Les autres retournent sur la pile dans leur ordre. Ce n’est pas un tirage, et rien n’est mélangé.
`
