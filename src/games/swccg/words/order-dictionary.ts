/**
 * The words of standing orders, in both languages. The key of a word says what it is for:
 *
 * | key | for |
 * |---|---|
 * | `aim`, `aim?` | the title of an order, and what it does |
 * | `aim.titles` | the name of a field |
 * | `aim.titles=` | the field in a sentence, `{}` for what was filled in |
 * | `plus-one.when=-` | the same where nothing was chosen |
 * | `losses!` | what its owner gives up by it |
 * | `drain-stop+two` | a way to set it by one tap |
 * | `rest.draws-` | what an empty field means, where that is no lack of a limit |
 * | `drains.pass.drain`, `never` | a choice in one field, or in all |
 */
import { dictionary } from '../../../kit/notation/lines.ts'

/** A word of an order by its key; a missing one is called by its key. */
export const orderWord = dictionary(`
  ok: Confirm / Confirmer
  always: always / toujours
  never: never / jamais
  none: none / aucune
  more: and {} more / et {} autres
  character: Characters / Personnages
  starship: Starships / Vaisseaux
  vehicle: Vehicles / Véhicules
  effect: Effects / Effets

  opening: Opening / Ouverture
  opening?: Start there, play this Starting Interrupt, and find these cards with it. / Commencer là, jouer cette interruption de départ et prendre ces cartes avec elle.
  opening!: the sight of your opponent’s location / voir la localisation adverse
  opening.start: Starting locations, best first / Départ, par ordre de préférence
  opening.start-: you are asked / on vous demande
  opening.start=: start at {} / commencer à {}
  opening.starting: Starting Interrupt / Interruption de départ
  opening.starting-: you are asked / on vous demande
  opening.starting=: play {} / jouer {}
  opening.starting.none: no Starting Interrupt / aucune interruption de départ
  opening.take: Cards to find, best first / À prendre, par ordre de préférence
  opening.take-: you are asked / on vous demande
  opening.take=: find {} / prendre {}

  losses: Losses of Force / Pertes de Force
  losses?: Lose Force without being asked: Reserve Deck first, then Used Pile, hand, Force Pile. / Perdre de la Force sans vous demander : Réserve, puis pile utilisée, main, pile de Force.
  losses!: the choice of each card / choisir chaque carte
  losses.most: Ask me above / Me demander au-dessus de
  losses.most=: ask me above {} / me demander au-dessus de {}

  damage: Battle damage / Dommages de bataille
  damage?: Pay without being asked: hit cards, the lowest forfeit value that is enough, then Force. / Payer sans vous demander : cartes touchées, plus petite perte qui suffit, puis Force.
  damage!: the choice of each card / choisir chaque carte
  damage.most: Ask me above / Me demander au-dessus de
  damage.most=: ask me above {} / me demander au-dessus de {}

  destinies: Draw battle destiny / Tirer la destinée de bataille
  destinies?: Draw battle destiny without being asked, unless the Reserve Deck is too small. / Tirer la destinée de bataille sans vous demander, sauf si la Réserve est trop petite.
  destinies.cards: Cards in Reserve Deck, at least / Cartes en Réserve, au moins
  destinies.cards=: with a Reserve Deck of {} or more / avec une Réserve de {} ou plus

  drains: Pass at drains / Passer aux drainages
  drains?: Pass when your opponent drains. / Passer quand votre adversaire draine.
  drains!: reacts to drains / réagir aux drainages
  drains.pass: Pass / Passer
  drains.pass=: {} / {}
  drains.pass.drain: at every Force drain / à chaque drainage de Force

  pass-through: Pass in battles / Passer en bataille
  pass-through?: Pass in battles without being asked, whatever is fired. / Passer dans les batailles sans vous demander, malgré les tirs.
  pass-through!: answers to shots and cards / répondre aux tirs et aux cartes
  pass-through.pass: Pass / Passer
  pass-through.pass=: {} / {}
  pass-through.pass.battle: at every chance / à chaque occasion
  pass-through.pass.weapons: in the weapons segment only / au segment des armes seulement

  shots: Shots ahead / Tirs à l’avance
  shots?: In your battles fire every weapon that can fire, at the highest forfeit value first. / Dans vos batailles, faire feu de toutes les armes, d’abord sur la plus grande perte.
  shots!: the choice of each target / choisir chaque cible
  shots.after: When your opponent fires / Quand votre adversaire tire
  shots.after=: when your opponent fires, {} / quand votre adversaire tire, {}
  shots.after.pass-all: pass / passer
  shots.after.ask: ask me / me demander

  recharge: Recharge / Recharger
  recharge?: When a battle begins, play an Interrupt that activates Force, unless you could react. / En début de bataille, jouer une interruption qui active la Force, sauf réaction possible.
  recharge.when: Recharge / Recharger
  recharge.when=: {} / {}
  recharge.when.below: with little Force / avec peu de Force
  recharge.under: Little Force is less than / Peu de Force : moins de
  recharge.under-: 1 / 1
  recharge.under=: little is less than {} / peu : moins de {}
  recharge.amount: Force to activate, at most / Force à activer, au plus
  recharge.amount=: activate {} at most / en activer {} au plus

  plus-one: Raise battle destiny / Augmenter la destinée de bataille
  plus-one?: Play an Interrupt that raises your battle destiny, in these cases. / Jouer une interruption qui augmente votre destinée de bataille, dans ces cas.
  plus-one.when: Play it / La jouer
  plus-one.when=: {} / {}
  plus-one.when=-: never / jamais
  plus-one.when.wins: if it wins the battle / si elle fait gagner la bataille
  plus-one.when.ties: if it ties the battle / si elle donne l’égalité
  plus-one.when.kills: if your opponent loses 1 more card / si elle coûte une carte adverse

  aim: Aim / Viser
  aim?: When you fire at a starship, play an Interrupt that raises weapon destiny. / En visant un vaisseau, jouer une interruption qui augmente la destinée d’arme.
  aim.function: Function / Fonction
  aim.function=: {} / {}
  aim.function.aim-used: Used function / fonction utilisée
  aim.function.aim-lost: Lost function / fonction perdue
  aim.titles: Starships / Vaisseaux
  aim.titles=: at {} / sur {}

  cancel: Cancel battle destiny / Annuler la destinée de bataille
  cancel?: Cancel your opponent’s battle destiny with a text of your cards on table. / Annuler la destinée de bataille adverse avec un texte de vos cartes sur la table.
  cancel.least: Destiny, at least / Destinée, au moins
  cancel.least=: destiny {} or more / destinée de {} ou plus
  cancel.keep: Force left after it, at least / Force restante, au moins
  cancel.keep=: with {} or more Force left after it / avec une pile de Force de {} ou plus ensuite

  roar: Higher defense value / Valeur de défense plus haute
  roar?: When a card of yours is targeted, use its text that sets its defense value. / Quand une de vos cartes est visée, fixer sa valeur de défense avec son texte.
  roar.when: Use it / L’utiliser
  roar.when=: {} / {}
  roar.when.raises: if the value becomes higher / si la valeur augmente

  maneuver: Evade / Esquiver
  maneuver?: When a shot would hit your starship, play an Interrupt that makes it miss. / Quand un tir toucherait votre vaisseau, jouer une interruption qui le fait manquer.
  maneuver.titles: Starships / Vaisseaux
  maneuver.titles=: for {} / pour {}
  maneuver.worth: Forfeit value, at least / Valeur de perte, au moins
  maneuver.worth=: forfeit value {} or more / valeur de perte de {} ou plus

  plan: Rest of my turn / Suite de mon tour
  plan?: When your opponent has paid for your drains, deploy and move these cards, draw, and end the turn; or begin a battle. You are asked if they react. / Quand votre adversaire aura payé vos drainages, déployer et déplacer ces cartes, piocher et finir le tour ; ou lancer une bataille. En cas de réaction, on vous demande.
  plan.deploys: Deploy, in this order / Déployer, dans cet ordre
  plan.deploys-: nothing / rien
  plan.deploys=: deploy {} / déployer {}
  plan.moves: Move, in this order / Déplacer, dans cet ordre
  plan.moves-: nothing / rien
  plan.moves=: move {} / déplacer {}
  plan.draws: Cards to draw / Cartes à piocher
  plan.draws-: none / aucune
  plan.draws=: draw {} / piocher {}
  plan.battle: Battle, as the last step / Bataille, en dernier
  plan.battle-: none / aucune
  plan.battle=: battle at {} / bataille à {}
  plan.fight: In that battle / Dans cette bataille
  plan.fight-: you are asked / on vous demande
  plan.fight=: {} / {}
  plan.fight.nothing: play nothing in it / n’y rien jouer
  plan.theirs: Your opponent’s cards on table, as they were shown / Cartes adverses sur la table, telles que montrées
  plan.theirs=: ask me if your opponent’s cards on table have changed / me demander si les cartes adverses sur la table ont changé
  plan.mine: Your cards in hand and on table / Vos cartes en main et sur la table
  plan.mine=: ask me if I lose a card / me demander si je perds une carte

  fight: Rest of this battle / Suite de la bataille
  fight?: Play nothing in this battle without being asked. You are asked as soon as your opponent does something. / Ne rien jouer dans cette bataille sans vous demander. Si votre adversaire agit, on vous demande.
  fight.fired: Shots so far, else ask me / Tirs jusqu’ici, sinon me demander
  fight.fired=: {} shots so far / {} tirs jusqu’ici
  fight.hand: Cards in your opponent’s hand, else ask me / Cartes en main adverse, sinon me demander
  fight.hand=: {} cards in your opponent’s hand / {} cartes en main adverse
  fight.cards: Your opponent’s cards there, else ask me / Cartes adverses sur place, sinon me demander
  fight.cards=: {} cards of your opponent there / {} cartes adverses sur place

  payment: Rest of this payment / Suite du paiement
  payment?: Lose these in this order, as long as nothing else is owed than was shown. Else you are asked. / Perdre dans cet ordre tant que rien d’autre n’est dû. Sinon, on vous demande.
  payment.list: Lose / Perdre
  payment.list=: lose {} / perdre {}
  payment.damage: Damage in all, else ask me / Dommages en tout, sinon me demander
  payment.damage=: {} damage in all / {} dommages en tout
  payment.attrition: Attrition in all, else ask me / Attrition en tout, sinon me demander
  payment.attrition=: {} attrition in all / attrition de {} en tout
  payment.last: The last Life Force / La dernière Force vitale
  payment.last-: you are asked / on vous demande
  payment.last=: {} / {}
  payment.last.lose: lose the last Life Force, too / perdre aussi la dernière Force vitale

  rest: Rest of the turn / Reste du tour
  rest?: After a battle this turn, start no other, make these moves, draw, and end the turn. / Après une bataille de ce tour, ne plus en lancer, déplacer, piocher et finir le tour.
  rest.moves: Moves / Déplacements
  rest.moves-: none / aucun
  rest.moves=: move {} / déplacer {}
  rest.draws: Cards to draw / Cartes à piocher
  rest.draws-: none / aucune
  rest.draws=: draw {} / piocher {}
  rest.watched: Ask me if one of these is gone / Me demander si l’une a disparu
  rest.watched-: no / non
  rest.watched=: ask me if one is gone: {} / me demander si l’une a disparu : {}
  rest.stays: If your opponent is still there / Si votre adversaire est encore là
  rest.stays-: continue / continuer
  rest.stays=: if your opponent is still there, {} / si votre adversaire est encore là, {}
  rest.stays.theirs-stay: ask me / me demander
  rest.stays.never: continue / continuer

  phase-stop: Stop at the end of a phase / Arrêt en fin de phase
  phase-stop?: You are asked at the end of these phases of your opponent. / La partie vous attend à la fin de ces phases de votre adversaire.
  phase-stop+deploy: At the end of deployment / En fin de déploiement
  phase-stop.phases: Phases / Phases
  phase-stop.phases=: {} / {}
  phase-stop.cards: Their cards in hand, at least / Cartes en main adverse, au moins
  phase-stop.cards=: with {} or more in their hand / avec une main adverse de {} ou plus
  phase-stop.force: Their Force, at least / Force adverse, au moins
  phase-stop.force=: with {} or more in their Force Pile / avec une pile de Force adverse de {} ou plus

  drain-stop: Stop at Force drains / Arrêt aux drainages
  drain-stop?: You are asked when your opponent drains. / La partie vous attend quand votre adversaire draine.
  drain-stop+two: At drains of 2 or more / Aux drainages de 2 ou plus
  drain-stop.places: Locations / Localisations
  drain-stop.places=: at {} / à {}
  drain-stop.least: Force, at least / Force, au moins
  drain-stop.least=: {} or more Force / drainage de {} ou plus

  appear-stop: Stop at new cards / Arrêt aux nouvelles cartes
  appear-stop?: You are asked when your opponent has deployed such a card. / La partie vous attend quand votre adversaire a déployé une telle carte.
  appear-stop+starship: At a new starship / À un nouveau vaisseau
  appear-stop.types: Types / Types
  appear-stop.types=: {} / {}
  appear-stop.titles: Cards / Cartes
  appear-stop.titles=: {} / {}
  appear-stop.least: Power or ability, at least / Puissance ou habileté, au moins
  appear-stop.least=: power or ability {} or more / puissance ou habileté de {} ou plus
  appear-stop.places: Locations / Localisations
  appear-stop.places=: at {} / à {}

  move-stop: Stop at moves / Arrêt aux déplacements
  move-stop?: You are asked when a card of your opponent has moved. / La partie vous attend quand une carte de votre adversaire s’est déplacée.
  move-stop+own: When cards come to your locations / Quand une carte vient chez vous
  move-stop.places: To these locations / Vers ces localisations
  move-stop.places=: to {} / vers {}
  move-stop.where: Where / Où
  move-stop.where=: {} / {}
  move-stop.where.own: only where you have cards / seulement là où vous avez des cartes

  battle-stop: Stop in battles / Arrêt dans les batailles
  battle-stop?: You are asked at every chance to act in a battle. / La partie vous attend à chaque occasion d’agir dans une bataille.
  battle-stop+any: In any battle / Dans chaque bataille
  battle-stop.places: Locations / Localisations
  battle-stop.places=: at {} / à {}

  shot-stop: Stop at shots / Arrêt aux tirs
  shot-stop?: You are asked when a card of yours is targeted. / La partie vous attend quand une de vos cartes est visée.
  shot-stop+ships: When your starships are targeted / Quand on vise vos vaisseaux
  shot-stop.types: Types / Types
  shot-stop.types=: {} / {}
  shot-stop.titles: Cards / Cartes
  shot-stop.titles=: {} / {}

  destiny-stop: Stop at destinies / Arrêt aux destinées
  destiny-stop?: You are asked at your opponent’s battle destiny. / La partie vous attend à la destinée de bataille de votre adversaire.
  destiny-stop.least: Destiny, at least / Destinée, au moins
  destiny-stop.least=: {} or more / {} ou plus

  card-watch: Card watch / Cartes surveillées
  card-watch?: You are asked wherever one of these cards could be played. / La partie vous attend partout où l’une de ces cartes pourrait être jouée.
  card-watch.titles: Cards / Cartes
  card-watch.titles=: {} / {}

  conditional: Conditional answer / Réponse conditionnelle
  conditional?: Play this card at the end of these phases of your opponent, if you hold it. / Jouer cette carte à la fin de ces phases de votre adversaire, si vous l’avez en main.
  conditional.title: Card / Carte
  conditional.title=: {} / {}
  conditional.phases: Phases / Phases
  conditional.phases=: at the end of {} / en fin de phase ({})
  conditional.cards: Their cards in hand, at least / Cartes en main adverse, au moins
  conditional.cards=: with {} or more in their hand / avec une main adverse de {} ou plus
  conditional.force: Their Force, at least / Force adverse, au moins
  conditional.force=: with {} or more in their Force Pile / avec une pile de Force adverse de {} ou plus
`)
