/** Choices by a seed: the same seed forges the same interactions. */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

export class Chance {
  readonly #generator: ReturnType<typeof xoroshiro128plus>

  constructor(seed: number) {
    this.#generator = xoroshiro128plus(seed)
  }

  /** Returns a whole number from 0 up to this one. */
  below(end: number): number {
    return uniformInt(this.#generator, 0, Math.max(0, end - 1))
  }

  /** Whether an event of this share happens. */
  one(share: number): boolean {
    return this.below(1_000_000) < share * 1_000_000
  }

  /** @throws for an empty list */
  pick<T>(list: readonly T[]): T {
    const picked = list[this.below(list.length)]
    if (picked === undefined) throw new Error('Nothing to choose from')
    return picked
  }

  /** Returns up to this many things. */
  some<T>(most: number, make: () => T): T[] {
    return Array.from({ length: this.below(most + 1) }, make)
  }
}
