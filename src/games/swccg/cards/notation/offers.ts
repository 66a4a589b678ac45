/** Offers of cards to their players, with moments, costs and acts: `may(inPhase('deploy'), take('site'))`. */
import { act, cost, moment } from '../../texts/language/makers.ts'
import type {
  Act,
  Amount,
  Condition,
  Cost,
  Filter,
  Moment,
  Offer,
  PhaseName,
  PileName,
  Rule,
  SpanName,
  Stat,
  TextPlayer,
} from '../../texts/language/words.ts'

type OneOrMany<T> = T | readonly T[]
/** `cost`, cards to `choose` first, a condition (`if`, `unless`), how often (`once`). */
type More = Omit<Offer, 'offer' | 'at' | 'does'>

const offer =
  (kind: Offer['offer']) =>
  (at: OneOrMany<Moment>, does: OneOrMany<Act>, more: More = {}): Offer => ({
    offer: kind,
    at: [at].flat() as readonly Moment[],
    does: [does].flat() as readonly Act[],
    ...more,
  })
/** As its owner likes. */
export const may = offer('may')
/** As soon as it falls due. */
export const must = offer('must')
/** A function of a Used Interrupt. */
export const used = offer('used')
/** A function of a Lost Interrupt. */
export const lost = offer('lost')
/** The function of a Starting Interrupt. */
export const starting = (does: OneOrMany<Act>, more: More = {}): Offer => offer('starting')([], does, more)

/** Force that is used. */
export const use = (number: number): Cost => cost('use', { number })
/** Force that is lost. */
export const losing = (number: number): Cost => cost('lose', { number })
// ---------------------------------------------------------------- moments

/** As a top-level action of either turn, battles included. */
export const anyTime = moment('any time')
/** As soon as its condition holds. */
export const always = moment('always')
export const inPhase = (phase: PhaseName, whose: TextPlayer = 'you'): Moment => moment('phase', { phase, whose })
/** Before the activate phase. */
export const turnBegins = (whose: TextPlayer = 'you'): Moment => moment('turn begins', { whose })
/** After both have recirculated. */
export const turnEnds = (whose: TextPlayer = 'you'): Moment => moment('turn ends', { whose })
export const phaseEnds = (phase: PhaseName, whose: TextPlayer = 'you'): Moment => moment('phase ends', { phase, whose })
/** A Force drain has just begun. */
export const drainBegins = (by: TextPlayer, at: Filter = 'location'): Moment => moment('drain begins', { by, at })
/** Force was just lost to a drain. */
export const drained = (whose: TextPlayer): Moment => moment('drained', { whose })
/** A battle has just begun: any, or of that player and there. */
export const battleBegins = (limits: { readonly by?: TextPlayer; readonly at?: Filter } = {}): Moment =>
  moment('battle begins', limits)
/** In the weapons segment. */
export const inWeapons = moment('weapons')
export const targeted = (of: Filter): Moment => moment('targeted', { of })
/** Such a weapon fires, before the draw. */
export const fires = (of: Filter): Moment => moment('firing', { of })

type Shot = { readonly weapon?: Filter; readonly against?: Filter }
export const aboutToDraw = (kind: 'battle' | 'weapon', whose: TextPlayer, shot: Shot = {}): Moment =>
  moment('about to draw', { kind, whose, ...shot })
/** A destiny was just drawn; `kind`: for a battle or a weapon. */
export const destinyDrawn = (
  whose: TextPlayer,
  limits: Shot & { readonly kind?: 'battle' | 'weapon'; readonly of?: Filter } = {},
): Moment => moment('drawn', { whose, ...limits })

/** Such a card is hit: by such a carrier, with such a weapon. */
export const hit = (of: Filter, by?: Filter, weapon?: Filter): Moment =>
  moment('hit', { of, ...(by === undefined ? {} : { by }), ...(weapon === undefined ? {} : { with: weapon }) })
/** All destinies are drawn, totals are not compared yet. */
export const battleTotals = moment('battle totals')
/** That player has just won a battle. */
export const battleWon = (by: TextPlayer): Moment => moment('battle won', { by })
/** That player has just lost a battle, at such a place. */
export const battleLost = (by: TextPlayer, at?: Filter): Moment =>
  moment('battle lost', at === undefined ? { by } : { by, at })
/** All destinies of an attempt on such a location are drawn. */
export const attemptDrawn = (of: Filter): Moment => moment('attempt drawn', { of })
/** A battle is over: one that such a player began, at such a place; `taken`: such a card was lost in it. */
export const battleOver = (
  limits: { readonly by?: TextPlayer; readonly at?: Filter; readonly taken?: Filter } = {},
): Moment => moment('battle over', limits)
/** That player has just cancelled a battle, at such a place. */
export const battleCancelled = (by: TextPlayer, at?: Filter): Moment =>
  moment('battle cancelled', at === undefined ? { by } : { by, at })
/** A duel of such a card has just begun. */
export const duelBegins = (of?: Filter): Moment => moment('duel begins', of === undefined ? {} : { of })
/** That player has just won a duel, with such a card. */
export const duelWon = (by: TextPlayer, card?: Filter): Moment =>
  moment('duel won', card === undefined ? { by } : { by, with: card })
/** You have losses to satisfy. */
export const paying = moment('paying')
/** A shot that hits nothing works on such a card, with such a weapon. */
export const works = (of: Filter, weapon: Filter): Moment => moment('shot works', { of, with: weapon })
/** A shot in a battle at such a card is over, by such a carrier with such a weapon. */
export const fired = (of: Filter, by: Filter, weapon: Filter): Moment => moment('fired', { of, by, with: weapon })
export const forfeited = (of: Filter): Moment => moment('forfeited', { of })
/** Such a character goes to the Lost Pile, for whatever reason; it can still be kept. */
export const aboutToBeLost = (of: Filter): Moment => moment('about to be lost', { of })
/** That player has just retrieved Force, with such a card. */
export const retrieved = (by: TextPlayer, card?: Filter): Moment =>
  moment('retrieved', card === undefined ? { by } : { by, with: card })
export const justLost = (of: Filter): Moment => moment('lost', { of })
/** This card has just deployed, or such a one. */
export const deployed = (of?: Filter): Moment => moment('deployed', of === undefined ? {} : { of })
/** Such a card has just moved, to such a place. */
export const moved = (of: Filter, to?: Filter): Moment => moment('moved', to === undefined ? { of } : { of, to })
/** Such a card is being played. */
export const played = (of: Filter): Moment => moment('played', { of })
export const cancelled = (of: Filter): Moment => moment('cancelled', { of })
/** A react is being made. */
export const reactMade = moment('react made')
/** Such a card is about to move as a react. */
export const movesAsReact = (of: Filter): Moment => moment('react made', { of })

// ---------------------------------------------------------------- acts

/** Draws destiny: its number is `drawn`. */
export const draw = act('draw', {})
/** Draws weapon destiny for this card, which nobody fires. */
export const drawAsWeapon = (against?: Filter): Act =>
  act('draw', { as: 'weapon', ...(against === undefined ? {} : { against }) })
/** Draws once more: `drawn` is then the sum. */
export const drawMore = act('draw more')
/** Draws two instead of one and chooses. */
export const drawTwo = act('draw two')
/** Cancels the draw just made, and draws again. */
export const redraw = act('redraw')
/** Uses a number instead of the draw. */
export const substitute = (number: Amount): Act => act('substitute', { number })
/** Only if that is so. */
export const when = (condition: Condition, does: OneOrMany<Act>): Act =>
  act('if', { if: condition, does: [does].flat() as readonly Act[] })
/** One of these, by its player's choice. */
export const oneOf = (...options: readonly OneOrMany<Act>[]): Act =>
  act('choose', {
    options: Object.fromEntries(options.map((one, at) => [`${at + 1}`, [one].flat() as readonly Act[]])),
  })
/** These happen if the opponent wants it. */
export const theyMay = (...does: readonly Act[]): Act => act('they may', { does })
/** Rules that hold from now on, for a span. */
export const lasting = (span: SpanName, ...rules: readonly Rule[]): Act => act('lasting', { span, rules })

export const activate = (number: Amount): Act => act('activate', { number })
export const activateUpTo = (number: Amount): Act => act('activate', { number, upTo: true })
export const loseForce = (number: Amount, who: TextPlayer = 'you'): Act => act('lose Force', { number, who })
/** From the top of that pile. */
export const loseTop = (number: number, from: PileName): Act => act('lose Force', { number, who: 'you', from })
/** The cards go face down under this card. */
export const loseUnder = (number: Amount, who: TextPlayer): Act => act('lose Force', { number, who, under: true })
/** One card of yours that lies face down under such a card, at random. */
export const takeHidden = (under: Filter): Act => act('take hidden', { under })
/** Such cards alone, or any. */
export const retrieve = (number: Amount, of?: Filter): Act =>
  act('retrieve', of === undefined ? { number } : { number, of })
/** Finds such a card in a pile, or up to that many, and takes it into hand. */
export const take = (of: Filter, from: PileName = 'reserve', number?: number): Act =>
  act('take', number === undefined ? { of, from } : { of, from, number })
/** Finds such cards, in the Reserve Deck if nothing else is said, and deploys them; `upTo` without a number: as many as they like. */
export const deploy = (
  of: Filter,
  more: {
    readonly from?: PileName
    readonly to?: Filter
    readonly free?: true
    readonly number?: number
    readonly upTo?: true
    readonly less?: number
    readonly anyway?: true
    readonly react?: true
  } = {},
): Act => act('deploy', { of, from: 'reserve', ...more })
/** One is shown from hand, its match found in the Reserve Deck, or the other way round; both deploy. */
export const deployPair = (one: Filter, two: Filter): Act => act('deploy pair', { one, two })
export const drawCards = (number: number, from: PileName = 'reserve'): Act => act('draw cards', { number, from })
/** To a pile of their owner; `from`: one found in that pile of either player. */
export const place = (of: Filter, to: PileName, from?: PileName): Act =>
  act('place', from === undefined ? { of, to } : { of, to, from })
/** A card of your hand goes unseen under that pile. */
export const placeUnder = (of: Filter, to: PileName): Act => act('place', { of, to, from: 'hand', under: true })
/** This Objective. */
export const turnOver = act('turn over')
export const lose = (of: Filter): Act => act('lose', { of })
/** The card of the moment, which is about to be lost, stays on table. */
export const keep = (of: Filter): Act => act('keep', { of })
/** Under this card. */
export const stack = (of: Filter): Act => act('stack', { of })
/** A card of your hand with one stacked here. */
export const exchange = act('exchange')
/** Cards of a hand go to the Used Pile at random, until this many are left. */
export const trimHand = (to: number, whose: TextPlayer = 'opponent'): Act => act('trim hand', { whose, to })
/** That many cards are drawn for the opening hand. */
export const openingHand = (number: number): Act => act('opening hand', { number })
export const showHand = (whose: TextPlayer): Act => act('show hand', { whose })
/** All cards of which that hand has two or more are lost. */
export const loseCopies = (whose: TextPlayer): Act => act('lose copies', { whose })
export const cancel = (of: Filter): Act => act('cancel', { of })
/** The Force drain of the moment. */
export const cancelDrain = act('cancel drain')
/** Up to this many of these cards, all from one place, move as a react for free. */
export const letReact = (of: Filter, upTo: number): Act => act('let react', { of, upTo })
/** The react of the moment. */
export const cancelReact = act('cancel react')
/** To such a place, as no move; for that much Force. */
export const relocate = (of: Filter, to: Filter, price?: Amount): Act =>
  act('relocate', price === undefined ? { of, to } : { of, to, cost: price })
/** Such a card makes its regular move of the phase at your cost. */
export const move = (of: Filter): Act => act('move', { of })
/** Such a card makes one more regular move. */
export const moveAgain = (of: Filter): Act => act('move', { of, again: true })
/** Such a vehicle crashes. */
export const crash = (of: Filter): Act => act('crash', { of })
/** Such a card goes to where the card of the moment is, for free. */
export const follow = (of: Filter): Act => act('follow', { of })
/** Such a card becomes the captive of such another one; without `by` of a warrior or bounty hunter. */
export const capture = (of: Filter, by?: Filter): Act => act('capture', by === undefined ? { of } : { of, by })
/** Such a captive is free again. */
export const release = (of: Filter): Act => act('release', { of })
/** Such cards leave the game. */
export const putOutOfPlay = (of: Filter): Act => act('put out of play', { of })
/** Such a card is out of this battle. */
export const exclude = (of: Filter): Act => act('exclude', { of })
/** Such a card in this battle is hit, as by a weapon. */
export const strike = (of: Filter): Act => act('hit', { of })
/** Such a captive goes over to such another escort. */
export const handOver = (of: Filter, to: Filter): Act => act('hand over', { of, to })
/** One such character, which you choose, is missing. */
export const goMissing = (of: Filter): Act => act('go missing', { of })
/** Both draw for their card, you add that value of yours; the lower total loses its card. */
export const contest = (one: Filter, two: Filter, stat: Stat): Act => act('contest', { one, two, stat })
/** Such a card on table is yours from now on; the characters aboard are lost. */
export const steal = (of: Filter): Act => act('steal', { of })
/** You look at a random card of the opponent's hand; such a one comes into your hand. */
export const stealFromHand = (of: Filter): Act => act('steal from hand', { of })
/** Shows the top cards of your Reserve Deck; such cards deploy to the battle for free, all of them or as you like. */
export const reveal = (number: number, of: Filter, to: Filter, all?: true): Act =>
  act('reveal', all === undefined ? { number, of, to } : { number, of, to, all })
/** A duel of your card with another: each player draws this many destinies and adds ability. `won`: the acts if you win; `lost`: the acts if the opponent wins. */
export const duel = (one: Filter, two: Filter, draws: number, won: OneOrMany<Act>, lost: OneOrMany<Act>): Act =>
  act('duel', { one, two, draws, won: [won].flat() as readonly Act[], lost: [lost].flat() as readonly Act[] })
/** This weapon adds to each of your draws of the duel, and then goes to your Used Pile. */
export const throwIt = (adds: number): Act => act('throw', { adds })
/** Shuffles and draws: with more than that, such a card crosses over to you, and the acts follow. `more`: what is added. */
export const crossOver = (of: Filter, above: number, wins: OneOrMany<Act>, more?: Amount): Act =>
  act('cross over', {
    ...{ of, above, wins: [wins].flat() as readonly Act[] },
    ...(more === undefined ? {} : { more }),
  })
/** You see the top card of that player's Reserve Deck, and may move it there. */
export const lookAtTop = (whose: TextPlayer, to: 'used' | 'bottom'): Act => act('look at top', { whose, to })
/** You see the opponent's hand, and may place one such card of it on its owner's Used Pile. */
export const lookAtHand = (of: Filter): Act => act('look at hand', { of })
/** A further battle where one was just fought. */
export const battleAgain = act('battle again')
/** All of that player's Life Force is lost. */
export const deplete = (whose: 'you' | 'opponent'): Act => act('deplete', { whose })
/** Draws this many destinies to blow away such a location; above that number `wins` follows. `with`: a ship, whose pilot adds ability. */
export const attempt = (
  of: Filter,
  above: number,
  draws: number,
  wins: OneOrMany<Act>,
  more: { readonly with?: Filter; readonly more?: Amount } = {},
): Act => act('attempt', { of, above, draws, wins: [wins].flat() as readonly Act[], ...more })
/** To the total of the attempt that goes on. */
export const addToAttempt = (amount: number): Act => act('add to attempt', { amount })
/** Piloted starfighters here may go to the system before this sector is lost. */
export const fleeing = act('escape')
/** Such locations; the opponent loses this much Force for each Dark icon there. */
export const blowAway = (of: Filter, force?: number): Act =>
  act('blow away', force === undefined ? { of } : { of, force })
/** Such cards may go there before. */
export const leaveInTime = (of: Filter, to: Filter): Act => act('leave in time', { of, to })
/** Such a mobile system moves this many parsecs at most. */
export const moveSystem = (of: Filter, parsecs: number): Act => act('move system', { of, parsecs })
/** One shot at normal cost; what it hits is lost at once. */
export const fireDeadly = (weapon: Filter): Act => act('fire', { weapon, deadly: true })
