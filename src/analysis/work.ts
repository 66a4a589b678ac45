/** The work of an analysis, counted in playouts: the same match stops at the same place on any machine. */

/** A playout to the end of a match takes as long as this many that stop two turns ahead. */
const TO_THE_END = 8

/** Counts playouts up to a limit. */
export class Work {
  readonly #limit: number
  readonly #onPlayouts: (share: number) => void
  #units = 0
  #playouts = 0
  #failed = 0
  #cut = false

  /**
   * @param limit in playouts that stop two turns ahead
   * @param onPlayouts is called as the work goes on, with the share of the limit that is used up
   */
  constructor(limit: number, onPlayouts: (share: number) => void = () => {}) {
    this.#limit = limit
    this.#onPlayouts = onPlayouts
  }

  get playouts(): number {
    return this.#playouts
  }

  get failed(): number {
    return this.#failed
  }

  /** Whether something was left out. */
  get cut(): boolean {
    return this.#cut
  }

  /**
   * Whether there is room for this many playouts; if not, the analysis is cut short.
   * @param kept playouts of the same reach for which room has to be left
   */
  hasRoom(playouts: number, reach: 'turns' | 'end', kept = 0): boolean {
    const fits = this.#units + this.#unitsOf(playouts + kept, reach) <= this.#limit
    if (!fits) this.#cut = true
    return fits
  }

  add(playouts: number, failed: number, reach: 'turns' | 'end'): void {
    this.#playouts += playouts
    this.#failed += failed
    this.#units += this.#unitsOf(playouts, reach)
    this.#onPlayouts(Math.min(1, this.#units / this.#limit))
  }

  #unitsOf = (playouts: number, reach: 'turns' | 'end') => playouts * (reach === 'end' ? TO_THE_END : 1)
}
