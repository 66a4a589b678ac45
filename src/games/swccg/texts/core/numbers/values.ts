/** Values in words: amounts with a direction, totals, what is paid. */
import { type NounLimit, type NumberPhrase, noun, type Phrase, type Slots } from '../../language/lexicon.ts'
import type { PhrasePart, Say } from '../../language/say.ts'
import type { Amount, Filter, Stat, TextPlayer, While } from '../../language/words.ts'

type Owner = 'you' | 'opponent' | 'it'
export interface ValueLimits extends While {
  readonly of?: Filter
  readonly to?: Filter
  readonly from?: Filter
  readonly at?: Filter
  readonly by?: Filter
  readonly against?: Filter
  readonly whose?: TextPlayer
}

// ---------------------------------------------------------------- amounts with a direction

/** Whether an amount takes away. */
export function takesAway(amount: Amount): boolean {
  if (typeof amount === 'number') return amount < 0
  if (amount.word === 'times') return amount.factor < 0
  if (amount.word === 'plus') return takesAway(amount.one)
  return amount.word === 'given' || amount.word === 'by card' ? takesAway(amount.else) : false
}
/** The same number without its sign. */
export function withoutSign(number: NumberPhrase): NumberPhrase {
  switch (number.n) {
    case 'number':
      return { ...number, number: Math.abs(number.number) }
    case 'per':
      return { ...number, each: Math.abs(number.each) }
    case 'times':
      return number.factor === -1 ? number.of : { ...number, factor: Math.abs(number.factor) }
    case 'cases':
      return {
        ...number,
        first: withoutSign(number.first),
        others: number.others.map(([of, each]) => [of, withoutSign(each)] as const),
      }
    default:
      return number
  }
}

/** A number before what it changes, and "for each …" behind it. */
export const apart = (number: NumberPhrase): Slots =>
  number.n === 'per' ? { n: { n: 'number', number: number.each }, per: number } : { n: number }

// ---------------------------------------------------------------- what is changed

/** Values of one card, which it gets. */
export const OF_CARDS: ReadonlySet<Stat> = new Set<Stat>([
  'power',
  'ability',
  'forfeit',
  'maneuver',
  'defense',
  'armor',
  'landspeed',
  'hyperspeed',
  'destiny',
  'immunity',
  'cross-over total',
  'X',
])
const ofShots: ReadonlySet<Stat> = new Set<Stat>(['weapon destiny', 'total weapon destiny'])
/** Values of which there are several: each draw. */
const MANY: ReadonlySet<Stat> = new Set<Stat>([
  'battle destiny',
  'weapon destiny',
  'Force drain',
  'Force icons',
  'Force loss',
])
const isSelf = (filter: Filter | undefined): boolean =>
  filter === undefined || (typeof filter === 'object' && filter.word === 'self')
/** A value of a card: "its defense value", "the forfeit value of your characters here". */
export const valueOfCard = (stat: Stat, of: Filter | undefined, say: Say): Phrase => ({
  k: 'value',
  noun: say.value(stat),
  // The X of a text is named as it is.
  ...(isSelf(of) ? (stat === 'X' ? {} : { owner: 'it' as const }) : { of: say.all(of!) }),
})

const isHere = ({ here, either = [] }: PhrasePart): boolean => here === true || either.some(isHere)
/** Here, at the same site, or at all such places. */
const atAll = (place: Filter, say: Say): NounLimit =>
  isHere(say.part(place))
    ? say.where('at', place)
    : place === 'location'
      ? { p: 'phrase', phrase: 'anywhere' }
      : { p: 'prep', prep: 'at', of: say.all(place) }

/** "your Force losses to opposing cards", "to Force drains at sites". */
function lossesOf(x: ValueLimits, say: Say): Phrase {
  const posts: NounLimit[] = [
    ...(x.by === undefined ? [] : [{ p: 'phrase' as const, phrase: 'to cards' as const, slots: { o: say.all(x.by) } }]),
    ...(x.at === undefined
      ? []
      : [{ p: 'phrase' as const, phrase: 'to drains' as const, slots: { at: atAll(x.at, say) } }]),
  ]
  const owner = x.whose === 'opponent' ? ('opponent' as const) : ('you' as const)
  return { k: 'value', noun: 'Force loss', owner, many: true, ...(posts.length === 0 ? {} : { posts }) }
}

/** "your total power here", "its weapon destiny draws with a blaster against starfighters". */
export function totalOf(stat: Stat, x: ValueLimits, say: Say): Phrase {
  const noun = say.value(stat)
  const many = MANY.has(stat)
  if (stat === 'attrition')
    return {
      k: 'value',
      noun,
      posts: [
        { p: 'prep', prep: 'against', of: say.player(x.whose ?? 'you') },
        ...(x.at === undefined ? [] : [atAll(x.at, say)]),
      ],
    }
  if (stat === 'Force loss') return lossesOf(x, say)
  const posts: NounLimit[] = [
    ...(x.of === undefined
      ? []
      : [{ p: 'phrase' as const, phrase: 'with weapon' as const, slots: { o: say.cards(x.of) } }]),
    ...(x.at === undefined ? [] : [atAll(x.at, say)]),
    ...(x.against === undefined ? [] : [{ p: 'prep' as const, prep: 'against' as const, of: say.all(x.against) }]),
  ]
  if (ofShots.has(stat)) {
    const value = { k: 'value' as const, noun, ...(many ? { many } : {}), ...(posts.length === 0 ? {} : { posts }) }
    return isSelf(x.by) ? { ...value, owner: 'it' } : { ...value, of: say.cards(x.by!, 'the') }
  }
  const owner: Owner = x.whose === 'opponent' ? 'opponent' : 'you'
  const by = x.by === undefined ? [] : [{ p: 'prep' as const, prep: 'with' as const, of: say.cards(x.by) }]
  return {
    k: 'value',
    noun,
    owner,
    ...(many ? { many } : {}),
    ...(posts.length + by.length === 0 ? {} : { posts: [...by, ...posts] }),
  }
}

export const to = (x: ValueLimits, say: Say): Slots => ({
  ...(x.from === undefined ? {} : { from: say.where('from', x.from) }),
  ...(x.to === undefined ? {} : { to: say.where('to', x.to) }),
})

/** As a move has it: "from here to there". */
export const toward = (x: ValueLimits, say: Say): Slots => ({
  ...to(x, say),
  ...(x.to === undefined ? {} : { to: say.where('into', x.to) }),
})

/** "here", but "from there to here". */
export const going = (x: ValueLimits, say: Say): Slots => (x.from === undefined ? to(x, say) : toward(x, say))

/** "+2 power (+3 for Red 5)". */
export const gain = (stat: Stat, n: NumberPhrase, say: Say): Phrase => ({
  k: 'worded',
  phrase: 'gain',
  slots: { n, o: noun(say.value(stat), 'bare') },
})
export const at = (x: ValueLimits, say: Say): Slots => (x.at === undefined ? {} : { at: say.where('at', x.at) })
export const force = (number: NumberPhrase): Phrase => ({ k: 'quantity', number, of: 'Force' })
export const transit = (x: ValueLimits, say: Say): Phrase => ({
  k: 'value',
  noun: 'docking bay transit',
  owner: x.whose === 'opponent' ? 'opponent' : 'you',
  posts: [
    ...(x.from === undefined ? [] : [say.where('from', x.from)]),
    ...(x.to === undefined ? [] : [say.where('into', x.to)]),
  ],
})
