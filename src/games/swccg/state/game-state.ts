/** The state of a game: secret, plain JSON. */
import type { Outcome } from '../../../contract/index.ts'
import type { FrameState } from '../../../kit/flow/engine.ts'
import type { ZoneCard } from '../../../kit/zones/piles.ts'
import { frontId } from '../cards/two-sides.ts'
import type { PieceKey } from '../texts/language/keyed-text.ts'
import type { MarkName, Rule, SpanName } from '../texts/language/words.ts'
import type { Side } from './engine-card.ts'
import type { BattleFrame, CardName, DestinyFrame, DrainFrame, Frame, Phase, Role, ShotFrame } from './game-frames.ts'

/** A card on table that is no location. */
export interface TableCard {
  /** Public name, for as long as it is on table. */
  readonly handle: string
  /** Of a two-sided card the side in front. */
  card: string
  /** The place where it lies by itself; null on a carrier, or beside the locations. */
  at: string | null
  /** The card on or in which it is. */
  on: string | null
  role: Role | null
  /** Its player, where that is not the owner of its deck (rule 33.2). */
  side?: Side
  /** Turned sideways (rule 9.2.6). */
  hit?: boolean
  /** A vehicle that does nothing any more (rule 48.1). */
  crashed?: boolean
  /** Cards stacked here, open, of either player; the last on top (S-E53). */
  stacked?: string[]
  /** How many cards of either player lie face down under it (rule 4.13). */
  hidden?: number
  /** How it rests; then it is none of the active cards, and `on` is its bearer. */
  mark?: MarkName
}

/** A place: the locations that lie on each other, the one in force last (rules 8.2.5, SG-38). */
export interface Place {
  readonly id: string
  readonly system: string
  readonly cards: string[]
  /** Of a mobile system where it is now. */
  orbit?: Orbit
}

/** The parsec of a mobile system, and the place of the system that it orbits; null: it is in deep space (rule 24.8). */
export interface Orbit {
  readonly parsec: number
  readonly around: string | null
}

/** The cards of one player that are not on table. Piles have their top card last. */
export interface SideCards {
  readonly hand: ZoneCard[]
  readonly reserve: string[]
  readonly force: string[]
  readonly used: string[]
  readonly lost: string[]
  /** Cards out of play, face up; absent: none is (rule 31.1). */
  out?: string[]
  /** Cards that lie face down under cards on table, by their handles; absent: none does (rule 4.13). */
  hidden?: { readonly under: string; readonly card: string }[]
  /** Destiny cards that are being resolved: they count as Life Force (rule 12.3). */
  readonly revealed: string[]
  /** Cards that are being played or deployed. */
  readonly played: string[]
  /** The shots that this side has laid ahead for its battle; null: none. */
  shots: Shots | null
  drawn: number
  shuffles: number
}

/** Shots laid ahead: weapons and their targets in order, and whether its player passes whatever is fired. */
export interface Shots {
  left: { readonly weapon: string; readonly target: string }[]
  /** The use that it makes of the chance that its own battle destiny gives: Interrupts in its hand, each with its function. */
  readonly plays: readonly { readonly hand: string; readonly piece: PieceKey }[]
  readonly whatever: boolean
}

/** The marks of this turn (part 21.3). */
export interface Today {
  activated: number
  drained: string[]
  /** The Force that these drains have taken. */
  taken: number
  /** Whether a card was deployed or lost. */
  stirred: boolean
  /** Whether a player has done anything in this deploy phase. */
  acted?: true
  battled: string[]
  /** How many of these battles the other player has begun; absent: none. */
  begunByOther?: number
  fought: string[]
  /** Cards that made a regular move (rule 10.0.2). */
  moved: string[]
  reacted: string[]
  /** Weapons fired, with their carriers and targets, once for each shot. */
  shots: {
    readonly weapon: string
    readonly card: string
    readonly by: string
    readonly target: string
    readonly battle: boolean
  }[]
  /** Cards deployed in this phase. */
  fresh: string[]
  /** Titles of Interrupts played by each side (rule 13.3). */
  titles: Record<Side, string[]>
}

/** An effect that lasts: a rule that began with a card's text, its player, and the cards that it was about. */
export interface LastingEffect {
  readonly card: string
  readonly you: Side
  /** The piece of the text with which it began. */
  readonly piece: PieceKey
  readonly rule: Rule
  readonly until: SpanName
  /** Of one for the opponent's next turn the number of that turn. */
  readonly turn?: number
  /** Handles of the cards that were chosen, by their names. */
  readonly chosen?: Readonly<Record<string, string>>
  /** The card or place of the moment. */
  readonly it?: CardName
  readonly drawn: number | null
  /** The Force of the moment. */
  readonly lost?: number
  /** The place where it began: "here" is that place for as long as it lasts. */
  readonly here: string | null
  /** Handle of the card on table that it comes from, or a name of its own. */
  readonly name: string
}

/** The choices on which the players agreed. */
export interface MatchAgreement {
  readonly pace: 'table' | 'can-matter' | 'strict'
  readonly damage: 'turns' | 'whole'
  /** After this many turns the larger Life Force wins (U-37). */
  readonly turns: 'none' | '20' | '30' | '40'
}

/** The part of a state that everybody may see as it is. */
export interface Open {
  readonly format: string
  readonly agreed: MatchAgreement
  turn: number
  active: Side
  phase: Phase
  places: Place[]
  /** The locations that were blown away; absent: none was (rule 25.10). */
  blown?: string[]
  pieces: TableCard[]
  /** Cards on table that rest, with the cards on them. */
  resting?: TableCard[]
  today: Today
  /** How many turns in a row have ended without a card deployed or lost (U-36). */
  still: number
  /** How many battles have begun in the game. */
  battles: number
  lasting: LastingEffect[]
  /** Offers with a limit that were used: what, in which span. */
  spent: string[]
  /** Titles of the Interrupts that each side has played in this game, once for each time; absent: none was. */
  titles?: Record<Side, string[]>
  /** Cards of each side that were shown on their way to a face-down pile since the last recirculation. */
  readonly shown: Record<Side, string[]>
  /** The place with which each side started. */
  readonly started: Record<Side, string | null>
  outcome: Outcome<Side> | null
}

/** The kinds of questions. */
export const KINDS = [
  'start',
  'activate',
  'act',
  'begin',
  'draw',
  'deploy-where',
  'move-where',
  'company',
  'riders',
  'respond',
  'lose',
  'plan',
  'weapons',
  'target',
  'again',
  'destiny',
  'two',
  'satisfy',
  'starting',
  'text-target',
  'pick',
  'one-of',
  'amount',
  'goal',
  'which',
] as const
/** The kind of a question. */
export type CoreKind = (typeof KINDS)[number]
/** The kinds of questions of mechanisms: filled by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: mechanisms fill it
export interface AddedKinds {}
export type Kind = CoreKind | keyof AddedKinds

export interface State extends Open, FrameState<Side, Frame, Kind> {
  readonly seed: string
  readonly sides: Record<Side, SideCards>
  /** Names the next card or place on table. */
  named: number
}

/** How many cards lie where. */
export type Sizes = Readonly<Record<'hand' | 'reserve' | 'force' | 'used', number>>

/** All that is public, in the form in which values are computed. */
export interface Board extends Readonly<Open> {
  readonly sizes: Readonly<Record<Side, Sizes>>
  readonly lost: Readonly<Record<Side, readonly string[]>>
  /** The cards of each side that are out of play; absent: none is. */
  readonly out?: Readonly<Record<Side, readonly string[]>>
  readonly battle: BattleFrame | null
  readonly drain: DrainFrame | null
  readonly shot: ShotFrame | null
  readonly destiny: DestinyFrame | null
  /** The Interrupt that is being played, and which function. */
  readonly playing: { readonly card: string; readonly piece: PieceKey } | null
}

/** Returns the innermost frame of a kind, or null. */
export function frameIn<F extends Frame['frame']>(
  flow: readonly Frame[],
  kind: F,
): Extract<Frame, { frame: F }> | null {
  for (let at = flow.length - 1; at >= 0; at--) {
    const frame = flow[at]
    if (frame?.frame === kind) return frame as Extract<Frame, { frame: F }>
  }
  return null
}

/** @param secret cards that were chosen in secret: they count as lying in the Reserve Deck (rule 3.1, SG-07) */
const sizesOf = ({ hand, reserve, force, used, revealed }: SideCards, secret: number): Sizes => ({
  hand: hand.length,
  reserve: reserve.length + secret,
  force: force.length,
  // A destiny card that is being resolved goes there (rules 4.9, 12.3).
  used: used.length + revealed.length,
})

/** How many cards of a side lie aside, chosen in secret. */
const secretsOf = (flow: readonly Frame[], side: Side): number => (frameIn(flow, 'setup')?.chosen[side] == null ? 0 : 1)

function playingIn(flow: readonly Frame[]): Board['playing'] {
  const text = frameIn(flow, 'text')
  // Its player is still thinking about it: nobody else knows of the card yet.
  const isSecret = text?.step === 'target' || text?.step === 'goal'
  return text === null || text.source !== null || isSecret ? null : { card: text.card, piece: text.piece }
}

/** Returns the public part of a state. */
export function boardOf(state: State): Board {
  const {
    format,
    agreed,
    turn,
    active,
    phase,
    places,
    blown,
    pieces,
    resting,
    today,
    still,
    battles,
    lasting,
    spent,
    titles,
    shown,
    started,
    outcome,
    sides,
    flow,
  } = state
  return {
    format,
    agreed,
    turn,
    active,
    phase,
    places,
    ...(blown === undefined ? {} : { blown }),
    pieces,
    ...(resting === undefined ? {} : { resting }),
    today,
    still,
    battles,
    lasting,
    spent,
    ...(titles === undefined ? {} : { titles }),
    shown,
    started,
    outcome,
    sizes: {
      dark: sizesOf(sides.dark, secretsOf(flow, 'dark')),
      light: sizesOf(sides.light, secretsOf(flow, 'light')),
    },
    lost: { dark: sides.dark.lost, light: sides.light.lost },
    ...(sides.dark.out === undefined && sides.light.out === undefined
      ? {}
      : { out: { dark: sides.dark.out ?? [], light: sides.light.out ?? [] } }),
    battle: frameIn(flow, 'battle'),
    drain: frameIn(flow, 'drain'),
    shot: frameIn(flow, 'shot'),
    destiny: frameIn(flow, 'destiny'),
    playing: playingIn(flow),
  }
}

/** Returns the marks of a turn in which nothing was done yet. */
export const newDay = (): Today => ({
  activated: 0,
  drained: [],
  taken: 0,
  stirred: false,
  battled: [],
  fought: [],
  moved: [],
  reacted: [],
  shots: [],
  fresh: [],
  titles: { dark: [], light: [] },
})

/** The Life Force of each side (rule 4.1). */
export const lifeForce = ({ sizes }: Pick<Board, 'sizes'>, side: Side): number =>
  sizes[side].reserve + sizes[side].force + sizes[side].used

/** How many cards each side has, wherever they are: always its 60 (rule 1.4). */
export function cardsOfSide(
  { sides, pieces, resting = [], places, flow }: State,
  side: Side,
  sideOf: (card: string) => Side,
): string[] {
  const { reserve, force, used, lost, out = [], hidden = [], revealed, played } = sides[side]
  // A stolen card lies in the other hand.
  const held = [...sides.dark.hand, ...sides.light.hand].filter(({ card }) => sideOf(card) === side)
  const setup = frameIn(flow, 'setup')
  const aside =
    setup === null ? [] : [...setup.aside[side], ...(setup.chosen[side] === null ? [] : [setup.chosen[side]])]
  const table = [
    ...[...pieces, ...resting].flatMap(({ card, stacked = [] }) => [frontId(card), ...stacked]),
    ...places.flatMap(({ cards }) => cards.map(frontId)),
  ]
  return [
    ...[...held, ...hidden].map(({ card }) => card),
    ...[reserve, force, used, lost, out, revealed, played, aside].flat(),
    ...table.filter((card) => sideOf(card) === side),
  ]
}
