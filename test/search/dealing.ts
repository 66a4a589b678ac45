/** Whether deals are fair: how far the counts of cards in places are from even. */

/** One chance in a thousand, in standard deviations. */
export const TOO_FAR = 3.1

/**
 * Returns how far the counts are from even, in standard deviations. In each deal every place has one card; a card of which
 * there are several copies comes as much oftener.
 * @throws if two deals are not of the same cards
 */
export function unevenness(deals: readonly (readonly string[])[]): number {
  const [first = []] = deals
  const places = first.length
  const copies = new Map<string, number>()
  for (const card of first) copies.set(card, (copies.get(card) ?? 0) + 1)
  const counts = new Map([...copies.keys()].map((card) => [card, Array<number>(places).fill(0)]))
  for (const deal of deals)
    for (const [at, card] of deal.entries()) {
      const row = counts.get(card)
      if (row === undefined) throw new Error('a deal has another card')
      row[at] = (row[at] ?? 0) + 1
    }
  let sum = 0
  for (const [card, row] of counts) {
    const expected = (deals.length * (copies.get(card) ?? 0)) / places
    for (const count of row) sum += (count - expected) ** 2 / expected
  }
  // Each deal fills all places, so that the sum is a little greater than that of independent counts.
  const freedom = (copies.size - 1) * (places - 1)
  return ((sum * (places - 1)) / places - freedom) / Math.sqrt(2 * freedom)
}

/** Deep copies through JSON; a missing value is null. */
export const plainly = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))
