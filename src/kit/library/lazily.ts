/** Values that take long to make and that most programs never ask for. */

/**
 * Returns a function that makes the value at the first call and returns the same one ever after.
 * If `make` throws, so does the call, and the next call tries again.
 */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
