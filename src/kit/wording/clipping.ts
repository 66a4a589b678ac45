/** Cuts texts that are too long for their place. */

/** Cuts a text to a number of UTF-16 units, with an ellipsis. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text
  return `${text
    .slice(0, Math.max(0, max - 1))
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`
}

/** Cuts a text after a whole word, where that leaves a third of it at least, with an ellipsis. */
export function clipWords(text: string, max: number): string {
  if (text.length <= max) return text
  const kept = text.slice(0, Math.max(0, max - 1))
  const words = /\s/.test(text[max - 1] ?? '') ? kept : kept.replace(/\s+\S*$/, '')
  return words === '' || words.length < max / 3 ? clip(text, max) : `${words.replace(/[\s,;:·–]+$/, '')}…`
}
