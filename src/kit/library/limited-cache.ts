/** A cache of limited size: the least recently used value goes first. */

/** The settings of a cache. */
export interface LimitedCacheOptions<T> {
  /** The size of the cache, in the unit of `sizeOf`. */
  readonly room: number
  readonly sizeOf: (value: T) => number
}

/** A cache of limited size that drops the least recently used value first. */
export class LimitedCache<T> {
  readonly #options: LimitedCacheOptions<T>
  /** The values by key; the last used stands last. */
  readonly #values = new Map<string, T>()
  readonly #making = new Map<string, Promise<T>>()
  #taken = 0

  constructor(options: LimitedCacheOptions<T>) {
    this.#options = options
  }

  /** Returns the value of the key and makes it if necessary; simultaneous requests share one. */
  async get(key: string, make: () => Promise<T>): Promise<T> {
    const value = this.#values.get(key)
    if (value !== undefined) {
      this.#values.delete(key)
      this.#values.set(key, value)
      return value
    }
    const making = this.#making.get(key) ?? this.#make(key, make)
    return making
  }

  get size(): number {
    return this.#taken
  }

  #make(key: string, make: () => Promise<T>): Promise<T> {
    const making = make()
      .then((value) => {
        this.#keep(key, value)
        return value
      })
      // A failed value is made anew the next time.
      .finally(() => this.#making.delete(key))
    this.#making.set(key, making)
    return making
  }

  #keep(key: string, value: T): void {
    this.#values.set(key, value)
    this.#taken += this.#options.sizeOf(value)
    for (const [oldest, old] of this.#values) {
      if (this.#taken <= this.#options.room) break
      this.#values.delete(oldest)
      this.#taken -= this.#options.sizeOf(old)
    }
  }
}
