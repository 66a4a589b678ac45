import type { en } from './en.ts'

/** The same in French. Names stand where nothing is elided before them (no "de", no "que"). */
export const fr: Readonly<Record<keyof typeof en, string>> = {
  game: 'Young Jedi',
  'format.starter': "Partie d'initiation (30 cartes)",
  'format.full': 'Partie complète (60 cartes)',
  you: 'vous',
  'you.first': 'Vous',
  separator: ' ; ',

  // ---------------------------------------------------------------- ce qui s'est passé

  'told.start-draw': 'Tirage pour commencer : {{draws}}.',
  'told.start-draw.one': '{{name}} {{number}} ({{card}})',
  'told.start-draw.again': 'Nombres égaux : les deux tirent à nouveau.',
  'told.begins.you': 'Vous commencez et choisissez la première localisation.',
  'told.begins.they': '{{name}} commence et choisit la première localisation.',

  'told.location.deck.you': 'Vous posez la localisation {{card}}, prise dans la pile de tirage.',
  'told.location.deck.they': '{{name}} pose la localisation {{card}}, prise dans la pile de tirage.',
  'told.location.hand.you': 'Vous posez une nouvelle localisation : {{card}}.',
  'told.location.hand.they': '{{name}} pose une nouvelle localisation : {{card}}.',
  'told.location.discard.you': 'Vous posez la localisation {{card}}, prise dans la pile de défausse.',
  'told.location.discard.they': '{{name}} pose la localisation {{card}}, prise dans la pile de défausse.',

  'told.draw.you_one': 'Vous piochez une carte : {{cards}}.',
  'told.draw.you_other': 'Vous piochez {{count}} cartes : {{cards}}.',
  'told.draw.they_one': '{{name}} pioche une carte.',
  'told.draw.they_other': '{{name}} pioche {{count}} cartes.',

  'told.turn.you': '— Tour {{turn}} : vous · {{planet}} —',
  'told.turn.they': '— Tour {{turn}} : {{name}} · {{planet}} —',

  'told.reveal.you': 'Vos cartes cachées se retournent : {{cards}}.',
  'told.reveal.they': '{{name}} retourne ses cartes cachées : {{cards}}.',

  'told.deploy.open.you_one': 'Vous déployez {{cards}} ({{count}} compteur).',
  'told.deploy.open.you_other': 'Vous déployez {{cards}} ({{count}} compteurs).',
  'told.deploy.open.they_one': '{{name}} déploie {{cards}} ({{count}} compteur).',
  'told.deploy.open.they_other': '{{name}} déploie {{cards}} ({{count}} compteurs).',
  'told.deploy.hidden.you': 'Vous déployez face cachée : {{cards}}.',
  'told.deploy.hidden.they_one': '{{name}} déploie une carte cachée.',
  'told.deploy.hidden.they_other': '{{name}} déploie {{count}} cartes cachées.',

  'told.battle.you_zero': 'Vous déclarez une bataille sans carte de bataille.',
  'told.battle.you_one': 'Vous déclarez une bataille avec une carte de bataille.',
  'told.battle.you_other': 'Vous déclarez une bataille avec {{count}} cartes de bataille.',
  'told.battle.they_zero': '{{name}} déclare une bataille sans carte de bataille.',
  'told.battle.they_one': '{{name}} déclare une bataille avec une carte de bataille.',
  'told.battle.they_other': '{{name}} déclare une bataille avec {{count}} cartes de bataille.',
  'told.defence.you_zero': 'Vous défendez sans carte de bataille.',
  'told.defence.you_one': 'Vous défendez avec une carte de bataille.',
  'told.defence.you_other': 'Vous défendez avec {{count}} cartes de bataille.',
  'told.defence.they_zero': '{{name}} défend sans carte de bataille.',
  'told.defence.they_one': '{{name}} défend avec une carte de bataille.',
  'told.defence.they_other': '{{name}} défend avec {{count}} cartes de bataille.',

  'fight.head': 'Combat {{number}} : {{left}} contre {{right}}.',
  'fight.armed': '{{characters}} ({{means}})',
  'fight.battle-card': 'carte de bataille {{card}}',
  'fight.fault.you': 'Une faute dans votre plan : {{cards}} est défaussée sans effet.',
  'fight.fault.they': '{{name}} a une faute dans son plan : {{cards}} est défaussée sans effet.',
  'fight.ignored.you': "Inutile là où vous l'avez posée, mais conservée : {{cards}}.",
  'fight.ignored.they': '{{name}} a posé sans utilité, mais conserve : {{cards}}.',

  'destiny.line': 'Destinée : {{draws}}.',
  'destiny.drawn.you': 'vous tirez {{number}} ({{card}}) pour {{purpose}}',
  'destiny.drawn.they': '{{name}} tire {{number}} ({{card}}) pour {{purpose}}',
  'destiny.none.you': "vous n'avez plus de carte à tirer pour {{purpose}} (0)",
  'destiny.none.they': "{{name}} n'a plus de carte à tirer pour {{purpose}} (0)",
  'destiny.for.battle': 'la carte de bataille',
  'destiny.for.weapon': "l'arme",
  'destiny.for.power': 'la puissance',

  'sum.line': '{{left}} ; {{right}}.',
  'sum.side': '{{name}} {{total}} = {{parts}}',
  'sum.nothing': '{{name}} {{total}}',
  'sum.power': 'puissance {{number}}',
  'sum.location': 'localisation {{number}}',
  'sum.card': '{{card}} {{number}}',
  'sum.destiny': 'destinée {{number}}',

  'fight.won.you': 'Vous gagnez le combat.',
  'fight.won.they': '{{name}} gagne le combat.',
  'fight.tie': "Égalité : personne n'est vaincu.",
  'fight.lost.you': 'Vous perdez {{cards}}.',
  'fight.lost.they': '{{name}} perd {{cards}}.',
  'fight.rescued.you': 'Vous êtes battu, mais reprenez en main {{cards}} et ne subissez aucun dommage.',
  'fight.rescued.they': '{{name}} est battu, mais reprend en main {{cards}} et ne subit aucun dommage.',
  'fight.harmless': 'Aucun dommage.',

  'told.damage.you_one': 'Vous défaussez une carte de votre pile de tirage : {{cards}}.',
  'told.damage.you_other': 'Vous défaussez {{count}} cartes de votre pile de tirage : {{cards}}.',
  'told.damage.they_one': '{{name}} défausse une carte de sa pile de tirage : {{cards}}.',
  'told.damage.they_other': '{{name}} défausse {{count}} cartes de sa pile de tirage : {{cards}}.',
  'told.damage.short.you_one':
    'Vous devez défausser {{due}} cartes de votre pile de tirage et il en reste une : {{cards}}.',
  'told.damage.short.you_other':
    'Vous devez défausser {{due}} cartes de votre pile de tirage et il en reste {{count}} : {{cards}}.',
  'told.damage.short.they_one':
    '{{name}} doit défausser {{due}} cartes de sa pile de tirage et il en reste une : {{cards}}.',
  'told.damage.short.they_other':
    '{{name}} doit défausser {{due}} cartes de sa pile de tirage et il en reste {{count}} : {{cards}}.',
  'told.breakthrough': 'Les lignes sont percées !',

  'told.battle-end': 'Fin de la bataille.',
  'told.battle-end.score': 'Fin de la bataille. Combats gagnés : {{score}}.',
  'told.score': '{{name}} {{number}}',

  'told.discard.fault.you': 'Vous défaussez sans effet : {{cards}}.',
  'told.discard.fault.they': '{{name}} défausse sans effet : {{cards}}.',
  'told.discard.used.you': 'Vous défaussez la carte de bataille utilisée : {{cards}}.',
  'told.discard.used.they': '{{name}} défausse la carte de bataille utilisée : {{cards}}.',
  'told.discard.unused.you': "Vous défaussez ce qui n'a pas servi dans la bataille : {{cards}}.",
  'told.discard.unused.they': "{{name}} défausse ce qui n'a pas servi dans la bataille : {{cards}}.",
  'told.discard.even-up.you': 'Vous défaussez en égalisant : {{cards}}.',
  'told.discard.even-up.they': '{{name}} défausse en égalisant : {{cards}}.',
  'told.discard.recycle.you': 'Vous défaussez toute votre main : {{cards}}.',
  'told.discard.recycle.they': '{{name}} défausse toute sa main : {{cards}}.',

  'told.surrender.you': 'Vous concédez {{planet}}.',
  'told.surrender.they': '{{name}} concède {{planet}}.',
  'told.control.you': 'Vous contrôlez {{planet}}.',
  'told.control.they': '{{name}} contrôle {{planet}}.',

  'told.warning.still_one':
    "Aucune carte n'a bougé depuis un moment : si aucune ne bouge pendant ce tour, la partie est nulle.",
  'told.warning.still_other':
    "Aucune carte n'a bougé depuis un moment : si aucune ne bouge en {{count}} tours, celui-ci compris, la partie est nulle.",
  'told.warning.last-turn_one': "C'est le dernier tour : après lui, la partie est nulle.",
  'told.warning.last-turn_other': 'Il reste {{count}} tours, celui-ci compris ; puis la partie est nulle.',

  // ---------------------------------------------------------------- la fin

  'won.planet-victory': 'Vous gagnez : vous contrôlez {{planets}}.',
  'lost.planet-victory': 'Vous perdez : {{winner}} contrôle {{planets}}.',
  'over.planet-victory': '{{winner}} gagne et contrôle {{planets}}.',
  'won.deck-victory': "Vous gagnez : {{loser}} n'a plus de carte dans sa pile de tirage.",
  'lost.deck-victory': 'Vous perdez : votre pile de tirage est vide. {{winner}} gagne.',
  'over.deck-victory': "{{winner}} gagne : {{loser}} n'a plus de carte dans sa pile de tirage.",
  'won.concession': 'Vous gagnez : {{loser}} abandonne.',
  'lost.concession': 'Vous abandonnez : {{winner}} gagne.',
  'over.concession': '{{winner}} gagne : {{loser}} abandonne.',
  'won.time-out': 'Vous gagnez : {{loser}} a laissé passer le temps.',
  'lost.time-out': 'Vous perdez : votre temps est écoulé. {{winner}} gagne.',
  'over.time-out': '{{winner}} gagne : {{loser}} a laissé passer le temps.',
  'won.other': 'Vous gagnez.',
  'lost.other': 'Vous perdez : {{winner}} gagne.',
  'over.other': '{{winner}} gagne.',
  'tie.decks': 'Partie nulle : les deux piles de tirage se sont vidées dans le même combat.',
  'tie.standstill': "Partie nulle : aucune carte n'a bougé pendant trop de tours.",
  'tie.last-turn': "Partie nulle : le dernier tour est terminé et personne n'a gagné.",
  'tie.other': 'Partie nulle.',
  'over.void': 'La partie est annulée : personne ne gagne.',
  'over.nobody': 'La partie est terminée : personne ne gagne.',

  // ---------------------------------------------------------------- ce qui est demandé

  'start-location.title': 'La première localisation',
  'start-location.prompt':
    'Vous commencez. Choisissez la planète et la localisation des premières batailles ; puis chacun pioche six cartes.',
  'start-location.ok': 'Commencer ici',

  'deploy.title': 'Déploiement',
  'deploy.counters': 'Vous avez {{count}} compteurs à dépenser.',
  'deploy.counters-left_zero': 'Vous avez dépensé vos {{spent}} compteurs.',
  'deploy.counters-left_one': 'Il vous reste {{count}} compteur ({{spent}} dépensés).',
  'deploy.counters-left_other': 'Il vous reste {{count}} compteurs ({{spent}} dépensés).',
  'deploy.hidden': "C'est votre premier tour ici : les cartes resteront cachées jusqu'à votre prochain tour.",
  'deploy.open': 'Les cartes seront posées face visible.',
  'deploy.nothing': 'Rien dans votre main ne peut être déployé maintenant.',
  'deploy.done': 'Déployer et continuer',
  'deploy.more': 'Déployer, puis encore',
  'deploy.go-on': 'Continuer sans déployer',

  'battle.title': 'Bataille ?',
  'battle.fighters': 'Personnages ici : vous {{own}}, {{name}} {{theirs}}.',
  'battle.choose': "Choisissez des cartes de bataille ; {{name}} n'en apprend que le nombre.",
  'battle.none': "Vous n'avez pas de carte de bataille à engager.",
  'battle.battle': 'Bataille',
  'battle.pass': 'Pas de bataille',

  'battle-cards.title': '{{name}} attaque',
  'battle-cards.prompt_zero': "{{name}} n'engage aucune carte de bataille.",
  'battle-cards.prompt_one': '{{name}} engage une carte de bataille.',
  'battle-cards.prompt_other': '{{name}} engage {{count}} cartes de bataille.',
  'battle-cards.choose': 'Choisissez les vôtres ; seul leur nombre est annoncé. Votre plan de bataille vient ensuite.',
  'battle-cards.none': "Vous n'en avez pas à engager. Votre plan de bataille vient ensuite.",
  'battle-cards.ok': 'Engager ces cartes',

  'plan.title': 'Plan de bataille',
  'plan.theirs_zero': "{{name}} n'a pas de carte de bataille ; personnages : {{theirs}}.",
  'plan.theirs_one': '{{name}} a une carte de bataille ; personnages : {{theirs}}.',
  'plan.theirs_other': '{{name}} a {{count}} cartes de bataille ; personnages : {{theirs}}.',
  'plan.order':
    "Rangez vos cartes de la première à la dernière, chaque carte de bataille et chaque arme juste avant le personnage qui doit s'en servir.",
  'plan.attacker': 'Ensuite, les combats commencent.',
  'plan.defender': 'Personne ne le voit avant les combats.',
  'plan.ok.attacker': 'Fixer le plan et combattre',
  'plan.ok.defender': 'Fixer le plan',

  'even-up.title': 'Égaliser',
  'even-up.draw_one': 'Cartes en main : {{hand}}. Vous en piochez une.',
  'even-up.draw_other': 'Cartes en main : {{hand}}. Vous en piochez {{count}}.',
  'even-up.full': "Cartes en main : six. Il n'y a rien à piocher.",
  'even-up.over_one': 'Cartes en main : {{hand}}. Vous devrez en défausser une.',
  'even-up.over_other': 'Cartes en main : {{hand}}. Vous devrez en défausser {{count}}.',
  'even-up.locations': 'Avant cela, vous pouvez défausser des localisations, ou toute votre main.',
  'even-up.recycle': 'Avant cela, vous pouvez défausser toute votre main.',
  'even-up.danger': 'Attention : cela prend la dernière carte de votre pile de tirage, et alors vous perdez.',
  'even-up.location': 'défausser cette localisation',
  'even-up.hand': 'Défausser toute la main',
  'even-up.hand.hint_one': 'une carte en moins, puis six nouvelles (pile de tirage : {{deck}})',
  'even-up.hand.hint_other': '{{count}} cartes en moins, puis six nouvelles (pile de tirage : {{deck}})',
  'even-up.hand.danger': 'six nouvelles videraient votre pile de tirage ({{deck}}), et alors vous perdez',
  'even-up.end': 'Égaliser et finir le tour',
  'even-up.review': 'Égaliser, puis décider',

  'even-up.surrender': 'Égaliser, puis concéder {{planet}}',
  'even-up.surrender.lost': 'Égaliser, puis concéder {{planet}} et perdre la partie',

  'discard-down.title': "Défausser jusqu'à six",
  'discard-down.prompt_one': 'Vous avez plus de six cartes : choisissez-en une à défausser.',
  'discard-down.prompt_other': 'Vous avez plus de six cartes : choisissez-en {{count}} à défausser.',
  'discard-down.ok': 'Défausser',

  'end-turn.title': 'Fin de votre tour',
  'end-turn.prompt':
    'Terminez votre tour, ou concédez {{planet}} : vos cartes y restent échouées, et vous posez la prochaine localisation.',
  'end-turn.prompt.lost': 'Terminez votre tour, ou concédez {{planet}}, ce qui perd la partie.',
  'end-turn.end': 'Finir le tour',
  'end-turn.surrender': 'Concéder {{planet}}',
  'end-turn.surrender.lost': 'Concéder {{planet}} et perdre la partie',

  'next-location.title': 'La prochaine planète',
  'next-location.prompt.lost':
    'Vous avez perdu {{planet}}. Choisissez la prochaine planète et sa localisation ; le prochain tour est à vous.',
  'next-location.prompt.other':
    'Choisissez la prochaine planète et sa localisation ; le prochain tour revient à {{name}}.',
  'next-location.from.discard': 'de votre pile de défausse',
  'next-location.from.hand': 'de votre main',
  'next-location.from.deck': 'de votre pile de tirage, mélangée ensuite',
  'next-location.ok': 'Y aller',

  // ---------------------------------------------------------------- ce que vaut une carte ici

  'card.power': 'puissance {{power}}',
  'card.power.here': 'puissance {{power}} +{{bonus}} ici',
  'card.destiny': 'puissance : un tirage de la destinée',
  'card.destiny.here': 'puissance : un tirage de la destinée, +{{bonus}} ici',
  'card.damage': 'dommages {{damage}}',
  'card.counters_one': '{{count}} compteur',
  'card.counters_other': '{{count}} compteurs',
  'card.use': '{{users}} : {{gain}}',
  'card.everybody': 'tous',
  'card.in-hand': 'en main : {{uses}}',
  'card.together': 'ensemble : {{users}} ({{gain}})',
  'card.together.plain': 'ensemble : {{users}}',
  'card.first': 'premier combattant seulement',
  'card.rescues': 'survit à une défaite',
  'card.no-user': "personne ici ne peut s'en servir",
  'card.no-group': 'aucun groupe complet pour elle ici',
  'card.no-foe': 'aucun bonus contre ceux qui sont ici',
  'card.bonuses': 'bonus de localisation : vous {{own}} → {{ownThen}}, {{name}} {{theirs}} → {{theirsThen}}',

  // ---------------------------------------------------------------- ordres permanents

  'order.even-up.title': 'Égaliser',
  'order.even-up.prompt':
    'Votre tour se termine sans question quand il faut égaliser ; vous renoncez à défausser des localisations ou toute la main, et à concéder la planète.',
  'order.even-up.field': 'Avec plus de six cartes',
  'order.even-up.ask': 'Me demander',
  'order.even-up.ask.hint': 'on ne vous appelle que si vous avez plus de six cartes',
  'order.even-up.newest': 'Défausser les plus récentes',
  'order.even-up.newest.hint': "les dernières cartes arrivées partent, jusqu'à six",
  'order.even-up.locations': "Défausser d'abord les localisations",
  'order.even-up.locations.hint': "puis les dernières cartes arrivées, jusqu'à six",
  'order.plans.title': 'Plans par nombre',
  'order.plans.prompt':
    "Vous fixez dès maintenant votre plan selon les cartes de bataille que peut engager {{name}}, et n'êtes pas appelé pour cela ; vous ne renoncez à rien si chaque nombre a son plan.",
  'order.plans.field_zero': "Si {{name}} n'engage aucune carte de bataille",
  'order.plans.field_one': 'Si {{name}} engage une carte de bataille',
  'order.plans.field_other': 'Si {{name}} engage {{count}} cartes de bataille',
  'order.plans.any': 'Pour tout autre nombre',

  'standing.even-up.ask': "Égaliser : piocher jusqu'à six ; on vous demande avec plus de six cartes.",
  'standing.even-up.newest': "Égaliser : piocher jusqu'à six ; avec plus de six cartes, les plus récentes partent.",
  'standing.even-up.locations':
    "Égaliser : piocher jusqu'à six ; avec plus de six cartes, d'abord les localisations, puis les plus récentes.",
  'standing.plans':
    'Des plans de bataille sont fixés pour ces nombres de cartes de bataille que peut engager {{name}} : {{numbers}}.',
  'standing.plans.any': 'tout autre',

  // ---------------------------------------------------------------- ce qui n'est pas possible

  'refused.shape.exit':
    "Cette question n'a plus ce bouton. Regardez-la à nouveau et choisissez parmi ceux qu'elle montre.",
  'refused.shape.superfluous':
    'Cette réponse ne demande aucun choix. Effacez ce que vous avez choisi et répondez à nouveau.',
  'refused.shape.number': 'Il faut un nombre entier entre {{min}} et {{max}}.',
  'refused.shape.arrange_one': 'Il y a une carte, et elle doit être dans la rangée. Regardez la question à nouveau.',
  'refused.shape.arrange_other':
    'Les {{count}} cartes doivent toutes être dans la rangée, chacune une fois. Regardez la question à nouveau.',
  'refused.shape.piece': "Une carte de la rangée n'est pas à vous ici, ou s'y trouve deux fois. Recommencez la rangée.",
  'refused.shape.choose.exactly_one': 'Choisissez-en exactement une.',
  'refused.shape.choose.exactly_other': 'Choisissez-en exactement {{count}}.',
  'refused.shape.choose.between': 'Choisissez-en au moins {{min}} et au plus {{max}}.',
  'refused.shape.option': "Un de vos choix n'est plus proposé. Regardez la question à nouveau.",
  'refused.shape.twice': 'Vous avez choisi deux fois la même carte. Retirez-en une.',
  'refused.shape.excludes': 'Deux de vos choix ne vont pas ensemble. Retirez-en un.',
  'refused.shape.requires': "Un de vos choix en demande un autre avant lui. Choisissez d'abord celui-là.",
  'refused.shape.budget_one': "Cela coûte {{cost}} compteurs et vous n'en avez que {{count}}. Retirez quelque chose.",
  'refused.shape.budget_other': "Cela coûte {{cost}} compteurs et vous n'en avez que {{count}}. Retirez quelque chose.",
  'refused.seat.unknown': "Ce côté n'existe pas dans cette partie. Répondez pour le côté obscur ou le côté lumineux.",
  'refused.answer.none': "Il n'y a pas de réponse là-dedans. Choisissez quelque chose et envoyez à nouveau.",
  'refused.decision.closed': "Cette question n'est plus ouverte. Regardez ce qui est demandé maintenant.",
  'refused.other': "Ce n'est pas possible maintenant. Regardez la question à nouveau.",

  // ---------------------------------------------------------------- la table

  'headline.setup': 'Mise en place',
  'headline.turn.you': 'Tour {{turn}}, à vous',
  'headline.turn.they': 'Tour {{turn}}, {{name}}',
  'headline.over': 'La partie est terminée',
  'headline.battle': 'bataille',
  'headline.planets': 'planètes : {{score}}',
  'zone.deck': 'Pile de tirage',
  'zone.hand': 'Main',
  'zone.battle': 'Cartes de bataille',
  'zone.table': 'Sur la planète',
  'zone.location': 'Localisation',
  'zone.stranded': 'Échouées sur {{planet}}',
  'note.power': '{{power}}, dommages {{damage}}',
  'note.power.number': 'puissance {{power}}',
  'note.power.destiny': 'tirage de la destinée',
  'note.bonus': '{{power}} +{{bonus}}',
  'note.hidden': 'cachée',
}
