/**
 * High Card, a game for tests that is built without the kit. Matches, deadlines and Discord are tried with it. It has
 * parts that the tiny game of the docs lacks: a simultaneous secret choice, an answer in the opponent's turn, a random
 * draw, secret hands, every shape of decision and standing orders.
 *
 * Both seats order their three tokens in secret, which breaks ties later. Each round both choose a card from their hand
 * in secret. The higher card wins the round. Of equal cards, the seat with the stronger token of that round wins (red
 * beats green, green beats blue, blue beats red). The losing player may challenge. Their opponent then spends any
 * number of guards (each adds one), and the challenger adds a random card of their deck. The winner of the round gets a
 * point. The first player with the points of the format wins; when a hand is empty, the player with more points does.
 *
 * The two may agree to play without guards, and with decks that hold three of a card.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type {
  Answer,
  CardBook,
  CardFacts,
  Consequence,
  Decision,
  DecisionWords,
  Deck,
  DeckList,
  Face,
  Game,
  GameEvent,
  Language,
  Options,
  OrderOffer,
  Outcome,
  Policy,
  Reader,
  Refusal,
  Reply,
  Rulebook,
  RuleChoice,
  RuleEntry,
  SeenEvent,
  Shape,
  StandingOrder,
  Step,
  StoryLine,
  Voice,
  Zone,
} from '../../src/contract/index.ts'
import { leadBy } from '../../src/contract/index.ts'
import { fits, randomAnswer } from '../../src/kit/decisions/shapes.ts'
import { plainPanels } from '../../src/kit/panels/plain-panels.ts'

export type TinySeat = 'left' | 'right'
export const TINY_SEATS: readonly TinySeat[] = ['left', 'right']
const other = (seat: TinySeat): TinySeat => (seat === 'left' ? 'right' : 'left')

const TOKENS = ['red', 'green', 'blue'] as const
type Token = (typeof TOKENS)[number]
const BEATS: Readonly<Record<Token, Token>> = { red: 'green', green: 'blue', blue: 'red' }

const TARGET: Readonly<Record<string, number>> = { short: 2, long: 4 }
const HAND = 3
const GUARDS: Readonly<Record<string, number>> = { three: 3, none: 0 }
const DECK = 10
const COPIES: Readonly<Record<string, number>> = { two: 2, three: 3 }
const VALUES = [1, 2, 3, 4, 5, 6]

interface Held {
  readonly handle: string
  readonly card: string
}

interface Side {
  tokens: Token[] | null
  hand: Held[]
  deck: string[]
  discard: string[]
  pick: Held | null
  guards: number
  points: number
  /** How many cards this seat has drawn; names the next handle. */
  drawn: number
}

export interface TinyState {
  readonly schema: 1
  readonly seed: string
  readonly format: string
  phase: 'order' | 'pick' | 'challenge' | 'guard' | 'over'
  round: number
  /** The seat that leads the round once the cards are shown. */
  ahead: TinySeat | null
  outcome: Outcome | null
  readonly sides: Record<TinySeat, Side>
  /** How many moves were taken back, if any: part of the ids of decisions. */
  readonly takenBack?: number
}

interface SideView {
  readonly handCount: number
  readonly deckCount: number
  readonly discard: readonly string[]
  readonly guards: number
  readonly points: number
  /** The card of this round once both are shown. */
  readonly shown: string | null
}

export interface TinyView {
  readonly reader: Reader
  readonly phase: TinyState['phase']
  readonly round: number
  readonly target: number
  readonly ahead: TinySeat | null
  readonly outcome: Outcome | null
  readonly sides: Readonly<Record<TinySeat, SideView>>
  /** The reader's own secrets; null for spectators. */
  readonly own: {
    readonly seat: TinySeat
    readonly hand: readonly Held[]
    readonly tokens: readonly string[] | null
    readonly pick: string | null
  } | null
}

const sideOf = (card: string) => card.split('-')[0] as TinySeat
const worth = (card: string) => Number(card.split('-')[1])

// ---------------------------------------------------------------- chance

/** A stream of numbers from 0 up to 1 of its own for each random act. */
function stream(seed: string, label: string): () => number {
  let count = 0
  return () => {
    const digest = bytesToHex(sha256(utf8ToBytes(`${seed}|${label}|${count++}`)))
    return Number.parseInt(digest.slice(0, 12), 16) / 2 ** 48
  }
}

function shuffle<T>(list: readonly T[], random: () => number): T[] {
  const row = [...list]
  for (let last = row.length - 1; last > 0; last--) {
    const with_ = Math.floor(random() * (last + 1))
    ;[row[last], row[with_]] = [row[with_]!, row[last]!]
  }
  return row
}

// ---------------------------------------------------------------- set-up

const catalogue: readonly CardFacts[] = TINY_SEATS.flatMap((side) =>
  VALUES.map((value) => ({
    id: `${side}-${value}`,
    side,
    type: 'number',
    name: `${value} of the ${side}`,
    title: String(value),
    subtitle: null,
    printings: [`${side}-${value}`],
    text: null,
    value,
  })),
)

const book: CardBook = {
  all: catalogue,
  sheet(id) {
    const { side, name, title } = catalogue.find((known) => known.id === id)!
    const numbers = [{ id: 'value', label: 'Value', value: title }]
    const nothing = { realm: null, subtitle: null, mark: null, located: [], blocks: [], icons: [], correction: null }
    return { id, side, type: 'number', title: name, kind: 'Number', sideName: side, numbers, imprint: id, ...nothing }
  },
  versions: () => [],
  rulings: [],
  nicknames: {},
  filters: [],
}

const both = (en: string, fr: string) => ({ en, fr })

const ruleChoices: readonly RuleChoice[] = [
  {
    id: 'guards',
    name: both('guards', 'gardes'),
    about: both('How many guards each has', 'Combien de gardes a chacun'),
    values: [
      { id: 'three', label: both('Three guards', 'Trois gardes'), about: both('As in 1.2.', 'Comme en 1.2.') },
      { id: 'none', label: both('Without guards', 'Sans gardes'), about: both('Nothing adds.', 'Rien ne compte.') },
    ],
  },
  {
    id: 'copies',
    name: both('copies', 'exemplaires'),
    about: both('How many of a card a deck may hold', "Combien d'exemplaires d'une carte"),
    values: [
      { id: 'two', label: both('Two of a card', 'Deux par carte'), about: both('At most two.', 'Deux au plus.') },
      {
        id: 'three',
        label: both('Three of a card', 'Trois par carte'),
        about: both('At most three.', 'Trois au plus.'),
      },
    ],
  },
]

/** The number that a choice stands for. */
const played = (numbers: Readonly<Record<string, number>>, rules: Options['rules'], id: string): number =>
  numbers[String(rules?.[id])] ?? Object.values(numbers)[0]!

function ruleEntry(number: string, en: string, fr: string, more: Partial<RuleEntry> = {}): RuleEntry {
  const above = number.includes('.') ? number.slice(0, number.lastIndexOf('.')) : null
  const kind = above === null ? 'part' : 'rule'
  return { number, kind, above, text: both(en, fr), editions: [], remarks: [], links: [], cards: [], ...more }
}

const ruleEntries: readonly RuleEntry[] = [
  ruleEntry('1', 'The round', 'La manche'),
  ruleEntry('1.1', 'Both lay a card in **secret**.', 'Chacun pose une carte en **secret**.', { links: ['1.2'] }),
  ruleEntry(
    '1.2',
    'The **higher** card wins; of equal ones see 2.1.',
    'La carte la plus **haute** gagne ; sinon 2.1.',
    {
      editions: [{ label: both('First edition', 'Première édition'), text: both('the lower.', 'la plus basse.') }],
      links: ['2.1'],
      cards: ['left-6', 'right-6'],
    },
  ),
  ruleEntry('1.2.1', 'Nothing is added.', "Rien ne s'ajoute.", {
    remarks: [{ label: both('Cannot happen here', 'Impossible ici'), text: both('nobody adds.', 'nul ne compte.') }],
  }),
  ruleEntry('2', 'Tokens', 'Jetons'),
  ruleEntry('2.1', 'Tokens break **ties** (D-1).', 'Les jetons départagent les **égalités** (D-1).', {
    links: ['D-1'],
  }),
  ruleEntry('D', 'Decisions', 'Décisions'),
  ruleEntry('D-1', 'And equal tokens?', 'Et des jetons égaux ?', {
    kind: 'decision',
    above: 'D',
    remarks: [{ label: both('Here', 'Ici'), text: both('nobody wins.', 'nul ne gagne.') }],
    links: ['2.1'],
  }),
]

const rulebook: Rulebook = {
  edition: both('Second edition', 'Deuxième édition'),
  entries: ruleEntries,
  find: (number) => ruleEntries.find((entry) => entry.number === number) ?? null,
  search(query, language) {
    const wanted = query.trim().toLowerCase()
    if (wanted === '') return []
    return ruleEntries
      .filter(({ number, text }) => number === wanted || text[language].toLowerCase().includes(wanted))
      .map(({ number }) => number)
  },
  about: (card) => ruleEntries.filter(({ cards }) => cards.includes(card)).map(({ number }) => number),
}

const decks: readonly Deck[] = TINY_SEATS.flatMap((seat) =>
  Object.keys(TARGET).flatMap((format) => [
    {
      id: `${seat}-even-${format}`,
      name: 'Even',
      seat,
      format,
      list: [1, 2, 3, 4, 5].map((value) => ({ card: `${seat}-${value}`, count: 2 })),
    },
    {
      id: `${seat}-edges-${format}`,
      name: 'Edges',
      seat,
      format,
      list: [1, 2, 3, 5, 6].map((value) => ({ card: `${seat}-${value}`, count: 2 })),
    },
  ]),
)

function checkDeck(list: DeckList, seat: string, { format, rules }: Options): readonly Refusal[] {
  const wrong: Refusal[] = []
  const most = played(COPIES, rules, 'copies')
  if (TARGET[format] === undefined) wrong.push({ refused: 'deck.format', values: { format } })
  const size = list.reduce((sum, entry) => sum + entry.count, 0)
  if (size !== DECK) wrong.push({ refused: 'deck.size', values: { size, needed: DECK } })
  for (const { card, count } of list) {
    const facts = catalogue.find((known) => known.id === card)
    if (facts === undefined) wrong.push({ refused: 'deck.unknown', values: { card } })
    else if (facts.side !== seat) wrong.push({ refused: 'deck.side', values: { card } })
    else if (count > most) wrong.push({ refused: 'deck.copies', values: { card, most } })
  }
  return wrong
}

function setup({ format, rules }: Options, lists: Readonly<Record<string, DeckList>>, seed: string): Step<TinyState> {
  const side = (seat: TinySeat): Side => ({
    tokens: null,
    hand: [],
    deck: shuffle(
      lists[seat]!.flatMap(({ card, count }) => Array<string>(count).fill(card)),
      stream(seed, `deck:${seat}`),
    ),
    discard: [],
    pick: null,
    guards: played(GUARDS, rules, 'guards'),
    points: 0,
    drawn: 0,
  })
  const state: TinyState = {
    schema: 1,
    seed,
    format,
    phase: 'order',
    round: 1,
    ahead: null,
    outcome: null,
    sides: { left: side('left'), right: side('right') },
  }
  const events: GameEvent[] = [{ type: 'began', data: { format, target: TARGET[format]! } }]
  for (const seat of TINY_SEATS) draw(state, seat, HAND, events)
  return { state, events }
}

function draw(state: TinyState, seat: TinySeat, count: number, events: GameEvent[]): void {
  const side = state.sides[seat]
  const cards = side.deck.splice(0, count)
  if (cards.length === 0) return
  for (const card of cards) side.hand.push({ handle: `${seat}-h${++side.drawn}`, card })
  events.push({ type: 'drew', seat, data: { count: cards.length }, secret: { [seat]: { cards } } })
}

// ---------------------------------------------------------------- what the game waits for

/** The seats of which the present question is, whether or not they have answered it in secret. */
function asked(state: Pick<TinyState, 'phase' | 'ahead'>): readonly TinySeat[] {
  switch (state.phase) {
    case 'order':
    case 'pick':
      return TINY_SEATS
    case 'challenge':
      return [other(state.ahead!)]
    case 'guard':
      return [state.ahead!]
    case 'over':
      return []
  }
}

function answered(state: TinyState, seat: TinySeat): boolean {
  const side = state.sides[seat]
  return (state.phase === 'order' && side.tokens !== null) || (state.phase === 'pick' && side.pick !== null)
}

function decisions(state: TinyState): readonly Decision[] {
  return asked(state)
    .filter((seat) => !answered(state, seat))
    .map((seat) => question(state, seat))
}

function question(state: TinyState, seat: TinySeat): Decision {
  const { round } = state
  const side = state.sides[seat]
  const make = (kind: string, shape: Shape, exits: Decision['exits'], about: Decision['about']): Decision => ({
    id: `${seat}.${kind}.${round}${state.takenBack === undefined ? '' : `.${state.takenBack}`}`,
    seat,
    kind,
    shape,
    exits,
    about,
  })
  switch (state.phase) {
    case 'order': {
      const pieces = TOKENS.map((id) => ({ id, anchor: false }))
      return make('order', { type: 'arrange', pieces }, [{ id: 'lay' }], {})
    }
    case 'pick':
      return make('pick', pickShape(side.hand), [{ id: 'lay' }], { round })
    case 'challenge': {
      const behind = margin(state)
      const exits = [{ id: 'yes', consequences: ['draws', 'asks'] as Consequence[] }, { id: 'no' }]
      return make('challenge', { type: 'confirm' }, exits, { round, behind })
    }
    case 'guard': {
      const shape: Shape = { type: 'number', min: 0, max: side.guards }
      return make('guard', shape, [{ id: 'spend', consequences: ['reveals'] }], { round, ahead: margin(state) })
    }
    case 'over':
      throw new Error('Nothing is asked in a game that is over')
  }
}

function pickShape(hand: readonly Held[]): Shape {
  return { type: 'choose', options: hand.map(({ handle, card }) => ({ id: handle, card })), min: 1, max: 1 }
}

/** By how much the seat that is ahead leads. */
function margin(state: TinyState): number {
  const lead = state.sides[state.ahead!].pick!
  const rival = state.sides[other(state.ahead!)].pick!
  return worth(lead.card) - worth(rival.card)
}

// ---------------------------------------------------------------- play

function play(state: TinyState, seat: TinySeat, answers: readonly Answer[]): Step<TinyState> | Refusal {
  const next = structuredClone(state)
  const events: GameEvent[] = []
  for (const answer of answers) {
    const decision = decisions(next).find((open) => open.seat === seat && open.id === answer.decision)
    if (decision === undefined) return { refused: 'tiny.closed', values: {} }
    const unfit = fits(decision, answer)
    if (unfit !== null) return unfit
    take(next, seat, decision, answer, events)
  }
  return { state: next, events }
}

function take(state: TinyState, seat: TinySeat, decision: Decision, answer: Answer, events: GameEvent[]): void {
  const side = state.sides[seat]
  switch (decision.kind) {
    case 'order':
      side.tokens = [...answer.arrange!] as Token[]
      if (TINY_SEATS.every((one) => state.sides[one].tokens !== null)) {
        state.phase = 'pick'
        events.push({ type: 'tokens', data: {} }, { type: 'round', data: { round: state.round } })
      }
      return
    case 'pick':
      side.pick = side.hand.find((held) => held.handle === answer.choose![0])!
      side.hand = side.hand.filter((held) => held !== side.pick)
      if (TINY_SEATS.every((one) => state.sides[one].pick !== null)) compare(state, events)
      return
    case 'challenge':
      if (answer.exit === 'no') {
        events.push({ type: 'yielded', seat, data: {} })
        settle(state, state.ahead, events)
        return
      }
      events.push({ type: 'challenged', seat, data: {} })
      if (state.sides[other(seat)].guards > 0) state.phase = 'guard'
      else swing(state, 0, events)
      return
    case 'guard':
      side.guards -= answer.number!
      events.push({ type: 'guarded', seat, data: { guards: answer.number! } })
      swing(state, answer.number!, events)
  }
}

function compare(state: TinyState, events: GameEvent[]): void {
  const { left, right } = state.sides
  const cards = { left: left.pick!.card, right: right.pick!.card }
  events.push({ type: 'shown', data: cards })
  const difference = worth(cards.left) - worth(cards.right)
  state.ahead = difference === 0 ? byToken(state, events) : difference > 0 ? 'left' : 'right'
  if (state.ahead !== null && state.sides[other(state.ahead)].deck.length > 0) state.phase = 'challenge'
  else settle(state, state.ahead, events)
}

function byToken(state: TinyState, events: GameEvent[]): TinySeat | null {
  const token = (seat: TinySeat) => state.sides[seat].tokens![(state.round - 1) % TOKENS.length]!
  const shown = { left: token('left'), right: token('right') }
  events.push({ type: 'compared', data: shown })
  if (shown.left === shown.right) return null
  return BEATS[shown.left] === shown.right ? 'left' : 'right'
}

function swing(state: TinyState, guards: number, events: GameEvent[]): void {
  const behind = other(state.ahead!)
  const { deck, discard } = state.sides[behind]
  const random = stream(state.seed, `challenge:${state.round}`)
  const [card] = deck.splice(Math.floor(random() * deck.length), 1)
  discard.push(card!)
  events.push({ type: 'turned', seat: behind, data: { card: card! } })
  settle(state, worth(card!) > margin(state) + guards ? behind : state.ahead, events)
}

function settle(state: TinyState, winner: TinySeat | null, events: GameEvent[]): void {
  if (winner !== null) state.sides[winner].points++
  const { left, right } = state.sides
  events.push({ type: 'scored', data: { winner, left: left.points, right: right.points } })
  for (const seat of TINY_SEATS) {
    const side = state.sides[seat]
    side.discard.push(side.pick!.card)
    side.pick = null
    draw(state, seat, 1, events)
  }
  state.ahead = null
  const best = Math.max(left.points, right.points)
  const values = { left: left.points, right: right.points }
  if (best >= TARGET[state.format]! || left.hand.length === 0 || right.hand.length === 0) {
    if (left.points === right.points) finish(state, { kind: 'tie', winner: null, values }, events)
    else finish(state, { kind: 'points', winner: left.points > right.points ? 'left' : 'right', values }, events)
    return
  }
  state.phase = 'pick'
  state.round++
  events.push({ type: 'round', data: { round: state.round } })
}

function finish(state: TinyState, outcome: Outcome, events: GameEvent[]): void {
  state.phase = 'over'
  state.outcome = outcome
  events.push({ type: 'over', data: { kind: outcome.kind, winner: outcome.winner } })
}

// ---------------------------------------------------------------- views

function view(state: TinyState, reader: Reader): TinyView {
  const shown = state.phase !== 'order' && state.phase !== 'pick'
  const side = (seat: TinySeat): SideView => {
    const { hand, deck, discard, guards, points, pick } = state.sides[seat]
    // A card played in secret still counts as in hand for others, who must not see that it was played.
    return {
      handCount: hand.length + (pick === null || shown ? 0 : 1),
      deckCount: deck.length,
      discard,
      guards,
      points,
      shown: shown ? (pick?.card ?? null) : null,
    }
  }
  const seat = TINY_SEATS.find((one) => one === reader)
  const own = seat === undefined ? null : state.sides[seat]
  return {
    reader,
    phase: state.phase,
    round: state.round,
    target: TARGET[state.format]!,
    ahead: state.ahead,
    outcome: state.outcome,
    sides: { left: side('left'), right: side('right') },
    own: own === null ? null : { seat: seat!, hand: own.hand, tokens: own.tokens, pick: own.pick?.card ?? null },
  }
}

// ---------------------------------------------------------------- player-substitutes

const safest: Policy<TinyView, null> = (seen, decision) => {
  const base = { decision: decision.id, exit: decision.exits.at(-1)!.id }
  switch (decision.shape.type) {
    case 'choose':
      return { ...base, choose: [byValue(seen)[0]!.handle] }
    case 'arrange':
      return { ...base, arrange: [...TOKENS] }
    case 'number':
      return { ...base, number: decision.shape.min }
    case 'confirm':
      return base
  }
}

const practice: Policy<TinyView, null> = (seen, decision) => {
  if (decision.kind === 'pick')
    return { decision: decision.id, exit: 'lay', choose: [byValue(seen).at(seen.round % 2 === 0 ? 0 : -1)!.handle] }
  if (decision.kind === 'challenge')
    return { decision: decision.id, exit: Number(decision.about.behind) <= 3 ? 'yes' : 'no' }
  if (decision.kind === 'guard') {
    const { guards } = seen.sides[seen.own!.seat]
    return { decision: decision.id, exit: 'spend', number: Math.min(1, guards) }
  }
  return safest(seen, decision, null)
}

const byValue = (seen: TinyView) => [...seen.own!.hand].sort((a, b) => worth(a.card) - worth(b.card))

// ---------------------------------------------------------------- standing orders

/**
 * - `challenge`: challenge whenever behind by at most this many, else yield
 * - `guard`: spend this many guards on every challenge, or all that are left
 * - `next`: the card for the round named in the key
 */
function orders(seen: TinyView, seat: string): readonly OrderOffer[] {
  if (seen.own === null || seen.own.seat !== seat || seen.phase === 'over') return []
  const { own, round } = seen
  const offers: OrderOffer[] = [
    {
      kind: 'challenge',
      key: 'match',
      fields: [{ id: 'within', shape: { type: 'number', min: 0, max: 5 } }],
      about: {},
    },
    {
      kind: 'guard',
      key: 'match',
      fields: [{ id: 'guards', shape: { type: 'number', min: 0, max: Math.max(...Object.values(GUARDS)) } }],
      about: {},
    },
  ]
  const laid = own.pick !== null
  const ahead = laid ? round + 1 : round
  if (own.hand.length > 0)
    offers.push({
      kind: 'next',
      key: `round:${ahead}`,
      fields: [{ id: 'card', shape: pickShape(own.hand) }],
      about: { round: ahead },
    })
  return offers
}

function obey(seen: TinyView, decision: Decision, standing: readonly StandingOrder[]): Reply {
  const setting = (kind: string, key: string, field: string) =>
    standing.find((order) => order.kind === kind && order.key === key)?.settings[field]
  switch (decision.kind) {
    case 'challenge': {
      const within = setting('challenge', 'match', 'within')?.number
      if (within === undefined) return 'ask'
      return { decision: decision.id, exit: Number(decision.about.behind) <= within ? 'yes' : 'no' }
    }
    case 'guard': {
      const guards = setting('guard', 'match', 'guards')?.number
      if (guards === undefined) return 'ask'
      return { decision: decision.id, exit: 'spend', number: Math.min(guards, seen.sides[seen.own!.seat].guards) }
    }
    case 'pick': {
      const choose = setting('next', `round:${seen.round}`, 'card')?.choose
      return choose === undefined ? 'ask' : { decision: decision.id, exit: 'lay', choose }
    }
    default:
      return 'ask'
  }
}

// ---------------------------------------------------------------- words

type Say = Readonly<Record<Language, string>>
const say = (en: string, fr: string): Say => ({ en, fr })

const SEAT: Readonly<Record<TinySeat, Say>> = { left: say('Left', 'Gauche'), right: say('Right', 'Droite') }
const SEAT_IN_SENTENCE: typeof SEAT = {
  left: say('the left side', 'le côté gauche'),
  right: say('the right side', 'le côté droit'),
}
const TOKEN: Readonly<Record<Token, Say>> = {
  red: say('red', 'rouge'),
  green: say('green', 'vert'),
  blue: say('blue', 'bleu'),
}

function cardName(card: string, language: Language): string {
  return `${worth(card)} (${SEAT[sideOf(card)][language]})`
}

const who = (seat: string | null | undefined, voice: Voice) =>
  seat === null || seat === undefined ? '–' : (voice.names[seat] ?? seat)

function decisionWords(decision: Decision, seen: TinyView, voice: Voice): DecisionWords {
  const { language } = voice
  const { round, behind, ahead } = decision.about
  const prompts: Record<string, { title: Say; prompt: Say }> = {
    order: {
      title: say('Your tokens', 'Vos jetons'),
      prompt: say('In which order do you lay your tokens?', 'Dans quel ordre posez-vous vos jetons ?'),
    },
    pick: {
      title: say(`Round ${round}`, `Manche ${round}`),
      prompt: say('Which card do you lay?', 'Quelle carte posez-vous ?'),
    },
    challenge: {
      title: say('Challenge?', 'Défier ?'),
      prompt: say(`You are behind by ${behind}. Do you challenge?`, `Il vous manque ${behind}. Défiez-vous ?`),
    },
    guard: {
      title: say('Guards', 'Gardes'),
      prompt: say(`You lead by ${ahead}. How many guards?`, `Vous menez de ${ahead}. Combien de gardes ?`),
    },
  }
  const exits: Record<string, Say> = {
    lay: say('Lay', 'Poser'),
    yes: say('Challenge', 'Défier'),
    no: say('Yield', 'Céder'),
    spend: say('Spend', 'Dépenser'),
  }
  const words = prompts[decision.kind]!
  return {
    title: words.title[language],
    prompt: words.prompt[language],
    options: optionWords(decision.shape, seen, language),
    exits: Object.fromEntries(decision.exits.map((exit) => [exit.id, exits[exit.id]![language]])),
  }
}

function optionWords(shape: Shape, seen: TinyView, language: Language): DecisionWords['options'] {
  if (shape.type === 'arrange')
    return Object.fromEntries(shape.pieces.map(({ id }) => [id, { label: TOKEN[id as Token][language] }]))
  if (shape.type !== 'choose') return {}
  return Object.fromEntries(
    shape.options.map(({ id, card }) => {
      const known = card ?? seen.own?.hand.find((held) => held.handle === id)?.card
      return [id, { label: known === undefined ? id : cardName(known, language) }]
    }),
  )
}

function line(event: SeenEvent, voice: Voice): string | null {
  const { language } = voice
  const { data } = event
  const name = who(event.seat, voice)
  const text = (en: string, fr: string) => say(en, fr)[language]
  switch (event.type) {
    case 'began':
      return text(`High Card to ${data.target} points.`, `Carte haute en ${data.target} points.`)
    case 'drew': {
      const cards = (event.own?.cards as readonly string[] | undefined)?.map((card) => cardName(card, language))
      if (cards !== undefined) return text(`You draw ${cards.join(', ')}.`, `Vous piochez ${cards.join(', ')}.`)
      return text(`${name} draws ${data.count}.`, `${name} pioche ${data.count}.`)
    }
    case 'tokens':
      return text('The tokens lie.', 'Les jetons sont posés.')
    case 'round':
      return text(`Round ${data.round}.`, `Manche ${data.round}.`)
    case 'shown': {
      const [left, right] = [cardName(String(data.left), language), cardName(String(data.right), language)]
      return text(`${left} against ${right}.`, `${left} contre ${right}.`)
    }
    case 'compared': {
      const [left, right] = [TOKEN[data.left as Token][language], TOKEN[data.right as Token][language]]
      return text(`Equal: ${left} against ${right}.`, `Égalité : ${left} contre ${right}.`)
    }
    case 'taken-back':
      if (event.data.ruled === true)
        return text('By ruling, the match goes back.', 'Par décision, la partie revient en arrière.')
      return text(`${name} takes his move back.`, `${name} reprend son coup.`)
    case 'yielded':
      return text(`${name} yields.`, `${name} cède.`)
    case 'challenged':
      return text(`${name} challenges.`, `${name} défie.`)
    case 'guarded':
      return text(`${name} spends ${data.guards} guards.`, `${name} dépense ${data.guards} gardes.`)
    case 'turned': {
      const card = cardName(String(data.card), language)
      return text(`${name} turns up ${card}.`, `${name} retourne ${card}.`)
    }
    case 'scored': {
      const winner = who(data.winner as string | null, voice)
      const score = `${data.left}:${data.right}`
      return text(`Point for ${winner}. ${score}`, `Point pour ${winner}. ${score}`)
    }
    default:
      return null
  }
}

/** The round that begins, who takes the point of it, and below that what led to it. */
function glance(events: readonly SeenEvent[], voice: Voice): StoryLine[] {
  const lines: StoryLine[] = []
  let round = 0
  for (const event of events) {
    const text = line(event, voice)
    if (text === null) continue
    if (event.type === 'round') round = lines.push({ kind: 'turn', text })
    else if (event.type === 'scored') {
      lines.splice(round, 0, { kind: 'head', text })
      round = lines.length
    } else lines.push({ kind: ['began', 'drew', 'tokens'].includes(event.type) ? 'head' : 'more', text })
  }
  return lines
}

const REFUSALS: Readonly<Record<string, Say>> = {
  'tiny.closed': say('That is not asked now.', 'Cette question ne se pose pas maintenant.'),
  'deck.format': say('There is no such format.', "Ce format n'existe pas."),
  'deck.size': say(`A deck has ${DECK} cards.`, `Un paquet compte ${DECK} cartes.`),
  'deck.unknown': say('There is no such card.', "Cette carte n'existe pas."),
  'deck.side': say('That card belongs to the other side.', "Cette carte est de l'autre camp."),
  'deck.copies': say('Too many of one card.', "Trop d'exemplaires d'une carte."),
}

function outcomeWords(outcome: Outcome, voice: Voice): string {
  const winner = who(outcome.winner, voice)
  if (outcome.winner === null) return say('Nobody wins.', 'Personne ne gagne.')[voice.language]
  const how: Record<string, Say> = {
    concession: say(`${winner} wins: the other conceded.`, `${winner} gagne par abandon.`),
    'time-out': say(`${winner} wins: time was up.`, `${winner} gagne au temps.`),
    ruling: say(`${winner} wins by ruling.`, `${winner} gagne par décision.`),
  }
  return (how[outcome.kind] ?? say(`${winner} wins.`, `${winner} gagne.`))[voice.language]
}

const ORDER: Readonly<Record<string, { title: Say; prompt: Say; field: Say }>> = {
  challenge: {
    title: say('Challenge by yourself', 'Défier tout seul'),
    prompt: say('Challenge when behind by at most this much, else yield.', "Défier jusqu'à cet écart, sinon céder."),
    field: say('Behind by at most', 'Écart au plus'),
  },
  guard: {
    title: say('Guard by yourself', 'Garder tout seul'),
    prompt: say('Spend so many guards on each challenge.', 'Dépenser tant de gardes à chaque défi.'),
    field: say('Guards', 'Gardes'),
  },
  next: {
    title: say('Card ahead', "Carte d'avance"),
    prompt: say('Lay this card as soon as the round begins.', 'Poser cette carte dès que la manche commence.'),
    field: say('Card', 'Carte'),
  },
}

// ---------------------------------------------------------------- the table

function layout(seen: TinyView, voice: Voice): { headline: string; zones: readonly Zone[] } {
  const { language } = voice
  const words = (en: string, fr: string) => say(en, fr)[language]
  const { left, right } = seen.sides
  const face = (handle: string, card: string): Face => ({ handle, card })
  const zones = TINY_SEATS.flatMap((seat): Zone[] => {
    const side = seen.sides[seat]
    const hand = seen.own?.seat === seat ? seen.own.hand.map(({ handle, card }) => face(handle, card)) : undefined
    const played = side.shown === null ? [] : [face(`${seat}-played`, side.shown)]
    return [
      {
        id: `${seat}-hand`,
        owner: seat,
        label: words('Hand', 'Main'),
        count: hand?.length ?? side.handCount,
        hand: true,
        ...(hand === undefined ? {} : { cards: hand }),
      },
      { id: `${seat}-deck`, owner: seat, label: words('Deck', 'Pioche'), count: side.deckCount },
      {
        id: `${seat}-played`,
        owner: seat,
        label: words('Played', 'Posée'),
        count: played.length,
        cards: played,
        main: true,
      },
      {
        id: `${seat}-discard`,
        owner: seat,
        label: words('Discard pile', 'Défausse'),
        count: side.discard.length,
        cards: side.discard.map((card, place) => face(`${seat}-d${place}`, card)),
      },
    ]
  })
  const score = `${left.points}:${right.points}`
  const headline = words(
    `Round ${seen.round}, ${score} to ${seen.target}`,
    `Manche ${seen.round}, ${score} (${seen.target})`,
  )
  return { headline, zones }
}

// ---------------------------------------------------------------- the game

export const tiny: Game<TinyState, TinyView> = {
  id: 'tiny',
  shortNames: ['HC'],
  version: '1',
  seats: TINY_SEATS,
  formats: Object.keys(TARGET),
  ruleChoices,
  cards: book,
  rulebook,
  decks: () => decks,
  checkDeck,
  setup,
  decisions,
  calls: (state, reader) => asked(state).filter((seat) => seat !== reader || !answered(state, seat)),
  play: (state, seat, answers) => play(state, seat as TinySeat, answers),
  stop(state, reason, loser) {
    const next = structuredClone(state)
    const events: GameEvent[] = []
    const values = { left: next.sides.left.points, right: next.sides.right.points }
    const winner = loser === null || reason === 'void' ? null : other(loser as TinySeat)
    if (next.outcome === null) finish(next, { kind: reason, winner, values }, events)
    return { state: next, events }
  },
  view,
  outcome: (state) => state.outcome,
  measure: ({ sides: { left, right } }) => leadBy<TinySeat>('left', 'right', left.points - right.points),
  irrevocable: ({ type }) => type !== 'challenged',
  takeBack: {
    restore: (before, after, seat, ruled = false) => ({
      state: { ...before, takenBack: (after.takenBack ?? 0) + 1 },
      events: [{ type: 'taken-back', seat, data: ruled ? { ruled } : {} }],
    }),
  },
  layout,
  words: {
    title: (language) => say('High Card', 'Carte haute')[language],
    seat: (seat, language) => SEAT[seat as TinySeat][language],
    seatInSentence: (seat, language) => SEAT_IN_SENTENCE[seat as TinySeat][language],
    format: (format, language) => (format === 'long' ? say('Long', 'Longue') : say('Short', 'Courte'))[language],
    decision: decisionWords,
    events: (events, voice) => events.map((event) => line(event, voice)).filter((text) => text !== null),
    story: glance,
    refusal: (refusal, language) =>
      (REFUSALS[refusal.refused] ?? say('That is not possible.', "Ce n'est pas possible."))[language],
    outcome: outcomeWords,
    order(offer, seen, { language }) {
      const words = ORDER[offer.kind]!
      const options = Object.assign({}, ...offer.fields.map((field) => optionWords(field.shape, seen, language)))
      return {
        title: words.title[language],
        prompt: words.prompt[language],
        options,
        exits: {},
        fields: Object.fromEntries(offer.fields.map((field) => [field.id, words.field[language]])),
      }
    },
    standing(order, seen, { language }) {
      const words = ORDER[order.kind]!
      const [setting] = Object.values(order.settings)
      const chosen = setting?.choose?.map((id) => seen.own?.hand.find((held) => held.handle === id)?.card ?? id)
      const value = chosen?.map((card) => (card.includes('-h') ? card : cardName(card, language))).join(', ')
      return `${words.title[language]}: ${words.field[language]} ${value ?? setting?.number ?? ''}`.trim()
    },
  },
  panels: plainPanels<TinyView, string>(() => tiny),
  policies: {
    safest,
    practice,
    random: (_seen, decision, { random }) => randomAnswer(decision, random),
  },
  orders,
  obey,
}

/** Ready decks for a match of both seats: `even` against `even`. */
export const tinyDecks: Readonly<Record<TinySeat, DeckList>> = {
  left: decks.find((deck) => deck.seat === 'left')!.list,
  right: decks.find((deck) => deck.seat === 'right')!.list,
}
