/** The lines of a mechanism in a registry. */

/**
 * Returns a registry without a mechanism: its imports from that folder, and the entries that name what they import.
 * @returns the text, and how many imports and entries were taken out
 */
export function without(name: string, text: string): { readonly text: string; readonly lines: number } {
  const imports = new RegExp(`^import \\{ ([\\w, ]+) \\} from '\\S*rules/${name}/\\S*'\\n`, 'gm')
  const found = [...text.matchAll(imports)]
  const words = found.flatMap(([, imported = '']) => imported.split(', '))
  const left = words.reduce(
    (rest, word) => rest.replace(new RegExp(`(?:\\w+: )?\\b${word}\\b(?:,\\s*)?`), ''),
    text.replace(imports, ''),
  )
  return { text: left, lines: found.length + words.length }
}
