/** Which forms of text have worked in a turn, read off its facts and questions: for counting in simulations. */
import type { AskedQuestion, GameEvent, Json, Statistics } from '../../../contract/index.ts'
import { type Form, opposite, type Selectors, type Side, type Text } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { selects } from '../cards/selecting.ts'
import { duelTextOf } from '../rules/duel/exchange.ts'
import { COUNTER_LIMIT, HAND_SIZE } from '../rules/limits.ts'
import { ownTexts, textsOf } from '../rules/texts/in-play.ts'

/** How each form is seen to have worked; the compiler asks for all of them. */
const SEEN_BY: Readonly<Record<Form, 'fact' | 'question' | 'cards'>> = {
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

/** Forms that a fact of this type is the working of, by itself. */
const BY_FACT: Readonly<Record<string, Form>> = {
  redraw: 'redraw',
  'draw-two': 'draw-two',
  'called-tie': 'tie',
  named: 'name-numbers',
  thrust: 'podrace',
  search: 'search',
  'stay-out': 'stay-out',
  strike: 'strike-weapon',
  token: 'thrust',
  reshuffle: 'reshuffle',
  'fight-next': 'fight-next',
  replace: 'replace-destiny',
  switch: 'switch-destiny',
  covered: 'no-breakthrough',
  'send-back': 'send-back',
}

/** Forms of which a card has at most one, told with the card as `text`. */
const MOMENTS: ReadonlySet<Text['form']> = new Set(['hand', 'harm', 'lap-card', 'peek'])

interface Lost {
  readonly handle: string
  readonly card: string
}

/** Who stands in the fight or duel that is going on. */
interface Standing {
  readonly characters: readonly string[]
  readonly weapons: readonly string[]
  readonly battle: string | null
}

const NOBODY: Standing = { characters: [], weapons: [], battle: null }

const list = <T>(value: Json | undefined): readonly T[] =>
  Array.isArray(value) ? (value as unknown as readonly T[]) : []

class Reader {
  readonly found: Form[] = []
  #standing: Record<Side, Standing> = { dark: NOBODY, light: NOBODY }
  /** What was discarded as a fault of a plan before the fighters were told. */
  #faults: Record<Side, number> = { dark: 0, light: 0 }
  #struck = false

  read(event: GameEvent): void {
    const side = event.seat as Side | undefined
    const by = BY_FACT[event.type]
    if (by !== undefined) this.found.push(by)
    this.#special(event, side)
    this.#struck = event.type === 'strike'
  }

  #special({ type, data, secret }: GameEvent, side: Side | undefined): void {
    switch (type) {
      case 'deploy': {
        const known = side === undefined ? undefined : secret?.[side]
        return this.#deploy(data.card ?? known?.card, data.cost ?? known?.cost, data.by)
      }
      case 'text':
        return this.#text(data.card)
      case 'lap-card':
        return this.#add('handling', data.by === undefined ? 0 : 1)
      case 'ignored':
        return this.#add('ignore-weapons', this.#struck ? 0 : 1)
      case 'discard':
        if (side !== undefined && data.why === 'fault') this.#faults[side] += 1
        // A card in play, by a text; one that leaves a duel has no handle.
        return this.#add('remove', data.why === 'text' && data.handles !== undefined ? 1 : 0)
      case 'fighters':
        return side === undefined ? undefined : this.#fighters(side, data)
      case 'fight':
        return this.#fight(data, side)
      case 'defeat':
        this.#add('rescue', data.rescued === true ? 1 : 0)
        return this.#beaten(side, list<Lost>(data.lost), data.changes)
      case 'duel':
        return side === undefined ? undefined : this.#duel(side, data)
      case 'substitute':
        if (side !== undefined && typeof data.card === 'string') this.#stand(side, { characters: [data.card] })
        return
      case 'dueling-hand':
        this.#add('dueling-hand', Number(data.extra) > 0 ? 1 : 0)
        return this.#add('power', list(data.texts).length)
      case 'pass':
        return this.#add('first-pass', this.#has(side, 'first-pass'))
      case 'hit':
        return this.#hit(side, data.card)
      case 'duel-text':
        this.found.push(data.form as Form)
        return
      case 'duel-end':
        return this.#beaten(side === undefined ? undefined : opposite(side), list<Lost>(data.lost), data.changes)
      default:
        return
    }
  }

  #add(form: Form, times: number): void {
    for (let count = 0; count < times; count++) this.found.push(form)
  }

  #has(side: Side | undefined, form: Text['form']): number {
    if (side === undefined) return 0
    return this.#standing[side].characters.some((card) => ownTexts(card, form).length > 0) ? 1 : 0
  }

  #stand(side: Side, standing: Partial<Standing>): void {
    this.#standing = { ...this.#standing, [side]: { ...this.#standing[side], ...standing } }
  }

  /** Less was paid than is printed, and no search gave it for nothing. */
  #deploy(id: Json | undefined, cost: Json | undefined, by: Json | undefined): void {
    if (typeof id !== 'string' || typeof cost !== 'number') return
    const card = cardById(id)
    const free = typeof by === 'string' && textsOf(by).some((text) => text.form === 'search' && text.free === true)
    if ('counters' in card && cost < card.counters && !free) this.found.push('cost')
  }

  #text(id: Json | undefined): void {
    if (typeof id !== 'string') return
    const text = textsOf(id).find(({ form }) => MOMENTS.has(form))
    if (text !== undefined) this.found.push(text.form)
  }

  #fighters(side: Side, data: GameEvent['data']): void {
    const ids = (field: string) => list<Lost>(data[field]).map(({ card }) => card)
    const battle = typeof data.battle === 'string' ? data.battle : null
    const standing: Standing = { characters: ids('characters'), weapons: ids('weapons'), battle }
    this.#stand(side, standing)
    this.#add('no-weapons', data.banned === true ? 1 : 0)
    this.#add('no-battle-cards', this.#faults[side] > 0 ? this.#has(side, 'no-battle-cards') : 0)
    this.#faults[side] = 0
    this.#add('as-battle-card', battle !== null && cardById(battle).type === 'character' ? 1 : 0)
    this.#add('may-use', usesByText(standing) ? 1 : 0)
    this.#add('is-also', meantAsAnother(standing) ? 1 : 0)
  }

  #fight(data: GameEvent['data'], winner: Side | undefined): void {
    const texts = data.texts as unknown as Readonly<Record<Side, readonly unknown[]>> | undefined
    for (const side of ['dark', 'light'] as const) {
      this.#add('power', texts?.[side].length ?? 0)
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

  /** What the winner adds to the DAMAGE of each that it has beaten, and what standing texts have changed. */
  #beaten(loser: Side | undefined, lost: readonly Lost[], changes: Json | undefined): void {
    this.#add('damage', list(changes).length)
    if (loser === undefined || lost.length === 0) return
    const winner = opposite(loser)
    const fighters = lost.filter(({ card }) => cardById(card).type !== 'weapon').length
    for (const form of ['hurts', 'hurts-double'] as const) this.#add(form, this.#has(winner, form) * fighters)
  }

  #duel(side: Side, { who, with: weapon, foe }: GameEvent['data']): void {
    const stand = (one: Side, card: Json | undefined, arm: Json | undefined) =>
      this.#stand(one, {
        characters: typeof card === 'string' ? [card] : [],
        weapons: typeof arm === 'string' ? [arm] : [],
        battle: null,
      })
    stand(side, who, weapon)
    stand(opposite(side), foe, null)
    this.#add('no-substitute', this.#has(opposite(side), 'no-substitute'))
    this.#add('may-use', usesByText(this.#standing[side]) ? 1 : 0)
  }

  #hit(by: Side | undefined, card: Json | undefined): void {
    if (by === undefined || typeof card !== 'string' || duelTextOf(card) === null) return
    this.#add('no-dueling-text', this.#has(opposite(by), 'no-dueling-text'))
  }

  asked({ decision }: AskedQuestion): void {
    const { kind, about, exits, seat } = decision
    if (kind === 'deploy') this.#add('counter-limit', Number(about.limit) > COUNTER_LIMIT ? 1 : 0)
    if (kind === 'even-up') this.#add('even-up-size', Number(about.size) > HAND_SIZE ? 1 : 0)
    if (kind === 'attack' && !exits.some(({ id }) => id === 'pass'))
      this.#add('no-passing', this.#has(seat as Side, 'no-passing'))
  }
}

const meant = (who: Selectors, id: string): boolean => who.some((one) => selects(one, cardById(id), null))

/** A weapon in use that none of its lines gives to its user, but the user's own text. */
function usesByText({ characters, weapons }: Standing): boolean {
  const [user] = characters
  if (user === undefined) return false
  return ownTexts(user, 'may-use').some(({ weapon }) =>
    weapons.some((id) => {
      const card = cardById(id)
      return card.type === 'weapon' && meant([weapon], id) && !card.uses.some((line) => meant(line.by, user))
    }),
  )
}

/** A card that counts as one of another kind, in a fight with a weapon or Battle card that asks for such a one. */
function meantAsAnother({ characters, weapons, battle }: Standing): boolean {
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

/** Forms of text, and which of them worked in a turn, each as often as it did. */
export const effects: NonNullable<Statistics<unknown>['effects']> = {
  names: Object.keys(SEEN_BY),
  of(events, asked) {
    const reader = new Reader()
    for (const event of events) reader.read(event)
    for (const one of asked) reader.asked(one)
    return reader.found
  },
}
