/**
 * Outpost, the tiny game of docs/new-game.md: it shows each thing of the contract once, on the kit.
 *
 * In turn each seat deploys units at a place, puts shields on them and turns its scouts over. A unit is paid for from two
 * piles and waits: a trick cancels it, another one saves it. In the end a place counts for the seat with more strength.
 */
import type { Answer, Decision, DeckList, Face, Game, Option, Reader, Voice } from '../../src/contract/index.ts'
import { shuffle, stream } from '../../src/kit/chance/streams.ts'
import { plainPolicies } from '../../src/kit/decisions/plain.ts'
import { irrevocableBy, revocable } from '../../src/kit/facts/irrevocable.ts'
import { engineOf, FramedTable, type FrameState, type OpenQuestion } from '../../src/kit/flow/engine.ts'
import { opened, type ToAndFro, wentOn, windowOf } from '../../src/kit/flow/windows.ts'
import * as library from '../../src/kit/library/plain.ts'
import { dictionary, rowsOf } from '../../src/kit/notation/lines.ts'
import { numberFrom, take } from '../../src/kit/orders/fields.ts'
import { matchOrder, type OrderKind, ordersOf } from '../../src/kit/orders/orders.ts'
import { plainPanels } from '../../src/kit/panels/plain-panels.ts'
import { bySeat } from '../../src/kit/seats/seats.ts'
import { type FactTexts, plainWords } from '../../src/kit/wording/plain-words.ts'
import { cardsOf, type DrawingSide, drawTop, takeHeld, type ZoneCard } from '../../src/kit/zones/piles.ts'

export type Seat = 'north' | 'south'
export const SEATS: readonly Seat[] = ['north', 'south']
const PLACES = ['bridge', 'camp'] as const
type Place = (typeof PLACES)[number]
const TURNS: Readonly<Record<string, number>> = { short: 4, long: 8 }
const COPIES = 2
/** Kind, strength, what it is. */
const CARDS = rowsOf(`
  guard  | 1 | unit
  rider  | 2 | unit
  giant  | 3 | unit
  scout  | 1 | unit
  shield | 0 | gear
  trick  | 0 | trick
`)
const words = dictionary(`
  north: North / Nord; south: South / Sud; short: Short / Courte; long: Long / Longue; unit: Unit / Unité
  bridge: Bridge / Pont; camp: Camp / Camp; guard: Guard / Garde; rider: Rider / Cavalier; giant: Giant / Géant
  scout: Scout / Éclaireur; veteran: Veteran / Vétéran; shield: Shield / Bouclier; trick: Trick / Ruse
  coins: Coins / Pièces; stores: Stores / Réserves; hand: Hand / Main; deck: Deck / Pioche; board: Border / Frontière
  deploy: Deploy / Déployer; gear: Gear / Équiper; turn: Turn over / Retourner; do: Do it / Faire; end: End turn / Finir
  act: Your turn / Votre tour; act?: What do you do? / Que faites-vous ?; pay: Pay / Payer; pay?: How? / Comment ?
  respond: Respond / Répondre; respond?: Do you play a trick? / Jouez-vous une ruse ?; play: Play / Jouer; pass: Pass / Passer
  watch: Ask me / Me demander; watch?: Ask me before strong units come. / Me demander avant une unité forte.
  purse: Pay by yourself / Payer tout seul; purse?: Coins first. / Les pièces d’abord.; from: from a strength of / dès la force
  places: Places / Lieux; decision.closed: That is not asked now. / Cela n’est pas demandé.
`)
const kindOf = (card: string): string => card.split('-').at(-1) as string
const say: typeof words = (word, language) => words(kindOf(word), language)
const rowOf = (card: string): readonly string[] => CARDS.find(([kind]) => kind === kindOf(card)) ?? []
const printed = (card: string): number => Number(rowOf(card)[1])
const facts = SEATS.flatMap((seat) =>
  CARDS.map(([kind = '', , type = '']) => library.plainFacts(`${seat}-${kind}`, seat, type, say(kind, 'en'))),
)
const places = PLACES.map((place) => library.plainFacts(place, 'north', 'place', say(place, 'en')))
const cards = library.plainCards([...facts, ...places], (id, language) => {
  const { side, type, ...card } = cards.all.find((one) => one.id === id) ?? library.plainFacts(id, '', '', id)
  const title = say(id, language)
  const sheet = library.plainSheet({ ...card, side, type, title }, say(side, language), say(type, language))
  return kindOf(id) === 'scout' ? { ...sheet, back: { ...sheet, title: say('veteran', language) } } : sheet
})
const rulebook = library.plainRules(`
  1   | The turn | Le tour
  1.1 | **Deploy** a unit and pay its strength. | **Déployez** une unité, payez sa force.
  1.2 | A **trick** cancels a unit that waits. | Une **ruse** annule une unité en attente.
`)
const listOf = (seat: Seat): DeckList => CARDS.map(([kind]) => ({ card: `${seat}-${kind}`, count: COPIES }))
const decks = library.plainDecks(SEATS, Object.keys(TURNS), 'Ready', listOf)

type Unit = ZoneCard & Readonly<{ seat: Seat; place: Place; gear: readonly ZoneCard[]; flipped: boolean }>
type Waiting = { frame: 'unit'; unit: Unit; step: 'pay' | 'wait'; cancelled: boolean; window: ToAndFro<Seat> }
type Frame = { frame: 'turn'; step: 'draw' | 'act' } | Waiting
type Kind = 'act' | 'pay' | 'respond'
type Purse = { coins: number; stores: number }
type Side = Purse & DrawingSide
type Public = { readonly format: string; turn: number; units: Unit[] }
export type State = FrameState<Seat, Frame, Kind> & Public & { readonly sides: Record<Seat, Side> }
type Counts = Readonly<Record<'hand' | 'deck' | keyof Purse, number>>
type Seen = Readonly<{ reader: Reader; hand: readonly ZoneCard[]; sides: Readonly<Record<Seat, Counts>> }>
export type View = Readonly<Public> & Pick<State, 'flow' | 'outcome'> & Seen
type Fact<Data, S = Seat> = { readonly seat: S; readonly data: Data }
type Card = { readonly card: string }
type Facts = Readonly<Record<'tricked' | 'landed' | 'geared' | 'flipped', Fact<Card>>> & {
  readonly turn: Fact<{ readonly turn: number }>
  readonly drew: Fact<Record<string, never>> & { readonly own: Card }
  readonly announced: Fact<Card & { readonly place: Place }>
  readonly paid: Fact<Readonly<Purse>>
  readonly 'taken-back': Fact<Record<string, never>>
}
class Table extends FramedTable<State, Seat, Frame, Kind, Facts> {}
const other = (seat: Seat): Seat => (seat === 'north' ? 'south' : 'north')
const activeIn = ({ turn }: Pick<State, 'turn'>): Seat => (turn % 2 === 1 ? 'north' : 'south')
const strengthOf = ({ card, gear, flipped }: Unit): number => printed(card) + gear.length + (flipped ? 2 : 0)
const at = (units: readonly Unit[], seat: Seat, place: Place) =>
  units.filter((unit) => unit.seat === seat && unit.place === place)
const sum = (units: readonly Unit[], seat: Seat, place: Place): number =>
  at(units, seat, place).reduce((all, unit) => all + strengthOf(unit), 0)
const holder = (units: readonly Unit[], place: Place): Seat | undefined =>
  SEATS.find((seat) => sum(units, seat, place) > sum(units, other(seat), place))

function act(table: Table, frame: Frame): void {
  const { state } = table
  const active = activeIn(state)
  if (frame.frame === 'unit') {
    if (frame.step === 'pay') table.ask(active, 'pay')
    else table.ask(frame.window.turn, 'respond')
  } else if (frame.step === 'act') table.ask(active, 'act')
  else if (state.turn > (TURNS[state.format] ?? 0)) {
    const [north = 0, south = 0] = SEATS.map((seat) => PLACES.filter((one) => holder(state.units, one) === seat).length)
    const winner = north === south ? null : north > south ? 'north' : 'south'
    table.end({ kind: 'places', winner, values: { north, south } })
  } else {
    table.tell('turn', active, { turn: state.turn })
    draw(table, active)
    state.sides[active].coins += 2
    frame.step = 'act'
  }
}

function draw(table: Table, seat: Seat): void {
  const held = drawTop(table.state.sides[seat], seat[0] ?? '')
  if (held !== null) table.tell('drew', seat, {}, { card: held.card })
}

function close(table: Table, { seat, kind }: OpenQuestion<Seat, Kind>, { exit, choose = [] }: Answer): void {
  const { state, frame } = table
  if (kind === 'act' && exit === 'end') {
    Object.assign(frame, { step: 'draw' })
    state.turn += 1
  } else if (kind === 'act') begin(table, seat, (choose[0] ?? '').split(':'))
  else if (kind === 'pay') {
    const coins = choose.filter((pile) => pile === 'coins').length
    const stores = choose.length - coins
    const side = state.sides[seat]
    Object.assign(side, { coins: side.coins - coins, stores: side.stores - stores })
    Object.assign(frame, { step: 'wait' })
    table.tell('paid', seat, { coins, stores })
  } else respond(table, frame as Waiting, seat, exit === 'play' ? choose[0] : undefined)
}

/** Carries out the chosen action: with which card or unit, at which place or unit. */
function begin(table: Table, seat: Seat, [what, handle = '', where = '']: readonly string[]): void {
  const { state } = table
  const change = (of: string, to: (unit: Unit) => Partial<Unit>) => {
    state.units = state.units.map((unit) => (unit.handle === of ? { ...unit, ...to(unit) } : unit))
  }
  if (what === 'turn') {
    change(handle, () => ({ flipped: true }))
    return table.tell('flipped', seat, { card: 'scout' })
  }
  const held = takeHeld(state.sides[seat].hand, handle)
  if (what === 'gear') {
    change(where, ({ gear }) => ({ gear: [...gear, held] }))
    return table.tell('geared', seat, { card: held.card })
  }
  const unit: Unit = { ...held, seat, place: where as Place, gear: [], flipped: false }
  state.flow.push({ frame: 'unit', unit, step: 'pay', cancelled: false, window: opened(other(seat)) })
  table.tell('announced', seat, { card: held.card, place: unit.place })
}

function respond(table: Table, frame: Waiting, seat: Seat, trick: string | undefined): void {
  const { sides, flow, units } = table.state
  if (trick !== undefined) {
    table.tell('tricked', seat, { card: takeHeld(sides[seat].hand, trick).card })
    frame.cancelled = !frame.cancelled
  }
  const window = wentOn(frame.window, trick === undefined, SEATS)
  if (window !== null) return void Object.assign(frame, { window })
  flow.pop()
  if (frame.cancelled) return
  units.push(frame.unit)
  table.tell('landed', frame.unit.seat, { card: frame.unit.card })
}

const may = (id: string, options: readonly Option[]) => (options.length > 0 ? [{ id }] : [])

function decide(state: State, { id, seat, kind }: OpenQuestion<Seat, Kind>): Decision<Seat> {
  const { hand, coins, stores } = state.sides[seat]
  const frame = state.flow.at(-1)
  if (kind === 'act' || frame?.frame !== 'unit') {
    const options = actions(state, seat)
    const exits = [...may('do', options), { id: 'end', bare: true, consequences: ['asks' as const] }]
    const shape = { type: 'choose' as const, options, min: 1, max: 1 }
    return { id, seat, kind, shape, exits, about: { turn: state.turn } }
  }
  const price = printed(frame.unit.card)
  const about = { card: frame.unit.card, strength: price }
  if (kind === 'pay') {
    const options = Object.entries({ coins, stores }).flatMap(([pile, upTo]) => (upTo > 0 ? [{ id: pile, upTo }] : []))
    const exits = [{ id: 'pay', consequences: ['commits' as const] }]
    return { id, seat, kind, shape: { type: 'choose', options, min: price, max: price }, exits, about }
  }
  const options = hand.flatMap(({ handle, card }) => (kindOf(card) === 'trick' ? [{ id: handle, card }] : []))
  const exits = [...may('play', options), { id: 'pass', bare: true }]
  const window = windowOf('unit', 'pass', frame.unit.handle)
  return { id, seat, kind, shape: { type: 'choose', options, min: 1, max: 1 }, exits, about, ...window }
}

function actions({ sides, units }: State, seat: Seat): readonly Option[] {
  const { hand, coins, stores } = sides[seat]
  const own = units.filter((unit) => unit.seat === seat)
  const scouts = own.filter(({ card, flipped }) => kindOf(card) === 'scout' && !flipped)
  const deployed = ({ handle, card }: ZoneCard) =>
    PLACES.map((face) => ({ id: `deploy:${handle}:${face}`, card, face, group: 'deploy', like: `${card}:${face}` }))
  const geared = ({ handle: gear, card }: ZoneCard) =>
    own.map(({ handle: face }) => ({ id: `gear:${gear}:${face}`, card, face, group: 'gear' }))
  return [
    ...hand.filter(({ card }) => rowOf(card)[2] === 'unit' && printed(card) <= coins + stores).flatMap(deployed),
    ...hand.filter(({ card }) => rowOf(card)[2] === 'gear').flatMap(geared),
    ...scouts.map(({ handle: face, card }) => ({ id: `turn:${face}`, card, face, group: 'turn' })),
  ]
}

const engine = engineOf({ seats: SEATS, table: (of: State) => new Table(of), decide, close, act, silent: ['respond'] })

function view({ format, turn, units, flow, outcome, sides }: State, reader: Reader): View {
  const seen = ({ hand, deck, coins, stores }: Side) => ({ hand: hand.length, deck: deck.length, coins, stores })
  const hand = reader === 'north' || reader === 'south' ? sides[reader].hand : []
  return { reader, format, turn, units, flow, outcome, hand, sides: bySeat(SEATS, (seat) => seen(sides[seat])) }
}

const TITLE = { title: { en: 'Outpost', fr: 'Avant-poste' } }
type Order = NonNullable<OrderKind<View, Seat>['answers'][string]>
const strengthIn = ({ about }: Decision): number => Number(about.strength)
const fields = [numberFrom('from', 1, 3, false)]
const stopped: Order = ({ decision, filled }) => (strengthIn(decision) >= Number(filled.number('from')) ? 'ask' : null)
const paid: Order = ({ view: { sides }, own, decision, filled }) => {
  const price = strengthIn(decision)
  const piles = Array.from({ length: price }, (_, at) => (at < sides[own].coins ? 'coins' : 'stores'))
  return price >= Number(filled.number('from')) ? take('pay', ...piles) : null
}
const watch = matchOrder<View, Seat>('watch', fields, { respond: stopped }, { stops: true })
const ORDERS = { seats: SEATS, kinds: [watch, matchOrder<View, Seat>('purse', fields, { pay: paid })] }
const OPEN = revocable('turn', 'announced', 'paid', 'tricked', 'landed', 'geared', 'flipped', 'taken-back')
const TOLD: FactTexts<Facts> = {
  turn: ['Turn {{turn}}: {{name}}.', 'Tour {{turn}} : {{name}}.'],
  drew: ['{{name}} draws: {{card}}.', '{{name}} pioche : {{card}}.'],
  announced: ['{{name}} deploys at the {{place}}: {{card}}.', '{{name}} déploie ({{place}}) : {{card}}.'],
  paid: ['{{name}} pays {{coins}} + {{stores}}.', '{{name}} paie {{coins}} + {{stores}}.'],
  tricked: ['{{name}} plays a trick.', '{{name}} joue une ruse.'],
  landed: ['{{card}}: in place.', '{{card}} : en place.'],
  geared: ['{{name}} gives a shield.', '{{name}} donne un bouclier.'],
  flipped: ['A scout of {{name}} becomes a veteran.', 'Un éclaireur de {{name}} devient vétéran.'],
  'taken-back': ['{{name}} takes the move back.', '{{name}} reprend le coup.'],
}

function layout({ units, sides, reader, hand, flow, turn }: View, { language }: Voice) {
  const face = (unit: Unit): Face => {
    const under = unit.gear.map((one) => ({ ...one, role: say(one.card, language) }))
    return { handle: unit.handle, card: unit.card, flipped: unit.flipped, note: String(strengthOf(unit)), under }
  }
  const sidesAt = <T>(place: Place, of: (unit: Unit) => T) => bySeat(SEATS, (seat) => at(units, seat, place).map(of))
  const board = PLACES.map((place, index) => {
    const held = holder(units, place)
    const next = PLACES.filter((_, one) => Math.abs(one - index) === 1)
    const sides = sidesAt(place, face)
    return { id: place, kind: 'field', face: { handle: place, card: place }, sides, next, ...(held && { held }) }
  })
  const zones = SEATS.flatMap((owner) =>
    (['hand', 'deck', 'coins', 'stores'] as const).map((pile) => ({
      ...{ id: `${owner}-${pile}`, owner, label: say(pile, language), count: sides[owner][pile] },
      ...(pile === 'hand' && { hand: true, ...(reader === owner && { cards: hand }) }),
      ...(pile === 'deck' && { order: 'hidden' as const, lowest: 3 }),
    })),
  )
  const stack = flow.flatMap((frame) => {
    if (frame.frame !== 'unit') return []
    const { handle: id, seat: by, place } = frame.unit
    const waiting = { ...face(frame.unit), turned: frame.cancelled }
    return [{ id, face: waiting, by, label: say('deploy', language), targets: [place] as const }]
  })
  const line = (unit: Unit) => ({ label: say(unit.card, language), value: `${strengthOf(unit)}`, cards: [unit.card] })
  const [place] = stack[0]?.targets ?? []
  const contest = place && { at: place, label: say(place, language), sides: sidesAt(place, line) }
  const border = { id: 'board', label: say('board', language), places: board }
  return { headline: String(turn), zones, stack, board: [border], ...(contest && { contest }) }
}

export const tiny: Game<State, View, Seat> = {
  ...engine,
  ...{ id: 'outpost', shortNames: [], version: '1', seats: SEATS, formats: Object.keys(TURNS) },
  ...{ ruleChoices: [], cards, rulebook, view, layout, decks: () => decks },
  checkDeck: (list, seat) => library.plainFaults(facts, list, seat, COPIES * CARDS.length),
  pool: (_options, seat) => facts.flatMap(({ id, side }) => (side === seat ? id : [])),
  setup({ format }, lists, seed) {
    const deck = (seat: Seat) => shuffle(cardsOf(lists[seat]), stream(seed, seat))
    const sides = bySeat(SEATS, (seat) => ({ hand: [], deck: deck(seat), coins: 3, stores: 3, drawn: 0 }))
    const base = { format, turn: 1, units: [], questions: [], outcome: null, asked: bySeat(SEATS, () => 0) }
    const state: State = { ...base, flow: [{ frame: 'turn', step: 'draw' }], sides }
    return engine.start(state, (table) => {
      for (const seat of [...SEATS, ...SEATS, ...SEATS]) draw(table, seat)
    })
  },
  words: plainWords<View, Seat, Facts>({ ...TITLE, say, facts: TOLD, turns: ['turn'], phases: ['announced'] }),
  ...{ policies: plainPolicies, panels: plainPanels<View, Seat>(() => tiny) },
  ...{ irrevocable: irrevocableBy<Facts>({ ...OPEN, drew: true }), ...ordersOf<View, Seat>(ORDERS) },
  takeBack: engine.takeBack((table, seat) => table.tell('taken-back', seat, {})),
}
