/** How much of a match is measured, and how often. */

/** The size of an analysis, in playouts and moments: the same size gives the same analysis on any machine. */
export interface AnalysisSize {
  /** Playouts for each point of the curve. */
  readonly curve: number
  /** Playouts in which the answers to one question are tried. */
  readonly tried: number
  /** The most choices that are measured again, and the worlds of each. */
  readonly choicesAgain: number
  readonly worlds: number
  /** Playouts before and after each draw, the most draws that are measured again, and the playouts of those. */
  readonly luck: number
  readonly luckAgain: number
  readonly mostLuckAgain: number
  /** The most work, in playouts that stop two turns ahead (`Work`). */
  readonly limit: number
}

/** The usual size: about three minutes of one processor at most. */
export const USUAL_SIZE: AnalysisSize = {
  curve: 300,
  tried: 512,
  choicesAgain: 10,
  worlds: 512,
  luck: 300,
  luckAgain: 600,
  mostLuckAgain: 4,
  limit: 260_000,
}

/** Returns the usual size with this share of its playouts, in percent: quicker and coarser. */
export function sizeAt(percent: number): AnalysisSize {
  const part = (number: number) => Math.max(2, Math.round((number * percent) / 100))
  const { curve, tried, worlds, luck, luckAgain } = USUAL_SIZE
  return {
    ...USUAL_SIZE,
    ...{ curve: part(curve), tried: part(tried), worlds: part(worlds), luck: part(luck), luckAgain: part(luckAgain) },
  }
}
