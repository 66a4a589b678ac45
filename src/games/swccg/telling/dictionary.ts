/** The words of the game for what the engine asks and tells, in both languages. */
import { dictionary } from '../../../kit/notation/lines.ts'

/** A word of the game by its key; a missing one is called by its key. */
export const word = dictionary(`
  dark: Dark Side / Côté obscur
  light: Light Side / Côté lumineux
  starter: Starter decks / Decks de départ
  control: Control / Contrôle
  battle: Battle / Bataille
  reserve: Reserve Deck / Réserve
  force: Force Pile / Pile de Force
  used: Used Pile / Pile utilisée
  lost: Lost Pile / Pile perdue
  hand: Hand / Main
  piles: Piles / Piles
  text: Card texts / Textes
  interrupt: Interrupts / Interruptions
  place: To a location / Vers une localisation
  aboard: Aboard / À bord
  together: With a pilot / Avec un pilote
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
  hyperspeed: Hyperspeed / Hypervitesse
  land: Land / Atterrir
  take-off: Take off / Décoller
  pilot: pilot / pilote
  driver: driver / conducteur
  passenger: passenger / passager
  carried: carried / porté
  turn: Turn / Tour
  attrition: attrition / attrition
  damage: battle damage / dommages de bataille
  weapon: weapon destiny / destinée d’arme
  power: power / puissance
  life-force: Life Force exhausted / Force vitale épuisée
  both-exhausted: Both Life Forces exhausted / Deux Forces vitales épuisées
  standstill: Nothing happened for 20 turns / Rien ne s’est passé en 20 tours
  turns: All turns played / Tous les tours joués
  concession: Concession / Abandon
  time-out: Time-out / Temps écoulé
  void: Void / Annulée
  ruling: Decided by ruling / Décision arbitrale
  double-loss: Both lose by ruling / Double défaite par décision arbitrale
  round-over: The round has ended / Fin de la ronde
  decision.closed: This is not asked now. / Cette question n’est pas posée maintenant.
  start: Starting location / Localisation de départ
  start?: Choose the location with which you start. / Choisissez votre localisation de départ.
  activate: Activate / Activation
  activate?: How much Force do you activate? / Combien de points de Force activez-vous ?
  act: Your turn / Votre tour
  act?: Choose an action, or go to the next phase. / Choisissez une action ou passez à la phase suivante.
  begin: Your chance to act / Votre occasion d’agir
  begin?: Do you do something now? / Faites-vous quelque chose maintenant ?
  draw: Draw / Pioche
  draw?: How many cards do you draw from your Force Pile? / Combien de cartes piochez-vous dans votre pile de Force ?
  deploy: Deploy / Déploiement
  deploy-where: Deploy / Déployer
  deploy-where?: Where do you deploy it? / Où la déployez-vous ?
  move: Move / Déplacement
  move-where: Move / Déplacer
  move-where?: How does it move? / Comment se déplace-t-elle ?
  company: Who comes along? / Qui vient aussi ?
  company?: Choose the cards that move for the same Force. / Choisissez les cartes qui partent pour la même Force.
  riders: Board or get off / Monter ou descendre
  riders?: Who boards or gets off? / Qui monte ou descend ?
  respond: Respond / Répondre
  respond?: Do you respond? / Répondez-vous ?
  lose: Lose Force / Perdre de la Force
  lose?: Choose what you lose. / Choisissez ce que vous perdez.
  plan: Fire and go on / Tirer et continuer
  plan?: Choose your shots ahead, in order, and what you play at your battle destiny. It is done while your opponent does nothing; “Fire and go on” also goes on after their shots. / Choisissez à l’avance vos tirs, dans l’ordre, et ce que vous jouez à votre destinée. Cela se fait tant que votre adversaire ne fait rien ; « Tirer et continuer » vaut aussi après ses tirs.
  plan-ask: Fire, then ask me / Tirer, puis me consulter
  ask: Ask me / Me consulter
  pass-all: Pass, whatever is fired / Passer malgré les tirs
  weapons: Weapons segment / Segment des armes
  weapons?: Choose an action, or pass. / Choisissez une action ou passez.
  target: Target / Cible
  target?: Choose the target. / Choisissez la cible.
  again: Fire again / Tirer encore
  again?: Do you fire again? / Tirez-vous encore ?
  destiny: Battle destiny / Destinée de bataille
  destiny?: Do you draw battle destiny? / Tirez-vous une destinée de bataille ?
  two: Destiny / Destinée
  two?: Which number counts? / Quel nombre compte ?
  satisfy: Damage / Dommages
  satisfy?: Forfeit a card or lose Force. / Sacrifiez une carte ou perdez de la Force.
  drain: Force drain / Drainage de Force
  fire: Fire / Tirer
  forfeit: Forfeit / Sacrifier
  starting: Starting Interrupt / Interruption de départ
  starting?: Choose your Starting Interrupt, or none. / Choisissez votre interruption de départ, ou aucune.
  text-target: Target / Cible
  text-target?: Choose the target. / Choisissez la cible.
  pick: Choose cards / Choisir des cartes
  pick?: Choose the cards. / Choisissez les cartes.
  one-of: Choose / Choisir
  one-of?: Which of these? / Lequel ?
  goal: Destination / Destination
  goal?: To which site? / Vers quel site ?
  which: Destiny / Destinée
  which?: Which card counts? / Quelle carte compte ?
  effect: Effects / Effets
  stack: Stack / Pile d’empilement
  amount: Activate / Activation
  amount?: How much Force do you activate? / Combien de points de Force activez-vous ?
  none: None / Aucune
  react: React / Réagir
  ok: Confirm / Valider
  losses: Losses of Force / Pertes de Force
  losses?: Lose Force without being asked: Reserve Deck, Used Pile, hand, Force Pile. / Perdre la Force sans être consulté : Réserve, pile utilisée, main, pile de Force.
  damage?: Satisfy damage without being asked: hit cards, the least forfeit that suffices, then Force. / Payer les dommages sans être consulté : cartes touchées, la plus petite perte qui suffit, puis la Force.
  destinies: Battle destinies / Destinées de bataille
  destinies?: Draw battle destiny without being asked. / Tirer la destinée de bataille sans être consulté.
  drains: Force drains / Drainages de Force
  drains?: Pass when your opponent drains. / Passer quand votre adversaire draine.
  pass-through: Pass through battles / Passer en bataille
  pass-through?: Pass at these chances of battles without being asked, whatever is fired. / Passer à ces occasions des batailles sans être consulté, malgré les tirs.
  shots: Shots ahead / Tirs à l’avance
  shots?: In your battles fire all that you can, the highest forfeit first. / Dans vos batailles, tirer avec tout ce qui le peut, la plus grande perte d’abord.
  after: when your opponent fires / quand votre adversaire tire
  opening: Opening / Ouverture
  opening?: Begin the match without being asked: the first of these locations, this Starting Interrupt, the first of these cards that it finds. / Commencer la partie sans être consulté : la première de ces localisations, cette interruption de départ, les premières de ces cartes qu’elle trouve.
  take: cards to find, best first / cartes à trouver, par ordre
  recharge: Recharge / Recharger
  recharge?: As a battle begins, play an Interrupt that activates Force if I hold one; else pass, unless I could react. / Au début d’une bataille, jouer une interruption qui active de la Force si j’en ai une ; sinon passer, sauf réaction possible.
  when: when / quand
  always: always / toujours
  below: with less Force than / avec moins de Force que
  never: never / jamais
  under: with less Force than / avec moins de Force que
  plus-one: Raise battle destiny / Augmenter la destinée
  plus-one?: At my battle destiny, play an Interrupt that raises it if I hold one and it brings this as things stand; else pass. / À ma destinée de bataille, jouer une interruption qui l’augmente si j’en ai une et si cela apporte ceci dans l’état présent ; sinon passer.
  wins: if it wins / si elle fait gagner
  ties: if it ties / si elle égalise
  kills: if it costs one more card / si elle coûte une carte de plus
  aim: Aim / Viser
  aim?: When I fire at one of these ships, play an Interrupt that raises weapon destiny if I hold one; at any ship where I choose none. / Quand je tire sur l’un de ces vaisseaux, jouer une interruption qui augmente la destinée d’arme si j’en ai une ; sur tout vaisseau sans choix.
  function: function / fonction
  aim-used: Used function / Fonction utilisée
  aim-lost: Lost function / Fonction perdue
  cancel: Cancel battle destiny / Annuler la destinée
  cancel?: Cancel a battle destiny of my opponent by a text of my cards on table, from this number on, if so much Force is left after it. / Annuler une destinée de bataille de mon adversaire par un texte de mes cartes sur la table, à partir de ce nombre, s’il reste ensuite autant de Force.
  keep: Force left after it / Force restante ensuite
  roar: Higher defense value / Valeur de défense relevée
  roar?: When a card of mine is targeted, set its defense value by its text if that raises it. / Quand une carte à moi est visée, fixer sa valeur de défense par son texte si cela la relève.
  raises: if it is higher then / si elle est alors plus haute
  maneuver: Evade / Esquiver
  maneuver?: When a shot at one of these ships would hit, play an Interrupt that raises its maneuver if I hold one and the shot then misses; for any ship where I choose none. / Quand un tir toucherait l’un de ces vaisseaux, jouer une interruption qui augmente sa manœuvre si j’en ai une et si le tir manque alors ; pour tout vaisseau sans choix.
  worth: with a forfeit of at least / avec une valeur de perte d’au moins
  rest: Rest of the turn / Reste du tour
  rest?: After a battle of this turn begin no further one, make these moves, draw so many cards, and end the turn. / Après une bataille de ce tour, n’en plus commencer, faire ces déplacements, piocher autant de cartes et finir le tour.
  moves: moves / déplacements
  draws: cards to draw / cartes à piocher
  watched: ask me if one of these is gone / me consulter si l’une d’elles n’est plus là
  stays: ask me / me consulter
  theirs-stay: if my opponent is still there / si mon adversaire est encore là
  phase-stop: Stop at the end of a phase / Arrêt en fin de phase
  phase-stop?: Ask me at the end of these phases of my opponent. / Me consulter à la fin de ces phases de mon adversaire.
  drain-stop: Stop at Force drains / Arrêt aux drainages
  drain-stop?: Ask me when my opponent drains so much there; anywhere where you choose nothing. / Me consulter quand mon adversaire draine autant à ces localisations ; partout sans choix.
  appear-stop: Stop at new cards / Arrêt aux nouvelles cartes
  appear-stop?: Ask me when my opponent has deployed such a card. / Me consulter quand mon adversaire a déployé une telle carte.
  move-stop: Stop at moves / Arrêt aux déplacements
  move-stop?: Ask me when a card of my opponent has moved there. / Me consulter quand une carte de mon adversaire s’est déplacée là.
  battle-stop: Stop in battles / Arrêt dans les batailles
  battle-stop?: Ask me at every chance of a battle there. / Me consulter à chaque occasion d’une bataille à ces localisations.
  shot-stop: Stop at shots / Arrêt aux tirs
  shot-stop?: Ask me when one of these cards of mine is targeted. / Me consulter quand l’une de ces cartes à moi est visée.
  destiny-stop: Stop at destinies / Arrêt aux destinées
  destiny-stop?: Ask me at a battle destiny of my opponent of so much. / Me consulter quand la destinée de bataille de mon adversaire atteint ce nombre.
  card-watch: Card watch / Guet de cartes
  card-watch?: Ask me wherever one of these cards could be played. / Me consulter partout où l’une de ces cartes pourrait être jouée.
  conditional: Conditional answer / Réponse conditionnelle
  conditional?: Play this card at the end of these phases of my opponent, if I hold it. / Jouer cette carte à la fin de ces phases de mon adversaire, si je l’ai en main.
  most: ask me above / me consulter au-dessus de
  least: at least / au moins
  places: locations / localisations
  types: types / types
  title: card / carte
  character: Characters / Personnages
  starship: Starships / Vaisseaux
  vehicle: Vehicles / Véhicules
  effect: Effects / Effets
  cards: cards / cartes
  phases: phases / phases
  titles: cards / cartes
  choose: Choose / Choisir
  do: Confirm / Valider
  pass: Pass / Passer
  end-turn: End turn / Finir le tour
  no: No / Non
  stop: Stop / Arrêter
`)
