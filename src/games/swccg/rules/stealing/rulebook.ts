/** Part 49 of the rules: stealing. A line: number | English | French. */
export const stealingRules = `
49 | Stealing | Vol
49.1 | A **stolen** card is its new player’s from then on, and stays where it is: *your* means that player. Its text, numbers and kinds do not change. | Une carte **volée** est désormais à son nouveau joueur et reste où elle est : *votre* désigne ce joueur. Son texte, ses nombres et ses sortes ne changent pas.
49.2 | On table, all characters aboard are lost first; nobody gets off, nothing is forfeited. Weapons and other cards on it are stolen with it. Control of the place is asked for again at the result. | Sur la table, tous les personnages à bord sont d’abord perdus ; personne ne débarque, rien n’est sacrifié. Les armes et autres cartes sur elle sont volées avec elle. Le contrôle du lieu est redemandé au résultat.
49.3 | From a hand, the player of the text alone sees the card. If it may not be stolen, it stays there unseen by others. Otherwise it is shown and comes into that player’s hand, to be deployed at its cost like an own card. | Depuis une main, seul le joueur du texte voit la carte. Si elle ne peut pas être volée, elle y reste sans que d’autres la voient. Sinon elle est montrée et va dans la main de ce joueur, qui la déploie à son coût comme une des siennes.
49.4 | A stolen unique card counts as on table as before. | Une carte unique volée compte comme sur la table, comme avant.
49.5 | When it leaves the table or the hand, it goes to the piles of its first owner. | Quand elle quitte la table ou la main, elle va dans les piles de son premier propriétaire.
`
