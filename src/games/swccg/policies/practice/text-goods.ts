/**
 * The worth of what card texts do, by the goods that their acts give and take (`texts/language/worth`). Acts say what changes
 * hands; this file alone says what that is worth to the practice player.
 */
import { onceFor } from '../../../../kit/library/once-for.ts'
import { drainAmount } from '../../rules/drain/steps.ts'
import { cardOf, opponentOf, type Side } from '../../state/engine-card.ts'
import type { LastingEffect } from '../../state/game-state.ts'
import { pieceOf, sideOfPiece, whereIs, withAllOn } from '../../state/nesting.ts'
import type { Subject, TextAt } from '../../state/position-reading.ts'
import type { PieceKey } from '../../texts/language/keyed-text.ts'
import type { Filter, Offer, Rule, TextPlayer } from '../../texts/language/words.ts'
import type { Fate, Good, Outlook } from '../../texts/language/worth.ts'
import { meantOf, nextChoice, type Occasion, possibleChoices } from '../../texts/offers.ts'
import { wordOf } from '../../texts/reading/defined.ts'
import { cardsFitting, fits, holds } from '../../texts/reading/fits.ts'
import { PositionReader } from '../../texts/reading/position-reader.ts'
import { language } from '../../texts/registry.ts'
import { nameOf } from '../../texts/sources.ts'
import { occupies } from '../../texts/values/presence.ts'
import type { View } from '../../view/player-view.ts'
import { oddsIn, positionValue, runningBattle, theirBattle } from './place-values.ts'
import { read } from './supposing.ts'
import { chanceAbove, type Odds, sumOdds, unseenOf } from './unseen-odds.ts'
import { lifeWorth, tableWorth, WEIGHTS } from './worths.ts'

/** A text that could be used, and the moment at which it could. */
export interface Usable {
  readonly view: View
  readonly own: Side
  readonly card: string
  /** Handle on table, id of a place, or null: an Interrupt. */
  readonly source: string | null
  readonly piece: PieceKey
  readonly offer: Pick<Offer, 'does' | 'choose'>
  readonly occasion: Occasion
  /** It can be used again and again: only what it does to cards on table counts, since that cannot go on for ever. */
  readonly endless?: true
}

/** The points of goods that the position itself does not rate. A point is a Force. */
const POINTS = {
  /** A card of the hand, and one that finds no room in a full hand. */
  hand: 0.9,
  fullHand: 0.3,
  /** A card that a search finds, the best of all that fit. */
  found: 2,
  /** A card of the opponent's hand that is seen. */
  sight: 0.05,
  shot: 1.5,
  destiny: 0.6,
  game: 60,
  /** An action of the opponent that comes to nothing: a card that would be lost, one that comes back, any other. */
  lostCard: 2.6,
  usedCard: 1.6,
  anyAction: 1,
  /** The part of a rule's worth that counts before there is a battle in which it helps. */
  later: 0.35,
  /** The card of the moment that goes to a better pile than it would. */
  saved: 1.5,
} as const

/** How much of the worth of a card its player loses. */
const LOSS: Readonly<Record<Fate, number>> = {
  ...{ lost: 1, 'out of play': 1.1, used: 0.5, hand: 0.4, reserve: 0.5, captured: 0.9, crossed: 2, hit: 0.8 },
  excluded: 0.3,
  missing: 0.6,
  freed: -1,
}

/** This many cards fill a hand. */
const FULL_HAND = 9

/** Returns a text as the practice player sees it before it is used. */
function seenText(usable: Usable, meant: TextAt): Outlook<Subject> {
  const { view, own, offer } = usable
  const from = new PositionReader(meant)
  const both = oddsIn(view)
  const isMeant = (of: Filter) => (card: string) => fits({ card }, of, meant)
  const goodsOf: Outlook<Subject>['goodsOf'] = (acts) =>
    acts.flatMap((act) => {
      const { worth } = wordOf(language.words.acts, act.word)
      return typeof worth === 'string' ? [] : worth(act as never, seen)
    })
  /** The totals of a duel or contest: destinies and a value. */
  const totals = (card: Subject, { draws, stat }: Parameters<Outlook<Subject>['chanceToWin']>[2]) => {
    const value = from.valueOf(card, stat) ?? 0
    const odds = both[from.isOf(card, 'you') ? own : opponentOf(own)]
    return sumOdds(odds, draws).map(({ number, chance }) => ({ total: number + value, chance }))
  }
  const seen: Outlook<Subject> = {
    from,
    goodsOf,
    usualDestiny: both[own].reduce((sum, { number, chance }) => sum + number * chance, 0),
    meant: (of) => cardsFitting(of, meant).map((piece) => ({ piece })),
    findable(of, pile) {
      if (pile === 'hand') return view.hand.filter(({ card }) => isMeant(of)(card)).length
      if (pile === 'lost') return view.lost[own].filter(isMeant(of)).length
      const { reserve, force, used } = view.sizes[own]
      const share = view.sizes[own][pile] / Math.max(1, reserve + force + used)
      const unseen = [...(unseenOf(view, own) ?? [])].filter(([card]) => isMeant(of)(card))
      return unseen.reduce((sum, [, count]) => sum + count, 0) * share
    },
    chanceOf(condition) {
      // A destiny that lies open already is no longer a matter of chance.
      if (!offer.does.some(({ word }) => word === 'draw')) return holds(condition, meant) ? 1 : 0
      const comes = ({ number: drawn }: Odds[number]) => holds(condition, { ...meant, drawn })
      return both[own].reduce((sum, one) => sum + (comes(one) ? one.chance : 0), 0)
    },
    chanceAbove: (bound, more) => chanceAbove(both[own], bound - more),
    chanceToWin(one, other, by) {
      const theirs = totals(other, by)
      const beaten = (most: number) => theirs.reduce((sum, { total, chance }) => sum + (total < most ? chance : 0), 0)
      return totals(one, by).reduce((sum, { total, chance }) => sum + chance * beaten(total), 0)
    },
    best(options, by) {
      const rated = options
        .map((acts) => goodsOf(acts))
        .map((goods) => ({ goods, points: pointsOf(goods, usable, meant) }))
        .sort((one, two) => two.points - one.points)
      return (by === 'opponent' ? rated.at(-1) : rated[0])?.goods ?? []
    },
  }
  return seen
}

/** The side of a player of a text. */
const sideOf = (player: TextPlayer, own: Side): Side => (player === 'opponent' ? opponentOf(own) : own)

/** The worth of goods to the player of the text. */
const pointsOf = (goods: readonly Good<Subject>[], usable: Usable, meant: TextAt): number =>
  goods.reduce((sum, good) => sum + (good.chance ?? 1) * pointsFor(good, usable, meant), 0)

function pointsFor(good: Good<Subject>, usable: Usable, meant: TextAt): number {
  const { view, own } = usable
  if (usable.endless === true && good.good !== 'card' && good.good !== 'game') return 0
  switch (good.good) {
    case 'Force':
      return towards(good.whose, good.number * WEIGHTS.force)
    case 'life':
      return towards(good.whose, good.number * lifeWorth(view, sideOf(good.whose, own)))
    case 'hand': {
      const room = view.sizes[sideOf(good.whose, own)].hand < FULL_HAND || good.number < 0
      return towards(good.whose, good.number * (room ? POINTS.hand : POINTS.fullHand))
    }
    case 'found':
      return towards(good.whose, good.number * POINTS.found)
    // A player who shows a hand gives the other one as much.
    case 'sight':
      return -towards(good.whose, good.number * POINTS.sight)
    case 'card':
      return cardPoints(good.card, good.fate, usable)
    case 'moment':
      return good.fate === 'cancelled' ? actionPoints(usable) : POINTS.saved
    case 'rule':
      return rulePoints(good.rule, usable, meant)
    case 'destiny':
      return good.number * POINTS.destiny * (view.destiny !== null && view.destiny.side !== own ? -1 : 1)
    case 'shot':
      return good.number * POINTS.shot
    case 'game':
      return towards(good.whose, POINTS.game)
  }
}

/** Points for a player: those that each player gets are worth nothing to either. */
const towards = (player: TextPlayer, points: number): number =>
  player === 'opponent' ? -points : player === 'each' ? 0 : points

/** Something becomes of a card on table, and of all that is on and in it. */
function cardPoints(card: Subject, fate: Fate, { view, own }: Usable): number {
  if (!('piece' in card)) return 0
  const along = fate === 'captured' || fate === 'freed' ? [card.piece] : withAllOn(view, card.piece)
  return along.reduce((sum, piece) => {
    const lost = tableWorth(read(view), piece) * LOSS[fate]
    return sum + (sideOfPiece(piece) === own ? -lost : lost)
  }, 0)
}

/** An action of the moment that comes to nothing: good if it is the opponent's. */
function actionPoints({ view, own, occasion }: Usable): number {
  const by = occasion.by ?? view.stack[0]?.by ?? view.drain?.side ?? null
  const sign = by === own ? -1 : 1
  const { it } = occasion
  if (it !== null && 'card' in it) {
    const { type, pieces, side } = cardOf(it.card)
    const isLost = type !== 'interrupt' || pieces[side].some((piece) => 'offer' in piece && piece.offer === 'lost')
    return sign * (isLost ? POINTS.lostCard : POINTS.usedCard)
  }
  const { drain, battle } = view
  if (drain !== null)
    return sign * drainAmount(read(view), drain.side, drain.at) * lifeWorth(view, opponentOf(drain.side))
  if (battle !== null) return -theirBattle(view, own, battle.at).mean
  return sign * POINTS.anyAction
}

const BATTLES = onceFor<View, number>()

/** The worth of the battle that goes on; found once for each position. */
const battleWorth = (view: View, own: Side): number =>
  BATTLES(view, own, () => {
    const { mean, wins } = runningBattle(view, own, { mine: 0, theirs: 0 })
    return mean + wins
  })

/** A rule that holds from now on: by how much the battle, the drain or the contested places get better with it. */
function rulePoints(rule: Rule, usable: Usable, meant: TextAt): number {
  const { view, own, card, source, piece } = usable
  const chosen = Object.fromEntries(
    Object.entries(meant.chosen ?? {}).flatMap(([name, subject]) =>
      subject !== null && 'piece' in subject ? [[name, subject.piece.handle]] : [],
    ),
  )
  const it = nameOf(meant.it ?? null)
  const begun: LastingEffect = {
    ...{ card, you: own, piece, rule, until: 'turn', chosen, drawn: meant.drawn ?? null, here: meant.here },
    ...(it === null ? {} : { it }),
    name: source ?? card,
  }
  const then: View = { ...view, lasting: [...view.lasting, begun] }
  const { battle, drain } = view
  if (battle !== null) return battleWorth(then, own) - battleWorth(view, own)
  if (drain !== null) {
    const at = (position: View) => drainAmount(read(position), drain.side, drain.at)
    const more = (at(then) - at(view)) * lifeWorth(view, opponentOf(drain.side))
    return drain.side === own ? more : -more
  }
  // In the opponent's turn what lasts for a turn is over before the own one.
  if (view.active !== own) return 0
  const places = concerned(view, meant)
  const stage = view.phase === 'move' || view.phase === 'draw' ? 'after battle' : 'before battle'
  const more = positionValue(then, own, places, stage) - positionValue(view, own, places, stage)
  return more * POINTS.later
}

/** The places where a rule can matter: where both sides stand, here, and where the chosen cards are. */
function concerned(view: View, meant: TextAt): readonly string[] {
  const reading = read(view)
  const contested = view.places
    .map(({ id }) => id)
    .filter((id) => occupies(reading, id, 'dark') && occupies(reading, id, 'light'))
  const chosen = Object.values(meant.chosen ?? {}).flatMap((one) =>
    one !== null && 'piece' in one ? [whereIs(view, one.piece)] : [],
  )
  return [...new Set([...contested, meant.here, ...chosen])].filter((one): one is string => one !== null)
}

/** The choices that could be made: one for each first card. */
const choicesOf = (usable: Usable) => possibleChoices(read(usable.view), usable.own, usable, usable.occasion)

/** Returns what a text is worth that could be used now, with the best choice; before its card and its Force. */
export function textWorth(usable: Usable): number {
  const { view, own, card, source, occasion } = usable
  const meant = meantOf(read(view), own, { card, source }, occasion)
  const worths = choicesOf(usable).map((chosen) => worthWith(usable, meant, chosen))
  return worths.length === 0 ? 0 : Math.max(...worths)
}

/** Returns what a text is worth by the card on table that is chosen first, under its handle. */
export function worthsByAim(usable: Usable): ReadonlyMap<string, number> {
  const { view, own, card, source, occasion, offer } = usable
  const meant = meantOf(read(view), own, { card, source }, occasion)
  const name = nextChoice(offer)?.[0]
  if (name === undefined) return new Map()
  return new Map(
    choicesOf(usable).flatMap((chosen) => {
      const aim = chosen?.[name] ?? null
      return aim !== null && 'piece' in aim ? [[aim.piece.handle, worthWith(usable, meant, chosen)] as const] : []
    }),
  )
}

/** Returns what acts are worth that are one choice of a text among others. */
export function actsWorth(usable: Usable): number {
  const { view, own, card, source, occasion } = usable
  return worthWith(usable, meantOf(read(view), own, { card, source }, occasion), null)
}

function worthWith(usable: Usable, meant: TextAt, chosen: TextAt['chosen'] | null): number {
  const now = chosen == null ? meant : { ...meant, chosen }
  return pointsOf(seenText(usable, now).goodsOf(usable.offer.does), usable, now)
}

/** The occasion of a question as its player sees it. @param moment the one that the question names; null: none */
export function occasionSeen(view: View, moment: string | null): Occasion {
  const top = view.stack[0]
  const at = view.drain?.at ?? view.battle?.at ?? null
  const target = pieceOf(view, view.shot?.target ?? null)
  const moments = (moment === null ? ['any time'] : [moment]) as Occasion['moments']
  if (moment === 'card played' && top !== undefined) return { moments, it: { card: top.card }, by: top.by }
  if (target !== null) return { moments, it: { piece: target }, by: view.shot?.side ?? null }
  if (moment === 'drain begun' || moment === 'battle begun')
    return { moments, it: at === null ? null : { place: at }, by: view.drain?.side ?? null }
  return { moments, it: null, by: null }
}
