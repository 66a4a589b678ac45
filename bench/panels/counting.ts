/** Counts recorded panels and taps: medians, the value that 95 of 100 keep, the most. No browser is needed. Pure. */
import { median } from '../table.ts'
import type { Standing } from './played/standing.ts'

/** A panel as a player saw it: after opening it, or after a tap. */
export interface SeenPanel {
  /** The kind of question that it asks; `waiting` if it asks none, `end` if it shows the result. */
  readonly kind: string
  readonly language: string
  /**
   * Of the whole message in pixels: head, body, and the line that only its reader sees it; and the height that the program
   * expects, by which it gives the picture its room. Null where nothing was drawn.
   */
  readonly heights: { readonly height: number; readonly expected: number } | null
  /** The number of buttons and selects. */
  readonly controls: number
}

/** A use of the panel: the panel is opened, or a control on it is used. */
export interface SeenTap extends Standing {
  readonly game: number
  /** Whether the player is shown proposals. */
  readonly proposed: boolean
  /** Touches of the screen; 0 for an opening, which is counted by `OPENING`. */
  readonly touches: number
  /** Entries of lists that were chosen by these touches. */
  readonly chosen: number
  readonly opens: boolean
  /** The kind of question that it answers, or begins to answer. */
  readonly kind: string
  /** The words on the control, with the entries that were touched. */
  readonly words: string
}

/** A turn or a battle of one player, as the figures count it. */
export type Stretch = 'quiet' | 'attack' | 'defence' | 'drain' | 'duel' | 'other'

/** The taps of one stretch of a game. */
export interface Count {
  readonly stretch: Stretch
  /** Touches on the panel. */
  readonly touches: number
  /** Touches on the panel, but for those that choose an entry of a list: one that opens it and one on the entry. */
  readonly besidesChoices: number
  readonly proposed: boolean
  /** How often the panel was opened. */
  readonly openings: number
}

/** The taps of one stretch, in their order. */
export interface TapRow {
  readonly stretch: Stretch
  readonly taps: readonly SeenTap[]
}

/** Taps that open a panel in the thread: the notification, and *My turn*. */
export const OPENING = 2
/** Taps that open it where people are called by direct message: the call is the panel. */
const OPENING_BY_CALL = 1

/** The figures, in the order in which they are printed. */
export interface Figures {
  readonly panels: number
  readonly heightMedian: number | null
  readonly height95: number | null
  readonly heightMax: number | null
  readonly controlsMedian: number | null
  readonly controls95: number | null
  readonly controlsMax: number | null
  readonly tapsQuiet: number | null
  readonly tapsAttack: number | null
  readonly tapsDefence: number | null
  /** One payment for a drain of the opponent, with the react to it. */
  readonly tapsDrain: number | null
  /** An own turn without a battle of players who are shown no proposals, but for two taps for each entry chosen. */
  readonly tapsQuietOwn: number | null
  /** The same of an own turn with a battle. */
  readonly tapsAttackOwn: number | null
  /** The most pixels by which a panel that asks is taller than expected; negative if none is. */
  readonly overEstimate: number | null
  /** The most pixels by which such a panel is less tall than expected. */
  readonly underEstimate: number | null
}

/** The panels of one kind of question. */
export interface KindFigures {
  readonly kind: string
  readonly panels: number
  readonly heightMedian: number | null
  readonly heightMax: number | null
  readonly controlsMax: number
}

/** The turns or battles of one kind. */
export interface StretchFigures {
  readonly stretch: Stretch
  readonly count: number
  /** Median of the touches, with one opening. */
  readonly taps: number
  /** Median of the touches, with each opening in the thread. */
  readonly tapsAllOpenings: number
  /** Median of the touches, with each opening by the direct message that calls the player. */
  readonly tapsByCalls: number
  readonly tapsMax: number
  readonly openings: number
}

/**
 * Returns the smallest of the values that at least this share of them does not exceed.
 *
 * @param share above 0, at most 1
 * @returns null if there are no values
 */
export function within(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.ceil(share * sorted.length) - 1] ?? null
}

const middle = (values: readonly number[]): number | null => (values.length === 0 ? null : median(values))
const most = (values: readonly number[]): number | null => within(values, 1)

/**
 * Groups taps by turn and player. Each battle that the opponent started is a stretch of its own; it begins with the first
 * question while it goes on.
 */
export function rowsOf(taps: readonly SeenTap[]): TapRow[] {
  const groups = new Map<string, SeenTap[]>()
  for (const tap of taps) {
    const role = roleOf(tap)
    const key = [tap.game, tap.seat, tap.turn, role].join(' ')
    groups.set(key, [...(groups.get(key) ?? []), tap])
  }
  return [...groups.values()].map((group) => ({ stretch: stretchOf(group), taps: group }))
}

/** Counts the taps of each turn, battle and payment. */
export function stretchesOf(taps: readonly SeenTap[]): Count[] {
  return rowsOf(taps).flatMap(({ stretch, taps: group }) => {
    const touches = group.reduce((sum, tap) => sum + tap.touches, 0)
    const openings = group.filter(({ opens }) => opens).length
    const besidesChoices = touches - 2 * group.reduce((sum, tap) => sum + tap.chosen, 0)
    const proposed = group[0]?.proposed === true
    return touches === 0 ? [] : [{ stretch, touches, besidesChoices, proposed, openings }]
  })
}

function roleOf({ own, attacker, battle, seat, drain }: SeenTap): string {
  if (own) return 'own'
  if (attacker !== null && attacker !== seat) return `defends ${battle}`
  return drain === null ? 'other' : `pays ${drain}`
}

function stretchOf(group: readonly SeenTap[]): Stretch {
  const [first] = group
  if (first === undefined) return 'other'
  if (!first.own && first.attacker === null) return first.drain === null ? 'other' : 'drain'
  if (!first.own) return 'defence'
  if (group.some(({ duel }) => duel)) return 'duel'
  return group.some(({ attacker, seat }) => attacker === seat) ? 'attack' : 'quiet'
}

/** Returns the figures. Panels on which nothing is asked count for the greatest values alone: they are short. */
export function figuresOf(panels: readonly SeenPanel[], taps: readonly SeenTap[]): Figures {
  const asking = panels.filter(({ kind }) => kind !== 'waiting')
  const heights = heightsOf(asking)
  const off = asking.flatMap(({ heights: one }) => (one === null ? [] : [one.height - one.expected]))
  const controls = asking.map(({ controls }) => controls)
  const counts = stretchesOf(taps)
  const these = (stretch: Stretch, proposed: boolean) =>
    counts.filter((one) => one.stretch === stretch && one.proposed === proposed)
  const tapsOf = (stretch: Stretch) => middle(these(stretch, true).map(({ touches }) => touches + OPENING))
  const ofAll = (stretch: Stretch) =>
    middle(counts.filter((one) => one.stretch === stretch).map(({ touches }) => touches + OPENING))
  const ownTapsOf = (stretch: Stretch) =>
    middle(these(stretch, false).map(({ besidesChoices }) => besidesChoices + OPENING))
  return {
    panels: asking.length,
    heightMedian: middle(heights),
    height95: within(heights, 0.95),
    heightMax: most(heightsOf(panels)),
    controlsMedian: middle(controls),
    controls95: within(controls, 0.95),
    controlsMax: most(panels.map(({ controls }) => controls)),
    tapsQuiet: tapsOf('quiet'),
    tapsAttack: tapsOf('attack'),
    tapsDefence: ofAll('defence'),
    tapsDrain: ofAll('drain'),
    tapsQuietOwn: ownTapsOf('quiet'),
    tapsAttackOwn: ownTapsOf('attack'),
    overEstimate: most(off.map((pixels) => Math.round(pixels))),
    underEstimate: most(off.map((pixels) => Math.round(-pixels))),
  }
}

/** The heights of panels that were drawn. */
const heightsOf = (panels: readonly SeenPanel[]): readonly number[] =>
  panels.flatMap(({ heights }) => (heights === null ? [] : [heights.height]))

/** Returns the panels by their kind of question, the tallest first, of those that were not drawn the ones with most controls. */
export function kindsOf(panels: readonly SeenPanel[]): KindFigures[] {
  return [...new Set(panels.map(({ kind }) => kind))]
    .map((kind) => {
      const these = panels.filter((panel) => panel.kind === kind)
      const heights = heightsOf(these)
      return {
        kind,
        panels: these.length,
        heightMedian: middle(heights),
        heightMax: most(heights),
        controlsMax: Math.max(...these.map(({ controls }) => controls)),
      }
    })
    .sort(
      (one, other) =>
        (other.heightMax ?? 0) - (one.heightMax ?? 0) ||
        other.controlsMax - one.controlsMax ||
        other.panels - one.panels,
    )
}

/** Returns the taps by kind of turn or battle, for those that came up. */
export function tapsByStretch(taps: readonly SeenTap[]): StretchFigures[] {
  const counts = stretchesOf(taps)
  return (['quiet', 'attack', 'defence', 'drain', 'duel', 'other'] as const).flatMap((stretch) => {
    const these = counts.filter((one) => one.stretch === stretch)
    if (these.length === 0) return []
    const once = these.map(({ touches }) => touches + OPENING)
    return [
      {
        stretch,
        count: these.length,
        taps: median(once),
        tapsAllOpenings: median(these.map(({ touches, openings }) => touches + OPENING * Math.max(1, openings))),
        tapsByCalls: median(these.map(({ touches, openings }) => touches + OPENING_BY_CALL * Math.max(1, openings))),
        tapsMax: Math.max(...once),
        openings: median(these.map(({ openings }) => openings)),
      },
    ]
  })
}
