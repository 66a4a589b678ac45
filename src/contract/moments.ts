/**
 * The moments of a match that are worth a picture and a headline: a clash, a goal that is won, the end. A game gives
 * them as data in the language of a reader; what draws and tells them knows no game.
 */
import type { SeenEvent } from './facts.ts'
import type { Scene } from './scenes.ts'
import type { Seat } from './seats.ts'
import type { Voice } from './words.ts'

/**
 * Where a part of a total comes from:
 * - `own`: the fighters themselves
 * - `place`: the place where they fight
 * - `gear`: the cards that they carry
 * - `play`: a card that was played for this fight
 * - `text`: what cards say
 * - `draw`: cards that were drawn for it
 */
export type PartSign = 'own' | 'place' | 'gear' | 'play' | 'text' | 'draw'

/** A part of a total. */
export interface TotalPart {
  readonly sign: PartSign
  readonly value: number
  /** In the reader's language: "power", or the title of the card. */
  readonly label: string
  /** Ids of the cards that were drawn for it. */
  readonly cards?: readonly string[]
}

/** A fighter of a lane. */
export interface LaneCard {
  /** Id of the card. */
  readonly card: string
  readonly name: string
  /** It left the table by this fight. */
  readonly lost: boolean
}

/** One side of a lane. */
export interface LaneSide {
  readonly fighters: readonly LaneCard[]
  /** All fighters by name, and a shorter form where there is little room. */
  readonly label: string
  readonly short: string
  readonly total: number
  readonly parts: readonly TotalPart[]
}

/** A fight that is decided. */
export interface FoughtLane {
  readonly sides: Readonly<Record<Seat, LaneSide>>
  /** Null: a tie. */
  readonly winner: Seat | null
  /** Without the cards that were drawn it would have ended otherwise. */
  readonly byDraw: boolean
  /** In one sentence: who won it, with which draw, and what it cost. */
  readonly told: string
}

/** Fighters who met nobody. */
export interface Unmet {
  readonly by: Seat
  /** "break through" */
  readonly label: string
  /** "2 cards" */
  readonly cost: string
}

/** A clash as lanes, as far as it has been fought. */
export interface ShownClash {
  /** Where it was fought, in a few words. */
  readonly label: string
  readonly lanes: readonly FoughtLane[]
  readonly unmet: readonly Unmet[]
  /** Lanes won. */
  readonly score: Readonly<Record<Seat, number>>
  readonly over: boolean
}

/** A place that somebody may win. */
export interface Prize {
  readonly name: string
  /** Its first letter. */
  readonly letter: string
  readonly state: 'open' | 'now' | 'won'
  readonly by: Seat | null
}

/** How a match stands, in few signs. */
export interface Score {
  /** Empty where nothing is won but the match. */
  readonly goals: readonly Prize[]
  /** Cards left in each draw deck. */
  readonly left: Readonly<Record<Seat, number>>
}

/** A goal that was won. */
export interface ShownWin {
  readonly by: Seat
  /** The goal in large letters, and the words that follow it: "is yours". */
  readonly name: string
  readonly claim: string
  /** The card that stands for the goal; null: none. */
  readonly card: string | null
  /** The fight that decided it; null: it was given up, or won without a fight. */
  readonly decisive: FoughtLane | null
  readonly decisiveLabel: string
  /** The losses of each side, one sentence a side. */
  readonly lines: readonly string[]
}

/** A part of a turn as a picture made of blocks. */
export interface TurnPicture {
  /** Its headline, without a full stop. */
  readonly title: string
  /** The consequences, one sentence each. */
  readonly lines: readonly string[]
  readonly scene: Scene
  /** How much it has cost. The heaviest picture stands for its turn; a replay opens at the heaviest of all. */
  readonly weight: number
  /** Nothing of it is still to come. */
  readonly over: boolean
  /** It shows a fight: a replay opens at the heaviest fight, if there is one. */
  readonly fight?: true
  /** A chapter of a replay alone: a message about its turn tells it in words. */
  readonly aside?: true
  /** Where cards drawn for a fight have decided it: the scenes that lead to this one, in order. */
  readonly before?: readonly Scene[]
}

/** A number of the whole match. */
export interface EndCount {
  readonly value: string
  readonly label: string
}

/** The end of a match. */
export interface ShownEnd {
  /** Null: nobody has won. */
  readonly winner: Seat | null
  /** "wins 2–1", "wins", "A tie". */
  readonly claim: string
  /** The game and its format. */
  readonly kind: string
  /** The card of the winner that decided it, and the card that stands behind it; null: none. */
  readonly card: string | null
  readonly ground: string | null
  /** The fight that decided it, and a line below it. */
  readonly decisive: { readonly card: string; readonly fight: string; readonly line: string } | null
  readonly counts: readonly EndCount[]
}

/** A turn in a few words. */
export interface ToldTurn {
  /** "Turn 5"; empty before the first turn. */
  readonly turn: string
  /** The weightiest thing that happened, without a full stop; empty: nothing that is worth telling. */
  readonly headline: string
  /** The consequences, one sentence each. */
  readonly lines: readonly string[]
  /** Sentences for small letters. */
  readonly small: readonly string[]
}

/** Something that has happened and that its reader has not seen: their next panel begins with it. */
export interface Highlight {
  /** Above the picture: a headline, and a sentence behind it; empty where the picture says it all. */
  readonly news: readonly string[]
  /** @param question the picture that the panel would have without it */
  scene(question: Scene): Scene
}

/** The moments that are worth the picture of a player's next panel. */
export interface Highlights<V> {
  /** Whether these facts, those since the player's last answer, may hold one: only then all facts are read. */
  may(events: readonly SeenEvent[]): boolean
  /**
   * @param events all facts of the match
   * @param from the index of the first that the player has not seen
   * @param view after them
   * @param asked the kind of the question below it; null: nothing is asked. A question that needs its own picture has none
   */
  of(events: readonly SeenEvent[], from: number, view: V, voice: Voice, asked: string | null): Highlight | null
}

/** The moments of a game. Each answer is made from what its reader may know and from nothing else. */
export interface Moments<V> {
  standing(view: V, voice: Voice): Score
  /** The facts of one turn, or of what came before the first. @param view after them; absent: places are not compared */
  turn(events: readonly SeenEvent[], voice: Voice, view?: V): ToldTurn
  /** The pictures of one turn in order, in games whose clashes are no lanes. @param view after these facts */
  pictures?(events: readonly SeenEvent[], view: V, voice: Voice): readonly TurnPicture[]
  /** The clashes that these facts tell of, in order. */
  clashes(events: readonly SeenEvent[], voice: Voice): readonly ShownClash[]
  /** The goals that were won by these facts. @param events of the turn in which it happened @param view after it */
  wins(events: readonly SeenEvent[], view: V, voice: Voice): readonly ShownWin[]
  /** Absent: panels begin with clashes alone. */
  readonly highlights?: Highlights<V>
  /** @param events of the whole match @param view at the end. Null while it runs. */
  end(events: readonly SeenEvent[], view: V, voice: Voice): ShownEnd | null
}
