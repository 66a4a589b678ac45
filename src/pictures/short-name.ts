/** Names of people in pictures. */

/** The most letters of a person's name. */
const MOST_LETTERS = 12

/** Returns a person's name as it stands in a strip: cut at twelve letters, after a whole word where that leaves half of them. */
export function cutName(name: string): string {
  const letters = [...name]
  if (letters.length <= MOST_LETTERS) return name
  const space = letters.slice(0, MOST_LETTERS + 1).lastIndexOf(' ')
  const at = space * 2 >= MOST_LETTERS ? space : MOST_LETTERS - 1
  return `${letters.slice(0, at).join('').trimEnd()}…`
}
