/** The golden games of Young Jedi: their decks, rules and manners of play, and the features that they must show. */
import type { Decision, DeckList, Options } from '../../../src/contract/index.ts'
import { type Card, SIDES, type Side } from '../../../src/games/young-jedi/cards/card.ts'
import { EDITIONS, type Edition } from '../../../src/games/young-jedi/cards/editions.ts'
import { cards } from '../../../src/games/young-jedi/cards/index.ts'
import { decks } from '../../../src/games/young-jedi/decks/index.ts'
import { randomDeck, themeOf, themes } from '../../../src/games/young-jedi/decks/random.ts'
import { youngJedi } from '../../../src/games/young-jedi/index.ts'
import { ORDER_KINDS } from '../../../src/games/young-jedi/policies/orders/order.ts'
import { type Format, QUESTION_KINDS, type State } from '../../../src/games/young-jedi/state/game-state.ts'
import { wholeCard } from '../../../src/games/young-jedi/state/game-table.ts'
import { STORY } from '../../../src/games/young-jedi/story/story-words.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'
import { answerFor, type Style } from '../../young-jedi/properties/games.ts'
import type { GoldenSet, Plan, PlayedRow } from '../record.ts'

const FORMATS: readonly Format[] = ['starter', 'full']

type DeckOf = (side: Side, format: Format, edition: Edition, next: () => number) => DeckList

/** The special features of a match, beside the format, the edition and the decks. */
interface Wish {
  readonly name: string
  readonly format: Format
  readonly edition: Edition
  readonly deck: DeckOf
  readonly style: Style
  readonly rules?: Options['rules']
  readonly more?: Partial<Plan>
}

function planOf({ name, format, edition, deck, style, rules = {}, more = {} }: Wish): Plan {
  const next = seededNumbers(`golden ${name}`)
  const chosen = { ...(edition === EDITIONS[0] ? {} : { edition }), ...rules }
  return {
    match: name,
    options: { format, rules: chosen },
    decks: { dark: deck('dark', format, edition, next), light: deck('light', format, edition, next) },
    seed: `golden ${name}`,
    answer: (state, decision: Decision) => answerFor(style, state as State, decision as Decision<Side>, next),
    next,
    ...more,
  }
}

// ---------------------------------------------------------------- decks

const anyCards: DeckOf = (side, format, edition, next) => randomDeck(side, format, edition, next)

const around =
  (...what: readonly string[]): DeckOf =>
  (side, format, edition, next) =>
    randomDeck(side, format, edition, next, themeOf(what, next))

/** The ready-made deck of a side, chosen in turn. */
const readyMade =
  (number: number): DeckOf =>
  (side, format) => {
    const own = decks.filter((deck) => deck.seat === side && deck.format === format)
    return own[number % own.length]?.list ?? []
  }

// ---------------------------------------------------------------- matches in any case

const STYLES: readonly Style[] = ['curious', 'practice', 'mixed', 'keen', 'random', 'anything']

/** Each ready-made deck of a format plays, with editions and manners in turn. */
const withReadyMade: readonly Wish[] = FORMATS.flatMap((format) => {
  const most = Math.max(...SIDES.map((side) => decks.filter((d) => d.seat === side && d.format === format).length))
  return Array.from({ length: Math.max(most, EDITIONS.length) }, (_, number): Wish => {
    const edition = EDITIONS[number % EDITIONS.length] as Edition
    const style = STYLES[number % STYLES.length] as Style
    return { name: `${format}-ready-made-${number + 1}`, format, edition, deck: readyMade(number), style }
  })
})

/** Decks of all cards in both formats and all editions, in all manners. */
const withAnyCards: readonly Wish[] = FORMATS.flatMap((format) =>
  EDITIONS.flatMap((edition, at) =>
    STYLES.filter((_, style) => format === 'full' || style % 2 === at % 2).map((style): Wish => {
      const [theme] = [themes[(at * STYLES.length + STYLES.indexOf(style)) % themes.length] as string]
      const deck = style === 'curious' ? around(theme) : anyCards
      return { name: `${format}-${edition}-${style}`, format, edition, deck, style }
    }),
  ),
)

const full = (name: string, more: Partial<Wish>): Wish => ({
  ...{ name, format: 'full', edition: 'current', deck: anyCards, style: 'curious' },
  ...more,
})

const BOTH = [...SIDES]

const special: readonly Wish[] = [
  full('decks-out-protocol', { rules: { decksOut: 'protocol' } }),
  full('search-damage-first', { rules: { searchPenalty: 'damage-first' } }),
  full('search-shuffle-first-2001', { rules: { searchPenalty: 'shuffle-first' }, edition: '2001' }),
  ...EDITIONS.map((edition) => full(`orders-${edition}`, { edition, more: { orders: BOTH } })),
  full('orders-of-dark', { more: { orders: ['dark'] }, deck: around('draw-defending') }),
  full('orders-of-light', { more: { orders: ['light'] }, deck: around('name-numbers') }),
  full('orders-starter', { format: 'starter', more: { orders: BOTH }, style: 'random' }),
  full('practice-dark', { more: { practice: 'dark' } }),
  full('practice-light', { format: 'starter', more: { practice: 'light' }, style: 'random' }),
  full('practice-orders', { more: { practice: 'dark', orders: ['light'] } }),
  ...[1, 2, 3, 4].map((number) => full(`take-backs-${number}`, { more: { takesBack: 0.7 } })),
  full('take-backs-starter', { format: 'starter', more: { takesBack: 0.7 }, style: 'keen' }),
  full('time-out-dark', { more: { stop: { after: 30, reason: 'time-out', loser: 'dark' } } }),
  full('time-out-light', { more: { stop: { after: 55, reason: 'time-out', loser: 'light' }, orders: BOTH } }),
  full('time-out-at-once', { more: { stop: { after: 1, reason: 'time-out', loser: 'dark' } } }),
  full('concession-dark', { more: { stop: { after: 12, reason: 'concession', loser: 'dark' } } }),
  full('concession-light', { more: { stop: { after: 47, reason: 'concession', loser: 'light' } } }),
  full('void', { more: { stop: { after: 20, reason: 'void', loser: null } } }),
  full('void-starter', { format: 'starter', more: { stop: { after: 5, reason: 'void', loser: null } } }),
  full('standstill', { format: 'starter', style: 'safest', deck: readyMade(0) }),
  full('last-turn', { rules: { lastTurn: 9 }, style: 'safest' }),
]

// ---------------------------------------------------------------- what must come up

const OUTCOMES = [
  ...['planet-victory', 'deck-victory', 'podrace-victory'],
  ...['tie', 'tie decks', 'tie standstill', 'tie last-turn'],
]

/** Facts that show that a card was played. */
const PLAYED: ReadonlySet<string> = new Set(['deploy', 'location', 'fetch', 'fighters', 'lap-card', 'attack', 'block'])

function* cardsIn(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield wholeCard(value)
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* cardsIn(part)
}

function* shownBy({ kind, data, events }: PlayedRow): Iterable<string> {
  for (const { type, data: open, secret } of events)
    if (PLAYED.has(type)) for (const card of cardsIn([open, secret ?? {}])) yield `card ${card}`
  if (kind !== 'setup') return
  const { decks: lists } = data as unknown as { decks: Readonly<Record<Side, DeckList>> }
  for (const list of Object.values(lists)) {
    const same = decks.find((deck) => JSON.stringify(deck.list) === JSON.stringify(list))
    if (same !== undefined) yield `deck ${same.id}`
  }
}

/** The focus of decks that shall show a feature: forms of text, or cards. */
function focusOf(name: string): readonly string[] {
  const what = name.replace(/^(effect|card) /, '')
  if (name === 'decision switch') return ['switch-destiny']
  if (name.startsWith('card ')) return [what]
  return name.startsWith('effect ') && themes.includes(what) ? [what] : []
}

/** A match of decks that focus on a missing feature. */
function more(missing: readonly string[], number: number): Plan {
  const next = seededNumbers(`golden more ${number}`)
  const foci = missing.map(focusOf).filter((focus) => focus.length > 0)
  const picked = [0, 1, 2].flatMap(() => {
    const focus = foci[Math.floor(next() * foci.length)]
    return focus === undefined ? [] : [focus[Math.floor(next() * focus.length)] as string]
  })
  const deck = around(...(picked.length > 0 ? new Set(picked) : [themes[number % themes.length] as string]))
  return planOf({
    name: `more-${String(number).padStart(4, '0')}`,
    format: 'full',
    edition: EDITIONS[number % 4] ?? 'current',
    deck,
    style: number % 5 === 4 ? 'mixed' : 'curious',
    more: missing.some((name) => name.startsWith('order ')) && number % 2 === 0 ? { orders: BOTH } : {},
  })
}

const NEVER: Readonly<Record<string, string>> = {
  'decision give-up': 'no two members of a group of which one is defeated can both be meant: one of them is named',
  'outcome tie decks':
    'both draw decks have to run out in the same fight: none of 4,000 random games had it; test/young-jedi/rules plays it',
}

export const youngJediSet: GoldenSet = {
  game: youngJedi,
  plans: [...withReadyMade, ...withAnyCards, ...special].map(planOf),
  more,
  names: [
    ...Object.keys(STORY).map((type) => `fact ${type}`),
    ...QUESTION_KINDS.map((kind) => `decision ${kind}`),
    ...ORDER_KINDS.map((kind) => `order ${kind}`),
    ...OUTCOMES.map((kind) => `outcome ${kind}`),
    ...decks.map(({ id }) => `deck ${id}`),
    ...cards.map(({ id }: Card) => `card ${id}`),
  ],
  shownBy,
  never: NEVER,
}
