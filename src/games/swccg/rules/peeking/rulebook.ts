/** Part 29 of the rules: looks at the top card. A line: number | English | French. */
export const peekingRules = `
29 | Looks at the top card | Regards sur la carte du dessus
29.1 | A text may let a player **look at the top card** of a Reserve Deck. That player alone sees it, and may move it as the text says. The opponent learns that they looked, and whether the card was moved. | Un texte peut laisser un joueur **regarder la carte du dessus** d’une pile de réserve. Lui seul la voit, et peut la déplacer comme le dit le texte. Son adversaire apprend qu’il a regardé, et si la carte a été déplacée.
29.2 | It is no draw, and nothing is shuffled. An empty Reserve Deck cannot be looked at. | Ce n’est pas une pioche, et rien n’est mélangé. Une pile de réserve vide ne peut pas être regardée.
29.3 | A text may let a player **look at the opponent’s hand**. That player alone sees it; the opponent learns that they looked. | Un texte peut laisser un joueur **regarder la main adverse**. Lui seul la voit ; son adversaire apprend qu’il l’a regardée.
29.4 | A card that the text places from that hand is shown to both players. The player who looks may place none. | Une carte que le texte met ailleurs depuis cette main est montrée aux deux joueurs. Le joueur qui regarde peut n’en mettre aucune.
`
