/** Finds the forms of text that have worked in a turn, from its facts and questions, for counting in simulations. */
import type { AskedQuestion, Decision, GameEvent, Statistics } from '../../../contract/index.ts'
import { alike, type Readers, read as readFact } from '../../../kit/facts/readers.ts'
import { opposite, type Selectors, SIDES, type Side, type Text, type TextForm } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { selects } from '../cards/selecting.ts'
import { duelTextOf } from '../rules/duel/exchange.ts'
import { factsIn } from '../rules/known-facts.ts'
import { madeHere } from '../state/abouts.ts'
import type { DamageChange, Fact, Facts, Open } from '../state/game-facts.ts'
import { COUNTER_LIMIT, HAND_SIZE } from '../state/limits.ts'
import { ownTexts, textsOf } from '../texts/reading/in-play.ts'

/** The sign that each form has worked; the compiler asks for all of them. */
const SEEN_BY: Readonly<Record<TextForm, 'fact' | 'question' | 'cards'>> = {
  // standing texts
  power: 'fact',
  damage: 'fact',
  cost: 'fact',
  'counter-limit': 'question',
  'even-up-size': 'question',
  'may-use': 'cards',
  'is-also': 'cards',
  'no-weapons': 'fact',
  'no-battle-cards': 'cards',
  hurts: 'cards',
  'hurts-double': 'cards',
  redraw: 'fact',
  'draw-two': 'fact',
  'as-battle-card': 'cards',
  tie: 'fact',
  'no-substitute': 'cards',
  'no-passing': 'cards',
  'first-pass': 'cards',
  'no-dueling-text': 'cards',
  'name-numbers': 'fact',
  'dueling-hand': 'fact',
  handling: 'fact',
  podrace: 'fact',
  // texts of a moment
  search: 'fact',
  hand: 'fact',
  harm: 'fact',
  'lap-card': 'fact',
  remove: 'fact',
  peek: 'fact',
  'stay-out': 'fact',
  'strike-weapon': 'fact',
  thrust: 'fact',
  reshuffle: 'fact',
  // Battle cards
  rescue: 'fact',
  'ignore-weapons': 'fact',
  'fight-next': 'fact',
  'replace-destiny': 'fact',
  'switch-destiny': 'fact',
  'compare-destiny': 'cards',
  'no-breakthrough': 'fact',
  stakes: 'cards',
  'send-back': 'fact',
  // dueling texts
  'extra-hits': 'fact',
  'more-cards': 'fact',
  'remove-hit': 'fact',
  'draw-defending': 'fact',
}

/** Forms of which a card has at most one, told with the card as `text`. */
const MOMENTS: ReadonlySet<Text['form']> = new Set(['hand', 'harm', 'lap-card', 'peek'])

/** The fighters or duelists at present. */
interface FightersNow {
  readonly characters: readonly string[]
  readonly weapons: readonly string[]
  readonly battle: string | null
}

const NOBODY: FightersNow = { characters: [], weapons: [], battle: null }

/** These facts say nothing about texts. */
const nothing = () => undefined

class EffectReader {
  readonly found: TextForm[] = []
  #standing: Record<Side, FightersNow> = { dark: NOBODY, light: NOBODY }
  /** Cards discarded as a fault of a plan before the fighters were told. */
  #faults: Record<Side, number> = { dark: 0, light: 0 }
  #struck = false

  read(event: GameEvent): void {
    // A deployment is counted with its owner's knowledge.
    const own = event.seat === undefined ? undefined : event.secret?.[event.seat]
    const { secret: _, ...open } = event
    for (const fact of factsIn([own === undefined ? open : { ...open, own }])) {
      readFact<Facts, null, void>(this.#readers, fact, null)
      this.#struck = fact.type === 'strike'
    }
  }

  /** A fact that by itself shows the working of a text of this form. */
  #itself = (form: TextForm) => () => this.#add(form, 1)

  readonly #readers: Readers<Facts, null, void> = {
    redraw: this.#itself('redraw'),
    'draw-two': this.#itself('draw-two'),
    'called-tie': this.#itself('tie'),
    named: this.#itself('name-numbers'),
    thrust: this.#itself('podrace'),
    search: this.#itself('search'),
    'stay-out': this.#itself('stay-out'),
    strike: this.#itself('strike-weapon'),
    token: this.#itself('thrust'),
    reshuffle: this.#itself('reshuffle'),
    'fight-next': this.#itself('fight-next'),
    replace: this.#itself('replace-destiny'),
    switch: this.#itself('switch-destiny'),
    covered: this.#itself('no-breakthrough'),
    'send-back': this.#itself('send-back'),
    deploy: ({ data, own }) => this.#deploy(data.card ?? own?.card, data.cost ?? own?.cost, data.by),
    text: ({ data }) => this.#text(data.card),
    'lap-card': ({ data }) => this.#add('handling', data.by === undefined ? 0 : 1),
    ignored: () => this.#add('ignore-weapons', this.#struck ? 0 : 1),
    discard: ({ seat, data }) => {
      if (data.why === 'fault') this.#faults[seat] += 1
      // A card in play, by a text; one that leaves a duel has no handle.
      this.#add('remove', data.why === 'text' && data.handles !== undefined ? 1 : 0)
    },
    fighters: ({ seat, data }) => this.#fighters(seat, data),
    fight: ({ seat, data }) => this.#fight(data, seat),
    defeat: ({ seat, data }) => {
      this.#add('rescue', data.rescued ? 1 : 0)
      this.#beaten(seat, data.lost, data.changes)
    },
    duel: ({ seat, data }) => this.#duel(seat, data),
    substitute: ({ seat, data }) => this.#stand(seat, { characters: [data.card] }),
    'dueling-hand': ({ data }) => {
      this.#add('dueling-hand', data.extra > 0 ? 1 : 0)
      this.#add('power', data.texts.length)
    },
    pass: ({ seat }) => this.#add('first-pass', this.#has(seat, 'first-pass')),
    hit: ({ seat, data }) => this.#hit(seat, data.card),
    'duel-text': ({ data }) => this.#add(data.form, 1),
    'duel-end': ({ seat, data }) =>
      this.#beaten(seat === undefined ? undefined : opposite(seat), data.lost, data.changes),
    ...alike(['shuffle', 'draw', 'damage', 'breakthrough', 'reveal', 'objective', 'start-draw', 'location'], nothing),
    ...alike(['fetch', 'turn', 'surrender', 'control', 'warning', 'taken-back', 'over', 'found', 'bottom'], nothing),
    ...alike(['hand-shown', 'peek', 'battle', 'battle-cards', 'destiny', 'battle-end', 'evacuation'], nothing),
    ...alike(['intercept', 'starship-battle', 'evacuated', 'duel-weapon', 'guess', 'duel-broken-off'], nothing),
    ...alike(['attack', 'block', 'dueling-draw', 'hit-removed', 'lap', 'refuel', 'lap-lost', 'race-lost'], nothing),
  }

  #add(form: TextForm, times: number): void {
    for (let count = 0; count < times; count++) this.found.push(form)
  }

  #has(side: Side | undefined, form: Text['form']): number {
    if (side === undefined) return 0
    return this.#standing[side].characters.some((card) => ownTexts(card, form).length > 0) ? 1 : 0
  }

  #stand(side: Side, standing: Partial<FightersNow>): void {
    this.#standing = { ...this.#standing, [side]: { ...this.#standing[side], ...standing } }
  }

  /** The cost paid was lower than the printed one, and no search gave the card for free. */
  #deploy(id: string | undefined, cost: number | undefined, by: string | undefined): void {
    if (id === undefined || cost === undefined) return
    const card = cardById(id)
    const free = by !== undefined && textsOf(by).some((text) => text.form === 'search' && text.free === true)
    if ('counters' in card && cost < card.counters && !free) this.found.push('cost')
  }

  #text(id: string): void {
    const text = textsOf(id).find(({ form }) => MOMENTS.has(form))
    if (text !== undefined) this.found.push(text.form)
  }

  #fighters(side: Side, data: Fact<'fighters'>['data']): void {
    const { battle } = data
    const ids = (cards: readonly Open[]) => cards.map(({ card }) => card)
    const standing: FightersNow = { characters: ids(data.characters), weapons: ids(data.weapons), battle }
    this.#stand(side, standing)
    this.#add('no-weapons', data.banned === true ? 1 : 0)
    this.#add('no-battle-cards', this.#faults[side] > 0 ? this.#has(side, 'no-battle-cards') : 0)
    this.#faults[side] = 0
    this.#add('as-battle-card', battle !== null && cardById(battle).type === 'character' ? 1 : 0)
    this.#add('may-use', usesByText(standing) ? 1 : 0)
    this.#add('is-also', meantAsAnother(standing) ? 1 : 0)
  }

  #fight({ texts }: Fact<'fight'>['data'], winner: Side | undefined): void {
    for (const side of SIDES) {
      this.#add('power', texts[side].length)
      const { battle } = this.#standing[side]
      const card = battle === null ? null : cardById(battle)
      if (card?.type !== 'battle') continue
      for (const text of card.also) {
        if (text.form === 'compare-destiny') this.found.push(text.form)
        if (text.form === 'stakes' && winner !== undefined && (winner === side ? text.won : text.lost) > 0)
          this.found.push(text.form)
      }
    }
  }

  /** The winner's additions to the DAMAGE of each beaten card, and the changes by standing texts. */
  #beaten(loser: Side | undefined, lost: readonly Open[], changes: readonly DamageChange[] = []): void {
    this.#add('damage', changes.length)
    if (loser === undefined || lost.length === 0) return
    const winner = opposite(loser)
    const fighters = lost.filter(({ card }) => cardById(card).type !== 'weapon').length
    for (const form of ['hurts', 'hurts-double'] as const) this.#add(form, this.#has(winner, form) * fighters)
  }

  #duel(side: Side, { who, with: weapon, foe }: Fact<'duel'>['data']): void {
    const stand = (one: Side, card: string | null, arm: string | null) =>
      this.#stand(one, {
        characters: card === null ? [] : [card],
        weapons: arm === null ? [] : [arm],
        battle: null,
      })
    stand(side, who, weapon)
    stand(opposite(side), foe, null)
    this.#add('no-substitute', this.#has(opposite(side), 'no-substitute'))
    this.#add('may-use', usesByText(this.#standing[side]) ? 1 : 0)
  }

  #hit(by: Side, card: string): void {
    if (duelTextOf(card) === null) return
    this.#add('no-dueling-text', this.#has(opposite(by), 'no-dueling-text'))
  }

  asked({ decision }: AskedQuestion): void {
    const made = madeHere(decision as Decision<Side>)
    if (made.kind === 'deploy') this.#add('counter-limit', made.about.limit > COUNTER_LIMIT ? 1 : 0)
    if (made.kind === 'even-up') this.#add('even-up-size', made.about.size > HAND_SIZE ? 1 : 0)
    if (made.kind === 'attack' && !made.exits.some(({ id }) => id === 'pass'))
      this.#add('no-passing', this.#has(made.seat, 'no-passing'))
  }
}

const meant = (who: Selectors, id: string): boolean => who.some((one) => selects(one, cardById(id), null))

/** A weapon in use that its user may bear by its own text alone. */
function usesByText({ characters, weapons }: FightersNow): boolean {
  const [user] = characters
  if (user === undefined) return false
  return ownTexts(user, 'may-use').some(({ weapon }) =>
    weapons.some((id) => {
      const card = cardById(id)
      return card.type === 'weapon' && meant([weapon], id) && !card.uses.some((line) => meant(line.by, user))
    }),
  )
}

/** A card that counts as one of another kind, in a fight with a weapon or Battle card that asks for that kind. */
function meantAsAnother({ characters, weapons, battle }: FightersNow): boolean {
  const kinds = characters.flatMap((id) => ownTexts(id, 'is-also').flatMap((text) => text.kinds))
  if (kinds.length === 0) return false
  const asks = (who: Selectors) =>
    who.some(({ kind }) => kind !== undefined && kinds.some((one) => one.toLowerCase() === kind.toLowerCase()))
  const card = battle === null ? null : cardById(battle)
  const use = card?.type === 'battle' ? card.use : null
  const users: readonly Selectors[] =
    use === null ? [] : use.for === 'group' ? use.groups.flatMap(({ members }) => [...members]) : [use.with]
  const lines = weapons.flatMap((id) => {
    const weapon = cardById(id)
    return weapon.type === 'weapon' ? weapon.uses.map(({ by }) => by) : []
  })
  return [...users, ...lines].some(asks)
}

/** Forms of text that worked in a turn, each as often as it did. */
export const effects: NonNullable<Statistics<unknown>['effects']> = {
  names: Object.keys(SEEN_BY),
  of(events, asked) {
    const reader = new EffectReader()
    for (const event of events) reader.read(event)
    for (const one of asked) reader.asked(one)
    return reader.found
  },
}
