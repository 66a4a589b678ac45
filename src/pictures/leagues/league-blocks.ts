/**
 * The blocks of pictures of leagues, top to bottom, as plain data. They hold finished words, so that drawing needs no
 * language and knows no league. A public picture holds no hour, date or time left.
 */

import type { Seat } from '../../contract/index.ts'
import type { Joints } from '../../kit/wording/words.ts'
import type { IconName } from '../icons.ts'

/** The mark of a game: filled, half, hollow, dashed, a dot, a plus, slashed. A cross marks a player who is out. */
export type PipMark = 'won' | 'drawn' | 'lost' | 'running' | 'open' | 'bye' | 'forfeit' | 'gone'

/** A game in a row: a square for the first side, a circle for the second. */
export interface Pip {
  readonly side: 0 | 1
  readonly mark: PipMark
}

/** A step of a season: a round, the semi-finals, the final. */
export interface TrackStep {
  readonly label: string
  readonly state: 'played' | 'now' | 'open'
}

export interface HeadBlock {
  readonly block: 'head'
  readonly left: string
  readonly right?: string
  readonly track?: readonly TrackStep[]
  /** The step that runs, in words, for readers of text. */
  readonly step?: string
}

/** A row of an explanation: an icon or sign, a bold line, a sentence, a number. */
export interface LineRow {
  readonly icon?: IconName
  readonly tint?: 'blue' | 'yellow' | 'green' | 'red' | 'amber'
  readonly seat?: Seat
  readonly chip?: TrackStep
  readonly title: string
  readonly text?: string
  readonly value?: string
  readonly under?: string
  /** `attention`: it needs somebody, or will cost something. `side`: on the ground of its seat. */
  readonly tone?: 'attention' | 'proposal' | 'own' | 'side'
}

export interface LinesBlock {
  readonly block: 'lines'
  /** The rows stand elsewhere in the list above: a white line parts them from it. */
  readonly pinned?: boolean
  readonly rows: readonly LineRow[]
}

/** A row of a table. */
export interface StandingRow {
  readonly kind: 'row'
  readonly place: number
  /** Places won since the round before; null: nothing to compare. */
  readonly moved: number | null
  readonly name: string
  readonly own: boolean
  /** They have left. */
  readonly gone: boolean
  readonly rounds: readonly (readonly Pip[])[]
  readonly games: string | null
  readonly points: string
}

export interface StandingsBlock {
  readonly block: 'standings'
  readonly columns: {
    readonly player: string
    readonly rounds: string
    readonly games: string
    readonly points: string
  }
  /** `cut`: the line of a play-off. `gap`: rows are left out. `pin`: the rows below stand elsewhere. */
  readonly rows: readonly (
    | StandingRow
    | { readonly kind: 'cut'; readonly label: string }
    | { readonly kind: 'gap' }
    | { readonly kind: 'pin' }
  )[]
}

export interface CrossBlock {
  readonly block: 'cross'
  readonly rows: readonly {
    readonly place: number
    readonly name: string
    readonly own: boolean
    /** Null: the own cell. */
    readonly cells: readonly (readonly Pip[] | null)[]
    readonly points: string
  }[]
}

/** A seat in a bracket. */
export interface BracketSeat {
  /** The seed, which stands before the name in the first column. */
  readonly seed: string
  readonly label: string
  readonly score: string
  readonly state: 'won' | 'lost' | 'plays' | 'open'
  readonly own: boolean
}

export interface BracketBlock {
  readonly block: 'bracket'
  /** The parts below each other: the winners' side, the losers' side. */
  readonly parts: readonly {
    readonly label: string | null
    readonly columns: readonly {
      readonly boxes: readonly { readonly seats: readonly [BracketSeat, BracketSeat]; readonly own: boolean }[]
    }[]
  }[]
}

export interface PairsBlock {
  readonly block: 'pairs'
  readonly rows: readonly {
    readonly left: string
    readonly middle: string
    readonly right: string
    readonly lost: 'left' | 'right' | null
  }[]
}

/** A curve with the band in which the true value is. */
export interface PlotBlock {
  readonly block: 'plot'
  readonly points: readonly {
    readonly at: number
    readonly value: number
    readonly low: number
    readonly high: number
  }[]
  /** Labels below, with their share of the width. */
  readonly marks: readonly { readonly at: number; readonly label: string }[]
  /** A dashed line. */
  readonly line: { readonly at: number; readonly label: string } | null
}

/** A chance over time, between two sides: above and below the middle stand the grounds of the first and the second. */
export interface CurveBlock {
  readonly block: 'curve'
  /** The side whose chance it is, and its opponent. */
  readonly seats: readonly [Seat, Seat]
  /** Chances from 0 to 1, each with the band in which the true one is. */
  readonly points: readonly {
    readonly at: number
    readonly chance: number
    readonly low: number
    readonly high: number
  }[]
  /** Labels below. */
  readonly marks: readonly { readonly at: number; readonly label: string }[]
  /** Numbered moments on the curve. */
  readonly moments: readonly { readonly at: number; readonly label: string }[]
}

/** Answers to one question with their chances, one below the other. */
export interface AnswersBlock {
  readonly block: 'answers'
  readonly rows: readonly {
    readonly label: string
    readonly text?: string
    /** From 0 to 1. */
    readonly chance: number
    readonly low: number
    readonly high: number
    readonly value: string
    readonly mark?: string
    /** The best of them. */
    readonly best?: true
  }[]
}

/** The planned rounds of a season, as wide as they take long. It holds dates, so that no public picture has it. */
export interface PlanBlock {
  readonly block: 'plan'
  readonly steps: readonly {
    readonly label: string
    /** The day on which it starts. */
    readonly date: string
    readonly days: number
    /** A round of the bracket. */
    readonly final: boolean
  }[]
}

export interface StatsBlock {
  readonly block: 'stats'
  readonly cells: readonly { readonly value: string; readonly label: string }[]
}

export interface HeroBlock {
  readonly block: 'hero'
  readonly over: string
  readonly title: string
  readonly under?: string
  readonly cup?: true
  /** Red: asks before something is lost. */
  readonly danger?: true
  /** A card at the right. */
  readonly card?: string
}

export interface VersusBlock {
  readonly block: 'versus'
  readonly players: readonly [VersusPlayer, VersusPlayer]
  readonly middle: 'versus' | 'arrow' | 'score'
}

interface VersusPlayer {
  readonly name: string
  readonly lines: readonly string[]
  readonly out: boolean
}

export interface SeatsBlock {
  readonly block: 'seats'
  readonly seats: readonly { readonly letter: string; readonly state: 'in' | 'waiting' | 'free' }[]
}

export interface BarsBlock {
  readonly block: 'bars'
  readonly rows: readonly {
    readonly label: string
    readonly seat?: Seat
    /** From 0 to 1. */
    readonly share: number
    readonly value: string
    readonly tint?: 'blue' | 'amber' | 'green'
  }[]
}

/** A share with its interval. Shares go from 0 to 1. */
export interface ChanceRow {
  /** A card, whose face stands before the name. */
  readonly card?: string
  readonly label: string
  readonly under?: string
  readonly share: number
  readonly low: number
  readonly high: number
  readonly value: string
  /** `sure`: the interval leaves out a half. `few`: few games. `grey`: of one pairing. */
  readonly tone?: 'sure' | 'few' | 'grey'
  /** The interval in words, for readers of text. */
  readonly between: string
}

export interface ChancesBlock {
  readonly block: 'chances'
  readonly legend?: string
  readonly rows: readonly ChanceRow[]
}

/** A share in a matrix; `sure`: its interval leaves out a half. */
export interface MatrixCell {
  readonly value: string
  readonly under: string
  readonly sure: boolean
}

export interface MatrixBlock {
  readonly block: 'matrix'
  readonly columns: readonly string[]
  readonly rows: readonly { readonly label: string; readonly cells: readonly (MatrixCell | null)[] }[]
}

/** Places from the first to the last: likely ones solid, possible ones dashed. */
export interface PlacesBlock {
  readonly block: 'places'
  readonly most: number
  readonly now: number
  readonly likely: readonly [number, number]
  readonly possible: readonly [number, number]
  readonly labels: readonly [first: string, cut: string, last: string]
}

export interface BadgesBlock {
  readonly block: 'badges'
  readonly badges: readonly {
    readonly icon: IconName
    readonly label: string
    readonly tint: 'blue' | 'yellow' | 'green' | 'white'
  }[]
}

/** Two rows of a table, number by number. */
export interface CompareBlock {
  readonly block: 'compare'
  readonly names: readonly [string, string]
  readonly middle: string
  readonly rows: readonly {
    readonly left: string
    readonly label: string
    readonly right: string
    readonly decides: boolean
  }[]
  /** The parts of both numbers that decide. */
  readonly parts: readonly (readonly [left: string, value: string, right: string, value: string])[]
}

export interface FootBlock {
  readonly block: 'foot'
  readonly text?: string
  /** Signs with their meaning. */
  readonly legend?: readonly (readonly [Pip, string])[]
}

export type LeagueBlock =
  | HeadBlock
  | LinesBlock
  | StandingsBlock
  | CrossBlock
  | BracketBlock
  | PairsBlock
  | PlotBlock
  | CurveBlock
  | AnswersBlock
  | PlanBlock
  | StatsBlock
  | HeroBlock
  | VersusBlock
  | SeatsBlock
  | BarsBlock
  | ChancesBlock
  | MatrixBlock
  | PlacesBlock
  | BadgesBlock
  | CompareBlock
  | FootBlock

/** The words for signs that a description in words needs. */
export interface LeagueWords {
  readonly sideNames: readonly [string, string]
  readonly marks: Readonly<Record<PipMark, string>>
  readonly up: (places: number) => string
  readonly down: (places: number) => string
  readonly points: (points: string) => string
  readonly games: (games: string) => string
  readonly against: string
  readonly to: string
  /** The places between which somebody may end: from the best to the worst. */
  readonly likely: (from: number, to: number) => string
  readonly possible: (from: number, to: number) => string
  readonly joints: Joints
}

/** A picture to be drawn. */
export interface LeagueScene {
  /** The sides of the game: the first is a square, the second a circle. */
  readonly sides: readonly [Seat, Seat]
  readonly blocks: readonly LeagueBlock[]
  readonly words: LeagueWords
}
