/** Values that are found from an object once, and kept as long as that object is. */

/**
 * Returns a store of values of objects, several of one object by their keys: it makes a value at the first call and returns
 * the same one ever after. The key names all on which the value depends besides the object, which must never change.
 */
export function onceFor<O extends object, T>(): (of: O, key: unknown, make: () => T) => T {
  const kept = new WeakMap<O, Map<unknown, T>>()
  return (of, key, make) => {
    let values = kept.get(of)
    if (values === undefined) {
      values = new Map()
      kept.set(of, values)
    }
    const known = values.get(key)
    if (known !== undefined || values.has(key)) return known as T
    const made = make()
    values.set(key, made)
    return made
  }
}

/** Returns the same function of an object that makes its value once. The object must never change. */
export function madeOnce<O extends object, T>(make: (of: O) => T): (of: O) => T {
  const kept = new WeakMap<O, { readonly value: T }>()
  return (of) => {
    const known = kept.get(of)
    if (known !== undefined) return known.value
    const made = make(of)
    kept.set(of, { value: made })
    return made
  }
}
