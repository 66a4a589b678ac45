/** A copy of plain data. */

/** Returns a deep copy of data that survives JSON; several times faster than `structuredClone`, which knows more. */
export function copied<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map(copied) as T
  const copy: Record<string, unknown> = {}
  for (const key in data) copy[key] = copied((data as Record<string, unknown>)[key])
  return copy as T
}
