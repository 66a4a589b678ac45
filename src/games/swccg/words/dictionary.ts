/** The words of the game for what the engine asks and tells, in both languages. */
import { dictionary } from '../../../kit/notation/lines.ts'

/** A word of the game by its key; a missing one is called by its key. */
export const word = dictionary(`
  dark: Dark Side / Côté obscur
  light: Light Side / Côté lumineux
  the-dark: the Dark Side / le côté obscur
  the-light: the Light Side / le côté lumineux
  lesson: First game (24 cards) / Première partie (24 cartes)
  control: Control / Contrôle
  battle: Battle / Bataille
  reserve: Reserve Deck / Réserve
  force: Force Pile / Pile de Force
  used: Used Pile / Pile utilisée
  lost: Lost Pile / Pile perdue
  hand: Hand / Main
  out: Out of play / Hors jeu
  piles: Piles / Piles
  text: Card texts / Textes
  interrupt: Interrupts / Interruptions
  played: Interrupt / Interruption
  place: To a location / Vers une localisation
  aboard: Aboard / À bord
  together: With a pilot / Avec un pilote
  instead: In another’s place / À la place d’une autre
  carrier: On a card / Sur une carte
  table: On table / Sur la table
  slot: New location / Nouvelle localisation
  convert: Convert / Convertir
  landspeed: Landspeed / Vitesse terrestre
  path: Path / Chemin
  shuttle: Shuttle / Navette
  transit: Docking bay transit / Transit entre quais
  transfer: Transfer / Transfert
  embark: Embark / Embarquer
  disembark: Disembark / Débarquer
  seat: Another seat / Autre place
  hyperspeed: Hyperspeed / Hypervitesse
  land: Land / Atterrir
  take-off: Take off / Décoller
  pilot: pilot / pilote
  driver: driver / conducteur
  passenger: passenger / passager
  hold: in its hold / en soute
  carried: carried / porté
  as-used: Used Interrupt / interruption utilisée
  as-lost: Lost Interrupt / interruption perdue
  label.between: between {before} and {after} / entre {before} et {after}
  label.after: after {place} / après {place}
  label.before: before {place} / avant {place}
  label.alone: on its own / à part
  label.table: on table / sur la table
  label.with: {place}, with {pilot} / {place}, avec {pilot}
  label.force: {force} Force / coût {force}
  label.from: from {force} Force / coût à partir de {force}
  label.free: free / gratuit
  label.play: Play {card} / Jouer {card}
  label.use: Use {card} / Utiliser {card}
  label.deploy: Deploy {card} / Déployer {card}
  label.move: Move {card} / Déplacer {card}
  label.react: React with {card} / Réagir avec {card}
  label.drain: Drain {amount} at {place} / Drainer {amount} à {place}
  label.battle: Battle at {place} / Bataille à {place}
  label.convert: Convert {place} / Convertir {place}
  label.fire: Fire {card} / Faire feu : {card}
  label.pile: {pile} · 1 Force each, up to {count} / {pile} · 1 point de Force par carte, {count} au plus
  label.hand: {card} · from hand, 1 Force / {card} · de la main, 1 point de Force
  label.forfeit: Forfeit {card} · pays {value} / Sacrifier {card} · paie {value}
  label.forfeit-hit: Forfeit {card} · hit, pays {value} / Sacrifier {card} · coup reçu, paie {value}
  label.boards: {card} boards {ship}, {seat} / {card} embarque sur {ship}, {seat}
  label.leaves: {card} leaves {ship} / {card} quitte {ship}
  turn: Turn / Tour
  attrition: attrition / attrition
  damage: battle damage / dommages de bataille
  weapon: weapon destiny / destinée d’arme
  power: power / puissance
  decision.closed: Already answered. Look at the current question. / Déjà répondu. Regardez la question actuelle.
  start: Starting location / Localisation de départ
  start?: Choose the location with which you start. / Choisissez votre localisation de départ.
  activate: Activate / Activation
  activate?: How much Force do you activate? / Combien de points de Force activez-vous ?
  act: Your turn / Votre tour
  act?: Choose an action, or go to the next phase. / Choisissez une action ou passez à la phase suivante.
  begin: Your chance to act / Votre occasion d’agir
  begin?: Choose an action, or pass. / Choisissez une action ou passez.
  draw: Draw / Piocher
  draw-end: Draw and end turn / Piocher et finir le tour
  draw?: How many cards do you draw from your Force Pile? You can look at them and draw more. / Combien de cartes piochez-vous dans votre pile de Force ? Vous pouvez les regarder et en piocher d’autres.
  deploy: Deploy / Déploiement
  deploy-where: Deploy / Déployer
  deploy-where?: Where do you deploy it? / Où la déployez-vous ?
  move: Move / Déplacement
  move-where: Move / Déplacer
  move-where?: How does it move? / Comment se déplace-t-elle ?
  company: Who comes along? / Qui vient aussi ?
  company?: Choose the cards that move along for no extra Force. / Choisissez les cartes qui l’accompagnent sans Force en plus.
  riders: Board or get off / Embarquer ou débarquer
  riders?: Who boards or gets off? / Qui embarque ou débarque ?
  respond: Respond / Répondre
  respond?: Do you respond? / Répondez-vous ?
  lose: Lose Force / Perdre de la Force
  lose?: Left to lose: {left} Force. Choose what you lose. / Reste à perdre, en points de Force : {left}. Choisissez ce que vous perdez.
  plan: Fire and continue / Faire feu et continuer
  plan?: Choose your shots now, in order, and what you play at your battle destiny. The shots stop if your opponent acts, except with “Fire and continue”. / Choisissez maintenant vos tirs, dans l’ordre, et ce que vous jouez à votre destinée de bataille. Les tirs s’arrêtent si votre adversaire agit, sauf avec « Faire feu et continuer ».
  plan-ask: Fire, then ask me / Faire feu, puis me demander
  ask: Ask me / Me demander
  pass-all: Pass, whatever is fired / Passer malgré les tirs
  weapons: Weapons segment / Segment des armes
  weapons?: Choose an action, or pass. / Choisissez une action ou passez.
  target: Target / Cible
  target?: Choose the target. / Choisissez la cible.
  again: Fire again / Refaire feu
  again?: Do you fire again? / Faites-vous feu encore ?
  destiny: Battle destiny / Destinée de bataille
  destiny?: Do you draw battle destiny? / Tirez-vous une destinée de bataille ?
  two: Destiny / Destinée
  two?: Which number counts? / Quel nombre compte ?
  satisfy: Damage / Dommages
  satisfy?: Left to pay: {damage} battle damage, {attrition} attrition. Forfeit a card or lose Force. / Reste à payer : {damage} dommages de bataille, {attrition} d’attrition. Sacrifiez une carte ou perdez de la Force.
  drain: Force drain / Drainage de Force
  fire: Fire / Faire feu
  forfeit: Forfeit / Sacrifier
  starting: Starting Interrupt / Interruption de départ
  starting?: Choose your Starting Interrupt, or none. / Choisissez votre interruption de départ, ou aucune.
  text-target: Target / Cible
  text-target?: Choose the target. / Choisissez la cible.
  pick: Choose cards / Choisir des cartes
  pick?: Choose the cards. / Choisissez les cartes.
  one-of: Choose / Choisir
  one-of?: Which of these? / Que choisissez-vous ?
  goal: Destination / Destination
  goal?: To which site? / Vers quel site ?
  which: Destiny / Destinée
  which?: Which card counts? / Quelle carte compte ?
  effect: Effects / Effets
  stack: Stack / Pile
  amount: Activate / Activation
  amount?: How much Force do you activate? / Combien de points de Force activez-vous ?
  none: None / Aucune
  react: React / Réagir
  ok: Confirm / Confirmer
  effect: Effects / Effets
  choose: Choose / Choisir
  do: Confirm / Confirmer
  pass: Pass / Passer
  end-turn: End turn / Finir le tour
  no: No / Non
  stop: Stop / Arrêter
`)
