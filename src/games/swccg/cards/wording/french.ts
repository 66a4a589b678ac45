/** The French wording of the pieces of a text. */
import { lists, spaced } from '../../../../kit/wording/words.ts'
import type {
  Act,
  CardTextPiece,
  Leave,
  Modifier,
  Moment,
  MomentOrMoments,
  NamedPile,
  Offer,
  OffLocation,
  Per,
  Stat,
  Until,
  Whose,
} from '../vocabulary.ts'
import { FRENCH_STATS, FrenchTongue, SPOTS } from './french-tongue.ts'
import { eachOf, onTarget } from './phrase.ts'
import type {
  DeedOf,
  DeedTellers,
  Limited,
  ModifierOf,
  ModifierTellers,
  MomentSubject,
  PieceTeller,
  Self,
} from './tongue.ts'

const and = lists('fr', 'conjunction')
const or = lists('fr', 'disjunction')

const UNTIL: Readonly<Record<Until, string>> = {
  shot: 'pour ce tir',
  draw: 'pour ce tirage',
  battle: 'jusqu’à la fin de la bataille',
  turn: 'jusqu’à la fin du tour',
}
const PILES: Readonly<Record<NamedPile, string>> = {
  used: 'pile utilisée',
  lost: 'pile perdue',
  reserve: 'pile de réserve',
  hand: 'main',
}
const BANS = {
  'react to': 'réagir vers',
  'react from': 'réagir depuis',
  deploy: 'se déployer',
  move: 'se déplacer',
  'be immune': 'être immunisés contre l’attrition',
}
const PHASE: Readonly<Partial<Record<Moment, string>>> = {
  'your control': 'phase de contrôle',
  'your deploy': 'phase de déploiement',
  'your move': 'phase de déplacement',
}
const PER: Readonly<Record<Per, string>> = {
  battle: 'une fois par bataille',
  phase: 'une fois par phase',
  turn: 'une fois par tour',
  game: 'une fois par partie',
}
/** Parts of the game that no card of the pool has, as later texts name them; titles stay as printed. */
const SUBJECTS: Readonly<Record<string, string>> = {
  captives: 'captifs',
  'crossing over': 'passage au côté adverse',
  'supporting cards': 'cartes de soutien',
  inserts: 'cartes insérées',
  'mobile sites': 'sites mobiles',
  titles: 'titres',
  'face-up cards': 'cartes visibles',
  Podraces: 'courses de modules',
  'your Lost Pile': 'votre pile perdue',
  Objectives: 'objectifs',
  'Jedi Tests': 'tests Jedi',
  'movement destiny': 'destinée de déplacement',
  'blowing away': 'destruction',
  'Defensive Shields': 'boucliers défensifs',
  replacing: 'remplacement',
}
const WAYS = { deploy: 'se déployer', move: 'se déplacer', leave: 'partir' } as const
/** « votre tirage de destinée », « un tirage adverse de destinée de bataille ». */
const drawOf = (whose: Whose | undefined, kind: string): string =>
  spaced(
    whose === 'theirs' ? 'un tirage adverse' : whose === 'both' ? 'un tirage' : 'votre tirage',
    'de destinée',
    kind,
  )
const FUNCTIONS = { used: 'Utilisée', lost: 'Perdue', starting: 'De départ' } as const
const points = (count: number): string => plural(count, 'point de Force', 'points de Force')
const plural = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`
const force = (cost: number): string => `utiliser ${points(cost)}`

type Freed = ModifierOf<'free'>

type Allowed = ModifierOf<'allow'>

type Played = Extract<Offer, { offer: 'used' | 'lost' }>
class French implements PieceTeller {
  private readonly say: FrenchTongue
  readonly sides = { dark: 'Côté obscur', light: 'Côté lumineux' }
  constructor(self: Self) {
    this.say = new FrenchTongue(self)
  }

  // ---------------------------------------------------------------- modifiers

  readonly where = (x: Limited): string =>
    spaced(
      x.to !== undefined && this.say.place('to', x.to),
      x.from !== undefined && this.say.place('from', x.from),
      x.at !== undefined && this.say.place('at', x.at),
      x.by !== undefined && `de ${this.say.phrase(x.by, 'any')}`,
      x.against !== undefined && `contre ${this.say.phrase(x.against, 'any')}`,
    )
  readonly during = (x: Limited): string =>
    spaced(
      x.until !== undefined && UNTIL[x.until],
      x.per === 'phase' && 'pour la première de ces cartes à chacune de vos phases de déploiement',
      x.while !== undefined && `tant que ${this.say.condition(x.while)}`,
      x.unless !== undefined && `sauf si ${this.say.condition(x.unless)}`,
      x.cumulative === true && 'pour chaque exemplaire de cette carte',
      x.never === true && '(aucune carte ne lève cette interdiction)',
    )

  readonly limits = (x: Limited): string => spaced(this.where(x), this.during(x))

  readonly subject = (x: Freed, one: string, many: string): string =>
    x.of === undefined ? one : `${this.say.phrase(x.of, 'all')} ${many}`
  readonly FREE: Readonly<Partial<Record<Stat, (x: Freed) => string>>> = {
    'deploy cost': (x) => this.subject(x, 'déploiement gratuit', 'se déploient gratuitement'),
    'fire cost': (x) => this.subject(x, 'tir gratuit', 'font feu gratuitement'),
    'transit from': () => 'transit gratuit au départ d’ici',
    'battle cost': () => 'vos batailles sont gratuites',
  }

  readonly MODIFIERS: ModifierTellers = {
    add: (x) => spaced(this.say.stat(x.stat, x.of, x.whose), this.where(x), this.say.gain(x.amount), this.during(x)),
    set: (x) => spaced(this.say.stat(x.stat, x.of, x.whose), this.where(x), this.settled(x.amount), this.during(x)),
    free: (x) => spaced(this.FREE[x.stat]?.(x) ?? `sans ${this.say.stat(x.stat, x.of, x.whose)}`, this.limits(x)),
    'at least': (x) =>
      x.stat === 'battle destinies'
        ? this.drawnAnyway(x)
        : spaced(
            this.say.stat(x.stat, undefined, x.whose),
            this.where(x),
            `au moins ${this.say.value(x.bound)}`,
            this.during(x),
          ),
    'at most': (x) =>
      spaced(
        this.say.stat(x.stat, undefined, x.whose),
        this.where(x),
        `au plus ${this.say.value(x.bound)}`,
        this.during(x),
      ),
    'no lower': (x) => spaced(this.say.stat(x.stat, x.of, x.whose), ': aucune réduction', this.limits(x)),
    'no higher': (x) => spaced(this.say.stat(x.stat, x.of, x.whose), ': aucune augmentation', this.limits(x)),
    pilots: (x) =>
      `${x.of === undefined ? 'tout engin' : this.say.phrase(x.of, 'one')} que pilote ${this.say.phrase({ cards: 'self' }, 'one')} : ${FRENCH_STATS[x.stat ?? 'power'].word} ${this.say.gain(x.amount)}`,
    immune: (x) =>
      spaced(
        x.of !== undefined && `${this.say.phrase(x.of, 'all')} :`,
        'immunité contre l’attrition',
        x.below !== 'all' && `< ${this.say.value(x.below)}`,
        this.limits(x),
      ),
    'immune to': (x) =>
      spaced(x.of !== undefined && `${this.say.phrase(x.of, 'all')} :`, `immunité contre ${x.title}`, this.limits(x)),
    forbid: (x) => this.forbid(x),
    allow: (x) => spaced(this.LEAVES[x.what](x), x.while !== undefined && `tant que ${this.say.condition(x.while)}`),
    react: (x) => this.react(x),
    path: (x) =>
      spaced(
        x.of === undefined ? 'vos personnages et véhicules' : this.say.phrase(x.of, 'all'),
        'peuvent se déplacer à votre phase de déplacement entre',
        and(x.between.map((one) => this.say.phrase(one, 'one'))),
        x.while !== undefined && `tant que ${this.say.condition(x.while)}`,
      ),
    during: (x) => `tant que ${this.say.condition(x.if)} : ${eachOf(x.pieces, (it) => this.modifier(it)).join(' ; ')}`,
    lies: (x) =>
      spaced(
        'se déploie',
        typeof x.on === 'string' && x.on in SPOTS
          ? SPOTS[x.on as OffLocation]
          : `sur ${this.say.phrase(x.on as never, 'one')}`,
        x.cost !== undefined && `pour ${points(x.cost)}`,
        x.when !== undefined && this.moment(x.when, { of: x.of, whose: x.whose }),
        x.while !== undefined && `tant que ${this.say.condition(x.while)}`,
      ),
    'may forfeit': (x) =>
      `une fois par tour pour chaque porteur, vous pouvez sacrifier ${this.say.phrase(x.what, 'one')}, avec une valeur de perte de ${x.value}`,
    'forfeits to': (x) =>
      `${x.of === undefined ? this.say.it : this.say.phrase(x.of, 'all')}, en cas de sacrifice : vers la ${PILES[x.pile]} de leur propriétaire`,
    'pays all': (x) =>
      spaced('son sacrifice règle tout ce qui reste d’attrition et de dommages de bataille', this.limits(x)),
    blank: (x) =>
      spaced(
        x.whose === 'theirs' ? 'le texte adverse de' : 'votre texte de',
        this.say.phrase(x.what, 'one'),
        'est sans effet',
        this.limits(x),
      ),
    'plays as': (x) =>
      spaced(
        x.of === undefined ? 'cette interruption' : this.say.phrase(x.of, 'all'),
        `: peut être jouée comme interruption ${x.pile === 'used' ? 'utilisée' : 'perdue'}`,
        this.limits(x),
      ),
    'stack copies': (x) =>
      `une interruption de même titre qu’une carte empilée ici ne se joue qu’une fois empilée ici elle aussi, pour ${points(x.more)} de plus par carte empilée`,
    later: (x) => `pas encore en jeu (${SUBJECTS[x.about] ?? x.about}) : ${x.says.fr}`,
  }
  /** « tant qu’il pilote Saber 3, tirer 1 destinée de bataille si vous ne pouvez pas en tirer autrement ». */
  readonly drawnAnyway = (x: ModifierOf<'at least'>): string =>
    [this.limits(x), `tirer ${this.say.value(x.bound)} destinée de bataille si vous ne pouvez pas en tirer autrement`]
      .filter(Boolean)
      .join(', ')
  readonly settled = (amount: ModifierOf<'set'>['amount']): string =>
    typeof amount === 'number' ? `passe à ${amount}` : `devient ${this.say.value(amount)}`
  readonly modifier = (one: Modifier): string => (this.MODIFIERS[one.does] as (one: Modifier) => string)(one)

  forbid(x: ModifierOf<'forbid'>): string {
    const what = or(x.what.map((ban) => BANS[ban]))
    if (x.to !== undefined && typeof x.to === 'object' && x.to.cards === 'not' && x.of === undefined)
      return spaced('peut', what, 'seulement', this.say.place('to', x.to.fit), this.limits({ ...x, to: undefined }))
    const who =
      x.of !== undefined
        ? this.say.phrase(x.of, 'all')
        : x.whose === 'theirs'
          ? 'votre adversaire'
          : this.say.phrase({ cards: 'self' }, 'one')
    const at = x.at === undefined ? '' : this.say.phrase(x.at, 'one')
    return spaced(
      who,
      `${x.of === undefined ? 'ne peut pas' : 'ne peuvent pas'} ${what}`,
      at,
      this.limits({ ...x, at: undefined }),
    )
  }

  readonly LEAVES: Readonly<Record<Leave, (x: Allowed) => string>> = {
    deploy: (x) => spaced(this.of(x), 'peuvent se déployer', x.to !== undefined && this.say.place('to', x.to)),
    'deploy anyway': (x) =>
      spaced(
        this.of(x),
        'peuvent se déployer',
        x.to !== undefined && this.say.place('to', x.to),
        'quelles que soient leurs limites de lieu',
      ),
    battle: (x) => spaced(this.of(x), 'peut se battre sans présence'),
    'move alone': (x) => spaced(this.of(x), 'se déplace sans conducteur'),
    'fire twice': (x) => spaced('à chaque bataille, peut faire feu deux fois avec une seule', this.bare(x)),
    'fire all': () => 'à chaque bataille, peut faire feu avec toutes ses armes, une fois chacune',
    'fire at adjacent': (x) => spaced(this.of(x), 'peut faire feu sur des cibles aux sites adjacents'),
  }
  readonly of = (x: Allowed): string =>
    x.of === undefined ? this.say.phrase({ cards: 'self' }, 'one') : this.say.phrase(x.of, 'all')
  readonly bare = (x: Allowed): string => (x.of === undefined ? 'arme' : this.say.phrase(x.of, 'bare'))

  react(x: ModifierOf<'react'>): string {
    const cost = x.cost === undefined ? '' : `pour ${points(Math.abs(x.cost))} de ${x.cost < 0 ? 'moins' : 'plus'}`
    const free =
      x.free === undefined
        ? ''
        : x.free === true
          ? 'gratuitement'
          : `(gratuitement tant que ${this.say.condition(x.free)})`
    return spaced(
      x.of === undefined ? '' : this.say.phrase(x.of, 'all'),
      `${x.of === undefined ? 'peut' : 'peuvent'} ${WAYS[x.way]} en réaction`,
      x.with !== undefined && `avec ${this.say.phrase(x.with, 'one')}`,
      x.to !== undefined && this.say.place('to', x.to),
      cost,
      free,
      x.while !== undefined && `tant que ${this.say.condition(x.while)}`,
    )
  }

  // ---------------------------------------------------------------- moments

  readonly MOMENTS: Readonly<Record<Moment, (x: MomentSubject) => string>> = {
    'any time': () => 'à tout moment',
    always: () => 'aussitôt',
    'your control': () => 'à votre phase de contrôle',
    'your deploy': () => 'à votre phase de déploiement',
    'your move': () => 'à votre phase de déplacement',
    'end of deploy': (x) =>
      `à la fin de ${x.whose === 'theirs' ? 'la phase de déploiement adverse' : 'votre phase de déploiement'}`,
    'drain begun': (x) => `quand ${this.player(x.whose)} commencer un drainage de Force${this.about(x.of, ' à ')}`,
    'drain lost': (x) =>
      `quand ${this.player(x.whose ?? 'yours')} perdre de la Force dans un drainage${this.about(x.of, ' à ')}`,
    'battle begun': () => 'quand une bataille vient de commencer',
    weapons: () => 'au segment des armes',
    targeted: () => 'quand une arme le vise',
    firing: (x) => `quand il fait feu${this.about(x.of, ' avec ')}, avant le tirage`,
    'about to draw weapon destiny': (x) => `avant un tirage de destinée d’arme${this.shot(x)}`,
    'weapon destiny drawn': (x) => `après un tirage de destinée d’arme, avant son résultat${this.shot(x)}`,
    'about to draw battle destiny': (x) => `avant ${drawOf(x.whose, 'de bataille')}`,
    'battle destiny drawn': (x) => `après ${drawOf(x.whose, 'de bataille')}`,
    'destiny drawn': (x) => `après ${drawOf(x.whose, '')}${this.about(x.of, ' qui donne ')}`,
    hit: (x) => `quand ${this.subjectOf(x)} est touché${this.about(x.by, ' par ')}`,
    paying: () => 'quand vous devez régler attrition ou dommages de bataille',
    forfeited: (x) => `quand ${this.subjectOf(x)} vient d’être sacrifié`,
    lost: (x) => `quand ${this.subjectOf(x)} vient d’être perdu`,
    'card played': (x) => `quand on joue ${x.of === undefined ? 'une carte' : this.say.phrase(x.of, 'one')}`,
    deployed: () => 'quand cette carte vient d’être déployée',
    cancelled: (x) => `quand ${this.subjectOf(x)} est annulé`,
    react: () => 'quand une réaction est en cours',
  }
  readonly about = (cards: MomentSubject['of'], word: string): string =>
    cards === undefined ? '' : `${word}${this.say.phrase(cards, 'one')}`
  readonly subjectOf = (x: MomentSubject): string => (x.of === undefined ? this.say.it : this.say.phrase(x.of, 'one'))
  readonly player = (side: Whose | undefined): string =>
    side === 'theirs' ? 'votre adversaire vient de' : 'vous venez de'
  readonly shot = (x: MomentSubject): string => `${this.about(x.of, ' pour ')}${this.about(x.against, ' contre ')}`
  readonly moment = (at: MomentOrMoments, x: MomentSubject): string =>
    or((typeof at === 'string' ? [at] : at).map((one) => this.MOMENTS[one](x)))

  /** « une fois à chacune de vos phases de déploiement », « à votre phase de déplacement, une fois par partie ». */
  when(at: MomentOrMoments, x: MomentSubject, per: Per | undefined): string {
    const phase = typeof at === 'string' ? PHASE[at] : undefined
    if (per === 'phase' && phase !== undefined) return `une fois à chacune de vos ${phase.replace('phase', 'phases')}`
    const moments = typeof at === 'string' && at === 'any time' && per !== undefined ? '' : this.moment(at, x)
    return [moments, per === undefined ? '' : PER[per]].filter(Boolean).join(', ')
  }

  // ---------------------------------------------------------------- acts

  readonly ACTS: DeedTellers = {
    take: (x) => `prendre ${this.say.phrase(x.what, 'one')} de votre pile de réserve en main et mélanger la pile`,
    deploy: (x) => this.deployed(x),
    'deploy pair': (x) =>
      `montrer ${this.say.phrase(x.what[0], 'one')} de votre main, prendre ${this.say.phrase(x.what[1], 'one')} qui lui correspond dans votre pile de réserve (ou l’inverse), déployer les deux à la fois et mélanger la pile`,
    draw: () => 'tirer une destinée',
    'draw two': () => 'en tirer deux au lieu d’une et choisir celle qui compte',
    exchange: () => 'échanger une carte de votre main avec une carte empilée ici',
    instead: (x) => `utiliser ${this.say.value(x.number)} au lieu du tirage`,
    'draw cards': (x) => `prendre en main ${plural(x.count, 'carte', 'cartes')} de votre ${PILES[x.pile ?? 'reserve']}`,
    activate: (x) => `activer ${x.upTo ? 'jusqu’à ' : ''}${this.forceOf(x.count)}`,
    retrieve: (x) =>
      `récupérer ${this.forceOf(x.count)}${x.of === undefined ? '' : `, seulement ${this.say.phrase(x.of, 'all')} de votre choix`}`,
    'lose Force': (x) =>
      `${x.whose === 'theirs' ? 'faire perdre à votre adversaire' : x.whose === 'owner' ? 'faire perdre au propriétaire de la carte' : 'perdre'} ${points(x.count)}`,
    lose: (x) => `perdre ${this.say.together(x.what)}`,
    stack: (x) => `empiler ${this.say.phrase(x.what, 'one')} ici`,
    cancel: (x) => `annuler ${this.say.phrase(x.what, 'one')}`,
    place: (x) =>
      x.from === undefined
        ? `mettre ${this.say.together(x.what)} ${this.into(x.pile)}`
        : `mettre ${this.say.phrase(x.what, 'one')} de la ${PILES[x.from]} de l’un des joueurs ${this.into(x.pile)}`,
    relocate: (x) =>
      `déplacer ${this.say.phrase(x.what, 'one')} vers ${this.say.phrase(x.to, 'one')}${x.cost === undefined ? '' : ` pour autant de Force que ${this.say.value(x.cost)}`}`,
    fire: (x) =>
      `faire feu une fois avec ${this.say.phrase(x.weapon, 'one')}${x.deadly ? ' ; une carte touchée est perdue aussitôt' : ''}`,
    'trim hand': (x) => `mettre toutes les cartes de la main adverse sauf ${x.to}, au hasard, dans sa pile utilisée`,
    'show hand': (x) => `montrer ${x.whose === 'theirs' ? 'la main adverse' : 'votre main'} aux deux joueurs`,
    'lose copies': (x) =>
      `toute carte que ${x.whose === 'theirs' ? 'la main adverse' : 'votre main'} a au moins en double est perdue`,
    if: (x) => `si ${this.say.condition(x.if)}, ${this.acts(x.acts)}`,
    'one of': (x) => `au choix : ${or(x.acts.map((one) => this.act(one)))}`,
  }
  readonly forceOf = (count: DeedOf<'activate'>['count']): string =>
    typeof count === 'number' ? points(count) : `autant de Force que ${this.say.value(count)}`
  readonly into = (pile: NamedPile): string =>
    pile === 'hand' ? 'dans la main de son propriétaire' : `dans la ${PILES[pile]}`

  deployed(x: DeedOf<'deploy'>): string {
    const many = x.count ?? x.upTo
    const which =
      many === undefined
        ? this.say.phrase(x.what, 'one')
        : `${x.upTo === undefined ? 'exactement' : 'jusqu’à'} ${many} ${this.say.phrase(x.what, 'bare many')}`
    return spaced(
      `déployer ${which} de votre ${PILES[x.pile ?? 'reserve']}`,
      x.to !== undefined && this.say.place('to', x.to),
      x.free && 'gratuitement',
      (x.pile ?? 'reserve') === 'reserve' && 'et mélanger la pile',
    )
  }
  readonly act = (one: Act): string =>
    'act' in one ? (this.ACTS[one.act] as (one: Act) => string)(one) : this.change(one)
  readonly acts = (list: readonly Act[]): string =>
    list.reduce(
      (told, one) =>
        `${told}${told === '' ? '' : 'act' in one && one.act === 'if' ? ' ; ' : ', puis '}${this.act(one)}`,
      '',
    )

  /** A modifier as something that is done: « ajouter 2 à sa manœuvre ». */
  change(one: Modifier): string {
    const its = (x: { readonly stat: Stat } & Limited): string => {
      const { word, feminine } = FRENCH_STATS[x.stat]
      const words = this.say.stat(x.stat, x.of, x.whose)
      const article = words === word ? (feminine && !/^[aeiouhœ]/.test(word) ? 'sa' : 'son') : feminine ? 'la' : 'le'
      return words.startsWith('votre') ? words : `${article} ${words}`
    }
    if (one.does === 'add') {
      const [, sign, number, rest] = /^([+−])\s?(\S+)(.*)$/.exec(this.say.gain(one.amount))!
      return spaced(
        sign === '−' ? `retirer ${number} à ${its(one)}` : `ajouter ${number} à ${its(one)}`,
        rest?.trim(),
        this.limits(one),
      )
    }
    if (one.does === 'set') return spaced(`fixer ${its(one)} à ${this.say.value(one.amount)}`, this.limits(one))
    if (one.does === 'at most') return spaced(`limiter ${its(one)} à ${this.say.value(one.bound)}`, this.limits(one))
    return this.modifier(one)
  }

  // ---------------------------------------------------------------- offers

  readonly chosen = (x: {
    readonly target?: Extract<Offer, { offer: 'may' }>['target']
    readonly many?: true
  }): string =>
    x.target === undefined
      ? ''
      : x.many
        ? `choisir autant que voulu parmi ${this.say.phrase(x.target, 'all')} au même endroit, puis `
        : `choisir ${this.say.phrase(x.target, 'one')}, puis `

  play(x: Played): string {
    const list = x.target === undefined ? x.acts : onTarget(x.acts)
    return spaced(
      `${this.moment(x.at, x)}${x.while === undefined ? '' : `, si ${this.say.condition(x.while)}`} :`,
      x.cost !== undefined && `${force(x.cost)},`,
      `${this.chosen(x)}${this.acts(list)}`,
      x.until !== undefined && UNTIL[x.until],
      x.immuneTo !== undefined && `(immunisée contre ${x.immuneTo})`,
    )
  }
  may(x: Extract<Offer, { offer: 'may' }>): string {
    const list = x.target === undefined ? x.acts : onTarget(x.acts)
    return spaced(
      `${this.when(x.at, x, x.per)}${x.while === undefined ? '' : `, tant que ${this.say.condition(x.while)}`},`,
      'vous pouvez',
      x.cost !== undefined && `${force(x.cost)} pour`,
      `${this.chosen(x)}${this.acts(list)}`,
      x.until !== undefined && UNTIL[x.until],
    )
  }
  readonly must = (x: Extract<Offer, { offer: 'must' }>): string =>
    spaced(
      `${this.moment(x.at, x)}${x.while === undefined ? '' : `, tant que ${this.say.condition(x.while)}`}${x.unless === undefined ? '' : `, sauf si ${this.say.condition(x.unless)}`} :`,
      this.acts(x.acts),
    )
  readonly shoot = (x: Extract<Offer, { offer: 'shoot' }>): string =>
    spaced(
      `${x.cost === 0 ? 'faire feu gratuitement' : `${force(x.cost)} pour faire feu`} sur ${this.say.phrase(x.at, 'one')} :`,
      'tirer une destinée ; la cible est touchée si le total dépasse sa valeur de défense',
      x.again !== undefined && `; chaque tir suivant coûte ${points(x.again)}`,
      x.reach !== undefined && `; elle atteint aussi les sites extérieurs jusqu’à ${x.reach} sites plus loin`,
      x.after !== undefined && `; après le tir, l’arme va dans la ${PILES[x.after]} de son propriétaire`,
    )

  offer(x: Offer): string {
    switch (x.offer) {
      case 'may':
        return this.may(x)
      case 'must':
        return this.must(x)
      case 'used':
      case 'lost':
        return this.play(x)
      case 'starting':
        return spaced(x.while !== undefined && `si ${this.say.condition(x.while)} :`, this.acts(x.acts))
      case 'shoot':
        return this.shoot(x)
    }
  }

  heading(piece: CardTextPiece): string | null {
    return 'offer' in piece && piece.offer in FUNCTIONS ? FUNCTIONS[piece.offer as keyof typeof FUNCTIONS] : null
  }
  piece(piece: CardTextPiece): string {
    return 'offer' in piece ? this.offer(piece) : this.modifier(piece)
  }
}

/** @param self the type of the card that speaks */
export const french = (self: Self): PieceTeller => new French(self)
