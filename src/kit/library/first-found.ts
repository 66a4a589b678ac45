/** Asks several sources in their order. */

/** Returns what the first source finds; null where none finds anything. */
export function firstFound<Source, Found>(
  sources: readonly Source[],
  find: (source: Source) => Found | null | undefined,
): Found | null {
  for (const source of sources) {
    const found = find(source)
    if (found != null) return found
  }
  return null
}
