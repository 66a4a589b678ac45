/** The English wording of the pieces of a text. */
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
import { ENGLISH_STATS, EnglishTongue } from './english-tongue.ts'
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

const and = lists('en', 'conjunction')
const or = lists('en', 'disjunction')

const UNTIL: Readonly<Record<Until, string>> = {
  shot: 'for this shot',
  draw: 'for this draw',
  battle: 'until the end of the battle',
  turn: 'until the end of the turn',
}
const PILES: Readonly<Record<NamedPile, string>> = {
  used: 'Used Pile',
  lost: 'Lost Pile',
  reserve: 'Reserve Deck',
  hand: 'hand',
}
const SPOTS: Readonly<Record<OffLocation, string>> = {
  table: 'on the table',
  'your side': 'on your side of the table',
  'their side': 'on your opponent’s side of the table',
}
const BANS = {
  'react to': 'react to',
  'react from': 'react from',
  deploy: 'deploy',
  move: 'move',
  'be immune': 'be immune to attrition',
}
const PHASE: Readonly<Partial<Record<Moment, string>>> = {
  'your control': 'control phase',
  'your deploy': 'deploy phase',
  'your move': 'move phase',
}
const PER: Readonly<Record<Per, string>> = {
  battle: 'once per battle',
  phase: 'once in each of your phases',
  turn: 'once per turn',
  game: 'once per game',
}
const FUNCTIONS = { used: 'Used', lost: 'Lost', starting: 'Starting' } as const
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
const force = (cost: number): string => `use ${cost} Force`

type Freed = ModifierOf<'free'>

type Allowed = ModifierOf<'allow'>

type Played = Extract<Offer, { offer: 'used' | 'lost' }>
class English implements PieceTeller {
  private readonly say: EnglishTongue
  readonly sides = { dark: 'Dark Side', light: 'Light Side' }
  constructor(self: Self) {
    this.say = new EnglishTongue(self)
  }

  // ---------------------------------------------------------------- modifiers

  readonly where = (x: Limited): string =>
    spaced(
      x.to !== undefined && this.say.place('to', x.to),
      x.from !== undefined && this.say.place('from', x.from),
      x.at !== undefined && this.say.place('at', x.at),
      x.by !== undefined && `by ${this.say.phrase(x.by, 'any')}`,
      x.against !== undefined && `against ${this.say.phrase(x.against, 'any')}`,
    )
  readonly during = (x: Limited): string =>
    spaced(
      x.until !== undefined && UNTIL[x.until],
      x.per === 'phase' && 'for the first such card in each of your deploy phases',
      x.while !== undefined && `while ${this.say.condition(x.while)}`,
      x.unless !== undefined && `unless ${this.say.condition(x.unless)}`,
      x.cumulative === true && 'for each copy of this card',
      x.never === true && '(no card lifts this)',
    )

  readonly limits = (x: Limited): string => spaced(this.where(x), this.during(x))

  readonly subject = (x: Freed, one: string, many: string): string =>
    x.of === undefined ? one : `${this.say.phrase(x.of, 'all')} ${many}`
  readonly FREE: Readonly<Partial<Record<Stat, (x: Freed) => string>>> = {
    'deploy cost': (x) => this.subject(x, 'deploy for free', 'deploy for free'),
    'fire cost': (x) => this.subject(x, 'fire for free', 'fire for free'),
    'transit from': () => 'free docking bay transit from here',
    'battle cost': () => 'your battles are free',
  }

  readonly MODIFIERS: ModifierTellers = {
    add: (x) => spaced(this.say.stat(x.stat, x.of, x.whose), this.where(x), this.say.gain(x.amount), this.during(x)),
    set: (x) =>
      spaced(this.say.stat(x.stat, x.of, x.whose), this.where(x), `is ${this.say.value(x.amount)}`, this.during(x)),
    free: (x) => spaced(this.FREE[x.stat]?.(x) ?? `no ${this.say.stat(x.stat, x.of, x.whose)}`, this.limits(x)),
    'at least': (x) =>
      x.stat === 'battle destinies'
        ? this.drawnAnyway(x)
        : spaced(
            this.say.stat(x.stat, undefined, x.whose),
            this.where(x),
            `at least ${this.say.value(x.bound)}`,
            this.during(x),
          ),
    'at most': (x) =>
      spaced(
        this.say.stat(x.stat, undefined, x.whose),
        this.where(x),
        `at most ${this.say.value(x.bound)}`,
        this.during(x),
      ),
    'no lower': (x) => spaced(this.say.stat(x.stat, x.of, x.whose), 'may not be reduced', this.limits(x)),
    'no higher': (x) => spaced(this.say.stat(x.stat, x.of, x.whose), 'may not be increased', this.limits(x)),
    pilots: (x) =>
      `${x.of === undefined ? 'anything' : this.say.phrase(x.of, 'one')} piloted by ${this.say.phrase({ cards: 'self' }, 'one')}: ${ENGLISH_STATS[x.stat ?? 'power']} ${this.say.gain(x.amount)}`,
    immune: (x) =>
      spaced(
        x.of !== undefined && `${this.say.phrase(x.of, 'all')}:`,
        'immune to attrition',
        x.below !== 'all' && `< ${this.say.value(x.below)}`,
        this.limits(x),
      ),
    'immune to': (x) =>
      spaced(x.of !== undefined && `${this.say.phrase(x.of, 'all')}:`, `immune to ${x.title}`, this.limits(x)),
    forbid: (x) => this.forbid(x),
    allow: (x) => spaced(this.LEAVES[x.what](x), x.while !== undefined && `while ${this.say.condition(x.while)}`),
    react: (x) => this.react(x),
    path: (x) =>
      spaced(
        x.of === undefined ? 'your characters and vehicles' : this.say.phrase(x.of, 'all'),
        'may move in your move phase between',
        and(x.between.map((one) => this.say.phrase(one, 'one'))),
        x.while !== undefined && `while ${this.say.condition(x.while)}`,
      ),
    during: (x) => `while ${this.say.condition(x.if)}: ${eachOf(x.pieces, (one) => this.modifier(one)).join('; ')}`,
    lies: (x) =>
      spaced(
        'deploy',
        typeof x.on === 'string' && x.on in SPOTS
          ? SPOTS[x.on as OffLocation]
          : `on ${this.say.phrase(x.on as never, 'one')}`,
        x.cost !== undefined && `for ${x.cost} Force`,
        x.when !== undefined && this.moment(x.when, { of: x.of, whose: x.whose }),
        x.while !== undefined && `while ${this.say.condition(x.while)}`,
      ),
    'may forfeit': (x) =>
      `once per turn for each carrier, you may forfeit ${this.say.phrase(x.what, 'one')} at forfeit value ${x.value}`,
    'forfeits to': (x) =>
      `${x.of === undefined ? 'it' : this.say.phrase(x.of, 'all')} when forfeited: to its owner’s ${PILES[x.pile]}`,
    'pays all': (x) =>
      spaced('forfeiting it satisfies all that is left of attrition and battle damage', this.limits(x)),
    blank: (x) =>
      spaced(
        x.whose === 'theirs' ? 'your opponent’s text of' : 'your text of',
        this.say.phrase(x.what, 'one'),
        'is off',
        this.limits(x),
      ),
    'plays as': (x) =>
      spaced(
        x.of === undefined ? 'this Interrupt' : this.say.phrase(x.of, 'all'),
        `may be played as ${x.pile === 'used' ? 'a Used' : 'a Lost'} Interrupt`,
        this.limits(x),
      ),
    'stack copies': (x) =>
      `an Interrupt with the title of one stacked here may only be played after it is stacked here too, and costs ${x.more} Force more for each card stacked`,
    later: (x) => `not in play yet (${x.about}): ${x.says.en}`,
  }
  /** "while it pilots Saber 3, draw 1 battle destiny if you couldn’t otherwise". */
  readonly drawnAnyway = (x: ModifierOf<'at least'>): string =>
    [this.limits(x), `draw ${this.say.value(x.bound)} battle destiny if you couldn’t otherwise`]
      .filter(Boolean)
      .join(', ')
  readonly modifier = (one: Modifier): string => (this.MODIFIERS[one.does] as (one: Modifier) => string)(one)

  forbid(x: ModifierOf<'forbid'>): string {
    const what = or(x.what.map((ban) => BANS[ban]))
    if (x.to !== undefined && typeof x.to === 'object' && x.to.cards === 'not' && x.of === undefined)
      return spaced(what, 'only', this.say.place('to', x.to.fit), this.limits({ ...x, to: undefined }))
    const who =
      x.of !== undefined
        ? this.say.phrase(x.of, 'all')
        : x.whose === 'theirs'
          ? 'your opponent'
          : this.say.phrase({ cards: 'self' }, 'one')
    const at = x.at === undefined ? '' : this.say.phrase(x.at, 'one')
    return spaced(who, `may not ${what}`, at, this.limits({ ...x, at: undefined }))
  }

  readonly LEAVES: Readonly<Record<Leave, (x: Allowed) => string>> = {
    deploy: (x) => spaced(this.of(x), 'may deploy', x.to !== undefined && this.say.place('to', x.to)),
    'deploy anyway': (x) =>
      spaced(
        this.of(x),
        'may deploy',
        x.to !== undefined && this.say.place('to', x.to),
        'whatever limits of place they have',
      ),
    battle: (x) => spaced(this.of(x), 'may battle without presence'),
    'move alone': (x) => spaced(this.of(x), 'moves without a driver'),
    'fire twice': (x) => spaced('in each battle, it may fire one', this.bare(x), 'twice'),
    'fire all': () => 'in each battle, it may fire any number of weapons, each once',
    'fire at adjacent': (x) => spaced(this.of(x), 'may fire at targets at adjacent sites'),
  }
  readonly of = (x: Allowed): string =>
    x.of === undefined ? this.say.phrase({ cards: 'self' }, 'one') : this.say.phrase(x.of, 'all')
  readonly bare = (x: Allowed): string => (x.of === undefined ? 'weapon' : this.say.phrase(x.of, 'bare'))

  react(x: ModifierOf<'react'>): string {
    const cost = x.cost === undefined ? '' : `for ${Math.abs(x.cost)} Force ${x.cost < 0 ? 'less' : 'more'}`
    const free =
      x.free === undefined ? '' : x.free === true ? 'for free' : `(for free while ${this.say.condition(x.free)})`
    return spaced(
      x.of === undefined ? '' : this.say.phrase(x.of, 'all'),
      x.way === 'leave' ? 'may move away as a react' : `may ${x.way} as a react`,
      x.with !== undefined && `together with ${this.say.phrase(x.with, 'one')}`,
      x.to !== undefined && this.say.place('to', x.to),
      cost,
      free,
      x.while !== undefined && `while ${this.say.condition(x.while)}`,
    )
  }

  // ---------------------------------------------------------------- moments

  readonly MOMENTS: Readonly<Record<Moment, (x: MomentSubject) => string>> = {
    'any time': () => 'at any time',
    always: () => 'at once',
    'your control': () => 'in your control phase',
    'your deploy': () => 'in your deploy phase',
    'your move': () => 'in your move phase',
    'end of deploy': (x) => `at the end of ${this.whose(x.whose)} deploy phase`,
    'drain begun': (x) => `when ${this.player(x.whose)} just begun a Force drain${this.about(x.of, ' at ')}`,
    'drain lost': (x) =>
      `when ${this.player(x.whose ?? 'yours')} just lost Force to a drain${this.about(x.of, ' at ')}`,
    'battle begun': () => 'when a battle has just begun',
    weapons: () => 'in the weapons segment',
    targeted: () => 'when a weapon targets it',
    firing: (x) => `when it fires${this.about(x.of, ' ')}, before the draw`,
    'about to draw weapon destiny': (x) => `before a weapon destiny draw${this.shot(x)}`,
    'weapon destiny drawn': (x) => `after a weapon destiny draw, before its result${this.shot(x)}`,
    'about to draw battle destiny': (x) => `when ${this.whose(x.whose)} battle destiny is about to be drawn`,
    'battle destiny drawn': (x) => `after ${this.whose(x.whose)} battle destiny draw`,
    'destiny drawn': (x) => `after ${this.whose(x.whose)} destiny draw${this.about(x.of, ' of ')}`,
    hit: (x) => `when ${x.of === undefined ? 'it' : this.say.phrase(x.of, 'one')} is hit${this.about(x.by, ' by ')}`,
    paying: () => 'when you are about to satisfy attrition or battle damage',
    forfeited: (x) => `when ${x.of === undefined ? 'it' : this.say.phrase(x.of, 'one')} has just been forfeited`,
    lost: (x) => `when ${x.of === undefined ? 'it' : this.say.phrase(x.of, 'one')} has just been lost`,
    'card played': (x) => `when ${x.of === undefined ? 'a card' : this.say.phrase(x.of, 'one')} is being played`,
    deployed: () => 'when it has just deployed',
    cancelled: (x) => `when ${x.of === undefined ? 'it' : this.say.phrase(x.of, 'one')} is cancelled`,
    react: () => 'when a react is being made',
  }
  readonly about = (cards: MomentSubject['of'], word: string): string =>
    cards === undefined ? '' : `${word}${this.say.phrase(cards, 'one')}`
  readonly whose = (side: Whose | undefined): string =>
    side === 'theirs' ? 'your opponent’s' : side === 'both' ? 'any player’s' : 'your'
  readonly player = (side: Whose | undefined): string => (side === 'theirs' ? 'your opponent has' : 'you have')
  readonly shot = (x: MomentSubject): string => `${this.about(x.of, ' for ')}${this.about(x.against, ' against ')}`
  readonly moment = (at: MomentOrMoments, x: MomentSubject): string =>
    or((typeof at === 'string' ? [at] : at).map((one) => this.MOMENTS[one](x)))

  /** "once in each of your deploy phases", "in your move phase, once per game". */
  when(at: MomentOrMoments, x: MomentSubject, per: Per | undefined): string {
    const phase = typeof at === 'string' ? PHASE[at] : undefined
    if (per === 'phase' && phase !== undefined) return `once in each of your ${phase}s`
    const moments = typeof at === 'string' && at === 'any time' && per !== undefined ? '' : this.moment(at, x)
    return [moments, per === undefined ? '' : PER[per]].filter(Boolean).join(', ')
  }

  // ---------------------------------------------------------------- acts

  readonly ACTS: DeedTellers = {
    take: (x) => `take ${this.say.phrase(x.what, 'one')} from your Reserve Deck into hand and shuffle the deck`,
    deploy: (x) => this.deployed(x),
    'deploy pair': (x) =>
      `show ${this.say.phrase(x.what[0], 'one')} from hand, take ${this.say.phrase(x.what[1], 'one')} that matches it from your Reserve Deck (or the other way round), deploy both at once and shuffle the deck`,
    draw: () => 'draw destiny',
    'draw two': () => 'draw two instead of one and choose which counts',
    exchange: () => 'exchange a card of your hand with one stacked here',
    instead: (x) => `use ${this.say.value(x.number)} instead of the draw`,
    'draw cards': (x) => `draw ${plural(x.count, 'card', 'cards')} from your ${PILES[x.pile ?? 'reserve']} into hand`,
    activate: (x) => `activate ${x.upTo ? 'up to ' : ''}${this.forceOf(x.count)}`,
    retrieve: (x) =>
      `retrieve ${this.forceOf(x.count)}${x.of === undefined ? '' : `, only ${this.say.phrase(x.of, 'all')} of your choice`}`,
    'lose Force': (x) =>
      `${x.whose === 'theirs' ? 'make your opponent lose' : x.whose === 'owner' ? 'make the card’s owner lose' : 'lose'} ${x.count} Force`,
    lose: (x) => `lose ${this.say.together(x.what)}`,
    stack: (x) => `stack ${this.say.phrase(x.what, 'one')} here`,
    cancel: (x) => `cancel ${this.say.phrase(x.what, 'one')}`,
    place: (x) =>
      x.from === undefined
        ? `put ${this.say.together(x.what)} ${this.into(x.pile)}`
        : `put ${this.say.phrase(x.what, 'one')} from either player’s ${PILES[x.from]} ${this.into(x.pile)}`,
    relocate: (x) =>
      `move ${this.say.phrase(x.what, 'one')} to ${this.say.phrase(x.to, 'one')}${x.cost === undefined ? '' : ` for as much Force as ${this.say.value(x.cost)}`}`,
    fire: (x) =>
      `fire ${this.say.phrase(x.weapon, 'one')} once${x.deadly ? '; a card that it hits is lost at once' : ''}`,
    'trim hand': (x) => `put all but ${x.to} cards of your opponent’s hand, at random, into their Used Pile`,
    'show hand': (x) => `show ${x.whose === 'theirs' ? 'your opponent’s' : 'your'} hand to both players`,
    'lose copies': (x) =>
      `every card of which ${x.whose === 'theirs' ? 'your opponent’s' : 'your'} hand has two or more is lost`,
    if: (x) => `if ${this.say.condition(x.if)}, ${this.acts(x.acts)}`,
    'one of': (x) => `choose: ${or(x.acts.map((one) => this.act(one)))}`,
  }
  readonly forceOf = (count: DeedOf<'activate'>['count']): string =>
    typeof count === 'number' ? `${count} Force` : `as much Force as ${this.say.value(count)}`
  readonly into = (pile: NamedPile): string => (pile === 'hand' ? 'into its owner’s hand' : `into the ${PILES[pile]}`)

  deployed(x: DeedOf<'deploy'>): string {
    const many = x.count ?? x.upTo
    const which =
      many === undefined
        ? this.say.phrase(x.what, 'one')
        : `${x.upTo === undefined ? 'exactly' : 'up to'} ${many} ${this.say.phrase(x.what, 'bare many')}`
    return spaced(
      `deploy ${which} from your ${PILES[x.pile ?? 'reserve']}`,
      x.to !== undefined && this.say.place('to', x.to),
      x.free && 'for free',
      (x.pile ?? 'reserve') === 'reserve' && 'and shuffle the deck',
    )
  }
  readonly act = (one: Act): string =>
    'act' in one ? (this.ACTS[one.act] as (one: Act) => string)(one) : this.change(one)
  readonly acts = (list: readonly Act[]): string =>
    list.reduce(
      (told, one) => `${told}${told === '' ? '' : 'act' in one && one.act === 'if' ? '; ' : ', then '}${this.act(one)}`,
      '',
    )

  /** A modifier as something that is done: "add 2 to its maneuver". */
  change(one: Modifier): string {
    const its = (x: { readonly stat: Stat } & Limited): string => {
      const words = this.say.stat(x.stat, x.of, x.whose)
      return words === ENGLISH_STATS[x.stat] ? `its ${words}` : words
    }
    if (one.does === 'add') {
      const [, sign, number, rest] = /^([+−])\s?(\S+)(.*)$/.exec(this.say.gain(one.amount))!
      return spaced(
        sign === '−' ? `subtract ${number} from ${its(one)}` : `add ${number} to ${its(one)}`,
        rest?.trim(),
        this.limits(one),
      )
    }
    if (one.does === 'set') return spaced(`reset ${its(one)} to ${this.say.value(one.amount)}`, this.limits(one))
    if (one.does === 'at most') return spaced(`limit ${its(one)} to ${this.say.value(one.bound)}`, this.limits(one))
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
        ? `choose any number of ${this.say.phrase(x.target, 'all')} at one place, then `
        : `choose ${this.say.phrase(x.target, 'one')}, then `

  play(x: Played): string {
    const list = x.target === undefined ? x.acts : onTarget(x.acts)
    return spaced(
      `${this.moment(x.at, x)}${x.while === undefined ? '' : `, if ${this.say.condition(x.while)}`}:`,
      x.cost !== undefined && `${force(x.cost)},`,
      `${this.chosen(x)}${this.acts(list)}`,
      x.until !== undefined && UNTIL[x.until],
      x.immuneTo !== undefined && `(immune to ${x.immuneTo})`,
    )
  }
  may(x: Extract<Offer, { offer: 'may' }>): string {
    const list = x.target === undefined ? x.acts : onTarget(x.acts)
    return spaced(
      `${this.when(x.at, x, x.per)}${x.while === undefined ? '' : `, while ${this.say.condition(x.while)}`},`,
      'you may',
      x.cost !== undefined && `${force(x.cost)} to`,
      `${this.chosen(x)}${this.acts(list)}`,
      x.until !== undefined && UNTIL[x.until],
    )
  }
  readonly must = (x: Extract<Offer, { offer: 'must' }>): string =>
    spaced(
      `${this.moment(x.at, x)}${x.while === undefined ? '' : `, while ${this.say.condition(x.while)}`}${x.unless === undefined ? '' : `, unless ${this.say.condition(x.unless)}`}:`,
      this.acts(x.acts),
    )
  readonly shoot = (x: Extract<Offer, { offer: 'shoot' }>): string =>
    spaced(
      `${x.cost === 0 ? 'for free' : force(x.cost)} to fire at ${this.say.phrase(x.at, 'one')}:`,
      'draw destiny, and it is hit if the total is higher than its defense value',
      x.again !== undefined && `; each further shot costs ${x.again} Force`,
      x.reach !== undefined && `; it also reaches exterior sites up to ${x.reach} away`,
      x.after !== undefined && `; after the shot the weapon goes to its owner’s ${PILES[x.after]}`,
    ).replaceAll(' ;', ';')

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
        return spaced(x.while !== undefined && `if ${this.say.condition(x.while)}:`, this.acts(x.acts))
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
export const english = (self: Self): PieceTeller => new English(self)
